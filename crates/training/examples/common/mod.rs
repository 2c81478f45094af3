//! What several examples do.
#![allow(dead_code, reason = "not every example does all of it")]

use std::collections::BTreeMap;

use engine::Player;
use game::{Decide, Game, Random, Repetitions, Turn};
use mill::{Mill, State};

/// What was given on the command line, as NAME=VALUE.
pub struct Given(BTreeMap<String, String>);

impl Given {
    /// Everything.
    pub fn read() -> Given {
        let read = |argument: String| {
            let (name, value) =
                argument.split_once('=').unwrap_or_else(|| panic!("{argument}: expected NAME=VALUE"));
            (name.to_owned(), value.to_owned())
        };
        Given(std::env::args().skip(1).map(read).collect())
    }

    /// A text, or what is usual.
    pub fn text(&mut self, name: &str, usual: &str) -> String {
        self.0.remove(name).unwrap_or_else(|| usual.to_owned())
    }

    /// A number, or what is usual.
    pub fn number(&mut self, name: &str, usual: u64) -> u64 {
        let text = self.0.remove(name);
        text.map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
    }

    /// That is all there is.
    pub fn end(self) {
        assert!(self.0.is_empty(), "unknown: {:?}", self.0);
    }
}

/// Plays a position of Mill out; what its side to move scores.
pub fn play_out<'a>(
    game: &Mill,
    mut state: State,
    own: &'a mut dyn Player<Mill>,
    other: &'a mut dyn Player<Mill>,
    random: &mut Random,
) -> i16 {
    let (seat, mut repetitions) = (state.side(), Repetitions::default());
    let mut options = Vec::new();
    while let Turn::Seat(mover) = game.turn(&state) {
        game.decisions(&state, &mut options);
        let player = if mover == seat { &mut *own } else { &mut *other };
        player.note_past(repetitions.keys());
        state = options[player.choose(game, &state, &options, random)].1;
        repetitions.after(game, &mut state);
    }
    game.scores(&state).of(seat)
}
