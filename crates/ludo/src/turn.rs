//! The course of a turn: rolls, steps, bonus steps, extra rolls, and who is next.

use arrayvec::ArrayVec;
use game::{Roll, Seat};

use crate::Ludo;
use crate::landing::Effect;
use crate::moves::{Candidate, Move, Source};
use crate::rules::{PlayOn, ThirdInARow};
use crate::state::{NONE, PER_SEAT, State};

impl Ludo {
    /// Lets the dice fall.
    #[inline]
    pub(crate) fn fall(&self, state: &mut State, roll: Roll) {
        let rules = &self.rules;
        state.dice = [roll.first, roll.second];
        if self.is_special(state.round, roll) {
            state.streak = state.streak.saturating_add(1);
        } else {
            state.streak = 0;
        }
        if rules.seven && !self.own_pieces(state, state.seat).contains(&0) {
            state.dice = state.dice.map(|die| if die == 6 { 7 } else { die });
        }
    }

    /// Whether a roll earns another by what it shows.
    #[inline]
    pub(crate) fn is_special(&self, round: u16, roll: Roll) -> bool {
        let rules = &self.rules;
        let is_six = rules.extra_on_six && (roll.first == 6 || roll.second == 6);
        let is_double = rules.extra_on_doubles && roll.is_double();
        (is_six || is_double) && !(rules.no_extra_in_first_round && round == 1)
    }

    /// The pieces of a seat that are in play.
    #[inline]
    pub(crate) fn own_pieces(&self, state: &State, seat: Seat) -> ArrayVec<u8, PER_SEAT> {
        let mut own = ArrayVec::from(state.own(seat));
        own.truncate(usize::from(self.rules.pieces));
        own
    }

    /// Moves pieces and nothing else.
    #[inline]
    pub(crate) fn shift_pieces(&self, state: &mut State, piece: u8, effect: Effect) {
        let mut captured = effect.captured;
        while captured != 0 {
            state.put(captured.trailing_zeros() as u8, 0);
            captured &= captured - 1;
        }
        state.put(4 * state.seat + piece, effect.to);
    }

    /// What a move uses up. The dice come before bonus steps, and a sum is larger than either die.
    #[inline]
    pub(crate) fn source_of(&self, state: &State, steps: u8) -> Source {
        match state.dice {
            [0, _] => Source::Bonus(u8::from(state.bonus[0] == 0 || steps != self.rules.capture_bonus)),
            [large, _] if steps == large => Source::Die(0),
            [_, small] if steps == small => Source::Die(1),
            _ => Source::Sum,
        }
    }

