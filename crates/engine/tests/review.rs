//! Reviews of whole games: losses, luck, and that neither threads nor slices change them.
#![allow(missing_docs)]

mod common;

use std::sync::atomic::AtomicBool;

use engine::review::{End, Luck, Mark, MarkCounts};
use engine::{Review, ReviewSettings, Reviewer, RolloutSettings, opponent, reviewer};
use game::{Random, Turn};
use tables::{AnyGame, Table, game as open};

use common::{quick, run};

const GAMES: [&str; 5] = ["long-nardi", "fevga", "ludopy", "parcheesi", "nine-mens-morris"];

/// A game of a level against itself, of so many decisions at most.
fn played(game: &AnyGame, level: u8, seed: u64, decisions: usize) -> Box<dyn Table> {
    let mut table = game.table();
    let mut player = opponent(game, &format!("level:{level}"), true).unwrap();
    let (mut random, mut left) = (Random::new(seed), decisions);
    while left > 0 && table.turn() != Turn::Over {
        if table.roll_by_seed(seed).is_none() {
            let action = player.choose(table.as_ref(), &mut random).unwrap();
            table.act(&action).unwrap();
            left -= 1;
        }
    }
    table
}

fn in_slices(mut course: Box<dyn Reviewer>) -> (Review, usize) {
    let mut steps = 1;
    while !course.step() {
        steps += 1;
    }
    (course.review(), steps)
}

#[test]
fn no_decision_is_better_than_the_best_and_what_was_played_is_among_the_lines() {
    for id in GAMES {
        let game = open(id).unwrap();
        let table = played(&game, 3, 5, 60);
        let review = run(&game, table.as_ref(), &ReviewSettings { lines: 3, ..quick() });
        assert!(review.decisions.len() >= 20, "{id}");
        for decision in &review.decisions {
            assert!(decision.loss >= 0.0, "{id}: {decision:?}");
            assert!(decision.lines.contains(&decision.played), "{id}: {decision:?}");
            let best = decision.lines[0].value.unwrap();
            assert!((best - decision.played.value.unwrap() - decision.loss).abs() < 1e-9, "{id}");
            assert!(decision.lines.iter().all(|line| line.value.unwrap() <= best), "best first: {id}");
            assert!(
                decision.lines.iter().all(|line| line.depth == decision.played.depth),
                "equally far: {id}"
            );
            assert!(!decision.is_forced() || (decision.loss == 0.0 && decision.mark == Mark::Best));
        }
    }
}

#[test]
fn steps_of_a_turn_are_one_decision_and_every_event_belongs_to_one_piece() {
    for id in GAMES {
        let game = open(id).unwrap();
        let table = played(&game, 5, 8, 40);
        let review = run(&game, table.as_ref(), &quick());
        let mut covered: Vec<std::ops::Range<usize>> =
            review.rolls.iter().map(|roll| roll.event..roll.event + 1).collect();
        covered.extend(review.decisions.iter().map(|decision| decision.starts..decision.ends));
        covered.sort_by_key(|range| range.start);
        let mut next = 0;
        for range in covered {
            assert_eq!(range.start, next, "{id}");
            next = range.end;
        }
        assert_eq!(next, table.events_so_far(), "{id}");
        let turns = table.past();
        for decision in &review.decisions {
            let turn = &turns[decision.turn];
            assert!(
                turn.begins <= decision.starts && decision.ends <= turn.ends && turn.seat == decision.seat,
                "{id}"
            );
        }
        assert_eq!(review.chances.last().unwrap().events, table.events_so_far(), "{id}");
        let sums_to_one = |wins: &Vec<f64>| (wins.iter().sum::<f64>() - 1.0).abs() < 1e-3;
        assert!(review.chances.iter().all(|point| sums_to_one(&point.wins)), "{id}");
    }
}

#[test]
fn a_turn_played_step_by_step_in_another_order_is_the_same_decision() {
    let game = open("long-nardi").unwrap();
    let mut table = game.table();
    // The same end position by two orders of the same steps.
    table.act("r63").unwrap();
    table.act("24/21").unwrap();
    table.act("21/15").unwrap();
    let review = run(&game, table.as_ref(), &quick());
    assert_eq!(review.decisions.len(), 1);
    assert_eq!((review.decisions[0].starts, review.decisions[0].ends), (1, 3));
    assert_eq!(review.decisions[0].played.action, "24/18,18/15");
    assert!(review.decisions[0].is_forced(), "there is one end position");
}

