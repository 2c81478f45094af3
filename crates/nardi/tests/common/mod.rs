//! Helpers for tests that read as rules: positions are FENs, moves are texts.
#![allow(dead_code)]

use game::rules::Problems;
use game::{Game, Notation, Reason};
use nardi::{Nardi, State};

/// A variant of the family.
pub fn shipped(id: &str) -> Nardi {
    testkit::shipped::game(&nardi::FAMILY, id, Nardi::new)
}

/// The ids of all variants of the family.
pub fn shipped_ids() -> Vec<String> {
    testkit::shipped::ids(&nardi::FAMILY)
}

/// The game of a rule file, which may extend a variant of the family.
pub fn from_text(text: &str) -> Result<Nardi, Problems> {
    Nardi::new(testkit::shipped::variant_of(&nardi::FAMILY, text)?)
}

/// A built-in variant with some options changed, as lines of TOML.
pub fn with(base: &str, options: &str) -> Nardi {
    from_text(&format!("id = \"changed\"\nextends = \"{base}\"\n{options}")).unwrap()
}

pub fn at(nardi: &Nardi, fen: &str) -> State {
    nardi.read_state(fen).unwrap_or_else(|error| panic!("{error}"))
}

/// The legal next steps, sorted.
pub fn steps(nardi: &Nardi, fen: &str) -> Vec<String> {
    let state = at(nardi, fen);
    let mut steps = Vec::new();
    nardi.moves(&state, &mut steps);
    let mut texts: Vec<String> = steps.into_iter().map(|step| nardi.move_text(&state, step)).collect();
    texts.sort();
    texts
}

/// The distinct end boards, sorted.
pub fn ends(nardi: &Nardi, fen: &str) -> Vec<String> {
    let state = at(nardi, fen);
    let mut turns = Vec::new();
    nardi.turns(&state, &mut turns);
    let mut ends: Vec<String> = turns
        .into_iter()
        .map(|turn| {
            let mut end = state;
            nardi.play_turn(&mut end, turn);
            nardi.state_text(&end).split(' ').next().unwrap().to_owned()
        })
        .collect();
    ends.sort();
    ends
}

/// The FEN after these moves and rolls (`r63`).
pub fn after(nardi: &Nardi, fen: &str, events: &str) -> String {
    let mut state = at(nardi, fen);
    for event in events.split_whitespace() {
        if let Some(dice) = event.strip_prefix('r') {
            let roll = nardi.read_roll(&state, dice).unwrap_or_else(|error| panic!("{error}"));
            nardi.roll(&mut state, roll);
        } else {
            let step = nardi.read_move(&state, event).unwrap_or_else(|error| panic!("{error}"));
            if let Some(reason) = nardi.why_not(&state, step) {
                panic!("{event} in {}: {reason}", nardi.state_text(&state));
            }
            nardi.play(&mut state, step);
        }
    }
    nardi.state_text(&state)
}

/// The reason why a step is not legal.
pub fn why_not(nardi: &Nardi, fen: &str, step: &str) -> Reason {
    let state = at(nardi, fen);
    let step = nardi.read_move(&state, step).unwrap();
    nardi.why_not(&state, step).expect("the step is legal")
}

/// Result and White's points of a finished game.
pub fn result(nardi: &Nardi, fen: &str) -> (String, i16) {
    let state = at(nardi, fen);
    let verdict = nardi.verdict(&state).expect("the game goes on");
    (verdict.result, nardi.scores(&state).of(0))
}
