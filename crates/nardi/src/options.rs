//! The table of options: the one place that names, defaults and describes them.

use game::rules::{Default, Family, Kind, OptionSpec};

use crate::choices::{
    BlockChecked, Doubles, FirstTurnFor, KoksWhen, LargerDie, NextGame, Opening, Permission, Tie,
};
use crate::rules::judge;

/// The Nardi family: every option with its values, its default (Long Nardi) and what it decides.
pub static FAMILY: Family = Family { name: "nardi", options: OPTIONS, judge };

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new(
        "opening.roll",
        Kind::Name(Opening::NAMES),
        Default::Name(Opening::WhiteRolls.name()),
        "Who starts: White; or whoever throws the higher die, who then rolls afresh or plays the two dice thrown.",
    ),
    OptionSpec::new(
        "opening.next_game",
        Kind::Name(NextGame::NAMES),
        Default::Name(NextGame::OpeningRoll.name()),
        "Who starts the next game of a match: decided as in the first game, the winner, the loser, or the other side in turn.",
    )
    .of_match(),
    OptionSpec::new(
        "dice.doubles",
        Kind::Name(Doubles::NAMES),
        Default::Name(Doubles::Four.name()),
        "A double is four steps; or two steps and then one fresh roll; or is followed by every higher double, and what is not played goes to the opponent.",
    ),
    OptionSpec::new(
        "dice.winning_turn_may_stop",
        Kind::Bool,
        Default::Bool(false),
        "Whether a turn that has won may leave a die unplayed that could have been played before.",
    ),
    OptionSpec::new(
        "head.limit",
        Kind::Int { min: 1, max: 15 },
        Default::Int(1),
        "How many checkers may leave the head in a turn; 15 means no limit.",
    ),
    OptionSpec::new(
        "head.first_turn_doubles",
        Kind::Ints { min: 1, max: 6 },
        Default::Ints(&[4, 6]),
        "The doubles that let a second checker leave the head on a player's first turn.",
    ),
    OptionSpec::new(
        "head.first_turn_for",
        Kind::Name(FirstTurnFor::NAMES),
        Default::Name(FirstTurnFor::Both.name()),
        "Whose first turn that is: both players', or only that of a player whose opponent has already left the head.",
    ),
    OptionSpec::new(
        "runner.first",
        Kind::Bool,
        Default::Bool(false),
        "Whether the most advanced checker must pass the enemy's head before any other may move.",
    ),
    OptionSpec::new(
        "block.length",
        Kind::Int { min: 2, max: 15 },
        Default::Int(6),
        "How many neighbouring points make a block.",
    ),
    OptionSpec::new(
        "block.permission",
        Kind::Name(Permission::NAMES),
        Default::Name(Permission::EnemyAhead.name()),
        "When a block may stand: with an enemy checker past it, with an enemy checker in its home, never, or always.",
    ),
    OptionSpec::new(
        "block.checked",
        Kind::Name(BlockChecked::NAMES),
        Default::Name(BlockChecked::TurnEnd.name()),
        "Whether the block rules hold at the end of a turn only, or after every step.",
    ),
    OptionSpec::new(
        "block.borne_off_is_ahead",
        Kind::Bool,
        Default::Bool(true),
        "Whether an enemy checker that has been borne off counts as past the block, or home.",
    ),
    OptionSpec::new(
        "block.on_bear_off",
        Kind::Bool,
        Default::Bool(true),
        "Whether the block rules are checked after bearing-off steps as well.",
    ),
    OptionSpec::new(
        "block.own_start_max",
        Kind::Int { min: 1, max: 6 },
        Default::Int(6),
        "How many points of the own starting quarter a side may hold at once; 6 means all.",
    ),
    OptionSpec::new(
        "block.enemy_start_max",
        Kind::Int { min: 0, max: 6 },
        Default::Int(6),
        "How many points of the enemy's starting quarter a side may hold at once; 6 means all.",
    ),
    OptionSpec::new(
        "block.open_when_all_behind",
        Kind::Bool,
        Default::Bool(false),
        "Whether a block must be opened when all fifteen enemy checkers stand on the point right behind it.",
    ),
    OptionSpec::new(
        "bear_off.larger_die",
        Kind::Name(LargerDie::NAMES),
        Default::Name(LargerDie::Farthest.name()),
        "Whether a die larger than needed bears off a checker from the farthest occupied point, or none.",
    ),
    OptionSpec::new(
        "bear_off.inner_steps",
        Kind::Bool,
        Default::Bool(true),
        "Whether checkers may step inside the home once all are home, instead of being borne off.",
    ),
    OptionSpec::new(
        "score.oin",
        Kind::Int { min: 1, max: 100 },
        Default::Int(1),
        "Points for a win when the loser has borne off a checker.",
    ),
    OptionSpec::new(
        "score.mars",
        Kind::Int { min: 1, max: 100 },
        Default::Int(2),
        "Points for a win when the loser has borne off nothing.",
    ),
    OptionSpec::new(
        "score.koks",
        Kind::Int { min: 0, max: 100 },
        Default::Int(0),
        "Points for a mars that also meets score.koks_when; 0 means that there is no koks.",
    ),
    OptionSpec::new(
        "score.koks_when",
        Kind::Name(KoksWhen::NAMES),
        Default::Name(KoksWhen::NoCheckerHome.name()),
        "What makes a mars a koks: the loser has no checker in its home, or still one in its first quarter.",
    ),
    OptionSpec::new(
        "score.tie",
        Kind::Name(Tie::NAMES),
        Default::Name(Tie::None.name()),
        "Whether the loser gets one last roll with 14 checkers off, or one last turn if the starter finishes first.",
    ),
    OptionSpec::new(
        "match.length",
        Kind::Int { min: 1, max: 99 },
        Default::Int(1),
        "The points that win the match; 1 is a single game.",
    )
    .of_match(),
    OptionSpec::new("match.cube", Kind::Bool, Default::Bool(false), "Whether the doubling cube is used.")
        .of_match(),
    OptionSpec::new(
        "match.crawford",
        Kind::Bool,
        Default::Bool(false),
        "Whether the first game after a side comes within a point of the match is played without the cube.",
    )
    .of_match(),
    OptionSpec::new(
        "match.jacoby",
        Kind::Bool,
        Default::Bool(false),
        "Whether a mars or koks counts as oin while the cube is still in the middle.",
    )
    .of_match(),
];
