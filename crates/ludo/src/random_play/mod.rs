//! Random games, as fast as the rules allow.

use game::{MAX_SEATS, Onlooker, Random, RandomPlay, Roll, Room, Seat};

use crate::Ludo;
use crate::moves::{Candidate, Move, Source, bits};
use crate::state::State;
use crate::turn::next_seat;

mod tables;

use tables::Board;
pub(crate) use tables::Open;

impl RandomPlay for Ludo {
    /// Where somebody may be in the way these are the games of [`game::play_by_decisions`], draw for draw; where
    /// nobody ever is, a single draw decides the die and the piece.
    #[inline]
    fn play_randomly(
        &self,
        state: &mut State,
        random: &mut Random,
        _: &mut Room<Ludo>,
        onlooker: &mut impl Onlooker<Ludo>,
    ) {
        if state.over || !onlooker.goes_on(state) {
            return;
        }
        loop {
            let is_due = state.dice[0] == 0 && state.bonus == [0, 0];
            if let Some(open) = self.open.as_ref().filter(|_| is_due) {
                match self.play_openly(open, state, random, onlooker) {
                    Pause::Ended => return,
                    Pause::Roll(draw) => {
                        self.fall(state, Roll::one(draw.die));
                        let (action, choices) = self.drawn_move(state, draw);
                        onlooker.decided(self, state, action, choices);
                        self.act(state, action);
                    }
                    Pause::Met => {}
                }
            } else {
                if is_due {
                    let roll = if self.rules.two_dice { random.two_dice() } else { Roll::one(random.die()) };
                    onlooker.rolled(roll);
                    self.fall(state, roll);
                }
                self.act_randomly(state, random, onlooker);
            }
            if state.over || !onlooker.goes_on(state) {
                return;
            }
        }
    }
}

impl Ludo {
    /// Plays one of the legal moves; what it does need not be found out twice.
    #[inline]
    fn act_randomly(&self, state: &mut State, random: &mut Random, onlooker: &mut impl Onlooker<Ludo>) {
        if self.is_roll_unplayable(state) {
            onlooker.decided(self, state, Move::PASS, 1);
            return self.act(state, Move::PASS);
        }
        let candidates = self.candidates(state);
        let left = self.after_duties(state, &candidates, |_, _| {});
        let choices = (left.count_ones() + u32::from(self.rules.may_pass)).max(1);
        let chosen = random.one_of(choices);
        match bits(left).nth(chosen as usize).map(|index| &candidates[index]) {
            Some(candidate) => {
                onlooker.decided(self, state, candidate.action, choices);
                self.carry_out(state, candidate);
            }
            None => {
                onlooker.decided(self, state, Move::PASS, choices);
                self.act(state, Move::PASS);
            }
        }
    }

    /// The move that a draw chooses where nobody is ever in the way, and among how many.
    fn drawn_move(&self, state: &State, draw: Draw) -> (Move, u32) {
        let movable = if self.is_roll_unplayable(state) { 0 } else { self.open_pieces(state) };
        match draw.piece(movable) {
            Some(piece) => (Move::unchecked(piece, draw.die), movable.count_ones()),
            None => (Move::PASS, 1),
        }
    }
}

/// Why open play has paused.
enum Pause {
    /// The onlooker said so.
    Ended,
    /// The general rules must look at this roll, which is counted but has not fallen.
    Roll(Draw),
    /// The game is over, or bonus steps are to be played.
    Met,
}

impl Ludo {
    /// Plays on from a position in which dice are due. A roll that meets an enemy or reaches the goal is left to
    /// the general rules, so that nothing is decided here that they would not decide.
    #[inline]
    fn play_openly(
        &self,
        open: &Open,
        state: &mut State,
        random: &mut Random,
        onlooker: &mut impl Onlooker<Ludo>,
    ) -> Pause {
        let mut board = Board::new(open, state);
        // Copies of its own stay in registers.
        let (mut turn, mut numbers) = (Turn::of(state), random.clone());
        let pause = loop {
            let draw = Draw::new(&mut numbers);
            onlooker.rolled(Roll::one(draw.die));
            let is_special = (draw.die == open.special) & (turn.round >= open.special_from_round);
            let streak = turn.streak.saturating_add(1) * u8::from(is_special);
            if streak >= open.most_in_a_row {
                break Pause::Roll(draw);
            }
            turn.streak = streak;
            let drawn = open.drawn(&board, turn.seat, draw);
            let rolled = State { dice: [draw.die, 0], ..turn.apply(state, &board) };
            onlooker.decided(self, &rolled, drawn.action(draw.die), u32::from(drawn.choices()));
            if open.meets(&board, turn.seat, drawn.step) {
                *state = turn.apply(state, &board);
                self.meet_openly(open, &mut board, state, drawn.shift / 8, draw.die);
                turn = Turn::of(state);
                if state.over || state.bonus != [0, 0] {
                    break Pause::Met;
                }
            } else {
                board.make(turn.seat, drawn);
                if turn.round <= open.tries_until_round
                    && !is_special
                    && self.keeps_trying(&turn.apply(state, &board), drawn.is_pass)
                {
                    turn.tries += 1;
                } else {
                    turn.go_on(state.rolling, is_special);
                }
            }
            if !onlooker.goes_on(&turn.apply(state, &board)) {
                break Pause::Ended;
            }
        };
        (*state, *random) = (turn.apply(state, &board), numbers);
        pause
    }

