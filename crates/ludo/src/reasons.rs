//! Why an action is not legal.

use game::{Game, Notation, Reason, Turn};

use crate::Ludo;
use crate::moves::{Duty, Move, Obstacle, Source};
use crate::rules::ThirdInARow;
use crate::state::State;

/// The reason, or `None` when the action is legal.
pub(crate) fn why_not(game: &Ludo, state: &State, action: Move) -> Option<Reason> {
    match game.turn(state) {
        Turn::Over => return Some(Reason::new("game-over", "The game is over.")),
        Turn::Chance => return Some(Reason::new("dice-due", "The dice must be rolled first.")),
        Turn::Seat(_) if game.is_legal(state, action) => return None,
        Turn::Seat(_) => {}
    }
    let Some(piece) = action.piece() else {
        return Some(Reason::new("must-move", "There is a legal move, so passing is not allowed."));
    };
    if piece >= game.rules().pieces {
        let sentence = format!("There is no piece {piece}; pieces are counted from 0.");
        return Some(Reason::new("no-such-piece", sentence).with("piece", piece));
    }
    if state.places.contains(&state.seat()) {
        return Some(Reason::new("finished", "All your pieces are in the goal, so nothing is left to play."));
    }
    if game.is_roll_unplayable(state) {
        return Some(third(game));
    }
    let steps = action.steps();
    let source = game.sources(state).into_iter().find(|&(_, value)| value == steps);
    let Some((source, _)) = source else { return Some(no_such_number(game, state, steps)) };
    let from = state.piece(state.seat(), piece);
    if source == Source::Sum && from != 0 {
        let sentence = format!("Both dice together, {steps}, only bring a piece out of the base.");
        return Some(Reason::new("sum-only-enters", sentence).with("steps", steps));
    }
    let is_die = !matches!(source, Source::Bonus(_));
    match game.resolve(state, piece, steps, is_die) {
        Err(obstacle) => Some(blocked(game, obstacle, piece, from, steps)),
        Ok(_) => Some(neglected(game, state, action)),
    }
}

fn third(game: &Ludo) -> Reason {
    let what = if game.rules().extra_on_doubles { "doubles" } else { "six" };
    let more = match game.rules().third {
        ThirdInARow::LastMovedHome => " and the piece moved last goes home",
        ThirdInARow::LeaderHome => " and the leading piece goes home",
        ThirdInARow::RollVoid => ": pass, and roll again",
        _ => ": the turn ends",
    };
    let sentence = format!("This is the third {what} in a row, which is not played{more}.");
    Reason::new("third-in-a-row", sentence)
}

fn no_such_number(game: &Ludo, state: &State, steps: u8) -> Reason {
    let numbers: Vec<String> = game.sources(state).iter().map(|(_, value)| value.to_string()).collect();
    let sentence = format!("There is no {steps} to play; there is {}.", numbers.join(" and "));
    Reason::new("no-such-number", sentence).with("steps", steps).with("numbers", numbers.join(","))
}

fn blocked(game: &Ludo, obstacle: Obstacle, piece: u8, from: u8, steps: u8) -> Reason {
    let reason =
        |code, sentence: String| Reason::new(code, sentence).with("piece", piece).with("steps", steps);
    let name = |seat| game.seat_name(seat);
    match obstacle {
        Obstacle::AtGoal => reason("at-goal", "This piece has reached the end of its route.".into()),
        Obstacle::NoEntryNumber => {
            let entries = (1..=12).filter(|&value| game.rules().entry[value] != 0);
            let entries: Vec<String> = entries.map(|value| value.to_string()).collect();
            let sentence = format!("Only a {} brings a piece out of the base.", entries.join(" or "));
            reason("needs-entry-number", sentence).with("entry", entries.join(","))
        }
        Obstacle::BonusFromBase => {
            reason("bonus-from-base", "Bonus steps bring no piece out of the base.".into())
        }
        Obstacle::Overshoot => {
            let left = game.rules().end() - from;
            reason(
                "overshoot",
                format!("{steps} is too much: {left} steps are left to the end of the route."),
            )
            .with("left", left)
        }
        Obstacle::PastTheFoot => {
            let sentence = "A piece must stop exactly at the foot of the stairs before it climbs them.";
            reason("past-the-foot", sentence.into())
        }
        Obstacle::WrongStair { needed } => {
            reason("wrong-stair", format!("The next stair is climbed with a {needed} only."))
                .with("needed", needed)
        }
        Obstacle::OwnInTheWay { square } => {
            reason("own-in-the-way", format!("Your own piece on {square} may not be passed."))
                .with("square", square)
        }
        Obstacle::OthersInTheWay { square } => reason(
            "piece-in-the-way",
            format!("A piece on {square} is in the way, and nobody may be passed."),
        )
        .with("square", square),
        Obstacle::PairInTheWay { square, owner } => reason(
            "blockade-in-the-way",
            format!("{} blocks the way with two pieces on {square}.", name(owner)),
        )
        .with("square", square)
        .with("owner", name(owner)),
        Obstacle::OwnPair { square } => {
            reason("own-blockade", format!("Your own two pieces on {square} block you too."))
                .with("square", square)
        }
        Obstacle::OwnSquareFull { square, room } => {
            let most = if room == 1 { "one piece".into() } else { format!("{room} pieces") };
            reason("own-square-full", format!("Your square {square} holds {most} of yours at most."))
                .with("square", square)
        }
        Obstacle::PairLandedOn { square, owner } => {
            let sentence =
                format!("{} stands on {square} with two pieces, which may not be landed on.", name(owner));
            reason("blockade-on-target", sentence).with("square", square).with("owner", name(owner))
        }
        Obstacle::SafeSquareTaken { square } => {
            reason("safe-square-taken", format!("An enemy stands on the safe square {square}."))
                .with("square", square)
        }
        Obstacle::EnemyKeepsIn { square } => {
            reason("enemy-on-start", format!("An enemy on {square} keeps your pieces in the base."))
                .with("square", square)
        }
    }
}

/// Nothing is in the way of this step, but another one must be made instead.
fn neglected(game: &Ludo, state: &State, action: Move) -> Reason {
    let mut broken = Duty::BothDice;
    let candidates = game.candidates(state);
    game.after_duties(state, &candidates, |duty, candidate| {
        if candidate.action == action {
            broken = duty;
        }
    });
    match broken {
        Duty::BothDice => Reason::new("must-use-both-dice", "Both dice can be used, so both must be."),
        Duty::LargerDie => {
            Reason::new("must-use-larger-die", "Only one die can be used, so it must be the larger one.")
        }
        Duty::Enter => Reason::new("must-enter", "A piece can come out of the base, so one must."),
        Duty::ClearStart => {
            Reason::new("must-clear-start", "The piece on the start square must move on while others wait.")
        }
        Duty::BreakPair => {
            Reason::new("must-break-pair", "A six must be played with a piece of one of your pairs.")
        }
        Duty::Capture => Reason::new("must-capture", "A piece can be captured, so one must be."),
    }
}
