//! Teahouse for Python: what `import teahouse` finds as `teahouse._teahouse`.
//!
//! Bindings and nothing else: a file per subject, no rule, and no logic that callers in Rust would want. What answers
//! with data fills the classes of `teahouse/_results.py`; what fails raises those of `teahouse/_errors.py`.

mod advice;
mod arena;
mod convert;
mod errors;
mod game;
mod long;
mod numbered;
mod players;
mod review;
mod state;
mod table;
mod vector;

/// The engine of Teahouse. Import it as `teahouse`.
#[pyo3::pymodule]
mod _teahouse {
    /// The version of Teahouse.
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use crate::advice::{PyAdvisor, advisor};
    #[pymodule_export]
    use crate::arena::arena;
    #[pymodule_export]
    use crate::game::{PyGame, families, game, game_from_text, variants};
    #[pymodule_export]
    use crate::players::{PyPlayer, player, player_at};
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::state::{PyState, resume};
    #[pymodule_export]
    use crate::table::{PyTable, replay, restore};
    #[pymodule_export]
    use crate::vector::{PyBatch, closed_text};
}
