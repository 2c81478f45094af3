//! A slow reference for Mill, from its rule document and the descriptions of its options: FEN in, FEN out;
//! every question is answered by looking at all points and all lines.
//!
//! Where the document is silent, the reference follows what players are told under "Where the rules leave a
//! choice" in `docs/rule-files.md`; these are choices, not findings:
//! - Mills in the placing phase: "your turn" only if the hand paid for everything; a capture beside it is lost
//!   if the hand pays for the whole mill or the victim removes, and stands where mills are counted later;
//!   own removals may break mills; an extra turn comes before the enemy's, but not for a captured piece;
//!   markers for captured pieces too; counted lines are used up; no more removals than enemies on the board.
//! - The end of placing: full boards and two empty points on every board, not after a capture; giving up the
//!   hand can lose; removals of a full board are turns where the order continues.
//! - Captures: one line of an intervention, protected or not, in the order of the board; leaps between
//!   neighbours; a custodian target ends the removals of Sanmill's arithmetic.
//! - Draws and stalemate: removals come before the n-move rule, and that before stalemate; taking from the hand
//!   does not start the count again; without an n-move rule there is none for the endgame, which is judged by
//!   the hand of the side to move next; a draw if neither can move, a loss if the stuck side finds nothing to
//!   remove, no removal for the second side that finds nothing, then the stuck side moves; lines can score as
//!   before the move when the way back is watched.
//! - The FEN: squares from 8 (lower beyond 24 points), `m:` last and part of the sum due, `m r` for a full
//!   board, the stuck side to move when neither can.

mod board;
mod capture;
mod legal;
mod mills;
mod play;
mod position;
mod removal;
mod turn;

use game::rules::Values;

use board::Board;
use position::{BLACK, Position, WHITE};

/// The rules of one variant.
#[derive(Clone, Debug)]
pub struct Reference<'v> {
    values: &'v Values,
    board: Board,
}

impl<'v> Reference<'v> {
    /// The rules that these options make.
    pub fn new(values: &'v Values) -> Self {
        Reference { values, board: Board::new(values) }
    }

    /// The legal actions, in the order of the alphabet; none when the game is over.
    pub fn legal(&self, fen: &str) -> Vec<String> {
        let mut actions = self.actions(&self.read(fen));
        actions.sort();
        actions.dedup();
        actions
    }

    /// The position after a legal action. Its full-move number stays as it was: it cannot be told from a FEN.
    pub fn after(&self, fen: &str, action: &str) -> String {
        let mut position = self.read(fen);
        let point = |name: &str| self.board.point(name).unwrap_or_else(|| panic!("no point {name}"));
        if position.action == 'r' {
            self.remove(&mut position, point(&action[1..]));
        } else if let Some((from, to)) = action.split_once('-') {
            self.slide(&mut position, point(from), point(to));
        } else {
            self.place(&mut position, point(action));
        }
        position.write(&self.board)
    }

    /// How a finished game ended: `white`, `black` or `draw`.
    pub fn result(&self, fen: &str) -> Option<&'static str> {
        let position = self.read(fen);
        if position.phase != 'o' {
            return None;
        }
        let winner = ["white", "black"];
        if let Some(loser) = [WHITE, BLACK].into_iter().find(|&side| self.has_too_few(&position, side)) {
            return Some(winner[position::enemy_of(loser)]);
        }
        if position.empty().is_empty() {
            return Some(if self.is("board_full_action", "agree-to-draw") { "draw" } else { "black" });
        }
        let draws = ["end-with-stalemate-draw", "change-side-to-move"];
        let is_loss = !draws.contains(&self.values.name("stalemate_action"))
            && !self.is_drawn_by_count(&position)
            && position.hand[position.side] == 0
            && self.is_stuck(&position);
        Some(if is_loss { winner[position.enemy()] } else { "draw" })
    }

    fn read(&self, fen: &str) -> Position {
        Position::read(&self.board, fen)
    }

    fn flag(&self, path: &str) -> bool {
        self.values.bool(path)
    }

    fn int(&self, path: &str) -> i64 {
        self.values.int(path)
    }

    fn is(&self, path: &str, name: &str) -> bool {
        self.values.name(path) == name
    }

    fn does_placing_mill(&self, name: &str) -> bool {
        self.is("mill_formation_action_in_placing_phase", name)
    }
}
