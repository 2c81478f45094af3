//! Reviews of whole matches: decisions about the cube, their losses in points, and what games add up to.
#![allow(missing_docs)]

mod common;

use std::sync::atomic::AtomicBool;

use engine::cube::{CubeJudge, Situation, chances_before_roll};
use engine::review::{Decision, End, GameReview, Mark, PlaySum, SeatReview};
use engine::{Models, Review, ReviewSettings, opponent, reviewer};
use game::Random;
use tables::{AnyGame, MatchSetup, Table, game as open};

use common::{quick, run};

fn match_of(id: &str, setup: &MatchSetup) -> (AnyGame, Box<dyn Table>) {
    let game = open(id).unwrap().with_match(setup).unwrap();
    let table = game.match_at(setup).unwrap();
    (game, table)
}

/// A match in which doubles are offered, taken and dropped by chance, for at most so many games.
fn played(setup: &MatchSetup, seed: u64, games: usize) -> (AnyGame, Box<dyn Table>) {
    let (game, mut table) = match_of("long-nardi", setup);
    let mut player = opponent(&game, "level:3", true).unwrap();
    let mut random = Random::new(seed);
    loop {
        let view = table.match_view().unwrap();
        if view.ended.is_some() {
            if view.winner.is_some() || view.game >= games {
                return (game, table);
            }
            table.act("next").unwrap();
        } else if view.cube.is_some_and(|cube| cube.offered.is_some()) {
            table.act(if random.below(4) == 0 { "drop" } else { "take" }).unwrap();
        } else if view.may_double.is_some() && random.below(12) == 0 {
            table.act("double").unwrap();
        } else if table.roll_by_seed(seed).is_none() {
            let action = player.choose(table.as_ref(), &mut random).unwrap();
            table.act(&action).unwrap();
        }
    }
}

fn cube_decisions(review: &Review) -> Vec<&Decision> {
    review.decisions.iter().filter(|decision| decision.cube.is_some()).collect()
}

/// A match at a position, with these actions; the review of it.
fn after(setup: &MatchSetup, fen: &str, actions: &[&str]) -> Review {
    let (game, mut table) = match_of("long-nardi", setup);
    table.set_fen(fen).unwrap();
    actions.iter().for_each(|action| table.act(action).unwrap());
    run(&game, table.as_ref(), &quick())
}

#[test]
fn threads_and_slices_change_nothing_in_a_match() {
    let (game, table) = played(&MatchSetup::to(15, true), 2, 3);
    let begin = || reviewer(&game, table.as_ref(), &quick()).unwrap();
    let mut sliced = begin();
    while !sliced.step() {}
    let mut several = begin();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    pool.install(|| several.run(&AtomicBool::new(false), &|_| {}));
    assert_eq!(several.review(), sliced.review());
    assert!(sliced.review().games.len() > 1);
}

#[test]
fn every_double_take_and_drop_of_all_games_is_a_decision_and_every_event_belongs_to_one_piece() {
    let (game, table) = played(&MatchSetup::to(7, true), 5, 4);
    let review = run(&game, table.as_ref(), &quick());
    let events = table.events();
    let of_cube = |text: &String| ["double", "take", "drop"].contains(&text.as_str());
    let cube = cube_decisions(&review);
    let turned: Vec<&&Decision> = cube.iter().filter(|one| one.played.action != "roll").collect();
    assert_eq!(turned.len(), events.iter().filter(|text| of_cube(text)).count());
    assert!(turned.len() >= 4, "{events:?}");
    for decision in &turned {
        assert_eq!(events[decision.starts], decision.played.action);
        assert_eq!(decision.ends, decision.starts + 1);
    }
    let mut covered: Vec<(usize, usize)> =
        review.rolls.iter().map(|roll| (roll.event, roll.event + 1)).collect();
    covered.extend(review.decisions.iter().map(|decision| (decision.starts, decision.ends)));
    let nexts = events.iter().enumerate().filter(|(_, text)| *text == "next");
    covered.extend(nexts.map(|(index, _)| (index, index + 1)));
    covered.sort_unstable();
    let mut reached = 0;
    for (starts, ends) in covered {
        assert_eq!(starts, reached);
        reached = ends;
    }
    assert!(review.decisions.windows(2).all(|pair| pair[0].starts < pair[1].starts), "in order");
}

