//! One game against oneself, and the returns it teaches.

use engine::outcomes::MAX_OUTCOMES as MAX_CHANCES;
use engine::search::Search;
use engine::{Evaluator, OutcomeTable, Outcomes};
use game::{Decide, Features, LONGEST_GAME, Random, Seat, Turn, sample_roll};

/// How moves are chosen, and what is learned, at one point of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// In this many first moves, moves are drawn.
    pub noisy_moves: u32,
    /// The temperature of the draws.
    pub temperature: f32,
    /// The weight of noise in the draws.
    pub noise: f32,
    /// How much of a return comes from later positions.
    pub lambda: f32,
    /// Whether returns stop at drawn moves that were not the best.
    pub cut: bool,
    /// The share of positions that are looked ahead from; 0 for none.
    pub lookahead: f32,
}

/// What a game teaches: positions that `seat` has just left, and the chances to learn for each.
#[derive(Clone, Debug)]
pub struct GameRecord<S> {
    /// The positions.
    pub positions: Vec<(S, Seat)>,
    /// The chances, one position after the other.
    pub targets: Vec<f32>,
    /// How many moves the game had.
    pub moves: u32,
    /// Whether it went on for [`LONGEST_GAME`] moves and was broken off: then every outcome was learned as equally
    /// likely.
    pub is_broken_off: bool,
    /// What was taken at each step: the number of the roll among [`game::Game::rolls`], or of the move among
    /// [`Decide::decisions`]. The positions follow from it.
    pub course: Vec<u32>,
    /// After which of the moves each of the positions stood, counted from 0.
    pub learned: Vec<u32>,
}

/// A position on the way, before its return is known.
struct Visit<S> {
    state: S,
    seat: Seat,
    /// What the net expected after the move that was played.
    chances: [f32; MAX_CHANCES],
    /// What it expected after the best one, if another was drawn.
    best: Option<[f32; MAX_CHANCES]>,
}

/// Plays one game with a frozen net and works out its λ-returns.
pub fn play_game<G: Decide + Features + Outcomes>(
    game: &G,
    search: &mut Search<G>,
    choice: &Choice,
    random: &mut Random,
) -> GameRecord<G::State> {
    play_game_up_to(game, search, choice, random, LONGEST_GAME)
}

/// The same, broken off after so many moves.
fn play_game_up_to<G: Decide + Features + Outcomes>(
    game: &G,
    search: &mut Search<G>,
    choice: &Choice,
    random: &mut Random,
    longest: u64,
) -> GameRecord<G::State> {
    let mut visits: Vec<Visit<G::State>> = Vec::with_capacity(128);
    let mut options = Vec::new();
    let mut state = game.start();
    let mut moves = 0;
    let mut is_broken_off = false;
    let mut course = Vec::with_capacity(256);
    while game.settled(&state, 0).is_none() {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let rolls = game.rolls(&state);
                let roll = sample_roll(rolls, random);
                course.extend(rolls.iter().position(|&(one, _)| one == roll).map(|at| at as u32));
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) if u64::from(moves) == longest => {
                is_broken_off = true;
                break;
            }
            Turn::Seat(seat) => {
                game.decisions(&state, &mut options);
                let evaluator = search.evaluator();
                evaluator.judge(game, &state, seat, &options);
                let best = evaluator.best().0;
                let chosen = if moves < choice.noisy_moves { draw(evaluator, choice, random) } else { best };
                moves += 1;
                course.push(chosen as u32);
                state = options[chosen].1;
                let copy = |option: usize| {
                    let mut chances = [0.0; MAX_CHANCES];
                    let judged = evaluator.chances_of(option);
                    chances[..judged.len()].copy_from_slice(judged);
                    chances
                };
                let strayed = choice.cut && chosen != best;
                visits.push(Visit { state, seat, chances: copy(chosen), best: strayed.then(|| copy(best)) });
            }
        }
    }
    let (positions, targets, learned) = (Vec::new(), Vec::new(), Vec::new());
    let mut record = GameRecord { positions, targets, moves, is_broken_off, course, learned };
    // The last visit is the finished game itself: its chances are the outcome, which nobody needs to learn.
    if let Some(last) = visits.last_mut() {
        let outcome = (!is_broken_off).then(|| game.outcome_of(&state, last.seat));
        last.chances = chances_of(outcome, search.evaluator().table().count());
    }
    returns(game, search, choice, random, &visits, &mut record);
    record
}

