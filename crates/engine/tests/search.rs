//! Search and rollouts against plain expectimax, on positions small enough to do by brute force.
#![allow(missing_docs)]

use std::sync::Arc;

use engine::nardi::BearOff;
use engine::outcomes::MAX_OUTCOMES;
use engine::{Evaluator, OutcomeTable, Outcomes, RolloutSettings, Search, SearchOptions, rollout};
use game::{Decide, Features, Game, Notation, Random, Seat, Turn};
use nardi::{Nardi, State};
use net::{Net, Scratch, Shape};

fn shipped(id: &str) -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, Nardi::new)
}

fn random_net<G: Features + Outcomes>(game: &G, hidden: &[usize]) -> Arc<Net> {
    let mut random = Random::new(3);
    let shape = Shape::new(game.feature_count(), hidden, game.outcome_names().len());
    Arc::new(Net::random(shape, || random.unit()))
}

/// Expectimax as the rules say it, one position at a time: the chances that `seat`, who has just moved, sees.
fn brute(game: &Nardi, net: &Net, after: &State, seat: Seat, plies: u8) -> [f32; MAX_OUTCOMES] {
    let table = OutcomeTable::new(game);
    let mut sum = [0.0; MAX_OUTCOMES];
    if game.turn(after) == Turn::Over {
        sum[game.outcome_of(after, seat)] = 1.0;
        return sum;
    }
    if plies == 0 {
        let mut features = Vec::new();
        game.features(after, seat, &mut features);
        let outputs = net.evaluate(&features, &mut Scratch::new(net)).to_vec();
        sum[..outputs.len()].copy_from_slice(&outputs);
        return sum;
    }
    for &(roll, weight) in game.rolls(after) {
        let mut rolled = *after;
        game.roll(&mut rolled, roll);
        let Turn::Seat(mover) = game.turn(&rolled) else { panic!("a roll leads to a move") };
        let mut options = Vec::new();
        game.decisions(&rolled, &mut options);
        let replies: Vec<_> =
            options.iter().map(|(_, end)| brute(game, net, end, mover, plies - 1)).collect();
        let value = |chances: &[f32; MAX_OUTCOMES]| table.value(&chances[..table.count()]);
        let best = replies.iter().max_by(|a, b| value(a).total_cmp(&value(b))).unwrap();
        table.add_seen(&best[..table.count()], mover, seat, f32::from(weight) / 36.0, &mut sum);
    }
    sum
}

const ENDINGS: [&str; 4] =
    ["6/6/3aaa/2AA2 w -", "6/2a1b1/6/1A1A1B b -", "6/ab4/5A/AB1A2 w -", "5a/6/6/BA4 w -"];

#[test]
fn search_equals_brute_force_expectimax() {
    let game = shipped("long-nardi");
    let net = random_net(&game, &[24, 8]);
    let mut search = Search::new(Evaluator::new(&game, net.clone()), SearchOptions::everything(2));
    for text in ENDINGS {
        let state = game.read_state(text).unwrap();
        let seat = game.seat_to_act(&state).unwrap() ^ 1;
        for plies in 0..=2 {
            let found = search.look_ahead(&game, &state, seat, plies);
            let expected = brute(&game, &net, &state, seat, plies);
            let close = found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4);
            assert!(close, "{text} {plies}: {found:?} {expected:?}");
        }
    }
}

#[test]
fn filters_keep_the_best_option_and_order_by_value() {
    let game = shipped("long-nardi");
    let net = random_net(&game, &[24, 8]);
    let mut state = game.start();
    game.roll(&mut state, game::Roll::two(6, 5));
    let mut options = Vec::new();
    for text in ["O5/6/o5/6 w 66", "C3CA/1AACA1/gabbaa/A2a1A w 31"] {
        let state = game.read_state(text).unwrap();
        game.decisions(&state, &mut options);
        let everything = SearchOptions { keep_replies: 1, ..SearchOptions::everything(1) };
        let full = Search::new(Evaluator::new(&game, net.clone()), everything.clone()).analyse(
            &game,
            &state,
            &options,
            &|_| false,
        );
        assert_eq!(full.len(), options.len());
        assert!(full.windows(2).all(|pair| pair[0].value >= pair[1].value));
        let narrow = SearchOptions { keep: 3, ..everything };
        let some =
            Search::new(Evaluator::new(&game, net.clone()), narrow)
                .analyse(&game, &state, &options, &|_| false);
        assert_eq!(some.iter().filter(|finding| finding.plies == 1).count(), options.len().min(3));
        let same = full.iter().find(|finding| finding.option == some[0].option).unwrap();
        assert!((same.value - some[0].value).abs() < 1e-5);
    }
}

