//! Listing the moves of a position, and choosing among them.

use mill::State;

use super::ordering::{Candidate, FORCING, Sight};
use super::packed::Packed;
use super::worker::Worker;

impl Worker {
    /// Appends the moves of a position to the list; returns where they begin.
    #[inline]
    pub(super) fn list_moves(&mut self, state: &State, ply: usize, first: Packed) -> usize {
        let start = self.candidates.len();
        let sight = Sight::new(self.evaluation.game(), self.evaluation.lines(), state);
        if self.evaluation.game().only_places(state) {
            self.ordering.list_placements(&sight, first, ply, &mut self.candidates);
        } else {
            self.ordering.list(&sight, first, ply, &mut self.candidates);
        }
        start
    }

    /// Brings the most promising move from `at` on to this place, and after a few of them sorts the rest.
    #[inline]
    pub(super) fn pick(&mut self, at: usize, start: usize) -> Candidate {
        const PICKED: usize = 3;
        let rest = &mut self.candidates[at..];
        if at - start < PICKED {
            let (mut best, mut most) = (0, rest[0]);
            for (index, &candidate) in rest.iter().enumerate() {
                let is_more = candidate > most;
                best = if is_more { index } else { best };
                most = if is_more { candidate } else { most };
            }
            rest.swap(0, best);
        } else if at - start == PICKED {
            rest.sort_unstable_by(|a, b| b.cmp(a));
        }
        rest[0]
    }

    /// Lists the moves of a position, unless they are listed; whether all are. Most often the first move is enough, and
    /// the others need not be listed.
    #[inline]
    pub(super) fn list_first(&mut self, state: &State, ply: usize, first: Packed, start: usize) -> bool {
        if self.is_placement(state, first) {
            self.candidates.push(Candidate::new(first, FORCING));
            return false;
        }
        if self.candidates.len() == start {
            self.list_moves(state, ply, first);
        }
        true
    }

    /// Lists the moves of a position of which only the first is listed, that one first again.
    #[inline]
    pub(super) fn list_others(&mut self, state: &State, ply: usize, first: Packed, start: usize) {
        self.candidates.truncate(start);
        self.list_moves(state, ply, first);
        self.pick(start, start);
    }
}
