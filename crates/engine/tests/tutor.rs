//! The tutor says why a move is worse, in terms of the game, and says nothing that is not true.

use engine::Models;
use engine::review::Mark;
use engine::tutor::{judge, warning};
use game::remark::against;
use game::{Catalogue, Game, Message, Notation, Random, Remark, Seat, Turn};
use ludo::Ludo;
use mill::Mill;
use nardi::Nardi;
use tables::Table;

/// What is said against one position in favour of another, by code.
fn codes<G: Remark>(
    game: &G,
    before: &G::State,
    played: &G::State,
    best: &G::State,
    seat: Seat,
) -> Vec<String> {
    against(game, before, [played, best], seat).into_iter().map(|message| message.code.into_owned()).collect()
}

/// A feature is told of the worse position and not of the better one.
fn tells<G: Remark>(name: &str, game: &G, before: &G::State, [worse, better]: [&G::State; 2], seat: Seat) {
    let code = format!("tutor-{name}");
    let said = codes(game, before, worse, better, seat);
    assert!(said.contains(&code), "{name} is not among {said:?}");
    let said = codes(game, before, better, worse, seat);
    assert!(!said.contains(&code), "{name} is said of the better one");
    assert!(codes(game, before, worse, worse, seat).is_empty(), "{name}: nothing speaks against the same");
}

fn nardi() -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, "long-nardi", Nardi::new)
}

#[test]
fn every_feature_of_nardi_is_told_where_it_differs() {
    let game = nardi();
    let rows = [
        ("nardi-block", "K3AA/A3A1/o5/6 b -", "K3AA/AA4/o5/6 b -"),
        ("nardi-numbers", "Oaaaaa/6/j5/6 b -", "Naaaaa/6/jA4/6 b -"),
        ("nardi-behind", "Oaaaaa/6/j5/6 b -", "Naaaaa/6/jA4/6 b -"),
        ("nardi-runner", "Oaaaaa/6/j5/6 b -", "Naaaaa/6/jA4/6 b -"),
        ("nardi-head", "Oaaaaa/6/j5/6 b -", "Naaaaa/6/jA4/6 b -"),
        ("nardi-points", "N4A/6/o5/6 b -", "M3AA/6/o5/6 b -"),
        ("nardi-off", "6/6/o5/5M b -", "6/6/o5/5L b -"),
        ("nardi-home", "6/6/o4A/5N b -", "6/6/o5/4AN b -"),
    ];
    for (name, worse, better) in rows {
        let [worse, better] =
            [worse, better].map(|fen| game.read_state(fen).unwrap_or_else(|e| panic!("{e}")));
        tells(name, &game, &game.start(), [&worse, &better], 0);
    }
}

#[test]
fn every_feature_of_ludo_is_told_where_it_differs() {
    let game = testkit::shipped::game(&ludo::FAMILY, "danish", Ludo::new);
    let at = |own: &str, next: &str| {
        let fen = format!("{own}/{next}/0,0,0,0/0,0,0,0 1 - 5 0 0 -");
        game.read_state(&fen).unwrap_or_else(|error| panic!("{error}"))
    };
    let rows = [
        // Seat 1's 40 and 37 are 3 and 6 behind seat 0's 4.
        ("ludo-exposed", at("4,20,0,0", "40,37,4,0"), at("9,20,0,0", "40,37,4,0")),
        ("ludo-captured", at("4,0,0,0", "10,0,0,0"), at("4,0,0,0", "0,0,0,0")),
        ("ludo-base", at("4,0,0,0", "0,0,0,0"), at("4,1,0,0", "0,0,0,0")),
        ("ludo-goal", at("55,0,0,0", "0,0,0,0"), at("57,0,0,0", "0,0,0,0")),
        ("ludo-safe", at("21,0,0,0", "0,0,0,0"), at("9,0,0,0", "0,0,0,0")),
        // Seat 1's 43 is seat 0's 4.
        ("ludo-reach", at("20,0,0,0", "43,0,0,0"), at("2,0,0,0", "43,0,0,0")),
    ];
    for (name, worse, better) in rows {
        tells(name, &game, &game.start(), [&worse, &better], 0);
    }
}

