//! What is played from fixed positions with fixed seeds: counts and checksums that depend on the rules, the nets
//! and the searches alone, never on the machine, its load or the number of threads.

use std::sync::atomic::AtomicBool;

use engine::mill::{MillLimits, MillOptions, MillSearch, Score};
use engine::roster::{DiceGame, built_in_model};
use engine::{Evaluator, Search, SearchOptions};
use game::{LONGEST_RANDOM_GAME, Notation, Perft, Random, RandomPlay, Room, Turn, Until, sample_roll};
use teahouse::simulate::{Observer, Plan, simulate};
use teahouse::{AnyGame, built_in_ids, mill};

/// Every position and every game follows from this.
const SEED: u64 = 2026;

/// Random games of each variant.
const GAMES: u64 = 64;

/// Positions of each variant that are thought about.
const POSITIONS: u64 = 6;

/// The whole signature: for each built-in variant what the rules, random play and the players make of it.
pub fn lines() -> anyhow::Result<Vec<String>> {
    let mut lines = Vec::new();
    for id in built_in_ids() {
        match teahouse::game(id)? {
            AnyGame::Nardi(game) => {
                lines.extend([rules(game.as_ref(), id, 2), random(game.as_ref(), id)]);
                lines.push(dice(game.as_ref(), id)?);
            }
            AnyGame::Ludo(game) => {
                lines.extend([rules(game.as_ref(), id, 3), random(game.as_ref(), id)]);
                lines.push(dice(game.as_ref(), id)?);
            }
            AnyGame::Mill(game) => {
                lines.extend([rules(game.as_ref(), id, 4), random(game.as_ref(), id)]);
                lines.push(alpha_beta(game.as_ref(), id));
            }
        }
    }
    Ok(lines)
}

/// One number for all lines.
pub fn checksum(lines: &[String]) -> String {
    let mut sum = Checksum::default();
    lines.iter().for_each(|line| sum.add(line));
    sum.text()
}

/// FNV-1a with 64 bits: short, well known, the same everywhere.
struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    fn add(&mut self, text: &str) {
        // A byte that no text holds keeps "ab", "c" apart from "a", "bc".
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

fn rules<G: Perft>(game: &G, id: &str, depth: u32) -> String {
    format!("{id}: perft {depth} = {}", game.perft(&game.start(), depth))
}

struct Nobody;

impl Observer for Nobody {
    fn progress(&self, _: u64) -> bool {
        true
    }
}

/// Random games, counted on all threads and looked at one by one.
fn random<G: RandomPlay + Notation>(game: &G, id: &str) -> String {
    let sum = simulate(game, Plan { games: GAMES, seed: SEED, ..Plan::default() }, &Nobody);
    let (mut ends, mut room) = (Checksum::default(), Room::default());
    for index in 0..GAMES {
        let state = after_random(game, index, LONGEST_RANDOM_GAME, &mut room);
        ends.add(&game.state_text(&state));
    }
    format!(
        "{id}: {} random games, {} rolls, {} decisions among {} choices ({} at most), {} passes, wins {:?}, {} draws, ends {}",
        sum.games,
        sum.rolls,
        sum.decisions,
        sum.choices,
        sum.most_choices,
        sum.passes,
        sum.wins,
        sum.draws,
        ends.text()
    )
}

/// The position after so many random decisions of game `index`.
fn after_random<G: RandomPlay>(game: &G, index: u64, decisions: u64, room: &mut Room<G>) -> G::State {
    let (mut state, mut random, mut left) = (game.start(), Random::stream(SEED, index), decisions);
    let mut until = Until::new(|_: &G::State| {
        let is_enough = left == 0;
        left = left.saturating_sub(1);
        is_enough
    });
    game.play_randomly(&mut state, &mut random, room, &mut until);
    state
}

/// Positions in which somebody is to move, from early to late in as many games.
fn positions<G: RandomPlay>(game: &G) -> Vec<G::State> {
    let mut room = Room::default();
    let mut positions = Vec::new();
    for index in 0..POSITIONS {
        let mut state = after_random(game, index, 4 + 9 * index, &mut room);
        let mut random = Random::stream(SEED + 1, index);
        while game.turn(&state) == Turn::Chance {
            let roll = sample_roll(game.rolls(&state), &mut random);
            game.roll(&mut state, roll);
        }
        if game.turn(&state) != Turn::Over {
            positions.push(state);
        }
    }
    positions
}

/// The moves that the shipped net chooses one roll ahead, and their values to the last bit. No database is asked:
/// the larger ones are there on some machines only.
fn dice<G: DiceGame + Notation + RandomPlay>(game: &G, id: &str) -> anyhow::Result<String> {
    let evaluator = Evaluator::new(game, built_in_model(game)?.net);
    let mut search = Search::new(evaluator, SearchOptions::plies(1));
    let (mut chosen, mut values) = (Vec::new(), Checksum::default());
    for state in positions(game) {
        let (mut options, mut steps) = (Vec::new(), Vec::new());
        game.decisions(&state, &mut options);
        let (decision, _) = options[search.best(game, &state, &options)];
        game.steps_of(&state, decision, &mut steps);
        chosen.push(decision_text(game, &state, &steps));
        for found in search.analyse(game, &state, &options, &|_| false) {
            values.add(&format!("{} {:08x}", found.option, found.value.to_bits()));
        }
    }
    let (moves, judged) = (chosen.join(" "), search.evaluator().positions());
    Ok(format!("{id}: one roll ahead {moves}, {judged} positions judged, values {}", values.text()))
}

/// The steps of a decision, joined by commas.
fn decision_text<G: Notation>(game: &G, state: &G::State, steps: &[G::Move]) -> String {
    let mut now = *state;
    let mut texts = Vec::new();
    for &step in steps {
        texts.push(game.move_text(&now, step));
        game.play(&mut now, step);
    }
    texts.join(",")
}

/// What alpha-beta finds at a fixed depth with one thread, and how many nodes it takes.
fn alpha_beta(game: &mill::Mill, id: &str) -> String {
    const DEPTH: u32 = 6;
    let mut search = MillSearch::new(game, MillOptions { hash: 2, ..MillOptions::default() });
    let (mut found_moves, mut nodes) = (Vec::new(), 0);
    for state in positions(game) {
        search.forget();
        let found = search.search(&state, &[], &MillLimits::depth(DEPTH), &AtomicBool::new(false), |_| {});
        let best = found.best().map_or_else(|| "-".to_owned(), |action| game.move_text(&state, action));
        found_moves.push(format!("{best}={}", found.score().map_or(0, Score::points)));
        nodes += found.nodes;
    }
    format!("{id}: depth {DEPTH} {}, {nodes} nodes", found_moves.join(" "))
}
