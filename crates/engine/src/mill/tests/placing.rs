//! What is faster where there is nothing but placing, against what it stands for.

use super::*;
use crate::mill::keys::Keys;

/// Boards and rules that no rule file has.
fn made_up(name: &str) -> Mill {
    let file = format!("{}/../mill/tests/fixtures/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect(name);
    Mill::new(testkit::shipped::variant_of(&FAMILY, &text).expect(name)).expect(name)
}

fn all_games_and_made_up_ones() -> Vec<Mill> {
    let mut games = all_games();
    games.extend(["pentagon", "everything-captures"].map(made_up));
    games
}

/// Calls `check` with positions of random games, and with each whether there is nothing but placing.
fn each_position(mut check: impl FnMut(&Mill, &State, bool)) {
    let mut random = Random::new(51);
    for game in all_games_and_made_up_ones() {
        for _ in 0..20 {
            let mut state = game.start();
            for _ in 0..80 {
                check(&game, &state, game.only_places(&state));
                let Some(action) = game.random_move(&state, &mut random) else { break };
                game.play(&mut state, action);
            }
        }
    }
}

fn moves_of(game: &Mill, state: &State) -> Vec<(Move, State)> {
    let mut options = Vec::new();
    game.decisions(state, &mut options);
    options
}

#[test]
fn where_there_is_nothing_but_placing_a_piece_is_placed_and_the_turn_passes_or_a_removal_is_due() {
    let mut seen = 0;
    each_position(|game, state, only_places| {
        for (action, next) in moves_of(game, state).into_iter().filter(|_| only_places) {
            let Move::Place(to) = action else { panic!("{action:?} in {state:?}") };
            let makes_mill = game.board().mills_through(state.pieces(state.side()), to) > 0;
            assert_eq!(next.phase(), Phase::Placing);
            if makes_mill && state.on_board(state.side() ^ 1) > 0 {
                assert_eq!((next.side(), next.must_remove()), (state.side(), 1));
            } else {
                assert_eq!((next.side(), next.must_remove()), (state.side() ^ 1, 0));
            }
            seen += 1;
        }
    });
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn placements_are_worth_what_the_position_after_them_is_worth() {
    let mut seen = 0;
    let weights = [Weights::default(), Weights::by_hand()];
    let games = all_games_and_made_up_ones();
    let evaluations: Vec<[MillEvaluation; 2]> = games
        .iter()
        .map(|game| weights.each_ref().map(|weights| MillEvaluation::new(game, weights)))
        .collect();
    each_position(|game, state, only_places| {
        let at = games.iter().position(|other| other.variant() == game.variant()).expect("one of them");
        for evaluation in &evaluations[at] {
            let Some(placements) = evaluation.placements(state) else {
                assert!(!only_places);
                continue;
            };
            let sets = [placements.mills(), placements.stops(), placements.others()];
            assert_eq!(sets[0] | sets[1] | sets[2], sets[0] + sets[1] + sets[2], "each point once");
            for (action, next) in moves_of(game, state) {
                let Move::Place(to) = action else { panic!("{action:?}") };
                let makes_mill = game.board().mills_through(state.pieces(state.side()), to) > 0;
                assert_eq!(placements.mills() & 1 << to != 0, makes_mill);
                if makes_mill {
                    continue;
                }
                assert_eq!(evaluation.placed(&placements, to), -evaluation.value(&next), "{state:?} {to}");
                let answers = evaluation.placements_after(&placements, to);
                if evaluation.placements(&next).is_none() {
                    continue;
                }
                for (answer, last) in moves_of(game, &next) {
                    let Move::Place(to) = answer else { panic!("{answer:?}") };
                    if last.is_removing() {
                        assert!(answers.mills() & 1 << to != 0);
                    } else {
                        assert_eq!(evaluation.placed(&answers, to), -evaluation.value(&last));
                        seen += 1;
                    }
                }
            }
        }
    });
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn keys_of_placements_are_those_of_the_positions_after_them() {
    each_position(|game, state, only_places| {
        if !only_places || state.on_board(state.side() ^ 1) == 0 {
            return;
        }
        let keys = Keys::new(game);
        let pieces = keys.pieces(state);
        for (action, next) in moves_of(game, state) {
            let Move::Place(to) = action else { panic!("{action:?}") };
            let expected = keys.key(&keys.pieces(&next), &next).hash;
            assert_eq!(keys.hash_placed(&pieces, state, to, next.is_removing()), expected);
        }
    });
}

/// Minimax that remembers; only for positions from which no move can be reached.
struct Remembering<'a> {
    evaluation: &'a MillEvaluation,
    known: HashMap<(State, i32, i32), i32>,
}

impl Remembering<'_> {
    fn minimax(&mut self, state: &State, depth: i32, ply: i32) -> i32 {
        if let Some(&value) = self.known.get(&(*state, depth, ply)) {
            return value;
        }
        let game = self.evaluation.game();
        let below = depth - i32::from(!state.is_removing());
        let mut best = -WON;
        for (action, next) in moves_of(game, state) {
            assert!(!matches!(action, Move::Slide { .. }));
            let sign = if next.side() == state.side() { 1 } else { -1 };
            let value = if next.phase() == Phase::Over {
                i32::from(game.scores(&next).of(state.side())) * (WON - ply - 1)
            } else if below <= 0 && !next.is_removing() {
                sign * self.evaluation.value(&next)
            } else {
                sign * self.minimax(&next, below, ply + 1)
            };
            best = best.max(value);
        }
        self.known.insert((*state, depth, ply), best);
        best
    }
}

/// Whether a number of placements more leaves everybody something to place, so that nobody moves.
fn only_places_for(game: &Mill, state: &State, depth: i32) -> bool {
    !game.rules().may_move_while_placing && [0, 1].iter().all(|&seat| i32::from(state.hand(seat)) >= depth)
}

#[test]
fn full_width_equals_minimax_deep_into_placing_in_every_variant() {
    let mut random = Random::new(13);
    let (rounds, deepest) = if testkit::is_long() { (3, 6) } else { (2, 5) };
    for game in all_games_and_made_up_ones() {
        let mut searches = [TableUse::SameDepth, TableUse::AnyDepth].map(|table| {
            let mut search = MillSearch::new(&game, small(true));
            search.style = Style { table, ..search.style };
            search
        });
        let evaluation = MillEvaluation::new(&game, &Weights::default());
        for round in 0..rounds {
            let state = random_position(&game, 5 + round * 2, &mut random);
            let mut plain = Remembering { evaluation: &evaluation, known: HashMap::new() };
            for depth in (1..=deepest).filter(|&depth| only_places_for(&game, &state, depth)) {
                let expected = plain.minimax(&state, depth, 0);
                for search in &mut searches {
                    search.forget();
                    let found = look(search, &state, depth as u32);
                    let score = found.score().expect("there are moves").points();
                    let how = search.style.table;
                    assert_eq!(score, expected, "{} {how:?} depth {depth} {state:?}", game.variant().id);
                }
            }
        }
    }
}

#[test]
fn full_width_with_its_table_equals_minimax_in_all_phases() {
    let (mut random, mut compared) = (Random::new(14), 0);
    for game in all_games_and_made_up_ones() {
        let mut search = MillSearch::new(&game, small(true));
        search.style = Style { table: TableUse::SameDepth, ..search.style };
        for actions in [0, 3, 6, 9, 12, 15, 18, 24, 36] {
            let state = random_position(&game, actions, &mut random);
            // Nothing that is seen so far can have stood before, so the table does not depend on the way.
            let deepest = if game.count_moves(&state) > 12 { 3 } else { 4 };
            for depth in
                (1..=deepest).take_while(|&depth| is_small_tree(&game, &state, depth, &mut { 300_000 }))
            {
                compared += 1;
                search.forget();
                let expected = minimax(search.evaluation(), &state, depth, 0, &mut Vec::new());
                let found = look(&mut search, &state, depth as u32);
                let score = found.score().expect("there are moves").points();
                assert_eq!(score, expected, "{} depth {depth} {state:?}", game.variant().id);
            }
        }
    }
    assert!(compared > 600, "only {compared} searches were compared");
}
