//! The board as a cross of characters.

use std::iter;

use game::{Ink, MAX_SEATS, Picture, Seat};

use crate::Ludo;
use crate::layout::Layout;
use crate::state::{State, of_seat};
use crate::view::square_id;

const LETTERS: [char; MAX_SEATS] = ['R', 'G', 'Y', 'B'];
/// How long the upper and lower arms are at most: seventeen rows leave room on a small terminal.
const TALLEST: u8 = 7;
/// Columns of a small terminal, less a margin.
const COLUMNS: usize = 78;
/// Columns before the first square.
const MARGIN: usize = 2;

/// A drawing under way.
struct Drawing<'g> {
    game: &'g Ludo,
    state: &'g State,
    layout: Layout,
    /// Characters per square, a blank included.
    width: usize,
    picture: Picture,
}

pub(crate) fn draw(game: &Ludo, state: &State) -> Picture {
    let rules = game.rules();
    // A shared goal can lie in the middle; single slots are part of the row.
    let row = rules.end() - rules.frame.visited - u8::from(!rules.has_slots);
    let layout = Layout::no_taller_than(rules, TALLEST, row);
    let squares = 2 * layout.reach().0.round() as usize + 1;
    let width = if MARGIN + 4 * squares <= COLUMNS { 4 } else { 3 };
    let mut drawing = Drawing { game, state, layout, width, picture: Picture::new() };
    for ring in 0..rules.frame.squares {
        let (text, ink) = drawing.ring_square(ring);
        let (column, row) = drawing.position(layout.ring(rules, ring));
        drawing.put(square_id(ring), column, row, &text, ink);
    }
    for seat in state.seated() {
        drawing.base(seat);
        for own in rules.frame.visited + 1..=rules.end() {
            drawing.inner_square(seat, own);
        }
    }
    drawing.picture.captions = game.task(state).into_iter().collect();
    drawing.picture
}

impl Drawing<'_> {
    /// The column and row of a place; where the loop is stretched, the nearest.
    fn position(&self, (x, y): (f32, f32)) -> (usize, usize) {
        let (right, down) = self.layout.reach();
        (MARGIN + self.width * (x + right).round() as usize, (y + down).round() as usize)
    }

    fn put(&mut self, name: String, column: usize, row: usize, text: &str, ink: Ink) {
        self.picture.put(column, row, text, ink);
        self.picture.spot(name, column, row);
    }

    /// The pieces in the base by their numbers, and below them, where there is room, how far each has come.
    fn base(&mut self, seat: Seat) {
        let own = self.game.own_pieces(self.state, seat);
        let waiting = own.iter().enumerate().map(|(piece, &square)| match square {
            0 => digit(piece as u8),
            _ => '·',
        });
        let text: String = iter::once(LETTERS[usize::from(seat)]).chain(waiting).collect();
        let (column, row) = self.in_yard(seat, &text);
        self.put(self.game.place_id(seat, 0), column, row, &text, Ink::Piece(seat));
        let squares: Vec<String> = own.iter().map(u8::to_string).collect();
        let squares = squares.join(" ");
        // The arms at the sides are never the shorter ones.
        if self.layout.tall >= 3 {
            let (column, row) = self.in_yard(seat, &squares);
            self.picture.put(column, row + 1, &squares, Ink::Home(seat));
        }
    }

    /// Where a text stands in the middle of a seat's corner, clear of the arm beside it.
    fn in_yard(&self, seat: Seat, text: &str) -> (usize, usize) {
        let (x, y) = self.layout.base(seat);
        let (middle, row) = self.position((x, y));
        let length = text.chars().count();
        let column = (middle + self.width / 2).saturating_sub(length / 2);
        if x.is_sign_positive() {
            // A square is written from its left end, so that the arm leaves more room on this side.
            return (column, row);
        }
        let (arm, _) = self.position((-self.layout.stretch, y));
        (column.min(arm - 1 - length), row)
    }

    /// A square of the lane, or a goal.
    fn inner_square(&mut self, seat: Seat, own: u8) {
        let rules = self.game.rules();
        let steps = own - rules.frame.visited;
        let standing = of_seat(self.game.standing(self.state, seat, own), seat);
        let name = self.game.place_id(seat, own);
        let is_goal = own >= rules.goal();
        let ink = if standing == 0 { Ink::Home(seat) } else { Ink::Piece(seat) };
        if is_goal && !rules.has_slots && steps > self.layout.tall {
            // The lane reaches the middle: the goals share the square there, a character each.
            let (column, row) = self.position((0.0, 0.0));
            let text = if standing == 0 { "#".into() } else { standing.count_ones().to_string() };
            self.put(name, column - 1 + usize::from(seat), row, &text, ink);
            return;
        }
        let text = match standing {
            0 if is_goal => "#".into(),
            0 => "-".into(),
            set => self.label(seat, set),
        };
        let (column, row) = self.position(self.layout.inner(seat, steps));
        self.put(name, column, row, &text, ink);
    }

    fn ring_square(&self, ring: u8) -> (String, Ink) {
        let frame = self.game.rules().frame;
        let there = |seat: Seat| {
            let own = frame.own(seat, ring)?;
            let pieces = 0..self.game.rules().pieces;
            let set = pieces.filter(|&piece| self.state.piece(seat, piece) == own);
            Some((seat, set.map(|piece| 1 << piece).sum()))
        };
        let standing: Vec<(Seat, u16)> =
            self.state.seated().filter_map(there).filter(|&(_, set)| set != 0).collect();
        match standing[..] {
            [] => self.empty_square(ring),
            [(seat, set)] => (self.label(seat, set), Ink::Piece(seat)),
            [(first, _), ..] => {
                let letters = standing.iter().map(|&(seat, _)| LETTERS[usize::from(seat)]);
                (letters.take(self.width - 1).collect(), Ink::Piece(first))
            }
        }
    }

    /// A colour and the numbers of its pieces, or how many they are where the numbers do not fit.
    fn label(&self, seat: Seat, set: u16) -> String {
        let letter = iter::once(LETTERS[usize::from(seat)]);
        let count = set.count_ones() as usize;
        if 1 + count < self.width {
            let pieces = (0..4).filter(|piece| set >> piece & 1 == 1);
            return letter.chain(pieces.map(digit)).collect();
        }
        letter.chain(['²', '³', '⁴'].get(count - 2).copied()).collect()
    }

    fn empty_square(&self, ring: u8) -> (String, Ink) {
        let rules = self.game.rules();
        let starts = (0..MAX_SEATS as u8).find(|&seat| rules.frame.ring(seat, 1) == Some(ring));
        if let Some(seat) = starts {
            return (LETTERS[usize::from(seat)].to_ascii_lowercase().into(), Ink::Home(seat));
        }
        if self.game.is_special_square(&rules.star_squares, ring) {
            ("*".into(), Ink::Special)
        } else if self.game.is_special_square(&rules.safe_squares, ring) {
            ("+".into(), Ink::Special)
        } else {
            ("·".into(), Ink::Frame)
        }
    }
}

/// The name of a piece.
fn digit(piece: u8) -> char {
    char::from(b'0' + piece)
}
