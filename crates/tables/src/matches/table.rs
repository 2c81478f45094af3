//! A match as a [`Table`].

use std::any::Any;
#[cfg(feature = "terminal")]
use std::sync::atomic::AtomicBool;

#[cfg(feature = "terminal")]
use game::Picture;
use game::rules::Variant;
use game::setup::{Kit, Setup};
use game::{
    BoardView, Exposure, Message, MoveView, Notation, NotationError, Scores, Seat, Show, Turn, Verdict,
};
use nardi::Nardi;

use super::{GameScore, MatchGame, MatchTable, MatchView, PlayedGame, Standing, Step};
use crate::table::{Seated, Table, TableError};
use crate::view::{PastTurn, RollChance, TableView};

impl Table for MatchTable {
    fn variant(&self) -> &Variant {
        self.now().variant()
    }

    fn seats(&self) -> u8 {
        self.now().seats()
    }

    fn is_seated(&self, seat: Seat) -> bool {
        self.now().is_seated(seat)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.now().seat_id(seat)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        self.now().seat_name(seat)
    }

    fn turn(&self) -> Turn {
        match self.answering() {
            Some(seat) => Turn::Seat(seat),
            None if self.is_game_over() => Turn::Over,
            None => self.now().turn(),
        }
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.answering().or_else(|| self.now().seat_to_act())
    }

    fn verdict(&self) -> Option<Verdict> {
        let (score, _) = self.ending()?;
        self.verdict_of(&score, self.now())
    }

    /// The points of the game that is played now, once it is over.
    fn scores(&self) -> Scores {
        let Some((score, _)) = self.ending() else { return Scores::default() };
        let points = i16::try_from(score.points).unwrap_or(i16::MAX);
        match score.winner {
            Some(0) => Scores::zero_sum(points),
            Some(_) => Scores::zero_sum(-points),
            None => Scores::default(),
        }
    }

    fn dice(&self) -> String {
        self.now().dice()
    }

    fn fen(&self) -> String {
        self.now().fen()
    }

    #[cfg(feature = "terminal")]
    fn picture(&self) -> Picture {
        self.now().picture()
    }

    fn board(&self) -> BoardView {
        self.now().board()
    }

    fn view(&self) -> TableView {
        self.whole_view()
    }

    fn restart(&mut self) {
        *self = MatchTable::new(self.game.clone(), self.games[0].begins);
    }

    fn set_fen(&mut self, fen: &str) -> Result<(), NotationError> {
        let start = Seated::at(self.game.clone(), self.game.read_state(fen)?);
        let of_match = self.games[0].begins;
        *self = MatchTable::around(self.game.clone(), start, Standing { of_match, ended: None });
        Ok(())
    }

    fn kit(&self) -> Kit {
        self.game.kit()
    }

    fn set_up(&mut self, setup: &Setup) -> Result<(), Vec<Message>> {
        let start = Seated::at(self.game.clone(), self.game.set_up(setup)?);
        let of_match = self.games[0].begins;
        *self = MatchTable::around(self.game.clone(), start, Standing { of_match, ended: None });
        Ok(())
    }

    fn rolls(&self) -> Vec<RollChance> {
        if self.why_not_play().is_some() { Vec::new() } else { self.now().rolls() }
    }

    fn exposures(&self) -> Vec<Exposure> {
        self.now().exposures()
    }

    fn legal(&self) -> Vec<MoveView> {
        if self.answering().is_some() {
            return [Step::Take, Step::Drop].map(Step::view).to_vec();
        }
        if self.is_game_over() { Vec::new() } else { self.now().legal() }
    }

    fn turns(&self) -> Option<Vec<(String, String)>> {
        if self.why_not_play().is_some() { Some(Vec::new()) } else { self.now().turns() }
    }

    fn act(&mut self, text: &str) -> Result<(), TableError> {
        match Step::of(text) {
            Some(step) => self.take_step(step, text),
            None => self.play(text, |table| table.act(text)),
        }
    }

    fn why_not(&self, text: &str) -> Result<Option<Message>, NotationError> {
        match Step::of(text) {
            Some(step) => Ok(self.why_not_step(step)),
            None => self.why_not_play().map_or_else(|| self.now().why_not(text), |reason| Ok(Some(reason))),
        }
    }

    fn why_not_between(&self, from: Option<&str>, to: Option<&str>) -> Option<Message> {
        self.why_not_play().or_else(|| self.now().why_not_between(from, to))
    }

    fn roll(&mut self, dice: &str) -> Result<(), TableError> {
        self.play(dice, |table| table.roll(dice))
    }

    fn roll_by_seed(&mut self, seed: u64) -> Option<String> {
        self.roll_as_seeded(seed)
    }

    fn start_fen(&self) -> String {
        self.games[0].table.start_fen()
    }

    fn events(&self) -> Vec<String> {
        let mut events = Vec::with_capacity(self.length);
        for (index, game) in self.games[..=self.current].iter().enumerate() {
            let end = if index < self.current { self.games[index + 1].first } else { self.length };
            events.extend(self.events_of(game, end));
        }
        events
    }

    fn past(&self) -> Vec<PastTurn> {
        self.past_of(self.current)
    }

    fn events_so_far(&self) -> usize {
        self.before.0 + self.length
    }

    fn rolls_so_far(&self) -> usize {
        self.rolls_in_all()
    }

    fn undone(&self) -> usize {
        self.steps.len() - self.length
    }

    fn undo(&mut self) -> Option<String> {
        let last = self.length.checked_sub(1)?;
        let text = match self.steps[last].0 {
            Step::Game => self.games[self.current].table.undo()?,
            Step::Next => {
                self.current -= 1;
                Step::Next.text().to_owned()
            }
            step => step.text().to_owned(),
        };
        self.length = last;
        Some(text)
    }

    fn redo(&mut self) -> Option<String> {
        let &(step, _) = self.steps.get(self.length)?;
        let text = match step {
            Step::Game => self.games[self.current].table.redo()?,
            Step::Next => {
                self.current += 1;
                step.text().to_owned()
            }
            step => step.text().to_owned(),
        };
        self.length += 1;
        Some(text)
    }

    #[cfg(feature = "terminal")]
    fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }

    #[cfg(feature = "terminal")]
    fn perft_unless(&self, depth: u32, stop: &AtomicBool) -> Option<u64> {
        self.now().perft_unless(depth, stop)
    }

    #[cfg(feature = "terminal")]
    fn perft_divide(&self, depth: u32) -> Vec<(String, u64)> {
        self.now().perft_divide(depth)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.forked())
    }

    /// The game that is played now, which is what whoever thinks about moves looks at.
    fn as_any(&self) -> &dyn Any {
        self.now()
    }

    fn match_view(&self) -> Option<MatchView> {
        Some(self.seen())
    }

    fn match_games(&self) -> Vec<MatchGame> {
        self.recorded_games()
    }

    fn played_games(&self) -> Vec<PlayedGame<'_>> {
        self.studied_games()
    }
}

impl MatchTable {
    /// How a game ended.
    pub(super) fn verdict_of(&self, score: &GameScore, game: &Seated<Nardi>) -> Option<Verdict> {
        let code = match score {
            GameScore { is_dropped: true, .. } => "match-verdict-dropped",
            GameScore { is_resigned: true, .. } => "match-verdict-resigned",
            _ => return game.verdict(),
        };
        let winner = score.winner?;
        let reason = Message::new(code)
            .with("winner", self.seat_name(winner))
            .with("loser", self.seat_name(winner ^ 1))
            .with("points", score.points);
        Some(Verdict { result: self.seat_id(winner).into(), reason })
    }
}
