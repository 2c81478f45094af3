//! Every problem has a code of its own, and the catalogue has its sentence and its hint.

use std::collections::BTreeSet;
use std::path::Path;

use game::Catalogue;
use game::rules::{Problem, Problems, Variant, read};

/// What a file says after `id = "a"`, and the code of its only problem.
type Row = (&'static str, &'static str);

const READING: &[Row] = &[
    ("family = \"nardi\"\nhead = ", "rules-syntax"),
    ("pieces = 1", "rules-no-family"),
    ("family = \"chess\"", "rules-unknown-family"),
    ("family = 1", "rules-not-a-text"),
    ("family = \"ludo\"\nextends = \"fevga\"", "rules-extends-other-family"),
    ("family = \"nardi\"\nversion = 0", "rules-bad-version"),
    ("family = \"nardi\"\nsources = 0", "rules-bad-sources"),
    ("family = \"nardi\"\nhed.limit = 1", "rules-unknown-key"),
    ("family = \"nardi\"\nhead = 3", "rules-not-a-group"),
    ("family = \"nardi\"\nhead.limit = 16", "rules-out-of-range"),
    ("family = \"nardi\"\nhead.limit = \"1\"", "rules-wrong-type"),
    ("family = \"nardi\"\nscore.tie = \"never\"", "rules-unknown-name"),
    ("family = \"nardi\"\nhead.first_turn_doubles = [1, 1]", "rules-twice"),
    ("family = \"nardi\"\nhead.limit = 99999999999999999999", "rules-number-too-large"),
    ("family = \"nardi\"\nhead.limit = inf", "rules-not-finite"),
    ("family = \"nardi\"\nhead.limit = 1979-05-27", "rules-date"),
];

