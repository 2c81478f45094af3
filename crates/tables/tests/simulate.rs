//! Simulations play the games of the fast paths, count them exactly, and hand over their records in order.

use std::sync::Mutex;

use game::{
    Decide, Game, LONGEST_RANDOM_GAME, Notation, Onlooker, Random, RandomPlay, Roll, Room, Turn,
    play_by_decisions,
};
use tables::simulate::{Observer, Plan, Statistics, share_with_interval, simulate};
use tables::{AnyGame, Record, built_in_ids, with_game};

/// Counts by itself what a simulation reports.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seen {
    rolls: u64,
    decisions: u64,
    choices: u64,
}

impl<G: Decide> Onlooker<G> for Seen {
    fn rolled(&mut self, _: Roll) {
        self.rolls += 1;
    }

    fn decided(&mut self, game: &G, state: &G::State, decision: G::Decision, choices: u32) {
        let mut options = Vec::new();
        game.decisions(state, &mut options);
        assert_eq!(options.len() as u32, choices, "{state:?}");
        assert!(options.iter().any(|&(option, _)| option == decision), "{decision:?} in {state:?}");
        self.decisions += 1;
        self.choices += u64::from(choices);
    }

    fn goes_on(&mut self, _: &G::State) -> bool {
        self.decisions < LONGEST_RANDOM_GAME
    }
}

struct Nobody;

impl Observer for Nobody {
    fn progress(&self, _: u64) -> bool {
        true
    }
}

fn statistics<G: RandomPlay + Notation>(game: &G, games: u64, seed: u64) -> Statistics {
    simulate(game, Plan { games, seed, ..Plan::default() }, &Nobody)
}

#[test]
fn simulations_count_the_games_of_the_fast_paths() {
    for id in built_in_ids() {
        with_game!(&tables::game(id).unwrap(), game => {
            let (mut seen, mut room) = (Seen::default(), Room::default());
            for index in 0..10 {
                let (mut state, mut one) = (game.start(), Seen::default());
                game.play_randomly(&mut state, &mut Random::stream(5, index), &mut room, &mut one);
                assert_eq!(game.turn(&state), Turn::Over, "{id}");
                seen.rolls += one.rolls;
                seen.decisions += one.decisions;
                seen.choices += one.choices;
            }
            let sum = statistics(game.as_ref(), 10, 5);
            let counted = Seen { rolls: sum.rolls, decisions: sum.decisions, choices: sum.choices };
            assert_eq!((sum.games, counted), (10, seen), "{id}");
        });
    }
}

#[test]
fn random_play_follows_the_rules_of_every_variant() {
    for id in built_in_ids() {
        with_game!(&tables::game(id).unwrap(), game => testkit::random_play::follow(game.as_ref(), 6, 9));
    }
}

/// The ends of some games, by the fast path or by listing all decisions.
fn ends<G: RandomPlay + Notation>(game: &G, by_decisions: bool) -> Vec<(String, Seen)> {
    let mut room = Room::default();
    let play = |index| {
        let (mut state, mut seen, mut random) = (game.start(), Seen::default(), Random::stream(6, index));
        if by_decisions {
            play_by_decisions(game, &mut state, &mut random, &mut room, &mut seen);
        } else {
            game.play_randomly(&mut state, &mut random, &mut room, &mut seen);
        }
        (game.state_text(&state), seen)
    };
    (0..12).map(play).collect()
}

#[test]
fn all_nardi_and_most_other_rules_give_the_very_games_of_the_general_loop() {
    let mut same = Vec::new();
    for id in built_in_ids() {
        let game = tables::game(id).unwrap();
        let is_same = with_game!(&game, game => ends(game.as_ref(), false) == ends(game.as_ref(), true));
        assert!(is_same || !matches!(game, AnyGame::Nardi(_)), "{id}");
        if is_same {
            same.push(id);
        }
    }
    // These have blocked ways, two dice, captures by mills that are not plain.
    for id in ["mensch", "parchis", "parcheesi", "fia"] {
        assert!(same.contains(&id), "{id} is not among {same:?}");
    }
}

