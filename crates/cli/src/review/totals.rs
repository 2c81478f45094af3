//! What many games come to: for every player, and for every opening.

use std::collections::BTreeMap;

use engine::review::{Decision, LEAST_DECISIONS, PlaySum, SeatReview, like_level};
use game::Seat;

use super::Reviewed;

/// How many decisions make an opening where there are no dice; with dice it is the first one and its roll.
const OPENING: usize = 4;

/// A sum of as many numbers as are known.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    sum: f64,
    count: usize,
}

impl Sum {
    fn add(&mut self, value: Option<f64>) {
        if let Some(value) = value {
            (self.sum, self.count) = (self.sum + value, self.count + 1);
        }
    }

    /// The mean, if anything is known.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / self.count as f64)
    }
}

/// What a player's games come to.
#[derive(Clone, Default)]
pub struct PlayerTotal {
    /// Who.
    pub player: String,
    /// The rules, which must be the same for error rates to be added.
    pub rules: String,
    family: &'static str,
    ply: u8,
    pub games: usize,
    pub decisions: usize,
    pub errors: f64,
    /// The moves alone, which levels are known by.
    moves: PlaySum,
    pub blunders: usize,
    pub mistakes: usize,
    pub luck: f64,
    pub result: Sum,
    pub without_luck: Sum,
}

impl PlayerTotal {
    /// Thousandths of a point a decision.
    pub fn rate(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 1000.0 * self.errors / self.decisions as f64)
    }

    /// The level that errs as much.
    pub fn like_level(&self) -> Option<u8> {
        let rate = self.moves.rate().filter(|_| self.moves.decisions >= LEAST_DECISIONS)?;
        like_level(self.family, self.ply, rate)
    }
}

/// How a seat was played in each game: one, or those of a match.
fn seats_of(game: &Reviewed, seat: Seat) -> impl Iterator<Item = &SeatReview> {
    let review = &game.review;
    let single = review.seats.iter().filter(|_| review.games.is_empty());
    let of_match = review.games.iter().flat_map(|one| &one.seats);
    single.chain(of_match).filter(move |one| one.seat == seat)
}

/// What the games of every player under the same rules come to, the best first.
pub fn players(games: &[Reviewed]) -> Vec<PlayerTotal> {
    let mut totals: BTreeMap<(String, String), PlayerTotal> = BTreeMap::new();
    for game in games {
        let variant = game.table.variant();
        let ply = game.review.decisions.iter().map(|decision| decision.played.depth).max().unwrap_or(0);
        for seat in &game.review.seats {
            let (player, rules) = (game.player(seat.seat), variant.id.clone());
            let total = totals.entry((rules.clone(), player.clone())).or_insert_with(|| PlayerTotal {
                player,
                rules,
                family: variant.family.name,
                ..PlayerTotal::default()
            });
            total.ply = total.ply.max(u8::try_from(ply).unwrap_or(u8::MAX));
            total.games += game.games();
            total.decisions += seat.decisions;
            total.errors += seat.errors;
            total.moves.decisions += seat.moves.decisions;
            total.moves.errors += seat.moves.errors;
            total.blunders += seat.marks.blunders;
            total.mistakes += seat.marks.mistakes;
            total.luck += seat.luck;
            for one in seats_of(game, seat.seat) {
                total.result.add(one.result);
                total.without_luck.add(one.result_without_luck);
            }
        }
    }
    let mut totals: Vec<PlayerTotal> = totals.into_values().collect();
    let rate = |total: &PlayerTotal| total.rate().unwrap_or(f64::INFINITY);
    totals.sort_by(|a, b| a.rules.cmp(&b.rules).then(rate(a).total_cmp(&rate(b))));
    totals
}

/// An opening and how it went for whoever played it first.
pub struct Opening {
    pub actions: String,
    pub games: usize,
    pub result: Sum,
    pub wins: Sum,
}

/// Every opening, the most frequent first, and of those as frequent the one that went best.
pub fn openings(games: &[Reviewed]) -> Vec<Opening> {
    let mut openings: BTreeMap<String, Opening> = BTreeMap::new();
    for (game, number) in games.iter().flat_map(|game| (0..game.games()).map(move |number| (game, number))) {
        let of_game = |decision: &&Decision| game.game_of(decision).is_none_or(|own| own == number + 1);
        let is_move = |decision: &&Decision| decision.cube.is_none();
        let decisions: Vec<&Decision> =
            game.review.decisions.iter().filter(of_game).filter(is_move).collect();
        let Some(first) = decisions.first() else { continue };
        let actions = opening_of(game, &decisions);
        let opening = openings.entry(actions.clone()).or_insert_with(|| Opening {
            actions,
            games: 0,
            result: Sum::default(),
            wins: Sum::default(),
        });
        let result = seats_of(game, first.seat).nth(number).and_then(|seat| seat.result);
        opening.games += 1;
        opening.result.add(result);
        opening.wins.add(result.map(|points| if points > 0.0 { 1.0 } else { 0.0 }));
    }
    let mut openings: Vec<Opening> = openings.into_values().collect();
    let mean = |opening: &Opening| opening.result.mean().unwrap_or(f64::NEG_INFINITY);
    openings.sort_by(|a, b| b.games.cmp(&a.games).then(mean(b).total_cmp(&mean(a))));
    openings
}

fn opening_of(game: &Reviewed, decisions: &[&Decision]) -> String {
    match (decisions.first(), game.review.rolls.is_empty()) {
        (Some(first), false) => {
            format!("{}: {}", game.dice(first), super::report::action_text(&first.played))
        }
        _ => {
            let actions = decisions.iter().take(OPENING).map(|decision| decision.played.action.as_str());
            actions.collect::<Vec<_>>().join(" ")
        }
    }
}
