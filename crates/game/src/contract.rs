//! [`Game`]: the rules of one variant, as a state machine with explicit chance.

use std::fmt::Debug;
use std::hash::Hash;

use crate::random::{Random, sample_roll};
use crate::rules::Variant;

/// A place at the table, counted from 0 in the order of play.
pub type Seat = u8;

/// No game has more seats than this.
pub const MAX_SEATS: usize = 4;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The player in this seat chooses one of [`Game::moves`].
    Seat(Seat),
    /// Dice are due: one of [`Game::rolls`] happens.
    Chance,
    /// The game has ended; [`Game::scores`] is final.
    Over,
}

/// What the dice (or cowries) show. One die leaves `second` at 0.
///
/// Where the order of two dice means nothing, the higher one is `first`; in a roll-off `first` belongs to
/// seat 0 and `second` to seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Roll {
    /// The first, or only, die.
    pub first: u8,
    /// The second die; 0 when there is only one.
    pub second: u8,
}

impl Roll {
    /// A roll of one die.
    pub const fn one(die: u8) -> Roll {
        Roll { first: die, second: 0 }
    }

    /// A roll of two dice, the higher one first.
    pub const fn two(a: u8, b: u8) -> Roll {
        if a >= b { Roll { first: a, second: b } } else { Roll { first: b, second: a } }
    }

    /// Whether this is a roll of two equal dice.
    pub const fn is_double(self) -> bool {
        self.first == self.second
    }
}

/// The 21 distinct rolls of two dice with their weights out of 36, ascending.
pub const fn two_dice() -> [(Roll, u16); 21] {
    let mut rolls = [(Roll { first: 0, second: 0 }, 0); 21];
    let (mut n, mut high) = (0, 1);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[n] = (Roll { first: high, second: low }, if high == low { 1 } else { 2 });
            n += 1;
            low += 1;
        }
        high += 1;
    }
    rolls
}

/// The six faces of one die, each with weight 1.
pub const fn single_die() -> [(Roll, u16); 6] {
    let mut rolls = [(Roll { first: 0, second: 0 }, 1); 6];
    let mut face = 0;
    while face < 6 {
        rolls[face] = (Roll::one(face as u8 + 1), 1);
        face += 1;
    }
    rolls
}

/// Points per seat. Seats that do not exist, or are not taken, hold 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scores(pub [i16; MAX_SEATS]);

impl Scores {
    /// A two-seat result: what seat 0 gains, seat 1 loses.
    pub const fn zero_sum(first: i16) -> Scores {
        Scores([first, -first, 0, 0])
    }

    /// The points of one seat.
    pub fn of(&self, seat: Seat) -> i16 {
        self.0[usize::from(seat)]
    }
}

/// Where generated moves go. The caller owns the buffer, so that generation never allocates on its own.
pub trait Sink<T> {
    /// Takes one more item.
    fn push(&mut self, item: T);
}

impl<T> Sink<T> for Vec<T> {
    fn push(&mut self, item: T) {
        Vec::push(self, item);
    }
}

impl<T, const N: usize> Sink<T> for arrayvec::ArrayVec<T, N> {
    fn push(&mut self, item: T) {
        arrayvec::ArrayVec::push(self, item);
    }
}

/// A sink that counts and forgets.
#[derive(Clone, Copy, Debug, Default)]
pub struct CountMoves(pub u64);

impl<T> Sink<T> for CountMoves {
    fn push(&mut self, _: T) {
        self.0 += 1;
    }
}

/// A move that the rules do not allow in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this move is not legal here")]
pub struct IllegalMove;

