//! What is solved: databases that a search asks.

use std::fmt;

use game::Game;
use mill::{Mill, Move, State};
use solve::{Bounds, Known, Until, Value, Worth};

/// Somebody who knows what positions are worth.
pub trait Solved: Send + Sync {
    /// What is known about a position.
    fn probe(&self, state: &State) -> Option<Known>;

    /// Whether what is known is about this game.
    fn is_of(&self, game: &Mill) -> bool;

    /// What a position of the placing phase is worth at least to the side to move, and at most, as far as a search has proved it;
    /// nothing where none has.
    fn proved(&self, _: &State) -> Bounds {
        Bounds::NONE
    }

    /// Whether anything might be known about positions with so many pieces; asked often, so quick to answer.
    fn may_know(&self, state: &State) -> bool;
}

/// Databases of one game; copies are the same ones. A build without the feature `databases` has none, and knows it.
#[derive(Clone)]
pub struct MillDatabases(Asked);

#[cfg(feature = "databases")]
type Asked = std::sync::Arc<dyn Solved>;
#[cfg(not(feature = "databases"))]
type Asked = std::convert::Infallible;

impl MillDatabases {
    /// Whoever is asked.
    #[cfg(feature = "databases")]
    pub fn new(solved: impl Solved + 'static) -> MillDatabases {
        MillDatabases(std::sync::Arc::new(solved))
    }

    #[cfg(feature = "databases")]
    #[inline]
    fn asked(&self) -> &dyn Solved {
        self.0.as_ref()
    }

    #[cfg(not(feature = "databases"))]
    fn asked(&self) -> &dyn Solved {
        match self.0 {}
    }

    /// What is known about a position.
    #[inline]
    pub fn probe(&self, state: &State) -> Option<Known> {
        let asked = self.asked();
        if asked.may_know(state) { asked.probe(state) } else { None }
    }

    /// Whether they are about this game.
    pub fn is_of(&self, game: &Mill) -> bool {
        self.asked().is_of(game)
    }

    /// Every move of a position with what it is worth to the side to move, in the order of the generator. `None` unless all
    /// of them are known.
    pub fn rank(&self, game: &Mill, state: &State) -> Option<Vec<(Move, Known)>> {
        let mut moves: Vec<Move> = Vec::new();
        game.moves(state, &mut moves);
        moves.into_iter().map(|action| Some((action, self.after(game, state, action)?))).collect()
    }

    /// Every move of a position with what is known about it, in the order of the generator.
    pub fn worths(&self, game: &Mill, state: &State) -> Vec<(Move, Worth)> {
        let mut moves: Vec<Move> = Vec::new();
        game.moves(state, &mut moves);
        let worth = |action: Move| {
            Worth::of(self.after(game, state, action), || self.proved_after(game, state, action))
        };
        moves.into_iter().map(|action| (action, worth(action))).collect()
    }

    /// Every move of the placing phase with what it is proved to keep at least for the side to move; none elsewhere. In the moving
    /// phase a move of which more is known is not better for it.
    pub fn kept(&self, game: &Mill, state: &State) -> Vec<(Move, Value)> {
        let mut moves: Vec<Move> = Vec::new();
        if state.hand(mill::WHITE) + state.hand(mill::BLACK) > 0 {
            game.moves(state, &mut moves);
        }
        moves.into_iter().map(|action| (action, self.proved_after(game, state, action).least)).collect()
    }

    /// What a search has proved about a move, for the side that makes it.
    fn proved_after(&self, game: &Mill, state: &State, action: Move) -> Bounds {
        let mut next = *state;
        game.play(&mut next, action);
        let bounds = self.asked().proved(&next);
        if next.side() == state.side() { bounds } else { bounds.turned() }
    }

    /// What a move is worth to the side that makes it.
    fn after(&self, game: &Mill, state: &State, action: Move) -> Option<Known> {
        let mut next = *state;
        game.play(&mut next, action);
        let known = self.probe(&next)?;
        // Removals belong to the turn of what earned them, which is counted with that.
        let turns = u16::from(!state.is_removing());
        let is_over = game.turn(&next) == game::Turn::Over;
        let is_capture = state.is_removing() || next.is_removing();
        let plies = match known.until {
            _ if is_over => Some(turns),
            // A capture is what depths count up to.
            Until::Capture if is_capture => known.plies.map(|_| turns),
            _ => known.plies.map(|plies| plies + turns),
        };
        let value = if next.side() == state.side() { known.value } else { known.value.turned() };
        Some(Known { value, plies: plies.filter(|_| value != Value::Draw), until: known.until })
    }
}

impl PartialEq for MillDatabases {
    fn eq(&self, other: &MillDatabases) -> bool {
        std::ptr::eq(self.asked(), other.asked())
    }
}

impl fmt::Debug for MillDatabases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MillDatabases")
    }
}
