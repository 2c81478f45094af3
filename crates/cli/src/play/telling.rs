//! What is told about a game: events, the last turn, counts, where it stands.

use game::{Argument, BoardView, Message, MoveKind, MoveView, Seat};
use teahouse::{Catalogue, Table, TableView, TurnView};

use super::room::columns;
use super::sitting::Sitting;

/// The counts that are told first where there is no room for all.
const FIRST_COUNTS: [&str; 4] = ["count-pips", "count-progress", "count-in-hand", "count-on-board"];

/// A text that is the same in every language, as a message.
pub fn bare(text: &str) -> Message {
    Message::new("terminal-text").with("text", text)
}

/// What an event is called, on the table before it.
pub fn event(before: &dyn Table, text: &str) -> Message {
    let resigns = |seat: &Seat| {
        text.strip_prefix(before.seat_id(*seat)).is_some_and(|rest| rest.starts_with("-resigns"))
    };
    if let Some(seat) = (0..before.seats()).find(resigns) {
        return Message::new("terminal-resigns").with("seat", before.seat_name(seat));
    }
    let seat = before.seat_to_act().map(|seat| before.seat_name(seat));
    let Some(seat) = seat else {
        return Message::new("terminal-dice-fall").with("dice", digits(text));
    };
    if let Some(message) = of_match(before, &seat, text) {
        return message;
    }
    let legal = before.legal();
    let Some(action) = legal.iter().find(|action| action.text == text) else {
        return Message::new("terminal-rolls").with("seat", seat).with("dice", digits(text));
    };
    if action.kind == MoveKind::Pass {
        return Message::new("terminal-cannot-move").with("seat", seat);
    }
    match way(&before.board(), action) {
        Some(way) => {
            Message::new("terminal-plays-way").with("seat", seat).with("action", text).with("way", way)
        }
        None => Message::new("terminal-plays").with("seat", seat).with("action", text),
    }
}

/// What happens in a match besides the moves of its games.
fn of_match(before: &dyn Table, seat: &Message, text: &str) -> Option<Message> {
    let view = before.match_view()?;
    let value = view.cube.map_or(1, |cube| cube.value);
    let message = match text {
        "double" => Message::new("terminal-doubles").with("value", 2 * value),
        "take" => Message::new("terminal-takes").with("value", 2 * value),
        "drop" => Message::new("terminal-drops"),
        "next" => return Some(Message::new("terminal-next-game").with("game", view.game + 1)),
        _ => return None,
    };
    Some(message.with("seat", seat.clone()))
}

/// The places a move goes by, where its notation does not name them.
fn way(board: &BoardView, action: &MoveView) -> Option<Message> {
    let place = |id: &Option<String>| board.places.iter().find(|place| Some(&place.id) == id.as_ref());
    let (from, to) = (place(&action.from)?, place(&action.to)?);
    // Points are called what they are written as, at least in English.
    let english = Catalogue::english();
    if [from, to].iter().any(|place| english.text(&place.name) == place.id) {
        return None;
    }
    let way = Message::new("terminal-way").with("from", from.name.clone()).with("to", to.name.clone());
    let is_capture = !action.captures.is_empty();
    Some(if is_capture { Message::new("terminal-captures").with("way", way) } else { way })
}

/// The name that people know a place by.
pub fn place_name(board: &BoardView, id: &str) -> Message {
    board.places.iter().find(|place| place.id == id).map_or_else(|| bare(id), |place| place.name.clone())
}

/// `r63` as `6 3`.
fn digits(text: &str) -> String {
    let digits: Vec<String> = text.chars().filter(char::is_ascii_digit).map(String::from).collect();
    digits.join(" ")
}

impl Sitting {
    fn seat_name(&self, seat: Seat) -> Message {
        self.table.seat_name(seat)
    }

    /// What is to be done, or how it ended.
    pub fn headline(&self, view: &TableView) -> String {
        if let Some(seat) = self.resigned {
            return self.say(&Message::new("terminal-over-resigned").with("seat", self.seat_name(seat)));
        }
        if let Some(message) = self.end_of_game(view) {
            return self.say(&message);
        }
        if let Some(seat) = self.doubler() {
            return self.say(&Message::new("terminal-roll-or-double").with("seat", self.seat_name(seat)));
        }
        if let Some(verdict) = &view.verdict {
            // A side, or with more seats the places, best first.
            let is_winner = |seat: &Seat| {
                self.table.seat_id(*seat) == verdict.result
                    || verdict.result.starts_with(char::from(b'0' + *seat)) && verdict.result.len() > 1
            };
            let reason = verdict.reason.clone();
            let message = match self.seats().find(is_winner) {
                Some(seat) => Message::new("terminal-over-won").with("seat", self.seat_name(seat)),
                None => Message::new("terminal-over-draw"),
            };
            return self.say(&message.with("reason", reason));
        }
        if let Some(task) = &view.task {
            return self.say(task);
        }
        match view.turn {
            TurnView::Seat { seat } | TurnView::Chance { seat: Some(seat) } => {
                self.say(&Message::new("terminal-to-act").with("seat", self.seat_name(seat)))
            }
            _ => String::new(),
        }
    }

