//! Nine men's morris as far as a test may take: counts that are published, and the endgames that come with Teahouse.

mod common;

use common::{files, folder, mill_with, settings, solve_patiently, solved};
use game::{Game, Notation};
use mill::Mill;
use solve::{Counts, Databases, Holding, Index, Settings, Solver, Space, Until, Value, verify};

#[test]
fn sub_spaces_have_as_many_positions_as_is_published() {
    // Without holes; the sum of all is counted by images of positions, not by solving them.
    let game = mill_with("nine-mens-morris", &[]);
    let folder = folder("nine");
    let most = if testkit::is_long() { 10 } else { 8 };
    let databases = solved(&game, &folder, false, Some(most));
    let count = |own, other| {
        let head = databases.heads().find(|head| head.space == Space::moving(own, other));
        head.map(|head| head.counts.all())
    };
    assert_eq!(count(3, 3), Some(169_626));
    assert_eq!(count(4, 3), Some(760_398));
    assert_eq!(count(3, 4), Some(760_398));
    assert_eq!(count(4, 4), Some(3_225_597));
    assert_eq!(count(5, 3), Some(2_580_390));
    if testkit::is_long() {
        assert_eq!(count(5, 5), Some(30_914_424));
        let all: u64 = databases.heads().map(|head| head.counts.all()).sum();
        assert_eq!(all, 156_345_815);
        for (path, _) in files(&folder) {
            verify(&game, &path, &|_| {}, &|_| true).unwrap();
        }
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn all_sub_spaces_of_the_moving_phase_have_8_904_593_601_positions() {
    // By Burnside: a symmetry keeps a position if its cycles on the board are each of one colour.
    let game = mill_with("nine-mens-morris", &[]);
    let maps = game.symmetries();
    let mut twice = 0u128;
    for map in &maps {
        let mut ways = vec![vec![0u128; 10]; 10];
        ways[0][0] = 1;
        for length in cycles(map) {
            let before = ways.clone();
            for own in 0..10 {
                for other in 0..10 {
                    if own >= length {
                        ways[own][other] += before[own - length][other];
                    }
                    if other >= length {
                        ways[own][other] += before[own][other - length];
                    }
                }
            }
        }
        twice += ways.iter().skip(3).flat_map(|row| row.iter().skip(3)).sum::<u128>();
    }
    assert_eq!(twice / maps.len() as u128, 8_904_593_601);
    // The index has a few holes more.
    let index = Index::new(&game);
    let numbers: u64 = (3..=9)
        .flat_map(|own| (3..=9).map(move |other| Space::moving(own, other)))
        .map(|space| index.len(&space) as u64)
        .sum();
    assert_eq!(numbers, 9_193_626_407);
}

/// How long the cycles of a symmetry are.
fn cycles(map: &[u8]) -> Vec<usize> {
    let mut seen = vec![false; map.len()];
    let mut lengths = Vec::new();
    for start in 0..map.len() {
        let (mut point, mut length) = (start, 0);
        while !seen[point] {
            seen[point] = true;
            point = usize::from(map[point]);
            length += 1;
        }
        lengths.extend((length > 0).then_some(length));
    }
    lengths
}

fn embedded() -> (Mill, Databases) {
    let game = mill_with("nine-mens-morris", &[]);
    let databases = Databases::embedded(&game);
    (game, databases)
}

#[test]
fn the_endgames_that_come_with_teahouse_are_what_the_solver_finds() {
    let (game, databases) = embedded();
    let folder = folder("embedded");
    let found = solved(&game, &folder, true, Some(7));
    for head in found.heads() {
        let same = |other: &&solve::Head| (other.space, other.holding) == (head.space, head.holding);
        assert_eq!(databases.heads().find(same), Some(head), "{} {:?}", head.space, head.holding);
    }
    let count = |holding| {
        let heads = databases.heads().filter(|head| head.holding == holding);
        heads.fold(Counts::default(), |sum, head| sum + head.counts).all()
    };
    // Up to nine pieces with depths, of ten who wins alone.
    assert_eq!((count(Holding::Values), count(Holding::Depths)), (126_894_439, 44_448_431));
    assert_eq!(databases.fault(), None);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn embedded_endgames_are_shared_by_rules_that_differ_in_nothing_that_matters_to_them() {
    assert!(!Databases::embedded(&mill_with("lasker-morris", &[])).is_empty());
    assert!(Databases::embedded(&mill_with("morabaraba", &[])).is_empty());
    assert!(Databases::embedded(&mill_with("russian-mill", &[])).is_empty());
}

fn bytes_of_endgames() -> Vec<u8> {
    std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/models/endgames.mill")).unwrap()
}

#[test]
fn endgames_that_are_handed_in_know_what_those_inside_know() {
    let (game, inside) = embedded();
    let handed_in = Databases::handed_in(&bytes_of_endgames(), &game).unwrap();
    assert!(inside.heads().eq(handed_in.heads()));
    let state = game.read_state("***OOO**/****@***/@*@*@*** w m s 3 0 4 0 0 0 0 0 0 0 0 0 1").unwrap();
    assert!(inside.probe(&state).is_some());
    assert_eq!(inside.probe(&state), handed_in.probe(&state));
    assert!(Databases::handed_in(&[], &game).unwrap().is_empty());
    // Who does not have them inside knows of which rules they are.
    for (id, has) in [("nine-mens-morris", true), ("lasker-morris", true), ("morabaraba", false)] {
        let game = mill_with(id, &[]);
        assert_eq!(solve::has_endgames(&game), has, "{id}");
        assert_eq!(inside.heads().any(|head| head.digest == solve::digest(&game, solve::Part::Moving)), has);
    }
    assert!(!solve::has_endgames(&mill_with("nine-mens-morris", &[("one_time_use_mill", "true")])));
}

#[test]
fn endgames_that_are_cut_off_or_damaged_or_of_other_rules_are_refused() {
    let game = mill_with("nine-mens-morris", &[]);
    let bytes = bytes_of_endgames();
    let refused = |bytes: &[u8], game: &Mill| {
        let problem = Databases::handed_in(bytes, game).err().unwrap();
        problem.0.code.to_string()
    };
    let end_of = |begun: usize| {
        let length = bytes[begun..].first_chunk().map_or(0, |length| u64::from_le_bytes(*length));
        begun + 8 + length as usize
    };
    let (first, second) = (end_of(0), end_of(end_of(0)));
    // Where the length of a file is cut off as well, so much is expected at least.
    let cuts = [
        (1, 8),
        (7, 8),
        (8, first),
        (100, first),
        (first - 1, first),
        (first + 1, first + 8),
        (first + 8, second),
        (second - 1, second),
        (bytes.len() - 1, bytes.len()),
    ];
    for (length, expected) in cuts {
        let problem = Databases::handed_in(&bytes[..length], &game).err().unwrap();
        assert_eq!(problem.0.code, "solve-file-length", "{length}");
        let argument = |wanted: &str| {
            let found = problem.0.arguments.iter().find(|(name, _)| *name == wanted);
            found.map(|(_, number)| number.clone())
        };
        assert_eq!(argument("found"), Some((length as i64).into()));
        assert_eq!(argument("expected"), Some((expected as i64).into()), "{length}");
    }
    // A length that no file has.
    let mut damaged = bytes.clone();
    damaged[7] = 0xff;
    assert_eq!(refused(&damaged, &game), "solve-file-length");
    let mut damaged = bytes.clone();
    damaged[8] ^= 1;
    assert_eq!(refused(&damaged, &game), "solve-file-foreign");
    let mut damaged = bytes.clone();
    damaged[8 + 64 + 40] ^= 1;
    assert_eq!(refused(&damaged, &game), "solve-file-head-damaged");
    // As many blocks as can be named, which nobody makes room for.
    let mut damaged = bytes.clone();
    damaged[8 + 128..8 + 136].copy_from_slice(&(u64::from(u32::MAX) * 131_072).to_le_bytes());
    damaged[8 + 136..8 + 140].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(refused(&damaged, &game), "solve-file-head-damaged");
    assert_eq!(refused(&bytes, &mill_with("morabaraba", &[])), "solve-file-other-rules");
    assert_eq!(
        refused(&bytes, &mill_with("nine-mens-morris", &[("one_time_use_mill", "true")])),
        "solve-remembers"
    );
}

#[test]
fn a_position_in_which_a_removal_is_due_is_worth_the_best_of_its_removals() {
    let (game, databases) = embedded();
    // White has closed a mill; taking any piece leaves Black with two.
    let state = game.read_state("***OOO**/********/@*@*@*** w m r 3 0 3 0 1 0 0 0 0 0 0 0 1").unwrap();
    let known = databases.probe(&state).unwrap();
    assert_eq!((known.value, known.plies), (Value::Win, Some(0)));
    let state = game.read_state("***OOO**/****@***/@*@*@*** w m r 3 0 4 0 1 0 0 0 0 0 0 0 1").unwrap();
    let mut best = None;
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    for action in moves {
        let mut next = state;
        game.play(&mut next, action);
        best = best.max(databases.probe(&next).map(|known| known.value.turned()));
    }
    assert_eq!(databases.probe(&state).map(|known| known.value), best);
    assert!(best.is_some());
}

#[test]
fn files_of_a_folder_come_before_what_is_inside_and_together_they_know_both() {
    let game = mill_with("nine-mens-morris", &[]);
    let folder = folder("both");
    solved(&game, &folder, false, Some(6));
    let state = |fen: &str| game.read_state(fen).unwrap();
    let three = state("***OOO**/********/@*@*@*** w m s 3 0 3 0 0 0 0 0 0 0 0 0 1");
    let four = state("***OOO**/****@***/@*@*@*** w m s 3 0 4 0 0 0 0 0 0 0 0 0 1");
    let both = Databases::open_or_embedded(&folder, &game).unwrap();
    // Who wins is in the folder, how soon is inside.
    assert_eq!(both.probe(&three).map(|known| (known.value, known.plies)), Some((Value::Win, Some(3))));
    assert!(both.probe(&four).is_some());
    // What is damaged in the folder is not taken from inside behind one's back.
    let (path, mut bytes) = files(&folder).remove(0);
    // It has two blocks, the first of which is the longer one.
    let ends = [bytes.len() / 2, bytes.len() - 1];
    ends.iter().for_each(|&at| bytes[at] ^= 1);
    std::fs::write(&path, bytes).unwrap();
    let both = Databases::open_or_embedded(&folder, &game).unwrap();
    assert_eq!(both.probe(&three), None);
    assert!(both.fault().is_some() && both.probe(&four).is_some());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_is_in_no_database_is_not_known() {
    let (game, databases) = embedded();
    assert_eq!(databases.probe(&game.start()), None);
    assert_eq!(Databases::none(&game).probe(&game.start()), None);
    assert!(databases.turns(&game.start()).iter().all(|turn| turn.worth.known.is_none()));
}

/// The longest wins in turns to the end of the game, as published pair by pair beside the counts above: 203 and 204 in 8-7 and 7-8.
#[test]
fn the_longest_wins_are_as_long_as_is_published() {
    let game = mill_with("nine-mens-morris", &[]);
    let folder = folder("nine-longest");
    let most = if testkit::is_long() { 10 } else { 7 };
    let to_the_end = Settings { depths: Some(Until::End), ..settings(&folder, true, Some(most)) };
    solve_patiently(&game, to_the_end, i64::MAX).unwrap();
    let databases = Databases::open(&folder, &game).unwrap();
    let published = [
        (3, 3, 26),
        (3, 4, 33),
        (3, 5, 31),
        (4, 4, 9),
        (3, 6, 7),
        (4, 5, 29),
        (3, 7, 31),
        (4, 6, 157),
        (5, 5, 57),
    ];
    for (own, other, longest) in published.into_iter().filter(|(own, other, _)| own + other <= most) {
        for head in databases.heads().filter(|head| Space::moving(own, other).pair().contains(&head.space)) {
            assert_eq!(head.longest, longest, "{}", head.space);
        }
    }
    let depths =
        files(&folder).into_iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "depths"));
    let checked = depths.map(|(path, _)| verify(&game, &path, &|_| {}, &|_| true).unwrap());
    assert!(checked.map(|head| assert_eq!(head.until, Until::End)).count() >= 3);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn depths_to_the_next_capture_are_not_taken_for_depths_to_the_end() {
    let game = mill_with("nine-mens-morris", &[]);
    let folder = folder("nine-until");
    let until = |until| Settings { depths: Some(until), ..settings(&folder, true, Some(7)) };
    let left = |settings: Settings| Solver::new(&game, settings).unwrap().left().count();
    solve_patiently(&game, until(Until::Capture), i64::MAX).unwrap();
    assert_eq!((left(until(Until::Capture)), left(until(Until::End))), (0, 2));
    let values =
        files(&folder).into_iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "wdl"));
    let values: Vec<_> = values.collect();
    solve_patiently(&game, until(Until::End), i64::MAX).unwrap();
    assert_eq!((left(until(Until::Capture)), left(until(Until::End))), (2, 0));
    // Who wins is the same, but for how long it takes in the head; a win is as long as what it leads to, and a turn more.
    let again =
        files(&folder).into_iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "wdl"));
    assert_eq!(values.len(), again.count());
    let databases = Databases::open(&folder, &game).unwrap();
    let state = game.read_state("O*****@*/@*O*****/@*O***** w m s 3 0 3 0 0 0 0 0 0 0 0 0 1").unwrap();
    let known = databases.probe(&state).unwrap();
    assert_eq!((known.until, databases.turns(&state)[0].worth.known), (Until::End, Some(known)));
    // In slices it is refused, and the memory that it takes is said.
    let few = Settings { memory: 1_000_000, ..until(Until::End) };
    let elsewhere = Settings { folder: folder.join("elsewhere"), ..few };
    let problem = solve_patiently(&game, elsewhere, i64::MAX).unwrap_err();
    assert_eq!(problem.0.code, "solve-memory");
    std::fs::remove_dir_all(folder).unwrap();
}

