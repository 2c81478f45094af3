//! A slow reference for Mill, from its rule document.
