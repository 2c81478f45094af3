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
        struct Listing<'a>(&'a Ordering, &'a Sight<'a>, Packed, usize, &'a mut Vec<Candidate>);
        impl game::Sink<Move> for Listing<'_> {
            #[inline]
            fn push(&mut self, action: Move) {
                let promise = self.0.promise(self.1, self.3, self.2, action);
                self.4.push(Candidate::new(Packed::new(action), promise));
            }
        }
        sight.game.moves(sight.state, &mut Listing(self, sight, first, ply, out));
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
        let board = sight.game.board();
        let history = &self.history[usize::from(sight.state.side() & 1)];
        let killers = &self.killers[ply];
        let empty = board.all() & !(sight.own | sight.enemy);
        out.extend(mill::bits(empty).map(|to| {
            let packed = Packed::new(Move::Place(to));
            let mut promise = sight.place(board, to) + history[usize::from(packed.0) % PACKED_MOVES];
            if packed == killers[0] || packed == killers[1] {
                promise += KILLER;
            }
            Candidate::new(packed, if packed == first { TABLE_MOVE } else { promise })
        }));
    }

    #[inline]
    fn promise(&self, sight: &Sight, ply: usize, first: Packed, action: Move) -> i32 {
        let packed = Packed::new(action);
        if packed == first {
            return TABLE_MOVE;
        }
        let killers = &self.killers[ply];
        let killer = if packed == killers[0] || packed == killers[1] { KILLER } else { 0 };
        let history = self.history[usize::from(sight.state.side() & 1)][usize::from(packed.0)];
        sight.promise(action) + killer + history
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
    fn promise(&self, action: Move) -> i32 {
        let board = self.game.board();
        match action {
            Move::Place(to) => self.place(board, to),
            Move::Slide { from, to } => self.slide(board, from, to),
            Move::Remove(point) if self.state.must_remove() > 0 => {
                take(board, self.own, self.enemy, self.own_goals, self.enemy_goals, point)
            }
            Move::Remove(point) => {
                -take(board, self.enemy, self.own, self.enemy_goals, self.own_goals, point)
            }
        }
    }

    #[inline]
    fn place(&self, board: &Board, to: u8) -> i32 {
        let makes = (self.own_goals >> to & 1) as i32;
        let stops = (self.enemy_goals >> to & 1) as i32;
        room(board, to) + makes * MAKES_MILL + stops * STOPS_MILL
    }

    #[inline]
    fn slide(&self, board: &Board, from: u8, to: u8) -> i32 {
        let (own, mut promise) = (self.own & !(1 << from), 0);
        if self.own_goals & 1 << to != 0 && board.mills_through(own, to) > 0 {
            promise += MAKES_MILL;
        }
        if self.enemy_goals & 1 << to != 0 {
            promise += STOPS_MILL;
        }
        // Leaving a line opens it to the enemy; leaving a mill lets it be made again.
        for &others in board.partners(from) {
            if self.enemy & others == others {
                promise -= 8000;
            } else if own & others == others {
                promise += 1000;
            }
        }
        promise
            + 100 * (board.neighbours(to).count_ones() as i32 - board.neighbours(from).count_ones() as i32)
    }
}

/// What a point promises for the room around it.
#[inline]
fn room(board: &Board, point: u8) -> i32 {
    300 * board.neighbours(point).count_ones() as i32
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
    promise + 100 * board.neighbours(point).count_ones() as i32
}
