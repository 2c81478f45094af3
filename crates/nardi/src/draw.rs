//! The board in characters, as White sees it.

use game::{Ink, Picture, Verdict};

use crate::board::progress_of;
use crate::state::{ROLL_OFF, State};

/// Columns per point.
const WIDTH: usize = 4;
/// Rows of checkers drawn on a point; a higher stack shows its number in the last one.
const HEIGHT: usize = 5;
const LEFT: usize = 2;
const MIDDLE: usize = 2 + HEIGHT;
const BOTTOM: usize = MIDDLE + 1 + HEIGHT;

pub(crate) fn draw(state: &State, verdict: Option<Verdict>) -> Picture {
    let mut picture = Picture::new();
    let edge = "─".repeat(6 * WIDTH + 1);
    picture.put(LEFT, 1, &format!("┌{edge}┬{edge}┐"), Ink::Frame);
    picture.put(LEFT, BOTTOM, &format!("└{edge}┴{edge}┘"), Ink::Frame);
    for row in 2..BOTTOM {
        for column in [LEFT, LEFT + 6 * WIDTH + 2, LEFT + 12 * WIDTH + 4] {
            picture.put(column, row, "│", Ink::Frame);
        }
    }
    for number in 1..=24 {
        draw_point(&mut picture, state, number);
    }
    draw_margin(&mut picture, state, verdict);
    picture
}

/// Point 13 is at the left of the upper half, point 12 below it.
fn draw_point(picture: &mut Picture, state: &State, number: u8) {
    let upper = number > 12;
    let place = usize::from(if upper { number - 13 } else { 12 - number });
    let column = LEFT + 2 + place * WIDTH + if place >= 6 { 2 } else { 0 };
    let label_row = if upper { 0 } else { BOTTOM + 1 };
    picture.put(column, label_row, &format!("{number:>2}"), Ink::Label);
    picture.spot(number.to_string(), column + 1, if upper { 2 } else { BOTTOM - 1 });
    for side in 0..2u8 {
        let count = usize::from(state.counts[usize::from(side)][usize::from(progress_of(side, number))]);
        for level in 0..count.min(HEIGHT) {
            let row = if upper { 2 + level } else { BOTTOM - 1 - level };
            if level + 1 == HEIGHT && count > HEIGHT {
                picture.put(column, row, &format!("{count:>2}"), Ink::Piece(side));
            } else {
                picture.put(column + 1, row, ["○", "●"][usize::from(side)], Ink::Piece(side));
            }
        }
    }
}

/// What stands beside the board: checkers borne off, whose turn it is, the dice; or who has won.
fn draw_margin(picture: &mut Picture, state: &State, verdict: Option<Verdict>) {
    let column = LEFT + 12 * WIDTH + 7;
    picture.put(column, 2, &format!("● Black, {} off", state.off[1]), Ink::Piece(1));
    picture.put(column, BOTTOM - 1, &format!("○ White, {} off", state.off[0]), Ink::Piece(0));
    picture.spot("off", column, if state.side == 1 { 2 } else { BOTTOM - 1 });
    if let Some(verdict) = verdict {
        let won = match verdict.result.as_str() {
            "white" => "White has won",
            "black" => "Black has won",
            _ => "a tie",
        };
        return picture.put(column, MIDDLE, won, Ink::Plain);
    }
    let who = ["White to play", "Black to play", "a roll-off decides who starts"][usize::from(state.side)];
    picture.put(column, MIDDLE - 1, who, Ink::Plain);
    let (dice, left) = state.dice();
    let text = match left {
        0 if state.side == ROLL_OFF => String::new(),
        0 => "dice are due".to_owned(),
        _ => dice[..left].iter().map(|die| format!("[{die}]")).collect::<Vec<_>>().join(" "),
    };
    picture.put(column, MIDDLE, &text, Ink::Plain);
}
