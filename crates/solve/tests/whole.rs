//! Games solved with their placing phase, sub-space by sub-space.
//!
//! `counts/` has what another solver found (tests/cuda/whole.cu): the positions won, drawn and lost of every sub-space. What a
//! sub-space is worth does not depend on how many pieces a game begins with, so those of games with few are among them.

mod common;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use common::{contents, folder, mill_with, settings, solve_patiently, solved};
use game::Game as _;
use solve::{Counts, Databases, EITHER, Holding, Settings, Space, Until, Value};

/// What a file of counts says, by the pieces on the board and in hand of the side to move and of the other.
fn counts(name: &str) -> HashMap<[u8; 4], Counts> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts").join(format!("{name}.tsv"));
    let text = std::fs::read_to_string(path).unwrap();
    let row = |line: &str| {
        let numbers: Vec<u64> = line.split(['\t', '+']).map(|number| number.parse().unwrap()).collect();
        let [own, own_hand, other, other_hand, won, drawn, lost] = numbers[..] else { panic!("{line}") };
        let pieces = [own, own_hand, other, other_hand].map(|count| count as u8);
        (pieces, Counts { won, drawn, lost })
    };
    text.lines().skip(1).map(row).collect()
}

/// Compares every sub-space that is there; how many, and how many positions they have.
fn compare(databases: &Databases, name: &str) -> (usize, u64) {
    let expected = counts(name);
    let mut compared = (0, 0);
    for head in databases.heads().filter(|head| head.holding == Holding::Values) {
        let Space { board, hand, .. } = head.space;
        let pieces = [board[0], hand[0], board[1], hand[1]];
        assert_eq!(Some(&head.counts), expected.get(&pieces), "{name} {}", head.space);
        compared = (compared.0 + 1, compared.1 + head.counts.all());
    }
    compared
}

fn with_placing(folder: &Path) -> Settings {
    Settings { placing: true, ..settings(folder, false, None) }
}

#[test]
fn what_is_published_is_what_the_other_solver_found() {
    let sum = |name: &str, is_moving: bool| {
        let rows = counts(name);
        let rows = rows.iter().filter(|(pieces, _)| !is_moving || (pieces[1], pieces[3]) == (0, 0));
        rows.fold(Counts::default(), |sum, (_, &counts)| sum + counts)
    };
    let nine = sum("nine-mens-morris", true);
    assert_eq!((nine.all(), nine.drawn), (8_904_593_601, 1_832_093_880));
    assert_eq!(sum("morabaraba", true).all(), 16_528_583_563);
    assert_eq!(sum("lasker-morris", false).all(), 133_466_246_771);
    // An empty board is one position; what it is worth is what the game is.
    let start = |name: &str, men: u8| counts(name)[&[0, men, 0, men]];
    let [drawn, won] = [Counts { drawn: 1, ..Counts::default() }, Counts { won: 1, ..Counts::default() }];
    assert_eq!([start("nine-mens-morris", 9), start("lasker-morris", 10)], [drawn; 2]);
    assert_eq!([start("twelve-mens-morris", 12), start("morabaraba", 12)], [won; 2]);
}

