//! A slow reference for Ludo, from its rule document and the descriptions of its options: FEN in, FEN out,
//! lists and loops only, no tables.

mod mixes;
mod position;

use game::rules::Values;

use position::{Position, Standing};

pub use mixes::random_options;

/// The rules of one variant, read anew for every question.
#[derive(Clone, Copy, Debug)]
pub struct Reference<'a> {
    values: &'a Values,
}

/// What a step does: where the piece ends, and whom it sends home.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    to: i64,
    captured: Vec<(usize, usize)>,
}

/// How an arrival on a square ends.
enum Arrival {
    Forbidden,
    SentHome,
    Stays(Vec<(usize, usize)>),
}

impl<'a> Reference<'a> {
    /// The rules that these options make.
    pub fn new(values: &'a Values) -> Reference<'a> {
        Reference { values }
    }

    /// The legal moves, in the order of the alphabet.
    pub fn legal(&self, fen: &str) -> Vec<String> {
        let position = self.read(fen);
        let mut moves: Vec<String> =
            self.moves(&position).iter().map(|(piece, steps)| format!("p{piece}+{steps}")).collect();
        if !self.is_due(&position)
            && (moves.is_empty() || (self.flag("may_pass") && !self.is_void(&position)))
        {
            moves.push("pass".into());
        }
        if self.is_over(&position) {
            moves.clear();
        }
        moves.sort();
        moves.dedup();
        moves
    }

    /// The position after the dice have fallen.
    pub fn roll(&self, fen: &str, dice: &[u8]) -> String {
        let mut position = self.read(fen);
        position.dice = dice.iter().map(|&die| i64::from(die)).collect();
        position.sixes = if self.counts_in_a_row(&position) { position.sixes + 1 } else { 0 };
        let is_all_out = !position.own(position.seat).contains(&0);
        if self.flag("dice.sixes_count_seven_when_all_out") && is_all_out {
            for die in position.dice.iter_mut().filter(|die| **die == 6) {
                *die = 7;
            }
        }
        self.write(&position)
    }

    /// The position after a legal move.
    pub fn play(&self, fen: &str, action: &str) -> String {
        let mut position = self.read(fen);
        if action == "pass" {
            self.pass(&mut position);
        } else {
            let (piece, steps) = action[1..].split_once('+').expect("a move such as p2+6");
            self.step(&mut position, piece.parse().expect("a piece"), steps.parse().expect("steps"));
        }
        self.write(&position)
    }

    fn flag(&self, path: &str) -> bool {
        self.values.bool(path)
    }

    fn int(&self, path: &str) -> i64 {
        self.values.int(path)
    }

    fn is(&self, path: &str, name: &str) -> bool {
        self.values.name(path) == name
    }

    fn visited(&self) -> i64 {
        self.int("board.visited")
    }

    fn goal(&self) -> i64 {
        self.visited() + self.int("board.lane") + 1
    }

    fn end(&self) -> i64 {
        if self.is("board.goal", "slots") { self.goal() + self.int("pieces") - 1 } else { self.goal() }
    }

    fn ring(&self, seat: usize, own: i64) -> i64 {
        let squares = self.int("board.loop");
        (own - 1 + squares / 4 * seat as i64) % squares
    }

    /// The loop squares that a piece counts as standing on.
    fn rings_of(&self, seat: usize, own: i64) -> Vec<i64> {
        if (1..=self.visited()).contains(&own) {
            vec![self.ring(seat, own)]
        } else if self.flag("compat.first_lane_square_on_loop") && own == self.visited() + 1 {
            vec![self.ring(seat, own), self.ring(seat, 1)]
        } else {
            Vec::new()
        }
    }

    fn are_enemies(&self, a: usize, b: usize) -> bool {
        let both = |team: &Vec<i64>| team.contains(&(a as i64)) && team.contains(&(b as i64));
        a != b && !self.values.int_lists("teams").iter().any(both)
    }

    /// Everybody else on the square that the mover's seat calls `own`, in the order of play after it.
    fn others_on(&self, position: &Position, own: i64) -> Vec<Standing> {
        let seat = position.seat;
        let has_ring = self.rings_of(seat, own);
        let Some(&ring) = has_ring.first() else { return Vec::new() };
        let mut others = Vec::new();
        for other in (1..4).map(|further| (seat + further) % 4) {
            let own = position.own(other);
            let pieces: Vec<usize> =
                (0..own.len()).filter(|&piece| self.rings_of(other, own[piece]).contains(&ring)).collect();
            if !pieces.is_empty() {
                others.push(Standing { seat: other, pieces });
            }
        }
        others
    }

    fn enemies_on(&self, position: &Position, own: i64) -> Vec<Standing> {
        let mut enemies = self.others_on(position, own);
        enemies.retain(|standing| self.are_enemies(position.seat, standing.seat));
        enemies
    }

    /// Other own pieces on a square.
    fn own_on(&self, position: &Position, mover: usize, own: i64) -> usize {
        let pieces = position.own(position.seat);
        (0..pieces.len()).filter(|&piece| piece != mover && pieces[piece] == own).count()
    }

    fn pairs_block(&self) -> bool {
        self.is("pair.effect", "cannot-be-landed-on") || self.is("pair.effect", "cannot-be-passed")
    }

    fn has_room(&self, position: &Position, mover: usize, own: i64) -> bool {
        let there = self.own_on(position, mover, own) as i64;
        if own >= self.goal() {
            return !self.is("board.goal", "slots") || there == 0;
        }
        if own <= self.visited() && self.pairs_block() && self.flag("pair.binds_owner") && there >= 2 {
            return false;
        }
        let most = self.int("square.own_max");
        most == 0 || there < most
    }

    /// How a piece of the seat to move fares among the enemies of a square.
    fn arrival(&self, position: &Position, own: i64) -> Arrival {
        let mut enemies = self.enemies_on(position, own);
        if self.flag("compat.first_enemy_only") {
            enemies.truncate(1);
        }
        if enemies.is_empty() {
            return Arrival::Stays(Vec::new());
        }
        let has_pair = enemies.iter().any(|standing| standing.pieces.len() >= 2);
        if has_pair && self.pairs_block() {
            return Arrival::Forbidden;
        }
        if self.values.ints("safe.squares").contains(&own) {
            return match self.values.name("safe.effect") {
                "share" => Arrival::Stays(Vec::new()),
                "arrival-forbidden" => Arrival::Forbidden,
                _ => Arrival::SentHome,
            };
        }
        let gap = self.int("board.loop") / 4;
        if self.is("starts.effect", "owner-sends-arrival-home") {
            for further in 1..4 {
                let owner = (position.seat + further) % 4;
                if own == gap * further as i64 + 1 && enemies.iter().any(|standing| standing.seat == owner) {
                    return Arrival::SentHome;
                }
            }
        }
        if has_pair && self.is("pair.effect", "arrival-sent-home") {
            return Arrival::SentHome;
        }
        if self.is("pair.effect", "not-captured") {
            enemies.retain(|standing| standing.pieces.len() == 1);
        }
        Arrival::Stays(enemies.iter().flat_map(Standing::each).collect())
    }

    /// Whether the mover may go on over a square.
    fn can_pass(&self, position: &Position, mover: usize, own: i64) -> bool {
        let own_there = self.own_on(position, mover, own);
        if own > self.visited() {
            let gathers = own == self.goal() && self.is("board.goal", "shared");
            return own_there == 0 || gathers || self.flag("lane.passing");
        }
        let others = self.others_on(position, own);
        let has_enemy_pair = self.enemies_on(position, own).iter().any(|standing| standing.pieces.len() >= 2);
        let is_barred = match self.values.name("passing") {
            "all" => false,
            "not-own" => own_there > 0,
            _ => own_there > 0 || !others.is_empty(),
        };
        let own_pair = own_there >= 2 && self.flag("pair.binds_owner");
        !is_barred && !(self.is("pair.effect", "cannot-be-passed") && (has_enemy_pair || own_pair))
    }

    /// What moving a piece does; nothing if it cannot move so.
    fn simulate(&self, position: &Position, piece: usize, steps: i64, is_die: bool) -> Option<Step> {
        let from = position.own(position.seat)[piece];
        if from == 0 {
            return if is_die { self.enter(position, piece, steps) } else { None };
        }
        let way = self.way(from, steps)?;
        let Some((&last, before)) = way.split_last() else {
            // Put back without a way: LUDOpy's surplus.
            let to = self.end() - steps;
            return self.has_room(position, piece, to).then_some(Step { to, captured: Vec::new() });
        };
        let free = before.iter().take_while(|&&square| self.can_pass(position, piece, square)).count();
        if free == before.len() {
            let step = self.arrive(position, piece, last);
            if step.is_some() {
                return step;
            }
        }
        // The square before the one that stopped it.
        let stop = before[..free].last().copied().filter(|&stop| stop != from)?;
        if self.is("blocked", "stop-behind") { self.arrive(position, piece, stop) } else { None }
    }

    /// The squares of a walk, its last included; an empty one means that the piece is put back.
    fn way(&self, from: i64, steps: i64) -> Option<Vec<i64>> {
        let (visited, end) = (self.visited(), self.end());
        if from == end {
            return None;
        }
        if self.is("lane.rule", "stairs") && from + steps > visited {
            let stair = from - visited + 1;
            return (from >= visited && steps == stair.min(6)).then(|| vec![from + 1]);
        }
        let mut way: Vec<i64> = (from + 1..=(from + steps).min(end)).collect();
        let surplus = from + steps - end;
        if surplus > 0 {
            match self.values.name("finish.rule") {
                "bounce-from-goal" if end - surplus > visited => way.extend((end - surplus..end).rev()),
                "goal-minus-die" if from > visited && end - steps > 0 => way.clear(),
                _ => return None,
            }
        }
        Some(way)
    }

    fn arrive(&self, position: &Position, piece: usize, own: i64) -> Option<Step> {
        let stars = self.values.ints("stars.squares");
        let jump = stars.iter().position(|&star| star == own).and_then(|index| {
            let next = stars.get(index + 1).copied();
            next.or_else(|| self.flag("stars.last_to_goal").then(|| self.goal()))
        });
        let Some(last) = jump else {
            if !self.has_room(position, piece, own) {
                return None;
            }
            return match self.arrival(position, own) {
                Arrival::Forbidden => None,
                Arrival::SentHome => Some(Step { to: 0, captured: Vec::new() }),
                Arrival::Stays(captured) => Some(Step { to: own, captured }),
            };
        };
        if !self.has_room(position, piece, last) {
            return None;
        }
        let mut step = Step { to: last, captured: Vec::new() };
        for (square, elsewhere) in [(own, "final"), (last, "first")] {
            match self.arrival(position, square) {
                Arrival::Forbidden => return None,
                _ if self.is("stars.capture_at", elsewhere) => {}
                _ if step.to == 0 && !self.flag("compat.star_jump_goes_on") => {}
                Arrival::SentHome => step.to = 0,
                Arrival::Stays(captured) => step.captured.extend(captured),
            }
        }
        // Who counts as standing on both stars still goes home only once.
        step.captured.sort_unstable();
        step.captured.dedup();
        Some(step)
    }

    fn enter(&self, position: &Position, piece: usize, steps: i64) -> Option<Step> {
        let index = self.values.ints("entry.values").iter().position(|&value| value == steps)?;
        let to = self.values.ints("entry.square_by_value").get(index).copied().unwrap_or(1);
        if !self.has_room(position, piece, to) {
            return None;
        }
        let enemies = self.enemies_on(position, to);
        let all: Vec<(usize, usize)> = enemies.iter().flat_map(Standing::each).collect();
        let everybody = self.own_on(position, piece, to)
            + self.others_on(position, to).iter().map(|standing| standing.pieces.len()).sum::<usize>();
        let is_full = everybody as i64 >= self.int("square.own_max");
        let captured = match self.values.name("entry.captures") {
            _ if all.is_empty() => Vec::new(),
            "all" => all,
            "nothing" => return None,
            "one" => all[..1].to_vec(),
            "one-when-full" if is_full => all[..1].to_vec(),
            _ => match self.arrival(position, to) {
                Arrival::Forbidden => return None,
                Arrival::SentHome => return Some(Step { to: 0, captured: Vec::new() }),
                Arrival::Stays(captured) => captured,
            },
        };
        Some(Step { to, captured })
    }
}
