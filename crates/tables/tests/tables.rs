//! Tables: what is played stands, what fails leaves no trace, and the past is counted once.

use std::collections::HashMap;

use game::{Game, Notation, Turn};
use tables::{AnyGame, Table, with_game};

fn table(rules: &str) -> Box<dyn Table> {
    tables::game(rules).unwrap().table()
}

fn act_all(table: &mut dyn Table, actions: &[&str]) {
    for action in actions {
        table.act(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

/// Everything that can be seen of a table.
fn seen(table: &dyn Table) -> (String, Vec<String>, usize, Turn) {
    (table.fen(), table.events(), table.undone(), table.turn())
}

#[test]
fn a_turn_that_fails_in_its_second_step_leaves_everything_as_it_was() {
    let mut table = table("long-nardi");
    act_all(table.as_mut(), &["r63"]);
    let before = seen(table.as_ref());
    assert!(table.act("24/18,18/14").is_err());
    assert_eq!(seen(table.as_ref()), before);
    assert!(table.act("24/18,nonsense").is_err());
    assert_eq!(seen(table.as_ref()), before);
}

#[test]
fn what_was_undone_can_be_redone_after_a_failed_try_but_not_after_another_move() {
    let mut table = table("long-nardi");
    act_all(table.as_mut(), &["r63", "24/18,18/15"]);
    table.undo();
    table.undo();
    assert_eq!(table.undone(), 2);
    assert!(table.act("24/18,18/14").is_err());
    assert!(table.why_not("24/21").unwrap().is_none());
    assert_eq!(table.undone(), 2);
    assert_eq!((table.redo().as_deref(), table.redo().as_deref()), (Some("24/18"), Some("18/15")));
    table.undo();
    table.undo();
    act_all(table.as_mut(), &["24/21"]);
    assert_eq!((table.undone(), table.redo()), (0, None));
}

#[test]
fn asking_why_not_changes_nothing() {
    let mut table = table("nine-mens-morris");
    act_all(table.as_mut(), &["d6", "f4", "b4"]);
    table.undo();
    let before = seen(table.as_ref());
    assert!(table.why_not("d6").unwrap().is_some());
    assert!(table.why_not("b4").unwrap().is_none());
    assert!(table.why_not("zz").is_err());
    assert_eq!(seen(table.as_ref()), before);
}

#[test]
fn undo_does_not_change_the_dice_to_come() {
    for rules in ["long-nardi", "ludopy", "parcheesi", "fevga"] {
        let mut table = table(rules);
        let mut rolls = Vec::new();
        while rolls.len() < 12 {
            match table.roll_by_seed(2026) {
                Some(roll) => rolls.push(roll),
                None => table.act(&table.legal()[0].text.clone()).unwrap(),
            }
        }
        while table.undo().is_some() {}
        let mut again = Vec::new();
        while again.len() < 12 && table.turn() != Turn::Over {
            match table.roll_by_seed(2026) {
                Some(roll) => again.push(roll),
                // Another move than before, where there is one.
                None => table.act(&table.legal().last().unwrap().text.clone()).unwrap(),
            }
        }
        assert_eq!(again, rolls[..again.len()], "{rules}");
        let other: Vec<_> = {
            table.restart();
            std::iter::from_fn(|| {
                Some(table.roll_by_seed(2027).unwrap_or_else(|| {
                    let action = table.legal()[0].text.clone();
                    table.act(&action).unwrap();
                    String::new()
                }))
            })
            .filter(|roll| !roll.is_empty())
            .take(12)
            .collect()
        };
        assert_ne!(other, rolls, "{rules}: another seed, other dice");
    }
}

/// Two kings' walk: both sides move one man to and fro.
const TO_AND_FRO: [&str; 4] = ["a7-a4", "g7-g4", "a4-a7", "g4-g7"];

/// Nine men's morris after the placing, with room for the men on a7 and g7.
fn moving_phase() -> Box<dyn Table> {
    let mut table = table("nine-mens-morris");
    act_all(
        table.as_mut(),
        &[
            "a7", "g7", "a1", "g1", "b6", "f6", "b2", "f2", "c5", "e5", "c3", "e3", "d1", "d7", "d6", "d2",
            "d3", "d5",
        ],
    );
    assert_eq!(table.events_so_far(), 18);
    table
}

#[test]
fn the_third_time_is_a_draw_also_after_undo_redo_and_failed_tries() {
    let mut straight = moving_phase();
    // Each round stands for the positions after it once; the first counts too.
    let mut rounds = 0;
    'game: loop {
        for action in TO_AND_FRO {
            straight.act(action).unwrap();
            if straight.turn() == Turn::Over {
                break 'game;
            }
        }
        rounds += 1;
        assert!(rounds < 4, "nobody counts");
    }
    let events = straight.events();
    assert_eq!(straight.verdict().unwrap().result, "draw");

    let mut winding = moving_phase();
    for (index, event) in events.iter().enumerate().skip(18) {
        assert_ne!(winding.turn(), Turn::Over, "a draw came too early");
        let _ = winding.act("a7-g1");
        let _ = winding.why_not(event);
        winding.act(event).unwrap();
        if index % 2 == 0 {
            winding.undo();
            winding.undo();
            winding.redo();
            winding.redo();
        } else {
            winding.undo();
            winding.act(event).unwrap();
        }
        let fork = winding.fork();
        assert_eq!(fork.fen(), winding.fen());
    }
    assert_eq!((winding.turn(), winding.events()), (Turn::Over, events));
}

#[test]
fn a_fork_knows_the_past_that_matters() {
    let mut straight = moving_phase();
    for _ in 0..2 {
        act_all(straight.as_mut(), &TO_AND_FRO);
    }
    let mut fork = straight.fork();
    assert_eq!((fork.events_so_far(), fork.events().len()), (straight.events_so_far(), 0));
    straight.act(TO_AND_FRO[0]).unwrap();
    fork.act(TO_AND_FRO[0]).unwrap();
    assert_eq!(straight.turn(), Turn::Over);
    assert_eq!((fork.turn(), fork.fen()), (straight.turn(), straight.fen()));
}

#[test]
fn a_game_without_end_is_a_draw_at_the_documented_length() {
    let game = tables::game_from_text(
        "id = \"endless\"\nextends = \"nine-mens-morris\"\nn_move_rule = 0\nendgame_n_move_rule = 0\nthreefold_repetition_rule = false\n",
    )
    .unwrap();
    let mut table = game.table();
    for action in moving_phase().events() {
        table.act(&action).unwrap();
    }
    for index in 18..game::MOST_EVENTS {
        assert!(table.verdict().is_none(), "{index}");
        table.act(TO_AND_FRO[(index - 18) % 4]).unwrap();
    }
    assert_eq!(table.turn(), Turn::Over);
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.result.as_str(), verdict.reason.code.as_ref()), ("draw", "too-long"));
    let next = TO_AND_FRO[(game::MOST_EVENTS - 18) % 4];
    assert!(table.act(next).is_err(), "it would be legal, were there time");
    assert!(table.legal().is_empty());
    let last = table.undo().unwrap();
    assert!(table.verdict().is_none());
    assert!(table.legal().iter().any(|action| action.text == last));
}

