//! Random games by the thousand, with statistics.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use game::{Decide, Event, Game, MAX_SEATS, Notation, Random, Repetitions, Seat, Turn, sample_roll};
#[cfg(feature = "threads")]
use rayon::prelude::*;

use crate::record::Record;

/// What is counted in a number of games. Adding two of them counts both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Games that ended.
    pub games: u64,
    /// Games that were broken off because they did not end.
    pub unfinished: u64,
    /// Rolls of the dice.
    pub rolls: u64,
    /// Decisions: whole turns in Nardi, single moves elsewhere; passes are among them.
    pub decisions: u64,
    /// The sum over games of the square of their decisions, for the spread.
    pub decisions_squared: u64,
    /// Decisions that could only be a pass.
    pub passes: u64,
    /// The sum over decisions of the number of choices.
    pub choices: u64,
    /// The largest number of choices.
    pub most_choices: u64,
    /// Games won by the seat that made the first decision.
    pub first_player_wins: u64,
    /// Games won, by seat.
    pub wins: [u64; MAX_SEATS],
    /// Games without a winner.
    pub draws: u64,
    /// Points of the winner, and how often.
    pub points: BTreeMap<i16, u64>,
}

impl AddAssign<&Statistics> for Statistics {
    fn add_assign(&mut self, other: &Statistics) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.rolls += other.rolls;
        self.decisions += other.decisions;
        self.decisions_squared += other.decisions_squared;
        self.passes += other.passes;
        self.choices += other.choices;
        self.most_choices = self.most_choices.max(other.most_choices);
        self.first_player_wins += other.first_player_wins;
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
        self.draws += other.draws;
        for (&points, count) in &other.points {
            *self.points.entry(points).or_default() += count;
        }
    }
}

impl Statistics {
    /// The mean number of decisions in a game, and half the width of its 95 % interval.
    pub fn length(&self) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        let mean = self.decisions as f64 / games;
        let variance = (self.decisions_squared as f64 / games - mean * mean).max(0.0);
        (mean, 1.96 * (variance / games).sqrt())
    }

    /// A share of the games as (low, share, high): Wilson's 95 % interval around it.
    pub fn share(&self, count: u64) -> (f64, f64, f64) {
        share_with_interval(count, self.games)
    }
}

/// `count` out of `total` as (low, share, high): Wilson's 95 % interval around it.
pub fn share_with_interval(count: u64, total: u64) -> (f64, f64, f64) {
    if total == 0 {
        return (0.0, 0.0, 1.0);
    }
    let (n, p, z) = (total as f64, count as f64 / total as f64, 1.96f64);
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (centre - half, p, centre + half)
}

/// What to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The seed; game `i` depends on the seed and on `i` alone, whatever the number of threads.
    pub seed: u64,
    /// A game with more decisions than this is broken off.
    pub longest: u64,
}

/// Who hears of the games while they are played, from any thread.
pub trait Observer: Sync {
    /// So many more games are done; answers whether to go on.
    fn progress(&self, games: u64) -> bool;

    /// Whether [`Observer::record`] wants to be called.
    fn wants_records(&self) -> bool {
        false
    }

    /// The record of game `index`.
    fn record(&self, _index: u64, _record: Record) {}
}

/// Games are counted in portions of this size between two calls of the progress function.
const PORTION: u64 = 256;

/// Plays random games on all threads of the current pool: each whole decision equally likely.
pub fn simulate<G: Decide + Notation>(game: &G, plan: Plan, observer: &dyn Observer) -> Statistics {
    let portions = plan.games.div_ceil(PORTION);
    let play = |portion| {
        let mut sum = Statistics::default();
        let games = portion * PORTION..plan.games.min((portion + 1) * PORTION);
        if observer.progress(0) {
            play_portion(game, games, plan, observer, &mut sum);
        }
        sum
    };
    let add = |mut a: Statistics, b: Statistics| {
        a += &b;
        a
    };
    #[cfg(feature = "threads")]
    return (0..portions).into_par_iter().map(play).reduce(Statistics::default, add);
    #[cfg(not(feature = "threads"))]
    return (0..portions).map(play).fold(Statistics::default(), add);
}

fn play_portion<G: Decide + Notation>(
    game: &G,
    games: std::ops::Range<u64>,
    plan: Plan,
    observer: &dyn Observer,
    sum: &mut Statistics,
) {
    let mut player = RandomPlayer::new(observer.wants_records());
    let count = games.end - games.start;
    for index in games {
        player.play(game, &mut Random::stream(plan.seed, index), plan.longest, sum);
        if player.wants_events {
            observer.record(index, Record::of_events(game, &player.events, |_| "random"));
        }
    }
    observer.progress(count);
}

/// Plays one random game after the other, with the same buffers.
struct RandomPlayer<G: Decide> {
    decisions: Vec<(G::Decision, G::State)>,
    steps: Vec<G::Move>,
    repetitions: Repetitions,
    wants_events: bool,
    events: Vec<Event<G::Move>>,
}

impl<G: Decide> RandomPlayer<G> {
    fn new(wants_events: bool) -> Self {
        let (decisions, steps, events) = (Vec::new(), Vec::new(), Vec::new());
        RandomPlayer { decisions, steps, repetitions: Repetitions::default(), wants_events, events }
    }

    fn play(&mut self, game: &G, random: &mut Random, longest: u64, sum: &mut Statistics) {
        let mut state = game.start();
        let mut first: Option<Seat> = None;
        let mut length = 0;
        self.repetitions.clear();
        self.events.clear();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let roll = sample_roll(game.rolls(&state), random);
                    game.roll(&mut state, roll);
                    sum.rolls += 1;
                    if self.wants_events {
                        self.events.push(Event::Roll(roll));
                    }
                }
                Turn::Seat(_) if length == longest => {
                    sum.unfinished += 1;
                    return;
                }
                Turn::Seat(seat) => {
                    first.get_or_insert(seat);
                    length += 1;
                    self.decide(game, &mut state, random, sum);
                }
            }
        }
        sum.games += 1;
        sum.decisions += length;
        sum.decisions_squared += length * length;
        count_result(game, &state, first, sum);
    }

    fn decide(&mut self, game: &G, state: &mut G::State, random: &mut Random, sum: &mut Statistics) {
        game.decisions(state, &mut self.decisions);
        let choices = self.decisions.len();
        sum.choices += choices as u64;
        sum.most_choices = sum.most_choices.max(choices as u64);
        let (decision, next) = self.decisions[random.below(choices as u32) as usize];
        if choices == 1 || self.wants_events {
            self.steps.clear();
            game.steps_of(state, decision, &mut self.steps);
            let is_pass = self.steps.first().is_some_and(|&step| game.is_pass(step));
            sum.passes += u64::from(choices == 1 && is_pass);
        }
        if self.wants_events {
            self.events.extend(self.steps.iter().map(|&step| Event::Move(step)));
        }
        *state = next;
        self.repetitions.after(game, state);
    }
}

fn count_result<G: Game>(game: &G, state: &G::State, first: Option<Seat>, sum: &mut Statistics) {
    let scores = game.scores(state);
    let best = *scores.0.iter().max().expect("there are seats");
    if best <= 0 {
        sum.draws += 1;
        return;
    }
    *sum.points.entry(best).or_default() += 1;
    for seat in (0..game.seats()).filter(|&seat| scores.of(seat) == best) {
        sum.wins[usize::from(seat)] += 1;
        sum.first_player_wins += u64::from(first == Some(seat));
    }
}
