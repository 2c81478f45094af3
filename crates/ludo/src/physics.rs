//! What agents ask about a position: distances, threats, captures, safety, blockades.
//!
//! Nothing here restates a rule. Every answer about moves comes from playing the engine's own moves, so it is
//! right for any rule file. Squares are own numbers of the seat that is asked about.

use game::{Game, Seat, Turn};

use crate::landing::Effect;
use crate::moves::Move;
use crate::state::{PER_SEAT, State, of_seat};
use crate::{Frame, Ludo};

/// What a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Where the piece stood.
    pub from: u8,
    /// Where it ends; 0 if it was sent home.
    pub to: u8,
    /// The square it arrived on before a star or an enemy took it elsewhere.
    pub via: u8,
    /// Whether an enemy sent it home.
    pub is_sent_home: bool,
    /// The enemies that go home, as seat and piece.
    pub captured: Vec<(Seat, u8)>,
    /// The position afterwards.
    pub state: State,
}

/// One way in which a piece can be sent home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The enemy.
    pub seat: Seat,
    /// Its piece.
    pub piece: u8,
    /// The number it needs.
    pub steps: u8,
}

impl Frame {
    /// Steps forward on the loop from one loop square to another: from 50 to 5 on the Ludo board are 7.
    pub const fn circular_distance(self, from: u8, to: u8) -> u8 {
        ((to as u16 + self.squares as u16 - from as u16) % self.squares as u16) as u8
    }
}

impl Ludo {
    /// Steps forward from one own square of a seat to another along the loop; `None` if either is on no loop
    /// square: base, lane and goal.
    pub fn circular_distance(&self, from: u8, to: u8) -> Option<u8> {
        let frame = self.rules.frame;
        Some(frame.circular_distance(frame.ring(0, from)?, frame.ring(0, to)?))
    }

    /// What a legal move would do; `None` for a pass and for what is not legal.
    pub fn simulate(&self, state: &State, action: Move) -> Option<Outcome> {
        let piece = action.piece()?;
        if !self.is_legal(state, action) {
            return None;
        }
        let is_die = state.dice[0] != 0;
        let effect = self.resolve(state, piece, action.steps(), is_die).ok()?;
        let mut after = *state;
        self.play(&mut after, action);
        Some(self.outcome(state, piece, effect, after))
    }

    /// What moving a piece by a number would do if its seat were to move and had rolled it, whoever's turn it
    /// is; `None` if something is in its way. Duties to play something else are not considered.
    pub fn simulate_move(&self, state: &State, seat: Seat, piece: u8, steps: u8) -> Option<Outcome> {
        if seat >= 4 || !state.is_seated(seat) || piece >= self.rules.pieces {
            return None;
        }
        let before = State { seat, dice: [steps, 0], ..*state };
        let effect = self.resolve(&before, piece, steps, true).ok()?;
        let mut after = before;
        self.shift_pieces(&mut after, piece, effect);
        after.seat = state.seat;
        after.dice = state.dice;
        Some(self.outcome(&before, piece, effect, after))
    }

    fn outcome(&self, before: &State, piece: u8, effect: Effect, state: State) -> Outcome {
        let captured = (0..16u8).filter(|bit| effect.captured >> bit & 1 == 1);
        Outcome {
            from: before.piece(before.seat, piece),
            to: effect.to,
            via: effect.via,
            is_sent_home: effect.to == 0,
            captured: captured.map(|bit| (bit / PER_SEAT as u8, bit % PER_SEAT as u8)).collect(),
            state,
        }
    }

    /// The numbers that can be played in one step by a roll.
    fn step_numbers(&self) -> impl Iterator<Item = u8> + use<> {
        let most = if self.rules.entry_by_sum {
            12
        } else if self.rules.seven {
            7
        } else {
            6
        };
        1..=most
    }

