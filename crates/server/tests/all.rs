//! All tests of this crate, in one program: it is built once.

mod common;
mod faults;
mod hostile;
mod house;
mod intruders;
mod listening;
mod requests;
mod security;
mod tables;
