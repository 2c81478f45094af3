//! Matches: paired dice, intervals, early stops, records.
#![allow(missing_docs)]

use engine::nardi::MostPoints;
use engine::{RandomPlayer, Roster as _};
use game::rules::Variant;
use game::{Event, Game, LONGEST_GAME};
use ludo::Ludo;
use nardi::Nardi;
use training::arena::{Entrant, MatchSettings, Sprt, pairings, play_match, play_match_until};

fn shipped(id: &str) -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, Nardi::new)
}

fn settings(rounds: u64) -> MatchSettings {
    MatchSettings { rounds, seed: 3, ..MatchSettings::default() }
}

#[test]
fn the_heuristic_beats_random_and_threads_change_nothing() {
    let game = shipped("long-nardi");
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let first = Entrant::new("most points", MostPoints);
        let second = Entrant::new("random", RandomPlayer);
        pool.install(|| play_match(&game, &first, &second, &settings(150), |_| {}, |_| {}))
    };
    let tally = run(1);
    assert_eq!(tally, run(4));
    assert_eq!((tally.games, tally.rounds), (300, 150));
    assert!(tally.win_share() > 0.8, "{tally:?}");
    let (elo, low, high) = tally.elo();
    assert!(low < elo && elo < high && low > 150.0, "{elo} {low} {high}");
    assert_eq!(tally.by_points.values().sum::<u64>(), 300);
}

#[test]
fn a_player_against_itself_with_the_same_dice_comes_out_even() {
    let game = shipped("long-nardi");
    let (first, second) = (Entrant::new("a", First), Entrant::new("b", First));
    let tally = play_match(&game, &first, &second, &settings(40), |_| {}, |_| {});
    assert_eq!((tally.wins * 2, tally.points), (tally.games, 0));
    assert_eq!(tally.win_share_error(), 0.0);
}

/// Always the first option.
struct First;

impl engine::Player<Nardi> for First {
    fn choose(
        &mut self,
        _: &Nardi,
        _: &nardi::State,
        _: &[(nardi::Turn, nardi::State)],
        _: &mut game::Random,
    ) -> usize {
        0
    }
    fn fresh(&self) -> Box<dyn engine::Player<Nardi>> {
        Box::new(First)
    }
}

#[test]
fn a_match_stops_once_it_is_clear_who_is_better() {
    let game = shipped("long-nardi");
    let sprt = Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 };
    let (first, second) = (Entrant::new("most points", MostPoints), Entrant::new("random", RandomPlayer));
    let settings = MatchSettings { sprt: Some(sprt), ..settings(5000) };
    let tally = play_match(&game, &first, &second, &settings, |_| {}, |_| {});
    assert!(tally.rounds < 1000, "{}", tally.rounds);
    assert!(tally.log_likelihood_ratio(&sprt) > 2.9);
    assert_eq!(sprt.verdict(&tally), Some(20.0));
    let reversed = play_match(&game, &second, &first, &settings, |_| {}, |_| {});
    assert_eq!(sprt.verdict(&reversed), Some(0.0));
}

#[test]
fn a_match_won_throughout_has_no_upper_bound_and_an_honest_lower_one() {
    let game = shipped("long-nardi");
    let first = Entrant { name: "greedy".into(), player: game.player("greedy").unwrap() };
    let second = Entrant::new("random", RandomPlayer);
    let tally = play_match(&game, &first, &second, &settings(20), |_| {}, |_| {});
    assert_eq!(tally.wins, tally.games, "nobody who plays at random beats the net");
    let (elo, low, high) = tally.elo();
    // In 20 rounds with a chance of 83 % the other way comes up 39 times out of 40.
    let expected = 400.0 * (0.8316f64 / 0.1684).log10();
    assert!(elo == f64::INFINITY && high == f64::INFINITY && (low - expected).abs() < 1.0, "{low}");
    let settings =
        MatchSettings { sprt: Some(Sprt { elo0: 0.0, elo1: 20.0, error: 0.05 }), ..settings(5000) };
    let stopped = play_match(&game, &first, &second, &settings, |_| {}, |_| {});
    assert!(stopped.rounds < 5000, "a match that is won throughout is stopped too");
}

