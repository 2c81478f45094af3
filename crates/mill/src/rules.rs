//! What a variant's options mean.

use game::rules::{Flaw, Flaws, Values};
use game::sorting;

use crate::board::{Board, Line, LineKind};
pub use crate::choices::{BoardFull, MillAction, Stalemate};
use crate::own_board::read_board;

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
        sorting::by_key(&mut lines, |line| line.kind);
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
    /// Reads the options; whether they go together is for [`judge`] to say.
    pub(crate) fn read(values: &Values) -> Rules {
        let (n_move, endgame) = (values.int("n_move_rule") as u16, values.int("endgame_n_move_rule") as u16);
        Rules {
            piece_count: values.int("piece_count") as u8,
            fly_count: if values.bool("may_fly") { values.int("fly_piece_count") as u8 } else { 0 },
            at_least: values.int("pieces_at_least_count") as u8,
            mill_action: values.choice("mill_formation_action_in_placing_phase"),
            may_move_while_placing: values.bool("may_move_in_placing_phase"),
            defender_first: values.bool("is_defender_move_first"),
            remove_multiple: values.bool("may_remove_multiple"),
            from_mills_always: values.bool("may_remove_from_mills_always"),
            restrict_repeated: values.bool("restrict_repeated_mills_formation"),
            one_time_mills: values.bool("one_time_use_mill"),
            extra_turn: values.bool("extra_turn_after_mill_in_placing_phase"),
            board_full: values.choice("board_full_action"),
            stop_at_two_empty: values.bool("stop_placing_when_two_empty_squares"),
            stalemate: values.choice("stalemate_action"),
            n_move,
            endgame_n_move: if endgame < n_move { endgame } else { 0 },
            threefold: values.bool("threefold_repetition_rule"),
            custodian: Capture::read(values, "custodian_capture"),
            intervention: Capture::read(values, "intervention_capture"),
            leap: Capture::read(values, "leap_capture"),
            compatible_choice: values.bool("sanmill_compatible_capture_choice"),
        }
    }

    fn judge(&self, board: Option<&Board>, flaws: &mut Flaws) {
        if self.at_least > self.piece_count {
            let flaw = Flaw::new("rules-combination-lost-from-the-start", "pieces_at_least_count");
            flaws.add(flaw.looking_at(&["piece_count"]).with("pieces", self.piece_count));
        }
        let Some(board) = board else { return };
        let (pieces, points) = (self.piece_count, board.len());
        if usize::from(pieces) * 2 > points {
            let flaw = Flaw::new("rules-combination-no-room", "piece_count");
            let flaw = flaw.with("pieces", pieces).with("points", points).with("most", points / 2);
            flaws.add(flaw.looking_at(BOARD));
        }
        let captures = [
            ("custodian_capture", &self.custodian),
            ("intervention_capture", &self.intervention),
            ("leap_capture", &self.leap),
        ];
        for (group, capture) in captures {
            if capture.is_some() && board.lines().iter().any(|line| line.points.len() != 3) {
                let path = format!("{group}.enabled");
                flaws.add(Flaw::new("rules-combination-no-middle", path).looking_at(BOARD));
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

/// The options that a board is made of.
pub(crate) const BOARD: &[&str] = &["board", "has_diagonal_lines"];

/// Notes everything that is wrong with a combination of options.
pub(crate) fn judge(values: &Values, flaws: &mut Flaws) {
    let board = read_board(values, flaws);
    Rules::read(values).judge(board.as_ref(), flaws);
}
