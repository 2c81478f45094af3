//! What the tests of reviews use.

use std::sync::atomic::AtomicBool;

use engine::{Review, ReviewSettings, reviewer};
use tables::{AnyGame, Table};

/// A review that is soon made.
pub fn quick() -> ReviewSettings {
    ReviewSettings { level: 7, ..ReviewSettings::default() }
}

/// The whole review of what was played at a table.
pub fn run(game: &AnyGame, table: &dyn Table, settings: &ReviewSettings) -> Review {
    let mut course = reviewer(game, table, settings).unwrap();
    course.run(&AtomicBool::new(false), &|_| {});
    assert_eq!(course.done(), course.of());
    course.review()
}
