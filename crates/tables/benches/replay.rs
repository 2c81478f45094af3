//! How long an event takes in a long game: the same, whether it is the thousandth or the hundred-thousandth.
//!
//! cargo bench -p teahouse-tables --bench replay

#![allow(clippy::print_stdout)]

use std::time::Instant;

use game::{Random, Turn};
use tables::{AnyGame, Record, Table};

/// Games as long as one likes: nothing ends them but a third repetition.
const ENDLESS: &str = r#"
id = "endless"
extends = "nine-mens-morris"
n_move_rule = 0
endgame_n_move_rule = 0
"#;

fn main() {
    let game = tables::game_from_text(ENDLESS).expect("these rules are right");
    println!("events  seconds  microseconds an event");
    for events in [1_000, 10_000, 100_000] {
        let record = Record::of(walk(&game, events).as_ref(), None, &[]);
        let text = record.to_string();
        let started = Instant::now();
        let read = Record::read_all(&text).expect("it was just written");
        let table = read[0].replay_under(&game).expect("it was just played");
        let seconds = started.elapsed().as_secs_f64();
        assert_eq!(table.events_so_far(), events);
        println!("{events:>6} {seconds:>8.3} {:>8.2}", 1e6 * seconds / events as f64);
    }
}

/// A game of this many events: random moves that do not end it.
fn walk(game: &AnyGame, events: usize) -> Box<dyn Table> {
    let (mut table, mut random, mut failures) = (game.table(), Random::new(1), 0);
    while table.events_so_far() < events {
        let legal = table.legal();
        let action = &legal[random.below(legal.len() as u32) as usize].text;
        table.act(action).expect("it is legal");
        if table.turn() == Turn::Over || is_a_removal_due(table.as_ref()) {
            failures += 1;
            // Where every move ends the walk, it must go back further.
            for _ in 0..1 + failures / 20 {
                table.undo();
            }
        } else {
            failures = 0;
        }
    }
    table
}

/// Whether a mill was closed in the moving phase; without removals the walk goes on for ever.
fn is_a_removal_due(table: &dyn Table) -> bool {
    table.events_so_far() > 18 && table.legal().iter().all(|action| action.text.starts_with('x'))
}
