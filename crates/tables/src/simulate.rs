//! Random games by the thousand, with statistics.

use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};

use game::{
    Decide, Event, Game, LONGEST_RANDOM_GAME, MAX_SEATS, Notation, Onlooker, Random, RandomPlay, Roll, Room,
    Seat, Sink, Turn,
};
#[cfg(feature = "threads")]
use rayon::prelude::*;

use crate::record::Record;

/// What is counted in a number of games. Adding two of them counts both. Of games that were broken off nothing
/// is counted but how many there were.
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

impl Default for Plan {
    fn default() -> Plan {
        Plan { games: 10_000, seed: 1, longest: LONGEST_RANDOM_GAME }
    }
}

/// Who hears of the games while they are played.
pub trait Observer: Sync {
    /// So many more games are done; answers whether to go on. Called from any thread.
    fn progress(&self, games: u64) -> bool;

    /// Whether [`Observer::record`] wants to be called.
    fn wants_records(&self) -> bool {
        false
    }

    /// The text of the record of game `index`. Called for one game after the other, in order; meanwhile only as
    /// many records wait as a window holds.
    fn record(&self, _index: u64, _text: &str) {}
}

/// Games are counted in portions of this size between two calls of the progress function.
const PORTION: u64 = 256;

/// The first window, before anything is known of how long records are.
const FIRST_WINDOW: u64 = 64;
/// No window holds more games than this ...
pub const LARGEST_WINDOW: u64 = 4096;
/// ... nor more text than this, if its games are no longer than the longest of the window before.
const WINDOW_BYTES: u64 = 32 << 20;

/// Plays random games on all threads of the current pool, each whole decision equally likely.
///
/// The games are those of [`RandomPlay::play_randomly`], with records or without.
pub fn simulate<G: RandomPlay + Notation>(game: &G, plan: Plan, observer: &dyn Observer) -> Statistics {
    simulate_part(game, plan, 0..plan.games, observer)
}

