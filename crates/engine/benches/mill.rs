//! Mill: time to depth 12 on one core, and games against the baseline.
//!
//! `cargo bench -p teahouse-engine --bench mill -- [games] [milliseconds a move]`
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::Player;
use engine::mill::{Limits, MillBaseline, MillOptions, MillPlayer, MillSearch};
use game::rules::Variant;
use game::{Decide, Game, Random, Repetitions, Turn};
use mill::{FAMILY, Mill};
use rayon::prelude::*;

fn main() {
    let numbers: Vec<u64> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let nine = Mill::new(Variant::plain(&FAMILY, "nine-mens-morris")).expect("the defaults are sound");
    for full_width in [false, true] {
        time_to_depth(&nine, 12, full_width);
    }
    let (games, milliseconds) =
        (numbers.first().copied().unwrap_or(100), numbers.get(1).copied().unwrap_or(100));
    match_with_baseline(&nine, games, Duration::from_millis(milliseconds));
}

fn time_to_depth(game: &Mill, depth: u32, full_width: bool) {
    let mut search = MillSearch::new(game, MillOptions { full_width, ..MillOptions::default() });
    let mut best = None::<engine::mill::Found>;
    for _ in 0..5 {
        search.forget();
        let found = search.search(&game.start(), &[], &Limits::depth(depth), &AtomicBool::new(false), |_| {});
        if best.as_ref().is_none_or(|best| found.elapsed < best.elapsed) {
            best = Some(found);
        }
    }
    let found = best.expect("it was searched");
    println!(
        "mill depth {depth} from the start, one thread, full width {full_width}: {:.3} s, {} nodes, {:.1} M nodes/s, {} points",
        found.elapsed.as_secs_f64(),
        found.nodes,
        found.speed() as f64 / 1e6,
        found.score().map_or(0, |score| score.points()),
    );
}

/// Every opening of four random placements is played from both sides.
fn match_with_baseline(game: &Mill, games: u64, time: Duration) {
    let results: Vec<i16> =
        (0..games).into_par_iter().map(|index| play(game, index / 2, (index % 2) as u8, time)).collect();
    let count = |result: i16| results.iter().filter(|&&other| other == result).count();
    let share = (count(1) as f64 + 0.5 * count(0) as f64) / games as f64;
    println!(
        "mill {} ms a move against the depth-2 baseline, {games} games: {} won, {} drawn, {} lost: {:.1} %",
        time.as_millis(),
        count(1),
        count(0),
        count(-1),
        100.0 * share
    );
}

fn play(game: &Mill, opening: u64, seat: u8, time: Duration) -> i16 {
    let options = MillOptions { contempt: 30, ..MillOptions::default() };
    let mut player = MillPlayer::new(game, options, Limits::time(time));
    let mut baseline = MillBaseline::default();
    let (mut state, mut repetitions) = (game.start(), Repetitions::default());
    let (mut openings, mut random) =
        (Random::stream(1, opening), Random::stream(2, opening * 2 + u64::from(seat)));
    for _ in 0..4 {
        if let Some(action) = game.random_move(&state, &mut openings) {
            game.play(&mut state, action);
        }
    }
    let mut options = Vec::new();
    while let Turn::Seat(mover) = game.turn(&state) {
        game.decisions(&state, &mut options);
        let chosen = if mover == seat {
            player.note_past(repetitions.keys());
            player.choose(game, &state, &options, &mut random)
        } else {
            baseline.choose(game, &state, &options, &mut random)
        };
        state = options[chosen].1;
        repetitions.after(game, &mut state);
    }
    game.scores(&state).of(seat)
}
