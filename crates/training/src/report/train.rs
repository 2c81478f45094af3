//! What is said while a net is trained.

use crate::curve::Point;
use crate::tally::Tally;
use crate::trainer::Report;

/// The mean loss per position of several generations; a single one of few games is noisy.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MeanLoss {
    positions: u64,
    sum: f64,
}

impl MeanLoss {
    /// Takes a generation in.
    pub fn add(&mut self, report: &Report) {
        self.positions += report.positions;
        self.sum += f64::from(report.loss) * report.positions as f64;
    }

    /// The mean.
    pub fn value(self) -> f32 {
        (self.sum / self.positions.max(1) as f64) as f32
    }
}

/// What came of a test match.
pub fn describe_test(tally: &Tally, opponent: &str) -> String {
    let (wins, points) = (100.0 * tally.win_share(), tally.points_a_game());
    format!(" wins {wins:.1} % points {points:+.3} ± {:.3} against {opponent}", tally.points_ci95())
}

/// The line of a measurement.
pub fn train_line(point: &Point, games_a_second: f64, test: &str) -> String {
    format!("{:>9} games {games_a_second:6.0}/s loss {:.4}{test}", point.games, point.loss)
}
