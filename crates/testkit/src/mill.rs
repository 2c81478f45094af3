//! A slow reference for Mill, from its rule document and the descriptions of its options: FEN in, FEN out;
//! every question is answered by looking at all points and all lines.

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
        let is_board_full = position.action == 'p';
        if is_board_full {
            return Some(if self.is("board_full_action", "agree-to-draw") { "draw" } else { "black" });
        }
        let is_loss = self.is("stalemate_action", "end-with-stalemate-loss")
            && !self.is_drawn_by_count(&position, 'm')
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