fn morris() -> Mill {
    testkit::shipped::game(&mill::FAMILY, "nine-mens-morris", Mill::new)
}

/// The position after these actions.
fn played(game: &Mill, actions: &str) -> mill::State {
    let mut state = game.start();
    for text in actions.split_whitespace() {
        let action = game.read_move(&state, text).unwrap();
        game.play_checked(&mut state, action).unwrap();
    }
    state
}

#[test]
fn every_feature_of_mill_is_told_where_it_differs() {
    let game = morris();
    let moving = |white: &str, black: &str, side: Seat| {
        let points =
            |names: &str| names.split(' ').fold(0, |set, name| set | 1 << game.board().point(name).unwrap());
        game.moving_state([points(white), points(black)], side)
    };
    let start = game.start();
    let pair = |worse: &str, better: &str| [played(&game, worse), played(&game, better)];
    let [worse, better] = pair("d6 f4 d7 g4 a1", "d6 f4 d7 g4 d5");
    tells("mill-closed", &game, &played(&game, "d6 f4 d7 g4"), [&worse, &better], 0);
    let [worse, better] = pair("d6 f4 d7 a1", "d6 f4 d7 d5");
    tells("mill-threat", &game, &played(&game, "d6 f4 d7"), [&worse, &better], 1);
    let [worse, better] = pair("d6 f4 a1", "d6 f4 d7");
    tells("mill-waiting", &game, &played(&game, "d6 f4"), [&worse, &better], 0);
    let black = "a1 g1 f4 c3";
    let before = moving("a7 d7 g7 b2", black, 0);
    let (opened, kept) = (moving("a7 d6 g7 b2", black, 1), moving("a7 d7 g7 d2", black, 1));
    tells("mill-opened", &game, &before, [&opened, &kept], 0);
    let black = "f6 f4 f2 e5";
    let (narrow, wide) = (moving("a7 a4 a1 d1", black, 1), moving("d6 d2 b4 c3", black, 1));
    tells("mill-room", &game, &start, [&narrow, &wide], 0);
    tells("mill-enemy-room", &game, &start, [&narrow, &wide], 0);
}

#[test]
fn the_place_and_the_numbers_are_named() {
    let game = morris();
    let before = played(&game, "d6 f4 d7");
    let [worse, better] = ["d6 f4 d7 a1", "d6 f4 d7 d5"].map(|actions| played(&game, actions));
    let said = against(&game, &before, [&worse, &better], 1);
    assert_eq!(said[0].to_string(), "The enemy can close a mill on d5.");
    let nardi = nardi();
    let [worse, better] = ["6/6/o5/5M b -", "6/6/o5/5L b -"].map(|fen| nardi.read_state(fen).unwrap());
    let said = against(&nardi, &nardi.start(), [&worse, &better], 0);
    assert_eq!(said[0].to_string(), "Fewer checkers are borne off: 2 instead of 3.");
}

/// Plays random games and hands every decision with two ends of it to `look`.
fn random_decisions(rules: &str, seed: u64, mut look: impl FnMut(&dyn Table, &str, &str)) {
    let mut table = tables::game(rules).unwrap().table();
    let mut random = Random::new(seed);
    while table.turn() != Turn::Over && table.events_so_far() < 300 {
        if table.roll_by_seed(seed).is_some() {
            continue;
        }
        let actions: Vec<String> = match table.turns() {
            Some(turns) => turns.into_iter().map(|(turn, _)| turn).collect(),
            None => table.legal().into_iter().map(|action| action.text).collect(),
        };
        let any = |random: &mut Random| actions[random.below(actions.len() as u32) as usize].clone();
        let (one, other) = (any(&mut random), any(&mut random));
        look(table.as_ref(), &one, &other);
        table.act(&one).unwrap();
    }
}

