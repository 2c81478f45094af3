//! Why a piece cannot go from place to place: whatever a hand tries, there is a reason in words, and only then.

use game::{Random, Turn};
use proptest::prelude::*;
use tables::{AnyGame, Journey, Table, built_in_ids};
use texts::{Catalogue, languages};

/// Plays at random and shows some of the positions.
fn random_game(game: &AnyGame, seed: u64, most: usize, mut look: impl FnMut(&dyn Table)) {
    let (mut table, mut random) = (game.table(), Random::new(seed));
    look(table.as_ref());
    while table.turn() != Turn::Over && table.events_so_far() < most {
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
        if random.below(10) == 0 {
            look(table.as_ref());
        }
    }
    look(table.as_ref());
}

/// Whether one of these goes so; a removal is meant by its place alone.
fn can_go(journeys: &[Journey], from: Option<&str>, to: Option<&str>) -> bool {
    journeys.iter().any(|journey| match &journey.from {
        // A piece that comes from nowhere in particular comes from the hand.
        Some(start) if from.is_none() => start.starts_with("hand-") && to == Some(journey.to.as_str()),
        Some(start) => from == Some(start.as_str()) && to.is_none_or(|to| to == journey.to),
        None => to.or(from) == Some(journey.to.as_str()),
    })
}

fn places(table: &dyn Table) -> Vec<Option<String>> {
    let ids = table.board().places.into_iter().map(|place| Some(place.id));
    ids.chain([None]).collect()
}

/// Every pair of places on small boards; on large ones every seventh, other ones in every position.
fn pairs(table: &dyn Table) -> Vec<(Option<String>, Option<String>)> {
    let places = places(table);
    let step = if places.len() > 30 { 7 } else { 1 };
    let all = places.iter().flat_map(|from| places.iter().map(move |to| (from.clone(), to.clone())));
    all.skip(table.events_so_far() % step).step_by(step).collect()
}

#[test]
fn a_pair_of_places_has_a_reason_if_and_only_if_nothing_goes_there_in_every_variant() {
    for id in built_in_ids() {
        let game = tables::game(id).unwrap();
        random_game(&game, 2, 60, |table| {
            let journeys = table.view().journeys;
            let pairs = pairs(table);
            let going = journeys.iter().map(|journey| (journey.from.clone(), Some(journey.to.clone())));
            for (from, to) in pairs.into_iter().chain(going) {
                let (from, to) = (from.as_deref(), to.as_deref());
                let refusal = table.why_not_between(from, to);
                assert_eq!(
                    refusal.is_none(),
                    can_go(&journeys, from, to),
                    "{id} {} {from:?} {to:?}",
                    table.fen()
                );
                let Some(reason) = refusal else { continue };
                assert_ne!(reason.code, "notation-error", "{id} {} {from:?} {to:?}: {reason}", table.fen());
                assert!(Catalogue::english().try_text(&reason).is_ok(), "{reason:?}");
            }
        });
    }
}

#[test]
fn before_the_dice_fall_and_after_the_end_the_reason_is_that() {
    for id in built_in_ids() {
        let game = tables::game(id).unwrap();
        random_game(&game, 3, 150, |table| {
            let wanted = match table.turn() {
                Turn::Chance => "dice-due",
                Turn::Over => "game-over",
                Turn::Seat(_) => return,
            };
            for from in places(table) {
                let reason = table.why_not_between(from.as_deref(), None).expect("nobody can move");
                assert_eq!(reason.code, wanted, "{id} {} {from:?}", table.fen());
            }
        });
    }
}

fn after(rules: &str, events: &[&str]) -> Box<dyn Table> {
    let mut table = tables::game(rules).unwrap().table();
    for event in events {
        table.act(event).unwrap_or_else(|error| panic!("{event}: {error}"));
    }
    table
}

/// The codes of the reasons between these places; an empty name is no place, and no reason is `none`.
fn codes<const N: usize>(table: &dyn Table, tries: [(&str, &str); N]) -> [String; N] {
    let named = |id: &str| (!id.is_empty()).then(|| id.to_owned());
    tries.map(|(from, to)| {
        let reason = table.why_not_between(named(from).as_deref(), named(to).as_deref());
        reason.map_or_else(|| "none".to_owned(), |reason| reason.code.into_owned())
    })
}

#[test]
fn reasons_of_nardi_name_the_rule_in_the_way() {
    let mut table = after("long-nardi", &["r63"]);
    let going = [("24", "21"), ("24", "18"), ("24", "15"), ("24", "")];
    assert_eq!(codes(table.as_ref(), going), ["none"; 4], "single dice, both of one checker, any");
    let tries = [("24", "20"), ("12", "9"), ("12", ""), ("18", "12"), ("", "21"), ("24", "off-black")];
    let wanted = [
        "no-such-die",
        "not-your-checker",
        "not-your-checker",
        "point-empty",
        "no-way-there",
        "no-way-there",
    ];
    assert_eq!(codes(table.as_ref(), tries), wanted);
    let far = table.why_not_between(Some("24"), Some("12")).unwrap();
    assert_eq!(far.to_string(), "A step goes 1 to 6 points forward.");
    let off = table.why_not_between(Some("24"), Some("off-white")).unwrap();
    assert_eq!(off.to_string(), "Only a checker in its home can be borne off.");
    table.act("24/21").unwrap();
    assert_eq!(codes(table.as_ref(), [("24", "18"), ("24", "")]), ["head-already-used"; 2]);
}

