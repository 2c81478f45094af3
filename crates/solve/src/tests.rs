//! The two ways of solving against one another, and the index both ways.

use game::Game as _;
use mill::{FAMILY, Mill};

use crate::databases::Databases;
use crate::file::{Head, Holding};
use crate::general;
use crate::index::Index;
use crate::sliding::{self, Task};
use crate::solution::{Found, Shelf, Shelved, Solution};
use crate::solver::{Planned, Settings, Solver, Watch, depths_of};
use crate::space::{EITHER, Space};
use crate::values::{Until, Value};

/// Somebody who only waits.
pub(crate) struct Unwatched;

impl Watch for Unwatched {
    fn begins(&self, _: &Planned) {}

    fn advances(&self, _: u64) -> bool {
        true
    }

    fn ends(&self, _: &[Head]) {}
}

/// A built-in variant with some options changed.
pub(crate) fn mill_with(id: &str, changes: &[(&str, &str)]) -> Mill {
    let mut variant = testkit::shipped::variant(&FAMILY, id);
    for (name, value) in changes {
        let spec = FAMILY.option(name).unwrap_or_else(|| panic!("there is no option {name}"));
        variant.values.set_from_text(spec, value).expect(name);
    }
    Mill::new(variant).unwrap_or_else(|problems| panic!("{id} {changes:?}: {problems}")).for_ideal_play()
}

/// A sun: a ring of eight around a middle.
const SUN: &str = r#"
    id = "sun"
    version = 1
    family = "mill"
    extends = "nine-mens-morris"
    name = "Sun"
    summary = "A ring of eight points around a middle."
    piece_count = 4
    [board]
    layout = "own"
    points = [[["m", 5, 5]], [["a", 5, 10], ["b", 9, 9], ["c", 10, 5], ["d", 9, 1], ["e", 5, 0], ["f", 1, 1], ["g", 0, 5], ["h", 1, 9]]]
    edges = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"], ["e", "f"], ["f", "g"], ["g", "h"], ["h", "a"],
             ["m", "a"], ["m", "c"], ["m", "e"], ["m", "g"]]
    lines = [["h", "a", "b"], ["b", "c", "d"], ["d", "e", "f"], ["f", "g", "h"]]
    cross_lines = [["a", "m", "e"], ["c", "m", "g"]]
"#;

fn sun() -> Mill {
    let variant = testkit::shipped::variant_of(&FAMILY, SUN).unwrap_or_else(|problems| panic!("{problems}"));
    Mill::new(variant).unwrap_or_else(|problems| panic!("{problems}")).for_ideal_play()
}

/// Solves all pairs of the moving phase up to so many pieces, those with fewer first.
fn each_pair(game: &Mill, most: u8, mut each: impl FnMut(&Index, Space, &mut Shelf)) {
    let index = Index::new(game);
    let mut shelf = Shelf::default();
    let (least, men) = (game.rules().at_least, game.rules().piece_count);
    for total in 2 * least..=most.min(2 * men) {
        for own in total.div_ceil(2)..=men.min(total - least) {
            each(&index, Space::moving(total - own, own), &mut shelf);
        }
    }
}

/// A pair solved by counting, with depths.
fn backwards(game: &Mill, index: &Index, space: Space, until: Until, shelf: &Shelf) -> Vec<Solution> {
    let task = Task { game, index, space, depths: Some(until), on_progress: &|_| true };
    let mut solutions = Vec::new();
    let mut keep = |found: &mut dyn Found| {
        let (mut values, mut depths) = (Vec::new(), Vec::new());
        let counts = found.hand_over(Holding::Values, &mut |bytes| {
            values.extend(bytes);
            Ok(())
        })?;
        found.hand_over(Holding::Depths, &mut |bytes| {
            depths.extend(depths_of(bytes));
            Ok(())
        })?;
        solutions.push(Solution { about: found.about(), values, depths: Some(depths), counts });
        Ok(())
    };
    sliding::solve(&task, shelf, &mut keep).unwrap();
    solutions
}

fn put(shelf: &mut Shelf, solutions: Vec<Solution>) {
    for Solution { about, values, depths, .. } in solutions {
        shelf.insert(about.space, Shelved { values, depths });
    }
}

