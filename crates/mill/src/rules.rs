//! The options of the family, and what a variant's options mean.

use game::rules::{Default, Family, Flaws, Kind, OptionSpec, Value, Values};

use crate::board::{Board, Line, LineKind, RawBoard};

const MILL_ACTIONS: &[&str] = &[
    "remove-from-board",
    "remove-from-hand-then-opponents-turn",
    "remove-from-hand-then-your-turn",
    "opponent-removes-own-piece",
    "mark-and-delay",
    "removal-based-on-mill-counts",
];

const BOARD_FULL_ACTIONS: &[&str] = &[
    "first-player-lose",
    "first-and-second-player-remove-piece",
    "second-and-first-player-remove-piece",
    "side-to-move-remove-piece",
    "agree-to-draw",
];

const STALEMATE_ACTIONS: &[&str] = &[
    "end-with-stalemate-loss",
    "change-side-to-move",
    "remove-opponents-piece-and-make-next-move",
    "remove-opponents-piece-and-change-side-to-move",
    "end-with-stalemate-draw",
    "both-players-remove-opponents-piece",
];

const LAYOUTS: &[&str] = &["three-rings", "two-rings", "three-by-three", "own"];

const POINTS_SCHEMA: &str = r#"{ "type": "array", "items": { "type": "array", "items": { "type": "array",
    "prefixItems": [{ "type": "string" }, { "type": "integer" }, { "type": "integer" }],
    "minItems": 3, "maxItems": 3 } } }"#;
const NAMES_SCHEMA: &str =
    r#"{ "type": "array", "items": { "type": "array", "items": { "type": "string" } } }"#;

const POINTS: Kind = Kind::Custom {
    expected: "a list of rings or rows, each a list of points, each [\"name\", x, y]",
    schema: POINTS_SCHEMA,
};
const EDGES: Kind = Kind::Custom { expected: "a list of pairs of point names", schema: NAMES_SCHEMA };
const LINES: Kind = Kind::Custom {
    expected: "a list of lines, each a list of point names from end to end",
    schema: NAMES_SCHEMA,
};

const fn flag(path: &'static str, default: bool, help: &'static str) -> OptionSpec {
    OptionSpec::new(path, Kind::Bool, Default::Bool(default), help)
}

const fn count(path: &'static str, min: i64, max: i64, default: i64, help: &'static str) -> OptionSpec {
    OptionSpec::new(path, Kind::Int { min, max }, Default::Int(default), help)
}

