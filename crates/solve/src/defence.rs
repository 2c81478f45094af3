//! The opening of a game whose pieces move while there are pieces in hand: does a side hold a draw?
//!
//! Such play can go round in circles, and has too many positions to be solved whole. To show that a side holds a draw, one
//! way to play that holds it is enough. So one side, the defender, only places as long as it has pieces in hand, and the other,
//! the attacker, does whatever the rules allow. Every turn of the defender leaves it with one piece less in hand, so the search
//! comes to an end: at the moving phase, or at a siege (`siege.rs`). What the defender holds so, it holds in the game; where it
//! does not, nothing is known.
//!
//! Colours make no difference: a position is the pieces of the defender and of the attacker, and how many each has in hand.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

use mill::{MAX_POINTS, Mill, Move, bits};
use rayon::prelude::*;

use crate::problem::Problem;
use crate::siege::{Settled, Siege, Sieges};
use crate::solution::Shelved;
use crate::space::Space;
use crate::values::{Bounds, Value};

/// Entries that are looked through for a position.
const BUCKET: usize = 4;

/// So many positions are looked at between two questions whether to go on.
const BETWEEN: u64 = 1024;

/// With more pieces than this in the defender's hand, the table is asked about all placements before one is searched.
const ASKED_FIRST: u8 = 2;

/// No side has more pieces than fit four bits.
const MOST_PIECES: u8 = 15;

/// What the table says about a position with the attacker to move.
const HELD: u64 = 1;
const WON: u64 = 2;

/// A position at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
struct Position {
    defender: u32,
    attacker: u32,
    /// How many pieces each has in hand.
    defends_with: u8,
    attacks_with: u8,
}

/// Where the search ends: the positions of some pieces with the attacker to move.
struct End {
    space: Space,
    values: Shelved,
}

/// Searches the placing phase for whether a side holds a draw.
pub struct Defence {
    game: Mill,
    sieges: Sieges,
    /// By the pieces of the defender and the attacker, and the attacker's hand.
    ends: Vec<Option<End>>,
    table: Vec<AtomicU64>,
    /// How often placing on a point has held.
    history: Vec<AtomicU32>,
    nodes: AtomicU64,
}

/// Somebody does not want to go on.
struct Stopped;

type Answer = Result<bool, Stopped>;

/// Where the end with these pieces stands in the list.
fn end_at(siege: &Siege) -> usize {
    let Siege { defender, attacker, hand } = *siege;
    [defender, attacker, hand].into_iter().fold(0, |at, pieces| at << 4 | usize::from(pieces))
}

impl Defence {
    /// Whether this is the way to search the opening of a game: its pieces move while there are pieces in hand.
    pub fn is_for(game: &Mill) -> bool {
        game.rules().may_move_while_placing
    }

    /// How many bytes of memory a search with a table of so many bytes takes.
    pub fn memory(sieges: &Sieges, table: u64) -> u64 {
        let numbers = |siege: &Siege| sieges.index().len(&siege.attacking()) as u64;
        ends(sieges).iter().map(numbers).sum::<u64>() / 4 + table
    }

    /// Prepares a search with a table of so many bytes. The moving phase and the sieges must be there; those that it ends at are
    /// read.
    pub fn new(game: &Mill, root: &Path, table: u64) -> Result<Defence, Problem> {
        let sieges = Sieges::new(game, root)?;
        if game.rules().piece_count > MOST_PIECES {
            return Err(Problem::new("solve-too-large").with("points", game.board().len() as i64));
        }
        let game = game.clone().for_ideal_play();
        let mut list: Vec<Option<End>> = (0..1 << 12).map(|_| None).collect();
        for siege in ends(&sieges) {
            let space = siege.attacking();
            list[end_at(&siege)] = Some(End { space, values: sieges.read(&space)? });
        }
        let entries = (table / 8).max(1024) as usize / BUCKET * BUCKET;
        Ok(Defence {
            sieges,
            ends: list,
            table: (0..entries).map(|_| AtomicU64::new(0)).collect(),
            history: (0..game.board().len()).map(|_| AtomicU32::new(0)).collect(),
            nodes: AtomicU64::new(0),
            game,
        })
    }

