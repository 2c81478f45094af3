//! The game in lines, with the real program: commands, records, seeds, learning, output that cannot be written.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn teahouse(arguments: &[&str], home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    command.args(arguments).env("TEAHOUSE_STATE", home).env("TEAHOUSE_CACHE", home.join("cache"));
    command.current_dir(home).env_remove("LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Types these lines and waits for the end.
fn typed(arguments: &[&str], home: &Path, lines: &[&str]) -> Output {
    let mut child = teahouse(arguments, home).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // A program that has ended reads no more, which is for the test to find out.
    let _ = input.write_all((lines.join("\n") + "\n").as_bytes());
    drop(input);
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        !text.contains("{$") && !text.contains("terminal-"),
        "a text lacks its words or arguments:\n{text}"
    );
    text
}

#[test]
fn a_wrong_command_says_what_there_is_and_every_one_of_them_answers() {
    let home = folder("commands");
    let play =
        ["play", "--rules", "nine-mens-morris", "--players", "human,level:1", "--seed", "3", "--plain"];
    let text = said(&typed(&play, &home, &["jump"]));
    let commands =
        "moves, why, hint, undo, redo, level, eval, tutor, save, load, record, fen, resign, new, help, quit";
    assert!(text.contains("\"jump\" is neither a command nor a move"), "{text}");
    assert!(text.contains(&format!("Commands: {commands}.")), "{text}");
    let lines = [
        ("why xd6", "White has nothing to remove now."),
        ("why d6", "d6 is legal."),
        ("why", "Which move?"),
        ("moves", "Moves: d5 e5 e4"),
        ("level 7", "You face level 7: search"),
        ("level 0", "a number from 1 to 10"),
        ("eval on", "The chances are shown from now on."),
        ("tutor on", "You will be told before a bad move stands."),
        ("eval off", "The chances are not shown any more."),
        ("eval", "Chances to win: White"),
        ("hint", "Hint: "),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("record", "[Players \"human,level:1\"]"),
        ("fen", "********/********/******** w p p 0 9 0 9 0 0"),
        ("save", "Type save and the name of a file."),
        ("load nothing.txt", "nothing.txt cannot be loaded: cannot read nothing.txt: No such file"),
        ("new", "A new game."),
        ("resign", "The game is over: White has resigned."),
        ("?", "d6 places a piece on d6"),
    ];
    for (line, answer) in lines {
        let text = said(&typed(&play, &home, &[line]));
        assert!(text.contains(answer), "{line}: {answer} is missing:\n{text}");
    }
    assert!(!home.join("unfinished").exists(), "what a pipe plays is nobody's unfinished game");
}

#[test]
fn a_game_that_was_saved_is_loaded_and_goes_on_the_same_way() {
    let home = folder("save");
    let play = ["play", "--rules", "nine-mens-morris", "--players", "human,level:3", "--seed", "5"];
    let text = said(&typed(&play, &home, &["d6", "f4", "save game.txt", "b4", "record"]));
    assert!(text.contains("Saved in game.txt."), "{text}");
    let end = &text[text.find("[Teahouse").unwrap()..];
    let other = ["play", "--players", "human,random", "--seed", "77"];
    let text = said(&typed(&other, &home, &["load game.txt", "b4", "record"]));
    assert!(text.contains("Loaded game.txt: Nine Men's Morris, 4 events."), "{text}");
    assert_eq!(&text[text.find("[Teahouse").unwrap()..], end);
    let replayed = typed(&["replay", "game.txt"], &home, &[]);
    let line = "     1  nine-mens-morris: White human, Black level:3 – *";
    let text = said(&replayed);
    assert!(text.starts_with(line) && text.ends_with("1 games, each replays to its result\n"), "{text}");
}

#[test]
fn a_record_that_is_damaged_leaves_the_game_as_it_was() {
    let home = folder("damaged");
    fs::write(home.join("bad.txt"), "[Teahouse \"1\"]\n[Rules \"long-nardi\"]\n\nr66 1/2\n").unwrap();
    fs::write(home.join("empty.txt"), "").unwrap();
    fs::write(home.join("bytes.txt"), b"\xff\xfe").unwrap();
    let play = ["play", "--rules", "nine-mens-morris", "--players", "human", "--seed", "5"];
    let lines = ["d6", "load bad.txt", "load empty.txt", "load bytes.txt", "load .", "fen"];
    let text = said(&typed(&play, &home, &lines));
    assert_eq!(text.matches("cannot be loaded: ").count(), 4, "{text}");
    let fen = text.lines().last().unwrap();
    assert!(
        fen.starts_with("********/O*******/******** b p p 1 8 0 9 "),
        "the piece on d6 is still there: {fen}"
    );
}

