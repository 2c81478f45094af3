//! Neither generating nor playing allocates.

mod common;

use common::{all_ids, mill, mill_with};
use game::{CountMoves, Features, Game, Random};
use mill::Mill;
use testkit::counting::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Forget;

impl game::Sink<(u16, f32)> for Forget {
    fn push(&mut self, _: (u16, f32)) {}
}

fn play_games(mill: &Mill) {
    let before = allocations();
    for index in 0..20 {
        let mut random = Random::stream(3, index);
        let mut state = mill.start();
        for _ in 0..1_000 {
            mill.moves(&state, &mut CountMoves(0));
            mill.features(&state, 0, &mut Forget);
            let Some(action) = mill.random_move(&state, &mut random) else { break };
            assert!(mill.is_legal(&state, action));
            mill.play(&mut state, action);
        }
    }
    assert_eq!(allocations(), before, "{}", mill.variant().id);
}

#[test]
fn generating_and_playing_allocates_nothing() {
    for id in all_ids() {
        play_games(&mill(&id));
    }
    let captures = ["custodian_capture.enabled", "intervention_capture.enabled", "leap_capture.enabled"];
    play_games(&mill_with("morabaraba", &captures.map(|capture| (capture, "true"))));
}
