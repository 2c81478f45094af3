//! Databases as a search asks them: they know where they end.

use mill::{Mill, State};
use solve::{Bounds, Databases, Known, Part, Problem};

use super::solved::{MillDatabases, Solved};

/// Databases, and where they end.
pub(super) struct Bounded {
    databases: Databases,
    /// The most pieces on the board that they know about, with empty hands and with pieces in hand.
    most: [u8; 2],
}

impl Bounded {
    /// `None` if they know nothing.
    pub fn new(databases: Databases) -> Option<Bounded> {
        let mut most = [0; 2];
        for head in databases.heads() {
            let pieces = head.space.board[0] + head.space.board[1];
            let most = &mut most[usize::from(!head.space.is_moving())];
            *most = pieces.max(*most);
        }
        (most != [0; 2]).then_some(Bounded { databases, most })
    }
}

impl Solved for Bounded {
    fn probe(&self, state: &State) -> Option<Known> {
        self.databases.probe(state)
    }

    fn proved(&self, state: &State) -> Bounds {
        if self.databases.has_placing() { self.databases.bounds(state) } else { Bounds::NONE }
    }

    fn is_of(&self, game: &Mill) -> bool {
        // What they know about placing holds for rules that place the same.
        let knows_placing = self.databases.has_placing() || self.most[1] > 0;
        let part = if knows_placing { Part::Placing } else { Part::Moving };
        solve::digest(self.databases.game(), part) == solve::digest(game, part)
    }

    #[inline]
    fn may_know(&self, state: &State) -> bool {
        let has_hand = state.hand(0) > 0 || state.hand(1) > 0;
        state.on_board(0) + state.on_board(1) <= self.most[usize::from(has_hand)]
    }
}

impl MillDatabases {
    /// The endgames that come with Teahouse, for who does not have them inside: out of the bytes of their file. `None` if they
    /// know nothing.
    pub fn handed_in(bytes: &[u8], game: &Mill) -> Result<Option<MillDatabases>, Problem> {
        Ok(Bounded::new(Databases::handed_in(bytes, game)?).map(MillDatabases::new))
    }
}
