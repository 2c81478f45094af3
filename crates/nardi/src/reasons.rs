//! Why a step or a turn is not legal.

use game::texts::all;
use game::{Argument, Game, Message, Seat};

use crate::board::{ENEMY_START, OFF, OUTSIDE, OWN_START, number_of, points, turned};
use crate::cursor;
use crate::moves::Mover;
use crate::notation::seat_name;
use crate::play::Nardi;
use crate::rules::Permission;
use crate::state::State;
use crate::turn::{Step, Turn};

impl Nardi {
    /// Why this step is not legal; `None` when it is.
    pub(crate) fn why_not_step(&self, state: &State, step: Step) -> Option<Message> {
        match self.turn(state) {
            game::Turn::Over => return Some(Message::new("game-over")),
            game::Turn::Chance => return Some(Message::new("dice-due")),
            game::Turn::Seat(_) if self.is_legal(state, step) => return None,
            game::Turn::Seat(_) => {}
        }
        let ask = Question { state, mover: Mover::new(self.rules(), state), seat: state.side & 1, step };
        if step.is_pass() {
            return Some(Message::new("must-play").with("seat", ask.name()));
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
    pub fn turn_of_steps(&self, state: &State, steps: &[Step]) -> Result<Turn, Message> {
        let (Some(first), Some(seat)) = (steps.first().or(Some(&Step::PASS)), state.side()) else {
            return Err(Message::new("dice-due"));
        };
        if first.is_pass() && steps.len() <= 1 {
            return self.why_not_step(state, Step::PASS).map_or(Ok(Turn::PASS), Err);
        }
        let mut turn = Turn::PASS;
        let mut now = *state;
        for (i, &step) in steps.iter().enumerate() {
            if i > 0 && !is_same_turn(state, &now) {
                return Err(Message::new("turn-over").with("steps", i));
            }
            if let Some(reason) = self.why_not_step(&now, step) {
                return Err(reason.with("step", i + 1));
            }
            turn = turn.and(i as u32, step.from, now.die_for(step));
            self.play(&mut now, step);
        }
        if is_same_turn(state, &now) {
            return Err(Message::new("turn-incomplete")
                .with("seat", seat_name(seat))
                .with("steps", steps.len())
                .with("dice", dice_of(&now)));
        }
        Ok(turn)
    }
}

/// Whether the dice of `now` are what is left of those of `start`.
fn is_same_turn(start: &State, now: &State) -> bool {
    let fewer = now.left > 0 && now.left < start.left && now.side == start.side;
    fewer && (start.has_two_dice() || now.high == start.high)
}

/// The dice left, as a list: "6 and 3".
pub(crate) fn dice_of(state: &State) -> Argument {
    let (dice, left) = state.dice();
    all(dice.into_iter().take(left))
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

    fn name(&self) -> Message {
        seat_name(self.seat)
    }

    fn enemy(&self) -> Message {
        seat_name(self.seat ^ 1)
    }

    /// The number that the step takes.
    fn needed(&self) -> u8 {
        self.step.to - self.step.from
    }

    /// The points of a mask in the mover's frame, in the order in which the enemy comes to them.
    fn points_on_enemys_way(&self, mask: u32) -> Argument {
        all(points(turned(mask)).map(|progress| number_of(self.seat ^ 1, progress)))
    }

    fn wrong_checker(&self) -> Option<Message> {
        let from = self.step.from;
        if self.mover.own >> from & 1 != 0 {
            return None;
        }
        let reason = if self.mover.free >> from & 1 != 0 {
            Message::new("point-empty")
        } else {
            Message::new("not-your-checker").with("owner", self.enemy()).with("seat", self.name())
        };
        Some(reason.with("point", self.number(from)))
    }

    /// The dice left that the distance allows.
    fn dice(&self) -> impl Iterator<Item = u8> {
        let needed = self.needed();
        let is_off = self.step.to == OFF;
        let (dice, left) = self.state.dice();
        dice.into_iter().take(left).filter(move |&die| die == needed || is_off && die > needed)
    }

    fn wrong_die(&self) -> Option<Message> {
        if self.dice().next().is_some() {
            return None;
        }
        let from = self.number(self.step.from);
        let reason = if self.step.to == OFF {
            Message::new("die-too-small").with("point", from)
        } else {
            Message::new("no-such-die").with("from", from).with("to", self.number(self.step.to))
        };
        Some(reason.with("needed", self.needed()).with("dice", dice_of(self.state)))
    }

    /// The head and runner rules.
    fn held_back(&self) -> Option<Message> {
        if self.step.from == 0 && self.mover.head_left == 0 {
            let reason = Message::new("head-already-used").with("limit", self.mover.rules.head_limit);
            return Some(reason.with("point", self.number(0)));
        }
        let foremost = 31 - self.mover.own.leading_zeros() as u8;
        if self.mover.runner_must_go() && self.step.from != foremost {
            let reason = Message::new("runner-first").with("point", self.number(foremost));
            return Some(reason.with("head", number_of(self.seat ^ 1, 0)));
        }
        None
    }

    fn cannot_enter(&self) -> Option<Message> {
        let to = self.step.to;
        if self.mover.free >> to & 1 == 0 {
            let reason = Message::new("point-held").with("point", self.number(to));
            return Some(reason.with("owner", self.enemy()));
        }
        if self.mover.all_home() && !self.mover.rules.inner_steps {
            return Some(Message::new("no-inner-steps").with("seat", self.name()));
        }
        None
    }

    fn cannot_bear_off(&self) -> Option<Message> {
        if !self.mover.all_home() {
            let outside: Vec<u8> = points(self.mover.own & OUTSIDE).map(|p| self.number(p)).collect();
            let reason = Message::new("not-all-home").with("seat", self.name());
            return Some(reason.with("count", outside.len()).with("points", all(outside)));
        }
        if self.dice().any(|die| self.mover.bear_off_sources(die) >> self.step.from & 1 != 0) {
            return None;
        }
        let from = self.number(self.step.from);
        if !self.mover.rules.larger_die_from_farthest {
            let reason = Message::new("exact-die-only").with("point", from).with("needed", self.needed());
            return Some(reason.with("dice", dice_of(self.state)));
        }
        let farthest = self.number(self.mover.own.trailing_zeros() as u8);
        Some(Message::new("larger-die-only-from-farthest").with("point", farthest).with("from", from))
    }

    /// The step is possible by itself, but begins no legal turn.
    fn breaks_the_turn(&self) -> Message {
        let lengths = cursor::lengths(self.mover.rules, self.state);
        let from = usize::from(self.step.from);
        let own_length = self.dice().map(|die| lengths.of(self.state, die, from)).max().unwrap_or(0);
        if own_length == 0 {
            return self.breaks_the_block_rules();
        }
        if own_length == lengths.longest {
            return Message::new("only-the-higher-die")
                .with("die", self.state.high)
                .with("other", self.state.low);
        }
        if self.state.has_two_dice() {
            return Message::new("both-dice-must-be-played").with("dice", dice_of(self.state));
        }
        Message::new("more-dice-must-be-played").with("steps", lengths.longest)
    }

    fn breaks_the_block_rules(&self) -> Message {
        let rules = self.mover.rules;
        let mut after = self.mover;
        after.step(self.step.from, self.needed());
        let checked = if rules.every_step { "every-step" } else { "turn-end" };
        let block = after.forbidden_block();
        if block != 0 {
            return Message::new("block")
                .with("points", self.points_on_enemys_way(block))
                .with("length", rules.block_length)
                .with("checked", checked)
                .with("rule", self.rule_of_blocks());
        }
        let full = |reason: Message, quarter: u32, limit: u8| {
            let held = (after.own & quarter).count_ones();
            let first = quarter.trailing_zeros() as u8;
            (held > u32::from(limit)).then(|| {
                reason
                    .with("seat", self.name())
                    .with("limit", limit)
                    .with("held", held)
                    .with("first", self.number(first))
                    .with("last", self.number(first + 5))
                    .with("checked", checked)
            })
        };
        full(Message::new("own-start-full"), OWN_START, rules.own_start_max)
            .or_else(|| full(Message::new("enemy-start-full"), ENEMY_START, rules.enemy_start_max))
            .unwrap_or_else(|| self.must_open())
    }

    fn rule_of_blocks(&self) -> Message {
        let rule = match self.mover.rules.permission {
            Permission::EnemyAhead => Message::new("block-needs-enemy-ahead"),
            Permission::EnemyHome => Message::new("block-needs-enemy-home"),
            Permission::Never | Permission::Always => Message::new("block-never"),
        };
        rule.with("length", self.mover.rules.block_length).with("enemy", self.enemy())
    }

    /// Nothing else forbids a step that is possible: it leaves a block closed that has to be opened.
    fn must_open(&self) -> Message {
        let enemy = self.state.own[usize::from(self.seat ^ 1)];
        let stands = points(enemy).next().unwrap_or_default();
        Message::new("block-must-be-opened")
            .with("enemy", self.enemy())
            .with("point", number_of(self.seat ^ 1, stands))
            .with("points", self.points_on_enemys_way(self.mover.gate))
    }
}
