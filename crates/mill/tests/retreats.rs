//! What solvers ask about sets of pieces, against play itself.

use std::collections::BTreeSet;

use crate::common::{mill, mill_with};
use game::{Game, Random};
use mill::{BLACK, Mill, Move, Phase, State, WHITE, bits};

/// Rules whose moving phase is plain, on boards of all kinds.
fn plain_games() -> Vec<Mill> {
    vec![
        mill("nine-mens-morris"),
        mill("cheng-san-qi"),
        mill("morabaraba"),
        mill("twelve-mens-morris"),
        mill("six-mens-morris-flying"),
        mill("three-mens-morris"),
        mill_with("nine-mens-morris", &[("fly_piece_count", "5"), ("may_remove_from_mills_always", "true")]),
        mill_with("nine-mens-morris", &[("stalemate_action", "end-with-stalemate-draw")]),
    ]
}

/// Random pieces of both sides that leave somebody room.
fn pieces(game: &Mill, random: &mut Random) -> [u32; 2] {
    let (points, men) = (game.board().len() as u32, u32::from(game.rules().piece_count));
    let least = u32::from(game.rules().at_least);
    let counts = [0, 1].map(|_| least + random.below(men - least + 1));
    let mut sets = [0u32; 2];
    for (side, count) in counts.into_iter().enumerate() {
        while sets[side].count_ones() < count && (sets[0] | sets[1]).count_ones() < points - 1 {
            let bit = 1 << random.below(points);
            sets[side] |= bit & !sets[side ^ 1];
        }
    }
    sets
}

fn each_position(check: impl Fn(&Mill, [u32; 2])) {
    let count = if testkit::is_long() { 20_000 } else { 2_000 };
    for game in plain_games() {
        assert!(game.moves_plainly());
        let (game, mut random) = (game.for_ideal_play(), Random::new(15));
        (0..count).for_each(|_| check(&game, pieces(&game, &mut random)));
    }
}

/// The moves of White, told apart by what they do.
fn moves(game: &Mill, state: &State) -> Vec<(Move, State)> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let play = |action| {
        let mut next = *state;
        game.play(&mut next, action);
        (action, next)
    };
    moves.into_iter().map(play).collect()
}

#[test]
fn retreats_are_exactly_the_quiet_moves_taken_back() {
    each_position(|game, [moved, other]| {
        let mut found = BTreeSet::new();
        game.retreats(moved, other, game.flies(moved.count_ones()), |before| {
            assert!(found.insert(before), "twice: {before:b}");
        });
        let mut expected = BTreeSet::new();
        let empty = game.board().all() & !(moved | other);
        for (to, from) in bits(moved).flat_map(|to| bits(empty).map(move |from| (to, from))) {
            let before = moved ^ (1 << to | 1 << from);
            let state = game.turn_state([before, other], [0; 2], WHITE);
            let is_move =
                |(action, next): &(Move, State)| *action == Move::Slide { from, to } && !next.is_removing();
            if state.side() == WHITE && moves(game, &state).iter().any(is_move) {
                expected.insert(before);
            }
        }
        assert_eq!(found, expected);
        // Nothing that could come before is missed by what is said for rules of any kind.
        for before in found {
            let (from, to) = ((before & !moved).trailing_zeros(), (moved & !before).trailing_zeros());
            assert!(game.origins(moved, to as u8) & 1 << from != 0);
        }
    });
}

#[test]
fn ways_are_exactly_the_moves_told_apart_by_the_mills_they_make() {
    each_position(|game, [own, other]| {
        let state = game.turn_state([own, other], [0; 2], WHITE);
        let empty = game.board().all() & !(own | other);
        let mut found = BTreeSet::new();
        for ways in game.ways(own, game.flies(own.count_ones())) {
            let from = ways.from.trailing_zeros() as u8;
            for (targets, due) in [(ways.quiet, 0), (ways.mill, 1), (ways.mills, 2)] {
                found.extend(bits(targets & empty).map(|to| (Move::Slide { from, to }, due)));
            }
        }
        let mut expected = BTreeSet::new();
        if state.phase() != Phase::Over {
            for (action, next) in moves(game, &state) {
                // What is taken beyond that is limited by what there is to take.
                let due = if next.is_removing() { i32::from(next.must_remove()).min(2) } else { 0 };
                expected.insert((action, due));
            }
        }
        assert_eq!(found, expected);
    });
}

