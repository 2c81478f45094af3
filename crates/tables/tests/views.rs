//! The typed view of a table tells the same as the table.

use game::{Random, Turn};
use tables::{Table, TurnView, built_in_ids};

/// Plays on at random, showing every position to `look`.
fn random_game(rules: &str, seed: u64, mut look: impl FnMut(&dyn Table)) {
    let (mut table, mut random) = (tables::game(rules).unwrap().table(), Random::new(seed));
    look(table.as_ref());
    while table.turn() != Turn::Over && table.events_so_far() < 400 {
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
        look(table.as_ref());
    }
}

#[test]
fn a_view_says_who_acts_with_what_and_how_it_ended_in_every_variant() {
    for id in built_in_ids() {
        random_game(id, 7, |table| {
            let view = table.view();
            match (view.turn, table.turn()) {
                (TurnView::Seat { seat }, Turn::Seat(mover)) => {
                    assert_eq!(seat, mover);
                    assert!(!view.moves.is_empty());
                    assert!(view.seats[usize::from(seat)].is_seated);
                }
                (TurnView::Chance { seat }, Turn::Chance) => {
                    assert_eq!(seat, table.seat_to_act());
                    assert!(view.moves.is_empty());
                }
                (TurnView::Over, Turn::Over) => assert!(view.verdict.is_some() && view.moves.is_empty()),
                other => panic!("{id}: {other:?}"),
            }
            assert_eq!((view.fen, view.events), (table.fen(), table.events_so_far()));
            assert_eq!((view.can_undo, view.can_redo), (table.events_so_far(), table.undone()));
        });
    }
}

#[test]
fn every_place_of_a_view_is_a_place_of_the_board() {
    for id in built_in_ids() {
        let board = tables::game(id).unwrap().table().board();
        let known = |place: &String| board.places.iter().any(|other| other.id == *place);
        random_game(id, 8, |table| {
            let view = table.view();
            assert!(view.pieces.iter().all(|pile| known(&pile.place)), "{id} {}", view.fen);
            let past = view.last_turn.iter().flat_map(|turn| &turn.moves);
            for action in view.moves.iter().chain(past) {
                let named = action.from.iter().chain(&action.to).chain(&action.path).chain(&action.captures);
                assert!(named.into_iter().all(known), "{id} {} {action:?}", view.fen);
            }
        });
    }
}

#[test]
fn dice_fade_as_they_are_played() {
    let mut table = tables::game("long-nardi").unwrap().table();
    let shown = |table: &dyn Table| -> Vec<(u8, bool)> {
        table.view().dice.iter().map(|die| (die.number, die.is_used)).collect()
    };
    assert_eq!(shown(table.as_ref()), []);
    table.act("r63").unwrap();
    assert_eq!(shown(table.as_ref()), [(6, false), (3, false)]);
    table.act("24/21").unwrap();
    assert_eq!(shown(table.as_ref()), [(6, false), (3, true)]);
    table.act("21/15").unwrap();
    assert_eq!(shown(table.as_ref()), [(6, true), (3, true)]);
    table.act("r44").unwrap();
    assert_eq!(shown(table.as_ref()), [(4, false); 4]);
    table.act("12/8").unwrap();
    assert_eq!(shown(table.as_ref()).iter().filter(|(_, is_used)| *is_used).count(), 1);
}

#[test]
fn the_last_turn_of_the_opponent_stays_in_sight() {
    let mut table = tables::game("long-nardi").unwrap().table();
    assert_eq!(table.view().last_turn, None);
    for action in ["r63", "24/18,18/15"] {
        table.act(action).unwrap();
    }
    let check = |table: &dyn Table| {
        let turn = table.view().last_turn.expect("White has played");
        assert_eq!((turn.seat, turn.dice), (0, vec![6, 3]));
        let moves: Vec<_> = turn.moves.iter().map(|action| action.text.as_str()).collect();
        assert_eq!(moves, ["24/18", "18/15"]);
    };
    check(table.as_ref());
    table.act("r52").unwrap();
    check(table.as_ref());
    table.act("12/7").unwrap();
    check(table.as_ref());
    table.act("7/5").unwrap();
    assert_eq!(table.view().last_turn.unwrap().seat, 1);
}
