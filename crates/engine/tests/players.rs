//! Players by name, levels, shipped nets, advice.

use std::path::Path;

use engine::{AdviceError, Roster, RosterError, advisor, describe_level, models, opponent};
use game::{Argument, Catalogue, Game, Message, Random, Turn};
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
fn the_match_around_the_games_makes_no_difference_to_a_net() {
    for (id, option, value) in [
        ("federation", "match.length", "3"),
        ("fevga", "match.cube", "true"),
        ("long-nardi", "match.length", "9"),
    ] {
        let game = altered(id, option, value);
        assert_eq!(describe_level(&game, 8).code, "level-net", "{id} is played with its own net");
        let AnyGame::Nardi(game) = game else { panic!("{id} is nardi") };
        assert_eq!(models::for_game(game.as_ref()).unwrap().name, id);
    }
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

/// A Nardi game whose doubles and results no net knows.
fn without_net() -> AnyGame {
    let mut variant = tables::variant("long-narde").unwrap();
    for (option, value) in [("score.koks", "3"), ("dice.doubles", "cascade")] {
        let spec = variant.family.option(option).unwrap();
        variant.values.set_from_text(spec, value).unwrap();
    }
    variant.id = "my-own".into();
    tables::open(variant).unwrap()
}

#[test]
fn a_level_says_what_it_is_made_of() {
    let said = |message: &Message| Catalogue::english().try_text(message).expect("a whole sentence");
    let told = |any: &AnyGame, level: u8| said(&describe_level(any, level));
    let long = tables::game("long-nardi").unwrap();
    let fifth = describe_level(&long, 5);
    assert_eq!(fifth.code, "level-net");
    assert_eq!(fifth.argument("net"), Some(&"long-nardi".into()));
    assert_eq!(fifth.argument("trained-for"), Some(&"long-nardi".into()));
    assert_eq!(
        ["level", "plies", "slips"].map(|name| fifth.argument(name)),
        [5, 0, 5].map(Argument::from).each_ref().map(Some)
    );
    assert_eq!(fifth.argument("blur"), Some(&"3.5".into()));
    assert_eq!(said(&fifth), "level 5: net long-nardi, 5 % slips, values blurred by 3.5 %");
    assert_eq!(told(&long, 4), "level 4: net long-nardi, 12 % slips, values blurred by 5 %");
    assert_eq!(told(&long, 9), "level 9: net long-nardi, looking one roll ahead");
    let near = altered("long-nardi", "head.limit", "2");
    assert_eq!(describe_level(&near, 8).code, "level-net-of-others");
    assert_eq!(told(&near, 8), "level 8: net long-nardi, made for the nearest rules");
    let tenth = describe_level(&without_net(), 10);
    assert_eq!((&*tenth.code, tenth.argument("net")), ("level-estimate", None));
    assert_eq!(
        said(&tenth),
        "level 10: a hand-written estimate, since there is no net for such rules, looking 2 rolls ahead"
    );
    let dooz = tables::game("dooz").unwrap();
    assert_eq!(describe_level(&dooz, 5).code, "level-depth");
    assert_eq!(told(&dooz, 5), "level 5: search, 3 actions ahead, 3 % slips");
    assert_eq!(describe_level(&dooz, 9).code, "level-nodes");
    assert_eq!(told(&dooz, 9), "level 9: search, 250000 positions a move");
    for game in [&long, &near, &without_net(), &dooz] {
        (0..=11).for_each(|level| assert!(told(game, level).starts_with("level "), "{level}"));
    }
}

#[test]
fn levels_choose_differently_where_no_net_fits() {
    let any = without_net();
    let AnyGame::Nardi(game) = &any else { panic!("it is nardi") };
    assert!(models::for_game(game.as_ref()).is_none());
    let mut players: Vec<_> =
        [1, 5, 8, 9].map(|level| game.player(&format!("level:{level}")).unwrap()).into();
    let (mut random, mut options) = (Random::new(3), Vec::new());
    let mut differs = [0; 4];
    for _ in 0..3 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if game.turn(&state) == Turn::Chance {
                let roll = game::sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
                continue;
            }
            game::Decide::decisions(game.as_ref(), &state, &mut options);
            let mut choices =
                players.iter_mut().map(|player| player.choose(game, &state, &options, &mut random));
            let choices: [usize; 4] = std::array::from_fn(|_| choices.next().unwrap());
            for (count, choice) in differs.iter_mut().zip(choices) {
                *count += u32::from(choice != choices[3]);
            }
            state = options[choices[2]].1;
        }
    }
    // The higher the level, the more often it chooses as the one above all of them.
    assert!(
        differs[0] > differs[1] && differs[1] > differs[2] && differs[2] > 0 && differs[3] == 0,
        "{differs:?}"
    );
}

