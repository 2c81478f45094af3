//! [`Clock`]: how time that passes is told.

use std::time::Duration;

/// Tells the time since some moment that stays the same. Thinking asks the clock it is given and never the
/// system, so that it works where the system has none (`wasm32-unknown-unknown`), and so that tests can hold
/// time in their hands.
///
/// ```
/// use std::time::Duration;
/// fn page_time() -> Duration {
///     Duration::from_millis(5) // in a browser: performance.now()
/// }
/// let settings = engine::Settings { clock: engine::Clock::new(page_time), ..engine::Settings::default() };
/// assert_eq!(settings.clock.now(), Duration::from_millis(5));
/// ```
#[derive(Clone, Copy)]
pub struct Clock(Option<fn() -> Duration>);

impl Clock {
    /// No clock: no time ever passes. Limits of time then count as limits of something else, where they must end
    /// a thought ([`crate::mill::MillLimits`]).
    pub const NONE: Clock = Clock(None);

    /// A clock of one's own. It may stand still; one that goes back counts as standing still.
    pub const fn new(now: fn() -> Duration) -> Clock {
        Clock(Some(now))
    }

    /// The clock of the system.
    #[cfg(feature = "clock")]
    pub const fn system() -> Clock {
        fn now() -> Duration {
            static START: std::sync::LazyLock<std::time::Instant> =
                std::sync::LazyLock::new(std::time::Instant::now);
            START.elapsed()
        }
        Clock(Some(now))
    }

    /// The time by this clock.
    pub fn now(self) -> Duration {
        self.0.map_or(Duration::ZERO, |now| now())
    }

    /// Whether there is a clock.
    pub fn is_there(self) -> bool {
        self.0.is_some()
    }

    /// Begins to measure.
    pub(crate) fn start(self) -> Stopwatch {
        Stopwatch { clock: self, started: self.now() }
    }
}

/// The system's clock, or none in a build without the feature `clock`.
impl Default for Clock {
    fn default() -> Clock {
        #[cfg(feature = "clock")]
        return Clock::system();
        #[cfg(not(feature = "clock"))]
        return Clock::NONE;
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.is_there() { "Clock" } else { "no Clock" })
    }
}

/// Clocks are equal when they ask the same function.
impl PartialEq for Clock {
    fn eq(&self, other: &Clock) -> bool {
        match (self.0, other.0) {
            (Some(a), Some(b)) => std::ptr::fn_addr_eq(a, b),
            (None, None) => true,
            _ => false,
        }
    }
}

/// A moment, and the clock that told it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    clock: Clock,
    started: Duration,
}

impl Stopwatch {
    /// The time since then.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }
}
