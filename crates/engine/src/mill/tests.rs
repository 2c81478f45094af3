//! The search against slower ways to find the same.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use game::{Decide, Game, History, Random, Turn};
use mill::{FAMILY, Mill, Move, Phase, State};

use super::score::{PROVEN, WON};
use super::worker::{Style, TableUse};
use super::{
    Found, MillBaseline, MillEvaluation, MillLimits, MillOptions, MillPlayer, MillSearch, MillStep, Weights,
};
use crate::player::Player;

mod placing;

fn game(id: &str) -> Mill {
    testkit::shipped::game(&FAMILY, id, Mill::new)
}

fn all_games() -> Vec<Mill> {
    testkit::shipped::ids(&FAMILY).iter().map(|id| game(id)).collect()
}

fn small(full_width: bool) -> MillOptions {
    MillOptions { hash: 1, full_width, ..MillOptions::default() }
}

/// A position after some random actions, in which the game goes on.
fn random_position(game: &Mill, actions: u32, random: &mut Random) -> State {
    loop {
        let mut state = game.start();
        for _ in 0..actions {
            if let Some(action) = game.random_move(&state, random) {
                game.play(&mut state, action);
            }
        }
        if game.turn(&state) != Turn::Over {
            return state;
        }
    }
}

fn look(search: &mut MillSearch, state: &State, depth: u32) -> Found {
    search.search(state, &[], &MillLimits::depth(depth), &AtomicBool::new(false), |_| {})
}

#[test]
fn a_position_is_worth_what_its_features_sum_up_to() {
    let mut random = Random::new(14);
    for game in all_games() {
        let evaluation = MillEvaluation::new(&game, &Weights::by_hand());
        for actions in 0..60 {
            let state = random_position(&game, actions, &mut random);
            let (phase, features) = evaluation.features(&state);
            let weighed = features.iter().zip(Weights::by_hand().0[phase]);
            let sum: f32 = weighed.map(|(&feature, weight)| feature as f32 * weight).sum();
            assert_eq!(evaluation.value(&state) as f32, sum, "{state:?}");
        }
    }
}

/// Whether plain minimax looks at no more positions than `budget` has left: removals cost no depth, so a few positions of
/// wild rules have trees that no test can wait for.
fn is_small_tree(game: &Mill, state: &State, depth: i32, budget: &mut u32) -> bool {
    let below = depth - i32::from(!state.is_removing());
    let mut moves: Vec<Move> = Vec::new();
    game.moves(state, &mut moves);
    moves.iter().all(|&action| {
        let mut next = *state;
        game.play(&mut next, action);
        *budget = budget.saturating_sub(1);
        let is_leaf = next.phase() == Phase::Over || (below <= 0 && !next.is_removing());
        *budget > 0 && (is_leaf || is_small_tree(game, &next, below, budget))
    })
}

/// Plain minimax with the conventions of the search, as the side to move sees it.
fn minimax(evaluation: &MillEvaluation, state: &State, depth: i32, ply: i32, path: &mut Vec<u64>) -> i32 {
    let game = evaluation.game();
    let below = depth - i32::from(!state.is_removing());
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let values = moves.iter().map(|&action| after(evaluation, state, action, below, ply, path));
    values.max().expect("there are moves")
}

fn after(
    evaluation: &MillEvaluation,
    state: &State,
    action: Move,
    below: i32,
    ply: i32,
    path: &mut Vec<u64>,
) -> i32 {
    let game = evaluation.game();
    let mut next = *state;
    game.play(&mut next, action);
    if next.phase() == Phase::Over {
        return i32::from(game.scores(&next).of(state.side())) * (WON - ply - 1);
    }
    let key = game.repetition_key(&next);
    if game.is_irreversible(&next) {
        path.push(0);
    }
    let since = path.iter().rposition(|&key| key == 0).map_or(0, |at| at + 1);
    let is_repeated = key.is_some_and(|key| path[since..].contains(&key));
    let sign = if next.side() == state.side() { 1 } else { -1 };
    let length = path.len();
    let value = if is_repeated {
        0
    } else if below <= 0 && !next.is_removing() {
        sign * evaluation.value(&next)
    } else {
        path.push(key.unwrap_or(1));
        sign * minimax(evaluation, &next, below, ply + 1, path)
    };
    path.truncate(length - usize::from(game.is_irreversible(&next)));
    value
}

