//! Matches of several games, with the score and the cube: who doubles well wins more of them.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::cube::{CubeJudge, Rates, Situation, chances_before_roll, rates};
use engine::roster::level_search;
use engine::{Models, Player, Search};
use game::{Decide, Game, LONGEST_GAME, Notation, Random, Scores, Seat, Turn, sample_roll};
use nardi::{Crawford, Match, Nardi, State};
use tables::{AnyGame, MatchError, MatchSetup};

use crate::arena::{Entrant, MatchSettings, PlayedGame, Rounds};
use crate::tally::Tally;

/// Keeps the streams of players apart from those of the dice.
const PLAYERS: u64 = 0x510e_527f_ade6_82d1;

/// No match has more games than this; each has its own stream of dice.
const MOST_GAMES: u64 = 1 << 16;

/// When somebody doubles. Whether a double is taken is always decided by what it is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CubePolicy {
    /// When it is worth more than rolling.
    #[default]
    Right,
    /// Never.
    Never,
    /// Whenever the rules allow it.
    Always,
}

impl CubePolicy {
    /// Every policy by its name.
    pub const NAMES: [(&str, CubePolicy); 3] =
        [("right", CubePolicy::Right), ("never", CubePolicy::Never), ("always", CubePolicy::Always)];
}

impl FromStr for CubePolicy {
    type Err = String;

    fn from_str(text: &str) -> Result<CubePolicy, String> {
        let found = CubePolicy::NAMES.iter().find(|(name, _)| *name == text).map(|&(_, policy)| policy);
        found.ok_or_else(|| format!("\"{}\": expected right, never or always", game::excerpt(text)))
    }
}

impl fmt::Display for CubePolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = CubePolicy::NAMES.iter().find(|(_, policy)| policy == self).map_or("", |&(name, _)| name);
        f.write_str(name)
    }
}

/// The rules for matches to so many points, with the cube if `has_cube`; what is not said is as the rule file has it.
pub fn game_of_matches(game: &AnyGame, points: Option<u32>, has_cube: bool) -> Result<AnyGame, MatchError> {
    let usual = MatchSetup::of(game).unwrap_or_else(|| MatchSetup::to(1, false));
    let length = points.unwrap_or(usual.length);
    let cube = usual.cube || has_cube;
    let crawford = cube && length > 1 && (usual.crawford || !usual.cube);
    game.with_match(&MatchSetup { length, cube, crawford, jacoby: usual.jacoby && length == 1, ..usual })
}

/// Somebody who plays matches.
struct Contestant {
    player: Box<dyn Player<Nardi>>,
    policy: CubePolicy,
    /// Who is asked about the cube.
    search: Search<Nardi>,
    judge: CubeJudge,
}

/// Plays matches by the rules of a game between two entrants, until `stop` is set. A round is two matches with the same
/// dice, in which the entrants change seats; a match won counts a point. The result depends on the settings alone.
pub fn play_matches(
    game: &Nardi,
    entrants: [&Entrant<Nardi>; 2],
    policies: [CubePolicy; 2],
    settings: &MatchSettings,
    stop: &AtomicBool,
    on_progress: impl FnMut(&Tally),
    on_match: impl FnMut(PlayedGame<<Nardi as Game>::Move>),
) -> Tally {
    let mut rounds = rounds_of_matches(game, entrants, policies, settings, stop);
    rounds.play_all(settings, stop, on_progress, on_match)
}

