//! A slow reference for Nardi, from its rule document: every ordering of every die, no cleverness.

use std::collections::{BTreeSet, HashSet};

use game::Random;
use game::rules::Values;

/// The legal turns of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The distinct boards that a turn may end with, as in a FEN; empty when only passing is possible.
    pub ends: BTreeSet<String>,
    /// The steps that begin a legal turn.
    pub steps: BTreeSet<String>,
}

/// Checkers by point number: positive are White's, negative Black's. Index 0 is not used.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Board([i8; 25]);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    White,
    Black,
}

impl Side {
    fn enemy(self) -> Side {
        if self == Side::White { Side::Black } else { Side::White }
    }

    /// The points of the route in order, head first.
    fn route(self) -> [usize; 24] {
        let mut route = [0; 24];
        for (i, point) in route.iter_mut().enumerate() {
            *point = match self {
                Side::White => 24 - i,
                Side::Black if i < 12 => 12 - i,
                Side::Black => 36 - i,
            };
        }
        route
    }
}

impl Board {
    fn count(&self, side: Side, point: usize) -> u8 {
        let n = self.0[point];
        if side == Side::White { n.max(0) as u8 } else { (-n).max(0) as u8 }
    }

    fn holds(&self, side: Side, point: usize) -> bool {
        self.count(side, point) > 0
    }

    fn on_board(&self, side: Side) -> u8 {
        (1..=24).map(|point| self.count(side, point)).sum()
    }

    fn add(&mut self, side: Side, point: usize, n: i8) {
        self.0[point] += if side == Side::White { n } else { -n };
    }

    /// Whether some checker of `side` stands at one of these stages of its route.
    fn any_at(&self, side: Side, stages: std::ops::Range<usize>) -> bool {
        side.route()[stages].iter().any(|&point| self.holds(side, point))
    }

    fn read(text: &str) -> Board {
        let mut board = Board([0; 25]);
        let mut point = 24;
        for c in text.chars() {
            match c {
                '/' => {}
                '1'..='6' => point -= c as usize - '0' as usize,
                'A'..='O' => {
                    board.0[point] = (c as u8 - b'A') as i8 + 1;
                    point -= 1;
                }
                'a'..='o' => {
                    board.0[point] = -((c as u8 - b'a') as i8 + 1);
                    point -= 1;
                }
                _ => panic!("{text} is no board"),
            }
        }
        board
    }

    fn write(&self) -> String {
        let quarters: Vec<String> = [24, 18, 12, 6]
            .into_iter()
            .map(|first| {
                let mut quarter = String::new();
                let mut empty = 0;
                for point in (first - 5..=first).rev() {
                    let n = self.0[point];
                    if n == 0 {
                        empty += 1;
                        continue;
                    }
                    if empty > 0 {
                        quarter += &empty.to_string();
                    }
                    empty = 0;
                    let letter = if n > 0 { b'A' + n as u8 - 1 } else { b'a' + (-n) as u8 - 1 };
                    quarter.push(letter as char);
                }
                if empty > 0 {
                    quarter += &empty.to_string();
                }
                quarter
            })
            .collect();
        quarters.join("/")
    }
}

/// A sound play, as far as it matters.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Play {
    length: usize,
    first_step: String,
    first_die: u8,
    end: Board,
    opened: bool,
}

struct Reference<'a> {
    values: &'a Values,
    side: Side,
    plays: HashSet<Play>,
}

/// What the rules allow in a position where dice are to be played, at the start of a turn.
pub fn answer(values: &Values, fen: &str) -> Answer {
    let fields: Vec<&str> = fen.split(' ').collect();
    let board = Board::read(fields[0]);
    let side = if fields[1] == "w" { Side::White } else { Side::Black };
    let dice: Vec<u8> = fields[2].bytes().map(|c| c - b'0').collect();
    let mut reference = Reference { values, side, plays: HashSet::new() };
    let head_left =
        fields.get(3).map_or_else(|| reference.head_allowance(&board, &dice), |n| n.parse().unwrap());
    reference.continue_play(&board, &dice, head_left, &mut Vec::new());
    reference.judge(&dice)
}