const fn choice(path: &'static str, names: &'static [&'static str], help: &'static str) -> OptionSpec {
    OptionSpec::new(path, Kind::Name(names), Default::Name(names[0]), help)
}

/// The options of Mill. Their order is the order they are shown in.
pub static FAMILY: Family = Family {
    name: "mill",
    options: &[
        choice("board.layout", LAYOUTS, "The board: a built-in one, or the file's own."),
        OptionSpec::new(
            "board.points",
            POINTS,
            Default::Nothing,
            "An own board's points: rings or rows in the order of the FEN, each point [\"name\", x, y].",
        ),
        OptionSpec::new("board.edges", EDGES, Default::Nothing, "An own board's edges, which pieces slide along."),
        OptionSpec::new("board.lines", LINES, Default::Nothing, "An own board's mill lines along its sides."),
        OptionSpec::new(
            "board.cross_lines",
            LINES,
            Default::Nothing,
            "An own board's mill lines across its rings.",
        ),
        OptionSpec::new("board.diagonal_lines", LINES, Default::Nothing, "An own board's diagonal mill lines."),
        flag("has_diagonal_lines", false, "Whether a built-in board has its diagonal lines.")
            .with_aliases(&["HasDiagonalLines"]),
        count("piece_count", 1, 16, 9, "Pieces of each side.").with_aliases(&["PiecesCount", "PieceCount"]),
        flag("may_fly", true, "Whether a side with few pieces may move to any empty point.")
            .with_aliases(&["MayFly"]),
        count("fly_piece_count", 0, 16, 3, "A side with an empty hand and this many pieces or fewer may fly.")
            .with_aliases(&["flyPieceCount", "FlyPieceCount"]),
        count("pieces_at_least_count", 1, 16, 3, "A side with fewer pieces (board and hand) has lost.")
            .with_aliases(&["PiecesAtLeastCount"]),
        choice(
            "mill_formation_action_in_placing_phase",
            MILL_ACTIONS,
            "What a mill made in the placing phase does.",
        )
        .with_aliases(&["MillFormationActionInPlacingPhase"]),
        flag("may_move_in_placing_phase", false, "Whether a piece may slide while there are pieces in hand.")
            .with_aliases(&["MayMoveInPlacingPhase"]),
        flag("is_defender_move_first", false, "Whether Black opens the moving phase.")
            .with_aliases(&["IsDefenderMoveFirst"]),
        flag("may_remove_multiple", false, "Whether each mill made by one move removes a piece; else one does.")
            .with_aliases(&["MayRemoveMultiple"]),
        flag("may_remove_from_mills_always", false, "Whether pieces in mills may be removed like any other.")
            .with_aliases(&["MayRemoveFromMillsAlways"]),
        flag(
            "restrict_repeated_mills_formation",
            false,
            "Whether a piece that went from a mill into a mill may not go straight back and re-form the first.",
        )
        .with_aliases(&["RestrictRepeatedMillsFormation"]),
        flag("one_time_use_mill", false, "Whether a line gives a removal to a side only once.")
            .with_aliases(&["OneTimeUseMill"]),
        flag(
            "extra_turn_after_mill_in_placing_phase",
            false,
            "Whether a side that makes a mill in the placing phase plays again, as long as it has pieces in hand.",
        )
        .with_aliases(&["ExtraTurnAfterMillInPlacingPhase"]),
        choice(
            "board_full_action",
            BOARD_FULL_ACTIONS,
            "What happens when the last placement fills the board without a mill.",
        )
        .with_aliases(&["BoardFullAction"]),
        flag(
            "stop_placing_when_two_empty_squares",
            false,
            "Whether a placement without a mill that leaves two empty points ends the placing phase.",
        )
        .with_aliases(&["StopPlacingWhenTwoEmptySquares"]),
        choice(
            "stalemate_action",
            STALEMATE_ACTIONS,
            "What happens when a side cannot move in the moving phase.",
        )
        .with_aliases(&["StalemateAction"]),
        count("n_move_rule", 0, 10_000, 100, "A draw after this many actions without placing or removing; 0: never.")
            .with_aliases(&["NMoveRule"]),
        count(
            "endgame_n_move_rule",
            0,
            10_000,
            100,
            "The same, if smaller, once a side has three pieces in the moving phase; 0: never.",
        )
        .with_aliases(&["EndgameNMoveRule"]),
        flag("threefold_repetition_rule", true, "Whether a position that stands for the third time is a draw.")
            .with_aliases(&["ThreefoldRepetitionRule"]),
        flag("custodian_capture.enabled", false, "Whether an enemy between two own pieces can be captured.")
            .with_aliases(&["CustodianCaptureEnabled"]),
        flag("custodian_capture.on_square_edges", true, "Custodian captures along the sides of rings.")
            .with_aliases(&["CustodianCaptureOnSquareEdges"]),
        flag("custodian_capture.on_cross_lines", true, "Custodian captures across rings.")
            .with_aliases(&["CustodianCaptureOnCrossLines"]),
        flag("custodian_capture.on_diagonal_lines", true, "Custodian captures on diagonals.")
            .with_aliases(&["CustodianCaptureOnDiagonalLines"]),
        flag("custodian_capture.in_placing_phase", true, "Custodian captures in the placing phase.")
            .with_aliases(&["CustodianCaptureInPlacingPhase"]),
        flag("custodian_capture.in_moving_phase", true, "Custodian captures in the moving phase.")
            .with_aliases(&["CustodianCaptureInMovingPhase"]),
        flag(
            "custodian_capture.only_available_when_own_pieces_leq_3",
            false,
            "In the moving phase, custodian captures only by a side with three pieces or fewer.",
        )
        .with_aliases(&["CustodianCaptureOnlyWhenOwnPiecesLeq3"]),
        flag("intervention_capture.enabled", false, "Whether a piece played between two enemies captures them.")
            .with_aliases(&["InterventionCaptureEnabled"]),
        flag("intervention_capture.on_square_edges", true, "Intervention captures along the sides of rings.")
            .with_aliases(&["InterventionCaptureOnSquareEdges"]),
        flag("intervention_capture.on_cross_lines", true, "Intervention captures across rings.")
            .with_aliases(&["InterventionCaptureOnCrossLines"]),
        flag("intervention_capture.on_diagonal_lines", true, "Intervention captures on diagonals.")
            .with_aliases(&["InterventionCaptureOnDiagonalLines"]),
        flag("intervention_capture.in_placing_phase", true, "Intervention captures in the placing phase.")
            .with_aliases(&["InterventionCaptureInPlacingPhase"]),
        flag("intervention_capture.in_moving_phase", true, "Intervention captures in the moving phase.")
            .with_aliases(&["InterventionCaptureInMovingPhase"]),
        flag(
            "intervention_capture.only_available_when_own_pieces_leq_3",
            false,
            "In the moving phase, intervention captures only by a side with three pieces or fewer.",
        )
        .with_aliases(&["InterventionCaptureOnlyWhenOwnPiecesLeq3"]),
        flag("leap_capture.enabled", false, "Whether a piece may jump along a line over an enemy and capture it.")
            .with_aliases(&["LeapCaptureEnabled"]),
        flag("leap_capture.on_square_edges", true, "Leaps along the sides of rings.")
            .with_aliases(&["LeapCaptureOnSquareEdges"]),
        flag("leap_capture.on_cross_lines", true, "Leaps across rings.")
            .with_aliases(&["LeapCaptureOnCrossLines"]),
        flag("leap_capture.on_diagonal_lines", true, "Leaps on diagonals.")
            .with_aliases(&["LeapCaptureOnDiagonalLines"]),
        flag("leap_capture.in_placing_phase", true, "Kept for Sanmill's sake: nobody leaps with pieces in hand.")
            .with_aliases(&["LeapCaptureInPlacingPhase"]),
        flag("leap_capture.in_moving_phase", true, "Leaps in the moving phase.")
            .with_aliases(&["LeapCaptureInMovingPhase"]),
        flag(
            "leap_capture.only_available_when_own_pieces_leq_3",
            false,
            "Leaps only by a side with three pieces or fewer.",
        )
        .with_aliases(&["LeapCaptureOnlyWhenOwnPiecesLeq3"]),
        flag(
            "sanmill_compatible_capture_choice",
            false,
            "Whether a mill and a capture made by one move are counted as Sanmill counts them.",
        )
        .with_aliases(&["SanmillCompatibleCaptureChoice"]),
    ],
};

/// What a mill made in the placing phase does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MillAction {
    /// A piece comes off the board.
    RemoveFromBoard,
    /// A piece comes out of the enemy's hand, then the enemy plays.
    FromHandThenOpponent,
    /// A piece comes out of the enemy's hand, then the same side plays again.
    FromHandThenYou,
    /// The victim chooses which of its own pieces goes.
    OpponentRemovesOwn,
    /// The piece becomes a marker that blocks its point until placing is over.
    MarkAndDelay,
    /// Nothing now; when placing is over, the mills are counted.
    MillCounts,
}

