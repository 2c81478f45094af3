//! Positions, dice, moves and names that are nonsense.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;

use crate::runner::{Folder, STRANGE, long};

const VARIANTS: [&str; 3] = ["long-nardi", "ludopy", "nine-mens-morris"];

/// Nonsense, and how a message quotes it.
fn nonsense() -> [(String, String); 3] {
    let quoted = STRANGE.chars().flat_map(char::escape_debug).collect();
    [
        (String::new(), "\"\"".into()),
        (STRANGE.into(), quoted),
        ("y".repeat(100_000), format!("\"{}…\"", "y".repeat(80))),
    ]
}

#[test]
fn nonsense_for_a_position_is_quoted_in_short() {
    let folder = Folder::new("positions");
    for variant in VARIANTS {
        for (text, quoted) in nonsense() {
            for command in ["moves", "perft", "rollout"] {
                if (command, variant) == ("rollout", "nine-mens-morris") {
                    continue;
                }
                let arguments = [command, "--rules", variant, "--position", &text];
                folder.refused(&arguments, 1, &["--position: FEN ", &quoted]);
            }
        }
    }
}

#[test]
fn nonsense_for_dice_is_quoted_in_short() {
    let folder = Folder::new("dice");
    for variant in ["long-nardi", "ludopy"] {
        for (text, quoted) in nonsense() {
            for command in ["moves", "perft", "rollout"] {
                let arguments = [command, "--rules", variant, "--roll", &text];
                folder.refused(&arguments, 1, &["--roll: dice ", &quoted]);
            }
        }
    }
    folder.refused_line("rollout --rules nine-mens-morris", 1, &["Mill has no dice to roll out"]);
}

#[test]
fn nonsense_for_a_move_is_quoted_in_short() {
    let folder = Folder::new("moves");
    for (variant, dice) in [("long-nardi", Some("63")), ("ludopy", Some("6")), ("nine-mens-morris", None)] {
        for (text, quoted) in nonsense() {
            let mut arguments = vec!["moves", "--rules", variant, "--why-not", &text];
            arguments.extend(dice.iter().flat_map(|dice| ["--roll", dice]));
            folder.refused(&arguments, 1, &["move ", &quoted]);
        }
    }
}

#[test]
fn nonsense_for_a_variant_or_a_player_is_quoted_in_short() {
    let folder = Folder::new("names");
    for (text, quoted) in nonsense() {
        for command in ["moves", "perft", "rollout", "simulate"] {
            folder.refused(&[command, "--rules", &text], 1, &["there is no variant ", &quoted]);
        }
        folder.refused(&["arena", "random", &text], 1, &["there is no player ", &quoted]);
        folder.refused(&["arena", "random", "random", "--sprt", &text], 1, &["--sprt ", &quoted]);
        let train = ["train", "--out", "net.safetensors"];
        folder.refused(&[&train[..], &["--recipe", &text]].concat(), 1, &["--recipe ", &quoted]);
        let set = format!("games={text}");
        folder.refused(&[&train[..], &["--set", &set]].concat(), 1, &["games = ", &quoted]);
    }
}

#[test]
fn arguments_that_are_no_text_are_refused() {
    let folder = Folder::new("no-text");
    let bytes = OsStr::from_bytes(&[0xff, 0xfe, 0x80]);
    for (command, option) in [("moves", "--position"), ("perft", "--roll"), ("rollout", "--rules")] {
        let arguments = [OsStr::new(command), OsStr::new(option), bytes];
        folder.refused(&arguments, 2, &["invalid UTF-8"]);
    }
}

#[test]
fn a_game_in_lines_goes_on_whatever_is_typed() {
    let folder = Folder::new("lines");
    let mut game = folder.start(&["play", "--plain", "--seed", "1"]);
    let lines =
        format!("{}\n{STRANGE}\n\0\0\nundo\nwhy\nwhy {0}\n24/18\n99/99\n\u{1b}[A\nfen\nquit\n", long());
    game.say(lines.as_bytes());
    game.say(&[0xff, b'\n']);
    let said = game.end();
    assert_eq!(said.code, Some(0), "{}", said.err);
    assert!(said.out.contains("move \"xxx") && said.out.contains('…'), "{}", said.out);
    assert!(said.out.len() < 20_000, "{} bytes", said.out.len());
}
