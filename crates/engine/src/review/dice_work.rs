//! [`DiceJudge`]: decisions and rolls of a dice game, one look at a time.

use std::sync::Arc;

use game::sorting;
use game::{Decide, Roll, Seat, Show};

use super::course::{Judge, Judged};
use super::cube::{self, CubePlace, Known};
use super::dice::{Piece, Place};
use super::{Decision, Luck, Mark, ReviewSettings};
use crate::advice::Line;
use crate::advice::dice::{line_of, named, note_rollout};
use crate::cube::CubeJudge;
use crate::inquiry::Inquiry;
use crate::levels::search_options;
use crate::outcomes::MAX_OUTCOMES;
use crate::rollout::{Rolling, RolloutSettings};
use crate::roster::DiceGame;
use crate::search::{Chances, Finding, Search, SearchOptions};
use crate::sketch::Sketch;
use crate::tutor::reasons;

/// So many positions are judged in one go: some ten milliseconds in a browser.
const PIECE: u64 = 1_000;

/// So many trials are played in one go, so that whoever stops a review does not wait for long; without threads one of them
/// takes as long as the positions above.
const TRIALS: u64 = if cfg!(feature = "threads") { 16 } else { 1 };

/// A call is close while no more than this is lost, in shares of what lies between a plain win and a plain loss.
const CLOSE: f64 = 0.02;

/// At most so many lines of a close call are played out, and what was played.
const ROLLED_OUT: usize = 4;

/// Judges decisions and rolls.
pub(super) struct DiceJudge<G: DiceGame> {
    game: Arc<G>,
    search: Search<G>,
    lines: usize,
    rollouts: Option<RolloutSettings>,
    /// What the games of a match are played for, where the cube was to be decided about.
    cube: Option<Arc<CubeJudge>>,
}

/// A piece that is being judged.
pub(super) enum Work<G: Decide> {
    /// The options are looked at.
    Looking { options: Vec<(G::Decision, G::State)>, inquiry: Box<Inquiry> },
    /// Lines of a close call are played out: the first so many, of which one is at hand.
    RollingOut {
        options: Vec<(G::Decision, G::State)>,
        found: Vec<Seen>,
        close: usize,
        at: usize,
        rolling: Rolling,
    },
    /// All rolls are looked at.
    Rolls { at: usize, mean: Chances, fallen: Chances, sketch: Sketch },
    /// Nothing more.
    Done,
}

/// An option that was looked at, and the line that tells of it.
#[derive(Clone)]
pub(super) struct Seen {
    finding: Finding,
    line: Line,
}

impl Seen {
    fn value(&self) -> f64 {
        self.line.value.unwrap_or(f64::NEG_INFINITY)
    }
}

impl<G: DiceGame + Show> DiceJudge<G> {
    pub fn new(
        game: Arc<G>,
        mut search: Search<G>,
        plies: u8,
        settings: &ReviewSettings,
        cube: Option<Arc<CubeJudge>>,
    ) -> DiceJudge<G> {
        let usual = search_options(search.evaluator(), plies);
        search.options = SearchOptions { keep: usual.keep.max(settings.lines), ..usual };
        DiceJudge { game, search, lines: settings.lines.max(1), rollouts: settings.rollouts, cube }
    }

    fn stake(&mut self) -> f64 {
        f64::from(self.search.evaluator().table().stake())
    }

    /// Looks at the options further; what was found, once every line is looked at.
    fn look_on(
        &mut self,
        (state, played): (&G::State, usize),
        options: &[(G::Decision, G::State)],
        inquiry: &mut Inquiry,
    ) -> Option<Vec<Seen>> {
        let enough = self.search.evaluator().positions() + PIECE;
        while !self.search.advance(&self.game, options, inquiry, &|_| false) {
            if self.search.evaluator().positions() >= enough {
                return None;
            }
        }
        let plies = self.search.options.plies;
        let found =
            inquiry.found().iter().filter(|finding| finding.plies == plies || finding.option == played);
        let seen = |finding: &Finding| Seen {
            finding: *finding,
            line: line_of(self.game.as_ref(), state, options[finding.option].0, finding),
        };
        Some(found.map(seen).collect())
    }