#[test]
fn an_estimate_gives_chances_under_every_mix_of_rules() {
    let mut random = Random::new(11);
    let mut judged = 0;
    for family in [&nardi::FAMILY, &ludo::FAMILY] {
        for _ in 0..60 {
            match AnyGame::new(testkit::mixes::random_variant(family, &mut random)) {
                Ok(AnyGame::Nardi(game)) => judged += check_estimate(game.as_ref(), &mut random),
                Ok(AnyGame::Ludo(game)) => judged += check_estimate(game.as_ref(), &mut random),
                _ => {}
            }
        }
    }
    assert!(judged > 5_000, "{judged}");
}

/// Follows a random game; in every position the chances must be chances.
fn check_estimate<G: engine::DiceGame>(game: &G, random: &mut Random) -> u32 {
    let mut evaluator = engine::Evaluator::estimating(game, game.estimate());
    let (mut state, mut options, mut judged) = (game.start(), Vec::new(), 0);
    while game.turn(&state) != Turn::Over && judged < 200 {
        let Turn::Seat(seat) = game.turn(&state) else {
            let roll = game::sample_roll(game.rolls(&state), random);
            game.roll(&mut state, roll);
            continue;
        };
        game.decisions(&state, &mut options);
        evaluator.judge(game, &state, seat, &options);
        for option in 0..options.len() {
            let chances = evaluator.chances_of(option);
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4 && chances.iter().all(|&chance| chance >= 0.0), "{chances:?}");
        }
        state = options[random.below(options.len() as u32) as usize].1;
        judged += 1;
    }
    judged
}

/// Plays a whole game by advice alone; every line must be legal, and the game must end.
fn play_by_advice(rules: &str, level: u8) {
    let any = tables::game(rules).unwrap();
    let mut table = any.table();
    let mut asked = advisor(&any);
    while table.turn() != Turn::Over {
        if table.roll_by_seed(4).is_some() {
            continue;
        }
        let advice = asked.at_level(table.as_ref(), level, 1).unwrap();
        table.act(advice.best().unwrap()).unwrap_or_else(|error| panic!("{rules} {}: {error}", table.fen()));
    }
    assert!(matches!(asked.at_level(table.as_ref(), level, 1), Err(AdviceError::Over)));
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
            if table.roll_by_seed(7).is_some() {
                continue;
            }
            let chosen = opponent.choose(table.as_ref(), &mut random).unwrap();
            table.act(&chosen).unwrap_or_else(|error| panic!("{rules} {name}: {error}"));
            decisions += 1;
        }
    }
    let any = tables::game("fevga").unwrap();
    assert!(opponent(&any, &own, false).is_err(), "it was trained for other rules");
    let dice_due = opponent(&any, "random", false).unwrap().choose(any.table().as_ref(), &mut Random::new(1));
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
        let worth = advisor(&any).evaluate(table.as_ref()).unwrap();
        let sum: f64 = worth.wins.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{rules}: {worth:?}");
        assert!(worth.equity.abs() <= 2.0);
    }
}