/// What happens on a full board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFull {
    /// White has lost.
    FirstLoses,
    /// White removes a piece, then Black.
    FirstThenSecond,
    /// Black removes a piece, then White.
    SecondThenFirst,
    /// The side that opens the moving phase removes a piece.
    SideToMove,
    /// A draw.
    Draw,
}

/// What happens when a side cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stalemate {
    /// It has lost.
    Loss,
    /// The other side moves.
    ChangeSide,
    /// It removes a piece and moves.
    RemoveAndMove,
    /// It removes a piece and the other side moves.
    RemoveAndChange,
    /// A draw.
    Draw,
    /// Both remove a piece, the stuck side first, and then it moves.
    BothRemove,
}

/// When and where one kind of capture works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Along the sides of rings.
    pub on_edges: bool,
    /// Across rings.
    pub on_crosses: bool,
    /// On diagonals.
    pub on_diagonals: bool,
    /// In the placing phase.
    pub placing: bool,
    /// In the moving phase.
    pub moving: bool,
    /// Only with three pieces or fewer.
    pub only_few: bool,
}

impl Capture {
    fn read(values: &Values, group: &str) -> Option<Capture> {
        let on = |name: &str| values.bool(&format!("{group}.{name}"));
        on("enabled").then(|| Capture {
            on_edges: on("on_square_edges"),
            on_crosses: on("on_cross_lines"),
            on_diagonals: on("on_diagonal_lines"),
            placing: on("in_placing_phase"),
            moving: on("in_moving_phase"),
            only_few: on("only_available_when_own_pieces_leq_3"),
        })
    }

    /// Whether it works on lines of this kind.
    pub fn allows(&self, kind: LineKind) -> bool {
        match kind {
            LineKind::Edge => self.on_edges,
            LineKind::Cross => self.on_crosses,
            LineKind::Diagonal => self.on_diagonals,
        }
    }

    /// The lines it works on as (end, middle, end): crosses first, then edges, then diagonals.
    pub(crate) fn lines(&self, board: &Board) -> Vec<[u8; 3]> {
        let mut lines: Vec<&Line> = board.lines().iter().filter(|line| self.allows(line.kind)).collect();
        lines.sort_by_key(|line| line.kind);
        lines.iter().map(|line| [line.points[0], line.points[1], line.points[2]]).collect()
    }
}

