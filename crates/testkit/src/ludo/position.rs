//! Positions as lists, the course of a turn, and which steps are legal.

use super::{Reference, Step};

/// The pieces of one colour on a square.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub seat: usize,
    pub pieces: Vec<usize>,
}

impl Standing {
    /// Each piece with its seat.
    pub fn each(&self) -> Vec<(usize, usize)> {
        self.pieces.iter().map(|&piece| (self.seat, piece)).collect()
    }
}

#[derive(Clone, Debug)]
pub(super) struct Position {
    /// No pieces for an empty seat.
    pieces: Vec<Vec<i64>>,
    pub seat: usize,
    pub dice: Vec<i64>,
    bonus: Vec<i64>,
    round: i64,
    tries: i64,
    pub sixes: i64,
    places: Vec<usize>,
    last: Option<usize>,
    again: bool,
}

impl Position {
    pub fn own(&self, seat: usize) -> &[i64] {
        &self.pieces[seat]
    }
}

/// What a step is played with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    Die,
    BothDice,
    Bonus,
}

impl Reference<'_> {
    pub(super) fn read(&self, fen: &str) -> Position {
        let fields: Vec<&str> = fen.split(' ').collect();
        let number = |text: &str| text.parse::<i64>().expect("a number");
        let pieces = fields[0].split('/');
        let pending: Vec<&str> = fields[2].split(',').filter(|&word| word != "-").collect();
        Position {
            pieces: pieces
                .map(|own| if own == "-" { Vec::new() } else { own.split(',').map(number).collect() })
                .collect(),
            seat: number(fields[1]) as usize,
            dice: pending.iter().filter(|word| !word.starts_with('b')).map(|word| number(word)).collect(),
            bonus: pending.iter().filter_map(|word| word.strip_prefix('b')).map(number).collect(),
            round: number(fields[3]),
            tries: number(fields[4]),
            sixes: number(fields[5]),
            places: fields[6]
                .bytes()
                .filter(|&byte| byte != b'-')
                .map(|byte| usize::from(byte - b'0'))
                .collect(),
            last: fields
                .iter()
                .skip(7)
                .find_map(|word| word.strip_prefix('l'))
                .map(|word| number(word) as usize),
            again: fields.contains(&"x"),
        }
    }

    pub(super) fn write(&self, position: &Position) -> String {
        let join = |numbers: &[i64]| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let seats: Vec<String> =
            position.pieces.iter().map(|own| if own.is_empty() { "-".into() } else { join(own) }).collect();
        let mut dice = position.dice.clone();
        dice.sort_by(|a, b| b.cmp(a));
        // Capture bonuses are written before finish bonuses.
        let mut bonus = position.bonus.clone();
        bonus.sort_by_key(|&steps| steps != self.int("capture.bonus_steps"));
        let pending: Vec<String> =
            dice.iter().map(i64::to_string).chain(bonus.iter().map(|steps| format!("b{steps}"))).collect();
        let places: String = position.places.iter().map(usize::to_string).collect();
        let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let mut fen = format!(
            "{} {} {} {} {} {} {}",
            seats.join("/"),
            position.seat,
            or_dash(pending.join(",")),
            position.round,
            position.tries,
            position.sixes,
            or_dash(places)
        );
        if let Some(piece) = position.last {
            fen.push_str(&format!(" l{piece}"));
        }
        if position.again {
            fen.push_str(" x");
        }
        fen
    }

    pub(super) fn is_due(&self, position: &Position) -> bool {
        position.dice.is_empty() && position.bonus.is_empty()
    }

    /// Whether what the dice show counts as one of a row.
    pub(super) fn counts_in_a_row(&self, position: &Position) -> bool {
        let on = self.values.names("extra_roll.on");
        let is_six = on.contains(&"six") && position.dice.contains(&6);
        let is_double =
            on.contains(&"doubles") && position.dice.len() == 2 && position.dice[0] == position.dice[1];
        (is_six || is_double) && !self.is_without_extra(position)
    }

    fn is_without_extra(&self, position: &Position) -> bool {
        self.flag("extra_roll.not_in_first_round") && position.round == 1
    }

    /// Whether this is the third in a row, and is not played.
    pub(super) fn is_void(&self, position: &Position) -> bool {
        let is_played = self.is("third_in_a_row", "nothing") || self.is("third_in_a_row", "no-extra-roll");
        position.sixes >= 3 && !position.dice.is_empty() && !is_played
    }

    /// Every step that nothing is in the way of.
    fn free_steps(&self, position: &Position) -> Vec<(usize, i64, With, Step)> {
        let mut numbers: Vec<(i64, With)> = Vec::new();
        if self.has_finished(position, position.seat) {
            return Vec::new();
        }
        if position.dice.is_empty() {
            numbers.extend(position.bonus.iter().map(|&steps| (steps, With::Bonus)));
        } else {
            numbers.extend(position.dice.iter().map(|&steps| (steps, With::Die)));
            if position.dice.len() == 2 && self.flag("entry.by_sum") {
                numbers.push((position.dice.iter().sum(), With::BothDice));
            }
        }
        let mut steps = Vec::new();
        for (number, with) in numbers {
            for (piece, &square) in position.own(position.seat).iter().enumerate() {
                if with == With::BothDice && square != 0 {
                    continue;
                }
                if let Some(step) = self.simulate(position, piece, number, with != With::Bonus) {
                    steps.push((piece, number, with, step));
                }
            }
        }
        steps
    }

    /// The legal steps: a piece and a number each.
    pub(super) fn moves(&self, position: &Position) -> Vec<(usize, i64)> {
        if self.is_void(position) {
            return Vec::new();
        }
        let mut steps = self.free_steps(position);
        let own = position.own(position.seat);
        if position.dice.len() == 2 && self.is("dice.use", "all-that-can") {
            let uses_both = |(piece, number, with, step): &(usize, i64, With, Step)| {
                let mut next = position.clone();
                self.shift(&mut next, *piece, step);
                remove_one(&mut next.dice, *number);
                *with == With::BothDice || !self.free_steps(&next).is_empty()
            };
            let both: Vec<_> = steps.iter().filter(|step| uses_both(step)).cloned().collect();
            let largest = steps.iter().map(|step| step.1).max();
            steps = if both.is_empty() {
                steps.into_iter().filter(|step| Some(step.1) == largest).collect()
            } else {
                both
            };
        }
        if self.flag("entry.forced") {
            prefer(&mut steps, |step| own[step.0] == 0);
        }
        if self.flag("entry.must_clear_start") && own.contains(&0) {
            prefer(&mut steps, |step| own[step.0] == 1);
        }
        if self.flag("pair.must_break_on_six") {
            let is_six = |step: &(usize, i64, With, Step)| step.2 == With::Die && step.1 >= 6;
            let breaks = |step: &(usize, i64, With, Step)| {
                let square = own[step.0];
                square >= 1
                    && square <= self.int("board.visited")
                    && own.iter().filter(|&&other| other == square).count() >= 2
            };
            if steps.iter().any(|step| is_six(step) && breaks(step)) {
                steps.retain(|step| !is_six(step) || breaks(step));
            }
        }
        if self.flag("capture.forced") {
            prefer(&mut steps, |step| !step.3.captured.is_empty());
        }
        steps.into_iter().map(|(piece, number, ..)| (piece, number)).collect()
    }

    fn shift(&self, position: &mut Position, piece: usize, step: &Step) {
        for &(seat, captured) in &step.captured {
            position.pieces[seat][captured] = 0;
        }
        position.pieces[position.seat][piece] = step.to;
    }

    pub(super) fn step(&self, position: &mut Position, piece: usize, number: i64) {
        let is_die = !position.dice.is_empty();
        let from = position.own(position.seat)[piece];
        let step = self.simulate(position, piece, number, is_die).expect("a legal move");
        self.shift(position, piece, &step);
        if !is_die {
            remove_one(&mut position.bonus, number);
        } else if position.dice.contains(&number) {
            remove_one(&mut position.dice, number);
        } else {
            position.dice.clear();
        }
        if self.is("third_in_a_row", "last-moved-home") {
            position.last = Some(piece);
        }
        let is_finish = step.to >= self.goal() && from < self.goal();
        for _ in &step.captured {
            position.bonus.extend(Some(self.int("capture.bonus_steps")).filter(|&steps| steps > 0));
        }
        if is_finish {
            position.bonus.extend(Some(self.int("finish.bonus_steps")).filter(|&steps| steps > 0));
        }
        let on = self.values.names("extra_roll.on");
        let is_earned =
            (on.contains(&"capture") && !step.captured.is_empty()) || (on.contains(&"finish") && is_finish);
        position.again |= is_earned && !self.is_without_extra(position);
        if self.has_finished(position, position.seat) && !position.places.contains(&position.seat) {
            position.places.push(position.seat);
        }
        self.drop_what_cannot_be_used(position);
        if self.is_due(position) {
            self.end_roll(position, false);
        }
    }

    fn drop_what_cannot_be_used(&self, position: &mut Position) {
        if self.is_over(position) || self.free_steps(position).is_empty() {
            position.dice.clear();
        }
        if self.is_over(position) || self.free_steps(position).is_empty() {
            position.bonus.clear();
        }
    }

    pub(super) fn pass(&self, position: &mut Position) {
        let is_void = self.is_void(position);
        let had_dice = !position.dice.is_empty();
        position.dice.clear();
        if !had_dice || is_void || self.free_steps(position).is_empty() {
            position.bonus.clear();
        }
        if !self.is_due(position) {
            return;
        }
        if !is_void {
            return self.end_roll(position, true);
        }
        let seat = position.seat;
        match self.values.name("third_in_a_row") {
            "roll-void" => {
                position.sixes = 0;
                return;
            }
            "last-moved-home" => {
                if let Some(last) = position.last.filter(|&last| position.own(seat)[last] <= self.visited()) {
                    position.pieces[seat][last] = 0;
                }
            }
            "leader-home" => {
                let under_way = position.own(seat).iter().copied().filter(|&square| square < self.goal());
                let leader = under_way.max();
                if let Some(piece) = position.own(seat).iter().position(|&square| Some(square) == leader) {
                    position.pieces[seat][piece] = 0;
                }
            }
            _ => {}
        }
        self.end_turn(position);
    }

    fn has_finished(&self, position: &Position, seat: usize) -> bool {
        let own = position.own(seat);
        !own.is_empty() && own.iter().all(|&square| square >= self.goal())
    }

    pub(super) fn is_over(&self, position: &Position) -> bool {
        let seated: Vec<usize> = (0..4).filter(|&seat| !position.own(seat).is_empty()).collect();
        let mut teams: Vec<Vec<usize>> = Vec::new();
        for &seat in &seated {
            match teams.iter_mut().find(|team| !self.are_enemies(team[0], seat)) {
                Some(team) => team.push(seat),
                None => teams.push(vec![seat]),
            }
        }
        let done = teams.iter().filter(|team| team.iter().all(|seat| position.places.contains(seat))).count();
        match self.values.name("win.play_on") {
            "first" => done > 0,
            "all-but-one" => done > 0 && teams.len() - done <= 1,
            _ => done == teams.len(),
        }
    }

    fn end_roll(&self, position: &mut Position, is_pass: bool) {
        let earned = position.again;
        position.again = false;
        if self.is_over(position) {
            return;
        }
        let is_last = position.sixes >= 3 && self.is("third_in_a_row", "no-extra-roll");
        let is_out = self.has_finished(position, position.seat) && !self.flag("finished_seats_roll");
        if earned || (position.sixes > 0 && !is_last) {
            if !is_out {
                return;
            }
        } else if self.may_try_again(position, is_pass) {
            position.tries += 1;
            return;
        }
        self.end_turn(position);
    }

    fn may_try_again(&self, position: &Position, is_pass: bool) -> bool {
        let own = position.own(position.seat);
        let is_in_scope = self.is("tries_scope", "always") || position.round == 1;
        if position.tries + 1 >= self.int("tries_when_all_home") || !is_in_scope {
            return false;
        }
        if self.flag("compat.tries_if_all_in_base") {
            return own.iter().all(|&square| square == 0);
        }
        let is_settled = |&square: &i64| {
            // No free goal square lies before it.
            square == 0
                || (square >= self.goal() && (square + 1..=self.end()).all(|further| own.contains(&further)))
        };
        is_pass && !self.has_finished(position, position.seat) && own.iter().all(is_settled)
    }

    fn end_turn(&self, position: &mut Position) {
        position.tries = 0;
        position.sixes = 0;
        position.again = false;
        position.last = None;
        loop {
            position.seat += 1;
            if position.seat == 4 {
                position.seat = 0;
                position.round += 1;
            }
            let is_out = self.has_finished(position, position.seat) && !self.flag("finished_seats_roll");
            if !position.own(position.seat).is_empty() && !is_out {
                return;
            }
        }
    }
}

fn remove_one(numbers: &mut Vec<i64>, number: i64) {
    if let Some(index) = numbers.iter().position(|&other| other == number) {
        numbers.remove(index);
    }
}

/// Keeps what fits, if anything does.
fn prefer<T>(items: &mut Vec<T>, fits: impl Fn(&T) -> bool) {
    if items.iter().any(&fits) {
        items.retain(fits);
    }
}
