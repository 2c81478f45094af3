//! What a variant's options mean.

use game::rules::{Flaws, Problems, Values, Variant};

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// White rolls and starts.
    WhiteRolls,
    /// Each throws a die; the higher starts with a fresh roll.
    RollOffThenFresh,
    /// Each throws a die; the higher plays both.
    RollOffDicePlayed,
}

/// Who starts the next game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextGame {
    /// As in the first game.
    OpeningRoll,
    /// The winner of the last game.
    Winner,
    /// The loser of the last game.
    Loser,
    /// The side that did not start the last game.
    Alternate,
}

/// What a double gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubles {
    /// Four steps.
    Four,
    /// Two steps, then one fresh roll.
    TwoThenRollAgain,
    /// Four steps of this double and of every higher one.
    Cascade,
}

/// When a block may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// An enemy checker is past it.
    EnemyAhead,
    /// An enemy checker is in its home.
    EnemyHome,
    /// Never.
    Never,
    /// Always.
    Always,
}

/// What makes a mars a koks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KoksWhen {
    /// The loser has no checker in its home.
    NoCheckerHome,
    /// The loser has a checker in its first quarter.
    CheckerInFirstQuarter,
}

/// Whether the side that is second to finish gets a last chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// No.
    None,
    /// One roll, with exactly 14 checkers off.
    LastRollAt14,
    /// One turn, if the starter finished first.
    EqualTurns,
}

/// The options of a variant, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// `opening.roll`
    pub opening: Opening,
    /// `opening.next_game`
    pub next_game: NextGame,
    /// `dice.doubles`
    pub doubles: Doubles,
    /// `dice.winning_turn_may_stop`
    pub winning_turn_may_stop: bool,
    /// `head.limit`
    pub head_limit: u8,
    /// `head.first_turn_doubles`, bit n for the double n-n.
    pub first_turn_doubles: u8,
    /// `head.first_turn_for = second-player`
    pub first_turn_needs_enemy_out: bool,
    /// `runner.first`
    pub runner_first: bool,
    /// `block.length`
    pub block_length: u8,
    /// `block.permission`
    pub permission: Permission,
    /// `block.checked = every-step`
    pub every_step: bool,
    /// `block.borne_off_is_ahead`
    pub borne_off_is_ahead: bool,
    /// `block.on_bear_off`
    pub block_on_bear_off: bool,
    /// `block.own_start_max`
    pub own_start_max: u8,
    /// `block.enemy_start_max`
    pub enemy_start_max: u8,
    /// `block.open_when_all_behind`
    pub open_when_all_behind: bool,
    /// `bear_off.larger_die = farthest`
    pub larger_die_from_farthest: bool,
    /// `bear_off.inner_steps`
    pub inner_steps: bool,
    /// `score.oin`
    pub oin: i16,
    /// `score.mars`
    pub mars: i16,
    /// `score.koks`; 0 when there is none.
    pub koks: i16,
    /// `score.koks_when`
    pub koks_when: KoksWhen,
    /// `score.tie`
    pub tie: Tie,
    /// `match.length`
    pub match_length: u8,
    /// `match.cube`
    pub cube: bool,
    /// `match.crawford`
    pub crawford: bool,
    /// `match.jacoby`
    pub jacoby: bool,
}

impl Options {
    /// Reads the options of a variant and judges their combination.
    pub(crate) fn check(variant: &Variant) -> Result<Options, Problems> {
        let options = Options::read(&variant.values);
        let mut flaws = Flaws::default();
        options.judge(&mut flaws);
        variant.judge(flaws)?;
        Ok(options)
    }

