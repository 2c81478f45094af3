//! What a variant's options mean.

use game::rules::{Flaw, Flaws, Values};

use crate::choices::{BlockChecked, FirstTurnFor, LargerDie};
pub use crate::choices::{Doubles, KoksWhen, NextGame, Opening, Permission, Tie};

/// The options of a variant, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
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

impl Rules {
    /// Reads the options of a variant; whether they go together is for [`judge`] to say.
    pub(crate) fn read(values: &Values) -> Rules {
        let int = |path: &str| values.int(path) as u8;
        let points = |path: &str| values.int(path) as i16;
        Rules {
            opening: values.choice("opening.roll"),
            next_game: values.choice("opening.next_game"),
            doubles: values.choice("dice.doubles"),
            winning_turn_may_stop: values.bool("dice.winning_turn_may_stop"),
            head_limit: int("head.limit"),
            first_turn_doubles: values.ints("head.first_turn_doubles").iter().fold(0, |set, n| set | 1 << n),
            first_turn_needs_enemy_out: match values.choice("head.first_turn_for") {
                FirstTurnFor::Both => false,
                FirstTurnFor::SecondPlayer => true,
            },
            runner_first: values.bool("runner.first"),
            block_length: int("block.length"),
            permission: values.choice("block.permission"),
            every_step: match values.choice("block.checked") {
                BlockChecked::TurnEnd => false,
                BlockChecked::EveryStep => true,
            },
            borne_off_is_ahead: values.bool("block.borne_off_is_ahead"),
            block_on_bear_off: values.bool("block.on_bear_off"),
            own_start_max: int("block.own_start_max"),
            enemy_start_max: int("block.enemy_start_max"),
            open_when_all_behind: values.bool("block.open_when_all_behind"),
            larger_die_from_farthest: match values.choice("bear_off.larger_die") {
                LargerDie::Farthest => true,
                LargerDie::Never => false,
            },
            inner_steps: values.bool("bear_off.inner_steps"),
            oin: points("score.oin"),
            mars: points("score.mars"),
            koks: points("score.koks"),
            koks_when: values.choice("score.koks_when"),
            tie: values.choice("score.tie"),
            match_length: int("match.length"),
            cube: values.bool("match.cube"),
            crawford: values.bool("match.crawford"),
            jacoby: values.bool("match.jacoby"),
        }
    }

    fn judge_ties(&self, flaws: &mut Flaws) {
        if self.tie == Tie::EqualTurns && self.opening != Opening::WhiteRolls {
            let flaw = Flaw::new("rules-combination-tie-roll-off", "score.tie");
            flaws.add(flaw.looking_at(&["opening.roll"]));
        }
        if self.tie == Tie::EqualTurns && self.next_game != NextGame::OpeningRoll {
            let flaw = Flaw::new("rules-combination-tie-next-game", "opening.next_game");
            flaws.add(flaw.looking_at(&["score.tie"]));
        }
    }

    fn judge_points(&self, flaws: &mut Flaws) {
        if self.mars < self.oin {
            let flaw = Flaw::new("rules-combination-mars", "score.mars");
            flaws.add(flaw.looking_at(&["score.oin"]).with("mars", self.mars).with("oin", self.oin));
        }
        if self.koks != 0 && self.koks < self.mars {
            let flaw = Flaw::new("rules-combination-koks", "score.koks");
            flaws.add(flaw.looking_at(&["score.mars"]).with("koks", self.koks).with("mars", self.mars));
        }
    }

    fn judge_play(&self, flaws: &mut Flaws) {
        if self.doubles == Doubles::Cascade && self.open_when_all_behind {
            let flaw = Flaw::new("rules-combination-cascade", "block.open_when_all_behind");
            flaws.add(flaw.looking_at(&["dice.doubles"]));
        }
        if self.crawford && !(self.cube && self.match_length > 1) {
            let flaw = Flaw::new("rules-combination-crawford", "match.crawford");
            flaws.add(flaw.looking_at(&["match.cube", "match.length"]));
        }
        if self.jacoby && !(self.cube && self.match_length == 1) {
            let flaw = Flaw::new("rules-combination-jacoby", "match.jacoby");
            flaws.add(flaw.looking_at(&["match.cube", "match.length"]));
        }
    }
}

/// Notes everything that is wrong with a combination of options.
pub(crate) fn judge(values: &Values, flaws: &mut Flaws) {
    let rules = Rules::read(values);
    rules.judge_ties(flaws);
    rules.judge_points(flaws);
    rules.judge_play(flaws);
}
