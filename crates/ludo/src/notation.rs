//! FEN, moves and rolls as text.

use std::fmt::Write;

use game::sorting;
use game::texts::{all, any};
use game::{Game, MAX_SEATS, Message, Notation, NotationError, Picture, Roll, Seat, Section, Turn, Verdict};

use crate::moves::Move;
use crate::rules::ThirdInARow;
use crate::state::{ABSENT, NONE, PER_SEAT, State};
use crate::{Ludo, draw, explain, reasons};

/// More bonus moves than this wait in no game; a text with more is refused.
pub(crate) const MOST_BONUS: usize = 32;

type Parsed<T> = Result<T, NotationError>;

fn wrong<T>(found: &str, problem: Message) -> Parsed<T> {
    Err(NotationError::new("notation-fen", found, problem))
}

/// A plain decimal number: digits only, so that `+5` and the like have one spelling.
fn number(text: &str) -> Option<u16> {
    let is_plain = !text.is_empty() && text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { text.parse().ok() } else { None }
}

impl Notation for Ludo {
    fn write_state(&self, state: &State, out: &mut String) {
        for seat in 0..MAX_SEATS as u8 {
            if seat > 0 {
                out.push('/');
            }
            if !state.is_seated(seat) {
                out.push('-');
                continue;
            }
            for (i, square) in self.own_pieces(state, seat).iter().enumerate() {
                let _ = write!(out, "{}{square}", if i > 0 { "," } else { "" });
            }
        }
        let _ = write!(out, " {} ", state.seat);
        self.write_pending(state, out);
        let _ = write!(out, " {} {} {} ", state.round, state.tries, state.streak);
        if state.places[0] == NONE {
            out.push('-');
        }
        for seat in state.places() {
            let _ = write!(out, "{seat}");
        }
        if state.last != NONE {
            let _ = write!(out, " l{}", state.last);
        }
        if state.again {
            out.push_str(" x");
        }
    }

    fn dice_text(&self, state: &State) -> String {
        let mut text = String::new();
        self.write_pending(state, &mut text);
        if text == "-" { String::new() } else { text.replace(',', " ") }
    }

    fn read_state(&self, text: &str) -> Parsed<State> {
        let fields: Vec<&str> = text.split_ascii_whitespace().take(10).collect();
        let [pieces, seat, dice, round, tries, sixes, places, extras @ ..] = &fields[..] else {
            return wrong(text, Message::new("ludo-fen-fields"));
        };
        let mut state = self.start();
        self.read_pieces(pieces, &mut state)?;
        state.seat = match seat.as_bytes() {
            [digit @ b'0'..=b'3'] if state.is_seated(digit - b'0') => digit - b'0',
            _ => return wrong(seat, Message::new("ludo-fen-seat")),
        };
        self.read_pending(dice, &mut state)?;
        state.round = match number(round) {
            Some(round) if round > 0 => round,
            _ => return wrong(round, Message::new("ludo-fen-round")),
        };
        state.tries = match number(tries) {
            Some(tries) if tries < u16::from(self.rules.tries) => tries as u8,
            _ => return wrong(tries, Message::new("ludo-fen-tries").with("most", self.rules.tries - 1)),
        };
        self.read_streak(sixes, &mut state)?;
        self.read_places(places, &mut state)?;
        self.read_extras(extras, &mut state)?;
        if state.over {
            state.dice = [0, 0];
            state.bonus = [0, 0];
            state.again = false;
        } else if !self.rules.finished_roll && self.is_finished(&state, state.seat) {
            return wrong(seat, Message::new("ludo-fen-seat-skipped"));
        }
        Ok(state)
    }

    fn write_move(&self, _state: &State, action: Move, out: &mut String) {
        match action.piece() {
            Some(piece) => {
                let _ = write!(out, "p{piece}+{}", action.steps());
            }
            None => out.push_str("pass"),
        }
    }

    fn read_move(&self, _state: &State, text: &str) -> Parsed<Move> {
        if text == "pass" {
            return Ok(Move::PASS);
        }
        let parts = text.strip_prefix('p').and_then(|rest| rest.split_once('+'));
        let numbers = parts.and_then(|(piece, steps)| Some((number(piece)?, number(steps)?)));
        match numbers {
            Some((piece @ 0..4, steps @ 1..=99)) => Ok(Move::step(piece as u8, steps as u8)),
            _ => Err(NotationError::new("notation-move", text, Message::new("ludo-move-form"))),
        }
    }