/// The same round by round.
pub fn rounds_of_matches<'a>(
    game: &'a Nardi,
    entrants: [&Entrant<Nardi>; 2],
    policies: [CubePolicy; 2],
    settings: &'a MatchSettings,
    stop: &'a AtomicBool,
) -> Rounds<'a, <Nardi as Game>::Move> {
    let (search, _) = level_search(game, Models::built_in());
    let rules = game.rules();
    let judge = CubeJudge::with_rates(game, rules.match_length.into(), rules.crawford, rates::of(game));
    let contestant = |at: usize| Contestant {
        player: entrants[at].player.fresh(),
        policy: policies[at],
        search: search.clone(),
        judge: judge.clone(),
    };
    let pool = (0..rayon::current_num_threads()).map(|_| [contestant(0), contestant(1)]).collect();
    let play = move |players: &mut [Contestant; 2], round: u64| {
        let mut played = Vec::with_capacity(2);
        for own in 0..2 {
            let playing = OneMatch { game, players: &mut *players, own, round, settings, acts: Vec::new() };
            let Some(found) = playing.play(stop) else { break };
            played.push(found);
        }
        played
    };
    Rounds::new(vec![0, 1], pool, play)
}

/// A match that is being played; `own` is the seat of the first entrant.
struct OneMatch<'a> {
    game: &'a Nardi,
    players: &'a mut [Contestant; 2],
    own: Seat,
    round: u64,
    settings: &'a MatchSettings,
    acts: Vec<String>,
}

impl OneMatch<'_> {
    fn play(mut self, stop: &AtomicBool) -> Option<PlayedGame<<Nardi as Game>::Move>> {
        let mut standing = Match::new(self.game);
        let mut games = 0;
        while standing.winner().is_none() && games < MOST_GAMES {
            if games > 0 {
                self.note(|_| "next".to_owned());
            }
            self.play_game(&mut standing, games, stop)?;
            games += 1;
        }
        let scores = match standing.winner() {
            Some(0) => Scores::zero_sum(1),
            Some(_) => Scores::zero_sum(-1),
            None => Scores::default(),
        };
        let is_broken_off = standing.winner().is_none();
        let Self { round, own: seat, acts, .. } = self;
        Some(PlayedGame { round, seat, events: Vec::new(), scores, is_broken_off, acts })
    }

    fn note(&mut self, text: impl FnOnce(&Nardi) -> String) {
        if self.settings.keep_games {
            self.acts.push(text(self.game));
        }
    }

    /// Plays one game and scores it; `None` if it was stopped.
    fn play_game(&mut self, standing: &mut Match, number: u64, stop: &AtomicBool) -> Option<()> {
        let game = self.game;
        let stream = self.round * MOST_GAMES + number;
        let mut dice = Random::stream(self.settings.seed, stream);
        let mut random = Random::stream(self.settings.seed ^ PLAYERS, stream * 2 + u64::from(self.own));
        let mut state = game.start_of(standing.starter);
        let mut starter = None;
        for _ in 0..LONGEST_GAME {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            starter = starter.or_else(|| game.seat_to_act(&state));
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    if self.turn_cube(standing, &state) {
                        return Some(());
                    }
                    let roll = sample_roll(game.rolls(&state), &mut dice);
                    self.note(|game| {
                        let mut text = String::from("r");
                        game.write_roll(roll, &mut text);
                        text
                    });
                    game.roll(&mut state, roll);
                }
                Turn::Seat(seat) => self.play_turn(&mut state, seat, &mut random),
            }
        }
        if let Some(seat) = starter {
            standing.started_by(seat);
        }
        standing.finish_game(game.winner(&state));
        Some(())
    }

    fn play_turn(&mut self, state: &mut State, seat: Seat, random: &mut Random) {
        let (game, mut options) = (self.game, Vec::new());
        game.decisions(state, &mut options);
        let player = &mut self.players[usize::from(seat != self.own)].player;
        let chosen = if options.len() == 1 { 0 } else { player.choose(game, state, &options, random) };
        if self.settings.keep_games {
            let (mut steps, mut before) = (Vec::new(), *state);
            game.steps_of(state, options[chosen].0, &mut steps);
            for step in steps {
                self.acts.push(game.move_text(&before, step));
                game.play(&mut before, step);
            }
        }
        *state = options[chosen].1;
    }

    /// Lets the side about to roll double if it wants to; whether the double was dropped and the game is over.
    fn turn_cube(&mut self, standing: &mut Match, state: &State) -> bool {
        let game = self.game;
        let Some(seat) = game.seat_to_act(state).filter(|&seat| standing.may_double(game, state, seat))
        else {
            return false;
        };
        let situation = situation(standing, seat);
        let doubler = usize::from(seat != self.own);
        let doubles = match self.players[doubler].policy {
            CubePolicy::Never => false,
            CubePolicy::Always => true,
            CubePolicy::Right => {
                self.players[doubler].advice(game, state, seat, &situation).decision.doubles()
            }
        };
        if !doubles {
            return false;
        }
        let is_take = self.players[1 - doubler].advice(game, state, seat, &situation).is_take;
        standing.double(game, state, seat);
        self.note(|_| "double".to_owned());
        self.note(|_| if is_take { "take".to_owned() } else { "drop".to_owned() });
        if is_take {
            standing.take();
            return false;
        }
        standing.drop_double();
        true
    }
}

