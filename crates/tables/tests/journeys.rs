//! Where pieces can go in a turn: every journey is played step by step, and what a search of all orders finds is found.

use std::collections::BTreeMap;

use game::{MoveView, Random, Turn};
use tables::{AnyGame, Journey, Table, built_in_ids};

type Ends = (Option<String>, String, Option<u8>);

fn ends(journey: &Journey) -> Ends {
    (journey.from.clone(), journey.to.clone(), journey.piece)
}

/// The least number of actions of one piece from each place to each other, by trying everything on forks.
fn brute_force(table: &dyn Table) -> BTreeMap<Ends, usize> {
    let mut found = BTreeMap::new();
    if let Turn::Seat(seat) = table.turn() {
        explore(table, seat, None, 0, &mut found);
    }
    found
}

fn explore(
    table: &dyn Table,
    seat: u8,
    so_far: Option<&Ends>,
    steps: usize,
    found: &mut BTreeMap<Ends, usize>,
) {
    if table.turn() != Turn::Seat(seat) || steps == 4 {
        return;
    }
    for MoveView { text, from, to, piece, .. } in table.legal() {
        let Some(to) = to else { continue };
        let reached = match so_far {
            None => (from, to, piece),
            Some((start, here, same)) if from.as_ref() == Some(here) && piece == *same => {
                (start.clone(), to, piece)
            }
            Some(_) => continue,
        };
        let mut next = table.fork();
        next.act(&text).unwrap();
        let least = found.entry(reached.clone()).or_insert(steps + 1);
        *least = (*least).min(steps + 1);
        explore(next.as_ref(), seat, Some(&reached), steps + 1, found);
    }
}

/// Every journey of a table can be played, says truly what it does, and none is missing.
fn check(table: &dyn Table) -> usize {
    let (journeys, wanted) = (table.view().journeys, brute_force(table));
    let lengths: BTreeMap<Ends, usize> =
        journeys.iter().map(|journey| (ends(journey), journey.steps.len())).collect();
    assert_eq!(lengths.len(), journeys.len(), "the same ends twice: {}", table.fen());
    assert_eq!(lengths, wanted, "{}", table.fen());
    for journey in &journeys {
        let mut walked = table.fork();
        let mut path: Vec<String> = Vec::new();
        let (mut numbers, mut captures) = (Vec::new(), Vec::new());
        for step in &journey.steps {
            let view = walked.legal().into_iter().find(|view| view.text == *step).expect("a legal step");
            path.extend(view.path.into_iter().skip(usize::from(!path.is_empty())));
            numbers.extend(view.numbers);
            captures.extend(view.captures);
            walked.act(step).unwrap();
        }
        assert_eq!((&journey.path, &journey.numbers, &journey.captures), (&path, &numbers, &captures));
        assert_eq!(journey.path.last(), Some(&journey.to));
        assert!(journey.from.is_none() || journey.path.first() == journey.from.as_ref());
    }
    journeys.iter().map(|journey| journey.steps.len()).max().unwrap_or(0)
}

/// Plays at random, with other dice for every seed, and shows every position.
fn random_game(game: &AnyGame, seed: u64, most: usize, mut look: impl FnMut(&dyn Table)) {
    let (mut table, mut random) = (game.table(), Random::new(seed));
    while table.turn() != Turn::Over && table.events_so_far() < most {
        look(table.as_ref());
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
    }
    look(table.as_ref());
}

#[test]
fn journeys_are_what_trying_everything_finds_in_every_variant() {
    for id in built_in_ids() {
        let game = tables::game(id).unwrap();
        let mut longest = 0;
        for seed in 1..=3 {
            random_game(&game, seed, 150, |table| longest = longest.max(check(table)));
        }
        let has_long_turns = game.variant().family.name == "nardi" || ["parcheesi", "parchis"].contains(&id);
        assert!(longest >= if has_long_turns { 2 } else { 1 }, "{id}: {longest}");
    }
}

fn after(rules: &str, events: &[&str]) -> Box<dyn Table> {
    let mut table = tables::game(rules).unwrap().table();
    for event in events {
        table.act(event).unwrap_or_else(|error| panic!("{event}: {error}"));
    }
    table
}

/// The journeys from a place, as where they end and how.
fn from<'v>(journeys: &'v [Journey], place: &str) -> Vec<(&'v str, Vec<&'v str>)> {
    let steps = |journey: &'v Journey| journey.steps.iter().map(String::as_str).collect();
    let starts_there = |journey: &&Journey| journey.from.as_deref() == Some(place);
    journeys.iter().filter(starts_there).map(|journey| (journey.to.as_str(), steps(journey))).collect()
}

