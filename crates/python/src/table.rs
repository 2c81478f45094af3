//! `teahouse.Table`: a game in progress.

use std::collections::BTreeMap;

use numpy::PyArray1;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use teahouse::contract;
use teahouse::contract::setup::{Setup, Standing};
use teahouse::{Numbered, Record, TableError, Turn, header_of};

use crate::game::PyGame;
use crate::numbered::{self, Action};
use crate::state::{self, PyState};
use crate::{convert, errors, long};

/// A game in progress, with its past: plays, takes back, explains, draws. Tables are made by :meth:`Game.table`.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> table.roll("63")
/// 'r63'
/// >>> table.legal_actions()
/// ['24/21', '24/18']
/// >>> table.why_not("24/20").code
/// 'no-such-die'
/// >>> table.act("24/18,18/15")
/// >>> table.fen
/// 'N5/3A2/o5/6 b -'
/// >>> table.undo()
/// '18/15'
#[pyclass(module = "teahouse", name = "Table")]
pub struct PyTable {
    pub game: PyGame,
    pub table: Box<dyn Numbered>,
}

impl PyTable {
    /// The game in progress.
    pub fn table(&self) -> &dyn Numbered {
        self.table.as_ref()
    }
}

#[pymethods]
impl PyTable {
    /// The rules.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// The seat that chooses an action now; ``None`` while dice are due and when the game is over.
    #[getter]
    fn current_seat(&self) -> Option<usize> {
        numbered::current_seat(self.table())
    }

    /// The seat that moves, or that the dice are rolled for; ``None`` in a roll-off and when the game is over.
    #[getter]
    fn seat_to_act(&self) -> Option<u8> {
        self.table.seat_to_act()
    }

    /// Whether dice are due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The dice that are still to be played, as people read them; empty when there are none.
    #[getter]
    fn dice(&self) -> String {
        self.table.dice()
    }

    /// The position as text.
    #[getter]
    fn fen(&self) -> String {
        self.table.fen()
    }

    /// The position the game began with, as text.
    #[getter]
    fn start_fen(&self) -> String {
        self.table.start_fen()
    }

    /// Everything that happened so far, in notation: ``['r63', '24/18', '18/15']``.
    #[getter]
    fn events(&self) -> Vec<String> {
        self.table.events()
    }

    /// How many events there are so far: ``len(table.events)``, without writing them down.
    #[getter]
    fn event_count(&self) -> usize {
        self.table.event_count()
    }

    /// How many events can be played again by :meth:`redo`.
    #[getter]
    fn undone(&self) -> usize {
        self.table.undone()
    }

    /// The points of every seat; all 0 before the end.
    fn scores(&self) -> Vec<i16> {
        numbered::scores(self.table())
    }

