//! The names that options take, and what they stand for.

use game::rules::choice;

choice! {
    /// What coming out of the base does to enemies: `entry.captures`.
    pub enum EntryCaptures {
        /// What any arrival does.
        AsLanding = "as-landing",
        /// One enemy piece goes home.
        One = "one",
        /// One enemy piece goes home if the square is full; otherwise what any arrival does.
        OneWhenFull = "one-when-full",
        /// All enemies go home.
        All = "all",
        /// An enemy keeps pieces in.
        Nothing = "nothing",
    }
}

choice! {
    /// What the third special roll in a row does: `third_in_a_row`.
    pub enum ThirdInARow {
        /// Nothing special.
        Nothing = "nothing",
        /// It is played, but earns no other roll.
        NoExtraRoll = "no-extra-roll",
        /// It is not played and the turn ends.
        TurnEnds = "turn-ends",
        /// It is not played and is rolled again.
        RollVoid = "roll-void",
        /// The turn ends and the piece moved last goes home.
        LastMovedHome = "last-moved-home",
        /// The turn ends and the leading piece goes home.
        LeaderHome = "leader-home",
    }
}

choice! {
    /// What an enemy on a safe square does to an arrival: `safe.effect`.
    pub enum SafeEffect {
        /// They share the square.
        Share = "share",
        /// The move is forbidden.
        ArrivalForbidden = "arrival-forbidden",
        /// The arrival goes home.
        ArrivalSentHome = "arrival-sent-home",
    }
}

choice! {
    /// What two or more pieces of one enemy colour do: `pair.effect`.
    pub enum PairEffect {
        /// All are captured.
        None = "none",
        /// The arrival shares their square.
        NotCaptured = "not-captured",
        /// Nobody may land on them.
        CannotBeLandedOn = "cannot-be-landed-on",
        /// Nobody may land on or pass them.
        CannotBePassed = "cannot-be-passed",
        /// The arrival goes home.
        ArrivalSentHome = "arrival-sent-home",
    }
}

choice! {
    /// Where a star jump meets enemies: `stars.capture_at`.
    pub enum StarCaptures {
        /// Where it starts.
        First = "first",
        /// Where it ends.
        Final = "final",
        /// Both.
        Both = "both",
    }
}

choice! {
    /// Whom a piece may pass on the loop: `passing`.
    pub enum Passing {
        /// Everybody.
        All = "all",
        /// All but its own colour.
        NotOwn = "not-own",
        /// Nobody.
        Nobody = "nobody",
    }
}

choice! {
    /// How the end of the route is reached: `finish.rule`.
    pub enum Finish {
        /// By exact count.
        Exact = "exact",
        /// Surplus is counted back.
        BounceFromGoal = "bounce-from-goal",
        /// Surplus puts a piece of the lane on the goal's number less the die.
        GoalMinusDie = "goal-minus-die",
    }
}

choice! {
    /// When the game ends: `win.play_on`.
    pub enum PlayOn {
        /// With the first winner.
        First = "first",
        /// When all but one have finished.
        AllButOne = "all-but-one",
        /// When all have finished.
        All = "all",
    }
}

choice! {
    /// What the end of a route is: `board.goal`.
    pub(crate) enum Goal {
        /// One square for all pieces of a colour.
        Shared = "shared",
        /// Single slots in a row.
        Slots = "slots",
    }
}

choice! {
    /// How two dice are used: `dice.use`.
    pub(crate) enum DiceUse {
        /// Both if they can be.
        AllThatCan = "all-that-can",
        /// Any die that can be used.
        Free = "free",
    }
}

choice! {
    /// When several tries are given: `tries_scope`.
    pub(crate) enum TriesScope {
        /// In every round.
        Always = "always",
        /// In the first round.
        FirstRound = "first-round",
    }
}

choice! {
    /// What earns one more roll: `extra_roll.on`.
    pub(crate) enum ExtraRoll {
        /// A 6.
        Six = "six",
        /// Two equal dice.
        Doubles = "doubles",
        /// A capture.
        Capture = "capture",
        /// A piece brought to the goal.
        Finish = "finish",
    }
}

choice! {
    /// What other colours' start squares are: `starts.effect`.
    pub(crate) enum StartsEffect {
        /// Ordinary squares.
        Ordinary = "ordinary",
        /// A piece of the owner there sends arrivals home.
        OwnerSendsArrivalHome = "owner-sends-arrival-home",
    }
}

choice! {
    /// What happens when the way is blocked: `blocked`.
    pub(crate) enum Blocked {
        /// There is no move.
        Illegal = "illegal",
        /// The piece stops on the square before.
        StopBehind = "stop-behind",
    }
}

choice! {
    /// How the lane is walked: `lane.rule`.
    pub(crate) enum LaneRule {
        /// As the loop is.
        Free = "free",
        /// Step by step, each with its own number.
        Stairs = "stairs",
    }
}
