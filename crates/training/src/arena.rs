//! Matches: players against players, with the same dice from every seat.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use engine::Player;
use game::{Decide, Event, Random, Repetitions, Scores, Seat, Turn, sample_roll};
use rayon::prelude::*;

/// Keeps the streams of players apart from those of the dice.
const PLAYERS: u64 = 0x1f83_d9ab_fb41_bd6b;

/// Somebody who takes part.
pub struct Entrant<G: Decide> {
    /// A name for tables.
    pub name: String,
    /// Who plays.
    pub player: Box<dyn Player<G>>,
}

// Players are only ever copied from an entrant, one copy per thread.
impl<G: Decide> Entrant<G> {
    /// An entrant.
    pub fn new(name: impl Into<String>, player: impl Player<G> + 'static) -> Entrant<G> {
        Entrant { name: name.into(), player: Box::new(player) }
    }
}

/// When a match may stop early.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference of the hypothesis that nothing was gained.
    pub elo0: f64,
    /// Elo difference of the hypothesis that something was.
    pub elo1: f64,
    /// The chance of either mistake.
    pub error: f64,
}

impl Sprt {
    /// Which Elo difference is nearer to the truth, once that is clear.
    pub fn verdict(&self, tally: &Tally) -> Option<f64> {
        let bound = ((1.0 - self.error) / self.error).ln();
        let ratio = tally.log_likelihood_ratio(self);
        (ratio.abs() > bound).then_some(if ratio > 0.0 { self.elo1 } else { self.elo0 })
    }
}

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchSettings {
    /// How many rounds; in a round the first player takes each seat once, with the same dice.
    pub rounds: u64,
    /// The seed of the dice, and of players that draw.
    pub seed: u64,
    /// Stops once it is clear who is better.
    pub sprt: Option<Sprt>,
    /// Whether games are kept.
    pub keep_games: bool,
    /// So many first decisions are drawn at random, the same in all games of a round: players that always
    /// choose alike would otherwise repeat one game.
    pub opening: u32,
}

impl Default for MatchSettings {
    fn default() -> MatchSettings {
        MatchSettings { rounds: 500, seed: 1, sprt: None, keep_games: false, opening: 0 }
    }
}

/// A game of a match, to be replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame<M> {
    /// The round it belongs to.
    pub round: u64,
    /// The seat of the first player; all others are taken by the second.
    pub seat: Seat,
    /// Everything that happened.
    pub events: Vec<Event<M>>,
    /// How it ended.
    pub scores: Scores,
}

/// The result of a match, as the first player sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Games won: more points than anybody else.
    pub wins: u64,
    /// Games in which nobody had more points than all others.
    pub draws: u64,
    /// Points scored.
    pub points: i64,
    /// Games by points.
    pub by_points: BTreeMap<i16, u64>,
    /// Sum over rounds of the square of the round's win share.
    share_squares: f64,
    /// Sum over rounds of the square of the round's points a game.
    points_squares: f64,
    /// How many seats there are.
    pub seats: u64,
}

impl Tally {
    /// The share of games won, draws counting as a half.
    pub fn win_share(&self) -> f64 {
        (self.wins as f64 + 0.5 * self.draws as f64) / self.games.max(1) as f64
    }

    /// Points a game.
    pub fn points_a_game(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }

    /// The standard error of [`Tally::win_share`]; rounds are independent, the games of a round are not.
    pub fn win_share_error(&self) -> f64 {
        self.error_of(self.share_squares, self.win_share())
    }

    /// The standard error of [`Tally::points_a_game`].
    pub fn points_error(&self) -> f64 {
        self.error_of(self.points_squares, self.points_a_game())
    }

