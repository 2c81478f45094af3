//! Games as text: read in three notations, written in two.

use crate::common::mill;
use game::{Event, Game, History, Notation, Random};
use mill::record_text::{Points, TextGame, portions, read_game, write_moves, write_pgn};
use mill::{Mill, Move};

fn moves(history: &History<Mill>) -> Vec<Move> {
    let action = |event: &Event<Move>| match event {
        Event::Move(action) => *action,
        Event::Roll(_) => unreachable!("Mill has no dice"),
    };
    history.events().iter().map(|(event, _)| action(event)).collect()
}

fn random_game(mill: &Mill, seed: u64) -> History<Mill> {
    let mut random = Random::new(seed);
    let mut history = History::new(mill, mill.start());
    while let Some(action) = mill.random_move(history.state(), &mut random) {
        history.play(mill, action).unwrap();
    }
    history
}

#[test]
fn move_lists_pgn_and_joined_turns_read_as_the_same_game() {
    let mill = mill("nine-mens-morris");
    let plain = read_game(&mill, "d6 f4 d7 g4 d5 xg4").unwrap();
    for text in [
        "1. d6 f4 2. d7 g4 3. d5xg4 *",
        "1.d6 f4\n2.d7 {a fork (or so)} g4 ; comment\n3. d5 xg4 1-0",
        "[Event \"Test\"]\n[Variant \"nine-mens-morris\"]\n\n1. D6! f4 2. d7 g4? 3. d5xG4",
        "5 14 2 15 8x15",
        "5, 14, 2, 15, 8 x15",
    ] {
        let game = read_game(&mill, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(moves(&game.history), moves(&plain.history), "{text}");
    }
}

#[test]
fn playok_numbers_the_points_row_by_row_from_a7() {
    let mill = mill("nine-mens-morris");
    let names = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    for (i, name) in names.split(' ').enumerate() {
        let game = read_game(&mill, &(i + 1).to_string()).unwrap();
        assert_eq!(moves(&game.history), [Move::Place(mill.board().point(name).unwrap())]);
    }
    assert!(read_game(&mill, "25").is_err());
}

/// A game with something said after every third action.
fn commented(history: History<Mill>) -> TextGame {
    let comment = |at: usize| if at.is_multiple_of(3) { format!("said (at {at}; {{") } else { String::new() };
    TextGame {
        tags: vec![("Event".to_owned(), "A \"test\" \\".to_owned())],
        comments: (0..history.events().len()).map(comment).collect(),
        history,
        opening_comment: "before all".to_owned(),
    }
}

#[test]
fn what_is_written_reads_back() {
    for id in ["nine-mens-morris", "lasker-morris", "morabaraba", "el-filja", "dooz", "six-mens-morris"] {
        let mill = mill(id);
        for seed in 0..10 {
            let history = random_game(&mill, seed);
            let game = commented(history.clone());
            for points in [Points::Names, Points::Numbers] {
                let pgn = write_pgn(&mill, &game, points);
                let read = read_game(&mill, &pgn).unwrap_or_else(|error| panic!("{pgn}{error}"));
                assert_eq!(moves(&read.history), moves(&history), "{pgn}");
                assert_eq!(read.history.state(), history.state());
                assert_eq!(read.comments, game.comments, "{pgn}");
                assert_eq!(read.opening_comment, game.opening_comment);
                assert_eq!(read.tags[0], game.tags[0]);
            }
            let list = read_game(&mill, &write_moves(&mill, &history)).unwrap();
            assert_eq!(moves(&list.history), moves(&history));
        }
    }
}

#[test]
fn a_game_may_begin_with_a_position() {
    let mill = mill("nine-mens-morris");
    let fen = "O@@@*O@*/@*O*@*@*/O@OOO@O* b m s 8 0 9 0 0 0 0 0 0 0 0 9 14";
    let game = read_game(&mill, &format!("[FEN \"{fen}\"]\n1... d2-f2")).unwrap();
    assert_eq!(mill.state_text(game.history.start()), fen);
    let written = write_pgn(&mill, &game, Points::Names);
    assert!(written.contains(fen) && written.contains("1... d2-f2"), "{written}");
}

#[test]
fn comments_and_variations_stay_with_the_action_before_them() {
    let mill = mill("nine-mens-morris");
    let game =
        read_game(&mill, "{first} 1. d6 {good (very)} (1. a7 (or {b} so)) f4 ; to the end\n2. d7").unwrap();
    assert_eq!(game.opening_comment, "first");
    assert_eq!(game.comments, ["good (very) (1. a7 (or {b} so))", "to the end", ""]);
}

#[test]
fn a_text_of_several_games_is_cut_where_tags_stand_after_moves() {
    let text = "[Event \"1\"]\n\nd6 f4 {not a\n[tag\n}\n\n[Event \"2\"]\n[Site \"-\"]\n\nd7 *\n";
    let found: Vec<(usize, usize)> =
        portions(text).iter().map(|portion| (portion.lines_before, portion.text.lines().count())).collect();
    assert_eq!(found, [(0, 6), (6, 4)]);
    assert!(portions(" \n\n").is_empty());
}

#[test]
fn an_error_names_its_line_and_column() {
    let mill = mill("nine-mens-morris");
    let error = read_game(&mill, "[Event \"x\"]\n\n 1. d6 f4\n 2. d7  d7xa1\n").unwrap_err();
    assert_eq!((error.line, error.column, error.ply), (4, 9, 4));
}

#[test]
fn an_illegal_game_is_refused_with_the_action_and_the_reason() {
    let mill = mill("nine-mens-morris");
    let error = read_game(&mill, "d6 d6").unwrap_err();
    assert_eq!((error.ply, error.word.as_str()), (2, "d6"));
    assert_eq!(error.problem.code, "point-taken");
    assert_eq!(error.to_string(), "action 2, \"d6\": There is already a white piece on d6.");
    let error = read_game(&mill, "d6 hello").unwrap_err();
    assert_eq!(
        error.to_string(),
        "action 2, \"hello\": move \"hello\": There is no such point on this board."
    );
    let error = read_game(&mill, "[Event]\nd6").unwrap_err();
    assert_eq!((error.ply, error.problem.code.as_ref()), (0, "mill-record-tag"));
    let expected = "before the first action, \"[Event]\": a tag is written [Name \"value\"]";
    assert_eq!(error.to_string(), expected);
    let error = read_game(&mill, "[FEN \"nonsense\"]").unwrap_err();
    assert_eq!(error.problem.code, "notation-error");
}
