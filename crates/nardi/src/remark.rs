//! What stands out on a board of Nardi.

use game::{Game, Noticed, Remark, Seat};

use crate::board::{POINTS, runs, turned};
use crate::play::Nardi;
use crate::state::{Mark, State};
use crate::turn::Step;
use crate::view::place_id;

/// From so many points on, checkers are said to stand behind a block.
const BLOCK: u8 = 4;
/// From so many points on, a block is worth a word.
const SHORTEST: u8 = 3;
/// The first point of the home.
const HOME: u8 = 18;

impl Remark for Nardi {
    fn noticed(&self, _before: &State, state: &State, seat: Seat) -> Vec<Noticed> {
        let (own, enemy) = (usize::from(seat & 1), usize::from(seat & 1 ^ 1));
        let (checkers, mine) = (&state.counts[own], state.own[own]);
        let theirs = turned(state.own[enemy]);
        let (runner, open) = runner(mine, theirs);
        let home: u8 = checkers[usize::from(HOME)..].iter().sum();
        vec![
            Noticed::good("nardi-block", longest_block(turned(mine), state.own[enemy])),
            Noticed::good("nardi-numbers", self.playable_numbers(state, seat)),
            Noticed::bad("nardi-behind", behind(checkers, theirs)),
            Noticed::good("nardi-runner", open).at(place_id(seat, runner)),
            Noticed::good("nardi-off", state.off[own]),
            Noticed::bad("nardi-head", checkers[0]),
            Noticed::good("nardi-home", home + state.off[own]),
            Noticed::good("nardi-points", i32::from(mine.count_ones() as u8)),
        ]
    }
}

impl Nardi {
    /// How many of the six numbers the seat could play if one of them fell now.
    fn playable_numbers(&self, state: &State, seat: Seat) -> u8 {
        let is_playable = |&die: &u8| {
            let mut next = State { side: seat & 1, mark: Mark::None, ..*state };
            next.set_dice(die, 0, 1);
            next.head_left = self.derived_head(&next);
            let mut steps: Vec<Step> = Vec::new();
            self.moves(&next, &mut steps);
            steps.iter().any(|step| !step.is_pass())
        };
        (1..=6).filter(is_playable).count() as u8
    }
}

/// The longest block of these points that some enemy checker has still to pass; all in the enemy's frame.
fn longest_block(points: u32, enemies: u32) -> u8 {
    let is_passed_by = |start: u8| enemies & ((1 << start) - 1) != 0;
    let has_block =
        |&length: &u8| (0..POINTS).any(|at| runs(points, length) >> at & 1 == 1 && is_passed_by(at));
    (SHORTEST..=15).rev().find(has_block).unwrap_or_default()
}

/// How many own checkers stand behind the enemy's longest block, the farthest of equals.
fn behind(checkers: &[u8; 24], enemies: u32) -> u8 {
    let start = (BLOCK..=15).rev().find_map(|length| {
        let found = runs(enemies, length);
        (found != 0).then(|| 31 - found.leading_zeros())
    });
    start.map_or(0, |start| checkers[..start as usize].iter().sum())
}

/// The foremost checker outside the home, and how many of the six numbers lead it to a point that no enemy holds.
fn runner(mine: u32, theirs: u32) -> (u8, u8) {
    let outside = mine & ((1 << HOME) - 1);
    if outside == 0 {
        return (HOME, 6);
    }
    let at = 31 - outside.leading_zeros();
    let is_open = |die: &u32| theirs >> (at + die) & 1 == 0;
    (at as u8, (1..=6).filter(is_open).count() as u8)
}
