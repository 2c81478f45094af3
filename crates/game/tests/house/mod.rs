//! The smallest game that has dice, ways back and ways without one: a guest walks about a house, asks for dice, and
//! pours tea, which cannot be poured back.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::sync::atomic::{AtomicUsize, Ordering};

use game::rules::{Family, Variant};
use game::{Game, History, Roll, Scores, Seat, Sink, Turn};

/// As many rooms as no test walks through.
pub const ROOMS: u16 = 400;

static HOUSE: Family = Family { name: "house", judge: |_, _| {}, options: &[] };

pub struct House {
    variant: Variant,
    dice: [(Roll, u16); 2],
    /// How often somebody asked whether a position counts.
    pub keys_asked: AtomicUsize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guest {
    pub room: u16,
    pub cups: u16,
    pub dice_due: bool,
    pub has_just_poured: bool,
    pub is_bored: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
    Walk(u16),
    Pour,
    Ask,
}

pub use Act::{Ask, Pour, Walk};

impl Game for House {
    type State = Guest;
    type Move = Act;

    fn variant(&self) -> &Variant {
        &self.variant
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Guest {
        Guest { room: 0, cups: 0, dice_due: false, has_just_poured: false, is_bored: false }
    }

    fn turn(&self, state: &Guest) -> Turn {
        match state {
            Guest { is_bored: true, .. } => Turn::Over,
            Guest { dice_due: true, .. } => Turn::Chance,
            _ => Turn::Seat(0),
        }
    }

    fn seat_to_act(&self, state: &Guest) -> Option<Seat> {
        (!state.is_bored).then_some(0)
    }

    fn rolls(&self, state: &Guest) -> &[(Roll, u16)] {
        if self.turn(state) == Turn::Chance { &self.dice } else { &[] }
    }

    /// The dice say which room the guest is shown to.
    fn roll(&self, state: &mut Guest, roll: Roll) {
        *state = Guest { room: u16::from(roll.first), dice_due: false, ..*state };
    }

    fn moves(&self, state: &Guest, out: &mut impl Sink<Act>) {
        if self.turn(state) == Turn::Seat(0) {
            (0..ROOMS).filter(|room| *room != state.room).for_each(|room| out.push(Walk(room)));
            out.push(Pour);
            out.push(Ask);
        }
    }

    fn play(&self, state: &mut Guest, action: Act) {
        state.has_just_poured = action == Pour;
        match action {
            Walk(room) => state.room = room,
            Pour => state.cups += 1,
            Ask => state.dice_due = true,
        }
    }

    fn scores(&self, _state: &Guest) -> Scores {
        Scores::default()
    }

    /// Rooms count, but not while dice are due. Cups do not, so that only the irreversible act forgets.
    fn repetition_key(&self, state: &Guest) -> Option<u64> {
        self.keys_asked.fetch_add(1, Ordering::Relaxed);
        (!state.dice_due).then_some(u64::from(state.room))
    }

    fn end_by_repetition(&self, state: &mut Guest) {
        state.is_bored = true;
    }

    fn is_irreversible(&self, state: &Guest) -> bool {
        state.has_just_poured
    }
}

pub fn house() -> House {
    let dice = [(Roll::one(5), 1), (Roll::one(6), 1)];
    House { variant: Variant::plain(&HOUSE, "house"), dice, keys_asked: AtomicUsize::new(0) }
}

pub fn evening(house: &House) -> History<House> {
    History::new(house, house.start())
}

pub fn play_all(house: &House, history: &mut History<House>, acts: &[Act]) {
    for (i, &act) in acts.iter().enumerate() {
        assert_eq!(history.play(house, act), Ok(()), "act {i}, {act:?}");
    }
}

pub fn walk_all(house: &House, history: &mut History<House>, rooms: impl IntoIterator<Item = u16>) {
    for room in rooms {
        assert_eq!(history.play(house, Walk(room)), Ok(()), "to room {room}");
    }
}

pub fn is_over(house: &House, history: &History<House>) -> bool {
    history.turn(house) == Turn::Over
}

pub fn keys(house: &House, history: &History<House>) -> Vec<u64> {
    history.past(house).keys().to_vec()
}
