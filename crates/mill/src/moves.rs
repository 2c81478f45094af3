//! Which actions are legal.

use game::Sink;

use crate::board::{bits, nth_bit};
use crate::play::Mill;
use crate::state::{Move, NOWHERE, Phase, State};

impl Mill {
    /// The points without a piece or a marker.
    #[inline]
    pub(crate) fn empty(&self, state: &State) -> u32 {
        self.board.all() & !state.occupied()
    }

    /// Whether the side to move may go to any empty point.
    #[inline]
    pub(crate) fn may_fly(&self, state: &State) -> bool {
        state.phase == Phase::Moving && state.on_board[state.us()] <= self.rules.fly_count
    }

    /// Whether the side to move may move pieces (and not only place them).
    #[inline]
    pub(crate) fn may_slide(&self, state: &State) -> bool {
        state.phase == Phase::Moving || self.rules.may_move_while_placing
    }

    /// Where one piece of the side to move can go.
    #[inline]
    pub(crate) fn destinations(&self, state: &State, from: u8, empty: u32, fly: bool) -> u32 {
        let mut to = if fly { empty } else { self.board.neighbours(from) & empty };
        if !self.plain {
            if !fly && self.leap.is_some() {
                to |= self.leap_landings(state, from);
            }
            to &= !self.forbidden(state, from);
        }
        to
    }

    /// The point that a piece may not return to, because it left a mill there for another mill.
    fn forbidden(&self, state: &State, from: u8) -> u32 {
        let [left, reached] = state.last_mill[state.us()];
        if !self.rules.restrict_repeated || left == NOWHERE || reached != from {
            return 0;
        }
        let after = state.pieces[state.us()] & !(1 << from);
        if self.scoring_mills(state, after, left) > 0 { 1 << left } else { 0 }
    }

    /// How many mills a piece on `point` makes, each of which counts.
    #[inline]
    pub(crate) fn scoring_mills(&self, state: &State, pieces: u32, point: u8) -> u32 {
        if !self.rules.one_time_mills {
            return self.board.mills_through(pieces, point);
        }
        let fresh = !state.used[state.us()];
        let scores = |&others: &u32| pieces & others == others && (others | 1 << point) & fresh != 0;
        self.board.partners(point).iter().filter(|others| scores(others)).count() as u32
    }

    /// Enemy pieces that mills do not protect.
    #[inline]
    pub(crate) fn removable_enemies(&self, state: &State) -> u32 {
        let enemy = state.pieces[state.them()];
        if self.rules.from_mills_always {
            return enemy;
        }
        let open = enemy & !self.board.in_mills(enemy);
        if open == 0 { enemy } else { open }
    }

    /// What may be removed now; nothing when no removal is due.
    #[inline]
    pub(crate) fn removable(&self, state: &State) -> u32 {
        let due = state.must_remove[state.us()];
        if due > 0 && self.plain {
            self.removable_enemies(state)
        } else {
            self.removable_in_general(state, due)
        }
    }

    fn removable_in_general(&self, state: &State, due: i8) -> u32 {
        if due <= 0 {
            return if due == 0 { 0 } else { state.pieces[state.us()] };
        }
        if state.stalemate != 0 {
            return self.stalemate_targets(state);
        }
        let targets = state.targets();
        if targets == 0 {
            return self.removable_enemies(state);
        }
        let mill_is_open = if self.rules.compatible_choice {
            i32::from(due) > capture_share(state)
        } else {
            state.mill_choice > 0
        };
        if mill_is_open { targets | self.removable_enemies(state) } else { targets }
    }

    /// The enemies a stuck side (or its opponent, if both remove) may take: those next to its pieces.
    pub(crate) fn stalemate_targets(&self, state: &State) -> u32 {
        state.pieces[state.them()] & self.board.spread(state.pieces[state.us()])
    }

