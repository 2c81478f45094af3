//! What is seen can be set up again, and what cannot be played on from is refused in words.

use game::setup::{Setup, Standing};
use game::{MoveKind, Random, Turn};
use tables::{TableView, TurnView, built_in_ids};

/// The position that is seen, as somebody would set it up.
fn seen(view: &TableView) -> Setup {
    let standing =
        |pile: &game::Pile| Standing { place: pile.place.clone(), seat: pile.seat, count: pile.count };
    let is_removing = view.moves.iter().any(|action| action.kind == MoveKind::Remove);
    Setup {
        pieces: view.pieces.iter().map(standing).collect(),
        turn: match view.turn {
            TurnView::Seat { seat } => Some(seat),
            TurnView::Chance { seat } => seat,
            TurnView::Over => None,
        },
        numbers: view.dice.iter().filter(|die| !die.is_used).map(|die| die.number).collect(),
        removals: u8::from(is_removing),
        away: Vec::new(),
    }
}

/// Everything that is set up, in an order that does not matter.
fn shown(view: &TableView) -> (Vec<String>, Vec<String>, TurnView, Vec<u8>) {
    let mut pieces: Vec<String> =
        view.pieces.iter().map(|pile| format!("{} {:?} {}", pile.place, pile.seat, pile.count)).collect();
    pieces.sort();
    let counts = view.counts.iter().map(|count| format!("{count:?}")).collect();
    let numbers = view.dice.iter().filter(|die| !die.is_used).map(|die| die.number).collect();
    (pieces, counts, view.turn, numbers)
}

/// Plays a game at random and sets every position up again; says how many there were.
fn set_up_again(rules: &str, seed: u64) -> usize {
    let game = tables::game(rules).unwrap();
    let (mut table, mut other, mut random) = (game.table(), game.table(), Random::new(seed));
    let mut count = 0;
    while table.turn() != Turn::Over && table.events_so_far() < 500 {
        let view = table.view();
        if let Err(problems) = other.set_up(&seen(&view)) {
            panic!("{rules} {}: {}", view.fen, problems[0]);
        }
        assert_eq!(shown(&other.view()), shown(&view), "{rules} {}", view.fen);
        count += 1;
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
    }
    count
}

#[test]
fn every_position_of_random_games_is_seen_the_same_when_it_is_set_up_again() {
    for id in built_in_ids() {
        let count: usize = (1..=4).map(|seed| set_up_again(id, seed)).sum();
        assert!(count > 50, "{id}: {count}");
    }
}

/// The same position in notation, where all of it is seen.
fn same_fen(rules: &str, fen: &str) {
    let mut table = tables::game(rules).unwrap().table();
    table.set_fen(fen).unwrap();
    let view = table.view();
    table.set_up(&seen(&view)).unwrap();
    assert_eq!(table.fen(), view.fen);
    assert_eq!(table.view().moves.len(), view.moves.len());
}

#[test]
fn a_position_before_a_move_is_the_same_in_notation() {
    same_fen("long-nardi", "F3A1/5C/h2a2/C1c1B1 w 63");
    same_fen("long-nardi", "F3A1/5C/h2a2/C1c1B1 b 4444");
    same_fen("long-nardi", "F3A1/5C/h2a2/C1c1B1 b -");
    same_fen("nine-mens-morris", "O*@***@*/**O*****/@******* w p p 2 7 3 6 0 0 0 0 0 0 0 0 1");
    same_fen("nine-mens-morris", "OOO*@*@*/********/@******* w p r 3 6 3 6 1 0 0 0 0 0 0 0 1");
    same_fen("classic", "5,0,0,0/0,0,0,0/12,0,0,0/0,0,0,0 2 6 2 0 1 -");
}

fn refusals(rules: &str, change: impl Fn(&mut Setup)) -> Vec<String> {
    let mut table = tables::game(rules).unwrap().table();
    let before = table.fen();
    let mut setup = seen(&table.view());
    change(&mut setup);
    let problems = table.set_up(&setup).unwrap_err();
    assert_eq!(table.fen(), before, "what is refused leaves no trace");
    problems.iter().map(ToString::to_string).collect()
}

fn put(setup: &mut Setup, place: &str, seat: u8, count: u8) {
    setup.pieces.push(Standing { place: place.to_owned(), seat: Some(seat), count });
}

#[test]
fn everything_that_is_wrong_with_a_nardi_position_is_said_at_once() {
    let problems = refusals("long-nardi", |setup| {
        put(setup, "24", 1, 2);
        put(setup, "off-white", 1, 1);
        put(setup, "25", 0, 1);
        put(setup, "3", 7, 1);
    });
    assert_eq!(
        problems,
        [
            "Pieces of Black never stand here: White: borne off.",
            "There is no place 25 on this board.",
            "Nobody plays in the seat whose piece stands here: 3.",
            "Two sides cannot share this place: 24.",
            "Black has 17 pieces; there are 15.",
        ]
    );
}

#[test]
fn a_ludo_piece_stands_on_its_own_way_only_and_finds_room_there() {
    let problems = refusals("classic", |setup| {
        put(setup, "green-53", 0, 1);
        put(setup, "7", 0, 5);
        setup.turn = None;
    });
    assert!(problems[0].starts_with("Pieces of Red never stand here:"), "{problems:?}");
    assert!(problems.contains(&"Red has 9 pieces; there are 4.".to_owned()), "{problems:?}");
    assert!(problems.contains(&"Choose whose turn it is.".to_owned()), "{problems:?}");
}

#[test]
fn ludo_pieces_that_stand_nowhere_are_in_the_base_and_seats_can_stay_empty() {
    let mut table = tables::game("classic").unwrap().table();
    let pieces = vec![Standing { place: "10".into(), seat: Some(0), count: 1 }];
    table.set_up(&Setup { pieces, turn: Some(2), away: vec![1, 3], ..Setup::default() }).unwrap();
    let view = table.view();
    assert!(view.fen.starts_with("10,0,0,0/-/0,0,0,0/- 2 - 2 "), "{}", view.fen);
}

#[test]
fn a_mill_point_holds_one_stone_and_somebody_is_to_move() {
    let problems = refusals("nine-mens-morris", |setup| {
        put(setup, "a7", 0, 1);
        put(setup, "a7", 1, 1);
        put(setup, "d7", 1, 2);
        setup.numbers = vec![6];
    });
    assert_eq!(
        problems,
        [
            "Two sides cannot share this place: a7.",
            "2 pieces are too many here: d7.",
            "White has 10 pieces; there are 9.",
            "Black has 11 pieces; there are 9.",
            "There are no dice in this game.",
        ]
    );
    let problems = refusals("nine-mens-morris", |setup| setup.pieces.clear());
    assert_eq!(problems.len(), 1, "{problems:?}");
}

#[test]
fn the_rolls_of_a_position_are_all_there_are() {
    let mut table = tables::game("long-nardi").unwrap().table();
    table.set_fen("F3A1/5C/h2a2/C1c1B1 b -").unwrap();
    let rolls = table.rolls();
    assert_eq!(rolls.len(), 21);
    assert!((rolls.iter().map(|roll| roll.chance).sum::<f64>() - 1.0).abs() < 1e-12);
    for roll in rolls {
        table.act(&roll.text).unwrap();
        table.undo().unwrap();
        assert_eq!(roll.dice.len(), 2);
    }
    table.act("r63").unwrap();
    assert_eq!(table.rolls(), []);
    assert_eq!(tables::game("nine-mens-morris").unwrap().table().rolls(), []);
}
