//! [`MatchTable`]: a match as a table of games with a score. It takes what a single game takes, and besides
//! `double`, `take`, `drop`, `white-resigns` or `black-resigns` for a game that is given up, and `next` once a game is over.
//!
//! The rules of matches stand in the family crate ([`nardi::Match`]); here they are put around the games, with
//! undo and redo over doubles and from game to game.

mod played;
mod records;
mod setup;
mod table;
mod view;

use std::sync::Arc;

use game::{Game, Message, MoveKind, MoveView, Notation, Random, Seat, Turn, sample_roll};
use nardi::{Match, Nardi, Win};

use crate::table::{Seated, Table, TableError};

pub use played::{CubeAction, CubeMoment, PlayedGame};
pub use records::MatchGame;
pub use setup::{MatchError, MatchSetup};
pub use view::{CubeView, GameScore, MatchView};

/// The texts of what happens besides the games themselves.
const DOUBLE: &str = "double";
const TAKE: &str = "take";
const DROP: &str = "drop";
pub(crate) const NEXT: &str = "next";

/// What a seat says that gives up a game: for what it would lose if the game ended as it stands, which is the worst
/// that can still happen, or for what both agreed on.
const RESIGNATIONS: [[&str; 4]; 2] = [
    ["white-resigns", "white-resigns-oin", "white-resigns-mars", "white-resigns-koks"],
    ["black-resigns", "black-resigns-oin", "black-resigns-mars", "black-resigns-koks"],
];
/// The wins that those are for.
const WINS: [Option<Win>; 4] = [None, Some(Win::Oin), Some(Win::Mars), Some(Win::Koks)];

/// Everything that a seat may say to give up a game, from 'as it stands' on.
pub(crate) fn resignations(seat: Seat) -> [&'static str; 4] {
    RESIGNATIONS[usize::from(seat & 1)]
}

/// A match in progress. Where single games are asked about, it answers for the game that is played now.
pub struct MatchTable {
    game: Arc<Nardi>,
    /// The games that were begun; those behind `current` were taken back.
    games: Vec<OneGame>,
    current: usize,
    /// How the match stood when this table was set, and what has happened since; steps from `length` on were
    /// taken back.
    start: Standing,
    steps: Vec<(Step, Standing)>,
    length: usize,
    /// Events and rolls before this table was set.
    before: (usize, usize),
}

/// One game of a match.
struct OneGame {
    table: Seated<Nardi>,
    /// The match when it began.
    begins: Match,
    /// The number of steps before it.
    first: usize,
    /// How it ended; known once the next one was begun.
    score: Option<GameScore>,
}

/// How a match stands between two events.
#[derive(Clone, Copy)]
struct Standing {
    of_match: Match,
    /// How the game ended, where it was not by its own rules.
    ended: Option<Ended>,
}

/// How a game ends before its rules end it.
#[derive(Clone, Copy)]
enum Ended {
    /// The double that is offered was dropped.
    Dropped,
    /// This seat gave up, and loses so.
    Resigned(Seat, Win),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// An event of the game itself.
    Game,
    Double,
    Take,
    Drop,
    /// Who gives up, and for which of [`WINS`].
    Resign(Seat, u8),
    Next,
}

impl Step {
    /// The step that a text means, if it is one of the match.
    fn of(text: &str) -> Option<Step> {
        match text {
            DOUBLE => Some(Step::Double),
            TAKE => Some(Step::Take),
            DROP => Some(Step::Drop),
            NEXT => Some(Step::Next),
            _ => [0, 1].into_iter().find_map(|seat| {
                let win = resignations(seat).iter().position(|&said| said == text)?;
                Some(Step::Resign(seat, win as u8))
            }),
        }
    }

