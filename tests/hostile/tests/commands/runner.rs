//! Runs the binary within limits.

use std::ffi::OsStr;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Longer than anything here takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

/// The address space of a command, in kilobytes.
const MEMORY: u32 = 2 << 20;

/// A message that quotes more than this is of no use to anybody.
const LONGEST_MESSAGE: usize = 3000;

/// The binary that the workspace's tests build.
pub fn binary() -> PathBuf {
    let here = std::env::current_exe().expect("a test knows where it is");
    let folder = here.parent().and_then(Path::parent).expect("tests lie in target/PROFILE/deps");
    let binary = folder.join("teahouse");
    assert!(
        binary.is_file(),
        "{} is not there: `cargo test --workspace` builds it, and so does `cargo build -p teahouse-cli`",
        binary.display()
    );
    binary
}

/// A folder that goes away with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("teahouse-hostile-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("the system's folder for such things is writable");
        Folder(path)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.0.join(name), text).expect("the folder is writable");
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file was written")
    }

    /// A pipe that nobody writes to.
    pub fn pipe(&self, name: &str) {
        let made = Command::new("mkfifo").arg(self.0.join(name)).status().expect("mkfifo is there");
        assert!(made.success());
    }

    pub fn folder(&self, name: &str) {
        fs::create_dir_all(self.0.join(name)).expect("the folder is writable");
    }

    /// The names of everything in it.
    pub fn names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("the folder can be read").flatten();
        let mut names: Vec<String> =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Whether a file whose name contains this has so many bytes.
    pub fn has_grown(&self, part: &str, bytes: u64) -> bool {
        let files = fs::read_dir(&self.0).expect("the folder can be read").flatten();
        let mut named = files.filter(|file| file.file_name().to_string_lossy().contains(part));
        named.any(|file| file.metadata().is_ok_and(|known| known.len() >= bytes))
    }

    /// Starts a command in this folder, within the limits.
    pub fn start<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Running {
        self.start_script("exec \"$0\" \"$@\"", arguments)
    }

    /// Starts a shell script in which `$0` is the binary.
    pub fn start_script<A: AsRef<OsStr>>(&self, script: &str, arguments: &[A]) -> Running {
        let mut child = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MEMORY}; {script}")])
            .arg(binary())
            .args(arguments)
            .current_dir(&self.0)
            // Messages are compared in English, whatever is spoken here.
            .env("LC_ALL", "C")
            .env("TEAHOUSE_CACHE", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let out = listen(child.stdout.take().expect("it is piped"));
        let err = listen(child.stderr.take().expect("it is piped"));
        Running { child, out, err }
    }

    /// What a command says, with nothing to read.
    pub fn run<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Said {
        self.start(arguments).end()
    }

    /// What a line of words says, split at the spaces.
    pub fn run_line(&self, line: &str) -> Said {
        self.run(&line.split_whitespace().collect::<Vec<_>>())
    }

    /// Runs what must be refused: with this code, all these words, and nothing left behind.
    pub fn refused<A: AsRef<OsStr>>(&self, arguments: &[A], code: i32, words: &[&str]) -> Said {
        let before = self.names();
        let said = self.run(arguments);
        let about: Vec<String> =
            arguments.iter().map(|word| word.as_ref().to_string_lossy().chars().take(60).collect()).collect();
        assert_eq!(said.code, Some(code), "{about:?}: {}", said.err);
        let begin = if code == 2 { "error: " } else { "teahouse: " };
        assert!(said.err.starts_with(begin), "{about:?}: {}", said.err);
        assert!(said.err.len() < LONGEST_MESSAGE, "{about:?}: a message of {} bytes", said.err.len());
        let all = format!("{}{}", said.out, said.err);
        for word in words {
            assert!(all.contains(word), "{about:?}: no {word:?} in {all}");
        }
        assert_eq!(self.names(), before, "{about:?}: files");
        said
    }

    pub fn refused_line(&self, line: &str, code: i32, words: &[&str]) -> Said {
        self.refused(&line.split_whitespace().collect::<Vec<_>>(), code, words)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed does no harm in the system's folder for such things.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn listen(mut pipe: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut heard = Vec::new();
        pipe.read_to_end(&mut heard).expect("a pipe can be read");
        heard
    })
}

/// A command at work.
pub struct Running {
    child: Child,
    out: JoinHandle<Vec<u8>>,
    err: JoinHandle<Vec<u8>>,
}

impl Running {
    /// Says something to it, which it may stop listening to.
    pub fn say(&mut self, bytes: &[u8]) {
        let mut input = self.child.stdin.as_ref().expect("nobody has closed it");
        let _ = input.write_all(bytes);
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    }

    /// Waits until something is so.
    pub fn wait_for(&mut self, what: impl Fn() -> bool) {
        let started = Instant::now();
        while !what() {
            assert!(started.elapsed() < PATIENCE, "it never came");
            let ended = self.child.try_wait().expect("it is our child");
            assert!(ended.is_none(), "it ended before: {ended:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Ends its input and waits; what takes too long is killed, and fails the test. Nothing ever panics.
    pub fn end(mut self) -> Said {
        drop(self.child.stdin.take());
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it is our child") {
                break status;
            }
            if started.elapsed() > PATIENCE {
                self.child.kill().expect("it is our child");
                panic!("it did not end within {PATIENCE:?}");
            }
            std::thread::sleep(Duration::from_millis(2));
        };
        let text = |heard: JoinHandle<Vec<u8>>| {
            String::from_utf8(heard.join().expect("listening does not fail")).expect("it says text")
        };
        let said = Said { code: status.code(), out: text(self.out), err: text(self.err) };
        for words in ["panicked at", "RUST_BACKTRACE", "memory allocation of"] {
            assert!(!said.err.contains(words), "{}", said.err);
        }
        said
    }
}

/// How a command ended, and what it said.
#[derive(Debug)]
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Said {
    /// It worked; its output.
    pub fn fine(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.err);
        self.out
    }
}

/// Many letters; the longest argument that Linux takes has 128 KiB.
pub fn long() -> String {
    "x".repeat(100_000)
}

/// Letters of no alphabet: a direction mark, a snowman, digits of other scripts, an escape sequence.
pub const STRANGE: &str = "\u{200f}☃\u{fe0f}٣߿\u{1b}[2J";
