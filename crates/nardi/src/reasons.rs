//! Why a step or a turn is not legal.

use game::{Game, Reason, Seat};

use crate::board::{OFF, number_of, points};
use crate::cursor;
use crate::moves::Mover;
use crate::play::Nardi;
use crate::state::State;
use crate::turn::{Step, Turn};

impl Nardi {
    /// Why this step is not legal; `None` when it is.
    pub(crate) fn why_not_step(&self, state: &State, step: Step) -> Option<Reason> {
        match self.turn(state) {
            game::Turn::Over => return Some(Reason::new("game-over", "The game is over.")),
            game::Turn::Chance => return Some(Reason::new("dice-due", "The dice have to be rolled first.")),
            game::Turn::Seat(_) if self.is_legal(state, step) => return None,
            game::Turn::Seat(_) => {}
        }
        let ask = Question { state, mover: Mover::new(self.rules(), state), seat: state.side & 1, step };
        if step.is_pass() {
            return Some(Reason::new("must-play", "A step is possible, so passing is not."));
        }
        Some(
            ask.wrong_checker()
                .or_else(|| ask.wrong_die())
                .or_else(|| ask.held_back())
                .or_else(|| if step.to == OFF { ask.cannot_bear_off() } else { ask.cannot_enter() })
                .unwrap_or_else(|| ask.breaks_the_turn()),
        )
    }

    /// The turn that these steps make, with the dice they use; or why they are not a legal turn. An empty
    /// list, or [`Step::PASS`] alone, is a pass.
    pub fn turn_of_steps(&self, state: &State, steps: &[Step]) -> Result<Turn, Reason> {
        let (Some(first), Some(seat)) = (steps.first().or(Some(&Step::PASS)), state.side()) else {
            return Err(Reason::new("dice-due", "The dice have to be rolled first."));
        };
        if first.is_pass() && steps.len() <= 1 {
            return self.why_not_step(state, Step::PASS).map_or(Ok(Turn::PASS), Err);
        }
        let mut turn = Turn::PASS;
        let mut now = *state;
        for (i, &step) in steps.iter().enumerate() {
            if i > 0 && !is_same_turn(state, &now) {
                let sentence = format!("The turn is over after {i} step{}.", if i == 1 { "" } else { "s" });
                return Err(Reason::new("turn-over", sentence).with("steps", i));
            }
            if let Some(reason) = self.why_not_step(&now, step) {
                return Err(reason.with("step", i + 1));
            }
            turn = turn.and(i as u32, step.from, die_for(&now, step));
            self.play(&mut now, step);
        }
        if is_same_turn(state, &now) {
            let more = "More dice can be played, so the turn is not complete.";
            return Err(Reason::new("turn-incomplete", more).with("steps", steps.len()).with("side", seat));
        }
        Ok(turn)
    }
}

/// Whether the dice of `now` are what is left of those of `start`.
fn is_same_turn(start: &State, now: &State) -> bool {
    let fewer = now.left > 0 && now.left < start.left && now.side == start.side;
    fewer && (start.has_two_dice() || now.high == start.high)
}

/// The die that a legal step uses.
fn die_for(state: &State, step: Step) -> u8 {
    let needed = step.to - step.from;
    if state.has_two_dice() && (state.low == needed || step.to == OFF && state.low > needed) {
        state.low
    } else {
        state.high
    }
}

/// An illegal step, and what there is to say about it.
struct Question<'a> {
    state: &'a State,
    mover: Mover<'a>,
    seat: Seat,
    step: Step,
}

