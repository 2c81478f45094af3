//! What a position is worth without looking ahead: a weighted sum of what each side has.

use mill::{Mill, Phase, State};

use super::lines::{LineCounts, OnLines, PointSums};
use super::score::MAX_ESTIMATE;
use super::weights::LEARNED;

/// What is counted, each as the side to move has it minus what the other has (the last two: the side to move
/// alone).
pub const FEATURES: [&str; 12] = [
    "men on the board and in hand",
    "men in hand",
    "steps its men can make",
    "mills",
    "lines that lack one man and have no enemy",
    "such lines that a man can fill next",
    "such lines that a man out of a mill can fill",
    "men that cannot move",
    "edges at its men",
    "may fly",
    "is to move",
    "is to move and can make a mill",
];

/// The phases of a game that have weights of their own.
pub const PHASES: [&str; 3] = ["placing", "moving", "flying"];

/// A weight in points for every feature in every phase.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub [[f32; FEATURES.len()]; PHASES.len()]);

impl Weights {
    /// A guess to begin learning with: material first.
    pub fn by_hand() -> Weights {
        Weights([
            [90.0, 5.0, 3.0, 10.0, 15.0, 15.0, 10.0, -5.0, 4.0, 0.0, 10.0, 60.0],
            [100.0, 0.0, 6.0, 10.0, 10.0, 20.0, 60.0, -10.0, 2.0, 0.0, 10.0, 60.0],
            [100.0, 0.0, 4.0, 5.0, 20.0, 30.0, 40.0, -5.0, 1.0, -20.0, 10.0, 80.0],
        ])
    }
}

impl Default for Weights {
    /// The learned weights.
    fn default() -> Weights {
        LEARNED
    }
}

/// Weights by phase and feature, as integers.
type Rounded = [[i32; FEATURES.len()]; PHASES.len()];

/// What both sides of a position share: the empty points, and what is joined to them.
#[derive(Clone, Copy)]
struct Shared {
    empty: u32,
    reached: u32,
}

/// What one side of a position has.
struct Side {
    pieces: u32,
    hand: i32,
    /// How many steps its pieces can make.
    steps: u32,
    flies: bool,
    lines: OnLines,
}

/// What the features of a position are counted from; the side to move comes first.
struct Glance {
    phase: usize,
    shared: Shared,
    sides: [Side; 2],
}

/// Evaluates positions of one game.
pub struct MillEvaluation {
    game: Mill,
    lines: LineCounts,
    degrees: PointSums,
    pub(super) weights: Rounded,
}

impl MillEvaluation {
    /// An evaluation with these weights.
    pub fn new(game: &Mill, weights: &Weights) -> MillEvaluation {
        let board = game.board();
        let degree = |point: u8| {
            if usize::from(point) < board.len() { board.degree(point) as u16 } else { 0 }
        };
        MillEvaluation {
            lines: LineCounts::new(board),
            degrees: PointSums::new(degree),
            weights: weights.0.map(|phase| phase.map(|weight| weight.round() as i32)),
            game: game.clone(),
        }
    }

    /// The game whose positions are evaluated.
    pub fn game(&self) -> &Mill {
        &self.game
    }

    /// The lines of the board, to count on.
    pub(super) fn lines(&self) -> &LineCounts {
        &self.lines
    }

    /// The edges at these points.
    #[inline]
    pub(super) fn degrees(&self, points: u32) -> i32 {
        self.degrees.of(points)
    }

    /// The value of a position in points, as the side to move sees it.
    #[inline]
    pub fn value(&self, state: &State) -> i32 {
        let glance = self.glance(state);
        let weights = &self.weights[glance.phase];
        let (own, fillable) = self.side_value(&glance.sides[0], glance.shared, weights);
        let (enemy, _) = self.side_value(&glance.sides[1], glance.shared, weights);
        let sum = own - enemy + weights[10] + if fillable > 0 { weights[11] } else { 0 };
        sum.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// The phase and all features of a position, as the side to move sees it.
    pub fn features(&self, state: &State) -> (usize, [i32; FEATURES.len()]) {
        let Glance { phase, shared, sides } = self.glance(state);
        let [own, enemy] = sides.map(|side| self.side_features(&side, shared));
        let mut features = [0; FEATURES.len()];
        for (feature, (own, enemy)) in features.iter_mut().zip(own.iter().zip(&enemy)) {
            *feature = own - enemy;
        }
        features[10] = 1;
        features[11] = i32::from(own[5] > 0);
        (phase, features)
    }

    #[inline]
    fn glance(&self, state: &State) -> Glance {
        let (us, them) = (state.side(), state.side() ^ 1);
        let pieces = [state.pieces(us), state.pieces(them)];
        let empty = self.game.board().all() & !(pieces[0] | pieces[1] | state.marked());
        let flies = [us, them].map(|seat| self.flies(state, seat));
        let lines = self.lines.of(pieces);
        // Edges lead both ways: so many steps lead from the empty points to the pieces as the other way round.
        let (reached, steps) = self.game.board().spread_and_count(empty, pieces);
        let side = |own: usize, seat: u8| Side {
            pieces: pieces[own],
            hand: i32::from(state.hand(seat)),
            steps: steps[own],
            flies: flies[own],
            lines: lines[own],
        };
        let phase = match state.phase() {
            Phase::Placing => 0,
            _ if flies == [false; 2] => 1,
            _ => 2,
        };
        Glance { phase, shared: Shared { empty, reached }, sides: [side(0, us), side(1, them)] }
    }

    #[inline]
    fn flies(&self, state: &State, seat: u8) -> bool {
        let few = u32::from(self.game.rules().fly_count);
        few > 0 && state.hand(seat) == 0 && state.pieces(seat).count_ones() <= few
    }

    /// What the features of a side sum up to, and how many lines it can fill next.
    fn side_value(&self, side: &Side, shared: Shared, weights: &[i32; FEATURES.len()]) -> (i32, i32) {
        let features = self.side_features(side, shared);
        let sum = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        (sum, features[5])
    }

    #[inline(always)]
    fn side_features(&self, side: &Side, Shared { empty, reached }: Shared) -> [i32; 10] {
        let board = self.game.board();
        let &Side { pieces: own, hand, steps, flies, lines: on_lines } = side;
        let in_mills = self.lines.masks_of(on_lines.mills).fold(0, |all, mask| all | mask);
        let (mut twos, mut fillable, mut running) = (0, 0, 0);
        for mask in self.lines.masks_of(on_lines.twos) {
            let hole = mask & !own;
            if hole & empty == 0 {
                continue;
            }
            let near = if flies { own } else { board.neighbours(hole.trailing_zeros() as u8) & own };
            let fillers = near & !mask;
            twos += 1;
            fillable += i32::from(fillers != 0 || hand > 0);
            running += i32::from(fillers & in_mills != 0);
        }
        [
            own.count_ones() as i32 + hand,
            hand,
            steps as i32,
            on_lines.mills.count_ones() as i32,
            twos,
            fillable,
            running,
            (own & !reached).count_ones() as i32,
            self.degrees.of(own),
            i32::from(flies),
        ]
    }
}
