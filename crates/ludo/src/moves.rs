//! Legal moves: which piece may be moved with what.

use arrayvec::ArrayVec;
use game::{Seat, Sink};

use crate::Ludo;
use crate::landing::Effect;
use crate::rules::ThirdInARow;
use crate::state::{NONE, PER_SEAT, State};

/// One action: a piece with a number of steps, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    piece: u8,
    steps: u8,
}

impl Move {
    /// Passing.
    pub const PASS: Move = Move { piece: NONE, steps: 0 };

    /// A piece, counted from 0, with the number of a die, of both dice together, or of bonus steps.
    ///
    /// # Panics
    /// If there can be no such piece.
    pub const fn step(piece: u8, steps: u8) -> Move {
        assert!(piece < PER_SEAT as u8, "pieces are counted from 0 to 3");
        Move { piece, steps }
    }

    pub(crate) const fn unchecked(piece: u8, steps: u8) -> Move {
        Move { piece, steps }
    }

    /// The piece of a move that is no pass.
    pub(crate) const fn index(self) -> u8 {
        self.piece
    }

    /// Whether this is a pass.
    pub const fn is_pass(self) -> bool {
        self.piece == NONE
    }

    /// The piece that moves; `None` for a pass.
    pub const fn piece(self) -> Option<u8> {
        if self.is_pass() { None } else { Some(self.piece) }
    }

    /// The number it moves with; 0 for a pass.
    pub const fn steps(self) -> u8 {
        self.steps
    }
}

/// What keeps a piece from moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    AtGoal,
    NoEntryNumber,
    BonusFromBase,
    Overshoot,
    PastTheFoot,
    WrongStair { needed: u8 },
    OwnInTheWay { square: u8 },
    OthersInTheWay { square: u8 },
    PairInTheWay { square: u8, owner: Seat },
    OwnPair { square: u8 },
    OwnSquareFull { square: u8, room: u8 },
    PairLandedOn { square: u8, owner: Seat },
    SafeSquareTaken { square: u8 },
    EnemyKeepsIn { square: u8 },
}

/// What a move uses up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// `dice[0]` or `dice[1]`.
    Die(u8),
    /// Both dice.
    Sum,
    /// `bonus[0]` or `bonus[1]`.
    Bonus(u8),
}

/// A step that nothing is in the way of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub action: Move,
    pub source: Source,
    pub from: u8,
    pub effect: Effect,
}

/// Four pieces with each of two dice, and with their sum.
pub(crate) type Candidates = ArrayVec<Candidate, 12>;

/// Which duty leaves a step out, although nothing is in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    BothDice,
    LargerDie,
    Enter,
    ClearStart,
    BreakPair,
    Capture,
}

impl Ludo {
    /// Whether this roll may not be played because it is the third special one in a row.
    #[inline]
    pub(crate) fn is_roll_unplayable(&self, state: &State) -> bool {
        state.streak >= 3
            && state.dice[0] != 0
            && !matches!(self.rules.third, ThirdInARow::Nothing | ThirdInARow::NoExtraRoll)
    }

    pub(crate) fn push_moves(&self, state: &State, out: &mut impl Sink<Move>) {
        if self.is_roll_unplayable(state) {
            return out.push(Move::PASS);
        }
        if self.tables.is_open && state.dice[0] != 0 {
            return self.push_open_moves(state, out);
        }
        let candidates = self.candidates(state);
        for index in bits(self.after_duties(state, &candidates, |_, _| {})) {
            out.push(candidates[index].action);
        }
        if candidates.is_empty() || self.rules.may_pass {
            out.push(Move::PASS);
        }
    }

    /// One die, and nobody is ever in the way: the table knows.
    #[inline]
    fn push_open_moves(&self, state: &State, out: &mut impl Sink<Move>) {
        let mut movable = self.open_pieces(state);
        if movable == 0 {
            out.push(Move::PASS);
        }
        while movable != 0 {
            out.push(Move { piece: movable.trailing_zeros() as u8, steps: state.dice[0] });
            movable &= movable - 1;
        }
    }

    /// The pieces that can move with the die where nobody is ever in the way, as bits.
    #[inline]
    pub(crate) fn open_pieces(&self, state: &State) -> u8 {
        let die = state.dice[0];
        let [a, b, c, d] = state.own(state.seat).map(|from| self.tables.is_move(from, die));
        a | b << 1 | c << 2 | d << 3
    }

    /// What may be played with now: the dice, or when they are done the bonus steps.
    pub(crate) fn sources(&self, state: &State) -> ArrayVec<(Source, u8), 3> {
        let mut sources = ArrayVec::new();
        // Who has finished plays nothing more, not even from slot to slot.
        if state.places.contains(&state.seat) {
            return sources;
        }
        let [large, small] = state.dice;
        if large != 0 {
            sources.push((Source::Die(0), large));
            if small != 0 {
                if small != large {
                    sources.push((Source::Die(1), small));
                }
                if self.rules.entry_by_sum {
                    sources.push((Source::Sum, large + small));
                }
            }
            return sources;
        }
        let bonus = [self.rules.capture_bonus, self.rules.finish_bonus];
        for kind in 0..2 {
            if state.bonus[kind] > 0 && (kind == 0 || state.bonus[0] == 0 || bonus[0] != bonus[1]) {
                sources.push((Source::Bonus(kind as u8), bonus[kind]));
            }
        }
        sources
    }

