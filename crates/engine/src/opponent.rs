//! Opponents for a game in progress, of any family: whoever the [`Roster`] knows by name.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use game::{Decide, Perft, Random, Show, Turn};
use tables::{AnyGame, Table, with_game};

use crate::advice::{AdviceError, decision_text, table_of};
use crate::models::Models;
use crate::player::Player;
use crate::roster::{Roster, RosterError};

/// Somebody to play against, who looks at the table as [`crate::Advisor`] does.
pub trait Opponent: Send {
    /// What is played now: an action, or a whole turn.
    fn choose(&mut self, table: &dyn Table, random: &mut Random) -> Result<String, AdviceError> {
        self.choose_until(table, random, &AtomicBool::new(false))
    }

    /// The same, or whatever is best so far soon after `stop` is set.
    fn choose_until(
        &mut self,
        table: &dyn Table,
        random: &mut Random,
        stop: &AtomicBool,
    ) -> Result<String, AdviceError>;
}

/// The opponent of this name; a net of other rules than these is refused unless `any_rules`.
pub fn opponent(game: &AnyGame, name: &str, any_rules: bool) -> Result<Box<dyn Opponent>, RosterError> {
    opponent_among(game, name, Models::built_in(), any_rules)
}

/// The same, with the nets that are handed in instead of those that come with Teahouse.
pub fn opponent_among(
    game: &AnyGame,
    name: &str,
    models: &Models,
    any_rules: bool,
) -> Result<Box<dyn Opponent>, RosterError> {
    with_game!(game, game => {
        let player = game.player_among(name, models, any_rules)?;
        Ok(Box::new(Sitting { game: game.clone(), player }))
    })
}

struct Sitting<G: Decide> {
    game: Arc<G>,
    player: Box<dyn Player<G>>,
}

impl<G: Roster + Show + Perft> Opponent for Sitting<G> {
    fn choose_until(
        &mut self,
        table: &dyn Table,
        random: &mut Random,
        stop: &AtomicBool,
    ) -> Result<String, AdviceError> {
        let game = self.game.as_ref();
        let history = table_of(game, table)?.history();
        let state = *history.state();
        match game.turn(&state) {
            Turn::Seat(_) => {}
            Turn::Chance => return Err(AdviceError::DiceDue),
            Turn::Over => return Err(AdviceError::Over),
        }
        let mut options = Vec::new();
        game.decisions(&state, &mut options);
        self.player.note_past(history.past(game).keys());
        let chosen = self.player.choose_until(game, &state, &options, random, stop);
        Ok(decision_text(game, &state, options[chosen].0))
    }
}
