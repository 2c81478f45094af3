//! Whole turns: the distinct end boards of a roll, with one canonical sequence of steps each.
//!
//! What a turn does to the board is told by the points its dice were used on, so no boards are compared:
//! - *Two dice* a > b: the pair (point left with a, point left with b) decides the board, and two pairs lead
//!   to the same board only when one checker makes both steps in either order, or when both steps bear off.
//! - *Equal dice*: the multiset of points left decides the board, and different multisets always lead to
//!   different boards. Playing it rear first is possible whenever any order is, so ascending sequences list
//!   every board once. That is true unless the order matters: while a block forbids a board midway, while
//!   the runner must go first, or where checkers may not step inside the home. [`general`] tries all orders.
//!
//! Masks answer most questions at once: which points a die can leave, and whether any board within reach
//! could hold a forbidden block; mostly none can, and then no board is checked for one.
//!
//! [`general`]: two_dice_in_any_order

use crate::actions::multiset_rank;
use crate::board::{HEAD, OFF, OUTSIDE, points};
use crate::moves::Mover;
use crate::rules::Rules;
use crate::state::State;
use crate::turn::Turn;

/// The most end boards a roll can have: the multisets of up to four of 24 points.
///
/// No position comes near it: 1,373 is the most seen in play, 2,140 the most found by a search for wide
/// positions (`AA1AA1/AA1AA1/AA1AA1/AAA2a w 1111 4`, blocks allowed).
pub const MAX_TURNS: usize = 17_550;

/// Takes turns as they are found, and forgets them when longer ones turn up.
pub(crate) trait Collect {
    fn push(&mut self, turn: Turn);
    fn clear(&mut self);
}

impl Collect for Vec<Turn> {
    #[inline(always)]
    fn push(&mut self, turn: Turn) {
        Vec::push(self, turn);
    }
    fn clear(&mut self) {
        Vec::clear(self);
    }
}

/// Counts turns and forgets them.
pub(crate) struct Count(pub(crate) u64);

impl Collect for Count {
    #[inline(always)]
    fn push(&mut self, _: Turn) {
        self.0 += 1;
    }
    fn clear(&mut self) {
        self.0 = 0;
    }
}

/// Collects every turn of the side to move: at least one, if only a pass. Dice must be left.
#[inline]
pub(crate) fn generate(rules: &Rules, state: &State, out: &mut impl Collect) {
    let mover = Mover::new(rules, state);
    let found = if mover.gate == 0 {
        by_dice(&mover, state, false, out)
    } else {
        // A turn must end with the block open if any play does; one that has begun may also just end.
        let opened = by_dice(&mover, state, true, out);
        if opened || state.is_begun(rules) && !mover.is_closed() {
            opened
        } else {
            by_dice(&mover, state, false, out)
        }
    };
    if !found {
        out.push(Turn::PASS);
    }
}

/// Collects the sound plays of greatest length; whether there are any.
#[inline(always)]
fn by_dice(mover: &Mover, state: &State, must_open: bool, out: &mut impl Collect) -> bool {
    if state.has_two_dice() {
        two_dice(mover, state.high, state.low, must_open, out)
    } else {
        equal_dice(mover, state.high, state.left, must_open, out)
    }
}

/// The points that may be left with each of two dice, when neither can bear off.
struct Pairs {
    high: u8,
    low: u8,
    by_high: u32,
    by_low: u32,
    /// Where one checker can use both dice, in one order or the other.
    by_both: u32,
}

#[inline(always)]
fn two_dice(mover: &Mover, high: u8, low: u8, must_open: bool, out: &mut impl Collect) -> bool {
    if mover.runner_must_go() || mover.gate != 0 || (mover.own & OUTSIDE).count_ones() < 2 {
        return two_dice_in_any_order(mover, high, low, must_open, out);
    }
    // At least two points outside the home: after one step not all checkers are home, so none is borne off.
    let movable = if mover.head_left == 0 { mover.own & !HEAD } else { mover.own };
    let (free_high, free_low) = (mover.free >> high, mover.free >> low);
    let pairs = Pairs {
        high,
        low,
        by_high: movable & free_high,
        by_low: movable & free_low,
        by_both: movable & mover.free >> (high + low) & (free_high | free_low),
    };
    let reach = mover.own | pairs.by_high << high | pairs.by_low << low | pairs.by_both << (high + low);
    if !mover.might_forbid(reach, 2) {
        pairs.collect::<false>(mover, out)
    } else if !mover.rules.every_step {
        pairs.collect::<true>(mover, out)
    } else {
        two_dice_in_any_order(mover, high, low, must_open, out)
    }
}