#[test]
fn of_very_many_options_only_the_promising_are_judged() {
    let game = shipped("fevga");
    let net = engine::models::for_game(&game).unwrap().net;
    let state = game.read_state("AA1AA1/AA1AA1/AA1AA1/AAA2a w 1111 4").unwrap();
    let mut options = Vec::new();
    game.decisions(&state, &mut options);
    assert!(options.len() > 1000, "{} options", options.len());
    let mut quick = Search::new(Evaluator::new(&game, net.clone()), SearchOptions::plies(1));
    let chosen = quick.best(&game, &state, &options);
    assert!(quick.evaluator().positions() < 1200, "{} positions", quick.evaluator().positions());
    let mut all = SearchOptions::plies(1);
    (all.judge_options, all.judge_replies) = (usize::MAX, usize::MAX);
    let found = Search::new(Evaluator::new(&game, net), all).analyse(&game, &state, &options, &|_| false);
    let value = found.iter().find(|finding| finding.option == chosen).unwrap().value;
    assert!(found[0].value - value < 0.02, "{value} instead of {}", found[0].value);
}

#[test]
fn a_search_that_is_broken_off_keeps_the_last_whole_depth() {
    let game = shipped("long-nardi");
    let net = random_net(&game, &[24, 8]);
    let state = game.read_state("C3CA/1AACA1/gabbaa/A2a1A w 31").unwrap();
    let mut options = Vec::new();
    game.decisions(&state, &mut options);
    let asked = std::cell::Cell::new(0);
    for (patience, plies) in [(0, 0), (3, 0), (8, 1), (1000, 2)] {
        asked.set(0);
        let is_over = |_| asked.replace(asked.get() + 1) >= patience;
        let wide = SearchOptions { margin: f32::INFINITY, ..SearchOptions::plies(2) };
        let mut search = Search::new(Evaluator::new(&game, net.clone()), wide);
        let found = search.analyse(&game, &state, &options, &is_over);
        assert_eq!(found.len(), options.len());
        assert_eq!(found[0].plies, plies, "after {patience} looks");
    }
}

#[test]
fn rollouts_agree_with_the_database_whatever_the_net_says() {
    let game = shipped("long-nardi");
    let home = Arc::new(BearOff::home());
    assert!(BearOff::fits(game.rules()));
    // Greedy play by the database, so that the rollout follows the same policy as the figures.
    let net = random_net(&game, &[24, 8]);
    let evaluator = Evaluator::new(&game, net).with_exact(Some(home));
    for text in ["6/2aabb/6/2A1BC w -", "6/aabbcc/6/AABBBC b -"] {
        let state = game.read_state(text).unwrap();
        let seat = game.seat_to_act(&state).unwrap() ^ 1;
        let mut exact = evaluator.clone();
        exact.chances(&game, &state, seat);
        let expected = f64::from(exact.value_of(0));
        for reduce_variance in [false, true] {
            let settings = RolloutSettings {
                trials: 36 * 36,
                reduce_variance,
                seed: 4,
                truncate: 0,
                ..RolloutSettings::default()
            };
            let found = rollout(&game, &evaluator, &state, seat, &settings, || false);
            assert!((found.value - expected).abs() < 4.0 * found.error + 2e-3, "{text} {found:?} {expected}");
            assert!((found.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            if reduce_variance {
                assert!(found.error < 0.003, "luck is taken out: {found:?}");
            }
        }
    }
}

#[test]
fn a_rollout_stops_when_it_is_sure_enough_and_does_not_depend_on_threads() {
    let game = shipped("long-nardi");
    let evaluator = Evaluator::new(&game, random_net(&game, &[16]));
    let state = game.read_state("6/2aabb/6/2A1BC w -").unwrap();
    let run = |threads, settings: RolloutSettings| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| rollout(&game, &evaluator, &state, 1, &settings, || false))
    };
    let settings = RolloutSettings { trials: 2000, truncate: 4, seed: 8, ..RolloutSettings::default() };
    assert_eq!(run(1, settings), run(3, settings));
    let sure = run(2, RolloutSettings { target_error: 0.05, ..settings });
    assert!(sure.trials < 2000 && sure.error <= 0.05, "{sure:?}");
}

#[test]
fn taking_out_luck_makes_the_error_several_times_smaller() {
    let game = shipped("long-nardi");
    let model = engine::models::for_game(&game).unwrap();
    let evaluator = Evaluator::new(&game, model.net);
    let state = game.read_state("6/2aabb/6/2A1BC w -").unwrap();
    let error = |reduce_variance| {
        let settings = RolloutSettings { trials: 288, reduce_variance, ..RolloutSettings::default() };
        rollout(&game, &evaluator, &state, 1, &settings, || false).error
    };
    let (plain, reduced) = (error(false), error(true));
    assert!(3.0 * reduced < plain, "{reduced} against {plain}");
}

