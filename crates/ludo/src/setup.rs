//! Positions that are set up by hand.

use game::setup::{Setup, not_theirs, too_many};
use game::sorting;
use game::{Game, MAX_SEATS, Message, Notation, Place, Seat, Show};

use crate::Ludo;
use crate::state::State;

/// Pieces that stand nowhere are in the base.
pub(crate) fn set_up(game: &Ludo, setup: &Setup) -> Result<State, Vec<Message>> {
    let mut flaws = setup.flaws(game);
    let places = game.board_view().places;
    let mut own: [Vec<u8>; MAX_SEATS] = Default::default();
    for standing in setup.pieces.iter().filter(|standing| standing.count > 0) {
        let Some(seat) = standing.seat else {
            flaws.push(Message::new("setup-no-markers"));
            continue;
        };
        let place = places.iter().find(|place| place.id == standing.place);
        let Some(place) = place.filter(|place| place.seat.is_none_or(|owner| owner == seat)) else {
            continue;
        };
        match (0..=game.rules.end()).find(|&square| game.place_id(seat, square) == place.id) {
            Some(square) if usize::from(seat) < MAX_SEATS => {
                let pieces = std::iter::repeat_n(square, usize::from(standing.count));
                own[usize::from(seat)].extend(pieces);
            }
            _ => flaws.push(not_theirs(game, place, seat)),
        }
    }
    for (seat, own) in (0..).zip(&own) {
        flaws.extend(crowds(game, seat, own, &places));
    }
    match setup.turn {
        None => flaws.push(Message::new("setup-nobody-to-act")),
        Some(_) if setup.removals > 0 => flaws.push(Message::new("setup-no-removals")),
        Some(_) => {}
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    game.read_state(&text(game, setup, own)).map_err(|error| vec![error.problem])
}

/// Where a seat has more pieces than fit, or than there are.
fn crowds(game: &Ludo, seat: Seat, own: &[u8], places: &[Place]) -> Vec<Message> {
    let mut flaws = Vec::new();
    if own.len() > usize::from(game.rules.pieces) {
        flaws.push(too_many(game, seat, own.len() as u32));
    }
    for square in 1..=game.rules.end() {
        let count = own.iter().filter(|&&other| other == square).count();
        if count <= usize::from(game.rules.room(square)) {
            continue;
        }
        let id = game.place_id(seat, square);
        let name = places.iter().find(|place| place.id == id).map(|place| place.name.clone());
        let place = name.unwrap_or_else(|| Message::new("ludo-place-square").with("number", square));
        flaws.push(Message::new("setup-crowded").with("place", place).with("count", count));
    }
    flaws
}

/// The position in notation, whose reading checks the rest. Once a piece has left the base the first round is over.
fn text(game: &Ludo, setup: &Setup, own: [Vec<u8>; MAX_SEATS]) -> String {
    let start = game.start();
    let (mut seats, mut is_start) = (Vec::new(), true);
    for (seat, mut own) in (0..).zip(own) {
        if !game.is_seated(seat) || setup.away.contains(&seat) {
            seats.push("-".to_owned());
            continue;
        }
        own.resize(usize::from(game.rules.pieces), 0);
        sorting::by(&mut own, |a, b| b.cmp(a));
        let mut begun = game.own_pieces(&start, seat).to_vec();
        let mut now = own.clone();
        sorting::plainly(&mut begun);
        sorting::plainly(&mut now);
        is_start &= begun == now;
        seats.push(own.iter().map(u8::to_string).collect::<Vec<_>>().join(","));
    }
    let round = if is_start { 1 } else { 2 };
    let (seat, pending) = (setup.turn.unwrap_or(0), pending(game, &setup.numbers));
    format!("{} {seat} {pending} {round} 0 0 -", seats.join("/"))
}

/// What is still to be played: dice as far as they can be, then bonus steps.
fn pending(game: &Ludo, numbers: &[u8]) -> String {
    let mut dice = 1 + usize::from(game.rules.two_dice);
    let most = if game.rules.seven { 7 } else { 6 };
    let word = |&number: &u8| {
        if number <= most && dice > 0 {
            dice -= 1;
            return number.to_string();
        }
        format!("b{number}")
    };
    let words: Vec<String> = numbers.iter().map(word).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}
