//! `teahouse.Match`: games with a score, and the doubling cube.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use teahouse::Message;
use teahouse::{GameScore, MatchError, MatchSetup, MatchView, Record, Table, TableError, Turn, header_of};

use crate::convert::{self, made};
use crate::game::PyGame;
use crate::{errors, numbered};

/// A match: games with a score, and with the doubling cube if it is wanted. Only Nardi has matches.
///
/// It takes what a :class:`Table` takes, for the game that is played now, and besides :meth:`double`, :meth:`take`,
/// :meth:`drop`, :meth:`resign` and, once a game is over, :meth:`next_game`. ``crawford`` is usual with the cube in matches
/// of several points; ``jacoby`` is for single games. It may begin with a ``score`` and a position.
///
/// >>> match = teahouse.Match("federation", 5, score=(3, 2))
/// >>> _ = match.roll("63")
/// >>> match.act(match.legal_turns()[0][0])
/// >>> match.may_double
/// 1
/// >>> match.double()
/// >>> match.legal_actions()
/// ['take', 'drop']
/// >>> match.drop()
/// >>> match.score, match.games[0].points
/// ([3, 3], 1)
/// >>> match.next_game()
/// >>> match.game_number
/// 2
#[pyclass(module = "teahouse", name = "Match", frozen)]
pub struct PyMatch {
    /// The rules as they were given, and with the options of the match.
    rules: PyGame,
    game: PyGame,
    setup: MatchSetup,
    start: Option<String>,
    table: Mutex<Box<dyn Table>>,
}

/// What a match is made with: length, cube, Crawford, Jacoby, score, whether the Crawford game is over, and who starts the
/// next game, where the rules do not say.
type SetupKept = (u32, bool, bool, bool, [u32; 2], bool, Option<String>);

/// Rules, setup, position at the start, all events, and how many of them were taken back.
type Kept = (PyGame, SetupKept, Option<String>, Vec<String>, usize);

impl PyMatch {
    fn begin(py: Python<'_>, game: &PyGame, setup: MatchSetup, start: Option<String>) -> PyResult<PyMatch> {
        let with_match = game.0.with_match(&setup).map_err(|error| of_match(py, error))?;
        let mut table = with_match.match_at(&setup).map_err(|error| of_match(py, error))?;
        if let Some(fen) = &start {
            table.set_fen(fen).map_err(|error| errors::of_notation(py, &error))?;
        }
        let (rules, game) = (game.clone(), PyGame(with_match));
        Ok(PyMatch { rules, game, setup, start, table: Mutex::new(table) })
    }

    /// Does something with the table.
    fn with<T>(&self, work: impl FnOnce(&mut dyn Table) -> T) -> T {
        work(self.table.lock().unwrap_or_else(PoisonError::into_inner).as_mut())
    }

    fn seen(&self) -> PyResult<MatchView> {
        // A match always has one.
        self.with(|table| table.match_view()).ok_or_else(|| errors::value_error(&Message::new("match-none")))
    }

    fn played(&self, py: Python<'_>, action: &str) -> PyResult<()> {
        self.with(|table| table.act(action)).map_err(|error| errors::of_table(py, &error))
    }

    /// All events, and how many of them were taken back.
    fn kept(&self) -> (Vec<String>, usize) {
        self.with(|table| {
            let undone = table.undone();
            while table.redo().is_some() {}
            let events = table.events();
            (0..undone).for_each(|_| {
                table.undo();
            });
            (events, undone)
        })
    }

    /// The same match at a table of its own, for thinking in another thread.
    pub fn fork(&self) -> Box<dyn Table> {
        self.with(|table| table.fork())
    }

    /// The match with all its games, and its rules.
    pub fn whole(&self, py: Python<'_>) -> PyResult<(PyGame, Box<dyn Table>)> {
        let copy = self.copy(py)?;
        Ok((copy.game, copy.table.into_inner().unwrap_or_else(PoisonError::into_inner)))
    }

    /// Plays events and takes some of them back.
    fn caught_up(self, py: Python<'_>, events: &[String], undone: usize) -> PyResult<PyMatch> {
        events.iter().try_for_each(|event| self.played(py, event))?;
        (0..undone).for_each(|_| {
            self.with(|table| table.undo());
        });
        Ok(self)
    }
}

