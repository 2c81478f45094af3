//! Dense numbers for single steps and for whole turns.
//!
//! **Steps** (130 numbers, [`game::Actions`]), by the mover's own progress, so that both colours share them:
//!
//! | numbers | meaning |
//! |---|---|
//! | 0–107 | from progress 0–17 forward by 1–6: `6 × from + distance − 1` |
//! | 108–128 | from the home, progress 18–23, by 1 to 24 − from; the last of each point bears off, whatever the die |
//! | 129 | pass |
//!
//! **Turns** (21,100 numbers, [`Nardi::turn_action_count`]). Digits are the progress a die's checker leaves
//! from, 0–23, or 24 where the die is not played:
//!
//! | numbers | meaning |
//! |---|---|
//! | 0–624 | two different dice: `25 × digit of the higher die + digit of the lower die`; 624 is a pass, always |
//! | 625–21,099 | equal dice: 625 + the rank of the ascending multiset of four digits d₀ ≤ d₁ ≤ d₂ ≤ d₃, which is C(d₀,1) + C(d₁+1,2) + C(d₂+2,3) + C(d₃+3,4) |
//!
//! The order of the two dice needs no digit: at most one order of a pair of digits is a canonical turn.

use game::{Actions, Numbers, numbers_of_moves};

use crate::board::{OFF, number_of, points};
use crate::notation::write_step;
use crate::play::{Nardi, ROLL_OFFS, ROLLS};
use crate::quick;
use crate::rules::Opening;
use crate::state::State;
use crate::turn::{Step, Turn};

/// How many multisets of four of 25 things there are: 24 points and "no step".
pub(crate) const MULTISETS: usize = 20_475;

const FROM_HOME: usize = 108;
const PASS: usize = 129;
const EQUAL_DICE: usize = 625;
const PASS_TURN: usize = 624;

/// The rank of an ascending multiset in colexicographic order, below [`MULTISETS`].
#[inline]
pub(crate) fn multiset_rank(sorted: [u8; 4]) -> usize {
    let [a, b, c, d] = sorted.map(u32::from);
    let choose_2 = (b + 1) * b / 2;
    let choose_3 = (c + 2) * (c + 1) * c / 6;
    let choose_4 = (d + 3) * (d + 2) * (d + 1) * d / 24;
    (a + choose_2 + choose_3 + choose_4) as usize
}

/// The first number of the steps from a point of the home.
const fn first_from_home(from: u8) -> usize {
    let inside = from as usize - 18;
    FROM_HOME + 6 * inside - inside * inside.saturating_sub(1) / 2
}

fn step_number(step: Step) -> usize {
    let distance = usize::from(step.to.wrapping_sub(step.from)).wrapping_sub(1);
    match step.from {
        _ if step.is_pass() => PASS,
        from @ 0..18 => 6 * usize::from(from) + distance,
        from => first_from_home(from) + distance,
    }
}

/// The numbers of steps by die and by point; those of steps that do not exist are never asked for.
const NUMBERS: [[u8; 32]; 8] = {
    let (mut numbers, mut die) = ([[PASS as u8; 32]; 8], 1);
    while die <= 6 {
        let mut from = 0;
        while from < OFF {
            let distance = if from + die > OFF { OFF - from } else { die };
            let first = if from < 18 { 6 * from as usize } else { first_from_home(from) };
            numbers[die as usize][from as usize] = (first + distance as usize - 1) as u8;
            from += 1;
        }
        die += 1;
    }
    numbers
};

fn numbered_step(number: usize) -> Option<Step> {
    if number >= PASS {
        return (number == PASS).then_some(Step::PASS);
    }
    let (from, distance) = if number < FROM_HOME {
        ((number / 6) as u8, number % 6 + 1)
    } else {
        let from = (18..OFF).rev().find(|&from| first_from_home(from) <= number)?;
        (from, number - first_from_home(from) + 1)
    };
    Step::new(from, from + distance as u8)
}

impl Actions for Nardi {
    fn action_layout_name(&self) -> String {
        "nardi-actions-1".into()
    }

    fn action_count(&self) -> usize {
        PASS + 1
    }

    fn action_of(&self, _state: &State, action: Step) -> usize {
        step_number(action)
    }

    #[inline]
    fn tried(&self, _state: &State, number: usize) -> Option<Step> {
        numbered_step(number)
    }