impl Pairs {
    /// Collects the pairs, or if there are none the single steps. `CHECK` asks for the block rules at the end.
    #[inline(always)]
    fn collect<const CHECK: bool>(&self, mover: &Mover, out: &mut impl Collect) -> bool {
        let &Pairs { high, low, by_high, by_low, by_both } = self;
        let is_sound = |x: u8, y: u8| !CHECK || !mover.forbids(self.end_of_pair(mover, x, y));
        let is_run_sound = |x: u8, by: u8| !CHECK || !mover.forbids(end_of_step(mover, x, x + by));
        let mut found = false;
        for x in points(by_high) {
            // Where one step ends on the point the other leaves, the board is that of one checker using both.
            let mut partners = by_low & !(1 << (x + high)) & !(1 << x >> low);
            if mover.counts[usize::from(x)] == 1 || x == 0 && mover.head_left == 1 {
                partners &= !(1 << x);
            }
            for y in points(partners).filter(|&y| is_sound(x, y)) {
                found = true;
                out.push(Turn::PASS.and(0, x, high).and(1, y, low));
            }
        }
        for x in points(by_both).filter(|&x| is_run_sound(x, high + low)) {
            found = true;
            let (first, second) = if by_high >> x & 1 != 0 { (high, low) } else { (low, high) };
            out.push(Turn::PASS.and(0, x, first).and(1, x + first, second));
        }
        if found {
            return true;
        }
        for (die, sources) in [(high, by_high), (low, by_low)] {
            for x in points(sources).filter(|&x| is_run_sound(x, die)) {
                found = true;
                out.push(Turn::PASS.and(0, x, die));
            }
            if found {
                return true;
            }
        }
        false
    }

    /// The points held after the step from `x` by the higher and from `y` by the lower die.
    #[inline(always)]
    fn end_of_pair(&self, mover: &Mover, x: u8, y: u8) -> u32 {
        let leaves = |p: u8, gone: u8| u32::from(mover.counts[usize::from(p)] == gone) << p;
        let left = if x == y { leaves(x, 2) } else { leaves(x, 1) | leaves(y, 1) };
        mover.own & !left | 1 << (x + self.high) | 1 << (y + self.low)
    }
}

#[inline(always)]
fn end_of_step(mover: &Mover, from: u8, to: u8) -> u32 {
    mover.own & !(u32::from(mover.counts[usize::from(from)] == 1) << from) | 1 << to
}

/// Two dice in both orders, step by step: for bearing off, and while the order matters.
#[inline(never)]
fn two_dice_in_any_order(mover: &Mover, high: u8, low: u8, must_open: bool, out: &mut impl Collect) -> bool {
    let mut found = false;
    // What was collected: by the point left with the higher die those left with the lower one; the same for
    // two checkers borne off, by either die; and the points from which one checker used both dice.
    let mut pairs = [0u32; 24];
    let mut pairs_off = [0u32; 24];
    let mut by_both = 0u32;
    let mut alone = [0u32; 2];
    for (order, (first, second)) in [(high, low), (low, high)].into_iter().enumerate() {
        for x in points(mover.sources(first)) {
            let mut after = *mover;
            after.step(x, first);
            let sound = after.is_sound_after(x, first);
            if mover.rules.every_step && !sound {
                continue;
            }
            alone[order] |= u32::from(sound && !(must_open && after.is_closed())) << x;
            for y in points(after.sources(second)) {
                let (entry, bit) = if y == x + first {
                    (&mut by_both, 1 << x)
                } else if y + second == x {
                    (&mut by_both, 1 << y)
                } else if x + first >= OFF && y + second >= OFF {
                    (&mut pairs_off[usize::from(x.max(y))], 1 << x.min(y))
                } else {
                    let (by_high, by_low) = if order == 0 { (x, y) } else { (y, x) };
                    (&mut pairs[usize::from(by_high)], 1 << by_low)
                };
                if *entry & bit != 0 {
                    continue;
                }
                let mut end = after;
                end.step(y, second);
                if end.is_sound_after(y, second) && !(must_open && end.is_closed()) {
                    *entry |= bit;
                    found = true;
                    out.push(Turn::PASS.and(0, x, first).and(1, y, second));
                }
            }
        }
    }
    if !found {
        let order = usize::from(alone[0] == 0);
        found = alone[order] != 0;
        for x in points(alone[order]) {
            out.push(Turn::PASS.and(0, x, [high, low][order]));
        }
    }
    found
}

