//! What the tests share: rule files from the repository, option changes, positions.
#![allow(dead_code, reason = "each test file uses a part of this")]

pub mod mixes;

use std::path::{Path, PathBuf};

use game::rules::{Variant, read};
use game::{Game, Notation};
use mill::{FAMILY, Mill, State};

/// The folder with the rule files.
pub fn rules_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/mill")
}

/// The ids of all rule files.
pub fn all_ids() -> Vec<String> {
    let files = std::fs::read_dir(rules_folder()).expect("there is a folder of rules");
    let mut ids: Vec<String> = files
        .filter_map(|file| file.expect("it can be read").path().file_stem()?.to_str().map(str::to_owned))
        .collect();
    ids.sort();
    ids
}

/// Reads the text of a rule file, with everything it inherits.
pub fn variant_of(text: &str) -> Result<Variant, game::rules::Problems> {
    read(text, &[&FAMILY], &|id| {
        let file = rules_folder().join(format!("{id}.toml"));
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        variant_of(&text).map_err(|problems| problems.to_string())
    })
}

/// A built-in variant.
pub fn variant(id: &str) -> Variant {
    let text = std::fs::read_to_string(rules_folder().join(format!("{id}.toml"))).expect(id);
    variant_of(&text).unwrap_or_else(|problems| panic!("{id}: {problems}"))
}

/// A built-in variant as a game.
pub fn mill(id: &str) -> Mill {
    Mill::new(variant(id)).unwrap_or_else(|problems| panic!("{id}: {problems}"))
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
