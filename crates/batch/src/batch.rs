//! [`Batch`]: many games of any family.

use game::{Roll, Seat, Verdict};
use tables::{AnyGame, with_game};

use crate::against::{Learners, Others};
use crate::arrays::{ActionsIn, Arrays, Shape};
use crate::error::BatchError;
use crate::games::{Games, Run, Seeds};
use crate::settings::Settings;
use crate::snapshot::read_head;
use crate::threads::Threads;

/// Many games under the same rules, stepped together.
pub struct Batch {
    games: Box<dyn Run>,
    threads: Threads,
    /// Whether the arrays that were written last show the games as they are.
    is_shown: bool,
}

impl Clone for Batch {
    fn clone(&self) -> Batch {
        Batch {
            games: self.games.boxed_clone(),
            threads: Threads::new(self.threads.count()),
            is_shown: false,
        }
    }
}

impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("shape", &self.shape()).field("settings", self.settings()).finish()
    }
}

impl Batch {
    /// Makes a batch; its games stand at the start, with the first dice rolled where that is the batch's business.
    pub fn new(game: &AnyGame, settings: Settings) -> Result<Batch, BatchError> {
        if settings.count == 0 {
            return Err(BatchError::NoGames);
        }
        if settings.longest == 0 {
            return Err(BatchError::NoLength);
        }
        let mut batch = Batch::unstarted(game, settings);
        batch.games.restart(Seeds::GoOn, None);
        Ok(batch)
    }

    fn unstarted(game: &AnyGame, settings: Settings) -> Batch {
        let games: Box<dyn Run> = with_game!(game, game => Box::new(Games::new(game.clone(), settings)));
        Batch { games, threads: Threads::new(settings.threads), is_shown: false }
    }

    /// How large its arrays are.
    pub fn shape(&self) -> Shape {
        self.games.shape()
    }

    /// What it was made with.
    pub fn settings(&self) -> &Settings {
        self.games.settings()
    }

    /// Begins games anew, all of them or those marked in `only`, and writes all arrays. A seed begins the dice anew as well: game
    /// *i* has stream *i* of it ([`game::Random::stream`]); without one they go on.
    pub fn reset(
        &mut self,
        seed: Option<u64>,
        only: Option<&[bool]>,
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        self.restart(seed.map_or(Seeds::GoOn, Seeds::One), only, arrays)
    }

    /// The same with a seed for each game: its dice are those of a game alone in a batch with that seed.
    pub fn reset_each(
        &mut self,
        seeds: &[u64],
        only: Option<&[bool]>,
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        self.check_length("seeds", seeds.len())?;
        self.restart(Seeds::Each(seeds), only, arrays)
    }

    fn restart(
        &mut self,
        seeds: Seeds,
        only: Option<&[bool]>,
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        if let Some(only) = only {
            self.check_length("reset_mask", only.len())?;
        }
        arrays.check(self.shape(), false)?;
        self.games.restart(seeds, only);
        self.show(arrays)
    }

    fn check_length(&self, array: &'static str, length: usize) -> Result<(), BatchError> {
        let expected = self.shape().count;
        if length == expected { Ok(()) } else { Err(BatchError::Length { array, length, expected }) }
    }

    /// Plays an action in every game and writes everything there is to see after it. If one of the actions is not legal nothing
    /// is played at all.
    pub fn step(&mut self, actions: ActionsIn, arrays: &mut Arrays) -> Result<(), BatchError> {
        self.step_into(actions, arrays, false)
    }

    /// The same, faster, into arrays that hold what this batch wrote last: only what has changed is written.
    pub fn step_again(&mut self, actions: ActionsIn, arrays: &mut Arrays) -> Result<(), BatchError> {
        self.step_into(actions, arrays, true)
    }

    fn step_into(&mut self, actions: ActionsIn, arrays: &mut Arrays, again: bool) -> Result<(), BatchError> {
        self.check_length("actions", actions.len())?;
        let needs_final = self.settings().autoreset == crate::Autoreset::SameStep;
        arrays.check(self.shape(), needs_final)?;
        self.games.check(actions)?;
        let mut arrays = arrays.reborrow();
        // Who does not ask for last observations may have room for them of any size.
        arrays.final_observations = arrays.final_observations.filter(|_| needs_final);
        self.games.step(actions, arrays, &mut self.threads, again && self.is_shown)?;
        self.is_shown = true;
        Ok(())
    }

