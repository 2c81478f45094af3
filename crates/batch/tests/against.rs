//! One seat learns, somebody else plays the others: the same as stepping every seat by hand.

use batch::{Autoreset, Batch, BatchError, Buffers, Others, Settings};
use game::{Random, Turn};
use tables::Table;

/// Plays one of the legal actions, or whole turns where there are some.
struct Drawing;

impl Others for Drawing {
    fn choose(&mut self, table: &dyn Table, lots: &mut Random) -> Option<String> {
        let mut all: Vec<String> = match table.turns() {
            Some(turns) => turns.into_iter().map(|(turn, _)| turn).collect(),
            None => table.legal().into_iter().map(|action| action.text).collect(),
        };
        let chosen = lots.below(all.len() as u32) as usize;
        Some(all.swap_remove(chosen))
    }
}

fn drawing(count: usize) -> Vec<Box<dyn Others>> {
    (0..count).map(|_| Box::new(Drawing) as Box<dyn Others>).collect()
}

fn made(id: &str, settings: Settings) -> (Batch, Buffers) {
    let batch = Batch::new(&tables::game(id).expect("it is there"), settings).expect("it has games");
    let buffers = Buffers::new(batch.shape());
    (batch, buffers)
}

/// The first legal action of every game; 0 where there is none.
fn first_legal(buffers: &Buffers, actions: usize) -> Vec<i32> {
    let first = |mask: &[bool]| mask.iter().position(|&legal| legal).unwrap_or(0) as i32;
    buffers.masks.chunks(actions).map(first).collect()
}

const FAMILIES: [(&str, u8); 5] =
    [("long-nardi", 1), ("nine-mens-morris", 0), ("ludopy", 2), ("parchis", 1), ("three-mens-morris", 1)];

#[test]
fn the_learner_is_to_move_in_every_game_that_is_not_over_and_sees_its_own_side() {
    for (id, learner) in FAMILIES {
        for autoreset in [Autoreset::NextStep, Autoreset::SameStep] {
            let settings = Settings { count: 6, seed: 3, autoreset, longest: 400, ..Settings::default() };
            let (mut batch, mut seen) = made(id, settings);
            let (learners, shape) = ([learner; 6], batch.shape());
            batch.play_on(None, &learners, &mut drawing(1), &mut seen.arrays()).expect("all is legal");
            let mut ended = 0;
            for _ in 0..600 {
                let over: Vec<bool> =
                    (0..6).map(|game| seen.terminated[game] || seen.truncated[game]).collect();
                for (game, &is_over) in over.iter().enumerate() {
                    let mask = &seen.masks[game * shape.actions..][..shape.actions];
                    let is_shown_over = is_over && autoreset == Autoreset::NextStep;
                    assert_eq!(mask.contains(&true), !is_shown_over, "{id}: whoever learns can act");
                    let mut own = vec![0.0; shape.observation];
                    let table = tables::game(id).unwrap().resume(&batch.fen(game).unwrap()).unwrap();
                    table.observe(learner, &mut own);
                    assert_eq!(seen.observations[game * shape.observation..][..shape.observation], own);
                    if !is_shown_over {
                        assert_eq!(seen.to_move[game], learner as i8, "{id}");
                        assert_eq!(table.turn(), Turn::Seat(learner));
                    }
                    let points = &seen.rewards[game * shape.seats..][..shape.seats];
                    assert!(is_over || points.iter().all(|&points| points == 0.0));
                    ended += usize::from(is_over);
                }
                let actions = first_legal(&seen, shape.actions);
                let done =
                    batch.step_against((&actions).into(), &learners, &mut drawing(1), &mut seen.arrays());
                done.expect("all is legal");
            }
            assert!(ended > 0, "{id}: games end");
        }
    }
}

#[test]
fn any_number_of_players_gives_the_same() {
    for (id, learner) in FAMILIES {
        let settings = Settings { count: 7, seed: 5, longest: 200, ..Settings::default() };
        let learners = [learner; 7];
        let played = |others: usize| {
            let (mut batch, mut seen) = made(id, Settings { threads: others.min(5), ..settings });
            let mut players = drawing(others);
            batch.play_on(None, &learners, &mut players, &mut seen.arrays()).expect("all is legal");
            for _ in 0..80 {
                let actions = first_legal(&seen, batch.shape().actions);
                let done = batch.step_against((&actions).into(), &learners, &mut players, &mut seen.arrays());
                done.expect("all is legal");
            }
            (batch.snapshot(), seen)
        };
        let one = played(1);
        for others in [2, 3, 20] {
            assert!(played(others) == one, "{id} with {others}");
        }
    }
}

