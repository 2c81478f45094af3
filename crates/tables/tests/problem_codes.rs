//! Every problem has a code of its own, and arguments from which its sentence and its hint can be made again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use game::rules::{Flaw, Problem, Problems, Variant, read};

/// What a file says after `id = "a"`, the code of its only problem, and the sentence and hint with the arguments in
/// braces; `{path}` is the option.
type Row = (&'static str, &'static str, &'static str, &'static str);

const READING: &[Row] = &[
    ("family = \"nardi\"\nhead = ", "rules-syntax", "{error}", "see toml.io for the syntax"),
    (
        "pieces = 1",
        "rules-no-family",
        "the file does not say which family it belongs to",
        "add family = one of {families}",
    ),
    ("family = \"chess\"", "rules-unknown-family", "there is no family \"{family}\"", "one of {families}"),
    ("family = 1", "rules-not-a-text", "{path} is not a text", "{path} = \"…\""),
    (
        "family = \"ludo\"\nextends = \"fevga\"",
        "rules-extends-other-family",
        "family \"{family}\" cannot extend \"{parent}\" of family \"{parent-family}\"",
        "leave family out, or extend a variant of the same family",
    ),
    (
        "family = \"nardi\"\nversion = 0",
        "rules-bad-version",
        "version is not a whole number from 1",
        "version = 1",
    ),
    (
        "family = \"nardi\"\nsources = 0",
        "rules-bad-sources",
        "sources is not a list of texts",
        "sources = [\"…\"]",
    ),
    (
        "family = \"nardi\"\nhed.limit = 1",
        "rules-unknown-key",
        "{family} has no option {path}",
        "did you mean {suggestion}?",
    ),
    (
        "family = \"nardi\"\nhead = 3",
        "rules-not-a-group",
        "{path} is a group of options, not an {found}",
        "write [{path}], then its options",
    ),
    (
        "family = \"nardi\"\nhead.limit = 16",
        "rules-out-of-range",
        "{path}: {value} is not in the range {min} to {max}",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nhead.limit = \"1\"",
        "rules-wrong-type",
        "{path}: {found} stands where {expected} is expected",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nscore.tie = \"never\"",
        "rules-unknown-name",
        "{path}: \"{value}\" is not one of {names}",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nhead.first_turn_doubles = [1, 1]",
        "rules-twice",
        "{path}: {value} stands here twice",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nhead.limit = 99999999999999999999",
        "rules-number-too-large",
        "{path}: {value} is more than a number can hold",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nhead.limit = inf",
        "rules-not-finite",
        "{path}: {value} has no meaning here",
        "expected {expected}",
    ),
    (
        "family = \"nardi\"\nhead.limit = 1979-05-27",
        "rules-date",
        "{path}: a date or time has no meaning here",
        "expected {expected}",
    ),
];