impl Reference<'_> {
    fn head_allowance(&self, board: &Board, dice: &[u8]) -> u8 {
        let limit = self.values.int("head.limit") as u8;
        let head = |side: Side| side.route()[0];
        let is_double = dice.len() > 1 && dice.iter().all(|&die| die == dice[0]);
        let listed = self.values.ints("head.first_turn_doubles").contains(&i64::from(dice[0]));
        let is_first = board.count(self.side, head(self.side)) == 15;
        let enemy = self.side.enemy();
        let enemy_is_out = board.count(enemy, head(enemy)) < 15;
        let for_this_player = self.values.name("head.first_turn_for") == "both" || enemy_is_out;
        if is_first && is_double && listed && for_this_player { limit.max(2) } else { limit }
    }

    /// Tries every die on every point, notes each sound play, and goes on from there.
    fn continue_play(&mut self, board: &Board, dice: &[u8], head_left: u8, so_far: &mut Vec<(String, u8)>) {
        for (i, &die) in dice.iter().enumerate() {
            if dice[..i].contains(&die) {
                continue;
            }
            for stage in 0..24 {
                let Some(end) = self.step(board, stage, die, head_left) else { continue };
                let route = self.side.route();
                let is_off = stage + usize::from(die) >= 24;
                let target =
                    if is_off { "off".to_owned() } else { route[stage + usize::from(die)].to_string() };
                let exempt = is_off && !self.values.bool("block.on_bear_off");
                let content = exempt || !self.breaks_block_rules(&end);
                if self.values.name("block.checked") == "every-step" && !content {
                    continue;
                }
                so_far.push((format!("{}/{target}", route[stage]), die));
                if content {
                    let (first_step, first_die) = so_far[0].clone();
                    let opened = !self.locks_in_all(&end);
                    self.plays.insert(Play { length: so_far.len(), first_step, first_die, end, opened });
                }
                let mut rest = dice.to_vec();
                rest.remove(i);
                let head_left = head_left - u8::from(stage == 0);
                self.continue_play(&end, &rest, head_left, so_far);
                so_far.pop();
            }
        }
    }

    /// The board after a step from a stage of the route, if the rules of single steps allow it.
    fn step(&self, board: &Board, stage: usize, die: u8, head_left: u8) -> Option<Board> {
        let side = self.side;
        let route = side.route();
        let from = route[stage];
        if !board.holds(side, from) || stage == 0 && head_left == 0 {
            return None;
        }
        if self.values.bool("runner.first") {
            let has_passed = board.any_at(side, 13..24) || board.on_board(side) < 15;
            let is_foremost = !board.any_at(side, stage + 1..24);
            if !has_passed && !is_foremost {
                return None;
            }
        }
        let all_home = !board.any_at(side, 0..18);
        let mut after = *board;
        after.add(side, from, -1);
        let target = stage + usize::from(die);
        if target < 24 {
            let blocked = board.holds(side.enemy(), route[target]);
            let inner_refused = all_home && !self.values.bool("bear_off.inner_steps");
            if blocked || inner_refused {
                return None;
            }
            after.add(side, route[target], 1);
            return Some(after);
        }
        let nothing_behind = !board.any_at(side, 0..stage);
        let larger_allowed = self.values.name("bear_off.larger_die") == "farthest" && nothing_behind;
        (all_home && (target == 24 || larger_allowed)).then_some(after)
    }

    fn breaks_block_rules(&self, board: &Board) -> bool {
        let (side, enemy) = (self.side, self.side.enemy());
        let held = |points: &[usize]| points.iter().filter(|&&point| board.holds(side, point)).count() as i64;
        held(&side.route()[..6]) > self.values.int("block.own_start_max")
            || held(&enemy.route()[..6]) > self.values.int("block.enemy_start_max")
            || self.runs(board).into_iter().any(|run| !self.permits(board, run))
    }

    /// The longest runs of held points along the enemy's route, as stages of it, that are long enough.
    fn runs(&self, board: &Board) -> Vec<std::ops::Range<usize>> {
        let route = self.side.enemy().route();
        let length = self.values.int("block.length") as usize;
        let mut runs = Vec::new();
        let mut start = 0;
        for stage in 0..=24 {
            if route.get(stage).is_some_and(|&point| board.holds(self.side, point)) {
                continue;
            }
            if stage - start >= length {
                runs.push(start..stage);
            }
            start = stage + 1;
        }
        runs
    }

    fn permits(&self, board: &Board, run: std::ops::Range<usize>) -> bool {
        let enemy = self.side.enemy();
        let by_off = self.values.bool("block.borne_off_is_ahead") && board.on_board(enemy) < 15;
        match self.values.name("block.permission") {
            "always" => true,
            "never" => false,
            "enemy-home" => by_off || board.any_at(enemy, 18..24),
            _ => by_off || board.any_at(enemy, run.end..24),
        }
    }

    /// Whether all enemy checkers stand on the point right behind one of the runs.
    fn locks_in_all(&self, board: &Board) -> bool {
        let enemy = self.side.enemy();
        self.runs(board)
            .into_iter()
            .any(|run| run.start > 0 && board.count(enemy, enemy.route()[run.start - 1]) == 15)
    }

    fn judge(&self, dice: &[u8]) -> Answer {
        let must_open =
            self.values.bool("block.open_when_all_behind") && self.plays.iter().any(|play| play.opened);
        let sound: Vec<&Play> = self.plays.iter().filter(|play| play.opened || !must_open).collect();
        let longest = sound.iter().map(|play| play.length).max().unwrap_or(0);
        let mut legal: Vec<&Play> = sound.iter().copied().filter(|play| play.length == longest).collect();
        if longest == 1 && dice.len() == 2 && dice[0] != dice[1] {
            let higher = dice[0].max(dice[1]);
            if legal.iter().any(|play| play.first_die == higher) {
                legal.retain(|play| play.first_die == higher);
            }
        }
        let mut answer = Answer::default();
        for play in legal {
            answer.ends.insert(play.end.write());
            answer.steps.insert(play.first_step.clone());
        }
        if self.values.bool("dice.winning_turn_may_stop") {
            for play in sound.iter().filter(|play| play.end.on_board(self.side) == 0) {
                answer.steps.insert(play.first_step.clone());
            }
        }
        answer
    }
}

