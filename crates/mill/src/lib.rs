//! See Cargo.toml; written next.