    /// Every step that nothing is in the way of, larger number first.
    pub(crate) fn candidates(&self, state: &State) -> Candidates {
        let mut candidates = Candidates::new();
        for (source, steps) in self.sources(state) {
            for piece in bits(self.movable(state, source, steps)).map(|piece| piece as u8) {
                let from = state.piece(state.seat, piece);
                let action = Move { piece, steps };
                // Own pieces on one square fare alike.
                let twin = candidates.last().filter(|twin| twin.from == from && twin.source == source);
                if let Some(&twin) = twin {
                    candidates.push(Candidate { action, ..twin });
                    continue;
                }
                let is_die = !matches!(source, Source::Bonus(_));
                if let Ok(effect) = self.resolve(state, piece, steps, is_die) {
                    candidates.push(Candidate { action, source, from, effect });
                }
            }
        }
        candidates
    }

    /// Whether any step can be played.
    pub(crate) fn can_step(&self, state: &State) -> bool {
        self.sources(state).iter().any(|&(source, steps)| {
            let is_die = !matches!(source, Source::Bonus(_));
            bits(self.movable(state, source, steps))
                .any(|piece| self.resolve(state, piece as u8, steps, is_die).is_ok())
        })
    }

    /// The pieces that may have somewhere to go, as bits: a glance that spares looking at the others.
    #[inline]
    fn movable(&self, state: &State, source: Source, steps: u8) -> u16 {
        let own = state.own(state.seat);
        let may_move = match source {
            Source::Die(_) => own.map(|from| self.tables.is_move(from, steps)),
            Source::Sum if self.rules.entry.get(usize::from(steps)).is_none_or(|&square| square == 0) => {
                return 0;
            }
            Source::Sum => own.map(|from| u8::from(from == 0)),
            Source::Bonus(_) => own.map(|from| u8::from(from != 0 && from < self.rules.end())),
        };
        let [a, b, c, d] = may_move.map(u16::from);
        a | b << 1 | c << 2 | d << 3
    }

    /// The steps that no duty forbids, as bits; tells `dropped` of the others. A duty counts only where it
    /// leaves something; the earlier ones come first.
    #[inline]
    pub(crate) fn after_duties(
        &self,
        state: &State,
        candidates: &Candidates,
        mut dropped: impl FnMut(Duty, &Candidate),
    ) -> u16 {
        let rules = &self.rules;
        let mut left = (1 << candidates.len()) - 1;
        if candidates.len() < 2 {
            return left;
        }
        let mut keep = |left: &mut u16, duty: Duty, fits: u16| {
            if *left & fits != 0 {
                bits(*left & !fits).for_each(|index| dropped(duty, &candidates[index]));
                *left &= fits;
            }
        };
        if state.dice[1] != 0 && !rules.dice_free {
            let both = those(candidates, |first| {
                self.leaves_another(state, first, candidates) || self.uses_both_dice(state, first)
            });
            if both != 0 {
                keep(&mut left, Duty::BothDice, both);
            } else {
                keep(
                    &mut left,
                    Duty::LargerDie,
                    those(candidates, |candidate| candidate.source == Source::Die(0)),
                );
            }
        }
        if rules.entry_forced {
            keep(&mut left, Duty::Enter, those(candidates, |candidate| candidate.from == 0));
        }
        let own = state.own(state.seat);
        if rules.must_clear_start && own.contains(&0) {
            keep(&mut left, Duty::ClearStart, those(candidates, |candidate| candidate.from == 1));
        }
        if rules.pair_must_break {
            let sixes = those(candidates, |candidate| {
                matches!(candidate.source, Source::Die(_)) && candidate.action.steps >= 6
            });
            let breaks = those(candidates, |candidate| {
                let is_on_loop = (1..=rules.frame.visited).contains(&candidate.from);
                is_on_loop && own.iter().filter(|&&square| square == candidate.from).count() >= 2
            });
            let fits = if left & sixes & breaks != 0 { !sixes | breaks } else { 0 };
            keep(&mut left, Duty::BreakPair, fits);
        }
        if rules.capture_forced {
            keep(&mut left, Duty::Capture, those(candidates, |candidate| candidate.effect.captured != 0));
        }
        left
    }

    /// Whether a first step surely leaves a step of another piece with the other die as it was: it changes
    /// nothing for enemies and ends neither where the other passes nor where it lands.
    fn leaves_another(&self, state: &State, first: &Candidate, candidates: &Candidates) -> bool {
        let to = first.effect.to;
        if first.effect.captured != 0 || to >= self.rules.goal() || self.rules.stop_behind {
            return false;
        }
        let other = match first.source {
            Source::Die(0) => state.dice[1],
            Source::Die(_) => state.dice[0],
            _ => return false,
        };
        candidates.iter().fold(false, |found, next| {
            let is_other = (next.action.steps == other) & (next.action.piece != first.action.piece);
            // Who turns back at the goal also passes what lies before it.
            let is_passed = (next.from.min(next.effect.to) < to) & (to <= next.from + other);
            let is_landed_on = (to == next.effect.to) | (to == next.effect.via);
            // What may come out of the base depends on who else is on the square.
            found | (is_other & (next.from != 0) & !is_passed & !is_landed_on)
        })
    }

    /// Whether a first step lets the other die be played too.
    fn uses_both_dice(&self, state: &State, candidate: &Candidate) -> bool {
        let Source::Die(index) = candidate.source else { return true };
        let mut next = *state;
        self.shift_pieces(&mut next, candidate.action.piece, candidate.effect);
        next.dice = [state.dice[usize::from(1 - index)], 0];
        !self.is_finished(&next, next.seat) && self.can_step(&next)
    }
}

/// The candidates that fit, as bits.
#[inline]
fn those(candidates: &Candidates, fits: impl Fn(&Candidate) -> bool) -> u16 {
    candidates.iter().rev().fold(0, |set, candidate| set << 1 | u16::from(fits(candidate)))
}

/// The places of the bits of a set.
#[inline]
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}
