//! What a search does faster where there is nothing but placing.

use game::Game as _;
use mill::{Move, Phase, State, bits};

use super::keys::PieceKeys;
use super::packed::Packed;
use super::placing_leaves::Placements;
use super::score::INFINITE;
use super::worker::Worker;

/// Positions that are looked at less deeply are searched sooner than the table is asked about each of their
/// successors.
const KNOWN_FROM: i32 = 4;

/// A position with its keys.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub state: &'a State,
    pub keys: &'a PieceKeys,
}

/// The best of some actions so far.
pub(super) struct Best {
    pub value: i32,
    /// The action that gives it, if it is better than the `alpha` of the beginning.
    pub action: Packed,
    pub alpha: i32,
    pub beta: i32,
    /// Whether there is a window to narrow, and so a line to remember.
    is_open: bool,
}

impl Best {
    pub fn new(alpha: i32, beta: i32) -> Best {
        Best { value: -INFINITE, action: Packed::NONE, alpha, beta, is_open: beta - alpha > 1 }
    }
}

impl Worker {
    /// Whether a move is a legal placement, where there is nothing but placing.
    #[inline]
    pub(super) fn is_placement(&self, state: &State, action: Packed) -> bool {
        let occupied = state.pieces(0) | state.pieces(1);
        matches!(action.unpack(), Some(Move::Place(to)) if occupied & 1 << to == 0)
            && self.evaluation.game().only_places(state)
    }

    /// An action of which the table knows that it is worth at least `beta`, and what it is worth. Only
    /// placements and removals are looked at: what follows them cannot repeat what was before. Removals are
    /// listed from `start` on.
    pub(super) fn known_cutoff(
        &self,
        at: Place,
        depth: i32,
        beta: i32,
        ply: usize,
        start: usize,
    ) -> Option<(i32, Packed)> {
        if at.state.is_removing() {
            self.known_removal(at, depth, beta, ply, start)
        } else {
            self.known_placement(at, depth, beta, ply)
        }
    }

    fn known_removal(
        &self,
        at: Place,
        depth: i32,
        beta: i32,
        ply: usize,
        start: usize,
    ) -> Option<(i32, Packed)> {
        if depth < KNOWN_FROM - 1 {
            return None;
        }
        self.candidates[start..].iter().find_map(|candidate| {
            let mut next = *at.state;
            self.evaluation.game().play(&mut next, candidate.action().unpack()?);
            if next.phase() == Phase::Over {
                return None;
            }
            let key = self.keys.key(&self.keys.advance(at.keys, at.state, &next), &next);
            let value = self.known_to_mover(key.hash, next.side() == at.state.side(), depth, beta, ply)?;
            (value >= beta).then_some((value, candidate.action()))
        })
    }

    fn known_placement(&self, at: Place, depth: i32, beta: i32, ply: usize) -> Option<(i32, Packed)> {
        let board = self.evaluation.game().board();
        let (own, enemy) = (at.state.pieces(at.state.side()), at.state.pieces(at.state.side() ^ 1));
        if depth < KNOWN_FROM || enemy == 0 || !self.evaluation.game().only_places(at.state) {
            return None;
        }
        bits(board.all() & !(own | enemy)).find_map(|to| {
            let makes_mill = board.mills_through(own, to) > 0;
            let hash = self.keys.hash_placed(at.keys, at.state, to, makes_mill);
            let value = self.known_to_mover(hash, makes_mill, depth - 1, beta, ply)?;
            (value >= beta).then(|| (value, Packed::new(Move::Place(to))))
        })
    }

    /// What the table knows about the position after an action, as the side that acted sees it.
    #[inline]
    fn known_to_mover(&self, hash: u64, keeps_turn: bool, depth: i32, beta: i32, ply: usize) -> Option<i32> {
        let entry = self.table.probe(hash, ply + 1)?;
        if keeps_turn {
            self.known(&entry, depth, beta - 1, beta)
        } else {
            self.known(&entry, depth, -beta, 1 - beta).map(|value| -value)
        }
    }