#[pymethods]
impl PyMatch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    #[pyo3(signature = (game, length, *, cube = true, crawford = None, jacoby = false, score = [0, 0], is_after_crawford = false, next_game = None, fen = None))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        length: u32,
        cube: bool,
        crawford: Option<bool>,
        jacoby: bool,
        score: [u32; 2],
        is_after_crawford: bool,
        next_game: Option<String>,
        fen: Option<String>,
    ) -> PyResult<PyMatch> {
        let usual = MatchSetup::to(length, cube);
        let crawford = crawford.unwrap_or(usual.crawford);
        let setup = MatchSetup { crawford, jacoby, score, is_after_crawford, next_game, ..usual };
        PyMatch::begin(py, &crate::game::game(py, game)?, setup, fen)
    }

    /// Reads the records of a match and plays it again, by the rules it names or by these.
    ///
    /// >>> match = teahouse.Match("long-nardi", 3)
    /// >>> match.act("r63")
    /// >>> teahouse.Match.replay(match.record()).events
    /// ['r63']
    #[staticmethod]
    #[pyo3(signature = (text, game = None))]
    fn replay(py: Python<'_>, text: &str, game: Option<&Bound<'_, PyGame>>) -> PyResult<PyMatch> {
        let wrong = |error| errors::of_record(py, &error);
        let matches = Record::matches(Record::read_all(text).map_err(wrong)?);
        let setup = match &matches[..] {
            [games] => MatchSetup::of_record(&games[0]).map_err(wrong)?,
            _ => None,
        };
        let Some(setup) = setup else {
            let message = Message::new("one-match-wanted").with("count", matches.len());
            return Err(errors::value_error(&message));
        };
        let rules = match game {
            Some(game) => game.get().clone(),
            None => PyGame(matches[0][0].game().map_err(wrong)?),
        };
        let played = Record::replay_match_under(&matches[0], &rules.0).map_err(wrong)?;
        let start = matches[0][0].header("Start").map(str::to_owned);
        PyMatch::begin(py, &rules, setup, start)?.caught_up(py, &played.events(), 0)
    }

    /// The rules, with the options of the match.
    #[getter]
    fn game(&self) -> PyGame {
        self.game.clone()
    }

    /// The points that win the match.
    #[getter]
    fn length(&self) -> PyResult<u32> {
        Ok(self.seen()?.length)
    }

    /// The points of both seats, those of the game that is played now included once it is over.
    #[getter]
    fn score(&self) -> PyResult<Vec<u32>> {
        Ok(self.seen()?.score)
    }

    /// The number of the game that is played now, from 1.
    #[getter]
    fn game_number(&self) -> PyResult<usize> {
        Ok(self.seen()?.game)
    }

    /// The games that are over, as :class:`GameScore`.
    #[getter]
    fn games<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let MatchView { games, ended, .. } = self.seen()?;
        games.iter().chain(&ended).map(|game| score_of(py, game)).collect()
    }

    /// The cube, as a :class:`Cube`; ``None`` where it is played without, as in the Crawford game.
    #[getter]
    fn cube<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(cube) = self.seen()?.cube else { return Ok(None) };
        made!(py, "Cube" { value: cube.value, owner: cube.owner, offered: cube.offered }).map(Some)
    }

    /// The seat that may double now instead of rolling; ``None`` if nobody may.
    #[getter]
    fn may_double(&self) -> PyResult<Option<u8>> {
        Ok(self.seen()?.may_double)
    }

    /// Whether this is the Crawford game, which has no cube.
    #[getter]
    fn is_crawford(&self) -> PyResult<bool> {
        Ok(self.seen()?.is_crawford)
    }

    /// The seat that has won the match; ``None`` before that.
    #[getter]
    fn winner(&self) -> PyResult<Option<u8>> {
        Ok(self.seen()?.winner)
    }

    /// Whether the match is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.seen()?.winner.is_some())
    }

    /// Whether the game that is played now is over.
    #[getter]
    fn is_game_over(&self) -> bool {
        self.with(|table| table.turn() == Turn::Over)
    }

    /// The seat that chooses an action or answers a double now; ``None`` while dice are due and when the game is over.
    #[getter]
    fn current_seat(&self) -> Option<u8> {
        self.with(|table| if let Turn::Seat(seat) = table.turn() { Some(seat) } else { None })
    }

    /// The seat that moves, or that the dice are rolled for; ``None`` in a roll-off and when the game is over.
    #[getter]
    fn seat_to_act(&self) -> Option<u8> {
        self.with(|table| table.seat_to_act())
    }

    /// Whether dice are due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.with(|table| table.turn() == Turn::Chance)
    }

    /// The dice that are still to be played, as people read them; empty when there are none.
    #[getter]
    fn dice(&self) -> String {
        self.with(|table| table.dice())
    }

    /// The position of the game that is played now, as text.
    #[getter]
    fn fen(&self) -> String {
        self.with(|table| table.fen())
    }

    /// Everything that happened so far in all games, in notation.
    #[getter]
    fn events(&self) -> Vec<String> {
        self.with(|table| table.events())
    }

    /// How the game that is played now ended, as a :class:`Verdict`; ``None`` before that.
    #[getter]
    fn verdict<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        numbered::verdict(py, self.with(|table| table.verdict()))
    }

    /// The texts of the legal actions; ``take`` and ``drop`` where a double is to be answered.
    fn legal_actions(&self) -> Vec<String> {
        self.with(|table| table.legal()).into_iter().map(|action| action.text).collect()
    }

    /// Every distinct whole turn with the FEN after it.
    fn legal_turns(&self) -> Vec<(String, String)> {
        self.with(|table| table.turns()).unwrap_or_default()
    }

    /// Every way the dice can fall, as its text and its probability; none unless they are due.
    fn rolls(&self) -> Vec<(String, f64)> {
        self.with(|table| table.rolls()).into_iter().map(|roll| (roll.text, roll.chance)).collect()
    }

    /// Plays an action, a whole turn, a roll such as ``r63``, or what belongs to the match: ``double``, ``take``, ``drop``,
    /// ``white-resigns``, ``next``. What is not legal raises :class:`IllegalAction`.
    fn act(&self, py: Python<'_>, action: &str) -> PyResult<()> {
        self.played(py, action)
    }

    /// Lets the dice fall as they are given (``"63"``), or as a seed has it, and says how they fell.
    #[pyo3(signature = (dice = None, *, seed = None))]
    fn roll(&self, py: Python<'_>, dice: Option<&str>, seed: Option<u64>) -> PyResult<String> {
        match (dice, seed) {
            (Some(dice), None) => {
                let dice = dice.strip_prefix('r').unwrap_or(dice);
                self.with(|table| table.roll(dice)).map_err(|error| errors::of_table(py, &error))?;
                Ok(self.events().pop().unwrap_or_default())
            }
            (None, Some(seed)) => {
                let reason = Message::new("dice-not-due");
                let refused = || errors::of_table(py, &TableError::Illegal { text: "roll".into(), reason });
                self.with(|table| table.roll_by_seed(seed)).ok_or_else(refused)
            }
            _ => Err(PyTypeError::new_err(Message::new("roll-arguments").to_string())),
        }
    }

    /// Offers the cube, for whoever is to roll.
    fn double(&self, py: Python<'_>) -> PyResult<()> {
        self.played(py, "double")
    }

    /// Takes the cube that is offered.
    fn take(&self, py: Python<'_>) -> PyResult<()> {
        self.played(py, "take")
    }

    /// Drops the cube that is offered, and with it the game.
    fn drop(&self, py: Python<'_>) -> PyResult<()> {
        self.played(py, "drop")
    }

    /// Gives up the game for a seat: for what it would cost as it stands, or for what both agreed on, ``"oin"``, ``"mars"``
    /// or ``"koks"``.
    ///
    /// >>> match = teahouse.Match("long-nardi", 3)
    /// >>> match.resign(0, "oin")
    /// >>> match.score
    /// [0, 1]
    #[pyo3(signature = (seat, as_win = None))]
    fn resign(&self, py: Python<'_>, seat: i64, as_win: Option<&str>) -> PyResult<()> {
        let id = u8::try_from(seat).ok().filter(|&seat| seat < 2).ok_or_else(|| {
            errors::value_error(&Message::new("seat-unknown").with("seat", seat).with("last", 1))
        })?;
        let id = self.with(|table| table.seat_id(id));
        let win = as_win.map(|win| format!("-{win}")).unwrap_or_default();
        self.played(py, &format!("{id}-resigns{win}"))
    }

    /// Begins the next game, once one is over.
    fn next_game(&self, py: Python<'_>) -> PyResult<()> {
        self.played(py, "next")
    }

    /// Takes back the last event and says what it was, also into the game before; ``None`` at the start.
    fn undo(&self) -> Option<String> {
        self.with(|table| table.undo())
    }

    /// Plays again what was taken back last and says what it was; ``None`` when nothing was.
    fn redo(&self) -> Option<String> {
        self.with(|table| table.redo())
    }

    /// Why an action, a turn or a double is not possible now, as a :class:`Message`; ``None`` if it is.
    ///
    /// >>> teahouse.Match("long-nardi", 3).why_not("take").text
    /// 'nobody has doubled'
    #[pyo3(signature = (action, language = "en"))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: &str,
        language: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let reason = self.with(|table| table.why_not(action));
        let reason = reason.map_err(|error| errors::of_notation(py, &error))?;
        convert::in_language(language, || reason.map(|reason| convert::message(py, &reason)).transpose())
    }

    /// Everything there is to see now, as dicts and lists, the match among it.
    #[pyo3(signature = (language = "en"))]
    fn view<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::in_language(language, || convert::data(py, &self.with(|table| table.view())))
    }

    /// The records of all games so far; ``players`` names who plays in the seats, by the ids of the seats.
    #[pyo3(signature = (players = None))]
    fn record(&self, players: Option<BTreeMap<String, String>>) -> PyResult<String> {
        let ids = self.with(|table| [0, 1].map(|seat| table.seat_id(seat)));
        let players = players.unwrap_or_default();
        if let Some(unknown) = players.keys().find(|id| !ids.contains(&id.as_str())) {
            return Err(PyKeyError::new_err(unknown.clone()));
        }
        let headers: Vec<(String, &String)> =
            players.iter().map(|(id, name)| (header_of(id), name)).collect();
        let named: Vec<(&str, &str)> =
            headers.iter().map(|(header, name)| (header.as_str(), name.as_str())).collect();
        let mut records = self.with(|table| Record::all_of(table, None, &named));
        if !self.rules.is_built_in() {
            let rules = self.rules.0.variant().to_toml();
            records.iter_mut().for_each(|record| record.bring_rules(&rules));
        }
        Ok(records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }

    /// The same match with a table of its own.
    fn copy(&self, py: Python<'_>) -> PyResult<PyMatch> {
        let (events, undone) = self.kept();
        let copy = PyMatch::begin(py, &self.rules, self.setup.clone(), self.start.clone())?;
        copy.caught_up(py, &events, undone)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<PyMatch> {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<PyMatch> {
        self.copy(py)
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyMatch>) -> PyResult<(Bound<'py, PyAny>, Kept)> {
        let again = slf.py().import("teahouse._teahouse")?.getattr("match_at")?;
        let this = slf.get();
        let MatchSetup { length, cube, crawford, jacoby, score, is_after_crawford, next_game } =
            this.setup.clone();
        let setup = (length, cube, crawford, jacoby, score, is_after_crawford, next_game);
        let (events, undone) = this.kept();
        Ok((again, (this.rules.clone(), setup, this.start.clone(), events, undone)))
    }

    fn __repr__(&self) -> PyResult<String> {
        let MatchView { length, score, .. } = self.seen()?;
        let score = score.iter().map(u32::to_string).collect::<Vec<_>>().join("-");
        Ok(format!("<teahouse.Match {} {score}/{length} {:?}>", self.game.0.variant().id, self.fen()))
    }

    /// The board as a drawing, which notebooks show: an SVG document.
    fn svg(&self) -> String {
        self.with(|table| teahouse::svg(table))
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.with(|table| table.picture().to_text())
    }
}

/// A match from what was kept of it; what pickles of matches call.
#[pyfunction]
pub fn match_at(
    py: Python<'_>,
    game: &Bound<'_, PyGame>,
    setup: SetupKept,
    start: Option<String>,
    events: Vec<String>,
    undone: usize,
) -> PyResult<PyMatch> {
    let (length, cube, crawford, jacoby, score, is_after_crawford, next_game) = setup;
    let setup = MatchSetup { length, cube, crawford, jacoby, score, is_after_crawford, next_game };
    PyMatch::begin(py, game.get(), setup, start)?.caught_up(py, &events, undone)
}

fn score_of<'py>(py: Python<'py>, game: &GameScore) -> PyResult<Bound<'py, PyAny>> {
    made!(py, "GameScore" {
        winner: game.winner,
        points: game.points,
        is_dropped: game.is_dropped,
        is_resigned: game.is_resigned,
        score: &game.score,
    })
}

/// `RulesError`, or `TeahouseError` where no rules are wrong.
fn of_match(py: Python<'_>, error: MatchError) -> PyErr {
    let message = error.message();
    match error {
        MatchError::Rules(error) => errors::of_rules(py, error, false),
        error => errors::telling(py, "TeahouseError", error.to_string(), &message, Vec::new()),
    }
}
