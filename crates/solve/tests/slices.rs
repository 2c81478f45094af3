//! Pairs that do not fit the memory: the same bytes in slices as whole, whatever comes between.

mod common;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

use common::{HEXAGON, contents, folder, mill_of, mill_with, settings, solve_patiently, solved};
use mill::Mill;
use solve::{Head, Planned, Settings, Solver, Watch};

/// Settings with a limit.
fn limited(folder: &Path, depths: bool, pieces: Option<u8>, memory: u64) -> Settings {
    Settings { memory, ..settings(folder, depths, pieces) }
}

/// How many slices the pair is cut into that is cut into most.
fn most_slices(game: &Mill, settings: Settings) -> usize {
    Solver::new(game, settings).unwrap().plan().iter().map(Planned::slices).max().unwrap()
}

/// A limit under which the largest pair has at least so many slices, found by lowering it.
fn limit_for(game: &Mill, place: &Path, depths: bool, pieces: u8, slices: usize) -> u64 {
    let mut memory = 20_000_000;
    while most_slices(game, limited(place, depths, Some(pieces), memory)) < slices {
        memory = memory * 4 / 5;
        assert!(memory > 1000, "{slices} slices");
    }
    memory
}

/// The folder that scratch files of a game lie in.
fn scratch_of(game: &Mill, folder: &Path) -> PathBuf {
    folder.join(format!("mill-{}", solve::digest(game, solve::Part::Moving))).join("scratch")
}

fn assert_same_in_slices(name: &str, game: &Mill, pieces: u8, depths: bool) {
    let whole = folder(&format!("whole-{name}-{depths}"));
    solved(game, &whole, depths, Some(pieces));
    let expected = contents(&whole);
    assert!(expected.len() > 2);
    for (slices, threads) in [(2, 1), (3, 4), (20, 4)] {
        let cut = folder(&format!("cut-{name}-{depths}"));
        let memory = limit_for(game, &cut, depths, pieces, slices);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let limited = limited(&cut, depths, Some(pieces), memory);
        pool.install(|| solve_patiently(game, limited, i64::MAX)).unwrap();
        // Nothing but databases is left, and they are the same.
        assert!(contents(&cut) == expected, "{name}: {slices} slices, {threads} threads, {memory} bytes");
        assert!(!scratch_of(game, &cut).exists(), "{name}");
        fs::remove_dir_all(cut).unwrap();
    }
    fs::remove_dir_all(whole).unwrap();
}

#[test]
fn nine_men_in_slices_are_the_same_bytes() {
    let game = mill_with("nine-mens-morris", &[]);
    assert_same_in_slices("nine", &game, 7, false);
    assert_same_in_slices("nine", &game, 7, true);
}

#[test]
fn six_men_in_slices_are_the_same_bytes() {
    assert_same_in_slices("six", &mill_with("six-mens-morris", &[]), 9, true);
}

#[test]
fn a_board_of_our_own_in_slices_is_the_same_bytes() {
    assert_same_in_slices("hexagon", &mill_of(HEXAGON), 9, false);
    assert_same_in_slices("hexagon", &mill_of(HEXAGON), 8, true);
}

#[test]
fn captures_of_several_pieces_in_slices_are_the_same_bytes() {
    // Two mills at once take two pieces, so more than one sub-space below is needed.
    assert_same_in_slices("morabaraba", &mill_with("morabaraba", &[]), 7, false);
    let several = mill_with("six-mens-morris", &[("may_remove_multiple", "true")]);
    assert_same_in_slices("several", &several, 9, true);
}

#[test]
fn stopped_at_any_moment_slices_leave_nothing_behind_and_come_to_the_same_bytes() {
    let game = mill_of(HEXAGON);
    let (straight, broken) = (folder("slices-straight"), folder("slices-broken"));
    solved(&game, &straight, true, Some(8));
    let memory = limit_for(&game, &broken, true, 8, 7);
    let mut stops = 0;
    while let Err(problem) = solve_patiently(&game, limited(&broken, true, Some(8), memory), 5 + 47 * stops) {
        assert_eq!(problem.0.code, "solve-interrupted");
        assert!(!scratch_of(&game, &broken).exists());
        let known = contents(&straight);
        assert!(contents(&broken).iter().all(|file| known.contains(file)), "files are whole or not there");
        stops += 1;
        assert!(stops < 1000);
    }
    assert!(stops > 5, "stopped {stops} times");
    assert!(contents(&straight) == contents(&broken));
    fs::remove_dir_all(straight).unwrap();
    fs::remove_dir_all(broken).unwrap();
}

