//! Rollouts: what a position is worth, by playing it out many times.
//!
//! Luck is taken out with the net's own help: at every roll, the difference between the chances after the roll
//! that fell and their mean over all rolls is subtracted from the result. Its expectation is 0 whatever the
//! net says, so the result stays unbiased and only its spread shrinks.

use std::ops::Range;

use game::{Decide, Features, Random, Roll, Seat, Turn, sample_roll};

use crate::evaluate::Evaluator;
use crate::outcomes::{OutcomeTable, Outcomes};
use crate::parallel;
use crate::search::Chances;

/// How a position is played out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutSettings {
    /// At most this many trials.
    pub trials: u64,
    /// Stops once the standard error of the value is at most this; 0 for never.
    pub target_error: f64,
    /// A trial ends after this many rolls with the net's opinion; 0 plays to the end.
    pub truncate: u32,
    /// Whether luck is taken out. A trial then costs about twenty times as much. It is worth more than that in the
    /// first rolls and in bearing off, where the net is sure; in trials that go on to the end through a
    /// crowded middle it is worth about as much, or less.
    pub reduce_variance: bool,
    /// The seed of the dice.
    pub seed: u64,
}

/// A trial to the end of a game of Nardi costs ten times as much as one over this many rolls, with an error that
/// is larger still; see `teahouse rollout --truncate 0`.
pub const TRUNCATE: u32 = 10;

impl Default for RolloutSettings {
    fn default() -> RolloutSettings {
        RolloutSettings {
            trials: 1296,
            target_error: 0.0,
            truncate: TRUNCATE,
            reduce_variance: true,
            seed: 1,
        }
    }
}

/// What a rollout found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rollout {
    /// The chances of all outcomes, for the seat that has just moved. They sum to 1; taking out luck may
    /// leave single ones a little below 0.
    pub chances: Chances,
    /// The expected points.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
    /// How many trials were played.
    pub trials: u64,
}

/// Trials are played in batches of this size, after each of which the stopping rule is applied.
pub const BATCH: u64 = 144;

/// Plays out a position that `seat` has just left, on the threads of the current pool. The result depends on
/// the arguments alone, unless `is_over` says that time is up: then it is that of the whole batches so far, and
/// of no trial at all if there is none.
pub fn rollout<G>(
    game: &G,
    evaluator: &Evaluator<G>,
    after: &G::State,
    seat: Seat,
    settings: &RolloutSettings,
    is_over: impl Fn() -> bool + Sync + Send,
) -> Rollout
where
    G: Decide + Features + Outcomes + 'static,
{
    let mut rolling = Rolling::default();
    loop {
        if let Some(result) = rolling.roll_on(game, evaluator, (after, seat), settings, BATCH, &is_over) {
            return result;
        }
    }
}

/// Plays some of the trials of a position that `seat` has just left, on the threads of the current pool: the chances that
/// each came to, in order. Each depends on its number alone, so any of them can be played anywhere. `None` once
/// `is_over` says so.
pub fn play_trials<G>(
    game: &G,
    evaluator: &Evaluator<G>,
    (after, seat): (&G::State, Seat),
    settings: &RolloutSettings,
    trials: Range<u64>,
    is_over: impl Fn() -> bool + Sync + Send,
) -> Option<Vec<Chances>>
where
    G: Decide + Features + Outcomes + 'static,
{
    parallel::try_map(
        trials,
        || Trial { game, evaluator: evaluator.clone(), options: Vec::new(), seat, settings },
        |trial, index| (!is_over()).then(|| trial.play(after, index)),
    )
}

/// A rollout that is being played.
#[derive(Clone, Debug, Default)]
pub struct Rolling {
    sums: Sums,
    /// The trials of the batch that is being played. It is taken whole or not at all: short games end sooner, and
    /// would count too much.
    batch: Vec<Chances>,
}

impl Rolling {
    /// Plays some more trials of a position that a seat has just left; the result, once there is nothing more to play.
    pub(crate) fn roll_on<G>(
        &mut self,
        game: &G,
        evaluator: &Evaluator<G>,
        (after, seat): (&G::State, Seat),
        settings: &RolloutSettings,
        trials: u64,
        is_over: impl Fn() -> bool + Sync + Send,
    ) -> Option<Rollout>
    where
        G: Decide + Features + Outcomes + 'static,
    {
        let next = self.sums.trials + self.batch.len() as u64;
        let range = next..self.end_of_batch(settings).min(next + trials.max(1));
        let played = play_trials(game, evaluator, (after, seat), settings, range, is_over);
        let Some(played) = played else { return Some(self.result()) };
        played.into_iter().find_map(|chances| self.take(evaluator.table(), settings, chances))
    }

    fn end_of_batch(&self, settings: &RolloutSettings) -> u64 {
        settings.trials.max(1).min(self.sums.trials + BATCH)
    }

    /// Takes the next trial, in order; the result, once it is sure enough or all trials are there.
    pub fn take(
        &mut self,
        table: &OutcomeTable,
        settings: &RolloutSettings,
        trial: Chances,
    ) -> Option<Rollout> {
        self.batch.push(trial);
        if self.sums.trials + (self.batch.len() as u64) < self.end_of_batch(settings) {
            return None;
        }
        for chances in self.batch.drain(..) {
            self.sums.add(&chances, f64::from(table.value(&chances[..table.count()])));
        }
        let result = self.result();
        (result.trials >= settings.trials || result.error <= settings.target_error).then_some(result)
    }

