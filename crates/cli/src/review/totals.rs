//! What many games come to: for every player, and for every opening.

use std::collections::BTreeMap;

use engine::review::{LEAST_DECISIONS, like_level};

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
        let rate = self.rate().filter(|_| self.decisions >= LEAST_DECISIONS)?;
        like_level(self.family, self.ply, rate)
    }
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
            total.games += 1;
            total.decisions += seat.decisions;
            total.errors += seat.errors;
            total.blunders += seat.marks.blunders;
            total.mistakes += seat.marks.mistakes;
            total.luck += seat.luck;
            total.result.add(seat.result);
            total.without_luck.add(seat.result_without_luck);
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
    for game in games {
        let Some(first) = game.review.decisions.first() else { continue };
        let actions = opening_of(game);
        let opening = openings.entry(actions.clone()).or_insert_with(|| Opening {
            actions,
            games: 0,
            result: Sum::default(),
            wins: Sum::default(),
        });
        let result =
            game.review.seats.iter().find(|seat| seat.seat == first.seat).and_then(|seat| seat.result);
        opening.games += 1;
        opening.result.add(result);
        opening.wins.add(result.map(|points| if points > 0.0 { 1.0 } else { 0.0 }));
    }
    let mut openings: Vec<Opening> = openings.into_values().collect();
    let mean = |opening: &Opening| opening.result.mean().unwrap_or(f64::NEG_INFINITY);
    openings.sort_by(|a, b| b.games.cmp(&a.games).then(mean(b).total_cmp(&mean(a))));
    openings
}

fn opening_of(game: &Reviewed) -> String {
    let decisions = &game.review.decisions;
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
