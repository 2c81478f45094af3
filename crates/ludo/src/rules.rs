//! The options of one variant, checked and in the form that play needs.

use game::rules::{Flaws, Problems, Values, Variant};
use game::{MAX_SEATS, Seat};

use crate::frame::Frame;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$item])* $value,)+
        }
        impl $name {
            fn named(name: &str) -> $name {
                match name {
                    $($text => $name::$value,)+
                    _ => unreachable!("{name} was checked against the table of options"),
                }
            }
        }
    };
}

choice! {
    /// What coming out of the base does to enemies: `entry.captures`.
    EntryCaptures {
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
    ThirdInARow {
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
    SafeEffect {
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
    PairEffect {
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
    StarCaptures {
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
    Passing {
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
    Finish {
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
    PlayOn {
        /// With the first winner.
        First = "first",
        /// When all but one have finished.
        AllButOne = "all-but-one",
        /// When all have finished.
        All = "all",
    }
}

/// The checked options. Field names follow the option names.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Rules {
    pub frame: Frame,
    pub pieces: u8,
    pub pieces_out_at_start: u8,
    /// The seats in the order of play.
    pub seats: [bool; MAX_SEATS],
    /// For each seat, the seats of its team, itself included, as bits.
    pub team: [u8; MAX_SEATS],
    pub lane: u8,
    pub has_slots: bool,
    pub two_dice: bool,
    pub dice_free: bool,
    pub seven: bool,
    /// The square a number brings a piece out to; 0 where it does not.
    pub entry: [u8; 13],
    pub entry_by_sum: bool,
    pub entry_forced: bool,
    pub must_clear_start: bool,
    pub entry_captures: EntryCaptures,
    pub tries: u8,
    pub tries_first_round_only: bool,
    pub extra_on_six: bool,
    pub extra_on_doubles: bool,
    pub extra_on_capture: bool,
    pub extra_on_finish: bool,
    pub no_extra_in_first_round: bool,
    pub third: ThirdInARow,
    pub safe_squares: Vec<u8>,
    pub safe_effect: SafeEffect,
    pub owner_sends_home: bool,
    pub star_squares: Vec<u8>,
    pub star_captures: StarCaptures,
    pub last_star_to_goal: bool,
    pub pair: PairEffect,
    pub pair_binds_owner: bool,
    pub pair_must_break: bool,
    /// 0 means any number.
    pub own_max: u8,
    pub passing: Passing,
    pub stop_behind: bool,
    pub capture_bonus: u8,
    pub capture_forced: bool,
    pub finish: Finish,
    pub finish_bonus: u8,
    pub lane_passing: bool,
    pub stairs: bool,
    pub may_pass: bool,
    pub play_on: PlayOn,
    pub finished_roll: bool,
    pub lane_on_loop: bool,
    pub first_enemy_only: bool,
    pub star_goes_on: bool,
    pub tries_if_all_in_base: bool,
}

impl Rules {
    /// The first goal square: the shared one, or the first slot.
    pub fn goal(&self) -> u8 {
        self.frame.visited + self.lane + 1
    }

    /// The last square of the route.
    pub fn end(&self) -> u8 {
        if self.has_slots { self.frame.visited + self.lane + self.pieces } else { self.goal() }
    }

    /// Whether pairs forbid landing.
    pub fn pair_blocks(&self) -> bool {
        matches!(self.pair, PairEffect::CannotBeLandedOn | PairEffect::CannotBePassed)
    }

    /// Whether two seats play against each other.
    pub fn are_enemies(&self, a: Seat, b: Seat) -> bool {
        self.team[usize::from(a)] >> b & 1 == 0
    }

    /// The taken seats.
    pub fn seated(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..MAX_SEATS as u8).filter(|&seat| self.seats[usize::from(seat)])
    }

    /// Reads the options of a variant, or says everything that is wrong with their combination.
    pub fn new(variant: &Variant) -> Result<Rules, Problems> {
        let rules = Rules::from_values(&variant.values);
        let mut flaws = Flaws::default();
        rules.check_board(&variant.values, &mut flaws);
        rules.check_seats(&variant.values, &mut flaws);
        rules.check_play(&variant.values, &mut flaws);
        variant.judge(flaws)?;
        Ok(rules)
    }

    fn from_values(values: &Values) -> Rules {
        let byte = |path: &str| values.int(path) as u8;
        let squares = |path: &str| values.ints(path).iter().map(|&square| square as u8).collect();
        let extra = values.names("extra_roll.on");
        let mut seats = [false; MAX_SEATS];
        for seat in values.ints("seats") {
            seats[seat as usize] = true;
        }
        Rules {
            frame: Frame { squares: byte("board.loop"), visited: byte("board.visited") },
            pieces: byte("pieces"),
            pieces_out_at_start: byte("pieces_out_at_start"),
            seats,
            team: teams(values),
            lane: byte("board.lane"),
            has_slots: values.name("board.goal") == "slots",
            two_dice: values.int("dice.count") == 2,
            dice_free: values.name("dice.use") == "free",
            seven: values.bool("dice.sixes_count_seven_when_all_out"),
            entry: entries(values),
            entry_by_sum: values.bool("entry.by_sum"),
            entry_forced: values.bool("entry.forced"),
            must_clear_start: values.bool("entry.must_clear_start"),
            entry_captures: EntryCaptures::named(values.name("entry.captures")),
            tries: byte("tries_when_all_home"),
            tries_first_round_only: values.name("tries_scope") == "first-round",
            extra_on_six: extra.contains(&"six"),
            extra_on_doubles: extra.contains(&"doubles"),
            extra_on_capture: extra.contains(&"capture"),
            extra_on_finish: extra.contains(&"finish"),
            no_extra_in_first_round: values.bool("extra_roll.not_in_first_round"),
            third: ThirdInARow::named(values.name("third_in_a_row")),
            safe_squares: squares("safe.squares"),
            safe_effect: SafeEffect::named(values.name("safe.effect")),
            owner_sends_home: values.name("starts.effect") == "owner-sends-arrival-home",
            star_squares: squares("stars.squares"),
            star_captures: StarCaptures::named(values.name("stars.capture_at")),
            last_star_to_goal: values.bool("stars.last_to_goal"),
            pair: PairEffect::named(values.name("pair.effect")),
            pair_binds_owner: values.bool("pair.binds_owner"),
            pair_must_break: values.bool("pair.must_break_on_six"),
            own_max: byte("square.own_max"),
            passing: Passing::named(values.name("passing")),
            stop_behind: values.name("blocked") == "stop-behind",
            capture_bonus: byte("capture.bonus_steps"),
            capture_forced: values.bool("capture.forced"),
            finish: Finish::named(values.name("finish.rule")),
            finish_bonus: byte("finish.bonus_steps"),
            lane_passing: values.bool("lane.passing"),
            stairs: values.name("lane.rule") == "stairs",
            may_pass: values.bool("may_pass"),
            play_on: PlayOn::named(values.name("win.play_on")),
            finished_roll: values.bool("finished_seats_roll"),
            lane_on_loop: values.bool("compat.first_lane_square_on_loop"),
            first_enemy_only: values.bool("compat.first_enemy_only"),
            star_goes_on: values.bool("compat.star_jump_goes_on"),
            tries_if_all_in_base: values.bool("compat.tries_if_all_in_base"),
        }
    }

    fn check_board(&self, values: &Values, flaws: &mut Flaws) {
        let (squares, visited) = (values.int("board.loop"), values.int("board.visited"));
        if squares % 4 != 0 {
            flaws.add(
                "board.loop",
                format!("{squares} is not a multiple of 4"),
                "40, 52, 56 and 68 are usual",
            );
        }
        if visited > squares {
            flaws.add(
                "board.visited",
                format!("a colour cannot visit {visited} of {squares} loop squares"),
                "at most board.loop",
            );
        }
        for path in ["safe.squares", "stars.squares"] {
            for (i, square) in values.ints(path).into_iter().enumerate().filter(|&(_, s)| s > visited) {
                let message = format!("{square} is not on the loop, which ends for each colour at {visited}");
                flaws.add(format!("{path}[{i}]"), message, "own numbers from 1 to board.visited");
            }
        }
        if values.ints("stars.squares").windows(2).any(|pair| pair[0] >= pair[1]) {
            flaws.add("stars.squares", "the stars are not in the order of the route", "write them ascending");
        }
        if self.last_star_to_goal && self.has_slots {
            flaws.add(
                "stars.last_to_goal",
                "a star cannot lead to single goal slots",
                "board.goal = \"shared\", or leave it out",
            );
        }
        if self.lane_on_loop && (visited + 1 != squares || self.lane == 0) {
            flaws.add(
                "compat.first_lane_square_on_loop",
                "this needs a lane, and a loop of which a colour leaves out one square",
                "only for the LUDOpy board",
            );
        }
        if self.stairs && (self.lane == 0 || self.has_slots) {
            flaws.add("lane.rule", "stairs need a lane and a shared goal", "board.lane = 6");
        }
    }

    fn check_seats(&self, values: &Values, flaws: &mut Flaws) {
        let seats = values.ints("seats");
        if seats.len() < 2 {
            flaws.add("seats", "at least two seats are taken", "seats = [0, 2]");
        }
        if seats.windows(2).any(|pair| pair[0] >= pair[1]) {
            flaws.add("seats", "the seats are not in the order of play", "write them ascending");
        }
        let teams = values.int_lists("teams");
        let mut members: Vec<i64> = teams.concat();
        members.sort_unstable();
        if !teams.is_empty() && members != seats {
            flaws.add("teams", "every taken seat belongs to exactly one team", "teams = [[0, 2], [1, 3]]");
        }
        if teams.len() == 1 {
            flaws.add("teams", "one team has nobody to play against", "two teams at least, or none");
        }
    }

    fn check_play(&self, values: &Values, flaws: &mut Flaws) {
        if self.pieces_out_at_start > self.pieces {
            flaws.add("pieces_out_at_start", "there are not so many pieces", "at most `pieces`");
        }
        if self.own_max > 0 && self.pieces_out_at_start > self.own_max {
            let message = format!("the start square holds {} own pieces at most", self.own_max);
            flaws.add("pieces_out_at_start", message, "see square.own_max");
        }
        let values_in = values.ints("entry.values");
        if values_in.is_empty() && self.pieces_out_at_start < self.pieces {
            flaws.add("entry.values", "nothing brings a piece out of the base", "entry.values = [6]");
        }
        if !self.entry_by_sum && !values_in.is_empty() && values_in.iter().all(|&value| value > 6) {
            flaws.add("entry.values", "no die shows such a number", "numbers from 1 to 6, or entry.by_sum");
        }
        if self.entry_by_sum && !self.two_dice {
            flaws.add("entry.by_sum", "one die has no sum", "dice.count = 2");
        }
        if self.extra_on_doubles && !self.two_dice {
            flaws.add("extra_roll.on", "one die shows no doubles", "dice.count = 2");
        }
        for (i, square) in values.ints("entry.square_by_value").into_iter().enumerate() {
            if i >= values_in.len() || square > i64::from(self.frame.visited) {
                flaws.add(
                    format!("entry.square_by_value[{i}]"),
                    "not a loop square for a number of entry.values",
                    "as many squares as entry.values has numbers, from 1 to board.visited",
                );
            }
        }
        if self.entry_captures == EntryCaptures::OneWhenFull && self.own_max == 0 {
            flaws.add("entry.captures", "a square is never full", "set square.own_max, or \"one\"");
        }
        if self.pair_binds_owner && !self.pair_blocks() {
            flaws.add("pair.binds_owner", "pairs do not block here", "see pair.effect");
        }
    }
}

fn teams(values: &Values) -> [u8; MAX_SEATS] {
    let mut team = [1, 2, 4, 8];
    for members in values.int_lists("teams") {
        let bits = members.iter().fold(0, |bits, &seat| bits | 1 << seat);
        for seat in members {
            team[seat as usize] = bits;
        }
    }
    team
}

fn entries(values: &Values) -> [u8; 13] {
    let mut entry = [0; 13];
    let mut squares = values.ints("entry.square_by_value").into_iter();
    for value in values.ints("entry.values") {
        entry[value as usize] = squares.next().unwrap_or(1) as u8;
    }
    entry
}