/// A position with these dice.
fn position(rules: &str, fen: &str, roll: &str) -> Box<dyn Table> {
    let mut table = tables::game(rules).unwrap().table();
    table.set_fen(fen).unwrap();
    table.act(roll).unwrap();
    table
}

#[test]
fn a_double_of_nardi_takes_one_checker_four_steps() {
    let table = position("long-nardi", "N3A1/6/o5/6 w -", "r33");
    let journeys = table.view().journeys;
    let wanted = [
        ("17", vec!["20/17"]),
        ("14", vec!["20/17", "17/14"]),
        ("11", vec!["20/17", "17/14", "14/11"]),
        ("8", vec!["20/17", "17/14", "14/11", "11/8"]),
    ];
    assert_eq!(from(&journeys, "20"), wanted);
    let longest = journeys.iter().find(|journey| journey.to == "8").unwrap();
    assert_eq!(longest.numbers, [3, 3, 3, 3]);
    let path: Vec<String> = (8..=20).rev().map(|point: u8| point.to_string()).collect();
    assert_eq!(longest.path, path);
    check(table.as_ref());
}

#[test]
fn a_blocked_point_in_the_middle_is_gone_round_by_the_other_die_first() {
    let table = position("long-nardi", "O5/a5/n5/6 w -", "r63");
    assert_eq!(from(&table.view().journeys, "24"), [("21", vec!["24/21"]), ("15", vec!["24/21", "21/15"])]);
    check(table.as_ref());
    let table = position("long-nardi", "O2a2/a5/m5/6 w -", "r63");
    assert_eq!(from(&table.view().journeys, "24"), [], "both ways are blocked");
    check(table.as_ref());
}

#[test]
fn pieces_that_are_placed_come_from_the_hand_and_removals_from_nowhere() {
    let mut table = after("nine-mens-morris", &["a7", "b6", "d7", "f6"]);
    let journeys = table.view().journeys;
    assert!(journeys.iter().all(|journey| journey.from.as_deref() == Some("hand-white")));
    assert_eq!(journeys.len(), 20);
    table.act("g7").unwrap();
    let removals = table.view().journeys;
    let mut shown: Vec<_> =
        removals.iter().map(|journey| (journey.from.as_deref(), journey.to.as_str())).collect();
    shown.sort_unstable();
    assert_eq!(shown, [(None, "b6"), (None, "f6")]);
    assert!(removals.iter().all(|journey| journey.steps == [format!("x{}", journey.to)]));
}

#[test]
fn there_are_no_journeys_while_dice_are_due_or_the_game_is_over() {
    let game = tables::game("mensch").unwrap();
    random_game(&game, 5, 2_000, |table| {
        let is_turn = matches!(table.turn(), Turn::Seat(_));
        assert!(is_turn || table.view().journeys.is_empty());
    });
}

#[test]
fn bonus_steps_of_ludo_make_a_journey_longer() {
    let game = tables::game("parcheesi").unwrap();
    let mut bonus = 0;
    for seed in 1..=40 {
        random_game(&game, seed, 400, |table| {
            let journeys = table.view().journeys;
            bonus += journeys
                .iter()
                .filter(|journey| journey.steps.len() > 1 && journey.numbers.contains(&20))
                .count();
        });
    }
    assert!(bonus > 0, "somebody captured and went on with the same piece");
}

#[test]
fn a_checker_is_borne_off_in_two_steps() {
    let table = position("long-nardi", "6/6/o5/1B4 w -", "r41");
    let journeys = table.view().journeys;
    let off: Vec<_> = from(&journeys, "5").into_iter().filter(|(to, _)| *to == "off-white").collect();
    assert!(off.len() == 1 && off[0].1.len() == 2 && off[0].1[1].ends_with("/off"), "{off:?}");
    check(table.as_ref());
}

#[test]
fn own_boards_have_journeys_between_their_own_places() {
    let own = "id = \"own\"\nfamily = \"mill\"\npiece_count = 3\npieces_at_least_count = 2\nn_move_rule = 30\n\
               [board]\nlayout = \"own\"\npoints = [[[\"north\", 0, 0], [\"mid\", 0, 1], [\"s\", 0, 2], [\"w2\", 1, 0], [\"z9\", 1, 1], [\"ra\", 1, 2]]]\n\
               edges = [[\"north\", \"mid\"], [\"mid\", \"s\"], [\"w2\", \"z9\"], [\"z9\", \"ra\"], [\"north\", \"w2\"], [\"s\", \"ra\"]]\n\
               lines = [[\"north\", \"mid\", \"s\"]]\n";
    let game = tables::game_from_text(own).unwrap_or_else(|error| panic!("{error}"));
    let mut seen = 0;
    for seed in 1..=5 {
        random_game(&game, seed, 60, |table| seen += check(table));
    }
    assert!(seen > 20, "{seen}");
}