    fn text(self) -> &'static str {
        match self {
            Step::Game => "",
            Step::Double => DOUBLE,
            Step::Take => TAKE,
            Step::Drop => DROP,
            Step::Resign(seat, win) => resignations(seat)[usize::from(win)],
            Step::Next => NEXT,
        }
    }

    fn view(self) -> MoveView {
        let kind = match self {
            Step::Take => MoveKind::Take,
            Step::Drop => MoveKind::Drop,
            Step::Resign(..) => MoveKind::Resign,
            _ => MoveKind::Double,
        };
        MoveView {
            text: self.text().to_owned(),
            kind,
            from: None,
            to: None,
            piece: None,
            path: Vec::new(),
            numbers: Vec::new(),
            captures: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl MatchTable {
    /// A match of these rules that stands so, before a game.
    pub(crate) fn new(game: Arc<Nardi>, begins: Match) -> MatchTable {
        let table = Seated::at(game.clone(), game.start_of(begins.starter));
        MatchTable::around(game, table, Standing { of_match: begins, ended: None })
    }

    fn around(game: Arc<Nardi>, table: Seated<Nardi>, start: Standing) -> MatchTable {
        let only = OneGame { table, begins: start.of_match, first: 0, score: None };
        MatchTable {
            game,
            games: vec![only],
            current: 0,
            start,
            steps: Vec::new(),
            length: 0,
            before: (0, 0),
        }
    }

    /// The game that is played now.
    fn now(&self) -> &Seated<Nardi> {
        &self.games[self.current].table
    }

    fn standing(&self) -> Standing {
        self.length.checked_sub(1).map_or(self.start, |last| self.steps[last].1)
    }

    /// Who has to answer a double.
    fn answering(&self) -> Option<Seat> {
        let standing = self.standing();
        standing.of_match.offered().filter(|_| standing.ended.is_none()).map(|doubler| doubler ^ 1)
    }

    /// Who may double now.
    fn doubler(&self) -> Option<Seat> {
        let (game, state) = (self.game.as_ref(), self.now().history().state());
        let standing = self.standing();
        if standing.ended.is_some() || self.now().turn() == Turn::Over {
            return None;
        }
        game.seat_to_act(state).filter(|&seat| standing.of_match.may_double(game, state, seat))
    }

    fn is_game_over(&self) -> bool {
        self.standing().ended.is_some() || self.now().turn() == Turn::Over
    }

    /// How the game that is played now ended, and the match after it.
    fn ending(&self) -> Option<(GameScore, Match)> {
        if !self.is_game_over() {
            return None;
        }
        let Standing { of_match, ended } = self.standing();
        let mut after = of_match;
        if let Some(starter) = self.starter() {
            after.started_by(starter);
        }
        let won = match ended {
            Some(Ended::Dropped) => of_match.offered().map(|doubler| (doubler, Win::Oin)),
            Some(Ended::Resigned(loser, win)) => Some((loser ^ 1, win)),
            None => self.game.winner(self.now().history().state()),
        };
        let points = after.finish_game(won);
        let score = GameScore {
            winner: won.map(|(seat, _)| seat),
            points,
            is_dropped: matches!(ended, Some(Ended::Dropped)),
            is_resigned: matches!(ended, Some(Ended::Resigned(..))),
            score: after.score.to_vec(),
        };
        Some((score, after))
    }

    /// Who began the game that is played now.
    fn starter(&self) -> Option<Seat> {
        let history = self.now().history();
        let mut states =
            std::iter::once(history.start()).chain(history.events().iter().map(|(_, state)| state));
        states.find_map(|state| self.game.seat_to_act(state))
    }

    /// Why this step of the match is not possible now.
    fn why_not_step(&self, step: Step) -> Option<Message> {
        let refused = |code: &'static str| Some(Message::new(code));
        let is_offered = self.answering().is_some();
        match step {
            Step::Game => None,
            Step::Take | Step::Drop if is_offered => None,
            Step::Take | Step::Drop => refused("match-no-double"),
            Step::Next if !self.is_game_over() => refused("match-game-goes-on"),
            Step::Next if self.ending().is_some_and(|(_, after)| after.winner().is_some()) => {
                refused("match-over")
            }
            Step::Next => None,
            Step::Double | Step::Resign(..) if self.is_game_over() => refused("game-over"),
            Step::Resign(_, win) if WINS[usize::from(win)].is_some_and(|win| self.worth(win) == 0) => {
                refused("match-no-koks")
            }
            Step::Resign(..) => None,
            Step::Double if is_offered => refused("match-answer-first"),
            Step::Double if self.doubler().is_some() => None,
            Step::Double => refused(self.why_no_double()),
        }
    }

    /// Why nobody may double, though the game goes on.
    fn why_no_double(&self) -> &'static str {
        let of_match = self.standing().of_match;
        let state = self.now().history().state();
        if !of_match.rules().cube {
            "match-no-cube"
        } else if of_match.crawford == nardi::Crawford::Now {
            "match-crawford-game"
        } else if self.now().turn() != Turn::Chance || self.game.seat_to_act(state).is_none() {
            "match-double-before-roll"
        } else if of_match.cube.owner.is_some_and(|owner| self.game.seat_to_act(state) != Some(owner)) {
            "match-cube-is-theirs"
        } else {
            "match-double-not-now"
        }
    }

    fn take_step(&mut self, step: Step, text: &str) -> Result<(), TableError> {
        if let Some(reason) = self.why_not_step(step) {
            return Err(TableError::Illegal { text: text.to_owned(), reason });
        }
        let step = self.plain(step);
        let mut standing = self.standing();
        let state = *self.now().history().state();
        match step {
            Step::Game => {}
            Step::Double => {
                if let Some(seat) = self.doubler() {
                    standing.of_match.double(&self.game, &state, seat);
                }
            }
            Step::Take => {
                standing.of_match.take();
            }
            Step::Drop => standing.ended = Some(Ended::Dropped),
            Step::Resign(seat, win) => {
                let win = WINS[usize::from(win)].unwrap_or_else(|| self.game.win_over(&state, seat));
                standing.ended = Some(Ended::Resigned(seat, win));
            }
            Step::Next => standing = self.begin_next(standing),
        }
        self.append(step, standing);
        Ok(())
    }

    /// The one way to write a step: who gives up instead of answering a double drops it, and what was agreed on is
    /// said only where it is not what the position says.
    fn plain(&self, step: Step) -> Step {
        let Step::Resign(seat, win) = step else { return step };
        let (stands, plain) = if self.answering() == Some(seat) {
            (Win::Oin, Step::Drop)
        } else {
            (self.game.win_over(self.now().history().state(), seat), Step::Resign(seat, 0))
        };
        let is_plain = WINS[usize::from(win)].is_none_or(|win| self.worth(win) == self.worth(stands));
        if is_plain { plain } else { step }
    }

    /// The points of a win in the game that is played now.
    fn worth(&self, win: Win) -> u32 {
        self.standing().of_match.worth(win)
    }

    /// Lays out the next game; the match as it stands then.
    fn begin_next(&mut self, standing: Standing) -> Standing {
        let Some((score, begins)) = self.ending() else { return standing };
        self.games.truncate(self.current + 1);
        self.games[self.current].score = Some(score);
        let table = Seated::at(self.game.clone(), self.game.start_of(begins.starter));
        self.games.push(OneGame { table, begins, first: self.length + 1, score: None });
        self.current += 1;
        Standing { of_match: begins, ended: None }
    }

    /// Notes what happened; what was taken back is forgotten.
    fn append(&mut self, step: Step, standing: Standing) {
        self.steps.truncate(self.length);
        self.games.truncate(self.current + 1);
        self.steps.push((step, standing));
        self.length += 1;
    }

    /// Does something with the game that is played now, unless the match waits for something else.
    fn play<T>(
        &mut self,
        text: &str,
        work: impl FnOnce(&mut Seated<Nardi>) -> Result<T, TableError>,
    ) -> Result<T, TableError> {
        if let Some(reason) = self.why_not_play() {
            return Err(TableError::Illegal { text: text.to_owned(), reason });
        }
        let table = &mut self.games[self.current].table;
        let before = table.events_so_far();
        let done = work(table)?;
        let events = self.now().events_so_far() - before;
        let standing = self.standing();
        (0..events).for_each(|_| self.append(Step::Game, standing));
        Ok(done)
    }

    /// Why the game cannot go on now, apart from its own rules.
    fn why_not_play(&self) -> Option<Message> {
        if self.answering().is_some() {
            return Some(Message::new("match-answer-first"));
        }
        self.standing().ended.map(|_| Message::new("game-over"))
    }

    /// How many rolls there were in the whole match.
    fn rolls_in_all(&self) -> usize {
        let games = &self.games[..=self.current];
        self.before.1 + games.iter().map(|game| game.table.history().rolls_so_far()).sum::<usize>()
    }

    fn roll_as_seeded(&mut self, seed: u64) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let mut random = Random::stream(seed, self.rolls_in_all() as u64);
        let roll = sample_roll(self.game.rolls(self.now().history().state()), &mut random);
        let mut dice = String::new();
        self.game.write_roll(roll, &mut dice);
        self.play(&dice, |table| table.roll(&dice)).ok()?;
        Some(format!("r{dice}"))
    }

    fn forked(&self) -> MatchTable {
        let now = &self.games[self.current];
        let mut fork = MatchTable::around(self.game.clone(), now.table.forked(), self.standing());
        let rolls_of_game = fork.now().history().rolls_so_far();
        fork.before = (self.events_so_far(), self.rolls_in_all() - rolls_of_game);
        // The number of the game and what was won before belong to how the match goes on.
        fork.games[0].begins = now.begins;
        fork
    }
}