    /// Plays a move.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Move) {
        let Some(piece) = action.piece() else { return self.pass(state) };
        let is_quick = self.tables.is_open | (self.tables.are_own_alone & !self.rules.two_dice);
        if is_quick && self.move_unopposed(state, piece, action.steps()) {
            return self.end_roll(state, false);
        }
        let source = self.source_of(state, action.steps());
        let is_die = !matches!(source, Source::Bonus(_));
        let Ok(effect) = self.resolve(state, piece, action.steps(), is_die) else {
            debug_assert!(false, "{action:?} is not legal in {state:?}");
            return;
        };
        let from = state.piece(state.seat, piece);
        self.carry_out(state, &Candidate { action, source, from, effect });
    }

    /// Does what a step has been found to do.
    #[inline]
    pub(crate) fn carry_out(&self, state: &mut State, candidate: &Candidate) {
        let Candidate { action, source, from, effect } = *candidate;
        self.shift_pieces(state, action.index(), effect);
        match source {
            Source::Die(0) => state.dice = [state.dice[1], 0],
            Source::Die(_) => state.dice[1] = 0,
            Source::Sum => state.dice = [0, 0],
            Source::Bonus(kind) => state.bonus[usize::from(kind & 1)] -= 1,
        }
        if self.rules.third == ThirdInARow::LastMovedHome {
            state.last = action.index();
        }
        let is_finish = effect.to >= self.rules.goal() && from < self.rules.goal();
        if effect.captured != 0 || is_finish {
            self.reward(state, effect.captured.count_ones() as u8, is_finish);
        }
        if state.dice[0] == 0 && state.bonus == [0, 0] {
            self.end_roll(state, false);
        } else {
            self.go_on(state);
        }
    }

    /// The plain case, by far the most frequent: one die, nobody is met, the goal is not reached. Does nothing
    /// and says so in any other case.
    #[inline]
    fn move_unopposed(&self, state: &mut State, piece: u8, die: u8) -> bool {
        let seat = state.seat;
        let quick = self.tables.quick(state.piece(seat, piece), die);
        let [first, second] = quick.looks.map(|look| self.tables.meeting(seat, look));
        let is_plain = state.dice[0] != 0
            && quick.to < self.rules.goal()
            && state.bonus == [0, 0]
            && self.rules.third != ThirdInARow::LastMovedHome
            && !state.stands_on(first, second);
        if is_plain {
            state.put(4 * seat + piece, quick.to);
            state.dice = [0, 0];
        }
        is_plain
    }

    /// Bonus steps, extra rolls and places for captures and finished pieces.
    fn reward(&self, state: &mut State, captures: u8, is_finish: bool) {
        let rules = &self.rules;
        if rules.capture_bonus > 0 {
            state.bonus[0] = state.bonus[0].saturating_add(captures);
        }
        if rules.finish_bonus > 0 {
            // Equal bonuses are one kind, so that a position has one spelling.
            let kind = usize::from(rules.finish_bonus != rules.capture_bonus);
            state.bonus[kind] = state.bonus[kind].saturating_add(u8::from(is_finish));
        }
        let earned = (rules.extra_on_capture && captures > 0) || (rules.extra_on_finish && is_finish);
        if earned && !(rules.no_extra_in_first_round && state.round == 1) {
            state.again = true;
        }
        if is_finish {
            self.note_finish(state, state.seat);
        }
    }

    /// Gives a seat its place if all its pieces are in the goal, and ends the game if that was enough.
    pub(crate) fn note_finish(&self, state: &mut State, seat: Seat) {
        if self.is_finished(state, seat) && !state.places.contains(&seat) {
            if let Some(place) = state.places.iter_mut().find(|place| **place == NONE) {
                *place = seat;
            }
            state.over = self.is_decided(state);
            if !self.rules.finished_roll {
                state.rolling &= !(1 << seat);
            }
        }
    }

    /// Whether all pieces of a seat are in the goal.
    #[inline]
    pub(crate) fn is_finished(&self, state: &State, seat: Seat) -> bool {
        self.own_pieces(state, seat).iter().all(|&square| square >= self.rules.goal())
    }

    /// Whether all seats of this seat's team have finished.
    fn has_team_finished(&self, state: &State, seat: Seat) -> bool {
        let team = self.rules.team[usize::from(seat)];
        state.seated().filter(|&member| team >> member & 1 == 1).all(|member| state.places.contains(&member))
    }

    pub(crate) fn is_decided(&self, state: &State) -> bool {
        // A team is counted by its first seat.
        let leads = |seat: Seat| self.rules.team[usize::from(seat)].trailing_zeros() == u32::from(seat);
        let (mut done, mut open) = (0, 0);
        for seat in state.seated().filter(|&seat| leads(seat)) {
            if self.has_team_finished(state, seat) {
                done += 1;
            } else {
                open += 1;
            }
        }
        match self.rules.play_on {
            PlayOn::First => done > 0,
            PlayOn::AllButOne => open <= 1,
            PlayOn::All => open == 0,
        }
    }

    /// After a step, when dice or bonus steps remain: what cannot be used is lost.
    fn go_on(&self, state: &mut State) {
        if state.over {
            state.dice = [0, 0];
            state.bonus = [0, 0];
        } else if self.can_step(state) {
            return;
        }
        if state.dice[0] != 0 {
            state.dice = [0, 0];
            if state.bonus != [0, 0] && self.can_step(state) {
                return;
            }
        }
        state.bonus = [0, 0];
        self.end_roll(state, false);
    }

    fn pass(&self, state: &mut State) {
        let is_unplayable = self.is_roll_unplayable(state);
        // Bonus steps outlast dice that nobody can or wants to use.
        if state.dice[0] != 0 && !is_unplayable && state.bonus != [0, 0] {
            state.dice = [0, 0];
            if self.can_step(state) {
                return;
            }
        }
        state.dice = [0, 0];
        state.bonus = [0, 0];
        if !is_unplayable {
            return self.end_roll(state, true);
        }
        match self.rules.third {
            ThirdInARow::RollVoid => {
                state.streak = 0;
                return;
            }
            ThirdInARow::LastMovedHome
                if state.last != NONE && state.piece(state.seat, state.last) <= self.rules.frame.visited =>
            {
                state.put(4 * state.seat + state.last, 0);
            }
            ThirdInARow::LeaderHome => {
                let own = self.own_pieces(state, state.seat);
                let under_way =
                    own.iter().enumerate().rev().filter(|&(_, &square)| square < self.rules.goal());
                // Of equals `max_by_key` takes the last, which is the first piece from behind.
                if let Some((leader, _)) = under_way.max_by_key(|&(_, &square)| square) {
                    state.put(4 * state.seat + leader as u8, 0);
                }
            }
            _ => {}
        }
        self.end_turn(state);
    }

    /// The roll has been played or passed: the same seat rolls again, or the next does.
    #[inline]
    fn end_roll(&self, state: &mut State, is_pass: bool) {
        let rules = &self.rules;
        if state.over {
            state.again = false;
            return;
        }
        let is_special = state.streak > 0 && !(state.streak >= 3 && rules.third == ThirdInARow::NoExtraRoll);
        if is_special || state.again {
            if state.rolling >> state.seat & 1 == 1 {
                state.again = false;
                return;
            }
        } else if rules.tries > 1 && self.keeps_trying(state, is_pass) {
            state.tries += 1;
            return;
        }
        self.end_turn(state);
    }

    #[inline]
    pub(crate) fn keeps_trying(&self, state: &State, is_pass: bool) -> bool {
        let rules = &self.rules;
        if state.tries + 1 >= rules.tries || (rules.tries_first_round_only && state.round != 1) {
            return false;
        }
        if !is_pass && !rules.tries_if_all_in_base {
            return false;
        }
        let own = self.own_pieces(state, state.seat);
        if rules.tries_if_all_in_base {
            return own.iter().all(|&square| square == 0);
        }
        let in_goal = own.iter().filter(|&&square| square >= rules.goal()).count() as u8;
        // Single slots are filled from the last one down; a piece with room before it is still under way.
        let settled = if rules.has_slots { rules.end() - in_goal } else { rules.goal() - 1 };
        in_goal < rules.pieces && own.iter().all(|&square| square == 0 || square > settled)
    }

    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State) {
        state.tries = 0;
        state.streak = 0;
        state.again = false;
        state.last = NONE;
        let next = next_seat(state.seat, state.rolling);
        state.round = state.round.saturating_add(u16::from(next <= state.seat));
        state.seat = next;
    }
}

/// The next of these seats after this one; the same if there is no other.
#[inline]
pub(crate) const fn next_seat(seat: Seat, rolling: u8) -> Seat {
    // Written twice in a row, the seats after this one are found without going around.
    let twice = rolling as u32 | (rolling as u32) << 4;
    let further = (twice >> (seat + 1)).trailing_zeros() as u8;
    (seat + 1 + further) & 3
}
