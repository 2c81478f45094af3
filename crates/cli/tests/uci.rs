//! `teahouse uci` as a process: signals, pipes, memory.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const BINARY: &str = env!("CARGO_BIN_EXE_teahouse");

/// Longer than anything here takes, on any machine.
const PATIENCE: Duration = Duration::from_secs(120);

const MILL: &str = "setoption name Rules value nine-mens-morris";

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Engine {
    fn start(command: &mut Command) -> Engine {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (sender, answers) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            output
                .lines()
                .map_while(Result::ok)
                .take_while(|line| sender.send(line.clone()).is_ok())
                .for_each(drop);
        });
        Engine { input: child.stdin.take(), child, answers }
    }

    fn new() -> Engine {
        Engine::start(Command::new(BINARY).arg("uci"))
    }

    /// With at most so many megabytes of address space.
    fn within(megabytes: u64) -> Engine {
        let script = format!("ulimit -v {}; exec \"$0\" uci", megabytes << 10);
        Engine::start(Command::new("sh").args(["-c", &script, BINARY]))
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input.as_mut().unwrap(), "{lines}").unwrap();
    }

    /// All answers up to one that begins so.
    fn hear(&mut self, wanted: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|line: &String| line.starts_with(wanted)) {
            match self.answers.recv_timeout(PATIENCE) {
                Ok(line) => heard.push(line),
                Err(error) => panic!("no {wanted} ({error}) in {heard:?}"),
            }
        }
        heard
    }

    fn ask(&mut self, lines: &str) -> Vec<String> {
        self.say(lines);
        self.say("isready");
        self.hear("readyok")
    }

    /// Waits for the end; gives the code and what was said on the way there.
    fn end(mut self) -> (ExitStatus, Vec<String>, String) {
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if started.elapsed() > PATIENCE {
                self.child.kill().unwrap();
                panic!("the engine does not end");
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        let mut complaints = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        (status, self.answers.iter().collect(), complaints)
    }

    fn end_input(mut self) -> (ExitStatus, Vec<String>, String) {
        drop(self.input.take());
        self.end()
    }

    /// The most memory it ever had, in megabytes.
    #[cfg(target_os = "linux")]
    fn most_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() >> 10
    }
}

#[test]
fn the_rules_can_be_chosen_on_the_command_line() {
    let mut engine = Engine::start(Command::new(BINARY).args(["uci", "--rules", "nine-mens-morris"]));
    let answers = engine.ask("position startpos moves d6\nd");
    assert!(answers.iter().any(|line| line.contains(" b p p 1 8 0 9 ")), "{answers:?}");
    let (status, _, complaints) =
        Engine::start(Command::new(BINARY).args(["uci", "--rules", "nothing"])).end_input();
    assert!(
        status.code() == Some(1) && complaints.contains("there is no variant \"nothing\""),
        "{complaints}"
    );
}

#[test]
fn the_end_of_the_input_ends_a_count_and_a_thought() {
    for work in [
        "perft 40",
        "setoption name Rules value nine-mens-morris\ngo depth 100\nlegal",
        "roll 63\ngo infinite",
    ] {
        let mut engine = Engine::new();
        engine.say(work);
        let (status, answers, complaints) = engine.end_input();
        assert!(status.success() && complaints.is_empty(), "{work}: {complaints}");
        let is_answered = answers.iter().any(|line| line == "perft 2 441" || line.starts_with("bestmove "));
        assert!(is_answered, "{work}: {answers:?}");
    }
}