    /// How many of the best lines are to be played out; what was played is put behind them. None unless it is a close
    /// call.
    fn close_calls(&mut self, found: &mut [Seen], played: usize) -> usize {
        let Some(best) = found.first().map(Seen::value).filter(|_| self.rollouts.is_some()) else { return 0 };
        let least = best - CLOSE * self.stake();
        let close = found.iter().take_while(|seen| seen.value() >= least).count();
        let Some(at) = found[..close].iter().position(|seen| seen.finding.option == played) else { return 0 };
        if close < 2 {
            return 0;
        }
        if at >= ROLLED_OUT {
            found[ROLLED_OUT..=at].rotate_right(1);
            return ROLLED_OUT + 1;
        }
        close.min(ROLLED_OUT)
    }

    /// Sorts the lines, those that were played out first, and says what was lost.
    fn decide(
        &mut self,
        place: Place,
        (state, played): (&G::State, usize),
        options: &[(G::Decision, G::State)],
        mut found: Vec<Seen>,
        close: usize,
    ) -> Judged {
        sorting::by(&mut found[..close], |a, b| b.value().total_cmp(&a.value()));
        let at = found.iter().position(|seen| seen.finding.option == played).unwrap_or(0);
        let loss = (found[0].value() - found[at].value()).max(0.0);
        let chosen = found[at].clone();
        let table = self.search.evaluator().table();
        let wins = wins_of(self.game.as_ref(), table, &chosen, place.seat);
        let mark = Mark::of(loss, f64::from(table.stake()));
        let mut lines: Vec<Line> = found.iter().take(self.lines).map(|seen| seen.line.clone()).collect();
        if at >= self.lines {
            lines.push(chosen.line.clone());
        }
        let notes = if mark > Mark::Best {
            let end = |seen: &Seen| options[seen.finding.option].1;
            let (played, best) = (end(&chosen), end(&found[0]));
            let game = self.game.as_ref();
            reasons(game, place.seat, state, (&played, &chosen.line), (&best, &found[0].line))
        } else {
            Vec::new()
        };
        let Place { turn, starts, ends, seat } = place;
        let played = chosen.line;
        Judged::Decision(Box::new(Decision {
            turn,
            starts,
            ends,
            seat,
            options: options.len(),
            played,
            lines,
            loss,
            mark,
            notes,
            wins,
            cube: None,
        }))
    }

    /// Plays a line out further; whether it is done.
    fn roll_on(&mut self, after: &G::State, seat: Seat, seen: &mut Seen, rolling: &mut Rolling) -> bool {
        let Some(settings) = self.rollouts else { return true };
        let evaluator = self.search.evaluator();
        let result =
            rolling.roll_on(self.game.as_ref(), evaluator, (after, seat), &settings, TRIALS, || false);
        if let Some(result) = &result {
            note_rollout(self.game.as_ref(), &mut seen.line, result);
            seen.finding.chances = result.chances;
        }
        result.is_some()
    }

    /// Looks at more rolls, as a seat sees them; whether all are looked at. Without one that fell, the mean alone counts.
    fn look_at_rolls(
        &mut self,
        (state, seat, fell): (&G::State, Seat, Option<Roll>),
        (at, mean, fallen): (&mut usize, &mut Chances, &mut Chances),
        sketch: &mut Sketch,
    ) -> bool {
        let enough = self.search.evaluator().positions() + PIECE;
        let rolls = self.game.rolls(state);
        let total: u32 = rolls.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let plies = self.search.options.plies.max(1);
        while let Some(&(roll, weight)) = rolls.get(*at) {
            let mut chances = [0.0; MAX_OUTCOMES];
            self.search.add_roll(&self.game, state, seat, plies, *at, sketch, &mut chances);
            mean.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            if Some(roll) == fell {
                *fallen = chances.map(|chance| chance * total as f32 / f32::from(weight));
            }
            *at += 1;
            if self.search.evaluator().positions() >= enough && *at < rolls.len() {
                return false;
            }
        }
        true
    }

    /// The luck of a roll, once all are looked at.
    fn luck(
        &mut self,
        (event, seat): (usize, Seat),
        (fell, stake): (Roll, u32),
        (mean, fallen): (&Chances, &Chances),
    ) -> Judged {
        let (game, table) = (self.game.as_ref(), self.search.evaluator().table());
        let mut roll = String::new();
        game.write_roll(fell, &mut roll);
        let (after, before) =
            (table.points_of_all(game, fallen, seat), table.points_of_all(game, mean, seat));
        Judged::Roll(Box::new(Luck {
            event,
            seat,
            roll,
            points: after.iter().zip(before).map(|(after, before)| after - before).collect(),
            before: table.wins_of_all(game, mean, seat),
            wins: table.wins_of_all(game, fallen, seat),
            stake: f64::from(stake),
        }))
    }