/// The options of one variant, read once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Pieces of each side.
    pub piece_count: u8,
    /// A side flies with this many pieces or fewer; 0 where nobody flies.
    pub fly_count: u8,
    /// A side with fewer pieces has lost.
    pub at_least: u8,
    /// What a mill made in the placing phase does.
    pub mill_action: MillAction,
    /// Whether pieces slide while there are pieces in hand.
    pub may_move_while_placing: bool,
    /// Whether Black opens the moving phase.
    pub defender_first: bool,
    /// One removal for each mill.
    pub remove_multiple: bool,
    /// Mills protect nothing.
    pub from_mills_always: bool,
    /// No going back and forth between two mills.
    pub restrict_repeated: bool,
    /// A line scores once for each side.
    pub one_time_mills: bool,
    /// A mill in the placing phase gives another turn.
    pub extra_turn: bool,
    /// What happens on a full board.
    pub board_full: BoardFull,
    /// Two empty points end the placing phase.
    pub stop_at_two_empty: bool,
    /// What happens when a side cannot move.
    pub stalemate: Stalemate,
    /// A draw after this many quiet actions; 0: never.
    pub n_move: u16,
    /// The same with three pieces, or 0 where it does not apply.
    pub endgame_n_move: u16,
    /// The third occurrence of a position is a draw.
    pub threefold: bool,
    /// Capture of an enemy between two own pieces.
    pub custodian: Option<Capture>,
    /// Capture of the two enemies on both sides.
    pub intervention: Option<Capture>,
    /// Capture by jumping.
    pub leap: Option<Capture>,
    /// Mill and capture on one move are counted as Sanmill does.
    pub compatible_choice: bool,
}

impl Rules {
    /// Reads the options, and notes every combination that makes no sense.
    pub(crate) fn read(values: &Values, board: Option<&Board>, flaws: &mut Flaws) -> Rules {
        const MILL: [MillAction; 6] = [
            MillAction::RemoveFromBoard,
            MillAction::FromHandThenOpponent,
            MillAction::FromHandThenYou,
            MillAction::OpponentRemovesOwn,
            MillAction::MarkAndDelay,
            MillAction::MillCounts,
        ];
        const FULL: [BoardFull; 5] = [
            BoardFull::FirstLoses,
            BoardFull::FirstThenSecond,
            BoardFull::SecondThenFirst,
            BoardFull::SideToMove,
            BoardFull::Draw,
        ];
        const STUCK: [Stalemate; 6] = [
            Stalemate::Loss,
            Stalemate::ChangeSide,
            Stalemate::RemoveAndMove,
            Stalemate::RemoveAndChange,
            Stalemate::Draw,
            Stalemate::BothRemove,
        ];
        let index = |path: &str, names: &[&str]| {
            names.iter().position(|name| *name == values.name(path)).expect("names were checked")
        };
        let (n_move, endgame) = (values.int("n_move_rule") as u16, values.int("endgame_n_move_rule") as u16);
        let rules = Rules {
            piece_count: values.int("piece_count") as u8,
            fly_count: if values.bool("may_fly") { values.int("fly_piece_count") as u8 } else { 0 },
            at_least: values.int("pieces_at_least_count") as u8,
            mill_action: MILL[index("mill_formation_action_in_placing_phase", MILL_ACTIONS)],
            may_move_while_placing: values.bool("may_move_in_placing_phase"),
            defender_first: values.bool("is_defender_move_first"),
            remove_multiple: values.bool("may_remove_multiple"),
            from_mills_always: values.bool("may_remove_from_mills_always"),
            restrict_repeated: values.bool("restrict_repeated_mills_formation"),
            one_time_mills: values.bool("one_time_use_mill"),
            extra_turn: values.bool("extra_turn_after_mill_in_placing_phase"),
            board_full: FULL[index("board_full_action", BOARD_FULL_ACTIONS)],
            stop_at_two_empty: values.bool("stop_placing_when_two_empty_squares"),
            stalemate: STUCK[index("stalemate_action", STALEMATE_ACTIONS)],
            n_move,
            endgame_n_move: if endgame < n_move { endgame } else { 0 },
            threefold: values.bool("threefold_repetition_rule"),
            custodian: Capture::read(values, "custodian_capture"),
            intervention: Capture::read(values, "intervention_capture"),
            leap: Capture::read(values, "leap_capture"),
            compatible_choice: values.bool("sanmill_compatible_capture_choice"),
        };
        rules.judge(board, flaws);
        rules
    }