    /// How many positions were looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// What the game is worth to White, who begins, as far as is known when `go_on` says no.
    pub fn bounds(&self, go_on: &(dyn Fn(u64) -> bool + Sync)) -> Bounds {
        let men = self.game.rules().piece_count;
        let start = Position { defender: 0, attacker: 0, defends_with: men, attacks_with: men };
        // Black has an answer to every first move, or White has a first move to which there is no answer.
        self.of_both(go_on, |search| search.defender_holds(start), |search| search.attacker_wins(start))
    }

    /// What each first move is worth to White, each once for all its images.
    pub fn first_moves(&self, go_on: &(dyn Fn(u64) -> bool + Sync)) -> Vec<(Move, Bounds)> {
        let men = self.game.rules().piece_count;
        let mut found = Vec::new();
        for own in 0..self.game.board().len() as u8 {
            let set = 1 << own;
            let space = Space::moving(1, 0);
            let index = self.sieges.index();
            let sizes = index.sizes(&space);
            if index.position(&sizes, index.number(&sizes, set, 0).at) != [set, 0] {
                continue;
            }
            let defended = Position { defender: set, attacker: 0, defends_with: men - 1, attacks_with: men };
            let attacked = Position { defender: 0, attacker: set, defends_with: men, attacks_with: men - 1 };
            let holds = |search: &mut Search| search.attacker_wins(defended).map(|won| !won);
            let wins = |search: &mut Search| search.defender_holds(attacked).map(|held| !held);
            found.push((Move::Place(own), self.of_both(go_on, holds, wins)));
        }
        found
    }

    /// Bounds for White, who holds as the defender, or does not win as the attacker.
    fn of_both(
        &self,
        go_on: &(dyn Fn(u64) -> bool + Sync),
        holds: impl Fn(&mut Search) -> Answer + Sync,
        wins: impl Fn(&mut Search) -> Answer + Sync,
    ) -> Bounds {
        let mut bounds = Bounds::NONE;
        if self.ask(go_on, wins) == Some(false) {
            bounds.most = Value::Draw;
        }
        if self.ask(go_on, holds) == Some(true) {
            bounds.least = Value::Draw;
        }
        bounds
    }

    /// Asks on all threads at once, each looking at attacks in another order; they share the table, and the first answer counts.
    fn ask(
        &self,
        go_on: &(dyn Fn(u64) -> bool + Sync),
        question: impl Fn(&mut Search) -> Answer + Sync,
    ) -> Option<bool> {
        let answered = AtomicBool::new(false);
        let threads = (0..rayon::current_num_threads()).into_par_iter().with_max_len(1);
        let answers: Vec<Option<bool>> = threads
            .map(|thread| {
                let go_on = || !answered.load(Relaxed) && go_on(self.nodes());
                let mut search = Search { defence: self, go_on: &go_on, nodes: 0, turned: thread as u64 };
                let answer = question(&mut search).ok();
                self.nodes.fetch_add(search.nodes % BETWEEN, Relaxed);
                answered.fetch_or(answer.is_some(), Relaxed);
                answer
            })
            .collect();
        answers.into_iter().flatten().next()
    }

    /// Whether the attacker, to move, wins where the defender has nothing left in hand.
    fn is_won_at_end(&self, position: &Position) -> bool {
        let Position { defender, attacker, attacks_with, .. } = *position;
        let pieces = [defender, attacker].map(|set| set.count_ones() as u8);
        let siege = Siege { defender: pieces[0], attacker: pieces[1], hand: attacks_with };
        match &self.ends[end_at(&siege)] {
            Some(End { space, values }) => {
                let index = self.sieges.index();
                values.value(index.number(&index.sizes(space), attacker, defender).at) == Value::Win
            }
            None => self.sieges.settled(&siege) != Some(Settled::Won),
        }
    }