#[test]
fn counting_backwards_finds_what_asking_the_rules_about_every_move_finds() {
    let most = if testkit::is_long() { 8 } else { 7 };
    for (game, most) in [
        (mill_with("six-mens-morris", &[]), 9),
        (mill_with("six-mens-morris-flying", &[]), 9),
        (mill_with("three-mens-morris", &[("piece_count", "4")]), 8),
        (mill_with("three-mens-morris-flying", &[("piece_count", "4")]), 8),
        (
            mill_with(
                "three-mens-morris",
                &[("piece_count", "4"), ("stalemate_action", "end-with-stalemate-draw")],
            ),
            8,
        ),
        (sun(), 8),
        (
            mill_with(
                "five-mens-morris",
                &[("may_remove_from_mills_always", "true"), ("may_remove_multiple", "true")],
            ),
            9,
        ),
        (
            mill_with(
                "five-mens-morris",
                &[("pieces_at_least_count", "2"), ("fly_piece_count", "4"), ("may_fly", "true")],
            ),
            7,
        ),
        (mill_with("nine-mens-morris", &[]), most),
        (mill_with("morabaraba", &[]), most - 1),
    ] {
        assert!(game.moves_plainly());
        each_pair(&game, most, |index, space, shelf| {
            let backwards = backwards(&game, index, space, Until::Capture, shelf);
            let plainly = general::solve(&game, index, space, true, shelf, &|_| true).unwrap();
            for (one, other) in backwards.iter().zip(&plainly) {
                assert_eq!((one.about.space, one.counts), (other.about.space, other.counts));
                assert!(one.values == other.values, "{}", one.about.space);
            }
            // Without depths below, the general way too counts to the next capture.
            put(shelf, backwards.into_iter().map(|solution| Solution { depths: None, ..solution }).collect());
        });
    }
}

#[test]
fn both_ways_of_solving_agree_about_depths_to_the_next_capture() {
    for game in [
        mill_with("six-mens-morris-flying", &[]),
        mill_with("three-mens-morris", &[("piece_count", "4")]),
        sun(),
    ] {
        each_pair(&game, 9, |index, space, shelf| {
            let backwards = backwards(&game, index, space, Until::Capture, shelf);
            let plainly = general::solve(&game, index, space, true, shelf, &|_| true).unwrap();
            for (one, other) in backwards.iter().zip(&plainly) {
                assert!(one.depths == other.depths, "{}", one.about.space);
            }
            put(shelf, backwards.into_iter().map(|solution| Solution { depths: None, ..solution }).collect());
        });
    }
}

#[test]
fn both_ways_of_solving_agree_about_depths_to_the_end() {
    let mut longer = 0;
    for (game, most) in [
        (mill_with("six-mens-morris-flying", &[]), 9),
        (mill_with("three-mens-morris", &[("piece_count", "4")]), 8),
        (
            mill_with(
                "three-mens-morris",
                &[("piece_count", "4"), ("stalemate_action", "end-with-stalemate-draw")],
            ),
            8,
        ),
        (mill_with("five-mens-morris", &[("may_remove_multiple", "true")]), 9),
        (sun(), 8),
        (mill_with("nine-mens-morris", &[]), 7),
    ] {
        let (mut longest, mut to_the_next_capture) = (0, 0);
        each_pair(&game, most, |index, space, shelf| {
            to_the_next_capture = backwards(&game, index, space, Until::Capture, &without_depths(shelf))
                .iter()
                .map(|solution| solution.about.longest)
                .fold(to_the_next_capture, u16::max);
            let backwards = backwards(&game, index, space, Until::End, shelf);
            let plainly = general::solve(&game, index, space, true, shelf, &|_| true).unwrap();
            for (one, other) in backwards.iter().zip(&plainly) {
                assert!(one.values == other.values, "{}", one.about.space);
                assert!(one.depths == other.depths, "{}", one.about.space);
                assert_eq!(one.about.until, Until::End);
                longest = longest.max(one.about.longest);
            }
            put(shelf, backwards);
        });
        assert!(longest >= to_the_next_capture, "{longest} turns to the end");
        longer += u32::from(longest > to_the_next_capture);
    }
    assert!(longer > 1, "in {longer} games the end is farther than the next capture");
}

fn without_depths(shelf: &Shelf) -> Shelf {
    let bare = |below: &Shelved| Shelved { values: below.values.clone(), depths: None };
    shelf.iter().map(|(space, below)| (*space, bare(below))).collect()
}

