//! What goes on beside the listener: thoughts, counts, pondering, clocks.

mod common;

use std::io::{self, Read, Write};

use common::{Client, Page, answer};
use protocol::{Next, Output, Session, serve};

const MILL: &str = "setoption name Rules value nine-mens-morris\n";

/// The answers of a session to a whole input.
fn served(input: impl Read + Send + 'static) -> (io::Result<()>, String) {
    let page = Page::default();
    let ended = serve(Session::new(Output::new(page.clone())), input);
    (ended, page.take())
}

#[test]
fn a_count_hears_isready_and_stop() {
    let mut client = Client::default();
    client.session.line("perft 40").unwrap();
    let mut text = client.hear("perft 2 441\n");
    text.push_str(&client.ask("isready"));
    assert!(text.contains("readyok\n") && !text.contains("stopped"), "{text}");
    text.push_str(&client.ask("stop"));
    assert!(text.starts_with("perft 1 21\nperft 2 441\n"), "{text}");
    assert!(text.contains("info string perft stopped in depth "), "{text}");
    assert_eq!(client.ask("legal"), "legal 0\n");
}

#[test]
fn readyok_ends_a_count_that_scripts_wait_for() {
    assert_eq!(answer("perft 3\nisready"), "perft 1 21\nperft 2 441\nperft 3 30117\nreadyok\n");
}

#[test]
fn readyok_does_not_wait_for_a_thought_that_follows_a_count() {
    let mut client = Client::default();
    client.ask(MILL.trim_end());
    client.ask("perft 2");
    client.ask("go depth 100");
    let text = client.ask("isready");
    assert!(text.contains("readyok\n") && !text.contains("bestmove"), "{text}");
    assert!(client.ask("stop").contains("bestmove "));
}

#[test]
fn a_count_hears_quit() {
    let mut client = Client::default();
    client.session.line("perft 40").unwrap();
    let mut text = client.hear("perft 2 441\n");
    assert_eq!(client.session.line("quit").unwrap(), Next::Ends);
    text.push_str(&client.page.take());
    assert!(text.starts_with("perft 1 21\nperft 2 441\n") && text.contains("perft stopped"), "{text}");
}

#[test]
fn other_lines_wait_for_a_count() {
    let text = answer("perft 3\nlegal");
    assert_eq!(text, "perft 1 21\nperft 2 441\nperft 3 30117\nlegal 0\n");
}

#[test]
fn the_end_of_the_input_ends_everything_and_what_is_finished_is_said() {
    let (ended, text) = served(&b"perft 40"[..]);
    assert!(ended.is_ok() && text.starts_with("perft 1 21\nperft 2 441\n"), "{text}");
    let (_, text) =
        served(&b"setoption name Rules value nine-mens-morris\ngo depth 100\nlegal\nperft 40\nlegal\n"[..]);
    assert!(text.contains("bestmove ") && text.contains("perft 1 24\n"), "{text}");
    assert_eq!(text.matches("legal 24 ").count(), 2, "{text}");
    let (_, text) = served(&b"roll 63\ngo infinite\n"[..]);
    assert!(text.ends_with("bestmove 24/18,18/15\n"), "{text}");
}

#[test]
fn stop_is_heard_while_a_line_waits() {
    let input = format!("{MILL}go depth 100\nlegal\nstop\nperft 40\nlegal\nstop\nisready\n");
    let (_, text) = served(io::Cursor::new(input));
    let at = |wanted: &str| text.find(wanted).unwrap_or_else(|| panic!("{wanted}: {text}"));
    assert!(at("bestmove ") < at("legal 24 ") && at("perft stopped") < at("readyok"), "{text}");
}

/// Says one byte again and again, then the rest.
struct Long {
    bytes: usize,
    rest: &'static [u8],
}

impl Read for Long {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.min(buffer.len());
        if count == 0 {
            return self.rest.read(buffer);
        }
        buffer[..count].fill(b'x');
        self.bytes -= count;
        Ok(count)
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_whole_and_the_next_one_is_answered() {
    let refused = "error the line is longer than 1048576 bytes; it was skipped\n";
    for bytes in [protocol::LONGEST_LINE + 1, 3 * protocol::LONGEST_LINE, 40_000_000] {
        let (_, text) = served(Long { bytes, rest: b"\nisready\n" });
        assert_eq!(text, format!("{refused}readyok\n"), "{bytes}");
    }
    let (_, text) = served(Long { bytes: protocol::LONGEST_LINE, rest: b"\nisready\n" });
    assert!(text.starts_with("error unknown command") && text.ends_with("…\"; expected one of uci, isready, ucinewgame, setoption, position, roll, d, legal, turns, perft, eval, go, ponderhit, stop and quit\nreadyok\n"), "{text}");
    let (_, text) = served(Long { bytes: 2 * protocol::LONGEST_LINE, rest: b"" });
    assert_eq!(text, refused, "without an end");
}

#[test]
fn an_output_that_is_gone_ends_the_session() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    // An input that never ends, so that only the output can end the session.
    let (input, _open) = io::pipe().unwrap();
    let mut lines = _open.try_clone().unwrap();
    writeln!(lines, "roll 63\ngo infinite").unwrap();
    let ended = serve(Session::new(Output::new(Gone)), input);
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
}