impl Contestant {
    fn advice(&mut self, game: &Nardi, state: &State, seat: Seat, at: &Situation) -> engine::CubeAdvice {
        let chances = chances_before_roll(game, &mut self.search, state, seat, 0);
        let count = self.search.evaluator().table().count();
        self.judge.decide(&chances[..count], at)
    }
}

/// How the cube stands for the seat that may double.
fn situation(standing: &Match, doubler: Seat) -> Situation {
    let rules = standing.rules();
    let length = u32::from(rules.match_length);
    let away = |seat: Seat| length.saturating_sub(standing.score[usize::from(seat)]).max(1);
    Situation {
        away: (length > 1).then(|| [away(doubler), away(doubler ^ 1)]),
        value: standing.cube.value,
        is_centred: standing.cube.owner.is_none(),
        is_after_crawford: standing.crawford == Crawford::After,
        jacoby: rules.jacoby,
    }
}

/// What games of a variant against itself say about the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// How many games were played.
    pub games: u64,
    /// The shares that were found.
    pub rates: Rates,
    /// The standard error of the share of mars.
    pub mars_error: f64,
    /// How many doubles were taken, which the live share comes from.
    pub takes: u64,
    /// The standard error of the live share.
    pub live_error: f64,
}

/// The course of a game without the cube: what each side thought before its rolls, and how it ended.
struct Course {
    /// Who was about to roll, and the chances of all outcomes as that seat saw them.
    thoughts: Vec<(Seat, Vec<f32>)>,
    winner: Option<Seat>,
    points: f64,
}

/// Measures how often wins are mars and how live the cube is, by games of the net against itself.
///
/// Moves do not depend on the cube, so one game tells what it would have been worth with a dead cube and with one that
/// is turned by Janowski's formula. The share is that of the gain from the cube which the model has for a fully live one,
/// from every double that was taken on; the formula uses the share that it finds.
pub fn measure_rates(game: &Nardi, games: u64, seed: u64) -> Measured {
    use rayon::prelude::*;
    let (search, _) = level_search(game, Models::built_in());
    let courses: Vec<Course> = (0..games)
        .into_par_iter()
        .map_init(|| search.clone(), |search, number| play_course(game, search, seed, number))
        .collect();
    let won: Vec<&Course> = courses.iter().filter(|course| course.winner.is_some()).collect();
    let oin = f64::from(game.rules().oin);
    let share = |is_so: &dyn Fn(&Course) -> bool, of: usize| {
        won.iter().filter(|course| is_so(course)).count() as f64 / of.max(1) as f64
    };
    let mars = share(&|course| course.points > oin, won.len());
    let beyond = f64::from(game.rules().mars);
    let koks = share(&|course| course.points > beyond, (mars * won.len() as f64) as usize);
    let mut rates = Rates { mars, koks, live: 0.65 };
    let (mut takes, mut live_error) = (0, 0.0);
    // The decisions depend on the share and the share a little on the decisions.
    for _ in 0..8 {
        let gains: Vec<(f64, f64)> =
            courses.par_iter().map(|course| gain_from_cube(game, course, rates)).flatten_iter().collect();
        let (found, of) = gains.iter().fold((0.0, 0.0), |sum, gain| (sum.0 + gain.0, sum.1 + gain.1));
        takes = gains.len() as u64;
        if of <= 0.0 {
            break;
        }
        // A cube that nobody can take any more would say nothing.
        rates.live = (found / of).clamp(0.0, 0.95);
        let spread: f64 = gains.iter().map(|gain| (gain.0 - rates.live * gain.1).powi(2)).sum();
        live_error = spread.sqrt() / of;
    }
    let mars_error = (mars * (1.0 - mars) / won.len().max(1) as f64).sqrt();
    Measured { games, rates, mars_error, takes, live_error }
}