#[test]
fn rolling_is_a_decision_only_where_a_double_was_close_or_better() {
    let setup = MatchSetup::to(5, true);
    let (game, table) = played(&setup, 8, 4);
    let review = run(&game, table.as_ref(), &quick());
    let rolled: Vec<&Decision> =
        cube_decisions(&review).into_iter().filter(|one| one.played.action == "roll").collect();
    assert!(!rolled.is_empty());
    assert!(rolled.len() * 3 < review.rolls.len(), "{} of {} rolls", rolled.len(), review.rolls.len());
    for decision in rolled {
        let double = decision.lines.iter().find(|line| line.action == "double").unwrap();
        assert!(decision.played.value.unwrap() - double.value.unwrap() < 0.16);
        assert_eq!(decision.starts, decision.ends, "rolling is no event of the cube");
    }
    let roll = "r11";
    let even = after(&setup, "o5/6/O5/6 w -", &[roll]);
    assert!(cube_decisions(&even).is_empty(), "nobody would double at the start");
}

#[test]
fn what_was_lost_is_the_difference_of_the_lines_and_never_negative() {
    for setup in [MatchSetup::to(5, true), MatchSetup::to(1, true)] {
        let (game, table) = played(&setup, 11, 3);
        let review = run(&game, table.as_ref(), &quick());
        assert!(!cube_decisions(&review).is_empty());
        for decision in cube_decisions(&review) {
            let [best, other] = &decision.lines[..] else { panic!("two lines: {decision:?}") };
            assert!(best.value >= other.value, "best first");
            assert!(decision.lines.contains(&decision.played));
            let lost = best.value.unwrap() - decision.played.value.unwrap();
            assert!((decision.loss - lost).abs() < 1e-12 && decision.loss >= 0.0);
            assert_eq!(decision.mark, Mark::of(decision.loss, 2.0));
            assert_eq!(decision.notes.is_empty(), decision.mark == Mark::Best, "{decision:?}");
            assert_eq!((decision.options, decision.is_forced()), (2, false));
        }
    }
}

/// What the cube's own judge says about the position of a table in which White is about to roll.
fn judged(setup: &MatchSetup, fen: &str) -> (CubeJudge, Situation, engine::CubeAdvice) {
    let (game, mut table) = match_of("long-nardi", setup);
    table.set_fen(fen).unwrap();
    let view = table.match_view().unwrap();
    let AnyGame::Nardi(nardi) = &game else { unreachable!() };
    let judge = CubeJudge::new(nardi.as_ref(), &view);
    let at = Situation::of(&view, 0).unwrap();
    let (mut search, _) = engine::roster::level_search(nardi.as_ref(), Models::built_in());
    let state = *tables::seated::<tables::nardi::Nardi>(table.as_ref()).unwrap().history().state();
    let chances = chances_before_roll(nardi.as_ref(), &mut search, &state, 0, 1);
    let count = search.evaluator().table().count();
    let advice = judge.decide(&chances[..count], &at);
    (judge, at, advice)
}

#[test]
fn a_review_agrees_with_what_the_levels_decide() {
    let setup = MatchSetup::to(5, true);
    let (judge, at, advice) = judged(&setup, TAKE);
    let review = after(&setup, TAKE, &["double", "take"]);
    let [double, take] = cube_decisions(&review)[..] else { panic!("{review:?}") };
    assert_eq!(double.cube, Some(advice));
    assert_eq!(take.cube, Some(advice));
    let taken = judge.in_points(advice.double_take, &at);
    let line = |decision: &Decision, action: &str| {
        decision.lines.iter().find(|line| line.action == action).unwrap().value.unwrap()
    };
    assert!((line(take, "take") + taken).abs() < 1e-12, "what one side wins the other loses");
    assert!((line(take, "drop") + 1.0).abs() < 1e-12, "a drop costs a plain game");
    assert_eq!((double.seat, take.seat), (0, 1));
}

