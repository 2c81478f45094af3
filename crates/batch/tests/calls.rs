//! What batches promise beside the rules: the same on any number of threads, nothing stepped by what is refused, snapshots,
//! positions, no allocation.

use batch::{Autoreset, Batch, BatchError, Buffers, Dice, Settings, SnapshotError};
use game::Random;

#[global_allocator]
static COUNTING: testkit::counting::Counting = testkit::counting::Counting;

const EACH_FAMILY: [&str; 5] = ["long-nardi", "nine-mens-morris", "ludopy", "parchis", "morabaraba"];

fn made(id: &str, settings: Settings) -> (Batch, Buffers) {
    let game = tables::game(id).expect("it is there");
    let mut batch = Batch::new(&game, settings).expect("it has games");
    let mut buffers = Buffers::new(batch.shape());
    batch.show(&mut buffers.arrays()).expect("the arrays fit");
    (batch, buffers)
}

fn choose(buffers: &Buffers, batch: &Batch, random: &mut Random, out: &mut [i32]) {
    for (mask, out) in buffers.masks.chunks(batch.shape().actions).zip(out) {
        let legal = mask.iter().filter(|&&legal| legal).count() as u32;
        let nth = if legal == 0 { 0 } else { random.below(legal) as usize };
        let numbers = mask.iter().enumerate().filter(|&(_, &legal)| legal).map(|(number, _)| number as i32);
        *out = numbers.clone().nth(nth).unwrap_or(0);
    }
}

fn play(batch: &mut Batch, buffers: &mut Buffers, random: &mut Random, steps: usize) {
    let mut actions = vec![0; batch.shape().count];
    for _ in 0..steps {
        choose(buffers, batch, random, &mut actions);
        batch.step((&actions).into(), &mut buffers.arrays()).expect("all are legal");
    }
}

#[test]
fn any_number_of_threads_gives_the_same() {
    for id in EACH_FAMILY {
        let settings = Settings { count: 700, seed: 9, ..Settings::default() };
        let (mut one, mut seen) = made(id, settings);
        play(&mut one, &mut seen, &mut Random::new(1), 120);
        for threads in [2, 3, 7] {
            let (mut many, mut seen_by_many) = made(id, Settings { threads, ..settings });
            play(&mut many, &mut seen_by_many, &mut Random::new(1), 120);
            assert!(seen == seen_by_many, "{id} on {threads} threads");
            assert_eq!(one.snapshot(), many.snapshot(), "{id} on {threads} threads");
        }
    }
}

#[test]
fn a_game_depends_on_its_seed_and_place_and_not_on_how_many_there_are() {
    let (few, _) = made("long-nardi", Settings { count: 2, seed: 5, ..Settings::default() });
    let (many, _) = made("long-nardi", Settings { count: 9, seed: 5, ..Settings::default() });
    assert_eq!((few.fen(0), few.fen(1)), (many.fen(0), many.fen(1)));
    let (mut batch, mut seen) = made("long-nardi", Settings { count: 2, seed: 1, ..Settings::default() });
    batch.reset_each(&[5, 77], None, &mut seen.arrays()).expect("the arrays fit");
    assert_eq!(batch.fen(0), few.fen(0), "alone in a batch the game of a seed is the same");
}

#[test]
fn a_seed_begins_the_dice_anew_and_without_one_they_go_on() {
    let (mut batch, mut seen) = made("ludopy", Settings { count: 8, seed: 5, ..Settings::default() });
    let first: Vec<_> = (0..8).map(|game| batch.fen(game)).collect();
    batch.reset(None, None, &mut seen.arrays()).expect("the arrays fit");
    assert_ne!((0..8).map(|game| batch.fen(game)).collect::<Vec<_>>(), first);
    batch.reset(Some(5), None, &mut seen.arrays()).expect("the arrays fit");
    assert_eq!((0..8).map(|game| batch.fen(game)).collect::<Vec<_>>(), first);
}

