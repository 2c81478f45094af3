//! Positions and moves.

use std::hash::{Hash, Hasher};

use game::Seat;

/// White, who begins.
pub const WHITE: Seat = 0;
/// Black.
pub const BLACK: Seat = 1;

/// Stands where no point is meant.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// A player's single action. Points are numbered as on the [`crate::Board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Puts a piece from the hand on a point.
    Place(u8),
    /// Moves a piece: a slide along an edge, a flight or a leap.
    Slide {
        /// Where it stood.
        from: u8,
        /// Where it goes.
        to: u8,
    },
    /// Takes a piece off the board.
    Remove(u8),
}

/// What the side to move is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It has pieces in hand (or had, when a removal is pending).
    Placing,
    /// Its hand is empty.
    Moving,
    /// The game is over.
    Over,
}

/// The number of actions so far. It is written in the FEN but decides nothing, so positions that differ in
/// it alone are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plies(pub u16);

impl PartialEq for Plies {
    fn eq(&self, _: &Plies) -> bool {
        true
    }
}

impl Eq for Plies {}

impl Hash for Plies {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A position. Equality disregards the move number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) pieces: [u32; 2],
    /// Markers: removed pieces that still block their points.
    pub(crate) marked: u32,
    /// Points of lines that have scored, where each line scores once.
    pub(crate) used: [u32; 2],
    /// What may be captured by the side to move, in each way.
    pub(crate) custodian: u32,
    pub(crate) intervention: u32,
    pub(crate) leap: u32,
    /// Actions since the last placing or removing.
    pub(crate) quiet: u16,
    pub(crate) plies: Plies,
    pub(crate) hand: [u8; 2],
    /// How many pieces stand on the board, so that nobody has to count them.
    pub(crate) on_board: [u8; 2],
    /// Removals due; negative: of own pieces.
    pub(crate) must_remove: [i8; 2],
    /// From where to where a side last went from mill to mill.
    pub(crate) last_mill: [[u8; 2]; 2],
    pub(crate) side: u8,
    pub(crate) phase: Phase,
    /// The target an intervention should take if there is a choice of lines.
    pub(crate) preferred: u8,
    /// Removals because of a stalemate: 0 none, 1 by the stuck side, 2 by both.
    pub(crate) stalemate: u8,
    /// Mill removals that stand open beside a capture.
    pub(crate) mill_choice: u8,
}

impl State {
    /// The empty board with full hands.
    pub(crate) fn start(piece_count: u8) -> State {
        State {
            pieces: [0; 2],
            marked: 0,
            used: [0; 2],
            custodian: 0,
            intervention: 0,
            leap: 0,
            quiet: 0,
            plies: Plies(0),
            hand: [piece_count; 2],
            on_board: [0; 2],
            must_remove: [0; 2],
            last_mill: [[NOWHERE; 2]; 2],
            side: WHITE,
            phase: Phase::Placing,
            preferred: NOWHERE,
            stalemate: 0,
            mill_choice: 0,
        }
    }

    /// The points where a side has pieces.
    pub fn pieces(&self, seat: Seat) -> u32 {
        self.pieces[usize::from(seat & 1)]
    }

    /// The pieces in a side's hand.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hand[usize::from(seat & 1)]
    }

    /// A side's pieces on the board.
    #[inline]
    pub fn on_board(&self, seat: Seat) -> u8 {
        self.on_board[usize::from(seat & 1)]
    }

    /// Points that are blocked by markers.
    pub fn marked(&self) -> u32 {
        self.marked
    }

    /// The side to move; when the game is over, the side the FEN names.
    pub fn side(&self) -> Seat {
        self.side
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many pieces the side to move has to remove; negative: of its own.
    pub fn must_remove(&self) -> i8 {
        self.must_remove[self.us()]
    }

    /// Whether a removal is due.
    pub fn is_removing(&self) -> bool {
        self.must_remove() != 0
    }

    /// Actions since the last placing or removing.
    pub fn quiet_actions(&self) -> u16 {
        self.quiet
    }

    /// A side's pieces on the board and in hand.
    pub fn count(&self, seat: Seat) -> u32 {
        u32::from(self.on_board(seat)) + u32::from(self.hand(seat))
    }

    #[inline]
    pub(crate) fn us(&self) -> usize {
        usize::from(self.side & 1)
    }

    #[inline]
    pub(crate) fn them(&self) -> usize {
        usize::from(self.side & 1 ^ 1)
    }

    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.pieces[0] | self.pieces[1] | self.marked
    }

    /// What may be captured without a mill.
    #[inline]
    pub(crate) fn targets(&self) -> u32 {
        self.custodian | self.intervention | self.leap
    }

    /// Counts the pieces on the board, after they were set from outside.
    pub(crate) fn count_pieces(&mut self) {
        self.on_board = self.pieces.map(|pieces| pieces.count_ones() as u8);
    }

    pub(crate) fn clear_targets(&mut self) {
        self.custodian = 0;
        self.intervention = 0;
        self.leap = 0;
        self.mill_choice = 0;
    }
}