#[test]
fn the_word_moves_counts_only_where_it_stands_alone() {
    assert!(answer("position fen movesO5/6/o5/6 w -").starts_with("error "));
    let text = answer("position\tstartpos\tmoves r63\nd");
    assert!(text.contains("fen O5/6/o5/6 w 63\n"), "{text}");
    assert!(answer("position startposmoves r63").starts_with("error position \"startposmoves r63\""));
    assert!(answer("position startpos moves r63 moves").starts_with("error move 2: "));
}

#[test]
fn pondering_goes_on_until_the_hit_and_then_the_limits_count() {
    for limits in ["movetime 1", "depth 2", "", "wtime 1 btime 1"] {
        let mut client = Client::default();
        let mut text = client.ask(&format!("{MILL}go ponder {limits}"));
        if !text.contains("info ") {
            text.push_str(&client.hear("info "));
        }
        assert!(!text.contains("bestmove"), "{text}");
        assert!(client.ask("legal").contains("error thinking without end"));
        assert!(client.ask_and_wait("ponderhit").contains("bestmove "), "{limits}");
        assert_eq!(client.ask("ponderhit"), "error nothing is being pondered; go ponder comes first\n");
    }
}

#[test]
fn pondering_can_be_stopped_and_is_over_at_the_end_of_the_input() {
    let mut client = Client::default();
    assert!(client.ask(&format!("{MILL}go ponder wtime 60000 btime 60000\nstop")).contains("bestmove "));
    let (_, text) = served(&b"roll 63\ngo ponder movetime 50\n"[..]);
    assert!(text.contains("bestmove 24/18,18/15\n"), "{text}");
}

#[test]
fn what_to_ponder_is_named_if_asked_for_and_can_be_played() {
    let plain = answer(&format!("{MILL}go depth 4"));
    assert!(!plain.contains(" ponder "), "{plain}");
    let text = answer(&format!("{MILL}setoption name Ponder value true\ngo depth 4"));
    let words: Vec<&str> = text.lines().last().unwrap().split(' ').collect();
    assert_eq!((words.len(), words[0], words[2]), (4, "bestmove", "ponder"), "{text}");
    assert_eq!(answer(&format!("{MILL}position startpos moves {} {}", words[1], words[3])), "");
}

#[test]
fn a_clock_limits_a_thought_but_a_weaker_level_plays_as_it_does() {
    let clock = "go wtime 200 btime 100000000 winc 0 binc 0 movestogo 10";
    assert!(answer(&format!("{MILL}{clock}")).contains("bestmove "));
    let weak = answer(&format!("{MILL}setoption name Level value 2\n{clock}"));
    assert!(weak.contains("info depth 0 ") && !weak.contains(" score "), "{weak}");
    assert!(answer(&format!("{MILL}go wtime -20 btime 5")).contains("bestmove "));
    assert!(answer(&format!("{MILL}go winc -20")).starts_with("error go winc: expected a whole number"));
}

#[test]
fn positions_are_a_limit_in_dice_games_too() {
    let position = "position fen C3CA/1AACA1/gabbaa/A2a1A w 63\n";
    let deepest = |text: &str| {
        let depth = |line: &str| line.strip_prefix("info depth ")?.split(' ').next()?.parse::<u32>().ok();
        text.lines().filter_map(depth).max().unwrap()
    };
    assert_eq!(deepest(&answer(&format!("{position}go nodes 1"))), 0);
    let some = answer(&format!("{position}go nodes 20000"));
    assert!((1..3).contains(&deepest(&some)), "{some}");
}

#[test]
fn a_score_is_left_out_where_nothing_was_computed() {
    for start in ["roll 63\n", MILL, "setoption name Rules value ludopy\nroll 6\n"] {
        let weak = answer(&format!("{start}setoption name Level value 3\ngo"));
        assert!(weak.contains("info ") && !weak.contains(" score "), "{weak}");
        assert!(answer(&format!("{start}go depth 1")).contains(" score "));
    }
}
