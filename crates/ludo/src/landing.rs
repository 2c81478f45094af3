//! What happens to a piece, and to the others, when it arrives on a square.

use game::{MAX_SEATS, Seat};

use crate::Ludo;
use crate::moves::Obstacle;
use crate::route::Way;
use crate::rules::{EntryCaptures, PairEffect, Passing, SafeEffect, StarCaptures};
use crate::state::{NOWHERE, State, of_seat};
use crate::tables::Quick;

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Where the piece ends; 0 when it is sent home.
    pub to: u8,
    /// The enemies that go home: bit 4 × seat + piece.
    pub captured: u16,
    /// The square it arrived on first, before a star or an enemy took it elsewhere.
    pub via: u8,
}

/// What the enemies on one square do to an arrival, and it to them.
#[derive(Clone, Copy, Debug, Default)]
struct Meeting {
    is_sent_home: bool,
    captured: u16,
}

impl Ludo {
    /// What moving a piece does, or what is in its way.
    #[inline]
    pub(crate) fn resolve(
        &self,
        state: &State,
        piece: u8,
        steps: u8,
        is_die: bool,
    ) -> Result<Effect, Obstacle> {
        let seat = state.seat;
        let from = state.piece(seat, piece);
        if is_die && steps <= 7 {
            let quick = self.tables.quick(from, steps);
            if !self.tables.is_clear {
                return self.resolve_among_others(state, piece, steps, quick);
            }
            let [first, second] = quick.looks.map(|look| self.tables.meeting(seat, look));
            if self.tables.is_move(from, steps) != 0 && !state.stands_on(first, second) {
                return Ok(Effect { to: quick.to, captured: 0, via: quick.looks[0] });
            }
        }
        self.resolve_slowly(state, piece, steps, is_die)
    }

    /// A step with a die where somebody may be in the way.
    #[inline]
    fn resolve_among_others(
        &self,
        state: &State,
        piece: u8,
        die: u8,
        quick: Quick,
    ) -> Result<Effect, Obstacle> {
        if quick.length != 0 {
            let mover = 1 << (4 * state.seat + piece);
            let near = self.tables.near(state, quick) & !mover;
            if near == 0 {
                return Ok(Effect { to: quick.to, captured: 0, via: quick.to });
            }
            // Where no star is, the row ends on the square itself.
            let there = state.standing(self.tables.pattern(state.seat, quick.to)) & !mover;
            if state.piece(state.seat, piece) != 0 && !self.may_bar(state.seat, near & !there, quick.to) {
                let landed = self.land(state.seat, quick.to, there);
                // Who cannot land may still come to stand behind.
                if landed.is_ok() || !self.rules.stop_behind {
                    return landed;
                }
            }
        }
        self.resolve_slowly(state, piece, die, true)
    }

    /// Whether some of these pieces, who may stand between a piece and `to`, may keep it from passing.
    #[inline]
    fn may_bar(&self, seat: Seat, between: u16, to: u8) -> bool {
        let rules = &self.rules;
        let has_own = of_seat(between, seat) != 0;
        let is_in_lane = !rules.lane_passing && to > rules.frame.visited;
        match rules.passing {
            Passing::Nobody if between != 0 => true,
            Passing::NotOwn if has_own => true,
            _ if has_own && is_in_lane => true,
            _ => rules.pair == PairEffect::CannotBePassed && self.pair_among(between).is_some(),
        }
    }

    /// What a step with a die that leads somewhere does where nobody is ever in the way.
    #[inline]
    pub(crate) fn resolve_clear(&self, state: &State, piece: u8, die: u8) -> Result<Effect, Obstacle> {
        let from = state.piece(state.seat, piece);
        let quick = self.tables.quick(from, die);
        match quick.looks[0] {
            NOWHERE => Ok(Effect { to: quick.to, captured: 0, via: quick.to }),
            square if from == 0 => self.enter(state, square),
            square => self.arrive(state, 1 << (4 * state.seat + piece), square),
        }
    }

    /// The general way, which decides wherever somebody is met or may be in the way.
    pub(crate) fn resolve_slowly(
        &self,
        state: &State,
        piece: u8,
        steps: u8,
        is_die: bool,
    ) -> Result<Effect, Obstacle> {
        let seat = state.seat;
        let from = state.piece(seat, piece);
        let (to, way) = self.rules.aim(from, steps, is_die)?;
        let mover = 1 << (4 * seat + piece);
        match way {
            Way::Entry => self.enter(state, to),
            Way::Retreat => {
                self.check_room(seat, to, self.standing(state, seat, to) & !mover)?;
                Ok(Effect { to, captured: 0, via: to })
            }
            Way::Walk if self.tables.checks_way => self.walk(state, mover, from, steps, to),
            Way::Walk => self.arrive(state, mover, to),
        }
    }

