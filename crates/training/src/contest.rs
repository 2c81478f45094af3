//! [`Contest`]: games that players compete in, some of them in matches of several games with the cube.

use std::ops::Range;
use std::sync::atomic::AtomicBool;

use engine::Roster;
use game::Notation;
use ludo::Ludo;
use mill::Mill;
use nardi::Nardi;

use crate::arena::{Entrant, MatchSettings, PlayedGame, Rounds};
use crate::matches::{CubePolicy, rounds_of_matches};
use crate::tally::Tally;

/// Games that players compete in. Where policies for the cube are named, what is played are matches by the rules' own
/// length and cube, in the games that have some.
pub trait Contest: Roster + Notation {
    /// What two entrants play, round by round.
    fn rounds<'a>(
        &'a self,
        entrants: [&Entrant<Self>; 2],
        _policies: Option<[CubePolicy; 2]>,
        settings: &'a MatchSettings,
        stop: &'a AtomicBool,
    ) -> Rounds<'a, Self::Move> {
        Rounds::of_games(self, entrants, settings, stop)
    }

    /// Plays until everything is played or `stop` is set; see [`crate::arena::play_match_until`].
    fn contend(
        &self,
        entrants: [&Entrant<Self>; 2],
        policies: Option<[CubePolicy; 2]>,
        settings: &MatchSettings,
        stop: &AtomicBool,
        on_progress: &mut dyn FnMut(&Tally),
        on_game: &mut dyn FnMut(PlayedGame<Self::Move>),
    ) -> Tally {
        self.rounds(entrants, policies, settings, stop).play_all(settings, stop, on_progress, on_game)
    }

    /// Plays these rounds alone. Each of them depends on its number alone; once stopped, only those that are finished
    /// come back.
    fn contend_part(
        &self,
        entrants: [&Entrant<Self>; 2],
        policies: Option<[CubePolicy; 2]>,
        settings: &MatchSettings,
        rounds: Range<u64>,
        stop: &AtomicBool,
    ) -> Vec<Vec<PlayedGame<Self::Move>>> {
        self.rounds(entrants, policies, settings, stop).play(rounds)
    }
}

impl Contest for Ludo {}
impl Contest for Mill {}

impl Contest for Nardi {
    fn rounds<'a>(
        &'a self,
        entrants: [&Entrant<Nardi>; 2],
        policies: Option<[CubePolicy; 2]>,
        settings: &'a MatchSettings,
        stop: &'a AtomicBool,
    ) -> Rounds<'a, Self::Move> {
        match policies {
            Some(policies) => rounds_of_matches(self, entrants, policies, settings, stop),
            None => Rounds::of_games(self, entrants, settings, stop),
        }
    }
}
