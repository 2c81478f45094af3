//! What Ludo says to people: every message has its text, and says what it should.

use std::collections::BTreeSet;

use crate::common::{assert_said, at, codes, games, random_game, reason, shipped, shipped_with, with};
use game::{Argument, BoardView, Message, Notation, Random, Show};
use ludo::{Ludo, Move, State};

/// The place that a reason points at is one of the board.
fn check_place(reason: &Message, board: &BoardView) {
    let places = match (reason.argument("place"), reason.argument("places")) {
        (Some(place), None) => vec![place.clone()],
        (None, Some(Argument::Any(places))) => places.clone(),
        _ => Vec::new(),
    };
    for place in places {
        let Argument::Text(id) = &place else { panic!("{reason:?}: a place is a name") };
        assert!(board.places.iter().any(|place| place.id == *id), "{reason:?}");
    }
}

/// Every reason of a position, for every piece and number and for passing.
fn reasons<'g>(game: &'g Ludo, state: &'g State) -> impl Iterator<Item = Message> + 'g {
    let steps = (1..=8).chain([10, 12, 20]);
    let steps = steps.flat_map(|steps| (0..4).map(move |piece| Move::step(piece, steps)));
    steps.chain([Move::PASS]).filter_map(|action| game.why_not(state, action))
}

#[test]
fn every_reason_and_task_of_random_games_has_a_text() {
    let mut said = BTreeSet::new();
    for game in games(250) {
        let board = game.board_view();
        let mut hear = |state: &State| {
            for reason in reasons(&game, state) {
                assert_said(&reason);
                check_place(&reason, &board);
                said.insert(reason.code.into_owned());
            }
            let task = game.position_view(state).task;
            assert_eq!(game.draw(state).captions, task.clone().into_iter().collect::<Vec<_>>());
            if let Some(task) = task {
                assert_said(&task);
                said.insert(task.code.into_owned());
            }
        };
        let end = random_game(&game, &mut Random::new(83), 400, |state, _| hear(state));
        hear(&end);
    }
    hear_everything(&said);
}

/// Nothing of what can be said about moves went unheard.
fn hear_everything(said: &BTreeSet<String>) {
    let reasons = include_str!("../../../locales/en/ludo.ftl");
    let (_, reasons) = reasons.split_once("## Why a move is not legal").expect("a group of reasons");
    let (reasons, _) = reasons.split_once("## How a game ended").expect("the next group");
    let reasons = reasons.lines().filter(|line| !line.starts_with(['#', ' ', '}']));
    let expected = reasons.filter_map(|line| Some(line.split_once(" =")?.0)).chain(codes("ludo-task-"));
    let unheard: Vec<&str> = expected.filter(|&code| !said.contains(code)).collect();
    assert_eq!(unheard, [] as [&str; 0], "heard: {said:?}");
}

#[test]
fn every_name_of_a_place_a_count_and_a_seat_has_a_text() {
    let mut said = BTreeSet::new();
    for game in games(20) {
        for place in game.board_view().places {
            assert_said(&place.name);
            said.insert(place.name.code.into_owned());
        }
        for count in game.position_view(&at(&game, &game.state_text(&game::Game::start(&game)))).counts {
            assert_said(&Message::new(count.what));
        }
    }
    (0..4).for_each(|seat| assert_said(&shipped("danish").seat_name(seat)));
    assert_eq!(said.iter().map(String::as_str).collect::<BTreeSet<_>>(), codes("ludo-place-"));
    let names = ["red-base", "red-53", "red-goal", "17"].map(|id| {
        let board = shipped("danish").board_view();
        board.places.iter().find(|place| place.id == id).unwrap().name.to_string()
    });
    assert_eq!(names, ["Red’s base", "Red’s home column, 53", "Red’s goal", "Square 17"]);
    let board = shipped("mensch").board_view();
    let slot = board.places.iter().find(|place| place.id == "blue-42").unwrap();
    assert_eq!(slot.name.to_string(), "Blue’s goal space 42");
}

/// What is said about a move that is not legal.
fn sentence(game: &Ludo, fen: &str, action: &str) -> String {
    reason(game, fen, action).expect("an illegal move").to_string()
}