    fn walk(&self, state: &State, mover: u16, from: u8, steps: u8, to: u8) -> Result<Effect, Obstacle> {
        let length = self.rules.squares_walked(steps, to);
        let (free, stop) = self.free_steps(state, mover, from, length);
        let obstacle = match stop {
            Some(obstacle) => obstacle,
            None => match self.arrive(state, mover, to) {
                Err(obstacle) => obstacle,
                arrived => return arrived,
            },
        };
        let before = self.rules.after(from, free);
        if self.rules.stop_behind && before != from {
            self.arrive(state, mover, before).map_err(|_| obstacle)
        } else {
            Err(obstacle)
        }
    }

    /// How many of the squares before the last of a walk can be passed, and who bars the next of them.
    #[inline]
    pub(crate) fn free_steps(
        &self,
        state: &State,
        mover: u16,
        from: u8,
        length: u8,
    ) -> (u8, Option<Obstacle>) {
        for count in 1..length {
            let stop = self.bars_the_way(state, mover, self.rules.after(from, count));
            if stop.is_some() {
                return (count - 1, stop);
            }
        }
        (length - 1, None)
    }

    /// Whether enemies on the star where a piece lands send it home before it jumps.
    pub(crate) fn is_stopped_at_star(&self, state: &State, star: u8) -> bool {
        self.rules.star_captures != StarCaptures::Final
            && !self.rules.star_goes_on
            && self.meet_all(state, star).is_ok_and(|meeting| meeting.is_sent_home)
    }

    /// Who keeps the mover from passing this square.
    fn bars_the_way(&self, state: &State, mover: u16, square: u8) -> Option<Obstacle> {
        let rules = &self.rules;
        let seat = state.seat;
        let all = self.standing(state, seat, square) & !mover;
        if all == 0 {
            return None;
        }
        let own = of_seat(all, seat);
        if square > rules.frame.visited {
            let is_open = rules.lane_passing || (square == rules.goal() && !rules.has_slots);
            return (own != 0 && !is_open).then_some(Obstacle::OwnInTheWay { square });
        }
        if own != 0 && rules.passing != Passing::All {
            return Some(Obstacle::OwnInTheWay { square });
        }
        if all != 0 && rules.passing == Passing::Nobody {
            return Some(Obstacle::OthersInTheWay { square });
        }
        if rules.pair != PairEffect::CannotBePassed {
            return None;
        }
        if rules.pair_binds_owner && own.count_ones() >= 2 {
            return Some(Obstacle::OwnPair { square });
        }
        self.pair_among(all & self.enemies(seat)).map(|owner| Obstacle::PairInTheWay { square, owner })
    }

    /// Everybody on the square that `seat` calls `own`.
    #[inline]
    pub(crate) fn standing(&self, state: &State, seat: Seat, own: u8) -> u16 {
        let mut all = state.standing(self.tables.pattern(seat, own));
        if let Some(second) = self.tables.second_pattern(seat, own) {
            all |= state.standing(second);
        }
        all
    }

    #[inline]
    pub(crate) fn enemies(&self, seat: Seat) -> u16 {
        self.tables.enemies[usize::from(seat & 3)]
    }

    /// A seat that has two or more of these pieces.
    #[inline]
    fn pair_among(&self, set: u16) -> Option<Seat> {
        // Bits are counted within nibbles; two or more leave a 2 or a 4.
        let twos = set - (set >> 1 & 0x5555);
        let pairs = ((twos & 0x3333) + (twos >> 2 & 0x3333)) & 0x6666;
        if pairs == 0 { None } else { Some(pairs.trailing_zeros() as Seat / 4) }
    }

    /// Whether there is room for one more beside these, all who stand on a square but the mover.
    #[inline]
    fn check_room(&self, seat: Seat, square: u8, there: u16) -> Result<(), Obstacle> {
        let room = self.rules.room(square);
        let binds = self.rules.pair_binds_owner && square <= self.rules.frame.visited;
        let others = of_seat(there, seat).count_ones() as u8;
        if others >= room {
            return Err(Obstacle::OwnSquareFull { square, room });
        }
        if binds && others >= 2 { Err(Obstacle::OwnPair { square }) } else { Ok(()) }
    }

    fn enter(&self, state: &State, square: u8) -> Result<Effect, Obstacle> {
        let all = self.standing(state, state.seat, square);
        self.check_room(state.seat, square, all)?;
        let enemies = all & self.enemies(state.seat);
        let effect = |captured| Effect { to: square, captured, via: square };
        if enemies == 0 {
            return Ok(effect(0));
        }
        match self.rules.entry_captures {
            EntryCaptures::All => Ok(effect(enemies)),
            EntryCaptures::Nothing => Err(Obstacle::EnemyKeepsIn { square }),
            EntryCaptures::One => Ok(effect(self.first_piece(state.seat, enemies))),
            EntryCaptures::OneWhenFull if all.count_ones() >= u32::from(self.rules.own_max) => {
                Ok(effect(self.first_piece(state.seat, enemies)))
            }
            _ => {
                let meeting = self.meet(state.seat, square, enemies)?;
                let to = if meeting.is_sent_home { 0 } else { square };
                Ok(Effect { to, captured: meeting.captured, via: square })
            }
        }
    }

