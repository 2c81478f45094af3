//! What a server counts, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Something that only grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts on.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// How much there was.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that comes and goes.
#[derive(Default)]
pub struct Gauge(AtomicU64);

impl Gauge {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many there are.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the classes of times, in microseconds.
const ENDS: [u64; 10] = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 1_000_000, 5_000_000];

/// How long something takes.
#[derive(Default)]
pub struct Times {
    classes: [AtomicU64; ENDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// It took so long once more.
    pub fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (class, end) in self.classes.iter().zip(ENDS) {
            if micros <= end {
                class.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Events that were committed.
    pub events: Counter,
    /// Intentions that the rules or the table refused.
    pub refused: Counter,
    /// Messages that were too many, too long or not understood.
    pub rejected: Counter,
    /// Connections that were too many of their address.
    pub turned_away: Counter,
    /// Tables that were made.
    pub tables_made: Counter,
    /// Moves and rolls of computers.
    pub computer_moves: Counter,
    /// Times that ran out.
    pub timeouts: Counter,
    /// Times that the store failed.
    pub store_failures: Counter,
    /// Open WebSockets.
    pub sockets: Gauge,
    /// How long commits take, waiting included.
    pub commit_seconds: Times,
}

impl Metrics {
    /// As Prometheus reads it.
    pub fn text(&self, tables_held: usize) -> String {
        let mut text = String::new();
        let counters = [
            ("events", "Events that were committed.", &self.events),
            ("refused", "Intentions that the table refused.", &self.refused),
            ("rejected", "Messages that were too many, too long or not understood.", &self.rejected),
            ("turned_away", "Connections that were too many of their address.", &self.turned_away),
            ("tables_made", "Tables that were made.", &self.tables_made),
            ("computer_moves", "Moves and rolls of computers.", &self.computer_moves),
            ("timeouts", "Times that ran out.", &self.timeouts),
            ("store_failures", "Times that the store failed.", &self.store_failures),
        ];
        for (name, help, counter) in counters {
            one(&mut text, &format!("{name}_total"), "counter", help, counter.get());
        }
        one(&mut text, "sockets", "gauge", "Open WebSockets.", self.sockets.get());
        one(&mut text, "tables_held", "gauge", "Tables in memory.", tables_held as u64);
        self.commit_seconds.write(&mut text, "commit_seconds", "How long commits take, waiting included.");
        text
    }
}

fn one(text: &mut String, name: &str, kind: &str, help: &str, value: u64) {
    head(text, name, kind, help);
    let _ = writeln!(text, "teahouse_{name} {value}");
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // A String takes whatever is written to it.
    let _ = write!(text, "# HELP teahouse_{name} {help}\n# TYPE teahouse_{name} {kind}\n");
}

impl Times {
    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, "histogram", help);
        for (class, end) in self.classes.iter().zip(ENDS) {
            let (count, end) = (class.load(Ordering::Relaxed), end as f64 / 1e6);
            let _ = writeln!(text, "teahouse_{name}_bucket{{le=\"{end}\"}} {count}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "teahouse_{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "teahouse_{name}_sum {seconds}\nteahouse_{name}_count {count}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_every_class_that_holds_them() {
        let metrics = Metrics::default();
        metrics.commit_seconds.observe(Duration::from_micros(1_500));
        metrics.commit_seconds.observe(Duration::from_millis(20));
        metrics.commit_seconds.observe(Duration::from_secs(60));
        let text = metrics.text(0);
        for line in [
            "teahouse_commit_seconds_bucket{le=\"0.001\"} 0",
            "teahouse_commit_seconds_bucket{le=\"0.002\"} 1",
            "teahouse_commit_seconds_bucket{le=\"0.02\"} 2",
            "teahouse_commit_seconds_bucket{le=\"5\"} 2",
            "teahouse_commit_seconds_bucket{le=\"+Inf\"} 3",
            "teahouse_commit_seconds_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn what_comes_and_goes_and_what_grows_is_told() {
        let metrics = Metrics::default();
        metrics.events.add(3);
        metrics.sockets.up();
        metrics.sockets.up();
        metrics.sockets.down();
        let text = metrics.text(7);
        for line in ["teahouse_events_total 3", "teahouse_sockets 1", "teahouse_tables_held 7"] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        assert!(text.contains("# TYPE teahouse_events_total counter\n"));
    }
}
