//! [`Evaluator`]: the chances of every outcome after each of a player's options, as a net or an [`Estimate`] sees them.

use std::sync::Arc;

use game::{Features, Game, Seat, Sink};
use net::{Batch, Net};

use crate::outcomes::{MAX_OUTCOMES, OutcomeTable, Outcomes};

/// Positions whose chances are known without a net: an endgame database.
pub trait Exact<G: Game>: Send + Sync {
    /// Writes the chances of all outcomes as `seat`, who has just moved, sees them; `false` if the position is
    /// not covered, and `out` is left alone.
    fn chances(&self, state: &G::State, seat: Seat, out: &mut [f32]) -> bool;
}

/// A hand-written opinion about positions, for rules that no net fits.
pub trait Estimate<G: Game>: Send + Sync {
    /// Writes the chances of all outcomes as `seat`, who has just moved, sees them. They sum to 1.
    fn chances(&self, game: &G, after: &G::State, seat: Seat, out: &mut [f32]);
}

/// Who is asked where no database answers.
enum Mind<G: Game> {
    Net { net: Arc<Net>, batch: Box<Batch> },
    Estimate(Arc<dyn Estimate<G>>),
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Mind<G> {
        match self {
            Mind::Net { net, .. } => Mind::of_net(net.clone()),
            Mind::Estimate(estimate) => Mind::Estimate(estimate.clone()),
        }
    }
}

impl<G: Game> Mind<G> {
    fn of_net(net: Arc<Net>) -> Mind<G> {
        Mind::Net { batch: Box::new(Batch::new(&net)), net }
    }
}

/// Writes features straight to a net's inputs.
struct Spread<'a>(&'a mut [f32]);

impl Sink<(u16, f32)> for Spread<'_> {
    #[inline(always)]
    fn push(&mut self, (index, value): (u16, f32)) {
        self.0[usize::from(index)] = value;
    }
}

/// A net or an estimate, the databases beside it, and the buffers to ask them many times. Cheap to clone; one per
/// thread.
pub struct Evaluator<G: Game> {
    mind: Mind<G>,
    table: OutcomeTable,
    exact: Option<Arc<dyn Exact<G>>>,
    asked: Vec<usize>,
    chances: Vec<f32>,
    positions: u64,
}

impl<G: Game> Clone for Evaluator<G> {
    fn clone(&self) -> Evaluator<G> {
        Evaluator {
            mind: self.mind.clone(),
            table: self.table.clone(),
            exact: self.exact.clone(),
            asked: Vec::new(),
            chances: Vec::new(),
            positions: 0,
        }
    }
}

impl<G: Features + Outcomes> Evaluator<G> {
    /// An evaluator for a game.
    ///
    /// # Panics
    /// If the net has not one input for every feature and one output for every outcome.
    pub fn new(game: &G, net: Arc<Net>) -> Evaluator<G> {
        let table = OutcomeTable::new(game);
        assert_eq!(net.shape().inputs, game.feature_count(), "one input for every feature");
        assert_eq!(net.shape().outputs, table.count(), "one output for every outcome");
        Evaluator::of(Mind::of_net(net), table)
    }

    /// An evaluator that needs no net.
    pub fn estimating(game: &G, estimate: Arc<dyn Estimate<G>>) -> Evaluator<G> {
        Evaluator::of(Mind::Estimate(estimate), OutcomeTable::new(game))
    }

    fn of(mind: Mind<G>, table: OutcomeTable) -> Evaluator<G> {
        Evaluator { mind, table, exact: None, asked: Vec::new(), chances: Vec::new(), positions: 0 }
    }

    /// The same evaluator with a database that is asked before the net.
    #[must_use]
    pub fn with_exact(self, exact: Option<Arc<dyn Exact<G>>>) -> Evaluator<G> {
        Evaluator { exact, ..self }
    }

    /// The outcomes of the game and their points.
    pub fn table(&self) -> &OutcomeTable {
        &self.table
    }

    /// Looks at every option of `seat` in the position `before`: for each the chances of all outcomes, one
    /// option after the other, as `seat` sees them once it has moved.
    pub fn judge<D>(&mut self, game: &G, before: &G::State, seat: Seat, options: &[(D, G::State)]) -> &[f32] {
        let count = self.table.count();
        self.chances.clear();
        self.chances.resize(options.len() * count, 0.0);
        self.asked.clear();
        self.positions += options.len() as u64;
        for (at, (_, after)) in options.iter().enumerate() {
            if let Some(outcome) = game.settled(after, seat) {
                self.chances[at * count + outcome] = 1.0;
                continue;
            }
            let known = self.exact.as_ref();
            let out = &mut self.chances[at * count..][..count];
            if !known.is_some_and(|exact| exact.chances(after, seat, out)) {
                self.asked.push(at);
            }
        }
        self.ask(game, before, seat, options);
        &self.chances
    }

    /// Fills in the chances of the options that neither the rules nor a database know.
    fn ask<D>(&mut self, game: &G, before: &G::State, seat: Seat, options: &[(D, G::State)]) {
        let count = self.table.count();
        match &mut self.mind {
            Mind::Estimate(estimate) => {
                for &at in &self.asked {
                    let out = &mut self.chances[at * count..][..count];
                    estimate.chances(game, &options[at].1, seat, out);
                }
            }
            Mind::Net { net, batch } => {
                if self.asked.is_empty() {
                    return;
                }
                // A forced move is a base of its own, which spares looking at the position before.
                let base = if let [(_, after)] = options { after } else { before };
                batch.start_again(net, |inputs| game.features(base, seat, &mut Spread(inputs)));
                for &at in &self.asked {
                    if options.len() == 1 {
                        batch.push_base(net);
                    } else {
                        batch.push(net, |inputs| game.features(&options[at].1, seat, &mut Spread(inputs)));
                    }
                }
                for (&at, chances) in self.asked.iter().zip(batch.finish(net).chunks_exact(count)) {
                    self.chances[at * count..][..count].copy_from_slice(chances);
                }
            }
        }
    }

    /// The chances after the option at this index, as of the last [`Evaluator::judge`].
    pub fn chances_of(&self, option: usize) -> &[f32] {
        &self.chances[option * self.table.count()..][..self.table.count()]
    }

    /// How many positions were judged so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many options were judged last.
    pub fn judged(&self) -> usize {
        self.chances.len() / self.table.count()
    }

    /// The expected points after the option at this index, as of the last [`Evaluator::judge`].
    pub fn value_of(&self, option: usize) -> f32 {
        self.table.value(self.chances_of(option))
    }

    /// Whether a database knows the chances of this position.
    pub fn is_exact(&self, after: &G::State, seat: Seat) -> bool {
        let mut chances = [0.0; MAX_OUTCOMES];
        self.exact
            .as_ref()
            .is_some_and(|exact| exact.chances(after, seat, &mut chances[..self.table.count()]))
    }

    /// The option with the most expected points of those judged last (the first such), and those points.
    pub fn best(&self) -> (usize, f32) {
        let mut best = (0, f32::NEG_INFINITY);
        for (at, chances) in self.chances.chunks_exact(self.table.count()).enumerate() {
            let value = self.table.value(chances);
            if value > best.1 {
                best = (at, value);
            }
        }
        best
    }

    /// The chances of one position that `seat` has just left.
    pub fn chances(&mut self, game: &G, after: &G::State, seat: Seat) -> &[f32] {
        self.judge(game, after, seat, &[((), *after)])
    }
}
