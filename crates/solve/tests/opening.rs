//! The search of the placing phase, against games that are solved whole.

mod common;

use common::{folder, mill_with, solved};
use game::Game;
use solve::{Bounds, Opening, Value};

#[test]
fn the_opening_is_worth_what_the_whole_game_solved_says() {
    for id in ["three-mens-morris", "three-mens-morris-flying", "five-mens-morris"] {
        let game = mill_with(id, &[]);
        let folder = folder(&format!("opening-{id}"));
        let whole = solved(&game, &folder, false, None);
        let opening = Opening::new(&game, &folder, 16_000_000).unwrap();
        let bounds = opening.bounds(&game.start(), &|_| true).unwrap();
        assert_eq!(bounds.value(), whole.probe(&game.start()).map(|known| known.value), "{id}");
        let first = opening.first_moves(&|_| true).unwrap();
        assert!(first.len() < game.board().len(), "{id}: {} first moves", first.len());
        for (action, bounds) in first {
            let turns = whole.turns(&game.start());
            let known = turns.iter().find(|turn| turn.actions == [action]).unwrap().known;
            assert_eq!(bounds.value(), known.map(|known| known.value), "{id} {action:?}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}

/// Threads that wait for a sub-space to be read must not keep each other from reading it.
#[test]
fn many_threads_come_to_the_same_end() {
    let game = mill_with("five-mens-morris", &[]);
    let folder = folder("opening-threads");
    let whole = solved(&game, &folder, false, None);
    let (done, waiting) = std::sync::mpsc::channel();
    let (value, place) = (whole.probe(&game.start()).unwrap().value, folder.clone());
    std::thread::spawn(move || {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(16).build().unwrap();
        for _ in 0..4 {
            let opening = Opening::new(&game, &place, 16_000_000).unwrap();
            done.send(pool.install(|| opening.bounds(&game.start(), &|_| true).unwrap())).unwrap();
        }
    });
    for _ in 0..4 {
        // Far longer than it takes: only who waits for ever waits so long.
        let bounds = waiting.recv_timeout(std::time::Duration::from_secs(120)).expect("it comes to an end");
        assert_eq!(bounds.value(), Some(value));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_search_that_is_stopped_says_what_it_knows() {
    let game = mill_with("five-mens-morris", &[]);
    let folder = folder("opening-stopped");
    let whole = solved(&game, &folder, false, None);
    let opening = Opening::new(&game, &folder, 1_000_000).unwrap();
    let bounds = opening.bounds(&game.start(), &|_| false).unwrap();
    assert_eq!(bounds, Bounds { least: Value::Loss, most: Value::Win });
    let value = whole.probe(&game.start()).unwrap().value;
    assert!(bounds.least <= value && value <= bounds.most);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_opening_needs_the_moving_phase_and_an_end_of_placing() {
    let folder = folder("opening-needs");
    let problem = Opening::new(&mill_with("nine-mens-morris", &[]), &folder, 1_000_000).err().unwrap();
    assert!(problem.to_string().contains("3-3.wdl"), "{problem}");
    let problem = Opening::new(&mill_with("lasker-morris", &[]), &folder, 1_000_000).err().unwrap();
    assert!(problem.to_string().contains("may_move_in_placing_phase"), "{problem}");
    std::fs::remove_dir_all(folder).unwrap();
}
