//! When a game is over, and what it is worth.

use game::{Message, Notation, Scores, Verdict};

use crate::board::{ALL, OUTSIDE, OWN_START};
use crate::notation::seat_name;
use crate::play::Nardi;
use crate::rules::{KoksWhen, Tie};
use crate::state::State;

/// What a win is called, and so how it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// The loser has borne off a checker.
    Oin,
    /// The loser has borne off nothing.
    Mars,
    /// A mars that meets the koks condition.
    Koks,
}

impl Nardi {
    /// Whether somebody has finished and nobody has a last chance left.
    #[inline]
    pub(crate) fn is_over(&self, state: &State) -> bool {
        match state.off {
            [15, 15] => true,
            [15, _] => !self.has_last_chance(state, 1),
            [_, 15] => !self.has_last_chance(state, 0),
            _ => false,
        }
    }

    /// Whether `side`, whose opponent has finished, may still roll.
    fn has_last_chance(&self, state: &State, side: u8) -> bool {
        state.side == side
            && match self.rules().tie {
                Tie::None => false,
                Tie::LastRollAt14 => state.off[usize::from(side)] == 14,
                Tie::EqualTurns => side == 1,
            }
    }

    /// Who has won a finished game and how; `None` while it goes on, and for a tie.
    pub fn winner(&self, state: &State) -> Option<(game::Seat, Win)> {
        if !self.is_over(state) || state.off == [15, 15] {
            return None;
        }
        let winner = u8::from(state.off[1] == 15);
        Some((winner, self.win_over(state, winner ^ 1)))
    }

    /// How `loser` loses if the game ends as it stands. It can only get better: checkers come home and go off.
    pub fn win_over(&self, state: &State, loser: game::Seat) -> Win {
        let loser = usize::from(loser & 1);
        let held = state.own[loser];
        let is_koks = match self.rules().koks_when {
            KoksWhen::NoCheckerHome => held & (ALL & !OUTSIDE) == 0,
            KoksWhen::CheckerInFirstQuarter => held & OWN_START != 0,
        };
        match state.off[loser] {
            0 if self.rules().koks > 0 && is_koks => Win::Koks,
            0 => Win::Mars,
            _ => Win::Oin,
        }
    }

    /// The points of a win.
    pub fn points_for(&self, win: Win) -> i16 {
        match win {
            Win::Oin => self.rules().oin,
            Win::Mars => self.rules().mars,
            Win::Koks => self.rules().koks,
        }
    }

    pub(crate) fn final_scores(&self, state: &State) -> Scores {
        match self.winner(state) {
            Some((0, win)) => Scores::zero_sum(self.points_for(win)),
            Some((_, win)) => Scores::zero_sum(-self.points_for(win)),
            None => Scores::default(),
        }
    }

    pub(crate) fn final_verdict(&self, state: &State) -> Option<Verdict> {
        if !self.is_over(state) {
            return None;
        }
        let Some((seat, win)) = self.winner(state) else {
            return Some(Verdict { result: "draw".into(), reason: Message::new("nardi-verdict-tie") });
        };
        let reason = match (win, self.rules().koks_when) {
            (Win::Oin, _) => Message::new("nardi-verdict-oin"),
            (Win::Mars, _) => Message::new("nardi-verdict-mars"),
            (Win::Koks, KoksWhen::NoCheckerHome) => Message::new("nardi-verdict-koks-none-home"),
            (Win::Koks, KoksWhen::CheckerInFirstQuarter) => Message::new("nardi-verdict-koks-first-quarter"),
        };
        let reason = reason
            .with("winner", seat_name(seat))
            .with("loser", seat_name(seat ^ 1))
            .with("points", self.points_for(win));
        Some(Verdict { result: self.seat_id(seat).into(), reason })
    }
}
