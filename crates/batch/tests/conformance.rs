//! A game of a batch is the game at a table: the same positions, legal numbers, observations, dice, ends and points.

use batch::{Autoreset, Batch, Buffers, CHANCE, Dice, NOBODY, Settings};
use game::{Actions, Observe, Perft, Random, Show, Turn, sample_roll};
use tables::{AnyGame, Seated, Table, seated, with_game};

/// Every rule file of every family.
fn every_game() -> impl Iterator<Item = AnyGame> {
    tables::built_in_ids().map(|id| tables::game(id).unwrap_or_else(|error| panic!("{id}: {error}")))
}

fn steps() -> usize {
    if testkit::is_long() { 20_000 } else { 600 }
}

fn one_of(mask: &[bool], random: &mut Random) -> i32 {
    let legal: Vec<usize> = (0..mask.len()).filter(|&number| mask[number]).collect();
    if legal.is_empty() { 0 } else { legal[random.below(legal.len() as u32) as usize] as i32 }
}

/// A table beside every game of a batch.
struct Beside<'a, G: Show + Perft> {
    game: &'a G,
    tables: Vec<Box<dyn Table>>,
    dice: Vec<Random>,
    played: Vec<u32>,
}

impl<'a, G: Show + Perft + Actions + Observe + 'static> Beside<'a, G> {
    fn new(any: &AnyGame, game: &'a G, settings: Settings) -> Beside<'a, G> {
        let dice = |index| Random::stream(settings.seed, index as u64);
        let mut beside = Beside {
            game,
            tables: (0..settings.count).map(|_| any.table()).collect(),
            dice: (0..settings.count).map(dice).collect(),
            played: vec![0; settings.count],
        };
        (0..settings.count).for_each(|index| beside.roll(index));
        beside
    }

    fn seated(&self, index: usize) -> &Seated<G> {
        seated(self.tables[index].as_ref()).expect("the table is of this family")
    }

    fn state(&self, index: usize) -> G::State {
        *self.seated(index).history().state()
    }

    /// Lets the dice fall as the stream of this game has it.
    fn roll(&mut self, index: usize) {
        while self.tables[index].turn() == Turn::Chance {
            let roll = sample_roll(self.game.rolls(&self.state(index)), &mut self.dice[index]);
            let mut text = String::new();
            self.game.write_roll(roll, &mut text);
            self.tables[index].roll(&text).expect("it is one of the rolls");
        }
    }

    fn act(&mut self, index: usize, number: i32) {
        let state = self.state(index);
        let action = self.game.move_of(&state, number as usize).expect("it is legal at the table");
        self.tables[index].act(&self.game.move_text(&state, action)).expect("it is legal");
        self.played[index] += 1;
        self.roll(index);
    }

    fn restart(&mut self, index: usize) {
        self.tables[index].restart();
        self.played[index] = 0;
        self.roll(index);
    }

    /// Compares everything that can be seen of a game with its table.
    fn compare(&self, batch: &Batch, buffers: &Buffers, index: usize) {
        let (shape, table, state) = (batch.shape(), &self.tables[index], self.state(index));
        let fen = table.fen();
        assert_eq!(batch.fen(index), Ok(fen.clone()));
        assert_eq!(batch.verdict(index), Ok(table.verdict()), "{fen}");
        assert_eq!(batch.played(index), Ok(self.played[index]), "{fen}");
        let (turn, seat) = match table.turn() {
            Turn::Seat(seat) => (seat as i8, Some(seat)),
            Turn::Chance => (CHANCE, table.seat_to_act()),
            Turn::Over => (NOBODY, None),
        };
        assert_eq!(buffers.to_move[index], turn, "{fen}");
        let mut seen = vec![f32::NAN; shape.observation];
        self.game.observe(&state, seat.unwrap_or(0), &mut seen);
        assert_eq!(buffers.observations[index * shape.observation..][..shape.observation], seen, "{fen}");
        let has_ended = buffers.terminated[index] || buffers.truncated[index];
        let is_legal = |number| !has_ended && self.game.move_of(&state, number).is_some();
        let mask: Vec<bool> = (0..shape.actions).map(is_legal).collect();
        assert_eq!(buffers.masks[index * shape.actions..][..shape.actions], mask, "{fen}");
        assert_eq!(buffers.terminated[index], table.turn() == Turn::Over, "{fen}");
        let points = if table.turn() == Turn::Over { table.scores() } else { game::Scores::default() };
        let points: Vec<f32> = points.0[..shape.seats].iter().map(|&points| f32::from(points)).collect();
        assert_eq!(buffers.rewards[index * shape.seats..][..shape.seats], points, "{fen}");
    }
}

