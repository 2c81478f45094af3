//! Players by name, levels, shipped nets, advice.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use engine::{AdviceError, Course, Manner, Roster, RosterError, Thought, advisor, models, opponent};
use game::{Game, Random, Turn};
use tables::{AnyGame, built_in_ids, with_game};

fn shipped(id: &str) -> nardi::Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, nardi::Nardi::new)
}

#[test]
fn every_shipped_net_fits_the_rules_it_is_named_after() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let nets =
        files.filter(|file| file.path().extension().is_some_and(|extension| extension == "safetensors"));
    assert_eq!(models::built_in().len(), nets.count(), "every file can be read");
    for model in models::built_in() {
        assert_eq!(model.card.rules_id, model.name);
        match tables::game(&model.name).unwrap() {
            AnyGame::Nardi(game) => assert_eq!(models::for_game(game.as_ref()).unwrap().name, model.name),
            AnyGame::Ludo(game) => assert_eq!(models::for_game(game.as_ref()).unwrap().name, model.name),
            AnyGame::Mill(_) => panic!("Mill has no nets"),
        }
        let digest = tables::variant(&model.name).unwrap().digest();
        assert_eq!(model.card.rules_digest, digest, "{} was trained for these rules", model.name);
        assert!(!model.card.history.is_empty(), "{} says how it was trained", model.name);
    }
}

#[test]
fn the_default_nardi_net_ships() {
    let game = shipped("long-nardi");
    assert_eq!(models::for_game(&game).unwrap().name, "long-nardi");
}

/// A variant that differs from a built-in one in one option.
fn altered(id: &str, option: &str, value: &str) -> AnyGame {
    let mut variant = tables::variant(id).unwrap();
    let spec = variant.family.option(option).unwrap();
    variant.values.set_from_text(spec, value).unwrap();
    variant.id = "my-own".into();
    tables::open(variant).unwrap()
}

#[test]
fn rules_of_ones_own_are_played_with_the_net_of_the_nearest_rules() {
    for (id, option, value) in
        [("long-nardi", "head.limit", "2"), ("fevga", "head.limit", "3"), ("gul-bara", "score.mars", "3")]
    {
        let AnyGame::Nardi(game) = altered(id, option, value) else { panic!("{id} is nardi") };
        assert_eq!(models::for_game(game.as_ref()).unwrap().name, id);
    }
    let AnyGame::Ludo(game) = altered("mensch", "tries_when_all_home", "2") else { panic!("it is ludo") };
    assert_eq!(models::for_game(game.as_ref()).unwrap().name, "mensch");
}

#[test]
fn every_variant_has_an_opponent_of_every_level() {
    for id in built_in_ids() {
        let any = tables::game(id).unwrap();
        for level in [1, 5, 10] {
            with_game!(&any, game => assert!(game.player(&format!("level:{level}")).is_ok(), "{id}"));
        }
    }
}

#[test]
fn a_wrong_name_is_answered_with_who_there_is() {
    let nardi = shipped("long-nardi");
    let complaint = |name: &str| nardi.player(name).err().unwrap().to_string();
    assert!(complaint("nobody").contains("greedy"), "{}", complaint("nobody"));
    assert!(complaint("level:11").contains("1 to 10"));
    assert!(complaint("level").contains("1 to 10"));
    assert!(complaint("greedy:no-such-file").contains("no-such-file"));
    assert!(matches!(nardi.player("depth:3").err(), Some(RosterError::Unknown { .. })));
}

#[test]
fn a_net_of_other_rules_is_refused_unless_told_otherwise() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/long-nardi.safetensors");
    let federation = shipped("federation");
    let error = models::open(&federation, &file, false).err().unwrap().to_string();
    assert!(error.contains("digest"), "{error}");
    assert!(models::open(&federation, &file, true).is_ok());
    let name = format!("greedy:{}", file.display());
    assert!(matches!(federation.player(&name).err(), Some(RosterError::Model(_))));
    assert!(federation.player_under(&name, true).is_ok());
    let narde = shipped("long-narde");
    assert!(models::open(&narde, &file, true).is_err(), "its inputs and outputs differ");
}

