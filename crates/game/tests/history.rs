//! The course of a game and the third time a position stands, in the smallest game that has dice, ways back and ways
//! without one: a guest walks about a house, asks for dice, and pours tea, which cannot be poured back.

use game::rules::{Family, Variant};
use game::{Event, Game, History, IllegalMove, Repetitions, Roll, Scores, Seat, Sink, Turn};

/// As many rooms as no test walks through.
const ROOMS: u16 = 400;

static HOUSE: Family = Family { name: "house", judge: |_, _| {}, options: &[] };

struct House {
    variant: Variant,
    dice: [(Roll, u16); 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Guest {
    room: u16,
    cups: u16,
    dice_due: bool,
    has_just_poured: bool,
    is_bored: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Act {
    Walk(u16),
    Pour,
    Ask,
}

use Act::{Ask, Pour, Walk};

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
        (!state.dice_due).then_some(u64::from(state.room))
    }

    fn end_by_repetition(&self, state: &mut Guest) {
        state.is_bored = true;
    }

    fn is_irreversible(&self, state: &Guest) -> bool {
        state.has_just_poured
    }
}

fn house() -> House {
    let dice = [(Roll::one(5), 1), (Roll::one(6), 1)];
    House { variant: Variant::plain(&HOUSE, "house"), dice }
}

fn evening(house: &House) -> History<House> {
    History::new(house, house.start())
}

fn play_all(house: &House, history: &mut History<House>, acts: &[Act]) {
    for (i, &act) in acts.iter().enumerate() {
        assert_eq!(history.play(house, act), Ok(()), "act {i}, {act:?}");
    }
}

fn walk_all(house: &House, history: &mut History<House>, rooms: impl IntoIterator<Item = u16>) {
    for room in rooms {
        assert_eq!(history.play(house, Walk(room)), Ok(()), "to room {room}");
    }
}

fn is_over(house: &House, history: &History<House>) -> bool {
    history.turn(house) == Turn::Over
}

fn keys(house: &House, history: &History<House>) -> Vec<u64> {
    history.past(house).keys().to_vec()
}

#[test]
fn a_game_begins_with_its_first_position_and_no_events() {
    let house = house();
    let history = evening(&house);
    assert_eq!((history.state(), history.start()), (&house.start(), &house.start()));
    assert_eq!(history.events(), []);
    assert_eq!((history.events_so_far(), history.rolls_so_far(), history.undone()), (0, 0, 0));
    assert_eq!(keys(&house, &history), [0]);
}

#[test]
fn events_are_kept_in_order_with_the_state_after_each() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(3), Ask]);
    history.roll(&house, Roll::one(6)).unwrap();
    let events: Vec<_> = history.events().iter().map(|(event, state)| (*event, state.room)).collect();
    assert_eq!(events, [(Event::Move(Walk(3)), 3), (Event::Move(Ask), 3), (Event::Roll(Roll::one(6)), 6)]);
    assert_eq!((history.state().room, history.start().room), (6, 0));
    assert_eq!((history.events_so_far(), history.rolls_so_far()), (3, 1));
}

#[test]
fn dice_fall_only_when_they_are_due_and_only_as_they_can() {
    let house = house();
    let mut history = evening(&house);
    assert_eq!(history.roll(&house, Roll::one(6)), Err(IllegalMove), "nobody asked");
    play_all(&house, &mut history, &[Ask]);
    assert_eq!(history.turn(&house), Turn::Chance);
    assert_eq!(history.roll(&house, Roll::one(4)), Err(IllegalMove), "these dice show 5 and 6");
    assert_eq!(history.play(&house, Walk(1)), Err(IllegalMove), "dice come first");
    assert_eq!(history.events_so_far(), 1);
    assert_eq!(history.roll(&house, Roll::one(5)), Ok(()));
    assert_eq!((history.state().room, history.rolls_so_far()), (5, 1));
}

#[test]
fn an_illegal_act_leaves_everything_as_it_was() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(1), Walk(2)]);
    history.undo(&house);
    assert_eq!(history.play(&house, Walk(1)), Err(IllegalMove), "the guest is there");
    assert_eq!((history.state().room, history.events_so_far(), history.undone()), (1, 1, 1));
    assert_eq!(keys(&house, &history), [0, 1]);
}

