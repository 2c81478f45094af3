//! [`Stack`]: the upper plies of a search, kept in a list instead of in calls of functions, so that a search can be put
//! down at any time and taken up again where it was.

use mill::{Move, State};

use super::keys::PieceKeys;
use super::ordering::Candidate;
use super::packed::Packed;
use super::placing::{Best, Place};
use super::worker::{Below, Entered, Glance, Worker};

/// Positions with at most so many actions to look at are searched without a break, which takes a few thousand positions.
const WITHOUT_BREAK: i32 = 3;

/// How an action is searched: less deeply within a narrow window, as deeply as the others, and with the whole window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Reduced,
    Narrow,
    Open,
}

/// A position whose actions are being tried.
struct Frame {
    place: Below,
    glance: Glance,
    /// Where its actions begin in the list, and which of them is being tried.
    start: usize,
    at: usize,
    is_listed: bool,
    best: Best,
    candidate: Candidate,
    less: i32,
    ask: Ask,
}

/// What a frame needs to go on.
#[allow(clippy::large_enum_variant, reason = "it is taken apart at once")]
enum Next {
    /// The value of this position.
    Value(Below),
    /// Nothing: its own value is found, and what gives it.
    Nothing((i32, Packed)),
}

/// The positions between the root and where the search is.
#[derive(Default)]
pub(super) struct Stack {
    frames: Vec<Frame>,
    /// What was found for the last frame, or for the action at the root if there is none.
    answer: Option<i32>,
}

impl Worker {
    /// Begins to search an action at the root.
    pub(super) fn begin_child(
        &mut self,
        stack: &mut Stack,
        (state, keys): (&State, &PieceKeys),
        action: Move,
        depth: i32,
        window: (i32, i32),
    ) {
        stack.frames.clear();
        stack.answer = match self.enter(state, keys, action, depth, window, 0) {
            Entered::Value(value) => Some(value),
            Entered::Below(below) => self.open(stack, below),
        };
    }

    /// Goes on until the action at the root is searched, and returns its value; `None` once so many positions were
    /// looked at.
    pub(super) fn go_on(&mut self, stack: &mut Stack, until: u64) -> Option<i32> {
        loop {
            let Some(frame) = stack.frames.last_mut() else { return stack.answer.take() };
            if self.nodes >= until {
                return None;
            }
            match self.next(frame, stack.answer.take()) {
                Next::Value(below) => stack.answer = self.open(stack, below),
                Next::Nothing(found) => {
                    let Frame { place, glance: Glance { key, window, .. }, start, .. } = frame;
                    let value = self.leave(key, place.ply, place.depth, *window, found, *start);
                    self.path.pop();
                    stack.answer = Some(place.to_mover(value));
                    stack.frames.pop();
                }
            }
        }
    }

    /// Begins to search a position; its value as the side that acted sees it if that is found at once.
    fn open(&mut self, stack: &mut Stack, place: Below) -> Option<i32> {
        if place.depth <= WITHOUT_BREAK {
            return Some(self.value_below(&place));
        }
        self.path.push(place.repetition);
        let Below { state, keys, depth, ply, window, .. } = &place;
        let known = match self.glance(state, keys, *depth, *window, *ply) {
            Ok(value) => value,
            Err(glance) => {
                let (start, Glance { key, window, first }) = (self.candidates.len(), glance);
                match self.short_way(Place { state, keys }, *depth, window, *ply, first, start) {
                    Some(found) => self.leave(&key, *ply, *depth, window, found, start),
                    None => {
                        let is_listed = self.list_first(state, *ply, first, start);
                        let best = Best::new(window.0, window.1);
                        let candidate = Candidate::new(Packed::NONE, 0);
                        let (at, less, ask) = (start, 0, Ask::Open);
                        let glance = Glance { key, window, first };
                        stack.frames.push(Frame {
                            place,
                            glance,
                            start,
                            at,
                            is_listed,
                            best,
                            candidate,
                            less,
                            ask,
                        });
                        return None;
                    }
                }
            }
        };
        self.path.pop();
        Some(place.to_mover(known))
    }

    /// Takes in what was found for the action that is being tried, if any is, and goes on to the next question.
    fn next(&mut self, frame: &mut Frame, mut answer: Option<i32>) -> Next {
        loop {
            match answer {
                Some(value) => {
                    let (alpha, beta) = (frame.best.alpha, frame.best.beta);
                    match frame.ask {
                        Ask::Reduced if frame.less > 0 && value > alpha => frame.ask = Ask::Narrow,
                        Ask::Reduced | Ask::Narrow if value > alpha && value < beta => frame.ask = Ask::Open,
                        _ => {
                            if let Some(found) = self.close(frame, value) {
                                return Next::Nothing(found);
                            }
                            answer = None;
                            continue;
                        }
                    }
                }
                None if !self.choose(frame) => return Next::Nothing((frame.best.value, frame.best.action)),
                None => {}
            }
            let Some(action) = frame.candidate.action().unpack() else {
                return Next::Nothing((frame.best.value, frame.best.action));
            };
            let Below { state, keys, depth, ply, .. } = &frame.place;
            let below = depth - i32::from(!state.is_removing());
            let (alpha, beta) = (frame.best.alpha, frame.best.beta);
            let entered = match frame.ask {
                Ask::Reduced => self.enter(state, keys, action, below - frame.less, (alpha, alpha + 1), *ply),
                Ask::Narrow => self.enter(state, keys, action, below, (alpha, alpha + 1), *ply),
                Ask::Open => self.enter(state, keys, action, below, (alpha, beta), *ply),
            };
            match entered {
                Entered::Value(value) => answer = Some(value),
                Entered::Below(below) => return Next::Value(below),
            }
        }
    }

    /// Chooses the action to be tried; `false` if there is none left.
    fn choose(&mut self, frame: &mut Frame) -> bool {
        if frame.at >= self.candidates.len() {
            return false;
        }
        frame.candidate = self.pick(frame.at, frame.start);
        frame.ask = Ask::Open;
        if frame.at > frame.start {
            let tried = frame.at - frame.start;
            frame.less = self.reduction(frame.candidate.promise(), frame.place.depth, tried);
            frame.ask = Ask::Reduced;
        }
        true
    }

    /// Notes the value of the action that was tried; what was found if that is enough, or the search was stopped.
    fn close(&mut self, frame: &mut Frame, value: i32) -> Option<(i32, Packed)> {
        if self.is_stopped {
            return Some((0, Packed::NONE));
        }
        let Below { state, ply, depth, .. } = &frame.place;
        if self.note(&mut frame.best, frame.candidate.action(), value, *ply) {
            let tried = &self.candidates[frame.start..frame.at];
            self.ordering.note_cutoff(state, *ply, *depth, frame.best.action, tried);
            return Some((frame.best.value, frame.best.action));
        }
        if !frame.is_listed {
            self.list_others(state, *ply, frame.glance.first, frame.start);
            frame.is_listed = true;
        }
        frame.at += 1;
        None
    }
}
