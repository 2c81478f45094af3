//! A slow reference for Nardi, from its rule document.
