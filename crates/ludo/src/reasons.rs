//! Why an action is not legal.

use game::sorting;
use game::texts::{all, any};
use game::{Argument, Game, Message, Notation, Seat, Turn};

use crate::Ludo;
use crate::moves::{Candidates, Duty, Move, Obstacle, Source};
use crate::rules::{Rules, ThirdInARow};
use crate::state::{State, of_seat};

/// The reason, or `None` when the action is legal.
pub(crate) fn why_not(game: &Ludo, state: &State, action: Move) -> Option<Message> {
    match game.turn(state) {
        Turn::Over => return Some(Message::new("game-over")),
        Turn::Chance => return Some(Message::new("dice-due")),
        Turn::Seat(_) if game.is_legal(state, action) => return None,
        Turn::Seat(_) => {}
    }
    let Some(piece) = action.piece() else { return Some(Message::new("must-move")) };
    if piece >= game.rules().pieces {
        let last = game.rules().pieces - 1;
        return Some(Message::new("no-such-piece").with("piece", piece).with("last", last));
    }
    if state.places.contains(&state.seat()) {
        return Some(Message::new("all-at-goal"));
    }
    if game.is_roll_unplayable(state) {
        return Some(third(game.rules()));
    }
    let steps = action.steps();
    let source = game.sources(state).into_iter().find(|&(_, value)| value == steps);
    let Some((source, _)) = source else { return Some(no_such_number(game, state, steps)) };
    let from = state.piece(state.seat(), piece);
    if source == Source::Sum && from != 0 {
        return Some(Message::new("sum-only-enters").with("piece", piece).with("steps", steps));
    }
    let is_die = !matches!(source, Source::Bonus(_));
    match game.resolve(state, piece, steps, is_die) {
        Err(obstacle) => Some(Blocked { game, state, piece, steps, from }.message(obstacle)),
        Ok(_) => Some(neglected(game, state, action)),
    }
}

/// The name of the rolls that count in a row.
pub(crate) fn special_roll(rules: &Rules) -> Message {
    match (rules.extra_on_six, rules.extra_on_doubles) {
        (true, true) => Message::new("ludo-roll-six-or-double"),
        (false, true) => Message::new("ludo-roll-double"),
        _ => Message::new("ludo-roll-six"),
    }
}

fn third(rules: &Rules) -> Message {
    let effect = match rules.third {
        ThirdInARow::LastMovedHome => "last-moved-home",
        ThirdInARow::LeaderHome => "leader-home",
        ThirdInARow::RollVoid => "roll-void",
        _ => "turn-ends",
    };
    Message::new("third-in-a-row").with("roll", special_roll(rules)).with("effect", effect)
}

fn no_such_number(game: &Ludo, state: &State, steps: u8) -> Message {
    let numbers = all(game.sources(state).iter().map(|&(_, value)| value));
    Message::new("no-such-number").with("steps", steps).with("numbers", numbers)
}

/// A step with something in its way.
struct Blocked<'g> {
    game: &'g Ludo,
    state: &'g State,
    piece: u8,
    steps: u8,
    from: u8,
}