/// What the first legal moves lead to: the record at the end, with detours by undo and redo or without.
fn game_of_seed(seed: &str, home: &Path, has_detours: bool) -> String {
    let play = ["play", "--rules", "long-nardi", "--players", "human,level:2", "--seed", seed];
    let mut child = teahouse(&play, home).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for turn in 0..25 {
        let moves = lines.find_map(|line| line.unwrap().strip_prefix("Moves: ").map(str::to_owned)).unwrap();
        let first = moves.split(' ').next().unwrap().to_owned();
        writeln!(input, "{first}").unwrap();
        if has_detours && turn % 4 == 3 {
            lines.find(|line| line.as_ref().unwrap().starts_with("Moves: ")).unwrap().unwrap();
            writeln!(input, "undo").unwrap();
            let moves =
                lines.find_map(|line| line.unwrap().strip_prefix("Moves: ").map(str::to_owned)).unwrap();
            assert!(moves.starts_with(&first), "the same choice again");
            writeln!(input, "{}", if turn % 8 == 3 { "redo" } else { &first }).unwrap();
        }
    }
    writeln!(input, "record").unwrap();
    drop(input);
    let record: Vec<String> =
        lines.map(Result::unwrap).skip_while(|line| !line.starts_with("[Teahouse")).collect();
    assert!(child.wait().unwrap().success());
    record.join("\n")
}

#[test]
fn a_seed_repeats_the_game_whatever_was_taken_back() {
    let home = folder("seed");
    let game = game_of_seed("42", &home, false);
    assert!(game.contains("[Seed \"42\"]") && game.matches(" r").count() > 10, "{game}");
    assert_eq!(game, game_of_seed("42", &home, true));
    assert_ne!(game, game_of_seed("43", &home, false));
}

#[test]
fn a_net_learns_rules_that_no_net_plays_and_is_kept() {
    let home = folder("learn");
    fs::write(home.join("mine.toml"), RULES_WITHOUT_A_NET).unwrap();
    let play = ["play", "--rules", "mine.toml", "--players", "human,level:8", "--seed", "1"];
    let text = said(&typed(&play, &home, &["quit"]));
    assert!(text.contains("a hand-written estimate"), "nobody can be asked, so nothing is learned:\n{text}");
    let learn = [&play[..], &["--learn=1"]].concat();
    let text = said(&typed(&learn, &home, &["hint"]));
    assert!(text.contains("Learned from ") && text.contains("against the heuristic"), "{text}");
    assert!(text.contains("You face level 8: the net mine"), "{text}");
    let text = said(&typed(&play, &home, &["quit"]));
    assert!(text.contains("A net that learned these rules before is used."), "{text}");
    assert!(text.contains("You face level 8: the net mine"), "{text}");
    let text = said(&typed(&["play", "--rules", "long-nardi", "--learn"], &home, &["quit"]));
    assert!(text.contains("there is nothing to learn"), "{text}");
}

