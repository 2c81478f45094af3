//! Matches: a table of games with a score, doubles, undo from game to game, records.

use game::{Random, Turn};
use proptest::prelude::*;
use tables::{AnyGame, MatchSetup, Record, Table};

fn federation(setup: &MatchSetup) -> Box<dyn Table> {
    of("federation", setup)
}

fn of(rules: &str, setup: &MatchSetup) -> Box<dyn Table> {
    let game = tables::game(rules).unwrap().with_match(setup).unwrap();
    game.match_at(setup).unwrap()
}

fn at_score(length: u32, score: [u32; 2]) -> MatchSetup {
    MatchSetup { score, ..MatchSetup::to(length, true) }
}

/// Black to roll in the middle of nowhere.
const BLACK_TO_ROLL: &str = "N5/A5/n5/a5 b -";
/// White to roll.
const WHITE_TO_ROLL: &str = "N5/A5/n5/a5 w -";
/// White has one checker left and any roll bears it off; Black has borne off nothing.
const WHITE_WINS_MARS: &str = "6/6/o5/5A w 62";
/// The same, but Black has borne off a checker.
const WHITE_WINS_OIN: &str = "6/6/n5/5A w 62";

fn refusal(table: &mut dyn Table, text: &str) -> String {
    table.act(text).expect_err("it is not possible").to_string()
}

/// Plays at random, doubling now and then, until the match is over.
fn play_out(table: &mut dyn Table, seed: u64) {
    let mut random = Random::new(seed);
    loop {
        let view = table.match_view().unwrap();
        if view.may_double.is_some() && random.below(12) == 0 {
            table.act("double").unwrap();
        }
        match table.turn() {
            Turn::Chance => drop(table.roll_by_seed(seed)),
            Turn::Seat(_) => {
                let legal = table.legal();
                let action = legal[random.below(legal.len() as u32) as usize].text.clone();
                table.act(&action).unwrap();
            }
            Turn::Over if view.can_go_on => table.act("next").unwrap(),
            Turn::Over => return,
        }
    }
}

#[test]
fn a_double_is_offered_before_the_roll_and_taken_with_the_cube() {
    let mut table = federation(&MatchSetup::to(7, true));
    table.set_fen(WHITE_TO_ROLL).unwrap();
    assert_eq!(table.match_view().unwrap().may_double, Some(0));
    table.act("double").unwrap();
    assert_eq!(table.turn(), Turn::Seat(1));
    assert_eq!(table.legal().iter().map(|legal| legal.text.as_str()).collect::<Vec<_>>(), ["take", "drop"]);
    assert!(refusal(table.as_mut(), "r63").contains("take or drop"));
    assert_eq!(table.roll_by_seed(1), None);
    table.act("take").unwrap();
    let cube = table.match_view().unwrap().cube.unwrap();
    assert_eq!((cube.value, cube.owner, cube.offered), (2, Some(1), None));
    assert_eq!((table.turn(), table.seat_to_act()), (Turn::Chance, Some(0)));
    assert!(refusal(table.as_mut(), "double").contains("belongs to the other side"));
    table.act("r63").unwrap();
    assert!(refusal(table.as_mut(), "double").contains("before one rolls"));
}

#[test]
fn a_drop_ends_the_game_at_the_old_value() {
    let mut table = federation(&MatchSetup::to(7, true));
    table.set_fen(WHITE_TO_ROLL).unwrap();
    table.act("double").unwrap();
    table.act("drop").unwrap();
    assert_eq!(table.turn(), Turn::Over);
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.result.as_str(), verdict.reason.code.as_ref()), ("white", "match-verdict-dropped"));
    let view = table.match_view().unwrap();
    assert_eq!((view.score, view.can_go_on, view.winner), (vec![1, 0], true, None));
    assert_eq!(view.ended.unwrap().points, 1);
    assert!(refusal(table.as_mut(), "r63").contains("over"));
    table.act("next").unwrap();
    assert_eq!(table.match_view().unwrap().game, 2);
    assert_eq!(table.match_view().unwrap().cube.unwrap().value, 1, "the cube is in the middle again");
}

