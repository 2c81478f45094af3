//! What follows from the rules for every seat and square, in tables that answer at once.

use game::{MAX_SEATS, Seat};

use crate::frame::Frame;
use crate::route::Way;
use crate::rules::Rules;
use crate::state::{NOWHERE, PER_SEAT, State};

/// Every own number, and [`NOWHERE`], is below this.
pub(crate) const SQUARES: usize = 128;

/// A start that is further than any die from all own numbers.
const FAR: u8 = 114;

/// A square that no own number is up to six squares before.
const NOT_BEHIND: u8 = 120;

/// What a die does to a piece as long as it meets nobody.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quick {
    /// Where the piece ends.
    pub to: u8,
    /// Two sets of enemies to look for, as indices of [`Tables::meeting`].
    pub looks: [u8; 2],
    /// Where the squares begin that the piece comes to, its last included.
    pub first: u8,
    /// How many they are; 0 where it does not simply walk on.
    pub length: u8,
}

/// What follows from the rules for every seat and square.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// For each seat and own number: where each piece would have to stand to be on that square.
    patterns: Box<[[[u8; 16]; SQUARES]; MAX_SEATS]>,
    /// A second place that counts as the same square, where [`Tables::is_double`] says so.
    second: Box<[[[u8; 16]; SQUARES]; MAX_SEATS]>,
    is_double: [bool; SQUARES],
    /// Where enemies would have to stand to be met on a square; from [`SQUARES`] on, the second place that
    /// counts as the same square.
    meetings: Box<[[[u8; 16]; 2 * SQUARES]; MAX_SEATS]>,
    /// What dice do while nobody is met.
    quick: Box<[[Quick; 8]; SQUARES]>,
    /// For each seat and own number: the own numbers of that square for every piece, and the same less one
    /// round where the route of a piece begins within reach.
    starts: Box<[[[[u8; 16]; 2]; SQUARES]; MAX_SEATS]>,
    /// For each seat and own number: the square behind it in every enemy's frame.
    behind: Box<[[[u8; 16]; SQUARES]; MAX_SEATS]>,
    /// For each seat and own number: the enemy pieces that come out there.
    entrants: Box<[[u16; SQUARES]; MAX_SEATS]>,
    /// Whether a die leads anywhere from a square: 1 or 0.
    is_move: [[u8; SQUARES]; 8],
    /// The numbers of a die, as bits, that bring a piece out.
    pub entry_numbers: u16,
    /// Where a star jumps to; 0 where there is no jump.
    pub stars: [u8; SQUARES],
    /// The star that jumps to a square; 0 where none does.
    pub star_before: [u8; SQUARES],
    pub is_safe: [bool; SQUARES],
    /// How many seats further the colour sits whose start this is; 0 where it is nobody else's.
    pub start_of: [u8; SQUARES],
    /// The pieces of the enemies of each seat.
    pub enemies: [u16; MAX_SEATS],
    /// Whether nobody is ever in the way, so that [`Tables::quick`] tells what is legal.
    pub is_clear: bool,
    /// Whether, besides, everything that is not in the way of anybody may be played.
    pub is_open: bool,
    /// Whether nobody but own pieces is ever in the way.
    pub are_own_alone: bool,
    /// Whether squares on the way must be looked at.
    pub checks_way: bool,
}

/// Which shortcuts the rules leave open.
struct Shortcuts {
    is_clear: bool,
    is_open: bool,
    are_own_alone: bool,
    checks_way: bool,
}

