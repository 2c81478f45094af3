//! Which move to try first.

use game::{Game, Seat};
use mill::{Board, Mill, Move, State};

use super::lines::LineCounts;
use super::packed::{PACKED_MOVES, Packed};
use super::placing_leaves::Placements;

/// A move with how promising it looks, in one word that sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate(i64);

impl Candidate {
    #[inline]
    pub fn new(action: Packed, promise: i32) -> Candidate {
        Candidate(i64::from(promise) << 16 | i64::from(action.0))
    }

    #[inline]
    pub fn action(self) -> Packed {
        Packed(self.0 as u16)
    }

    #[inline]
    pub fn promise(self) -> i32 {
        (self.0 >> 16) as i32
    }
}

/// Moves that look at least this promising are never looked at less deeply.
pub(super) const FORCING: i32 = 1 << 20;

const TABLE_MOVE: i32 = 1 << 28;
const MAKES_MILL: i32 = 1 << 24;
const STOPS_MILL: i32 = 1 << 22;
const KILLER: i32 = 1 << 18;
const MOST_HISTORY: i32 = 1 << 14;

/// What earlier parts of a search say about moves.
pub(super) struct Ordering {
    history: Box<[[i32; PACKED_MOVES]; 2]>,
    killers: Vec<[Packed; 2]>,
}

impl Ordering {
    pub fn new(plies: usize) -> Ordering {
        Ordering { history: Box::new([[0; PACKED_MOVES]; 2]), killers: vec![[Packed::NONE; 2]; plies] }
    }

    /// A move was so good that the others need not be looked at; `tried` came before it and were not.
    pub fn note_cutoff(&mut self, state: &State, ply: usize, depth: i32, best: Packed, tried: &[Candidate]) {
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[usize::from(state.side() & 1)];
        let mut change = |action: Packed, bonus: i32| {
            let value = &mut history[usize::from(action.0)];
            *value += bonus * 16 - *value * bonus / (MOST_HISTORY / 16);
        };
        change(best, bonus);
        tried.iter().for_each(|candidate| change(candidate.action(), -bonus));
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }

    /// Appends the moves of a position with how promising they look.
    #[inline]
    pub fn list(&self, sight: &Sight, first: Packed, ply: usize, out: &mut Vec<Candidate>) {
        let history = &self.history[usize::from(sight.state.side() & 1)];
        let mut listing = Listing { sight, first, history, killers: self.killers[ply], out };
        if sight.game.only_moves(sight.state) {
            sight.game.slides(sight.state, |from, to| listing.push_slides(from, to));
        } else {
            sight.game.moves(sight.state, &mut listing);
        }
    }

    /// The point among these where a placement looks best; there must be one.
    #[inline]
    pub fn best_placement(&self, board: &Board, seat: Seat, on: &Placements, points: u32, ply: usize) -> u8 {
        let killer = |packed: Packed| match packed.unpack() {
            Some(Move::Place(to)) => 1 << to,
            _ => 0,
        };
        let killers = self.killers[ply].map(killer);
        let narrowed = |points: u32, wanted: u32| if points & wanted == 0 { points } else { points & wanted };
        let points =
            [on.mills(), on.enemy_goals(), killers[0] | killers[1]].into_iter().fold(points, narrowed);
        let history = &self.history[usize::from(seat & 1)];
        let promise =
            |to: &u8| history[usize::from(Packed::new(Move::Place(*to)).0) % PACKED_MOVES] + room(board, *to);
        mill::bits(points).max_by_key(promise).unwrap_or(0)
    }

    /// Appends the moves of a position in which there is nothing but placing.
    pub fn list_placements(&self, sight: &Sight, first: Packed, ply: usize, out: &mut Vec<Candidate>) {
        let history = &self.history[usize::from(sight.state.side() & 1)];
        let mut listing = Listing { sight, first, history, killers: self.killers[ply], out };
        let empty = sight.game.board().all() & !(sight.own | sight.enemy);
        for to in mill::bits(empty) {
            listing.note(Packed::new(Move::Place(to)), sight.place(to));
        }
    }
}

/// Takes moves in and appends them with how promising they look.
struct Listing<'a> {
    sight: &'a Sight<'a>,
    first: Packed,
    history: &'a [i32; PACKED_MOVES],
    killers: [Packed; 2],
    out: &'a mut Vec<Candidate>,
}

impl Listing<'_> {
    /// Takes in the moves of one piece.
    #[inline]
    fn push_slides(&mut self, from: u8, to: u32) {
        let leave = self.sight.leave(from);
        for to in mill::bits(to) {
            self.note(Packed::new(Move::Slide { from, to }), leave + self.sight.reach(from, to));
        }
    }

    #[inline]
    fn note(&mut self, packed: Packed, promise: i32) {
        let mut promise = promise + self.history[usize::from(packed.0) % PACKED_MOVES];
        if packed == self.killers[0] || packed == self.killers[1] {
            promise += KILLER;
        }
        self.out.push(Candidate::new(packed, if packed == self.first { TABLE_MOVE } else { promise }));
    }
}