/// A game that White gives up from here, with the cube at 2 in White's hands: the points, and the event that is kept.
fn given_up(fen: &str, said: &str) -> (u32, String) {
    let mut table = federation(&MatchSetup::to(9, true));
    table.set_fen(fen).unwrap();
    for event in ["double", "take", said] {
        table.act(event).unwrap();
    }
    let view = table.match_view().unwrap();
    let ended = view.ended.unwrap();
    assert_eq!(
        (ended.winner, ended.is_resigned, ended.is_dropped, view.can_go_on),
        (Some(1), true, false, true)
    );
    assert_eq!(view.score, [0, ended.points]);
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.result.as_str(), verdict.reason.code.as_ref()), ("black", "match-verdict-resigned"));
    assert!(refusal(table.as_mut(), "black-resigns").contains("over"));
    let kept = table.events().pop().unwrap();
    table.act("next").unwrap();
    assert_eq!(table.match_view().unwrap().game, 2);
    (ended.points, kept)
}

#[test]
fn a_game_that_is_given_up_costs_the_worst_that_can_still_happen_times_the_cube() {
    let nothing_off = "6/6/o5/5O b -";
    assert_eq!(given_up(nothing_off, "white-resigns"), (4, "white-resigns".into()), "mars");
    let one_off = "6/6/o5/5N b -";
    assert_eq!(given_up(one_off, "white-resigns"), (2, "white-resigns".into()), "oin");
    // What both agreed on, where it is something else.
    assert_eq!(given_up(nothing_off, "white-resigns-oin"), (2, "white-resigns-oin".into()));
    assert_eq!(given_up(nothing_off, "white-resigns-mars"), (4, "white-resigns".into()));
}

#[test]
fn who_gives_up_instead_of_answering_a_double_drops_it() {
    let mut table = federation(&MatchSetup::to(7, true));
    table.set_fen(WHITE_TO_ROLL).unwrap();
    table.act("double").unwrap();
    table.act("black-resigns").unwrap();
    assert_eq!(table.events(), ["double", "drop"]);
    assert_eq!(table.match_view().unwrap().score, [1, 0]);
}

#[test]
fn a_koks_is_given_up_where_the_rules_know_it() {
    let mut table = federation(&MatchSetup::to(7, true));
    assert!(refusal(table.as_mut(), "white-resigns-koks").contains("koks"));
    table.act("white-resigns").unwrap();
    assert_eq!(table.past().last().unwrap().seat, 0);
    assert_eq!(
        (table.undo().as_deref(), table.redo().as_deref()),
        (Some("white-resigns"), Some("white-resigns"))
    );
    let records = records_of(table.as_ref());
    assert_eq!(Record::replay_match(&records).unwrap().match_view(), table.match_view());
}

#[test]
fn nobody_takes_or_drops_what_was_not_offered_or_goes_on_too_early() {
    let mut table = federation(&MatchSetup::to(7, true));
    assert!(refusal(table.as_mut(), "take").contains("nobody has doubled"));
    assert!(refusal(table.as_mut(), "drop").contains("nobody has doubled"));
    assert!(refusal(table.as_mut(), "next").contains("not over yet"));
    assert_eq!(table.events_so_far(), 0);
    let mut without = of("fevga", &MatchSetup::to(5, false));
    without.set_fen(WHITE_TO_ROLL).unwrap();
    assert!(refusal(without.as_mut(), "double").contains("without the cube"));
}

#[test]
fn a_mars_counts_the_cube_times_two() {
    let mut table = federation(&at_score(7, [0, 5]));
    table.set_fen("6/6/o5/5A w -").unwrap();
    for event in ["double", "take", "r62", "1/off"] {
        table.act(event).unwrap();
    }
    assert_eq!(table.match_view().unwrap().score, [4, 5]);
    table.set_fen(WHITE_WINS_OIN).unwrap();
    table.act("1/off").unwrap();
    assert_eq!(table.match_view().unwrap().score, [1, 5]);
}

