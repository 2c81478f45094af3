//! Keys of positions: the same for positions that turning or mirroring the board makes equal.

use game::Random;
use mill::{BoardFull, Mill, MillAction, Phase, Rules, Stalemate, State, WHITE, bits};

/// At most this many symmetries are used; boards with rings have sixteen.
const TURNS: usize = 16;

/// The low bits of a key say by which symmetry it was made.
const TURN_BITS: u64 = TURNS as u64 - 1;

/// One key of the pieces for every symmetry, each ending with the number of its symmetry.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct PieceKeys([i64; TURNS]);

/// The key of a position, and by which symmetry it was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub hash: u64,
    pub turn: usize,
}

/// Random numbers for every piece on every point under every symmetry.
pub(super) struct Keys {
    /// White pieces, black pieces, markers.
    numbers: [Box<[[i64; TURNS]; 32]>; 3],
    /// Where each symmetry takes every point, and back.
    turns: Vec<[u8; 32]>,
    turns_back: Vec<[u8; 32]>,
    is_symmetric: bool,
    has_memory: bool,
    /// Quiet actions count from here on: a draw by the n-move rule may be near.
    quiet_limit: u16,
}

/// A draw by the n-move rule is out of sight while this many quiet actions are left.
const QUIET_MARGIN: u16 = 24;

impl Keys {
    pub fn new(game: &Mill) -> Keys {
        let rules = game.rules();
        let mut random = Random::new(0x6d69_6c6c);
        let symmetries = game.board().symmetries();
        let plain: [[i64; 32]; 3] =
            std::array::from_fn(|_| std::array::from_fn(|_| (random.bits() & !TURN_BITS) as i64));
        let mut numbers = std::array::from_fn(|_| Box::new([[0; TURNS]; 32]));
        let (mut turns, mut turns_back) = (Vec::new(), Vec::new());
        for (turn, map) in symmetries.iter().take(TURNS).enumerate() {
            let (mut there, mut back) = ([0; 32], [0; 32]);
            for (point, &image) in map.iter().enumerate() {
                there[point] = image;
                back[usize::from(image)] = point as u8;
                for kind in 0..3 {
                    numbers[kind][point][turn] = plain[kind][usize::from(image)];
                }
            }
            turns.push(there);
            turns_back.push(back);
        }
        let shortest = [rules.n_move, rules.endgame_n_move].into_iter().filter(|&limit| limit > 0).min();
        Keys {
            numbers,
            turns,
            turns_back,
            // Which line an intervention takes first depends on the order of lines, which turning changes.
            is_symmetric: symmetries.len() > 1 && !rules.has_captures(),
            has_memory: remembers(rules),
            quiet_limit: shortest.map_or(u16::MAX, |limit| limit.saturating_sub(QUIET_MARGIN)),
        }
    }

    /// The keys of a position's pieces, from nothing.
    pub fn pieces(&self, state: &State) -> PieceKeys {
        let unused = |turn: usize| if turn < self.turns.len() { turn as i64 } else { i64::MAX };
        let mut keys = PieceKeys(std::array::from_fn(unused));
        for (numbers, set) in self.numbers.iter().zip(sets_of(state)) {
            bits(set).for_each(|point| toggle(&mut keys, &numbers[usize::from(point)]));
        }
        keys
    }

    /// The keys after an action: those of `before` with what changed.
    #[inline]
    pub fn advance(&self, keys: &PieceKeys, before: &State, after: &State) -> PieceKeys {
        let mut next = *keys;
        for (numbers, (old, new)) in self.numbers.iter().zip(sets_of(before).into_iter().zip(sets_of(after)))
        {
            let mut changed = old ^ new;
            while changed != 0 {
                let numbers = &numbers[changed.trailing_zeros() as usize];
                if self.turns_matter(after) {
                    toggle(&mut next, numbers);
                } else {
                    next.0[0] ^= numbers[0];
                }
                changed &= changed - 1;
            }
        }
        next
    }

    /// Positions that differ by a symmetry meet while pieces are placed, and hardly ever later. Hands never
    /// grow, so the other keys are not needed any more once this is false.
    #[inline]
    fn turns_matter(&self, state: &State) -> bool {
        self.is_symmetric && state.hand(WHITE) | state.hand(WHITE ^ 1) != 0
    }

    /// The key of a position with these pieces.
    #[inline]
    pub fn key(&self, keys: &PieceKeys, state: &State) -> Key {
        let memory = if self.has_memory { state.memory() } else { 0 };
        let least =
            if memory == 0 && self.turns_matter(state) { least(keys.0.iter().copied()) } else { keys.0[0] };
        let rest = hands_and_side([state.hand(WHITE), state.hand(WHITE ^ 1)], state.side())
            | u64::from(state.phase() == Phase::Placing) << PLACING
            | u64::from(state.must_remove() as u8) << REMOVALS
            | u64::from(state.quiet_actions().saturating_sub(self.quiet_limit)) << 32;
        mixed(least, memory, rest)
    }