#[test]
fn search_equals_plain_minimax_in_every_variant() {
    let mut random = Random::new(11);
    for game in all_games() {
        let mut search = MillSearch::new(&game, small(true));
        search.style = Style { table: TableUse::Nothing, ..search.style };
        for actions in [0, 5, 12, 17, 22, 30, 45] {
            let state = random_position(&game, actions, &mut random);
            let deepest = if game.count_moves(&state) > 12 { 3 } else { 4 };
            for depth in 1..=deepest {
                let expected = minimax(search.evaluation(), &state, depth, 0, &mut Vec::new());
                let found = look(&mut search, &state, depth as u32);
                let score = found.score().expect("there are moves").points();
                assert_eq!(score, expected, "{} depth {depth} {state:?}", game.variant().id);
            }
        }
    }
}

#[test]
fn search_with_its_table_equals_plain_minimax_while_pieces_are_placed() {
    let mut random = Random::new(12);
    for id in ["nine-mens-morris", "morabaraba", "dooz", "da-san-qi", "six-mens-morris", "russian-mill"] {
        let game = game(id);
        let mut search = MillSearch::new(&game, small(true));
        search.style = Style { table: TableUse::SameDepth, ..search.style };
        for actions in [0, 2, 4, 6, 7] {
            let state = random_position(&game, actions, &mut random);
            let expected = minimax(search.evaluation(), &state, 4, 0, &mut Vec::new());
            let found = look(&mut search, &state, 4);
            assert_eq!(found.score().expect("there are moves").points(), expected, "{id} {state:?}");
        }
    }
}

/// What identifies a position when the past does not matter.
type Place = ([u32; 2], [u8; 2], u8, i8);

fn place_of(state: &State) -> Place {
    let pieces = [state.pieces(0), state.pieces(1)];
    (pieces, [state.hand(0), state.hand(1)], state.side(), state.must_remove())
}

/// Solves a small game from its start: the value of every position to its side to move, 0 for a draw.
fn solve(game: &Mill) -> HashMap<Place, i32> {
    let mut positions = vec![game.start()];
    let mut seen: HashMap<Place, i32> = HashMap::from([(place_of(&positions[0]), 0)]);
    let (mut at, mut options) = (0, Vec::new());
    while at < positions.len() {
        game.decisions(&positions[at], &mut options);
        at += 1;
        for (_, next) in &options {
            if next.phase() != Phase::Over && next.quiet_actions() < 40 && !seen.contains_key(&place_of(next))
            {
                seen.insert(place_of(next), 0);
                positions.push(*next);
            }
        }
    }
    loop {
        let mut changed = false;
        for state in &positions {
            game.decisions(state, &mut options);
            let best = options.iter().map(|(_, next)| {
                if next.phase() == Phase::Over {
                    return i32::from(game.scores(next).of(state.side())) * (WON - 1);
                }
                let value = seen[&place_of(next)];
                let value = if next.side() == state.side() { value } else { -value };
                value - value.signum()
            });
            let best = best.max().expect("there are moves");
            changed |= seen.insert(place_of(state), best) != Some(best);
        }
        if !changed {
            return seen;
        }
    }
}

/// The solved value of opening on a point: in how many actions the first player wins, negative if it loses.
fn opening_value(game: &Mill, solved: &HashMap<Place, i32>, point: &str) -> i32 {
    let mut state = game.start();
    game.play(&mut state, Move::Place(game.board().point(point).expect("a point")));
    match -solved[&place_of(&state)] {
        0 => 0,
        value if value > 0 => WON - value + 1,
        value => -WON - value - 1,
    }
}

