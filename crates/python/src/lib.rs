//! Teahouse for Python: what `import teahouse` finds as `teahouse._teahouse`.
//!
//! Bindings and nothing else: a file per subject, no rule, and no logic that callers in Rust would want. What answers
//! with data fills the classes of `teahouse/_results.py`; what fails raises those of `teahouse/_errors.py`.
#![allow(clippy::type_complexity, reason = "what is pickled is a tuple of tuples")]
#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "paths of PyO3's traits are longer than closures"
)]

mod advice;
mod arena;
mod convert;
mod errors;
mod game;
mod long;
mod matches;
mod net;
mod numbered;
mod others;
mod players;
mod review;
mod shards;
mod state;
mod table;
mod training;
mod vector;

/// The engine of Teahouse. Import it as `teahouse`.
#[pyo3::pymodule]
mod _teahouse {
    /// The version of Teahouse.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Games of so many decisions are broken off in training and in the arena, as draws.
    #[pymodule_export]
    const LONGEST_GAME: u64 = teahouse::contract::LONGEST_GAME;

    #[pymodule_export]
    use crate::advice::{PyAdvisor, advisor};
    #[pymodule_export]
    use crate::arena::arena;
    #[pymodule_export]
    use crate::game::{PyGame, families, game, game_from_text, variants};
    #[pymodule_export]
    use crate::matches::{PyMatch, match_at};
    #[pymodule_export]
    use crate::net::{PyInputs, PyNet, built_in_nets, inputs, options, random_net};
    #[pymodule_export]
    use crate::others::PyOthers;
    #[pymodule_export]
    use crate::players::{PyPlayer, player, player_at};
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::shards::{
        PyArenaJob, PyArenaRow, PyArenaSum, PyArenaTable, PyRolloutJob, PyRolloutSum, PySimulateJob,
        PySimulateSum, arena_job, arena_pairings, py_game_of_matches, rollout_job, simulate_job,
    };
    #[pymodule_export]
    use crate::state::{PyState, resume};
    #[pymodule_export]
    use crate::table::{PyTable, replay, restore};
    #[pymodule_export]
    use crate::training::{PyCurve, PyGeneration, PyReport, PyTrainer, settings};
    #[pymodule_export]
    use crate::vector::{PyBatch, closed_text};
}
