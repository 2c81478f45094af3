//! What the tests share: rule files from the repository, option changes, positions.
#![allow(dead_code, reason = "each test file uses a part of this")]

pub mod mixes;

use game::rules::Variant;
use game::{Game, Notation};
use mill::{FAMILY, Mill, State};

/// The ids of all rule files.
pub fn all_ids() -> Vec<String> {
    testkit::shipped::ids(&FAMILY)
}

/// Reads the text of a rule file, with everything it inherits.
pub fn variant_of(text: &str) -> Result<Variant, game::rules::Problems> {
    testkit::shipped::variant_of(&FAMILY, text)
}

/// A built-in variant.
pub fn variant(id: &str) -> Variant {
    testkit::shipped::variant(&FAMILY, id)
}

/// A built-in variant as a game.
pub fn mill(id: &str) -> Mill {
    testkit::shipped::game(&FAMILY, id, Mill::new)
}

/// A built-in variant with some options changed, by any of their names.
pub fn mill_with(id: &str, changes: &[(&str, &str)]) -> Mill {
    let mut variant = variant(id);
    for (name, value) in changes {
        let spec = FAMILY.option(name).unwrap_or_else(|| panic!("there is no option {name}"));
        variant.values.set_from_text(spec, value).expect(name);
    }
    Mill::new(variant).unwrap_or_else(|problems| panic!("{id} {changes:?}: {problems}"))
}

/// The legal moves as text, sorted.
pub fn legal(mill: &Mill, state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    mill.moves(state, &mut moves);
    let mut texts: Vec<String> = moves.iter().map(|&action| mill.move_text(state, action)).collect();
    texts.sort();
    texts
}

/// Plays moves written as text, each of which must be legal.
pub fn play(mill: &Mill, state: &mut State, moves: &str) {
    for text in moves.split_whitespace().flat_map(|word| mill.split_turn(word)) {
        let action = mill.read_move(state, text).expect(text);
        if let Err(error) = mill.play_checked(state, action) {
            panic!("{text} in {}: {error}; legal are {:?}", mill.state_text(state), legal(mill, state));
        }
    }
}

/// The FEN after some moves from a FEN.
pub fn after(mill: &Mill, fen: &str, moves: &str) -> String {
    let mut state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
    play(mill, &mut state, moves);
    mill.state_text(&state)
}