impl Blocked<'_> {
    fn message(&self, obstacle: Obstacle) -> Message {
        match obstacle {
            Obstacle::AtGoal => self.at("at-goal", self.from),
            Obstacle::NoEntryNumber => {
                let entries = self.game.rules().entry_numbers();
                let count = entries.len();
                self.at("needs-entry-number", 0).with("entry", any(entries)).with("count", count)
            }
            Obstacle::BonusFromBase => self.at("bonus-from-base", 0),
            Obstacle::Overshoot => {
                self.at("overshoot", self.from).with("left", self.game.rules().end() - self.from)
            }
            Obstacle::PastTheFoot => self.at("past-the-foot", self.game.rules().frame.visited),
            Obstacle::WrongStair { needed } => self.at("wrong-stair", self.from + 1).with("needed", needed),
            Obstacle::OwnInTheWay { square } => self.at("own-in-the-way", square),
            Obstacle::OthersInTheWay { square } => self.at_others("piece-in-the-way", square),
            Obstacle::PairInTheWay { square, owner } => self.at_owner("blockade-in-the-way", square, owner),
            Obstacle::OwnPair { square } => self.at("own-blockade", square),
            Obstacle::OwnSquareFull { square, room } => self.at("own-square-full", square).with("room", room),
            Obstacle::PairLandedOn { square, owner } => self.at_owner("blockade-on-target", square, owner),
            Obstacle::SafeSquareTaken { square } => self.at_others("safe-square-taken", square),
            Obstacle::EnemyKeepsIn { square } => self.at_others("enemy-on-start", square),
        }
    }

    /// A reason that lies in this square.
    fn at(&self, code: &'static str, square: u8) -> Message {
        Message::new(code)
            .with("piece", self.piece)
            .with("steps", self.steps)
            .with("square", square)
            .with("place", self.game.place_id(self.state.seat(), square))
    }

    fn at_owner(&self, code: &'static str, square: u8, owner: Seat) -> Message {
        self.at(code, square).with("owner", self.game.seat_name(owner))
    }

    /// A reason that lies in the other colour that stands on this square.
    fn at_others(&self, code: &'static str, square: u8) -> Message {
        let seat = self.state.seat();
        let standing = self.game.standing(self.state, seat, square);
        let others = self.state.seated().filter(|&other| other != seat && of_seat(standing, other) != 0);
        // An enemy before a partner: only enemies keep pieces from landing.
        let owner = others.min_by_key(|&other| !self.game.rules().are_enemies(seat, other));
        self.at_owner(code, square, owner.unwrap_or(seat))
    }
}

/// Nothing is in the way of this step, but another one must be made instead.
fn neglected(game: &Ludo, state: &State, action: Move) -> Message {
    let mut broken = Duty::BothDice;
    let candidates = game.candidates(state);
    game.after_duties(state, &candidates, |duty, candidate| {
        if candidate.action == action {
            broken = duty;
        }
    });
    match broken {
        Duty::BothDice => Message::new("must-use-both-dice").with("dice", all(state.dice)),
        Duty::LargerDie => Message::new("must-use-larger-die").with("die", state.dice[0]),
        Duty::Enter => Message::new("must-enter").with("place", game.place_id(state.seat(), 0)),
        Duty::ClearStart => Message::new("must-clear-start").with("place", game.place_id(state.seat(), 1)),
        Duty::BreakPair => {
            let visited = game.rules().frame.visited;
            let pairs = (1..=visited).filter(|&own| game.is_pair(state, own)).collect();
            at_squares("must-break-pair", game, state, pairs)
        }
        Duty::Capture => at_squares("must-capture", game, state, capturing(&candidates)),
    }
}

/// Where the steps that capture arrive.
fn capturing(candidates: &Candidates) -> Vec<u8> {
    let captures = candidates.iter().filter(|candidate| candidate.effect.captured != 0);
    let mut squares: Vec<u8> = captures.map(|candidate| candidate.effect.via).collect();
    sorting::plainly(&mut squares);
    squares.dedup();
    squares
}

fn at_squares(code: &'static str, game: &Ludo, state: &State, squares: Vec<u8>) -> Message {
    let places = squares.iter().map(|&square| Argument::from(game.place_id(state.seat(), square)));
    let places = any(places.collect::<Vec<_>>());
    Message::new(code).with("squares", any(squares)).with("places", places)
}

impl Rules {
    /// The numbers that bring a piece out of the base.
    pub(crate) fn entry_numbers(&self) -> Vec<u8> {
        (1..=12u8).filter(|&number| self.entry[usize::from(number)] != 0).collect()
    }
}

impl Ludo {
    /// Whether the seat to move has two or more pieces on this own square.
    fn is_pair(&self, state: &State, own: u8) -> bool {
        self.own_pieces(state, state.seat()).iter().filter(|&&square| square == own).count() >= 2
    }
}