impl Question<'_> {
    fn number(&self, progress: u8) -> u8 {
        number_of(self.seat, progress)
    }

    fn name(&self) -> &'static str {
        ["White", "Black"][usize::from(self.seat)]
    }

    fn wrong_checker(&self) -> Option<Reason> {
        let from = self.step.from;
        let point = self.number(from);
        if self.mover.own >> from & 1 != 0 {
            return None;
        }
        let reason = if self.mover.free >> from & 1 != 0 {
            Reason::new("point-empty", format!("There is no checker on point {point}."))
        } else {
            Reason::new(
                "not-your-checker",
                format!("The checkers on point {point} are not {}'s.", self.name()),
            )
        };
        Some(reason.with("point", point))
    }

    /// The dice left that the distance allows.
    fn dice(&self) -> impl Iterator<Item = u8> {
        let needed = self.step.to - self.step.from;
        let is_off = self.step.to == OFF;
        let (dice, left) = self.state.dice();
        dice.into_iter().take(left).filter(move |&die| die == needed || is_off && die > needed)
    }

    fn wrong_die(&self) -> Option<Reason> {
        if self.dice().next().is_some() {
            return None;
        }
        let needed = self.step.to - self.step.from;
        let (dice, left) = self.state.dice();
        let dice = dice[..left].iter().map(u8::to_string).collect::<Vec<_>>().join(" and ");
        let (code, sentence) = if self.step.to == OFF {
            (
                "die-too-small",
                format!("Bearing off from here takes a {needed} or more; what is left is {dice}."),
            )
        } else {
            ("no-such-die", format!("This step takes a {needed}; what is left is {dice}."))
        };
        Some(Reason::new(code, sentence).with("needed", needed).with("dice", dice))
    }

    /// The head and runner rules.
    fn held_back(&self) -> Option<Reason> {
        let limit = self.mover.rules.head_limit;
        if self.step.from == 0 && self.mover.head_left == 0 {
            let sentence = match limit {
                1 => "Only one checker may leave the head in a turn, and one has.".to_owned(),
                _ => format!("No more checkers may leave the head in this turn (limit {limit})."),
            };
            return Some(Reason::new("head-already-used", sentence).with("limit", limit));
        }
        let foremost = 31 - self.mover.own.leading_zeros() as u8;
        if self.mover.runner_must_go() && self.step.from != foremost {
            let runner = self.number(foremost);
            let sentence =
                format!("Only the runner on point {runner} may move until it has passed the enemy's head.");
            return Some(Reason::new("runner-first", sentence).with("point", runner));
        }
        None
    }

    fn cannot_enter(&self) -> Option<Reason> {
        let to = self.step.to;
        if self.mover.free >> to & 1 == 0 {
            let point = self.number(to);
            let sentence = format!("Point {point} is held by the enemy.");
            return Some(Reason::new("point-held", sentence).with("point", point));
        }
        if self.mover.all_home() && !self.mover.rules.inner_steps {
            let sentence = "With all checkers home they are only borne off, not moved inside the home.";
            return Some(Reason::new("no-inner-steps", sentence));
        }
        None
    }

    fn cannot_bear_off(&self) -> Option<Reason> {
        if !self.mover.all_home() {
            let sentence = "Checkers are borne off only when all are home.";
            return Some(Reason::new("not-all-home", sentence));
        }
        if self.dice().any(|die| self.mover.bear_off_sources(die) >> self.step.from & 1 != 0) {
            return None;
        }
        if !self.mover.rules.larger_die_from_farthest {
            let needed = OFF - self.step.from;
            let sentence = format!("Bearing off from here takes exactly a {needed}.");
            return Some(Reason::new("exact-die-only", sentence).with("needed", needed));
        }
        let farthest = self.number(self.mover.own.trailing_zeros() as u8);
        let sentence =
            format!("A larger die bears off only from the farthest occupied point, which is {farthest}.");
        Some(Reason::new("larger-die-only-from-farthest", sentence).with("point", farthest))
    }

    /// The step is possible by itself, but begins no legal turn.
    fn breaks_the_turn(&self) -> Reason {
        let lengths = cursor::lengths(self.mover.rules, self.state);
        let from = usize::from(self.step.from);
        let own_length = self.dice().map(|die| lengths.of(self.state, die, from)).max().unwrap_or(0);
        if own_length == 0 {
            return self.block_in_the_way();
        }
        let longest = lengths.longest;
        if own_length < longest {
            return if self.state.has_two_dice() {
                Reason::new("both-dice-must-be-played", "Both dice can be played, but not after this step.")
            } else {
                let sentence = format!("{longest} steps can be made, but not after this one.");
                Reason::new("more-dice-must-be-played", sentence).with("steps", longest)
            };
        }
        let high = self.state.high;
        let sentence = format!("Only one die can be played, and then it has to be the higher one, {high}.");
        Reason::new("only-the-higher-die", sentence).with("die", high)
    }

    fn block_in_the_way(&self) -> Reason {
        let rules = self.mover.rules;
        let mut after = self.mover;
        let die = self.dice().next().unwrap_or(1);
        after.step(self.step.from, die);
        let when = if rules.every_step { "after this step" } else { "at the end of the turn" };
        let block = after.forbidden_block();
        if block != 0 {
            let list = points(block).map(|p| self.number(p).to_string()).collect::<Vec<_>>().join(" ");
            let length = rules.block_length;
            let sentence = format!("It would leave a block of {length} {when}, on the points {list}.");
            return Reason::new("block", sentence).with("points", list).with("length", length);
        }
        let limited = [
            ("own-start-full", "one's own", crate::board::OWN_START, rules.own_start_max),
            ("enemy-start-full", "the enemy's", crate::board::ENEMY_START, rules.enemy_start_max),
        ];
        for (code, whose, quarter, most) in limited {
            if (after.own & quarter).count_ones() > u32::from(most) {
                let sentence =
                    format!("At most {most} points of {whose} starting quarter may be held {when}.");
                return Reason::new(code, sentence).with("limit", most);
            }
        }
        if self.mover.gate != 0 {
            let sentence = "The block that all enemy checkers stand behind must be opened this turn.";
            return Reason::new("block-must-be-opened", sentence);
        }
        let sentence = "Every way to finish the turn after this step leaves a block that may not stand.";
        Reason::new("block-at-turn-end", sentence)
    }
}
