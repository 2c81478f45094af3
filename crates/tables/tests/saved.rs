//! Games in progress as one line of text.

use game::{Random, Turn};
use tables::{Numbered, built_in_ids, game};

/// Plays a random roll or action.
fn go_on(table: &mut dyn Numbered, random: &mut Random) {
    let mut numbers = Vec::new();
    table.legal_numbers(&mut numbers);
    match table.turn() {
        Turn::Chance => table.roll_by_number(random.below(table.chances().len() as u32) as usize).unwrap(),
        _ => table.act_by_number(numbers[random.below(numbers.len() as u32) as usize]).unwrap(),
    }
}

#[test]
fn a_saved_game_of_any_variant_goes_on_alike_at_every_point() {
    for id in built_in_ids() {
        let game = game(id).unwrap();
        for seed in 0..4 {
            let mut random = Random::new(seed);
            let mut table = game.numbered();
            for _ in 0..300 {
                let text = table.saved();
                let read = game.resume(&text).unwrap_or_else(|error| panic!("{id} {text}: {error}"));
                assert_eq!(read.saved(), text, "{id}");
                assert!(read.goes_on_like(table.as_ref()), "{id} {text}");
                if table.turn() == Turn::Over {
                    break;
                }
                go_on(table.as_mut(), &mut random);
            }
        }
    }
}
