//! However many games are recorded, only a window of them waits in memory.

use std::sync::Mutex;

use tables::simulate::{LARGEST_WINDOW, Observer, Plan, simulate};
use tables::{AnyGame, game};
use testkit::counting::{Peak, most_bytes_since};

#[global_allocator]
static ALLOCATOR: Peak = Peak;

/// Forgets every record at once, and remembers the largest.
struct Writer(Mutex<u64>);

impl Observer for Writer {
    fn progress(&self, _: u64) -> bool {
        true
    }

    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, _: u64, text: &str) {
        let mut largest = self.0.lock().unwrap();
        *largest = (*largest).max(text.len() as u64);
    }
}

/// The most memory in use while so many games were recorded, and the largest record.
fn peak(games: u64) -> (u64, u64) {
    let AnyGame::Mill(mill) = game("three-mens-morris").unwrap() else { panic!("it is Mill") };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(4).build().unwrap();
    let writer = Writer(Mutex::new(0));
    let most = most_bytes_since(|| {
        let plan = Plan { games, ..Plan::default() };
        let sum = pool.install(|| simulate(mill.as_ref(), plan, &writer));
        assert_eq!(sum.games, games);
    });
    (most, writer.0.into_inner().unwrap())
}

#[test]
fn ten_times_as_many_records_take_no_more_memory() {
    let (few, _) = peak(2 * LARGEST_WINDOW);
    let (many, largest) = peak(20 * LARGEST_WINDOW);
    assert!(many < few + few / 2, "{few} bytes for two windows, {many} for twenty");
    // A window full of the largest records, with what is counted of each game.
    let bound = LARGEST_WINDOW * (2 * largest + 1024);
    assert!(many < bound, "{many} bytes, and a window may take {bound}");
}
