//! Sub-spaces: all positions with the same numbers of pieces on the board and in hand.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use game::sorting;
use mill::{Mill, State};

/// All positions at the beginning of a turn with so many pieces on the board and in hand. The first number of each pair is
/// that of the side to move, the second that of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space {
    /// Pieces in hand.
    pub hand: [u8; 2],
    /// Pieces on the board.
    pub board: [u8; 2],
    /// The side to move, or [`EITHER`]. With empty hands it makes no difference and is White: colours matter only until the
    /// moving phase has begun.
    pub side: u8,
}

/// In place of a side: colours make no difference, whatever is in hand.
pub const EITHER: u8 = 2;

impl Space {
    /// The positions of the moving phase with so many pieces of the side to move and of the other.
    pub fn moving(own: u8, other: u8) -> Space {
        Space { hand: [0; 2], board: [own, other], side: mill::WHITE }
    }

    /// The sub-space of a position at the beginning of a turn.
    pub fn of(state: &State) -> Space {
        let (us, them) = (state.side(), state.side() ^ 1);
        let hand = [state.hand(us), state.hand(them)];
        let side = if hand == [0; 2] { mill::WHITE } else { us };
        Space { hand, board: [state.on_board(us), state.on_board(them)], side }
    }

    /// The same for whichever side is to move, where colours make no difference.
    #[must_use]
    pub fn of_either(&self) -> Space {
        if self.is_moving() { *self } else { Space { side: EITHER, ..*self } }
    }

    /// The seat of the side to move: White's, where it may be either.
    pub(crate) fn seat(&self) -> u8 {
        if self.side == EITHER { mill::WHITE } else { self.side }
    }

    /// Where a turn leads that places so many pieces and takes so many; `None` if there are not so many.
    pub(crate) fn after(&self, placed: u8, taken: u8) -> Option<Space> {
        let turned = self.turned();
        let hand = [turned.hand[0], turned.hand[1].checked_sub(placed)?];
        let board = [turned.board[0].checked_sub(taken)?, turned.board[1] + placed];
        let side = if hand == [0; 2] { mill::WHITE } else { turned.side };
        Some(Space { hand, board, side })
    }

    /// Whether both hands are empty.
    pub fn is_moving(&self) -> bool {
        self.hand == [0; 2]
    }

    /// The same pieces with the other side to move. Positions lead from one to the other and back, so the two are solved
    /// together.
    #[must_use]
    pub fn turned(&self) -> Space {
        let side = if self.is_moving() || self.side == EITHER { self.side } else { self.side ^ 1 };
        Space { hand: [self.hand[1], self.hand[0]], board: [self.board[1], self.board[0]], side }
    }

    /// What has to be solved together: it and its counterpart, the lesser first; once, if they are the same. As long as
    /// both sides only place, positions lead nowhere back, and each is solved alone. Where colours make no difference, each
    /// side places in its turn, so it is not until both hands are empty that positions lead back.
    pub fn group(&self, game: &Mill) -> Vec<Space> {
        let has_hands = if self.side == EITHER { !self.is_moving() } else { !self.hand.contains(&0) };
        let only_places = has_hands && !game.rules().may_move_while_placing;
        if only_places { vec![*self] } else { self.pair() }
    }

    /// It and its counterpart, the lesser first; once, if they are the same.
    pub fn pair(&self) -> Vec<Space> {
        let mut pair = vec![*self, self.turned()];
        sorting::plainly(&mut pair);
        pair.dedup();
        pair
    }

    /// What never grows as a game goes on: pieces in hand, then pieces on the board. What a position leads to, other than
    /// its own pair, has less of it.
    pub fn rank(&self) -> (u8, u8) {
        (self.hand[0] + self.hand[1], self.board[0] + self.board[1])
    }

    /// The name of its file, without what the file holds.
    pub(crate) fn file_name(&self) -> String {
        if self.is_moving() {
            return format!("{}-{}", self.board[0], self.board[1]);
        }
        let side = match self.side {
            mill::WHITE => "w-",
            mill::BLACK => "b-",
            _ => "",
        };
        let [own, other] = [0, 1].map(|i| format!("{}+{}", self.board[i], self.hand[i]));
        format!("{side}{own}-{other}")
    }

    pub(crate) fn bytes(&self) -> [u8; 5] {
        [self.side, self.board[0], self.board[1], self.hand[0], self.hand[1]]
    }

    pub(crate) fn from_bytes([side, a, b, c, d]: [u8; 5]) -> Space {
        Space { side: side.min(EITHER), board: [a, b], hand: [c, d] }
    }
}

/// Few bytes, spread well enough by a product: maps of sub-spaces are asked for every move that is looked at.
impl Hash for Space {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [side, a, b, c, d] = self.bytes().map(u64::from);
        let packed = side | a << 2 | b << 8 | c << 14 | d << 20;
        state.write_u64(packed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }
}

/// Takes the one number that a [`Space`] is hashed to as it is.
#[derive(Clone, Copy, Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A map of sub-spaces.
pub(crate) type SpaceMap<T> = HashMap<Space, T, BuildHasherDefault<AsItIs>>;

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file_name())
    }
}
