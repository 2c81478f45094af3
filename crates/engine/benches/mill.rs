//! Mill: time to depth 12 on one core, and games against the baseline.
//!
//! `cargo bench -p teahouse-engine --bench mill -- [games] [milliseconds a move]`; with 0 games only the times.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::Player;
use engine::mill::{CONTEMPT, MillBaseline, MillLimits, MillOptions, MillPlayer, MillSearch};
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
    if games == 0 {
        return;
    }
    match_with_baseline(&nine, games, Duration::from_millis(milliseconds));
    for level in 1..10 {
        let share = share_of(games, |opening, seat| {
            let (upper, lower) =
                (MillPlayer::level(&nine, level + 1, None), MillPlayer::level(&nine, level, None));
            play(&nine, opening, seat, upper, lower)
        });
        println!("mill level {} against level {level}: {share}", level + 1);
    }
}

/// The least of several times: a machine with other work shows in all but the best.
fn time_to_depth(game: &Mill, depth: u32, full_width: bool) {
    let mut search = MillSearch::new(game, MillOptions { full_width, ..MillOptions::default() });
    let mut best = None::<engine::mill::Found>;
    for _ in 0..20 {
        search.forget();
        let found =
            search.search(&game.start(), &[], &MillLimits::depth(depth), &AtomicBool::new(false), |_| {});
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
        found.score().map_or(0, engine::mill::Score::points),
    );
}

fn match_with_baseline(game: &Mill, games: u64, time: Duration) {
    let share = share_of(games, |opening, seat| {
        let options = MillOptions { contempt: CONTEMPT, ..MillOptions::default() };
        let player = MillPlayer::new(game, options, MillLimits::time(time));
        play(game, opening, seat, player, MillBaseline::default())
    });
    println!("mill {} ms a move against the depth-2 baseline: {share}", time.as_millis());
}

/// Plays every opening from both sides.
fn share_of(games: u64, play: impl Fn(u64, u8) -> i16 + Sync) -> String {
    let results: Vec<i16> =
        (0..games).into_par_iter().map(|index| play(index / 2, (index % 2) as u8)).collect();
    let count = |result: i16| results.iter().filter(|&&other| other == result).count();
    let share = (count(1) as f64 + 0.5 * count(0) as f64) / games as f64;
    let (won, drawn, lost) = (count(1), count(0), count(-1));
    format!("{games} games, {won} won, {drawn} drawn, {lost} lost: {:.1} %", 100.0 * share)
}

/// A game after four random placements; what the first player, who takes this seat, scores.
fn play(
    game: &Mill,
    opening: u64,
    seat: u8,
    mut first: impl Player<Mill>,
    mut second: impl Player<Mill>,
) -> i16 {
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
            first.note_past(repetitions.keys());
            first.choose(game, &state, &options, &mut random)
        } else {
            second.note_past(repetitions.keys());
            second.choose(game, &state, &options, &mut random)
        };
        state = options[chosen].1;
        repetitions.after(game, &mut state);
    }
    game.scores(&state).of(seat)
}
