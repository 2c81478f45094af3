//! A slow reference for Ludo, from its rule document.
