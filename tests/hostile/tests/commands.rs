//! The real binary against hostile input: each command under a time limit and a memory limit. It must end with the
//! right code and a message that names the thing, never panic, and leave no file half written.
//!
//! Some of this is tested where the command is, in `crates/cli/tests`, and not here again:
//! - signals during `arena` and `train`, full disks, readers who go away: `interrupted.rs`
//! - `simulate`, `perft` and `bench` without a reader or a disk, and `simulate` killed: `output.rs`
//! - signals, pipes and memory during `uci`: `uci.rs`; thousands of random lines: `crates/protocol/tests/hostile.rs`
//! - bear-off databases that are none: `databases.rs`
//!
//! An argument cannot hold a NUL byte, so those come in files and lines.
#![cfg(target_os = "linux")]

#[path = "commands/numbers.rs"]
mod numbers;
#[path = "commands/output.rs"]
mod output;
#[path = "commands/protocol.rs"]
mod protocol;
#[path = "commands/records_and_nets.rs"]
mod records_and_nets;
#[path = "commands/rule_files.rs"]
mod rule_files;
#[path = "commands/runner.rs"]
mod runner;
#[path = "commands/words.rs"]
mod words;