    /// The first piece of the first colour after `seat` in the order of play.
    fn first_piece(&self, seat: Seat, set: u16) -> u16 {
        let colour = self.first_colour(seat, set);
        colour & colour.wrapping_neg()
    }

    /// The pieces of the first colour after `seat` in the order of play.
    #[inline]
    fn first_colour(&self, seat: Seat, set: u16) -> u16 {
        // Turned so that the next seat comes first, the lowest bit tells the colour.
        let turn = 4 * (u32::from(seat) + 1);
        let turned = set.rotate_right(turn);
        let nibble = turned.trailing_zeros() / 4 * 4;
        (turned & 15u16.checked_shl(nibble).unwrap_or(0)).rotate_left(turn)
    }

    /// What arriving on a square by steps does.
    #[inline]
    fn arrive(&self, state: &State, mover: u16, square: u8) -> Result<Effect, Obstacle> {
        let star = self.tables.stars[usize::from(square & 127)];
        if star != 0 {
            return self.jump(state, mover, square, star);
        }
        self.land(state.seat, square, self.standing(state, state.seat, square) & !mover)
    }

    /// What arriving beside these does, who are all on a square but the mover.
    #[inline]
    fn land(&self, seat: Seat, square: u8, there: u16) -> Result<Effect, Obstacle> {
        let mut effect = Effect { to: square, captured: 0, via: square };
        if there == 0 {
            return Ok(effect);
        }
        self.check_room(seat, square, there)?;
        let enemies = there & self.enemies(seat);
        if enemies != 0 {
            let meeting = self.meet(seat, square, enemies)?;
            effect.captured = meeting.captured;
            if meeting.is_sent_home {
                effect.to = 0;
            }
        }
        Ok(effect)
    }

    #[inline]
    fn meet_all(&self, state: &State, square: u8) -> Result<Meeting, Obstacle> {
        let enemies = self.standing(state, state.seat, square) & self.enemies(state.seat);
        if enemies == 0 { Ok(Meeting::default()) } else { self.meet(state.seat, square, enemies) }
    }

    /// A star jump lands on both stars: what forbids a landing on either forbids the jump.
    fn jump(&self, state: &State, mover: u16, first: u8, last: u8) -> Result<Effect, Obstacle> {
        let rules = &self.rules;
        if !self.tables.is_clear {
            self.check_room(state.seat, last, self.standing(state, state.seat, last) & !mover)?;
        }
        let at_first = self.meet_all(state, first)?;
        let at_last = if last == rules.goal() { Meeting::default() } else { self.meet_all(state, last)? };
        let mut effect = Effect { to: last, captured: 0, via: first };
        if rules.star_captures != StarCaptures::Final {
            effect.captured |= at_first.captured;
            if at_first.is_sent_home {
                effect.to = 0;
            }
        }
        if rules.star_captures != StarCaptures::First && (effect.to != 0 || rules.star_goes_on) {
            effect.captured |= at_last.captured;
            if at_last.is_sent_home {
                effect.to = 0;
            }
        }
        Ok(effect)
    }

    /// What happens between an arrival and these enemies, of which there is at least one.
    fn meet(&self, seat: Seat, square: u8, enemies: u16) -> Result<Meeting, Obstacle> {
        let rules = &self.rules;
        let enemies = if rules.first_enemy_only { self.first_colour(seat, enemies) } else { enemies };
        let pair = self.pair_among(enemies);
        if let Some(owner) = pair.filter(|_| rules.pair_blocks()) {
            return Err(Obstacle::PairLandedOn { square, owner });
        }
        let home = Ok(Meeting { is_sent_home: true, captured: 0 });
        if self.tables.is_safe[usize::from(square & 127)] {
            return match rules.safe_effect {
                SafeEffect::Share => Ok(Meeting::default()),
                SafeEffect::ArrivalForbidden => Err(Obstacle::SafeSquareTaken { square }),
                SafeEffect::ArrivalSentHome => home,
            };
        }
        if rules.owner_sends_home {
            let further = self.tables.start_of[usize::from(square & 127)];
            if further != 0 && of_seat(enemies, (seat + further) & 3) != 0 {
                return home;
            }
        }
        if pair.is_none() {
            return Ok(Meeting { is_sent_home: false, captured: enemies });
        }
        match rules.pair {
            PairEffect::ArrivalSentHome => home,
            PairEffect::NotCaptured => Ok(Meeting { is_sent_home: false, captured: singles(enemies) }),
            _ => Ok(Meeting { is_sent_home: false, captured: enemies }),
        }
    }
}

/// The pieces that are the only one of their colour in the set.
fn singles(set: u16) -> u16 {
    (0..MAX_SEATS as u16)
        .map(|seat| set & 15 << (4 * seat))
        .filter(|colour| colour.count_ones() == 1)
        .fold(0, |all, colour| all | colour)
}

#[cfg(test)]
pub(crate) mod tests;