const COMBINATIONS: &[Row] = &[
    ("extends = \"fevga\"\nscore.tie = \"equal-turns\"", "rules-combination-tie-roll-off"),
    (
        "family = \"nardi\"\nscore.tie = \"equal-turns\"\nopening.next_game = \"winner\"",
        "rules-combination-tie-next-game",
    ),
    ("family = \"nardi\"\nscore.oin = 3", "rules-combination-mars"),
    ("family = \"nardi\"\nscore.koks = 1", "rules-combination-koks"),
    (
        "family = \"nardi\"\ndice.doubles = \"cascade\"\nblock.open_when_all_behind = true",
        "rules-combination-cascade",
    ),
    ("family = \"nardi\"\nmatch.crawford = true", "rules-combination-crawford"),
    ("family = \"nardi\"\nmatch.jacoby = true", "rules-combination-jacoby"),
    ("family = \"ludo\"\nboard.loop = 54", "rules-combination-loop"),
    ("family = \"ludo\"\nboard.visited = 53", "rules-combination-visited"),
    ("family = \"ludo\"\nsafe.squares = [60]", "rules-combination-square"),
    ("family = \"ludo\"\nstars.squares = [9, 5]", "rules-combination-star-order"),
    (
        "family = \"ludo\"\nboard.goal = \"slots\"\nstars.last_to_goal = true",
        "rules-combination-star-to-slots",
    ),
    (
        "family = \"ludo\"\nboard.lane = 0\ncompat.first_lane_square_on_loop = true",
        "rules-combination-lane-on-loop",
    ),
    ("family = \"ludo\"\nboard.lane = 0\nlane.rule = \"stairs\"", "rules-combination-stairs"),
    ("family = \"ludo\"\npieces = 2\npieces_out_at_start = 3", "rules-combination-pieces-out"),
    ("family = \"ludo\"\nsquare.own_max = 2\npieces_out_at_start = 3", "rules-combination-start-square"),
    ("family = \"ludo\"\nentry.captures = \"one-when-full\"", "rules-combination-never-full"),
    ("family = \"ludo\"\npair.binds_owner = true", "rules-combination-pair-binds"),
    ("family = \"ludo\"\nentry.values = []", "rules-combination-no-entry"),
    ("family = \"ludo\"\nentry.values = [7]", "rules-combination-entry-number"),
    ("family = \"ludo\"\nentry.square_by_value = [1, 2]", "rules-combination-entry-square"),
    ("family = \"ludo\"\nentry.by_sum = true", "rules-combination-no-sum"),
    ("family = \"ludo\"\nextra_roll.on = [\"doubles\"]", "rules-combination-no-doubles"),
    ("family = \"ludo\"\nseats = [2]", "rules-combination-few-seats"),
    ("family = \"ludo\"\nseats = [2, 0]", "rules-combination-seat-order"),
    ("family = \"ludo\"\nteams = [[0], [1]]", "rules-combination-teams"),
    ("family = \"ludo\"\nteams = [[0, 1, 2, 3]]", "rules-combination-one-team"),
    ("family = \"mill\"\npieces_at_least_count = 10", "rules-combination-lost-from-the-start"),
    ("family = \"mill\"\npiece_count = 13", "rules-combination-no-room"),
    ("family = \"mill\"\nboard.edges = [[\"a1\", \"a4\"]]", "rules-combination-not-own"),
    ("extends = \"six-mens-morris\"\nhas_diagonal_lines = true", "rules-combination-no-diagonals"),
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

fn boards() -> Vec<(String, &'static str)> {
    let (point, edge, line) = ("[\"g\", 2, 1]", ", [\"f\", \"g\"]", "[\"a\", \"b\", \"c\"]");
    let many: Vec<String> = (0..33).map(|i| format!("[\"p{i}\", {i}, 5]")).collect();
    let ways = [
        "b\", \"c", "b\", \"e", "b\", \"f", "b\", \"g", "c\", \"e", "c\", \"f", "c\", \"g", "e\", \"f",
        "e\", \"g",
    ];
    let through: Vec<String> = ways.iter().map(|way| format!("[\"a\", \"{way}\"]")).collect();
    vec![
        (board("[\"g\"]", edge, line, ""), "rules-board-no-point"),
        (board(point, ", [\"f\", 2]", line, ""), "rules-board-no-name"),
        (board(point, ", 3", line, ""), "rules-board-no-list"),
        (board(&many.join(", "), "", line, ""), "rules-board-size"),
        (board("[\"G\", 2, 1]", edge, line, ""), "rules-board-name"),
        (board("[\"r1\", 2, 1]", edge, line, ""), "rules-board-name-is-a-roll"),
        (board("[\"pass\", 2, 1]", edge, line, ""), "rules-board-name-is-taken"),
        (board("[\"a\", 2, 1]", edge, line, ""), "rules-board-same-name"),
        (board("[\"g\", 2, 41]", edge, line, ""), "rules-board-out-of-drawing"),
        (board("[\"g\", 0, 0]", edge, line, ""), "rules-board-same-place"),
        (board(point, ", [\"f\", \"h\"]", line, ""), "rules-board-unknown-point"),
        (board(point, ", [\"f\", \"f\"]", line, ""), "rules-board-point-twice"),
        (board(point, ", [\"f\"]", line, ""), "rules-board-edge"),
        (board(point, ", [\"f\", \"e\"]", line, ""), "rules-board-edge-twice"),
        (board(point, edge, "", ""), "rules-board-no-lines"),
        (board(point, edge, "[\"a\"]", ""), "rules-board-line-length"),
        (board(point, edge, &[line, line].join(", "), ""), "rules-board-line-twice"),
        (board(point, edge, &through.join(", "), ""), "rules-board-many-lines"),
        (board(point, "", line, ""), "rules-board-no-way"),
        (board(point, edge, "[\"a\", \"b\"]", "leap_capture.enabled = true"), "rules-combination-no-middle"),
    ]
}

fn problems(text: &str) -> Vec<Problem> {
    let parents = |id: &str| Ok(tables::variant(id).unwrap_or_else(|error| panic!("{error}")));
    let judged = |variant: Variant| variant.check();
    match read(text, tables::FAMILIES, &parents).and_then(judged) {
        Ok(()) => panic!("nothing is wrong with\n{text}"),
        Err(Problems(problems)) => problems,
    }
}

/// What is missing where a problem is put into words: texts, arguments, the hint.
fn unsaid(problem: &Problem) -> Vec<String> {
    let Some(help) = problem.help() else { return vec![format!("{} has no hint", problem.code)] };
    let said =
        [problem.message(), help, problem.in_full()].map(|message| Catalogue::english().try_text(&message));
    said.into_iter().filter_map(Result::err).flat_map(|incomplete| incomplete.problems).collect()
}

#[test]
fn every_problem_is_said_in_a_whole_sentence_with_a_hint() {
    let rows = READING.iter().chain(COMBINATIONS).map(|&(text, code)| (text.to_owned(), code));
    let mut wrong = Vec::new();
    for (lines, code) in rows.chain(boards()) {
        let found = problems(&format!("id = \"a\"\n{lines}"));
        let codes: Vec<_> = found.iter().map(|problem| problem.code).collect();
        let names: BTreeSet<_> = found[0].arguments.iter().map(|(name, _)| name).collect();
        let unsaid = unsaid(&found[0]);
        if codes != [code] || names.len() != found[0].arguments.len() || !unsaid.is_empty() {
            wrong.push(format!("{lines}\nis not one {code}, or lacks {unsaid:?}:\n{found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn what_every_option_takes_can_be_said() {
    for option in tables::FAMILIES.iter().flat_map(|family| family.options) {
        let said = Catalogue::english().try_text(&option.kind.expected());
        assert!(said.is_ok(), "{}: {said:?}", option.path);
    }
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
    let without_text: Vec<_> = codes.iter().filter(|code| !Catalogue::english().has(code)).collect();
    assert!(without_text.is_empty(), "add these to locales/en/rules.ftl: {without_text:?}");
}