const COMBINATIONS: &[Row] = &[
    (
        "extends = \"fevga\"\nscore.tie = \"equal-turns\"",
        "rules-combination-tie-roll-off",
        "{path}: equal-turns needs to know who started, and a roll-off hides it",
        "opening.roll = \"white-rolls\", or another score.tie",
    ),
    (
        "family = \"nardi\"\nscore.tie = \"equal-turns\"\nopening.next_game = \"winner\"",
        "rules-combination-tie-next-game",
        "{path}: with equal-turns White starts every game",
        "opening.next_game = \"opening-roll\", or another score.tie",
    ),
    (
        "family = \"nardi\"\nscore.oin = 3",
        "rules-combination-mars",
        "{path}: a mars ({mars}) is worth less than an oin ({oin})",
        "at least as much as score.oin",
    ),
    (
        "family = \"nardi\"\nscore.koks = 1",
        "rules-combination-koks",
        "{path}: a koks ({koks}) is worth less than a mars ({mars})",
        "at least as much as score.mars, or 0 for none",
    ),
    (
        "family = \"nardi\"\ndice.doubles = \"cascade\"\nblock.open_when_all_behind = true",
        "rules-combination-cascade",
        "{path}: a cascade has no turn end at which a block could be opened",
        "false, or another dice.doubles",
    ),
    (
        "family = \"nardi\"\nmatch.crawford = true",
        "rules-combination-crawford",
        "{path}: the Crawford rule needs a cube and a match",
        "match.cube = true and match.length of 2 or more, or false",
    ),
    (
        "family = \"nardi\"\nmatch.jacoby = true",
        "rules-combination-jacoby",
        "{path}: the Jacoby rule is for single games with a cube",
        "match.cube = true and match.length = 1, or false",
    ),
    (
        "family = \"ludo\"\nboard.loop = 54",
        "rules-combination-loop",
        "{path}: {loop} is not a multiple of 4",
        "40, 52, 56 and 68 are usual",
    ),
    (
        "family = \"ludo\"\nboard.visited = 53",
        "rules-combination-visited",
        "{path}: a colour cannot visit {visited} of {loop} loop squares",
        "at most board.loop",
    ),
    (
        "family = \"ludo\"\nsafe.squares = [60]",
        "rules-combination-square",
        "{path}: {square} is not on the loop, which ends for each colour at {visited}",
        "own numbers from 1 to board.visited",
    ),
    (
        "family = \"ludo\"\nstars.squares = [9, 5]",
        "rules-combination-star-order",
        "{path}: the stars are not in the order of the route",
        "write them ascending",
    ),
    (
        "family = \"ludo\"\nboard.goal = \"slots\"\nstars.last_to_goal = true",
        "rules-combination-star-to-slots",
        "{path}: a star cannot lead to single goal slots",
        "board.goal = \"shared\", or leave it out",
    ),
    (
        "family = \"ludo\"\nboard.lane = 0\ncompat.first_lane_square_on_loop = true",
        "rules-combination-lane-on-loop",
        "{path}: this needs a lane, and a loop of which a colour leaves out one square",
        "only for the LUDOpy board",
    ),
    (
        "family = \"ludo\"\nboard.lane = 0\nlane.rule = \"stairs\"",
        "rules-combination-stairs",
        "{path}: stairs need a lane and a shared goal",
        "board.lane = 6",
    ),
    (
        "family = \"ludo\"\npieces = 2\npieces_out_at_start = 3",
        "rules-combination-pieces-out",
        "{path}: there are not so many pieces",
        "at most `pieces`",
    ),
    (
        "family = \"ludo\"\nsquare.own_max = 2\npieces_out_at_start = 3",
        "rules-combination-start-square",
        "{path}: the start square holds {most} own pieces at most",
        "see square.own_max",
    ),
    (
        "family = \"ludo\"\nentry.captures = \"one-when-full\"",
        "rules-combination-never-full",
        "{path}: a square is never full",
        "set square.own_max, or \"one\"",
    ),
    (
        "family = \"ludo\"\npair.binds_owner = true",
        "rules-combination-pair-binds",
        "{path}: pairs do not block here",
        "see pair.effect",
    ),
    (
        "family = \"ludo\"\nentry.values = []",
        "rules-combination-no-entry",
        "{path}: nothing brings a piece out of the base",
        "entry.values = [6]",
    ),
    (
        "family = \"ludo\"\nentry.values = [7]",
        "rules-combination-entry-number",
        "{path}: no die shows such a number",
        "numbers from 1 to 6, or entry.by_sum",
    ),
    (
        "family = \"ludo\"\nentry.square_by_value = [1, 2]",
        "rules-combination-entry-square",
        "{path}: not a loop square for a number of entry.values",
        "as many squares as entry.values has numbers, from 1 to board.visited",
    ),
    (
        "family = \"ludo\"\nentry.by_sum = true",
        "rules-combination-no-sum",
        "{path}: one die has no sum",
        "dice.count = 2",
    ),
    (
        "family = \"ludo\"\nextra_roll.on = [\"doubles\"]",
        "rules-combination-no-doubles",
        "{path}: one die shows no doubles",
        "dice.count = 2",
    ),
    (
        "family = \"ludo\"\nseats = [2]",
        "rules-combination-few-seats",
        "{path}: at least two seats are taken",
        "seats = [0, 2]",
    ),
    (
        "family = \"ludo\"\nseats = [2, 0]",
        "rules-combination-seat-order",
        "{path}: the seats are not in the order of play",
        "write them ascending",
    ),
    (
        "family = \"ludo\"\nteams = [[0], [1]]",
        "rules-combination-teams",
        "{path}: every taken seat belongs to exactly one team",
        "teams = [[0, 2], [1, 3]]",
    ),
    (
        "family = \"ludo\"\nteams = [[0, 1, 2, 3]]",
        "rules-combination-one-team",
        "{path}: one team has nobody to play against",
        "two teams at least, or none",
    ),
    (
        "family = \"mill\"\npieces_at_least_count = 10",
        "rules-combination-lost-from-the-start",
        "{path}: a side with {pieces} pieces has lost from the start",
        "at most piece_count",
    ),
    (
        "family = \"mill\"\npiece_count = 13",
        "rules-combination-no-room",
        "{path}: twice {pieces} pieces have no room on {points} points",
        "at most {most}",
    ),
    (
        "family = \"mill\"\nboard.edges = [[\"a1\", \"a4\"]]",
        "rules-combination-not-own",
        "{path}: only an own board is described",
        "board.layout = \"own\"",
    ),
    (
        "extends = \"six-mens-morris\"\nhas_diagonal_lines = true",
        "rules-combination-no-diagonals",
        "{path}: two rings have no diagonal lines",
        "has_diagonal_lines = false, or another board",
    ),
];

