//! What the full screen shows and what keys do, on a terminal made of memory.

use engine::levels::LEVELS;
use game::MoveKind;
use game::texts::speaking;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Modifier;
use teahouse::{Catalogue, TurnView};

use super::commands::Reply;
use super::room::columns;
use super::screen::Screen;
use super::sitting::{Due, Player, Sitting};

fn sitting(rules: &str, players: Vec<Player>, seed: u64) -> Sitting {
    let game = teahouse::game(rules).unwrap();
    let (table, advisor) = (game.table(), engine::advisor(&game));
    Sitting::new(game, table, advisor, players, seed)
}

fn against_level_one(rules: &str, seed: u64) -> Screen {
    let mut screen =
        Screen::new(sitting(rules, vec![Player::Human, Player::Level(1)], seed), None, String::new());
    screen.has_colours = true;
    screen.wait_for_computer();
    screen
}

fn terminal(screen: &Screen, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame)).unwrap();
    terminal
}

fn drawn(screen: &Screen, width: u16, height: u16) -> String {
    terminal(screen, width, height).backend().to_string()
}

fn press(screen: &mut Screen, code: KeyCode) -> bool {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn type_line(screen: &mut Screen, line: &str) -> bool {
    for letter in line.chars() {
        press(screen, KeyCode::Char(letter));
    }
    press(screen, KeyCode::Enter)
}

/// Plays some turns: a person takes the first move there is.
fn play_on(screen: &mut Screen, moves: usize) {
    for _ in 0..moves {
        let Some(choice) = screen.sitting.choices().into_iter().next() else { return };
        type_line(screen, &choice.text);
        screen.wait_for_computer();
    }
}

/// Whether every cell of the drawing of the board is on the terminal, one row below the title.
fn shows_whole_board(screen: &Screen, terminal: &Terminal<TestBackend>) -> bool {
    let buffer = terminal.backend().buffer();
    let rows = screen.picture.rows().iter().enumerate();
    let mut cells = rows.flat_map(|(y, row)| row.iter().enumerate().map(move |(x, &(sign, _))| (x, y, sign)));
    cells.all(|(x, y, sign)| buffer[(x as u16, y as u16 + 1)].symbol() == sign.to_string())
}

#[test]
fn every_shipped_board_fits_80_by_24_with_the_status_and_the_input_line() {
    for rules in teahouse::built_in_ids() {
        let mut screen = against_level_one(rules, 5);
        play_on(&mut screen, 6);
        let seen = terminal(&screen, 80, 24);
        let text = seen.backend().to_string();
        assert!(shows_whole_board(&screen, &seen), "{rules}:\n{text}");
        let view = screen.sitting.table().view();
        for part in [screen.sitting.headline(&view), screen.sitting.last_turn(&view, 80), "▏".to_owned()] {
            assert!(!part.is_empty() && text.contains(&part), "{rules}: {part} is missing:\n{text}");
        }
    }
}

#[test]
fn what_is_said_fits_80_columns_in_every_language() {
    for rules in teahouse::built_in_ids() {
        let mut screen = against_level_one(rules, 5);
        play_on(&mut screen, 6);
        let view = screen.sitting.table().view();
        for language in game::texts::languages() {
            screen.sitting.words = Catalogue::of(language).unwrap();
            let seen = speaking(screen.sitting.words, || terminal(&screen, 80, 24));
            assert!(shows_whole_board(&screen, &seen), "{language} {rules}:\n{}", seen.backend());
            let sitting = &screen.sitting;
            let lines = [sitting.headline(&view), sitting.counts(&view, 80), sitting.last_turn(&view, 80)];
            for line in lines {
                assert!(columns(&line) <= 80, "{language} {rules}: {line} takes {}", columns(&line));
            }
            // The title is as wide as the window, whatever its characters take.
            let help = sitting.say(&game::Message::new("terminal-title-help"));
            let shown: String = (0..80).map(|x| seen.backend().buffer()[(x, 0)].symbol()).collect();
            let letters =
                |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
            assert!(letters(&shown).ends_with(&letters(&help)), "{language} {rules}: {shown}");
        }
    }
}

#[test]
fn names_of_variants_stand_below_one_another_in_every_language() {
    let ids: Vec<&str> = teahouse::built_in_ids().collect();
    for language in game::texts::languages() {
        speaking(Catalogue::of(language).unwrap(), || {
            let answers = super::menu::variants_to_choose(&ids);
            for (id, answer) in ids.iter().zip(&answers) {
                let variant = teahouse::variant(id).unwrap();
                let summary = teahouse::summary_of(&variant);
                let before = answer.strip_suffix(&summary).unwrap_or_else(|| panic!("{answer}"));
                assert_eq!(before.trim_end(), teahouse::name_of(&variant), "{language}: a name is cut off");
                assert_eq!(columns(before), columns(answers[0].strip_suffix(&first_summary()).unwrap()));
            }
        });
    }
}

fn first_summary() -> String {
    let first = teahouse::built_in_ids().next().unwrap();
    teahouse::summary_of(&teahouse::variant(first).unwrap())
}

#[test]
fn a_window_that_is_too_small_says_what_it_has_and_what_it_needs() {
    let screen = against_level_one("long-nardi", 3);
    let text = drawn(&screen, 40, 24);
    assert!(text.contains("The window has 40 × 24"), "{text}");
    let (width, height) =
        (screen.picture.rows().iter().map(Vec::len).max().unwrap(), screen.picture.rows().len());
    let needed = format!("{} × {}", width.max(60), height + 6);
    let text = drawn(&screen, 80, 16).replace('\n', " ");
    assert!(text.contains("80 × 16") && text.contains(&needed), "{needed}: {text}");
    assert!(
        drawn(&screen, width.max(60) as u16, height as u16 + 6).contains("> ▏"),
        "as much as it says is enough"
    );
    drawn(&screen, 1, 1);
}

#[test]
fn the_last_turn_of_the_opponent_is_told_and_marked() {
    let mut screen = against_level_one("long-nardi", 3);
    play_on(&mut screen, 4);
    let view = screen.sitting.table().view();
    let turn = view.last_turn.clone().unwrap();
    let names: Vec<&str> = turn.moves.iter().map(|action| action.text.as_str()).collect();
    let dice: Vec<String> = turn.dice.iter().map(u8::to_string).collect();
    let text = drawn(&screen, 80, 24);
    assert!(text.contains(&format!("Black rolled {}, played {}", dice.join(" "), names.join(" "))), "{text}");
    screen.cursor = None;
    let seen = terminal(&screen, 80, 24);
    for place in Sitting::last_places(&view) {
        let (x, y) = screen.picture.find(&place).unwrap();
        let marked = seen.backend().buffer()[(x, y + 1)].style();
        screen.view.last_turn = None;
        let bare = terminal(&screen, 80, 24).backend().buffer()[(x, y + 1)].style();
        assert_ne!(marked, bare, "{place}");
        screen.view = view.clone();
    }
}

#[test]
fn without_colours_the_cursor_and_the_last_turn_are_seen() {
    let mut screen = against_level_one("nine-mens-morris", 3);
    play_on(&mut screen, 2);
    screen.has_colours = false;
    let seen = terminal(&screen, 80, 24);
    let buffer = seen.backend().buffer();
    let (x, y) = screen.picture.find(screen.cursor.as_ref().unwrap()).unwrap();
    assert!(buffer[(x, y + 1)].modifier.contains(Modifier::REVERSED));
    let around = [buffer[(x - 1, y + 1)].symbol(), buffer[(x + 1, y + 1)].symbol()];
    assert!(around.contains(&"[") || around.contains(&"]"), "{around:?}");
    let last = Sitting::last_places(&screen.view);
    let (x, y) = screen.picture.find(last.last().unwrap()).unwrap();
    let around = [buffer[(x - 1, y + 1)].symbol(), buffer[(x + 1, y + 1)].symbol()];
    assert!(around.contains(&"{") || around.contains(&"}"), "{around:?}");
    let colours = buffer.content().iter().filter(|cell| cell.fg != ratatui::style::Color::Reset);
    assert_eq!(colours.count(), 0, "nothing is said by colour");
}

#[test]
fn a_question_mark_opens_help_and_any_key_closes_it() {
    let mut screen = against_level_one("long-nardi", 3);
    press(&mut screen, KeyCode::Char('?'));
    let text = drawn(&screen, 80, 50);
    for part in ["Ctrl-Z undo", "why MOVE", "24/18 moves a checker", "a piece: White", "where the last turn"]
    {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    press(&mut screen, KeyCode::Esc);
    assert!(drawn(&screen, 80, 50).contains("White to play"));
}

#[test]
fn ones_own_move_is_drawn_before_the_computer_thinks() {
    let mut screen = Screen::new(
        sitting("nine-mens-morris", vec![Player::Human, Player::Level(LEVELS)], 3),
        None,
        String::new(),
    );
    type_line(&mut screen, "d6");
    assert!(screen.thought.is_some(), "it thinks in another thread");
    assert!(screen.view.pieces.iter().any(|pile| pile.place == "d6"));
    let text = drawn(&screen, 80, 24);
    assert!(text.contains("Black is thinking … (Esc: play at once)"), "{text}");
    press(&mut screen, KeyCode::Esc);
    screen.wait_for_computer();
    assert_eq!(screen.view.turn, TurnView::Seat { seat: 0 });
    assert_eq!(screen.sitting.table().events().len(), 2);
}

#[test]
fn a_move_is_made_with_arrows_and_enter_and_places_are_called_by_their_names() {
    let mut screen = against_level_one("mensch", 4);
    play_on(&mut screen, 3);
    let Some(from) = screen.sitting.choices()[0].from.clone() else { panic!("a piece comes from somewhere") };
    let board = screen.sitting.table().board();
    let name = board.places.iter().find(|place| place.id == from).unwrap().name.to_string();
    screen.cursor = Some(from);
    press(&mut screen, KeyCode::Enter);
    let text = drawn(&screen, 80, 24);
    assert!(text.contains(&format!("from {name} to …")), "{text}");
    let before = screen.sitting.table().events().len();
    press(&mut screen, KeyCode::Enter);
    assert!(screen.sitting.table().events().len() > before);
}

#[test]
fn a_piece_from_the_hand_needs_no_taking_first() {
    let mut screen = against_level_one("nine-mens-morris", 3);
    screen.cursor = Some("d6".into());
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.sitting.table().events()[0], "d6");
}

#[test]
fn a_wide_terminal_has_room_for_what_happened() {
    let text = drawn(&against_level_one("long-nardi", 3), 110, 34);
    assert!(text.contains("What happened") && text.contains("White rolls"), "{text}");
}

#[test]
fn undo_and_redo_do_not_change_the_dice_to_come() {
    let play = |detours: bool| {
        let mut sitting = sitting("long-nardi", vec![Player::Human, Player::Level(2)], 11);
        let mut count = 0;
        while count < 30 {
            match sitting.settle() {
                Due::Nothing => break,
                Due::Computer => {
                    let thought = sitting.begin_move().unwrap();
                    assert_eq!(sitting.finish(thought), None);
                }
                Due::Person => {
                    let action = sitting.choices()[0].text.clone();
                    assert_eq!(sitting.obey(&action), Reply::Changed(String::new()));
                    if detours && count % 3 == 0 {
                        sitting.settle();
                        assert!(sitting.undo());
                        if count % 2 == 0 {
                            assert!(sitting.redo());
                        } else {
                            sitting.obey(&action);
                        }
                    }
                    count += 1;
                }
            }
        }
        (sitting.table().events(), sitting.log().collect::<Vec<_>>())
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn a_new_game_has_other_dice_and_a_seed_repeats_them_too() {
    let rolls = || {
        let mut sitting = sitting("long-nardi", vec![Player::Human], 11);
        let mut rolls = Vec::new();
        for _ in 0..8 {
            sitting.settle();
            rolls.push(sitting.table().dice());
            sitting.obey("new");
        }
        rolls
    };
    assert!(rolls().iter().any(|dice| *dice != rolls()[0]), "{:?}", rolls());
    assert_eq!(rolls(), rolls());
}

#[test]
fn a_command_while_the_computer_thinks_leaves_nobody_waiting() {
    for command in ["record", "hint", "moves", "eval on"] {
        let players = vec![Player::Human, Player::Level(1), Player::Level(2), Player::Level(1)];
        let mut screen = Screen::new(sitting("mensch", players, 4), None, String::new());
        for _ in 0..20 {
            type_line(&mut screen, command);
            press(&mut screen, KeyCode::Esc);
            screen.wait_for_computer();
            assert!(!screen.sitting.choices().is_empty(), "{command}");
            let action = screen.sitting.choices()[0].text.clone();
            type_line(&mut screen, &action);
        }
    }
}

#[test]
fn nobody_moves_for_the_computer_or_throws_the_dice() {
    let mut sitting = sitting("long-nardi", vec![Player::Level(1), Player::Human], 3);
    assert_eq!(sitting.settle(), Due::Computer);
    let fen = sitting.table().fen();
    let action = sitting.table().legal()[0].text.clone();
    assert_eq!(sitting.obey(&action), Reply::Said("It is not your turn.".into()));
    let thought = sitting.begin_move().unwrap();
    sitting.finish(thought);
    assert_eq!(sitting.settle(), Due::Person);
    assert_ne!(sitting.table().fen(), fen);
    assert_eq!(sitting.obey("r66"), Reply::Said("The dice are rolled for you.".into()));
}

#[test]
fn a_forced_pass_is_told_and_needs_nobody() {
    let mut screen = against_level_one("mensch", 4);
    play_on(&mut screen, 2);
    let passes = screen.sitting.log().filter(|news| news.ends_with("cannot move")).count();
    assert!(passes > 0, "before a six falls there is nothing to do");
    assert!(screen.sitting.choices().iter().all(|choice| choice.kind != MoveKind::Pass));
}

#[test]
fn a_person_who_resigns_has_lost_and_the_record_says_so() {
    let mut screen = against_level_one("nine-mens-morris", 3);
    play_on(&mut screen, 1);
    type_line(&mut screen, "resign");
    assert!(drawn(&screen, 80, 24).contains("White has resigned"));
    let record = super::keeping::record_of(&screen.sitting);
    assert_eq!((record.header("Result"), record.header("Reason")), (Some("black"), Some("resignation")));
    record.0[0].replay().unwrap();
    type_line(&mut screen, "undo");
    assert!(!screen.sitting.is_over());
}

#[test]
fn the_tutor_judges_by_the_net_that_was_named() {
    let net = |rules: &str| format!("{}/../../models/{rules}.safetensors", env!("CARGO_MANIFEST_DIR"));
    let sit_down = |named: Option<String>| {
        let mut record = teahouse::Record::default();
        let headers =
            [("Rules", Some("long-nardi".to_owned())), ("AnyRules", Some("yes".into())), ("Net", named)];
        headers
            .iter()
            .filter_map(|(name, value)| Some((name, value.as_ref()?)))
            .for_each(|(name, value)| record.set(name, value));
        let saved = super::keeping::Saved(vec![record]);
        super::setting::Setup::of_record(&saved, teahouse::Catalogue::english()).sit_down().unwrap()
    };
    assert!(sit_down(None).models.is_none());
    let named = sit_down(Some(net("federation"))).models.unwrap();
    assert_eq!(named.all().iter().map(|model| model.name.as_str()).collect::<Vec<_>>(), ["federation"]);
}

/// A match to three points with the cube, in which White is to roll in a quiet position.
fn in_a_match(players: Vec<Player>) -> Screen {
    let setup = teahouse::MatchSetup::to(3, true);
    let game = teahouse::game("federation").unwrap().with_match(&setup).unwrap();
    let mut table = game.match_at(&setup).unwrap();
    table.set_fen("N5/A5/n5/a5 w -").unwrap();
    let advisor = engine::advisor(&game);
    let mut screen = Screen::new(Sitting::new(game, table, advisor, players, 4), None, String::new());
    screen.wait_for_computer();
    screen
}

#[test]
fn in_a_match_the_score_and_the_cube_are_on_show_and_one_may_double_before_rolling() {
    let mut screen = in_a_match(vec![Player::Human, Player::Human]);
    let text = drawn(&screen, 80, 24);
    assert!(text.contains("Match to 3: White 0, Black 0") && text.contains("cube 1"), "{text}");
    assert!(text.contains("White: roll or double?"), "{text}");
    type_line(&mut screen, "double");
    assert!(drawn(&screen, 80, 24).contains("Take or drop the double"));
    type_line(&mut screen, "take");
    assert!(drawn(&screen, 80, 24).contains("cube 2, Black"));
    press(&mut screen, KeyCode::Enter);
    assert!(!screen.view.dice.is_empty(), "Enter rolls where one could double, and White cannot any more");
}

#[test]
fn a_dropped_double_ends_the_game_and_next_begins_another() {
    let mut screen = in_a_match(vec![Player::Human, Player::Human]);
    type_line(&mut screen, "double");
    type_line(&mut screen, "drop");
    let text = drawn(&screen, 100, 24);
    assert!(text.contains("The match stands 1–0; type next."), "{text}");
    assert!(!screen.sitting.is_over(), "the match goes on");
    type_line(&mut screen, "undo");
    type_line(&mut screen, "drop");
    type_line(&mut screen, "next");
    assert_eq!(screen.view.match_view.as_ref().unwrap().game, 2);
    let saved = super::keeping::record_of(&screen.sitting);
    assert_eq!(saved.0.len(), 2);
    let again = teahouse::Record::replay_match(&saved.0).unwrap();
    assert_eq!(again.events(), screen.sitting.table().events());
}

#[test]
fn in_a_match_resign_gives_up_the_game_for_its_points_and_resign_match_all_of_it() {
    let mut screen = in_a_match(vec![Player::Human, Player::Level(1)]);
    type_line(&mut screen, "black-resigns");
    assert_eq!(screen.sitting.table().events_so_far(), 0, "nobody gives up for the other side");
    type_line(&mut screen, "resign");
    let text = drawn(&screen, 100, 24);
    assert!(text.contains("Black wins 2 points: White resigned. The match stands 0–2; type next."), "{text}");
    assert!(!screen.sitting.is_over(), "the match goes on");
    type_line(&mut screen, "resign");
    assert!(drawn(&screen, 100, 24).contains("Type resign match to give up the match."));
    type_line(&mut screen, "undo");
    assert_eq!(screen.view.match_view.as_ref().unwrap().score, [0, 0]);
    type_line(&mut screen, "resign");
    type_line(&mut screen, "next");
    assert_eq!(screen.view.match_view.as_ref().unwrap().game, 2);
    type_line(&mut screen, "resign match");
    assert!(screen.sitting.is_over() && drawn(&screen, 80, 24).contains("White has resigned"));
    let saved = super::keeping::record_of(&screen.sitting);
    assert_eq!(saved.0[0].header("Reason"), Some("match-verdict-resigned"));
    assert_eq!((saved.header("Result"), saved.header("Reason")), (Some("black"), Some("resignation")));
    teahouse::Record::replay_match(&saved.0).unwrap();
}

#[test]
fn the_computer_answers_doubles_and_plays_a_match_to_its_end() {
    let mut screen = in_a_match(vec![Player::Human, Player::Level(2)]);
    type_line(&mut screen, "double");
    screen.wait_for_computer();
    let cube = screen.view.match_view.as_ref().unwrap().cube.unwrap();
    assert_eq!((cube.value, cube.owner, cube.offered), (2, Some(1), None), "an even position is taken");
    let mut all = in_a_match(vec![Player::Level(1), Player::Level(3)]);
    all.wait_for_computer();
    assert!(all.sitting.is_over());
    assert!(drawn(&all, 100, 24).contains("wins the match"));
}

/// Somebody who breaks down.
struct Broken;

impl engine::Opponent for Broken {
    fn choose_until(
        &mut self,
        _: &dyn teahouse::Table,
        _: &mut game::Random,
        _: &std::sync::atomic::AtomicBool,
    ) -> Result<String, engine::AdviceError> {
        panic!("nobody has thought of this")
    }
}

#[test]
#[ignore = "takes over the terminal; the next test runs it on one of its own"]
fn a_player_who_panics() {
    let players = vec![Player::Other("broken".into(), Some(Box::new(Broken))), Player::Human];
    super::screen::run(sitting("nine-mens-morris", players, 3), None, String::new()).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn the_terminal_is_restored_after_a_panic() {
    let program = std::env::current_exe().unwrap();
    let test = "--ignored --exact play::tests::a_player_who_panics --nocapture";
    let line = format!("stty cols 80 rows 24; '{}' {test}", program.display());
    let mut command = std::process::Command::new("script");
    command.args(["-q", "-e", "-f", "-c", &line, "/dev/null"]).env("TERM", "xterm-256color");
    use std::process::Stdio;
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    // Nobody types anything, and the keyboard is not gone either.
    let keyboard = child.stdin.take();
    let started = std::time::Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(started.elapsed().as_secs() < 60, "it does not end");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    drop(keyboard);
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let [begun, told] = ["\u{1b}[?1049h", "nobody has thought of this"].map(|part| text.find(part).unwrap());
    let left = text[begun..].find("\u{1b}[?1049l").unwrap() + begun;
    assert!(begun < left && left < told, "the panic is told where it can be read:\n{text:?}");
    let [height, width] = [24, 80].map(|size| std::num::NonZero::new(size).unwrap());
    let mut parser = vt100::Parser::new(height, width, 0);
    parser.process(&output.stdout);
    assert!(!parser.screen().alternate_screen() && !parser.screen().hide_cursor());
}

#[test]
fn the_tutor_asks_before_a_blunder_stands_and_the_computer_waits_for_the_answer() {
    let mut screen = against_level_one("nine-mens-morris", 5);
    screen.sitting.set_tutor("on");
    for action in ["d6", "f4", "d7", "g4"] {
        screen.sitting.act(action).unwrap();
    }
    screen.go_on();
    type_line(&mut screen, "a1");
    assert!(screen.thought.is_none() && screen.sitting.is_warned(), "nobody thinks before the answer");
    let text = screen.page.take().map_or_else(|| screen.message.clone(), |page| page.text);
    assert!(text.contains("a1 is a blunder") && text.contains("Better is d5."), "{text}");
    type_line(&mut screen, "y");
    assert!(!screen.sitting.is_warned());
    assert!(screen.sitting.choices().iter().any(|choice| choice.text == "a1"), "it is White's turn again");
    type_line(&mut screen, "d5");
    assert!(!screen.sitting.is_warned(), "nothing is said of the best move");
}

#[test]
fn the_tutor_judges_a_turn_of_single_steps_once_it_is_whole() {
    let mut sitting = sitting("long-nardi", vec![Player::Human], 5);
    sitting.set_tutor("on");
    for event in ["r63", "24/18", "18/15", "r52", "12/7", "7/5", "r11"] {
        sitting.act(event).unwrap();
    }
    let turns = sitting.table().turns().unwrap();
    let bad = turns.iter().map(|(turn, _)| turn.clone()).find(|turn| {
        let (joined, steps): (_, Vec<&str>) = (turn.clone(), turn.split(',').collect());
        let mut parts = vec![];
        for step in &steps {
            parts.push(sitting.obey(step));
        }
        let is_warned = sitting.is_warned();
        let (last, before) = parts.split_last().unwrap();
        assert!(before.iter().all(|reply| *reply == Reply::Changed(String::new())), "{joined}: {before:?}");
        assert_eq!(matches!(last, Reply::Said(_)), is_warned, "{joined}");
        if is_warned {
            sitting.obey("y");
        } else {
            assert!(steps.iter().all(|_| sitting.undo()), "{joined}");
        }
        assert_eq!(sitting.table().events_so_far(), 7, "{joined}");
        is_warned
    });
    assert!(bad.is_some(), "some turn is bad");
}