impl Shortcuts {
    /// Every option is named, so that a new one cannot be forgotten here.
    fn of(rules: &Rules) -> Shortcuts {
        use crate::rules::{EntryCaptures, PairEffect, Passing, SafeEffect};
        let Rules {
            // What can be in the way of a piece.
            passing,
            pair,
            lane_passing,
            stop_behind,
            has_slots,
            own_max,
            safe_effect,
            entry_captures,
            lane_on_loop,
            star_squares,
            frame,
            // What takes the choice away, or adds to it.
            entry_forced,
            must_clear_start,
            pair_must_break,
            capture_forced,
            may_pass,
            two_dice,
            // Only with pairs that block, and those are out already.
            pair_binds_owner: _,
            // Only with two dice.
            dice_free: _,
            entry_by_sum: _,
            extra_on_doubles: _,
            // Part of where a number leads, which the tables hold.
            lane: _,
            seven: _,
            entry: _,
            last_star_to_goal: _,
            finish: _,
            stairs: _,
            // What happens to pieces that meet, which is looked up once they do.
            team: _,
            safe_squares: _,
            owner_sends_home: _,
            star_captures: _,
            first_enemy_only: _,
            star_goes_on: _,
            // Who plays, whose turn it is and what it earns; not what may be played.
            pieces: _,
            pieces_out_at_start: _,
            seats: _,
            tries: _,
            tries_first_round_only: _,
            tries_if_all_in_base: _,
            extra_on_six: _,
            extra_on_capture: _,
            extra_on_finish: _,
            no_extra_in_first_round: _,
            play_on: _,
            finished_roll: _,
            // Whoever uses the shortcuts asks about these itself: bonus steps are no die, and a third special roll
            // may not be played.
            capture_bonus: _,
            finish_bonus: _,
            third: _,
        } = rules;
        let checks_way =
            *passing != Passing::All || *pair == PairEffect::CannotBePassed || !lane_passing || *stop_behind;
        let blocks = checks_way
            || *has_slots
            || *own_max != 0
            || rules.pair_blocks()
            || *safe_effect == SafeEffect::ArrivalForbidden
            || *entry_captures == EntryCaptures::Nothing;
        // A jump looks at two squares, which leaves no room for one that counts twice.
        let doubles_a_star = *lane_on_loop && star_squares.iter().any(|&star| star % frame.gap() == 1);
        let chooses = *entry_forced
            || *must_clear_start
            || *pair_must_break
            || *capture_forced
            || *may_pass
            || *two_dice;
        let is_clear = !blocks && !doubles_a_star;
        // Where several fit on a square, one that turns back could be barred by another on the square it came from.
        let are_own_alone = *own_max == 1
            && *passing != Passing::Nobody
            && !*stop_behind
            && !rules.pair_blocks()
            && *safe_effect != SafeEffect::ArrivalForbidden
            && *entry_captures != EntryCaptures::Nothing
            && star_squares.is_empty()
            && !*lane_on_loop;
        Shortcuts { is_clear, is_open: is_clear && !chooses, are_own_alone, checks_way }
    }
}

impl Tables {
    pub fn new(rules: &Rules) -> Tables {
        let Shortcuts { is_clear, is_open, are_own_alone, checks_way } = Shortcuts::of(rules);
        let mut tables = Tables {
            patterns: Box::new([[[NOWHERE; 16]; SQUARES]; MAX_SEATS]),
            second: Box::new([[[NOWHERE; 16]; SQUARES]; MAX_SEATS]),
            is_double: [false; SQUARES],
            meetings: Box::new([[[NOWHERE; 16]; 2 * SQUARES]; MAX_SEATS]),
            starts: Box::new([[[[FAR; 16]; 2]; SQUARES]; MAX_SEATS]),
            behind: Box::new([[[NOT_BEHIND; 16]; SQUARES]; MAX_SEATS]),
            entrants: Box::new([[0; SQUARES]; MAX_SEATS]),
            is_move: [[0; SQUARES]; 8],
            quick: Box::new([[Quick::default(); 8]; SQUARES]),
            entry_numbers: 0,
            stars: [0; SQUARES],
            star_before: [0; SQUARES],
            is_safe: [false; SQUARES],
            start_of: [0; SQUARES],
            enemies: [0; MAX_SEATS],
            is_clear,
            is_open,
            are_own_alone,
            checks_way,
        };
        tables.fill_patterns(rules);
        tables.fill_squares(rules);
        tables.fill_meetings();
        tables.fill_quick(rules);
        tables.fill_starts(rules);
        tables.fill_behind(rules);
        tables
    }