#[test]
fn threads_and_slices_change_nothing() {
    for id in GAMES {
        let game = open(id).unwrap();
        let table = played(&game, 4, 3, 30);
        let rollouts = game.has_dice().then(|| RolloutSettings {
            trials: 36,
            truncate: 2,
            ..RolloutSettings::default()
        });
        let settings = ReviewSettings { rollouts, ..quick() };
        let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let table = table.as_ref();
        let begin = || reviewer(&game, table, &settings).unwrap();
        let (one, mut several) = (begin(), begin());
        let (sliced, steps) = in_slices(one);
        assert!(steps > 30, "{id}: {steps}");
        pool(3).install(|| several.run(&AtomicBool::new(false), &|_| {}));
        assert_eq!(several.review(), sliced, "{id}");
        let mut mixed = begin();
        for _ in 0..7 {
            assert!(!mixed.step(), "{id}: there is more to do");
        }
        pool(1).install(|| mixed.run(&AtomicBool::new(false), &|_| {}));
        assert_eq!(mixed.review(), sliced, "{id}: begun in slices and ended in one go");
    }
}

#[test]
fn a_review_that_is_stopped_has_what_was_finished() {
    for id in GAMES {
        let game = open(id).unwrap();
        let table = played(&game, 4, 3, 30);
        let whole = run(&game, table.as_ref(), &quick());
        let mut course = reviewer(&game, table.as_ref(), &quick()).unwrap();
        let stop = AtomicBool::new(false);
        course.run(&stop, &|done| stop.store(done >= 9, std::sync::atomic::Ordering::Relaxed));
        assert!((9..course.of()).contains(&course.done()), "{id}: {} of {}", course.done(), course.of());
        let part = course.review();
        assert_eq!(part.decisions.len() + part.rolls.len(), course.done());
        assert!(part.decisions.iter().all(|decision| whole.decisions.contains(decision)), "{id}");
        assert!(
            part.seats.iter().all(|seat| seat.result_without_luck.is_none()),
            "not all rolls are known: {id}"
        );
        course.run(&AtomicBool::new(true), &|_| panic!("nothing is judged after a stop"));
        course.run(&AtomicBool::new(false), &|_| {});
        assert_eq!(course.review(), whole, "{id}: it can go on");
    }
}

#[test]
fn the_mean_of_luck_is_zero_within_its_error() {
    for (id, games) in [("long-nardi", 16), ("ludopy", 16)] {
        let game = open(id).unwrap();
        let settings = ReviewSettings { level: 8, ..ReviewSettings::default() };
        let mut luck = Vec::new();
        for seed in 0..games {
            let table = played(&game, 8, 100 + seed, usize::MAX);
            luck.extend(run(&game, table.as_ref(), &settings).rolls.iter().map(Luck::own));
        }
        let count = luck.len() as f64;
        let mean = luck.iter().sum::<f64>() / count;
        let spread = luck.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = (spread / count).sqrt();
        assert!(mean.abs() < 3.0 * error, "{id}: {mean} ± {error} over {count} rolls");
        assert!(error > 0.0 && spread.sqrt() > 1e-3, "{id}: rolls differ");
    }
}

#[test]
fn luck_is_the_value_after_the_roll_less_the_mean_over_all_rolls() {
    let game = open("long-nardi").unwrap();
    let table = played(&game, 6, 11, 12);
    let before = table.events_so_far();
    let (mut sum, mut weights) = (0.0, 0.0);
    for first in 1..=6_u8 {
        for second in 1..=first {
            let mut rolled = played(&game, 6, 11, 12);
            rolled.act(&format!("r{first}{second}")).unwrap();
            let review = run(&game, rolled.as_ref(), &quick());
            let luck = review.rolls.last().unwrap();
            assert_eq!(luck.event, before);
            let weight = if first == second { 1.0 } else { 2.0 };
            sum += weight * luck.own();
            weights += weight;
            assert!((luck.points[0] + luck.points[1]).abs() < 1e-5, "what one gains the other loses");
        }
    }
    assert_eq!(weights, 36.0);
    assert!((sum / weights).abs() < 1e-5, "{sum}");
}

#[test]
fn the_sums_of_a_seat_are_those_of_its_decisions_and_rolls() {
    let game = open("long-nardi").unwrap();
    let table = played(&game, 5, 21, usize::MAX);
    let review = run(&game, table.as_ref(), &quick());
    let scores = table.scores();
    for seat in &review.seats {
        let own: Vec<_> = review
            .decisions
            .iter()
            .filter(|decision| decision.seat == seat.seat && !decision.is_forced())
            .collect();
        assert_eq!(seat.decisions, own.len());
        assert!((seat.errors - own.iter().map(|decision| decision.loss).sum::<f64>()).abs() < 1e-9);
        assert!((seat.rate.unwrap() - 1000.0 * seat.errors / own.len() as f64).abs() < 1e-9);
        let MarkCounts { best, good, inaccuracies, mistakes, blunders } = seat.marks;
        assert_eq!(best + good + inaccuracies + mistakes + blunders, own.len());
        assert_eq!(seat.result, Some(f64::from(scores.of(seat.seat))));
        let given: f64 = review.rolls.iter().map(|roll| roll.points[usize::from(seat.seat)]).sum();
        assert!((seat.result_without_luck.unwrap() + given - seat.result.unwrap()).abs() < 1e-9);
        assert!(seat.like_level.is_some());
    }
    let [white, black] = [&review.seats[0], &review.seats[1]];
    assert!((white.result_without_luck.unwrap() + black.result_without_luck.unwrap()).abs() < 1e-3);
}