#[test]
fn three_men_are_solved_as_documented() {
    let sliding = game("three-mens-morris");
    let solved = solve(&sliding);
    // The documented plies leave out the removal that ends the game, as the mill decides it.
    assert_eq!(opening_value(&sliding, &solved, "b2"), 9 + 1, "centre");
    assert_eq!(opening_value(&sliding, &solved, "b3"), -(8 + 1), "edge");
    assert_eq!(opening_value(&sliding, &solved, "a3"), 0, "corner");
    let flying = game("three-mens-morris-flying");
    assert_eq!(solve(&flying)[&place_of(&flying.start())], 0, "flying");
    let mut variant = testkit::shipped::variant(&FAMILY, "three-mens-morris");
    let diagonals = FAMILY.option("has_diagonal_lines").expect("an option");
    variant.values.set_from_text(diagonals, "false").expect("a value");
    let plain = Mill::new(variant).expect("sound");
    assert_eq!(solve(&plain)[&place_of(&plain.start())], 0, "no diagonals");
}

#[test]
fn searches_of_three_men_find_the_solved_values() {
    let game = game("three-mens-morris");
    let solved = solve(&game);
    let mut search = MillSearch::new(&game, small(true));
    let found = look(&mut search, &game.start(), 9);
    assert_eq!(found.score().expect("there are moves").won_in(), Some(10));
    let mut random = Random::new(4);
    for actions in 0..60 {
        let state = random_position(&game, actions % 12, &mut random);
        search.forget();
        let found = look(&mut search, &state, 10).score().expect("there are moves").points();
        let exact = solved[&place_of(&state)];
        let is_near = exact != 0 && WON - exact.abs() <= 10;
        assert!(if is_near {
            found == exact
        } else {
            found.abs() < PROVEN || found.signum() == exact.signum()
        });
    }
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    let mut random = Random::new(21);
    for id in ["nine-mens-morris", "twelve-mens-morris", "lasker-morris"] {
        let game = game(id);
        let options = MillOptions { multi_pv: 4, ..small(true) };
        let mut search = MillSearch::new(&game, options);
        search.style = Style { table: TableUse::Nothing, ..search.style };
        for actions in [3, 9, 20, 30] {
            let state = random_position(&game, actions, &mut random);
            let below = 3 - i32::from(!state.is_removing());
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let value = |action: Move| after(search.evaluation(), &state, action, below, 0, &mut Vec::new());
            let mut values: Vec<i32> = moves.iter().map(|&action| value(action)).collect();
            values.sort_by_key(|value| -value);
            let found = look(&mut search, &state, 3);
            let scores: Vec<i32> = found.lines.iter().map(|line| line.score.points()).collect();
            assert_eq!(scores, values[..scores.len()], "{id} {state:?}");
            assert_eq!(scores.len(), moves.len().min(4));
            let mut firsts: Vec<Move> = found.lines.iter().map(|line| line.moves[0]).collect();
            firsts.sort();
            firsts.dedup();
            assert_eq!(firsts.len(), scores.len(), "every line begins with another move");
        }
    }
}

#[test]
fn lines_are_legal_play_in_every_variant_on_any_number_of_threads() {
    let mut random = Random::new(31);
    for game in all_games() {
        for threads in [1, 3] {
            let mut search = MillSearch::new(&game, MillOptions { threads, ..small(false) });
            for actions in [0, 10, 25, 40] {
                let state = random_position(&game, actions, &mut random);
                let found = look(&mut search, &state, 4);
                let mut at = state;
                for &action in &found.lines[0].moves {
                    game.play_checked(&mut at, action).expect("lines are legal");
                }
            }
        }
    }
}