#[test]
fn the_moving_phase_has_the_counts_that_the_other_solver_found() {
    let most = if testkit::is_long() { 9 } else { 7 };
    for id in ["nine-mens-morris", "twelve-mens-morris", "morabaraba"] {
        let (game, folder) = (mill_with(id, &[]), folder(&format!("counts-{id}")));
        let (spaces, positions) = compare(&solved(&game, &folder, false, Some(most)), id);
        assert!(spaces > 2 && positions > 1_000_000, "{id}: {positions} positions of {spaces}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn the_placing_phase_has_the_counts_that_the_other_solver_found_and_is_asked_for_either_colour() {
    let men = if testkit::is_long() { "5" } else { "4" };
    for id in ["lasker-morris", "nine-mens-morris"] {
        let (game, folder) = (mill_with(id, &[("piece_count", men)]), folder(&format!("whole-{id}")));
        solve_patiently(&game, with_placing(&folder), i64::MAX).unwrap();
        let databases = Databases::open(&folder, &game).unwrap();
        let (spaces, positions) = compare(&databases, id);
        assert!(spaces > 20 && positions > 6_000_000, "{id}: {positions} positions of {spaces}");
        // Every turn is known, White's first and Black's answers.
        let start = game.start();
        assert_eq!(databases.probe(&start).unwrap().value, Value::Draw);
        let turns = databases.turns(&start);
        assert_eq!(turns.len(), 24);
        let mut next = start;
        game.play(&mut next, turns[0].actions[0]);
        assert_eq!(next.side(), mill::BLACK);
        let answers = databases.turns(&next);
        assert!(answers.len() == 23 && answers.iter().all(|turn| turn.worth.known.is_some()), "{id}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}

/// Four men in all memory, in slices, stopped again and again, and with depths of the moving phase: the same bytes; and every
/// value follows from its moves.
#[test]
fn the_placing_phase_comes_to_the_same_bytes_in_slices_after_stops_and_beside_depths_and_is_verified() {
    let game = mill_with("lasker-morris", &[("piece_count", "4")]);
    let [whole, sliced, deep] = ["whole", "sliced", "deep"].map(|way| folder(&format!("placing-{way}")));
    solve_patiently(&game, with_placing(&whole), i64::MAX).unwrap();
    let with_depths = Settings { depths: Some(Until::End), ..with_placing(&deep) };
    solve_patiently(&game, with_depths, i64::MAX).unwrap();
    let is_placing = |(path, _): &(PathBuf, Vec<u8>)| path.to_str().unwrap().contains('+');
    let (placing, moving): (Vec<_>, Vec<_>) = contents(&deep).into_iter().partition(is_placing);
    // What is said of the moving phase beside its values is how long it takes.
    assert!(placing == contents(&whole).into_iter().filter(is_placing).collect::<Vec<_>>());
    let depths = moving.iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "depths"));
    assert_eq!((depths.count(), moving.len()), (4, 8));
    let (mut tries, mut patience) = (0, 2000);
    let little = || Settings { memory: 4_000_000, ..with_placing(&sliced) };
    while let Err(problem) = solve_patiently(&game, little(), patience) {
        assert_eq!(problem.0.code, "solve-interrupted");
        tries += 1;
        patience *= 2;
    }
    assert!(tries > 1, "{tries} tries");
    assert!(contents(&whole) == contents(&sliced));
    let mut verified = 0;
    for (path, _) in common::files(&whole) {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if ["2+2-2+1.wdl", "3+1-1+2.wdl", "0+3-3+1.wdl", "1+3-3+0.wdl"].contains(&name.as_str()) {
            let head = solve::verify(&game, &path, &|_| {}, &|_| true).unwrap();
            assert_eq!(head.space.side, EITHER);
            verified += 1;
        }
    }
    assert_eq!(verified, 4);
    [whole, sliced, deep].iter().for_each(|folder| std::fs::remove_dir_all(folder).unwrap());
}

/// A number of pieces on the board says nothing of those in hand: with it only the moving phase is solved.
#[test]
fn with_a_limit_of_pieces_there_is_no_placing_phase() {
    let folder = folder("placing-pieces");
    let game = mill_with("lasker-morris", &[]);
    solve_patiently(&game, Settings { pieces: Some(7), ..with_placing(&folder) }, i64::MAX).unwrap();
    let names: Vec<_> = contents(&folder).into_iter().map(|(path, _)| path).collect();
    assert!(names.len() == 3 && names.iter().all(|name| !name.to_str().unwrap().contains('+')), "{names:?}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn rules_to_which_colours_matter_or_that_take_more_are_refused() {
    let folder = folder("placing-refused");
    for (id, change) in [
        ("nine-mens-morris", ("is_defender_move_first", "true")),
        ("lasker-morris", ("may_remove_multiple", "true")),
        ("twelve-mens-morris", ("n_move_rule", "0")),
        ("nine-mens-morris", ("custodian_capture.enabled", "true")),
    ] {
        let problem = solve_patiently(&mill_with(id, &[change]), with_placing(&folder), 1).unwrap_err();
        assert_eq!(problem.0.code, "solve-placing-rules", "{id} {change:?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
