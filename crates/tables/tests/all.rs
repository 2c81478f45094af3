//! All tests of this crate but those with an allocator or a feature of their own, in one program: it is built once.

mod drawings;
mod exchange;
mod journeys;
mod languages;
mod layouts;
mod matches;
mod numbered;
mod own_boards;
mod past;
mod problem_codes;
mod records;
mod refusals;
mod rule_files;
mod schema;
mod set_up;
mod simulate;
mod tables;
mod variants;
mod views;
