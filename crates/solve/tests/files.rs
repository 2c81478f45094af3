//! Files: the same bytes however they come about, and damage that is noticed.

mod common;

use std::time::{Duration, SystemTime};

use common::{contents, files, folder, mill_with, settings, solve_patiently, solved};
use game::Game;
use solve::{Databases, verify};

#[test]
fn a_solver_that_is_stopped_and_started_again_gives_the_same_bytes() {
    let game = mill_with("three-mens-morris", &[]);
    let (straight, broken) = (folder("straight"), folder("broken"));
    solved(&game, &straight, true, None);
    let mut stops = 0;
    while let Err(problem) = solve_patiently(&game, settings(&broken, true, None), 3 + stops) {
        assert_eq!(problem.0.code, "solve-interrupted");
        stops += 1;
        assert!(stops < 1000);
    }
    assert!(stops > 3, "stopped {stops} times");
    assert!(contents(&straight) == contents(&broken));
    std::fs::remove_dir_all(straight).unwrap();
    std::fs::remove_dir_all(broken).unwrap();
}

#[test]
fn what_a_killed_run_has_begun_to_write_goes_with_the_next_one() {
    let game = mill_with("three-mens-morris", &[]);
    let folder = folder("partial");
    solved(&game, &folder, false, None);
    let whole = contents(&folder);
    let places: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|place| place.unwrap().path()).collect();
    assert!(!places.is_empty());
    let hours_ago = |hours: u64| SystemTime::now() - Duration::from_secs(60 * 60 * hours);
    for place in &places {
        for (name, changed) in
            [("3-3.wdl.17-0.partial", hours_ago(2)), ("3-3.wdl.18-0.partial", hours_ago(0))]
        {
            let file = std::fs::File::create(place.join(name)).unwrap();
            file.set_modified(changed).unwrap();
        }
    }
    solve_patiently(&game, settings(&folder, false, None), i64::MAX).unwrap();
    for place in &places {
        assert!(!place.join("3-3.wdl.17-0.partial").exists());
        // Somebody may be writing this one.
        std::fs::remove_file(place.join("3-3.wdl.18-0.partial")).unwrap();
    }
    assert!(contents(&folder) == whole);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_flipped_bit_is_noticed_and_names_its_file() {
    let game = mill_with("three-mens-morris", &[]);
    let folder = folder("flipped");
    solved(&game, &folder, false, None);
    let (path, bytes) = files(&folder).into_iter().find(|(path, _)| path.ends_with("3-3.wdl")).unwrap();
    for bit in (0..8 * bytes.len()).step_by(5) {
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(&path, &damaged).unwrap();
        let problem =
            verify(&game, &path, &|_| {}, &|_| true).err().unwrap_or_else(|| panic!("bit {bit}")).to_string();
        assert!(problem.contains("3-3.wdl"), "{problem}");
    }
    for length in [0, 10, 100, bytes.len() - 1] {
        std::fs::write(&path, &bytes[..length]).unwrap();
        let problem =
            Databases::open(&folder, &game).err().unwrap_or_else(|| panic!("{length} bytes")).to_string();
        assert!(problem.contains("3-3.wdl"), "{problem}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn positions_of_a_damaged_block_are_not_known_and_the_fault_is_told() {
    let game = mill_with("three-mens-morris", &[]);
    let folder = folder("block");
    solved(&game, &folder, false, None);
    for (path, mut bytes) in files(&folder) {
        *bytes.last_mut().unwrap() ^= 1;
        std::fs::write(&path, &bytes).unwrap();
    }
    let databases = Databases::open(&folder, &game).unwrap();
    assert_eq!(databases.probe(&game.start()), None);
    assert_eq!(databases.fault().unwrap().0.code, "solve-file-block-damaged");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn verification_finds_every_value_right_and_a_wrong_one_wrong() {
    for (id, pieces) in [("three-mens-morris", None), ("nine-mens-morris", Some(7)), ("morabaraba", Some(6))]
    {
        let game = mill_with(id, &[]);
        let folder = folder(&format!("verified-{id}"));
        solved(&game, &folder, true, pieces);
        for (path, _) in files(&folder) {
            verify(&game, &path, &|_| {}, &|_| true).unwrap();
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
    // Values of one rule are wrong for another: a side that may fly is never stuck.
    let (sliding, flying) = (mill_with("three-mens-morris", &[]), mill_with("three-mens-morris-flying", &[]));
    let [right, wrong] = ["right", "wrong"].map(folder);
    solved(&sliding, &right, false, None);
    solved(&flying, &wrong, false, None);
    let part = solve::Part::Moving;
    let file = |root: &std::path::Path, game| {
        root.join(format!("mill-{}", solve::digest(game, part))).join("3-3.wdl")
    };
    let mut bytes = std::fs::read(file(&right, &sliding)).unwrap();
    // A file that claims to be about the other rules, with the checksum to go with it.
    bytes[64..96].copy_from_slice(solve::digest(&flying, part).as_bytes());
    let head = bytes.len() - 32 - usize::try_from(block_lengths(&bytes)).unwrap();
    let sum = blake3::hash(&bytes[..head]);
    bytes[head..head + 32].copy_from_slice(sum.as_bytes());
    std::fs::write(file(&wrong, &flying), bytes).unwrap();
    let problem = verify(&flying, &file(&wrong, &flying), &|_| {}, &|_| true).unwrap_err();
    assert_eq!(problem.0.code, "solve-verify-differs", "{problem}");
    std::fs::remove_dir_all(right).unwrap();
    std::fs::remove_dir_all(wrong).unwrap();
}

/// How long the blocks of a file are together, from its head.
fn block_lengths(bytes: &[u8]) -> u64 {
    let fixed = 64 + 32 + 5 + 1 + 2 + 32;
    let number = |at: usize| u64::from(u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()));
    (0..number(fixed) as usize).map(|block| number(fixed + 4 + 12 * block)).sum()
}

#[test]
fn rules_that_differ_in_nothing_that_matters_share_databases_and_others_do_not() {
    let moving = |id, changes: &[(&str, &str)]| solve::digest(&mill_with(id, changes), solve::Part::Moving);
    let nine = moving("nine-mens-morris", &[]);
    assert_eq!(nine, moving("lasker-morris", &[]));
    assert_eq!(nine, moving("nine-mens-morris", &[("n_move_rule", "50"), ("piece_count", "8")]));
    for (option, value) in [
        ("may_fly", "false"),
        ("has_diagonal_lines", "true"),
        ("may_remove_multiple", "true"),
        ("may_remove_from_mills_always", "true"),
        ("stalemate_action", "end-with-stalemate-draw"),
        ("leap_capture.enabled", "true"),
        ("pieces_at_least_count", "2"),
    ] {
        assert_ne!(nine, moving("nine-mens-morris", &[(option, value)]), "{option}");
    }
    let placing = |id| solve::digest(&mill_with(id, &[]), solve::Part::Placing);
    assert_ne!(placing("nine-mens-morris"), placing("lasker-morris"));
}

#[test]
fn what_depends_on_the_past_is_refused_with_the_option_that_stands_in_the_way() {
    for (id, option) in
        [("russian-mill", "one_time_use_mill"), ("morabaraba-app", "restrict_repeated_mills_formation")]
    {
        let game = mill_with(id, &[]);
        let problem = Databases::open(&folder("refused"), &game).err().unwrap();
        assert!(problem.to_string().contains(option), "{problem}");
    }
    let markers =
        mill_with("three-mens-morris", &[("mill_formation_action_in_placing_phase", "mark-and-delay")]);
    assert!(solve::check(&markers, solve::Part::Moving).is_ok());
    let problem = solve::check(&markers, solve::Part::Placing).unwrap_err().to_string();
    assert!(problem.contains("mill_formation_action_in_placing_phase"), "{problem}");
}
