//! The options of one variant, checked and in the form that play needs.

use game::rules::{Flaw, Flaws, Values};
use game::sorting;
use game::{MAX_SEATS, Seat};

use crate::choices::{Blocked, DiceUse, ExtraRoll, Goal, LaneRule, StartsEffect, TriesScope};
pub use crate::choices::{
    EntryCaptures, Finish, PairEffect, Passing, PlayOn, SafeEffect, StarCaptures, ThirdInARow,
};
use crate::frame::Frame;

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

    /// Reads the options of a variant; whether they go together is for [`judge`] to say.
    pub(crate) fn read(values: &Values) -> Rules {
        let byte = |path: &str| values.int(path) as u8;
        let squares = |path: &str| values.ints(path).iter().map(|&square| square as u8).collect();
        let extra = ExtraRolls::read(values);
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
            has_slots: match values.choice("board.goal") {
                Goal::Shared => false,
                Goal::Slots => true,
            },
            two_dice: values.int("dice.count") == 2,
            dice_free: match values.choice("dice.use") {
                DiceUse::AllThatCan => false,
                DiceUse::Free => true,
            },
            seven: values.bool("dice.sixes_count_seven_when_all_out"),
            entry: entries(values),
            entry_by_sum: values.bool("entry.by_sum"),
            entry_forced: values.bool("entry.forced"),
            must_clear_start: values.bool("entry.must_clear_start"),
            entry_captures: values.choice("entry.captures"),
            tries: byte("tries_when_all_home"),
            tries_first_round_only: match values.choice("tries_scope") {
                TriesScope::Always => false,
                TriesScope::FirstRound => true,
            },
            extra_on_six: extra.six,
            extra_on_doubles: extra.doubles,
            extra_on_capture: extra.capture,
            extra_on_finish: extra.finish,
            no_extra_in_first_round: values.bool("extra_roll.not_in_first_round"),
            third: values.choice("third_in_a_row"),
            safe_squares: squares("safe.squares"),
            safe_effect: values.choice("safe.effect"),
            owner_sends_home: match values.choice("starts.effect") {
                StartsEffect::Ordinary => false,
                StartsEffect::OwnerSendsArrivalHome => true,
            },
            star_squares: squares("stars.squares"),
            star_captures: values.choice("stars.capture_at"),
            last_star_to_goal: values.bool("stars.last_to_goal"),
            pair: values.choice("pair.effect"),
            pair_binds_owner: values.bool("pair.binds_owner"),
            pair_must_break: values.bool("pair.must_break_on_six"),
            own_max: byte("square.own_max"),
            passing: values.choice("passing"),
            stop_behind: match values.choice("blocked") {
                Blocked::Illegal => false,
                Blocked::StopBehind => true,
            },
            capture_bonus: byte("capture.bonus_steps"),
            capture_forced: values.bool("capture.forced"),
            finish: values.choice("finish.rule"),
            finish_bonus: byte("finish.bonus_steps"),
            lane_passing: values.bool("lane.passing"),
            stairs: match values.choice("lane.rule") {
                LaneRule::Free => false,
                LaneRule::Stairs => true,
            },
            may_pass: values.bool("may_pass"),
            play_on: values.choice("win.play_on"),
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
            flaws.add(Flaw::new("rules-combination-loop", "board.loop").with("loop", squares));
        }
        if visited > squares {
            let flaw = Flaw::new("rules-combination-visited", "board.visited");
            flaws.add(flaw.looking_at(&["board.loop"]).with("visited", visited).with("loop", squares));
        }
        for path in ["safe.squares", "stars.squares"] {
            for (i, square) in values.ints(path).into_iter().enumerate().filter(|&(_, s)| s > visited) {
                let flaw = Flaw::new("rules-combination-square", format!("{path}[{i}]"));
                flaws
                    .add(flaw.looking_at(&["board.visited"]).with("square", square).with("visited", visited));
            }
        }
        if values.ints("stars.squares").windows(2).any(|pair| pair[0] >= pair[1]) {
            let flaw = Flaw::new("rules-combination-star-order", "stars.squares");
            flaws.add(flaw);
        }
        self.check_ends(values, flaws);
    }

    fn check_ends(&self, values: &Values, flaws: &mut Flaws) {
        if self.last_star_to_goal && self.has_slots {
            let flaw = Flaw::new("rules-combination-star-to-slots", "stars.last_to_goal");
            flaws.add(flaw.looking_at(&["board.goal"]));
        }
        let leaves_out_one = values.int("board.visited") + 1 == values.int("board.loop");
        if self.lane_on_loop && (!leaves_out_one || self.lane == 0) {
            let path = "compat.first_lane_square_on_loop";
            let flaw = Flaw::new("rules-combination-lane-on-loop", path);
            flaws.add(flaw.looking_at(&["board.visited", "board.loop", "board.lane"]));
        }
        if self.stairs && (self.lane == 0 || self.has_slots) {
            let flaw = Flaw::new("rules-combination-stairs", "lane.rule");
            flaws.add(flaw.looking_at(&["board.lane", "board.goal"]));
        }
    }

    fn check_pieces(&self, flaws: &mut Flaws) {
        let path = "pieces_out_at_start";
        let out = self.pieces_out_at_start;
        if out > self.pieces {
            let flaw = Flaw::new("rules-combination-pieces-out", path);
            flaws.add(flaw.looking_at(&["pieces"]));
        }
        if self.own_max > 0 && out > self.own_max {
            let flaw = Flaw::new("rules-combination-start-square", path);
            flaws.add(flaw.looking_at(&["square.own_max"]).with("most", self.own_max));
        }
        if self.entry_captures == EntryCaptures::OneWhenFull && self.own_max == 0 {
            let flaw = Flaw::new("rules-combination-never-full", "entry.captures");
            flaws.add(flaw.looking_at(&["square.own_max"]));
        }
        if self.pair_binds_owner && !self.pair_blocks() {
            let flaw = Flaw::new("rules-combination-pair-binds", "pair.binds_owner");
            flaws.add(flaw.looking_at(&["pair.effect"]));
        }
    }

    fn check_entry(&self, values: &Values, flaws: &mut Flaws) {
        let numbers = values.ints("entry.values");
        if numbers.is_empty() && self.pieces_out_at_start < self.pieces {
            let flaw = Flaw::new("rules-combination-no-entry", "entry.values");
            flaws.add(flaw.looking_at(&["pieces", "pieces_out_at_start"]));
        }
        if !self.entry_by_sum && !numbers.is_empty() && numbers.iter().all(|&value| value > 6) {
            let flaw = Flaw::new("rules-combination-entry-number", "entry.values");
            flaws.add(flaw.looking_at(&["entry.by_sum"]));
        }
        for (i, square) in values.ints("entry.square_by_value").into_iter().enumerate() {
            if i >= numbers.len() || square > i64::from(self.frame.visited) {
                let path = format!("entry.square_by_value[{i}]");
                let flaw = Flaw::new("rules-combination-entry-square", path);
                flaws.add(flaw.looking_at(&["entry.values", "board.visited"]));
            }
        }
    }

    fn check_dice(&self, flaws: &mut Flaws) {
        if self.entry_by_sum && !self.two_dice {
            let flaw = Flaw::new("rules-combination-no-sum", "entry.by_sum");
            flaws.add(flaw.looking_at(&["dice.count"]));
        }
        if self.extra_on_doubles && !self.two_dice {
            let flaw = Flaw::new("rules-combination-no-doubles", "extra_roll.on");
            flaws.add(flaw.looking_at(&["dice.count"]));
        }
    }
}