    /// How the game ended, as a :class:`Verdict`; ``None`` before that.
    #[getter]
    fn verdict<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::verdict(py, self.table.verdict())
    }

    /// The numbers of the legal actions, ascending; none while dice are due.
    fn legal_numbers(&self) -> Vec<usize> {
        numbered::legal_numbers(self.table())
    }

    /// The texts of the legal actions, in the order of their numbers; a single ``pass`` where there is only passing.
    fn legal_actions(&self) -> Vec<String> {
        numbered::legal_actions(self.table())
    }

    /// Every distinct whole turn with the FEN after it, in families that have them; otherwise ``None``.
    fn legal_turns(&self) -> Option<Vec<(String, String)>> {
        self.table.turns()
    }

    /// Whether each action number is legal, as an array of ``bool``.
    ///
    /// >>> table = teahouse.game("long-nardi").table()
    /// >>> _ = table.roll("63")
    /// >>> table.mask().nonzero()[0].tolist()
    /// [2, 5]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        numbered::mask(py, &self.game, self.table())
    }

    /// What a seat sees, as an array of ``float32``; without a seat, the one that is to act.
    ///
    /// >>> teahouse.game("long-nardi").table().observation(0).shape
    /// (66,)
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        numbered::observation(py, &self.game, self.table(), seat)
    }

    /// Every way the dice can fall, as its text and its probability; none unless they are due.
    fn rolls(&self) -> Vec<(String, f64)> {
        self.table.rolls().into_iter().map(|roll| (roll.text, roll.chance)).collect()
    }

    /// Plays an action by its text or its number. A text may also be a whole turn, or a roll such as ``r63``. All of
    /// it is played or nothing: what is not legal raises :class:`IllegalAction`, what cannot be read
    /// :class:`NotationError`.
    fn act(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        Action::of(py, &self.game, action)?.play(py, self.table.as_mut())
    }

    /// Lets the dice fall as they are given (``"63"``), or as a seed has it, and says how they fell.
    ///
    /// The seed and the number of rolls so far decide: the same seed and actions give the same game.
    ///
    /// >>> teahouse.game("long-nardi").table().roll(seed=1)
    /// 'r22'
    #[pyo3(signature = (dice = None, *, seed = None))]
    fn roll(
        &mut self,
        py: Python<'_>,
        dice: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> PyResult<String> {
        match (dice, seed) {
            (Some(dice), None) => {
                let outcome = Action::of(py, &self.game, dice)?;
                state::roll(py, self.table.as_mut(), &outcome)?;
                Ok(self.table.events().pop().unwrap_or_default())
            }
            (None, Some(seed)) => {
                let reason = contract::Message::new("dice-not-due");
                let refused = || errors::of_table(py, &TableError::Illegal { text: "roll".into(), reason });
                self.table.roll_by_seed(seed).ok_or_else(refused)
            }
            _ => Err(PyTypeError::new_err(contract::Message::new("roll-arguments").to_string())),
        }
    }

    /// Takes back the last action or roll and says what it was; ``None`` at the start.
    fn undo(&mut self) -> Option<String> {
        self.table.undo()
    }

    /// Plays again what was taken back last and says what it was; ``None`` when nothing was.
    fn redo(&mut self) -> Option<String> {
        self.table.redo()
    }

    /// Begins anew, from the start or from a position.
    #[pyo3(signature = (fen = None))]
    fn restart(&mut self, py: Python<'_>, fen: Option<&str>) -> PyResult<()> {
        match fen {
            None => self.table.restart(),
            Some(fen) => self.table.set_fen(fen).map_err(|error| errors::of_notation(py, &error))?,
        }
        Ok(())
    }

    /// Begins anew from a position that is set up by hand: what stands where, as place (by its id on the :meth:`board`),
    /// seat and count; who is to act; the numbers still to be played; how many pieces are to be taken off the board first
    /// (Mill); and seats that nobody plays in (Ludo). A marker that is nobody's has no seat. What stands nowhere is where it
    /// belongs: in the base, in the hand, or borne off. What cannot be raises :class:`PositionError`, with every problem.
    ///
    /// >>> table = teahouse.game("long-nardi").table()
    /// >>> table.set_up([("2", 0, 1), ("14", 1, 2)], turn=0, numbers=[6, 1])
    /// >>> table.legal_actions()
    /// ['2/1']
    /// >>> table.set_up([("99", 0, 1)], turn=0)
    /// Traceback (most recent call last):
    /// ...
    /// teahouse.PositionError: ...
    #[pyo3(signature = (pieces, *, turn = None, numbers = Vec::new(), removals = 0, away = Vec::new()))]
    fn set_up(
        &mut self,
        py: Python<'_>,
        pieces: Vec<(String, Option<u8>, u8)>,
        turn: Option<u8>,
        numbers: Vec<u8>,
        removals: u8,
        away: Vec<u8>,
    ) -> PyResult<()> {
        let standing = |(place, seat, count)| Standing { place, seat, count };
        let pieces = pieces.into_iter().map(standing).collect();
        let setup = Setup { pieces, turn, numbers, removals, away };
        self.table.set_up(&setup).map_err(|problems| errors::of_position(py, &problems))
    }

    /// Why an action or a turn is not legal here, as a :class:`Message`; ``None`` if it is.
    ///
    /// >>> table = teahouse.game("long-nardi").table()
    /// >>> table.why_not("24/21").text
    /// 'The dice have to be rolled first.'
    #[pyo3(signature = (action, language = "en"))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: &Bound<'py, PyAny>,
        language: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::why_not(py, &self.game, self.table(), action, language)
    }

    /// Why nobody can take a piece from one place of the :meth:`board` to another, by their ids; without a place to go to,
    /// why the piece cannot move at all. ``None`` if it can.
    ///
    /// >>> table = teahouse.game("long-nardi").table()
    /// >>> _ = table.roll("63")
    /// >>> table.why_not_between("24", "20").code
    /// 'no-such-die'
    #[pyo3(signature = (start, end = None, language = "en"))]
    fn why_not_between<'py>(
        &self,
        py: Python<'py>,
        start: Option<&str>,
        end: Option<&str>,
        language: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let reason = self.table.why_not_between(start, end);
        convert::in_language(language, || reason.map(|reason| convert::message(py, &reason)).transpose())
    }

    /// The turns so far as dicts, the one that goes on included: seat, dice, moves, and where they begin and end among
    /// the :attr:`events`.
    ///
    /// >>> table = teahouse.game("long-nardi").table()
    /// >>> table.act("r63")
    /// >>> table.act("24/18,18/15")
    /// >>> [(turn["seat"], turn["dice"], len(turn["moves"])) for turn in table.past()]
    /// [(0, [6, 3], 2)]
    #[pyo3(signature = (language = "en"))]
    fn past<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::in_language(language, || convert::data(py, &self.table.past()))
    }

    /// What each piece on its way threatens and risks, as dicts, in families where pieces send each other home.
    fn exposures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.table.exposures())
    }

    /// Everything there is to see now, as dicts and lists: pieces, dice, legal moves, counts, the last turn.
    #[pyo3(signature = (language = "en"))]
    fn view<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::in_language(language, || convert::data(py, &self.table.view()))
    }

    /// The board as dicts and lists: places with coordinates, lines, ways. The same for the whole game.
    #[pyo3(signature = (language = "en"))]
    fn board<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::in_language(language, || convert::data(py, &self.table.board()))
    }

    /// The record of the game so far; ``players`` names who plays in the seats, by the ids of the seats.
    ///
    /// >>> table = teahouse.game("three-mens-morris").table()
    /// >>> table.act("a1")
    /// >>> teahouse.replay(table.record({"white": "Ann"}))[0].fen == table.fen
    /// True
    #[pyo3(signature = (players = None))]
    fn record(&self, players: Option<BTreeMap<String, String>>) -> PyResult<String> {
        let table = self.table();
        let mut named = Vec::new();
        for (id, name) in players.iter().flatten() {
            if !(0..table.seats()).any(|seat| table.seat_id(seat) == id) {
                return Err(PyKeyError::new_err(id.clone()));
            }
            named.push((header_of(id), name.as_str()));
        }
        let named: Vec<(&str, &str)> = named.iter().map(|(header, name)| (header.as_str(), *name)).collect();
        let start = Some(table.start_fen()).filter(|fen| *fen != self.game.0.numbered().fen());
        let mut record = Record::of(table, start.as_deref(), &named);
        if !self.game.is_built_in() {
            record.bring_rules(&self.game.0.variant().to_toml());
        }
        Ok(record.to_string())
    }

    /// The present position as a :class:`State`.
    fn state(&self) -> PyState {
        PyState { game: self.game.clone(), table: self.table.present() }
    }

    /// The number of leaves of the tree of rolls and actions at this depth, for comparing engines.
    ///
    /// >>> teahouse.game("nine-mens-morris").table().perft(3)
    /// 12144
    fn perft(slf: &Bound<'_, PyTable>, depth: u32) -> PyResult<u64> {
        // Other threads may go on with the table meanwhile.
        let (py, table) = (slf.py(), slf.try_borrow()?.table.present());
        // Stopped only where an exception is raised anyway.
        long::run(py, |stop| table.perft_unless(depth, stop).unwrap_or_default())
    }

    /// The same game at a table of its own, with all its events.
    fn copy(&self) -> PyTable {
        PyTable { game: self.game.clone(), table: self.table.whole() }
    }

    fn __copy__(&self) -> PyTable {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyTable {
        self.copy()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<PyTable>() else { return false };
        let Ok(other) = other.try_borrow() else { return false };
        self.game == other.game && kept(self.table()) == kept(other.table())
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyTable>) -> PyResult<(Bound<'py, PyAny>, (PyGame, Kept))> {
        let restore = slf.py().import("teahouse._teahouse")?.getattr("restore")?;
        let this = slf.try_borrow()?;
        Ok((restore, (this.game.clone(), kept(this.table()))))
    }

    fn __repr__(&self) -> String {
        format!("<teahouse.Table {} {:?}>", self.game.0.variant().id, self.fen())
    }

    /// The board as a drawing, which notebooks show: an SVG document.
    fn svg(&self) -> String {
        teahouse::svg(self.table())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.table.picture().to_text()
    }
}

