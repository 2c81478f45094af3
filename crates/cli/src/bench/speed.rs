//! Speeds on one core.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use engine::mill::{MillLimits, MillOptions, MillSearch};
use engine::roster::{DiceGame, built_in_model};
use engine::{Evaluator, Search, SearchOptions};
use game::{Game, Notation, Perft, Random, RandomPlay, Room, Turn, Until, sample_roll};
use teahouse::{AnyGame, ludo, mill, nardi};

use crate::interrupt;

/// What the seconds are.
pub const CLOCK: &str =
    if cfg!(target_os = "linux") { "seconds of processor time" } else { "seconds by the clock" };

/// Positions are taken from random games with this seed.
const SEED: u64 = 2026;

/// How many positions are generated for or judged in turn.
const POSITIONS: usize = 50_000;

/// How long work goes on between two looks at the processor's time.
const GLANCE: Duration = Duration::from_millis(1);

/// One speed.
pub struct Figure {
    /// Whose.
    pub family: &'static str,
    /// What is counted.
    pub what: &'static str,
    /// How many of them in a second.
    pub per_second: f64,
}

/// Takes a figure; answers whether to go on.
pub type Report<'r> = dyn FnMut(Figure) -> bool + 'r;

/// Measures every figure for this long, and reports each as it is known.
pub fn measure(seconds: f64, report: &mut Report) -> anyhow::Result<()> {
    let games = [("nardi", "long-nardi"), ("ludo", "ludopy"), ("mill", "nine-mens-morris")];
    for (family, id) in games {
        let mut bench = Bench { family, seconds, report };
        let goes_on = match teahouse::game(id)? {
            AnyGame::Nardi(game) => nardi_speeds(&mut bench, &game)?,
            AnyGame::Ludo(game) => ludo_speeds(&mut bench, &game)?,
            AnyGame::Mill(game) => mill_speeds(&mut bench, &game),
        };
        if !goes_on {
            return Ok(());
        }
    }
    Ok(())
}

struct Bench<'r, 's> {
    family: &'static str,
    seconds: f64,
    report: &'s mut Report<'r>,
}

impl Bench<'_, '_> {
    /// Repeats work, which says how much it did, until the time is over; whether to go on.
    fn figure(&mut self, what: &'static str, mut work: impl FnMut() -> u64) -> bool {
        // Once for the caches.
        work();
        let (clock, mut done) = (Clock::start(), 0);
        while clock.seconds() < self.seconds && !interrupt::asked() {
            // Asking for processor time costs more than some of the work does.
            let started = Instant::now();
            while started.elapsed() < GLANCE {
                done += work();
            }
        }
        let per_second = done as f64 / clock.seconds().max(1e-9);
        !interrupt::asked() && (self.report)(Figure { family: self.family, what, per_second })
    }
}

/// Processor time of this thread, or real time where that is not to be had.
struct Clock {
    real: Instant,
    processor: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { real: Instant::now(), processor: processor_seconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, processor_seconds()) {
            (Some(start), Some(now)) => now - start,
            _ => self.real.elapsed().as_secs_f64(),
        }
    }
}

/// How long this thread has run, as the Linux scheduler counts it.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}

fn nardi_speeds(bench: &mut Bench, game: &nardi::Nardi) -> anyhow::Result<bool> {
    let (positions, mut turns) = (positions(game), Vec::new());
    let mut around = positions.iter().cycle();
    let generate = || {
        for state in around.by_ref().take(100) {
            game.turns(black_box(state), &mut turns);
            black_box(&turns);
        }
        100
    };
    Ok(bench.figure("whole-turn generations", generate)
        && games(bench, game, "random games", |_| false)
        && perft(bench, game, "perft leaves, the last turn counted unmade", 2)
        && thought(bench, game, &positions)?)
}

fn ludo_speeds(bench: &mut Bench, game: &ludo::Ludo) -> anyhow::Result<bool> {
    let positions = positions(game);
    let is_won = |state: &ludo::State| state.places().next().is_some();
    Ok(generations(bench, game, &positions)
        && rolls(bench, game)
        && games(bench, game, "random games until the first has finished", is_won)
        && perft(bench, game, "perft leaves, the last move counted unmade", 3)
        && thought(bench, game, &positions)?)
}

