//! The course of a game: events, what is taken back, forks, copies and attempts.

mod house;

use std::sync::atomic::Ordering;

use game::{Event, Game, IllegalMove, Roll, Turn};
use house::{Ask, Pour, Walk, evening, house, is_over, keys, play_all, walk_all};

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
fn taking_back_and_playing_on_costs_the_same_however_long_the_game_is() {
    let house = house();
    let asked_after = |length: u16| {
        let mut history = evening(&house);
        walk_all(&house, &mut history, 1..=length);
        house.keys_asked.store(0, Ordering::Relaxed);
        history.undo(&house);
        walk_all(&house, &mut history, [399]);
        house.keys_asked.load(Ordering::Relaxed)
    };
    assert!(asked_after(2) > 0, "it counts");
    assert_eq!(asked_after(300), asked_after(2));
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
