//! A game with people and computers at the table: who acts when, what happened, undo.

use std::sync::atomic::AtomicBool;

use engine::{Advisor, Limits, Opponent, Settings};
use game::{MoveView, Random, Seat, Turn};
use teahouse::Table;

/// Who sits in a seat.
pub enum Player {
    /// Somebody at this terminal.
    Human,
    /// The computer, 1 to 10.
    Level(u8),
    /// Somebody else who plays by himself, with his name.
    Other(String, Box<dyn Opponent>),
}

impl Player {
    fn name(&self) -> String {
        match self {
            Player::Human => "you".to_owned(),
            Player::Level(level) => format!("level {level}"),
            Player::Other(name, _) => name.clone(),
        }
    }
}

/// A game in progress with its players.
pub struct Sitting {
    table: Box<dyn Table>,
    advisor: Box<dyn Advisor>,
    start: String,
    players: Vec<Player>,
    random: Random,
    seed: u64,
    /// What happened, in words, each with the number of events there were after it.
    log: Vec<(usize, String)>,
}

impl Sitting {
    /// Seats the players; the last one also takes the seats that are left.
    pub fn new(table: Box<dyn Table>, advisor: Box<dyn Advisor>, players: Vec<Player>, seed: u64) -> Sitting {
        let (start, random) = (table.start_fen(), Random::new(seed));
        let mut sitting = Sitting { table, advisor, start, players, random, seed, log: Vec::new() };
        sitting.advance();
        sitting
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Who sits where, as in `White: you, Black: level 5`.
    pub fn seating(&self) -> String {
        let seats = (0..self.table.seats()).filter(|&seat| self.table.is_seated(seat));
        let name =
            |seat| format!("{}: {}", self.table.seat_name(seat), self.players[self.player(seat)].name());
        seats.map(name).collect::<Vec<_>>().join(", ")
    }

    /// What happened, in words.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.log.iter().map(|(_, text)| text.as_str())
    }

    /// What a person can do now; empty when the game is over.
    pub fn choices(&self) -> Vec<MoveView> {
        match self.table.turn() {
            Turn::Seat(_) => self.table.legal(),
            _ => Vec::new(),
        }
    }

    /// Whose turn it is, in words.
    pub fn headline(&self) -> String {
        if let Some(verdict) = self.table.verdict() {
            return format!("The game is over: {}, {}.", verdict.result, verdict.reason);
        }
        let seat = self
            .table
            .seat_to_act()
            .map_or("Nobody".to_owned(), |seat| self.table.seat_name(seat).to_string());
        match self.table.dice() {
            dice if dice.is_empty() => format!("{seat} to move"),
            dice => format!("{seat} to move, dice {dice}"),
        }
    }

    /// A person acts; what follows by itself (dice, passes, the computer) happens too.
    pub fn act(&mut self, text: &str) -> Result<(), String> {
        let seat = self.table.seat_to_act();
        self.table.act(text).map_err(|error| error.to_string())?;
        self.note(seat, text.to_owned());
        self.advance();
        Ok(())
    }

    /// Takes back everything since the last decision of a person, dice excepted: they fall the same again.
    pub fn undo(&mut self) -> bool {
        let mut redo = 0;
        loop {
            if self.table.undo().is_none() {
                for _ in 0..redo {
                    self.table.redo();
                }
                return false;
            }
            redo += 1;
            if self.is_persons_decision() {
                let events = self.table.events().len();
                self.log.retain(|&(after, _)| after <= events);
                return true;
            }
        }
    }

    /// Begins the same game anew.
    pub fn restart(&mut self) {
        // It was accepted once, so it is again.
        let _ = self.table.set_fen(&self.start);
        self.log.clear();
        self.advance();
    }

    /// What the computer would play at its best, and what it expects.
    pub fn hint(&mut self) -> String {
        let (settings, never) = (Settings { lines: 3, ..Settings::default() }, AtomicBool::new(false));
        let table = self.table.as_ref();
        match self.advisor.advise(table, &Limits::default(), &settings, &never, &mut |_| {}) {
            Ok(advice) => {
                let line = |line: &engine::Line| match line.won_in {
                    Some(actions) if actions > 0 => format!("{} (wins in {actions})", line.action),
                    Some(actions) => format!("{} (loses in {})", line.action, -actions),
                    None => match line.value {
                        Some(value) => format!("{} ({value:+.2})", line.action),
                        None => line.action.clone(),
                    },
                };
                format!("Hint: {}", advice.lines.iter().map(line).collect::<Vec<_>>().join(", or "))
            }
            Err(error) => format!("There is no hint: {error}."),
        }
    }

    /// What the position is worth, in words; nothing where nobody can tell.
    pub fn evaluation(&mut self) -> Option<String> {
        let worth = self.advisor.evaluate(self.table.as_ref()).ok()?;
        let seats = (0..self.table.seats()).filter(|&seat| self.table.is_seated(seat));
        let chance = |seat: Seat| {
            format!("{} {:.0} %", self.table.seat_name(seat), 100.0 * worth.wins[usize::from(seat)])
        };
        Some(format!("Chances: {}", seats.map(chance).collect::<Vec<_>>().join(", ")))
    }

    /// Which of the players sits in a seat.
    fn player(&self, seat: Seat) -> usize {
        let seated = (0..seat).filter(|&before| self.table.is_seated(before)).count();
        seated.min(self.players.len() - 1)
    }

    fn is_persons_decision(&self) -> bool {
        let Turn::Seat(seat) = self.table.turn() else { return false };
        matches!(self.players[self.player(seat)], Player::Human) && !is_only_pass(&self.table.legal())
    }

    /// Lets happen what needs no person, until one must decide or the game is over.
    fn advance(&mut self) {
        while self.table.turn() != Turn::Over && !self.is_persons_decision() {
            let seat = self.table.seat_to_act();
            if let Some(roll) = self.table.roll_by_seed(self.seed) {
                self.note(seat, format!("rolls {}", &roll[1..]));
                continue;
            }
            let legal = self.table.legal();
            let action = self.computers_choice(&legal);
            if self.table.act(&action).is_err() {
                return;
            }
            self.note(seat, if is_only_pass(&legal) { "cannot move".to_owned() } else { action });
        }
    }

    /// What a seat without a person plays.
    fn computers_choice(&mut self, legal: &[MoveView]) -> String {
        let at_random = legal[self.random.below(legal.len() as u32) as usize].text.clone();
        let Turn::Seat(seat) = self.table.turn() else { return at_random };
        if legal.len() == 1 {
            return at_random;
        }
        let player = self.player(seat);
        let chosen = match &mut self.players[player] {
            Player::Human => None,
            Player::Other(_, opponent) => opponent.choose(self.table.as_ref(), &mut self.random).ok(),
            &mut Player::Level(level) => {
                let advice = self.advisor.at_level(self.table.as_ref(), level, self.seed);
                advice.ok().and_then(|advice| advice.best().map(str::to_owned))
            }
        };
        chosen.unwrap_or(at_random)
    }

    fn note(&mut self, seat: Option<Seat>, what: String) {
        let who = seat.map_or("Both".to_owned(), |seat| self.table.seat_name(seat).to_string());
        self.log.push((self.table.events().len(), format!("{who}: {what}")));
    }
}

fn is_only_pass(legal: &[MoveView]) -> bool {
    legal.len() == 1 && legal[0].text == "pass"
}