#[test]
fn reasons_name_the_square_the_owner_and_the_number() {
    let fen =
        |first: &str, second: &str, dice: &str| format!("{first}/{second}/0,0,0,0/0,0,0,0 0 {dice} 5 0 0 -");
    let passed = with(&[("pair.effect", "cannot-be-passed")]);
    // Seat 1's 45 is seat 0's 6.
    let blockade = reason(&passed, &fen("4,0,0,0", "45,45,0,0", "3"), "p0+3").unwrap();
    assert_eq!(blockade.to_string(), "Green has a blockade on your square 6; it may not be passed.");
    assert_eq!(blockade.argument("place"), Some(&"6".into()));
    assert_eq!(blockade.argument("owner"), Some(&Message::new("seat-green").into()));
    assert_eq!(blockade.argument("piece"), Some(&0.into()));
    assert_eq!(
        sentence(&passed, &fen("4,0,0,0", "45,45,0,0", "2"), "p0+2"),
        "Green has a blockade on your square 6; you may not land on it."
    );
    let nobody = with(&[("passing", "nobody")]);
    let piece = reason(&nobody, &fen("4,0,0,0", "45,0,0,0", "3"), "p0+3").unwrap();
    assert_eq!(piece.to_string(), "Green has a piece on your square 6; it may not be passed.");
    let plain = with(&[]);
    assert_eq!(
        sentence(&plain, &fen("0,0,0,0", "0,0,0,0", "5"), "p1+5"),
        "Piece 1 cannot leave the base with 5: it needs 6."
    );
    assert_eq!(
        sentence(&shipped("fia"), &fen("0,0,0,0", "0,0,0,0", "5"), "p1+5"),
        "Piece 1 cannot leave the base with 5: it needs 1 or 6."
    );
    let never = with(&[("entry.values", "[]"), ("pieces_out_at_start", "4")]);
    assert_eq!(
        sentence(&never, &fen("0,1,1,1", "1,1,1,1", "6"), "p0+6"),
        "Nothing brings a piece out of the base any more."
    );
    assert_eq!(
        sentence(&plain, &fen("56,0,0,0", "0,0,0,0", "3"), "p0+3"),
        "3 is too high: piece 0 is one square from the end of its route."
    );
    assert_eq!(
        sentence(&plain, &fen("54,0,0,0", "0,0,0,0", "5"), "p0+5"),
        "5 is too high: piece 0 is 3 squares from the end of its route."
    );
    assert_eq!(
        sentence(&plain, &fen("5,0,0,0", "0,0,0,0", "3"), "p0+4"),
        "There is no 4 to play; you have 3."
    );
    let stairs = shipped("petits-chevaux");
    assert_eq!(
        sentence(&stairs, &fen("54,0,0,0", "0,0,0,0", "4"), "p0+4"),
        "Piece 0 must first stop exactly on 56, the foot of the stairs."
    );
    let foot = reason(&stairs, &fen("56,0,0,0", "0,0,0,0", "3"), "p0+3").unwrap();
    assert_eq!(foot.to_string(), "Piece 0 climbs the next stair with 1 only.");
    assert_eq!(foot.argument("place"), Some(&"red-57".into()));
}

#[test]
fn duties_name_what_has_to_be_done() {
    let pair = with(&[("pair.must_break_on_six", "true")]);
    let fen = "4,9,9,0/0,0,0,0/0,0,0,0/0,0,0,0 0 6 5 0 0 -";
    let reason_for_pair = reason(&pair, fen, "p0+6").unwrap();
    assert_eq!(
        reason_for_pair.to_string(),
        "A six must be played with one of the pieces you have together on 9."
    );
    assert_eq!(reason_for_pair.argument("places"), Some(&Argument::Any(vec!["9".into()])));
    let forced = with(&[("capture.forced", "true")]);
    // Seat 1's 45 is seat 0's 6, seat 2's 38 its 12.
    let fen = "4,10,20,0/45,0,0,0/38,0,0,0/0,0,0,0 0 2 5 0 0 -";
    let must = reason(&forced, fen, "p2+2").unwrap();
    assert_eq!(must.to_string(), "You can capture a piece by moving to 6 or 12, so you must capture.");
    let entering = with(&[("entry.forced", "true")]);
    let fen = "9,0,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 6 5 0 0 -";
    assert_eq!(reason(&entering, fen, "p0+6").unwrap().argument("place"), Some(&"red-base".into()));
    let mensch = shipped("mensch");
    let fen = "0,0,0,0/1,9,0,0/0,0,0,0/0,0,0,0 1 3 5 0 0 -";
    assert_eq!(reason(&mensch, fen, "p1+3").unwrap().argument("place"), Some(&"11".into()));
    let dice = with(&[("dice.count", "2"), ("extra_roll.on", "none")]);
    let both = sentence(&dice, "52,55,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 5,2 5 0 0 -", "p0+2");
    assert_eq!(
        both,
        "You can play both dice, 5 and 2, so you must; after this move the other one could not be played."
    );
    let larger = sentence(&dice, "52,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 5,2 5 0 0 -", "p0+2");
    assert_eq!(larger, "Only one of the dice can be played, so it must be the larger one, 5.");
}

