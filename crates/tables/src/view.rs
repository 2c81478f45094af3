//! [`TableView`]: everything there is to see of a game in progress, as data, for pages and programs.

use game::rules::Variant;
use game::{Count, Event, Message, MoveView, Perft, Pile, Roll, Seat, Show, Turn, Verdict};

use crate::journeys::Journey;
use crate::matches::MatchView;
use crate::table::{Seated, Table};

/// A game in progress as data. The board it is played on is [`game::BoardView`], which never changes.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TableView {
    /// The rules.
    pub rules: RulesView,
    /// Every seat at the board, empty ones included.
    pub seats: Vec<SeatView>,
    /// Who acts.
    pub turn: TurnView,
    /// What the seat to act has to do, in a few words.
    pub task: Option<Message>,
    /// The dice as they fell last, and bonus steps; those that are played are used.
    pub dice: Vec<Die>,
    /// Every piece.
    pub pieces: Vec<Pile>,
    /// What is counted for each seat.
    pub counts: Vec<Count>,
    /// Every legal action.
    pub moves: Vec<MoveView>,
    /// Where pieces can go in this turn, by one action or by several of the same piece.
    pub journeys: Vec<Journey>,
    /// The last turn of somebody else than the seat to act.
    pub last_turn: Option<PastTurn>,
    /// How many events there were so far.
    pub events: usize,
    /// How many of them can be taken back.
    pub can_undo: usize,
    /// How many can be played again.
    pub can_redo: usize,
    /// How the game ended, if it has.
    pub verdict: Option<Verdict>,
    /// The position as text.
    pub fen: String,
    /// The match around the game; none for a single game.
    #[cfg_attr(feature = "serde", serde(rename = "match"))]
    pub match_view: Option<MatchView>,
}

/// Which rules a game is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RulesView {
    /// The id of the variant.
    pub id: String,
    /// The family.
    pub family: &'static str,
    /// The digest of the rules.
    pub digest: String,
    /// The name, in the language that is spoken.
    pub name: String,
    /// What is different about it, in the language that is spoken.
    pub summary: String,
}

impl RulesView {
    /// The rules of a variant.
    pub fn of(variant: &Variant) -> RulesView {
        RulesView {
            id: variant.id.clone(),
            family: variant.family.name,
            digest: variant.digest(),
            name: name_of(variant),
            summary: summary_of(variant),
        }
    }
}

/// The name of a variant in the language that is spoken. What is built in has one in every language; own variants have
/// the one that was written.
pub fn name_of(variant: &Variant) -> String {
    in_words("name", variant, &variant.name)
}

/// What is different about a variant, in the language that is spoken; see [`name_of`].
pub fn summary_of(variant: &Variant) -> String {
    in_words("summary", variant, &variant.summary)
}

fn in_words(what: &str, variant: &Variant, written: &str) -> String {
    let line = format!("{what} = {written:?}");
    let is_built_in = crate::registry::rule_file_text(&variant.id).is_some_and(|text| text.contains(&line));
    if !is_built_in {
        return written.to_owned();
    }
    game::texts::spoken().text_or(&format!("variant-{what}-{}", variant.id), written).into_owned()
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// Its number, in the order of play.
    pub seat: Seat,
    /// Its name for programs: `white`, `red`.
    pub id: &'static str,
    /// Its name for people.
    pub name: Message,
    /// Whether somebody plays there.
    pub is_seated: bool,
    /// Its points; 0 before the end.
    pub score: i16,
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "kind"))]
pub enum TurnView {
    /// This seat chooses an action.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// The dice are rolled.
    Chance {
        /// For this seat; `None` in a roll-off.
        seat: Option<Seat>,
    },
    /// Nobody: the game is over.
    Over,
}

/// A die, or bonus steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Die {
    /// What it shows.
    pub number: u8,
    /// Whether it was played, or cannot be played any more.
    pub is_used: bool,
}

/// A way the dice can fall.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RollChance {
    /// As an event: `r63`.
    pub text: String,
    /// What each die shows.
    pub dice: Vec<u8>,
    /// How likely it is.
    pub chance: f64,
}

/// A turn that was played, or as much of it as there was.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PastTurn {
    /// By whom.
    pub seat: Seat,
    /// With what dice; the last ones, if they were rolled more than once.
    pub dice: Vec<u8>,
    /// What was done.
    pub moves: Vec<MoveView>,
    /// How many events there were before it.
    pub begins: usize,
    /// How many there were after it.
    pub ends: usize,
}

