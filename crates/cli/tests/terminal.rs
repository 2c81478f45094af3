//! The full screen with the real program on a pseudo-terminal, which `script` lends.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What a terminal of 80 × 24 shows, and everything it was sent.
struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
}

/// Teahouse on a terminal of its own.
struct Session {
    child: Child,
    keys: ChildStdin,
    seen: Arc<Mutex<Seen>>,
    home: PathBuf,
}

impl Session {
    fn start(home: &Path, environment: &str, arguments: &str) -> Session {
        let program = env!("CARGO_BIN_EXE_teahouse");
        let line = format!(
            "stty cols 80 rows 24; echo $$ > pid; {environment} exec '{program}' {arguments}; echo it could not start"
        );
        let mut command = Command::new("script");
        command.args(["-q", "-e", "-f", "-c", &line, "/dev/null"]).current_dir(home);
        command.env("TERM", "xterm-256color").env("SHELL", "/bin/sh").env_remove("NO_COLOR");
        command.env("TEAHOUSE_STATE", home.join("state")).env("TEAHOUSE_CACHE", home.join("cache"));
        command
            .env_remove("LANG")
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().expect("script (util-linux) lends a terminal");
        let (keys, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let [height, width] = [24, 80].map(|size| NonZero::new(size).unwrap());
        let parser = vt100::Parser::new(height, width, 0);
        let seen = Arc::new(Mutex::new(Seen { parser, bytes: Vec::new() }));
        let writer = seen.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                let mut seen = writer.lock().unwrap();
                seen.parser.process(&bytes[..count]);
                seen.bytes.extend_from_slice(&bytes[..count]);
            }
        });
        Session { child, keys, seen, home: home.to_owned() }
    }

    fn text(&self) -> String {
        self.seen.lock().unwrap().parser.screen().contents()
    }

    /// Waits until the screen shows this.
    fn wait_for(&self, part: &str) -> String {
        let started = Instant::now();
        loop {
            let text = self.text();
            if text.contains(part) {
                return text;
            }
            assert!(started.elapsed() < Duration::from_secs(60), "{part} never came:\n{text}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits for the end, and makes sure that the terminal is as it was: the usual screen, the cursor shown.
    fn ended(mut self) -> String {
        let started = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(started.elapsed() < Duration::from_secs(60), "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
        // What was written last may still be on its way here.
        loop {
            let seen = self.seen.lock().unwrap();
            let screen = seen.parser.screen();
            if !screen.alternate_screen() && !screen.hide_cursor() {
                return String::from_utf8_lossy(&seen.bytes).into_owned();
            }
            assert!(
                started.elapsed() < Duration::from_secs(60),
                "it was left as it was:\n{}",
                screen.contents()
            );
            drop(seen);
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn signal(&self, name: &str) {
        let pid = fs::read_to_string(self.home.join("pid")).unwrap();
        assert!(Command::new("kill").args(["-s", name, pid.trim()]).status().unwrap().success());
    }
}

/// A test that fails leaves nobody at a terminal behind.
impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

const MORRIS: &str = "play --rules nine-mens-morris --players human,level:1 --seed 3";

#[test]
fn an_unfinished_game_is_kept_and_offered_next_time() {
    let home = folder("kept");
    let mut session = Session::start(&home, "", MORRIS);
    session.wait_for("White to place a piece");
    session.press("d6\r");
    let text = session.wait_for("Last: Black played");
    let last = text.lines().find(|line| line.contains("Last: Black")).unwrap().to_owned();
    session.press("quit\r");
    assert!(session.ended().contains("Nine Men's Morris"));
    let kept: Vec<_> = fs::read_dir(home.join("state/unfinished")).unwrap().flatten().collect();
    assert_eq!(kept.len(), 1, "whole, and nothing beside it");

    let mut session = Session::start(&home, "", MORRIS);
    session.wait_for("There is an unfinished game of Nine Men's Morris.");
    session.wait_for("Go on with it (2 events so far)");
    session.press("\r");
    session.wait_for(last.trim());
    session.press("resign\r");
    session.wait_for("White has resigned");
    session.press("\u{3}");
    session.ended();
    assert_eq!(fs::read_dir(home.join("state/unfinished")).unwrap().count(), 0, "it is over");
}

#[test]
fn an_unfinished_game_that_is_damaged_is_told_and_a_new_one_begins() {
    let home = folder("damaged");
    let mut session = Session::start(&home, "", MORRIS);
    session.wait_for("White to place a piece");
    session.press("d6\r");
    session.wait_for("Last: Black played");
    session.press("\u{3}");
    session.ended();
    let kept = fs::read_dir(home.join("state/unfinished")).unwrap().flatten().next().unwrap().path();
    let whole = fs::read_to_string(&kept).unwrap();
    for (damaged, is_asked) in [("[Teahouse".to_owned(), false), (whole.replace("\nd6 ", "\nz9 "), true)] {
        fs::write(&kept, damaged).unwrap();
        let mut session = Session::start(&home, "", MORRIS);
        if is_asked {
            session.wait_for("There is an unfinished game");
            session.press("\r");
        }
        session.wait_for("The unfinished game cannot be taken up: ");
        session.press("\u{1b}");
        let text = session.wait_for("White to place a piece");
        assert!(!text.contains("Last:"), "{text}");
        session.press("\u{3}");
        session.ended();
    }
}

#[test]
fn new_skips_the_offer_and_resume_needs_no_question() {
    let home = folder("new");
    let mut session = Session::start(&home, "", MORRIS);
    session.wait_for("White to place a piece");
    session.press("d6\r");
    session.wait_for("Last: Black played");
    session.press("\u{3}");
    session.ended();
    for rules in ["--rules nine-mens-morris", ""] {
        let mut session = Session::start(&home, "", &format!("play {rules} --resume"));
        session.wait_for("Last: Black played");
        session.press("\u{3}");
        session.ended();
    }
    let session = Session::start(&home, "", "play --rules long-nardi --resume");
    session.wait_for("There is no unfinished game of Long Nardi.");
    session.ended();
    let mut session = Session::start(&home, "", &format!("{MORRIS} --new"));
    let text = session.wait_for("White to place a piece");
    assert!(!text.contains("Last:"), "{text}");
    session.press("\u{3}");
    session.ended();
}

#[test]
fn where_no_net_plays_the_rules_one_may_learn_them_first() {
    let home = folder("learn");
    let rules = "id = \"mine\"\nname = \"Mine\"\nextends = \"mensch\"\npieces = 2\n";
    fs::write(home.join("mine.toml"), rules).unwrap();
    let mut session = Session::start(&home, "", "play --rules mine.toml --seed 4");
    session.wait_for("No net plays these rules yet. Shall one learn them first?");
    session.press("\u{1b}[B\r");
    session.wait_for("You face level 5: a hand-written estimate");
    session.press("\u{3}");
    session.ended();
    let mut session = Session::start(&home, "", "play --rules mine.toml --seed 4");
    session.wait_for("> Learn for 30 seconds at most, then play");
    session.press("\r");
    session.wait_for("Learning Mine");
    // Ctrl-C: what it has learned so far is enough.
    session.press("\u{3}");
    session.wait_for("You face level 5: the net mine. Learned from ");
    session.press("\u{3}");
    session.ended();
}

#[test]
fn without_arguments_there_is_a_menu_of_games_rules_and_levels() {
    let home = folder("menu");
    let mut session = Session::start(&home, "", "");
    session.wait_for("> Long Nardi and its family");
    session.press("\u{1b}[B\u{1b}[B\r");
    session.wait_for("> Nine Men's Morris");
    session.press("\r");
    session.wait_for("> level 5: search");
    session.press("\u{1b}[A\r");
    session.wait_for("White: you, Black: level 4");
    session.press("\u{3}");
    session.ended();
    let mut session = Session::start(&home, "", "play --plain");
    session.wait_for("3  Mill and its family");
    session.press("9\r");
    session.wait_for("\"9\" is none of the numbers 1 to 3.");
    session.press("1\r");
    session.wait_for("1  Long Nardi");
    session.press("1\r");
    session.wait_for("11  Nobody else");
    session.press("10\r");
    session.wait_for("You face level 10: net long-nardi");
    session.press("quit\r");
    session.ended();
}

#[test]
fn the_terminal_is_restored_after_ctrl_c_and_sigterm() {
    for by in ["key", "TERM", "INT", "HUP"] {
        let home = folder(&format!("restored-{by}"));
        let mut session = Session::start(&home, "", MORRIS);
        session.wait_for("White to place a piece");
        assert!(session.seen.lock().unwrap().parser.screen().alternate_screen());
        if by == "key" {
            session.press("\u{3}");
        } else {
            session.signal(by);
        }
        session.ended();
    }
}

#[test]
fn the_program_ends_when_its_terminal_is_closed() {
    let home = folder("closed");
    let mut session = Session::start(&home, "", "play --rules three-mens-morris --new");
    session.wait_for("Three");
    let program = fs::read_to_string(home.join("pid")).unwrap();
    // The terminal goes without a word, as when a window is closed by force.
    session.child.kill().unwrap();
    session.child.wait().unwrap();
    let (started, status) = (Instant::now(), PathBuf::from(format!("/proc/{}/status", program.trim())));
    let is_alive = || fs::read_to_string(&status).is_ok_and(|text| !text.contains("State:\tZ"));
    while is_alive() {
        assert!(started.elapsed() < Duration::from_secs(60), "it goes on without a terminal");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn no_color_means_no_colours_and_a_cursor_in_brackets() {
    let home = folder("no-color");
    let mut session = Session::start(&home, "NO_COLOR=1", &format!("{MORRIS} --new"));
    session.wait_for("White to place a piece");
    session.press("\u{1b}[C");
    let text = session.wait_for("[");
    assert!(text.contains(']'), "{text}");
    session.press("\u{3}");
    let sent = session.ended();
    let colours = sent.split("\u{1b}[").filter(|part| {
        let style = part.split('m').next().unwrap_or_default();
        style.split(';').any(|number| matches!(number.parse(), Ok(30..=38 | 40..=48 | 90..=107)))
    });
    assert_eq!(colours.count(), 0);
}

#[test]
fn a_question_mark_opens_the_help() {
    let home = folder("help");
    let mut session = Session::start(&home, "", &format!("{MORRIS} --new"));
    session.wait_for("White to place a piece");
    session.press("?");
    session.wait_for("Commands, typed at the prompt");
    session.press("\u{1b}");
    session.wait_for("White to place a piece");
    session.press("\u{3}");
    session.ended();
}