#[test]
fn points_of_the_cube_are_those_of_a_game_that_is_not_doubled() {
    let money = MatchSetup::to(1, true);
    let (judge, at, _) = judged(&money, TAKE);
    for value in [1, 2, 8] {
        let at = Situation { value, ..at };
        assert_eq!(judge.in_points(f64::from(value), &at), 1.0, "a plain win");
        assert_eq!(judge.in_points(-f64::from(value), &at), -1.0, "a plain loss");
        assert_eq!(judge.in_points(0.0, &at), 0.0);
    }
    let (judge, at, advice) = judged(&MatchSetup { score: [2, 0], ..MatchSetup::to(7, true) }, TAKE);
    assert!((judge.in_points(advice.double_drop, &at) - 1.0).abs() < 1e-12, "a drop wins a plain game");
    let table = judge.table().unwrap();
    let lost = table.value([5, 6], false);
    assert!((judge.in_points(lost, &at) + 1.0).abs() < 1e-12, "a plain loss, at that score");
}

/// White wins so surely that Black has to drop, Black has to take, it is too early, and White may win by mars.
const DROP: &str = "6/ccd3/6/BBB3 w -";
const TAKE: &str = "6/ccc3/6/BBBC2 w -";
const EARLY: &str = "6/bbb3/6/BBB3 w -";
const MARS: &str = "6/eec1a1/5a/CCB3 w -";

#[test]
fn what_is_wrong_with_the_cube_is_said_in_a_sentence_of_its_own() {
    let five = MatchSetup::to(5, true);
    let leads = MatchSetup { score: [4, 0], is_after_crawford: true, ..five.clone() };
    let cases: [(&MatchSetup, &str, &[&str], &str); 8] = [
        (&five, TAKE, &["r21"], "review-cube-missed-take"),
        (&five, DROP, &["r21"], "review-cube-missed-drop"),
        (&five, EARLY, &["double"], "review-cube-too-early"),
        (&five, MARS, &["double"], "review-cube-too-good"),
        (&leads, EARLY, &["double"], "review-cube-no-gain"),
        (&five, DROP, &["double", "take"], "review-cube-wrong-take"),
        (&five, TAKE, &["double", "drop"], "review-cube-wrong-drop"),
        (&MatchSetup::to(1, true), EARLY, &["double"], "review-cube-too-early"),
    ];
    for (setup, fen, actions, code) in cases {
        let review = after(setup, fen, actions);
        let last = *cube_decisions(&review).last().unwrap();
        assert!(last.loss > 0.0, "{fen} {actions:?}");
        assert_eq!(last.notes[0].code, code, "{fen} {actions:?}");
        assert!(last.notes.iter().all(|note| !note.to_string().contains(code)), "it has words");
        let of_match = last.notes.iter().any(|note| note.code == "review-cube-match");
        assert!(!of_match || setup.length > 1, "single games have no match to win");
    }
    let wrong = after(&five, TAKE, &["double", "drop"]);
    assert_eq!(cube_decisions(&wrong)[1].notes[1].code, "review-cube-match");
}

#[test]
fn right_decisions_are_best_and_nothing_is_said_about_them() {
    let five = MatchSetup::to(5, true);
    for (fen, actions) in [(TAKE, ["double", "take"]), (DROP, ["double", "drop"])] {
        let review = after(&five, fen, &actions);
        let cube = cube_decisions(&review);
        assert_eq!(cube.len(), 2);
        for decision in cube {
            assert_eq!((decision.loss, decision.mark), (0.0, Mark::Best), "{fen}");
            assert!(decision.notes.is_empty());
            assert_eq!(decision.lines[0], decision.played);
        }
    }
}