    fn fill_patterns(&mut self, rules: &Rules) {
        let visited = rules.frame.visited + u8::from(rules.lane_on_loop);
        let frame = Frame { visited, ..rules.frame };
        for seat in 0..MAX_SEATS as u8 {
            for other in 0..MAX_SEATS as u8 {
                if rules.seats[usize::from(other)] && rules.are_enemies(seat, other) {
                    self.enemies[usize::from(seat)] |= 15 << (4 * other);
                }
            }
            for own in 0..=rules.end() {
                let pattern = &mut self.patterns[usize::from(seat)][usize::from(own)];
                for other in 0..MAX_SEATS as u8 {
                    let there = if other == seat { Some(own) } else { frame.translate(seat, own, other) };
                    let first = usize::from(other) * PER_SEAT;
                    pattern[first..first + PER_SEAT].fill(there.unwrap_or(NOWHERE));
                }
            }
            if rules.lane_on_loop {
                self.double_the_starts(rules, seat);
            }
        }
    }

    /// LUDOpy's first lane square also counts as its owner's start square.
    fn double_the_starts(&mut self, rules: &Rules, seat: Seat) {
        for further in 1..MAX_SEATS as u8 {
            let own = usize::from(rules.frame.gap() * further + 1);
            let owner = usize::from((seat + further) % MAX_SEATS as u8);
            self.is_double[own] = true;
            let first = owner * PER_SEAT;
            self.second[usize::from(seat)][own][first..first + PER_SEAT].fill(rules.frame.visited + 1);
        }
    }

    fn fill_squares(&mut self, rules: &Rules) {
        for &square in &rules.safe_squares {
            self.is_safe[usize::from(square)] = true;
        }
        for pair in rules.star_squares.windows(2) {
            self.stars[usize::from(pair[0])] = pair[1];
            self.star_before[usize::from(pair[1])] = pair[0];
        }
        if let Some(&last) = rules.star_squares.last().filter(|_| rules.last_star_to_goal) {
            self.stars[usize::from(last)] = rules.goal();
        }
        for further in 1..MAX_SEATS as u8 {
            self.start_of[usize::from(rules.frame.gap() * further + 1)] = further;
        }
    }

    /// The patterns without those who are no enemies.
    fn fill_meetings(&mut self) {
        for seat in 0..MAX_SEATS {
            for own in 0..SQUARES {
                for piece in 0..16 {
                    if self.enemies[seat] >> piece & 1 == 1 {
                        self.meetings[seat][own][piece] = self.patterns[seat][own][piece];
                        self.meetings[seat][SQUARES + own][piece] = self.second[seat][own][piece];
                    }
                }
            }
        }
    }

    fn fill_quick(&mut self, rules: &Rules) {
        for from in 0..=rules.end() {
            for die in 1..=7 {
                let Ok((square, way)) = rules.aim(from, die, true) else { continue };
                let star = if way == Way::Walk { self.stars[usize::from(square)] } else { 0 };
                let is_straight = way == Way::Walk && square > from && star == 0;
                let (first, length) = match way {
                    // A square that counts twice does not fit into a row.
                    _ if rules.lane_on_loop => (0, 0),
                    Way::Entry => (square, 1),
                    Way::Walk if is_straight && (square - from == die || rules.stairs) => {
                        (from + 1, square - from)
                    }
                    _ => (0, 0),
                };
                let second = if star != 0 { star } else { square | SQUARES as u8 };
                self.quick[usize::from(from)][usize::from(die)] = Quick {
                    to: if star != 0 { star } else { square },
                    looks: if way == Way::Retreat { [NOWHERE; 2] } else { [square, second] },
                    first,
                    length,
                };
                self.is_move[usize::from(die)][usize::from(from)] = 1;
                if die <= 6 {
                    self.entry_numbers |= u16::from(from == 0) << die;
                }
            }
        }
    }

