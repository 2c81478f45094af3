//! Any board in characters, from its coordinates.

use game::{Ink, Message, Picture};

use crate::board::Board;
use crate::play::Mill;
use crate::state::{BLACK, State, WHITE};
use crate::view::hand_id;

/// Where things go on the grid of characters.
struct Grid {
    left: usize,
    across: usize,
    down: usize,
    top: u8,
}

impl Grid {
    fn of(board: &Board) -> Grid {
        let places = (0..board.len() as u8).map(|point| board.place(point));
        let (right, top) = places.fold((0, 0), |(x, y), place| (x.max(place.0), y.max(place.1)));
        let wide = right <= 12;
        let high = top <= 12;
        Grid { left: 3, across: if wide { 4 } else { 2 }, down: if high { 2 } else { 1 }, top }
    }

    fn cell(&self, (x, y): (u8, u8)) -> (usize, usize) {
        (self.left + usize::from(x) * self.across, usize::from(self.top - y) * self.down)
    }
}

impl Mill {
    pub(crate) fn picture(&self, state: &State) -> Picture {
        let mut picture = Picture::new();
        let grid = Grid::of(&self.board);
        for &(a, b) in self.board.edges() {
            let ends = (grid.cell(self.board.place(a)), grid.cell(self.board.place(b)));
            draw_edge(&mut picture, ends.0, ends.1);
        }
        let has_ranks = has_files_and_ranks(&self.board);
        for point in 0..self.board.len() as u8 {
            let (column, row) = grid.cell(self.board.place(point));
            let (character, ink) = self.character(state, point);
            picture.put(column, row, character, ink);
            picture.spot(self.board.name(point), column, row);
            if !has_ranks {
                picture.put(column + 1, row, self.board.name(point), Ink::Label);
            }
        }
        if has_ranks {
            label(&mut picture, &self.board, &grid);
        }
        self.draw_hands(state, &mut picture);
        let [white, black] = [WHITE, BLACK].map(|side| (state.on_board(side), state.hand(side)));
        let counts = Message::new("mill-counts")
            .with("white-on-board", white.0)
            .with("white-in-hand", white.1)
            .with("black-on-board", black.0)
            .with("black-in-hand", black.1);
        picture.captions.push(counts);
        picture.captions.extend(self.task(state));
        picture
    }

    fn character(&self, state: &State, point: u8) -> (&'static str, Ink) {
        let bit = 1u32 << point;
        if state.pieces[0] & bit != 0 {
            ("O", Ink::Piece(WHITE))
        } else if state.pieces[1] & bit != 0 {
            ("@", Ink::Piece(BLACK))
        } else if state.marked & bit != 0 {
            ("X", Ink::Special)
        } else {
            ("·", Ink::Frame)
        }
    }

    /// The pieces in hand stand beside the board: Black's at the top, White's at the bottom.
    fn draw_hands(&self, state: &State, picture: &mut Picture) {
        let right = picture.rows().iter().map(Vec::len).max().unwrap_or(0) + 3;
        let bottom = picture.spots.iter().map(|&(_, _, row)| usize::from(row)).max().unwrap_or(0);
        for (side, character, row) in [(BLACK, "@", 0), (WHITE, "O", bottom)] {
            picture.put(right, row, &character.repeat(state.hand(side).into()), Ink::Piece(side));
            picture.spot(hand_id(side), right, row);
        }
    }
}

/// Whether every point is named after its file and rank, so that labels at the rim will do.
fn has_files_and_ranks(board: &Board) -> bool {
    (0..board.len() as u8).all(|point| {
        let (x, y) = board.place(point);
        let file = ('a'..='z').nth(x.into());
        file.is_some_and(|file| board.name(point) == format!("{file}{}", y + 1))
    })
}

fn label(picture: &mut Picture, board: &Board, grid: &Grid) {
    let bottom = usize::from(grid.top) * grid.down + 1;
    for point in 0..board.len() as u8 {
        let (x, y) = board.place(point);
        let (column, row) = grid.cell((x, y));
        picture.put(0, row, &(y + 1).to_string(), Ink::Label);
        picture.put(column, bottom, &char::from(b'a' + x).to_string(), Ink::Label);
    }
}

/// Draws the way between two cells; what stands at its ends is drawn over it.
fn draw_edge(picture: &mut Picture, (ax, ay): (usize, usize), (bx, by): (usize, usize)) {
    let (dx, dy) = (bx as i32 - ax as i32, by as i32 - ay as i32);
    let steps = if dy == 0 { dx.abs() } else { dy.abs().max(dx.abs() / 2) };
    let character = match (dx.signum(), dy.signum()) {
        (_, 0) => "─",
        (0, _) => "│",
        (1, 1) | (-1, -1) => "╲",
        _ => "╱",
    };
    for step in 1..steps {
        let at = |from: usize, d: i32| (from as i32 + (d * step + steps / 2 * d.signum()) / steps) as usize;
        picture.put(at(ax, dx), at(ay, dy), character, Ink::Frame);
    }
}
