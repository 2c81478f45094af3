//! Mill: every move searched to the same depth.

use std::sync::Arc;

use game::{Event, Game, History, Message, Turn};
use mill::{Mill, Move, State};
use tables::Table;

use super::course::{Course, Judge, Judged};
use super::dice::{Place, Turns};
use super::sums::{Frame, GameFrame};
use super::{Decision, End, Mark, ReviewSettings, Reviewed, Reviewer};
use crate::advice::mill::line_of;
use crate::advice::{AdviceError, Line, table_of};
use crate::clock::Clock;
use crate::levels::LEVELS;
use crate::mill::{
    Found, Known, MillDatabases, MillLimits, MillOptions, MillSearch, MillStep, MillThought, Value,
};
use crate::models::Models;
use crate::tutor::reasons;

/// So many positions are looked at in one go: a few milliseconds in a browser.
const PIECE: u64 = 32_768;

/// The memory of a search in megabytes: small, since it is emptied for every decision.
const HASH: usize = 4;

/// How many actions ahead a review of each level looks. Every move is looked at in full, which is why the strongest levels
/// look farther when they play.
const DEPTHS: [u8; LEVELS as usize] = [1, 1, 2, 2, 3, 4, 5, 5, 6, 8];

/// What lies between a win and a loss.
const STAKE: f64 = 2.0;

/// A decision of a game.
pub(super) struct Piece {
    place: Place,
    state: State,
    /// The keys of the positions that could come back.
    past: Vec<u64>,
    played: Move,
}

/// Judges decisions.
pub(super) struct MillJudge {
    game: Arc<Mill>,
    depth: u32,
    lines: usize,
    databases: Option<MillDatabases>,
}

impl Judge for MillJudge {
    type Piece = Piece;
    type Work = Option<Box<MillThought>>;

    fn begin(&mut self, piece: &Piece) -> Self::Work {
        let options = MillOptions {
            hash: HASH,
            multi_pv: self.game.count_moves(&piece.state) as usize,
            full_width: true,
            clock: Clock::NONE,
            databases: self.databases.clone(),
            ..MillOptions::default()
        };
        // A searcher of its own, so that what is found does not depend on what was searched before.
        let mut search = MillSearch::new(&self.game, options);
        Some(Box::new(search.begin(&piece.state, &piece.past, &MillLimits::depth(self.depth))))
    }

    fn advance(&mut self, piece: &Piece, work: &mut Self::Work) -> Option<Judged> {
        let is_done = work.as_mut()?.step(PIECE) == MillStep::Done;
        let thought = work.take_if(|_| is_done)?;
        Some(Judged::Decision(Box::new(self.decide(piece, &thought.stop()))))
    }

    fn fresh(&self) -> MillJudge {
        MillJudge { game: self.game.clone(), databases: self.databases.clone(), ..*self }
    }
}

impl MillJudge {
    fn decide(&self, piece: &Piece, found: &Found) -> Decision {
        let line = |ranked| line_of(&self.game, &piece.state, found.depth, ranked);
        let is_played = |ranked: &&crate::mill::RankedLine| ranked.moves.first() == Some(&piece.played);
        let mut lines: Vec<Line> = found.lines.iter().take(self.lines).map(line).collect();
        let at = found.lines.iter().position(|ranked| is_played(&ranked)).unwrap_or(0);
        let played = line(&found.lines[at]);
        if at >= self.lines {
            lines.push(played.clone());
        }
        let value = |line: &Line| line.value.unwrap_or(0.0);
        let loss = (value(&lines[0]) - value(&played)).max(0.0);
        let mark = Mark::of(loss, STAKE);
        let Place { turn, starts, ends, seat } = piece.place;
        let mut notes = notes(&lines[0], &played, mark);
        if mark > Mark::Best {
            let end = |ranked: &crate::mill::RankedLine| {
                let mut state = piece.state;
                if let Some(&action) = ranked.moves.first() {
                    self.game.play(&mut state, action);
                }
                state
            };
            let (worse, best) = (end(&found.lines[at]), end(&found.lines[0]));
            let game = self.game.as_ref();
            notes.extend(reasons(game, seat, &piece.state, (&worse, &played), (&best, &lines[0])));
        }
        let mut wins = vec![(1.0 - value(&played)) / 2.0; 2];
        wins[usize::from(seat)] = (1.0 + value(&played)) / 2.0;
        Decision {
            turn,
            starts,
            ends,
            seat,
            options: found.lines.len(),
            notes,
            mark,
            played,
            lines,
            loss,
            wins,
            cube: None,
        }
    }
}

