//! Two ways to the same answer.

use std::collections::BTreeSet;

use game::Turn;
use tables::{Table, TableView};

use crate::play::{play_on, table_for};

/// The legal actions of the fast generators are those of the slow references in `testkit`, all along a game that the
/// bytes choose.
pub fn fast_and_slow_generators(data: &[u8]) {
    let Some((mut table, rest)) = table_for(data) else { return };
    for choices in rest.chunks(4).take(25) {
        play_on(table.as_mut(), choices, 4);
        if let Turn::Seat(_) = table.turn() {
            let fast: BTreeSet<String> = table.legal().into_iter().map(|action| action.text).collect();
            assert_eq!(fast, slow(table.as_ref()), "{}", table.fen());
        }
    }
}

/// What the reference of the family allows.
fn slow(table: &dyn Table) -> BTreeSet<String> {
    let (values, fen) = (&table.variant().values, table.fen());
    match table.variant().family.name {
        "nardi" => {
            let steps = testkit::nardi::answer(values, &fen).steps;
            if steps.is_empty() { BTreeSet::from(["pass".to_owned()]) } else { steps }
        }
        "ludo" => testkit::ludo::Reference::new(values).legal(&fen).into_iter().collect(),
        "mill" => testkit::mill::Reference::new(values).legal(&fen).into_iter().collect(),
        other => panic!("there is no reference of {other}"),
    }
}

/// A position shows the same whether it was played or read from its FEN.
pub fn view_and_fen(data: &[u8]) {
    let Some((mut table, rest)) = table_for(data) else { return };
    let game = tables::game(&table.variant().id).expect("shipped rules are right");
    for choices in rest.chunks(3).take(40) {
        play_on(table.as_mut(), choices, 3);
        let mut set_up = game.table();
        set_up.set_fen(&table.fen()).expect("a FEN that was written can be read");
        assert_eq!(without_past(set_up.view()), without_past(table.view()), "{}", table.fen());
    }
}

/// A view without what only the past tells.
fn without_past(view: TableView) -> TableView {
    let dice = view.dice.into_iter().filter(|die| !die.is_used).collect();
    TableView { dice, last_turn: None, events: 0, can_undo: 0, can_redo: 0, ..view }
}