impl game::Sink<Move> for Listing<'_> {
    fn push(&mut self, action: Move) {
        let promise = match action {
            Move::Slide { from, to } => self.sight.leave(from) + self.sight.reach(from, to),
            Move::Place(to) => self.sight.place(to),
            Move::Remove(point) => self.sight.remove(point),
        };
        self.note(Packed::new(action), promise);
    }
}

/// What matters about a position when its moves are sorted.
pub(super) struct Sight<'a> {
    game: &'a Mill,
    state: &'a State,
    own: u32,
    enemy: u32,
    /// Empty points where a piece of the side to move, or of the enemy, would make a mill.
    own_goals: u32,
    enemy_goals: u32,
}

impl<'a> Sight<'a> {
    #[inline]
    pub fn new(game: &'a Mill, lines: &LineCounts, state: &'a State) -> Sight<'a> {
        let (own, enemy) = (state.pieces(state.side()), state.pieces(state.side() ^ 1));
        let sides = lines.of([own, enemy]);
        let goals = |fields: u64| lines.masks_of(fields).fold(0, |goals, mask| goals | mask);
        let (own_goals, enemy_goals) = (goals(sides[0].twos) & !own, goals(sides[1].twos) & !enemy);
        Sight { game, state, own, enemy, own_goals, enemy_goals }
    }

    #[inline]
    fn remove(&self, point: u8) -> i32 {
        let board = self.game.board();
        if self.state.must_remove() > 0 {
            take(board, self.own, self.enemy, self.own_goals, self.enemy_goals, point)
        } else {
            -take(board, self.enemy, self.own, self.enemy_goals, self.own_goals, point)
        }
    }

    #[inline]
    fn place(&self, to: u8) -> i32 {
        let makes = (self.own_goals >> to & 1) as i32;
        let stops = (self.enemy_goals >> to & 1) as i32;
        room(self.game.board(), to) + makes * MAKES_MILL + stops * STOPS_MILL
    }

    /// What it promises that a piece goes from a point: leaving a line opens it to the enemy, leaving a mill lets it be made
    /// again.
    fn leave(&self, from: u8) -> i32 {
        let board = self.game.board();
        let lines = board.partners(from).iter().map(|&others| match others {
            _ if self.enemy & others == others => -8000,
            _ if self.own & others == others => 1000,
            _ => 0,
        });
        lines.sum::<i32>() - step(board, from)
    }

    /// What it promises that a piece from there gets to a point.
    #[inline]
    fn reach(&self, from: u8, to: u8) -> i32 {
        let (board, mut promise) = (self.game.board(), 0);
        if self.own_goals & 1 << to != 0 && board.mills_through(self.own & !(1 << from), to) > 0 {
            promise += MAKES_MILL;
        }
        if self.enemy_goals & 1 << to != 0 {
            promise += STOPS_MILL;
        }
        promise + step(board, to)
    }
}

/// What the room around a point counts for a piece that moves.
#[inline]
fn step(board: &Board, point: u8) -> i32 {
    100 * board.degree(point) as i32
}

/// What a point promises for the room around it.
#[inline]
fn room(board: &Board, point: u8) -> i32 {
    300 * board.degree(point) as i32
}

/// What the owner loses with a piece: lines it is about to fill or stops, room it takes.
#[inline]
fn take(board: &Board, own: u32, enemy: u32, own_goals: u32, enemy_goals: u32, point: u8) -> i32 {
    let mut promise = 200 * (board.neighbours(point) & own).count_ones() as i32;
    for &others in board.partners(point) {
        if others & enemy_goals != 0 && others & enemy != 0 {
            promise += 3000;
        }
        if enemy & others == others {
            promise += 3000;
        } else if own & others == others {
            promise += 4000;
        } else if own & others == 0 && enemy & others != 0 {
            promise += 2000;
        } else if others & own_goals != 0 {
            promise += 500;
        }
    }
    promise + 100 * board.degree(point) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Random;

    #[test]
    fn the_moves_of_pieces_are_listed_as_one_by_one() {
        let mut random = Random::new(6);
        let mut listed = 0;
        for id in testkit::shipped::ids(&mill::FAMILY) {
            let game = testkit::shipped::game(&mill::FAMILY, &id, Mill::new);
            let lines = LineCounts::new(game.board());
            let mut state = game.start();
            let mut ordering = Ordering::new(1);
            while let Some(action) = game.random_move(&state, &mut random) {
                let sight = Sight::new(&game, &lines, &state);
                let first = Packed::new(action);
                let (mut all, mut each) = (Vec::new(), Vec::new());
                ordering.list(&sight, first, 0, &mut all);
                let history = &ordering.history[usize::from(state.side() & 1)];
                let killers = ordering.killers[0];
                let mut listing = Listing { sight: &sight, first, history, killers, out: &mut each };
                game.moves(&state, &mut listing);
                assert_eq!(all, each, "{id}: {state:?}");
                listed += usize::from(game.only_moves(&state));
                ordering.note_cutoff(&state, 0, 6, all[0].action(), &all[1..]);
                game.play(&mut state, action);
            }
        }
        assert!(listed > 1000, "{listed}");
    }
}
