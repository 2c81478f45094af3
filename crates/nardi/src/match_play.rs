//! Matches: the score, the doubling cube, the Crawford and Jacoby rules, who starts the next game.
//!
//! All of this belongs to the match; a game's position knows nothing of it.

use game::Seat;

use crate::play::Nardi;
use crate::rules::{NextGame, Opening, Rules};
use crate::score::Win;
use crate::state::State;

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube {
    /// What the game is worth at the moment.
    pub value: u32,
    /// Who may double next; `None` while the cube is in the middle.
    pub owner: Option<Seat>,
}

/// How far the Crawford rule has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crawford {
    /// Nobody has come within a point of the match.
    Before,
    /// This game is played without the cube.
    Now,
    /// The cube is back.
    After,
}

/// Who starts a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// As `opening.roll` says.
    OpeningRoll,
    /// This seat rolls first.
    Seat(Seat),
}

/// A match in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    /// Points by seat.
    pub score: [u32; 2],
    /// The cube of the current game.
    pub cube: Cube,
    /// Whether this is the Crawford game.
    pub crawford: Crawford,
    /// Who starts the current game.
    pub starter: Starter,
    /// A double that has not been answered yet, and by whom it was offered.
    offered: Option<Seat>,
}

const CENTRED: Cube = Cube { value: 1, owner: None };
/// The cube stops here; no match is anywhere near as long.
const CUBE_LIMIT: u32 = 1 << 20;

impl Match {
    /// A match under the rules of a variant, before its first game.
    pub fn new(nardi: &Nardi) -> Match {
        let mut start = Match {
            rules: *nardi.rules(),
            score: [0; 2],
            cube: CENTRED,
            crawford: Crawford::Before,
            starter: Starter::OpeningRoll,
            offered: None,
        };
        start.next_crawford();
        start
    }

    /// The same match at a score. Where a side is within a point of the match, `is_crawford` says whether this is the
    /// Crawford game or that one is over; elsewhere it does not matter. `None` if somebody has won already.
    pub fn at(nardi: &Nardi, score: [u32; 2], is_crawford: bool) -> Option<Match> {
        let mut reached = Match { score, crawford: Crawford::Before, ..Match::new(nardi) };
        reached.next_crawford();
        if reached.crawford == Crawford::Now && !is_crawford {
            reached.crawford = Crawford::After;
        }
        reached.winner().is_none().then_some(reached)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who has doubled and waits for the answer.
    pub fn offered(&self) -> Option<Seat> {
        self.offered
    }

    /// The seat that has won the match.
    pub fn winner(&self) -> Option<Seat> {
        let length = u32::from(self.rules.match_length);
        (0..2).find(|&seat| self.score[usize::from(seat)] >= length)
    }

    /// Whether `seat` may double now: it is about to roll in `state`, and the cube is in the middle or its own.
    pub fn may_double(&self, nardi: &Nardi, state: &State, seat: Seat) -> bool {
        let about_to_roll = game::Game::turn(nardi, state) == game::Turn::Chance
            && state.side() == Some(seat)
            && !state.is_extra_roll();
        about_to_roll
            && self.winner().is_none()
            && self.offered.is_none()
            && self.rules.cube
            && self.crawford != Crawford::Now
            && self.cube.owner.is_none_or(|owner| owner == seat)
            && self.cube.value < CUBE_LIMIT
    }

    /// `seat` doubles, if it may; the other side has to answer. Whether it could.
    pub fn double(&mut self, nardi: &Nardi, state: &State, seat: Seat) -> bool {
        let may = self.may_double(nardi, state, seat);
        if may {
            self.offered = Some(seat);
        }
        may
    }

    /// The double is taken: the cube doubles and goes to the taker. Whether there was one.
    pub fn take(&mut self) -> bool {
        let Some(doubler) = self.offered.take() else { return false };
        self.cube = Cube { value: self.cube.value * 2, owner: Some(doubler ^ 1) };
        true
    }

    /// The double is dropped: the game is lost as oin at the old value. The points won, if there was a double.
    pub fn drop_double(&mut self) -> Option<u32> {
        let doubler = self.offered.take()?;
        let points = self.cube.value * self.rules.oin.unsigned_abs() as u32;
        self.score_game(Some(doubler), points);
        Some(points)
    }

    /// A game has ended, with `None` for a tie. The points won.
    pub fn finish_game(&mut self, result: Option<(Seat, Win)>) -> u32 {
        let points = result.map_or(0, |(_, win)| self.worth(win));
        self.offered = None;
        self.score_game(result.map(|(seat, _)| seat), points);
        points
    }

    /// What a win is worth in this game.
    pub fn worth(&self, win: Win) -> u32 {
        let is_undoubled = self.rules.jacoby && self.cube.owner.is_none();
        let points = match win {
            Win::Mars if !is_undoubled => self.rules.mars,
            Win::Koks if !is_undoubled => self.rules.koks,
            _ => self.rules.oin,
        };
        self.cube.value * u32::from(points.unsigned_abs())
    }

    fn score_game(&mut self, winner: Option<Seat>, points: u32) {
        if let Some(seat) = winner {
            self.score[usize::from(seat)] += points;
        }
        self.cube = CENTRED;
        self.next_crawford();
        self.starter = match (self.rules.next_game, winner) {
            (NextGame::Winner, Some(seat)) => Starter::Seat(seat),
            (NextGame::Loser, Some(seat)) => Starter::Seat(seat ^ 1),
            (NextGame::Alternate, _) => match self.starter {
                Starter::Seat(seat) => Starter::Seat(seat ^ 1),
                Starter::OpeningRoll if self.rules.opening == Opening::WhiteRolls => Starter::Seat(1),
                Starter::OpeningRoll => Starter::OpeningRoll,
            },
            // After a tie there is no winner, and the same side starts again.
            (NextGame::Winner | NextGame::Loser, None) => self.starter,
            (NextGame::OpeningRoll, _) => Starter::OpeningRoll,
        };
    }

    fn next_crawford(&mut self) {
        let length = u32::from(self.rules.match_length);
        let is_close = self.score.iter().any(|&points| points + 1 == length);
        self.crawford = match self.crawford {
            _ if !self.rules.crawford => Crawford::Before,
            Crawford::Before if is_close => Crawford::Now,
            Crawford::Now => Crawford::After,
            same => same,
        };
    }

    /// Tells the match who won the opening roll, which `opening.next_game = "alternate"` goes by.
    pub fn started_by(&mut self, seat: Seat) {
        self.starter = Starter::Seat(seat);
    }
}

impl Nardi {
    /// The start of a game of a match.
    pub fn start_of(&self, starter: Starter) -> State {
        match starter {
            Starter::OpeningRoll => game::Game::start(self),
            Starter::Seat(seat) => State { side: seat & 1, ..State::initial() },
        }
    }
}
