"""Stand-ins for other packages, so that what was written for them runs on Teahouse."""