    /// Notes the value of an action; whether it is enough.
    #[inline(always)]
    pub(super) fn note(&mut self, best: &mut Best, action: Packed, value: i32, ply: usize) -> bool {
        best.value = best.value.max(value);
        if value <= best.alpha {
            return false;
        }
        best.alpha = value;
        best.action = action;
        if best.is_open {
            self.note_line(ply, action);
        }
        value >= best.beta
    }

    /// Tries the placements of a position if the last actions to look at are one of them and the answer to
    /// it; returns the best value and what gives it, if any is better than `alpha`.
    pub(super) fn last_placements(
        &mut self,
        at: Place,
        placements: &Placements,
        first: Packed,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> (i32, Packed) {
        /// Placements are chosen by promise so many times; then hardly any is enough, and all are tried.
        const CHOSEN: u32 = 5;
        let mut best = Best::new(alpha, beta);
        let mut left = placements.mills() | placements.stops() | placements.others();
        let mut tried = 0;
        while left != 0 {
            let point = match first.unpack() {
                Some(Move::Place(to)) if tried == 0 && left & 1 << to != 0 => to,
                _ if tried < CHOSEN => self.ordering.best_placement(
                    self.evaluation.game().board(),
                    at.state.side(),
                    placements,
                    left,
                    ply,
                ),
                _ => left.trailing_zeros() as u8,
            };
            left &= !(1 << point);
            let action = Packed::new(Move::Place(point));
            let mut value = beta;
            if tried > 0 {
                value = self.placed_second_last(at, placements, point, (best.alpha, best.alpha + 1), ply);
            }
            if tried == 0 || (value > best.alpha && value < beta) {
                value = self.placed_second_last(at, placements, point, (best.alpha, beta), ply);
            }
            if self.is_stopped {
                return (0, Packed::NONE);
            }
            if self.note(&mut best, action, value, ply) {
                self.ordering.note_cutoff(at.state, ply, 2, action, &[]);
                break;
            }
            tried += 1;
        }
        (best.value, best.action)
    }

    /// The value after a placement with one more action to look at, as the side that placed sees it.
    #[inline]
    fn placed_second_last(
        &mut self,
        at: Place,
        placements: &Placements,
        point: u8,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        let action = Move::Place(point);
        if placements.mills() & 1 << point != 0 {
            return self.child(at.state, at.keys, action, 1, alpha, beta, ply);
        }
        self.nodes += 1;
        self.lines[ply + 1].clear();
        let answers = self.evaluation.placements_after(placements, point);
        -self.last_placement(at, action, &answers, (-beta, -alpha), ply + 1)
    }

    /// The value of a position to the side to move if the last action to look at is one of these placements.
    /// `action` led there from the position before; the position itself is made only if it is needed.
    pub(super) fn last_placement(
        &mut self,
        before: Place,
        action: Move,
        placements: &Placements,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        self.reached = self.reached.max(ply + 1);
        let mut best = Best::new(alpha, beta);
        for point in bits(placements.stops()).chain(bits(placements.others())) {
            self.nodes += 1;
            let value = self.evaluation.placed(placements, point);
            if value > best.value {
                self.lines[ply + 1].clear();
                if self.note(&mut best, Packed::new(Move::Place(point)), value, ply) {
                    return best.value;
                }
            }
        }
        if placements.mills() == 0 {
            return best.value;
        }
        let mut state = *before.state;
        self.evaluation.game().play(&mut state, action);
        let keys = self.keys.advance(before.keys, before.state, &state);
        self.path.push(0);
        for point in bits(placements.mills()) {
            let value = self.child(&state, &keys, Move::Place(point), 0, best.alpha, beta, ply);
            if self.note(&mut best, Packed::new(Move::Place(point)), value, ply) {
                break;
            }
        }
        self.path.pop();
        best.value
    }
}
