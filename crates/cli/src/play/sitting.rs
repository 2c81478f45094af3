//! A game with people and computers at the table: who acts when, what happened, undo and redo.

use std::path::PathBuf;

use engine::{Advisor, Models, Opponent};
use game::{Message, MoveKind, MoveView, Random, Seat, Turn};
use teahouse::{AnyGame, Catalogue, Table};

use super::keeping::Saved;
use super::telling;
use super::tutor::Tutor;

/// Who sits in a seat.
pub enum Player {
    /// Somebody at this terminal.
    Human,
    /// The computer, 1 to 10.
    Level(u8),
    /// Somebody else who plays by himself, with his name; away while he thinks.
    Other(String, Option<Box<dyn Opponent>>),
}

impl Player {
    fn name(&self) -> Message {
        match self {
            Player::Human => Message::new("terminal-player-human"),
            &Player::Level(level) => Message::new("terminal-player-level").with("level", level),
            Player::Other(name, _) => telling::bare(name),
        }
    }

    /// The name that `--players` knows.
    pub fn argument(&self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Level(level) => format!("level:{level}"),
            Player::Other(name, _) => name.clone(),
        }
    }
}

/// What is typed about the cube and between games.
const ROLL: &str = "roll";
const DOUBLE: &str = "double";
const NEXT: &str = "next";

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A person at this terminal decides.
    Person,
    /// The computer decides.
    Computer,
    /// Nothing: the game is over.
    Nothing,
}

/// Where the rules and the net of a game come from.
#[derive(Clone, Default)]
pub struct Origin {
    /// The rule file; `None` where the rules are built in.
    pub rule_file: Option<PathBuf>,
    /// The net that was asked for, if any.
    pub net: Option<PathBuf>,
    /// What the net in use is called, where it is not the built-in one.
    pub net_name: Option<String>,
}

/// A game in progress with its players.
pub struct Sitting {
    pub(super) game: AnyGame,
    pub(super) table: Box<dyn Table>,
    pub(super) players: Vec<Player>,
    /// Who is asked for advice, and plays at the levels; away while he thinks.
    pub(super) advisor: Option<Box<dyn Advisor>>,
    /// The net that the tutor judges by, where it is not one of those that come with Teahouse.
    pub(super) models: Option<Models>,
    pub(super) origin: Origin,
    /// Whether nets of other rules are welcome.
    pub(super) any_rules: bool,
    pub(super) seed: u64,
    pub(super) words: &'static Catalogue,
    /// Who has given up.
    pub(super) resigned: Option<Seat>,
    /// Whether the chances are shown.
    pub(super) shows_chances: bool,
    /// Whoever looks over the shoulder, if anybody.
    pub(super) tutor: Option<Tutor>,
    /// What happened, each with the number of events there were after it.
    log: Vec<(usize, Message)>,
}

impl Sitting {
    /// Seats the players; the last one also takes the seats that are left.
    pub fn new(
        game: AnyGame,
        table: Box<dyn Table>,
        advisor: Box<dyn Advisor>,
        players: Vec<Player>,
        seed: u64,
    ) -> Sitting {
        Sitting {
            game,
            table,
            players,
            advisor: Some(advisor),
            models: None,
            origin: Origin::default(),
            any_rules: false,
            seed,
            words: Catalogue::english(),
            resigned: None,
            shows_chances: false,
            tutor: None,
            log: Vec::new(),
        }
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// A message in the language of this sitting.
    pub fn say(&self, message: &Message) -> String {
        self.words.text(message)
    }

    /// The seats that somebody plays in.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seated: Vec<Seat> = (0..self.table.seats()).filter(|&seat| self.table.is_seated(seat)).collect();
        seated.into_iter()
    }

    /// Who sits where, as in `White: you, Black: level 5`.
    pub fn seating(&self) -> String {
        let group = |(index, player): (usize, &Player)| {
            let seats = self.seats().filter(|&seat| self.player(seat) == index);
            let names: Vec<Message> = seats.map(|seat| self.table.seat_name(seat)).collect();
            let is_present = !names.is_empty();
            let message = Message::new("terminal-seated").with("seats", game::texts::all(names));
            is_present.then(|| self.say(&message.with("player", player.name())))
        };
        self.joined(self.players.iter().enumerate().filter_map(group))
    }