#[test]
fn the_third_time_a_position_stands_is_the_end_and_the_first_position_counts() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 0, 1]);
    assert!(!is_over(&house, &history), "both rooms twice");
    walk_all(&house, &mut history, [0]);
    assert!(is_over(&house, &history));
    assert_eq!(history.play(&house, Walk(1)), Err(IllegalMove), "it is over");
}

#[test]
fn any_room_can_be_the_one_that_stands_for_the_third_time() {
    let house = house();
    for room in 1..ROOMS {
        let mut history = evening(&house);
        // A room that nobody comes back to stands between.
        let between = if room == 1 { 2 } else { 1 };
        walk_all(&house, &mut history, [room, between, room]);
        assert!(!is_over(&house, &history), "room {room}, twice");
        let other = if room == 3 { 4 } else { 3 };
        walk_all(&house, &mut history, [other, room]);
        assert!(is_over(&house, &history), "room {room}, three times");
    }
}

#[test]
fn what_stood_before_an_irreversible_act_does_not_count() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 0, 1]);
    play_all(&house, &mut history, &[Pour]);
    assert_eq!(keys(&house, &history), [1], "the position after it counts");
    walk_all(&house, &mut history, [0, 1, 0]);
    assert!(!is_over(&house, &history));
    walk_all(&house, &mut history, [1]);
    assert!(is_over(&house, &history));
}

#[test]
fn a_position_without_a_key_is_not_counted() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(1), Ask]);
    assert_eq!(keys(&house, &history), [0, 1]);
    history.roll(&house, Roll::one(5)).unwrap();
    assert_eq!(keys(&house, &history), [0, 1], "what stands after dice is not counted either");
    walk_all(&house, &mut history, [2]);
    assert_eq!(keys(&house, &history), [0, 1, 2]);
}

#[test]
fn everything_can_be_taken_back_and_played_again() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(1), Ask]);
    history.roll(&house, Roll::one(5)).unwrap();
    assert_eq!(history.undo(&house), Some(Event::Roll(Roll::one(5))));
    assert_eq!((history.rolls_so_far(), history.events_so_far(), history.undone()), (0, 2, 1));
    assert_eq!(history.undo(&house), Some(Event::Move(Ask)));
    assert_eq!((history.rolls_so_far(), history.events_so_far(), history.undone()), (0, 1, 2));
    assert_eq!(history.events().len(), 1);
    assert_eq!(history.undo(&house), Some(Event::Move(Walk(1))));
    assert_eq!(history.undo(&house), None);
    assert_eq!((history.state(), history.undone()), (&house.start(), 3));
    assert_eq!(history.redo(), Some(Event::Move(Walk(1))));
    assert_eq!(history.redo(), Some(Event::Move(Ask)));
    assert_eq!(history.rolls_so_far(), 0);
    assert_eq!(history.redo(), Some(Event::Roll(Roll::one(5))));
    assert_eq!(history.redo(), None);
    assert_eq!((history.rolls_so_far(), history.events_so_far(), history.state().room), (1, 3, 5));
}

#[test]
fn a_new_event_forgets_what_was_undone() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(1), Ask]);
    history.roll(&house, Roll::one(5)).unwrap();
    history.undo(&house);
    history.roll(&house, Roll::one(6)).unwrap();
    assert_eq!((history.undone(), history.rolls_so_far(), history.state().room), (0, 1, 6));
    history.undo(&house);
    history.undo(&house);
    walk_all(&house, &mut history, [7]);
    assert_eq!((history.undone(), history.events_so_far(), history.state().room), (0, 2, 7));
    assert_eq!(history.redo(), None);
}

#[test]
fn what_is_taken_back_has_not_stood() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 0, 1]);
    for _ in 0..3 {
        assert_eq!(keys(&house, &history), [0, 1, 0, 1]);
        history.undo(&house);
        assert_eq!(keys(&house, &history), [0, 1, 0]);
        history.redo();
    }
    walk_all(&house, &mut history, [0]);
    assert!(is_over(&house, &history));
    history.undo(&house);
    assert!(!is_over(&house, &history));
    walk_all(&house, &mut history, [2, 0]);
    assert!(is_over(&house, &history), "the third time in another way");
}