    /// A position with the attacker to move as a number that symmetries do not change.
    fn key(&self, position: &Position) -> u64 {
        let Position { defender, attacker, defends_with, attacks_with } = *position;
        let pieces = [defender, attacker].map(|set| set.count_ones() as u8);
        let index = self.sieges.index();
        let at = index.number(&index.sizes(&Space::moving(pieces[0], pieces[1])), defender, attacker).at;
        let numbers = [pieces[0], pieces[1], attacks_with, defends_with];
        numbers.into_iter().fold(at as u64, |key, number| key << 4 | u64::from(number))
    }

    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let start = spread as usize % (self.table.len() / BUCKET) * BUCKET;
        &self.table[start..start + BUCKET]
    }

    /// Whether the attacker wins, if that was found out before.
    fn remembered(&self, key: u64) -> Option<bool> {
        let mut entries = self.bucket(key).iter().map(|entry| entry.load(Relaxed));
        entries.find(|entry| entry >> 2 == key && entry & 3 != 0).map(|entry| entry & 3 == WON)
    }

    /// Keeps an answer in place of the same, of nothing, or of the one that cost the least.
    fn remember(&self, key: u64, is_won: bool) {
        let cost = |entry: &&AtomicU64| match entry.load(Relaxed) {
            found if found >> 2 == key => 0,
            0 => 1,
            // The more the defender has in hand, the more was searched.
            found => 2 + (found >> 2 & 0xf),
        };
        if let Some(entry) = self.bucket(key).iter().min_by_key(cost) {
            entry.store(key << 2 | if is_won { WON } else { HELD }, Relaxed);
        }
    }
}

/// Where a search may end: at sieges, and at the moving phase with a defender that has not given up.
fn ends(sieges: &Sieges) -> Vec<Siege> {
    let mut all = sieges.all();
    let besieged: Vec<u8> = all.iter().map(|siege| siege.defender).collect();
    let moving = (0..=MOST_PIECES).filter(|pieces| besieged.contains(pieces));
    let pairs = moving.flat_map(|defender| (0..=sieges.men()).map(move |attacker| (defender, attacker)));
    let moving = pairs.map(|(defender, attacker)| Siege { defender, attacker, hand: 0 });
    all.extend(moving.filter(|siege| sieges.settled(siege).is_none()));
    all
}

/// One thread at work on a question.
struct Search<'d> {
    defence: &'d Defence,
    go_on: &'d dyn Fn() -> bool,
    nodes: u64,
    /// How the order of attacks that look alike is changed.
    turned: u64,
}