impl<G: Show + Perft + 'static> Seated<G> {
    pub(crate) fn table_view(&self) -> TableView {
        let (game, history) = (self.game().as_ref(), self.history());
        let state = history.state();
        let position = game.position_view(state);
        let scores = game.scores(state);
        let seat = |seat: Seat| SeatView {
            seat,
            id: game.seat_id(seat),
            name: game.seat_name(seat),
            is_seated: game.is_seated(seat),
            score: scores.of(seat),
        };
        TableView {
            rules: RulesView::of(game.variant()),
            seats: (0..game.seats()).map(seat).collect(),
            turn: match self.turn() {
                Turn::Seat(seat) => TurnView::Seat { seat },
                Turn::Chance => TurnView::Chance { seat: game.seat_to_act(state) },
                Turn::Over => TurnView::Over,
            },
            task: position.task,
            dice: self.dice_view(),
            pieces: position.pieces,
            counts: position.counts,
            moves: self.legal(),
            journeys: self.journeys(),
            last_turn: self.last_turn(),
            events: history.events_so_far(),
            can_undo: history.events().len(),
            can_redo: history.undone(),
            verdict: self.verdict(),
            fen: self.fen(),
            match_view: None,
        }
    }

    /// How the dice can fall now.
    pub(crate) fn roll_chances(&self) -> Vec<RollChance> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let rolls = self.game().rolls(self.history().state());
        let whole: f64 = rolls.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let chance = |&(roll, weight): &(Roll, u16)| RollChance {
            text: self.roll_text(roll),
            dice: [roll.first, roll.second].into_iter().filter(|&die| die > 0).collect(),
            chance: f64::from(weight) / whole,
        };
        rolls.iter().map(chance).collect()
    }

    /// The dice of the last roll; those that are not left any more are used.
    fn dice_view(&self) -> Vec<Die> {
        let (game, history) = (self.game().as_ref(), self.history());
        let mut left =
            if let Turn::Seat(_) = self.turn() { game.numbers_left(history.state()) } else { Vec::new() };
        let last = (0..history.events().len()).rev().find_map(|index| match history.events()[index].0 {
            Event::Roll(roll) => Some(game.numbers_of(self.state_before(index), roll)),
            Event::Move(_) => None,
        });
        let mut dice = Vec::new();
        for number in last.unwrap_or_default() {
            let place = left.iter().position(|&other| other == number);
            if let Some(place) = place {
                left.remove(place);
            }
            dice.push(Die { number, is_used: place.is_none() });
        }
        // What did not fall last: dice of a position that was set up, bonus steps, handed-over doubles.
        dice.extend(left.into_iter().map(|number| Die { number, is_used: false }));
        dice
    }

    /// The last turn of somebody else than the seat to act.
    fn last_turn(&self) -> Option<PastTurn> {
        let (game, history) = (self.game().as_ref(), self.history());
        let now = if self.turn() == Turn::Over { None } else { game.seat_to_act(history.state()) };
        let seat = |index: usize| game.seat_to_act(self.state_before(index));
        let last = (0..history.events().len()).rev().find(|&index| seat(index) != now)?;
        let whose = seat(last)?;
        let before = (0..last).rev().take_while(|&index| seat(index) == Some(whose)).count();
        let mut turn = self.begin_turn(whose, last - before);
        (last - before..=last).for_each(|index| self.tell(&mut turn, index));
        Some(turn)
    }

    /// The turns so far. A roll-off belongs to nobody and is left out.
    pub(crate) fn past_turns(&self) -> Vec<PastTurn> {
        let game = self.game().as_ref();
        let mut turns: Vec<PastTurn> = Vec::new();
        for index in 0..self.history().events().len() {
            let Some(seat) = game.seat_to_act(self.state_before(index)) else { continue };
            let goes_on = turns.last().is_some_and(|turn| turn.seat == seat && !self.rolls_anew(turn, index));
            if !goes_on {
                turns.push(self.begin_turn(seat, index));
            }
            if let Some(turn) = turns.last_mut() {
                self.tell(turn, index);
            }
        }
        turns
    }

    /// Whether an event is one more roll of a seat that has moved by the last one.
    fn rolls_anew(&self, turn: &PastTurn, index: usize) -> bool {
        matches!(self.history().events()[index].0, Event::Roll(_)) && !turn.moves.is_empty()
    }

    fn begin_turn(&self, seat: Seat, index: usize) -> PastTurn {
        let first = self.history().events_so_far() - self.history().events().len();
        PastTurn { seat, dice: Vec::new(), moves: Vec::new(), begins: first + index, ends: first + index }
    }

    /// Adds an event to its turn.
    fn tell(&self, turn: &mut PastTurn, index: usize) {
        let (game, before) = (self.game().as_ref(), self.state_before(index));
        match self.history().events()[index].0 {
            Event::Move(action) => turn.moves.push(game.move_view(before, action)),
            Event::Roll(roll) => turn.dice = game.numbers_of(before, roll),
        }
        turn.ends += 1;
    }
}