#[test]
fn dice_that_are_due_leave_nothing_to_advise() {
    let any = tables::game("long-nardi").unwrap();
    assert!(matches!(advisor(&any).best(any.table().as_ref()), Err(AdviceError::DiceDue)));
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

#[test]
fn an_advisor_refuses_the_table_of_other_rules() {
    let (nardi, fevga) = (tables::game("long-nardi").unwrap(), tables::game("fevga").unwrap());
    let mill = tables::game("nine-mens-morris").unwrap();
    for other in [&fevga, &mill] {
        let mut table = other.table();
        let _ = table.act("r63");
        let refused = advisor(&nardi).best(table.as_ref()).unwrap_err();
        assert!(matches!(refused, AdviceError::OtherRules { .. }), "{refused}");
        assert!(refused.to_string().contains("long-nardi"), "{refused}");
    }
    // The same rules from another reading are the same rules.
    assert!(advisor(&mill).best(tables::game("nine-mens-morris").unwrap().table().as_ref()).is_ok());
}

#[test]
fn a_fork_is_advised_on_like_the_table_it_came_from() {
    for rules in ["long-nardi", "ludopy", "nine-mens-morris"] {
        let any = tables::game(rules).unwrap();
        let (mut table, mut asked) = (any.table(), advisor(&any));
        for _ in 0..40 {
            if table.roll_by_seed(11).is_some() {
                continue;
            }
            let fork = table.fork();
            let advice = asked.at_level(table.as_ref(), 4, 5).unwrap();
            assert_eq!(asked.at_level(fork.as_ref(), 4, 5).unwrap().best(), advice.best());
            table.act(advice.best().unwrap()).unwrap();
        }
    }
}

#[test]
fn what_a_level_chose_without_judging_has_no_value() {
    let any = tables::game("long-nardi").unwrap();
    let mut table = any.table();
    table.act("r63").unwrap();
    assert_eq!(advisor(&any).at_level(table.as_ref(), 3, 1).unwrap().lines[0].value, None);
    assert!(advisor(&any).best(table.as_ref()).unwrap().lines[0].value.is_some());
}

#[test]
fn positions_to_look_at_are_a_limit_in_dice_games_too() {
    let any = tables::game("long-nardi").unwrap();
    let mut table = any.table();
    for action in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r44"] {
        table.act(action).unwrap();
    }
    let think = |nodes: Option<u64>, infinite: bool, stopped: bool| {
        let limits = engine::Limits { nodes, infinite, ..Default::default() };
        let stop = std::sync::atomic::AtomicBool::new(stopped);
        advisor(&any)
            .advise(table.as_ref(), &limits, &engine::Settings::default(), &stop, &mut |_| {})
            .unwrap()
    };
    let (few, more) = (think(Some(1), false, false), think(Some(3_000), false, false));
    assert_eq!(few.lines[0].depth, 0, "a first look is always had");
    assert!(more.lines[0].depth >= 1 && few.nodes < more.nodes, "{} {}", few.nodes, more.nodes);
    assert_eq!(think(None, true, true).lines[0].depth, 0, "an endless thought hears stop at once");
}

/// The net that levels play a game with when all are built in.
fn built_in_choice(game: &AnyGame) -> Option<String> {
    let models = engine::Models::built_in();
    let model = match game {
        AnyGame::Nardi(game) => engine::roster::level_model(game.as_ref(), models),
        AnyGame::Ludo(game) => engine::roster::level_model(game.as_ref(), models),
        AnyGame::Mill(_) => None,
    };
    model.map(|model| model.name)
}

#[test]
fn the_net_that_is_wanted_is_the_one_that_levels_play_with() {
    let mut found = std::collections::BTreeSet::new();
    for id in built_in_ids() {
        let game = tables::game(id).unwrap();
        let wanted = models::wanted(&game);
        assert_eq!(wanted.map(str::to_owned), built_in_choice(&game), "{id}");
        found.extend(wanted);
    }
    assert_eq!(found.len(), models::listed().len(), "every net is wanted by somebody");
    let mut random = Random::new(21);
    let (mut with, mut without) = (0, 0);
    for family in [&nardi::FAMILY, &ludo::FAMILY, &mill::FAMILY] {
        for _ in 0..60 {
            let variant = testkit::mixes::random_variant(family, &mut random);
            let Ok(game) = tables::open(variant) else { continue };
            let wanted = models::wanted(&game);
            assert_eq!(wanted.map(str::to_owned), built_in_choice(&game), "{:?}", game.variant().values);
            if wanted.is_some() { with += 1 } else { without += 1 }
        }
    }
    assert!(with > 10 && without > 10, "{with} with a net, {without} without");
}