#[test]
fn rolling_rightly_is_told_where_a_double_would_have_cost_less_than_sixteen_hundredths_of_a_point() {
    let money = MatchSetup::to(1, true);
    let close = after(&money, EARLY, &["r21"]);
    let [rolled] = cube_decisions(&close)[..] else { panic!("{close:?}") };
    assert_eq!((rolled.played.action.as_str(), rolled.mark), ("roll", Mark::Best));
    let cost = rolled.lines[0].value.unwrap() - rolled.lines[1].value.unwrap();
    assert!((0.05..0.16).contains(&cost), "{cost}");
    assert_eq!(close.seats[0].cube, PlaySum { decisions: 1, errors: 0.0 });
    let clear = after(&money, "6/bba3/6/BBB3 w -", &["r21"]);
    assert!(cube_decisions(&clear).is_empty(), "a double there would be a blunder");
}

#[test]
fn whoever_drops_has_lost_the_game_and_its_points() {
    let five = MatchSetup { score: [1, 3], ..MatchSetup::to(5, true) };
    let review = after(&five, DROP, &["double", "drop"]);
    assert_eq!(review.decisions.last().unwrap().wins, [1.0, 0.0]);
    let [GameReview { begins, ends, score, seats }] = &review.games[..] else { panic!("{review:?}") };
    assert_eq!((*begins, *ends, &score[..]), (0, 2, &[1, 3][..]));
    assert_eq!(seats.iter().map(|seat| seat.result.unwrap()).collect::<Vec<_>>(), [1.0, -1.0]);
    assert_eq!(review.seats, *seats);
}

#[test]
fn where_nothing_can_be_gained_rolling_is_no_decision() {
    let leads = MatchSetup { score: [4, 0], is_after_crawford: true, ..MatchSetup::to(5, true) };
    assert!(cube_decisions(&after(&leads, TAKE, &["r21"])).is_empty());
    let crawford = MatchSetup { score: [4, 0], ..MatchSetup::to(5, true) };
    assert!(cube_decisions(&after(&crawford, TAKE, &["r21"])).is_empty(), "there is no cube");
    let without = MatchSetup::to(5, false);
    assert!(cube_decisions(&after(&without, TAKE, &["r21"])).is_empty());
}

fn sum(parts: impl Iterator<Item = PlaySum>) -> PlaySum {
    parts.fold(PlaySum::default(), |sum, part| PlaySum {
        decisions: sum.decisions + part.decisions,
        errors: sum.errors + part.errors,
    })
}

#[test]
fn a_match_is_the_sum_of_its_games_moves_and_cube_apart_and_together() {
    let (game, table) = played(&MatchSetup::to(15, true), 2, 3);
    let review = run(&game, table.as_ref(), &quick());
    assert_eq!(review.games.len(), 3);
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} and {b}");
    for (at, whole) in review.seats.iter().enumerate() {
        let games = || review.games.iter().map(|game| &game.seats[at]);
        for kind in [|seat: &SeatReview| seat.moves, |seat: &SeatReview| seat.cube] {
            let (all, added) = (kind(whole), sum(games().map(kind)));
            assert_eq!(all.decisions, added.decisions);
            near(all.errors, added.errors);
        }
        assert!(whole.cube.decisions > 0 && whole.moves.decisions > 20);
        assert_eq!(whole.decisions, whole.moves.decisions + whole.cube.decisions);
        near(whole.errors, whole.moves.errors + whole.cube.errors);
        near(whole.rate.unwrap(), 1000.0 * whole.errors / whole.decisions as f64);
        near(whole.luck, games().map(|seat| seat.luck).sum());
        near(whole.result.unwrap(), games().map(|seat| seat.result.unwrap()).sum());
        let without: f64 = games().map(|seat| seat.result_without_luck.unwrap()).sum();
        near(whole.result_without_luck.unwrap(), without);
        let rate = whole.moves.rate().unwrap();
        assert_eq!(
            whole.like_level,
            engine::review::like_level("nardi", 0, rate),
            "levels are known by moves"
        );
        let own = review.decisions.iter().filter(|one| one.seat == whole.seat && !one.is_forced());
        assert_eq!(own.clone().count(), whole.decisions);
        let cube = own.filter(|one| one.cube.is_some());
        assert_eq!(cube.count(), whole.cube.decisions);
    }
    let score = table.match_view().unwrap().score;
    let won = f64::from(score[0]) - f64::from(score[1]);
    assert_eq!(review.seats[0].result, Some(won), "the points of the match");
    assert_eq!(PlaySum::default().rate(), None);
}

