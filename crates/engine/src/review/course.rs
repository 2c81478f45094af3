//! [`Course`]: the pieces of a review and how far they are judged.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use super::sums::Frame;
use super::{Decision, Luck, Review, Reviewer};
use crate::parallel;

/// What was found about a piece.
#[derive(Clone)]
pub(super) enum Judged {
    Decision(Box<Decision>),
    Roll(Box<Luck>),
    /// Nothing that is worth telling.
    Nothing,
}

/// Judges pieces of a game; one per thread.
pub(super) trait Judge: Send + Sync {
    /// A piece: what is found about it depends on it alone.
    type Piece: Send + Sync;
    /// A piece that is being judged.
    type Work: Send;

    /// Begins to judge a piece.
    fn begin(&mut self, piece: &Self::Piece) -> Self::Work;

    /// Works for a few milliseconds; what was found, once it is.
    fn advance(&mut self, piece: &Self::Piece, work: &mut Self::Work) -> Option<Judged>;

    /// Another one, for another thread.
    fn fresh(&self) -> Self;
}

/// A review that is being made.
pub(super) struct Course<J: Judge> {
    frame: Frame,
    judge: J,
    pieces: Vec<J::Piece>,
    judged: Vec<Option<Judged>>,
    work: Option<(usize, J::Work)>,
}

impl<J: Judge> Course<J> {
    pub fn new(frame: Frame, judge: J, pieces: Vec<J::Piece>) -> Course<J> {
        let judged = pieces.iter().map(|_| None).collect();
        Course { frame, judge, pieces, judged, work: None }
    }

    fn next(&self) -> Option<usize> {
        self.judged.iter().position(Option::is_none)
    }
}

impl<J: Judge> Reviewer for Course<J> {
    fn step(&mut self) -> bool {
        let (at, mut work) = match self.work.take() {
            Some(begun) => begun,
            None => match self.next() {
                Some(at) => (at, self.judge.begin(&self.pieces[at])),
                None => return true,
            },
        };
        match self.judge.advance(&self.pieces[at], &mut work) {
            Some(found) => self.judged[at] = Some(found),
            None => self.work = Some((at, work)),
        }
        self.work.is_none() && self.next().is_none()
    }

    fn run(&mut self, stop: &AtomicBool, on_progress: &(dyn Fn(usize) + Sync)) {
        self.work = None;
        let left: Vec<usize> = (0..self.pieces.len()).filter(|&at| self.judged[at].is_none()).collect();
        let done = AtomicUsize::new(self.pieces.len() - left.len());
        let (judge, pieces) = (&self.judge, &self.pieces);
        let found = parallel::try_map(
            0..left.len() as u64,
            || judge.fresh(),
            |judge, index| {
                if stop.load(Relaxed) {
                    return Some(None);
                }
                let piece = &pieces[left[index as usize]];
                let mut work = judge.begin(piece);
                let found = loop {
                    if let Some(found) = judge.advance(piece, &mut work) {
                        break found;
                    }
                    if stop.load(Relaxed) {
                        return Some(None);
                    }
                };
                on_progress(done.fetch_add(1, Relaxed) + 1);
                Some(Some(found))
            },
        );
        for (at, found) in left.into_iter().zip(found.unwrap_or_default()) {
            self.judged[at] = found;
        }
    }

    fn done(&self) -> usize {
        self.judged.iter().flatten().count()
    }

    fn of(&self) -> usize {
        self.pieces.len()
    }

    fn review(&self) -> Review {
        let (mut decisions, mut rolls) = (Vec::new(), Vec::new());
        for judged in self.judged.iter().flatten().cloned() {
            match judged {
                Judged::Decision(decision) => decisions.push(*decision),
                Judged::Roll(luck) => rolls.push(*luck),
                Judged::Nothing => {}
            }
        }
        self.frame.review(decisions, rolls)
    }
}