    /// Every single step of an enemy that would send this piece home if the enemy rolled for it now.
    pub fn threats(&self, state: &State, seat: Seat, piece: u8) -> Vec<Threat> {
        let mut threats = Vec::new();
        for enemy in state.seated().filter(|&enemy| self.rules.are_enemies(seat, enemy)) {
            let before = State { seat: enemy, ..*state };
            let has_base = self.own_pieces(state, enemy).contains(&0);
            for attacker in 0..self.rules.pieces {
                for steps in self.step_numbers() {
                    // A sum only brings pieces out; a seven is shown by a six when none is in the base.
                    let is_shown = match steps {
                        1..=5 => true,
                        6 => !self.rules.seven || has_base,
                        7 if self.rules.seven && !has_base => true,
                        _ => self.rules.entry_by_sum && state.piece(enemy, attacker) == 0,
                    };
                    let effect = self.resolve(&before, attacker, steps, true);
                    if is_shown && effect.is_ok_and(|effect| effect.captured >> (4 * seat + piece) & 1 == 1) {
                        threats.push(Threat { seat: enemy, piece: attacker, steps });
                    }
                }
            }
        }
        threats
    }

    /// Whether some enemy's next step can send this piece home.
    pub fn is_threatened(&self, state: &State, seat: Seat, piece: u8) -> bool {
        !self.threats(state, seat, piece).is_empty()
    }

    /// The greatest probability with which the enemies can send this piece home before its owner rolls again,
    /// if they all strive for it and each makes one turn, extra rolls included up to `depth` rolls a turn.
    ///
    /// The turns are taken in the order of play from the seat after the owner; dice on the table are ignored.
    pub fn capture_probability(&self, state: &State, seat: Seat, piece: u8, depth: u32) -> f64 {
        let mut next = State { seat, dice: [0, 0], bonus: [0, 0], again: false, ..*state };
        if next.over || next.piece(seat, piece) == 0 {
            return 0.0;
        }
        self.hand_on(&mut next);
        self.danger(&next, seat, piece, depth, depth)
    }

    fn danger(&self, state: &State, owner: Seat, piece: u8, left: u32, depth: u32) -> f64 {
        if state.piece(owner, piece) == 0 {
            return 1.0;
        }
        if state.over || state.seat == owner {
            return 0.0;
        }
        let total: u32 = self.rolls.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let mut sum = 0.0;
        for &(roll, weight) in &self.rolls {
            let mut rolled = *state;
            self.roll(&mut rolled, roll);
            sum += f64::from(weight) * self.worst(&rolled, owner, piece, left, depth);
        }
        sum / f64::from(total)
    }

    /// The most dangerous way to play what is on the table.
    fn worst(&self, state: &State, owner: Seat, piece: u8, left: u32, depth: u32) -> f64 {
        let mut moves = arrayvec::ArrayVec::<Move, 13>::new();
        self.moves(state, &mut moves);
        let mut worst: f64 = 0.0;
        for action in moves {
            let mut next = *state;
            self.play(&mut next, action);
            worst = worst.max(match self.turn(&next) {
                _ if next.piece(owner, piece) == 0 => 1.0,
                Turn::Over => 0.0,
                Turn::Seat(_) => self.worst(&next, owner, piece, left, depth),
                Turn::Chance if next.seat != state.seat => self.danger(&next, owner, piece, depth, depth),
                Turn::Chance if left > 1 => self.danger(&next, owner, piece, left - 1, depth),
                Turn::Chance => {
                    // Further extra rolls of this turn are too unlikely to follow.
                    self.hand_on(&mut next);
                    self.danger(&next, owner, piece, depth, depth)
                }
            });
        }
        worst
    }

    /// The enemies that a step would send home.
    pub fn can_capture(&self, state: &State, seat: Seat, piece: u8, steps: u8) -> Vec<(Seat, u8)> {
        self.simulate_move(state, seat, piece, steps).map_or_else(Vec::new, |outcome| outcome.captured)
    }