    #[inline]
    fn legal_numbers(&self, state: &State, out: &mut impl Numbers) {
        let quick = if state.left > 0 { quick::offered(self.rules(), state) } else { None };
        let Some(quick::Offered { low, high }) = quick else { return numbers_of_moves(self, state, out) };
        if low | high == 0 {
            return out.number(PASS);
        }
        for (die, sources) in [(state.low, low), (state.high, high)] {
            let numbers = &NUMBERS[usize::from(die & 7)];
            points(sources).for_each(|from| out.number(usize::from(numbers[usize::from(from & 31)])));
        }
    }

    fn describe_action(&self, number: usize) -> String {
        let mut text = String::new();
        if let Some(step) = numbered_step(number) {
            write_step(0, step, &mut text);
        }
        text
    }

    fn roll_count(&self) -> usize {
        if self.rules().opening == Opening::WhiteRolls { ROLLS.len() } else { ROLL_OFFS.len() }
    }

    fn most_points(&self) -> i16 {
        let rules = self.rules();
        rules.oin.max(rules.mars).max(rules.koks)
    }
}

impl Nardi {
    /// How many numbers whole turns have. None is ever numbered this or above.
    pub fn turn_action_count(&self) -> usize {
        EQUAL_DICE + MULTISETS
    }

    /// The number of a legal turn of this position: that of its end board, however the steps are ordered.
    /// `None` when the turn is not legal here.
    pub fn encode_turn(&self, state: &State, turn: Turn) -> Option<usize> {
        let mut turns = Vec::new();
        self.turns(state, &mut turns);
        if turns.contains(&turn) {
            return Some(turn_number(state, turn));
        }
        let steps: Vec<Step> = turn.steps().map(|(step, _)| step).collect();
        self.turn_of_steps(state, &steps).ok()?;
        let end = board_after(state, turn);
        turns.into_iter().find(|&other| board_after(state, other) == end).map(|turn| turn_number(state, turn))
    }

    /// The legal turn with this number, or `None` when no legal turn of this position has it.
    pub fn decode_turn(&self, state: &State, number: usize) -> Option<Turn> {
        let mut turns = Vec::new();
        self.turns(state, &mut turns);
        turns.into_iter().find(|&turn| turn_number(state, turn) == number)
    }

    /// What a turn number means, whatever the position, in White's points: where the higher die and the lower
    /// one leave from, or the four dice of a double; `-` for a die that is not played.
    pub fn describe_turn_action(&self, number: usize) -> String {
        let point = |digit: usize| match digit {
            24 => "-".to_owned(),
            from => number_of(0, from as u8).to_string(),
        };
        if number == PASS_TURN {
            return "pass".into();
        }
        if number < EQUAL_DICE {
            return format!("{} {}", point(number / 25), point(number % 25));
        }
        let Some(digits) = unranked(number - EQUAL_DICE) else { return String::new() };
        digits.map(|digit| point(usize::from(digit))).join(" ")
    }
}

/// The multiset with this rank.
fn unranked(mut rank: usize) -> Option<[u8; 4]> {
    if rank >= MULTISETS {
        return None;
    }
    let mut digits = [0; 4];
    for place in (0..4).rev() {
        let mut lowest = [0; 4];
        let value = |digit: u8, lowest: &mut [u8; 4]| {
            lowest[place] = digit;
            multiset_rank(*lowest)
        };
        let digit = (0..=24).rev().find(|&digit| value(digit, &mut lowest) <= rank)?;
        digits[place] = digit;
        rank -= value(digit, &mut lowest);
    }
    Some(digits)
}

/// The number of a canonical turn.
fn turn_number(state: &State, turn: Turn) -> usize {
    if turn.is_pass() {
        return PASS_TURN;
    }
    if state.has_two_dice() {
        let digit = |die: u8| {
            turn.steps().find(|&(_, used)| used == die).map_or(usize::from(OFF), |(step, _)| step.from.into())
        };
        return 25 * digit(state.high) + digit(state.low);
    }
    let mut digits = [OFF; 4];
    for (digit, (step, _)) in digits.iter_mut().zip(turn.steps()) {
        *digit = step.from;
    }
    digits.sort_unstable();
    EQUAL_DICE + multiset_rank(digits)
}

/// The mover's checkers after a turn.
fn board_after(state: &State, turn: Turn) -> [u8; 24] {
    let mut after = *state;
    for (step, _) in turn.steps() {
        after.carry(step.from, step.to);
    }
    after.counts[usize::from(state.side & 1)]
}