#[test]
fn a_way_of_several_dice_is_refused_for_what_is_in_the_way() {
    let mut table = tables::game("long-nardi").unwrap().table();
    table.set_fen("O2a2/a5/m5/6 w -").unwrap();
    table.act("r63").unwrap();
    let [both, one] = codes(table.as_ref(), [("24", "15"), ("24", "18")]);
    assert_eq!(both, one, "the point in the middle, as if only there was asked");
    assert!(table.why_not_between(Some("24"), Some("15")).unwrap().to_string().contains("18"));
    table.set_fen("N3A1/4a1/n5/6 w -").unwrap();
    table.act("r33").unwrap();
    let blocked = table.why_not_between(Some("20"), Some("11")).unwrap();
    assert_eq!(codes(table.as_ref(), [("20", "14")]), [blocked.code.clone().into_owned()]);
    assert!(blocked.to_string().contains("14"), "{blocked}");
}

#[test]
fn reasons_of_ludo_name_the_rule_in_the_way() {
    let table = after("mensch", &["r3"]);
    let tries = [("red-base", "1"), ("red-base", ""), ("green-base", ""), ("1", "4"), ("", "1")];
    let wanted =
        ["needs-entry-number", "needs-entry-number", "not-your-piece", "no-way-there", "no-way-there"];
    assert_eq!(codes(table.as_ref(), tries), wanted);
    let table = after("mensch", &["r6", "p0+6", "r4"]);
    assert_eq!(codes(table.as_ref(), [("1", "5"), ("1", ""), ("1", "6")])[..2], ["none", "none"]);
    assert_ne!(codes(table.as_ref(), [("1", "6")]), ["none"]);
}

#[test]
fn reasons_of_mill_name_the_rule_in_the_way() {
    let table = after("nine-mens-morris", &["a7", "b6", "d7", "f6"]);
    assert_eq!(codes(table.as_ref(), [("hand-white", "a4"), ("", "a4"), ("hand-white", "")]), ["none"; 3]);
    let tries = [("hand-white", "a7"), ("", "b6"), ("a7", "a4"), ("hand-black", "")];
    assert_eq!(
        codes(table.as_ref(), tries),
        ["point-taken", "point-taken", "placing-first", "not-your-piece"]
    );
    let table = after("nine-mens-morris", &["a7", "b6", "d7", "f6", "g7"]);
    assert_eq!(
        codes(table.as_ref(), [("b6", ""), ("", "b6"), ("b6", "b6")]),
        ["none"; 3],
        "a piece that is taken off"
    );
    let tries = [("a7", ""), ("", "d7"), ("d7", "d6"), ("", "a1"), ("hand-white", "a4")];
    assert_eq!(
        codes(table.as_ref(), tries),
        ["not-removable", "not-removable", "removal-due", "mill-no-piece", "removal-due"]
    );
}

#[test]
fn every_reason_can_be_said_in_every_language() {
    let mut said = 0;
    for id in ["long-nardi", "fevga", "mensch", "parchis", "nine-mens-morris", "russian-mill"] {
        let game = tables::game(id).unwrap();
        random_game(&game, 5, 80, |table| {
            let places = places(table);
            for (from, to) in places.iter().zip(places.iter().rev()) {
                let Some(reason) = table.why_not_between(from.as_deref(), to.as_deref()) else { continue };
                for language in languages() {
                    let told = Catalogue::of(language).unwrap().try_text(&reason);
                    assert!(told.is_ok(), "{told:?}");
                    said += 1;
                }
            }
        });
    }
    assert!(said > 1_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn hostile_names_of_places_are_refused_in_words(
        from in proptest::option::of("(\\PC{0,12}|[0-9]{1,20}|-?[0-9]{1,3}|[a-h][0-9]|off|off-white|red-[0-9]{1,4}|.{0,40})"),
        to in proptest::option::of("(\\PC{0,12}|[0-9]{1,20}|-?[0-9]{1,3}|[a-h][0-9]|off|off-white|red-[0-9]{1,4}|.{0,40})"),
        seed in 0u64..1_000,
    ) {
        for id in ["long-nardi", "fevga", "mensch", "parchis", "nine-mens-morris", "lasker-morris"] {
            let game = tables::game(id).unwrap();
            random_game(&game, seed, 20, |table| {
                let refusal = table.why_not_between(from.as_deref(), to.as_deref());
                assert_eq!(refusal.is_none(), can_go(&table.view().journeys, from.as_deref(), to.as_deref()));
                let text = refusal.map(|reason| reason.to_string()).unwrap_or_default();
                assert!(text.chars().count() < 400, "{text}");
            });
        }
    }
}