/// Plays these games of a plan alone. The statistics of parts add up to those of the whole.
pub fn simulate_part<G: RandomPlay + Notation>(
    game: &G,
    plan: Plan,
    games: Range<u64>,
    observer: &dyn Observer,
) -> Statistics {
    if observer.wants_records() {
        return simulate_with_records(game, plan, games, observer);
    }
    let portions = games.end.saturating_sub(games.start).div_ceil(PORTION);
    let play = |portion: u64| {
        let mut sum = Statistics::default();
        let first = games.start + portion * PORTION;
        let games = first..games.end.min(first.saturating_add(PORTION));
        if observer.progress(0) {
            let (mut room, count) = (Room::default(), games.end - games.start);
            for index in games {
                play_one(game, &mut room, plan, index, Counter::new(plan.longest), &mut sum);
            }
            observer.progress(count);
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

/// The same window by window: the games of one are played on all threads, and their records handed over in order
/// before the next begins, so that no more of them wait than a window holds.
fn simulate_with_records<G: RandomPlay + Notation>(
    game: &G,
    plan: Plan,
    games: Range<u64>,
    observer: &dyn Observer,
) -> Statistics {
    let mut sum = Statistics::default();
    let (mut next, mut window) = (games.start, FIRST_WINDOW);
    while next < games.end && observer.progress(0) {
        let end = games.end.min(next.saturating_add(window));
        let play = |room: &mut Room<G>, index| {
            let mut one = Statistics::default();
            let recorder = play_one(game, room, plan, index, Recorder::new(plan.longest), &mut one);
            (one, Record::of_events(game, &recorder.events, |_| "random").to_string())
        };
        #[cfg(feature = "threads")]
        let played: Vec<(Statistics, String)> =
            (next..end).into_par_iter().map_init(Room::default, play).collect();
        #[cfg(not(feature = "threads"))]
        let played: Vec<(Statistics, String)> =
            (next..end).map(|index| play(&mut Room::default(), index)).collect();
        let mut longest = 1;
        for (index, (one, text)) in (next..end).zip(&played) {
            sum += one;
            longest = longest.max(text.len() as u64);
            observer.record(index, text);
        }
        observer.progress(end - next);
        (next, window) = (end, window_for(longest));
    }
    sum
}

/// How many games the next window holds if the longest record of the last has so many bytes.
fn window_for(longest: u64) -> u64 {
    (WINDOW_BYTES / longest.max(1)).clamp(1, LARGEST_WINDOW)
}

/// Plays game `index` of a plan.
fn play_one<G: RandomPlay, O: Onlooker<G> + AsRef<Counter>>(
    game: &G,
    room: &mut Room<G>,
    plan: Plan,
    index: u64,
    mut onlooker: O,
    sum: &mut Statistics,
) -> O {
    let mut state = game.start();
    game.play_randomly(&mut state, &mut Random::stream(plan.seed, index), room, &mut onlooker);
    if game.turn(&state) == Turn::Over {
        onlooker.as_ref().add_to(sum);
        count_result(game, &state, onlooker.as_ref().first, sum);
    } else {
        sum.unfinished += 1;
    }
    onlooker
}

/// Counts in one game.
struct Counter {
    longest: u64,
    rolls: u64,
    decisions: u64,
    passes: u64,
    choices: u64,
    most_choices: u32,
    first: Option<Seat>,
}

impl Counter {
    fn new(longest: u64) -> Counter {
        Counter { longest, rolls: 0, decisions: 0, passes: 0, choices: 0, most_choices: 0, first: None }
    }

    fn add_to(&self, sum: &mut Statistics) {
        sum.games += 1;
        sum.rolls += self.rolls;
        sum.decisions += self.decisions;
        sum.decisions_squared += self.decisions * self.decisions;
        sum.passes += self.passes;
        sum.choices += self.choices;
        sum.most_choices = sum.most_choices.max(u64::from(self.most_choices));
    }
}

impl AsRef<Counter> for Counter {
    fn as_ref(&self) -> &Counter {
        self
    }
}

impl<G: Decide> Onlooker<G> for Counter {
    #[inline(always)]
    fn rolled(&mut self, _: Roll) {
        self.rolls += 1;
    }

    #[inline(always)]
    fn decided(&mut self, game: &G, state: &G::State, decision: G::Decision, choices: u32) {
        if self.decisions == 0 {
            self.first = game.seat_to_act(state);
        }
        self.decisions += 1;
        self.choices += u64::from(choices);
        self.most_choices = self.most_choices.max(choices);
        if choices == 1 {
            let mut passes = Passes(game, 0);
            game.steps_of(state, decision, &mut passes);
            self.passes += passes.1;
        }
    }

    #[inline(always)]
    fn goes_on(&mut self, _: &G::State) -> bool {
        self.decisions < self.longest
    }
}

/// Counts the passes of a decision, which is one or has none.
struct Passes<'g, G>(&'g G, u64);

impl<G: Game> Sink<G::Move> for Passes<'_, G> {
    #[inline(always)]
    fn push(&mut self, step: G::Move) {
        self.1 += u64::from(self.0.is_pass(step));
    }
}

/// Counts, and remembers everything that happened.
struct Recorder<M> {
    counter: Counter,
    events: Vec<Event<M>>,
}

impl<M> Recorder<M> {
    fn new(longest: u64) -> Recorder<M> {
        Recorder { counter: Counter::new(longest), events: Vec::new() }
    }
}

impl<M> AsRef<Counter> for Recorder<M> {
    fn as_ref(&self) -> &Counter {
        &self.counter
    }
}

impl<M> Sink<M> for Recorder<M> {
    fn push(&mut self, step: M) {
        self.events.push(Event::Move(step));
    }
}

impl<G: Decide> Onlooker<G> for Recorder<G::Move> {
    fn rolled(&mut self, roll: Roll) {
        Onlooker::<G>::rolled(&mut self.counter, roll);
        self.events.push(Event::Roll(roll));
    }

    fn decided(&mut self, game: &G, state: &G::State, decision: G::Decision, choices: u32) {
        self.counter.decided(game, state, decision, choices);
        game.steps_of(state, decision, self);
    }

    fn goes_on(&mut self, state: &G::State) -> bool {
        Onlooker::<G>::goes_on(&mut self.counter, state)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_holds_fewer_games_the_longer_their_records_are() {
        assert_eq!(window_for(0), LARGEST_WINDOW);
        assert_eq!(window_for(5_000), LARGEST_WINDOW);
        assert_eq!(window_for(1 << 20), 32);
        assert_eq!(window_for(u64::MAX), 1);
    }
}
