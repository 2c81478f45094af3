//! The options of the family: the one place that names, defaults and describes them.

use game::rules::{Default, Family, Kind, OptionSpec};

use crate::choices::{BoardFull, Layout, MillAction, Stalemate};
use crate::rules::judge;

const POINTS_SCHEMA: &str = r#"{ "type": "array", "items": { "type": "array", "items": { "type": "array",
    "prefixItems": [
        { "type": "string", "pattern": "^[a-wyz][a-wyz0-9]{0,5}$", "not": { "anyOf": [{ "pattern": "^r[0-9]" },
          { "enum": ["eval", "fen", "help", "hint", "moves", "new", "none", "off", "pass", "q", "quit", "tutor", "undo", "why"] }] } },
        { "type": "integer", "minimum": 0, "maximum": 40 },
        { "type": "integer", "minimum": 0, "maximum": 40 }],
    "minItems": 3, "maxItems": 3 } } }"#;
const EDGES_SCHEMA: &str = r#"{ "type": "array", "items": { "type": "array", "items": { "type": "string" },
    "minItems": 2, "maxItems": 2, "uniqueItems": true } }"#;
const LINES_SCHEMA: &str = r#"{ "type": "array", "items": { "type": "array", "items": { "type": "string" },
    "minItems": 2, "uniqueItems": true } }"#;

const POINTS: Kind = Kind::Custom { expected: "expected-board-points", schema: POINTS_SCHEMA };
const EDGES: Kind = Kind::Custom { expected: "expected-board-edges", schema: EDGES_SCHEMA };
const LINES: Kind = Kind::Custom { expected: "expected-board-lines", schema: LINES_SCHEMA };

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
    judge,
    options: &[
        choice("board.layout", Layout::NAMES, "The board: a built-in one, or the file's own."),
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
            MillAction::NAMES,
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
            BoardFull::NAMES,
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
            Stalemate::NAMES,
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
