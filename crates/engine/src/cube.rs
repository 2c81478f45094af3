//! The doubling cube: when to double, when to take.
//!
//! A net's chances of all outcomes become the value of a game with the cube by Janowski's model: the value lies between
//! that of a dead cube, which nobody turns any more, and that of a fully live one, which is always turned at the very
//! moment that suits its owner best; how far between is the live share, which is measured ([`rates`]). What points are
//! worth is the only difference between money and a match, where the [`EquityTable`] says it.

mod curves;
mod equity;
pub mod rates;

use game::sorting;
use game::{Seat, Turn};
use tables::{CubeView, MatchView};

use crate::outcomes::Outcomes;
use crate::roster::DiceGame;
use crate::search::{Chances, Search};

use curves::Curves;
pub use equity::EquityTable;
pub use rates::Rates;

/// What to do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeDecision {
    /// It is too early to double, or there is nothing to gain.
    NoDouble,
    /// A double, which is taken.
    DoubleTake,
    /// A double, which is dropped.
    DoubleDrop,
    /// A double would be dropped, and playing on is worth more.
    TooGood,
}

impl CubeDecision {
    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            CubeDecision::NoDouble => "no-double",
            CubeDecision::DoubleTake => "double-take",
            CubeDecision::DoubleDrop => "double-drop",
            CubeDecision::TooGood => "too-good",
        }
    }

    /// Whether whoever may double does.
    pub fn doubles(self) -> bool {
        matches!(self, CubeDecision::DoubleTake | CubeDecision::DoubleDrop)
    }
}

/// A decision about the cube and what it rests on, as the side sees it that may double or has doubled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeAdvice {
    /// What is best for both sides.
    pub decision: CubeDecision,
    /// Whether a double should be taken, whether or not it should have been offered.
    pub is_take: bool,
    /// What rolling is worth: points, or in a match the chance to win it.
    pub no_double: f64,
    /// What a double is worth that is taken.
    pub double_take: f64,
    /// What a double is worth that is dropped.
    pub double_drop: f64,
    /// Whether these are chances to win the match.
    pub is_match: bool,
}

/// What the games of a match are played for.
#[derive(Clone, Debug)]
pub struct CubeJudge {
    /// The outcomes' points for whoever looks, in the order of the net's outputs.
    points: Vec<f64>,
    oin: u32,
    rates: Rates,
    table: Option<EquityTable>,
}

/// Who asks about the cube, and how it stands.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// The points that the doubler and the other side still need; `None` for money.
    pub away: Option<[u32; 2]>,
    /// What the cube shows.
    pub value: u32,
    /// Whether it is in the middle.
    pub is_centred: bool,
    /// Whether the Crawford game is over.
    pub is_after_crawford: bool,
    /// Whether mars and koks count as oin while the cube is in the middle.
    pub jacoby: bool,
}

impl Situation {
    /// The situation of the seat that may double, or has doubled.
    pub fn of(view: &MatchView, doubler: Seat) -> Option<Situation> {
        Some(Situation::at(view, (&view.score, view.is_after_crawford), view.cube?, doubler))
    }

    /// The same in another game of the match: at this score, before or after the Crawford game, with the cube as it was.
    pub fn at(
        view: &MatchView,
        (score, is_after_crawford): (&[u32], bool),
        cube: CubeView,
        doubler: Seat,
    ) -> Situation {
        let away = |seat: Seat| {
            let points = score.get(usize::from(seat)).copied().unwrap_or(0);
            view.length.saturating_sub(points).max(1)
        };
        Situation {
            away: (view.length > 1).then(|| [away(doubler), away(doubler ^ 1)]),
            value: cube.value,
            is_centred: cube.owner.is_none(),
            is_after_crawford,
            jacoby: view.has_jacoby,
        }
    }
}

impl CubeJudge {
    /// A judge for the match that the view tells of.
    pub fn new<G: DiceGame>(game: &G, view: &MatchView) -> CubeJudge {
        let rates = rates::of(game);
        CubeJudge::with_rates(game, view.length, view.has_crawford, rates)
    }

    /// The same with other rates: how often wins are mars, how live the cube is.
    pub fn with_rates<G: Outcomes>(game: &G, length: u32, has_crawford: bool, rates: Rates) -> CubeJudge {
        let points: Vec<f64> = game.outcome_points().into_iter().map(f64::from).collect();
        let ascending = wins(&points);
        let oin = ascending.first().map_or(1, |&points| points as u32);
        let kinds: Vec<u32> = ascending.iter().map(|&points| points as u32).collect();
        let table = (length > 1).then(|| EquityTable::new(length, &kinds, &rates, has_crawford));
        CubeJudge { points, oin, rates, table }
    }

    /// The equity table of the match; none for money.
    pub fn table(&self) -> Option<&EquityTable> {
        self.table.as_ref()
    }

    /// What winning points is worth to the doubler, or losing them if they are negative: points, or the chance to win the
    /// match after it.
    fn worth(&self, points: i64, at: &Situation) -> f64 {
        match (&self.table, at.away) {
            (Some(table), Some([own, other])) => {
                let away = |away: u32, won: i64| i64::from(away) - won.max(0);
                table.value([away(own, points), away(other, -points)], at.is_after_crawford)
            }
            _ => points as f64,
        }
    }