    fn fill_starts(&mut self, rules: &Rules) {
        // Every loop square has a number in every colour's frame here, whether it is visited or not.
        let frame = Frame { visited: rules.frame.squares, ..rules.frame };
        for seat in 0..MAX_SEATS as u8 {
            for own in 1..=rules.end() {
                let [start, wrapped] = &mut self.starts[usize::from(seat)][usize::from(own)];
                for other in 0..MAX_SEATS as u8 {
                    let pieces = usize::from(other) * PER_SEAT..usize::from(other + 1) * PER_SEAT;
                    if other == seat {
                        start[pieces].fill(own);
                        continue;
                    }
                    let Some(there) =
                        frame.translate(seat, own, other).filter(|_| own <= rules.frame.visited)
                    else {
                        continue;
                    };
                    start[pieces.clone()].fill(there);
                    if there + 7 > frame.squares {
                        wrapped[pieces].fill(128 + there - frame.squares);
                    }
                }
            }
        }
    }

    fn fill_behind(&mut self, rules: &Rules) {
        for seat in 0..MAX_SEATS {
            for own in 1..=rules.frame.visited {
                for piece in (0..16).filter(|piece| self.enemies[seat] >> piece & 1 == 1) {
                    let enemy = piece as Seat / PER_SEAT as u8;
                    let Some(there) = rules.frame.translate(seat as Seat, own, enemy) else { continue };
                    self.behind[seat][usize::from(own)][piece] = there - 1;
                    if rules.entry.contains(&there) {
                        self.entrants[seat][usize::from(own)] |= 1 << piece;
                    }
                }
            }
        }
    }

    /// The enemies that stand up to six squares before an own square, or come out on it.
    #[inline]
    pub fn hunters(&self, state: &State, seat: Seat, own: u8, in_base: u16) -> u16 {
        let (seat, own) = (usize::from(seat & 3), usize::from(own & 127));
        let near = state.within_reach(&self.behind[seat][own]) & !in_base;
        near | in_base & self.entrants[seat][own]
    }

    /// How many squares a piece of another colour, given by its bit, stands before an own square.
    #[inline]
    pub fn distance(&self, state: &State, piece: u8, seat: Seat, own: u8) -> u8 {
        let behind = self.behind[usize::from(seat & 3)][usize::from(own & 127)][usize::from(piece & 15)];
        (behind + 1).wrapping_sub(state.piece(piece >> 2, piece & 3))
    }

    /// Who may stand on the squares that a piece comes to, which are known.
    #[inline]
    pub fn near(&self, state: &State, quick: Quick) -> u16 {
        let [start, wrapped] = &self.starts[usize::from(state.seat & 3)][usize::from(quick.first & 127)];
        state.among(start, wrapped, quick.length)
    }

    /// Where enemies would have to stand to be met by `seat`; `look` comes from [`Quick::looks`].
    #[inline]
    pub fn meeting(&self, seat: Seat, look: u8) -> &[u8; 16] {
        &self.meetings[usize::from(seat & 3)][usize::from(look)]
    }

    /// What a die does to a piece while it meets nobody.
    #[inline]
    pub fn quick(&self, from: u8, die: u8) -> Quick {
        self.quick[usize::from(from & 127)][usize::from(die & 7)]
    }

    /// 1 if a die leads anywhere from a square, else 0.
    #[inline]
    pub fn is_move(&self, from: u8, die: u8) -> u8 {
        self.is_move[usize::from(die & 7)][usize::from(from & 127)]
    }

    /// Where each piece would have to stand to be on the square that `seat` calls `own`.
    #[inline]
    pub fn pattern(&self, seat: Seat, own: u8) -> &[u8; 16] {
        &self.patterns[usize::from(seat & 3)][usize::from(own & 127)]
    }

    /// The second place that counts as the same square, if there is one.
    #[inline]
    pub fn second_pattern(&self, seat: Seat, own: u8) -> Option<&[u8; 16]> {
        if self.is_double[usize::from(own & 127)] {
            Some(&self.second[usize::from(seat & 3)][usize::from(own & 127)])
        } else {
            None
        }
    }
}