    /// What the whole batches so far found.
    pub fn result(&self) -> Rollout {
        self.sums.result()
    }
}

/// What the trials so far add up to.
#[derive(Clone, Debug, Default)]
struct Sums {
    trials: u64,
    chances: [f64; crate::outcomes::MAX_OUTCOMES],
    values: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, chances: &Chances, value: f64) {
        self.trials += 1;
        self.chances.iter_mut().zip(chances).for_each(|(sum, &chance)| *sum += f64::from(chance));
        self.values += value;
        self.squares += value * value;
    }

    fn result(&self) -> Rollout {
        let n = self.trials.max(1) as f64;
        let value = self.values / n;
        let error = if self.trials < 2 {
            f64::INFINITY
        } else {
            ((self.squares / n - value * value).max(0.0) / (n - 1.0)).sqrt()
        };
        Rollout { chances: self.chances.map(|x| (x / n) as f32), value, error, trials: self.trials }
    }
}

struct Trial<'a, G: Decide> {
    game: &'a G,
    evaluator: Evaluator<G>,
    options: Vec<(G::Decision, G::State)>,
    seat: Seat,
    settings: &'a RolloutSettings,
}

impl<G: Decide + Features + Outcomes> Trial<'_, G> {
    fn play(&mut self, after: &G::State, index: u64) -> Chances {
        let mut random = Random::stream(self.settings.seed, index);
        let mut state = *after;
        let mut mover = self.seat;
        let mut luck = [0.0; crate::outcomes::MAX_OUTCOMES];
        let mut rolled = 0;
        let mut result = [0.0; crate::outcomes::MAX_OUTCOMES];
        loop {
            if let Some(outcome) = self.game.settled(&state, self.seat) {
                result[outcome] = 1.0;
                break;
            }
            match self.game.turn(&state) {
                Turn::Over => break,
                Turn::Seat(seat) => {
                    self.reply(&mut state, seat);
                    mover = seat;
                }
                Turn::Chance if self.settings.truncate > 0 && rolled >= self.settings.truncate => {
                    self.add_chances(&state, mover, 1.0, &mut result);
                    break;
                }
                Turn::Chance => {
                    let roll = self.pick_roll(&state, rolled, index, &mut random);
                    if self.settings.reduce_variance {
                        self.add_luck(&state, mover, roll, &mut luck);
                    }
                    self.game.roll(&mut state, roll);
                    rolled += 1;
                }
            }
        }
        result.iter_mut().zip(luck).for_each(|(result, luck)| *result -= luck);
        result
    }

    /// The first roll goes through all rolls in turn, the second through all for each of them, so that both
    /// fall exactly as often as they should; all others are random.
    fn pick_roll(&self, state: &G::State, rolled: u32, index: u64, random: &mut Random) -> Roll {
        let rolls = self.game.rolls(state);
        if rolled > 1 {
            return sample_roll(rolls, random);
        }
        let total: u64 = rolls.iter().map(|&(_, weight)| u64::from(weight)).sum();
        // Stepping the second roll along with the first keeps any batch balanced in both.
        let mut left =
            if rolled == 0 { index % total } else { (index / total + 7 * (index % total)) % total };
        for &(roll, weight) in rolls {
            if left < u64::from(weight) {
                return roll;
            }
            left -= u64::from(weight);
        }
        rolls[0].0
    }

    /// Plays the best option of `seat`.
    fn reply(&mut self, state: &mut G::State, seat: Seat) {
        self.game.decisions(state, &mut self.options);
        let best = if self.options.len() == 1 {
            0
        } else {
            self.evaluator.judge(self.game, state, seat, &self.options);
            self.evaluator.best().0
        };
        *state = self.options[best].1;
    }

    /// Adds the difference between this roll and the mean of all rolls, as the rolled-out seat sees it.
    fn add_luck(&mut self, state: &G::State, mover: Seat, fell: Roll, luck: &mut Chances) {
        let rolls = self.game.rolls(state);
        let total: u32 = rolls.iter().map(|&(_, weight)| u32::from(weight)).sum();
        for &(roll, weight) in rolls {
            let weight = f32::from(u8::from(roll == fell)) - f32::from(weight) / total as f32;
            let mut after = *state;
            self.game.roll(&mut after, roll);
            self.add_best(&after, mover, weight, luck);
        }
    }

    /// Adds `weight` times the chances after the best reply to a roll.
    fn add_best(&mut self, rolled: &G::State, mover: Seat, weight: f32, sum: &mut Chances) {
        let Turn::Seat(seat) = self.game.turn(rolled) else {
            return self.add_chances(rolled, mover, weight, sum);
        };
        self.game.decisions(rolled, &mut self.options);
        self.evaluator.judge(self.game, rolled, seat, &self.options);
        let best = self.evaluator.best().0;
        self.evaluator.table().add_seen(self.evaluator.chances_of(best), seat, self.seat, weight, sum);
    }

    /// Adds `weight` times what the evaluator says about a position that `mover` has just left.
    fn add_chances(&mut self, state: &G::State, mover: Seat, weight: f32, sum: &mut Chances) {
        self.evaluator.chances(self.game, state, mover);
        self.evaluator.table().add_seen(self.evaluator.chances_of(0), mover, self.seat, weight, sum);
    }
}
