//! Thoughts in pieces come to what thoughts in one go come to.
#![allow(missing_docs)]

use std::sync::atomic::AtomicBool;

use engine::{
    Advice, Clock, Limits, Progress, RolloutSettings, Search, SearchOptions, Settings, Thought, advisor,
    opponent,
};
use game::{Decide as _, Game as _, Random, Turn};
use tables::{AnyGame, Table};

/// A table at which somebody has to decide: so many decisions of a weak level after the start.
fn table_after(game: &AnyGame, decisions: usize, seed: u64) -> Box<dyn Table> {
    let (mut table, mut weak) = (game.table(), opponent(game, "level:3", true).unwrap());
    let (mut random, mut left) = (Random::new(seed), decisions);
    loop {
        match table.turn() {
            Turn::Over => return table_after(game, decisions / 2, seed + 1),
            Turn::Chance => {
                table.roll_by_seed(seed).expect("dice are due");
            }
            Turn::Seat(_) if left == 0 => return table,
            Turn::Seat(_) => {
                let action = weak.choose(table.as_ref(), &mut random).unwrap();
                table.act(&action).unwrap();
                left -= 1;
            }
        }
    }
}

fn timeless() -> Settings {
    Settings { clock: Clock::NONE, ..Settings::default() }
}

/// Everything a thought says on its way, and the end.
fn think(thought: &mut dyn Thought) -> (Vec<Advice>, Advice, usize) {
    let (mut said, mut steps) = (Vec::new(), 0);
    loop {
        steps += 1;
        match thought.step() {
            Progress::Going => {}
            Progress::Better(advice) => said.push(advice),
            Progress::Done(advice) => return (said, advice, steps),
        }
    }
}

const GAMES: [&str; 5] = ["long-nardi", "fevga", "mensch", "parcheesi", "nine-mens-morris"];

#[test]
fn a_level_in_pieces_plays_what_the_player_of_that_level_plays() {
    for (at, id) in GAMES.into_iter().enumerate() {
        let game = tables::game(id).unwrap();
        let mut asked = advisor(&game);
        for (decisions, level) in [(0, 1), (4, 5), (9, 7), (14, 8), (20, 9), (26, 9)] {
            let table = table_after(&game, decisions, 7 + at as u64);
            let settings = Settings { level, seed: 5, ..timeless() };
            let mut thought = asked.begin(table.as_ref(), &Limits::default(), &settings).unwrap();
            let (said, advice, _) = think(thought.as_mut());
            let mut random = Random::stream(5, table.events_so_far() as u64);
            let mut player = opponent(&game, &format!("level:{level}"), true).unwrap();
            let played = player.choose(table.as_ref(), &mut random).unwrap();
            assert_eq!(advice.best(), Some(played.as_str()), "{id} level {level}");
            assert_eq!((said.len(), advice.lines[0].value), (0, None), "a level does not say why");
            assert_eq!(thought.step(), Progress::Done(advice.clone()), "and says the same again");
            assert_eq!(asked.at_level(table.as_ref(), level, 5).unwrap().lines, advice.lines);
        }
    }
}

#[test]
fn a_look_ahead_in_pieces_finds_what_the_search_finds_in_one_go() {
    let AnyGame::Nardi(nardi) = tables::game("long-nardi").unwrap() else { panic!("it is Nardi") };
    let model = engine::models::for_game(nardi.as_ref()).unwrap();
    let game = AnyGame::Nardi(nardi.clone());
    for (decisions, depth) in [(0, 1), (6, 2), (13, 2), (40, 1)] {
        let table = table_after(&game, decisions, 3);
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let settings = Settings { lines: 3, ..timeless() };
        let mut thought = advisor(&game).begin(table.as_ref(), &limits, &settings).unwrap();
        let (said, advice, steps) = think(thought.as_mut());
        let state = *tables::seated::<nardi::Nardi>(table.as_ref()).unwrap().history().state();
        let mut options = Vec::new();
        nardi.decisions(&state, &mut options);
        let mut search: Search<nardi::Nardi> = engine::roster::search_with(nardi.as_ref(), &model, 0);
        search.options = SearchOptions::plies(depth as u8);
        let found = search.analyse(&nardi, &state, &options, &|_| false);
        for (line, finding) in advice.lines.iter().zip(&found) {
            let expected = (Some(f64::from(finding.value)), u32::from(finding.plies));
            assert_eq!((line.value, line.depth), expected, "after {decisions} decisions");
        }
        assert_eq!(said.len(), depth as usize, "one word for every depth but the last");
        assert!(options.len() < 10 || steps > 2, "{steps} steps");
        assert!(matches!(nardi.turn(&state), Turn::Seat(_)));
    }
}