#[test]
fn mills_fast_path_aside_its_games_are_those_of_the_general_loop() {
    let AnyGame::Mill(mill) = tables::game("nine-mens-morris").unwrap() else { panic!("it is Mill") };
    let general = mill.as_ref().clone().without_fast_path();
    assert_eq!(ends(&general, false), ends(&general, true));
}

/// Mean and variance of the mean of something that is counted in every game.
fn mean(counts: &[f64]) -> (f64, f64) {
    let n = counts.len() as f64;
    let mean = counts.iter().sum::<f64>() / n;
    let variance = counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, variance / n)
}

/// Length, choices, rolls and points of seat 0, game by game.
fn measured<G: RandomPlay>(game: &G, games: u64, by_decisions: bool) -> [Vec<f64>; 4] {
    let (mut room, mut all) = (Room::default(), [const { Vec::new() }; 4]);
    for index in 0..games {
        let mut random = Random::stream(if by_decisions { 7 } else { 8 }, index);
        let (mut state, mut one) = (game.start(), Counted::default());
        if by_decisions {
            play_by_decisions(game, &mut state, &mut random, &mut room, &mut one);
        } else {
            game.play_randomly(&mut state, &mut random, &mut room, &mut one);
        }
        let points = f64::from(game.scores(&state).of(0));
        for (list, value) in all.iter_mut().zip([one.0[0], one.0[1], one.0[2], points]) {
            list.push(value);
        }
    }
    all
}

/// Decisions, choices and rolls.
#[derive(Default)]
struct Counted([f64; 3]);

impl<G: Decide> Onlooker<G> for Counted {
    fn rolled(&mut self, _: Roll) {
        self.0[2] += 1.0;
    }

    fn decided(&mut self, _: &G, _: &G::State, _: G::Decision, choices: u32) {
        self.0[0] += 1.0;
        self.0[1] += f64::from(choices);
    }

    fn goes_on(&mut self, _: &G::State) -> bool {
        true
    }
}

#[test]
fn where_draws_differ_the_games_are_distributed_alike() {
    let games = if testkit::is_long() { 50_000 } else { 4_000 };
    for id in ["ludopy", "danish", "king", "nine-mens-morris", "lasker-morris", "six-mens-morris"] {
        with_game!(&tables::game(id).unwrap(), game => {
            let [fast, general] = [false, true].map(|slow| measured(game.as_ref(), games, slow));
            for (what, (fast, general)) in ["decisions", "choices", "rolls", "points"].iter().zip(fast.iter().zip(&general)) {
                let ((a, va), (b, vb)) = (mean(fast), mean(general));
                // Five standard deviations of the difference.
                assert!((a - b).abs() <= 5.0 * (va + vb).sqrt(), "{id}: {what} {a} and {b}");
            }
        });
    }
}

/// Keeps what it is told.
#[derive(Default)]
struct Keeper {
    texts: Mutex<Vec<(u64, String)>>,
}

impl Observer for Keeper {
    fn progress(&self, _: u64) -> bool {
        true
    }

    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, index: u64, text: &str) {
        self.texts.lock().unwrap().push((index, text.to_owned()));
    }
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