#[test]
fn taking_back_an_irreversible_act_brings_the_past_before_it_back() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 0, 1]);
    play_all(&house, &mut history, &[Pour, Walk(8)]);
    history.undo(&house);
    assert_eq!(keys(&house, &history), [1]);
    history.undo(&house);
    assert_eq!(keys(&house, &history), [0, 1, 0, 1]);
    walk_all(&house, &mut history, [0]);
    assert!(is_over(&house, &history));
}

#[test]
fn the_past_made_anew_is_the_past_that_was_kept() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Walk(1), Walk(2), Pour, Walk(1), Ask]);
    history.roll(&house, Roll::one(5)).unwrap();
    walk_all(&house, &mut history, [1]);
    let kept = keys(&house, &history);
    assert_eq!(kept, [2, 1, 1]);
    history.undo(&house);
    history.redo();
    assert_eq!(keys(&house, &history), kept);
    walk_all(&house, &mut history, [3, 1]);
    assert!(is_over(&house, &history));
}

#[test]
fn a_fork_knows_the_past_but_not_the_events() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Ask]);
    history.roll(&house, Roll::one(5)).unwrap();
    walk_all(&house, &mut history, [1, 0, 1]);
    let mut fork = history.fork(&house);
    assert_eq!((fork.state(), fork.start()), (history.state(), history.state()));
    assert_eq!((fork.events().len(), fork.undone()), (0, 0));
    assert_eq!((fork.events_so_far(), fork.rolls_so_far()), (5, 1));
    assert_eq!(fork.undo(&house), None);
    play_all(&house, &mut fork, &[Ask]);
    fork.roll(&house, Roll::one(6)).unwrap();
    assert_eq!((fork.events_so_far(), fork.rolls_so_far()), (7, 2));
    walk_all(&house, &mut fork, [0]);
    assert!(is_over(&house, &fork), "the first position, then twice");
    assert!(!is_over(&house, &history), "the game itself has not gone on");
    fork.undo(&house);
    fork.redo();
    assert_eq!(keys(&house, &fork), [0, 1, 0, 1, 0], "also when it is made anew");
    assert_eq!((fork.fork(&house).events_so_far(), fork.fork(&house).rolls_so_far()), (8, 2));
}

#[test]
fn a_copy_goes_its_own_way() {
    let house = house();
    let mut history = evening(&house);
    play_all(&house, &mut history, &[Ask]);
    history.roll(&house, Roll::one(5)).unwrap();
    walk_all(&house, &mut history, [1, 0, 1, 2]);
    history.undo(&house);
    let mut copy = history.clone();
    assert_eq!(copy.events(), history.events());
    assert_eq!((copy.undone(), copy.rolls_so_far(), copy.events_so_far()), (1, 1, 5));
    assert_eq!(keys(&house, &copy), keys(&house, &history));
    walk_all(&house, &mut copy, [0]);
    assert!(is_over(&house, &copy));
    assert_eq!((history.undone(), history.state().room), (1, 1));
    let fork = history.fork(&house).clone();
    assert_eq!((fork.events_so_far(), fork.rolls_so_far(), fork.state().room), (5, 1, 1));
}

#[test]
fn what_fails_half_way_leaves_no_trace() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 0, 1, 2]);
    history.undo(&house);
    let failed = history.attempt(|history| {
        history.play(&house, Ask)?;
        history.roll(&house, Roll::one(5))?;
        history.play(&house, Walk(9))?;
        history.play(&house, Walk(9))
    });
    assert_eq!(failed, Err(IllegalMove));
    assert_eq!((history.events_so_far(), history.rolls_so_far(), history.undone()), (3, 0, 1));
    assert_eq!(keys(&house, &history), [0, 1, 0, 1]);
    assert_eq!(history.redo(), Some(Event::Move(Walk(2))));
    history.undo(&house);
    walk_all(&house, &mut history, [0]);
    assert!(is_over(&house, &history));
}

#[test]
fn what_fails_at_once_leaves_what_was_undone() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 2, 3]);
    history.undo(&house);
    history.undo(&house);
    assert_eq!(history.attempt(|history| history.play(&house, Walk(1))), Err(IllegalMove));
    assert_eq!((history.events_so_far(), history.undone()), (1, 2));
    assert_eq!(history.attempt(|_| Ok::<_, IllegalMove>("nothing was done")), Ok("nothing was done"));
    assert_eq!((history.events_so_far(), history.undone()), (1, 2));
    assert_eq!((history.redo(), history.redo()), (Some(Event::Move(Walk(2))), Some(Event::Move(Walk(3)))));
}

