//! The sentences of the suite.

pub mod events;
pub mod tables;
pub mod time;
