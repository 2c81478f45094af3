//! [`Mill`]: one checked variant, and how it answers to the contract.

use game::rules::{Flaws, Problems, Variant};
use game::{Decide, Game, Perft, Roll, Scores, Seat, Sink, Turn};

use crate::board::Board;
use crate::capture::CaptureLines;
use crate::own_board::read_board;
use crate::rules::{BoardFull, MillAction, Rules, Stalemate};
use crate::state::{BLACK, Move, Phase, State, WHITE};

/// One variant of Mill: its board and its rules.
#[derive(Clone, Debug)]
pub struct Mill {
    variant: Variant,
    pub(crate) board: Board,
    pub(crate) rules: Rules,
    /// Whether nothing beyond the plainest rules is on: a mill removes one piece from the board, and nothing
    /// else captures, is remembered or is counted. The general code would do the same, more slowly.
    pub(crate) plain: bool,
    pub(crate) custodian: Option<CaptureLines>,
    pub(crate) intervention: Option<CaptureLines>,
    pub(crate) leap: Option<CaptureLines>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side has fewer pieces than it needs.
    TooFew(Seat),
    /// This side could not move, and has lost.
    Stuck(Seat),
    /// White filled the board without a mill, and has lost.
    FullBoard,
    /// A draw: the board is full.
    FullBoardDraw,
    /// A draw: the side to move, or nobody, can move.
    StuckDraw,
    /// A draw: nothing was placed or removed for too long.
    Quiet,
    /// A draw: the position stood for the third time.
    Repetition,
}

impl Outcome {
    /// The winner, or `None` in a draw.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Outcome::TooFew(loser) | Outcome::Stuck(loser) => Some(loser ^ 1),
            Outcome::FullBoard => Some(BLACK),
            _ => None,
        }
    }
}

impl Mill {
    /// Makes a game of a variant, or says everything that is wrong with its options.
    pub fn new(variant: Variant) -> Result<Mill, Problems> {
        variant.check()?;
        let rules = Rules::read(&variant.values);
        let board = read_board(&variant.values, &mut Flaws::default()).expect("a board without flaws");
        let lines = |capture: Option<_>| capture.map(|capture| CaptureLines::new(capture, &board));
        Ok(Mill {
            plain: is_plain(&rules, &board),
            custodian: lines(rules.custodian),
            intervention: lines(rules.intervention),
            leap: lines(rules.leap),
            variant,
            board,
            rules,
        })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The same game without its fast path, as an oracle for tests of it.
    #[must_use]
    pub fn without_fast_path(mut self) -> Mill {
        self.plain = false;
        self
    }

    /// A position of the moving phase with these pieces and empty hands; for endgame databases.
    /// Whether the side can move is for the caller to ask.
    pub fn moving_state(&self, pieces: [u32; 2], side: Seat) -> State {
        let mut state = State::start(0);
        state.pieces = [pieces[0] & self.board.all(), pieces[1] & self.board.all() & !pieces[0]];
        state.count_pieces();
        state.side = side & 1;
        state.phase = Phase::Moving;
        state
    }

    /// How the game ended; `None` while it goes on.
    ///
    /// A state does not store this: what it says about pieces, mobility and quiet actions decides, and what
    /// is left is repetition.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let too_few = |side: &Seat| state.count(*side) < u32::from(self.rules.at_least);
        if let Some(loser) = [WHITE, BLACK].into_iter().find(too_few) {
            return Some(Outcome::TooFew(loser));
        }
        if self.empty(state) == 0 {
            return Some(match self.rules.board_full {
                BoardFull::Draw => Outcome::FullBoardDraw,
                _ => Outcome::FullBoard,
            });
        }
        if state.quiet > 0 && self.is_quiet_too_long(state) {
            return Some(Outcome::Quiet);
        }
        if self.is_stuck(state) {
            return Some(match self.rules.stalemate {
                Stalemate::Draw | Stalemate::ChangeSide => Outcome::StuckDraw,
                _ => Outcome::Stuck(state.side),
            });
        }
        Some(Outcome::Repetition)
    }
}

/// Every option is named, so that a new one cannot be forgotten here.
fn is_plain(rules: &Rules, board: &Board) -> bool {
    let Rules {
        mill_action,
        custodian,
        intervention,
        leap,
        remove_multiple,
        one_time_mills,
        restrict_repeated,
        extra_turn,
        stop_at_two_empty,
        board_full,
        stalemate,
        piece_count,
        // The fast path asks about these as the general code does.
        fly_count: _,
        at_least: _,
        may_move_while_placing: _,
        defender_first: _,
        from_mills_always: _,
        n_move: _,
        endgame_n_move: _,
        // Repetition is not the business of a state.
        threefold: _,
        // Only where something captures.
        compatible_choice: _,
    } = rules;
    let can_fill = usize::from(*piece_count) * 2 >= board.len();
    let fills_quietly = !can_fill || matches!(board_full, BoardFull::FirstLoses | BoardFull::Draw);
    let stuck_quietly = matches!(stalemate, Stalemate::Loss | Stalemate::Draw | Stalemate::ChangeSide);
    let captures = custodian.is_some() || intervention.is_some() || leap.is_some();
    *mill_action == MillAction::RemoveFromBoard
        && !captures
        && !remove_multiple
        && !one_time_mills
        && !restrict_repeated
        && !extra_turn
        && !stop_at_two_empty
        && fills_quietly
        && stuck_quietly
}

