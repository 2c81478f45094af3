//! Positions that are set up by hand: what stands where, who is to act, and what is still to be played.

use texts::Message;

use crate::contract::Seat;
use crate::view::{Place, Show};

/// A position as somebody sets it up, not checked yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// What stands where. Pieces that stand nowhere are where they belong: in the base, or borne off.
    pub pieces: Vec<Standing>,
    /// Who acts; nobody where the dice decide who begins.
    pub turn: Option<Seat>,
    /// The numbers that are still to be played; none while dice are due.
    #[cfg_attr(feature = "serde", serde(default))]
    pub numbers: Vec<u8>,
    /// How many pieces the seat to act has to take off the board first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub removals: u8,
    /// Seats that nobody plays in, though the rules have a place for them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub away: Vec<Seat>,
}

/// Pieces of one seat on one place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// The place.
    pub place: String,
    /// Whose pieces; `None` for a marker that is nobody's.
    pub seat: Option<Seat>,
    /// How many.
    pub count: u8,
}

/// What there is to set up a position with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Kit {
    /// The pieces of each seat.
    pub pieces: u8,
    /// Whether several of them can stand on one place of the board.
    pub has_stacks: bool,
    /// Whether points can be blocked by markers.
    pub has_markers: bool,
    /// Whether it can be somebody's turn to take a piece off the board.
    pub has_removals: bool,
}

impl Setup {
    /// What is wrong with places and seats, whatever the family: unknown ones, and places of somebody else.
    pub fn flaws<G: Show>(&self, game: &G) -> Vec<Message> {
        let places = game.board_view().places;
        let is_there = |seat: Seat| seat < game.seats() && game.is_seated(seat) && !self.away.contains(&seat);
        let mut flaws: Vec<Message> = Vec::new();
        for standing in self.pieces.iter().filter(|standing| standing.count > 0) {
            let Some(place) = places.iter().find(|place| place.id == standing.place) else {
                let found = crate::excerpt(&standing.place);
                flaws.push(Message::new("setup-no-such-place").with("place", found));
                continue;
            };
            match standing.seat {
                Some(seat) if !is_there(seat) => {
                    flaws.push(Message::new("setup-no-such-seat").with("place", place.name.clone()));
                }
                Some(seat) if place.seat.is_some_and(|owner| owner != seat) => {
                    flaws.push(not_theirs(game, place, seat));
                }
                _ => {}
            }
        }
        if self.turn.is_some_and(|seat| !is_there(seat)) {
            flaws.push(Message::new("setup-nobody-to-act"));
        }
        flaws
    }
}

/// Says that a seat's pieces never stand on a place.
pub fn not_theirs<G: Show>(game: &G, place: &Place, seat: Seat) -> Message {
    let message = Message::new("setup-not-theirs").with("place", place.name.clone());
    message.with("seat", game.seat_name(seat))
}

/// Says that a seat has more pieces than there are.
pub fn too_many<G: Show>(game: &G, seat: Seat, count: u32) -> Message {
    let message = Message::new("setup-too-many").with("seat", game.seat_name(seat));
    message.with("count", count).with("most", game.kit().pieces)
}
