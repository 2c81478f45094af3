//! Rule files: every variant is one TOML file, read against its family's table of options.
//!
//! A family declares its options once, as a table of [`OptionSpec`]s. The reader, the JSON Schema, the
//! canonical form and its digest, the protocol's options and the documentation all come from that table, so
//! an option has the same name, default and meaning everywhere.
//!
//! Reading goes text → TOML with positions → checked values; *all* problems are collected on the way, each
//! with its line, its column and a hint.

mod canonical;
mod choice;
mod plain;
mod problem;
mod read;
mod schema;
mod spec;
mod value;
mod variant;

pub use crate::choice;
pub use choice::Choice;
pub use problem::{Arguments, Flaw, Flaws, MAX_PROBLEMS, Place, Problem, Problems};
pub use read::{MAX_FILE_BYTES, Parents, read};
pub use schema::schema;
pub use spec::{Default, Family, Kind, OptionSpec, closest};
pub use value::{Value, Values};
pub use variant::Variant;
