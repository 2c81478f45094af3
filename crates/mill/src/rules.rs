//! What a variant's options mean.

use game::rules::{Flaws, Value, Values};

use crate::board::{Board, Line, LineKind};
use crate::layouts::RawBoard;
use crate::options::{BOARD_FULL_ACTIONS, MILL_ACTIONS, STALEMATE_ACTIONS};

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
