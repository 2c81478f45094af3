//! Which move to try first.

use mill::{Board, Mill, Move, State};

use super::packed::{PACKED_MOVES, Packed};

/// A move with how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub action: Move,
    pub promise: i32,
}

/// Moves that look at least this promising are never looked at less deeply.
pub(super) const FORCING: i32 = 1 << 20;

const TABLE_MOVE: i32 = 1 << 28;
const MAKES_MILL: i32 = 1 << 24;
const STOPS_MILL: i32 = 1 << 22;
const KILLER: i32 = 1 << 18;
const MOST_HISTORY: i32 = 1 << 14;

/// What earlier parts of a search say about moves.
pub(super) struct Ordering {
    history: Box<[[i32; PACKED_MOVES]; 2]>,
    killers: Vec<[Packed; 2]>,
}

impl Ordering {
    pub fn new(plies: usize) -> Ordering {
        Ordering { history: Box::new([[0; PACKED_MOVES]; 2]), killers: vec![[Packed::NONE; 2]; plies] }
    }

    /// A move was so good that the others need not be looked at; `tried` came before it and were not.
    pub fn note_cutoff(&mut self, state: &State, ply: usize, depth: i32, best: Move, tried: &[Candidate]) {
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[usize::from(state.side() & 1)];
        let mut change = |action: Move, bonus: i32| {
            let value = &mut history[usize::from(Packed::new(action).0)];
            *value += bonus * 16 - *value * bonus / (MOST_HISTORY / 16);
        };
        change(best, bonus);
        tried.iter().for_each(|candidate| change(candidate.action, -bonus));
        let best = Packed::new(best);
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }

    /// How promising a move looks.
    #[inline]
    pub fn promise(&self, game: &Mill, state: &State, ply: usize, first: Packed, action: Move) -> i32 {
        let packed = Packed::new(action);
        if packed == first {
            return TABLE_MOVE;
        }
        let board = game.board();
        let own = state.pieces(state.side());
        let enemy = state.pieces(state.side() ^ 1);
        let sight = match action {
            Move::Place(to) => place(board, own, enemy, to),
            Move::Slide { from, to } => {
                // Leaving opens what the piece was blocking.
                place(board, own & !(1 << from), enemy, to) - 2 * leave(board, own, enemy, from)
            }
            Move::Remove(point) if state.must_remove() > 0 => take(board, own, enemy, point),
            Move::Remove(point) => -take(board, enemy, own, point),
        };
        let killers = &self.killers[ply];
        let killer = if packed == killers[0] || packed == killers[1] { KILLER } else { 0 };
        let history = self.history[usize::from(state.side() & 1)][usize::from(packed.0)];
        sight + killer + history
    }
}

#[inline]
fn place(board: &Board, own: u32, enemy: u32, to: u8) -> i32 {
    let mut promise = 0;
    for &others in board.partners(to) {
        if own & others == others {
            promise += MAKES_MILL;
        } else if enemy & others == others {
            promise += STOPS_MILL;
        } else if enemy & others == 0 && own & others != 0 {
            promise += 600;
        } else if own & others == 0 && enemy & others != 0 {
            promise += 400;
        }
    }
    promise + 300 * board.neighbours(to).count_ones() as i32
}

#[inline]
fn leave(board: &Board, own: u32, enemy: u32, from: u8) -> i32 {
    let mut loss = 150 * board.neighbours(from).count_ones() as i32;
    for &others in board.partners(from) {
        if enemy & others == others {
            loss += 4000;
        } else if own & others == others {
            loss -= 500;
        }
    }
    loss
}

/// What the owner loses with a piece: lines it is about to fill, room it blocks.
#[inline]
fn take(board: &Board, own: u32, enemy: u32, point: u8) -> i32 {
    let mut promise = 200 * (board.neighbours(point) & own).count_ones() as i32;
    for &others in board.partners(point) {
        if enemy & others == others {
            promise += 3000;
        } else if own & others == others {
            promise += 4000;
        } else if own & others == 0 && enemy & others != 0 {
            promise += 2000;
        }
    }
    promise + 100 * board.neighbours(point).count_ones() as i32
}
