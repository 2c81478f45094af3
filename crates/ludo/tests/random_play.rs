//! Random play, followed with the plain rules.

use crate::common::{shipped, shipped_ids, shipped_with};
use game::{Game, Onlooker, Random, RandomPlay, Room, Turn, Until};
use ludo::{Ludo, State};
use testkit::random_play::follow;

#[test]
fn random_play_follows_every_shipped_rule_file() {
    for id in &shipped_ids() {
        let decisions = follow(&shipped(id), 20, 23);
        assert!(decisions > 2_000, "{id}: {decisions} decisions");
    }
}

#[test]
fn random_play_follows_rules_that_are_nearly_open() {
    let changes: [&[(&str, &str)]; 9] = [
        &[("third_in_a_row", "roll-void")],
        &[("third_in_a_row", "turn-ends"), ("extra_roll.not_in_first_round", "true")],
        &[("third_in_a_row", "leader-home")],
        &[("third_in_a_row", "no-extra-roll")],
        &[("tries_when_all_home", "1")],
        &[("seats", "0,2"), ("entry.captures", "one")],
        &[("capture.bonus_steps", "10")],
        &[("finish.bonus_steps", "10")],
        &[("may_pass", "true")],
    ];
    for options in changes {
        follow(&shipped_with("danish", options), 10, 29);
    }
}

#[test]
fn play_that_is_over_or_not_wanted_changes_nothing() {
    let game = shipped("ludopy");
    let (mut random, mut room) = (Random::new(1), Room::default());
    let mut state = game.start();
    let mut never = Until::new(|_: &State| true);
    game.play_randomly(&mut state, &mut random, &mut room, &mut never);
    assert_eq!((state, never.rolls), (game.start(), 0));
    let mut always = Until::new(|_: &State| false);
    game.play_randomly(&mut state, &mut random, &mut room, &mut always);
    assert_eq!(game.turn(&state), Turn::Over);
    let (end, bits) = (state, random.clone().bits());
    let mut unasked = Unasked;
    game.play_randomly(&mut state, &mut random, &mut room, &mut unasked);
    assert_eq!((state, random.bits()), (end, bits));
}

/// Nobody asks it anything.
struct Unasked;

impl Onlooker<Ludo> for Unasked {
    fn goes_on(&mut self, state: &State) -> bool {
        panic!("{state:?} is over")
    }
}
