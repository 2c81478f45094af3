//! The table of options: the one place that names, defaults and describes them.

use game::rules::{Default, Family, Kind, OptionSpec};

use crate::choices::{
    Blocked, DiceUse, EntryCaptures, ExtraRoll, Finish, Goal, LaneRule, PairEffect, Passing, PlayOn,
    SafeEffect, StarCaptures, StartsEffect, ThirdInARow, TriesScope,
};
use crate::rules::judge;

const fn spec(path: &'static str, kind: Kind, default: Default, help: &'static str) -> OptionSpec {
    OptionSpec::new(path, kind, default, help)
}

const fn flag(path: &'static str, help: &'static str) -> OptionSpec {
    spec(path, Kind::Bool, Default::Bool(false), help)
}

/// The Ludo family and its options. A colour counts on its own route: 0 is its base, 1 its start square, then
/// come the loop squares it visits, its lane, and its goal. Square numbers in options are such own numbers.
pub static FAMILY: Family = Family { name: "ludo", options: OPTIONS, judge };

static OPTIONS: &[OptionSpec] = &[
    spec(
        "seats",
        Kind::Ints { min: 0, max: 3 },
        Default::Ints(&[0, 1, 2, 3]),
        "The seats that are taken, in the order of play; two players sit opposite as 0 and 2.",
    ),
    spec(
        "teams",
        Kind::IntLists { min: 0, max: 3 },
        Default::IntLists(&[]),
        "Seats that play together, such as [[0, 2], [1, 3]]. Partners are not enemies: they share squares, never \
         capture or send home one another, and win when all of them have finished.",
    ),
    spec("pieces", Kind::Int { min: 1, max: 4 }, Default::Int(4), "How many pieces a colour has."),
    spec(
        "pieces_out_at_start",
        Kind::Int { min: 0, max: 4 },
        Default::Int(0),
        "How many pieces of each colour begin on its start square instead of in its base.",
    ),
    spec(
        "board.loop",
        Kind::Int { min: 16, max: 96 },
        Default::Int(52),
        "The number of squares of the shared loop, a multiple of 4; each colour starts a quarter further on.",
    ),
    spec(
        "board.visited",
        Kind::Int { min: 8, max: 96 },
        Default::Int(51),
        "How many loop squares a colour visits before it turns off: its own 1 to this.",
    ),
    spec(
        "board.lane",
        Kind::Int { min: 0, max: 12 },
        Default::Int(5),
        "The number of private squares between the loop and the goal.",
    ),
    spec(
        "board.goal",
        Kind::Name(Goal::NAMES),
        Default::Name(Goal::Shared.name()),
        "One goal square for all pieces of a colour, or as many single slots in a row as it has pieces.",
    ),
    spec("dice.count", Kind::Int { min: 1, max: 2 }, Default::Int(1), "One die or two."),
    spec(
        "dice.use",
        Kind::Name(DiceUse::NAMES),
        Default::Name(DiceUse::AllThatCan.name()),
        "Two dice are used separately, one step each. all-that-can: both if they can be, and the larger if only \
         one can. free: any die that can be used, in any order.",
    ),
    flag("dice.sixes_count_seven_when_all_out", "A 6 counts 7 for a player who has no piece in the base."),
    spec(
        "entry.values",
        Kind::Ints { min: 1, max: 12 },
        Default::Ints(&[6]),
        "The numbers that bring a piece out of the base.",
    ),
    flag("entry.by_sum", "The sum of both dice also brings a piece out, and uses both."),
    spec(
        "entry.square_by_value",
        Kind::Ints { min: 1, max: 96 },
        Default::Ints(&[]),
        "The squares that the numbers of entry.values bring a piece to, in the same order; numbers without one lead to \
         the start square, own 1.",
    ),
    flag("entry.forced", "A piece must come out of the base when one can."),
    flag(
        "entry.must_clear_start",
        "While pieces wait in the base, a piece on the start square must move on if it can.",
    ),
    spec(
        "entry.captures",
        Kind::Name(EntryCaptures::NAMES),
        Default::Name(EntryCaptures::AsLanding.name()),
        "What coming out does to enemies on that square. as-landing: what any arrival does. one: one of them goes \
         home (of the first colour after one's own, its first piece), the others stay. one-when-full: the same if \
         square.own_max pieces of any colours stand there, else as-landing. all: all go home. nothing: an enemy \
         there keeps pieces in.",
    ),
    spec(
        "tries_when_all_home",
        Kind::Int { min: 1, max: 9 },
        Default::Int(1),
        "How many rolls a turn has while they pass and no piece is under way: all are in the base, or in the goal \
         as far as they can go.",
    ),
    spec(
        "tries_scope",
        Kind::Name(TriesScope::NAMES),
        Default::Name(TriesScope::Always.name()),
        "Whether several tries are given in every round, or in the first only.",
    ),
    spec(
        "extra_roll.on",
        Kind::Names(ExtraRoll::NAMES),
        Default::Names(&[ExtraRoll::Six.name()]),
        "What earns one more roll: a 6, two equal dice, a capture, a piece brought to the goal. A roll that earns \
         it does so even if it cannot be used.",
    ),
    flag("extra_roll.not_in_first_round", "In the first round nothing earns another roll."),
    spec(
        "third_in_a_row",
        Kind::Name(ThirdInARow::NAMES),
        Default::Name(ThirdInARow::Nothing.name()),
        "What the third 6 (or doubles) in a row does. nothing: nothing special. no-extra-roll: it is played and the \
         turn ends. turn-ends: it is not played and the turn ends. roll-void: it is not played, the player rolls \
         again and counts anew. last-moved-home: as turn-ends, and the piece moved last in this turn goes home, \
         unless it stands in the lane or goal. leader-home: as turn-ends, and the most advanced piece that has not \
         reached the goal goes home.",
    ),
    spec(
        "safe.squares",
        Kind::Ints { min: 1, max: 96 },
        Default::Ints(&[]),
        "Safe squares, as own numbers of the piece that arrives.",
    ),
    spec(
        "safe.effect",
        Kind::Name(SafeEffect::NAMES),
        Default::Name(SafeEffect::Share.name()),
        "What an enemy on a safe square does to a piece that arrives: they share it, the move is forbidden, or the \
         piece is sent home.",
    ),
    spec(
        "starts.effect",
        Kind::Name(StartsEffect::NAMES),
        Default::Name(StartsEffect::Ordinary.name()),
        "Other colours' start squares: ordinary squares, or a piece of the owner there sends arrivals home.",
    ),
    spec(
        "stars.squares",
        Kind::Ints { min: 1, max: 96 },
        Default::Ints(&[]),
        "Stars: a piece that arrives on one on the loop jumps to the next. Coming out of the base is no arrival.",
    ),
    spec(
        "stars.capture_at",
        Kind::Name(StarCaptures::NAMES),
        Default::Name(StarCaptures::Both.name()),
        "Where a star jump meets enemies: on the star it starts from, on the one it ends on, or on both.",
    ),
    flag("stars.last_to_goal", "A piece that arrives on the last star by a step goes to the goal."),
    spec(
        "pair.effect",
        Kind::Name(PairEffect::NAMES),
        Default::Name(PairEffect::None.name()),
        "What two or more pieces of one enemy colour on a loop square do. none: all are captured. not-captured: the \
         arrival shares their square. cannot-be-landed-on, cannot-be-passed (nor landed on): they block, on safe \
         squares too. arrival-sent-home: the arrival goes home and captures nothing there.",
    ),
    flag("pair.binds_owner", "A pair that blocks also blocks its own colour."),
    flag(
        "pair.must_break_on_six",
        "A 6 must be played with a piece of an own pair on the loop if it can be.",
    ),
    spec(
        "square.own_max",
        Kind::Int { min: 0, max: 4 },
        Default::Int(0),
        "How many own pieces may stand on one square (1: no stacking; 0: any number). Single goal slots hold one.",
    ),
    spec(
        "passing",
        Kind::Name(Passing::NAMES),
        Default::Name(Passing::All.name()),
        "Which pieces a piece may pass on the loop: all, all but its own colour's, or none.",
    ),
    spec(
        "blocked",
        Kind::Name(Blocked::NAMES),
        Default::Name(Blocked::Illegal.name()),
        "What happens when a square on the way cannot be passed, or the last cannot be landed on: there is no move, \
         or the piece stops on the square before it, if that is further on and can be landed on.",
    ),
    spec(
        "capture.bonus_steps",
        Kind::Int { min: 0, max: 40 },
        Default::Int(0),
        "Steps earned by each captured piece, played with one piece after the dice; lost if none can.",
    ),
    flag("capture.forced", "A capture must be made when one can be."),
    spec(
        "finish.rule",
        Kind::Name(Finish::NAMES),
        Default::Name(Finish::Exact.name()),
        "How a piece reaches the end of its route. exact: by exact count. bounce-from-goal: surplus steps are \
         counted back from there, but not back to the loop. goal-minus-die: from the lane, surplus puts it on the \
         goal's number less the die, where nothing happens to anybody.",
    ),
    spec(
        "finish.bonus_steps",
        Kind::Int { min: 0, max: 40 },
        Default::Int(0),
        "Steps earned by bringing a piece to the goal, played with one piece after the dice; lost if none can.",
    ),
    spec(
        "lane.passing",
        Kind::Bool,
        Default::Bool(true),
        "Whether own pieces may be passed in the lane and in single goal slots.",
    ),
    spec(
        "lane.rule",
        Kind::Name(LaneRule::NAMES),
        Default::Name(LaneRule::Free.name()),
        "free: the lane is walked as the loop is. stairs: from the last loop square with a 1 only, then with 2, 3 \
         and so on up to 6, and to the goal with a 6; nothing steps over the last loop square.",
    ),
    flag("may_pass", "A player may pass although there is a legal move."),
    spec(
        "win.play_on",
        Kind::Name(PlayOn::NAMES),
        Default::Name(PlayOn::First.name()),
        "When the game ends: with the first winner, or it goes on for the places until all but one have finished, \
         or all have.",
    ),
    flag("finished_seats_roll", "Players who have finished still roll and pass instead of being skipped."),
    flag(
        "compat.first_lane_square_on_loop",
        "LUDOpy: a piece on its first lane square also stands on the loop, on the square before its start and on its \
         start; and a piece that enters the lane there meets enemies on that loop square.",
    ),
    flag(
        "compat.first_enemy_only",
        "LUDOpy: an arrival meets one enemy colour only, the first in the order of play after its own.",
    ),
    flag(
        "compat.star_jump_goes_on",
        "LUDOpy: a star jump meets enemies at its end even if the piece was sent home from its beginning.",
    ),
    flag(
        "compat.tries_if_all_in_base",
        "LUDOpy: several tries are given exactly while all pieces are in the base after the roll, moved or not.",
    ),
];
