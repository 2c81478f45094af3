//! Sanmill's FEN, read and written exactly.

use std::fmt::Write as _;
use std::str::FromStr;

use game::{Message, Notation, NotationError};

use crate::board::{MAX_POINTS, bits};
use crate::moves::capture_share;
use crate::play::Mill;
use crate::rules::{MillAction, Stalemate};
use crate::state::{BLACK, NOWHERE, Phase, Plies, State, WHITE};

/// A FEN of which something has to be said without arguments.
fn wrong(found: impl Into<String>, code: &'static str) -> NotationError {
    wrong_in(found, Message::new(code))
}

fn wrong_in(found: impl Into<String>, problem: Message) -> NotationError {
    NotationError::new("notation-fen", found, problem)
}

impl Mill {
    /// Sanmill numbers its squares from 8; boards with more than 24 points start lower, so that the numbers
    /// stay below 32.
    fn first_square(&self) -> u8 {
        8.min(MAX_POINTS - self.board.len()) as u8
    }

    pub(crate) fn write_fen(&self, state: &State, out: &mut String) {
        self.write_board(state, out);
        let phase = match state.phase {
            Phase::Placing => 'p',
            Phase::Moving => 'm',
            Phase::Over => 'o',
        };
        let action = if state.is_removing() {
            'r'
        } else if state.phase == Phase::Placing || state.phase == Phase::Over && self.empty(state) == 0 {
            'p'
        } else {
            's'
        };
        let side = if state.side == WHITE { 'w' } else { 'b' };
        let on_board = state.on_board;
        let [white_hand, black_hand] = state.hand;
        let [white_due, black_due] = state.must_remove;
        let square = |point: u8| if point == NOWHERE { 0 } else { point + self.first_square().max(1) };
        let [[wf, wt], [bf, bt]] = state.last_mill.map(|ends| ends.map(square));
        let shift = self.first_square();
        let used = u64::from(state.used[0] << shift) << 32 | u64::from(state.used[1] << shift);
        let number = 1 + (state.plies.0.saturating_sub(u16::from(state.side == BLACK))) / 2;
        let _ = write!(
            out,
            " {side} {phase} {action} {} {white_hand} {} {black_hand} {white_due} {black_due} \
             {wf} {wt} {bf} {bt} {used} {} {number}",
            on_board[0], on_board[1], state.quiet
        );
        self.write_tail(state, out);
    }

    fn write_board(&self, state: &State, out: &mut String) {
        let mut point = 0u8;
        for (i, &length) in self.board.groups().iter().enumerate() {
            if i > 0 {
                out.push('/');
            }
            for _ in 0..length {
                let bit = 1u32 << point;
                out.push(match () {
                    () if state.pieces[0] & bit != 0 => 'O',
                    () if state.pieces[1] & bit != 0 => '@',
                    () if state.marked & bit != 0 => 'X',
                    () => '*',
                });
                point += 1;
            }
        }
    }

    fn write_tail(&self, state: &State, out: &mut String) {
        let ways = [
            ('c', state.custodian, u32::from(state.custodian != 0)),
            ('i', state.intervention, state.intervention.count_ones()),
            ('l', state.leap, state.leap.count_ones()),
        ];
        for (way, targets, count) in ways.into_iter().filter(|way| way.1 != 0) {
            let squares: Vec<String> =
                bits(targets).map(|point| (point + self.first_square()).to_string()).collect();
            let list = squares.join(".");
            let _ = match state.side {
                WHITE => write!(out, " {way}:w-{count}-{list}|b-0-"),
                _ => write!(out, " {way}:w-0-|b-{count}-{list}"),
            };
        }
        if state.preferred != NOWHERE {
            let _ = write!(out, " p:{}", state.preferred + self.first_square());
        }
        if state.stalemate != 0 {
            let _ = write!(out, " s:{}", state.stalemate);
        }
        if state.mill_choice != 0 {
            let _ = write!(out, " m:{}", state.mill_choice);
        }
    }

