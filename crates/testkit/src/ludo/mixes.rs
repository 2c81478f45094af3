//! Random mixes of options.

use game::Random;
use game::rules::{Family, Kind};

/// Boards with their loop, visited squares, lane and kind of goal: the four usual ones and two small ones,
/// where everything happens sooner.
const BOARDS: [(i64, i64, i64, &str); 6] = [
    (52, 51, 5, "shared"),
    (40, 40, 0, "slots"),
    (56, 56, 6, "shared"),
    (68, 64, 7, "shared"),
    (24, 23, 3, "shared"),
    (20, 20, 2, "slots"),
];

/// Options for a random game of the family, as protocol texts. Some mixes contradict themselves; the family
/// refuses those.
pub fn random_options(family: &Family, random: &mut Random) -> Vec<(&'static str, String)> {
    let (squares, visited, lane, goal) = BOARDS[random.below(BOARDS.len() as u32) as usize];
    let mut options = vec![
        ("board.loop", squares.to_string()),
        ("board.visited", visited.to_string()),
        ("board.lane", lane.to_string()),
        ("board.goal", goal.to_owned()),
        ("seats", pick(&["0,1,2,3", "0,1,2,3", "0,2", "0,1,3", "1,2"], random)),
    ];
    if options[4].1 == "0,1,2,3" && random.below(4) == 0 {
        options.push(("teams", pick(&["[[0,2],[1,3]]", "[[0,1],[2],[3]]"], random)));
    }
    for spec in family.options {
        let is_fixed =
            spec.path.starts_with("board.") || matches!(spec.path, "seats" | "teams" | "pieces_out_at_start");
        if is_fixed || random.below(5) >= 2 {
            continue;
        }
        let value = match (spec.path, spec.kind) {
            ("safe.squares" | "stars.squares", _) => squares_on_route(visited, random),
            ("entry.values", _) => pick(&["6", "5", "1,6", "5,6", "2,4,6"], random),
            ("entry.square_by_value", _) => pick(&["6", "1,6", "3"], random),
            ("pieces", _) => pick(&["2", "3", "4"], random),
            ("capture.bonus_steps" | "finish.bonus_steps", _) => pick(&["3", "7", "10", "20"], random),
            (_, Kind::Bool) => (random.below(2) == 0).to_string(),
            (_, Kind::Int { min, max }) => {
                (min + i64::from(random.below((max - min + 1) as u32))).to_string()
            }
            (_, Kind::Name(names)) => pick(names, random),
            (_, Kind::Names(names)) => {
                let some: Vec<&str> = names.iter().copied().filter(|_| random.below(2) == 0).collect();
                format!("[{}]", some.join(","))
            }
            _ => continue,
        };
        options.push((spec.path, value));
    }
    options
}

fn pick(values: &[&str], random: &mut Random) -> String {
    values[random.below(values.len() as u32) as usize].to_owned()
}

fn squares_on_route(visited: i64, random: &mut Random) -> String {
    let mut squares: Vec<i64> =
        (0..1 + random.below(8)).map(|_| 1 + i64::from(random.below(visited as u32))).collect();
    squares.sort_unstable();
    squares.dedup();
    format!("[{}]", squares.iter().map(i64::to_string).collect::<Vec<_>>().join(","))
}
