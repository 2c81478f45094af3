//! The engine protocol as a process with little memory.

use crate::runner::Folder;

/// What a session answers to these bytes, after which its input ends.
fn answers(bytes: &[u8]) -> String {
    let folder = Folder::new(&format!("uci-{}-{}", bytes.len(), bytes[bytes.len() / 2]));
    let mut session = folder.start(&["uci"]);
    session.say(bytes);
    let said = session.end();
    assert_eq!(said.code, Some(0), "{}", said.err);
    assert_eq!(said.err, "");
    assert_eq!(folder.names(), [""; 0]);
    said.out
}

#[test]
fn a_line_of_five_megabytes_is_skipped_and_the_next_one_heard() {
    let mut bytes = b"position fen ".to_vec();
    bytes.resize(5 << 20, b'x');
    bytes.extend(b"\nisready\n");
    assert_eq!(answers(&bytes), "error the line is longer than 1048576 bytes; it was skipped\nreadyok\n");
}

#[test]
fn a_terabyte_for_the_table_is_refused() {
    let said =
        answers(b"setoption name Hash value 1048576\nsetoption name Hash value 1099511627776\nisready\n");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "error Hash \"1048576\": expected a whole number from 1 to 65536");
    assert_eq!(lines[1], "error Hash \"1099511627776\": expected a whole number from 1 to 65536");
    assert_eq!(lines[2..], ["readyok"]);
}

#[test]
fn contradictory_rules_are_refused_and_the_old_ones_stay() {
    let said = answers(
        b"setoption name Rules value nine-mens-morris\nsetoption name Rules value nothing\n\
          setoption name piece_count value 2\nsetoption name pieces_at_least_count value 16\nd\nisready\n",
    );
    for words in [
        "error there is no variant \"nothing\"",
        "error piece_count stays as it is: ",
        "error pieces_at_least_count stays as it is: ",
        "fen ********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1\nreadyok\n",
    ] {
        assert!(said.contains(words), "no {words:?} in {said}");
    }
}

#[test]
fn a_count_of_twenty_plies_stops_when_told() {
    let said = answers(b"setoption name Rules value nine-mens-morris\nperft 20\nstop\nisready\n");
    assert!(said.contains("info string perft stopped in depth "), "{said}");
    assert!(said.ends_with("readyok\n"), "{said}");
}

#[test]
fn the_end_of_the_input_ends_a_thought_with_a_move() {
    let said = answers(b"setoption name Rules value nine-mens-morris\ngo infinite\n");
    assert_eq!(said.matches("bestmove ").count(), 1, "{said}");
}

#[test]
fn bytes_that_no_terminal_should_see_were_sent_back_in_errors() {
    let said = answers(
        b"position fen \0\x1b[2J\nposition startpos moves \0\nroll \0\x1b\nroll 63\nroll \x1b\nact \xff\0\n\
          setoption name Rules value \x1b[2J\n\x1b[2J\nsetoption name \x1b value 1\nsetoption name Hash value \x1b\nisready\n",
    );
    assert!(said.lines().filter(|line| line.starts_with("error ")).count() >= 8, "{said:?}");
    assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
}

#[test]
fn pipes_and_garbage_for_nets_and_rules_are_refused_in_a_session() {
    let folder = Folder::new("uci-files");
    folder.pipe("pipe.toml");
    folder.write("garbage", [7; 100]);
    let mut session = folder.start(&["uci"]);
    session.say(
        b"setoption name Rules value pipe.toml\nroll 63\nsetoption name Net value pipe.toml\ngo depth 1\n\
          setoption name Net value garbage\ngo depth 1\nisready\n",
    );
    let said = session.end().fine();
    assert!(said.contains("error cannot read pipe.toml: it is no plain file"), "{said}");
    assert!(said.contains("pipe.toml: it is not a regular file"), "{said}");
    assert!(said.contains("garbage: not a net"), "{said}");
    assert!(said.contains("readyok\n"), "{said}");
}
