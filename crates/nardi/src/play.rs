//! [`Nardi`]: a variant as a game; how turns begin and end.

use game::rules::{Problems, Variant};
use game::{Decide, Game, Random, Roll, Scores, Seat, Sink, two_dice};

use crate::board::{OFF, POINTS};
use crate::cursor;
use crate::rules::{Doubles, Opening, Rules};
use crate::state::{Mark, ROLL_OFF, State};
use crate::turn::{Step, Turn};
use crate::turns::{Collect, Count, generate};

/// One variant of the family.
#[derive(Clone, Debug)]
pub struct Nardi {
    variant: Variant,
    rules: Rules,
}

pub(crate) static ROLLS: [(Roll, u16); 21] = two_dice();
pub(crate) static ROLL_OFFS: [(Roll, u16); 36] = roll_offs();

/// White's die and Black's, all 36 pairs.
const fn roll_offs() -> [(Roll, u16); 36] {
    let mut rolls = [(Roll { first: 0, second: 0 }, 1); 36];
    let mut i = 0;
    while i < 36 {
        rolls[i].0 = Roll { first: i as u8 / 6 + 1, second: i as u8 % 6 + 1 };
        i += 1;
    }
    rolls
}

impl Nardi {
    /// The game of a variant, or everything that is wrong with its combination of options.
    pub fn new(variant: Variant) -> Result<Nardi, Problems> {
        variant.check()?;
        let rules = Rules::read(&variant.values);
        Ok(Nardi { variant, rules })
    }

    /// The rules of this variant.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Fills `out` with every legal turn: one for each distinct end board, or a single pass. Empty when dice
    /// are due or the game is over. With [`crate::MAX_TURNS`] reserved, nothing is ever allocated.
    #[inline]
    pub fn turns(&self, state: &State, out: &mut Vec<Turn>) {
        out.clear();
        if state.left > 0 {
            generate(&self.rules, state, out);
        }
    }

    /// How many turns [`Nardi::turns`] yields.
    pub fn count_turns(&self, state: &State) -> u64 {
        let mut count = Count(0);
        if state.left > 0 {
            generate(&self.rules, state, &mut count);
        }
        count.0
    }

    /// Plays a whole turn, which must be one of [`Nardi::turns`] (or the same steps in another legal order).
    #[inline]
    pub fn play_turn(&self, state: &mut State, turn: Turn) {
        let double = state.double();
        let mut left = state.left;
        for (step, _) in turn.steps() {
            state.carry(step.from, step.to);
            state.head_left -= u8::from(step.from == 0);
            left -= 1;
        }
        self.end_turn(state, double, left);
    }

    /// What may leave the head in a turn that begins now with this roll.
    fn head_allowance(&self, state: &State, double: u8) -> u8 {
        let (side, enemy) = (usize::from(state.side & 1), usize::from(state.side & 1 ^ 1));
        let limit = self.rules.head_limit;
        let is_first = state.counts[side][0] == 15
            && (!self.rules.first_turn_needs_enemy_out || state.counts[enemy][0] < 15);
        let lifts = double > 0 && self.rules.first_turn_doubles >> double & 1 != 0;
        if is_first && lifts { limit.max(2) } else { limit }
    }

    /// What the head field of a FEN is when it is left out.
    pub(crate) fn derived_head(&self, state: &State) -> u8 {
        if state.left == 0 { 0 } else { self.head_allowance(state, state.double()) }
    }

    /// How many dice a double is.
    pub(crate) fn double_dice(&self) -> u8 {
        if self.rules.doubles == Doubles::TwoThenRollAgain { 2 } else { 4 }
    }

    /// Gives the side to move a roll.
    fn take_dice(&self, state: &mut State, roll: Roll) {
        let double = if roll.is_double() { roll.first } else { 0 };
        state.set_dice(roll.first, roll.second, if double > 0 { self.double_dice() } else { 2 });
        if state.mark != Mark::Extra {
            state.head_left = self.head_allowance(state, double);
        }
    }

    /// Ends a turn, or a part of a cascade: `left` dice of `double` (0 if there was none) were not played.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State, double: u8, left: u8) {
        let (side, enemy) = (usize::from(state.side & 1), usize::from(state.side & 1 ^ 1));
        let (mark, head_left) = (state.mark, state.head_left);
        state.clear_dice();
        state.mark = Mark::None;
        if double == 0 || state.off[side] == 15 {
            state.side ^= 1;
            return;
        }
        match self.rules.doubles {
            Doubles::TwoThenRollAgain if mark != Mark::Extra && !self.is_last_roll(state, enemy) => {
                state.mark = Mark::Extra;
                state.head_left = self.rules.head_limit;
            }
            Doubles::Cascade => self.end_cascade_part(state, double, left, mark, head_left),
            _ => state.side ^= 1,
        }
    }

    /// Whether the side to move has only this one roll, because the enemy has finished.
    fn is_last_roll(&self, state: &State, enemy: usize) -> bool {
        state.off[enemy] == 15 && self.rules.tie == crate::rules::Tie::LastRollAt14
    }

    fn end_cascade_part(&self, state: &mut State, double: u8, left: u8, mark: Mark, head_left: u8) {
        let is_handed = mark == Mark::Handed;
        if left == 0 && double < 6 {
            state.set_dice(double + 1, double + 1, 4);
            state.head_left = head_left;
            state.mark = if is_handed { Mark::Handed } else { Mark::Cascade };
            if !cursor::can_step(&self.rules, state) {
                self.end_turn(state, double + 1, 4);
            }
        } else if !is_handed {
            state.side ^= 1;
            if left > 0 && state.off[usize::from(state.side)] < 15 {
                state.set_dice(double, if left > 1 { double } else { 0 }, left);
                state.mark = Mark::Handed;
                state.head_left = self.head_allowance(state, double);
            }
        }
    }
}