    /// Whether the side to move, in the moving phase and with nothing to remove, can do anything.
    #[inline]
    pub(crate) fn can_move(&self, state: &State) -> bool {
        let (own, empty, fly) = (state.pieces[state.us()], self.empty(state), self.may_fly(state));
        if self.plain {
            return if fly { own != 0 && empty != 0 } else { self.board.has_step(own, empty) };
        }
        bits(own).any(|from| self.destinations(state, from, empty, fly) != 0)
    }

    /// Whether there is nothing to do but to place a piece, a placement without a mill does nothing but pass
    /// the turn, and both sides have pieces in hand after it.
    #[inline]
    pub fn only_places(&self, state: &State) -> bool {
        self.plain
            && state.phase == Phase::Placing
            && !state.is_removing()
            && !self.rules.may_move_while_placing
            && state.hand[state.us()] > 1
            && state.hand[state.them()] > 0
            && state.marked == 0
    }

    #[inline]
    pub(crate) fn each_move(&self, state: &State, out: &mut impl Sink<Move>) {
        if state.phase == Phase::Over {
            return;
        }
        if state.is_removing() {
            bits(self.removable(state)).for_each(|point| out.push(Move::Remove(point)));
            return;
        }
        let empty = self.empty(state);
        if state.phase == Phase::Placing {
            bits(empty).for_each(|point| out.push(Move::Place(point)));
        }
        if self.may_slide(state) {
            self.slides(state, |from, to| bits(to).for_each(|to| out.push(Move::Slide { from, to })));
        }
    }

    /// Every piece of the side to move with the points where it can go, if any, supposing that it may move pieces and has
    /// nothing to remove.
    #[inline]
    pub fn slides(&self, state: &State, mut each: impl FnMut(u8, u32)) {
        let (empty, fly) = (self.empty(state), self.may_fly(state));
        for from in bits(state.pieces[state.us()]) {
            let to = self.destinations(state, from, empty, fly);
            if to != 0 {
                each(from, to);
            }
        }
    }

    /// Whether there is nothing to do but to move a piece.
    #[inline]
    pub fn only_moves(&self, state: &State) -> bool {
        state.phase == Phase::Moving && !state.is_removing()
    }

    /// How many legal actions there are, by counting bits.
    #[inline]
    pub(crate) fn count(&self, state: &State) -> u64 {
        if state.phase == Phase::Over {
            return 0;
        }
        if state.is_removing() {
            return u64::from(self.removable(state).count_ones());
        }
        let empty = self.empty(state);
        let mut count = if state.phase == Phase::Placing { empty.count_ones() } else { 0 };
        if self.may_slide(state) {
            let fly = self.may_fly(state);
            if self.plain {
                return u64::from(count + self.count_slides(state, empty, fly));
            }
            for from in bits(state.pieces[state.us()]) {
                count += self.destinations(state, from, empty, fly).count_ones();
            }
        }
        u64::from(count)
    }

    #[inline]
    pub(crate) fn count_slides(&self, state: &State, empty: u32, fly: bool) -> u32 {
        let own = state.pieces[state.us()];
        if fly { own.count_ones() * empty.count_ones() } else { self.board.count_steps(own, empty) }
    }

    /// The legal action with this index in the order of [`game::Game::moves`], without generating the others.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn nth_move(&self, state: &State, index: u64) -> Move {
        let mut left = index as u32;
        if state.is_removing() {
            return Move::Remove(nth_bit(self.removable(state), left));
        }
        let empty = self.empty(state);
        if state.phase == Phase::Placing {
            let count = empty.count_ones();
            if left < count {
                return Move::Place(nth_bit(empty, left));
            }
            left -= count;
        }
        if self.may_slide(state) {
            let fly = self.may_fly(state);
            for from in bits(state.pieces[state.us()]) {
                let to = self.destinations(state, from, empty, fly);
                let count = to.count_ones();
                if left < count {
                    return Move::Slide { from, to: nth_bit(to, left) };
                }
                left -= count;
            }
        }
        panic!("there is no action {index} in {state:?}")
    }
}

/// The removals that captures alone give.
pub(crate) fn capture_share(state: &State) -> i32 {
    i32::from(state.custodian != 0) + state.intervention.count_ones() as i32 + i32::from(state.leap != 0)
}