/// What was proven, and thrown away or passed over. A win that was not thrown away is still there for all that can be
/// told, only farther off than can be seen.
fn notes(best: &Line, played: &Line, mark: Mark) -> Vec<Message> {
    let is_won = |line: &Line| line.won_in.filter(|&actions| actions > 0);
    let is_lost = |line: &Line| line.won_in.filter(|&actions| actions < 0);
    let is_costly = mark > Mark::Inaccuracy;
    let mut notes = Vec::new();
    if let (Some(actions), None) = (is_won(best), is_won(played)) {
        let note = if is_costly { "review-threw-away-win" } else { "review-passed-over-win" };
        notes.push(Message::new(note).with("actions", actions));
    }
    if let (None, Some(actions), true) = (is_lost(best), is_lost(played), is_costly) {
        notes.push(Message::new("review-allowed-loss").with("actions", -actions));
    }
    if notes.is_empty()
        && let (Some(best), Some(played)) = (&best.known, &played.known)
    {
        notes.extend(solved_note(best, played));
    }
    notes
}

/// What a database knows to have been thrown away.
fn solved_note(best: &Known, played: &Known) -> Option<Message> {
    let code = match (best.value, played.value) {
        (Value::Win, Value::Draw) => "review-win-to-draw",
        (Value::Win, Value::Loss) => "review-win-to-loss",
        (Value::Draw, Value::Loss) => "review-draw-to-loss",
        _ => return None,
    };
    Some(Message::new(code))
}

/// Every decision, with the past it was made with.
fn pieces(game: &Mill, history: &History<Mill>, turns: &Turns) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut history = history.clone();
    while let Some(event) = history.undo(game) {
        let (Event::Move(played), Turn::Seat(seat)) = (event, history.turn(game)) else { continue };
        let starts = history.events_so_far();
        let place = Place { turn: turns.at(starts), starts, ends: starts + 1, seat };
        let past = history.past(game).keys().to_vec();
        pieces.push(Piece { place, state: *history.state(), past, played });
    }
    pieces.reverse();
    pieces
}

fn result(game: &Mill, table: &dyn Table, end: Option<End>) -> Option<Vec<f64>> {
    let of_seat = |seat| match end {
        _ if table.turn() == Turn::Over => Some(f64::from(table.scores().of(seat))),
        Some(End::Won(winner)) => Some(if winner == seat { 1.0 } else { -1.0 }),
        Some(End::Drawn) => Some(0.0),
        None => None,
    };
    (0..game.seats()).map(of_seat).collect()
}

impl Reviewed for Mill {
    fn reviewer(
        game: Arc<Mill>,
        table: &dyn Table,
        models: &Models,
        settings: &ReviewSettings,
    ) -> Result<Box<dyn Reviewer>, AdviceError> {
        let history = table_of(game.as_ref(), table)?.history();
        let pieces = pieces(&game, history, &Turns::of(&table.past()));
        let result = result(&game, table, settings.end);
        let ply = settings.ply.unwrap_or(DEPTHS[usize::from(settings.level.clamp(1, LEVELS)) - 1]).max(1);
        let (family, seats) = (game.variant().family.name, (0..game.seats()).collect());
        let only = GameFrame { events: 0..usize::MAX, score: Vec::new(), result, rolls: 0 };
        let frame = Frame { family, ply, seats, is_match: false, games: vec![only] };
        let (depth, lines, databases) = (ply.into(), settings.lines.max(1), models.databases(&game));
        let judge = MillJudge { game, depth, lines, databases };
        Ok(Box::new(Course::new(frame, judge, pieces)))
    }
}
