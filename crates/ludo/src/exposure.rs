//! What every piece threatens and risks, gathered from what agents ask about a position.

use game::sorting;
use game::{Exposure, Seat, Strike};

use crate::Ludo;
use crate::state::State;

/// So many rolls of an enemy's turn are followed: its roll and one more.
const ROLLS: u32 = 2;

impl Ludo {
    /// What every piece that is under way threatens and risks; pieces in the base or the goal do neither.
    pub(crate) fn exposures_of_all(&self, state: &State) -> Vec<Exposure> {
        let pieces = state.seated().flat_map(|seat| (0..self.rules.pieces).map(move |piece| (seat, piece)));
        let is_under_way =
            |&(seat, piece): &(Seat, u8)| (1..self.rules.goal()).contains(&state.piece(seat, piece));
        let under_way: Vec<(Seat, u8)> = pieces.filter(is_under_way).collect();
        under_way.iter().map(|&(seat, piece)| self.exposure(state, seat, piece)).collect()
    }

    fn exposure(&self, state: &State, seat: Seat, piece: u8) -> Exposure {
        let own = state.piece(seat, piece);
        Exposure {
            seat,
            piece,
            place: self.place_id(seat, own),
            to_goal: self.distance_to_goal(own),
            is_safe: self.is_safe(state, seat, piece),
            in_blockade: self.in_blockade(state, seat, piece),
            risk: self.capture_probability(state, seat, piece, ROLLS),
            threats: self.threats_to(state, seat, piece),
            strikes: self.strikes_of(state, seat, piece),
        }
    }

    fn threats_to(&self, state: &State, seat: Seat, piece: u8) -> Vec<Strike> {
        let threats = self.threats(state, seat, piece).into_iter();
        threats.map(|threat| self.strike(state, (threat.seat, threat.piece), threat.steps)).collect()
    }

    /// The steps of a piece that send enemies home: the threats to them that come from it.
    fn strikes_of(&self, state: &State, seat: Seat, piece: u8) -> Vec<Strike> {
        let enemies = state.seated().filter(|&enemy| self.rules.are_enemies(seat, enemy));
        let targets = enemies.flat_map(|enemy| (0..self.rules.pieces).map(move |target| (enemy, target)));
        let mut strikes: Vec<Strike> = targets
            .flat_map(|(enemy, target)| {
                let threats = self.threats(state, enemy, target).into_iter();
                let own = threats.filter(|threat| (threat.seat, threat.piece) == (seat, piece));
                own.map(|threat| self.strike(state, (enemy, target), threat.steps)).collect::<Vec<_>>()
            })
            .collect();
        sorting::by_key(&mut strikes, |strike| strike.number);
        strikes
    }

    fn strike(&self, state: &State, (seat, piece): (Seat, u8), number: u8) -> Strike {
        Strike { seat, piece, place: self.place_id(seat, state.piece(seat, piece)), number }
    }
}
