//! [`Remark`]: what stands out in a position, in the game's own terms, so that one move can be told from another.

use texts::{Argument, Message};

use crate::contract::{Game, Seat};
use crate::sorting;

/// Something that stands out in a position, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noticed {
    /// A stable name: `nardi-head`, `ludo-exposed`. What is said of it stands in the catalogue as `tutor-nardi-head`.
    pub name: &'static str,
    /// Tells several of one name apart: the number of a piece.
    pub which: u8,
    /// Where it is, where that can be said.
    pub place: Option<Argument>,
    /// How much of it there is.
    pub amount: i32,
    /// Whether more of it is better for the seat that looks.
    pub is_good: bool,
}

impl Noticed {
    /// Something of which more is better.
    pub fn good(name: &'static str, amount: impl Into<i32>) -> Noticed {
        Noticed { name, which: 0, place: None, amount: amount.into(), is_good: true }
    }

    /// Something of which more is worse.
    pub fn bad(name: &'static str, amount: impl Into<i32>) -> Noticed {
        Noticed { is_good: false, ..Noticed::good(name, amount) }
    }

    /// The same, of the one with this number.
    #[must_use]
    pub fn of(self, which: u8) -> Noticed {
        Noticed { which, ..self }
    }

    /// The same, at this place.
    #[must_use]
    pub fn at(self, place: impl Into<Argument>) -> Noticed {
        Noticed { place: Some(place.into()), ..self }
    }

    /// By how much this is worse than the same in another position.
    fn worse_than(&self, other: &Noticed) -> i32 {
        if self.is_good { other.amount - self.amount } else { self.amount - other.amount }
    }
}

/// A game that can say what stands out in a position.
pub trait Remark: Game {
    /// What stands out in the position `after` as `seat` sees it, which has just acted in the position `before`: the most
    /// telling first, in every position of a variant the same names in the same order, so that two can be compared.
    fn noticed(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Noticed>;
}

/// What speaks against the first of two positions that one decision could lead to: everything that is worse in it, the
/// most telling first.
///
/// A message has the arguments `played` and `best`, the amounts in both, and `place` where there is one.
pub fn against<G: Remark>(
    game: &G,
    before: &G::State,
    [played, best]: [&G::State; 2],
    seat: Seat,
) -> Vec<Message> {
    let (played, best) = (game.noticed(before, played, seat), game.noticed(before, best, seat));
    let mut worse: Vec<(&Noticed, &Noticed)> =
        played.iter().zip(&best).filter(|(played, best)| played.worse_than(best) > 0).collect();
    // Of several of one name the one that differs most is told.
    sorting::by_key(&mut worse, |(noticed, best)| {
        let place = played.iter().position(|other| other.name == noticed.name);
        (place, -noticed.worse_than(best))
    });
    worse.dedup_by_key(|(noticed, _)| noticed.name);
    worse.into_iter().map(|(played, best)| message(played, best)).collect()
}

fn message(played: &Noticed, best: &Noticed) -> Message {
    let message = Message::new(format!("tutor-{}", played.name))
        .with("played", played.amount)
        .with("best", best.amount);
    match played.place.clone().or_else(|| best.place.clone()) {
        Some(place) => message.with("place", place),
        None => message,
    }
}
