//! The doubling cube: take points, scores, the equity table, advice.

use engine::cube::{CubeDecision, CubeJudge, EquityTable, Rates, Situation, rates};
use engine::{Advisor, advisor};
use tables::{AnyGame, MatchSetup};

const NO_MARS: Rates = Rates { mars: 0.0, koks: 0.0, live: 1.0 };

fn federation() -> nardi::Nardi {
    testkit::shipped::game(&nardi::FAMILY, "federation", nardi::Nardi::new)
}

/// The chances of all outcomes of `federation`: win, by mars, loss, by mars.
fn chances(win: f32, mars: f32, lost_mars: f32) -> [f32; 4] {
    [win - mars, mars, 1.0 - win - lost_mars, lost_mars]
}

fn money(live: f64) -> CubeJudge {
    CubeJudge::with_rates(&federation(), 1, false, Rates { live, ..NO_MARS })
}

const CENTRED: Situation =
    Situation { away: None, value: 1, is_centred: true, is_after_crawford: false, jacoby: false };

/// The smallest chance to win, in thousandths, at which a double is taken by the side that has it.
fn take_point(judge: &CubeJudge, at: &Situation) -> u32 {
    let taker_wins = |thousandths: u32| 1.0 - thousandths as f32 / 1000.0;
    (0..=1000).find(|&own| judge.decide(&chances(taker_wins(own), 0.0, 0.0), at).is_take).expect("at a half")
}

#[test]
fn without_mars_a_dead_cube_is_taken_from_a_quarter_on_and_a_live_one_from_a_fifth_on() {
    // Janowski: (L - 1/2) / (W + L + x/2), to the thousandth that chances are looked at in.
    for (live, point) in [(0.0, 250), (0.5, 222), (1.0, 200)] {
        let found = take_point(&money(live), &CENTRED);
        assert!(found.abs_diff(point) <= 1, "live share {live}: {found}");
    }
}

#[test]
fn an_almost_fully_live_cube_is_turned_at_the_cash_point_and_not_before() {
    let judge = money(0.99);
    let at = |win: f32| judge.decide(&chances(win, 0.0, 0.0), &CENTRED).decision;
    assert_eq!(at(0.79), CubeDecision::NoDouble);
    assert_eq!(at(0.85), CubeDecision::DoubleDrop);
    // With a cube that is less live it is turned before.
    let judge = money(0.6);
    assert_eq!(judge.decide(&chances(0.76, 0.0, 0.0), &CENTRED).decision, CubeDecision::DoubleTake);
    assert_eq!(judge.decide(&chances(0.5, 0.0, 0.0), &CENTRED).decision, CubeDecision::NoDouble);
}

#[test]
fn whoever_is_likely_to_win_by_mars_plays_on() {
    let judge = money(0.7);
    let strong = chances(0.97, 0.6, 0.0);
    assert_eq!(judge.decide(&strong, &CENTRED).decision, CubeDecision::TooGood);
}

#[test]
fn under_jacoby_nobody_plays_on_for_a_mars_with_the_cube_in_the_middle() {
    let judge = money(0.7);
    let jacoby = Situation { jacoby: true, ..CENTRED };
    assert_eq!(judge.decide(&chances(0.97, 0.6, 0.0), &jacoby).decision, CubeDecision::DoubleDrop);
    let owned = Situation { jacoby: true, is_centred: false, value: 2, ..CENTRED };
    assert_eq!(judge.decide(&chances(0.97, 0.6, 0.0), &owned).decision, CubeDecision::TooGood);
}

fn in_match(length: u32) -> CubeJudge {
    CubeJudge::with_rates(&federation(), length, true, rates::of_variant("federation"))
}

fn at_score(own: u32, other: u32) -> Situation {
    Situation { away: Some([own, other]), ..CENTRED }
}

#[test]
fn after_the_crawford_game_the_side_that_trails_doubles_at_once_and_the_leader_never() {
    let judge = in_match(7);
    let after = |own, other| Situation { is_after_crawford: true, ..at_score(own, other) };
    let doubles = |win: f32, at: &Situation| judge.decide(&chances(win, 0.05, 0.05), at).decision.doubles();
    assert!(doubles(0.4, &after(3, 1)));
    assert!(!doubles(0.9, &after(1, 3)));
}