impl State {
    /// Whether a die of this turn has already been played.
    pub(crate) fn is_begun(&self, rules: &Rules) -> bool {
        let of_a_double = if rules.doubles == Doubles::TwoThenRollAgain { 2 } else { 4 };
        self.left < if self.has_two_dice() || self.left < 2 { 2 } else { of_a_double }
    }

    /// The die that a legal step uses: its distance, or the smallest that bears off.
    pub(crate) fn die_for(&self, step: Step) -> u8 {
        let needed = step.to - step.from;
        let fits_low = self.low == needed || step.to == OFF && self.low > needed;
        if self.has_two_dice() && fits_low { self.low } else { self.high }
    }

    /// Takes the die of a step out of the dice.
    fn use_die_for(&mut self, step: Step) {
        if self.has_two_dice() {
            self.high = self.high + self.low - self.die_for(step);
            self.low = 0;
        } else if self.left <= 2 {
            self.low = 0;
        }
        self.left -= 1;
        if self.left == 0 {
            self.high = 0;
        }
    }
}

impl Game for Nardi {
    type State = State;
    type Move = Step;

    fn variant(&self) -> &Variant {
        &self.variant
    }

    fn seats(&self) -> u8 {
        2
    }

    fn is_pass(&self, action: Step) -> bool {
        action.is_pass()
    }

    fn start(&self) -> State {
        let mut state = State::initial();
        if self.rules.opening != Opening::WhiteRolls {
            state.side = ROLL_OFF;
        }
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> game::Turn {
        if state.left > 0 {
            game::Turn::Seat(state.side)
        } else if self.is_over(state) {
            game::Turn::Over
        } else {
            game::Turn::Chance
        }
    }

    #[inline]
    fn seat_to_act(&self, state: &State) -> Option<Seat> {
        if self.is_over(state) { None } else { state.side() }
    }

    fn rolls(&self, state: &State) -> &[(Roll, u16)] {
        match self.turn(state) {
            game::Turn::Chance if state.side == ROLL_OFF => &ROLL_OFFS,
            game::Turn::Chance => &ROLLS,
            _ => &[],
        }
    }

    #[inline]
    fn draw_roll(&self, state: &State, random: &mut Random) -> Roll {
        if state.side != ROLL_OFF {
            return random.two_dice();
        }
        let pair = random.below(36) as u8;
        Roll { first: pair / 6 + 1, second: pair % 6 + 1 }
    }

    #[inline]
    fn roll(&self, state: &mut State, roll: Roll) {
        if state.side != ROLL_OFF {
            return self.take_dice(state, roll);
        }
        if roll.first == roll.second {
            return;
        }
        state.side = u8::from(roll.second > roll.first);
        if self.rules.opening == Opening::RollOffDicePlayed {
            self.take_dice(state, Roll::two(roll.first, roll.second));
        }
    }

    fn moves(&self, state: &State, out: &mut impl Sink<Step>) {
        if state.left == 0 {
            return;
        }
        let mut any = false;
        cursor::steps(&self.rules, state, |step| {
            any = true;
            out.push(step);
        });
        if !any {
            out.push(Step::PASS);
        }
    }

    #[inline]
    fn play(&self, state: &mut State, action: Step) {
        let double = state.double();
        if action.is_pass() {
            let left = state.left;
            return self.end_turn(state, double, left);
        }
        state.use_die_for(action);
        state.carry(action.from, action.to);
        state.head_left -= u8::from(action.from == 0);
        if double > 0 && state.mark == Mark::None {
            state.mark = match self.rules.doubles {
                Doubles::Four => Mark::None,
                Doubles::TwoThenRollAgain => Mark::Double,
                Doubles::Cascade => Mark::Cascade,
            };
        }
        let left = state.left;
        if left == 0 || !cursor::can_step(&self.rules, state) {
            self.end_turn(state, double, left);
        }
    }

    fn scores(&self, state: &State) -> Scores {
        self.final_scores(state)
    }
}

/// A part of a turn is one checker's way, numbered by where it starts and where it ends: on any point, or off.
const WAYS: u16 = OFF as u16 + 1;

/// Collects turns together with the states they lead to.
struct WithStates<'a> {
    game: &'a Nardi,
    state: &'a State,
    out: &'a mut Vec<(Turn, State)>,
}

impl Collect for WithStates<'_> {
    #[inline]
    fn push(&mut self, turn: Turn) {
        let mut end = *self.state;
        self.game.play_turn(&mut end, turn);
        self.out.push((turn, end));
    }

    fn clear(&mut self) {
        self.out.clear();
    }
}

impl Decide for Nardi {
    type Decision = Turn;

    fn decisions(&self, state: &State, out: &mut Vec<(Turn, State)>) {
        out.clear();
        if state.left > 0 {
            generate(&self.rules, state, &mut WithStates { game: self, state, out });
        }
    }

    fn steps_of(&self, _state: &State, decision: Turn, out: &mut impl Sink<Step>) {
        if decision.is_pass() {
            return out.push(Step::PASS);
        }
        for (step, _) in decision.steps() {
            out.push(step);
        }
    }
    fn part_count(&self) -> usize {
        usize::from(u16::from(POINTS) * WAYS)
    }

    fn parts_of(&self, decision: Turn, out: &mut impl Sink<u16>) {
        for (from, to) in decision.ways() {
            out.push(u16::from(from) * WAYS + u16::from(to));
        }
    }

    fn after_part(&self, state: &State, part: Option<u16>) -> State {
        let mut after = *state;
        if let Some(part) = part {
            after.carry((part / WAYS) as u8, (part % WAYS) as u8);
        }
        after.clear_dice();
        after.side ^= 1;
        after
    }
}