/// A run to the end that was stopped leaves depths of both kinds: whoever follows the shorter ones still comes to the capture.
#[test]
fn depths_of_both_kinds_side_by_side_lead_to_the_next_capture() {
    let game = mill_with("nine-mens-morris", &[]);
    let folder = folder("nine-both");
    let until = |until, pieces| Settings { depths: Some(until), ..settings(&folder, true, Some(pieces)) };
    solve_patiently(&game, until(Until::Capture, 7), i64::MAX).unwrap();
    solve_patiently(&game, until(Until::End, 6), i64::MAX).unwrap();
    let databases = Databases::open(&folder, &game).unwrap();
    let mut state = game.read_state("***O*O**/*@@*****/****O*@@ w m s 3 0 4 0 0 0 0 0 0 0 0 0 1").unwrap();
    let known = databases.probe(&state).unwrap();
    assert_eq!((known.value, known.until), (Value::Win, Until::Capture));
    for turns in (1..=known.plies.unwrap()).rev() {
        let best = databases.turns(&state).remove(0);
        assert_eq!(
            best.worth.known.map(|known| (known.plies, known.until)),
            Some((Some(turns), Until::Capture))
        );
        state = best.after;
    }
    assert_eq!(state.count(mill::BLACK), 3, "the last of them takes a piece");
    assert_eq!(databases.probe(&state).unwrap().until, Until::End);
    std::fs::remove_dir_all(folder).unwrap();
}