#[test]
fn a_point_nobody_needs_is_no_reason_to_double() {
    let judge = in_match(7);
    let owned = Situation { value: 2, is_centred: false, ..at_score(2, 5) };
    assert!(
        !judge.decide(&chances(0.8, 0.1, 0.0), &owned).decision.doubles(),
        "the cube is worth the match already"
    );
}

#[test]
fn a_double_that_would_lose_the_match_is_taken_with_more() {
    let judge = in_match(7);
    let early = take_point(&judge, &at_score(7, 7));
    // The doubler needs two points, so a loss costs the match, and a drop leaves the Crawford game.
    let behind = take_point(&judge, &at_score(2, 5));
    assert!(behind > early, "{behind} and {early}");
}

#[test]
fn the_equity_table_is_symmetric_and_monotone_for_every_variant() {
    for id in ["federation", "fevga", "gul-bara", "long-narde", "long-nardi", "moultezim"] {
        for has_crawford in [true, false] {
            let table = EquityTable::new(25, &[1, 2], &rates::of_variant(id), has_crawford);
            for own in 1..=25 {
                for other in 1..=25 {
                    for after in [false, true] {
                        let value = table.value([own, other], after);
                        let there = format!("{id} {own} {other} {after}: {value}");
                        assert!((value + table.value([other, own], after) - 1.0).abs() < 1e-9, "{there}");
                        assert!((0.0..=1.0).contains(&value), "{there}");
                        assert!(value <= table.value([own - 1, other], after) + 1e-12, "{there}");
                        assert!(value >= table.value([own, other - 1], after) - 1e-12, "{there}");
                    }
                }
            }
        }
    }
}

#[test]
fn at_two_points_to_one_the_crawford_game_decides() {
    // The one who needs two wins by a mars, or by two games in a row.
    let rates = Rates { mars: 0.2, koks: 0.0, live: 0.7 };
    let table = EquityTable::new(5, &[1, 2], &rates, true);
    assert!((table.value([2, 1], false) - (0.5 * 0.2 + 0.5 * 0.8 * 0.5)).abs() < 1e-12);
    // After it the cube makes every game one for the match.
    assert!((table.value([2, 1], true) - 0.5).abs() < 1e-12);
}

fn match_of(length: u32) -> (AnyGame, MatchSetup) {
    let setup = MatchSetup::to(length, true);
    (tables::game("federation").unwrap().with_match(&setup).unwrap(), setup)
}

fn advised(fen: &str, acts: &[&str]) -> (String, engine::CubeAdvice) {
    let (game, setup) = match_of(7);
    let mut table = game.match_at(&setup).unwrap();
    table.set_fen(fen).unwrap();
    acts.iter().for_each(|act| table.act(act).unwrap());
    let mut advisor: Box<dyn Advisor> = advisor(&game);
    let advice = advisor.best(table.as_ref()).unwrap();
    assert_eq!(advice.lines.len(), 2);
    assert!(advice.lines[0].value >= advice.lines[1].value);
    (advice.best().unwrap().to_owned(), advice.cube.unwrap())
}

/// White needs three rolls and is to roll, Black needs four.
const WON_RACE: &str = "6/2bbbb/6/3BBB w -";
/// Both need four.
const RACE: &str = "6/2bbbb/6/2BBBB w -";

#[test]
fn an_even_start_is_no_double_and_a_won_race_is_one() {
    assert_eq!(advised("N5/A5/n5/a5 w -", &[]).0, "roll");
    let (best, cube) = advised(WON_RACE, &[]);
    assert_eq!((best.as_str(), cube.decision), ("double", CubeDecision::DoubleDrop));
}

#[test]
fn a_hopeless_double_is_dropped_and_a_foolish_one_taken() {
    assert_eq!(advised(WON_RACE, &["double"]).0, "drop");
    assert_eq!(advised("N5/A5/n5/a5 w -", &["double"]).0, "take");
    // Whatever the race is worth, the two sides agree about it.
    let ((roll_or_double, cube), (answer, same)) = (advised(RACE, &[]), advised(RACE, &["double"]));
    assert_eq!(cube, same);
    assert_eq!(roll_or_double == "double", cube.decision.doubles());
    assert_eq!(answer == "take", cube.is_take);
}