    /// These beside one another, as the language separates them.
    pub fn joined(&self, items: impl Iterator<Item = String>) -> String {
        let join = |items: String, next: String| {
            self.say(&Message::new("list-more").with("items", items).with("next", next))
        };
        items.reduce(join).unwrap_or_default()
    }

    /// The players as `--players` takes them.
    pub fn players_argument(&self) -> String {
        self.players.iter().map(Player::argument).collect::<Vec<_>>().join(",")
    }

    /// Whom one faces, in a sentence.
    pub fn facing(&self) -> Message {
        let others: Vec<Message> = self.seats().filter_map(|seat| self.opponent_of(seat)).collect();
        match others.into_iter().next() {
            Some(opponent) => Message::new("terminal-facing").with("opponent", opponent),
            None => Message::new("terminal-all-here"),
        }
    }

    /// What the player in a seat is made of, unless it is a person.
    fn opponent_of(&self, seat: Seat) -> Option<Message> {
        match (&self.players[self.player(seat)], &self.origin.net_name) {
            (Player::Human, _) => None,
            (Player::Level(level), Some(net)) => {
                Some(Message::new("terminal-facing-net").with("level", *level).with("net", net.as_str()))
            }
            (&Player::Level(level), None) => Some(engine::describe_level(&self.game, level)),
            (Player::Other(name, _), _) => Some(telling::bare(name)),
        }
    }