    /// Makes a step by the general rules.
    #[inline(never)]
    fn meet_openly(&self, open: &Open, board: &mut Board, state: &mut State, piece: u8, die: u8) {
        let seat = state.seat;
        state.dice = [die, 0];
        let Ok(effect) = self.resolve_clear(state, piece, die) else {
            debug_assert!(false, "nobody is ever in the way of {piece} and {die} in {state:?}");
            return;
        };
        let from = state.piece(seat, piece);
        board.shift(open, seat, from, effect.to);
        let mut captured = effect.captured;
        while captured != 0 {
            let (enemy, piece) = (captured.trailing_zeros() as u8 / 4, captured.trailing_zeros() as u8 % 4);
            board.shift(open, enemy, state.piece(enemy, piece), 0);
            captured &= captured - 1;
        }
        let action = Move::unchecked(piece, die);
        self.carry_out(state, &Candidate { action, source: Source::Die(0), from, effect });
        board.own = [0, 1, 2, 3].map(|seat| state.own_word(seat));
    }
}

/// What changes of a position with every roll, besides the pieces.
#[derive(Clone, Copy)]
struct Turn {
    seat: Seat,
    round: u16,
    tries: u8,
    streak: u8,
}

impl Turn {
    #[inline]
    fn of(state: &State) -> Turn {
        Turn { seat: state.seat, round: state.round, tries: state.tries, streak: state.streak }
    }

    /// The whole position.
    #[inline]
    fn apply(self, rest: &State, board: &Board) -> State {
        let [a, b, c, d] = board.own.map(u64::from);
        let Turn { seat, round, tries, streak } = self;
        State { pieces: [a | b << 32, c | d << 32], seat, round, tries, streak, ..*rest }
    }

    /// The same seat rolls again, or the next does.
    #[inline]
    fn go_on(&mut self, rolling: u8, is_again: bool) {
        let next = NEXT[usize::from(rolling & 15)][usize::from(is_again)][usize::from(self.seat & 3)];
        self.tries = if is_again { self.tries } else { 0 };
        self.round = self.round.saturating_add(u16::from(next >> 4));
        self.seat = next & 3;
    }
}

/// By seats that roll, whether the same rolls again, and seat: who rolls next, and 16 if the round grows.
const NEXT: [[[u8; MAX_SEATS]; 2]; 16] = {
    let mut all = [[[0; MAX_SEATS]; 2]; 16];
    let mut entry = 0;
    while entry < 16 * MAX_SEATS {
        let (rolling, seat) = (entry / MAX_SEATS, entry % MAX_SEATS);
        let next = next_seat(seat as Seat, rolling as u8);
        all[rolling][0][seat] = if next <= seat as Seat { next | 16 } else { next };
        all[rolling][1][seat] = seat as Seat;
        entry += 1;
    }
    all
};

/// What a roll and the choice of a piece need of chance: one of 6 × 12 equally likely cases. Twelve can be
/// shared out evenly among one, two, three or four pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    pub die: u8,
    pub choice: u8,
}

impl Draw {
    #[inline]
    fn new(random: &mut Random) -> Draw {
        let (die, choice) = random.pair_below::<6, 12>();
        Draw { die: die as u8 + 1, choice: choice as u8 }
    }

    /// One of these pieces, given as bits.
    #[inline]
    pub fn piece(self, movable: u8) -> Option<u8> {
        Some(CHOICES[usize::from(movable & 15) * 16 + usize::from(self.choice & 15)] / 8)
            .filter(|_| movable != 0)
    }
}

/// For each set of four pieces and each of twelve choices: eight times the piece.
pub(crate) const CHOICES: [u8; 256] = {
    let mut choices = [0; 256];
    let mut entry = 0;
    while entry < 256 {
        let (set, choice) = ((entry / 16) as u32, (entry % 16) as u32);
        let mut left = choice % 12 * set.count_ones() / 12;
        let mut rest = set;
        while left > 0 {
            rest &= rest - 1;
            left -= 1;
        }
        choices[entry] = if rest == 0 { 0 } else { 8 * rest.trailing_zeros() as u8 };
        entry += 1;
    }
    choices
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_a_set_is_chosen_equally_often() {
        for set in 1u8..16 {
            let mut chosen = [0; 4];
            for choice in 0..12 {
                let piece = Draw { die: 1, choice }.piece(set).unwrap();
                chosen[usize::from(piece)] += 1;
            }
            let share = |piece: u8| if set >> piece & 1 == 1 { 12 / set.count_ones() } else { 0 };
            assert_eq!(chosen, [0, 1, 2, 3].map(share), "{set:04b}");
        }
        assert_eq!(Draw { die: 1, choice: 11 }.piece(0), None);
    }
}
