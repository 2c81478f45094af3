//! Mill boards of one's own: whatever a point is called, a move means the same wherever it is written.

use game::rules::{Flaw, Variant, read};
use game::{Notation, Random, Turn};
use proptest::prelude::*;
use tables::{AnyGame, with_game};

/// Names that people give to points, and some that say something else.
const NAMES: [&str; 24] = [
    "a1", "b2", "c3", "d", "e", "f", "mid", "north", "s", "w2", "z9", "ra", "r", "q1", "offs", "r1", "r63",
    "r2d2", "pass", "off", "undo", "quit", "q", "moves",
];

/// How many of them are fit.
const FIT: usize = 15;

/// A board of these points in two rows, joined in a ring and by these edges, with these lines.
fn rule_file(names: &[&str], edges: &[(usize, usize)], lines: &[[usize; 3]]) -> String {
    let count = names.len();
    let point = |i: usize| format!("[{:?}, {}, {}]", names[i], i / 2, i % 2);
    let points: Vec<String> = (0..count).map(point).collect();
    let mut joined: Vec<(usize, usize)> = (0..count).map(|i| (i, (i + 1) % count)).collect();
    joined.extend(edges.iter().map(|&(a, b)| (a % count, b % count)));
    let mut pairs: Vec<(usize, usize)> = joined.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs.retain(|(a, b)| a != b);
    let edges: Vec<String> =
        pairs.iter().map(|&(a, b)| format!("[{:?}, {:?}]", names[a], names[b])).collect();
    let mut triples: Vec<Vec<usize>> = Vec::new();
    for line in lines.iter().chain(&[[0, 1, 2]]) {
        let mut line: Vec<usize> = line.iter().map(|i| i % count).collect();
        line.sort_unstable();
        line.dedup();
        if line.len() == 3 && !triples.contains(&line) {
            triples.push(line);
        }
    }
    let name = |line: &Vec<usize>| format!("{:?}", line.iter().map(|&i| names[i]).collect::<Vec<_>>());
    let lines: Vec<String> = triples.iter().map(name).collect();
    format!(
        "id = \"own\"\nfamily = \"mill\"\npiece_count = 3\npieces_at_least_count = 2\nn_move_rule = 30\n\
         [board]\nlayout = \"own\"\npoints = [[{}]]\nedges = [{}]\nlines = [{}]\n",
        points.join(", "),
        edges.join(", "),
        lines.join(", ")
    )
}

fn variant_of(text: &str) -> Variant {
    let parents = |_: &str| -> Result<Variant, Flaw> { unreachable!("it extends nothing") };
    read(text, tables::FAMILIES, &parents).unwrap_or_else(|problems| panic!("{problems}\n{text}"))
}

/// Plays a random game; every legal move, written and read again, is the same move, for the game and at the table.
fn follow<G: Notation>(game: &G, any: &AnyGame, seed: u64) {
    let (mut state, mut random, mut table) = (game.start(), Random::new(seed), any.table());
    for _ in 0..60 {
        if game.turn(&state) == Turn::Over {
            break;
        }
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        for &action in &moves {
            let text = game.move_text(&state, action);
            assert_eq!(game.read_move(&state, &text).ok(), Some(action), "{text}");
            assert_eq!(game.split_turn(&text), [text.as_str()]);
            table.act(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(table.undo().as_deref(), Some(text.as_str()));
        }
        let action = moves[random.below(moves.len() as u32) as usize];
        table.act(&game.move_text(&state, action)).expect("it is legal");
        game.play(&mut state, action);
        assert_eq!(table.fen(), game.state_text(&state));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn every_legal_move_on_any_own_board_reads_back_as_itself(
        names in proptest::sample::subsequence(NAMES.to_vec(), 6..12).prop_shuffle(),
        edges in proptest::collection::vec((0usize..12, 0usize..12), 0..8),
        lines in proptest::collection::vec([0usize..12, 0usize..12, 0usize..12], 0..6),
        seed in any::<u64>(),
    ) {
        let text = rule_file(&names, &edges, &lines);
        let unfit = names.iter().filter(|name| !NAMES[..FIT].contains(name)).count();
        match tables::open(variant_of(&text)) {
            Ok(any) => {
                prop_assert_eq!(unfit, 0, "{}", text);
                with_game!(&any, game => follow(game.as_ref(), &any, seed));
            }
            Err(tables::RulesError::Wrong { problems, .. }) => {
                prop_assert_eq!(problems.0.len(), unfit, "{}\n{}", problems, text);
                for problem in problems.0 {
                    prop_assert!(problem.code.starts_with("rules-board-name-is-"), "{problem}");
                }
            }
            Err(other) => panic!("{other}"),
        }
    }
}