/// Notes everything that is wrong with a combination of options.
pub(crate) fn judge(values: &Values, flaws: &mut Flaws) {
    let rules = Rules::read(values);
    rules.check_board(values, flaws);
    check_seats(values, flaws);
    rules.check_pieces(flaws);
    rules.check_entry(values, flaws);
    rules.check_dice(flaws);
}

fn check_seats(values: &Values, flaws: &mut Flaws) {
    let seats = values.ints("seats");
    if seats.len() < 2 {
        flaws.add(Flaw::new("rules-combination-few-seats", "seats"));
    }
    if seats.windows(2).any(|pair| pair[0] >= pair[1]) {
        flaws.add(Flaw::new("rules-combination-seat-order", "seats"));
    }
    let teams = values.int_lists("teams");
    let mut members: Vec<i64> = teams.concat();
    sorting::plainly(&mut members);
    if !teams.is_empty() && members != seats {
        flaws.add(Flaw::new("rules-combination-teams", "teams").looking_at(&["seats"]));
    }
    if teams.len() == 1 {
        flaws.add(Flaw::new("rules-combination-one-team", "teams"));
    }
}

/// What earns one more roll.
#[derive(Default)]
struct ExtraRolls {
    six: bool,
    doubles: bool,
    capture: bool,
    finish: bool,
}

impl ExtraRolls {
    fn read(values: &Values) -> ExtraRolls {
        let mut extra = ExtraRolls::default();
        for earner in values.choices("extra_roll.on") {
            match earner {
                ExtraRoll::Six => extra.six = true,
                ExtraRoll::Doubles => extra.doubles = true,
                ExtraRoll::Capture => extra.capture = true,
                ExtraRoll::Finish => extra.finish = true,
            }
        }
        extra
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