#[test]
fn what_is_open_to_removal_is_what_a_mill_may_take() {
    each_position(|game, [own, other]| {
        let state = game.turn_state([own, other], [0; 2], WHITE);
        for (_, next) in moves(game, &state).into_iter().filter(|(_, next)| next.is_removing()) {
            let taken = moves(game, &next).into_iter().filter_map(|(action, _)| match action {
                Move::Remove(point) => Some(1u32 << point),
                _ => None,
            });
            assert_eq!(taken.fold(0, |all, bit| all | bit), game.open_to_removal(other));
        }
    });
}

#[test]
fn the_beginning_of_a_turn_is_what_play_brings_about() {
    for id in crate::common::all_ids() {
        let game = mill(&id).for_ideal_play();
        let mut random = Random::new(8);
        for _ in 0..50 {
            let mut state = game.start();
            for _ in 0..200 {
                let legal = moves(&game, &state);
                if legal.is_empty() {
                    break;
                }
                state = legal[random.below(legal.len() as u32) as usize].1;
                if game.remembers().is_none() && game.is_plain_turn(&state) && state.marked() == 0 {
                    let pieces = [WHITE, BLACK].map(|side| state.pieces(side));
                    let hand = [WHITE, BLACK].map(|side| state.hand(side));
                    let made = game.turn_state(pieces, hand, state.side());
                    assert_eq!(
                        (made.side(), made.phase(), made.must_remove()),
                        (state.side(), state.phase(), 0),
                        "{id}"
                    );
                    let texts = |state: &State| {
                        moves(&game, state).iter().map(|(action, _)| *action).collect::<Vec<_>>()
                    };
                    assert_eq!(texts(&made), texts(&state), "{id}");
                }
            }
        }
    }
}

#[test]
fn rules_that_look_at_the_past_say_which_option_does() {
    assert_eq!(mill("russian-mill").remembers(), Some("one_time_use_mill"));
    assert_eq!(mill("morabaraba-app").remembers(), Some("restrict_repeated_mills_formation"));
    assert_eq!(mill("nine-mens-morris").remembers(), None);
}

#[test]
fn symmetries_are_given_up_where_the_order_of_lines_decides() {
    let intervention = [("intervention_capture.enabled", "true")];
    assert_eq!(mill_with("nine-mens-morris", &intervention).symmetries().len(), 16);
    assert_eq!(mill("mul-mulan").symmetries().len(), 16);
    // The middle of this board is the middle of two lines of the same kind, and the first of them is taken.
    let rows = mill_with("three-mens-morris", &intervention);
    let kinds =
        |kind| rows.board().lines().iter().filter(|line| line.kind == kind && line.points[1] == 4).count();
    let is_doubtful = [mill::LineKind::Cross, mill::LineKind::Edge, mill::LineKind::Diagonal]
        .into_iter()
        .any(|kind| kinds(kind) > 1);
    assert_eq!(rows.symmetries().len(), if is_doubtful { 1 } else { 8 });
}

/// As long as a side has pieces in hand it slides and never flies, however few it has on the board.
#[test]
fn whoever_has_pieces_in_hand_only_slides() {
    let game = mill("lasker-morris").for_ideal_play();
    assert!(game.moves_plainly() && game.places_plainly());
    let mut random = Random::new(3);
    for _ in 0..500 {
        let [own, other] = pieces(&game, &mut random);
        let state = game.turn_state([own, other], [2, 1], WHITE);
        let empty = game.board().all() & !(own | other);
        let slides = |ways: mill::Ways| {
            let from = ways.from.trailing_zeros() as u8;
            bits((ways.quiet | ways.mill) & empty).map(move |to| Move::Slide { from, to }).collect::<Vec<_>>()
        };
        let found: BTreeSet<Move> = game.ways(own, false).flat_map(slides).collect();
        let legal = moves(&game, &state).into_iter().map(|(action, _)| action);
        let expected: BTreeSet<Move> = legal.filter(|action| matches!(action, Move::Slide { .. })).collect();
        assert_eq!(found, expected);
        // And the same taken back.
        let mut before = BTreeSet::new();
        game.retreats(own, other, false, |set| assert!(before.insert(set)));
        for from in bits(empty) {
            for to in bits(own) {
                let set = own ^ (1 << to | 1 << from);
                let state = game.turn_state([set, other], [2, 1], WHITE);
                let leads_here = |(action, next): &(Move, State)| {
                    *action == Move::Slide { from, to } && !next.is_removing()
                };
                assert_eq!(before.contains(&set), moves(&game, &state).iter().any(leads_here));
            }
        }
    }
}

#[test]
fn placing_is_plain_where_it_does_nothing_but_take_for_a_mill() {
    assert!(mill("nine-mens-morris").places_plainly());
    // The board may be full.
    assert!(!mill("morabaraba").places_plainly());
    assert!(!mill("twelve-mens-morris").places_plainly());
}
