//! Matches: players against players, with the same dice from every seat.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::Player;
use game::{Decide, Event, Game, LONGEST_GAME, Random, Repetitions, Scores, Seat, Turn, sample_roll};
use rayon::prelude::*;

pub use crate::tally::{SeatTally, Sprt, Tally};

/// Keeps the streams of players apart from those of the dice.
const PLAYERS: u64 = 0x1f83_d9ab_fb41_bd6b;

/// Somebody who takes part.
pub struct Entrant<G: Decide> {
    /// A name for tables.
    pub name: String,
    /// Who plays.
    pub player: Box<dyn Player<G>>,
}

// Players are only ever copied from an entrant, one copy per thread.
impl<G: Decide> Entrant<G> {
    /// An entrant.
    pub fn new(name: impl Into<String>, player: impl Player<G> + 'static) -> Entrant<G> {
        Entrant { name: name.into(), player: Box::new(player) }
    }
}

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchSettings {
    /// How many rounds; in a round the first player takes each seat once, with the same dice.
    pub rounds: u64,
    /// The seed of the dice, and of players that draw.
    pub seed: u64,
    /// Stops once it is clear who is better.
    pub sprt: Option<Sprt>,
    /// Whether games are kept.
    pub keep_games: bool,
    /// So many first decisions are drawn at random, the same in all games of a round: players that always
    /// choose alike would otherwise repeat one game.
    pub opening: u32,
}

impl MatchSettings {
    /// Whether it is clear by now who is better. That is looked at after every so many rounds only, so that it does not
    /// depend on how rounds are portioned out.
    pub(crate) fn is_clear(&self, tally: &Tally) -> bool {
        let is_clear = |sprt: Sprt| sprt.verdict(tally).is_some();
        tally.rounds.is_multiple_of(BATCH) && self.sprt.is_some_and(is_clear)
    }
}

impl Default for MatchSettings {
    fn default() -> MatchSettings {
        MatchSettings { rounds: 500, seed: 1, sprt: None, keep_games: false, opening: 0 }
    }
}

/// A game of a match, to be replayed.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame<M> {
    /// The round it belongs to.
    pub round: u64,
    /// The seat of the first player; all others are taken by the second.
    pub seat: Seat,
    /// Everything that happened.
    pub events: Vec<Event<M>>,
    /// How it ended.
    pub scores: Scores,
    /// Whether it went on for [`LONGEST_GAME`] decisions and was broken off, with no points for anybody.
    pub is_broken_off: bool,
    /// Everything that happened in a match of several games, in notation, if games are kept.
    pub acts: Vec<String>,
}

/// What a game of a match counts for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameResult {
    /// The seat of the first player.
    pub seat: Seat,
    /// How it ended.
    pub ending: Ending,
}

impl<M> PlayedGame<M> {
    /// What it counts for.
    pub fn result(&self) -> GameResult {
        let ending = Ending { scores: self.scores, is_broken_off: self.is_broken_off };
        GameResult { seat: self.seat, ending }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// The points of every seat.
    pub scores: Scores,
    /// Whether it was broken off.
    pub is_broken_off: bool,
}

/// The seats that are played, in order.
pub fn seated<G: Game>(game: &G) -> Vec<Seat> {
    (0..game.seats()).filter(|&seat| game.is_seated(seat)).collect()
}

/// A match in progress: who plays, how, and whether it is to stop.
struct Match<'a, G: Decide> {
    game: &'a G,
    settings: &'a MatchSettings,
    seated: Vec<Seat>,
    stop: &'a AtomicBool,
}