#[test]
fn kept_games_replay_to_their_scores() {
    let game = shipped("long-nardi");
    let (first, second) = (Entrant::new("most points", MostPoints), Entrant::new("random", RandomPlayer));
    let mut games = Vec::new();
    let settings = MatchSettings { keep_games: true, ..settings(10) };
    play_match(&game, &first, &second, &settings, |_| {}, |played| games.push(played));
    assert_eq!(games.len(), 20);
    for played in games {
        let mut state = game.start();
        for event in &played.events {
            match *event {
                Event::Roll(roll) => game.roll(&mut state, roll),
                Event::Move(action) => game.play_checked(&mut state, action).unwrap(),
            }
        }
        assert_eq!(game.scores(&state), played.scores);
    }
}

#[test]
fn tournaments_pair_everybody_or_only_the_first() {
    let game = shipped("long-nardi");
    let pairs = |is_gauntlet| pairings(&game, 3, is_gauntlet);
    assert_eq!(pairs(false), [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(pairs(true), [(0, 1), (0, 2)]);
}

/// A built-in variant of Ludo with other values for some options.
fn ludo_with(id: &str, options: &[(&str, &str)]) -> Ludo {
    let mut variant: Variant = tables::variant(id).unwrap();
    for (path, value) in options {
        let spec = variant.family.option(path).unwrap();
        variant.values.set_from_text(spec, value).unwrap();
    }
    Ludo::new(variant).unwrap()
}

#[test]
fn empty_seats_take_no_part_in_rotation_games_and_results() {
    let game = ludo_with("ludopy", &[("seats", "0,1,3")]);
    let random = || Entrant::new("random", RandomPlayer);
    let mut games = Vec::new();
    let settings = MatchSettings { keep_games: true, ..settings(40) };
    let tally = play_match(&game, &random(), &random(), &settings, |_| {}, |played| games.push(played));
    assert_eq!((tally.seats, tally.rounds, tally.games), (3, 40, 120));
    assert_eq!(tally.by_seat.keys().copied().collect::<Vec<_>>(), [0, 1, 3]);
    assert!(tally.by_seat.values().all(|seat| seat.games == 40));
    // Counted again by hand: a win is more points than the two others have, whichever seats they sit on.
    let beats_all = |own: u8, scores: &game::Scores| {
        [0, 1, 3].into_iter().all(|other| other == own || scores.of(own) > scores.of(other))
    };
    let wins = games.iter().filter(|played| beats_all(played.seat, &played.scores)).count() as u64;
    assert_eq!((tally.wins, tally.draws), (wins, 0), "each game has one winner");
    let by_seats: u64 = tally.by_seat.values().map(|seat| seat.wins).sum();
    assert_eq!(by_seats, wins);
    assert!((tally.win_share() - 1.0 / 3.0).abs() < 0.15, "equals win an even share: {}", tally.win_share());
}

/// Plays so that the game goes on.
struct Idle;

impl engine::Player<mill::Mill> for Idle {
    fn choose(
        &mut self,
        game: &mill::Mill,
        _: &mill::State,
        options: &[(mill::Move, mill::State)],
        _: &mut game::Random,
    ) -> usize {
        // Neither mills nor blockades: whatever keeps the game going.
        options
            .iter()
            .position(|(_, next)| !next.is_removing() && game.turn(next) != game::Turn::Over)
            .unwrap_or(0)
    }
    fn fresh(&self) -> Box<dyn engine::Player<mill::Mill>> {
        Box::new(Idle)
    }
}

#[test]
fn a_game_without_end_is_broken_off_and_drawn() {
    let mut variant = tables::variant("nine-mens-morris").unwrap();
    for (path, value) in [("n_move_rule", "0"), ("threefold_repetition_rule", "false")] {
        let spec = variant.family.option(path).unwrap();
        variant.values.set_from_text(spec, value).unwrap();
    }
    let game = mill::Mill::new(variant).unwrap();
    let settings = MatchSettings { keep_games: true, ..settings(1) };
    let mut games = Vec::new();
    let (first, second) = (Entrant::new("idle", Idle), Entrant::new("idle", Idle));
    let tally = play_match(&game, &first, &second, &settings, |_| {}, |played| games.push(played));
    assert_eq!((tally.games, tally.broken_off, tally.draws, tally.wins), (2, 2, 2, 0));
    assert_eq!((tally.win_share(), tally.points), (0.5, 0));
    assert!(games.iter().all(|played| played.is_broken_off && played.events.len() as u64 == LONGEST_GAME));
}

#[test]
fn a_match_that_is_stopped_counts_the_games_that_were_finished() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
    let (first, second) = (Entrant::new("most points", MostPoints), Entrant::new("random", RandomPlayer));
    let stop = AtomicBool::new(false);
    let mut kept = 0;
    let settings = MatchSettings { keep_games: true, ..settings(100_000) };
    let on_progress = |tally: &training::arena::Tally| stop.store(tally.rounds >= 5, Ordering::Relaxed);
    let tally = play_match_until(&game, &first, &second, &settings, &stop, on_progress, |_| kept += 1);
    assert!(tally.rounds >= 5 && tally.rounds < 1000, "{}", tally.rounds);
    assert_eq!(kept, tally.games);
    let whole = MatchSettings { rounds: tally.rounds, ..settings };
    let again = play_match(&game, &first, &second, &whole, |_| {}, |_| {});
    assert_eq!(tally, again, "what was played before the stop is what it would have been");
}

#[test]
fn intervals_are_as_wide_as_their_name_says() {
    let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
    let (first, second) = (Entrant::new("most points", MostPoints), Entrant::new("random", RandomPlayer));
    let tally = play_match(&game, &first, &second, &settings(100), |_| {}, |_| {});
    assert!((tally.win_share_ci95() - 1.96 * tally.win_share_error()).abs() < 1e-12);
    assert!((tally.points_ci95() - 1.96 * tally.points_error()).abs() < 1e-12);
}

#[test]
fn a_tournament_by_names_comes_to_what_its_matches_come_to() {
    use training::tournament::Tournament;
    let game = tables::game("long-nardi").unwrap();
    let players = ["heuristic", "random", "random"].map(str::to_owned).to_vec();
    let tournament = Tournament { players, is_gauntlet: false, any_rules: false, settings: settings(20) };
    let never = std::sync::atomic::AtomicBool::new(false);
    let mut heard = Vec::new();
    let played = tournament.play(&game, &never, |pairing, rounds| heard.push((pairing, rounds))).unwrap();
    assert_eq!(played.len(), 3);
    let nardi = shipped("long-nardi");
    let [first, second] = [Entrant::new("a", MostPoints), Entrant::new("b", MostPoints)];
    let second = Entrant { player: Box::new(RandomPlayer), ..second };
    let alone = play_match(&nardi, &first, &second, &settings(20), |_| {}, |_| {});
    assert_eq!(played[0].tally, alone);
    assert_eq!(heard.last(), Some(&(2, 20)));
    let gauntlet = Tournament { is_gauntlet: true, ..tournament.clone() };
    assert_eq!(gauntlet.play(&game, &never, |_, _| {}).unwrap().len(), 2);
    let stopped = std::sync::atomic::AtomicBool::new(true);
    assert!(tournament.play(&game, &stopped, |_, _| {}).unwrap().is_empty());
    let nobody = Tournament { players: vec!["nobody".into(), "random".into()], ..tournament };
    assert!(nobody.play(&game, &never, |_, _| {}).is_err());
}