/// The chances once the outcome is known; where there is none, each is equally likely.
fn chances_of(outcome: Option<usize>, count: usize) -> [f32; MAX_CHANCES] {
    let mut chances = [0.0; MAX_CHANCES];
    match outcome {
        Some(outcome) => chances[outcome] = 1.0,
        None => chances[..count].fill(1.0 / count as f32),
    }
    chances
}

/// Works backwards from the last visit, whose chances are known.
fn returns<G: Decide + Features + Outcomes>(
    game: &G,
    search: &mut Search<G>,
    choice: &Choice,
    random: &mut Random,
    visits: &[Visit<G::State>],
    record: &mut GameRecord<G::State>,
) {
    let table: OutcomeTable = search.evaluator().table().clone();
    let count = table.count();
    let Some((last, earlier)) = visits.split_last() else { return };
    // What the visit after the one at hand passes back, as its own seat sees it.
    let mut passed = last.chances;
    let mut seat = last.seat;
    for (at, visit) in earlier.iter().enumerate().rev() {
        let mut target = [0.0; MAX_CHANCES];
        table.add_seen(&passed[..count], seat, visit.seat, 1.0, &mut target);
        let mut learned = target;
        let mut is_learned = true;
        if choice.lookahead > 0.0 {
            is_learned = random.unit() < f64::from(choice.lookahead);
            if is_learned {
                let ahead = search.look_ahead(game, &visit.state, visit.seat, 1);
                learned = mix(&target, &ahead, choice.lambda);
            }
        }
        if is_learned {
            record.positions.push((visit.state, visit.seat));
            record.learned.push(at as u32);
            record.targets.extend_from_slice(&learned[..count]);
        }
        passed = match &visit.best {
            Some(best) => *best,
            None => mix(&target, &visit.chances, choice.lambda),
        };
        seat = visit.seat;
    }
}

fn mix(a: &[f32; MAX_CHANCES], b: &[f32; MAX_CHANCES], share: f32) -> [f32; MAX_CHANCES] {
    std::array::from_fn(|k| share * a[k] + (1.0 - share) * b[k])
}

/// Draws an option: softmax(points / temperature), mixed with Dirichlet noise.
///
/// The noise is made afresh for every decision and used for one draw, and the mean of a symmetric Dirichlet
/// distribution is the uniform one, whatever its parameter: so the noise is a uniform draw.
fn draw<G: Features + Outcomes>(evaluator: &Evaluator<G>, choice: &Choice, random: &mut Random) -> usize {
    let (best, top) = evaluator.best();
    let count = evaluator.judged();
    if random.unit() < f64::from(choice.noise) {
        return random.below(count as u32) as usize;
    }
    let weight = |option| f64::from((evaluator.value_of(option) - top) / choice.temperature.max(1e-6)).exp();
    let total: f64 = (0..count).map(weight).sum();
    let mut left = random.unit() * total;
    for option in 0..count {
        left -= weight(option);
        if left < 0.0 {
            return option;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::SearchOptions;
    use net::{Net, Shape};

    use super::*;

    #[test]
    fn a_game_that_is_broken_off_teaches_that_every_outcome_is_equally_likely() {
        let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
        let count = game.outcome_names().len();
        let mut weights = Random::new(1);
        let net = Net::random(Shape::new(game.feature_count(), &[8], count), || weights.unit());
        let mut search = Search::new(Evaluator::new(&game, Arc::new(net)), SearchOptions::plies(0));
        // Returns come from the end alone.
        let choice =
            Choice { noisy_moves: 0, temperature: 1.0, noise: 0.0, lambda: 1.0, cut: false, lookahead: 0.0 };
        let record = play_game_up_to(&game, &mut search, &choice, &mut Random::new(2), 10);
        assert!(record.is_broken_off);
        assert_eq!((record.moves, record.positions.len()), (10, 9));
        assert_eq!(record.targets, vec![1.0 / count as f32; 9 * count]);
        let whole = play_game(&game, &mut search, &choice, &mut Random::new(2));
        assert!(!whole.is_broken_off && u64::from(whole.moves) < LONGEST_GAME);
    }
}
