//! All tests of this crate, in one program: it is built once.

mod backup;
mod commands;
mod databases;
mod exchange;
mod interrupted;
mod match_review;
mod output;
mod play;
mod review;
mod serve;
mod signature;
mod solve;
mod terminal;
mod training;
mod uci;
mod verify;
