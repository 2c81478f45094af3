//! Views of a game for learning: numbered actions, observations, features, whole decisions.

use crate::contract::{Game, Seat, Sink};

/// Where the numbers of legal actions go.
pub trait Numbers {
    /// Takes one number.
    fn number(&mut self, number: usize);

    /// Takes `first` + *b* for every bit *b* of a set.
    #[inline]
    fn set(&mut self, first: usize, mut set: u32) {
        while set != 0 {
            self.number(first + set.trailing_zeros() as usize);
            set &= set - 1;
        }
    }
}

impl Numbers for Vec<usize> {
    fn number(&mut self, number: usize) {
        self.push(number);
    }
}

/// A dense number for every action, `0..action_count()`, the same in every position of a variant.
///
/// The layout is documented by each family and is part of its interface: trained policies rest on it.
pub trait Actions: Game {
    /// The name and version of the layout, such as `nardi-actions-1`; where it depends on the board, its size as well
    /// (`mill-actions-1-points24`). Policies carry it and are refused where numbers mean something else.
    fn action_layout_name(&self) -> String;

    /// How many numbers there are. No action is ever numbered this or above.
    fn action_count(&self) -> usize;

    /// The number of a legal move of this position.
    fn action_of(&self, state: &Self::State, action: Self::Move) -> usize;

    /// What somebody tries who asks for this number here, legal or not, so that it can be said why not
    /// ([`crate::Notation::why_not`]). `None` where no action of this position could have it.
    fn tried(&self, state: &Self::State, number: usize) -> Option<Self::Move>;

    /// The legal move with this number, or `None` when no legal move of this position has it.
    fn move_of(&self, state: &Self::State, number: usize) -> Option<Self::Move> {
        self.tried(state, number).filter(|&action| self.is_legal(state, action))
    }

    /// The numbers of all legal moves, in any order; some may come twice. A family may be quicker than
    /// [`numbers_of_moves`].
    fn legal_numbers(&self, state: &Self::State, out: &mut impl Numbers) {
        numbers_of_moves(self, state, out);
    }

    /// What an action number means, whatever the position ("24/18", "piece 2", "a1-a4").
    fn describe_action(&self, number: usize) -> String;

    /// The most ways the dice can fall in any position, 0 without dice. Rolls are numbered below it, in the order of
    /// [`Game::rolls`].
    fn roll_count(&self) -> usize;

    /// The most points that a seat can win. No seat loses more.
    fn most_points(&self) -> i16;
}

/// [`Actions::legal_numbers`] by listing the moves: right for every game.
pub fn numbers_of_moves<G: Actions + ?Sized>(game: &G, state: &G::State, out: &mut impl Numbers) {
    struct Numbering<'a, G: Actions + ?Sized, N>(&'a G, &'a G::State, &'a mut N);
    impl<G: Actions + ?Sized, N: Numbers> Sink<G::Move> for Numbering<'_, G, N> {
        #[inline]
        fn push(&mut self, action: G::Move) {
            self.2.number(self.0.action_of(self.1, action));
        }
    }
    game.moves(state, &mut Numbering(game, state, out));
}

/// What a player sees, as numbers; complete, so that the legal moves follow from it.
pub trait Observe: Game {
    /// The name and version of the layout, such as `nardi-observation-1`; see [`Actions::action_layout`].
    fn observation_layout_name(&self) -> String;

    /// The length of an observation.
    fn observation_len(&self) -> usize;

    /// Writes the observation of `seat`, seen from its own side of the table.
    ///
    /// # Panics
    /// If `out` is not [`Observe::observation_len`] long.
    fn observe(&self, state: &Self::State, seat: Seat, out: &mut [f32]);

    /// The same as [`Observe::observe`] for the position and seat of `now`, where `out` holds what was observed in
    /// those of `earlier`: a family writes only what may differ.
    ///
    /// # Panics
    /// If `out` is not [`Observe::observation_len`] long.
    fn observe_again(&self, earlier: (&Self::State, Seat), now: (&Self::State, Seat), out: &mut [f32]) {
        let _ = earlier;
        self.observe(now.0, now.1, out);
    }

    /// What each part of the observation means, in order: name and length.
    fn observation_layout(&self) -> Vec<(&'static str, usize)>;

    /// The least and the greatest number that each part can hold, in the order of the layout.
    fn observation_bounds(&self) -> Vec<(f32, f32)> {
        vec![(0.0, 1.0); self.observation_layout().len()]
    }
}

/// The inputs of an evaluation net: a sparse vector that describes a position from one seat's side.
///
/// For dice games these are *after-state* features: the seat has just moved and the dice are not yet rolled.
pub trait Features: Game {
    /// A name for the layout; nets carry it and refuse any other.
    fn feature_set(&self) -> String;

    /// The length of the vector.
    fn feature_count(&self) -> usize;

    /// Yields `(index, value)` for every feature that is not zero; each index at most once, ascending.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut impl Sink<(u16, f32)>);
}

/// Whole decisions: what a player chooses between before somebody else acts or the dice are rolled again.
///
/// In Nardi this is a whole turn and the states are the distinct end boards; in Ludo and Mill it is one move.
pub trait Decide: Game {
    /// One decision.
    type Decision: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// Fills `out` with every decision and the state it leads to; `out` is cleared first.
    fn decisions(&self, state: &Self::State, out: &mut Vec<(Self::Decision, Self::State)>);

    /// The single actions a decision is made of, in order.
    fn steps_of(&self, state: &Self::State, decision: Self::Decision, out: &mut impl Sink<Self::Move>);

    /// How many parts decisions can be made of; 0 where they are not made of parts.
    ///
    /// Where there are many decisions there are far fewer parts, and a decision is worth roughly the sum of
    /// what its parts are worth alone. A part has the same number in every position.
    fn part_count(&self) -> usize {
        0
    }

    /// The parts of a decision.
    fn parts_of(&self, _decision: Self::Decision, _out: &mut impl Sink<u16>) {}

    /// The position after a turn that consists of this part alone, allowed or not, or of nothing at all.
    fn after_part(&self, state: &Self::State, _part: Option<u16>) -> Self::State {
        *state
    }
}