impl<G: Decide> Match<'_, G> {
    /// Plays one game in which the first player takes the seat `own`; `None` if it was stopped. The first decisions
    /// may be drawn along with the dice.
    fn play_one(
        &self,
        players: &mut [Box<dyn Player<G>>; 2],
        own: Seat,
        round: u64,
        mut on_event: impl FnMut(Event<G::Move>),
    ) -> Option<Ending> {
        let game = self.game;
        let mut dice = Random::stream(self.settings.seed, round);
        let mut random = Random::stream(self.settings.seed ^ PLAYERS, round * 4 + u64::from(own));
        let mut state = game.start();
        let (mut options, mut steps) = (Vec::new(), Vec::new());
        let mut decisions = 0;
        let mut repetitions = Repetitions::default();
        loop {
            match game.turn(&state) {
                Turn::Over => return Some(Ending { scores: game.scores(&state), is_broken_off: false }),
                Turn::Chance => {
                    let roll = sample_roll(game.rolls(&state), &mut dice);
                    game.roll(&mut state, roll);
                    on_event(Event::Roll(roll));
                }
                Turn::Seat(_) if self.stop.load(Ordering::Relaxed) => return None,
                Turn::Seat(_) if decisions == LONGEST_GAME => {
                    return Some(Ending { scores: Scores::default(), is_broken_off: true });
                }
                Turn::Seat(seat) => {
                    game.decisions(&state, &mut options);
                    let player = &mut players[usize::from(seat != own)];
                    let chosen = if options.len() == 1 {
                        0
                    } else if decisions < u64::from(self.settings.opening) {
                        dice.below(options.len() as u32) as usize
                    } else {
                        player.note_past(repetitions.keys());
                        player.choose_until(game, &state, &options, &mut random, self.stop)
                    };
                    // A choice that was cut short is no choice of this player.
                    if self.stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    decisions += 1;
                    steps.clear();
                    game.steps_of(&state, options[chosen].0, &mut steps);
                    steps.iter().for_each(|&step| on_event(Event::Move(step)));
                    state = options[chosen].1;
                    repetitions.after(game, &mut state);
                }
            }
        }
    }

    /// Plays a round: the first player takes each seat once, with the same dice. Once stopped, only the games that
    /// are finished come back.
    fn play_round(&self, players: &mut [Box<dyn Player<G>>; 2], round: u64) -> Vec<PlayedGame<G::Move>> {
        let mut played = Vec::with_capacity(self.seated.len());
        for &seat in &self.seated {
            let mut events = Vec::new();
            let ending = self.play_one(players, seat, round, |event| {
                if self.settings.keep_games {
                    events.push(event);
                }
            });
            let Some(Ending { scores, is_broken_off }) = ending else { break };
            played.push(PlayedGame { round, seat, events, scores, is_broken_off, acts: Vec::new() });
        }
        played
    }
}

/// So many rounds are played between two looks at whether to stop early.
pub(crate) const BATCH: u64 = 128;

/// Progress is shown about this often.
const BLINK: Duration = Duration::from_millis(200);

/// Plays a match between two entrants on the threads of the current pool; `on_progress` sees the tally now and
/// then, `on_game` every game if they are kept. The result depends on the settings alone.
pub fn play_match<G: Decide>(
    game: &G,
    first: &Entrant<G>,
    second: &Entrant<G>,
    settings: &MatchSettings,
    on_progress: impl FnMut(&Tally),
    on_game: impl FnMut(PlayedGame<G::Move>),
) -> Tally {
    play_match_until(game, first, second, settings, &AtomicBool::new(false), on_progress, on_game)
}

/// The same until `stop` is set: then the games that are finished count, and those in progress do not.
pub fn play_match_until<G: Decide>(
    game: &G,
    first: &Entrant<G>,
    second: &Entrant<G>,
    settings: &MatchSettings,
    stop: &AtomicBool,
    on_progress: impl FnMut(&Tally),
    on_game: impl FnMut(PlayedGame<G::Move>),
) -> Tally {
    Rounds::of_games(game, [first, second], settings, stop).play_all(settings, stop, on_progress, on_game)
}

/// Plays some of the rounds, in order.
type PlaySome<'a, M> = Box<dyn FnMut(Range<u64>) -> Vec<Vec<PlayedGame<M>>> + 'a>;

