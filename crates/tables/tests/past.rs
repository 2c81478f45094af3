//! The turns so far tell what happened, once each and in order.

use game::{Random, Turn};
use tables::{PastTurn, Table, built_in_ids};

fn random_game(rules: &str, seed: u64, most: usize, mut look: impl FnMut(&dyn Table)) {
    let (mut table, mut random) = (tables::game(rules).unwrap().table(), Random::new(seed));
    look(table.as_ref());
    while table.turn() != Turn::Over && table.events_so_far() < most {
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
        look(table.as_ref());
    }
}

fn is_roll(event: &str) -> bool {
    event.strip_prefix('r').is_some_and(|dice| dice.starts_with(|digit: char| digit.is_ascii_digit()))
}

/// The turns as the events have them: who was to act before each, told by playing them again.
fn told_again(rules: &str, events: &[String]) -> Vec<(u8, usize, usize, Vec<String>)> {
    let mut table = tables::game(rules).unwrap().table();
    let mut turns: Vec<(u8, usize, usize, Vec<String>)> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        if let Some(seat) = table.seat_to_act() {
            let goes_on = turns.last().is_some_and(|(last, _, ends, moves)| {
                *last == seat && *ends == index && (!is_roll(event) || moves.is_empty())
            });
            if !goes_on {
                turns.push((seat, index, index, Vec::new()));
            }
            let turn = turns.last_mut().unwrap();
            turn.2 = index + 1;
            if !is_roll(event) {
                turn.3.push(event.clone());
            }
        }
        table.act(event).unwrap();
    }
    turns
}

fn short(turn: &PastTurn) -> (u8, usize, usize, Vec<String>) {
    (turn.seat, turn.begins, turn.ends, turn.moves.iter().map(|action| action.text.clone()).collect())
}

#[test]
fn past_turns_are_what_the_events_tell_in_every_variant() {
    for id in built_in_ids() {
        let mut last: Option<Box<dyn Table>> = None;
        random_game(id, 3, 120, |table| {
            let mut copy = tables::game(id).unwrap().table();
            table.events().iter().for_each(|event| copy.act(event).unwrap());
            last = Some(copy);
        });
        let table = last.unwrap();
        let (events, past) = (table.events(), table.past());
        assert_eq!(past.iter().map(short).collect::<Vec<_>>(), told_again(id, &events), "{id}");
        assert!(past.windows(2).all(|pair| pair[0].ends <= pair[1].begins));
        assert_eq!(past.last().map(|turn| turn.ends), Some(events.len()));
        for turn in &past {
            let rolls = events[turn.begins..turn.ends].iter().filter(|event| is_roll(event)).count();
            assert_eq!(rolls + turn.moves.len(), turn.ends - turn.begins, "{id}");
            assert_eq!(rolls == 0, turn.dice.is_empty(), "{id} {turn:?}");
        }
    }
}

/// Turns of one seat that follow one another, as one.
fn merged(past: Vec<PastTurn>) -> Vec<PastTurn> {
    let mut turns: Vec<PastTurn> = Vec::new();
    for turn in past {
        match turns.last_mut() {
            Some(last) if last.seat == turn.seat && last.ends == turn.begins => {
                last.ends = turn.ends;
                last.moves.extend(turn.moves);
                if !turn.dice.is_empty() {
                    last.dice = turn.dice;
                }
            }
            _ => turns.push(turn),
        }
    }
    turns
}

#[test]
fn the_last_turn_of_somebody_else_is_the_last_one_of_the_past() {
    for id in built_in_ids() {
        random_game(id, 4, 120, |table| {
            let now = if table.turn() == Turn::Over { None } else { table.seat_to_act() };
            let others = merged(table.past()).into_iter().rfind(|turn| Some(turn.seat) != now);
            assert_eq!(table.view().last_turn, others, "{id} {}", table.fen());
        });
    }
}

#[test]
fn dice_of_a_turn_are_the_numbers_that_were_to_be_played() {
    let mut table = tables::game("long-nardi").unwrap().table();
    table.act("r33").unwrap();
    while table.seat_to_act() == Some(0) {
        table.act(&table.legal()[0].text.clone()).unwrap();
    }
    let events = table.events_so_far();
    table.act("r21").unwrap();
    let past = table.past();
    assert_eq!((past[0].dice.as_slice(), past[1].dice.as_slice()), (&[3, 3, 3, 3][..], &[2, 1][..]));
    assert_eq!((past[0].begins, past[0].ends, past[1].begins, past[1].ends), (0, events, events, events + 1));
}

#[test]
fn one_more_roll_after_a_move_is_a_turn_of_its_own() {
    let mut table = tables::game("mensch").unwrap().table();
    let events = ["r6", "p0+6", "r6", "p0+6", "r3"];
    events.iter().for_each(|event| table.act(event).unwrap_or_else(|error| panic!("{event}: {error}")));
    let past: Vec<_> = table.past().iter().map(short).collect();
    let wanted = [(0, 0, 2, vec!["p0+6".to_owned()]), (0, 2, 4, vec!["p0+6".to_owned()]), (0, 4, 5, vec![])];
    assert_eq!(past, wanted);
}

#[test]
fn three_tries_to_come_out_are_one_turn_with_the_last_dice() {
    let mut table = tables::game("mensch").unwrap().table();
    let mut rolls = 0;
    while table.seat_to_act() == Some(0) {
        let event =
            if table.turn() == Turn::Chance { "r3".to_owned() } else { table.legal()[0].text.clone() };
        rolls += usize::from(event == "r3");
        table.act(&event).unwrap();
        assert!(rolls < 9);
    }
    let first: Vec<PastTurn> = table.past().into_iter().filter(|turn| turn.seat == 0).collect();
    let told: usize = first.iter().map(|turn| turn.ends - turn.begins).sum();
    assert_eq!(told, table.events_so_far());
    assert!(first.iter().all(|turn| turn.dice == [3]), "{first:?}");
}

#[test]
fn a_roll_off_belongs_to_nobody() {
    let mut table = tables::game("fevga").unwrap().table();
    let mut before = 0;
    while table.seat_to_act().is_none() {
        before += 1;
        table.roll_by_seed(9).unwrap();
        assert!(table.past().is_empty() && table.view().last_turn.is_none());
    }
    assert!(before > 0);
    while table.past().is_empty() {
        if table.roll_by_seed(9).is_none() {
            table.act(&table.legal()[0].text.clone()).unwrap();
        }
    }
    assert_eq!(table.past()[0].begins, before);
}

#[test]
fn a_fork_counts_on_from_where_it_began_and_undo_shortens_the_past() {
    let mut table = tables::game("nine-mens-morris").unwrap().table();
    for event in ["a7", "b6", "d7"] {
        table.act(event).unwrap();
    }
    let mut fork = table.fork();
    fork.act("f6").unwrap();
    assert_eq!(fork.past().iter().map(short).collect::<Vec<_>>(), [(1, 3, 4, vec!["f6".to_owned()])]);
    let whole = table.past();
    table.undo();
    assert_eq!(table.past(), whole[..2]);
}
