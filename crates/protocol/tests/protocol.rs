//! The protocol, line by line.

mod common;

use common::{Client, answer};
use proptest::prelude::*;
use protocol::Next;

#[test]
fn uci_introduces_itself_and_lists_every_rule_field() {
    let text = answer("uci");
    assert!(text.starts_with("id name Teahouse "));
    assert!(text.ends_with("uciok\n"));
    for spec in teahouse::FAMILIES[0].options {
        assert!(text.contains(&format!("option name {} type ", spec.path)), "{}", spec.path);
    }
}

#[test]
fn isready_is_answered_and_quit_ends() {
    let mut client = Client::default();
    assert_eq!(client.ask("isready"), "readyok\n");
    assert_eq!(client.session.line("quit").unwrap(), Next::Ends);
}

#[test]
fn legal_is_empty_when_dice_are_due_and_lists_steps_after_a_roll() {
    assert_eq!(answer("legal"), "legal 0\n");
    assert_eq!(answer("roll 63\nlegal"), "legal 2 24/21 24/18\n");
    assert!(answer("roll 63\nroll 52").starts_with("error "));
}

#[test]
fn turns_lists_distinct_end_boards() {
    assert_eq!(answer("roll 63\nturns"), "turn 24/18,18/15 = N5/3A2/o5/6 b -\nturnsok 1\n");
}

#[test]
fn rolls_stand_among_the_moves() {
    assert!(answer("position startpos moves r63 24/18,18/15 r52\nd").contains("fen N5/3A2/o5/6 b 52\n"));
}

#[test]
fn a_wrong_position_keeps_the_old_one() {
    let mut client = Client::default();
    client.ask("position startpos moves r63 24/18");
    let before = client.ask("d");
    for wrong in [
        "position startpos moves r63 24/18 12/9",
        "position startpos moves r63 24/20",
        "position startpos moves 24/18",
        "position fen nonsense",
        "position fen",
        "position",
        "position end",
        "roll 63",
        "roll",
        "setoption name nothing value 1",
        "setoption name head.limit value 99",
        "setoption head.limit 3",
        "setoption name Rules value nothing",
        "perft x",
        "perft 0",
        "go depth x",
        "go nowhere",
        "setoption name Level value 11",
        "what is this",
    ] {
        assert!(client.ask(wrong).starts_with("error "), "{wrong}");
        assert_eq!(client.ask("d"), before, "after: {wrong}");
    }
}

#[test]
fn fields_change_one_at_a_time_and_rules_drop_the_changes() {
    let text = answer("setoption name head.limit value 2\nroll 63\nturns");
    assert!(text.contains("24/21,24/18") || text.contains("24/18,24/21"), "{text}");
    let text =
        answer("setoption name head.limit value 2\nsetoption name Rules value long-nardi\nroll 63\nturns");
    assert!(text.ends_with("turnsok 1\n"), "{text}");
}

#[test]
fn perft_counts_every_depth() {
    assert_eq!(answer("perft 3"), "perft 1 21\nperft 2 441\nperft 3 30117\n");
}

#[test]
fn no_line_of_a_drawing_can_be_taken_for_an_answer() {
    for id in teahouse::built_in_ids() {
        let text = answer(&format!("setoption name Rules value {id}\nd"));
        let drawing = text.lines().take_while(|line| !line.starts_with("fen "));
        assert!(drawing.clone().count() > 3, "{id}");
        assert!(drawing.into_iter().all(|line| line.starts_with("  ")), "{id}");
    }
}

#[test]
fn go_answers_with_a_legal_whole_turn() {
    let text = answer("roll 63\ngo");
    assert!(text.lines().last().unwrap().starts_with("bestmove 24/"), "{text}");
    for level in [1, 5, 8, 9] {
        let text = answer(&format!(
            "setoption name Level value {level}\nposition startpos moves r63 24/18,18/15 r52\ngo"
        ));
        assert_eq!(text.lines().last(), Some("bestmove 12/7,7/5"), "{text}");
    }
}

#[test]
fn every_family_thinks_and_evaluates() {
    for (rules, roll) in
        [("nine-mens-morris", ""), ("ludopy", "roll 6\n"), ("federation", "roll 63\nroll 52\n")]
    {
        let text = answer(&format!("setoption name Rules value {rules}\n{roll}go\neval"));
        assert!(text.contains("bestmove "), "{rules}: {text}");
        assert!(text.contains("eval ") || text.contains("no net fits"), "{rules}: {text}");
    }
}

#[test]
fn an_endless_thought_stops_when_told_and_refuses_everything_else_until_then() {
    let mut client = Client::default();
    client.ask("setoption name Rules value nine-mens-morris\ngo infinite");
    assert!(client.ask("isready").contains("readyok"));
    assert!(client.ask("position startpos moves d6").contains("error thinking"));
    assert!(client.ask("stop").contains("bestmove "));
    assert!(client.ask("position startpos moves d6\nd").contains(" b p p "));
}