#[test]
fn repetition_is_noticed_in_a_past_of_any_length() {
    // Walks so long that keys are looked up instead of compared must draw at the same moment as the plain count.
    let game = tables::game_from_text(
        "id = \"endless\"\nextends = \"nine-mens-morris\"\nn_move_rule = 0\nendgame_n_move_rule = 0\n",
    )
    .unwrap();
    for seed in 0..6 {
        check_walk(&game, seed);
    }
}

fn check_walk(game: &AnyGame, seed: u64) {
    let mut random = game::Random::new(seed);
    let mut table = game.table();
    let mut stood: HashMap<(String, usize), u32> = HashMap::new();
    let mut longest = 0;
    for _ in 0..3_000 {
        let legal = table.legal();
        let action = legal[random.below(legal.len() as u32) as usize].text.clone();
        table.act(&action).unwrap();
        longest = longest.max(table.events_so_far() - 18.min(table.events_so_far()));
        if table.events_so_far() > 18 && table.legal().iter().any(|option| option.text.starts_with('x')) {
            // No mills: the past only gets longer.
            table.undo();
            continue;
        }
        if !action.contains('-') {
            continue;
        }
        // The men on the board, and whose turn it is.
        let key = (table.fen().split(' ').next().unwrap().to_owned(), table.events_so_far() % 2);
        let times = stood.entry(key).or_default();
        *times += 1;
        let verdict = table.verdict();
        let is_repetition = verdict.as_ref().is_some_and(|verdict| verdict.result == "draw");
        assert_eq!(is_repetition, *times == 3, "seed {seed}, event {}", table.events_so_far());
        if verdict.is_some() {
            *times -= 1;
            table.undo();
        }
    }
    assert!(longest > 300, "seed {seed}: {longest} events are too few to tell");
}

