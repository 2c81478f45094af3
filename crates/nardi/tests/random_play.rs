//! Random play, followed with the plain rules.

use crate::common::{shipped, shipped_ids};
use game::{Game, Notation, Random, RandomPlay, Room, Until, play_by_decisions};
use nardi::State;
use testkit::random_play::follow;

#[test]
fn random_play_follows_every_preset() {
    for id in shipped_ids() {
        let decisions = follow(&shipped(&id), 10, 31);
        assert!(decisions > 500, "{id}: {decisions} decisions");
    }
}

#[test]
fn random_play_draws_like_the_general_loop() {
    for id in shipped_ids() {
        let (nardi, mut room) = (shipped(&id), Room::default());
        for index in 0..20 {
            let [mut fast, mut general] = [0; 2].map(|_| (nardi.start(), Random::stream(37, index), 0));
            let mut until = Until::new(|_: &State| false);
            nardi.play_randomly(&mut fast.0, &mut fast.1, &mut room, &mut until);
            fast.2 = until.rolls;
            let mut until = Until::new(|_: &State| false);
            play_by_decisions(&nardi, &mut general.0, &mut general.1, &mut room, &mut until);
            general.2 = until.rolls;
            assert_eq!(nardi.state_text(&fast.0), nardi.state_text(&general.0), "{id}, game {index}");
            assert_eq!((fast.1.bits(), fast.2), (general.1.bits(), general.2), "{id}, game {index}");
        }
    }
}

#[test]
fn play_that_is_not_wanted_changes_nothing() {
    let nardi = shipped("long-nardi");
    let (mut state, mut random) = (nardi.start(), Random::new(1));
    nardi.play_randomly(&mut state, &mut random, &mut Room::default(), &mut Until::new(|_: &State| true));
    assert_eq!(state, nardi.start());
    assert_eq!(random.bits(), Random::new(1).bits());
}