fn mill_speeds(bench: &mut Bench, game: &mill::Mill) -> bool {
    let positions = positions(game);
    let mut search = MillSearch::new(game, MillOptions::default());
    let mut nodes = || {
        search.forget();
        let limits = MillLimits::depth(8);
        search.search(&game.start(), &[], &limits, &AtomicBool::new(false), |_| {}).nodes
    };
    generations(bench, game, &positions)
        && games(bench, game, "random games", |_| false)
        && perft(bench, game, "perft leaves, the last action counted unmade", 5)
        && bench.figure("search nodes", &mut nodes)
}

/// Positions of random games in which somebody is to move.
fn positions<G: RandomPlay>(game: &G) -> Vec<G::State> {
    let (mut positions, mut room, mut index) = (Vec::new(), Room::default(), 0);
    while positions.len() < POSITIONS {
        let (mut state, mut random) = (game.start(), Random::stream(SEED, index));
        let mut until = Until::new(|state: &G::State| {
            let mut state = *state;
            let mut dice = Random::stream(SEED + 1, positions.len() as u64);
            while game.turn(&state) == Turn::Chance {
                let roll = sample_roll(game.rolls(&state), &mut dice);
                game.roll(&mut state, roll);
            }
            positions.push(state);
            positions.len() >= POSITIONS
        });
        game.play_randomly(&mut state, &mut random, &mut room, &mut until);
        index += 1;
    }
    positions
}

fn generations<G: Game>(bench: &mut Bench, game: &G, positions: &[G::State]) -> bool {
    let (mut moves, mut around) = (Vec::<G::Move>::new(), positions.iter().cycle());
    bench.figure("move generations", || {
        for state in around.by_ref().take(100) {
            moves.clear();
            game.moves(black_box(state), &mut moves);
            black_box(&moves);
        }
        100
    })
}

fn games<G: RandomPlay>(
    bench: &mut Bench,
    game: &G,
    what: &'static str,
    is_enough: impl Fn(&G::State) -> bool,
) -> bool {
    let (mut room, mut index) = (Room::default(), 0);
    bench.figure(what, || {
        let mut state = game.start();
        let mut until = Until::new(&is_enough);
        game.play_randomly(&mut state, &mut Random::stream(SEED, index), &mut room, &mut until);
        black_box(&state);
        index += 1;
        1
    })
}

fn rolls(bench: &mut Bench, game: &ludo::Ludo) -> bool {
    let (mut room, mut index) = (Room::default(), 0);
    bench.figure("random rolls", || {
        let mut state = game.start();
        let mut until = Until::new(|state: &ludo::State| state.places().next().is_some());
        game.play_randomly(&mut state, &mut Random::stream(SEED, index), &mut room, &mut until);
        index += 1;
        until.rolls
    })
}

fn perft<G: Perft>(bench: &mut Bench, game: &G, what: &'static str, depth: u32) -> bool {
    bench.figure(what, || game.perft(black_box(&game.start()), depth))
}

/// What the shipped net says, alone and one roll ahead.
fn thought<G: DiceGame + Notation>(
    bench: &mut Bench,
    game: &G,
    positions: &[G::State],
) -> anyhow::Result<bool> {
    let mut evaluator = Evaluator::new(game, built_in_model(game)?.net);
    let mut search = Search::new(evaluator.clone(), SearchOptions::plies(1));
    let (mut options, mut at) = (Vec::new(), 0);
    let mut next = |options: &mut Vec<(G::Decision, G::State)>| {
        at = (at + 1) % positions.len();
        game.decisions(&positions[at], options);
        &positions[at]
    };
    let judges = bench.figure("net positions, generated and judged", || {
        let state = next(&mut options);
        let seat = game.seat_to_act(state).unwrap_or(0);
        black_box(evaluator.judge(game, state, seat, &options));
        options.len() as u64
    });
    Ok(judges
        && bench.figure("search positions, one roll ahead", || {
            let before = search.evaluator().positions();
            let state = next(&mut options);
            black_box(search.best(game, state, &options));
            search.evaluator().positions() - before
        }))
}