    /// What happened, in words.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = String> + ExactSizeIterator {
        // What was taken back is not told, but can be played again.
        let events = self.table.events_so_far();
        let told = self.log.partition_point(|&(after, _)| after <= events);
        self.log[..told].iter().map(|(_, message)| self.words.text(message))
    }

    /// What a person can do now; empty when there is nothing to decide.
    pub fn choices(&self) -> Vec<MoveView> {
        if self.is_persons_decision() { self.legal() } else { Vec::new() }
    }

    /// What whoever decides now can do: besides moves, to roll or to double.
    fn legal(&self) -> Vec<MoveView> {
        if self.doubler().is_some() {
            return [(ROLL, MoveKind::Pass), (DOUBLE, MoveKind::Double)]
                .map(|(text, kind)| word(text, kind))
                .to_vec();
        }
        self.table.legal()
    }

    /// Who may double now instead of rolling.
    pub(super) fn doubler(&self) -> Option<Seat> {
        self.table.match_view()?.may_double
    }

    /// Whether a game of a match is over and the next one waits.
    pub fn waits_for_next(&self) -> bool {
        self.resigned.is_none() && self.table.match_view().is_some_and(|view| view.can_go_on)
    }

    /// The seat that has something to decide.
    pub(super) fn deciding(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance => self.doubler(),
            Turn::Over => None,
        }
    }

    /// Whether anybody has decided anything yet.
    pub fn has_begun(&self) -> bool {
        self.table.events().iter().any(|event| !event.starts_with('r'))
    }

    /// Whether the game is over, by the rules or because somebody gave up; a match is over when its last game is.
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.table.turn() == Turn::Over && !self.waits_for_next()
    }

    /// Lets happen what nobody decides: dice, and passes where there is nothing else.
    pub fn settle(&mut self) -> Due {
        loop {
            if self.is_over() {
                return Due::Nothing;
            }
            if self.is_warned() {
                return Due::Person;
            }
            if self.waits_for_next() {
                // People look at how a game ended before they go on.
                let is_watched = self.players.iter().any(|player| matches!(player, Player::Human));
                if is_watched || self.act(NEXT).is_err() {
                    return Due::Person;
                }
                continue;
            }
            if self.doubler().is_some() {
                return if self.is_persons_decision() { Due::Person } else { Due::Computer };
            }
            let before = self.table.fork();
            if let Some(roll) = self.table.roll_by_seed(self.seed) {
                self.note(before, &[roll]);
                continue;
            }
            let legal = self.table.legal();
            if !is_only_pass(&legal) {
                return if self.is_persons_decision() { Due::Person } else { Due::Computer };
            }
            if self.table.act(&legal[0].text).is_err() {
                return Due::Nothing;
            }
            self.note(before, &[legal[0].text.clone()]);
        }
    }

    /// Plays an action or a whole turn, all of it or nothing.
    pub fn act(&mut self, text: &str) -> Result<(), teahouse::TableError> {
        let before = self.table.fork();
        let first = self.table.events().len();
        if text == ROLL && self.doubler().is_some() {
            self.table.roll_by_seed(self.seed);
        } else {
            self.table.act(text)?;
        }
        let events = self.table.events().split_off(first);
        self.note(before, &events);
        Ok(())
    }

    /// Takes back everything since the last decision of a person. The dice fall the same again.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        let mut taken_back = 0;
        while self.table.undo().is_some() {
            taken_back += 1;
            if self.is_persons_decision() {
                return true;
            }
        }
        for _ in 0..taken_back {
            self.table.redo();
        }
        false
    }

    /// Plays again what was taken back, up to the next decision of a person.
    pub fn redo(&mut self) -> bool {
        let mut is_done = false;
        while self.table.redo().is_some() {
            is_done = true;
            if self.is_persons_decision() {
                break;
            }
        }
        is_done
    }

    /// Begins the same game anew, from where it began, with other dice: those that the seed has for a next game.
    pub fn restart(&mut self) {
        self.seed = Random::stream(self.seed, u64::MAX).below(u32::MAX).into();
        let start = self.table.start_fen();
        // It was accepted once, so it is again.
        let _ = self.table.set_fen(&start);
        self.log.clear();
        self.resigned = None;
    }

    /// Gives up the game that is played, of a match this one alone.
    pub fn resign(&mut self) {
        let seat = self.resigning();
        let is_done = self.table.match_view().is_some()
            && seat.is_some_and(|seat| self.act(&format!("{}-resigns", self.table.seat_id(seat))).is_ok());
        if !is_done {
            self.resigned = seat;
        }
    }

    /// Gives up everything: the game, or the whole match.
    pub fn resign_match(&mut self) {
        self.resigned = self.resigning();
    }

    /// Who gives up: the person whose turn it is, or else the first one.
    fn resigning(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| matches!(self.players[self.player(*seat)], Player::Human);
        let acting = self.table.seat_to_act().filter(is_person);
        acting.or_else(|| self.seats().find(is_person)).or_else(|| self.seats().next())
    }

    /// Who sits in a seat, as an index of the players.
    pub fn player(&self, seat: Seat) -> usize {
        let seated = (0..seat).filter(|&before| self.table.is_seated(before)).count();
        seated.min(self.players.len() - 1)
    }

    fn is_persons_decision(&self) -> bool {
        let Some(seat) = self.deciding() else { return false };
        let is_person = matches!(self.players[self.player(seat)], Player::Human);
        is_person && self.resigned.is_none() && !is_only_pass(&self.legal())
    }

    /// Replays what a record says, which has been checked.
    pub fn replay(&mut self, record: &Saved) {
        for (index, game) in record.0.iter().enumerate() {
            if index > 0 {
                let _ = self.act(NEXT);
            } else if let Some(fen) = game.header("Start") {
                let _ = self.table.set_fen(fen);
            }
            for (event, _) in &game.events {
                let _ = self.act(event);
            }
        }
        if record.header("Reason") == Some("resignation") {
            self.resign_match();
        }
    }

    /// Notes what has just happened; `before` is the table before it.
    fn note(&mut self, mut before: Box<dyn Table>, events: &[String]) {
        let first = self.table.events_so_far() - events.len();
        self.log.retain(|&(after, _)| after <= first);
        for (index, event) in events.iter().enumerate() {
            let message = telling::event(before.as_ref(), event);
            self.log.push((first + index + 1, message));
            let _ = before.act(event);
        }
    }
}

/// A word that can be typed instead of a move.
fn word(text: &str, kind: MoveKind) -> MoveView {
    MoveView {
        text: text.to_owned(),
        kind,
        from: None,
        to: None,
        piece: None,
        path: Vec::new(),
        numbers: Vec::new(),
        captures: Vec::new(),
        lines: Vec::new(),
    }
}

fn is_only_pass(legal: &[MoveView]) -> bool {
    legal.len() == 1 && legal[0].kind == game::MoveKind::Pass
}
