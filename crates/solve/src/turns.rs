//! Whole turns of a position, each with what is known about where it leads.

use game::Game as _;
use game::sorting;
use mill::{Move, Phase, State};

use crate::databases::Databases;
use crate::values::{Known, Until, Value, Worth};

/// A turn: a placement or a move with the removals it earns.
#[derive(Clone, Debug)]
pub struct ValuedTurn {
    /// Its actions, one after the other.
    pub actions: Vec<Move>,
    /// The position after it.
    pub after: State,
    /// What it is worth to the side that plays it, this turn counted.
    pub worth: Worth,
}

impl Databases {
    /// All turns of the side to move with what they are worth to it, the best first ([`Worth::rank`]). Where a removal is due,
    /// what is left of the turn.
    pub fn turns(&self, state: &State) -> Vec<ValuedTurn> {
        let mut turns = Vec::new();
        // What is behind a capture may have depths of another kind, which are not to be compared with those before it.
        let until = self.probe(state).map(|known| known.until);
        self.extend((state, until), state, &mut Vec::new(), &mut turns);
        // Turns that are worth the same stay in the order of the rules.
        sorting::by_key(&mut turns, |turn| std::cmp::Reverse(turn.worth.rank()));
        turns
    }

    /// Turns that begin with these actions; `begun` is where they began, and what depths count up to there.
    fn extend(
        &self,
        begun: (&State, Option<Until>),
        state: &State,
        actions: &mut Vec<Move>,
        turns: &mut Vec<ValuedTurn>,
    ) {
        let (start, until) = begun;
        let mut moves = Vec::new();
        self.game().moves(state, &mut moves);
        for action in moves {
            let mut next = *state;
            self.game().play(&mut next, action);
            actions.push(action);
            if next.phase() != Phase::Over && next.is_removing() && next.side() == start.side() {
                self.extend(begun, &next, actions, turns);
            } else {
                let known = self
                    .probe(&next)
                    .map(|known| after_turn(start, &next, known, until.unwrap_or(known.until)));
                let proved = || {
                    let bounds = self.bounds(&next);
                    if next.side() == start.side() { bounds } else { bounds.turned() }
                };
                turns.push(ValuedTurn {
                    actions: actions.clone(),
                    after: next,
                    worth: Worth::of(known, proved),
                });
            }
            actions.pop();
        }
    }
}

/// What a position is worth to the one who has just brought it about.
fn after_turn(start: &State, next: &State, known: Known, until: Until) -> Known {
    let value = if next.side() == start.side() { known.value } else { known.value.turned() };
    // A capture has been made where pieces are missing; depths that count to the next one begin again there.
    let pieces = |state: &State| state.count(mill::WHITE) + state.count(mill::BLACK);
    let begins_again = until == Until::Capture && pieces(next) < pieces(start);
    let turns = if begins_again { Some(1) } else { known.plies.map(|plies| plies + 1) };
    Known { value, plies: turns.filter(|_| value != Value::Draw && known.plies.is_some()), until }
}