    /// Whether no enemy piece, wherever it stood within reach or in its base, could send this piece home by
    /// landing on its square: base, lane, goal, and what the rules protect. All other pieces stay as they are.
    pub fn is_safe(&self, state: &State, seat: Seat, piece: u8) -> bool {
        let own = state.piece(seat, piece);
        let Some(ring) = self.rules.frame.ring(seat, own) else {
            return !self.rules.lane_on_loop || own != self.rules.frame.visited + 1;
        };
        let target = 1 << (4 * seat + piece);
        let enemies = state.seated().filter(|&enemy| self.rules.are_enemies(seat, enemy));
        for enemy in enemies {
            let Some(there) = self.rules.frame.own(enemy, ring) else { continue };
            let from_base =
                (1..=12).filter(|&value| self.rules.entry[value] == there).map(|value| (0, value as u8));
            let from_loop = (1..there).filter(|&from| there - from <= 6).map(|from| (from, there - from));
            for (from, steps) in from_base.chain(from_loop) {
                for attacker in 0..self.rules.pieces {
                    let mut test = State { seat: enemy, ..*state };
                    test.put(4 * enemy + attacker, from);
                    let effect = self.resolve(&test, attacker, steps, true);
                    if effect.is_ok_and(|effect| effect.captured & target != 0) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether a step would put this piece on a loop square with another own piece.
    pub fn can_form_blockade(&self, state: &State, seat: Seat, piece: u8, steps: u8) -> bool {
        self.simulate_move(state, seat, piece, steps)
            .is_some_and(|outcome| self.in_blockade(&outcome.state, seat, piece))
    }

    /// Whether this piece stands with another of its colour on a loop square.
    pub fn in_blockade(&self, state: &State, seat: Seat, piece: u8) -> bool {
        let own = state.piece(seat, piece);
        self.rules.frame.ring(seat, own).is_some()
            && self.own_pieces(state, seat).iter().filter(|&&square| square == own).count() >= 2
    }

    /// An enemy that has two or more pieces on the loop square that `seat` calls `own`.
    pub fn enemy_blockade_at(&self, state: &State, seat: Seat, own: u8) -> Option<Seat> {
        self.rules.frame.ring(seat, own)?;
        let standing = self.standing(state, seat, own) & self.enemies(seat);
        state.seated().find(|&enemy| of_seat(standing, enemy).count_ones() >= 2)
    }

    /// Steps from an own square to the first goal square; 0 in the goal. From the base the step out counts one.
    pub fn distance_to_goal(&self, own: u8) -> u8 {
        self.rules.goal().saturating_sub(own)
    }

    /// The piece that has come least far among those on the loop or in the lane; `None` if there is none.
    /// Of several on one square it is the first.
    pub fn least_advanced(&self, state: &State, seat: Seat) -> Option<u8> {
        let under_way = |&piece: &u8| (1..self.rules.goal()).contains(&state.piece(seat, piece));
        (0..self.rules.pieces).filter(under_way).min_by_key(|&piece| state.piece(seat, piece))
    }

    /// The enemies that can send this piece home by coming out of their base.
    pub fn enemy_spawn_danger(&self, state: &State, seat: Seat, piece: u8) -> Vec<Seat> {
        let from_base = |threat: &Threat| state.piece(threat.seat, threat.piece) == 0;
        let mut seats: Vec<Seat> = self
            .threats(state, seat, piece)
            .iter()
            .filter(|&t| from_base(t))
            .map(|threat| threat.seat)
            .collect();
        seats.dedup();
        seats
    }

    /// Pieces in the base.
    pub fn count_at_home(&self, state: &State, seat: Seat) -> usize {
        self.own_pieces(state, seat).iter().filter(|&&square| square == 0).count()
    }

    /// Pieces in the goal.
    pub fn count_at_goal(&self, state: &State, seat: Seat) -> usize {
        self.own_pieces(state, seat).iter().filter(|&&square| square >= self.rules.goal()).count()
    }

    /// Pieces in the lane before the goal.
    pub fn count_on_goal_path(&self, state: &State, seat: Seat) -> usize {
        let lane = self.rules.frame.visited + 1..self.rules.goal();
        self.own_pieces(state, seat).iter().filter(|&square| lane.contains(square)).count()
    }

    /// Ends the turn of the seat to move, as if nothing were on the table.
    fn hand_on(&self, state: &mut State) {
        self.end_turn(state);
    }
}