    /// Plays an action for the learner in every game, and then for the other seats until the learner has to decide again or
    /// the game is over. `learners` has a seat for each game; every thread has one of `others` and its part of the games.
    ///  What is seen is always what the learner sees. If an action is not legal, or one of the others has no
    /// answer, nothing is played at all.
    pub fn step_against(
        &mut self,
        actions: ActionsIn,
        learners: &[Seat],
        others: &mut [Box<dyn Others>],
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        self.check_length("actions", actions.len())?;
        self.against(actions, Learners { seats: learners, act: true, only: None }, others, arrays)
    }

    /// Lets the others play until the learner has to decide in every game, or in those marked in `only`, after a reset.
    pub fn play_on(
        &mut self,
        only: Option<&[bool]>,
        learners: &[Seat],
        others: &mut [Box<dyn Others>],
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        if let Some(only) = only {
            self.check_length("reset_mask", only.len())?;
        }
        let learners = Learners { seats: learners, act: false, only };
        self.against(ActionsIn::Int32(&[]), learners, others, arrays)
    }

    fn against(
        &mut self,
        actions: ActionsIn,
        learners: Learners,
        others: &mut [Box<dyn Others>],
        arrays: &mut Arrays,
    ) -> Result<(), BatchError> {
        self.check_length("learners", learners.seats.len())?;
        let nobody = learners.seats.iter().position(|&seat| !self.games.is_seated(seat));
        if let Some(game) = nobody {
            return Err(BatchError::NoSeat { game, seat: learners.seats[game] });
        }
        let needs_final = learners.act && self.settings().autoreset == crate::Autoreset::SameStep;
        arrays.check(self.shape(), needs_final)?;
        if learners.act {
            self.games.check(actions)?;
        }
        let (before, mut arrays) = (self.games.boxed_clone(), arrays.reborrow());
        arrays.final_observations = arrays.final_observations.filter(|_| needs_final);
        let done = self.games.step_against(actions, arrays, learners, others, &mut self.threads);
        self.is_shown = false;
        if done.is_err() {
            self.games = before;
        }
        done
    }

    /// Writes what there is to see now, as after a reset.
    pub fn show(&mut self, arrays: &mut Arrays) -> Result<(), BatchError> {
        arrays.check(self.shape(), false)?;
        self.games.show(Arrays { final_observations: None, ..arrays.reborrow() });
        self.is_shown = true;
        Ok(())
    }

    fn check_game(&self, index: usize) -> Result<(), BatchError> {
        let count = self.shape().count;
        if index < count { Ok(()) } else { Err(BatchError::NoGame { index, count }) }
    }

    /// The position of a game.
    pub fn fen(&self, game: usize) -> Result<String, BatchError> {
        self.check_game(game)?;
        Ok(self.games.fen(game))
    }

    /// Begins a game anew from this position; the dice are rolled if they are due and that is the batch's business. The arrays do
    /// not know of it until [`Batch::show`].
    pub fn set_fen(&mut self, game: usize, fen: &str) -> Result<(), BatchError> {
        self.check_game(game)?;
        self.games.set_fen(game, fen)?;
        self.is_shown = false;
        Ok(())
    }

    /// How many actions of players there were in a game.
    pub fn played(&self, game: usize) -> Result<u32, BatchError> {
        self.check_game(game)?;
        Ok(self.games.played(game))
    }

    /// How a game ended, if it has by its rules.
    pub fn verdict(&self, game: usize) -> Result<Option<Verdict>, BatchError> {
        self.check_game(game)?;
        Ok(self.games.verdict(game))
    }

    /// How the dice can fall in a game that waits for them, with weights; otherwise nothing.
    pub fn rolls(&self, game: usize) -> Result<&[(Roll, u16)], BatchError> {
        self.check_game(game)?;
        Ok(self.games.rolls(game))
    }

    /// The same as texts with their chances: `("63", 2/36)`.
    pub fn chances(&self, game: usize) -> Result<Vec<(String, f64)>, BatchError> {
        self.check_game(game)?;
        Ok(self.games.chances(game))
    }

    /// The whole batch as bytes.
    pub fn snapshot(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.games.write(&mut bytes);
        bytes
    }

    /// The batch of a snapshot; its rules must be those of `game`.
    pub fn restore(game: &AnyGame, mut bytes: &[u8], threads: usize) -> Result<Batch, BatchError> {
        let settings = read_head(&mut bytes, &game.variant().digest(), threads)?;
        let mut batch = Batch::unstarted(game, settings);
        batch.games.read(&mut bytes)?;
        Ok(batch)
    }
}
