//! Positions that are set up by hand.

use game::Message;
use game::setup::{Setup, too_many};

use crate::play::Mill;
use crate::state::{BLACK, Phase, State, WHITE};
use crate::view::hand_id;

/// Stones that stand nowhere and are in no hand are lost.
pub(crate) fn set_up(game: &Mill, setup: &Setup) -> Result<State, Vec<Message>> {
    let mut flaws = setup.flaws(game);
    let mut state = State::start(0);
    for standing in setup.pieces.iter().filter(|standing| standing.count > 0) {
        if let (Some(seat @ 0..2), true) =
            (standing.seat, standing.seat.map(hand_id) == Some(&standing.place))
        {
            let hand = &mut state.hand[usize::from(seat)];
            *hand = hand.saturating_add(standing.count);
            continue;
        }
        let Some(point) = game.board.point(&standing.place) else { continue };
        let place = || Message::new("mill-point").with("point", game.board.name(point));
        if state.occupied() & 1 << point != 0 {
            flaws.push(Message::new("setup-two-colours").with("place", place()));
        } else if standing.count > 1 {
            flaws.push(Message::new("setup-crowded").with("place", place()).with("count", standing.count));
        }
        match standing.seat {
            Some(seat) => state.pieces[usize::from(seat & 1)] |= 1 << point,
            None => state.marked |= 1 << point,
        }
    }
    state.count_pieces();
    for seat in [WHITE, BLACK] {
        if state.count(seat) > u32::from(game.rules.piece_count) {
            flaws.push(too_many(game, seat, state.count(seat)));
        }
    }
    match setup.turn {
        None => flaws.push(Message::new("setup-nobody-to-act")),
        Some(_) if !setup.numbers.is_empty() => flaws.push(Message::new("setup-no-dice")),
        Some(seat) => act(&mut state, seat, setup.removals),
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    // Written and read again, so that everything else is checked where positions are always checked.
    let mut text = String::new();
    game.write_fen(&state, &mut text);
    game.read_fen(&text).map_err(|error| vec![error.problem])
}

/// Makes it a side's turn, to take off so many stones first.
fn act(state: &mut State, seat: u8, removals: u8) {
    state.side = seat;
    state.must_remove[usize::from(seat & 1)] = i8::try_from(removals).unwrap_or(i8::MAX);
    // Whoever has placed the last stone of all may have closed a mill with it; markers are gone after that.
    let is_placing = match removals {
        0 => state.hand[state.us()] > 0,
        _ => state.hand != [0; 2] || state.marked != 0,
    };
    state.phase = if is_placing { Phase::Placing } else { Phase::Moving };
}