#[test]
fn a_count_that_can_be_stopped_is_the_same_count() {
    use std::sync::atomic::AtomicBool;
    let goes_on = AtomicBool::new(false);
    for id in tables::built_in_ids() {
        let mut table = tables::game(id).unwrap().table();
        for _ in 0..3 {
            assert_eq!(table.perft_unless(3, &goes_on), Some(table.perft(3)), "{id} {}", table.fen());
            if table.roll_by_seed(7).is_none() {
                let first = table.legal()[0].text.clone();
                table.act(&first).unwrap();
            }
        }
        assert_eq!(table.perft_unless(3, &AtomicBool::new(true)), None, "{id}");
    }
}

#[test]
fn what_a_table_says_of_its_seats_is_what_the_game_says() {
    for id in tables::built_in_ids() {
        let any = tables::game(id).unwrap();
        let table = any.table();
        with_game!(&any, game => {
            assert_eq!(table.seats(), game.seats(), "{id}");
            for seat in 0..4 {
                assert_eq!(table.is_seated(seat), game.is_seated(seat), "{id}");
            }
            for seat in 0..table.seats() {
                assert_eq!(table.seat_id(seat), game.seat_id(seat), "{id}");
                assert_eq!(table.seat_name(seat), game.seat_name(seat), "{id}");
            }
            assert_eq!(table.picture().to_text(), game.draw(&game.start()).to_text(), "{id}");
        });
    }
    let ids = |rules: &str| table(rules).seat_id(0);
    assert_eq!([ids("long-nardi"), ids("nine-mens-morris")], ["white"; 2]);
}

#[test]
fn a_table_begins_anew_from_the_start_or_from_a_position() {
    let mut table = table("long-nardi");
    let start = table.fen();
    act_all(table.as_mut(), &["r63", "24/18,18/15"]);
    assert!(table.set_fen("nonsense").is_err());
    assert_eq!((table.events().len(), table.start_fen()), (3, start.clone()), "it goes on");
    table.set_fen("6/5n/6/a5 b -").unwrap();
    assert_eq!((table.fen().as_str(), table.start_fen().as_str()), ("6/5n/6/a5 b -", "6/5n/6/a5 b -"));
    assert_eq!((table.events(), table.turn()), (vec![], Turn::Over));
    assert_eq!((table.scores().of(0), table.scores().of(1)), (2, -2), "White has won a mars");
    table.restart();
    assert_eq!((table.fen(), table.events(), table.scores().of(0)), (start, vec![], 0));
}

#[test]
fn dice_fall_as_written_and_are_told_until_they_are_played() {
    let mut table = table("long-nardi");
    assert_eq!(table.dice(), "");
    assert!(table.roll("77").is_err());
    assert!(table.roll("r63").is_err(), "without the r");
    table.roll("63").unwrap();
    assert_eq!((table.dice().as_str(), table.events()), ("6 3", vec!["r63".to_owned()]));
    assert!(table.roll("63").is_err(), "they are not due");
    act_all(table.as_mut(), &["24/18"]);
    assert_eq!(table.dice(), "3");
}

#[test]
fn whole_turns_are_told_where_a_family_has_them() {
    let mut nardi = table("long-nardi");
    act_all(nardi.as_mut(), &["r63", "24/18,18/15", "r63"]);
    let turns = nardi.turns().unwrap();
    assert!(!turns.is_empty());
    for (turn, fen) in turns {
        let mut after = nardi.fork();
        after.act(&turn).unwrap();
        assert_eq!(after.fen(), fen, "{turn}");
    }
    assert_eq!(table("nine-mens-morris").turns(), None);
    let past = nardi.past();
    let moves: Vec<usize> = past.iter().map(|turn| turn.moves.len()).collect();
    assert_eq!((moves, past[0].begins, past[0].seat), (vec![2, 0], 0, 0));
}

#[test]
fn why_a_piece_cannot_go_from_place_to_place_is_told() {
    let mut table = table("long-nardi");
    act_all(table.as_mut(), &["r63"]);
    assert_eq!(table.why_not_between(Some("24"), Some("18")), None);
    let reason = table.why_not_between(Some("24"), Some("20")).unwrap();
    assert_eq!(reason.code, "no-such-die");
}

#[test]
fn what_is_counted_below_each_first_action_is_all_there_is() {
    let table = table("nine-mens-morris");
    let parts = table.perft_divide(2);
    assert_eq!(parts.len(), table.legal().len());
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), table.perft(2));
    assert!(parts.iter().all(|(action, count)| table.why_not(action) == Ok(None) && *count == 23));
}

#[test]
fn a_table_is_known_as_the_game_it_is() {
    let table = table("long-nardi");
    assert!(tables::seated::<tables::nardi::Nardi>(table.as_ref()).is_some());
    assert!(tables::seated::<tables::mill::Mill>(table.as_ref()).is_none());
}