#[test]
fn a_thought_that_is_stopped_says_the_best_so_far() {
    for id in GAMES {
        let game = tables::game(id).unwrap();
        let table = table_after(&game, 12, 11);
        let limits = Limits { infinite: true, ..Limits::default() };
        for pieces in [0, 1, 2, 3, 6] {
            let mut asked = advisor(&game);
            let settings = Settings { lines: 2, ..timeless() };
            let mut thought = asked.begin(table.as_ref(), &limits, &settings).unwrap();
            let mut last = None;
            for _ in 0..pieces {
                match thought.step() {
                    Progress::Going => {}
                    Progress::Better(advice) | Progress::Done(advice) => last = Some(advice),
                }
            }
            let advice = thought.stop();
            let best = advice.best().unwrap_or_else(|| panic!("{id}: nothing after {pieces} pieces"));
            table.fork().act(best).unwrap();
            if let (Some(last), false) = (last, id.ends_with("morris")) {
                assert_eq!(advice.lines, last.lines, "{id}: what was said last");
            }
            assert_eq!(thought.stop().lines, advice.lines, "{id}: and again");
        }
    }
}

#[test]
fn a_rollout_in_pieces_is_that_in_one_go() {
    let game = tables::game("long-nardi").unwrap();
    let table = table_after(&game, 5, 2);
    let rollouts =
        RolloutSettings { trials: 200, truncate: 3, reduce_variance: false, ..RolloutSettings::default() };
    let limits = Limits { rollouts: Some(rollouts), ..Limits::default() };
    let settings = Settings { lines: 2, seed: 9, ..timeless() };
    let mut thought = advisor(&game).begin(table.as_ref(), &limits, &settings).unwrap();
    let (said, advice, _) = think(thought.as_mut());
    assert!(advice.lines.iter().all(|line| line.trials == 200 && line.error.is_some()), "{advice:?}");
    // Two lines were rolled out, 144 times and 56 times more, in turn; each time but the last was told of.
    let trials: Vec<u64> = said
        .iter()
        .map(|advice| advice.lines.iter().map(|line| line.trials).sum())
        .filter(|&sum| sum > 0)
        .collect();
    assert_eq!(trials, [144, 288, 344]);
    assert!(advice.lines[0].value >= advice.lines[1].value);
}

#[test]
fn a_piece_of_a_rollout_ends_early_once_it_is_stopped() {
    let game = tables::game("long-nardi").unwrap();
    let table = table_after(&game, 12, 11);
    let rollouts = RolloutSettings { trials: 1_000_000, truncate: 0, ..RolloutSettings::default() };
    let limits = Limits { rollouts: Some(rollouts), ..Limits::default() };
    let mut asked = advisor(&game);
    let mut thought = asked.begin(table.as_ref(), &limits, &timeless()).unwrap();
    let stop = AtomicBool::new(true);
    let advice = loop {
        if let Progress::Done(advice) = thought.step_until(&stop) {
            break advice;
        }
    };
    assert!(advice.lines.iter().all(|line| line.trials == 0), "no batch was played to its end: {advice:?}");
    table.fork().act(advice.best().unwrap()).unwrap();
}