    /// What was done about the cube, once all rolls are looked at.
    fn decide_cube(&mut self, place: &CubePlace, mean: &Chances) -> Judged {
        let plies = self.search.options.plies.max(1);
        let (game, table) = (self.game.as_ref(), self.search.evaluator().table());
        let doubler = place.moment.doubler;
        let known = Known {
            chances: &mean[..table.count()],
            named: named(game, &table.seen_by(mean, doubler, place.seat())),
            wins: table.wins_of_all(game, mean, doubler),
            depth: u32::from(plies),
            stake: f64::from(table.stake()),
            names: [0, 1].map(|seat| game.seat_name(seat)),
        };
        let found = self.cube.as_ref().and_then(|judge| cube::decision(judge, place, known));
        found.map_or(Judged::Nothing, |decision| Judged::Decision(Box::new(decision)))
    }
}

/// Every seat's chance to win after a line. Taking luck out of rollouts may leave chances a little outside of 0 to 1.
fn wins_of<G: DiceGame>(game: &G, table: &crate::OutcomeTable, seen: &Seen, seat: Seat) -> Vec<f64> {
    let wins = table.wins_of_all(game, &seen.finding.chances, seat);
    wins.into_iter().map(|win| win.clamp(0.0, 1.0)).collect()
}

impl<G: DiceGame + Show> Judge for DiceJudge<G> {
    type Piece = Piece<G>;
    type Work = Work<G>;

    fn begin(&mut self, piece: &Piece<G>) -> Work<G> {
        match piece {
            Piece::Decision { state, played, .. } => {
                let mut options = Vec::new();
                self.game.decisions(state, &mut options);
                let inquiry = self.search.inquire(&self.game, state, &options, true).with(*played);
                Work::Looking { options, inquiry: Box::new(inquiry) }
            }
            Piece::Roll { .. } | Piece::Cube { .. } => {
                let none = [0.0; MAX_OUTCOMES];
                Work::Rolls { at: 0, mean: none, fallen: none, sketch: Sketch::default() }
            }
        }
    }

    fn advance(&mut self, piece: &Piece<G>, work: &mut Work<G>) -> Option<Judged> {
        match (piece, work) {
            (Piece::Roll { event, seat, state, fell, stake }, Work::Rolls { at, mean, fallen, sketch }) => {
                let looked = self.look_at_rolls((state, *seat, Some(*fell)), (at, mean, fallen), sketch);
                looked.then(|| self.luck((*event, *seat), (*fell, *stake), (mean, fallen)))
            }
            (Piece::Cube { place, state }, Work::Rolls { at, mean, fallen, sketch }) => {
                let looked =
                    self.look_at_rolls((state, place.moment.doubler, None), (at, mean, fallen), sketch);
                looked.then(|| self.decide_cube(place, mean))
            }
            (Piece::Decision { place, state, played }, work) => {
                self.advance_decision(*place, state, *played, work)
            }
            _ => None,
        }
    }

    fn fresh(&self) -> DiceJudge<G> {
        let (game, search, cube) = (self.game.clone(), self.search.clone(), self.cube.clone());
        DiceJudge { game, search, cube, ..*self }
    }
}

impl<G: DiceGame + Show> DiceJudge<G> {
    fn advance_decision(
        &mut self,
        place: Place,
        state: &G::State,
        played: usize,
        work: &mut Work<G>,
    ) -> Option<Judged> {
        if let Work::Looking { options, inquiry } = work {
            let mut found = self.look_on((state, played), options, inquiry)?;
            let (options, close) = (std::mem::take(options), self.close_calls(&mut found, played));
            *work = Work::RollingOut { options, found, close, at: 0, rolling: Rolling::default() };
            if close > 0 {
                return None;
            }
        }
        let Work::RollingOut { options, found, close, at, rolling } = work else { return None };
        if *at < *close {
            let after = options[found[*at].finding.option].1;
            if self.roll_on(&after, place.seat, &mut found[*at], rolling) {
                (*at, *rolling) = (*at + 1, Rolling::default());
            }
            if *at < *close {
                return None;
            }
        }
        let (options, found, close) = (std::mem::take(options), std::mem::take(found), *close);
        *work = Work::Done;
        Some(self.decide(place, (state, played), &options, found, close))
    }
}
