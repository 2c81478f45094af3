//! The third time a position stands, and what does not count.

mod house;

use game::{Game, IllegalMove, Repetitions, Roll};
use house::{Ask, Guest, Pour, ROOMS, Walk, evening, house, is_over, keys, play_all, walk_all};

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
