//! One seat of every game learns; somebody else plays the others.

use game::{Message, Random, Repetitions, Seat, Turn};
use tables::{Table, table_at};

use crate::arrays::{ActionsIn, Arrays, Shape};
use crate::error::BatchError;
use crate::games::{Common, Games, Part, Rows};
use crate::settings::Autoreset;
use crate::slot::{End, Playable, Row, Slot};
use crate::threads::Threads;

/// Somebody who plays for the seats that do not learn. Each thread has its own.
pub trait Others: Send {
    /// What the seat to move plays: an action, or a whole turn, as [`Table::act`] takes it. `lots` are for those who draw
    /// some; they follow from the game, whatever the thread. `None` where nobody answers any more: the whole step is refused.
    fn choose(&mut self, table: &dyn Table, lots: &mut Random) -> Option<String>;
}

/// So many games in a row may end before the learner has decided anything.
const MOST_TRIES: u32 = 16;

impl<S: Copy> Slot<S> {
    /// Lets the others play until the learner has to decide, dice are due, or the game is over.
    fn play_on<G: Playable<State = S>>(
        &mut self,
        common: Common<'_, G>,
        index: usize,
        mut past: Option<&mut Repetitions>,
        learner: Seat,
        others: &mut dyn Others,
    ) -> Result<(), BatchError> {
        let game = common.game;
        while let (End::NotYet, Turn::Seat(seat)) = (self.end, game.turn(&self.state)) {
            if seat == learner {
                break;
            }
            let kept = past.as_deref().cloned().unwrap_or_default();
            let table = table_at(game.clone(), self.state, self.played as usize, kept);
            let mut lots = Random::stream(self.random.state()[0], self.played.into());
            let wrong = |answer: &str, reason| {
                let answer = game::excerpt(answer);
                BatchError::Others { game: index, seat, answer, reason }
            };
            let answer = others.choose(table.as_ref(), &mut lots);
            let answer = answer.ok_or_else(|| wrong("", Message::new("batch-others-silent")))?;
            for part in game.split_turn(&answer) {
                if self.end != End::NotYet || game.turn(&self.state) != Turn::Seat(seat) {
                    return Err(wrong(&answer, Message::new("batch-others-too-much")));
                }
                let action = game.read_move(&self.state, part);
                let action = action.map_err(|error| wrong(&answer, error.message()))?;
                if let Some(reason) = game.why_not(&self.state, action) {
                    return Err(wrong(&answer, reason));
                }
                self.act_move(game.as_ref(), common.settings, past.as_deref_mut(), action);
            }
        }
        Ok(())
    }

    /// One step of the learner, and of the others after it.
    #[expect(clippy::too_many_arguments, reason = "what belongs to one game comes from many arrays")]
    fn step_against<G: Playable<State = S>>(
        &mut self,
        common: Common<'_, G>,
        index: usize,
        mut past: Option<&mut Repetitions>,
        action: Option<i64>,
        learner: Seat,
        others: &mut dyn Others,
        row: &mut Row<'_>,
    ) -> Result<(), BatchError> {
        let (game, settings) = (common.game.as_ref(), common.settings);
        let (was_over, resets) = (self.end != End::NotYet, settings.autoreset != Autoreset::Disabled);
        match action {
            Some(action) if !was_over => self.act(game, settings, past.as_deref_mut(), action as usize),
            Some(_) if resets => self.restart(game, settings, past.as_deref_mut()),
            _ => {}
        }
        self.play_on(common, index, past.as_deref_mut(), learner, others)?;
        if action.is_some() && !(was_over && self.end != End::NotYet) {
            self.show_end(game, row);
        } else {
            self.show_flags(row);
        }
        let is_same_step = settings.autoreset == Autoreset::SameStep;
        if is_same_step && let Some(last) = row.final_observation.as_deref_mut() {
            game.observe(&self.state, learner, last);
        }
        // A game that ends before the learner has decided anything is not worth showing, but some rules know no other.
        let mut tries = if is_same_step || (action.is_none() && resets) { MOST_TRIES } else { 0 };
        while self.end != End::NotYet && tries > 0 {
            self.restart(game, settings, past.as_deref_mut());
            self.play_on(common, index, past.as_deref_mut(), learner, others)?;
            tries -= 1;
        }
        if action.is_none() {
            self.show_flags(row);
        }
        self.show_to(game, learner, row);
        Ok(())
    }

