//! Input that nobody should send: nothing panics, everything is answered, and memory stays bounded.

mod common;

use std::io;

use common::{Client, Page};
use game::Random;
use protocol::{Next, Output, Session, serve};

/// Lines that mean something, to be changed into ones that do not.
const LINES: &[&str] = &[
    "uci",
    "isready",
    "ucinewgame",
    "d",
    "legal",
    "turns",
    "eval",
    "stop",
    "ponderhit",
    "perft 1",
    "perft 2",
    "perft 64",
    "go depth 1",
    "go ply 1 nodes 10",
    "go movetime 1",
    "go rollouts 2 movetime 1",
    "go wtime 10 btime 10 winc 1 binc 1 movestogo 1",
    "go infinite",
    "go ponder movetime 1",
    "roll 63",
    "roll 6",
    "position startpos",
    "position startpos moves r63 24/18,18/15 r52",
    "position fen O5/6/o5/6 w 63 moves 24/18",
    "position fen ********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1 moves d6 f4",
    "position fen 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 0 6 1 0 0 - moves p0+6",
    "setoption name Rules value nine-mens-morris",
    "setoption name Rules value ludopy",
    "setoption name Rules value long-nardi",
    "setoption name piece_count value 12",
    "setoption name board.layout value two-rings",
    "setoption name board.points value [[[\"a\", 0, 0]]]",
    "setoption name head.limit value 2",
    "setoption name pieces value 2",
    "setoption name Hash value 2",
    "setoption name Threads value 2",
    "setoption name Level value 3",
    "setoption name SkillLevel value 2",
    "setoption name MultiPV value 3",
    "setoption name Net value nowhere",
    "setoption name Clear Hash",
];

/// Words that make lines wrong.
const WORDS: &[&str] = &[
    "18446744073709551616",
    "-9223372036854775809",
    "99999999999999999999999999999999999999",
    "1e999",
    "NaN",
    "0",
    "-1",
    "moves",
    "value",
    "name",
    "fen",
    "startpos",
    "\u{202e}\u{1F3B2}",
    "ß\u{0301}İ",
    "\0\u{7}\u{1b}[2J",
    "\u{feff}",
    "/dev/null",
    "../../../..",
    "[[[[[[[[[[[[[[[[",
    "\"",
    "{}",
    "%n%s",
    "r",
    "r00",
    "r99999999999",
    "24/18,24/18,24/18,24/18,24/18",
    "x",
    "p9+9",
    "a1-a1",
    "********",
];

fn pick<'t>(random: &mut Random, texts: &[&'t str]) -> &'t str {
    texts[random.below(texts.len() as u32) as usize]
}

/// A line that has been changed, or was never one.
fn hostile(random: &mut Random) -> String {
    let mut words: Vec<String> = pick(random, LINES).split(' ').map(str::to_owned).collect();
    match random.below(8) {
        0 => {}
        1 => {
            return (0..random.below(60))
                .map(|_| char::from_u32(random.below(0x3000)).unwrap_or('\u{fffd}'))
                .collect();
        }
        2 => words = (0..random.below(9)).map(|_| pick(random, WORDS).to_owned()).collect(),
        3 => words.extend((0..1 + random.below(300)).map(|_| pick(random, WORDS).to_owned())),
        4 => words.push(pick(random, WORDS).repeat(1 + random.below(2_000) as usize)),
        5 => drop(words.remove(random.below(words.len() as u32) as usize)),
        _ => {
            let at = random.below(words.len() as u32) as usize;
            words[at] = pick(random, WORDS).to_owned();
        }
    }
    words.join(if random.below(10) == 0 { "\t \t" } else { " " })
}

/// Whether a line that asks for something was answered, with what it asked for or with a complaint.
fn is_answered(line: &str, text: &str) -> bool {
    let needs = ["uci", "isready", "d", "legal", "turns", "eval"];
    !needs.contains(&line.trim()) || !text.is_empty()
}

#[test]
fn thousands_of_hostile_lines_are_answered_and_nothing_panics() {
    let batches = if std::env::var_os("TEAHOUSE_LONG").is_some() { 10_000 } else { 400 };
    for batch in 0..batches {
        let mut random = Random::stream(0x5eed, batch);
        let mut client = Client::default();
        for _ in 0..60 {
            let line = hostile(&mut random).replace(['\n', '\r'], " ");
            let next = client.session.line(&line).unwrap();
            assert_eq!(next == Next::Ends, line.split_whitespace().next() == Some("quit"), "{line:?}");
            let text = client.page.take();
            assert!(is_answered(&line, &text), "{line:?} was not answered");
            assert!(!text.contains("mistake of the program"), "{line:?}: {text}");
            let longest = text.lines().filter(|line| line.starts_with("error ")).map(str::len).max();
            assert!(longest.unwrap_or(0) < 10_000, "{line:?}");
            // What would not end by itself, or not soon, must not outlive the next line.
            client.session.line("stop").unwrap();
        }
        client.page.take();
        assert_eq!(client.ask("isready"), "readyok\n", "batch {batch}");
        assert!(
            client.ask("setoption name Rules value long-nardi\nlegal").ends_with("legal 0\n"),
            "batch {batch}"
        );
    }
}

#[test]
fn hostile_bytes_on_a_stream_are_answered_to_the_last_line() {
    for batch in 0..20 {
        let mut random = Random::stream(0xb17e5, batch);
        let mut bytes: Vec<u8> = Vec::new();
        for _ in 0..50 {
            let mut line = hostile(&mut random).into_bytes();
            for _ in 0..random.below(4) {
                let at = random.below(line.len() as u32 + 1) as usize;
                line.insert(at, random.below(256) as u8);
            }
            bytes.extend(line);
            bytes.extend(b"\nstop\n");
        }
        bytes.extend(b"ucinewgame\nisready\n");
        let page = Page::default();
        serve(Session::new(Output::new(page.clone())), io::Cursor::new(bytes)).unwrap();
        assert!(page.take().ends_with("readyok\n"), "batch {batch}");
    }
}

#[test]
fn stop_and_quit_may_come_at_any_time() {
    for batch in 0..12 {
        let mut random = Random::stream(0x0ff, batch);
        let mut input = String::new();
        for _ in 0..20 {
            input.push_str(pick(&mut random, LINES));
            input.push('\n');
            if random.below(2) == 0 {
                input.push_str("stop\n");
            }
        }
        input.push_str("stop\nisready\nquit\nnever heard\n");
        let page = Page::default();
        serve(Session::new(Output::new(page.clone())), io::Cursor::new(input)).unwrap();
        let text = page.take();
        assert!(text.ends_with("readyok\n") && !text.contains("never heard"), "batch {batch}: {text}");
    }
}
