//! What stands out on a board of Ludo.

use std::collections::BTreeSet;

use game::{Noticed, Remark, Seat};

use crate::Ludo;
use crate::state::State;

impl Remark for Ludo {
    fn noticed(&self, _before: &State, state: &State, seat: Seat) -> Vec<Noticed> {
        let pieces = || 0..self.rules.pieces;
        let enemies = || state.seated().filter(|&other| self.rules.are_enemies(seat, other));
        let at_home: usize = enemies().map(|enemy| self.count_at_home(state, enemy)).sum();
        let mut noticed = vec![Noticed::good("ludo-captured", at_home as i32)];
        noticed.extend(pieces().map(|piece| self.exposed(state, seat, piece)));
        let is_on_the_way = |&piece: &u8| state.piece(seat, piece) != 0;
        let safe = pieces().filter(is_on_the_way).filter(|&piece| self.is_safe(state, seat, piece)).count();
        let in_reach: usize = enemies()
            .map(|enemy| pieces().filter(|&piece| self.is_hunted_by(state, enemy, piece, seat)).count())
            .sum();
        noticed.extend([
            Noticed::bad("ludo-base", self.count_at_home(state, seat) as i32),
            Noticed::good("ludo-goal", self.count_at_goal(state, seat) as i32),
            Noticed::good("ludo-safe", safe as i32),
            Noticed::good("ludo-reach", in_reach as i32),
        ]);
        noticed
    }
}

impl Ludo {
    /// How many enemies could send a piece home by a single step.
    fn exposed(&self, state: &State, seat: Seat, piece: u8) -> Noticed {
        let threats = self.threats(state, seat, piece);
        let hunters: BTreeSet<(Seat, u8)> =
            threats.into_iter().map(|threat| (threat.seat, threat.piece)).collect();
        let place = self.place_id(seat, state.piece(seat, piece));
        Noticed::bad("ludo-exposed", hunters.len() as i32).of(piece).at(place)
    }

    fn is_hunted_by(&self, state: &State, seat: Seat, piece: u8, hunter: Seat) -> bool {
        self.threats(state, seat, piece).iter().any(|threat| threat.seat == hunter)
    }
}