    fn error_of(&self, squares: f64, mean: f64) -> f64 {
        let n = self.rounds as f64;
        if n < 2.0 { f64::INFINITY } else { ((squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt() }
    }

    /// The Elo difference, and the bounds of its 95 % interval; infinite where every game was won or lost. With
    /// more than two seats, the share of wins is compared with an even one.
    pub fn elo(&self) -> (f64, f64, f64) {
        let even = (self.seats.max(2) - 1) as f64;
        let elo = |p: f64| {
            let p = p.clamp(0.0, 1.0);
            400.0 * (p * even / (1.0 - p)).log10()
        };
        let (low, high) = self.win_share_interval();
        (elo(self.win_share()), elo(low), elo(high))
    }

    /// The bounds of the 95 % interval of the share of wins.
    fn win_share_interval(&self) -> (f64, f64) {
        let share = self.win_share();
        // Rounds that all went the same way say how rare the other way is at most, though their spread is 0.
        let rarest = 0.025_f64.powf(1.0 / self.rounds.max(1) as f64);
        match share {
            _ if self.rounds == 0 => (0.0, 1.0),
            1.0 => (rarest, 1.0),
            0.0 => (0.0, 1.0 - rarest),
            _ => {
                let error = 1.96 * self.win_share_error();
                (share - error, share + error)
            }
        }
    }

    /// The logarithm of how much better the second hypothesis explains the result, by normal approximation.
    pub fn log_likelihood_ratio(&self, sprt: &Sprt) -> f64 {
        let even = (self.seats.max(2) - 1) as f64;
        let share = |elo: f64| {
            let odds = 10f64.powf(elo / 400.0) / even;
            odds / (1.0 + odds)
        };
        let (low, high) = (share(sprt.elo0), share(sprt.elo1));
        // As if half a round more had been won and half a one lost: a spread of 0 would be too good to be true.
        let n = self.rounds as f64;
        let variance = self.win_share_error().powi(2) + 0.25 / (n * n);
        if !variance.is_finite() {
            return 0.0;
        }
        (high - low) * (self.win_share() - (low + high) / 2.0) / variance
    }

    fn add_round<M>(&mut self, round: &[PlayedGame<M>]) {
        let (mut share, mut points) = (0.0, 0);
        for game in round {
            let own = game.scores.of(game.seat);
            let others = (0..game.scores.0.len() as Seat).filter(|&seat| seat != game.seat);
            let best =
                others.map(|seat| game.scores.of(seat)).take(self.seats as usize - 1).max().unwrap_or(0);
            self.wins += u64::from(own > best);
            self.draws += u64::from(own == best);
            share += if own > best { 1.0 } else { f64::from(u8::from(own == best)) * 0.5 };
            points += i64::from(own);
            *self.by_points.entry(own).or_default() += 1;
        }
        let games = round.len().max(1) as f64;
        self.games += round.len() as u64;
        self.rounds += 1;
        self.points += points;
        self.share_squares += (share / games).powi(2);
        self.points_squares += (points as f64 / games).powi(2);
    }
}

/// Plays one game; `seats` says who sits where (empty seats hold anybody). The first `opening` decisions are
/// drawn along with the dice.
pub fn play_one<G: Decide>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    seats: &[usize],
    opening: u32,
    dice: &mut Random,
    random: &mut Random,
    mut on_event: impl FnMut(Event<G::Move>),
) -> Scores {
    let mut state = game.start();
    let mut options = Vec::new();
    let mut steps = Vec::new();
    let mut decisions = 0;
    let mut repetitions = Repetitions::default();
    loop {
        match game.turn(&state) {
            Turn::Over => return game.scores(&state),
            Turn::Chance => {
                let roll = sample_roll(game.rolls(&state), dice);
                game.roll(&mut state, roll);
                on_event(Event::Roll(roll));
            }
            Turn::Seat(seat) => {
                game.decisions(&state, &mut options);
                let player = &mut players[seats[usize::from(seat)]];
                let chosen = if options.len() == 1 {
                    0
                } else if decisions < opening {
                    dice.below(options.len() as u32) as usize
                } else {
                    player.note_past(repetitions.keys());
                    player.choose(game, &state, &options, random)
                };
                decisions += 1;
                steps.clear();
                game.steps_of(&state, options[chosen].0, &mut steps);
                steps.iter().for_each(|&step| on_event(Event::Move(step)));
                state = options[chosen].1;
                repetitions.after(game, &mut state);
            }
        }
    }
}

fn play_round<G: Decide>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    settings: &MatchSettings,
    round: u64,
) -> Vec<PlayedGame<G::Move>> {
    let seated = (0..game.seats()).filter(|&seat| game.is_seated(seat));
    seated
        .map(|own| {
            let seats: Vec<usize> = (0..game.seats()).map(|seat| usize::from(seat != own)).collect();
            let mut dice = Random::stream(settings.seed, round);
            let mut random = Random::stream(settings.seed ^ PLAYERS, round * 4 + u64::from(own));
            let mut events = Vec::new();
            let scores = play_one(game, players, &seats, settings.opening, &mut dice, &mut random, |event| {
                if settings.keep_games {
                    events.push(event);
                }
            });
            PlayedGame { round, seat: own, events, scores }
        })
        .collect()
}