/// A whole game in texts: how it stood in the beginning, all events, and how many of them were taken back.
type Kept = (String, Vec<String>, usize);

fn kept(table: &dyn Numbered) -> Kept {
    let mut copy = table.whole();
    while copy.redo().is_some() {}
    let events = copy.events();
    while copy.undo().is_some() {}
    (copy.saved(), events, table.undone())
}

/// A table from what was kept of it; what pickles of tables call.
#[pyfunction]
pub fn restore(py: Python<'_>, game: &Bound<'_, PyGame>, kept: Kept) -> PyResult<PyTable> {
    let game = game.get().clone();
    let (start, events, undone) = kept;
    let mut table = game.0.resume(&start).map_err(|error| errors::of_notation(py, &error))?;
    for event in &events {
        table.act(event).map_err(|error| errors::of_table(py, &error))?;
    }
    (0..undone).for_each(|_| {
        table.undo();
    });
    Ok(PyTable { game, table })
}

/// Reads the records of a text and plays every game again, by the rules it names or brings along, or by these rules.
/// A record that is damaged or not legal raises :class:`RecordError`.
///
/// >>> table = teahouse.game("long-nardi").table()
/// >>> table.act("r63")
/// >>> [game.events for game in teahouse.replay(table.record())]
/// [['r63']]
#[pyfunction]
#[pyo3(signature = (text, game = None))]
pub fn replay(py: Python<'_>, text: &str, game: Option<&Bound<'_, PyGame>>) -> PyResult<Vec<PyTable>> {
    let wrong = |error| errors::of_record(py, &error);
    let mut tables = Vec::new();
    for record in Record::read_all(text).map_err(wrong)? {
        let game = match game {
            Some(game) => game.get().clone(),
            None => PyGame(record.game().map_err(wrong)?),
        };
        let played = record.replay_under(&game.0).map_err(wrong)?;
        let kept = (played.start_fen(), played.events(), 0);
        tables.push(restore(py, &Bound::new(py, game)?, kept)?);
    }
    Ok(tables)
}