    /// The hash of the position after a placement where there is nothing but placing ([`Mill::only_places`]):
    /// the one that [`Keys::key`] gives then.
    #[inline]
    pub fn hash_placed(&self, keys: &PieceKeys, state: &State, point: u8, makes_mill: bool) -> u64 {
        let side = usize::from(state.side() & 1);
        let numbers = &self.numbers[side][usize::from(point & 31)];
        let least = if self.is_symmetric {
            least(keys.0.iter().zip(numbers).map(|(key, number)| key ^ number))
        } else {
            keys.0[0] ^ numbers[0]
        };
        let mut hands = [state.hand(WHITE), state.hand(WHITE ^ 1)];
        hands[side] -= 1;
        let next = if makes_mill {
            1 << REMOVALS | hands_and_side(hands, state.side())
        } else {
            hands_and_side(hands, state.side() ^ 1)
        };
        mixed(least, 0, next | 1 << PLACING).hash
    }

    /// Where a symmetry takes every point.
    #[inline]
    pub fn there(&self, key: &Key) -> &[u8; 32] {
        &self.turns[key.turn]
    }

    /// Where a symmetry takes every point from.
    #[inline]
    pub fn back(&self, key: &Key) -> &[u8; 32] {
        &self.turns_back[key.turn]
    }
}

/// Whether [`State::memory`] can ever be anything but 0. Every option is named, so that a new one cannot be
/// forgotten here.
fn remembers(rules: &Rules) -> bool {
    let Rules {
        custodian,
        intervention,
        leap,
        one_time_mills,
        restrict_repeated,
        board_full,
        stalemate,
        mill_action,
        // What these decide shows in pieces, hands, side, phase, removals due and quiet actions.
        piece_count: _,
        fly_count: _,
        at_least: _,
        may_move_while_placing: _,
        defender_first: _,
        remove_multiple: _,
        from_mills_always: _,
        extra_turn: _,
        stop_at_two_empty: _,
        n_move: _,
        endgame_n_move: _,
        // The search follows repetitions itself.
        threefold: _,
        // Only where something captures.
        compatible_choice: _,
    } = rules;
    custodian.is_some()
        || intervention.is_some()
        || leap.is_some()
        || *one_time_mills
        || *restrict_repeated
        || !matches!(board_full, BoardFull::FirstLoses | BoardFull::Draw)
        || !matches!(stalemate, Stalemate::Loss | Stalemate::Draw | Stalemate::ChangeSide)
        || matches!(mill_action, MillAction::MillCounts | MillAction::OpponentRemovesOwn)
}

#[inline]
fn sets_of(state: &State) -> [u32; 3] {
    [state.pieces(WHITE), state.pieces(WHITE ^ 1), state.marked()]
}

/// The bit that says that the side to move places.
const PLACING: u32 = 17;

/// Where the number of removals due begins.
const REMOVALS: u32 = 24;

#[inline]
fn hands_and_side(hands: [u8; 2], side: u8) -> u64 {
    u64::from(hands[0]) | u64::from(hands[1]) << 8 | u64::from(side) << 16
}

#[inline]
fn least(keys: impl Iterator<Item = i64>) -> i64 {
    keys.fold(i64::MAX, |least, key| if key < least { key } else { least })
}

#[inline]
fn mixed(least: i64, memory: u64, rest: u64) -> Key {
    let least = least as u64;
    let mixed = (least & !TURN_BITS) ^ memory ^ rest.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let hash = (mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Key { hash, turn: (least & TURN_BITS) as usize }
}

#[inline]
fn toggle(keys: &mut PieceKeys, numbers: &[i64; TURNS]) {
    keys.0.iter_mut().zip(numbers).for_each(|(key, number)| *key ^= number);
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;
    use game::rules::Variant;

    fn turned(set: u32, map: &[u8]) -> u32 {
        bits(set).fold(0, |image, point| image | 1 << map[usize::from(point)])
    }

    #[test]
    fn turned_positions_share_a_key_and_keys_advance_as_they_are_made() {
        let game = Mill::new(Variant::plain(&mill::FAMILY, "plain")).expect("sound");
        let keys = Keys::new(&game);
        let mut random = Random::new(5);
        for _ in 0..200 {
            let (mut state, mut advanced) = (game.start(), keys.pieces(&game.start()));
            while let Some(action) = game.random_move(&state, &mut random) {
                let before = state;
                game.play(&mut state, action);
                advanced = keys.advance(&advanced, &before, &state);
                let (one, other) = (keys.key(&advanced, &state), keys.key(&keys.pieces(&state), &state));
                assert_eq!(one.hash, other.hash);
            }
        }
        for map in game.board().symmetries() {
            let (mut one, mut other) = (game.start(), game.start());
            for point in [3, 8, 15, 20, 1] {
                game.play(&mut one, mill::Move::Place(point));
                game.play(&mut other, mill::Move::Place(map[usize::from(point)]));
            }
            assert_eq!(turned(one.pieces(0), &map), other.pieces(0));
            let (one, other) = (keys.key(&keys.pieces(&one), &one), keys.key(&keys.pieces(&other), &other));
            assert_eq!(one.hash, other.hash);
        }
    }
}