/// One checked variant: everything that the rules decide, and nothing else.
///
/// # What an implementation guarantees
/// - A state is a small value (at most 64 bytes) without pointers; copying it is the way to undo.
/// - At [`Turn::Seat`], [`Game::moves`] yields at least one move (a forced pass is a move), each exactly once,
///   in an order that depends on the state alone. At other turns it yields nothing.
/// - [`Game::play`] with a move from `moves` and [`Game::roll`] with a roll from `rolls` lead to a valid state.
///   With anything else they may do anything but break memory safety; [`Game::play_checked`] is for input
///   that is not trusted.
/// - Generation does not allocate, and nothing here uses I/O, threads, clocks or hidden randomness: the same
///   rules, rolls and moves give the same states everywhere.
///
/// # What it does not know
/// The past. Rules about repetition are stated by [`Game::repetition_key`] and applied by whoever keeps the
/// history ([`crate::History`], or a search along its own path).
pub trait Game: Send + Sync {
    /// A position, with everything that decides how play goes on.
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// One action of a player: a step, a piece, a placement, a removal, a pass. At most 8 bytes.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// The rule file this game was made from, with every option filled in.
    fn variant(&self) -> &Variant;

    /// The number of seats at the board, 2 to [`MAX_SEATS`]; some may be empty.
    fn seats(&self) -> u8;

    /// Whether somebody plays in this seat.
    fn is_seated(&self, seat: Seat) -> bool {
        seat < self.seats()
    }

    /// The position before the first action.
    fn start(&self) -> Self::State;

    /// Who acts next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The seat whose turn it is: the one that moves, or the one that the dice are rolled for.
    /// `None` when the game is over, and in a roll-off.
    fn seat_to_act(&self, state: &Self::State) -> Option<Seat>;

    /// The possible rolls with their weights when dice are due, otherwise nothing.
    /// Probability is weight divided by the sum of the weights.
    fn rolls(&self, state: &Self::State) -> &[(Roll, u16)];

    /// Draws one of [`Game::rolls`], of which there must be one. A family may be quicker than
    /// [`crate::sample_roll`], but makes the same of the same random numbers.
    fn draw_roll(&self, state: &Self::State, random: &mut Random) -> Roll {
        sample_roll(self.rolls(state), random)
    }

    /// Lets the dice fall. `roll` must be one of [`Game::rolls`].
    fn roll(&self, state: &mut Self::State, roll: Roll);

    /// The legal actions of the seat to move.
    fn moves(&self, state: &Self::State, out: &mut impl Sink<Self::Move>);

    /// Plays an action, which must be one of [`Game::moves`].
    fn play(&self, state: &mut Self::State, action: Self::Move);

    /// The points of every seat. Final when the game is over; before that, all zero.
    fn scores(&self, state: &Self::State) -> Scores;

    /// How many moves [`Game::moves`] yields.
    fn count_moves(&self, state: &Self::State) -> u64 {
        let mut count = CountMoves(0);
        self.moves(state, &mut count);
        count.0
    }

    /// Whether `action` is one of [`Game::moves`].
    fn is_legal(&self, state: &Self::State, action: Self::Move) -> bool {
        struct Looking<M>(M, bool);
        impl<M: PartialEq> Sink<M> for Looking<M> {
            fn push(&mut self, item: M) {
                self.1 |= item == self.0;
            }
        }
        let mut looking = Looking(action, false);
        self.moves(state, &mut looking);
        looking.1
    }

    /// Plays an action if it is legal, and otherwise leaves the state as it was.
    fn play_checked(&self, state: &mut Self::State, action: Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(state, action) {
            return Err(IllegalMove);
        }
        self.play(state, action);
        Ok(())
    }

    /// Whether this action does nothing but give up the turn.
    fn is_pass(&self, _action: Self::Move) -> bool {
        false
    }

    /// What identifies this position for the repetition rule, or `None` where it does not count.
    /// The game is drawn when the same key stands for the third time since the last irreversible action.
    fn repetition_key(&self, _state: &Self::State) -> Option<u64> {
        None
    }

    /// Whether [`Game::repetition_key`] ever is a key under these rules, so that somebody has to keep the history.
    fn counts_repetitions(&self) -> bool {
        false
    }

    /// Ends the game because this position stands for the third time, so that the state itself says so.
    /// [`crate::History`] calls it; games without a [`Game::repetition_key`] need not write it.
    fn end_by_repetition(&self, _state: &mut Self::State) {}

    /// Whether no position from before this one can ever come back, so that a history may forget them.
    fn is_irreversible(&self, _state: &Self::State) -> bool {
        false
    }
}
