//! The suite that every family and every rule file passes.
