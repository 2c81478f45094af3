//! What placements are worth without making them: the last plies of a search look at little else.
//!
//! A placement without a mill changes the evaluation only by what the new piece touches, so one look at the
//! position serves all of them.

use mill::State;

use super::evaluation::MillEvaluation;
use super::lines::OnLines;
use super::score::MAX_ESTIMATE;

/// A position in which the side to move can only place, seen so that the value after each placement is cheap.
pub(super) struct Placements {
    own: u32,
    enemy: u32,
    empty: u32,
    /// Points with one empty neighbour: whoever stands there is shut in if that is taken.
    lone: u32,
    /// The pieces that stand in mills.
    own_mills: u32,
    enemy_mills: u32,
    /// Empty points where a piece makes a mill, and how many lines wait for one there.
    own_goals: u32,
    enemy_goals: u32,
    own_twos: i32,
    enemy_twos: i32,
    /// The value to the side to move of having placed a piece that touches nothing, but for what counts if
    /// the enemy can make a mill.
    base: i32,
}

/// What a piece placed without a mill changes.
struct Change {
    value: i32,
    /// Lines that now lack one piece, and the points where.
    opened: i32,
    holes: u32,
    /// Lines that the enemy cannot fill any more.
    stopped: i32,
}

impl Placements {
    /// Where a piece makes a mill.
    #[inline]
    pub fn mills(&self) -> u32 {
        self.own_goals
    }

    /// Where a piece makes no mill but keeps the enemy from making one.
    #[inline]
    pub fn stops(&self) -> u32 {
        self.enemy_goals & !self.own_goals
    }

    /// All other empty points.
    #[inline]
    pub fn others(&self) -> u32 {
        self.empty & !(self.own_goals | self.enemy_goals)
    }

    /// Where a piece keeps the enemy from making a mill, whether it makes one or not.
    #[inline]
    pub fn enemy_goals(&self) -> u32 {
        self.enemy_goals
    }
}

impl MillEvaluation {
    /// The placements of a position; `None` if something else could happen there.
    #[inline]
    pub(super) fn placements(&self, state: &State) -> Option<Placements> {
        let (game, lines) = (self.game(), self.lines());
        if !game.only_places(state) || !lines.sees_all() {
            return None;
        }
        let (own, enemy) = (state.pieces(state.side()), state.pieces(state.side() ^ 1));
        let empty = game.board().all() & !(own | enemy);
        let on_lines = lines.of([own, enemy]);
        let union = |fields: u64| lines.masks_of(fields).fold(0, |all, mask| all | mask);
        let [once, twice] = game.board().spread_twice(empty);
        let mut placements = Placements {
            own,
            enemy,
            empty,
            lone: once & !twice,
            own_mills: union(on_lines[0].mills),
            enemy_mills: union(on_lines[1].mills),
            own_goals: union(on_lines[0].twos) & empty,
            enemy_goals: union(on_lines[1].twos) & empty,
            own_twos: on_lines[0].twos.count_ones() as i32,
            enemy_twos: on_lines[1].twos.count_ones() as i32,
            base: 0,
        };
        placements.base = self.base(state, &placements, &on_lines, once);
        Some(placements)
    }

    fn base(&self, state: &State, on: &Placements, on_lines: &[OnLines; 2], reached: u32) -> i32 {
        let (board, weights) = (self.game().board(), &self.weights[0]);
        let side = |own: usize, pieces: u32, in_mills: u32| {
            let hand = i32::from(state.hand(state.side() ^ own as u8));
            let mills = on_lines[own].mills;
            weights[0] * (pieces.count_ones() as i32 + hand)
                + weights[1] * hand
                + weights[2] * board.count_steps(pieces, on.empty) as i32
                + weights[3] * mills.count_ones() as i32
                + weights[6] * self.running(pieces, in_mills, on_lines[own].twos)
                + weights[7] * (pieces & !reached).count_ones() as i32
                + weights[8] * self.degrees(pieces)
        };
        side(0, on.own, on.own_mills) - side(1, on.enemy, on.enemy_mills)
            + (weights[4] + weights[5]) * (on.own_twos - on.enemy_twos)
            - weights[1]
            - weights[10]
    }

    /// How many of the lines that lack one piece a piece out of a mill can fill.
    #[inline]
    fn running(&self, pieces: u32, in_mills: u32, twos: u64) -> i32 {
        if in_mills == 0 {
            return 0;
        }
        let runs = |mask: &u32| {
            let hole = (mask & !pieces).trailing_zeros() as u8;
            self.game().board().neighbours(hole) & in_mills & !mask != 0
        };
        self.lines().masks_of(twos).filter(runs).count() as i32
    }

    /// What changes by a placement that makes no mill, without what counts if the enemy can make one.
    #[inline]
    fn change(&self, before: &Placements, point: u8) -> Change {
        let (board, weights) = (self.game().board(), &self.weights[0]);
        let Placements { own, enemy, empty, .. } = *before;
        let near = board.neighbours(point);
        let count = |set: u32| set.count_ones() as i32;
        // Every neighbour is a step gained, or taken from the enemy, unless an own piece loses it.
        let steps = count(near) - 2 * count(near & own);
        let mut value = weights[2] * steps + weights[8] * count(near);
        let shut = near & before.lone;
        if shut != 0 || near & empty == 0 {
            let stuck = count(shut & own) - count(shut & enemy) + i32::from(near & empty == 0);
            value += weights[7] * stuck;
        }
        let (mut opened, mut holes, mut stopped, mut running) = (0, 0, 0, 0);
        for &others in board.partners(point) {
            let hole = others & !own;
            if enemy & others == 0 {
                if hole.is_power_of_two() {
                    opened += 1;
                    holes |= hole;
                    let near = board.neighbours(hole.trailing_zeros() as u8);
                    running += i32::from(near & before.own_mills & !others != 0);
                }
            } else if enemy & others == others {
                stopped += 1;
                running += i32::from(near & before.enemy_mills & !others != 0);
            }
        }
        value += (weights[4] + weights[5]) * (opened + stopped) + weights[6] * running;
        Change { value, opened, holes, stopped }
    }

    /// What a position is worth to the side to move after a placement that makes no mill.
    #[inline]
    pub(super) fn placed(&self, before: &Placements, point: u8) -> i32 {
        let change = self.change(before, point);
        let threat = if before.enemy_twos > change.stopped { self.weights[0][11] } else { 0 };
        (before.base + change.value - threat).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// The placements of the other side after one that makes no mill, where that side has nothing but
    /// placing either.
    #[inline]
    pub(super) fn placements_after(&self, before: &Placements, point: u8) -> Placements {
        let weights = &self.weights[0];
        let change = self.change(before, point);
        let empty = before.empty & !(1 << point);
        let [once, twice] = self.game().board().spread_twice(empty);
        Placements {
            own: before.enemy,
            enemy: before.own | 1 << point,
            empty,
            lone: once & !twice,
            own_mills: before.enemy_mills,
            enemy_mills: before.own_mills,
            own_goals: before.enemy_goals & !(1 << point),
            enemy_goals: before.own_goals | change.holes,
            own_twos: before.enemy_twos - change.stopped,
            enemy_twos: before.own_twos + change.opened,
            base: -(before.base + change.value) - weights[1] - 2 * weights[10],
        }
    }
}
