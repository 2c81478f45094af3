//! The rules of a single step: who may move where with which die, and what may not stand afterwards.

use crate::board::{ALL, ENEMY_START, HEAD, OFF, OUTSIDE, OWN_START, PASSED, has_run, points, runs, turned};
use crate::rules::{Permission, Rules};
use crate::state::State;

/// The side to move, in its own frame, in the midst of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover<'r> {
    pub(crate) rules: &'r Rules,
    pub(crate) counts: [u8; 24],
    /// The points it holds.
    pub(crate) own: u32,
    /// The points without enemy checkers.
    pub(crate) free: u32,
    /// How many checkers may still leave the head.
    pub(crate) head_left: u8,
    pub(crate) has_borne_off: bool,
    /// Where on the enemy's route no block of this side may stand, in the enemy's frame.
    forbidden: u32,
    /// The points that close the way for an enemy whose checkers all stand behind them; 0 if there are none.
    pub(crate) gate: u32,
}

impl<'r> Mover<'r> {
    #[inline(always)]
    pub(crate) fn new(rules: &'r Rules, state: &State) -> Mover<'r> {
        let (side, enemy) = (usize::from(state.side & 1), usize::from(state.side & 1 ^ 1));
        Mover {
            rules,
            counts: state.counts[side],
            own: state.own[side],
            free: ALL & !turned(state.own[enemy]),
            head_left: state.head_left,
            has_borne_off: state.off[side] > 0,
            forbidden: forbidden(rules, state.own[enemy], state.off[enemy] > 0),
            gate: if rules.open_when_all_behind {
                gate(rules, &state.counts[enemy], state.own[enemy])
            } else {
                0
            },
        }
    }

    /// Whether nothing is left outside the home.
    #[inline(always)]
    pub(crate) fn all_home(&self) -> bool {
        self.own & OUTSIDE == 0
    }

    /// Whether only the most advanced checker may step.
    #[inline(always)]
    pub(crate) fn runner_must_go(&self) -> bool {
        self.rules.runner_first && self.own & PASSED == 0 && !self.has_borne_off
    }

    /// The points that a checker may leave with `die`, the block rules apart.
    #[inline(always)]
    pub(crate) fn sources(&self, die: u8) -> u32 {
        let mut own = self.own;
        if self.head_left == 0 {
            own &= !HEAD;
        }
        if self.runner_must_go() {
            own &= farthest_ahead(self.own);
        }
        if !self.all_home() {
            return own & self.free >> die;
        }
        let inner = if self.rules.inner_steps { own & self.free >> die } else { 0 };
        inner | self.bear_off_sources(die)
    }

    /// The points that `die` bears a checker off from, all being home.
    #[inline(always)]
    pub(crate) fn bear_off_sources(&self, die: u8) -> u32 {
        let rear = self.own & self.own.wrapping_neg();
        let exact = self.own & 1 << (OFF - die);
        // The rear checker alone may use a larger die: one with nothing behind it.
        if self.rules.larger_die_from_farthest && rear > 1 << (OFF - die) { rear } else { exact }
    }

    /// Moves a checker.
    #[inline(always)]
    pub(crate) fn step(&mut self, from: u8, die: u8) {
        let left = self.counts[usize::from(from)] - 1;
        self.counts[usize::from(from)] = left;
        self.own ^= u32::from(left == 0) << from;
        self.head_left -= u8::from(from == 0);
        let to = from + die;
        if to < OFF {
            self.counts[usize::from(to)] += 1;
            self.own |= 1 << to;
        } else {
            self.has_borne_off = true;
        }
    }

    /// Whether the block rules forbid holding these points, as far as they depend on points alone.
    #[inline(always)]
    pub(crate) fn forbids(&self, own: u32) -> bool {
        (self.forbidden != 0 && has_run(turned(own) & self.forbidden, self.rules.block_length))
            || (self.rules.own_start_max < 6
                && (own & OWN_START).count_ones() > u32::from(self.rules.own_start_max))
            || (self.rules.enemy_start_max < 6
                && (own & ENEMY_START).count_ones() > u32::from(self.rules.enemy_start_max))
    }

    /// Whether the block rules might forbid some board of a turn of up to `steps` steps in which no other
    /// points than those of `reach` can be held.
    #[inline(always)]
    pub(crate) fn might_forbid(&self, reach: u32, steps: u32) -> bool {
        let most = |quarter: u32| {
            (self.own & quarter).count_ones() + (reach & !self.own & quarter).count_ones().min(steps)
        };
        (self.forbidden != 0 && has_run(turned(reach) & self.forbidden, self.rules.block_length))
            || (self.rules.own_start_max < 6 && most(OWN_START) > u32::from(self.rules.own_start_max))
            || (self.rules.enemy_start_max < 6 && most(ENEMY_START) > u32::from(self.rules.enemy_start_max))
    }

    /// Whether the block rules are content right after a step from `from` by `die`.
    #[inline(always)]
    pub(crate) fn is_sound_after(&self, from: u8, die: u8) -> bool {
        (from + die >= OFF && !self.rules.block_on_bear_off) || !self.forbids(self.own)
    }

    /// Whether all enemy checkers stand right behind a closed block.
    #[inline(always)]
    pub(crate) fn is_closed(&self) -> bool {
        self.gate != 0 && self.own & self.gate == self.gate
    }

    /// The points of the blocks that may not stand, in the own frame; 0 if there are none.
    pub(crate) fn forbidden_block(&self) -> u32 {
        let length = self.rules.block_length;
        let held = turned(self.own) & self.forbidden;
        let block = points(runs(held, length)).fold(0, |block, start| block | ((1 << length) - 1) << start);
        turned(block)
    }
}

/// The most advanced point of a mask.
#[inline(always)]
fn farthest_ahead(mask: u32) -> u32 {
    if mask == 0 { 0 } else { 1 << (31 - mask.leading_zeros()) }
}

/// Where on the enemy's route (in its frame) a block may not stand.
#[inline(always)]
fn forbidden(rules: &Rules, enemy: u32, enemy_has_borne_off: bool) -> u32 {
    let permitted_by_off = rules.borne_off_is_ahead && enemy_has_borne_off;
    match rules.permission {
        Permission::Always => 0,
        Permission::Never => ALL,
        Permission::EnemyHome if permitted_by_off || enemy & !OUTSIDE != 0 => 0,
        Permission::EnemyHome => ALL,
        Permission::EnemyAhead if permitted_by_off => 0,
        // A run has no enemy point inside it, so it is either wholly past the foremost enemy checker or
        // wholly behind that checker.
        Permission::EnemyAhead => ALL & !(u32::MAX >> enemy.leading_zeros().min(31)) | u32::from(enemy == 0),
    }
}

/// The points, in the mover's frame, of a block right in front of an enemy that stands on a single point.
fn gate(rules: &Rules, enemy_counts: &[u8; 24], enemy: u32) -> u32 {
    let point = enemy.trailing_zeros() as u8;
    let reach = u32::from(point) + u32::from(rules.block_length);
    if point >= OFF || enemy_counts[usize::from(point)] != 15 || reach >= u32::from(OFF) {
        return 0;
    }
    turned(((1 << rules.block_length) - 1) << (point + 1))
}