#[test]
fn an_illegal_action_is_named_and_nothing_is_stepped_in_any_game() {
    for id in EACH_FAMILY {
        let (mut batch, mut seen) = made(id, Settings { count: 5, seed: 3, ..Settings::default() });
        play(&mut batch, &mut seen, &mut Random::new(2), 40);
        let (before, shown, width) = (batch.snapshot(), seen.clone(), batch.shape().actions);
        let mut actions = vec![0; 5];
        choose(&seen, &batch, &mut Random::new(1), &mut actions);
        let masked = |number: &usize| !seen.masks[3 * width + number];
        let wrong: Vec<i64> = (0..width)
            .filter(masked)
            .map(|number| number as i64)
            .chain([-1, -7, i64::MIN, i64::MAX, width as i64])
            .collect();
        for number in wrong {
            let mut all: Vec<i64> = actions.iter().map(|&action| i64::from(action)).collect();
            all[3] = number;
            let error = batch.step(all[..].into(), &mut seen.arrays()).expect_err("it is not legal");
            assert!(
                matches!(error, BatchError::Illegal { game: 3, action, .. } if action == number),
                "{error:?}"
            );
            let text = error.to_string();
            assert!(text.starts_with(&format!("Game 3: action {number}")), "{text}");
            assert!(!text.contains("batch-") && text.len() > 40, "{text}");
            assert!(batch.snapshot() == before && seen == shown, "{id}: nothing is stepped");
        }
        batch.step((&actions).into(), &mut seen.arrays()).expect("these are legal");
    }
}

#[test]
fn what_the_caller_does_to_its_mask_makes_nothing_legal() {
    let (mut batch, mut seen) = made("nine-mens-morris", Settings { count: 2, ..Settings::default() });
    seen.masks.fill(true);
    assert!(batch.step((&vec![0, 30]).into(), &mut seen.arrays()).is_err());
}

#[test]
fn a_position_is_set_and_its_own_actions_are_legal_and_no_others() {
    let (mut batch, mut seen) = made("nine-mens-morris", Settings { count: 2, ..Settings::default() });
    let (mut other, mut seen_there) = made("nine-mens-morris", Settings { count: 1, ..Settings::default() });
    play(&mut other, &mut seen_there, &mut Random::new(4), 9);
    let fen = other.fen(0).expect("it is there");
    batch.set_fen(1, &fen).expect("it is a position");
    assert_eq!(batch.fen(1), Ok(fen));
    let taken = seen_there.masks[..24].iter().position(|&legal| !legal).expect("men stand") as i32;
    assert!(batch.step((&vec![0, taken]).into(), &mut seen.arrays()).is_err(), "that point is taken");
    let free = seen_there.masks[..24].iter().position(|&legal| legal).expect("points are free") as i32;
    batch.step_again((&vec![0, free]).into(), &mut seen.arrays()).expect("that point is free");
    let mut shown = Buffers::new(batch.shape());
    batch.show(&mut shown.arrays()).expect("the arrays fit");
    assert!(seen.observations == shown.observations && seen.masks == shown.masks);
    assert!(matches!(batch.set_fen(1, "nonsense"), Err(BatchError::Position { game: 1, .. })));
    assert!(matches!(batch.set_fen(2, "nonsense"), Err(BatchError::NoGame { index: 2, count: 2 })));
}

#[test]
fn a_batch_goes_on_from_its_snapshot_as_if_nothing_had_been() {
    for id in EACH_FAMILY {
        let settings = Settings { count: 6, seed: 8, ..Settings::default() };
        let (mut batch, mut seen) = made(id, settings);
        play(&mut batch, &mut seen, &mut Random::new(2), 250);
        let game = tables::game(id).expect("it is there");
        let mut restored = Batch::restore(&game, &batch.snapshot(), 2).expect("it was just written");
        let mut seen_there = Buffers::new(batch.shape());
        restored.show(&mut seen_there.arrays()).expect("the arrays fit");
        assert_eq!(restored.settings(), &Settings { threads: 2, ..settings });
        play(&mut batch, &mut seen, &mut Random::new(6), 250);
        play(&mut restored, &mut seen_there, &mut Random::new(6), 250);
        assert!(seen == seen_there && batch.snapshot() == restored.snapshot(), "{id}");
    }
}