#[test]
fn quit_is_heard_during_a_count() {
    let mut engine = Engine::new();
    engine.say("perft 40\nquit");
    assert!(engine.end().0.success());
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_session_in_order() {
    for signal in ["-TERM", "-INT"] {
        let mut engine = Engine::new();
        engine.say("roll 63\ngo infinite");
        engine.hear("info depth 1 ");
        let pid = engine.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        // The input stays open.
        let (status, answers, complaints) = engine.end();
        assert!(status.success() && complaints.is_empty(), "{signal}: {status} {complaints}");
        assert!(answers.iter().any(|line| line == "bestmove 24/18,18/15"), "{signal}: {answers:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_ends_the_session_with_a_code_and_without_a_panic() {
    for lines in ["isready\nisready", "setoption name Rules value nine-mens-morris\ngo infinite", "perft 40"]
    {
        let mut child = Command::new(BINARY)
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take();
        writeln!(input.as_mut().unwrap(), "{lines}").unwrap();
        // The input stays open, so only the output can end it.
        let engine = Engine { input, child, answers: channel().1 };
        let (status, _, complaints) = engine.end();
        assert_eq!(status.code(), Some(1), "{lines}");
        assert_eq!(complaints, "teahouse: nobody reads the answers any more\n", "{lines}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_large_table_costs_a_short_thought_no_memory() {
    let mut engine = Engine::new();
    let refused = engine.ask(&format!("{MILL}\nsetoption name Hash value 4096"));
    assert_eq!(refused, ["readyok"]);
    engine.say("go depth 5");
    engine.hear("bestmove ");
    assert!(engine.most_memory() < 200, "{} MB", engine.most_memory());
}

#[cfg(target_os = "linux")]
#[test]
fn memory_and_threads_that_there_are_not_are_refused_and_the_session_goes_on() {
    let mut engine = Engine::within(1024);
    let answers =
        engine.ask(&format!("{MILL}\nsetoption name Hash value 4096\nsetoption name Hash value 65536"));
    assert_eq!(
        answers.iter().filter(|line| line.contains("the machine does not give")).count(),
        2,
        "{answers:?}"
    );
    let answers = engine.ask("setoption name Threads value 256\nsetoption name Threads value 2");
    assert!(answers[0].starts_with("error Threads 256: the machine does not give that many"), "{answers:?}");
    assert_eq!(answers.len(), 2, "{answers:?}");
    engine.say("go depth 6");
    engine.hear("bestmove ");
    let (status, _, complaints) = engine.end_input();
    assert!(status.success() && complaints.is_empty(), "{complaints}");
}

#[cfg(target_os = "linux")]
#[test]
fn of_a_line_that_is_too_long_nothing_is_kept() {
    let mut engine = Engine::new();
    let input = engine.input.as_mut().unwrap();
    let block = vec![b'x'; 1 << 20];
    for _ in 0..256 {
        input.write_all(&block).unwrap();
    }
    let answers = engine.ask("");
    assert_eq!(answers, ["error the line is longer than 1048576 bytes; it was skipped", "readyok"]);
    assert!(engine.most_memory() < 100, "{} MB", engine.most_memory());
}

#[cfg(target_os = "linux")]
#[test]
fn nasty_sessions_stay_within_memory_and_end() {
    let long_game =
        format!("setoption name n_move_rule value 0\nposition startpos moves {}", "d6 ".repeat(300_000));
    let many_lines = "legal\n".repeat(20_000);
    let deep = format!("setoption name board.points value {}", "[".repeat(500_000));
    let sessions: [String; 6] = [
        format!("{MILL}\n{long_game}"),
        format!("{MILL}\nsetoption name MultiPV value 500\ngo depth 3\n{many_lines}"),
        format!("{MILL}\n{deep}"),
        "\0".repeat(3 << 20),
        format!("go infinite\nroll 63\ngo infinite\n{}", "position startpos\n".repeat(5_000)),
        format!("setoption name Rules value {}", "../".repeat(100_000)),
    ];
    for (index, lines) in sessions.iter().enumerate() {
        let mut engine = Engine::within(1024);
        // Said from elsewhere, since it hears no more than it can keep while we do not listen.
        let mut input = engine.input.take().unwrap();
        let text = format!("{lines}\nstop\nuci\nisready\n");
        let speaker = std::thread::spawn(move || input.write_all(text.as_bytes()).map(|()| input));
        engine.hear("uciok");
        engine.hear("readyok");
        engine.input = Some(speaker.join().unwrap().unwrap());
        let (status, _, complaints) = engine.end_input();
        assert!(status.success() && complaints.is_empty(), "{index}: {status} {complaints}");
    }
}