#[test]
fn any_number_of_threads_gives_the_same_statistics_and_records_in_order() {
    for id in ["long-nardi", "ludopy", "nine-mens-morris"] {
        with_game!(&tables::game(id).unwrap(), game => {
            let plan = Plan { games: 700, seed: 3, ..Plan::default() };
            let plain = [1, 2, 5].map(|threads| on_threads(threads, || simulate(game.as_ref(), plan, &Nobody)));
            let kept = [1, 4].map(|threads| {
                let keeper = Keeper::default();
                let sum = on_threads(threads, || simulate(game.as_ref(), plan, &keeper));
                (sum, keeper.texts.into_inner().unwrap())
            });
            assert!(plain.iter().all(|sum| *sum == plain[0] && *sum == kept[0].0), "{id}");
            assert_eq!(kept[0], kept[1], "{id}");
            assert!(kept[0].1.iter().map(|&(index, _)| index).eq(0..700), "{id}: records come in order");
            let records: Vec<Record> =
                kept[0].1.iter().map(|(_, text)| Record::read_all(text).unwrap().remove(0)).collect();
            let events: usize = records.iter().map(|record| record.events.len()).sum();
            assert!(events as u64 >= plain[0].rolls + plain[0].decisions, "{id}");
            // Those of Mill that were drawn by repetition among them.
            assert!(records.iter().all(|record| record.header("Result").is_some()), "{id}: every game has ended");
        });
    }
}

#[test]
fn games_without_end_are_broken_off_and_only_counted() {
    assert_eq!(Plan::default().longest, LONGEST_RANDOM_GAME);
    for id in ["long-nardi", "ludopy", "mensch", "nine-mens-morris"] {
        with_game!(&tables::game(id).unwrap(), game => {
            let plan = Plan { games: 300, seed: 1, longest: 17 };
            let sum = simulate(game.as_ref(), plan, &Nobody);
            assert_eq!(sum, Statistics { unfinished: 300, ..Statistics::default() }, "{id}");
            let recorded = simulate(game.as_ref(), plan, &Keeper::default());
            assert_eq!(recorded, sum, "{id}: also where records are written");
        });
    }
}

#[test]
fn a_game_that_ends_with_the_last_decision_allowed_has_ended() {
    with_game!(&tables::game("nine-mens-morris").unwrap(), game => {
        let length = |longest| {
            let sum = simulate(game.as_ref(), Plan { games: 1, seed: 4, longest }, &Nobody);
            (sum.games, sum.unfinished, sum.decisions)
        };
        let (_, _, decisions) = length(LONGEST_RANDOM_GAME);
        assert_eq!(length(decisions), (1, 0, decisions));
        assert_eq!(length(decisions - 1), (0, 1, 0));
    });
}

#[test]
fn statistics_of_two_parts_are_added() {
    let part = |n: u64| Statistics {
        games: n,
        unfinished: 2 * n,
        rolls: 3 * n,
        decisions: 4 * n,
        decisions_squared: 5 * n,
        passes: 6 * n,
        choices: 7 * n,
        most_choices: 8 * n,
        first_player_wins: 9 * n,
        wins: [10 * n, 11 * n, 12 * n, 13 * n],
        draws: 14 * n,
        points: [(1, 15 * n), (n as i16, 16 * n)].into(),
    };
    let mut sum = part(3);
    sum += &part(4);
    let points = [(1, 15 * 7), (3, 16 * 3), (4, 16 * 4)].into();
    let expected = Statistics { most_choices: 8 * 4, points, ..part(7) };
    assert_eq!(format!("{sum:?}"), format!("{expected:?}"));
}

#[test]
fn the_length_of_games_is_a_mean_with_the_interval_of_its_spread() {
    // Games of 8, 10, 10 and 12 decisions.
    let four = Statistics { games: 4, decisions: 40, decisions_squared: 408, ..Statistics::default() };
    let (mean, half) = four.length();
    assert_eq!(mean, 10.0);
    assert!((half - 1.96 * 0.5f64.sqrt()).abs() < 1e-12, "{half}");
    assert_eq!(Statistics::default().length(), (0.0, 0.0));
}

#[test]
fn the_ends_of_wilsons_interval_are_the_shares_that_lie_as_far_off_as_chance_allows() {
    for (count, total) in [(10, 100), (1, 3), (0, 7), (7, 7), (512, 1024)] {
        let (low, share, high) = share_with_interval(count, total);
        assert!((share - count as f64 / total as f64).abs() < 1e-12);
        assert!(low <= share && share <= high, "{low} {share} {high}");
        assert!(low < high);
        for end in [low, high] {
            let chance = 1.96 * (end * (1.0 - end) / total as f64).max(0.0).sqrt();
            assert!(((share - end).abs() - chance).abs() < 1e-9, "{count} of {total}: {end}");
        }
    }
    assert_eq!(share_with_interval(0, 0), (0.0, 0.0, 1.0), "nothing is known");
    let ten = Statistics { games: 10, ..Statistics::default() };
    assert_eq!(ten.share(3), share_with_interval(3, 10));
}