#[test]
fn owners_are_enemies_where_partners_stand_beside_them() {
    let game = with(&[
        ("teams", "[[0,2],[1,3]]"),
        ("safe.squares", "9"),
        ("safe.effect", "arrival-forbidden"),
        ("passing", "all"),
    ]);
    // Seat 2's 35 and seat 3's 22 are seat 0's 9.
    let fen = "4,0,0,0/0,0,0,0/35,0,0,0/22,0,0,0 0 5 5 0 0 -";
    assert_eq!(sentence(&game, fen, "p0+5"), "Blue holds the safe square 9, so you may not land there.");
}

#[test]
fn the_third_in_a_row_tells_what_it_does() {
    let fen = "10,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 6 5 0 3 -";
    let said = |value: &str| sentence(&with(&[("third_in_a_row", value)]), fen, "p0+6");
    assert_eq!(
        said("turn-ends"),
        "This is your third six in a row: you may not play it, and your turn ends."
    );
    assert_eq!(
        said("roll-void"),
        "This is your third six in a row: you may not play it, so pass and roll again."
    );
    assert_eq!(
        said("last-moved-home"),
        "This is your third six in a row: you may not play it, your turn ends, and the piece you moved last goes \
         back to its base."
    );
    assert_eq!(
        said("leader-home"),
        "This is your third six in a row: you may not play it, your turn ends, and your leading piece goes back \
         to its base."
    );
    let doubles = "10,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 3,3 5 0 3 -";
    assert!(
        sentence(&shipped("parcheesi"), doubles, "p0+3").starts_with("This is your third double in a row")
    );
    let either = shipped_with("parcheesi", &[("extra_roll.on", "six,doubles")]);
    assert!(sentence(&either, doubles, "p0+3").starts_with("This is your third six or double in a row"));
}

#[test]
fn tasks_say_who_has_to_do_what() {
    let task = |game: &Ludo, fen: &str| {
        game.position_view(&at(game, fen)).task.map(|task| task.to_string()).unwrap_or_default()
    };
    let game = shipped("parcheesi");
    let rest = "0,0,0,0/0,0,0,0/0,0,0,0";
    assert_eq!(task(&game, &format!("9,20,30,0/{rest} 0 - 5 0 0 -")), "Red to roll");
    assert_eq!(task(&game, &format!("9,20,30,0/{rest} 0 6,3 5 0 0 -")), "Red to play 6 and 3");
    assert_eq!(task(&game, &format!("9,20,30,0/{rest} 0 6,b20 5 0 0 -")), "Red to play 6");
    assert_eq!(
        task(&game, &format!("9,20,30,0/{rest} 0 b20,b10 5 0 0 -")),
        "Red to play 20 and 10 bonus steps"
    );
    assert_eq!(
        task(&game, &format!("0,0,0,0/{rest} 2 6,3 5 0 0 -")),
        "Yellow cannot play 6 and 3 and passes"
    );
    assert_eq!(task(&game, &format!("9,20,0,0/{rest} 0 3,3 5 0 3 -")), "Third double in a row: Red passes");
    assert_eq!(task(&game, &format!("72,72,72,72/{rest} 0 - 5 0 0 0")), "");
}

#[test]
fn verdicts_name_who_was_first() {
    let said = |game: &Ludo, fen: &str| {
        let reason = game.verdict(&at(game, fen)).expect("the game is over").reason;
        assert_said(&reason);
        reason.to_string()
    };
    let over = "57,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 0";
    assert_eq!(said(&with(&[]), over), "Red was first to bring all pieces to the goal.");
    let teams = with(&[("teams", "[[0,2],[1,3]]")]);
    let over = "57,57,57,57/0,0,0,0/57,57,57,57/0,0,0,0 0 - 5 0 0 02";
    assert_eq!(said(&teams, over), "Red and Yellow were first to bring all their pieces to the goal.");
    let alone = with(&[("teams", "[[0,2],[1,3]]"), ("win.play_on", "all-but-one")]);
    assert_eq!(said(&alone, "57,57,57,57/-/5,0,0,0/- 2 - 5 0 0 0"), "There is nobody left to play against.");
}

#[test]
fn a_team_wins_although_a_colour_of_the_other_finished_first() {
    let teams = with(&[("teams", "[[0,2],[1,3]]")]);
    let over = "57,57,57,57/57,57,57,57/0,0,0,0/57,57,57,57 3 - 5 0 0 013";
    let verdict = teams.verdict(&at(&teams, over)).unwrap();
    assert_eq!(
        verdict.reason.to_string(),
        "Green and Blue were first to bring all their pieces to the goal."
    );
}