    pub(crate) fn read_fen(&self, text: &str) -> Result<State, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_tail = |word: &&str| word.contains(':');
        let fields = words.iter().position(is_tail).unwrap_or(words.len());
        let (fields, tail) = words.split_at(fields);
        let mut state = State::start(0);
        // Older strings have one number for the removals due, or lack the last mills or the used lines.
        if !matches!(fields.len(), 11 | 12 | 16 | 17) {
            let mut example = String::new();
            self.write_fen(&State::start(self.rules.piece_count), &mut example);
            let problem =
                Message::new("mill-fen-fields").with("count", fields.len()).with("example", example);
            return Err(wrong_in(text, problem));
        }
        self.read_board_field(fields[0], &mut state)?;
        state.side = match fields[1] {
            "w" => WHITE,
            "b" => BLACK,
            other => return Err(wrong(other, "mill-fen-side")),
        };
        self.read_counts(&fields[4..8], &mut state)?;
        self.read_numbers(fields, &mut state)?;
        for word in tail {
            self.read_tail(word, &mut state)?;
        }
        self.read_phase(fields[2], fields[3], &mut state)?;
        self.check_state(text, &state)?;
        Ok(state)
    }

    fn read_board_field(&self, field: &str, state: &mut State) -> Result<(), NotationError> {
        let groups: Vec<&str> = field.split('/').collect();
        let lengths: Vec<usize> = groups.iter().map(|group| group.chars().count()).collect();
        if lengths != self.board.groups() {
            let shape: Vec<String> = self.board.groups().iter().map(ToString::to_string).collect();
            let problem = Message::new("mill-fen-shape").with("shape", shape.join("/"));
            return Err(wrong_in(field, problem));
        }
        for (point, character) in groups.iter().flat_map(|group| group.chars()).enumerate() {
            match character {
                '*' => {}
                'O' => state.pieces[0] |= 1 << point,
                '@' => state.pieces[1] |= 1 << point,
                'X' => state.marked |= 1 << point,
                other => return Err(wrong(other, "mill-fen-point")),
            }
        }
        state.count_pieces();
        Ok(())
    }

    fn read_counts(&self, fields: &[&str], state: &mut State) -> Result<(), NotationError> {
        for side in 0..2 {
            let (on_board, hand) = (fields[side * 2], fields[side * 2 + 1]);
            let seat = self.seat_name(side as u8);
            if number::<u8>(on_board, "mill-fen-number-on-board")? != state.on_board[side] {
                let problem = Message::new("mill-fen-on-board").with("count", state.on_board[side]);
                return Err(wrong_in(on_board, problem.with("seat", seat)));
            }
            state.hand[side] = number(hand, "mill-fen-number-in-hand")?;
            let most = self.rules.piece_count;
            if state.count(side as u8) > u32::from(most) {
                let problem = Message::new("mill-fen-too-many").with("count", most).with("seat", seat);
                return Err(wrong_in(hand, problem));
            }
        }
        // Every marker was a piece, so that there is always room for those in hand.
        let pieces = state.count(WHITE) + state.count(BLACK);
        let markers = state.marked.count_ones();
        if markers > 0 && self.rules.mill_action != MillAction::MarkAndDelay {
            return Err(wrong("X", "mill-fen-no-markers"));
        }
        if pieces + markers > 2 * u32::from(self.rules.piece_count) {
            return Err(wrong_in("X", Message::new("mill-fen-too-many-markers").with("count", markers)));
        }
        Ok(())
    }

    /// Everything from the removals due to the move number.
    fn read_numbers(&self, fields: &[&str], state: &mut State) -> Result<(), NotationError> {
        if fields.len() == 11 {
            state.must_remove[state.us()] = number(fields[8], "mill-fen-number-removals")?;
        } else {
            for side in 0..2 {
                state.must_remove[side] = number(fields[8 + side], "mill-fen-number-removals")?;
            }
        }
        if fields.len() >= 16 {
            for side in 0..2 {
                for end in 0..2 {
                    let field = fields[10 + side * 2 + end];
                    let first = self.first_square().max(1);
                    let square = if field == "0" { NOWHERE } else { self.square(field, first)? };
                    if self.rules.restrict_repeated {
                        state.last_mill[side][end] = square;
                    }
                }
                let [from, to] = state.last_mill[side];
                if (from == NOWHERE) != (to == NOWHERE) || from != NOWHERE && from == to {
                    return Err(wrong(fields[10 + side * 2], "mill-fen-last-mill"));
                }
            }
        }
        if fields.len() == 17 {
            let used: u64 = number(fields[14], "mill-fen-number-used")?;
            let points = [(used >> 32) as u32, used as u32].map(|squares| squares >> self.first_square());
            if points.iter().any(|points| points & !self.board.all() != 0) {
                return Err(wrong(fields[14], "mill-fen-used-points"));
            }
            if self.rules.one_time_mills {
                state.used = points;
            }
        }
        state.quiet = number(fields[fields.len() - 2], "mill-fen-number-quiet")?;
        let move_number: u16 = number(fields[fields.len() - 1], "mill-fen-number-move")?;
        let full = u32::from(move_number.max(1) - 1) * 2 + u32::from(state.side == BLACK);
        state.plies = Plies(full.min(u32::from(u16::MAX)) as u16);
        Ok(())
    }

    fn square(&self, text: &str, first: u8) -> Result<u8, NotationError> {
        let square = number::<u8>(text, "mill-fen-number-square")?;
        if square < first || usize::from(square - first) >= self.board.len() {
            let last = usize::from(first) + self.board.len() - 1;
            let problem = Message::new("mill-fen-square").with("first", first).with("last", last);
            return Err(wrong_in(text, problem));
        }
        Ok(square - first)
    }

    /// Whether these rules ever write this word after the move number.
    fn has_tail(&self, word: &str) -> bool {
        let rules = &self.rules;
        let captures = rules.custodian.is_some() || rules.intervention.is_some();
        match word.split(':').next() {
            Some("c") => rules.custodian.is_some(),
            Some("i" | "p") => rules.intervention.is_some(),
            Some("l") => rules.leap.is_some(),
            Some("m") => captures && !rules.compatible_choice,
            Some("s") => {
                !matches!(rules.stalemate, Stalemate::Loss | Stalemate::Draw | Stalemate::ChangeSide)
            }
            _ => true,
        }
    }

    fn read_tail(&self, word: &str, state: &mut State) -> Result<(), NotationError> {
        if !self.has_tail(word) {
            return Err(wrong(word, "mill-fen-tail-of-other-rules"));
        }
        match word.split_once(':') {
            Some(("c", rest)) => state.custodian = self.read_targets(rest, state, 1)?,
            Some(("i", rest)) => state.intervention = self.read_targets(rest, state, 2)?,
            Some(("l", rest)) => state.leap = self.read_targets(rest, state, 1)?,
            Some(("p", rest)) => state.preferred = self.square(rest, self.first_square())?,
            Some(("s", "1")) => state.stalemate = 1,
            Some(("s", "2")) => state.stalemate = 2,
            Some(("m", rest)) => state.mill_choice = number(rest, "mill-fen-number-mill-removals")?,
            _ => return Err(wrong(word, "mill-fen-tail")),
        }
        Ok(())
    }

    /// `w-1-20|b-0-`: the targets of the side to move.
    fn read_targets(&self, text: &str, state: &State, most: u32) -> Result<u32, NotationError> {
        let expected = "mill-fen-captures";
        let (white, black) = text.split_once('|').ok_or_else(|| wrong(text, expected))?;
        let mut result = 0;
        for (side, part) in [("w", white), ("b", black)] {
            let parts: Vec<&str> = part.split('-').collect();
            let [name, count, squares] = parts[..] else { return Err(wrong(part, expected)) };
            let mut targets = 0u32;
            for square in squares.split('.').filter(|square| !square.is_empty()) {
                targets |= 1 << self.square(square, self.first_square())?;
            }
            let count: u32 = number(count, "mill-fen-number-captures")?;
            let is_to_move = side == ["w", "b"][state.us()];
            let fits =
                if most == 1 { count == u32::from(targets != 0) } else { count == targets.count_ones() };
            if name != side || !fits || count > most || targets != 0 && !is_to_move {
                return Err(wrong(part, expected));
            }
            result |= targets;
        }
        if result & !state.pieces[state.them()] != 0 {
            return Err(wrong(text, "mill-fen-captures-own"));
        }
        Ok(result)
    }

    fn read_phase(&self, phase: &str, action: &str, state: &mut State) -> Result<(), NotationError> {
        let has_hand = state.hand[state.us()] > 0;
        state.phase = match phase {
            "o" => Phase::Over,
            "m" => Phase::Moving,
            // `r` is Sanmill's game that has not begun.
            "p" | "r" => Phase::Placing,
            other => return Err(wrong(other, "mill-fen-phase")),
        };
        let known = matches!(action, "p" | "s" | "r" | "?");
        if !known || state.phase != Phase::Over && (action == "r") != state.is_removing() {
            return Err(wrong(action, "mill-fen-action"));
        }
        if !state.is_removing() && state.phase != Phase::Over && (state.phase == Phase::Placing) != has_hand {
            return Err(wrong(phase, "mill-fen-phase-of-hand"));
        }
        Ok(())
    }

    /// What the fields say together must be a position that play can go on from.
    fn check_state(&self, text: &str, state: &State) -> Result<(), NotationError> {
        let due = state.must_remove();
        let other = state.must_remove[state.them()];
        if state.phase == Phase::Over {
            return Ok(());
        }
        for side in [WHITE, BLACK] {
            if state.count(side) < u32::from(self.rules.at_least) {
                let problem = Message::new("mill-fen-too-few").with("seat", self.seat_name(side));
                return Err(wrong_in(text, problem.with("count", self.rules.at_least)));
            }
        }
        if state.marked != 0
            && state.hand == [0; 2]
            && !(state.is_removing() && state.phase == Phase::Placing)
        {
            return Err(wrong(text, "mill-fen-markers-gone"));
        }
        if !(-16..=16).contains(&due) || !(-16..=16).contains(&other) || due == 0 && other != 0 {
            return Err(wrong(text, "mill-fen-removals"));
        }
        let capture = state.targets() != 0;
        if (capture || state.stalemate != 0) && due <= 0 || capture && state.stalemate != 0 {
            return Err(wrong(text, "mill-fen-capture-not-due"));
        }
        if state.mill_choice != 0
            && (!capture || i32::from(due) != capture_share(state) + i32::from(state.mill_choice))
        {
            return Err(wrong(text, "mill-fen-mill-choice"));
        }
        if due != 0 && self.removable(state) == 0 {
            return Err(wrong(text, "mill-fen-nothing-to-remove"));
        }
        if due == 0 && self.count(state) == 0 {
            return Err(wrong(text, "mill-fen-no-action"));
        }
        Ok(())
    }
}

/// A number, or the message with this code.
fn number<T: FromStr>(text: &str, code: &'static str) -> Result<T, NotationError> {
    // `+5` is a number to Rust, but not here.
    let plain = !text.starts_with('+');
    text.parse().ok().filter(|_| plain).ok_or_else(|| wrong(text, code))
}
