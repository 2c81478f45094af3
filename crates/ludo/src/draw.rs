//! The board as a cross of characters.
//!
//! Seat 0 enters from the bottom arm and the others follow clockwise. An arm is three squares wide; a colour
//! turns into its lane at the middle of its arm's tip, so every board with a loop of 4 × q squares has arms
//! that are (q − 1) / 2 long, or, where q is even, a square at each inner corner too.

use game::{Ink, MAX_SEATS, Notation, Picture, Seat};

use crate::Ludo;
use crate::moves::Move;
use crate::state::{State, of_seat};

const LETTERS: [char; MAX_SEATS] = ['R', 'G', 'Y', 'B'];
/// Characters per square.
const WIDTH: usize = 4;

/// Where everything is, in squares from the top left.
struct Layout {
    arm: usize,
    has_corners: bool,
}

impl Layout {
    fn of(game: &Ludo) -> Layout {
        let quarter = usize::from(game.rules().frame.gap());
        let has_corners = quarter.is_multiple_of(2);
        Layout { arm: (quarter - 1 - usize::from(has_corners)) / 2, has_corners }
    }

    fn size(&self) -> usize {
        2 * self.arm + 3
    }

    /// A square of the bottom quarter, `index` steps after the middle of the tip.
    fn quarter_square(&self, index: usize) -> (usize, usize) {
        let (arm, tip) = (self.arm, self.size() - 1);
        if index == 0 {
            return (arm + 1, tip);
        }
        if index <= arm {
            return (arm, tip + 1 - index);
        }
        let rest = index - arm - 1;
        if self.has_corners && rest == 0 {
            (arm, arm + 2)
        } else {
            (arm - 1 - (rest - usize::from(self.has_corners)), arm + 2)
        }
    }

    /// Turns a place of the bottom arm to the arm of a seat.
    fn turn(&self, seat: usize, (x, y): (usize, usize)) -> (usize, usize) {
        let last = self.size() - 1;
        match seat % 4 {
            0 => (x, y),
            1 => (last - y, x),
            2 => (last - x, last - y),
            _ => (y, last - x),
        }
    }

    /// The place of a loop square.
    fn ring(&self, game: &Ludo, ring: u8) -> (usize, usize) {
        let frame = game.rules().frame;
        let squares = usize::from(frame.squares);
        let steps = (usize::from(ring) + squares + 1 - usize::from(frame.visited)) % squares;
        let quarter = usize::from(frame.gap());
        self.turn(steps / quarter, self.quarter_square(steps % quarter))
    }

    /// The place of a lane or goal square; a long lane ends in the middle.
    fn inner(&self, game: &Ludo, seat: Seat, own: u8) -> (usize, usize) {
        let steps = usize::from(own - game.rules().frame.visited).min(self.arm);
        self.turn(usize::from(seat), (self.arm + 1, self.size() - 1 - steps))
    }

    /// The place of a piece in its base, in the corner to the left of its arm.
    fn base(&self, seat: Seat, piece: u8) -> (usize, usize) {
        let near = self.arm / 3;
        let (x, y) = (near + usize::from(piece % 2), self.arm + 3 + near + usize::from(piece / 2));
        self.turn(usize::from(seat), (x, y))
    }
}

/// The name of the place where a piece stands: `r17` on the loop, `b0.2` in the base, `l0.53` in lane or goal.
fn spot_name(game: &Ludo, seat: Seat, piece: u8, own: u8) -> String {
    match game.rules().frame.ring(seat, own) {
        Some(ring) => format!("r{ring}"),
        None if own == 0 => format!("b{seat}.{piece}"),
        None => format!("l{seat}.{own}"),
    }
}

pub(crate) fn spots(game: &Ludo, state: &State, action: Move) -> (Option<String>, Option<String>) {
    let Some(piece) = action.piece() else { return (None, None) };
    let seat = state.seat();
    let name = |own| Some(spot_name(game, seat, piece, own));
    (name(state.piece(seat, piece)), game.simulate(state, action).and_then(|outcome| name(outcome.to)))
}

