//! Helpers for tests that read as rules: positions are FENs, moves are texts.
#![allow(dead_code)]

use game::rules::Problems;
use game::{Argument, Game, Message, Notation, Random, sample_roll};
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
pub fn why_not(nardi: &Nardi, fen: &str, step: &str) -> Message {
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

/// What a message speaks of under this name, as the catalogue would write it: `4`, `6 3`.
pub fn spoken_of(message: &Message, name: &str) -> String {
    fn write(argument: &Argument) -> String {
        match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Message(word) => word.to_string(),
            Argument::All(items) | Argument::Any(items) | Argument::Lines(items) => {
                items.iter().map(write).collect::<Vec<_>>().join(" ")
            }
        }
    }
    write(message.argument(name).unwrap_or_else(|| panic!("{message} does not speak of {name}")))
}

/// Every option with some values that mixes are made of.
pub const MIX: [(&str, &[&str]); 27] = [
    ("opening.roll", &["\"white-rolls\"", "\"roll-off-then-fresh\"", "\"roll-off-dice-played\""]),
    ("opening.next_game", &["\"opening-roll\"", "\"winner\"", "\"loser\"", "\"alternate\""]),
    ("dice.doubles", &["\"four\"", "\"two-then-roll-again\"", "\"cascade\""]),
    ("dice.winning_turn_may_stop", &["true", "false"]),
    ("head.limit", &["1", "2", "15"]),
    ("head.first_turn_doubles", &["[]", "[3]", "[4, 6]", "[1, 2, 3, 4, 5, 6]"]),
    ("head.first_turn_for", &["\"both\"", "\"second-player\""]),
    ("runner.first", &["true", "false"]),
    ("block.length", &["3", "5", "6"]),
    ("block.permission", &["\"enemy-ahead\"", "\"enemy-home\"", "\"never\"", "\"always\""]),
    ("block.checked", &["\"turn-end\"", "\"every-step\""]),
    ("block.borne_off_is_ahead", &["true", "false"]),
    ("block.on_bear_off", &["true", "false"]),
    ("block.own_start_max", &["1", "4", "6"]),
    ("block.enemy_start_max", &["0", "1", "4", "6"]),
    ("block.open_when_all_behind", &["true", "false"]),
    ("bear_off.larger_die", &["\"farthest\"", "\"never\""]),
    ("bear_off.inner_steps", &["true", "false"]),
    ("score.oin", &["1", "2"]),
    ("score.mars", &["1", "2", "3"]),
    ("score.koks", &["0", "1", "3"]),
    ("score.koks_when", &["\"no-checker-home\"", "\"checker-in-first-quarter\""]),
    ("score.tie", &["\"none\"", "\"last-roll-at-14\"", "\"equal-turns\""]),
    ("match.length", &["1", "5"]),
    ("match.cube", &["true", "false"]),
    ("match.crawford", &["true", "false"]),
    ("match.jacoby", &["true", "false"]),
];

/// Rules made of random options.
pub fn mix(random: &mut Random) -> Nardi {
    loop {
        let mut text = "id = \"mix\"\nextends = \"long-nardi\"\n".to_owned();
        for (path, values) in MIX {
            let value = values[random.below(values.len() as u32) as usize];
            text.push_str(&format!("{path} = {value}\n"));
        }
        // Some combinations make no sense and are refused.
        if let Ok(nardi) = from_text(&text) {
            return nardi;
        }
    }
}

/// All shipped variants, and as many mixes.
pub fn shipped_and_mixed(mixes: usize) -> Vec<Nardi> {
    let mut random = Random::new(5);
    let mixes = (0..mixes).map(|_| mix(&mut random));
    shipped_ids().iter().map(|id| shipped(id)).chain(mixes).collect()
}

/// In mixes both sides may be stuck for good, so no game is followed for longer than this.
const MOST_POSITIONS: usize = 1_500;

/// Calls `each` at every position of some random games, step by step.
pub fn at_every_position(nardi: &Nardi, games: u64, mut each: impl FnMut(&State, &mut Random)) {
    for game in 0..games {
        let mut random = Random::stream(23, game);
        let mut state = nardi.start();
        for _ in 0..MOST_POSITIONS {
            each(&state, &mut random);
            match nardi.turn(&state) {
                game::Turn::Over => break,
                game::Turn::Chance => {
                    let roll = sample_roll(nardi.rolls(&state), &mut random);
                    nardi.roll(&mut state, roll);
                }
                game::Turn::Seat(_) => {
                    let mut steps = Vec::new();
                    nardi.moves(&state, &mut steps);
                    nardi.play(&mut state, steps[random.below(steps.len() as u32) as usize]);
                }
            }
        }
    }
}
