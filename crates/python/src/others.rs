//! `teahouse.Others`: whoever plays the other seats of many games. What people use is `teahouse.vector(…, opponent=…)`.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use batch::{BatchError, Others};
use engine::{AdviceError, Opponent, opponent};
use pyo3::prelude::*;
use teahouse::contract::Random;
use teahouse::{Table, Turn};

use crate::game::PyGame;
use crate::long;
use crate::players::{named, of_advice, of_roster};
use crate::vector::refused;

/// Players for the seats that do not learn, as many sets of them as there are threads.
#[pyclass(module = "teahouse._teahouse", name = "Others", frozen)]
pub struct PyOthers {
    /// The name of a player for each seat.
    #[pyo3(get)]
    names: Vec<String>,
    sets: Mutex<Vec<Box<dyn Others>>>,
    shared: Arc<Shared>,
}

/// What all sets have in common while they play.
#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    /// Why one of them had no answer.
    trouble: Mutex<Option<AdviceError>>,
}

/// The players of one thread.
struct Set {
    /// Which of the players has each seat.
    by_seat: Vec<usize>,
    players: Vec<Box<dyn Opponent>>,
    shared: Arc<Shared>,
}

impl Others for Set {
    fn choose(&mut self, table: &dyn Table, lots: &mut Random) -> Option<String> {
        let Turn::Seat(seat) = table.turn() else { return None };
        let player = &mut self.players[self.by_seat[usize::from(seat)]];
        let chosen = player.choose_until(table, lots, &self.shared.stop);
        if self.shared.stop.load(Ordering::Relaxed) {
            return None;
        }
        let note = |error| *self.shared.trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        chosen.map_err(note).ok()
    }
}

#[pymethods]
impl PyOthers {
    /// A name for each seat; seats that nobody plays in, or that learn, have one as well.
    #[new]
    fn new(
        py: Python<'_>,
        game: &PyGame,
        names: Vec<Bound<'_, PyAny>>,
        threads: usize,
    ) -> PyResult<PyOthers> {
        let names: Vec<String> = names.iter().map(named).collect::<PyResult<_>>()?;
        let mut distinct: Vec<&String> = names.iter().collect();
        distinct.sort_unstable();
        distinct.dedup();
        let by_seat: Vec<usize> =
            names.iter().map(|name| distinct.partition_point(|other| *other < name)).collect();
        let shared = Arc::new(Shared::default());
        let set = || -> Result<Box<dyn Others>, engine::RosterError> {
            let players =
                distinct.iter().map(|name| opponent(&game.0, name, false)).collect::<Result<_, _>>()?;
            Ok(Box::new(Set { by_seat: by_seat.clone(), players, shared: shared.clone() }))
        };
        // Nets are read, and databases may be made.
        let sets = py.detach(|| (0..threads.max(1)).map(|_| set()).collect::<Result<Vec<_>, _>>());
        let sets = Mutex::new(sets.map_err(|error| of_roster(py, &error))?);
        Ok(PyOthers { names, sets, shared })
    }
}

impl PyOthers {
    /// Lets them play, and stops them when somebody presses Ctrl-C.
    pub fn playing(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut [Box<dyn Others>]) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        self.shared.stop.store(false, Ordering::Relaxed);
        let done = long::run_until(py, &self.shared.stop, |_| {
            work(&mut self.sets.lock().unwrap_or_else(PoisonError::into_inner))
        })?;
        let trouble = self.shared.trouble.lock().unwrap_or_else(PoisonError::into_inner).take();
        match (done, trouble) {
            (Ok(()), _) => Ok(()),
            (Err(BatchError::Others { .. }), Some(trouble)) => Err(of_advice(py, &trouble)),
            (Err(error), _) => Err(refused(py, &error)),
        }
    }
}