    /// Whether the side itself (0) or the other one (1) gains nothing by more than a cube of this value.
    fn is_useless(&self, at: &Situation, side: usize, value: u32) -> bool {
        at.away.is_some_and(|away| value.saturating_mul(self.oin) >= away[side])
    }

    /// Whether the doubler could gain anything by a double.
    pub fn can_gain(&self, at: &Situation) -> bool {
        !self.is_useless(at, 0, at.value)
    }

    /// A value of [`CubeAdvice`] in points of a game that is not doubled: a plain win with the cube as it stands is worth as
    /// many points as a plain win, a plain loss as many as a plain loss. Whatever the score and the cube, differences of such
    /// values mean what those of moves mean, and can be added to them.
    pub fn in_points(&self, value: f64, at: &Situation) -> f64 {
        let plain = i64::from(at.value) * i64::from(self.oin);
        let (won, lost) = (self.worth(plain, at), self.worth(-plain, at));
        f64::from(self.oin) * (2.0 * value - won - lost) / (won - lost)
    }

    /// What to do with these chances of all outcomes, as the doubler sees them.
    #[inline(never)]
    pub fn decide(&self, chances: &[f32], at: &Situation) -> CubeAdvice {
        let worth = |points: i64| self.worth(points, at);
        let shares = Shares::of(chances, &self.points);
        let useless = |side: usize, value: u32| self.is_useless(at, side, value);
        let curves = Curves { worth: &worth, useless: &useless, shares: &shares, oin: self.oin.into() };
        let (value, x) = (at.value, self.rates.live);
        let mix = |live: f64, dead: f64| x * live + (1.0 - x) * dead;
        let p = shares.win;
        let no_double = if at.is_centred {
            let counts_oin = at.jacoby;
            mix(curves.centred(value, counts_oin).at(p), curves.dead(value, counts_oin).at(p))
        } else {
            mix(curves.own(value).at(p), curves.dead(value, false).at(p))
        };
        let doubled = value.saturating_mul(2);
        let double_take = mix(curves.theirs(doubled).at(p), curves.dead(doubled, false).at(p));
        let double_drop = worth(i64::from(value) * i64::from(self.oin));
        advice(no_double, double_take, double_drop, at.away.is_some())
    }
}

/// The chances of all outcomes as the seat sees them that is about to roll, so many rolls ahead.
pub fn chances_before_roll<G: DiceGame>(
    game: &G,
    search: &mut Search<G>,
    state: &G::State,
    seat: Seat,
    plies: u8,
) -> Chances {
    if plies > 0 || game.turn(state) != Turn::Chance {
        return search.look_ahead(game, state, seat, plies.max(1));
    }
    // The net's opinion is that of whoever has just moved.
    let mut chances = Chances::default();
    let evaluator = search.evaluator();
    let seen = evaluator.chances(game, state, seat ^ 1).to_vec();
    evaluator.table().add_seen(&seen, seat ^ 1, seat, 1.0, &mut chances);
    chances
}

/// Below this a difference is none: values are sums of small numbers.
const NOTHING: f64 = 1e-9;

fn advice(no_double: f64, double_take: f64, double_drop: f64, is_match: bool) -> CubeAdvice {
    let is_take = double_take <= double_drop + NOTHING;
    let double = if is_take { double_take } else { double_drop };
    let decision = if double > no_double + NOTHING {
        if is_take { CubeDecision::DoubleTake } else { CubeDecision::DoubleDrop }
    } else if !is_take && no_double > double_drop + NOTHING {
        CubeDecision::TooGood
    } else {
        CubeDecision::NoDouble
    };
    CubeAdvice { decision, is_take, no_double, double_take, double_drop, is_match }
}

/// The points of wins, ascending, each once.
fn wins(points: &[f64]) -> Vec<f64> {
    let mut wins: Vec<f64> = points.iter().copied().filter(|&points| points > 0.0).collect();
    sorting::by(&mut wins, f64::total_cmp);
    wins.dedup();
    wins
}

/// How often a game is won, and by what.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    /// The chance to win; a tie counts half.
    win: f64,
    /// Of wins: points and how often.
    wins: Vec<(i64, f64)>,
    /// Of losses: points and how often.
    losses: Vec<(i64, f64)>,
}

impl Shares {
    fn of(chances: &[f32], points: &[f64]) -> Shares {
        let all =
            || chances.iter().zip(points).map(|(&chance, &points)| (f64::from(chance).max(0.0), points));
        let sum = |sign: f64| {
            all().filter(|(_, points)| points * sign > 0.0).map(|(chance, _)| chance).sum::<f64>()
        };
        let (won, lost) = (sum(1.0), sum(-1.0));
        let tied: f64 = all().filter(|&(_, points)| points == 0.0).map(|(chance, _)| chance).sum();
        let kinds = |sign: f64, total: f64| {
            let wins = all().filter(|(_, points)| points * sign > 0.0);
            let shared = |(chance, points): (f64, f64)| {
                ((points * sign) as i64, if total > 0.0 { chance / total } else { 0.0 })
            };
            let mut kinds: Vec<(i64, f64)> = wins.map(shared).collect();
            // What never happens is worth the least that could.
            if total <= 0.0
                && let Some(first) = kinds.first_mut()
            {
                first.1 = 1.0;
            }
            kinds
        };
        let total = (won + lost + tied).max(f64::MIN_POSITIVE);
        Shares { win: (won + tied / 2.0) / total, wins: kinds(1.0, won), losses: kinds(-1.0, lost) }
    }
}