    fn judge(&self, board: Option<&Board>, flaws: &mut Flaws) {
        if self.at_least > self.piece_count {
            let message = format!("a side with {} pieces has lost from the start", self.piece_count);
            flaws.add("pieces_at_least_count", message, "at most piece_count");
        }
        let Some(board) = board else { return };
        if usize::from(self.piece_count) * 2 > board.len() {
            let message = format!("twice {} pieces have no room on {} points", self.piece_count, board.len());
            flaws.add("piece_count", message, format!("at most {}", board.len() / 2));
        }
        let captures = [
            ("custodian_capture", &self.custodian),
            ("intervention_capture", &self.intervention),
            ("leap_capture", &self.leap),
        ];
        for (group, capture) in captures {
            if capture.is_some() && board.lines().iter().any(|line| line.points.len() != 3) {
                let help = "lines of three points, or no such capture";
                flaws.add(format!("{group}.enabled"), "captures need a middle point on every line", help);
            }
        }
    }

    /// Whether any capture beside mills is on.
    pub fn has_captures(&self) -> bool {
        self.custodian.is_some() || self.intervention.is_some() || self.leap.is_some()
    }

    /// Whether the order of turns simply goes on when placing ends.
    pub(crate) fn order_continues(&self) -> bool {
        self.may_move_while_placing
            || self.mill_action == MillAction::FromHandThenOpponent
            || self.mill_action == MillAction::FromHandThenYou && self.remove_multiple
    }
}

/// Finds the board of a variant, or notes what is wrong with it.
pub(crate) fn read_board(values: &Values, flaws: &mut Flaws) -> Option<Board> {
    let diagonals = values.bool("has_diagonal_lines");
    let layout = values.name("board.layout");
    if layout != "own" {
        for path in ["points", "edges", "lines", "cross_lines", "diagonal_lines"] {
            let path = format!("board.{path}");
            if !values.get(&path).items().is_empty() {
                flaws.add(path, "only an own board is described", "board.layout = \"own\"");
            }
        }
    }
    match layout {
        "two-rings" => {
            if diagonals {
                let help = "has_diagonal_lines = false, or another board";
                flaws.add("has_diagonal_lines", "two rings have no diagonal lines", help);
            }
            RawBoard::two_rings().check(flaws)
        }
        "three-by-three" => RawBoard::three_by_three(diagonals).check(flaws),
        "own" => read_own_board(values, flaws),
        _ => RawBoard::three_rings(diagonals).check(flaws),
    }
}

fn read_own_board(values: &Values, flaws: &mut Flaws) -> Option<Board> {
    let before = flaws.0.len();
    let mut raw = RawBoard::default();
    list("board.points", values.get("board.points"), flaws, |path, group, flaws| {
        let mut points = Vec::new();
        list(path, group, flaws, |path, point, flaws| match point.items() {
            [Value::Text(name), Value::Int(x), Value::Int(y)] => points.push((name.clone(), *x, *y)),
            _ => flaws.add(path, "this is no point", "[\"a1\", 0, 0]: name, x, y"),
        });
        raw.groups.push(points);
    });
    names("board.edges", values, flaws, |path, names| raw.edges.push((path, names)));
    let kinds = [
        ("board.cross_lines", LineKind::Cross),
        ("board.lines", LineKind::Edge),
        ("board.diagonal_lines", LineKind::Diagonal),
    ];
    for (path, kind) in kinds {
        names(path, values, flaws, |path, names| raw.lines.push((kind, path, names)));
    }
    if flaws.0.len() > before { None } else { raw.check(flaws) }
}

fn names(path: &str, values: &Values, flaws: &mut Flaws, mut take: impl FnMut(String, Vec<String>)) {
    list(path, values.get(path), flaws, |path, item, flaws| {
        let mut words = Vec::new();
        list(path, item, flaws, |path, word, flaws| match word {
            Value::Text(word) => words.push(word.clone()),
            _ => flaws.add(path, "this is no name", "the name of a point"),
        });
        take(path.to_owned(), words);
    });
}

fn list(path: &str, value: &Value, flaws: &mut Flaws, mut each: impl FnMut(&str, &Value, &mut Flaws)) {
    let Value::List(items) = value else {
        return flaws.add(path, format!("{} stands where a list is expected", value.type_name()), "[ … ]");
    };
    for (i, item) in items.iter().enumerate() {
        each(&format!("{path}[{i}]"), item, flaws);
    }
}