/// Plays the same in a batch and at tables; answers how many games ended.
fn play_beside<G>(any: &AnyGame, game: &G, settings: Settings) -> u32
where
    G: Show + Perft + Actions + Observe + 'static,
{
    let mut batch = Batch::new(any, settings).expect("it has games");
    let (mut buffers, mut again) = (Buffers::new(batch.shape()), Buffers::new(batch.shape()));
    let mut twin = batch.clone();
    batch.show(&mut buffers.arrays()).expect("the arrays fit");
    twin.show(&mut again.arrays()).expect("the arrays fit");
    let mut beside = Beside::new(any, game, settings);
    let (mut random, mut ended, actions) = (Random::new(3), 0, batch.shape().actions);
    for _ in 0..steps() {
        let numbers: Vec<i32> = buffers.masks.chunks(actions).map(|mask| one_of(mask, &mut random)).collect();
        let over: Vec<bool> =
            (0..settings.count).map(|index| buffers.terminated[index] || buffers.truncated[index]).collect();
        batch.step((&numbers).into(), &mut buffers.arrays()).expect("all are legal");
        twin.step_again((&numbers).into(), &mut again.arrays()).expect("all are legal");
        assert!(buffers == again, "writing what has changed is writing everything");
        for index in 0..settings.count {
            if over[index] {
                beside.restart(index);
            } else {
                beside.act(index, numbers[index]);
            }
            let is_long = beside.played[index] >= settings.longest && !buffers.terminated[index];
            assert_eq!(buffers.truncated[index], is_long);
            ended += u32::from(buffers.terminated[index]);
            beside.compare(&batch, &buffers, index);
        }
    }
    ended
}

#[test]
fn a_game_of_a_batch_is_the_game_at_a_table_under_all_rules() {
    for any in every_game() {
        // Random games of petits chevaux take thousands of actions.
        let longest = if testkit::is_long() { 100_000 } else { 500 };
        let settings = Settings { count: 3, seed: 11, longest, ..Settings::default() };
        let ended = with_game!(&any, game => play_beside(&any, game.as_ref(), settings));
        assert!(ended > 0 || !testkit::is_long(), "{}: no game ended", any.variant().id);
    }
}

/// Rules that end games by counting, and by nothing else.
const COUNTING: &str = r#"
id = "counting"
extends = "three-mens-morris"
n_move_rule = 30
"#;

#[test]
fn repetition_and_the_n_move_rule_are_counted_as_at_a_table() {
    let any = tables::game_from_text(COUNTING).expect("these rules are right");
    let AnyGame::Mill(game) = &any else { panic!("it is a Mill") };
    let settings = Settings { count: 4, seed: 2, ..Settings::default() };
    let mut batch = Batch::new(&any, settings).expect("it has games");
    let mut buffers = Buffers::new(batch.shape());
    batch.show(&mut buffers.arrays()).expect("the arrays fit");
    let mut reasons = std::collections::BTreeMap::new();
    let (mut random, actions) = (Random::new(5), batch.shape().actions);
    for _ in 0..5_000 {
        let numbers: Vec<i32> = buffers.masks.chunks(actions).map(|mask| one_of(mask, &mut random)).collect();
        batch.step((&numbers).into(), &mut buffers.arrays()).expect("all are legal");
        for index in (0..4).filter(|&index| buffers.terminated[index]) {
            let verdict = batch.verdict(index).expect("there is such a game").expect("it is over");
            *reasons.entry(verdict.reason.code.to_string()).or_insert(0) += 1;
        }
    }
    assert!(reasons.len() >= 2, "{reasons:?}");
    assert!(play_beside(&any, game.as_ref(), settings) > 0);
}

/// The index of a roll for a game that waits for dice, a legal number for one that does not.
fn given(batch: &Batch, buffers: &Buffers, index: usize, random: &mut Random) -> i32 {
    let shape = batch.shape();
    match batch.rolls(index).expect("there is such a game").len() {
        0 => one_of(&buffers.masks[index * shape.actions..][..shape.actions], random),
        rolls => random.below(rolls as u32) as i32,
    }
}

