//! The moving phase taken apart and taken back, for whoever solves it.
//!
//! What stands here is asked of whole sets of pieces, without a [`State`]: whoever looks at billions of positions of
//! the same pieces asks once for each set. The general code answers the same, position by position, and the tests
//! hold the two together.

use crate::board::bits;
use crate::capture::CaptureLines;
use crate::play::Mill;
use crate::rules::{Rules, Stalemate};
use crate::state::{Phase, State};

/// Where one piece can go if the point is empty, told apart by what that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// Where it stands, as a bit.
    pub from: u32,
    /// Points it can go to without making a mill.
    pub quiet: u32,
    /// Points where it makes a mill that takes one piece.
    pub mill: u32,
    /// Points where it makes more than one mill, each of which takes a piece.
    pub mills: u32,
}

impl Mill {
    /// The same game without what looks at the past and only ever ends a game that nobody can win: the n-move rules and
    /// repetition. Ideal play ends the same in both.
    #[must_use]
    pub fn for_ideal_play(mut self) -> Mill {
        self.rules.n_move = 0;
        self.rules.endgame_n_move = 0;
        self.rules.threefold = false;
        self
    }

    /// The beginning of a side's turn with these pieces and hands, as play would bring it about: a side that cannot move
    /// gets what the rules have for it, so that the position may be over, or another side's turn.
    pub fn turn_state(&self, pieces: [u32; 2], hand: [u8; 2], side: u8) -> State {
        let mut state = self.moving_state(pieces, side);
        state.hand = hand;
        self.begin_turn(&mut state, side & 1);
        state
    }

    /// Whether a position is the plain beginning of a turn: pieces, hands and the side to move say everything about it.
    pub fn is_plain_turn(&self, state: &State) -> bool {
        let State {
            pieces: _,
            marked,
            used,
            custodian: _,
            intervention: _,
            leap: _,
            // Counted by rules that ideal play has no use for.
            quiet: _,
            plies: _,
            hand: _,
            on_board: _,
            must_remove,
            last_mill: _,
            side: _,
            phase,
            // It decides among the lines of a capture, and is forgotten with the next piece that moves.
            preferred,
            stalemate,
            mill_choice: _,
        } = state;
        *marked == 0
            && (!self.rules.one_time_mills || *used == [0; 2])
            && *must_remove == [0; 2]
            && *phase != Phase::Over
            && *preferred == crate::state::NOWHERE
            && *stalemate == 0
    }

    /// The option that makes positions depend on more of the past than pieces, hands and the side to move say, if one
    /// does so in the moving phase.
    pub fn remembers(&self) -> Option<&'static str> {
        let Rules {
            one_time_mills,
            restrict_repeated,
            // What these count is of no use to whoever plays ideally.
            n_move: _,
            endgame_n_move: _,
            threefold: _,
            piece_count: _,
            fly_count: _,
            at_least: _,
            // Markers are swept when the placing phase ends.
            mill_action: _,
            may_move_while_placing: _,
            defender_first: _,
            remove_multiple: _,
            from_mills_always: _,
            extra_turn: _,
            board_full: _,
            stop_at_two_empty: _,
            stalemate: _,
            custodian: _,
            intervention: _,
            leap: _,
            compatible_choice: _,
        } = &self.rules;
        match () {
            () if *one_time_mills => Some("one_time_use_mill"),
            () if *restrict_repeated => Some("restrict_repeated_mills_formation"),
            () => None,
        }
    }

    /// Whether in the moving phase pieces only slide or fly, and nothing but mills takes.
    ///
    /// Every option is named, so that a new one cannot be forgotten here.
    pub fn moves_plainly(&self) -> bool {
        let Rules {
            custodian,
            intervention,
            leap,
            one_time_mills,
            restrict_repeated,
            stalemate,
            // Asked about where it is needed.
            fly_count: _,
            at_least: _,
            remove_multiple: _,
            from_mills_always: _,
            // Nothing of the moving phase.
            piece_count: _,
            mill_action: _,
            may_move_while_placing: _,
            defender_first: _,
            extra_turn: _,
            board_full: _,
            stop_at_two_empty: _,
            // Only where something captures.
            compatible_choice: _,
            // Nothing that ideal play has a use for.
            n_move: _,
            endgame_n_move: _,
            threefold: _,
        } = &self.rules;
        custodian.is_none()
            && intervention.is_none()
            && leap.is_none()
            && !one_time_mills
            && !restrict_repeated
            && matches!(stalemate, Stalemate::Loss | Stalemate::Draw)
    }

    /// Whether in the placing phase a placement or a move does nothing but take one piece for a mill, and the board is never
    /// full.
    pub fn places_plainly(&self) -> bool {
        self.plain && usize::from(self.rules.piece_count) * 2 < self.board.len()
    }

    /// Whether a side with so many pieces on the board, and none in hand, flies.
    pub fn flies(&self, pieces: u32) -> bool {
        pieces <= u32::from(self.rules.fly_count)
    }

    /// Where each of these pieces can go by flying or sliding, whatever stands there, under rules that [`Mill::moves_plainly`].
    pub fn ways(&self, own: u32, flies: bool) -> impl Iterator<Item = Ways> + '_ {
        bits(own).map(move |from| {
            let reach = if flies { self.board.all() } else { self.board.neighbours(from) } & !own;
            let left = own & !(1 << from);
            let mut ways = Ways { from: 1 << from, quiet: 0, mill: 0, mills: 0 };
            for to in bits(reach) {
                match self.board.mills_through(left, to) {
                    0 => ways.quiet |= 1 << to,
                    1 => ways.mill |= 1 << to,
                    _ if self.rules.remove_multiple => ways.mills |= 1 << to,
                    _ => ways.mill |= 1 << to,
                }
            }
            ways
        })
    }

    /// Those of a side's pieces that a mill of the other takes from.
    #[inline]
    pub fn open_to_removal(&self, pieces: u32) -> u32 {
        if self.rules.from_mills_always {
            return pieces;
        }
        let open = pieces & !self.board.in_mills(pieces);
        if open == 0 { pieces } else { open }
    }

    /// The quiet moves taken back, under rules that [`Mill::moves_plainly`]: for every way the side with the pieces
    /// `moved` may just have flown or slid without taking anything, its pieces before that.
    #[inline]
    pub fn retreats(&self, moved: u32, other: u32, flies: bool, mut each: impl FnMut(u32)) {
        let empty = self.board.all() & !(moved | other);
        // A piece in a mill has just made it, and that was not quiet, if there was anything to take.
        let quiet = if other == 0 { moved } else { moved & !self.board.in_mills(moved) };
        if flies {
            for to in bits(quiet) {
                bits(empty).for_each(|from| each(moved ^ (1 << to | 1 << from)));
            }
        } else {
            self.board.each_step(quiet, empty, |step| each(moved ^ step));
        }
    }

    /// Points from which a piece of a side may have come to one of its points, at least; for rules of any kind.
    pub fn origins(&self, own: u32, to: u8) -> u32 {
        if self.flies(own.count_ones()) {
            return self.board.all();
        }
        let leaps = self.leap.as_ref().map_or(0, |leap| leap.ends_opposite(to));
        self.board.neighbours(to) | leaps
    }

    /// The ways to turn and mirror the board that the rules respect: where each point goes.
    pub fn symmetries(&self) -> Vec<Vec<u8>> {
        let chooses = |lines: &Option<CaptureLines>| lines.as_ref().is_some_and(CaptureLines::has_precedence);
        let mut maps = self.board.symmetries();
        if chooses(&self.intervention) || chooses(&self.leap) {
            maps.truncate(1);
        }
        maps
    }
}
