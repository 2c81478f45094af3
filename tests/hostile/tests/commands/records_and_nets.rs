//! Nets and records that are garbage, cut off, huge or no files.

use std::path::Path;

use crate::runner::{Folder, STRANGE, long};

/// Every command that reads a net, with `NET` for it.
const TAKING_NETS: [&str; 4] = [
    "rollout --roll 63 --net NET",
    "play --plain --net NET",
    "arena random greedy:NET --rounds 1",
    "train --out new.safetensors --from NET",
];

/// A file of one tensor that claims to be as large as a disk.
fn huge_shape() -> Vec<u8> {
    let header =
        r#"{"layer0.weight":{"dtype":"F32","shape":[1000000,1000000],"data_offsets":[0,4000000000000]}}"#;
    [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), &[0; 64]].concat()
}

#[test]
fn nets_that_are_none_are_refused_by_every_command_that_takes_nets() {
    let folder = Folder::new("nets");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models/long-nardi.safetensors");
    let shipped = std::fs::read(shipped).expect("the shipped net is there");
    let garbage: Vec<u8> = (0..5000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    folder.write("garbage", garbage);
    folder.write("empty", "");
    folder.write("cut", &shipped[..shipped.len() / 2]);
    folder.write("header", [&u64::MAX.to_le_bytes()[..], b"{}"].concat());
    folder.write("shape", huge_shape());
    folder.pipe("pipe");
    folder.folder("folder");
    for command in TAKING_NETS {
        for (file, problem) in [
            ("garbage", "not a net"),
            ("empty", "not a net"),
            ("cut", "not a net"),
            ("header", "not a net"),
            ("shape", "not a net"),
            ("pipe", "it is not a regular file"),
            ("folder", "it is not a regular file"),
            ("/dev/zero", "it is not a regular file"),
            ("nothing", "No such file"),
        ] {
            folder.refused_line(&command.replace("NET", file), 1, &[&format!("{file}: "), problem]);
        }
    }
}

/// Three games, one after the other.
fn three_games(folder: &Folder) -> Vec<String> {
    folder.run_line("simulate --games 3 --threads 1 --records games.txt").fine();
    let text = folder.read("games.txt");
    let games: Vec<String> =
        text.split("[Teahouse ").skip(1).map(|game| format!("[Teahouse {game}")).collect();
    assert_eq!(games.len(), 3);
    games
}

#[test]
fn a_record_that_was_cut_off_or_changed_is_refused_with_the_place() {
    let folder = Folder::new("records");
    let game = three_games(&folder).swap_remove(0);
    let reason = game.split("[Reason \"").nth(1).and_then(|rest| rest.split('"').next()).expect("it has one");
    let cases: [(&str, String, &str); 8] = [
        ("cut", game[..game.len() / 2].to_owned(), "DAMAGED: "),
        (
            "reason",
            game.replace(reason, "nardi-verdict-none"),
            "The record says Reason \"nardi-verdict-none\", but",
        ),
        ("nul", "\0".repeat(10_000), "line 1: A record begins with [Teahouse \"1\"]"),
        ("rules", game.replace("long-nardi", &long()), "there is no variant \"xxx"),
        ("start", game.replace("[Result", "[Start \"\0\"]\n[Result"), "The start of the record: FEN \"\\0\""),
        ("event", game.replacen(" r", &format!(" {}", long()), 1), "move \"xxx"),
        ("headers", format!("[Teahouse \"1\"]\n{}", "[A \"b\"]\n".repeat(50_000)), "for the second time"),
        ("digest", game.replace("[Digest \"", "[Digest \"0"), "DAMAGED: "),
    ];
    for (name, text, words) in cases {
        folder.write(name, text);
        let said =
            folder.refused_line(&format!("replay {name}"), 1, &[words, "1 games are damaged, 0 replay"]);
        assert!(said.out.len() < 3000, "{name}: {} bytes", said.out.len());
        folder.refused_line(&format!("replay {name} --game 1"), 1, &[&format!("{name}, game 1")]);
    }
    folder.write("empty", "");
    folder.refused_line("replay empty", 1, &["empty: there are no records in it"]);
    for number in ["0", "4", "18446744073709551615"] {
        let words = format!("--game {number}: there are 3 games");
        folder.refused_line(&format!("replay games.txt --game {number}"), 1, &[&words]);
    }
}

#[test]
fn good_games_around_a_damaged_one_still_replay_even_if_its_bytes_are_no_text() {
    let folder = Folder::new("around");
    let games = three_games(&folder);
    let middle = games[1].replacen(" r", " \u{1}", 1).into_bytes();
    let middle: Vec<u8> = middle.iter().map(|&byte| if byte == 1 { 0xff } else { byte }).collect();
    folder.write("damaged.txt", [games[0].as_bytes(), &middle, games[2].as_bytes()].concat());
    let words = ["     2  DAMAGED: ", "1 games are damaged, 2 replay to their result"];
    let said = folder.refused_line("replay damaged.txt", 1, &words);
    assert_eq!(said.out.lines().count(), 3, "{}", said.out);
    folder.run_line("replay damaged.txt --game 3").fine();
}

#[test]
fn replay_waited_for_a_pipe_and_filled_the_memory_from_a_device() {
    let folder = Folder::new("no-records");
    folder.pipe("pipe");
    folder.folder("folder");
    for file in ["pipe", "folder", "/dev/zero"] {
        let words = format!("cannot read {file}: it is not a regular file");
        folder.refused_line(&format!("replay {file}"), 1, &[&words]);
    }
    for file in ["pipe", "/dev/zero"] {
        let words = format!("cannot read {file}: it is not a regular file");
        folder.refused_line(&format!("review {file}"), 1, &[&words]);
    }
    folder.refused_line("review folder", 1, &["there are no records in what was named"]);
    for file in ["pipe", "folder", "/dev/zero"] {
        let words = format!("cannot read {file}: it is not a regular file");
        folder.refused_line(&format!("import {file}"), 1, &[&words]);
        folder.refused_line(&format!("export {file} --format mat"), 1, &[&words]);
    }
}

#[test]
fn what_is_imported_is_refused_with_its_place_and_never_printed_as_orders_to_a_terminal() {
    let folder = Folder::new("imported");
    folder.write("nul", "\0".repeat(10_000));
    folder.refused_line("import nul", 1, &["nul: This is none of the formats that are known"]);
    folder.write("long.pgn", format!("1. d6 {}\n", long()));
    let said =
        folder.refused_line("import long.pgn", 1, &["line 1, column 7: ", "1 games cannot be read, 0 can"]);
    assert!(said.out.len() < 3000, "{} bytes", said.out.len());
    folder.write("zip.npz", [b"PK\x03\x04".as_slice(), &[0xff; 10_000]].concat());
    folder.refused_line("import zip.npz", 1, &["byte 10004: The file is cut off here."]);
    folder.write(
        "strange.pgn",
        format!("[White \"{STRANGE}\"]\n[Variant \"nine-mens-morris\"]\n\n1. d6 {{{STRANGE}}} f4 *\n"),
    );
    for line in ["import strange.pgn", "export strange.pgn --format sanmill"] {
        let out = folder.run_line(line).fine();
        assert!(out.contains("d6") && !out.contains('\u{1b}'), "{out:?}");
    }
}

#[test]
fn a_record_made_replay_open_the_file_it_named() {
    let folder = Folder::new("opened");
    folder.write("secret.toml", "id = \"s\"\nextends = \"long-nardi\"\npassword = \"tea\"\n");
    folder.write("record", "[Teahouse \"1\"]\n[Rules \"secret.toml\"]\n[Result \"*\"]\n\n*\n");
    let said = folder.refused_line("replay record", 1, &["there is no variant \"secret.toml\""]);
    assert!(!said.out.contains("password"), "{}", said.out);
}

#[test]
fn a_terminal_obeyed_the_names_of_players_in_a_record() {
    let folder = Folder::new("obeyed");
    let game = three_games(&folder).swap_remove(0);
    folder.write("record", game.replacen("random", STRANGE, 1));
    for line in ["replay record", "replay record --game 1"] {
        let out = folder.run_line(line).fine();
        assert!(out.contains("\\u{1b}[2J") && !out.contains('\u{1b}'), "{out:?}");
    }
}
