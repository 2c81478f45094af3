//! The rules of a variant in words, sentence by sentence.

use game::texts::all;
use game::{Message, Notation, Section};

use crate::board::LineKind;
use crate::play::Mill;
use crate::rules::{BoardFull, Capture, MillAction, Stalemate};
use crate::state::{BLACK, WHITE};

/// A sentence without arguments.
fn say(code: &'static str) -> Message {
    Message::new(code)
}

fn section(heading: &'static str, sentences: Vec<Message>) -> Section {
    Section { heading: say(heading), sentences }
}

impl Mill {
    pub(crate) fn explanation(&self) -> Vec<Section> {
        let mut sections = vec![
            section("mill-explain-board-heading", self.explain_board()),
            section("mill-explain-aim-heading", self.explain_aim()),
            section("mill-explain-placing-heading", self.explain_placing()),
            section("mill-explain-moving-heading", self.explain_moving()),
            section("mill-explain-mills-heading", self.explain_mills()),
            section("mill-explain-custodian-heading", self.explain_custodian()),
            section("mill-explain-intervention-heading", self.explain_intervention()),
            section("mill-explain-leap-heading", self.explain_leap()),
            section("mill-explain-beside-heading", self.explain_captures_beside_mills()),
            section("mill-explain-end-heading", self.explain_end_of_placing()),
            section("mill-explain-stalemate-heading", vec![self.explain_stalemate()]),
            section("mill-explain-draws-heading", self.explain_draws()),
        ];
        sections.retain(|section| !section.sentences.is_empty());
        sections
    }

    fn explain_board(&self) -> Vec<Message> {
        let board = &self.board;
        let lines = board.lines();
        vec![
            say("mill-explain-players").with("count", self.rules.piece_count),
            say("mill-explain-points").with("points", board.len()).with("edges", board.edges().len()),
            say("mill-explain-lines").with("count", lines[0].points.len()).with("lines", lines.len()),
        ]
    }

    fn explain_aim(&self) -> Vec<Message> {
        let mut text = vec![say("mill-explain-too-few").with("count", self.rules.at_least)];
        if self.rules.stalemate == Stalemate::Loss {
            text.push(say("mill-explain-stuck-loses-too"));
        }
        text
    }

    fn explain_placing(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut text = vec![if rules.may_move_while_placing {
            say("mill-explain-place-or-move")
        } else {
            say("mill-explain-place")
        }];
        text.push(say(match rules.mill_action {
            MillAction::RemoveFromBoard => "mill-explain-mill-removes",
            MillAction::FromHandThenOpponent => "mill-explain-mill-empties-hand",
            MillAction::FromHandThenYou => "mill-explain-mill-empties-hand-again",
            MillAction::OpponentRemovesOwn => "mill-explain-mill-victim-removes",
            MillAction::MarkAndDelay => "mill-explain-mill-marks",
            MillAction::MillCounts => "mill-explain-mill-waits",
        }));
        if rules.extra_turn {
            text.push(say("mill-explain-extra-turn"));
        }
        if rules.stop_at_two_empty {
            text.push(say("mill-explain-two-empty"));
        }
        text
    }

    fn explain_moving(&self) -> Vec<Message> {
        let flying = match self.rules.fly_count {
            0 => say("mill-explain-no-flying"),
            count => say("mill-explain-flying").with("count", count),
        };
        vec![say("mill-explain-move"), flying, say("mill-explain-moved-mill")]
    }

    fn explain_mills(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut text = vec![if rules.remove_multiple {
            say("mill-explain-several-mills-remove-each")
        } else {
            say("mill-explain-several-mills-remove-one")
        }];
        text.push(if rules.from_mills_always {
            say("mill-explain-mills-protect-nothing")
        } else {
            say("mill-explain-mills-protect")
        });
        if rules.one_time_mills {
            text.push(say("mill-explain-one-time"));
            if !rules.from_mills_always {
                text.push(say("mill-explain-one-time-protects"));
            }
        }
        if rules.restrict_repeated {
            text.push(say("mill-explain-shuttling"));
        }
        text
    }

    fn explain_custodian(&self) -> Vec<Message> {
        let Some(capture) = &self.rules.custodian else { return Vec::new() };
        [vec![say("mill-explain-custodian")], self.explain_scope(capture, capture.placing)].concat()
    }

    fn explain_intervention(&self) -> Vec<Message> {
        let Some(capture) = &self.rules.intervention else { return Vec::new() };
        [vec![say("mill-explain-intervention")], self.explain_scope(capture, capture.placing)].concat()
    }