/// The placing phase, position by position and for both colours: as the general way finds it, and by counting, which sees no
/// colours.
#[test]
fn counting_finds_about_the_placing_phase_what_asking_the_rules_about_every_move_finds() {
    let slides = ("may_move_in_placing_phase", "true");
    let four = ("piece_count", "4");
    for (number, (id, changes)) in [
        ("three-mens-morris", vec![four, slides]),
        ("three-mens-morris-flying", vec![four, slides, ("stalemate_action", "end-with-stalemate-draw")]),
        ("six-mens-morris", vec![four, slides]),
        ("six-mens-morris-flying", vec![four, slides, ("may_remove_from_mills_always", "true")]),
        ("three-mens-morris", vec![four]),
        ("six-mens-morris-flying", vec![four]),
        ("six-mens-morris", vec![("piece_count", "5")]),
    ]
    .into_iter()
    .enumerate()
    {
        let game = mill_with(id, &changes);
        let [plainly, counted] = ["plainly", "counted"].map(|way| {
            let name = format!("teahouse-placing-{way}-{number}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let _ = std::fs::remove_dir_all(&folder);
            let (placing, memory) = (true, 1 << 30);
            let settings = Settings { folder: folder.clone(), depths: None, placing, pieces: None, memory };
            let most = if way == "plainly" { u64::MAX } else { 0 };
            let mut solver = Solver::whole_up_to(most, &game, settings).unwrap();
            assert_eq!(solver.is_whole(), way == "plainly");
            solver.run(&Unwatched).unwrap();
            (Databases::open(&folder, &game).unwrap(), folder)
        });
        let (compared, decided) = compare_placing(&game, &plainly.0, &counted.0);
        assert!(compared > 1000 && decided > 100, "{id} {changes:?}: {decided} of {compared}");
        assert_eq!(counted.0.probe(&game.start()), plainly.0.probe(&game.start()), "{id} {changes:?}");
        [plainly, counted].iter().for_each(|(_, folder)| std::fs::remove_dir_all(folder).unwrap());
    }
}

/// Compares positions with pieces in hand, each with either side to move; how many, and how many of them are not drawn.
fn compare_placing(game: &Mill, plainly: &Databases, counted: &Databases) -> (u32, u32) {
    let index = Index::new(game);
    let (mut compared, mut decided) = (0, 0);
    let spaces: Vec<Space> =
        counted.heads().map(|head| head.space).filter(|space| !space.is_moving()).collect();
    assert!(spaces.iter().all(|space| space.side == EITHER));
    for space in spaces {
        for side in [mill::WHITE, mill::BLACK] {
            let space = Space { side, ..space };
            for at in 0..index.len(&space) {
                let state = general::state_at(game, &index, &space, at);
                // No play comes to what is not known.
                let Some(known) = plainly.probe(&state) else { continue };
                let found = counted.probe(&state).map(|found| found.value);
                assert_eq!(found, Some(known.value), "{space} {state:?}");
                compared += 1;
                decided += u32::from(known.value != Value::Draw);
            }
        }
    }
    (compared, decided)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = mill_with("nine-mens-morris", &[]);
    let solved = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut all = Vec::new();
        pool.install(|| {
            each_pair(&game, 7, |index, space, shelf| {
                let solutions = backwards(&game, index, space, Until::End, shelf);
                all.extend(
                    solutions.iter().map(|solution| (solution.values.clone(), solution.depths.clone())),
                );
                put(shelf, solutions);
            });
        });
        all
    };
    assert!(solved(1) == solved(3));
}

#[test]
fn every_number_is_a_hole_or_the_number_of_its_position() {
    for (game, most) in
        [(mill_with("nine-mens-morris", &[]), 7), (mill_with("six-mens-morris", &[]), 12), (sun(), 8)]
    {
        let index = Index::new(&game);
        each_pair(&game, most, |_, space, _| {
            for space in space.pair() {
                let sizes = index.sizes(&space);
                let mut positions = 0u64;
                let symmetries = index.symmetries() as u64;
                for at in 0..index.len(&space) {
                    let [own, other] = index.position(&sizes, at);
                    assert_eq!(own & other, 0);
                    assert_eq!([own, other].map(u32::count_ones), space.board.map(u32::from));
                    let number = index.number(&sizes, own, other);
                    if number.at == at {
                        positions += symmetries / u64::from(number.symmetries);
                    } else {
                        let [least_own, least_other] = index.position(&sizes, number.at);
                        assert_eq!(index.number(&sizes, least_own, least_other), number);
                    }
                }
                // Each class stands for as many positions as it has different images.
                let points = game.board().len() as u32;
                let [own, other] = space.board.map(u32::from);
                let all = crate::subsets::choose(points, own) * crate::subsets::choose(points - own, other);
                assert_eq!(positions, all, "{space}");
            }
        });
    }
}

#[test]
fn images_of_a_position_have_the_same_number() {
    let game = mill_with("nine-mens-morris", &[]);
    let index = Index::new(&game);
    let maps = game.symmetries();
    let turned = |map: &[u8], set: u32| {
        mill::bits(set).fold(0u32, |image, point| image | 1 << map[usize::from(point)])
    };
    let space = Space::moving(4, 3);
    let sizes = index.sizes(&space);
    for at in (0..index.len(&space)).step_by(97) {
        let [own, other] = index.position(&sizes, at);
        let number = index.number(&sizes, own, other);
        for map in &maps {
            assert_eq!(index.number(&sizes, turned(map, own), turned(map, other)), number);
        }
    }
}