    /// How a game of a match ended, and what follows.
    fn end_of_game(&self, view: &TableView) -> Option<Message> {
        let (of_match, verdict) = (view.match_view.as_ref()?, view.verdict.as_ref()?);
        let message = match of_match.winner {
            Some(seat) => Message::new("terminal-match-won").with("seat", self.seat_name(seat)),
            None => Message::new("terminal-match-goes-on"),
        };
        let points = |seat: usize| of_match.score.get(seat).copied().unwrap_or(0);
        let message = message.with("reason", verdict.reason.clone());
        Some(message.with("first", points(0)).with("second", points(1)))
    }

    /// Where the match stands, in a few words; empty for a single game.
    fn match_text(&self, view: &TableView) -> String {
        let Some(of_match) = &view.match_view else { return String::new() };
        let number = |seat: Seat| {
            let points = of_match.score.get(usize::from(seat)).copied().unwrap_or(0);
            self.say(
                &Message::new("terminal-count-of").with("seat", self.seat_name(seat)).with("number", points),
            )
        };
        let score = self.joined(self.seats().map(number));
        let mut text =
            self.say(&Message::new("terminal-match").with("length", of_match.length).with("score", score));
        let cube = of_match.cube.map(|cube| {
            let message = match cube.owner {
                Some(seat) => Message::new("terminal-cube-owned").with("seat", self.seat_name(seat)),
                None => Message::new("terminal-cube"),
            };
            message.with("value", cube.value)
        });
        for message in cube.into_iter().chain(of_match.is_crawford.then(|| Message::new("terminal-crawford")))
        {
            text += &format!(" · {}", self.say(&message));
        }
        text
    }

    /// The last turn of somebody else, in a line of so many columns if possible; empty before the first one.
    pub fn last_turn(&self, view: &TableView, width: usize) -> String {
        let told = self.last_turn_with(view, true);
        if columns(&told) <= width { told } else { self.last_turn_with(view, false) }
    }

    fn last_turn_with(&self, view: &TableView, has_ways: bool) -> String {
        let Some(turn) = &view.last_turn else { return String::new() };
        let numbers: Vec<String> = turn.dice.iter().map(u8::to_string).collect();
        let dice = numbers.join(" ");
        let moves = turn.moves.iter().filter(|action| action.kind != MoveKind::Pass);
        let board = self.table.board();
        let action = |action: &MoveView| match way(&board, action) {
            Some(way) if has_ways => format!("{} ({})", action.text, self.say(&way)),
            _ => action.text.clone(),
        };
        let actions = moves.map(action).collect::<Vec<_>>().join(" ");
        let code = match (dice.is_empty(), actions.is_empty()) {
            (true, false) => "terminal-last-moves",
            (false, false) => "terminal-last-roll-moves",
            (true, true) => "terminal-last-pass",
            (false, true) => "terminal-last-roll-pass",
        };
        let message = Message::new(code).with("seat", self.seat_name(turn.seat));
        self.say(&message.with("dice", dice).with("actions", actions))
    }

    /// What is counted, the most telling first, in so many columns.
    pub fn counts(&self, view: &TableView, width: usize) -> String {
        let mut kinds: Vec<&'static str> = Vec::new();
        for count in &view.counts {
            if !kinds.contains(&count.what) {
                kinds.push(count.what);
            }
        }
        let rank = |what: &&str| FIRST_COUNTS.iter().position(|first| first == what).unwrap_or(usize::MAX);
        kinds.sort_by_key(rank);
        let mut line = self.match_text(view);
        for what in kinds {
            let counts = view.counts.iter().filter(|count| count.what == what);
            if counts.clone().all(|count| count.value == 0) {
                continue;
            }
            let number = |count: &game::Count| {
                let message = Message::new("terminal-count-of").with("seat", self.seat_name(count.seat));
                self.say(&message.with("number", count.value))
            };
            let numbers = self.joined(counts.map(number));
            let part =
                Message::new("terminal-count").with("what", Message::new(what)).with("numbers", numbers);
            let part = self.say(&part);
            let between = if line.is_empty() { "" } else { " · " };
            if !line.is_empty() && columns(&line) + columns(&part) + 3 > width {
                break;
            }
            line += &format!("{between}{part}");
        }
        line
    }

    /// What the position is worth, in words.
    pub fn chances(&mut self) -> String {
        let Some(advisor) = &mut self.advisor else { return String::new() };
        match advisor.evaluate(self.table.as_ref()) {
            Ok(worth) => {
                let chance = |seat: Seat| {
                    let percent = format!("{:.0}", 100.0 * worth.wins[usize::from(seat)]);
                    let message = Message::new("terminal-chance").with("seat", self.seat_name(seat));
                    self.say(&message.with("percent", percent))
                };
                let chances = self.joined(self.seats().map(chance));
                self.say(&Message::new("terminal-chances").with("chances", chances))
            }
            Err(error) => self.say(&Message::new("terminal-no-chances").with("problem", error.to_string())),
        }
    }

    /// The places that the last turn went from and to.
    pub fn last_places(view: &TableView) -> Vec<String> {
        let moves = view.last_turn.iter().flat_map(|turn| &turn.moves);
        moves.flat_map(|action| action.from.iter().chain(&action.to).cloned()).collect()
    }

    /// The legal moves, for people.
    pub fn moves_text(&self) -> String {
        let choices = self.choices();
        if choices.is_empty() {
            return self.say(&Message::new("terminal-no-moves"));
        }
        let list = choices.iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join(" ");
        self.say(&Message::new("terminal-moves").with("moves", Argument::Text(list)))
    }
}
