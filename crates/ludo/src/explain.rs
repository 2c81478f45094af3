//! The rules of a variant in words, from its options.

use game::texts::{all, any};
use game::{Message, Notation, Section};

use crate::Ludo;
use crate::reasons::special_roll;
use crate::rules::{
    EntryCaptures, Finish, PairEffect, Passing, PlayOn, Rules, SafeEffect, StarCaptures, ThirdInARow,
};

/// Every option that can matter is told; one that does nothing in this variant is not.
pub(crate) fn explain(game: &Ludo) -> Vec<Section> {
    let rules = game.rules();
    let sections = [
        ("ludo-explain-board", board(game)),
        ("ludo-explain-turn", turn(rules)),
        ("ludo-explain-entering", entering(rules)),
        ("ludo-explain-moving", moving(rules)),
        ("ludo-explain-meeting", meeting(rules)),
        ("ludo-explain-special", special_squares(rules)),
        ("ludo-explain-home", way_home(rules)),
        ("ludo-explain-winning", winning(rules)),
        ("ludo-explain-oddities", oddities(rules)),
    ];
    let told = sections.into_iter().filter(|(_, sentences)| !sentences.is_empty());
    told.map(|(heading, sentences)| Section { heading: Message::new(heading), sentences }).collect()
}

/// These sentences, each if its condition holds.
fn those<const N: usize>(sentences: [(bool, &'static str); N]) -> impl Iterator<Item = Message> {
    sentences.into_iter().filter(|&(holds, _)| holds).map(|(_, code)| Message::new(code))
}

fn board(game: &Ludo) -> Vec<Message> {
    let rules = game.rules();
    let names = |seats: u8| {
        let seats = rules.seated().filter(move |seat| seats >> seat & 1 == 1);
        all(seats.map(|seat| game.seat_name(seat)))
    };
    let players = Message::new("ludo-explain-players").with("count", rules.seated().count());
    let mut say = vec![players.with("seats", names(15))];
    // A team is told by its first seat.
    let leads = |team: u8, seat: u8| team.count_ones() > 1 && team.trailing_zeros() == u32::from(seat);
    for seat in rules.seated().filter(|&seat| leads(rules.team[usize::from(seat)], seat)) {
        say.push(Message::new("ludo-explain-team").with("seats", names(rules.team[usize::from(seat)])));
    }
    if has_partners(rules) {
        say.push(Message::new("ludo-explain-partners"));
    }
    say.push(pieces(rules));
    let frame = rules.frame;
    say.push(Message::new("ludo-explain-loop").with("squares", frame.squares).with("visited", frame.visited));
    if rules.lane > 0 {
        let column = Message::new("ludo-explain-column").with("count", rules.lane);
        say.push(column.with("first", frame.visited + 1).with("last", rules.goal() - 1));
    }
    say.push(if rules.has_slots {
        let spaces = Message::new("ludo-explain-goal-spaces").with("count", rules.pieces);
        spaces.with("first", rules.goal()).with("last", rules.end())
    } else {
        Message::new("ludo-explain-goal").with("goal", rules.goal())
    });
    say
}

fn has_partners(rules: &Rules) -> bool {
    rules.seated().any(|seat| rules.team[usize::from(seat)].count_ones() > 1)
}

fn pieces(rules: &Rules) -> Message {
    let code = match rules.pieces_out_at_start {
        0 => "ludo-explain-pieces",
        out if out == rules.pieces => "ludo-explain-pieces-all-out",
        out => {
            let some = Message::new("ludo-explain-pieces-some-out").with("count", rules.pieces);
            return some.with("out", out).with("in", rules.pieces - out);
        }
    };
    Message::new(code).with("count", rules.pieces)
}

fn turn(rules: &Rules) -> Vec<Message> {
    let mut say: Vec<Message> = those([
        (!rules.two_dice, "ludo-explain-one-die"),
        (rules.two_dice && !rules.dice_free, "ludo-explain-two-dice"),
        (rules.two_dice && rules.dice_free, "ludo-explain-two-dice-free"),
        (rules.seven, "ludo-explain-seven"),
        (!rules.may_pass, "ludo-explain-must-move"),
        (rules.may_pass, "ludo-explain-may-pass"),
    ])
    .collect();
    say.push(extra_roll(rules));
    if rules.tries > 1 {
        let code = match rules.tries_first_round_only {
            true => "ludo-explain-tries-first-round",
            false => "ludo-explain-tries",
        };
        say.push(Message::new(code).with("count", rules.tries));
    }
    // Where neither a six nor doubles earn a roll, nothing is counted in a row.
    let counts = rules.extra_on_six || rules.extra_on_doubles;
    let third = match rules.third {
        ThirdInARow::Nothing => None,
        ThirdInARow::NoExtraRoll => Some("ludo-explain-third-no-extra-roll"),
        ThirdInARow::TurnEnds => Some("ludo-explain-third-turn-ends"),
        ThirdInARow::RollVoid => Some("ludo-explain-third-roll-void"),
        ThirdInARow::LastMovedHome => Some("ludo-explain-third-last-moved-home"),
        ThirdInARow::LeaderHome => Some("ludo-explain-third-leader-home"),
    };
    say.extend(third.filter(|_| counts).map(|code| Message::new(code).with("roll", special_roll(rules))));
    say
}

fn extra_roll(rules: &Rules) -> Message {
    let what: Vec<Message> = those([
        (rules.extra_on_six, "ludo-extra-six"),
        (rules.extra_on_doubles, "ludo-extra-doubles"),
        (rules.extra_on_capture, "ludo-extra-capture"),
        (rules.extra_on_finish, "ludo-extra-finish"),
    ])
    .collect();
    if what.is_empty() {
        return Message::new("ludo-explain-no-extra-roll");
    }
    let code = match rules.no_extra_in_first_round {
        true => "ludo-explain-extra-roll-later",
        false => "ludo-explain-extra-roll",
    };
    Message::new(code).with("what", any(what))
}

fn entering(rules: &Rules) -> Vec<Message> {
    let numbers = rules.entry_numbers();
    if numbers.is_empty() {
        return vec![Message::new("ludo-explain-entry-never")];
    }
    let square = |number: u8| rules.entry[usize::from(number)];
    let mut say = Vec::new();
    if numbers.iter().all(|&number| square(number) == 1) {
        say.push(Message::new("ludo-explain-entry").with("numbers", any(numbers)));
    } else {
        let on = |number| {
            Message::new("ludo-explain-entry-on").with("number", number).with("square", square(number))
        };
        say.extend(numbers.into_iter().map(on));
    }
    say.extend(those([
        (rules.entry_by_sum, "ludo-explain-entry-sum"),
        (rules.entry_forced, "ludo-explain-entry-forced"),
        (rules.must_clear_start, "ludo-explain-clear-start"),
    ]));
    let captures = match rules.entry_captures {
        EntryCaptures::AsLanding => None,
        EntryCaptures::One => Some("ludo-explain-entry-captures-one"),
        EntryCaptures::OneWhenFull => Some("ludo-explain-entry-captures-one-when-full"),
        EntryCaptures::All => Some("ludo-explain-entry-captures-all"),
        EntryCaptures::Nothing => Some("ludo-explain-entry-captures-nothing"),
    };
    say.extend(captures.map(Message::new));
    say
}

fn moving(rules: &Rules) -> Vec<Message> {
    let mut say = vec![match rules.own_max {
        0 => Message::new("ludo-explain-stack-any"),
        most => Message::new("ludo-explain-stack").with("most", most),
    }];
    let (has_lane, is_barred) = (rules.lane > 0, !rules.lane_passing);
    say.extend(those([
        (rules.passing == Passing::NotOwn, "ludo-explain-passing-not-own"),
        (rules.passing == Passing::Nobody, "ludo-explain-passing-nobody"),
        (is_barred && has_lane && !rules.has_slots, "ludo-explain-column-passing"),
        (is_barred && has_lane && rules.has_slots, "ludo-explain-column-and-goal-passing"),
        (is_barred && !has_lane && rules.has_slots, "ludo-explain-goal-passing"),
        (rules.stop_behind, "ludo-explain-stop-behind"),
        (rules.pair_must_break && rules.own_max != 1, "ludo-explain-break-pair"),
        (rules.capture_forced, "ludo-explain-capture-forced"),
    ]));
    let bonuses = [
        ("ludo-explain-capture-bonus", rules.capture_bonus),
        ("ludo-explain-finish-bonus", rules.finish_bonus),
    ];
    let bonuses = bonuses.into_iter().filter(|&(_, count)| count > 0);
    say.extend(bonuses.map(|(code, count)| Message::new(code).with("count", count)));
    say.extend(those([(rules.capture_bonus + rules.finish_bonus > 0, "ludo-explain-bonus-last")]));
    say
}

/// Whether two pieces of a colour can count as standing on one square.
fn has_pairs(rules: &Rules) -> bool {
    rules.own_max != 1 || rules.lane_on_loop
}

fn meeting(rules: &Rules) -> Vec<Message> {
    let pair = match rules.pair {
        PairEffect::None => "ludo-explain-pair-none",
        PairEffect::NotCaptured => "ludo-explain-pair-not-captured",
        PairEffect::CannotBeLandedOn => "ludo-explain-pair-cannot-be-landed-on",
        PairEffect::CannotBePassed => "ludo-explain-pair-cannot-be-passed",
        PairEffect::ArrivalSentHome => "ludo-explain-pair-arrival-sent-home",
    };
    let binds = (rules.pair_binds_owner && has_pairs(rules), "ludo-explain-pair-binds-owner");
    those([(true, "ludo-explain-capture"), (has_pairs(rules), pair), binds]).collect()
}

fn special_squares(rules: &Rules) -> Vec<Message> {
    let mut say = Vec::new();
    let squares = |code: &'static str, squares: &[u8]| {
        Message::new(code).with("count", squares.len()).with("squares", all(squares.iter().copied()))
    };
    if !rules.safe_squares.is_empty() {
        let code = match rules.safe_effect {
            SafeEffect::Share => "ludo-explain-safe-share",
            SafeEffect::ArrivalForbidden => "ludo-explain-safe-arrival-forbidden",
            SafeEffect::ArrivalSentHome => "ludo-explain-safe-arrival-sent-home",
        };
        say.push(squares(code, &rules.safe_squares));
    }
    say.extend(those([(rules.owner_sends_home, "ludo-explain-start-owner")]));
    match rules.star_squares[..] {
        [] => return say,
        [only] if rules.last_star_to_goal => {
            say.push(Message::new("ludo-explain-only-star-to-goal").with("square", only));
        }
        // It leads nowhere.
        [_] => return say,
        _ => {
            say.push(squares("ludo-explain-stars", &rules.star_squares));
            say.push(Message::new(match rules.last_star_to_goal {
                true => "ludo-explain-last-star-to-goal",
                false => "ludo-explain-last-star-stays",
            }));
        }
    }
    say.push(Message::new(match rules.star_captures {
        StarCaptures::First => "ludo-explain-star-captures-first",
        StarCaptures::Final => "ludo-explain-star-captures-final",
        StarCaptures::Both => "ludo-explain-star-captures-both",
    }));
    say
}

fn way_home(rules: &Rules) -> Vec<Message> {
    if rules.stairs {
        return vec![Message::new("ludo-explain-stairs").with("foot", rules.frame.visited)];
    }
    vec![match rules.finish {
        Finish::Exact if rules.has_slots => Message::new("ludo-explain-finish-exact-spaces"),
        Finish::Exact => Message::new("ludo-explain-finish-exact"),
        Finish::BounceFromGoal => Message::new("ludo-explain-finish-bounce").with("end", rules.end()),
        Finish::GoalMinusDie => Message::new("ludo-explain-finish-goal-minus-die").with("end", rules.end()),
    }]
}

fn winning(rules: &Rules) -> Vec<Message> {
    those([
        (true, "ludo-explain-win"),
        (has_partners(rules), "ludo-explain-win-together"),
        (rules.play_on == PlayOn::AllButOne, "ludo-explain-play-on-all-but-one"),
        (rules.play_on == PlayOn::All, "ludo-explain-play-on-all"),
        (rules.finished_roll, "ludo-explain-finished-roll"),
    ])
    .collect()
}

fn oddities(rules: &Rules) -> Vec<Message> {
    those([
        (rules.lane_on_loop, "ludo-explain-odd-column-on-loop"),
        (rules.first_enemy_only, "ludo-explain-odd-first-enemy-only"),
        (rules.star_goes_on, "ludo-explain-odd-star-goes-on"),
        (rules.tries_if_all_in_base, "ludo-explain-odd-tries"),
    ])
    .collect()
}