#[test]
fn a_damaged_snapshot_is_refused_whatever_is_wrong_with_it() {
    let (mut batch, mut seen) = made("nine-mens-morris", Settings { count: 3, ..Settings::default() });
    play(&mut batch, &mut seen, &mut Random::new(2), 60);
    let (game, other) = (tables::game("nine-mens-morris").unwrap(), tables::game("ludopy").unwrap());
    let whole = batch.snapshot();
    let error = |game, bytes: &[u8]| Batch::restore(game, bytes, 1).map(|_| ()).expect_err("it is damaged");
    assert_eq!(error(&other, &whole), BatchError::Snapshot(SnapshotError::OtherRules));
    assert_eq!(error(&game, b"anything"), BatchError::Snapshot(SnapshotError::NotOne));
    for length in 0..whole.len() {
        error(&game, &whole[..length]);
    }
    error(&game, &[&whole[..], &[0]].concat());
    let mut random = Random::new(1);
    for _ in 0..3_000 {
        let mut bytes = whole.clone();
        let at = random.below(bytes.len() as u32) as usize;
        bytes[at] = random.bits() as u8;
        // It may still be a snapshot, of something else; then play goes on.
        if let Ok(mut batch) = Batch::restore(&game, &bytes, 1) {
            let mut seen = Buffers::new(batch.shape());
            batch.show(&mut seen.arrays()).expect("the arrays fit");
            play(&mut batch, &mut seen, &mut random, 30);
        }
    }
}

#[test]
fn arrays_of_another_size_are_refused_by_name() {
    let (mut batch, mut seen) = made("ludopy", Settings { count: 3, ..Settings::default() });
    let refused = |batch: &mut Batch, seen: &mut Buffers, actions: usize| {
        let error =
            batch.step((&vec![4; actions]).into(), &mut seen.arrays()).expect_err("a length is wrong");
        let BatchError::Length { array, .. } = error else { panic!("{error:?}") };
        array
    };
    assert_eq!(refused(&mut batch, &mut seen, 2), "actions");
    seen.masks.pop();
    assert_eq!(refused(&mut batch, &mut seen, 3), "masks");
    seen.to_move.push(0);
    seen.masks.push(false);
    assert_eq!(refused(&mut batch, &mut seen, 3), "to_move");
    let error = batch.reset(None, Some(&[true]), &mut Buffers::new(batch.shape()).arrays());
    assert!(matches!(error, Err(BatchError::Length { array: "reset_mask", length: 1, expected: 3 })));
    let game = tables::game("ludopy").unwrap();
    assert_eq!(
        Batch::new(&game, Settings { count: 0, ..Settings::default() }).map(|_| ()),
        Err(BatchError::NoGames)
    );
    assert_eq!(
        Batch::new(&game, Settings { longest: 0, ..Settings::default() }).map(|_| ()),
        Err(BatchError::NoLength)
    );
}

#[test]
fn room_for_last_observations_may_have_any_size_where_none_are_asked_for() {
    for threads in [1, 2] {
        let settings = Settings { count: 300, threads, ..Settings::default() };
        let (mut batch, mut seen) = made("ludopy", settings);
        seen.final_observations = vec![7.0; 5];
        play(&mut batch, &mut seen, &mut Random::new(1), 3);
        batch.reset(None, None, &mut seen.arrays()).expect("the arrays fit");
        assert_eq!(seen.final_observations, [7.0; 5]);
    }
    let settings = Settings { count: 3, autoreset: Autoreset::SameStep, ..Settings::default() };
    let (mut batch, mut seen) = made("ludopy", settings);
    seen.final_observations.pop();
    let error = batch.step((&vec![4; 3]).into(), &mut seen.arrays());
    assert!(matches!(error, Err(BatchError::Length { array: "final_observations", .. })), "{error:?}");
}

#[test]
fn a_finished_game_that_is_not_begun_anew_takes_no_action_but_none() {
    let settings = Settings { count: 2, autoreset: Autoreset::Disabled, longest: 5, ..Settings::default() };
    let (mut batch, mut seen) = made("nine-mens-morris", settings);
    play(&mut batch, &mut seen, &mut Random::new(2), 5);
    assert_eq!(seen.truncated, [true; 2]);
    let fen = batch.fen(0);
    let error = batch.step((&vec![0, -1]).into(), &mut seen.arrays()).expect_err("it is over");
    assert!(error.to_string().contains("over"), "{error}");
    batch.step((&vec![-1, -1]).into(), &mut seen.arrays()).expect("they are left as they are");
    assert_eq!((batch.fen(0), &seen.truncated[..]), (fen, &[true; 2][..]));
    let mut others = Buffers::new(batch.shape());
    batch.step((&vec![-1, -1]).into(), &mut others.arrays()).expect("they are left as they are");
    assert_eq!(others.truncated, [true; 2], "arrays that are new show it too");
    batch.reset(None, Some(&[true, false]), &mut seen.arrays()).expect("the arrays fit");
    assert_eq!(seen.truncated, [false, true]);
    batch.step((&vec![0, -1]).into(), &mut seen.arrays()).expect("the first game is new");
}