fn play_given<G>(any: &AnyGame, game: &G)
where
    G: Show + Perft + Actions + Observe + 'static,
{
    let settings = Settings { count: 2, dice: Dice::Given, ..Settings::default() };
    let mut batch = Batch::new(any, settings).expect("it has games");
    let mut buffers = Buffers::new(batch.shape());
    batch.show(&mut buffers.arrays()).expect("the arrays fit");
    let mut tables: Vec<_> = (0..2).map(|_| any.table()).collect();
    let mut random = Random::new(8);
    for _ in 0..steps() {
        let numbers: Vec<i32> = (0..2).map(|index| given(&batch, &buffers, index, &mut random)).collect();
        let over: Vec<bool> =
            (0..2).map(|index| buffers.terminated[index] || buffers.truncated[index]).collect();
        let rolls: Vec<_> = (0..2).map(|index| batch.rolls(index).expect("it is there").to_vec()).collect();
        batch.step((&numbers).into(), &mut buffers.arrays()).expect("all are legal");
        for (index, table) in tables.iter_mut().enumerate() {
            let state = *seated::<G>(table.as_ref()).expect("of this family").history().state();
            if over[index] {
                table.restart();
            } else if let Some(&(roll, _)) = rolls[index].get(numbers[index] as usize) {
                let mut text = String::new();
                game.write_roll(roll, &mut text);
                table.roll(&text).expect("it is one of the rolls");
            } else {
                let action = game.move_of(&state, numbers[index] as usize).expect("it is legal");
                table.act(&game.move_text(&state, action)).expect("it is legal");
            }
            assert_eq!(batch.fen(index), Ok(table.fen()));
            assert_eq!(buffers.to_move[index] == CHANCE, table.turn() == Turn::Chance);
            if table.turn() == Turn::Chance {
                let mask = &buffers.masks[index * batch.shape().actions..][..batch.shape().actions];
                assert!(!mask.contains(&true), "while dice are due no action of a player is legal");
            }
        }
    }
}

#[test]
fn dice_that_are_handed_in_fall_as_they_are_handed_in() {
    for any in every_game() {
        with_game!(&any, game => play_given(&any, game.as_ref()));
    }
}

#[test]
fn a_game_that_ends_in_a_step_is_shown_anew_in_the_same_step_if_asked() {
    for id in ["three-mens-morris", "ludopy-two", "long-nardi"] {
        let any = tables::game(id).expect("it is there");
        let settings = Settings { count: 3, seed: 4, ..Settings::default() };
        let mut plain = Batch::new(&any, settings).expect("it has games");
        let same = Settings { autoreset: Autoreset::SameStep, ..settings };
        let mut same = Batch::new(&any, same).expect("it has games");
        let (mut seen, mut seen_same) = (Buffers::new(plain.shape()), Buffers::new(plain.shape()));
        plain.show(&mut seen.arrays()).expect("the arrays fit");
        same.show(&mut seen_same.arrays()).expect("the arrays fit");
        let (shape, mut random, mut ended) = (plain.shape(), Random::new(1), 0);
        while ended < 5 {
            let numbers: Vec<i32> =
                seen.masks.chunks(shape.actions).map(|mask| one_of(mask, &mut random)).collect();
            same.step((&numbers).into(), &mut seen_same.arrays()).expect("all are legal");
            plain.step((&numbers).into(), &mut seen.arrays()).expect("all are legal");
            assert_eq!(seen.terminated, seen_same.terminated);
            assert_eq!(seen.rewards, seen_same.rewards);
            let over: Vec<bool> = seen.terminated.clone();
            for index in (0..3).filter(|&index| over[index]) {
                let row = index * shape.observation..(index + 1) * shape.observation;
                assert_eq!(seen.observations[row.clone()], seen_same.final_observations[row]);
                ended += 1;
            }
            // The other batch begins these games anew too, so that both are at the same point again.
            let others = (seen.rewards.clone(), seen.terminated.clone());
            plain.reset(None, Some(&over), &mut seen.arrays()).expect("the arrays fit");
            assert_eq!(seen.observations, seen_same.observations, "{id}: both show a new game");
            assert_eq!(
                (seen.masks.clone(), seen.to_move.clone()),
                (seen_same.masks.clone(), seen_same.to_move.clone())
            );
            assert_eq!(others.1, seen_same.terminated);
        }
    }
}
