//! Positions that are set up by hand.

use game::Message;
use game::setup::{Setup, too_many};

use crate::board::{POINTS, progress_of};
use crate::fen::write_board;
use crate::play::Nardi;
use crate::state::State;

/// The checkers of each side.
pub(crate) const CHECKERS: u8 = 15;

/// Checkers that stand on no point are borne off.
pub(crate) fn set_up(game: &Nardi, setup: &Setup) -> Result<State, Vec<Message>> {
    let mut flaws = setup.flaws(game);
    let mut counts = [[0u32; POINTS as usize]; 2];
    for standing in setup.pieces.iter().filter(|standing| standing.count > 0) {
        let Some(seat) = standing.seat else {
            flaws.push(Message::new("setup-no-markers"));
            continue;
        };
        if seat > 1 {
            continue;
        }
        let number = standing.place.parse().ok().filter(|number| (1..=POINTS).contains(number));
        if let Some(number) = number {
            counts[usize::from(seat)][usize::from(progress_of(seat, number))] += u32::from(standing.count);
        }
    }
    for number in 1..=POINTS {
        if [0, 1].iter().all(|&seat| counts[usize::from(seat)][usize::from(progress_of(seat, number))] > 0) {
            let place = Message::new("nardi-place-point").with("point", number);
            flaws.push(Message::new("setup-two-colours").with("place", place));
        }
    }
    for (seat, counts) in (0..).zip(&counts) {
        let count = counts.iter().sum();
        if count > u32::from(CHECKERS) {
            flaws.push(too_many(game, seat, count));
        }
    }
    if setup.removals > 0 {
        flaws.push(Message::new("setup-no-removals"));
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    // No side has more than fifteen, so every count fits.
    let counts = counts.map(|counts| counts.map(|count| count as u8));
    game.read_fen(&text(counts, setup)).map_err(|error| vec![error.problem])
}

/// The position in notation, whose reading checks the rest.
fn text(counts: [[u8; 24]; 2], setup: &Setup) -> String {
    let mut text = String::new();
    write_board(&State { counts, ..State::initial() }, &mut text);
    text.push_str(match setup.turn {
        Some(0) => " w ",
        Some(_) => " b ",
        None => " - ",
    });
    if setup.numbers.is_empty() {
        text.push('-');
    }
    text.extend(setup.numbers.iter().map(u8::to_string));
    text
}