#[test]
fn the_answer_to_go_infinite_comes_after_stop_even_if_there_is_nothing_more_to_think_about() {
    for start in ["roll 63", "setoption name Rules value three-mens-morris"] {
        let mut client = Client::default();
        let mut text = client.ask(&format!("{start}\ngo infinite"));
        while !text.contains("depth 2 ") {
            std::thread::sleep(std::time::Duration::from_millis(5));
            text.push_str(&client.ask("isready"));
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
        text.push_str(&client.ask("legal"));
        assert!(!text.contains("bestmove") && text.contains("say stop first"), "{text}");
        assert!(client.ask("stop").contains("bestmove"));
    }
}

#[test]
fn rollouts_stop_when_told_and_the_session_goes_on() {
    let mut client = Client::default();
    client.ask("roll 63\ngo rollouts 1000000");
    let text = client.ask("stop\nisready");
    assert!(text.contains("bestmove 24/18,18/15\nreadyok"), "{text}");
}

#[test]
fn a_net_of_ones_own_thinks_under_its_own_rules_unless_told_otherwise() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../models/long-nardi.safetensors");
    let net = format!("setoption name Net value {file}");
    assert!(answer(&format!("{net}\nroll 63\ngo depth 0")).contains("bestmove 24/18,18/15"));
    let federation = format!("setoption name Rules value federation\n{net}");
    let refused = answer(&format!("{federation}\nposition startpos moves r63\ngo depth 0\neval"));
    assert_eq!(
        refused.matches("error the net was trained for other rules: long-nardi").count(),
        2,
        "{refused}"
    );
    let told =
        format!("{federation}\nsetoption name AnyRules value true\nposition startpos moves r63\ngo depth 0");
    assert!(answer(&told).contains("bestmove"), "{}", answer(&told));
    let back = format!("{federation}\nsetoption name Net value\nposition startpos moves r63\ngo depth 0");
    assert!(answer(&back).contains("bestmove"), "{}", answer(&back));
    assert!(
        answer("setoption name Net value nowhere.safetensors\neval").contains("error nowhere.safetensors: ")
    );
    assert!(
        answer(&format!("setoption name Rules value dooz\n{net}\neval"))
            .contains("error Mill is played by search")
    );
    assert!(answer("setoption name AnyRules value perhaps").contains("expected true or false"));
}

#[test]
fn multipv_compares_several_lines_best_first() {
    let text = answer("setoption name MultiPV value 3\nposition fen C3CA/1AACA1/gabbaa/A2a1A w 63\ngo ply 1");
    let last: Vec<&str> = text.lines().rev().take(4).collect();
    assert!(last[0].starts_with("bestmove "));
    assert!(last[3].contains(" multipv 1 ") && last[1].contains(" multipv 3 "), "{text}");
}

#[test]
fn full_width_is_asked_for_by_an_option_and_reports_every_second_iteration() {
    let rules = "setoption name Rules value nine-mens-morris\n";
    let wide = answer(&format!("{rules}setoption name FullWidth value true\ngo depth 6"));
    let narrow = answer(&format!("{rules}go depth 6"));
    for depth in 1..=6 {
        let line = format!("info depth {depth} ");
        assert_eq!(wide.contains(&line), depth % 2 == 0, "{wide}");
        assert!(narrow.contains(&line), "{narrow}");
    }
    let refused = answer("setoption name FullWidth value 1");
    assert!(refused.starts_with("error FullWidth \"1\": expected true or false"), "{refused}");
}

#[test]
fn in_a_match_go_decides_about_the_cube_before_the_roll() {
    let mut client = Client::default();
    client.ask("setoption name Rules value federation\nposition fen N5/A5/n5/a5 w -");
    let text = client.ask_and_wait("go");
    assert!(
        text.contains("info string cube no-double match no-double 0.") && text.ends_with("bestmove roll\n"),
        "{text}"
    );
    let text = client.ask_and_wait("position fen 6/2bbbb/6/3BBB w -\ngo");
    assert!(text.ends_with("bestmove double\n"), "{text}");
    let text = client.ask_and_wait("position fen 6/2bbbb/6/3BBB w - moves double\nlegal\ngo");
    assert!(text.starts_with("legal 2 take drop\n") && text.ends_with("bestmove drop\n"), "{text}");
    // Before the opening roll, and where the rules have no cube, there is nothing to decide.
    assert!(client.ask_and_wait("position startpos\ngo").starts_with("error dice are due"));
    assert!(answer("go").starts_with("error dice are due"));
}

#[test]
fn a_match_has_a_score_and_goes_on_from_game_to_game() {
    let mut client = Client::default();
    client.ask("setoption name Rules value federation");
    let text = client.ask("position fen N5/A5/n5/a5 w - score 5-6 moves r31\nd");
    assert!(text.contains("match 7 score 5-6 game 1 crawford\n"), "{text}");
    let text = client.ask("position fen N5/A5/n5/a5 w - score 5-6 after-crawford moves double take\nd");
    assert!(text.contains("match 7 score 5-6 game 1 cube 2 black after-crawford\n"), "{text}");
    let text = client.ask("position fen N5/A5/n5/a5 w - moves double drop next\nd");
    assert!(text.contains("fen O5/6/o5/6 - -\nmatch 7 score 1-0 game 2 cube 1 centred\n"), "{text}");
    for wrong in ["score 7-0", "score 3", "score 3-1 later", "score"] {
        assert!(client.ask(&format!("position startpos {wrong}")).starts_with("error "), "{wrong}");
    }
    client.ask("setoption name Rules value long-nardi");
    assert!(client.ask("position startpos score 0-0").contains("single games"));
}

proptest! {
    #[test]
    fn no_line_makes_the_engine_panic_or_stay_silent_about_an_error(
        lines in proptest::collection::vec(
            "(position (startpos|fen [ -~]{0,40})( moves( r?[0-9a-h/x-]{1,6}){0,4})?|roll \\PC{0,4}|setoption name [a-zA-Z._]{0,16} value [a-z0-9,-]{0,12}|legal|turns|d|perft 1|\\PC{0,40})",
            1..8)
    ) {
        let mut client = Client::default();
        for line in lines {
            client.session.line(&line).unwrap();
        }
        client.ask_and_wait("");
        prop_assert_eq!(client.ask("isready"), "readyok\n");
    }
}