/// Plays a whole game by advice alone; every line must be legal, and the game must end.
fn play_by_advice(rules: &str, level: u8) {
    let any = tables::game(rules).unwrap();
    let mut table = any.table();
    let mut asked = advisor(&any);
    let mut random = Random::new(4);
    let (manner, never) = (Manner { level, ..Manner::default() }, AtomicBool::new(false));
    while table.turn() != Turn::Over {
        if table.roll_at_random(&mut random).is_some() {
            continue;
        }
        let course = Course::of(table.as_ref());
        let advice = asked.advise(&course, &Thought::default(), &manner, &never, &mut |_| {}).unwrap();
        table.act(advice.best().unwrap()).unwrap_or_else(|error| panic!("{rules} {}: {error}", table.fen()));
    }
    let course = Course::of(table.as_ref());
    let refused = asked.advise(&course, &Thought::default(), &manner, &never, &mut |_| {});
    assert!(matches!(refused, Err(AdviceError::Over)));
}

#[test]
fn advice_is_legal_in_every_variant() {
    for id in built_in_ids() {
        play_by_advice(id, 3);
    }
    play_by_advice("long-nardi", 9);
}

#[test]
fn everybody_in_the_roster_can_be_played_against() {
    let nets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models");
    let own = format!("greedy:{}", nets.join("long-nardi.safetensors").display());
    for (rules, name) in [
        ("long-nardi", "heuristic"),
        ("long-nardi", own.as_str()),
        ("ludopy", "mixed"),
        ("three-mens-morris", "depth:2"),
        ("three-mens-morris", "random"),
    ] {
        let any = tables::game(rules).unwrap();
        let (mut table, mut random) = (any.table(), Random::new(7));
        let mut opponent = opponent(&any, name, false).unwrap();
        let mut decisions = 0;
        while table.turn() != Turn::Over && decisions < 60 {
            if table.roll_at_random(&mut random).is_some() {
                continue;
            }
            let chosen = opponent.choose(&Course::of(table.as_ref()), &mut random).unwrap();
            table.act(&chosen).unwrap_or_else(|error| panic!("{rules} {name}: {error}"));
            decisions += 1;
        }
    }
    let any = tables::game("fevga").unwrap();
    assert!(opponent(&any, &own, false).is_err(), "it was trained for other rules");
    let dice_due = opponent(&any, "random", false)
        .unwrap()
        .choose(&Course::of(any.table().as_ref()), &mut Random::new(1));
    assert!(matches!(dice_due, Err(AdviceError::DiceDue)));
}

#[test]
fn chances_of_all_seats_sum_to_one() {
    for (rules, events) in
        [("long-nardi", vec!["r63"]), ("long-nardi", vec![]), ("nine-mens-morris", vec!["d6"])]
    {
        let any = tables::game(rules).unwrap();
        let mut table = any.table();
        events.iter().for_each(|event| table.act(event).unwrap());
        let worth = advisor(&any).worth(&Course::of(table.as_ref())).unwrap();
        let sum: f64 = worth.wins.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{rules}: {worth:?}");
        assert!(worth.equity.abs() <= 2.0);
    }
}

#[test]
fn dice_that_are_due_leave_nothing_to_advise() {
    let any = tables::game("long-nardi").unwrap();
    let course = Course::of(any.table().as_ref());
    let refused = advisor(&any).advise(
        &course,
        &Thought::default(),
        &Manner::default(),
        &AtomicBool::new(false),
        &mut |_| {},
    );
    assert!(matches!(refused, Err(AdviceError::DiceDue)));
}

#[test]
fn a_stronger_level_beats_a_weaker_one() {
    // The full table is in docs/strength.md; here a few games tell levels that are far apart.
    let game = shipped("long-nardi");
    let mut wins = 0;
    for round in 0..40 {
        for seat in 0..2u8 {
            let mut strong = game.player("level:8").unwrap();
            let mut weak = game.player("level:2").unwrap();
            let mut random = Random::stream(6, round);
            let mut state = game.start();
            let mut options = Vec::new();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let roll = game::sample_roll(game.rolls(&state), &mut random);
                        game.roll(&mut state, roll);
                    }
                    Turn::Seat(mover) => {
                        game::Decide::decisions(&game, &state, &mut options);
                        let player = if mover == seat { &mut strong } else { &mut weak };
                        state = options[player.choose(&game, &state, &options, &mut random)].1;
                    }
                }
            }
            wins += u32::from(game.scores(&state).of(seat) > 0);
        }
    }
    assert!(wins >= 72, "{wins} of 80");
}

#[test]
fn mill_players_are_named_by_their_limits() {
    let game = mill::Mill::new(tables::variant("nine-mens-morris").unwrap()).unwrap();
    for name in ["random", "heuristic", "depth:3", "full:3", "nodes:100", "time:1", "level:1"] {
        assert!(game.player(name).is_ok(), "{name}");
    }
    for name in ["full", "full:0", "full:x", "depth:101", "wide:3"] {
        assert!(game.player(name).is_err(), "{name}");
    }
}