#[test]
fn what_a_killed_run_left_is_cleared_whether_slices_are_needed_or_not() {
    let game = mill_of(HEXAGON);
    let whole = folder("leftover-whole");
    solved(&game, &whole, false, Some(7));
    let expected = contents(&whole);
    for needs_slices in [false, true] {
        let place = folder("leftover");
        let scratch = scratch_of(&game, &place);
        fs::create_dir_all(scratch.join("deeper")).unwrap();
        for name in ["lock", "3-4.bytes", "1-0.letters0", "1-0.letters1", "deeper/other"] {
            fs::write(scratch.join(name), [7; 100]).unwrap();
        }
        let memory = if needs_slices { limit_for(&game, &place, false, 7, 4) } else { 1_000_000_000 };
        solve_patiently(&game, limited(&place, false, Some(7), memory), i64::MAX).unwrap();
        assert!(!scratch.exists());
        assert!(contents(&place) == expected);
        fs::remove_dir_all(place).unwrap();
    }
    fs::remove_dir_all(whole).unwrap();
}

#[test]
fn scratch_files_of_another_run_that_goes_on_are_left_alone() {
    let game = mill_of(HEXAGON);
    let place = folder("busy");
    let scratch = scratch_of(&game, &place);
    fs::create_dir_all(&scratch).unwrap();
    let lock = File::create(scratch.join("lock")).unwrap();
    lock.lock().unwrap();
    fs::write(scratch.join("3-4.bytes"), [7; 100]).unwrap();
    let memory = limit_for(&game, &place, false, 7, 2);
    let problem = solve_patiently(&game, limited(&place, false, Some(7), memory), i64::MAX).unwrap_err();
    assert_eq!(problem.0.code, "solve-scratch-busy");
    assert!(problem.to_string().contains("scratch"), "{problem}");
    // Who needs no scratch files is not kept from solving.
    solved(&game, &place, false, Some(7));
    assert_eq!(fs::read(scratch.join("3-4.bytes")).unwrap(), [7; 100]);
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn less_than_the_least_memory_is_refused_with_what_is_needed_and_that_is_enough() {
    let game = mill_with("nine-mens-morris", &[]);
    let place = folder("least");
    let limit = |memory| limited(&place, false, Some(7), memory);
    let problem = solve_patiently(&game, limit(10_000), i64::MAX).unwrap_err();
    assert_eq!(problem.0.code, "solve-memory");
    assert!(contents(&place).is_empty());
    let least = Solver::new(&game, limit(10_000)).unwrap().memory();
    let said = game::Argument::Number(least.div_ceil(1_000_000) as i64);
    assert_eq!(problem.0.argument("needed"), Some(&said), "{problem}");
    assert_eq!(solve_patiently(&game, limit(least - 1), i64::MAX).unwrap_err().0.code, "solve-memory");
    solve_patiently(&game, limit(least), i64::MAX).unwrap();
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn pairs_that_cannot_be_cut_are_still_refused() {
    // Captures without mills are solved by asking the rules about every move, which takes all of it at once.
    let game = mill_with("nine-mens-morris", &[("custodian_capture.enabled", "true")]);
    let place = folder("uncut");
    let solver = Solver::new(&game, limited(&place, false, Some(6), 1_000_000)).unwrap();
    assert!(solver.plan().iter().all(|pair| pair.slices() == 0));
    let problem = solve_patiently(&game, limited(&place, false, Some(6), 1_000_000), i64::MAX).unwrap_err();
    assert_eq!(problem.0.code, "solve-memory");
    fs::remove_dir_all(place).unwrap();
}

/// Looks at the scratch files at every report, and may do something to them.
struct Meddler<'m> {
    scratch: PathBuf,
    most: AtomicU64,
    reports: AtomicI64,
    meddle: &'m (dyn Fn(&Path, i64) + Sync),
}

impl<'m> Meddler<'m> {
    fn new(scratch: PathBuf, meddle: &'m (dyn Fn(&Path, i64) + Sync)) -> Meddler<'m> {
        Meddler { scratch, most: AtomicU64::new(0), reports: AtomicI64::new(0), meddle }
    }
}

impl Watch for Meddler<'_> {
    fn begins(&self, _: &Planned) {}

    fn advances(&self, _: u64) -> bool {
        if let Ok(entries) = fs::read_dir(&self.scratch) {
            let lengths = entries.flatten().flat_map(|entry| entry.metadata()).map(|found| found.len());
            self.most.fetch_max(lengths.sum(), Relaxed);
            (self.meddle)(&self.scratch, self.reports.fetch_add(1, Relaxed));
        }
        true
    }

    fn ends(&self, _: &[Head]) {}
}

#[test]
fn scratch_files_take_no_more_disk_than_was_said() {
    // Sides that fly have many moves: far more is decided in one wave than letters may lie around.
    let game = mill_with("nine-mens-morris", &[]);
    let place = folder("disk");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let memory = limit_for(&game, &place, false, 6, 5);
    pool.install(|| {
        let mut solver = Solver::new(&game, limited(&place, false, Some(6), memory)).unwrap();
        let said = solver.plan()[0].scratch();
        assert!(solver.disk() > said);
        let watch = Meddler::new(scratch_of(&game, &place), &|_, _| {});
        solver.run(&watch).unwrap();
        let most = watch.most.into_inner();
        assert!(most > solver.plan()[0].entries && most <= said, "{most} of {said}");
    });
    fs::remove_dir_all(place).unwrap();
}

#[test]
fn scratch_files_that_somebody_changes_are_noticed() {
    let game = mill_with("nine-mens-morris", &[]);
    let each = |scratch: &Path, ending: &str, meddle: &dyn Fn(&Path, u64)| {
        let files = fs::read_dir(scratch).unwrap().flatten();
        for file in files.filter(|file| file.path().to_string_lossy().contains(ending)) {
            meddle(&file.path(), file.metadata().unwrap().len());
        }
    };
    let set_length = |path: &Path, length: u64| {
        File::options().write(true).open(path).unwrap().set_len(length).unwrap();
    };
    let shorten =
        |scratch: &Path, ending: &str| each(scratch, ending, &|path, length| set_length(path, length / 2));
    let lengthen =
        |scratch: &Path, ending: &str| each(scratch, ending, &|path, length| set_length(path, length + 4));
    let garble = |scratch: &Path, ending: &str| {
        each(scratch, ending, &|path, length| fs::write(path, vec![0xff; length as usize]).unwrap());
    };
    let remove =
        |scratch: &Path, ending: &str| each(scratch, ending, &|path, _| fs::remove_file(path).unwrap());
    type Meddling<'m> = &'m (dyn Fn(&Path, &str) + Sync);
    let cases: [(&str, Meddling, &str); 8] = [
        (".bytes", &shorten, "solve-scratch-damaged"),
        (".bytes", &lengthen, "solve-scratch-damaged"),
        (".depths", &shorten, "solve-scratch-damaged"),
        (".depths", &lengthen, "solve-scratch-damaged"),
        (".letters", &shorten, "solve-scratch-damaged"),
        (".letters", &lengthen, "solve-scratch-damaged"),
        (".letters", &garble, "solve-scratch-damaged"),
        (".letters", &remove, "solve-cannot-read"),
    ];
    for (ending, meddling, code) in cases {
        let place = folder("meddled");
        let memory = limit_for(&game, &place, true, 6, 6);
        let mut solver = Solver::new(&game, limited(&place, true, Some(6), memory)).unwrap();
        // When letters are there all positions are counted.
        let meddle = |scratch: &Path, _: i64| {
            let names = fs::read_dir(scratch).unwrap().flatten();
            if names.into_iter().any(|entry| entry.path().to_string_lossy().contains(".letters")) {
                meddling(scratch, ending);
            }
        };
        let problem = solver.run(&Meddler::new(scratch_of(&game, &place), &meddle)).unwrap_err();
        assert_eq!(problem.0.code, code, "{ending}");
        assert!(problem.to_string().contains(ending), "{problem}");
        assert!(contents(&place).is_empty());
        fs::remove_dir_all(place).unwrap();
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let game = mill_of(HEXAGON);
    let place = folder("unwritable");
    let scratch = scratch_of(&game, &place);
    fs::create_dir_all(scratch.parent().unwrap()).unwrap();
    fs::write(&scratch, "a file where the folder should be").unwrap();
    let memory = limit_for(&game, &place, false, 7, 2);
    let problem = solve_patiently(&game, limited(&place, false, Some(7), memory), i64::MAX).unwrap_err();
    assert_eq!(problem.0.code, "solve-cannot-write");
    fs::remove_dir_all(place).unwrap();
}
