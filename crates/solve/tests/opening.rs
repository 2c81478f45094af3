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
            let known = turns.iter().find(|turn| turn.actions == [action]).unwrap().worth.known;
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

/// What was proved, as players ask it: every bound holds, whoever follows what is proved keeps the value of the game, and the next
/// search has nothing left to do.
#[test]
fn what_was_proved_is_kept_and_right() {
    let game = mill_with("five-mens-morris", &[]);
    let folder = folder("opening-kept");
    let whole = solved(&game, &folder, false, None);
    let opening = Opening::new(&game, &folder, 16_000_000).unwrap();
    let value = opening.bounds(&game.start(), &|_| true).unwrap();
    let (kept, bytes) = opening.keep().unwrap();
    assert!(kept > 100 && bytes < 8 * kept, "{kept} positions in {bytes} bytes");
    // The moving phase and what was proved, without the placing phase solved whole.
    let alone = common::folder("opening-kept-alone");
    for entry in std::fs::read_dir(&folder).unwrap().flatten() {
        let there = alone.join(entry.file_name());
        std::fs::create_dir_all(&there).unwrap();
        for file in std::fs::read_dir(entry.path()).unwrap().flatten() {
            let name = file.file_name().into_string().unwrap();
            if !name.contains('+') {
                std::fs::copy(file.path(), there.join(name)).unwrap();
            }
        }
    }
    let databases = solve::Databases::open(&alone, &game).unwrap();
    assert!(databases.has_placing() && databases.bounds(&game.start()) == value);
    let mut looked = 0;
    for seed in 0..60 {
        let mut random = game::Random::new(seed);
        let (mut state, mut held) = (game.start(), Value::Draw);
        while game.turn(&state) != game::Turn::Over && state.hand(0) + state.hand(1) > 0 {
            let (bounds, exact) = (databases.bounds(&state), whole.probe(&state).unwrap().value);
            assert!(bounds.least <= exact && exact <= bounds.most, "{bounds:?} {exact:?}");
            looked += u32::from(bounds != Bounds::NONE);
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let after = |action: &mill::Move| {
                let mut next = state;
                game.play(&mut next, *action);
                let bounds = databases.bounds(&next);
                if next.side() == state.side() { bounds.least } else { bounds.turned().least }
            };
            // One side keeps to what is proved, the other plays anything.
            let best = moves.iter().map(after).max().unwrap();
            if state.side() == (seed % 2) as u8 {
                assert!(best >= held, "{held:?} was proved, and {best:?} is left: {state:?}");
                held = best;
                moves.retain(|action| after(action) == best);
            }
            let chosen = moves[random.below(moves.len() as u32) as usize];
            game.play(&mut state, chosen);
        }
    }
    assert!(looked > 300, "{looked}");
    let again = Opening::new(&game, &folder, 16_000_000).unwrap();
    assert_eq!(again.bounds(&game.start(), &|_| true).unwrap(), value);
    assert!(again.nodes() < 100, "{} positions were looked at again", again.nodes());
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::remove_dir_all(alone).unwrap();
}

#[test]
fn the_opening_needs_the_moving_phase() {
    let folder = folder("opening-needs");
    let problem = Opening::new(&mill_with("nine-mens-morris", &[]), &folder, 1_000_000).err().unwrap();
    assert!(problem.to_string().contains("3-3.wdl"), "{problem}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_opening_that_goes_round_in_circles_is_not_searched() {
    let folder = folder("opening-circles");
    let problem = Opening::new(&mill_with("lasker-morris", &[]), &folder, 1_000_000).err().unwrap();
    assert_eq!(problem.0.code, "solve-opening-circles");
    std::fs::remove_dir_all(folder).unwrap();
}
