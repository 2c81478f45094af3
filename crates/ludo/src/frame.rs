//! The one conversion between a colour's own route and the shared loop.

use game::Seat;

/// The shape of a board: how own numbers and loop squares correspond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Squares of the shared loop.
    pub squares: u8,
    /// Loop squares that a colour visits, its own 1 to this.
    pub visited: u8,
}

impl Frame {
    /// How far apart the start squares of neighbouring seats are.
    pub const fn gap(self) -> u8 {
        self.squares / 4
    }

    /// The loop square of an own number, counted from seat 0's start at 0; `None` where the own number is on
    /// no loop square: base, lane and goal.
    pub const fn ring(self, seat: Seat, own: u8) -> Option<u8> {
        if own == 0 || own > self.visited {
            return None;
        }
        Some(((own as u16 - 1 + self.gap() as u16 * seat as u16) % self.squares as u16) as u8)
    }

    /// The own number of a loop square; `None` where this colour never stands on it.
    pub const fn own(self, seat: Seat, ring: u8) -> Option<u8> {
        let squares = self.squares as u16;
        let own = (ring as u16 + squares - self.gap() as u16 * seat as u16 % squares) % squares + 1;
        if own <= self.visited as u16 { Some(own as u8) } else { None }
    }

    /// What `seat` calls the loop square that `from` calls `own`.
    pub const fn translate(self, from: Seat, own: u8, seat: Seat) -> Option<u8> {
        match self.ring(from, own) {
            Some(ring) => self.own(seat, ring),
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARDS: [Frame; 4] = [
        Frame { squares: 52, visited: 51 },
        Frame { squares: 40, visited: 40 },
        Frame { squares: 56, visited: 56 },
        Frame { squares: 68, visited: 64 },
    ];

    #[test]
    fn own_and_ring_are_inverse_on_every_board_and_seat() {
        for frame in BOARDS {
            for seat in 0..4 {
                let mut visited = 0;
                for ring in 0..frame.squares {
                    if let Some(own) = frame.own(seat, ring) {
                        assert_eq!(frame.ring(seat, own), Some(ring));
                        visited += 1;
                    }
                }
                assert_eq!(visited, frame.visited);
                for own in 1..=frame.visited {
                    assert_eq!(frame.own(seat, frame.ring(seat, own).unwrap()), Some(own));
                }
            }
        }
    }

    #[test]
    fn base_lane_and_goal_are_on_no_loop_square() {
        let frame = BOARDS[0];
        assert_eq!([0, 52, 56, 57].map(|own| frame.ring(2, own)), [None; 4]);
    }

    #[test]
    fn the_next_seats_start_is_a_quarter_further_on() {
        for frame in BOARDS {
            assert_eq!(frame.translate(1, 1, 0), Some(frame.gap() + 1));
            assert_eq!(frame.translate(0, 1, 3), Some(frame.gap() + 1));
        }
    }

    #[test]
    fn a_colour_never_stands_on_the_square_before_its_start_on_the_ludo_board() {
        assert_eq!(BOARDS[0].own(0, 51), None);
        assert_eq!(BOARDS[0].translate(1, 39, 0), None);
        assert_eq!(BOARDS[1].own(0, 39), Some(40));
    }
}
