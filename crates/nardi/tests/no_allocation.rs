//! Generation never allocates: neither whole turns, nor the cursor, nor net inputs.

mod common;

use common::{from_text, shipped, shipped_ids};
use game::{CountMoves, Features, Game, Notation, Random};
use nardi::MAX_TURNS;
use testkit::counting::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Forget;

impl game::Sink<(u16, f32)> for Forget {
    fn push(&mut self, _: (u16, f32)) {}
}

#[test]
fn generating_turns_steps_and_features_allocates_nothing() {
    let mut turns = Vec::with_capacity(MAX_TURNS);
    for id in shipped_ids() {
        let nardi = shipped(&id);
        let is_two = nardi.rules().doubles == nardi::Doubles::TwoThenRollAgain;
        let mut random = Random::new(23);
        for _ in 0..2_000 {
            let fen = testkit::nardi::hard_position(&mut random, if is_two { 2 } else { 4 });
            let state = nardi.read_state(&fen).unwrap();
            let before = allocations();
            nardi.turns(&state, &mut turns);
            nardi.moves(&state, &mut CountMoves(0));
            nardi.features(&state, 0, &mut Forget);
            let mut end = state;
            nardi.play_turn(&mut end, turns[0]);
            assert_eq!(allocations(), before, "{id} {fen}");
        }
    }
}

#[test]
fn the_bound_on_turns_holds_on_the_widest_position_known() {
    let text = "id = \"open\"\nextends = \"long-nardi\"\nblock.permission = \"always\"";
    let nardi = from_text(text).unwrap();
    let mut turns = Vec::with_capacity(MAX_TURNS);
    // Found by hill climbing: fifteen lone checkers in pairs, each with free points before it.
    let state = nardi.read_state("AA1AA1/AA1AA1/AA1AA1/AAA2a w 1111 4").unwrap();
    nardi.turns(&state, &mut turns);
    assert_eq!(turns.len(), 2_140);
    assert!(turns.len() <= MAX_TURNS && turns.capacity() == MAX_TURNS);
}
