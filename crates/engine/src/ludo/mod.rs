//! Ludo and its family: outcomes.

mod outcomes;
