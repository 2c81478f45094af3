//! The short way to resolve a step against the general one.

use game::Random;
use game::rules::{Variant, read};

use crate::landing::Effect;
use crate::state::State;
use crate::{FAMILY, Ludo};

/// Rules under which nobody is ever in the way, in different fashions.
const OPEN: [(&str, &[(&str, &str)]); 6] = [
    ("danish", &[]),
    ("ludopy", &[]),
    ("king", &[]),
    ("danish", &[("entry.captures", "one")]),
    ("danish", &[("stars.capture_at", "first"), ("safe.effect", "share")]),
    ("ludopy", &[("entry.captures", "all"), ("stars.capture_at", "final")]),
];

fn variant(id: &str) -> Variant {
    let path = format!("{}/../../rules/ludo/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    read(&text, &[&FAMILY], &|parent| Ok(variant(parent))).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Games of these rules.
pub(crate) fn open_games() -> impl Iterator<Item = Ludo> {
    OPEN.iter().map(|&(id, options)| {
        let mut variant = variant(id);
        for (path, value) in options {
            let spec = FAMILY.option(path).unwrap_or_else(|| panic!("there is no option {path}"));
            variant.values.set_from_text(spec, value).unwrap();
        }
        let game = Ludo::new(variant).unwrap_or_else(|problems| panic!("{problems}"));
        assert!(game.tables.is_open, "{id} with {options:?}");
        game
    })
}

/// Compares both ways for every piece and die of the seat to move; returns how many steps captured somebody.
fn compare(game: &Ludo, state: &State) -> u32 {
    let mut captures = 0;
    for piece in 0..4 {
        let from = state.piece(state.seat, piece);
        for die in (1..=6).filter(|&die| game.tables.is_move(from, die) != 0) {
            let [short, general]: [Effect; 2] =
                [game.resolve_clear(state, piece, die), game.resolve_slowly(state, piece, die, true)].map(
                    |found| found.unwrap_or_else(|obstacle| panic!("{obstacle:?}: {piece}+{die}, {state:?}")),
                );
            assert_eq!(short, general, "piece {piece} with {die} in {state:?}");
            captures += u32::from(short.captured != 0);
        }
    }
    captures
}

/// Nobody on the board.
fn empty(game: &Ludo, seat: u8) -> State {
    use game::Game as _;
    let mut state = game.start();
    (0..16).for_each(|piece| state.put(piece, 0));
    state.seat = seat;
    state
}

#[test]
fn where_nobody_is_in_the_way_the_short_resolution_is_the_general_one() {
    for game in open_games() {
        let mut captures = 0;
        for seat in 0..4 {
            for enemy in (0..4).filter(|&enemy| enemy != seat) {
                for square in 1..=game.rules.goal() {
                    // Each piece alone, and each with the next.
                    for (piece, is_pair) in (0..4).flat_map(|piece| [(piece, false), (piece, true)]) {
                        let mut state = empty(&game, seat);
                        state.put(4 * enemy + piece, square);
                        if is_pair {
                            state.put(4 * enemy + (piece + 1) % 4, square);
                        }
                        captures += reach(&game, &mut state);
                    }
                }
            }
        }
        assert!(captures > 1_000, "{captures} steps captured somebody");
    }
}

/// Compares with every own piece on every square in turn.
fn reach(game: &Ludo, state: &mut State) -> u32 {
    let mut captures = 0;
    for first in (0..game.rules.goal()).step_by(4) {
        for piece in 0..4 {
            state.put(4 * state.seat + piece, (first + piece).min(game.rules.goal() - 1));
        }
        captures += compare(game, state);
    }
    captures
}

#[test]
fn among_many_enemies_the_short_resolution_is_the_general_one_too() {
    let mut random = Random::new(41);
    for game in open_games() {
        let mut captures = 0;
        for _ in 0..30_000 {
            let mut state = empty(&game, random.below(4) as u8);
            let near = 1 + random.below(u32::from(game.rules.goal()) - 12) as u8;
            for piece in 0..16 {
                // A crowd within reach of each other, as their own owners count.
                let shift = game.rules.frame.gap() * ((4 + state.seat - piece / 4) % 4);
                let own = (near + shift + random.below(12) as u8 - 1) % game.rules.frame.squares + 1;
                state.put(piece, if random.below(8) == 0 { 0 } else { own.min(game.rules.goal() - 1) });
            }
            captures += compare(&game, &state);
        }
        assert!(captures > 1_000, "{captures} steps captured somebody");
    }
}
