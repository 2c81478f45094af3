//! [`Tally`]: what a match came to, how sure that is, and when it is clear enough.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::Seat;

use crate::arena::{Ending, GameResult};

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

/// Two Elo differences, the smaller first, as in `0,10`.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let numbers: Option<Vec<f64>> = text.split(',').map(|word| word.trim().parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
                Ok(Sprt { elo0, elo1, error: 0.05 })
            }
            _ => Err(format!(
                "\"{}\": expected two numbers, the smaller first, as in 0,10",
                game::excerpt(text)
            )),
        }
    }
}

/// The result of a match, as the first player sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that were broken off after [`game::LONGEST_GAME`] decisions; they are among the draws.
    pub broken_off: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Games won: more points than anybody else.
    pub wins: u64,
    /// Games in which the first player shared the most points with others.
    pub draws: u64,
    /// The sum of what each game counts for: 1 for a win, for a draw one part of as many as shared the most points.
    shares: f64,
    /// Points scored.
    pub points: i64,
    /// Games by points.
    pub by_points: BTreeMap<i16, u64>,
    /// Sum over rounds of the square of the round's win share.
    share_squares: f64,
    /// Sum over rounds of the square of the round's points a game.
    points_squares: f64,
    /// How many seats are taken.
    pub seats: u64,
    /// The same by the seat that the first player took.
    pub by_seat: BTreeMap<Seat, SeatTally>,
}

/// The games in which the first player took one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Points scored.
    pub points: i64,
}

impl Tally {
    /// The tally of no games at a table of so many players.
    pub fn new(seats: u64) -> Tally {
        Tally { seats, ..Tally::default() }
    }

    /// The share of games won. A draw counts as a half, or with more players as one part of as many as shared the
    /// most points, so that equals win an even share.
    pub fn win_share(&self) -> f64 {
        self.shares / self.games.max(1) as f64
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

    /// Half the width of the 95 % interval of [`Tally::win_share`]; the wider half where they differ.
    pub fn win_share_ci95(&self) -> f64 {
        let (low, high) = self.win_share_interval();
        (self.win_share() - low).max(high - self.win_share())
    }

    /// Half the width of the 95 % interval of [`Tally::points_a_game`].
    pub fn points_ci95(&self) -> f64 {
        1.96 * self.points_error()
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

    /// Adds the games of a round.
    pub(crate) fn add_round(&mut self, round: &[GameResult], seated: &[Seat]) {
        if round.is_empty() {
            return;
        }
        let (mut share, mut points) = (0.0, 0);
        for game in round {
            let Ending { scores, is_broken_off } = game.ending;
            let own = scores.of(game.seat);
            let best = seated.iter().map(|&seat| scores.of(seat)).max().unwrap_or(0);
            let sharing = seated.iter().filter(|&&seat| scores.of(seat) == best).count();
            let (is_win, is_draw) = (own == best && sharing == 1, own == best && sharing > 1);
            share += if own == best { 1.0 / sharing as f64 } else { 0.0 };
            points += i64::from(own);
            self.wins += u64::from(is_win);
            self.draws += u64::from(is_draw);
            self.broken_off += u64::from(is_broken_off);
            *self.by_points.entry(own).or_default() += 1;
            let seat = self.by_seat.entry(game.seat).or_default();
            seat.games += 1;
            seat.wins += u64::from(is_win);
            seat.draws += u64::from(is_draw);
            seat.points += i64::from(own);
        }
        let games = round.len() as f64;
        self.games += round.len() as u64;
        self.rounds += 1;
        self.points += points;
        self.shares += share;
        self.share_squares += (share / games).powi(2);
        self.points_squares += (points as f64 / games).powi(2);
    }
}