#[test]
fn a_weak_player_errs_more_and_is_like_a_lower_level() {
    for id in ["long-nardi", "ludopy", "nine-mens-morris"] {
        let game = open(id).unwrap();
        let rate = |level: u8| {
            let table = played(&game, level, 31, 150);
            let review = run(&game, table.as_ref(), &quick());
            let rates = review.seats.iter().map(|seat| (seat.errors, seat.decisions));
            let (errors, decisions) = rates.fold((0.0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            (errors / decisions as f64, review.seats.iter().filter_map(|seat| seat.like_level).max().unwrap())
        };
        let (weak, strong) = (rate(1), rate(7));
        assert!(weak.0 > 2.0 * strong.0 && weak.1 < strong.1, "{id}: {weak:?} {strong:?}");
    }
}

#[test]
fn close_calls_are_played_out_and_clear_ones_are_not() {
    let game = open("long-nardi").unwrap();
    let table = played(&game, 5, 17, 24);
    let rollouts = Some(RolloutSettings { trials: 72, truncate: 3, ..RolloutSettings::default() });
    let review = run(&game, table.as_ref(), &ReviewSettings { rollouts, ..quick() });
    let plain = run(&game, table.as_ref(), &quick());
    let mut seen = [0, 0];
    for (decision, before) in review.decisions.iter().zip(&plain.decisions) {
        let is_played_out = decision.played.trials > 0;
        seen[usize::from(is_played_out)] += 1;
        if is_played_out {
            assert!(
                before.loss <= 0.04 + 1e-9
                    && decision.lines.iter().filter(|line| line.trials == 72).count() >= 2
            );
            assert!(decision.lines[0].trials > 0 && decision.played.error.is_some());
            assert!(decision.loss >= 0.0);
        } else {
            assert_eq!(decision.loss, before.loss);
        }
    }
    assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
}

#[test]
fn a_win_that_was_proven_and_thrown_away_is_told() {
    let game = open("nine-mens-morris").unwrap();
    let mut told = [0, 0];
    for seed in 0..6 {
        let table = played(&game, 2, 40 + seed, 120);
        let review =
            run(&game, table.as_ref(), &ReviewSettings { ply: Some(4), ..ReviewSettings::default() });
        for decision in &review.decisions {
            let best = decision.lines[0].won_in.filter(|&actions| actions > 0);
            let is_missed = best.is_some() && decision.played.won_in.is_none_or(|actions| actions < 0);
            let says = |code: &str| decision.notes.iter().any(|note| note.code == code);
            let is_costly = decision.mark >= Mark::Mistake;
            assert_eq!(says("review-threw-away-win"), is_missed && is_costly, "{decision:?}");
            assert_eq!(says("review-passed-over-win"), is_missed && !is_costly, "{decision:?}");
            told[usize::from(is_costly)] += usize::from(is_missed);
        }
    }
    assert!(told[0] > 0 && told[1] > 0, "{told:?}");
}

#[test]
fn a_game_that_goes_on_is_reviewed_as_far_as_it_goes_and_a_resigned_one_has_a_result() {
    for id in GAMES {
        let game = open(id).unwrap();
        let empty = run(&game, game.table().as_ref(), &quick());
        assert!(empty.decisions.is_empty() && empty.rolls.is_empty() && empty.chances.is_empty(), "{id}");
        assert!(empty.seats.iter().all(|seat| seat.rate.is_none() && seat.like_level.is_none()));
        let table = played(&game, 3, 2, 15);
        let open_end = run(&game, table.as_ref(), &quick());
        assert!(open_end.seats.iter().all(|seat| seat.result.is_none()), "{id}");
        let resigned = run(&game, table.as_ref(), &ReviewSettings { end: Some(End::Won(1)), ..quick() });
        let results: Vec<f64> = resigned.seats.iter().map(|seat| seat.result.unwrap()).collect();
        assert!(results[1] == 1.0 && results[0] < 1.0, "{id}: {results:?}");
        assert_eq!(resigned.decisions, open_end.decisions);
        let drawn = run(&game, table.as_ref(), &ReviewSettings { end: Some(End::Drawn), ..quick() });
        assert!(drawn.seats.iter().all(|seat| seat.result == Some(0.0)), "{id}");
    }
}

#[test]
fn a_table_of_other_rules_is_refused() {
    let (nardi, fevga) = (open("long-nardi").unwrap(), open("fevga").unwrap());
    let error = reviewer(&nardi, fevga.table().as_ref(), &quick()).err().unwrap().to_string();
    assert!(error.contains("long-nardi") && error.contains("fevga"), "{error}");
}

/// A table at which one decision was made, and nothing else happened.
fn one_decision(game: &AnyGame, seed: u64, decisions: usize) -> Box<dyn Table> {
    let mut table = played(game, 7, seed, decisions);
    while table.roll_by_seed(seed).is_some() {}
    let mut alone = game.table();
    alone.set_fen(&table.fen()).unwrap();
    if let Turn::Seat(_) = alone.turn() {
        let action =
            opponent(game, "level:7", true).unwrap().choose(alone.as_ref(), &mut Random::new(seed)).unwrap();
        alone.act(&action).unwrap();
    }
    alone
}

/// How far values lie from rollouts with other dice.
#[derive(Default)]
struct Differences {
    sum: f64,
    squares: f64,
    /// How many lie within two and within four standard errors.
    within: [usize; 2],
    count: usize,
}

impl Differences {
    fn add(&mut self, difference: f64, error: f64) {
        self.sum += difference;
        self.squares += difference * difference;
        for (within, width) in self.within.iter_mut().zip([2.0, 4.0]) {
            *within += usize::from(difference.abs() <= width * error);
        }
        self.count += 1;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count as f64
    }

    fn spread(&self) -> f64 {
        (self.squares / self.count as f64).sqrt()
    }

    fn report(&self) -> String {
        let [two, four] = self.within;
        let (mean, spread) = (self.mean(), self.spread());
        format!(
            "{} positions: mean {mean:+.4}, spread {spread:.4}, {two} within 2 errors, {four} within 4",
            self.count
        )
    }
}

/// `TEAHOUSE_LONG` compares 200 positions; the figures stand in docs/study.md.
#[test]
fn values_of_a_review_are_those_of_rollouts_of_the_same_positions_within_their_errors() {
    let is_long = std::env::var_os("TEAHOUSE_LONG").is_some();
    let wanted = if is_long { 200 } else { 6 };
    let game = open("long-nardi").unwrap();
    let AnyGame::Nardi(nardi) = &game else { panic!("it is Nardi") };
    let model = engine::models::for_game(nardi.as_ref()).unwrap();
    let mut search: engine::Search<nardi::Nardi> = engine::roster::search_with(nardi.as_ref(), &model, 0);
    let rollouts = RolloutSettings { trials: 72, truncate: 5, ..RolloutSettings::default() };
    let (mut rolled, mut looked) = (Differences::default(), Differences::default());
    for seed in 500.. {
        let table = one_decision(&game, seed, (seed as usize * 7) % 70);
        let review = run(
            &game,
            table.as_ref(),
            &ReviewSettings { rollouts: Some(rollouts), ..ReviewSettings::default() },
        );
        let Some(decision) = review.decisions.first().filter(|decision| decision.played.trials > 0) else {
            continue;
        };
        let after = *tables::seated::<nardi::Nardi>(table.as_ref()).unwrap().history().state();
        let other_dice = RolloutSettings { seed: 77, ..rollouts };
        let again =
            engine::rollout(nardi.as_ref(), search.evaluator(), &after, decision.seat, &other_dice, || false);
        let error = decision.played.error.unwrap().hypot(again.error);
        rolled.add(decision.played.value.unwrap() - again.value, error);
        let plain = run(&game, table.as_ref(), &ReviewSettings::default());
        looked.add(plain.decisions[0].played.value.unwrap() - again.value, again.error);
        if rolled.count == wanted {
            break;
        }
    }
    let report = format!("played out: {}\none roll ahead: {}\n", rolled.report(), looked.report());
    if is_long {
        let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("review-and-rollouts.txt");
        std::fs::write(file, &report).unwrap();
    }
    let is_usual = rolled.within[0] * 10 + 10 >= rolled.count * 9 && rolled.within[1] == rolled.count;
    assert!(is_usual, "{report}");
    let error = |differences: &Differences| differences.spread() / (differences.count as f64).sqrt();
    assert!(rolled.mean().abs() < 3.0 * error(&rolled), "{report}");
    assert!(looked.mean().abs() < 0.01 + 3.0 * error(&looked) && looked.spread() < 0.08, "{report}");
}