impl Search<'_> {
    /// Whether the attacker, to move, wins.
    fn attacker_wins(&mut self, position: Position) -> Answer {
        let defence = self.defence;
        if position.defends_with == 0 {
            return Ok(defence.is_won_at_end(&position));
        }
        let key = defence.key(&position);
        if let Some(answer) = defence.remembered(key) {
            return Ok(answer);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN) {
            defence.nodes.fetch_add(BETWEEN, Relaxed);
        }
        if self.nodes % BETWEEN == 1 && !(self.go_on)() {
            return Err(Stopped);
        }
        let answer = self.capture_wins(&position)? || self.quiet_attack_wins(&position)?;
        defence.remember(key, answer);
        Ok(answer)
    }

    /// Whether a placement or a move that makes a mill wins.
    fn capture_wins(&mut self, position: &Position) -> Answer {
        let game = &self.defence.game;
        let Position { defender, attacker, defends_with, attacks_with } = *position;
        let empty = game.board().all() & !(defender | attacker);
        if defender == 0 {
            // There is nothing to take.
            return Ok(false);
        }
        let mut after: Vec<(u32, u8)> = Vec::new();
        if attacks_with > 0 {
            let mills = bits(empty).filter(|&point| game.board().mills_through(attacker, point) > 0);
            after.extend(mills.map(|point| (attacker | 1 << point, attacks_with - 1)));
        }
        for way in game.ways(attacker, self.flies(attacker, attacks_with)) {
            after.extend(bits(way.mill & empty).map(|to| (attacker ^ (way.from | 1 << to), attacks_with)));
        }
        if !after.is_empty() && self.defence.sieges.gives_up(defender.count_ones() as u8 + defends_with - 1) {
            return Ok(true);
        }
        let open = game.open_to_removal(defender);
        for (attacker, attacks_with) in after {
            for point in bits(open) {
                let defender = defender ^ 1 << point;
                if !self.defender_holds(Position { defender, attacker, defends_with, attacks_with })? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn flies(&self, pieces: u32, hand: u8) -> bool {
        hand == 0 && self.defence.game.flies(pieces.count_ones())
    }

    /// Whether a placement or a move without a mill wins; those that threaten the most are tried first.
    fn quiet_attack_wins(&mut self, position: &Position) -> Answer {
        let game = &self.defence.game;
        let Position { defender, attacker, attacks_with, .. } = *position;
        let empty = game.board().all() & !(defender | attacker);
        let mut after: Vec<(u32, Position)> = Vec::with_capacity(64);
        if attacks_with > 0 {
            let is_quiet = |&point: &u8| defender == 0 || game.board().mills_through(attacker, point) == 0;
            for point in bits(empty).filter(is_quiet) {
                let next =
                    Position { attacker: attacker | 1 << point, attacks_with: attacks_with - 1, ..*position };
                after.push((self.threat(&next, point), next));
            }
        }
        for way in game.ways(attacker, self.flies(attacker, attacks_with)) {
            let quiet = if defender == 0 { way.quiet | way.mill } else { way.quiet };
            for to in bits(quiet & empty) {
                let next = Position { attacker: attacker ^ (way.from | 1 << to), ..*position };
                after.push((self.threat(&next, to), next));
            }
        }
        after.sort_unstable_by_key(|(threat, _)| std::cmp::Reverse(*threat));
        for (_, next) in after {
            if !self.defender_holds(next)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How much a quiet attack threatens: by the lines it may still fill. Threads look at those that are alike in different orders,
    /// so that each finds answers for the others.
    fn threat(&self, next: &Position, point: u8) -> u32 {
        let lines = self.defence.game.board().partners(point);
        let open = lines.iter().filter(|&&others| others & next.defender == 0);
        let lines: u32 = open.map(|&others| 1 + 4 * (others & next.attacker).count_ones()).sum();
        let alike = (u64::from(point) + 1).wrapping_mul(self.turned.wrapping_add(self.nodes) | 1);
        lines << 6 | (alike.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as u32
    }

    /// Whether the defender, to move and with pieces in hand, holds by placing.
    fn defender_holds(&mut self, position: Position) -> Answer {
        let defence = self.defence;
        let board = defence.game.board();
        let Position { defender, attacker, defends_with, .. } = position;
        let mut points = [(0u32, 0u8); MAX_POINTS];
        let mut count = 0;
        for point in bits(board.all() & !(defender | attacker)) {
            points[count] = (self.promise(&position, point), point);
            count += 1;
        }
        if defends_with > ASKED_FIRST && self.is_known_to_hold(&position) {
            return Ok(true);
        }
        points[..count].sort_unstable_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        for &(_, point) in &points[..count] {
            let next =
                Position { defender: defender | 1 << point, defends_with: defends_with - 1, ..position };
            let holds = if attacker != 0 && board.mills_through(defender, point) > 0 {
                self.capture_holds(next)?
            } else {
                !self.attacker_wins(next)?
            };
            if holds {
                defence.history[usize::from(point)].fetch_add(1, Relaxed);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the table knows a placement that holds.
    fn is_known_to_hold(&self, position: &Position) -> bool {
        let board = self.defence.game.board();
        let Position { defender, attacker, defends_with, .. } = *position;
        bits(board.all() & !(defender | attacker)).any(|point| {
            let next =
                Position { defender: defender | 1 << point, defends_with: defends_with - 1, ..*position };
            board.mills_through(defender, point) == 0
                && self.defence.remembered(self.defence.key(&next)) == Some(false)
        })
    }

    /// Whether the defender, which has just made a mill, holds by one of its removals.
    fn capture_holds(&mut self, position: Position) -> Answer {
        let game = &self.defence.game;
        let left = position.attacker.count_ones() + u32::from(position.attacks_with) - 1;
        if left < u32::from(game.rules().at_least) {
            return Ok(true);
        }
        for point in bits(game.open_to_removal(position.attacker)) {
            if !self.attacker_wins(Position { attacker: position.attacker ^ 1 << point, ..position })? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How much a placement of the defender promises: mills, then mills of the attacker that it stops, then lines and what has held
    /// before.
    fn promise(&self, position: &Position, point: u8) -> u32 {
        let board = self.defence.game.board();
        let Position { defender, attacker, .. } = *position;
        let makes_mill = u32::from(board.mills_through(defender, point) > 0);
        let stops_mill = u32::from(board.mills_through(attacker, point) > 0);
        let open = board.partners(point).iter().filter(|&&others| others & attacker == 0);
        let lines: u32 = open.map(|&others| 1 + 3 * (others & defender).count_ones()).sum();
        let history = 32 - self.defence.history[usize::from(point)].load(Relaxed).leading_zeros();
        let rest = (lines * 4 + history + board.neighbours(point).count_ones()) << 5 | u32::from(point);
        makes_mill << 20 | stops_mill << 18 | rest
    }
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;
    use crate::siege::tests::solved;
    use crate::tests::Unwatched;

    /// Random positions with random hands: what is held by placing alone is at least a draw, with the attacker or the defender to move.
    #[test]
    fn what_is_held_is_at_least_a_draw_in_every_position() {
        let games = [
            ("three-mens-morris", "4"),
            ("three-mens-morris-flying", "4"),
            ("six-mens-morris", "4"),
            ("six-mens-morris-flying", "4"),
        ];
        let (mut held, mut won) = (0, 0);
        for (id, men) in games {
            let (game, folder, whole) = solved(&format!("defence-{id}"), id, men);
            Sieges::new(&game, &folder).unwrap().solve(&Unwatched).unwrap();
            let defence = Defence::new(&game, &folder, 1_000_000).unwrap();
            let mut search = Search { defence: &defence, go_on: &|| true, nodes: 0, turned: 0 };
            let mut random = Random::new(7);
            for _ in 0..4000 {
                let pieces = [(); 2].map(|()| (random.below(5), random.below(5)));
                let points = game.board().len() as u32;
                let mut sets = [0u32; 2];
                for (side, (count, _)) in pieces.into_iter().enumerate() {
                    while sets[side].count_ones() < count {
                        let bit = 1 << random.below(points);
                        sets[side] |= bit & !sets[side ^ 1];
                    }
                }
                let hand = pieces.map(|(count, hand)| hand.min(4 - count) as u8);
                let is_lost = |side: usize| sets[side].count_ones() + u32::from(hand[side]) < 3;
                if hand[0] == 0 || is_lost(0) || is_lost(1) {
                    continue;
                }
                let [defender, attacker] = sets;
                let position = Position { defender, attacker, defends_with: hand[0], attacks_with: hand[1] };
                for side in [mill::WHITE, mill::BLACK] {
                    let state = game.turn_state(sets, hand, side);
                    let Some(known) = whole.probe(&state).filter(|_| state.side() == side) else { continue };
                    let holds = match side {
                        mill::WHITE => search.defender_holds(position),
                        _ => search.attacker_wins(position).map(|won| !won),
                    };
                    let exact = if side == mill::WHITE { known.value } else { known.value.turned() };
                    let holds = holds.unwrap_or(false);
                    assert!(!holds || exact >= Value::Draw, "{id}: {position:?}, {side} to move: {exact:?}");
                    held += u32::from(holds);
                    won += u32::from(!holds);
                }
            }
            std::fs::remove_dir_all(folder).unwrap();
        }
        assert!(held > 500 && won > 500, "{held} held, {won} not");
    }
}