/// What is said of two ends of a decision differs between them as it is said, and has a text.
fn is_true<G: Remark + game::Show + game::Perft + 'static>(table: &dyn Table, one: &str, other: &str) {
    let before = tables::seated::<G>(table).unwrap();
    let Turn::Seat(seat) = table.turn() else { panic!("somebody decides") };
    let end = |text: &str| {
        let mut after = table.fork();
        after.act(text).unwrap();
        *tables::seated::<G>(after.as_ref()).unwrap().history().state()
    };
    let (one, other) = (end(one), end(other));
    let (game, state) = (before.game().as_ref(), before.history().state());
    let [of_one, of_other] = [one, other].map(|end| game.noticed(state, &end, seat));
    for message in against(game, state, [&one, &other], seat) {
        let is_it = |amount: i32, name: &str| message.argument(name) == Some(&amount.into());
        let is_worse = of_one.iter().zip(&of_other).any(|(played, best)| {
            assert_eq!((played.name, played.which), (best.name, best.which), "the same in every position");
            let differs =
                if played.is_good { played.amount < best.amount } else { played.amount > best.amount };
            let is_told = message.code == format!("tutor-{}", played.name);
            is_told && differs && is_it(played.amount, "played") && is_it(best.amount, "best")
        });
        assert!(is_worse, "{message:?} is not true in {}", table.fen());
        assert!(Catalogue::english().try_text(&message).is_ok(), "{message:?}");
    }
}

#[test]
fn nothing_is_said_that_does_not_differ_between_the_two_ends_of_a_decision() {
    for seed in 0..6 {
        for rules in ["long-nardi", "fevga", "gul-bara"] {
            random_decisions(rules, seed, is_true::<Nardi>);
        }
        for rules in ["danish", "parchis", "mensch", "ludopy"] {
            random_decisions(rules, seed, is_true::<Ludo>);
        }
        for rules in ["nine-mens-morris", "morabaraba", "el-filja", "zhi-qi", "one-time-mill"] {
            random_decisions(rules, seed, is_true::<Mill>);
        }
    }
}

/// What the tutor says of this on a table that stands so.
fn told(rules: &str, events: &str, text: &str) -> Option<(Mark, Vec<Message>, String)> {
    let game = tables::game(rules).unwrap();
    let mut table = game.table();
    events.split_whitespace().for_each(|event| table.act(event).unwrap());
    let mut reviewer = judge(&game, Models::built_in(), table.as_ref(), &[text]).unwrap();
    assert_eq!(reviewer.of(), 1, "one decision");
    while !reviewer.step() {}
    warning(reviewer.as_ref())
        .map(|decision| (decision.mark, decision.notes, decision.lines[0].action.clone()))
}

#[test]
fn a_mill_that_is_left_open_is_a_blunder_with_its_reason() {
    let (mark, notes, better) = told("nine-mens-morris", "d6 f4 d7 g4", "a1").unwrap();
    assert_eq!((mark, better.as_str()), (Mark::Blunder, "d5"));
    assert!(notes.iter().any(|note| note.code == "tutor-mill-closed"), "{notes:?}");
    assert_eq!(told("nine-mens-morris", "d6 f4 d7 g4", "d5"), None, "nothing is said of the best move");
}

#[test]
fn a_bad_turn_of_nardi_is_told_with_reasons_and_the_best_one_is_not() {
    let events = "r63 24/18 18/15 r52 12/7 7/5 r11";
    let mut warned = 0;
    let mut table = tables::game("long-nardi").unwrap().table();
    events.split_whitespace().for_each(|event| table.act(event).unwrap());
    for (turn, _) in table.turns().unwrap() {
        let Some((mark, notes, better)) = told("long-nardi", events, &turn) else { continue };
        warned += 1;
        assert!(mark > Mark::Good && better != turn && notes.len() <= 2, "{turn}: {notes:?}");
        assert_eq!(told("long-nardi", events, &better), None, "{better} is the best");
    }
    assert!(warned > 0, "some turn is bad");
}

#[test]
fn half_a_turn_is_not_judged_and_an_illegal_one_is_refused() {
    let game = tables::game("long-nardi").unwrap();
    let mut table = game.table();
    table.act("r63").unwrap();
    let judged = |actions: &[&str]| judge(&game, Models::built_in(), table.as_ref(), actions);
    assert_eq!(judged(&["24/18"]).unwrap().of(), 0);
    assert_eq!(judged(&["24/18", "18/15"]).unwrap().of(), 1);
    assert!(judged(&["24/20"]).is_err_and(|error| error.to_string().contains("24/20")));
}
