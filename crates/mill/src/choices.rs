//! The names that options take, and what they stand for. The protocol also knows them by their numbers, which
//! are Sanmill's, so their order matters.

use game::rules::choice;

choice! {
    /// The board: `board.layout`.
    pub(crate) enum Layout {
        /// Three squares inside each other.
        ThreeRings = "three-rings",
        /// Two squares inside each other.
        TwoRings = "two-rings",
        /// Three rows of three.
        ThreeByThree = "three-by-three",
        /// The file describes it.
        Own = "own",
    }
}

choice! {
    /// What a mill made in the placing phase does: `mill_formation_action_in_placing_phase`.
    pub enum MillAction {
        /// A piece comes off the board.
        RemoveFromBoard = "remove-from-board",
        /// A piece comes out of the enemy's hand, then the enemy plays.
        FromHandThenOpponent = "remove-from-hand-then-opponents-turn",
        /// A piece comes out of the enemy's hand, then the same side plays again.
        FromHandThenYou = "remove-from-hand-then-your-turn",
        /// The victim chooses which of its own pieces goes.
        OpponentRemovesOwn = "opponent-removes-own-piece",
        /// The piece becomes a marker that blocks its point until placing is over.
        MarkAndDelay = "mark-and-delay",
        /// Nothing now; when placing is over, the mills are counted.
        MillCounts = "removal-based-on-mill-counts",
    }
}

choice! {
    /// What happens on a full board: `board_full_action`.
    pub enum BoardFull {
        /// White has lost.
        FirstLoses = "first-player-lose",
        /// White removes a piece, then Black.
        FirstThenSecond = "first-and-second-player-remove-piece",
        /// Black removes a piece, then White.
        SecondThenFirst = "second-and-first-player-remove-piece",
        /// The side that opens the moving phase removes a piece.
        SideToMove = "side-to-move-remove-piece",
        /// A draw.
        Draw = "agree-to-draw",
    }
}

choice! {
    /// What happens when a side cannot move: `stalemate_action`.
    pub enum Stalemate {
        /// It has lost.
        Loss = "end-with-stalemate-loss",
        /// The other side moves.
        ChangeSide = "change-side-to-move",
        /// It removes a piece and moves.
        RemoveAndMove = "remove-opponents-piece-and-make-next-move",
        /// It removes a piece and the other side moves.
        RemoveAndChange = "remove-opponents-piece-and-change-side-to-move",
        /// A draw.
        Draw = "end-with-stalemate-draw",
        /// Both remove a piece, the stuck side first, and then it moves.
        BothRemove = "both-players-remove-opponents-piece",
    }
}