    fn why_not(&self, state: &State, action: Move) -> Option<Message> {
        reasons::why_not(self, state, action)
    }

    fn read_roll(&self, state: &State, text: &str) -> Parsed<Roll> {
        let error = |code: &'static str| Err(NotationError::new("notation-dice", text, Message::new(code)));
        if self.turn(state) != Turn::Chance {
            return error("dice-not-due");
        }
        let face = |byte: u8| (b'1'..=b'6').contains(&byte).then(|| byte - b'0');
        match (text.as_bytes(), self.rules.two_dice) {
            (&[die], false) => face(die).map(Roll::one).map_or_else(|| error("ludo-dice-one"), Ok),
            (&[a, b], true) => match (face(a), face(b)) {
                (Some(a), Some(b)) => Ok(Roll::two(a, b)),
                _ => error("ludo-dice-two"),
            },
            (_, false) => error("ludo-dice-one"),
            (_, true) => error("ludo-dice-two"),
        }
    }

    fn draw(&self, state: &State) -> Picture {
        draw::draw(self, state)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        ["red", "green", "yellow", "blue"][usize::from(seat) % MAX_SEATS]
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        if !state.over {
            return None;
        }
        let mut seats: Vec<Seat> = state.places().collect();
        let unplaced: Vec<Seat> = state.seated().filter(|seat| !seats.contains(seat)).collect();
        if let [last] = unplaced[..] {
            seats.push(last);
        }
        let result = seats.iter().map(|seat| char::from(b'0' + seat)).collect();
        Some(Verdict { result, reason: self.verdict_reason(state) })
    }

    fn explain(&self) -> Vec<Section> {
        explain::explain(self)
    }
}

impl Ludo {
    /// Who was first. A team has finished with the last of its colours, which need not be the team of the first.
    fn verdict_reason(&self, state: &State) -> Message {
        let best = state.seated().map(|seat| self.place(state, seat)).min().unwrap_or(MAX_SEATS);
        if best == MAX_SEATS {
            return Message::new("ludo-verdict-no-opponent");
        }
        let winners = state.seated().filter(|&seat| self.place(state, seat) == best);
        let winners: Vec<Message> = winners.map(|seat| self.seat_name(seat)).collect();
        Message::new("ludo-verdict-first").with("count", winners.len()).with("winners", all(winners))
    }

    fn write_pending(&self, state: &State, out: &mut String) {
        let mut is_first = true;
        let mut item = |prefix: &str, value: u8| {
            let _ = write!(out, "{}{prefix}{value}", if is_first { "" } else { "," });
            is_first = false;
        };
        for die in state.dice.into_iter().filter(|&die| die > 0) {
            item("", die);
        }
        for (kind, value) in [self.rules.capture_bonus, self.rules.finish_bonus].into_iter().enumerate() {
            for _ in 0..state.bonus[kind] {
                item("b", value);
            }
        }
        if is_first {
            out.push('-');
        }
    }

    fn read_pieces(&self, text: &str, state: &mut State) -> Parsed<()> {
        let seats: Vec<&str> = text.split('/').take(MAX_SEATS + 1).collect();
        if seats.len() != MAX_SEATS {
            return wrong(text, Message::new("ludo-fen-four-seats"));
        }
        for (seat, own) in seats.into_iter().enumerate() {
            if own == "-" {
                (0..4).for_each(|piece| state.put(4 * seat as u8 + piece, ABSENT));
                continue;
            }
            if !self.is_seated(seat as u8) {
                return wrong(own, Message::new("ludo-fen-seat-empty"));
            }
            let squares: Option<Vec<u16>> = own.split(',').take(PER_SEAT + 1).map(number).collect();
            let squares = squares.unwrap_or_default();
            if squares.len() != usize::from(self.rules.pieces) {
                return wrong(own, Message::new("ludo-fen-squares").with("count", self.rules.pieces));
            }
            for (piece, &square) in squares.iter().enumerate() {
                if square > u16::from(self.rules.end()) {
                    return wrong(own, Message::new("ludo-fen-beyond-the-end").with("end", self.rules.end()));
                }
                let together = squares.iter().filter(|&&other| other == square).count();
                if square > 0 && together > usize::from(self.rules.room(square as u8)) {
                    let problem = Message::new("ludo-fen-crowded").with("square", square);
                    return wrong(own, problem.with("count", together));
                }
                state.put((4 * seat + piece) as u8, square as u8);
            }
        }
        state.rolling = state.seated().fold(0, |seats, seat| seats | 1 << seat);
        if state.seated().count() < 2 {
            return wrong(text, Message::new("ludo-fen-two-seats"));
        }
        Ok(())
    }

