//! Records with what was found as comments.

use engine::review::{Decision, Mark};
use game::Message;
use teahouse::Record;

use super::Reviewed;
use super::report::{action_text, signed};

/// Rolls that are luckier or unluckier than this, in points, are worth a comment.
const REMARKABLE: f64 = 0.1;

/// The record with comments: what was lost, what was better, and which rolls were lucky.
pub fn commented(game: &Reviewed) -> Record {
    let mut record = game.record.clone();
    let ends = ends_of(game);
    let place = |event: usize| ends.partition_point(|&end| end < event);
    for decision in game.review.decisions.iter().filter(|decision| decision.mark > Mark::Good) {
        add(&mut record, place(decision.ends), &comment(decision).to_string());
    }
    for roll in game.review.rolls.iter().filter(|roll| roll.own().abs() >= REMARKABLE) {
        let luck = Message::new("review-comment-luck").with("luck", signed(roll.own()));
        add(&mut record, place(roll.event + 1), &luck.to_string());
    }
    record
}

/// How many events there were after each of the record, which may hold several in one.
fn ends_of(game: &Reviewed) -> Vec<usize> {
    let start = game.table.start_fen();
    let again = || -> Option<Vec<usize>> {
        let mut table = teahouse::open(game.table.variant().clone()).ok()?.table();
        table.set_fen(&start).ok()?;
        game.record
            .events
            .iter()
            .map(|(event, _)| table.act(event).ok().map(|()| table.events_so_far()))
            .collect()
    };
    again().unwrap_or_default()
}

fn comment(decision: &Decision) -> Message {
    let best = decision.lines.first().unwrap_or(&decision.played);
    let comment = Message::new("review-comment")
        .with("mark", Message::new(format!("review-mark-{}", decision.mark.name())))
        .with("loss", format!("{:.3}", decision.loss))
        .with("best", action_text(best));
    // Whole sentences, which stand one after the other.
    let notes = game::texts::lines(decision.notes.iter().cloned());
    if decision.notes.is_empty() {
        comment
    } else {
        Message::new("review-comment-notes").with("comment", comment).with("notes", notes)
    }
}

fn add(record: &mut Record, index: usize, text: &str) {
    let Some((_, comment)) = record.events.get_mut(index) else { return };
    if !comment.is_empty() {
        comment.push_str("; ");
    }
    comment.push_str(text);
}