#[test]
fn progress_is_told_of_every_game_once_and_records_only_to_those_who_want_them() {
    struct Counting(Mutex<u64>);
    impl Observer for Counting {
        fn progress(&self, games: u64) -> bool {
            *self.0.lock().unwrap() += games;
            true
        }
    }
    let counting = Counting(Mutex::new(0));
    assert!(!counting.wants_records());
    with_game!(&tables::game("long-nardi").unwrap(), game => {
        simulate(game.as_ref(), Plan { games: 600, ..Plan::default() }, &counting);
    });
    assert_eq!(*counting.0.lock().unwrap(), 600);
    struct Keeping(Counting);
    impl Observer for Keeping {
        fn progress(&self, games: u64) -> bool {
            self.0.progress(games)
        }
        fn wants_records(&self) -> bool {
            true
        }
    }
    let keeping = Keeping(Counting(Mutex::new(0)));
    with_game!(&tables::game("long-nardi").unwrap(), game => {
        simulate(game.as_ref(), Plan { games: 200, ..Plan::default() }, &keeping);
    });
    assert_eq!(*keeping.0.0.lock().unwrap(), 200, "also where records are written");
}

/// The seat that makes the first decision of a recorded game.
fn first_seat(record: &Record, game: &AnyGame) -> Option<u8> {
    let mut table = game.table();
    for (event, _) in &record.events {
        if matches!(table.turn(), Turn::Seat(_)) {
            break;
        }
        table.act(event).unwrap();
    }
    table.seat_to_act()
}

#[test]
fn what_simulations_count_is_what_their_records_say() {
    for id in ["long-nardi", "federation", "nine-mens-morris"] {
        let any = tables::game(id).unwrap();
        let (keeper, plan) = (Keeper::default(), Plan { games: 40, seed: 4, ..Plan::default() });
        let sum = with_game!(&any, game => simulate(game.as_ref(), plan, &keeper));
        let texts = keeper.texts.into_inner().unwrap();
        let records: Vec<Record> =
            texts.iter().map(|(_, text)| Record::read_all(text).unwrap().remove(0)).collect();
        let won = |seat: &str| records.iter().filter(|record| record.header("Result") == Some(seat)).count();
        assert_eq!(sum.wins, [won("white") as u64, won("black") as u64, 0, 0], "{id}");
        assert_eq!(sum.draws, won("draw") as u64, "{id}");
        let mut points = std::collections::BTreeMap::new();
        let (mut firsts, mut passes) = (0, 0);
        for record in &records {
            let end = record.replay().unwrap();
            let best = end.scores().of(0).max(end.scores().of(1));
            if best > 0 {
                *points.entry(best).or_default() += 1;
                let first = first_seat(record, &any).expect("somebody begins");
                firsts += u64::from(end.scores().of(first) == best);
            }
            passes += record.events.iter().filter(|(event, _)| event == "pass").count() as u64;
        }
        assert_eq!((sum.points, sum.first_player_wins, sum.passes), (points, firsts, passes), "{id}");
    }
}

#[test]
fn the_squares_of_lengths_are_those_of_single_games() {
    with_game!(&tables::game("long-nardi").unwrap(), game => {
        let mut before = Statistics::default();
        for games in 1..8 {
            let sum = statistics(game.as_ref(), games, 9);
            let length = sum.decisions - before.decisions;
            assert_eq!(sum.decisions_squared - before.decisions_squared, length * length);
            assert!(sum.most_choices >= before.most_choices && sum.most_choices > 1);
            before = sum;
        }
    });
}