/// The lines of a board of six points; what differs from a sound one goes to points, edges, lines and the rest.
fn board(points: &str, edges: &str, lines: &str, rest: &str) -> String {
    format!(
        "family = \"mill\"\npiece_count = 3\nboard.layout = \"own\"\n\
         board.points = [[[\"a\", 0, 0], [\"b\", 1, 0], [\"c\", 2, 0], [\"e\", 0, 1], [\"f\", 1, 1], {points}]]\n\
         board.edges = [[\"a\", \"b\"], [\"b\", \"c\"], [\"c\", \"e\"], [\"e\", \"f\"]{edges}]\n\
         board.lines = [{lines}]\n{rest}\n"
    )
}

fn boards() -> Vec<(String, &'static str, &'static str, &'static str)> {
    let (point, edge, line) = ("[\"g\", 2, 1]", ", [\"f\", \"g\"]", "[\"a\", \"b\", \"c\"]");
    let many: Vec<String> = (0..33).map(|i| format!("[\"p{i}\", {i}, 5]")).collect();
    let ways = [
        "b\", \"c", "b\", \"e", "b\", \"f", "b\", \"g", "c\", \"e", "c\", \"f", "c\", \"g", "e\", \"f",
        "e\", \"g",
    ];
    let through: Vec<String> = ways.iter().map(|way| format!("[\"a\", \"{way}\"]")).collect();
    vec![
        (
            board("[\"g\"]", edge, line, ""),
            "rules-board-no-point",
            "{path}: this is no point",
            "[\"a1\", 0, 0]: name, x, y",
        ),
        (
            board(point, ", [\"f\", 2]", line, ""),
            "rules-board-no-name",
            "{path}: this is no name",
            "the name of a point",
        ),
        (
            board(point, ", 3", line, ""),
            "rules-board-no-list",
            "{path}: {found} stands where a list is expected",
            "[ … ]",
        ),
        (
            board(&many.join(", "), "", line, ""),
            "rules-board-size",
            "{path}: {points} points are not a board",
            "3 to 32 points",
        ),
        (
            board("[\"G\", 2, 1]", edge, line, ""),
            "rules-board-name",
            "{path}: \"{name}\" cannot name a point",
            "a letter, then letters and digits, six at most, without x",
        ),
        (
            board("[\"r1\", 2, 1]", edge, line, ""),
            "rules-board-name-is-a-roll",
            "{path}: \"{name}\" cannot name a point",
            "an r and a digit are a roll of dice; another letter, such as q1",
        ),
        (
            board("[\"pass\", 2, 1]", edge, line, ""),
            "rules-board-name-is-taken",
            "{path}: \"{name}\" cannot name a point",
            "this word is a command, or a move in other games; add a digit, for instance",
        ),
        (
            board("[\"a\", 2, 1]", edge, line, ""),
            "rules-board-same-name",
            "{path}: there are two points {name}",
            "names differ",
        ),
        (
            board("[\"g\", 2, 41]", edge, line, ""),
            "rules-board-out-of-drawing",
            "{path}: {x}, {y} is out of the drawing",
            "x and y from 0 to 40",
        ),
        (
            board("[\"g\", 0, 0]", edge, line, ""),
            "rules-board-same-place",
            "{path}: two points at {x}, {y}",
            "places differ",
        ),
        (
            board(point, ", [\"f\", \"h\"]", line, ""),
            "rules-board-unknown-point",
            "{path}: there is no point \"{name}\"",
            "see board.points",
        ),
        (
            board(point, ", [\"f\", \"f\"]", line, ""),
            "rules-board-point-twice",
            "{path}: {name} stands here twice",
            "different points",
        ),
        (
            board(point, ", [\"f\"]", line, ""),
            "rules-board-edge",
            "{path}: an edge joins two points",
            "[\"a1\", \"a4\"]",
        ),
        (
            board(point, ", [\"f\", \"e\"]", line, ""),
            "rules-board-edge-twice",
            "{path}: {from} and {to} are joined twice",
            "once is enough",
        ),
        (
            board(point, edge, "", ""),
            "rules-board-no-lines",
            "{path}: a board without lines has no mills",
            "at least one line",
        ),
        (
            board(point, edge, "[\"a\"]", ""),
            "rules-board-line-length",
            "{path}: this line has {points} points",
            "lines have at least two points, all of them the same number",
        ),
        (
            board(point, edge, &[line, line].join(", "), ""),
            "rules-board-line-twice",
            "{path}: this line stands here twice",
            "once is enough",
        ),
        (
            board(point, edge, &through.join(", "), ""),
            "rules-board-many-lines",
            "{path}: more than {most} lines go through {name}",
            "eight at most",
        ),
        (
            board(point, "", line, ""),
            "rules-board-no-way",
            "{path}: no way leads from {from} to {to}",
            "add an edge to {to}",
        ),
        (
            board(point, edge, "[\"a\", \"b\"]", "leap_capture.enabled = true"),
            "rules-combination-no-middle",
            "{path}: captures need a middle point on every line",
            "lines of three points, or no such capture",
        ),
    ]
}