#[test]
fn a_rollout_that_is_told_to_stop_gives_what_it_has_in_whole_batches() {
    let game = shipped("long-nardi");
    let evaluator = Evaluator::new(&game, random_net(&game, &[16]));
    let state = game.read_state("6/2aabb/6/2A1BC w -").unwrap();
    let stopped_after = |asked_at_most: usize| {
        let settings = RolloutSettings { trials: 1_000_000, truncate: 2, ..RolloutSettings::default() };
        let asked = std::sync::atomic::AtomicUsize::new(0);
        rollout(&game, &evaluator, &state, 1, &settings, || {
            asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= asked_at_most
        })
    };
    let found = stopped_after(300);
    assert_eq!(found.trials, 288);
    let whole = RolloutSettings { trials: 288, truncate: 2, ..RolloutSettings::default() };
    assert_eq!(found, rollout(&game, &evaluator, &state, 1, &whole, || false));
    assert_eq!(stopped_after(0).trials, 0);
}

#[test]
fn values_belong_to_the_side_that_just_moved() {
    let game = shipped("long-nardi");
    let evaluator =
        Evaluator::new(&game, random_net(&game, &[16])).with_exact(Some(Arc::new(BearOff::home())));
    // White has one checker left, on its six point; Black has two on its ace point and rolls: White has moved.
    let state = game.read_state("6/5b/6/A5 b -").unwrap();
    let mut evaluator = evaluator;
    evaluator.chances(&game, &state, 0);
    let value = evaluator.value_of(0);
    // Black needs one turn (two checkers on the ace point): White has lost already, as oin.
    assert!((value + 1.0).abs() < 1e-3, "{value}");
    let state = game.read_state("6/5b/6/A5 w -").unwrap();
    evaluator.chances(&game, &state, 1);
    // White wins at once with 27 of 36 rolls; otherwise Black does.
    let value = evaluator.value_of(0);
    assert!((value - (0.25 - 0.75)).abs() < 1e-3, "{value}");
}

/// Positions with dice from games that the shipped net plays with itself, with what there is to choose from.
fn choices(game: &Nardi, net: &Arc<Net>, count: usize) -> Vec<(State, Vec<(nardi::Turn, State)>)> {
    let mut greedy = Search::new(Evaluator::new(game, net.clone()), SearchOptions::plies(0));
    let mut random = Random::new(5);
    let (mut state, mut visited) = (game.start(), Vec::new());
    while visited.len() < count {
        match game.turn(&state) {
            Turn::Over => state = game.start(),
            Turn::Chance => {
                let roll = game::sample_roll(game.rolls(&state), &mut random);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                let mut options = Vec::new();
                game.decisions(&state, &mut options);
                let next = options[greedy.best(game, &state, &options)].1;
                visited.push((state, options));
                state = next;
            }
        }
    }
    visited
}

#[test]
fn few_replies_have_to_be_judged_to_find_the_best_option() {
    let game = shipped("long-nardi");
    let net = engine::models::for_game(&game).unwrap().net;
    let mut thorough = SearchOptions::plies(1);
    (thorough.judge_options, thorough.judge_replies) = (usize::MAX, usize::MAX);
    let mut thorough = Search::new(Evaluator::new(&game, net.clone()), thorough);
    let mut quick = Search::new(Evaluator::new(&game, net.clone()), SearchOptions::plies(1));
    let mut greedy = Search::new(Evaluator::new(&game, net.clone()), SearchOptions::plies(0));
    let (mut lost, mut lost_by_greed, mut most) = (0.0, 0.0, 0);
    let positions = choices(&game, &net, 200);
    for (state, options) in &positions {
        let found = thorough.analyse(&game, state, options, &|_| false);
        let lost_with = |option: usize| {
            found[0].value - found.iter().find(|finding| finding.option == option).unwrap().value
        };
        let before = quick.evaluator().positions();
        lost += lost_with(quick.best(&game, state, options));
        most = most.max(quick.evaluator().positions() - before);
        lost_by_greed += lost_with(greedy.best(&game, state, options));
    }
    // Of what a look ahead gains, nearly all is left; and no move asks for many positions.
    assert!(lost < 0.1 * lost_by_greed, "{lost} lost, by greed {lost_by_greed}");
    assert!(most < 1200, "{most} positions judged");
    let (few, many) = (quick.evaluator().positions(), thorough.evaluator().positions());
    assert!(few * 4 < many, "{few} positions judged instead of {many}");
}

#[test]
fn outcomes_are_seen_the_other_way_round_from_the_other_side() {
    for id in testkit::shipped::ids(&nardi::FAMILY) {
        let game = shipped(&id);
        let points = game.outcome_points();
        assert_eq!(points.len(), game.outcome_names().len());
        for (outcome, &worth) in points.iter().enumerate() {
            let other = game.outcome_seen(outcome, 0, 1);
            assert_eq!(points[other], -worth);
            assert_eq!(game.outcome_seen(other, 1, 0), outcome);
        }
    }
}