    fn explain_leap(&self) -> Vec<Message> {
        let Some(capture) = &self.rules.leap else { return Vec::new() };
        // Nobody leaps with pieces in hand, whatever the option says.
        [vec![say("mill-explain-leap")], self.explain_scope(capture, false)].concat()
    }

    /// Where and when a capture works.
    fn explain_scope(&self, capture: &Capture, placing: bool) -> Vec<Message> {
        let kinds = [
            (LineKind::Edge, "mill-explain-along-sides"),
            (LineKind::Cross, "mill-explain-across-rings"),
            (LineKind::Diagonal, "mill-explain-on-diagonals"),
        ];
        let is_here = |kind: LineKind| self.board.lines().iter().any(|line| line.kind == kind);
        let (here, works): (Vec<_>, Vec<_>) = (
            kinds.iter().filter(|(kind, _)| is_here(*kind)).collect(),
            kinds.iter().filter(|(kind, _)| is_here(*kind) && capture.allows(*kind)).collect(),
        );
        if works.is_empty() || !placing && !capture.moving {
            return vec![say("mill-explain-capture-never")];
        }
        let place = if works.len() == here.len() {
            say("mill-explain-capture-everywhere")
        } else {
            say("mill-explain-capture-where").with("lines", all(works.iter().map(|&&(_, code)| say(code))))
        };
        let time = match (placing, capture.moving, capture.only_few) {
            (true, true, false) => "mill-explain-capture-always",
            (true, true, true) => "mill-explain-capture-always-few",
            (true, false, _) => "mill-explain-capture-placing",
            (false, _, false) => "mill-explain-capture-moving",
            (false, _, true) => "mill-explain-capture-moving-few",
        };
        vec![place, say(time)]
    }

    /// What holds when mills and captures meet.
    fn explain_captures_beside_mills(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut text = Vec::new();
        if rules.has_captures() && !rules.from_mills_always {
            text.push(say("mill-explain-mills-protect-from-captures"));
        }
        if rules.custodian.is_some() && rules.intervention.is_some() {
            text.push(say("mill-explain-custodian-or-intervention"));
        }
        if rules.custodian.is_some() || rules.intervention.is_some() {
            text.push(if rules.compatible_choice {
                say("mill-explain-mill-and-capture-as-sanmill")
            } else {
                say("mill-explain-mill-or-capture")
            });
        }
        text
    }

    fn explain_end_of_placing(&self) -> Vec<Message> {
        let rules = &self.rules;
        let first = self.seat_name(if rules.defender_first { BLACK } else { WHITE });
        let mut text = vec![if rules.order_continues() {
            say("mill-explain-turns-go-on")
        } else {
            say("mill-explain-opener").with("seat", first.clone())
        }];
        if rules.mill_action == MillAction::MillCounts {
            text.extend([
                say("mill-explain-counted").with("seat", first),
                say("mill-explain-counted-none"),
                say("mill-explain-counted-one-side"),
                say("mill-explain-counted-both"),
            ]);
        } else if usize::from(rules.piece_count) * 2 >= self.board.len() {
            text.push(say(match rules.board_full {
                BoardFull::FirstLoses => "mill-explain-full-loses",
                BoardFull::FirstThenSecond => "mill-explain-full-white-removes",
                BoardFull::SecondThenFirst => "mill-explain-full-black-removes",
                BoardFull::SideToMove => "mill-explain-full-opener-removes",
                BoardFull::Draw => "mill-explain-full-draw",
            }));
        }
        text
    }

    fn explain_stalemate(&self) -> Message {
        say(match self.rules.stalemate {
            Stalemate::Loss => "mill-explain-stuck-loses",
            Stalemate::ChangeSide => "mill-explain-stuck-passes",
            Stalemate::RemoveAndMove => "mill-explain-stuck-removes-and-moves",
            Stalemate::RemoveAndChange => "mill-explain-stuck-removes",
            Stalemate::Draw => "mill-explain-stuck-draws",
            Stalemate::BothRemove => "mill-explain-stuck-both-remove",
        })
    }

    fn explain_draws(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut text = Vec::new();
        if rules.n_move > 0 {
            text.push(say("mill-explain-quiet").with("count", rules.n_move));
        }
        if rules.endgame_n_move > 0 {
            text.push(say("mill-explain-quiet-endgame").with("count", rules.endgame_n_move));
        }
        if rules.threefold {
            text.push(say("mill-explain-repetition"));
        }
        text
    }
}
