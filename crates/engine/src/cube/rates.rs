//! How often wins are mars under the rules of each variant, and how live the cube is: measured by games of the nets
//! against themselves. `cargo run --release -p teahouse-training --example cube_rates` measures them again.

use super::Shares;
use crate::models;
use crate::roster::DiceGame;

/// What the cube has to know about a variant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// The share of wins that are mars or koks.
    pub mars: f64,
    /// The share of these that are koks.
    pub koks: f64,
    /// Where the value of a game lies between that with a dead cube (0) and that with a fully live one (1).
    pub live: f64,
}

/// By variant: mars, koks, live share.
const MEASURED: [(&str, Rates); 6] = [
    ("federation", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
    ("fevga", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
    ("gul-bara", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
    ("long-narde", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
    ("long-nardi", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
    ("moultezim", Rates { mars: 0.2, koks: 0.0, live: 0.65 }),
];

/// The rates of a game: those of the variant whose net plays it, which is the nearest.
pub fn of<G: DiceGame>(game: &G) -> Rates {
    let near = models::wanted_by(game).map_or("long-nardi", |net| net.rules_id);
    of_variant(near)
}

/// The rates of a variant that is built in; those of Long Nardi for others.
pub fn of_variant(id: &str) -> Rates {
    let found = MEASURED.iter().find(|(name, _)| *name == id);
    found
        .or_else(|| MEASURED.iter().find(|(name, _)| *name == "long-nardi"))
        .map_or(Rates { mars: 0.0, koks: 0.0, live: 0.5 }, |&(_, rates)| rates)
}

impl Rates {
    /// How a game between equals ends, for wins that give these points.
    pub(super) fn shares(&self, points: &[u32]) -> Shares {
        let point = |at: usize| i64::from(points.get(at).copied().unwrap_or(1));
        let mut wins = vec![(point(0), 1.0 - self.mars)];
        match points.len() {
            0 | 1 => wins[0].1 = 1.0,
            2 => wins.push((point(1), self.mars)),
            _ => wins.extend([(point(1), self.mars * (1.0 - self.koks)), (point(2), self.mars * self.koks)]),
        }
        Shares { win: 0.5, losses: wins.clone(), wins }
    }
}
