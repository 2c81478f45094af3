//! The arrays a batch writes, owned by the caller.

use crate::error::BatchError;

/// How large the arrays of a batch are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Games.
    pub count: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Numbers that actions have.
    pub actions: usize,
    /// Seats at the board.
    pub seats: usize,
}

/// Where results go: slices of whatever the caller keeps, one row for each game.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat to act sees, [`Shape::observation`] numbers for each game; where there is none (before a roll-off, at
    /// the end) what seat 0 sees.
    pub observations: &'a mut [f32],
    /// Which actions are legal, [`Shape::actions`] for each game; none when a game is over or dice are due.
    pub masks: &'a mut [bool],
    /// The points of each seat in the step that ended the game; 0 in all others.
    pub rewards: &'a mut [f32],
    /// Whether the game has ended by its rules.
    pub terminated: &'a mut [bool],
    /// Whether the game was cut off because it had become too long.
    pub truncated: &'a mut [bool],
    /// The seat to move, [`crate::CHANCE`] or [`crate::NOBODY`].
    pub to_move: &'a mut [i8],
    /// With [`crate::Autoreset::SameStep`]: the last observation of every game that this step has ended. Other rows are left
    /// as they are.
    pub final_observations: Option<&'a mut [f32]>,
}

impl Arrays<'_> {
    /// Names the first array that has not the right length.
    pub(crate) fn check(&self, shape: Shape, needs_final: bool) -> Result<(), BatchError> {
        let count = shape.count;
        let lengths = [
            ("observations", self.observations.len(), count * shape.observation),
            ("masks", self.masks.len(), count * shape.actions),
            ("rewards", self.rewards.len(), count * shape.seats),
            ("terminated", self.terminated.len(), count),
            ("truncated", self.truncated.len(), count),
            ("to_move", self.to_move.len(), count),
        ];
        let last = self.final_observations.as_ref().map(|rows| rows.len());
        let needed = if needs_final { count * shape.observation } else { last.unwrap_or(0) };
        let last = ("final_observations", last.unwrap_or(0), needed);
        match lengths.into_iter().chain([last]).find(|(_, length, needed)| length != needed) {
            Some((array, length, expected)) => Err(BatchError::Length { array, length, expected }),
            None => Ok(()),
        }
    }

    /// The rows of the first `games`, and the others.
    pub(crate) fn split_at(self, shape: Shape, games: usize) -> (Self, Self) {
        let (observations, other_observations) = self.observations.split_at_mut(games * shape.observation);
        let (masks, other_masks) = self.masks.split_at_mut(games * shape.actions);
        let (rewards, other_rewards) = self.rewards.split_at_mut(games * shape.seats);
        let (terminated, other_terminated) = self.terminated.split_at_mut(games);
        let (truncated, other_truncated) = self.truncated.split_at_mut(games);
        let (to_move, other_to_move) = self.to_move.split_at_mut(games);
        let (last, other_last) =
            self.final_observations.map(|rows| rows.split_at_mut(games * shape.observation)).unzip();
        let first =
            Arrays { observations, masks, rewards, terminated, truncated, to_move, final_observations: last };
        let others = Arrays {
            observations: other_observations,
            masks: other_masks,
            rewards: other_rewards,
            terminated: other_terminated,
            truncated: other_truncated,
            to_move: other_to_move,
            final_observations: other_last,
        };
        (first, others)
    }

    /// The same arrays for a shorter time.
    pub(crate) fn reborrow(&mut self) -> Arrays<'_> {
        Arrays {
            observations: self.observations,
            masks: self.masks,
            rewards: self.rewards,
            terminated: self.terminated,
            truncated: self.truncated,
            to_move: self.to_move,
            final_observations: self.final_observations.as_deref_mut(),
        }
    }
}

/// Arrays for callers who have none of their own.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are those of `Arrays`")]
pub struct Buffers {
    pub observations: Vec<f32>,
    pub masks: Vec<bool>,
    pub rewards: Vec<f32>,
    pub terminated: Vec<bool>,
    pub truncated: Vec<bool>,
    pub to_move: Vec<i8>,
    pub final_observations: Vec<f32>,
}

impl Buffers {
    /// Arrays of this shape, all zero.
    pub fn new(shape: Shape) -> Buffers {
        let observations = vec![0.0; shape.count * shape.observation];
        Buffers {
            masks: vec![false; shape.count * shape.actions],
            rewards: vec![0.0; shape.count * shape.seats],
            terminated: vec![false; shape.count],
            truncated: vec![false; shape.count],
            to_move: vec![0; shape.count],
            final_observations: observations.clone(),
            observations,
        }
    }

    /// All of them, to be written.
    pub fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            to_move: &mut self.to_move,
            final_observations: Some(&mut self.final_observations),
        }
    }
}

/// An action for each game, in one of the types that arrays of actions have.
#[derive(Clone, Copy, Debug)]
pub enum ActionsIn<'a> {
    /// Of 32 bits.
    Int32(&'a [i32]),
    /// Of 64 bits.
    Int64(&'a [i64]),
}

impl<'a> ActionsIn<'a> {
    /// How many there are.
    pub fn len(self) -> usize {
        match self {
            ActionsIn::Int32(actions) => actions.len(),
            ActionsIn::Int64(actions) => actions.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The action of one game.
    #[inline]
    pub(crate) fn of(self, index: usize) -> i64 {
        match self {
            ActionsIn::Int32(actions) => i64::from(actions[index]),
            ActionsIn::Int64(actions) => actions[index],
        }
    }

    /// Those of the first `games`, and the others; where nobody acts there are none.
    pub(crate) fn split_at(self, games: usize) -> (ActionsIn<'a>, ActionsIn<'a>) {
        let games = games.min(self.len());
        match self {
            ActionsIn::Int32(actions) => {
                let (first, others) = actions.split_at(games);
                (ActionsIn::Int32(first), ActionsIn::Int32(others))
            }
            ActionsIn::Int64(actions) => {
                let (first, others) = actions.split_at(games);
                (ActionsIn::Int64(first), ActionsIn::Int64(others))
            }
        }
    }
}

impl<'a> From<&'a Vec<i32>> for ActionsIn<'a> {
    fn from(actions: &'a Vec<i32>) -> ActionsIn<'a> {
        ActionsIn::Int32(actions)
    }
}

impl<'a> From<&'a [i32]> for ActionsIn<'a> {
    fn from(actions: &'a [i32]) -> ActionsIn<'a> {
        ActionsIn::Int32(actions)
    }
}

impl<'a> From<&'a [i64]> for ActionsIn<'a> {
    fn from(actions: &'a [i64]) -> ActionsIn<'a> {
        ActionsIn::Int64(actions)
    }
}
