//! A slow reference for Mill, from its rule document.
//!
//! Points are indices into a list of characters, sets are `BTreeSet`s, and every question is answered by
//! looking at all points and all lines. Texts go in (options, FEN, action), texts come out.
//!
//! Where the document leaves a choice, the reference takes the same one as the family and says so:
//! - a mill that takes from the hand, leaves the removal to its victim or only counts later voids captures
//!   made by the same placement;
//! - no more removals are due for a mill than there are enemy pieces on the board;
//! - whoever removes its own pieces is free to choose among all of them;
//! - a piece that is a target of a capture, removed while a mill's removal stands open too, chooses the capture;
//! - the extra turn follows a removal by mill, not by capture, and needs a piece in hand;
//! - after both sides removed because of a stalemate, the stuck side moves; when nobody can move where a
//!   stuck side passes, the game is drawn.

mod board;
mod flow;
mod legal;
mod position;

use game::rules::Values;

use board::Board;
use position::Position;

/// The rules as the reference reads them.
struct Rules<'v> {
    values: &'v Values,
    board: Board,
}

impl<'v> Rules<'v> {
    fn new(values: &'v Values) -> Rules<'v> {
        Rules { values, board: Board::new(values) }
    }

    fn is(&self, option: &str) -> bool {
        self.values.bool(option)
    }

    fn int(&self, option: &str) -> i64 {
        self.values.int(option)
    }

    fn name(&self, option: &str) -> &str {
        self.values.name(option)
    }
}

/// The rules of one variant, asked in texts.
pub struct Reference<'v>(Rules<'v>);

impl<'v> Reference<'v> {
    /// The reference for these options, which must make sense together.
    pub fn new(values: &'v Values) -> Reference<'v> {
        Reference(Rules::new(values))
    }

    /// The legal actions of a position, sorted; none when the game is over.
    pub fn legal(&self, fen: &str) -> Vec<String> {
        let position = Position::read(fen, &self.0.board);
        let mut actions = legal::actions(&self.0, &position);
        actions.sort();
        actions
    }

    /// The FEN after a legal action. Its move number stays as it was: it cannot be told from the FEN before.
    pub fn after(&self, fen: &str, action: &str) -> String {
        let mut position = Position::read(fen, &self.0.board);
        flow::act(&self.0, &mut position, action);
        position.write(&self.0.board)
    }

    /// `white`, `black` or `draw` in a finished game.
    pub fn result(&self, fen: &str) -> Option<&'static str> {
        let position = Position::read(fen, &self.0.board);
        (position.phase == 'o').then(|| flow::result(&self.0, &position))
    }
}
