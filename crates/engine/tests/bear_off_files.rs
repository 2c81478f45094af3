//! Files of bear-off databases: whole, cut short, damaged, and of former layouts.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use engine::Exact;
use engine::nardi::{BearOff, BearOffError};
use game::{Notation, Random};
use nardi::State;

static HOME: LazyLock<BearOff> = LazyLock::new(BearOff::home);

/// The bytes of the file of the home's database.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = Folder::new("bytes");
    let path = folder.0.join("home");
    HOME.save(&path).unwrap();
    std::fs::read(path).unwrap()
});

/// A folder of its own for a test, removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("teahouse-bear-off-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, bytes: &[u8]) -> PathBuf {
        let path = self.0.join("home.teahouse");
        std::fs::write(&path, bytes).unwrap();
        path
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap().flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn refusal(path: &Path) -> String {
    let error = BearOff::open(path).map(|_| ()).unwrap_err().to_string();
    assert!(error.starts_with(&path.display().to_string()), "{error} names the file");
    error
}

/// Up to 15 checkers on the home points.
fn placement(random: &mut Random) -> [u8; 6] {
    let mut counts = [0; 6];
    (0..1 + random.below(15)).for_each(|_| counts[random.below(6) as usize] += 1);
    counts
}

#[test]
fn a_file_answers_as_the_database_it_was_written_from() {
    let folder = Folder::new("same");
    let opened = BearOff::open(&folder.file(&FILE)).unwrap();
    assert_eq!(opened.points(), 6);
    let mut random = Random::new(5);
    // Enough to meet lists that lie across two blocks.
    for _ in 0..50_000 {
        let counts = placement(&mut random);
        assert_eq!(opened.turns(&counts), HOME.turns(&counts), "{counts:?}");
    }
    let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
    let state: State = game.read_state("6/bbbccc/6/5O b -").unwrap();
    let (mut from_file, mut from_memory) = ([0.0; 4], [0.0; 4]);
    assert!(opened.chances(&state, 0, &mut from_file) && HOME.chances(&state, 0, &mut from_memory));
    assert_eq!(from_file, from_memory);
    assert!(opened.verify().is_ok() && opened.fault().is_none());
    let copy = folder.0.join("copy");
    opened.save(&copy).unwrap();
    assert!(std::fs::read(copy).unwrap() == *FILE, "a copy is the same file");
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new("other");
    let missing = BearOff::open(&folder.0.join("nothing")).map(|_| ()).unwrap_err();
    assert!(missing.is_absence());
    for bytes in [&b""[..], b"something else", &[b'x'; 5000]] {
        let error = refusal(&folder.file(bytes));
        assert!(error.contains("is not a bear-off database"), "{error}");
    }
    assert!(refusal(&folder.0).contains("not a regular file"));
}

#[test]
fn a_file_of_the_former_layout_is_refused_by_name() {
    let folder = Folder::new("former");
    let mut former = b"teahouse bear-off 1: 12 points, doubles four, farthest, inner  \n".to_vec();
    former.resize(100_000, 7);
    let error = refusal(&folder.file(&former));
    assert!(error.contains("`teahouse bear-off 1: 12 points"), "{error}");
    assert!(error.contains("build it again"), "{error}");
}

#[test]
fn a_cut_or_lengthened_file_is_refused() {
    let folder = Folder::new("cut");
    let whole = FILE.len();
    for length in [64, 65, 1000, whole / 2, whole - 1] {
        let error = refusal(&folder.file(&FILE[..length]));
        assert!(error.contains(&format!("expected {whole} bytes, found {length}")), "{error}");
    }
    let mut longer = FILE.clone();
    longer.push(0);
    assert!(refusal(&folder.file(&longer)).contains("not a whole"));
}

#[test]
fn a_changed_byte_of_the_head_is_refused() {
    let folder = Folder::new("head");
    for at in [0, 20, 63, 64, 100, 500] {
        let mut bytes = FILE.clone();
        bytes[at] ^= 1;
        assert!(BearOff::open(&folder.file(&bytes)).is_err(), "byte {at}");
    }
}

#[test]
fn a_changed_byte_anywhere_is_found_and_never_believed() {
    let folder = Folder::new("damage");
    let mut random = Random::new(3);
    for _ in 0..20 {
        let mut bytes = FILE.clone();
        // Behind the head.
        let at = 4096 + random.below(bytes.len() as u32 - 4096) as usize;
        bytes[at] ^= 1 << random.below(8);
        let path = folder.file(&bytes);
        let opened = BearOff::open(&path).unwrap();
        let error = opened.verify().unwrap_err();
        assert!(matches!(&error, BearOffError::Checksum { path: named, .. } if *named == path), "{error}");
        let mut gaps = 0;
        for _ in 0..3000 {
            let counts = placement(&mut random);
            let turns = opened.turns(&counts);
            // A list of no chances at all stands for a placement that is not covered.
            gaps += u32::from(turns == [0.0]);
            assert!(turns == [0.0] || turns == HOME.turns(&counts), "{counts:?}");
        }
        assert_eq!(gaps > 0, opened.fault().is_some());
    }
}

#[test]
fn a_file_that_is_cut_short_while_it_is_in_use_leaves_positions_uncovered() {
    let folder = Folder::new("shrinking");
    let path = folder.file(&FILE);
    let opened = BearOff::open(&path).unwrap();
    let few = [1, 0, 0, 0, 0, 0];
    assert_eq!(opened.turns(&few), HOME.turns(&few));
    std::fs::File::options().write(true).open(&path).unwrap().set_len(100).unwrap();
    // With a map this would end the process.
    assert_eq!(opened.turns(&[0, 0, 0, 0, 0, 15]), [0.0]);
    let fault = opened.fault().unwrap().to_string();
    assert!(fault.starts_with(&path.display().to_string()), "{fault}");
    assert_eq!(opened.turns(&few), HOME.turns(&few), "what was read stays");
    let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
    let state = game.read_state("6/5o/6/5O b -").unwrap();
    assert!(!opened.chances(&state, 0, &mut [0.0; 4]));
}

/// What the child of the next test does: writes a database where there is no room for it.
#[test]
#[ignore = "only the test of the full disk starts it"]
fn write_where_there_is_no_room() {
    let path = std::env::var_os("TEAHOUSE_FULL_DISK").expect("the parent names the file");
    let error = HOME.save(Path::new(&path)).unwrap_err();
    assert!(matches!(error, BearOffError::Io { .. }), "{error}");
}

/// A file-size limit of the system stands for a full disk: writing fails in the middle of the file.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_what_was_there_and_nothing_else() {
    let folder = Folder::new("full");
    let path = folder.file(b"what was there");
    let limited = "trap '' XFSZ; ulimit -f 500; exec \"$0\" --exact write_where_there_is_no_room --ignored";
    let child = std::process::Command::new("sh")
        .args(["-c", limited])
        .arg(std::env::current_exe().unwrap())
        .env("TEAHOUSE_FULL_DISK", &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success() && said.contains("1 passed"), "{said}");
    assert_eq!(folder.names(), ["home.teahouse"]);
    assert_eq!(std::fs::read(&path).unwrap(), b"what was there");
}