    /// What can be seen and done now; whoever learns looks from its own side of the table to the end.
    fn show_to<G: Playable<State = S>>(&self, game: &G, learner: Seat, row: &mut Row<'_>) {
        self.show(game, None, row);
        game.observe(&self.state, learner, row.observation);
    }
}

/// Who learns in some of the games, and what is to happen in them.
#[derive(Clone, Copy)]
pub(crate) struct Learners<'a> {
    /// The seat that learns, for each game.
    pub seats: &'a [Seat],
    /// Whether they act; otherwise the others play on until they can.
    pub act: bool,
    /// The games that are meant; all if nothing is said.
    pub only: Option<&'a [bool]>,
}

impl<'a> Learners<'a> {
    /// Those of the first games, and the others.
    fn split_at(self, games: usize) -> (Learners<'a>, Learners<'a>) {
        let (seats, other_seats) = self.seats.split_at(games);
        let (only, other_only) = self.only.map(|only| only.split_at(games)).unzip();
        (Learners { seats, only, ..self }, Learners { seats: other_seats, only: other_only, ..self })
    }
}

impl<G: Playable> Common<'_, G> {
    /// Steps some of the games, beginning with this one.
    fn step_part(
        self,
        first: usize,
        part: Part<'_, G::State>,
        learners: Learners<'_>,
        others: &mut dyn Others,
    ) -> Result<(), BatchError> {
        let Part { slots, legal, pasts, actions, arrays } = part;
        let mut pasts = pasts.iter_mut();
        let rows = Rows::emptied(arrays, legal, self.shape);
        for (index, (slot, mut row)) in slots.iter_mut().zip(rows).enumerate() {
            let (learner, past) = (learners.seats[index], pasts.next());
            if learners.only.is_some_and(|only| !only[index]) {
                slot.show_flags(&mut row);
                slot.show_to(self.game.as_ref(), learner, &mut row);
                continue;
            }
            let action = learners.act.then(|| actions.of(index));
            slot.step_against(self, first + index, past, action, learner, others, &mut row)?;
        }
        Ok(())
    }
}

impl<G: Playable> Games<G> {
    /// Steps all games, each thread its part with its own player. What fails leaves games half stepped: the caller keeps a
    /// copy.
    pub(crate) fn step_all_against(
        &mut self,
        actions: ActionsIn,
        arrays: Arrays,
        mut learners: Learners,
        others: &mut [Box<dyn Others>],
        threads: &mut Threads,
    ) -> Result<(), BatchError> {
        let (common, mut rest) = self.whole(actions, arrays);
        let shape: Shape = common.shape;
        let parts = others.len().min(threads.count()).clamp(1, shape.count);
        let Some((mine, others)) = others.split_first_mut() else { return Err(BatchError::NoOthers) };
        if parts == 1 {
            return common.step_part(0, rest, learners, mine.as_mut());
        }
        let (mut results, mut first) = (vec![Ok(()); parts], 0);
        let Some((my_result, of_others)) = results.split_last_mut() else { return Ok(()) };
        threads.others()?.in_place_scope(|scope| {
            for (left, (other, result)) in (2..=parts).rev().zip(others.iter_mut().zip(of_others)) {
                let games = rest.slots.len() / left;
                let (part, rest_of_games) = rest.split_at(shape, games);
                let (of_part, rest_of_learners) = learners.split_at(games);
                let begins = first;
                scope.spawn(move |_| *result = common.step_part(begins, part, of_part, other.as_mut()));
                (rest, learners, first) = (rest_of_games, rest_of_learners, first + games);
            }
            *my_result = common.step_part(first, rest, learners, mine.as_mut());
        });
        // That of the first game, whichever thread was faster.
        results.into_iter().collect()
    }
}