pub(crate) fn draw(game: &Ludo, state: &State) -> Picture {
    let layout = Layout::of(game);
    let mut picture = Picture::new();
    let cell = |picture: &mut Picture, (x, y): (usize, usize), name: String, text: &str, ink: Ink| {
        picture.put(2 + x * WIDTH, y, text, ink);
        picture.spot(name, 2 + x * WIDTH, y);
    };
    for ring in 0..game.rules().frame.squares {
        let (text, ink) = ring_square(game, state, ring);
        cell(&mut picture, layout.ring(game, ring), format!("r{ring}"), &text, ink);
    }
    for seat in state.seated() {
        for piece in 0..game.rules().pieces {
            let is_home = state.piece(seat, piece) == 0;
            let text = if is_home { format!("{}{piece}", LETTERS[usize::from(seat)]) } else { "o".into() };
            let ink = if is_home { Ink::Piece(seat) } else { Ink::Home(seat) };
            cell(&mut picture, layout.base(seat, piece), format!("b{seat}.{piece}"), &text, ink);
        }
        for own in game.rules().frame.visited + 1..=game.rules().end() {
            let standing = of_seat(game.standing(state, seat, own), seat);
            let place = layout.inner(game, seat, own);
            let is_goal = own >= game.rules().goal();
            let name = format!("l{seat}.{own}");
            if is_goal && usize::from(own - game.rules().frame.visited) > layout.arm {
                // The lane reaches the middle: the goals share the square there, a character each.
                let (column, row) = (2 + (layout.arm + 1) * WIDTH + usize::from(seat), layout.arm + 1);
                let ink = if standing == 0 { Ink::Home(seat) } else { Ink::Piece(seat) };
                let text = if standing == 0 { "#".into() } else { standing.count_ones().to_string() };
                picture.put(column, row, &text, ink);
                picture.spot(name, column, row);
                continue;
            }
            let (text, ink) = match standing {
                0 if is_goal => ("#".into(), Ink::Home(seat)),
                0 => ("-".into(), Ink::Home(seat)),
                set => (label(seat, set), Ink::Piece(seat)),
            };
            cell(&mut picture, place, name, &text, ink);
        }
    }
    caption(game, state, &mut picture, layout.size() + 1);
    picture
}

/// A colour and the numbers of its pieces.
fn label(seat: Seat, set: u16) -> String {
    let letter = LETTERS[usize::from(seat)];
    if set.count_ones() > 2 {
        return format!("{letter}x{}", set.count_ones());
    }
    let numbers = (0..4).filter(|piece| set >> piece & 1 == 1).map(|piece| char::from(b'0' + piece as u8));
    std::iter::once(letter).chain(numbers).collect()
}

fn ring_square(game: &Ludo, state: &State, ring: u8) -> (String, Ink) {
    let frame = game.rules().frame;
    let standing: Vec<(Seat, u16)> = state
        .seated()
        .filter_map(|seat| {
            let own = frame.own(seat, ring)?;
            let set = (0..game.rules().pieces).filter(|&piece| state.piece(seat, piece) == own);
            Some((seat, set.fold(0, |set, piece| set | 1 << piece)))
        })
        .filter(|&(_, set)| set != 0)
        .collect();
    match standing[..] {
        [] => empty_square(game, ring),
        [(seat, set)] => (label(seat, set), Ink::Piece(seat)),
        _ => {
            let letters = standing.iter().take(3).map(|&(seat, _)| LETTERS[usize::from(seat)]);
            (letters.collect(), Ink::Piece(standing[0].0))
        }
    }
}

fn empty_square(game: &Ludo, ring: u8) -> (String, Ink) {
    let frame = game.rules().frame;
    for seat in 0..MAX_SEATS as u8 {
        if frame.ring(seat, 1) == Some(ring) {
            return (LETTERS[usize::from(seat)].to_ascii_lowercase().into(), Ink::Home(seat));
        }
    }
    let seen = |squares: &[u8]| {
        game.rules().seated().any(|seat| frame.own(seat, ring).is_some_and(|own| squares.contains(&own)))
    };
    if seen(&game.rules().star_squares) {
        ("*".into(), Ink::Special)
    } else if seen(&game.rules().safe_squares) {
        ("+".into(), Ink::Special)
    } else {
        ("·".into(), Ink::Frame)
    }
}

/// Whose turn it is, and how far everybody has come.
fn caption(game: &Ludo, state: &State, picture: &mut Picture, row: usize) {
    let mut line = row;
    for seat in state.seated() {
        let pieces: Vec<String> =
            (0..game.rules().pieces).map(|piece| state.piece(seat, piece).to_string()).collect();
        let marker = if state.seat() == seat && !state.over { ">" } else { " " };
        let text = format!("{marker} {:6} {}", game.seat_name(seat), pieces.join(" "));
        picture.put(2, line, &text, Ink::Piece(seat));
        line += 1;
    }
    let pending: Vec<String> = game.sources(state).iter().map(|(_, steps)| steps.to_string()).collect();
    if !pending.is_empty() && !state.over {
        picture.put(2, line, &format!("to play: {}", pending.join(", ")), Ink::Label);
    }
}