    fn read_pending(&self, text: &str, state: &mut State) -> Parsed<()> {
        if text == "-" {
            return Ok(());
        }
        let (capture, finish) = (self.rules.capture_bonus, self.rules.finish_bonus);
        let most_dice = 1 + usize::from(self.rules.two_dice);
        let mut dice = 0;
        for word in text.split(',').take(MOST_BONUS + 3) {
            if let Some(bonus) = word.strip_prefix('b').and_then(number) {
                let kind = match bonus {
                    0 => return wrong(word, Message::new("ludo-fen-bonus-zero")),
                    bonus if bonus == u16::from(capture) => 0,
                    bonus if bonus == u16::from(finish) => 1,
                    _ => return wrong(word, self.unknown_bonus()),
                };
                state.bonus[kind] += 1;
                continue;
            }
            let most = if self.rules.seven { 7 } else { 6 };
            match number(word) {
                Some(die) if (1..=most).contains(&die) && dice < most_dice => {
                    state.dice[dice] = die as u8;
                    dice += 1;
                }
                _ => {
                    let problem = Message::new("ludo-fen-dice").with("count", most_dice);
                    return wrong(word, problem.with("most", most));
                }
            }
        }
        if usize::from(state.bonus[0]) + usize::from(state.bonus[1]) > MOST_BONUS {
            return wrong(text, Message::new("ludo-fen-bonus-many").with("most", MOST_BONUS));
        }
        sorting::by(&mut state.dice, |a, b| b.cmp(a));
        Ok(())
    }

    fn unknown_bonus(&self) -> Message {
        let given = [self.rules.capture_bonus, self.rules.finish_bonus];
        let mut given: Vec<u8> = given.into_iter().filter(|&steps| steps > 0).collect();
        given.dedup();
        Message::new("ludo-fen-bonus-unknown").with("count", given.len()).with("steps", any(given))
    }

    fn read_streak(&self, text: &str, state: &mut State) -> Parsed<()> {
        let Some(streak) = number(text).filter(|&streak| streak <= 255) else {
            return wrong(text, Message::new("ludo-fen-streak"));
        };
        state.streak = streak as u8;
        let never = (!self.rules.extra_on_six && !self.rules.extra_on_doubles)
            || (self.rules.no_extra_in_first_round && state.round == 1);
        if never && streak > 0 {
            return wrong(text, Message::new("ludo-fen-streak-never"));
        }
        let is_whole_roll = state.dice[usize::from(self.rules.two_dice)] != 0;
        if !is_whole_roll {
            return Ok(());
        }
        let [first, second] = state.dice.map(|die| die.min(6));
        match (self.is_special(state.round, Roll { first, second }), streak) {
            (true, 0) => state.streak = 1,
            (false, 1..) => return wrong(text, Message::new("ludo-fen-streak-other-dice")),
            _ => {}
        }
        Ok(())
    }

    fn read_places(&self, text: &str, state: &mut State) -> Parsed<()> {
        if text != "-" {
            for digit in text.bytes() {
                let seat = digit.wrapping_sub(b'0');
                let is_new = seat < 4 && state.is_seated(seat) && !state.places.contains(&seat);
                if !is_new || !self.is_finished(state, seat) {
                    return wrong(text, Message::new("ludo-fen-places"));
                }
                self.note_finish(state, seat);
            }
        }
        for seat in 0..MAX_SEATS as u8 {
            if state.is_seated(seat) {
                self.note_finish(state, seat);
            }
        }
        Ok(())
    }

    fn read_extras(&self, extras: &[&str], state: &mut State) -> Parsed<()> {
        for &word in extras {
            let last = word.strip_prefix('l').and_then(number);
            let is_due = state.dice[0] == 0 && state.bonus == [0, 0];
            if let Some(piece) = last.filter(|_| self.rules.third == ThirdInARow::LastMovedHome) {
                if piece >= u16::from(self.rules.pieces) || state.last != NONE {
                    let problem = Message::new("ludo-fen-last-piece");
                    return wrong(word, problem.with("last", self.rules.pieces - 1));
                }
                state.last = piece as u8;
            } else if word == "x"
                && !state.again
                && !is_due
                && (self.rules.extra_on_capture || self.rules.extra_on_finish)
            {
                state.again = true;
            } else {
                return wrong(word, Message::new("ludo-fen-meaningless"));
            }
        }
        Ok(())
    }
}