/// A random position to be hard on a generator, with dice: long walls, checkers near the end of their way,
/// crowded heads, many doubles. Written for rules where a double is `double_dice` dice.
pub fn hard_position(random: &mut Random, double_dice: usize) -> String {
    let mut board = Board([0; 25]);
    let side = if random.below(2) == 0 { Side::White } else { Side::Black };
    if random.below(10) == 0 {
        lock_in(&mut board, side, random);
    } else {
        place(&mut board, side, random);
        place(&mut board, side.enemy(), random);
    }
    let high = random.die();
    let low = if random.below(3) == 0 { high } else { random.die() };
    let dice = if high == low {
        high.to_string().repeat(double_dice)
    } else {
        format!("{}{}", high.max(low), high.min(low))
    };
    format!("{} {} {dice}", board.write(), if side == Side::White { 'w' } else { 'b' })
}

/// All enemy checkers on one point, with a wall, or most of one, right in front of them.
fn lock_in(board: &mut Board, side: Side, random: &mut Random) {
    let route = side.enemy().route();
    let behind = random.below(18) as usize;
    board.add(side.enemy(), route[behind], 15);
    let mut left = 15;
    for &point in &route[behind + 1..(behind + 8).min(24)] {
        let n = random.below(3) as i8;
        board.add(side, point, n);
        left -= n;
    }
    while left > 0 {
        let point = 1 + random.below(24) as usize;
        if !board.holds(side.enemy(), point) {
            board.add(side, point, 1);
            left -= 1;
        }
    }
}

/// Puts up to fifteen checkers of a side on free points, in one of several manners.
fn place(board: &mut Board, side: Side, random: &mut Random) {
    let route = side.route();
    let mut left = 15 - if random.below(3) == 0 { random.below(14) as i8 } else { 0 };
    // A wall of four to seven points, somewhere.
    if random.below(2) == 0 {
        let (start, length) = (random.below(24) as usize, 4 + random.below(4) as usize);
        for &point in &route[start..(start + length).min(24)] {
            if board.0[point] == 0 && left > 0 {
                board.add(side, point, 1);
                left -= 1;
            }
        }
    }
    let lowest = [0, 0, 6, 12, 16, 18][random.below(6) as usize];
    for attempt in 0.. {
        if left == 0 {
            break;
        }
        // Where the enemy holds all of that region, anywhere will do.
        let lowest = if attempt < 200 { lowest } else { 0 };
        let point = route[lowest + random.below(24 - lowest as u32) as usize];
        let n = (1 + random.below(3) as i8).min(left);
        if !board.holds(side.enemy(), point) {
            board.add(side, point, n);
            left -= n;
        }
    }
}
