//! Captures without mills: custodian, intervention, leap.

use crate::board::LineKind;
use crate::play::Mill;
use crate::rules::Capture;
use crate::state::{Phase, State};

/// The lines a kind of capture works on, and when it works.
#[derive(Clone, Debug)]
pub(crate) struct CaptureLines {
    capture: Capture,
    /// As (end, middle, end), in order of precedence.
    lines: Vec<[u8; 3]>,
    /// What kind each of them is.
    kinds: Vec<LineKind>,
}

impl CaptureLines {
    pub fn new(capture: Capture, board: &crate::Board) -> CaptureLines {
        let lines = capture.lines(board);
        let kind = |line: &[u8; 3]| {
            let mask = line.iter().fold(0u32, |mask, point| mask | 1 << point);
            board.lines().iter().find(|known| known.mask == mask).map_or(LineKind::Edge, |known| known.kind)
        };
        CaptureLines { capture, kinds: lines.iter().map(kind).collect(), lines }
    }

    /// Whether the order of lines of one kind decides something: two of them have the same middle, or the same ends.
    pub fn has_precedence(&self) -> bool {
        let ends = |&[a, _, b]: &[u8; 3]| (a.min(b), a.max(b));
        let meet = |one: &[u8; 3], other: &[u8; 3]| one[1] == other[1] || ends(one) == ends(other);
        self.kinds.iter().enumerate().any(|(i, kind)| {
            let earlier = self.kinds[..i].iter().zip(&self.lines);
            earlier.filter(|(other, _)| *other == kind).any(|(_, line)| meet(line, &self.lines[i]))
        })
    }

    /// The other ends of the lines that end at a point.
    pub fn ends_opposite(&self, point: u8) -> u32 {
        let opposite = |&[a, _, b]: &[u8; 3]| match point {
            _ if point == a => 1u32 << b,
            _ if point == b => 1 << a,
            _ => 0,
        };
        self.lines.iter().map(opposite).fold(0, |all, end| all | end)
    }

    /// Whether a piece just played by the side to move may capture this way.
    fn is_on(&self, state: &State) -> bool {
        match state.phase {
            Phase::Placing => self.capture.placing,
            Phase::Moving => self.capture.moving && self.has_few(state),
            Phase::Over => false,
        }
    }

    fn has_few(&self, state: &State) -> bool {
        !self.capture.only_few || state.on_board[state.us()] <= 3
    }
}

impl Mill {
    /// Enemies between the piece just played and another own piece.
    pub(crate) fn custodian_targets(&self, state: &State, to: u8) -> u32 {
        let Some(custodian) = self.custodian.as_ref().filter(|custodian| custodian.is_on(state)) else {
            return 0;
        };
        let (own, enemy) = (state.pieces[state.us()], state.pieces[state.them()]);
        let mut targets = 0;
        for &[a, middle, b] in &custodian.lines {
            if (to == a && own & 1 << b != 0) || (to == b && own & 1 << a != 0) {
                targets |= enemy & 1 << middle;
            }
        }
        if targets == 0 { 0 } else { targets & self.removable_enemies(state) }
    }

    /// The enemies on both sides of the piece just played, on the first line that has them or on the one
    /// with the preferred target.
    pub(crate) fn intervention_targets(&self, state: &State, to: u8) -> u32 {
        let Some(intervention) = self.intervention.as_ref().filter(|line| line.is_on(state)) else {
            return 0;
        };
        let enemy = state.pieces[state.them()];
        let mut chosen = 0u32;
        for &[a, middle, b] in &intervention.lines {
            let ends = 1u32 << a | 1 << b;
            if middle == to && enemy & ends == ends {
                let is_preferred = state.preferred < 32 && ends & 1 << state.preferred != 0;
                if chosen == 0 || is_preferred {
                    chosen = ends;
                }
                if is_preferred {
                    break;
                }
            }
        }
        if chosen == 0 { 0 } else { chosen & self.removable_enemies(state) }
    }

    /// The enemy that a move of the side to move jumps over and takes.
    pub(crate) fn leap_target(&self, state: &State, from: u8, to: u8) -> u32 {
        let Some(leap) = self.leap_lines(state) else { return 0 };
        let enemy = state.pieces[state.them()];
        for &[a, middle, b] in leap {
            if (from, to) == (a, b) || (from, to) == (b, a) {
                let jumped = enemy & 1 << middle;
                if jumped != 0 && jumped & self.removable_enemies(state) != 0 {
                    return jumped;
                }
            }
        }
        0
    }

    /// Where a piece can land by a leap.
    pub(crate) fn leap_landings(&self, state: &State, from: u8) -> u32 {
        let Some(leap) = self.leap_lines(state) else { return 0 };
        let (enemy, empty) = (state.pieces[state.them()], self.empty(state));
        let mut landings = 0u32;
        for &[a, middle, b] in leap {
            let to = if from == a { b } else { a };
            if (from == a || from == b) && enemy & 1 << middle != 0 {
                landings |= empty & 1 << to;
            }
        }
        if landings == 0 {
            return 0;
        }
        crate::bits(landings)
            .filter(|&to| self.leap_target(state, from, to) != 0)
            .fold(0, |landings, to| landings | 1 << to)
    }

    /// The lines the side to move may leap along now.
    pub(crate) fn leap_lines(&self, state: &State) -> Option<&[[u8; 3]]> {
        let leap = self.leap.as_ref()?;
        let is_on = state.phase == Phase::Moving
            && state.hand[state.us()] == 0
            && leap.capture.moving
            && leap.has_few(state);
        is_on.then_some(&leap.lines)
    }
}
