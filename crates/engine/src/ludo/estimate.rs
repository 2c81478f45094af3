//! What a position is worth without a net: how far everybody has to go, and what they stand to lose.

use game::{Game, MAX_SEATS, Seat};
use ludo::{Ludo, Rules, State};

use super::outcomes::{places_between, seated};
use crate::evaluate::Estimate;

/// What a piece costs that is not in the goal yet, beside its squares: waiting for the right number.
const TO_FINISH: f32 = 4.0;
/// The share of a wait for the entry that is lost while other pieces can move.
const LOST_WAIT: f32 = 0.35;
/// How much of what could be lost later than before the next roll counts.
const LATER: f32 = 0.3;

/// The hand-written estimate for Ludo under any rules.
#[derive(Clone, Debug)]
pub struct LudoEstimate {
    /// The taken seats, in order.
    seats: Vec<Seat>,
    /// For each seat its team as bits; empty seats have none.
    teams: [u8; MAX_SEATS],
    /// For each pair of seats how many places further on the second sits.
    places: [[usize; MAX_SEATS]; MAX_SEATS],
    /// The mean squares of a turn.
    pace: f32,
    /// What it costs to bring a piece out of the base, in squares.
    entry: f32,
}

/// The mean squares of a turn.
fn pace(rules: &Rules) -> f32 {
    let dice = if rules.two_dice { 7.0 } else { 3.5 };
    let is_repeated = if rules.two_dice { rules.extra_on_doubles } else { rules.extra_on_six };
    if is_repeated { dice * 1.2 } else { dice }
}

/// The mean turns until a piece comes out of the base.
fn wait(rules: &Rules) -> f32 {
    let numbers = (1..=6).filter(|&number| rules.entry[number] > 0).count() as f32;
    let miss = (1.0 - numbers / 6.0).powi(if rules.two_dice { 2 } else { 1 });
    1.0 / (1.0 - miss).max(1.0 / 36.0)
}

impl LudoEstimate {
    /// The estimate for a game's rules.
    pub fn new(game: &Ludo) -> LudoEstimate {
        let (rules, seats) = (game.rules(), seated(game));
        let (mut teams, mut places) = ([0; MAX_SEATS], [[0; MAX_SEATS]; MAX_SEATS]);
        for &seat in &seats {
            for &other in &seats {
                teams[usize::from(seat)] |=
                    u8::from(seat == other || !rules.are_enemies(seat, other)) << other;
                places[usize::from(seat)][usize::from(other)] = places_between(game, seat, other);
            }
        }
        LudoEstimate { seats, teams, places, pace: pace(rules), entry: wait(rules) * pace(rules) }
    }

    /// The squares `seat` has to go, with waits counted in squares as well.
    fn left(&self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let (mut left, mut under_way, mut in_base) = (0.0, 0, 0);
        for piece in 0..rules.pieces {
            let square = state.piece(seat, piece);
            if square >= rules.goal() {
                continue;
            }
            left += f32::from(rules.goal() - square) + TO_FINISH;
            if square == 0 {
                in_base += 1;
            } else {
                under_way += 1;
            }
        }
        let nothing_else_to_do = if in_base > 0 && under_way == 0 { 1.0 - LOST_WAIT } else { 0.0 };
        let tries = f32::from(rules.tries.max(1));
        left + self.entry * (LOST_WAIT * in_base as f32 + nothing_else_to_do / tries)
    }

    /// How far off the goal every seat is, in squares: what is left, what is likely to be lost, and whose turn it is.
    fn distances(&self, game: &Ludo, state: &State) -> [f32; MAX_SEATS] {
        let stakes = game.stakes(state);
        let to_act = game.seat_to_act(state);
        let next = self.seats.iter().position(|&seat| Some(seat) == to_act).unwrap_or(0);
        let count = self.seats.len();
        let mut distances = [0.0; MAX_SEATS];
        for (place, &seat) in self.seats.iter().enumerate() {
            let stake = stakes[usize::from(seat)];
            let later = (stake.danger - stake.loss).max(0.0);
            let risk = stake.loss + stake.taken * LOST_WAIT * self.entry + LATER * later;
            let tempo = self.pace * ((place + count - next) % count) as f32 / count as f32;
            distances[usize::from(seat)] = self.left(game.rules(), state, seat) + risk + tempo;
        }
        distances
    }

    /// How far off winning a seat's team is, since all of its members must arrive; and how many they are.
    fn team_distance(&self, seat: Seat, distances: &[f32; MAX_SEATS]) -> (f32, u32) {
        let team = self.teams[usize::from(seat)];
        let members = (0..MAX_SEATS).filter(|&member| team >> member & 1 != 0);
        let (sum, last) = members.fold((0.0f32, 0.0f32), |(sum, last), member| {
            (sum + distances[member], last.max(distances[member]))
        });
        (0.5 * (sum / team.count_ones() as f32 + last), team.count_ones())
    }
}

impl Estimate<Ludo> for LudoEstimate {
    fn chances(&self, game: &Ludo, after: &State, seat: Seat, out: &mut [f32]) {
        let distances = self.distances(game, after);
        let mut teams = [(f32::INFINITY, 1); MAX_SEATS];
        for &other in &self.seats {
            teams[usize::from(other)] = self.team_distance(other, &distances);
        }
        let nearest = teams.iter().map(|team| team.0).fold(f32::INFINITY, f32::min);
        let spread = 2.0 + 1.2 * nearest.max(0.0).sqrt();
        let weights =
            teams.map(|(distance, members)| libm::expf((nearest - distance) / spread) / members as f32);
        let sum: f32 = weights.iter().sum();
        for &other in &self.seats {
            let place = self.places[usize::from(seat)][usize::from(other)];
            out[place] = weights[usize::from(other)] / sum;
        }
    }
}