#[test]
fn games_of_a_match_follow_each_other_with_the_score_before_each() {
    let (game, table) = played(&MatchSetup::to(15, true), 2, 3);
    let review = run(&game, table.as_ref(), &quick());
    let view = table.match_view().unwrap();
    let mut next = 0;
    let mut score = vec![0, 0];
    for (game, ended) in review.games.iter().zip(view.games.iter().chain(&view.ended)) {
        assert_eq!((game.begins, &game.score), (next, &score));
        assert!(game.begins < game.ends);
        (next, score) = (game.ends + 1, ended.score.clone());
        let of_game = |events: usize| game.begins <= events && events <= game.ends;
        let first = review.chances.iter().find(|point| of_game(point.events)).unwrap();
        assert_eq!(first.events, game.begins, "the chances begin with the game");
    }
    assert_eq!(next, table.events_so_far() + 1);
    assert!(review.chances.windows(2).all(|pair| pair[0].events <= pair[1].events));
}

#[test]
fn luck_counts_as_many_times_as_the_cube_shows() {
    let money = MatchSetup::to(1, true);
    let actions = ["double", "take", "r66", "6/off,5/off,4/off,3/off"];
    let review = after(&money, "6/ccc3/6/AAAA2 w -", &actions);
    assert_eq!(review.rolls[0].stake, 2.0);
    let seat = &review.seats[0];
    assert_eq!(seat.result, Some(2.0));
    let given = 2.0 * review.rolls[0].points[0];
    assert!((seat.result_without_luck.unwrap() - (2.0 - given)).abs() < 1e-12);
    assert!((seat.luck - review.rolls[0].points[0]).abs() < 1e-12, "luck itself is told without the cube");
}

#[test]
fn a_match_that_was_given_up_has_the_result_that_is_said() {
    let (game, mut table) = match_of("long-nardi", &MatchSetup::to(5, true));
    table.set_fen(TAKE).unwrap();
    ["double", "take"].iter().for_each(|action| table.act(action).unwrap());
    let settings = ReviewSettings { end: Some(End::Won(0)), ..quick() };
    let review = run(&game, table.as_ref(), &settings);
    assert_eq!(review.seats[1].result, Some(-2.0), "the game as the cube stands");
    assert_eq!(run(&game, table.as_ref(), &quick()).seats[1].result, None);
}

#[test]
fn a_double_that_waits_for_its_answer_is_judged_and_the_answer_is_not() {
    let review = after(&MatchSetup::to(5, true), TAKE, &["double"]);
    let actions: Vec<&str> =
        review.decisions.iter().map(|decision| decision.played.action.as_str()).collect();
    assert_eq!(actions, ["double"]);
    let (game, table) = match_of("long-nardi", &MatchSetup::to(5, true));
    assert_eq!(run(&game, table.as_ref(), &quick()).decisions, [], "nothing was decided");
}

#[test]
fn turns_of_a_decision_are_those_of_its_game() {
    let (game, mut table) = played(&MatchSetup::to(15, true), 2, 3);
    let review = run(&game, table.as_ref(), &quick());
    for played in review.games.iter().rev() {
        while table.events_so_far() > played.ends {
            table.undo();
        }
        let past = table.past();
        let of_game = |one: &&Decision| (played.begins..played.ends).contains(&one.starts);
        for decision in review.decisions.iter().filter(of_game) {
            let turn = &past[decision.turn];
            assert!(turn.begins <= decision.starts && decision.ends <= turn.ends, "{decision:?} {turn:?}");
            assert_eq!(turn.seat, decision.seat);
        }
    }
}