fn play_course(game: &Nardi, search: &mut Search<Nardi>, seed: u64, number: u64) -> Course {
    let mut dice = Random::stream(seed, number);
    let (mut state, mut options, mut thoughts) = (game.start(), Vec::new(), Vec::new());
    for _ in 0..LONGEST_GAME {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                if let Some(seat) = game.seat_to_act(&state).filter(|_| !state.is_extra_roll()) {
                    let chances = chances_before_roll(game, search, &state, seat, 0);
                    let count = search.evaluator().table().count();
                    thoughts.push((seat, chances[..count].to_vec()));
                }
                let roll = sample_roll(game.rolls(&state), &mut dice);
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) => {
                game.decisions(&state, &mut options);
                state = options[search.best(game, &state, &options)].1;
            }
        }
    }
    let winner = game.winner(&state);
    let points = winner.map_or(0.0, |(_, win)| f64::from(game.points_for(win)));
    Course { thoughts, winner: winner.map(|(seat, _)| seat), points }
}

/// For every double that was taken: what the cube gained the taker in the end, against a dead one; and what the model has
/// for a fully live cube.
fn gain_from_cube(game: &Nardi, course: &Course, rates: Rates) -> Vec<(f64, f64)> {
    let judge = |live: f64| CubeJudge::with_rates(game, 1, false, Rates { live, ..rates });
    let (usual, live, dead) = (judge(rates.live), judge(1.0), judge(0.0));
    let oin = f64::from(game.rules().oin);
    let (mut value, mut owner, mut takes): (u32, Option<Seat>, Vec<(Seat, u32, f64)>) = (1, None, Vec::new());
    let mut dropped = None;
    for (seat, chances) in &course.thoughts {
        if owner.is_some_and(|owner| owner != *seat) || value >= 1 << 10 {
            continue;
        }
        let at = Situation {
            away: None,
            value,
            is_centred: owner.is_none(),
            is_after_crawford: false,
            jacoby: false,
        };
        let advice = usual.decide(chances, &at);
        if !advice.decision.doubles() {
            continue;
        }
        if !advice.is_take {
            dropped = Some((*seat, f64::from(value) * oin));
            break;
        }
        let model = live.decide(chances, &at).double_take - dead.decide(chances, &at).double_take;
        (value, owner) = (2 * value, Some(seat ^ 1));
        takes.push((*seat, value, model));
    }
    let ending = |doubler: Seat, value: f64, winner: Option<Seat>| match winner {
        Some(winner) if winner == doubler => value,
        Some(_) => -value,
        None => 0.0,
    };
    let gain = |(doubler, at, model): (Seat, u32, f64)| {
        let dead = ending(doubler, f64::from(at) * course.points, course.winner);
        let real = match dropped {
            Some((winner, points)) => ending(doubler, points, Some(winner)),
            None => ending(doubler, f64::from(value) * course.points, course.winner),
        };
        // What the taker gains, the doubler loses; the model says so too. A large cube counts no more than a small one.
        ((dead - real) / f64::from(at), -model / f64::from(at))
    };
    takes.into_iter().map(gain).collect()
}
