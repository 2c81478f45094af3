//! The names that options take, and what they stand for.

use game::rules::choice;

choice! {
    /// How a game begins: `opening.roll`.
    pub enum Opening {
        /// White rolls and starts.
        WhiteRolls = "white-rolls",
        /// Each throws a die; the higher starts with a fresh roll.
        RollOffThenFresh = "roll-off-then-fresh",
        /// Each throws a die; the higher plays both.
        RollOffDicePlayed = "roll-off-dice-played",
    }
}

choice! {
    /// Who starts the next game of a match: `opening.next_game`.
    pub enum NextGame {
        /// As in the first game.
        OpeningRoll = "opening-roll",
        /// The winner of the last game.
        Winner = "winner",
        /// The loser of the last game.
        Loser = "loser",
        /// The side that did not start the last game.
        Alternate = "alternate",
    }
}

choice! {
    /// What a double gives: `dice.doubles`.
    pub enum Doubles {
        /// Four steps.
        Four = "four",
        /// Two steps, then one fresh roll.
        TwoThenRollAgain = "two-then-roll-again",
        /// Four steps of this double and of every higher one.
        Cascade = "cascade",
    }
}

choice! {
    /// Whose first turn lets a second checker leave the head: `head.first_turn_for`.
    pub(crate) enum FirstTurnFor {
        /// Both players'.
        Both = "both",
        /// That of a player whose opponent has already left the head.
        SecondPlayer = "second-player",
    }
}

choice! {
    /// When a block may stand: `block.permission`.
    pub enum Permission {
        /// An enemy checker is past it.
        EnemyAhead = "enemy-ahead",
        /// An enemy checker is in its home.
        EnemyHome = "enemy-home",
        /// Never.
        Never = "never",
        /// Always.
        Always = "always",
    }
}

choice! {
    /// When the block rules hold: `block.checked`.
    pub(crate) enum BlockChecked {
        /// At the end of a turn.
        TurnEnd = "turn-end",
        /// After every step.
        EveryStep = "every-step",
    }
}

choice! {
    /// What a die larger than needed bears off: `bear_off.larger_die`.
    pub(crate) enum LargerDie {
        /// A checker from the farthest occupied point.
        Farthest = "farthest",
        /// Nothing.
        Never = "never",
    }
}

choice! {
    /// What makes a mars a koks: `score.koks_when`.
    pub enum KoksWhen {
        /// The loser has no checker in its home.
        NoCheckerHome = "no-checker-home",
        /// The loser has a checker in its first quarter.
        CheckerInFirstQuarter = "checker-in-first-quarter",
    }
}

choice! {
    /// Whether the side that is second to finish gets a last chance: `score.tie`.
    pub enum Tie {
        /// No.
        None = "none",
        /// One roll, with exactly 14 checkers off.
        LastRollAt14 = "last-roll-at-14",
        /// One turn, if the starter finished first.
        EqualTurns = "equal-turns",
    }
}