impl Game for Mill {
    type State = State;
    type Move = Move;

    fn variant(&self) -> &Variant {
        &self.variant
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::start(self.rules.piece_count)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.phase == Phase::Over { Turn::Over } else { Turn::Seat(state.side) }
    }

    #[inline]
    fn seat_to_act(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Over).then_some(state.side)
    }

    fn rolls(&self, _: &State) -> &[(Roll, u16)] {
        &[]
    }

    fn roll(&self, _: &mut State, _: Roll) {}

    #[inline]
    fn moves(&self, state: &State, out: &mut impl Sink<Move>) {
        self.each_move(state, out);
    }

    #[inline]
    fn play(&self, state: &mut State, action: Move) {
        self.act(state, action);
    }

    fn scores(&self, state: &State) -> Scores {
        match self.outcome(state).and_then(Outcome::winner) {
            Some(WHITE) => Scores::zero_sum(1),
            Some(_) => Scores::zero_sum(-1),
            None => Scores::default(),
        }
    }

    #[inline]
    fn count_moves(&self, state: &State) -> u64 {
        self.count(state)
    }

    /// Board, hands and side to move, after a move and with nothing to remove.
    #[inline]
    fn repetition_key(&self, state: &State) -> Option<u64> {
        if !self.rules.threefold || state.quiet == 0 || state.must_remove != [0; 2] {
            return None;
        }
        let hands = u64::from(state.hand[0]) << 5 | u64::from(state.hand[1]);
        let rest = hands << 1 | u64::from(state.side);
        if self.board.len() <= 24 && state.marked == 0 {
            // Everything fits into 59 bits; the product with an odd number only spreads them.
            let packed = u64::from(state.pieces[0]) | u64::from(state.pieces[1]) << 24 | rest << 48;
            return Some(packed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        }
        let pieces = u64::from(state.pieces[0]) | u64::from(state.pieces[1]) << 32;
        let rest = u64::from(state.marked) << 32 | rest;
        Some(mix(pieces).wrapping_add(mix(rest ^ 0x5851_f42d_4c95_7f2d)))
    }

    fn counts_repetitions(&self) -> bool {
        self.rules.threefold
    }

    fn end_by_repetition(&self, state: &mut State) {
        state.phase = Phase::Over;
    }

    #[inline]
    fn is_irreversible(&self, state: &State) -> bool {
        state.quiet == 0
    }
}

/// Spreads 64 bits over 64 bits, reversibly.
#[inline]
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Decide for Mill {
    type Decision = Move;

    fn decisions(&self, state: &State, out: &mut Vec<(Move, State)>) {
        struct Deciding<'a>(&'a Mill, &'a State, &'a mut Vec<(Move, State)>);
        impl Sink<Move> for Deciding<'_> {
            fn push(&mut self, action: Move) {
                let mut next = *self.1;
                self.0.act(&mut next, action);
                self.2.push((action, next));
            }
        }
        out.clear();
        self.each_move(state, &mut Deciding(self, state, out));
    }

    fn steps_of(&self, _: &State, decision: Move, out: &mut impl Sink<Move>) {
        out.push(decision);
    }
}

impl Perft for Mill {
    /// A finished game is one leaf at every depth that remains.
    fn perft(&self, state: &State, depth: u32) -> u64 {
        struct Leaves<'a>(&'a Mill, &'a State, u32, u64);
        impl Sink<Move> for Leaves<'_> {
            #[inline]
            fn push(&mut self, action: Move) {
                let mut next = *self.1;
                self.0.act(&mut next, action);
                self.3 += self.0.perft(&next, self.2);
            }
        }
        if depth == 0 || state.phase == Phase::Over {
            return 1;
        }
        if depth == 1 {
            return self.count(state);
        }
        let mut leaves = Leaves(self, state, depth - 1, 0);
        self.each_move(state, &mut leaves);
        leaves.3
    }

    fn perft_divide(&self, state: &State, depth: u32) -> Vec<(String, u64)> {
        use game::Notation as _;
        let mut moves = Vec::new();
        self.each_move(state, &mut moves);
        let below = |action: &Move| {
            let mut next = *state;
            self.act(&mut next, *action);
            (self.move_text(state, *action), self.perft(&next, depth.saturating_sub(1)))
        };
        moves.iter().map(below).collect()
    }

    fn each_below(&self, state: &State, each: &mut dyn FnMut(&State) -> bool) {
        let mut moves = Vec::new();
        self.each_move(state, &mut moves);
        for action in moves {
            let mut next = *state;
            self.act(&mut next, action);
            if !each(&next) {
                return;
            }
        }
    }
}
