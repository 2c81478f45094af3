//! The fast rules equal the slow reference over random mixes of options.

use std::collections::BTreeMap;

use crate::common::mixes::random_mill;
use crate::common::{all_ids, legal, mill};
use game::{Game, Notation, Random};
use mill::{Mill, Move, Outcome, State};
use testkit::mill::Reference;

fn without_number(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    [&fields[..16], &fields[17..]].concat().join(" ")
}

/// What the FEN says must be all there is to a position.
fn check_round_trip(mill: &Mill, state: &State) -> String {
    let fen = mill.state_text(state);
    let read = mill.read_state(&fen).unwrap_or_else(|error| panic!("{}: {error}", mill.variant().to_toml()));
    assert_eq!(read, *state, "{fen}\n{}", mill.variant().to_toml());
    assert_eq!(mill.state_text(&read), fen);
    fen
}

/// Asks for a preferred target now and then, which only an intervention heeds.
fn with_preference(mill: &Mill, state: State, random: &mut Random) -> State {
    if mill.rules().intervention.is_none() || state.is_removing() || random.below(3) > 0 {
        return state;
    }
    let square = 8 + random.below(mill.board().len() as u32);
    mill.read_state(&format!("{} p:{square}", mill.state_text(&state))).expect("a preferred target")
}

fn check_reasons(mill: &Mill, state: &State, random: &mut Random) {
    let points = mill.board().len() as u32;
    for _ in 0..4 {
        let (a, b) = (random.below(points) as u8, random.below(points) as u8);
        for action in [Move::Place(a), Move::Slide { from: a, to: b }, Move::Remove(a)] {
            let reason = mill.why_not(state, action);
            assert_eq!(reason.is_none(), mill.is_legal(state, action), "{reason:?}");
        }
    }
}

/// What the games came across, so that the test knows it has seen the rare things too.
type Seen = BTreeMap<&'static str, u64>;

fn note(seen: &mut Seen, mill: &Mill, state: &State, fen: &str) {
    let fields: Vec<&str> = fen.split(' ').collect();
    let full = !fields[0].contains('*');
    let waiting = fields[8] != "0" && fields[9] != "0";
    let own = state.must_remove() < 0;
    let outcome = mill.outcome(state);
    let things = [
        ("custodian", fen.contains(" c:")),
        ("intervention", fen.contains(" i:")),
        ("both captures", fen.contains(" c:") && fen.contains(" i:")),
        ("leap", fen.contains(" l:")),
        ("mill beside a capture", fen.contains(" m:")),
        ("marker", fields[0].contains('X')),
        ("stalemate removal", fen.contains(" s:1")),
        ("stalemate removal by both", fen.contains(" s:2") && waiting),
        ("the victim removes", own && fields[2] == "p"),
        ("no mills counted", own && fields[2] == "m"),
        ("mills counted", waiting && !full && !own && !fen.contains(" s:")),
        ("several removals", state.must_remove() > 1 && !fen.contains(':')),
        ("last mill", fields[10] != "0" || fields[12] != "0"),
        ("used lines", fields[14] != "0"),
        ("full board removal", full && fields[3] == "r"),
        ("full board end", full && fields[2] == "o"),
        ("too few", matches!(outcome, Some(Outcome::TooFew(_)))),
        ("stuck and lost", matches!(outcome, Some(Outcome::Stuck(_)))),
        ("stuck and drawn", outcome == Some(Outcome::StuckDraw)),
        ("quiet", outcome == Some(Outcome::Quiet)),
    ];
    for (thing, _) in things.into_iter().filter(|&(_, is_there)| is_there) {
        *seen.entry(thing).or_default() += 1;
    }
}

const THINGS: usize = 20;

fn check_game(mill: &Mill, random: &mut Random, longest: usize, seen: &mut Seen) {
    let slow_path = mill.clone().without_fast_path();
    let reference = Reference::new(&mill.variant().values);
    let rules = || mill.variant().to_toml();
    let mut state = mill.start();
    for _ in 0..longest {
        state = with_preference(mill, state, random);
        let fen = check_round_trip(mill, &state);
        note(seen, mill, &state, &fen);
        let expected = reference.legal(&fen);
        assert_eq!(legal(mill, &state), expected, "{fen}\n{}", rules());
        assert_eq!(legal(&slow_path, &state), expected, "{fen}\n{}", rules());
        assert_eq!(mill.count_moves(&state), expected.len() as u64);
        let verdict = mill.verdict(&state).map(|verdict| verdict.result);
        assert_eq!(verdict.as_deref(), reference.result(&fen), "{fen}\n{}", rules());
        check_reasons(mill, &state, random);
        let Some(action) = mill.random_move(&state, random) else { return };
        let text = mill.move_text(&state, action);
        let mut slow_state = state;
        mill.play(&mut state, action);
        slow_path.play(&mut slow_state, action);
        assert_eq!(state, slow_state, "{fen} {text}");
        let expected = reference.after(&fen, &text);
        let found = mill.state_text(&state);
        assert_eq!(without_number(&found), without_number(&expected), "{fen} {text}\n{}", rules());
    }
}

/// Every `of`-th mix from `first` on, and what was seen.
fn play_mixes(first: u64, of: u64, mixes: u64, games: u32) -> Seen {
    let mut seen = Seen::new();
    for mix in (first..mixes).step_by(of as usize) {
        let mut random = Random::stream(21, mix);
        let mill = random_mill(&mut random);
        for _ in 0..games {
            check_game(&mill, &mut random, 220, &mut seen);
        }
    }
    seen
}

#[test]
fn random_rule_mixes_play_as_the_reference_says() {
    let (mixes, games) = if testkit::is_long() { (2_000, 20) } else { (200, 4) };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut seen = Seen::new();
    std::thread::scope(|scope| {
        let play = |first| scope.spawn(move || play_mixes(first, threads, mixes, games));
        let parts: Vec<_> = (0..threads).map(play).collect();
        for part in parts {
            for (thing, count) in part.join().expect("the rules agree") {
                *seen.entry(thing).or_default() += count;
            }
        }
    });
    assert_eq!(seen.len(), THINGS, "something never happened: {seen:?}");
}

#[test]
fn every_rule_file_plays_as_the_reference_says() {
    for (i, id) in all_ids().iter().enumerate() {
        let mill = mill(id);
        for game in 0..if testkit::is_long() { 30 } else { 3 } {
            check_game(&mill, &mut Random::stream(game, i as u64), 400, &mut Seen::new());
        }
    }
}