/// The rounds of two entrants: each depends on its number alone, so any of them can be played anywhere.
pub struct Rounds<'a, M> {
    seated: Vec<Seat>,
    play: PlaySome<'a, M>,
}

impl<'a, M: Send + 'a> Rounds<'a, M> {
    /// Rounds of single games.
    pub fn of_games<G: Decide<Move = M>>(
        game: &'a G,
        [first, second]: [&Entrant<G>; 2],
        settings: &'a MatchSettings,
        stop: &'a AtomicBool,
    ) -> Rounds<'a, M> {
        let playing = Match { game, settings, seated: seated(game), stop };
        let pool = (0..rayon::current_num_threads()).map(|_| [first.player.fresh(), second.player.fresh()]);
        let play = move |players: &mut [Box<dyn Player<G>>; 2], round| playing.play_round(players, round);
        Rounds::new(seated(game), pool.collect(), play)
    }

    /// Rounds that are played with these players, one set of them for each thread.
    pub(crate) fn new<P: Send + 'a>(
        seated: Vec<Seat>,
        mut pool: Vec<P>,
        play: impl Fn(&mut P, u64) -> Vec<PlayedGame<M>> + Sync + 'a,
    ) -> Rounds<'a, M> {
        let play_some = move |rounds: Range<u64>| {
            let threads = pool.len();
            // Each thread takes every n-th round; the order of results is restored afterwards.
            let mut played: Vec<(u64, Vec<PlayedGame<M>>)> = pool
                .par_iter_mut()
                .enumerate()
                .flat_map_iter(|(thread, players)| {
                    let play = &play;
                    let rounds = (rounds.start.saturating_add(thread as u64)..rounds.end).step_by(threads);
                    rounds.map(move |round| (round, play(players, round)))
                })
                .collect();
            played.sort_by_key(|&(round, _)| round);
            played.into_iter().map(|(_, games)| games).collect()
        };
        Rounds { seated, play: Box::new(play_some) }
    }

    /// Plays these rounds; what each came to, in order. Once stopped, only games that are finished come back.
    pub fn play(&mut self, rounds: Range<u64>) -> Vec<Vec<PlayedGame<M>>> {
        (self.play)(rounds)
    }

    /// Plays round after round until everything is played, it is clear who is better, or `stop` is set.
    pub fn play_all(
        &mut self,
        settings: &MatchSettings,
        stop: &AtomicBool,
        mut on_progress: impl FnMut(&Tally),
        mut on_game: impl FnMut(PlayedGame<M>),
    ) -> Tally {
        let mut tally = Tally::new(self.seated.len() as u64);
        let mut portion = rayon::current_num_threads() as u64;
        while tally.rounds < settings.rounds && !stop.load(Ordering::Relaxed) {
            let started = Instant::now();
            let start = tally.rounds;
            let end = settings.rounds.min(start + portion).min((start / BATCH + 1) * BATCH);
            for round in self.play(start..end) {
                let results: Vec<GameResult> = round.iter().map(PlayedGame::result).collect();
                tally.add_round(&results, &self.seated);
                if settings.keep_games {
                    round.into_iter().for_each(&mut on_game);
                }
            }
            on_progress(&tally);
            if started.elapsed() < BLINK {
                portion = (2 * portion).min(BATCH);
            }
            if settings.is_clear(&tally) {
                break;
            }
        }
        tally
    }
}

/// Who meets whom in a tournament, by index: everybody everybody else, or in a gauntlet the first all others.
/// With more than two seats each pair meets in both roles, since one against three of the other is not the
/// same as the reverse.
pub fn pairings<G: Decide>(game: &G, entrants: usize, is_gauntlet: bool) -> Vec<(usize, usize)> {
    let seats = seated(game).len();
    let wanted = |first: usize, second: usize| {
        if is_gauntlet { first == 0 && second > 0 } else { first < second || (seats > 2 && first != second) }
    };
    let all = (0..entrants).flat_map(|first| (0..entrants).map(move |second| (first, second)));
    all.filter(|&(first, second)| wanted(first, second)).collect()
}
