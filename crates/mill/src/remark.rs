//! What stands out on a board of Mill.

use game::texts::all;
use game::{Game, Noticed, Remark, Seat};

use crate::board::bits;
use crate::play::Mill;
use crate::state::{Move, State};

impl Remark for Mill {
    fn noticed(&self, before: &State, state: &State, seat: Seat) -> Vec<Noticed> {
        let (mine, theirs) = (state.pieces(seat), state.pieces(seat ^ 1));
        let due = if state.side() == seat { state.must_remove().max(0) } else { 0 };
        let threats = self.threats_against(state, seat);
        let names = bits(threats).map(|point| self.board.name(point).to_owned());
        let lines = || self.board.masks().iter();
        let had = before.pieces(seat);
        let opened = lines().filter(|&&line| had & line == line && mine & line != line).count();
        let empty = self.empty(state);
        let is_waiting = |line: &&u32| (*line & mine).count_ones() == 2 && (*line & empty).count_ones() == 1;
        vec![
            Noticed::good("mill-closed", i32::from(due)),
            Noticed::bad("mill-threat", threats.count_ones() as i32).at(all(names)),
            Noticed::bad("mill-opened", opened as i32),
            Noticed::good("mill-waiting", lines().filter(is_waiting).count() as i32),
            Noticed::good("mill-room", self.room(state, seat, mine, empty)),
            Noticed::bad("mill-enemy-room", self.room(state, seat ^ 1, theirs, empty)),
        ]
    }
}

impl Mill {
    /// The points on which the enemy can close a mill with its next action; after the best removal, where one is due.
    fn threats_against(&self, state: &State, seat: Seat) -> u32 {
        let mut actions: Vec<Move> = Vec::new();
        self.moves(state, &mut actions);
        if state.side() == seat {
            let after = actions.iter().filter(|action| matches!(action, Move::Remove(_))).map(|&action| {
                let mut next = *state;
                self.play(&mut next, action);
                if next.side() == seat { 0 } else { self.threats_against(&next, seat) }
            });
            return after.min_by_key(|threats| threats.count_ones()).unwrap_or_default();
        }
        let target = |action: &Move| match *action {
            Move::Place(to) | Move::Slide { to, .. } => self.closes_mill(state, *action).then_some(to),
            Move::Remove(_) => None,
        };
        actions.iter().filter_map(target).fold(0, |points, to| points | 1 << to)
    }

    /// Whether an action is followed by a removal of the same side.
    fn closes_mill(&self, state: &State, action: Move) -> bool {
        let mut next = *state;
        self.play(&mut next, action);
        next.side() == state.side() && next.must_remove() > 0
    }

    /// In how many ways a side can move along the lines; nothing is said of one that places or flies.
    fn room(&self, state: &State, seat: Seat, pieces: u32, empty: u32) -> i32 {
        let turned = State { side: seat, ..*state };
        if state.hand(seat) > 0 || self.may_fly(&turned) {
            return 0;
        }
        self.board.count_steps(pieces, empty) as i32
    }
}