/// So many rounds are played between two looks at whether to stop early.
const BATCH: u64 = 128;

/// Progress is shown about this often.
const BLINK: Duration = Duration::from_millis(200);

/// Plays a match between two entrants on the threads of the current pool; `on_progress` sees the tally now and
/// then, `on_game` every game if they are kept. The result depends on the settings alone.
pub fn play_match<G: Decide>(
    game: &G,
    first: &Entrant<G>,
    second: &Entrant<G>,
    settings: &MatchSettings,
    mut on_progress: impl FnMut(&Tally),
    mut on_game: impl FnMut(PlayedGame<G::Move>),
) -> Tally {
    let seats = (0..game.seats()).filter(|&seat| game.is_seated(seat)).count() as u64;
    let mut tally = Tally { seats, ..Tally::default() };
    let mut pool: Vec<[Box<dyn Player<G>>; 2]> =
        (0..rayon::current_num_threads()).map(|_| [first.player.fresh(), second.player.fresh()]).collect();
    let threads = pool.len() as u64;
    let mut portion = threads;
    while tally.rounds < settings.rounds {
        let started = Instant::now();
        let start = tally.rounds;
        let end = settings.rounds.min(start + portion).min((start / BATCH + 1) * BATCH);
        // Each thread takes every n-th round; the order of results is restored afterwards.
        let mut played: Vec<(u64, Vec<PlayedGame<G::Move>>)> = pool
            .par_iter_mut()
            .enumerate()
            .flat_map_iter(|(thread, players)| {
                let rounds = (start + thread as u64..end).step_by(threads as usize);
                rounds.map(move |round| (round, play_round(game, players, settings, round)))
            })
            .collect();
        played.sort_by_key(|&(round, _)| round);
        for (_, round) in played {
            tally.add_round(&round);
            if settings.keep_games {
                round.into_iter().for_each(&mut on_game);
            }
        }
        on_progress(&tally);
        if started.elapsed() < BLINK {
            portion = (2 * portion).min(BATCH);
        }
        let is_clear = || settings.sprt.is_some_and(|sprt| sprt.verdict(&tally).is_some());
        if tally.rounds.is_multiple_of(BATCH) && is_clear() {
            break;
        }
    }
    tally
}

/// Who meets whom in a tournament, by index: everybody everybody else, or in a gauntlet the first all others.
/// With more than two seats each pair meets in both roles, since one against three of the other is not the
/// same as the reverse.
pub fn pairings<G: Decide>(game: &G, entrants: usize, is_gauntlet: bool) -> Vec<(usize, usize)> {
    let seats = (0..game.seats()).filter(|&seat| game.is_seated(seat)).count();
    let wanted = |first: usize, second: usize| {
        if is_gauntlet { first == 0 && second > 0 } else { first < second || (seats > 2 && first != second) }
    };
    let all = (0..entrants).flat_map(|first| (0..entrants).map(move |second| (first, second)));
    all.filter(|&(first, second)| wanted(first, second)).collect()
}