fn equal_dice(mover: &Mover, die: u8, left: u8, must_open: bool, out: &mut impl Collect) -> bool {
    let rules = mover.rules;
    let outside = (mover.own & OUTSIDE).count_ones();
    let may_come_home = outside < u32::from(left);
    let mut reach = mover.own;
    for _ in 0..left {
        reach |= reach << die & mover.free;
    }
    let may_block = mover.might_forbid(reach, u32::from(left));
    let order_matters = mover.runner_must_go()
        || mover.gate != 0
        || may_come_home && !rules.inner_steps
        || may_block && (rules.every_step || may_come_home && !rules.block_on_bear_off);
    if order_matters {
        return equal_dice_in_any_order(mover, die, left, must_open, out);
    }
    let mut ascent = Ascent { die, longest: 0, out };
    if may_block {
        ascent.go::<true>(*mover, u32::MAX, left, 0, Turn::PASS);
    } else {
        ascent.go::<false>(*mover, u32::MAX, left, 0, Turn::PASS);
    }
    ascent.longest > 0
}

/// The search through ascending sequences of points left.
struct Ascent<'o, C> {
    die: u8,
    longest: u32,
    out: &'o mut C,
}

impl<C: Collect> Ascent<'_, C> {
    /// Goes on from `mover`, who has made `length` steps, with steps from the points of `ahead`.
    fn go<const CHECK: bool>(&mut self, mover: Mover, ahead: u32, left: u8, length: u32, turn: Turn) {
        let sources = mover.sources(self.die) & ahead;
        if left == 1 && !CHECK {
            if sources != 0 && self.reaches(length + 1) {
                for from in points(sources) {
                    self.out.push(turn.and(length, from, self.die));
                }
            }
            return;
        }
        for from in points(sources) {
            let mut next = mover;
            next.step(from, self.die);
            let longer = turn.and(length, from, self.die);
            if length + 1 >= self.longest && (!CHECK || !next.forbids(next.own)) && self.reaches(length + 1) {
                self.out.push(longer);
            }
            if left > 1 {
                self.go::<CHECK>(next, u32::MAX << from, left - 1, length + 1, longer);
            }
        }
    }

    /// Whether no longer play is known; forgets the shorter ones.
    #[inline(always)]
    fn reaches(&mut self, length: u32) -> bool {
        if length > self.longest {
            self.longest = length;
            self.out.clear();
        }
        length == self.longest
    }
}

/// Equal dice in every order, each multiset of points entered once: while the order matters.
#[inline(never)]
fn equal_dice_in_any_order(
    mover: &Mover,
    die: u8,
    left: u8,
    must_open: bool,
    out: &mut impl Collect,
) -> bool {
    let ascent = Ascent { die, longest: 0, out };
    let mut search = AnyOrder { ascent, must_open, entered: [0; SETS], collected: [0; SETS] };
    search.go(mover, left, 0, Turn::PASS, [OFF; 4]);
    search.ascent.longest > 0
}

/// Words of a bit set over the multisets of up to four points.
const SETS: usize = crate::actions::MULTISETS.div_ceil(64);

struct AnyOrder<'o, C> {
    ascent: Ascent<'o, C>,
    must_open: bool,
    entered: [u64; SETS],
    collected: [u64; SETS],
}

impl<C: Collect> AnyOrder<'_, C> {
    fn go(&mut self, mover: &Mover, left: u8, length: u32, turn: Turn, taken: [u8; 4]) {
        let die = self.ascent.die;
        for from in points(mover.sources(die)) {
            let mut next = *mover;
            next.step(from, die);
            let sound = next.is_sound_after(from, die);
            if mover.rules.every_step && !sound {
                continue;
            }
            let taken = with(taken, from);
            let longer = turn.and(length, from, die);
            let set = multiset_rank(taken);
            let complete = sound && !(self.must_open && next.is_closed());
            if length + 1 >= self.ascent.longest && complete && insert(&mut self.collected, set) {
                self.ascent.reaches(length + 1);
                self.ascent.out.push(longer);
            }
            if left > 1 && insert(&mut self.entered, set) {
                self.go(&next, left - 1, length + 1, longer, taken);
            }
        }
    }
}

/// A sorted multiset with one point more; [`OFF`] fills it up.
fn with(mut taken: [u8; 4], point: u8) -> [u8; 4] {
    let mut carried = point;
    for place in &mut taken {
        if carried < *place {
            std::mem::swap(&mut carried, place);
        }
    }
    taken
}

/// Adds to a bit set; whether it was not there before.
fn insert(set: &mut [u64; SETS], index: usize) -> bool {
    let (word, bit) = (&mut set[index / 64], 1 << (index % 64));
    let is_new = *word & bit == 0;
    *word |= bit;
    is_new
}
