//! Drawings of positions: every piece and every die is in them, and they are well-formed.

use game::{Random, Turn};
use tables::{Table, svg};

/// The names of tags that are open, checked as a reader of XML would.
fn check_tags(drawing: &str) {
    let mut open = Vec::new();
    for tag in drawing.split('<').skip(1) {
        let (inside, _) = tag.split_once('>').expect("every tag ends");
        assert_eq!(inside.matches('"').count() % 2, 0, "quotes come in pairs: {inside}");
        let name = inside.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if inside.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "tags are closed in order");
        } else if !inside.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} is left open");
    assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "{drawing}");
}

/// How many pieces a drawing shows: a piece is two circles, and one that was borne off a small bar.
fn drawn(drawing: &str) -> usize {
    drawing.matches("opacity=\".35\"/>").count() + drawing.matches("width=\"0.62\" height=\"0.28\"").count()
}

#[test]
fn every_position_of_a_game_is_drawn_with_all_its_pieces_in_every_variant() {
    for id in tables::built_in_ids() {
        let mut table = tables::game(id).expect("it is built in").table();
        let mut random = Random::new(5);
        for step in 0..400 {
            if step % 20 == 0 {
                check(table.as_ref(), id);
            }
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => drop(table.roll_by_seed(5)),
                Turn::Seat(_) => {
                    let legal = table.legal();
                    let action = &legal[random.below(legal.len() as u32) as usize].text;
                    table.act(action).expect("it is legal");
                }
            }
        }
        check(table.as_ref(), id);
    }
}

fn check(table: &dyn Table, id: &str) {
    let drawing = svg(table);
    check_tags(&drawing);
    let pieces: usize = table
        .view()
        .pieces
        .iter()
        .filter(|pile| pile.seat.is_some())
        .map(|pile| usize::from(pile.count))
        .sum();
    assert_eq!(drawn(&drawing), pieces, "{id} {}", table.fen());
}

#[test]
fn the_dice_are_drawn_and_those_that_were_played_are_pale() {
    let mut table = tables::game("long-nardi").unwrap().table();
    let without = svg(table.as_ref()).matches("#fffdf7").count();
    table.act("r63").unwrap();
    let rolled = svg(table.as_ref());
    assert_eq!(rolled.matches("#fffdf7").count(), without + 2);
    assert_eq!(rolled.matches("<g opacity").count(), 0);
    table.act("24/18").unwrap();
    assert_eq!(svg(table.as_ref()).matches("<g opacity").count(), 1);
}

#[test]
fn names_of_own_variants_cannot_break_a_drawing() {
    let rules = "id = \"mine\"\nextends = \"long-nardi\"\nname = \"a <b> & \\\"c\\\"\"";
    let drawing = svg(tables::game_from_text(rules).unwrap().table().as_ref());
    check_tags(&drawing);
    assert!(drawing.contains("a &lt;b&gt; &amp; &quot;c&quot;"));
}