/// No net that comes with Teahouse fits these.
const RULES_WITHOUT_A_NET: &str = r#"
id = "mine"
name = "Mine"
extends = "mensch"
pieces = 2
"#;

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_ends_the_game_with_a_message_and_a_code() {
    let home = folder("full");
    let mut command = teahouse(&["play", "--plain"], &home);
    let output = command.stdout(fs::File::create("/dev/full").unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let expected = "teahouse: writing to standard output: No space left on device (os error 28)\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), expected);
}

#[test]
#[cfg(unix)]
fn a_reader_who_goes_away_ends_the_game_quietly() {
    let home = folder("pipe");
    let mut child = teahouse(&["play", "--players", "random,random", "--plain"], &home).spawn().unwrap();
    drop(child.stdout.take());
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn a_language_that_does_not_exist_is_worth_a_note_only_if_it_was_asked_for() {
    let home = folder("language");
    let languages: Vec<&str> = game::texts::languages().collect();
    let asked = typed(&["--lang", "tlh", "rules", "explain", "long-nardi"], &home, &[]);
    assert_eq!(
        String::from_utf8_lossy(&asked.stderr),
        format!("teahouse: There is no language \"tlh\"; there is {}.\n", languages.join(", "))
    );
    let english = typed(&["rules", "explain", "long-nardi", "--lang", "en_GB.UTF-8"], &home, &[]);
    assert_eq!((said(&asked), english.stderr.len()), (said(&english), 0));
    let command = teahouse(&["rules", "explain", "long-nardi"], &home).env("LANG", "tlh_XX.UTF-8").output();
    let from_environment = command.unwrap();
    assert_eq!((said(&from_environment), from_environment.stderr.len()), (said(&english), 0));
}

#[test]
fn the_command_line_speaks_the_language_that_was_chosen() {
    let home = folder("spoken");
    let in_german =
        |arguments: &[&str]| said(&teahouse(arguments, &home).env("LANG", "de_DE.UTF-8").output().unwrap());
    let explained = in_german(&["rules", "explain", "nine-mens-morris"]);
    let catalogue = game::Catalogue::of("de").unwrap();
    let words = |code: &str| catalogue.text_or(code, "").into_owned();
    let head = format!(
        "# {}\n\n{}\n",
        words("variant-name-nine-mens-morris"),
        words("variant-summary-nine-mens-morris")
    );
    assert!(explained.starts_with(&head), "{explained}");
    let list = in_german(&["rules", "list"]);
    for id in teahouse::built_in_ids() {
        assert!(list.contains(&words(&format!("variant-summary-{id}"))), "{id}:\n{list}");
    }
    let why_not = ["moves", "--roll", "63", "--why-not", "24/20"];
    let english = said(&typed(&why_not, &home, &[]));
    assert!(english.starts_with("24/20 is not legal: ") && english.ends_with("[no-such-die]\n"), "{english}");
    let german = in_german(&why_not);
    assert!(german.ends_with("[no-such-die]\n") && german != english, "{german}");
    let json = in_german(&[&why_not[..], &["--json"]].concat());
    assert!(json.contains("\"no-such-die\"") && json.contains("Von Feld 24"), "{json}");
    let played =
        said(&typed(&["play", "--plain", "--lang", "de", "--players", "human"], &home, &["why 24/24"]));
    assert!(played.contains(&words("variant-name-long-nardi")), "{played}");
}

#[test]
fn problems_are_told_in_the_language_that_was_chosen() {
    let home = folder("problems");
    let wrong = typed(&["--lang", "ru", "rules", "explain", "long-nardy"], &home, &[]);
    let text = String::from_utf8(wrong.stderr).unwrap();
    assert!(!wrong.status.success() && text.contains("long-nardy") && text.contains("вариант"), "{text}");
    let wrong = typed(&["--lang", "ru", "moves", "--position", "nonsense"], &home, &[]);
    let text = String::from_utf8(wrong.stderr).unwrap();
    assert!(text.contains("nonsense") && !text.contains("expected") && !text.is_ascii(), "{text}");
}

/// Two people at a table of Nine Men's Morris.
const MORRIS: [&str; 6] = ["play", "--rules", "nine-mens-morris", "--players", "human,human", "--plain"];

/// The last position that was told.
fn last_fen(text: &str) -> &str {
    text.lines().rev().find(|line| line.contains(" p p ")).unwrap_or_else(|| panic!("no position: {text}"))
}

#[test]
fn the_tutor_warns_before_a_blunder_stands_and_takes_it_back_if_asked() {
    let home = folder("tutor");
    let before = said(&typed(&MORRIS, &home, &["d6", "f4", "d7", "g4", "fen"]));
    let position = last_fen(&before);
    let play = |tutor: bool, lines: &[&str]| {
        let more: &[&str] = if tutor { &["--tutor"] } else { &[] };
        let arguments: Vec<&str> =
            MORRIS.iter().chain(&["--position", position]).chain(more).copied().collect();
        said(&typed(&arguments, &home, lines))
    };
    let warned = play(true, &["a1"]);
    assert!(warned.contains("a1 is a blunder: it costs "), "{warned}");
    assert!(warned.contains("It closes no mill."), "{warned}");
    assert!(warned.contains("Better is d5. Take it back? (y/n)"), "{warned}");
    let back = play(true, &["a1", "y", "fen"]);
    assert!(back.contains("Taken back."), "{back}");
    assert_eq!(last_fen(&back), position, "as if it had not been played");
    let stands = play(true, &["a1", "a7", "n", "fen"]);
    assert_eq!(stands.matches("Take it back? (y/n)").count(), 2, "nothing is played meanwhile: {stands}");
    assert_eq!(last_fen(&stands), last_fen(&play(false, &["a1", "fen"])), "it stands if one likes");
    assert!(!play(true, &["d5"]).contains("Take it back"), "nothing is said of the best move");
}

#[test]
fn the_tutor_comes_and_goes_in_the_middle_of_a_game() {
    let home = folder("tutor-on");
    let lines = ["d6", "f4", "d7", "g4", "tutor on", "a1", "tutor off", "a7", "tutor maybe"];
    let text = said(&typed(&MORRIS, &home, &lines));
    assert!(text.contains("You will be told before a bad move stands."), "{text}");
    assert!(text.contains("a1 is a blunder"), "{text}");
    assert!(text.contains("Nobody tells you about bad moves any more."), "{text}");
    assert!(text.contains("Black: a7") && text.contains("Type tutor on or tutor off."), "{text}");
}

#[test]
fn the_protocol_speaks_english_whatever_the_language_is() {
    let home = folder("protocol");
    let lines = ["uci", "dance", "position startpos moves 24/20", "quit"];
    let english = said(&typed(&["uci"], &home, &lines));
    assert_eq!(said(&typed(&["--lang", "ru", "uci"], &home, &lines)), english);
    assert!(english.is_ascii(), "{english}");
}

#[test]
fn completions_and_the_manual_know_every_command() {
    let home = folder("manual");
    let commands = [
        "play",
        "rules",
        "moves",
        "perft",
        "simulate",
        "bench",
        "train",
        "arena",
        "replay",
        "import",
        "export",
        "rollout",
        "solve",
        "uci",
        "completions",
        "man",
    ];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = said(&typed(&["completions", shell], &home, &[]));
        let missing: Vec<_> = commands.iter().filter(|command| !text.contains(**command)).collect();
        assert!(missing.is_empty() && text.contains("why-not"), "{shell}: {missing:?}");
    }
    let page = said(&typed(&["man"], &home, &[]));
    assert!(
        page.contains(".TH teahouse 1") && commands.iter().all(|command| page.contains(command)),
        "{page}"
    );
    said(&typed(&["man", "pages/man1"], &home, &[]));
    for command in commands {
        let page = fs::read_to_string(home.join(format!("pages/man1/teahouse-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    assert!(home.join("pages/man1/teahouse-rules-check.1").exists());
}

#[test]
fn rules_that_ask_for_a_match_play_one_and_a_match_can_be_asked_for() {
    let home = folder("match");
    let play = ["play", "--rules", "federation", "--players", "level:1,level:2", "--seed", "3", "--plain"];
    let text = said(&typed(&[&play[..], &["--match", "2"]].concat(), &home, &["record"]));
    assert!(text.contains("Match to 2: ") && text.contains("wins the match"), "{text}");
    let record = &text[text.rfind("[Teahouse").unwrap()..];
    assert!(record.contains("[Match \"2\"]") && record.contains("[Crawford \"yes\"]"), "{record}");
    let single = said(&typed(&[&play[..], &["--match", "1", "--new"]].concat(), &home, &["fen"]));
    assert!(single.contains("Match to 1: "), "a single game with the cube: {single}");
    let refused = typed(&["play", "--rules", "ludopy", "--match", "3", "--plain"], &home, &["quit"]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("know no matches"));
}

#[test]
fn a_match_is_saved_and_loaded_with_all_its_games() {
    let home = folder("saved-match");
    let play = ["play", "--rules", "long-nardi", "--players", "human,human", "--seed", "5", "--plain"];
    let lines = ["double", "take", "undo", "drop", "next", "roll", "save match.txt", "load match.txt"];
    let text = said(&typed(&[&play[..], &["--match", "3", "--cube"]].concat(), &home, &lines));
    assert!(text.contains("White doubles to 2") && text.contains("Black drops"), "{text}");
    assert!(text.contains("Match to 3: White 1, Black 0"), "{text}");
    assert!(text.contains("Loaded match.txt"), "{text}");
    let saved = fs::read_to_string(home.join("match.txt")).unwrap();
    assert_eq!(saved.matches("[Teahouse ").count(), 2);
    assert!(saved.contains("[Score \"1-0\"]") && saved.contains("double drop"), "{saved}");
    let replayed = Command::new(env!("CARGO_BIN_EXE_teahouse"))
        .args(["replay", "match.txt"])
        .current_dir(&home)
        .output()
        .unwrap();
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stdout));
}