#[test]
fn one_thread_always_finds_the_same() {
    let game = game("nine-mens-morris");
    let mut random = Random::new(41);
    let mut used = MillSearch::new(&game, small(false));
    for actions in [0, 8, 16, 24, 40] {
        let state = random_position(&game, actions, &mut random);
        let limits = MillLimits::nodes(30_000);
        let mut fresh = MillSearch::new(&game, small(false));
        used.forget();
        let [one, other] = [&mut used, &mut fresh]
            .map(|search| search.search(&state, &[], &limits, &AtomicBool::new(false), |_| {}));
        assert_eq!((one.nodes, one.depth, &one.lines), (other.nodes, other.depth, &other.lines));
    }
}

#[test]
fn a_search_in_pieces_of_any_size_finds_the_same_as_in_one_go() {
    let mut random = Random::new(43);
    for game in all_games() {
        let mut search = MillSearch::new(&game, MillOptions { multi_pv: 2, ..small(false) });
        for actions in [0, 12, 25, 45] {
            let state = random_position(&game, actions, &mut random);
            let limits = MillLimits::nodes(20_000);
            search.forget();
            let whole = search.search(&state, &[], &limits, &AtomicBool::new(false), |_| {});
            search.forget();
            let mut thought = search.begin(&state, &[], &limits);
            let mut pieces = 0;
            while thought.step(u64::from(random.below(3_000))) != MillStep::Done {
                pieces += 1;
                assert!(pieces < 1_000_000, "it goes on");
            }
            let cut = thought.stop();
            let id = &game.variant().id;
            assert_eq!((cut.nodes, cut.depth, &cut.lines), (whole.nodes, whole.depth, &whole.lines), "{id}");
            assert!(pieces > 2 || whole.nodes < 20_000, "{id}: {pieces} pieces");
        }
    }
}

#[test]
fn a_piece_of_a_search_is_hardly_longer_than_asked_for() {
    let game = game("nine-mens-morris");
    let mut random = Random::new(44);
    let mut longest = 0;
    for actions in [0, 10, 20, 40, 60, 80] {
        let state = random_position(&game, actions, &mut random);
        let mut search = MillSearch::new(&game, small(false));
        let mut thought = search.begin(&state, &[], &MillLimits::nodes(400_000));
        let mut before = 0;
        while thought.step(1_000) != MillStep::Done {
            let now = thought.found().nodes;
            longest = longest.max(now - before);
            before = now;
        }
    }
    assert!(longest < 50_000, "{longest} positions without a break");
}

#[test]
fn a_search_that_is_put_down_keeps_the_best_line_so_far() {
    let game = game("nine-mens-morris");
    let state = random_position(&game, 20, &mut Random::new(45));
    for pieces in [0, 1, 5, 30] {
        let mut search = MillSearch::new(&game, small(false));
        let mut thought = search.begin(&state, &[], &MillLimits::default());
        (0..pieces).for_each(|_| assert_ne!(thought.step(2_000), MillStep::Done));
        let known = thought.found();
        let found = thought.stop();
        assert_eq!(found.depth, known.depth);
        let best = found.best().expect("there is always something to play");
        game.play_checked(&mut state.clone(), best).expect("it is legal");
    }
}

#[test]
fn a_search_stops_when_told_to_and_still_has_a_move() {
    let game = game("nine-mens-morris");
    let mut search = MillSearch::new(&game, MillOptions { threads: 2, ..small(false) });
    let found = search.search(&game.start(), &[], &MillLimits::default(), &AtomicBool::new(true), |_| {});
    assert!(found.best().is_some());
    let (stop, started) = (AtomicBool::new(false), Instant::now());
    let found = search.search(&game.start(), &[], &MillLimits::default(), &stop, |found| {
        stop.store(found.depth >= 5, Relaxed);
    });
    assert!(found.best().is_some() && found.depth >= 5);
    assert!(started.elapsed() < Duration::from_secs(20));
    let limits = MillLimits::time(Duration::from_millis(30));
    let found = search.search(&game.start(), &[], &limits, &AtomicBool::new(false), |_| {});
    assert!(found.elapsed < Duration::from_secs(5) && found.best().is_some());
}