#[test]
fn a_roll_that_cannot_fall_is_refused() {
    let settings = Settings { count: 1, dice: Dice::Given, ..Settings::default() };
    let (mut batch, mut seen) = made("long-nardi", settings);
    let rolls = batch.rolls(0).expect("it is there").len();
    let error =
        batch.step((&vec![rolls as i32]).into(), &mut seen.arrays()).expect_err("there is no such roll");
    assert!(error.to_string().contains("Dice are due"), "{error}");
}

#[test]
fn steps_allocate_nothing() {
    for id in EACH_FAMILY {
        for autoreset in [Autoreset::NextStep, Autoreset::SameStep] {
            let settings = Settings { count: 16, seed: 1, autoreset, ..Settings::default() };
            let (mut batch, mut seen) = made(id, settings);
            let (mut actions, mut random) = (vec![0; 16], Random::new(1));
            let before = testkit::counting::allocations();
            for step in 0..2_000 {
                choose(&seen, &batch, &mut random, &mut actions);
                let arrays = &mut seen.arrays();
                let done = if step % 2 == 0 {
                    batch.step((&actions).into(), arrays)
                } else {
                    batch.step_again((&actions).into(), arrays)
                };
                done.expect("all are legal");
            }
            assert_eq!(testkit::counting::allocations(), before, "{id}");
        }
    }
}

#[test]
fn the_dice_that_can_fall_are_told_with_their_chances() {
    let settings = Settings { count: 1, dice: Dice::Given, ..Settings::default() };
    let (mut batch, mut seen) = made("long-nardi", settings);
    batch.set_fen(0, "O5/6/o5/6 w -").expect("it is a position");
    let chances = batch.chances(0).expect("it is there");
    let chance = |text: &str| chances.iter().find(|(dice, _)| dice == text).map(|&(_, chance)| chance);
    assert_eq!((chances.len(), chance("66"), chance("63")), (21, Some(1.0 / 36.0), Some(2.0 / 36.0)));
    batch.step((&vec![0]).into(), &mut seen.arrays()).expect("it is a roll");
    assert_eq!(batch.chances(0), Ok(Vec::new()), "no dice are due");
    assert_eq!(batch.chances(1), Err(BatchError::NoGame { index: 1, count: 1 }));
}

#[test]
fn what_was_legal_before_a_position_was_set_is_not_legal_after() {
    let settings = Settings { count: 2, seed: 1, ..Settings::default() };
    let (mut batch, mut seen) = made("three-mens-morris", settings);
    let start = batch.fen(1).expect("it is there");
    play(&mut batch, &mut seen, &mut Random::new(4), 6);
    let mask = &seen.masks[batch.shape().actions..];
    let slide = (64..mask.len()).find(|&number| mask[number]).expect("somebody can slide") as i32;
    let other = seen.masks.iter().position(|&legal| legal).expect("there is something to do") as i32;
    batch.set_fen(1, &start).expect("it is a position");
    let error = batch.step((&vec![other, slide]).into(), &mut seen.arrays());
    assert!(matches!(error, Err(BatchError::Illegal { game: 1, .. })), "{error:?}");
}

#[test]
fn a_past_is_refused_where_the_rules_ask_for_none() {
    let (mut batch, mut seen) = made("ludopy", Settings { count: 1, ..Settings::default() });
    play(&mut batch, &mut seen, &mut Random::new(2), 10);
    let game = tables::game("ludopy").expect("it is there");
    let mut bytes = batch.snapshot();
    let end = bytes.len() - 4;
    assert_eq!(bytes[end..], [0; 4], "it ends with how many positions could come back");
    bytes[end] = 1;
    bytes.extend([7; 8]);
    let error = Batch::restore(&game, &bytes, 1).map(|_| ());
    assert_eq!(error, Err(BatchError::Snapshot(SnapshotError::Broken)));
}

#[test]
fn actions_know_how_many_they_are() {
    let (none, two): (&[i32], &[i64]) = (&[], &[3, 4]);
    let [none, two] = [batch::ActionsIn::from(none), batch::ActionsIn::from(two)];
    assert_eq!((none.len(), none.is_empty(), two.len(), two.is_empty()), (0, true, 2, false));
}