#[test]
fn crawford_the_first_game_after_a_side_comes_within_a_point_has_no_cube() {
    let mut table = federation(&at_score(7, [4, 0]));
    table.set_fen(WHITE_WINS_MARS).unwrap();
    table.act("1/off").unwrap();
    table.act("next").unwrap();
    let view = table.match_view().unwrap();
    assert!(view.is_crawford && view.cube.is_none() && !view.is_after_crawford);
    table.set_fen(BLACK_TO_ROLL).unwrap();
    let mut crawford = federation(&at_score(7, [6, 0]));
    crawford.set_fen(BLACK_TO_ROLL).unwrap();
    assert!(refusal(crawford.as_mut(), "double").contains("Crawford"));
}

#[test]
fn crawford_after_that_game_the_cube_is_back() {
    let setup = MatchSetup { is_after_crawford: true, ..at_score(7, [6, 1]) };
    let mut table = federation(&setup);
    table.set_fen(BLACK_TO_ROLL).unwrap();
    table.act("double").unwrap();
    table.act("drop").unwrap();
    let view = table.match_view().unwrap();
    assert_eq!((view.score, view.is_after_crawford), (vec![6, 2], true));
    table.act("next").unwrap();
    assert!(!table.match_view().unwrap().is_crawford, "the Crawford game is played once");
}

#[test]
fn jacoby_a_mars_counts_as_oin_until_the_cube_is_turned() {
    let setup = MatchSetup { jacoby: true, ..MatchSetup::to(1, true) };
    let mut table = of("long-nardi", &setup);
    table.set_fen(WHITE_WINS_MARS).unwrap();
    table.act("1/off").unwrap();
    let view = table.match_view().unwrap();
    assert_eq!((view.score, view.winner, view.can_go_on), (vec![1, 0], Some(0), false));
    table.set_fen("6/6/o5/5A w -").unwrap();
    table.act("double").unwrap();
    table.act("take").unwrap();
    table.act("r62").unwrap();
    table.act("1/off").unwrap();
    assert_eq!(table.match_view().unwrap().score, [4, 0]);
}

#[test]
fn matches_of_every_length_end() {
    for length in 1..=25 {
        for cube in [false, true] {
            let mut table = federation(&MatchSetup::to(length, cube));
            play_out(table.as_mut(), u64::from(length));
            let view = table.match_view().unwrap();
            let winner = usize::from(view.winner.expect("somebody has won"));
            assert!(view.score[winner] >= length && view.score[1 - winner] < length, "{view:?}");
            assert!(refusal(table.as_mut(), "next").contains("match is over"));
        }
    }
}

#[test]
fn undo_and_redo_go_over_doubles_and_from_game_to_game() {
    let mut table = federation(&MatchSetup::to(3, true));
    play_out(table.as_mut(), 11);
    let (events, view, fen) = (table.events(), table.view(), table.fen());
    assert!(events.iter().any(|event| event == "next") && events.iter().any(|event| event == "double"));
    assert_eq!(table.events_so_far(), events.len());
    let mut undone = Vec::new();
    while let Some(event) = table.undo() {
        undone.push(event);
    }
    undone.reverse();
    assert_eq!(undone, events);
    assert_eq!((table.events_so_far(), table.undone()), (0, events.len()));
    assert_eq!(table.match_view().unwrap().score, [0, 0]);
    while table.redo().is_some() {}
    assert_eq!((table.events(), table.fen()), (events.clone(), fen));
    assert_eq!(table.view(), view);
    // The same events at a new table come to the same.
    let mut again = federation(&MatchSetup::to(3, true));
    events.iter().for_each(|event| again.act(event).unwrap());
    assert_eq!(again.view(), view);
}