    fn read(values: &Values) -> Options {
        let int = |path: &str| values.int(path) as u8;
        let points = |path: &str| values.int(path) as i16;
        Options {
            opening: match values.name("opening.roll") {
                "white-rolls" => Opening::WhiteRolls,
                "roll-off-then-fresh" => Opening::RollOffThenFresh,
                _ => Opening::RollOffDicePlayed,
            },
            next_game: match values.name("opening.next_game") {
                "opening-roll" => NextGame::OpeningRoll,
                "winner" => NextGame::Winner,
                "loser" => NextGame::Loser,
                _ => NextGame::Alternate,
            },
            doubles: match values.name("dice.doubles") {
                "four" => Doubles::Four,
                "two-then-roll-again" => Doubles::TwoThenRollAgain,
                _ => Doubles::Cascade,
            },
            winning_turn_may_stop: values.bool("dice.winning_turn_may_stop"),
            head_limit: int("head.limit"),
            first_turn_doubles: values.ints("head.first_turn_doubles").iter().fold(0, |set, n| set | 1 << n),
            first_turn_needs_enemy_out: values.name("head.first_turn_for") == "second-player",
            runner_first: values.bool("runner.first"),
            block_length: int("block.length"),
            permission: match values.name("block.permission") {
                "enemy-ahead" => Permission::EnemyAhead,
                "enemy-home" => Permission::EnemyHome,
                "never" => Permission::Never,
                _ => Permission::Always,
            },
            every_step: values.name("block.checked") == "every-step",
            borne_off_is_ahead: values.bool("block.borne_off_is_ahead"),
            block_on_bear_off: values.bool("block.on_bear_off"),
            own_start_max: int("block.own_start_max"),
            enemy_start_max: int("block.enemy_start_max"),
            open_when_all_behind: values.bool("block.open_when_all_behind"),
            larger_die_from_farthest: values.name("bear_off.larger_die") == "farthest",
            inner_steps: values.bool("bear_off.inner_steps"),
            oin: points("score.oin"),
            mars: points("score.mars"),
            koks: points("score.koks"),
            koks_when: match values.name("score.koks_when") {
                "no-checker-home" => KoksWhen::NoCheckerHome,
                _ => KoksWhen::CheckerInFirstQuarter,
            },
            tie: match values.name("score.tie") {
                "none" => Tie::None,
                "last-roll-at-14" => Tie::LastRollAt14,
                _ => Tie::EqualTurns,
            },
            match_length: int("match.length"),
            cube: values.bool("match.cube"),
            crawford: values.bool("match.crawford"),
            jacoby: values.bool("match.jacoby"),
        }
    }

    fn judge(&self, flaws: &mut Flaws) {
        if self.tie == Tie::EqualTurns && self.opening != Opening::WhiteRolls {
            let help = "opening.roll = \"white-rolls\", or another score.tie";
            flaws.add("score.tie", "equal-turns needs to know who started, and a roll-off hides it", help);
        }
        if self.tie == Tie::EqualTurns && self.next_game != NextGame::OpeningRoll {
            let help = "opening.next_game = \"opening-roll\", or another score.tie";
            flaws.add("opening.next_game", "with equal-turns White starts every game", help);
        }
        if self.mars < self.oin {
            let message = format!("a mars ({}) is worth less than an oin ({})", self.mars, self.oin);
            flaws.add("score.mars", message, "at least as much as score.oin");
        }
        if self.koks != 0 && self.koks < self.mars {
            let message = format!("a koks ({}) is worth less than a mars ({})", self.koks, self.mars);
            flaws.add("score.koks", message, "at least as much as score.mars, or 0 for none");
        }
        if self.doubles == Doubles::Cascade && self.open_when_all_behind {
            let message = "a cascade has no turn end at which a block could be opened";
            flaws.add("block.open_when_all_behind", message, "false, or another dice.doubles");
        }
        if self.crawford && !(self.cube && self.match_length > 1) {
            let help = "match.cube = true and match.length of 2 or more, or false";
            flaws.add("match.crawford", "the Crawford rule needs a cube and a match", help);
        }
        if self.jacoby && !(self.cube && self.match_length == 1) {
            let help = "match.cube = true and match.length = 1, or false";
            flaws.add("match.jacoby", "the Jacoby rule is for single games with a cube", help);
        }
    }
}