fn problems(text: &str) -> Vec<Problem> {
    let parents =
        |id: &str| tables::variant(id).map_err(|error| Flaw::new("rules-extends", "", error.to_string(), ""));
    let judged = |variant: Variant| variant.check();
    match read(text, &tables::FAMILIES, &parents).and_then(judged) {
        Ok(()) => panic!("nothing is wrong with\n{text}"),
        Err(Problems(problems)) => problems,
    }
}

fn filled(template: &str, problem: &Problem) -> String {
    let arguments = problem.arguments.iter().map(|(name, value)| (*name, value.as_str()));
    arguments
        .chain([("path", problem.path.as_str())])
        .fold(template.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

#[test]
fn sentences_and_hints_can_be_made_again_from_the_arguments() {
    let rows = READING
        .iter()
        .chain(COMBINATIONS)
        .map(|&(text, code, message, help)| (text.to_owned(), code, message, help));
    let mut wrong = Vec::new();
    for (lines, code, message, help) in rows.chain(boards()) {
        let found = problems(&format!("id = \"a\"\n{lines}"));
        let codes: Vec<_> = found.iter().map(|problem| problem.code).collect();
        let first = &found[0];
        let names: BTreeMap<_, _> = first.arguments.iter().cloned().collect();
        let is_told_again = filled(message, first) == first.message && filled(help, first) == first.help;
        if codes != [code] || !is_told_again || names.len() != first.arguments.len() {
            wrong.push(format!("{lines}\nis not one {code}, told as\n{message}\n{help}\nbut\n{found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Codes whose problems need files, or come from elsewhere; other tests meet them.
const ELSEWHERE: &str = "rules-bad-id rules-extends-chain rules-extends-circle rules-extends-unknown \
    rules-extends-unreadable rules-extends-wrong rules-family-not-played rules-more rules-no-id rules-too-large";

fn codes_in(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            codes_in(&path, codes);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("sources are text");
            let strings = text.split('"').filter(|word| {
                word.starts_with("rules-") && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
            });
            codes.extend(strings.map(str::to_owned));
        }
    }
}

#[test]
fn no_code_is_without_a_test() {
    let mut codes = BTreeSet::new();
    for family in ["game", "nardi", "ludo", "mill", "tables"] {
        codes_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{family}/src")), &mut codes);
    }
    let rows = READING.iter().chain(COMBINATIONS).map(|row| row.1);
    let tested: Vec<&str> =
        rows.chain(boards().iter().map(|row| row.1)).chain(ELSEWHERE.split(' ')).collect();
    let distinct: BTreeSet<String> = tested.iter().map(|&code| code.to_owned()).collect();
    assert_eq!(distinct.len(), tested.len(), "every code stands in one row");
    assert_eq!(codes, distinct);
}
