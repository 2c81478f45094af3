//! Tournaments: everybody against everybody else, by name, in a game of any family.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::{Roster, RosterError};
use tables::{AnyGame, with_game};

use crate::arena::{Entrant, MatchSettings, Tally, pairings, play_match_until};

/// Who takes part in a tournament, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// The players by name, two or more, as the roster knows them: `level:5`, `greedy:FILE`.
    pub players: Vec<String>,
    /// Whether the first player meets each of the others, instead of everybody everybody.
    pub is_gauntlet: bool,
    /// Whether nets may play under rules that they were not trained for.
    pub any_rules: bool,
    /// How each pairing is played.
    pub settings: MatchSettings,
}

/// What a pairing came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The player whose result it is.
    pub player: String,
    /// The other one.
    pub against: String,
    /// The result.
    pub tally: Tally,
    /// The Elo difference the pairing was stopped for, if it was.
    pub verdict: Option<f64>,
    /// How long it took.
    pub elapsed: Duration,
}

impl Tournament {
    /// Plays all pairings on the threads of the current pool, until `stop` is set: then the last pairing holds the games
    /// that were finished. `on_progress` hears how many rounds of which pairing are played.
    ///
    /// The results depend on the tournament alone, not on the number of threads.
    pub fn play(
        &self,
        game: &AnyGame,
        stop: &AtomicBool,
        mut on_progress: impl FnMut(usize, u64),
    ) -> Result<Vec<Pairing>, RosterError> {
        with_game!(game, game => self.play_in(game.as_ref(), stop, &mut on_progress))
    }

    fn play_in<G: Roster>(
        &self,
        game: &G,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(usize, u64),
    ) -> Result<Vec<Pairing>, RosterError> {
        let entrant = |name: &String| -> Result<Entrant<G>, RosterError> {
            Ok(Entrant { name: name.clone(), player: game.player_under(name, self.any_rules)? })
        };
        let entrants = self.players.iter().map(entrant).collect::<Result<Vec<_>, _>>()?;
        let mut played = Vec::new();
        for (index, (first, second)) in
            pairings(game, entrants.len(), self.is_gauntlet).into_iter().enumerate()
        {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let started = Instant::now();
            let (first, second) = (&entrants[first], &entrants[second]);
            let on_rounds = |tally: &Tally| on_progress(index, tally.rounds);
            let tally = play_match_until(game, first, second, &self.settings, stop, on_rounds, |_| {});
            played.push(Pairing {
                player: first.name.clone(),
                against: second.name.clone(),
                verdict: self.settings.sprt.and_then(|sprt| sprt.verdict(&tally)),
                tally,
                elapsed: started.elapsed(),
            });
        }
        Ok(played)
    }
}