#[test]
fn what_succeeds_stays_and_forgets_what_was_undone() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, [1, 2, 3]);
    history.undo(&house);
    history.undo(&house);
    let done = history.attempt(|history| {
        history.play(&house, Ask)?;
        history.roll(&house, Roll::one(6))?;
        history.play(&house, Walk(1))
    });
    assert_eq!(done, Ok(()));
    assert_eq!((history.events_so_far(), history.rolls_so_far(), history.undone()), (4, 1, 0));
    assert_eq!((history.state().room, history.redo()), (1, None));
    assert_eq!(keys(&house, &history), [0, 1, 1]);
}

#[test]
fn the_third_time_is_found_however_many_positions_lie_between() {
    let house = house();
    for between in 120..140 {
        let mut history = evening(&house);
        let first = [301, 302, 303, 301, 302, 303];
        walk_all(&house, &mut history, first.into_iter().chain(1..=between));
        assert_eq!(keys(&house, &history).len(), usize::from(between) + 7);
        for room in [301, 302, 303, 0] {
            let mut end = history.fork(&house);
            walk_all(&house, &mut end, [room]);
            // The first room stood once, the three others twice.
            assert_eq!(is_over(&house, &end), room != 0, "{between} between, back to {room}");
        }
        walk_all(&house, &mut history, [399, 398, 399, 398]);
        assert!(!is_over(&house, &history), "{between} between, rooms that were new");
        walk_all(&house, &mut history, [399]);
        assert!(is_over(&house, &history), "{between} between, rooms that were new");
    }
}

#[test]
fn what_is_taken_back_has_not_stood_however_many_positions_there_were() {
    let house = house();
    for between in 118..140 {
        let mut history = evening(&house);
        walk_all(&house, &mut history, (1..=between).chain([300, 301, 300]));
        history.undo(&house);
        walk_all(&house, &mut history, [302, 300]);
        assert!(!is_over(&house, &history), "{between} between, one of three taken back");
        // Two are taken back, others come: among them some that stood before.
        history.undo(&house);
        history.undo(&house);
        walk_all(&house, &mut history, [310, 311, 310, 300, 312, 301]);
        assert!(!is_over(&house, &history), "{between} between, each twice");
        for room in [300, 301, 310] {
            let mut end = history.clone();
            walk_all(&house, &mut end, [313, room]);
            assert!(is_over(&house, &end), "{between} between, {room} for the third time");
        }
        walk_all(&house, &mut history, [311, 312]);
        assert!(!is_over(&house, &history), "{between} between, each twice");
    }
}

#[test]
fn an_irreversible_act_forgets_also_what_was_counted() {
    let house = house();
    let mut history = evening(&house);
    walk_all(&house, &mut history, (1..=200).chain([300, 301, 300]));
    play_all(&house, &mut history, &[Pour]);
    assert_eq!(keys(&house, &history), [300]);
    walk_all(&house, &mut history, (1..=200).chain([300]));
    assert!(!is_over(&house, &history), "twice since then");
    walk_all(&house, &mut history, [1, 300]);
    assert!(is_over(&house, &history));
}

#[test]
fn repetitions_begin_anew_with_a_position_and_forget_the_rest() {
    let house = house();
    let at = |room| Guest { room, ..house.start() };
    let mut past = Repetitions::beginning(&house, &at(7));
    assert_eq!(past.keys(), [7]);
    let mut state = at(8);
    past.after(&house, &mut state);
    assert_eq!((past.keys(), state), (&[7, 8][..], at(8)));
    past.begin(&house, &at(9));
    assert_eq!(past.keys(), [9]);
    for is_third in [false, true] {
        let mut state = at(9);
        past.after(&house, &mut state);
        assert_eq!(state.is_bored, is_third);
    }
    let mut waiting = Guest { dice_due: true, ..at(9) };
    past.after(&house, &mut waiting);
    assert!(!waiting.is_bored, "it has no key");
    past.begin(&house, &waiting);
    assert!(past.keys().is_empty());
}
