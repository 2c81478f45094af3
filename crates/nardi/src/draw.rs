//! The board in characters, as White sees it.

use game::{Ink, Message, Picture};

use crate::board::{OFF, POINTS, column_of, is_upper, progress_of};
use crate::play::Nardi;
use crate::state::State;
use crate::view::place_id;

/// Columns per point.
const WIDTH: usize = 4;
/// Rows of checkers drawn on a point; a higher stack shows its number in the last one.
const HEIGHT: usize = 5;
/// Left of the board lie the checkers that Black has borne off.
const LEFT: usize = 6;
/// The bar.
const BAR: usize = LEFT + 6 * WIDTH + 2;
/// Right of the board lie those of White.
const RIGHT: usize = BAR + 6 * WIDTH + 2;
const TOP: usize = 1;
const MIDDLE: usize = TOP + 1 + HEIGHT;
const BOTTOM: usize = MIDDLE + 1 + HEIGHT;

pub(crate) fn draw(nardi: &Nardi, state: &State) -> Picture {
    let mut picture = Picture::new();
    draw_frame(&mut picture);
    for number in 1..=POINTS {
        draw_point(&mut picture, state, number);
    }
    draw_borne_off(&mut picture, state);
    draw_dice(&mut picture, state);
    picture.captions = captions(nardi, state);
    picture
}

fn draw_frame(picture: &mut Picture) {
    let edge = "─".repeat(BAR - LEFT - 1);
    picture.put(LEFT, TOP, &format!("┌{edge}┬{edge}┐"), Ink::Frame);
    picture.put(LEFT, BOTTOM, &format!("└{edge}┴{edge}┘"), Ink::Frame);
    for row in TOP + 1..BOTTOM {
        for column in [LEFT, BAR, RIGHT] {
            picture.put(column, row, "│", Ink::Frame);
        }
    }
}

/// Point 13 is at the left of the upper half, point 12 below it.
fn draw_point(picture: &mut Picture, state: &State, number: u8) {
    let upper = is_upper(number);
    let place = usize::from(column_of(number));
    let column = LEFT + 2 + place * WIDTH + if place >= 6 { 2 } else { 0 };
    let label_row = if upper { TOP - 1 } else { BOTTOM + 1 };
    picture.put(column, label_row, &format!("{number:>2}"), Ink::Label);
    picture.spot(number.to_string(), column + 1, if upper { TOP + 1 } else { BOTTOM - 1 });
    for side in 0..2u8 {
        let count = usize::from(state.counts[usize::from(side)][usize::from(progress_of(side, number))]);
        for level in 0..count.min(HEIGHT) {
            let row = if upper { TOP + 1 + level } else { BOTTOM - 1 - level };
            if level + 1 == HEIGHT && count > HEIGHT {
                picture.put(column, row, &format!("{count:>2}"), Ink::Piece(side));
            } else {
                picture.put(column + 1, row, ["○", "●"][usize::from(side)], Ink::Piece(side));
            }
        }
    }
}

/// Checkers that were borne off lie where their way ends: White's after point 1, Black's after point 13.
fn draw_borne_off(picture: &mut Picture, state: &State) {
    let [white, black] = state.off;
    picture.put(RIGHT + 2, BOTTOM - 1, &format!("○ {white}"), Ink::Piece(0));
    picture.put(LEFT - 5, TOP + 1, &format!("●{black:>3}"), Ink::Piece(1));
    picture.spot(place_id(0, OFF), RIGHT + 2, BOTTOM - 1);
    picture.spot(place_id(1, OFF), LEFT - 5, TOP + 1);
}

/// The dice left lie in the half of the board where their player's home is.
fn draw_dice(picture: &mut Picture, state: &State) {
    let (dice, left) = state.dice();
    let text = dice[..left].iter().map(|die| format!("[{die}]")).collect::<Vec<_>>().join(" ");
    let half = if state.side == 0 { BAR } else { LEFT };
    picture.put(half + 2, MIDDLE, &text, Ink::Plain);
}

/// What is to be done, or who has won; then how far both sides have to go.
fn captions(nardi: &Nardi, state: &State) -> Vec<Message> {
    let verdict = nardi.final_verdict(state).map(|verdict| verdict.reason);
    let pips = Message::new("nardi-task-pips").with("white", state.pips(0)).with("black", state.pips(1));
    verdict.or_else(|| nardi.task(state)).into_iter().chain([pips]).collect()
}