#[test]
fn the_points_of_a_game_and_its_last_position_come_with_the_step_that_ends_it() {
    let settings = Settings { count: 4, seed: 1, ..Settings::default() };
    let learners = [0; 4];
    let (mut next, mut seen) = made("three-mens-morris", settings);
    let same = Settings { autoreset: Autoreset::SameStep, ..settings };
    let (mut same, mut seen_same) = made("three-mens-morris", same);
    next.play_on(None, &learners, &mut drawing(1), &mut seen.arrays()).expect("all is legal");
    same.play_on(None, &learners, &mut drawing(1), &mut seen_same.arrays()).expect("all is legal");
    let (width, mut ended) = (next.shape().observation, 0);
    for _ in 0..60 {
        let actions = first_legal(&seen, next.shape().actions);
        let others = &mut drawing(2);
        next.step_against((&actions).into(), &learners, others, &mut seen.arrays()).expect("all is legal");
        same.step_against((&actions).into(), &learners, others, &mut seen_same.arrays()).expect("legal");
        assert_eq!((&seen.terminated, &seen.rewards), (&seen_same.terminated, &seen_same.rewards));
        let over = seen.terminated.clone();
        for game in (0..4).filter(|&game| over[game]) {
            assert_ne!(seen.rewards[2 * game], 0.0, "somebody has won");
            let row = game * width..(game + 1) * width;
            assert_eq!(seen.observations[row.clone()], seen_same.final_observations[row]);
            ended += 1;
        }
        next.reset(None, Some(&over), &mut seen.arrays()).expect("the arrays fit");
        next.play_on(Some(&over), &learners, &mut drawing(1), &mut seen.arrays()).expect("all is legal");
        assert_eq!(seen.observations, seen_same.observations);
    }
    assert!(ended > 3, "{ended}");
}

/// Answers with this text.
struct Saying(Option<&'static str>);

impl Others for Saying {
    fn choose(&mut self, _: &dyn Table, _: &mut Random) -> Option<String> {
        self.0.map(str::to_owned)
    }
}

#[test]
fn an_answer_that_cannot_be_played_is_named_and_nothing_is_stepped() {
    let settings = Settings { count: 3, seed: 1, ..Settings::default() };
    let (mut batch, mut seen) = made("nine-mens-morris", settings);
    batch.show(&mut seen.arrays()).expect("the arrays fit");
    let before = batch.snapshot();
    for answer in [None, Some("nonsense"), Some("d5"), Some("a1-a4")] {
        let mut others: Vec<Box<dyn Others>> = vec![Box::new(Saying(answer)), Box::new(Drawing)];
        let settings = Settings { threads: 2, ..settings };
        let mut batch =
            Batch::restore(&tables::game("nine-mens-morris").unwrap(), &before, settings.threads).unwrap();
        batch.show(&mut seen.arrays()).expect("the arrays fit");
        let actions = vec![0; 3];
        let error = batch.step_against((&actions).into(), &[0; 3], &mut others, &mut seen.arrays());
        let error = error.expect_err("that cannot be played");
        assert!(matches!(error, BatchError::Others { game: 1 | 2, seat: 1, .. }), "{error:?}");
        assert!(!error.to_string().contains("batch-"), "{error}");
        assert_eq!(batch.snapshot(), before, "nothing is stepped");
    }
    let wrong = |batch: &mut Batch, seen: &mut Buffers, learners: &[u8], action: i32| {
        let actions = vec![action; 3];
        batch.step_against((&actions).into(), learners, &mut drawing(1), &mut seen.arrays())
    };
    let error = wrong(&mut batch, &mut seen, &[0, 0, 2], 0);
    assert_eq!(error, Err(BatchError::NoSeat { game: 2, seat: 2 }));
    let error = wrong(&mut batch, &mut seen, &[0; 2], 0);
    assert!(matches!(error, Err(BatchError::Length { array: "learners", .. })));
    let error = batch.play_on(None, &[0; 3], &mut [], &mut seen.arrays());
    assert_eq!(error, Err(BatchError::NoOthers));
    assert!(matches!(wrong(&mut batch, &mut seen, &[0; 3], 30), Err(BatchError::Illegal { game: 0, .. })));
    assert_eq!(batch.snapshot(), before, "nothing is stepped");
}

#[test]
fn games_that_never_come_to_the_learner_end_all_the_same() {
    let settings = Settings { count: 2, seed: 1, longest: 1, ..Settings::default() };
    for autoreset in [Autoreset::NextStep, Autoreset::SameStep, Autoreset::Disabled] {
        let (mut batch, mut seen) = made("nine-mens-morris", Settings { autoreset, ..settings });
        batch.play_on(None, &[1; 2], &mut drawing(1), &mut seen.arrays()).expect("all is legal");
        assert_eq!(seen.truncated, [true; 2]);
        assert!(!seen.masks.contains(&true));
    }
}

#[test]
fn games_that_are_not_meant_stay_as_they_are() {
    let settings = Settings { count: 2, seed: 1, longest: 3, ..Settings::default() };
    let (mut batch, mut seen) = made("nine-mens-morris", settings);
    batch.play_on(None, &[0; 2], &mut drawing(1), &mut seen.arrays()).expect("all is legal");
    for _ in 0..2 {
        let actions = first_legal(&seen, batch.shape().actions);
        batch.step_against((&actions).into(), &[0; 2], &mut drawing(1), &mut seen.arrays()).expect("legal");
    }
    assert_eq!(seen.truncated, [true; 2]);
    let fen = batch.fen(1);
    batch.reset(None, Some(&[true, false]), &mut seen.arrays()).expect("the arrays fit");
    batch.play_on(Some(&[true, false]), &[0; 2], &mut drawing(1), &mut seen.arrays()).expect("legal");
    assert_eq!((&seen.truncated[..], batch.fen(1)), (&[false, true][..], fen));
    let wrong = batch.play_on(Some(&[true]), &[0; 2], &mut drawing(1), &mut seen.arrays());
    assert!(matches!(wrong, Err(BatchError::Length { array: "reset_mask", length: 1, expected: 2 })));
}