#[test]
fn every_problem_of_a_text_is_said() {
    let pieces = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let (danish, parchis) = (shipped("danish"), shipped("parchis"));
    let two = shipped("danish-two");
    let never = with(&[("extra_roll.on", "none")]);
    let many = format!("{pieces} 0 {} 1 0 0 -", ["b20"; 33].join(","));
    let cases: Vec<(&Ludo, String, &str)> = vec![
        (&danish, "0,0".into(), "ludo-fen-fields"),
        (&danish, format!("{pieces} 4 - 1 0 0 -"), "ludo-fen-seat"),
        (&danish, format!("{pieces} 0 - 0 0 0 -"), "ludo-fen-round"),
        (&danish, format!("{pieces} 0 - 1 3 0 -"), "ludo-fen-tries"),
        (&danish, "0,0,0,0/0,0,0,0 0 - 1 0 0 -".into(), "ludo-fen-four-seats"),
        (&two, format!("{pieces} 0 - 1 0 0 -"), "ludo-fen-seat-empty"),
        (&danish, "0,0,0/0,0,0,0/-/- 0 - 1 0 0 -".into(), "ludo-fen-squares"),
        (&danish, "0,0,0,58/0,0,0,0/-/- 0 - 1 0 0 -".into(), "ludo-fen-beyond-the-end"),
        (&parchis, "9,9,9,0/0,0,0,0/-/- 0 - 1 0 0 -".into(), "ludo-fen-crowded"),
        (&danish, "0,0,0,0/-/-/- 0 - 1 0 0 -".into(), "ludo-fen-two-seats"),
        (&parchis, format!("{pieces} 0 b0 1 0 0 -"), "ludo-fen-bonus-zero"),
        (&parchis, format!("{pieces} 0 b7 1 0 0 -"), "ludo-fen-bonus-unknown"),
        (&danish, format!("{pieces} 0 b7 1 0 0 -"), "ludo-fen-bonus-unknown"),
        (&danish, format!("{pieces} 0 7 1 0 0 -"), "ludo-fen-dice"),
        (&parchis, many, "ludo-fen-bonus-many"),
        (&danish, format!("{pieces} 0 - 1 0 256 -"), "ludo-fen-streak"),
        (&never, format!("{pieces} 0 - 1 0 1 -"), "ludo-fen-streak-never"),
        (&danish, format!("{pieces} 0 5 1 0 1 -"), "ludo-fen-streak-other-dice"),
        (&danish, format!("{pieces} 0 - 1 0 0 0"), "ludo-fen-places"),
        (&parchis, format!("{pieces} 0 - 1 0 0 - l4"), "ludo-fen-last-piece"),
        (&danish, format!("{pieces} 0 - 1 0 0 - x"), "ludo-fen-meaningless"),
    ];
    let playing_on = with(&[("win.play_on", "all")]);
    let skipped = "57,57,57,57/0,0,0,0/0,0,0,0/0,0,0,0 0 - 5 0 0 0".to_owned();
    let mut said = BTreeSet::new();
    for (game, text, code) in cases.into_iter().chain([(&playing_on, skipped, "ludo-fen-seat-skipped")]) {
        let error = game.read_state(&text).err();
        error.iter().for_each(|error| assert_said(&error.message()));
        assert_eq!(error.as_ref().map(|error| &*error.problem.code), Some(code), "{text}");
        said.insert(code);
    }
    let problem =
        |game: &Ludo| game.read_state(&format!("{pieces} 0 b7 1 0 0 -")).unwrap_err().problem.to_string();
    assert_eq!(problem(&danish), "these rules give no bonus steps");
    assert_eq!(problem(&parchis), "these rules give bonuses of 20 or 10 steps only");
    let same = with(&[("capture.bonus_steps", "10"), ("finish.bonus_steps", "10")]);
    assert_eq!(problem(&same), "these rules give bonuses of 10 steps only");
    let unsaid: Vec<_> = codes("ludo-fen-").into_iter().filter(|code| !said.contains(code)).collect();
    assert_eq!(unsaid, [] as [&str; 0]);
}

#[test]
fn moves_and_dice_that_cannot_be_read_say_what_was_expected() {
    let pieces = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let danish = shipped("danish");
    let state = at(&danish, &format!("{pieces} 0 - 1 0 0 -"));
    assert_eq!(
        danish.read_move(&state, "p4+1").unwrap_err().to_string(),
        "move \"p4+1\": expected a piece from 0 to 3 and a number, such as p2+6, or pass"
    );
    assert_eq!(
        danish.read_roll(&state, "7").unwrap_err().to_string(),
        "dice \"7\": expected one die from 1 to 6"
    );
    assert_eq!(danish.read_roll(&state, "11").unwrap_err().problem.code, "ludo-dice-one");
    let dice = shipped("parcheesi");
    let state = at(&dice, &format!("{pieces} 0 - 1 0 0 -"));
    assert_eq!(
        ["7", "17"].map(|text| dice.read_roll(&state, text).unwrap_err().problem.code),
        ["ludo-dice-two"; 2]
    );
    let fallen = at(&dice, &format!("{pieces} 0 6,3 1 0 0 -"));
    assert_eq!(dice.read_roll(&fallen, "63").unwrap_err().problem.code, "dice-not-due");
}