#[test]
fn a_finished_game_has_no_best_move() {
    let game = game("nine-mens-morris");
    let mut state = game.start();
    game.end_by_repetition(&mut state);
    let found = look(&mut MillSearch::new(&game, small(false)), &state, 3);
    assert_eq!((found.best(), found.score()), (None, None));
}

#[test]
fn the_past_reaches_back_to_the_last_irreversible_action() {
    let game = game("nine-mens-morris");
    let start = game.moving_state([0b1001_0010_0100, 0x0049_2000], 0);
    let mut history = History::new(&game, start);
    let shuffle = |history: &mut History<Mill>| {
        for back_and_forth in 0..4 {
            let mut options = Vec::new();
            game.decisions(history.state(), &mut options);
            let wanted = history.events().len().checked_sub(2).filter(|_| back_and_forth >= 2);
            let action = match wanted.map(|at| history.events()[at].0) {
                Some(game::Event::Move(Move::Slide { from, to })) => Move::Slide { from: to, to: from },
                _ => options[0].0,
            };
            history.play(&game, action).expect("legal");
        }
    };
    shuffle(&mut history);
    let past = history.past(&game);
    // The start came from no move, so it does not count.
    assert_eq!(past.keys().len(), 4);
    assert_eq!(past.keys().last().copied(), game.repetition_key(history.state()));
}

#[test]
fn weights_are_learned_and_the_search_beats_the_baseline() {
    let game = game("nine-mens-morris");
    let settings = super::tuning::TuningSettings {
        generations: 1,
        games: 40,
        nodes: 200,
        steps: 50,
        ..super::tuning::TuningSettings::default()
    };
    let mut losses = (0.0, 0.0);
    let start = Weights::by_hand();
    let learned =
        super::tuning::learn_weights(std::slice::from_ref(&game), &start, &settings, |g| losses = g.loss);
    assert!(losses.1 < losses.0, "{losses:?}");
    let again = super::tuning::learn_weights(std::slice::from_ref(&game), &start, &settings, |_| {});
    assert_eq!(learned, again);

    let mut random = Random::new(8);
    let mut share = 0.0;
    for round in 0..20u8 {
        let mut state = random_position(&game, 4, &mut random);
        let mut player = MillPlayer::new(&game, small(false), MillLimits::nodes(5_000));
        let mut options = Vec::new();
        while let Turn::Seat(seat) = game.turn(&state) {
            game.decisions(&state, &mut options);
            let chosen = if seat == round % 2 {
                player.choose(&game, &state, &options, &mut random)
            } else {
                MillBaseline::default().choose(&game, &state, &options, &mut random)
            };
            state = options[chosen].1;
        }
        share += 0.5 + 0.5 * f64::from(game.scores(&state).of(round % 2));
    }
    assert!(share >= 15.0, "{share} of 20");
}

#[test]
fn a_search_that_is_stopped_in_the_middle_tells_each_move_once() {
    let game = game("nine-mens-morris");
    let mut random = Random::new(7);
    for _ in 0..20 {
        let state = random_position(&game, 9, &mut random);
        let mut search = MillSearch::new(&game, MillOptions { multi_pv: 5, ..small(false) });
        let mut thought = search.begin(&state, &[], &MillLimits::nodes(60_000));
        loop {
            let step = thought.step(500);
            let mut moves: Vec<Move> =
                thought.found().lines.iter().filter_map(|line| line.moves.first().copied()).collect();
            let told = moves.len();
            moves.sort();
            moves.dedup();
            assert_eq!(moves.len(), told);
            if step == MillStep::Done {
                break;
            }
        }
    }
}
