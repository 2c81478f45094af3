//! How a game can end, as one seat sees it: the meaning of a net's outputs.

use game::{Game, MAX_SEATS, Seat, Turn};

/// At most this many outcomes; a net has no more outputs.
pub const MAX_OUTCOMES: usize = net::LANES;

/// The ways in which a game can end. They exclude each other, and each is told from one seat's side: what is
/// a win to one is a loss to the other.
pub trait Outcomes: Game {
    /// What each outcome is called; nets carry these names.
    fn outcome_names(&self) -> Vec<String>;

    /// What each outcome is worth to the seat that looks.
    fn outcome_points(&self) -> Vec<f32>;

    /// The outcome of a finished game, as `seat` sees it.
    fn outcome_of(&self, over: &Self::State, seat: Seat) -> usize;

    /// The outcome as `seat` sees it, once nothing can change it any more.
    fn settled(&self, state: &Self::State, seat: Seat) -> Option<usize> {
        (self.turn(state) == Turn::Over).then(|| self.outcome_of(state, seat))
    }

    /// What `to` calls the outcome that `from` calls `outcome`.
    fn outcome_seen(&self, outcome: usize, from: Seat, to: Seat) -> usize;
}

/// Points and views of all outcomes, looked up instead of computed.
#[derive(Clone, Debug, PartialEq)]
pub struct OutcomeTable {
    count: usize,
    points: [f32; MAX_OUTCOMES],
    seen: [[[u8; MAX_OUTCOMES]; MAX_SEATS]; MAX_SEATS],
}

impl OutcomeTable {
    /// The table of a game.
    ///
    /// # Panics
    /// If the game tells more than [`MAX_OUTCOMES`] outcomes apart.
    pub fn new<G: Outcomes>(game: &G) -> OutcomeTable {
        let list = game.outcome_points();
        assert!(list.len() <= MAX_OUTCOMES, "{} outcomes are too many", list.len());
        let mut points = [0.0; MAX_OUTCOMES];
        points[..list.len()].copy_from_slice(&list);
        let mut seen = [[[0; MAX_OUTCOMES]; MAX_SEATS]; MAX_SEATS];
        let seats = || (0..game.seats()).filter(|&seat| game.is_seated(seat));
        for (from, to) in seats().flat_map(|from| seats().map(move |to| (from, to))) {
            let views = &mut seen[usize::from(from)][usize::from(to)][..list.len()];
            for (outcome, view) in views.iter_mut().enumerate() {
                *view = game.outcome_seen(outcome, from, to) as u8;
            }
        }
        OutcomeTable { count: list.len(), points, seen }
    }

    /// How many outcomes there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The expected points under these chances.
    pub fn value(&self, chances: &[f32]) -> f32 {
        chances.iter().zip(&self.points).map(|(chance, points)| chance * points).sum()
    }

    /// The most and the least points an outcome gives.
    pub fn range(&self) -> (f32, f32) {
        let points = &self.points[..self.count];
        points
            .iter()
            .fold((f32::NEG_INFINITY, f32::INFINITY), |(most, least), &x| (most.max(x), least.min(x)))
    }

    /// How many points lie between a plain win and a plain loss: the least that is won and the least that is lost.
    pub fn stake(&self) -> f32 {
        let points = || self.points[..self.count].iter().copied();
        let (win, least) = (
            points().filter(|&x| x > 0.0).fold(f32::INFINITY, f32::min),
            points().fold(f32::INFINITY, f32::min),
        );
        let loss = points().filter(|&x| x < 0.0).fold(f32::NEG_INFINITY, f32::max);
        win - if loss.is_finite() { loss } else { least }
    }

    /// The chances that `from` sees, as `to` sees them.
    pub fn seen_by(&self, chances: &[f32], from: Seat, to: Seat) -> [f32; MAX_OUTCOMES] {
        let mut seen = [0.0; MAX_OUTCOMES];
        self.add_seen(&chances[..self.count], from, to, 1.0, &mut seen);
        seen
    }

    /// For each seat of a game, in order, its expected points under the chances that `from` sees; empty seats have none.
    pub fn points_of_all<G: Game>(&self, game: &G, chances: &[f32], from: Seat) -> Vec<f64> {
        self.for_all(game, |seat| f64::from(self.value(&self.seen_by(chances, from, seat)[..self.count])))
    }

    /// For each seat of a game, in order, its chance to win under the chances that `from` sees; empty seats have none.
    pub fn wins_of_all<G: Game>(&self, game: &G, chances: &[f32], from: Seat) -> Vec<f64> {
        let most = self.range().0;
        self.for_all(game, |seat| {
            let seen = self.seen_by(chances, from, seat);
            let is_win = |&(_, &points): &(f32, &f32)| points > 0.0 || points == most;
            let wins = seen.into_iter().zip(&self.points[..self.count]).filter(is_win);
            wins.map(|(chance, _)| f64::from(chance)).sum()
        })
    }

    fn for_all<G: Game>(&self, game: &G, number: impl Fn(Seat) -> f64) -> Vec<f64> {
        (0..game.seats()).map(|seat| if game.is_seated(seat) { number(seat) } else { 0.0 }).collect()
    }

    /// Adds `weight` times the chances that `from` sees to those that `to` sees.
    pub fn add_seen(&self, chances: &[f32], from: Seat, to: Seat, weight: f32, sum: &mut [f32]) {
        let views = &self.seen[usize::from(from)][usize::from(to)];
        for (&chance, &view) in chances.iter().zip(views) {
            sum[usize::from(view)] += weight * chance;
        }
    }
}