#[test]
fn what_is_done_after_undoing_forgets_the_games_that_were_taken_back() {
    let mut table = federation(&MatchSetup::to(5, true));
    play_out(table.as_mut(), 4);
    while table.match_view().unwrap().game > 1 {
        table.undo();
    }
    while table.match_view().unwrap().may_double.is_none() {
        table.undo();
    }
    table.act("double").unwrap();
    table.act("drop").unwrap();
    assert_eq!(table.undone(), 0);
    table.act("next").unwrap();
    let view = table.match_view().unwrap();
    assert_eq!((view.game, view.games.len()), (2, 1));
}

#[test]
fn a_fork_goes_on_as_the_match_does() {
    let mut table = federation(&at_score(5, [2, 1]));
    table.set_fen(WHITE_TO_ROLL).unwrap();
    table.act("double").unwrap();
    let mut fork = table.fork();
    table.act("take").unwrap();
    fork.act("take").unwrap();
    assert_eq!(table.roll_by_seed(9), fork.roll_by_seed(9));
    assert_eq!(table.fen(), fork.fen());
    assert_eq!(table.match_view(), fork.match_view());
}

#[test]
fn the_dice_of_every_game_are_others() {
    let mut table = federation(&MatchSetup::to(3, false));
    play_out(table.as_mut(), 2);
    let text = table.events().join(" ");
    let games: Vec<&str> = text.split(" next ").collect();
    let rolls = |game: &str| {
        game.split(' ').filter(|event| event.starts_with('r')).take(6).collect::<Vec<_>>().join(" ")
    };
    assert_ne!(rolls(games[0]), rolls(games[1]));
}

#[test]
fn the_past_tells_doubles_and_answers_at_their_places() {
    let mut table = federation(&MatchSetup::to(7, true));
    for event in ["r52", "24/19,24/22"] {
        if table.act(event).is_err() {
            // Whatever can be played.
            let first = table.legal()[0].text.clone();
            table.act(&first).unwrap();
        }
    }
    while table.match_view().unwrap().may_double.is_none() {
        let first = table.legal()[0].text.clone();
        table.act(&first).unwrap();
    }
    let before = table.events_so_far();
    table.act("double").unwrap();
    table.act("take").unwrap();
    table.act("r31").unwrap();
    let past = table.past();
    let last: Vec<_> = past.iter().rev().take(3).rev().collect();
    assert_eq!(
        [last[0].begins, last[0].ends, last[1].begins, last[2].begins],
        [before, before + 1, before + 1, before + 2]
    );
    assert_eq!((last[0].seat, last[1].seat, last[2].seat), (last[0].seat, last[0].seat ^ 1, last[0].seat));
    assert_eq!((last[0].moves[0].text.as_str(), last[1].moves[0].text.as_str()), ("double", "take"));
}

fn records_of(table: &dyn Table) -> Vec<Record> {
    Record::all_of(table, None, &[("White", "a"), ("Black", "b")])
}

#[test]
fn the_records_of_a_match_replay_to_the_same_match() {
    let mut table = federation(&MatchSetup::to(5, true));
    play_out(table.as_mut(), 7);
    let records = records_of(table.as_ref());
    assert!(records.len() > 1);
    let text: String = records.iter().map(Record::to_string).collect();
    let read = Record::read_all(&text).unwrap();
    assert_eq!(read, records);
    let matches = Record::matches(read);
    assert_eq!(matches.len(), 1, "all are games of one match");
    let replayed = Record::replay_match(&matches[0]).unwrap();
    assert_eq!(replayed.events(), table.events());
    assert_eq!(replayed.match_view(), table.match_view());
}

#[test]
fn every_game_of_a_match_replays_alone_at_its_score() {
    let mut table = federation(&MatchSetup::to(5, true));
    play_out(table.as_mut(), 8);
    let mut score = vec![0, 0];
    for record in records_of(table.as_ref()) {
        assert_eq!(record.header("Score").unwrap(), format!("{}-{}", score[0], score[1]));
        score = record.replay().unwrap().match_view().unwrap().score;
    }
    assert_eq!(score, table.match_view().unwrap().score);
}

