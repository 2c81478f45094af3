//! Where the squares of a board lie: a cross for every loop and lane.
//!
//! Seat 0 enters from the bottom arm and the others follow clockwise. An arm is three squares wide; a colour
//! turns into its lane at the middle of its arm's tip. A quarter of the loop is the middle of a tip, the side of
//! that arm, the side of the next one, and, where their lengths leave a square over, the inner corner between them.
//!
//! Places are given as offsets from the middle of the board; x grows to the right, y downwards.

use game::Seat;

use crate::rules::Rules;

/// The shape of a cross.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    /// The length of the arms at the top and the bottom.
    pub tall: u8,
    /// The length of the arms at the sides.
    pub wide: u8,
    has_corners: bool,
    /// How far apart loop squares are; more than 1 where a lane would not fit otherwise.
    pub stretch: f32,
}

impl Layout {
    /// The cross with four equal arms.
    pub fn even(rules: &Rules) -> Layout {
        let quarter = rules.frame.gap();
        let has_corners = quarter.is_multiple_of(2);
        let arm = (quarter - 1) / 2;
        let inner = rules.end() - rules.frame.visited;
        Layout { tall: arm, wide: arm, has_corners, stretch: 1.0 }.with_room_for(inner)
    }

    /// The cross whose upper and lower arms are at most so long, with room for a lane of so many squares.
    pub fn no_taller_than(rules: &Rules, most: u8, inner: u8) -> Layout {
        let even = Layout::even(rules);
        let tall = even.tall.min(most);
        Layout { tall, wide: 2 * even.tall - tall, ..even }.with_room_for(inner)
    }

    /// Stretches the loop until lanes of so many squares end a square before the middle.
    fn with_room_for(self, inner: u8) -> Layout {
        let needed = f32::from(inner + 1) / f32::from(self.tall + 1);
        Layout { stretch: needed.max(1.0), ..self }
    }

    /// How far the middle of the tips is from the middle of the board: at the sides, and at top and bottom.
    pub fn reach(&self) -> (f32, f32) {
        (f32::from(self.wide + 1) * self.stretch, f32::from(self.tall + 1) * self.stretch)
    }

    /// The arm of a seat and the next one, by their lengths.
    fn arms(&self, seat: Seat) -> (u8, u8) {
        if seat.is_multiple_of(2) { (self.tall, self.wide) } else { (self.wide, self.tall) }
    }

    /// A loop square.
    pub fn ring(&self, rules: &Rules, ring: u8) -> (f32, f32) {
        let frame = rules.frame;
        let squares = u16::from(frame.squares);
        // Steps from the middle of seat 0's tip, where it turns off.
        let steps = ((u16::from(ring) + squares + 1 - u16::from(frame.visited)) % squares) as u8;
        let (seat, index) = (steps / frame.gap(), steps % frame.gap());
        let (x, y) = self.quarter_square(seat, index);
        turn(seat, (f32::from(x) * self.stretch, f32::from(y) * self.stretch))
    }

    /// A square of a seat's quarter, so many steps after the middle of its tip, as if the arm were the bottom one.
    fn quarter_square(&self, seat: Seat, index: u8) -> (i8, i8) {
        let (arm, _) = self.arms(seat);
        let (arm, index) = (arm as i8, index as i8);
        if index == 0 {
            return (0, arm + 1);
        }
        if index <= arm {
            return (-1, arm + 2 - index);
        }
        let rest = index - arm - 1;
        match (self.has_corners, rest) {
            (true, 0) => (-1, 1),
            (true, rest) => (-1 - rest, 1),
            (false, rest) => (-2 - rest, 1),
        }
    }

    /// A lane or goal square, so many steps after the turn-off.
    pub fn inner(&self, seat: Seat, steps: u8) -> (f32, f32) {
        let (arm, _) = self.arms(seat);
        turn(seat, (0.0, f32::from(arm + 1) * self.stretch - f32::from(steps)))
    }

    /// The middle of a seat's base, in the corner to the left of its arm.
    pub fn base(&self, seat: Seat) -> (f32, f32) {
        let (arm, next) = self.arms(seat);
        let middle = |arm: u8| f32::from(arm + 3) / 2.0 * self.stretch;
        turn(seat, (-middle(next), middle(arm)))
    }
}

/// Turns a place of the bottom arm to the arm of a seat.
fn turn(seat: Seat, (x, y): (f32, f32)) -> (f32, f32) {
    match seat % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}
