//! What commands say about the results of long jobs, as lines, CSV and JSON: the same wherever a job was done.

mod arena;
mod rollout;
mod simulate;
mod train;

pub use arena::{About, CSV_HEADING, Row, arena_json, csv_line, heading, name_width, table_line};
pub use rollout::{RolloutAbout, net_name, rollout_json, rollout_lines};
pub use simulate::SimulateReport;
pub use train::{MeanLoss, describe_test, train_line};

/// The version that results name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