#[test]
fn a_double_that_the_rules_do_not_allow_makes_a_record_wrong_at_its_place() {
    let mut table = federation(&MatchSetup::to(3, true));
    play_out(table.as_mut(), 3);
    let mut record = records_of(table.as_ref()).remove(0);
    record.events.insert(1, ("double".into(), String::new()));
    record.set("Events", &record.events.len().to_string());
    let error = record.replay().err().unwrap();
    assert_eq!(error.event, Some(2));
    record.events[1].0 = "next".into();
    assert_eq!(record.replay().err().unwrap().problem.code, "record-next-game");
}

#[test]
fn a_match_whose_games_do_not_go_on_from_one_another_is_refused_with_the_game() {
    let mut table = federation(&MatchSetup::to(5, true));
    play_out(table.as_mut(), 7);
    let mut records = records_of(table.as_ref());
    records[1].set("Score", "4-4");
    let error = Record::replay_match(&records).err().unwrap();
    assert!(error.to_string().starts_with("game 2: [Score \"4-4\"]"), "{error}");
}

#[test]
fn headers_that_make_no_match_are_refused() {
    let mut table = federation(&MatchSetup::to(3, true));
    play_out(table.as_mut(), 3);
    let record = records_of(table.as_ref()).remove(0);
    for (header, value, code) in [
        ("Match", "many", "record-match-header"),
        ("Match", "100", "record-match"),
        ("Score", "3", "record-match-header"),
        ("Score", "9-0", "record-match"),
        ("Cube", "perhaps", "record-match-header"),
        ("Jacoby", "yes", "record-match"),
        ("NextGame", "nobody", "record-match"),
    ] {
        let mut wrong = record.clone();
        wrong.set(header, value);
        assert_eq!(wrong.replay().err().unwrap().problem.code, code, "{header} {value}");
    }
}

#[test]
fn rule_files_say_what_match_is_played() {
    let setup = |id: &str| MatchSetup::of(&tables::game(id).unwrap());
    assert_eq!(setup("federation"), Some(MatchSetup::to(7, true)));
    assert_eq!(setup("fevga"), Some(MatchSetup::to(5, false)));
    assert_eq!(setup("long-nardi"), None);
    assert_eq!(setup("ludopy"), None);
    assert!(tables::game("federation").unwrap().usual_table().match_view().is_some());
    assert!(tables::game("long-nardi").unwrap().usual_table().match_view().is_none());
}

#[test]
fn games_without_options_of_matches_refuse_them() {
    let refused = |game: AnyGame, setup: &MatchSetup| game.with_match(setup).err().unwrap().message().code;
    assert_eq!(refused(tables::game("ludopy").unwrap(), &MatchSetup::to(3, false)), "match-none");
    let nardi = || tables::game("long-nardi").unwrap();
    assert!(nardi().with_match(&MatchSetup::to(100, false)).is_err());
    assert!(nardi().with_match(&MatchSetup { jacoby: true, ..MatchSetup::to(3, true) }).is_err());
    let over = MatchSetup { score: [3, 0], ..MatchSetup::to(3, false) };
    assert_eq!(nardi().match_at(&over).err().unwrap().message().code, "match-score");
}

proptest! {
    #[test]
    fn words_of_the_match_in_any_order_never_break_it(words in prop::collection::vec(0..7u8, 0..60), seed in 0..9u64) {
        let mut table = federation(&MatchSetup::to(3, true));
        for word in words {
            let before = table.view();
            let done = match word {
                0 => table.act("double"),
                1 => table.act("take"),
                2 => table.act("drop"),
                3 => table.act("next"),
                4 => { table.undo(); Ok(()) }
                5 => table.act(["white-resigns", "black-resigns-oin"][(seed % 2) as usize]),
                _ => match table.legal().first() {
                    Some(first) => table.act(&first.text),
                    None => { table.roll_by_seed(seed); Ok(()) }
                },
            };
            if done.is_err() {
                prop_assert_eq!(table.view(), before, "what fails leaves no trace");
            }
        }
        let mut again = federation(&MatchSetup::to(3, true));
        for event in table.events() {
            again.act(&event).unwrap();
        }
        prop_assert_eq!(again.match_view(), table.match_view());
    }
}
