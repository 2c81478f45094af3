//! All tests of this crate, in one program: it is built once.

mod common;
mod conformance;
mod faults;
mod files;
mod suite;
mod versions;
