//! The legal steps by a few operations on whole masks, where that is enough.
//!
//! In most positions no rule about blocks can matter, and it takes a glance to see that every step begins a turn in which all
//! dice are played. Wherever that does not meet the eye the cursor decides; both are tested against each other.

use crate::board::{ALL, HEAD, OUTSIDE, points};
use crate::cursor::{Dice, Ending};
use crate::moves::Mover;
use crate::rules::Rules;
use crate::state::State;

/// The points that a legal turn may begin on with each of the dice, if a glance tells.
pub(crate) struct Offered {
    /// With the lower of two different dice.
    pub low: u32,
    /// With the higher one, or with one of equal dice.
    pub high: u32,
}

/// The legal steps, or `None` where they are not seen at a glance. Dice must be left.
#[inline]
pub(crate) fn offered(rules: &Rules, state: &State) -> Option<Offered> {
    let mover = Mover::new(rules, state);
    let dice = Dice::of(state);
    let is_easy = mover.gate == 0 && Ending { must_open: false }.is_easy(&mover, dice);
    if !is_easy {
        return None;
    }
    let high = mover.sources(dice.high);
    let low = if dice.low > 0 { mover.sources(dice.low) } else { 0 };
    let all = Offered { low, high };
    if mover.all_home() {
        return all_are_played(&mover, state).then_some(all);
    }
    if dice.left == 1 {
        return Some(all);
    }
    if dice.low == 0 {
        return has_steps(&mover, high, dice.left).then_some(all);
    }
    with_two_dice(&mover, dice, all)
}

/// Whether, all being home, every die can be played whatever is played before: no enemy stands in the way, and there are enough
/// checkers for all dice.
fn all_are_played(mover: &Mover, state: &State) -> bool {
    let is_free = mover.free & !OUTSIDE == ALL & !OUTSIDE;
    let checkers = 15 - state.off[usize::from(state.side & 1)];
    let rules = mover.rules;
    is_free && rules.inner_steps && rules.larger_die_from_farthest && checkers >= state.left
}

/// Whether different checkers can make that many steps from these points with one die each.
fn has_steps(mover: &Mover, sources: u32, steps: u8) -> bool {
    let of_point = |point: u8| {
        let checkers = mover.counts[usize::from(point)];
        if point == 0 { checkers.min(mover.head_left) } else { checkers }
    };
    let enough = u32::from(steps);
    sources.count_ones() >= enough
        || points(sources).map(|point| u32::from(of_point(point))).sum::<u32>() >= enough
}

/// The steps that leave a step for the other of two dice; if none does, those of the higher die that can be played.
fn with_two_dice(mover: &Mover, dice: Dice, all: Offered) -> Option<Offered> {
    // Somebody who comes home last may bear off at once; that is for the cursor to see.
    let outside = mover.own & OUTSIDE;
    if outside & (outside - 1) == 0 && mover.counts[outside.trailing_zeros() as usize & 31] == 1 {
        return None;
    }
    let low = leading_on(mover, all.low, dice.low, all.high, dice.high);
    let high = leading_on(mover, all.high, dice.high, all.low, dice.low);
    if low | high != 0 {
        return Some(Offered { low, high });
    }
    Some(if all.high != 0 { Offered { low: 0, high: all.high } } else { all })
}

/// Those of `first`, points to leave with `die`, after which `other` can be played: from one of `then` or with the same checker.
#[inline]
fn leading_on(mover: &Mover, first: u32, die: u8, then: u32, other: u8) -> u32 {
    if then & then.wrapping_sub(1) != 0 {
        return first;
    }
    let onward = first & (mover.free & mover.free >> other) >> die;
    // From the only point of `then` itself two checkers must be able to go.
    let point = then.trailing_zeros() as usize & 31;
    let is_head = then == HEAD;
    let by_two =
        then != 0 && mover.counts.get(point).is_some_and(|&n| n >= 2) && (!is_head || mover.head_left >= 2);
    let beside = match then {
        0 => 0,
        _ if by_two => first,
        _ => first & !then,
    };
    onward | beside
}
