//! Records with what was found as comments.

use engine::review::{Decision, Mark};
use game::Message;
use teahouse::Record;

use super::Reviewed;
use super::report::{action_text, signed};

/// Rolls that are luckier or unluckier than this, in points, are worth a comment.
const REMARKABLE: f64 = 0.1;

/// The records with comments: what was lost, what was better, and which rolls were lucky.
pub fn commented(game: &Reviewed) -> Vec<Record> {
    let mut records = game.records.clone();
    let ends = ends_of(game);
    let place = |events: usize| {
        let index = ends.partition_point(|&(end, ..)| end < events);
        ends.get(index).map(|&(_, record, event)| (record, event))
    };
    for decision in game.review.decisions.iter().filter(|decision| decision.mark > Mark::Good) {
        // Rolling instead of doubling is told with the roll.
        let told = decision.ends.max(decision.starts + 1);
        add(&mut records, place(told), &comment(decision).to_string());
    }
    for roll in game.review.rolls.iter().filter(|roll| roll.own().abs() >= REMARKABLE) {
        let luck = Message::new("review-comment-luck").with("luck", signed(roll.own()));
        add(&mut records, place(roll.event + 1), &luck.to_string());
    }
    records
}

/// How many events there were after each of the records, which may hold several in one; its record, and its number there.
fn ends_of(game: &Reviewed) -> Vec<(usize, usize, usize)> {
    let mut ends = Vec::new();
    let mut again = || -> Option<()> {
        let (first, _) = game.records.split_first()?;
        let rules = teahouse::open(game.table.variant().clone()).ok()?;
        let mut table = first.begin_under(&rules).ok()?;
        for (number, record) in game.records.iter().enumerate() {
            if number > 0 {
                table.act("next").ok()?;
            }
            for (index, (event, _)) in record.events.iter().enumerate() {
                table.act(event).ok()?;
                ends.push((table.events_so_far(), number, index));
            }
        }
        Some(())
    };
    // What could be replayed once can be again.
    let _ = again();
    ends
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

fn add(records: &mut [Record], place: Option<(usize, usize)>, text: &str) {
    let event = place.and_then(|(record, event)| records.get_mut(record)?.events.get_mut(event));
    let Some((_, comment)) = event else { return };
    if !comment.is_empty() {
        comment.push_str("; ");
    }
    comment.push_str(text);
}
