//! The rules of a variant in plain English, from its options.

use game::Notation;

use crate::Ludo;
use crate::rules::{
    EntryCaptures, Finish, PairEffect, Passing, PlayOn, Rules, SafeEffect, StarCaptures, ThirdInARow,
};

/// Every option that can matter is told; one that does nothing in this variant is not.
pub(crate) fn explain(game: &Ludo) -> String {
    let rules = game.rules();
    let sections = [
        ("The board", board(game)),
        ("A turn", turn(rules)),
        ("Coming out", coming_out(rules)),
        ("Moving", moving(rules)),
        ("Meeting enemies", meeting(rules)),
        ("Special squares", special_squares(rules)),
        ("The way home", way_home(rules)),
        ("Winning", winning(game)),
        ("Oddities kept for compatibility", oddities(rules)),
    ];
    let mut text = String::new();
    for (heading, sentences) in sections {
        if !sentences.is_empty() {
            text.push_str(&format!("# {heading}\n\n{}\n\n", sentences.join(" ")));
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn list(numbers: impl IntoIterator<Item = u8>, word: &str) -> String {
    let texts: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    match &texts[..] {
        [] => "nothing".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

fn board(game: &Ludo) -> Vec<String> {
    let rules = game.rules();
    let names: Vec<&str> = rules.seated().map(|seat| game.seat_name(seat)).collect();
    let mut say = vec![
        format!("{} play, in this order: {}.", names.len(), names.join(", ")),
        format!("Each has {} pieces, which begin in the base.", rules.pieces),
        format!(
            "The loop has {} squares. Each colour counts from its own start square, 1, walks to its square {}, and \
             then turns off.",
            rules.frame.squares, rules.frame.visited
        ),
    ];
    if rules.lane > 0 {
        let (first, last) = (rules.frame.visited + 1, rules.goal() - 1);
        say.push(format!("Squares {first} to {last} are its own lane, where no other colour comes."));
    }
    say.push(if rules.has_slots {
        format!(
            "Its goal is {} slots, {} to {}, for one piece each.",
            rules.pieces,
            rules.goal(),
            rules.end()
        )
    } else {
        format!("Its goal is {}, where all its pieces gather.", rules.goal())
    });
    if rules.pieces_out_at_start > 0 {
        say.push(format!("{} of them begin on the start square.", rules.pieces_out_at_start));
    }
    if rules.seated().any(|seat| rules.team[usize::from(seat)].count_ones() > 1) {
        say.push("Partners are not enemies: they share squares and never send each other home.".into());
    }
    say
}

fn turn(rules: &Rules) -> Vec<String> {
    let mut say = Vec::new();
    say.push(match (rules.two_dice, rules.dice_free) {
        (false, _) => "One die is rolled, and one piece moves by it.".to_owned(),
        (true, true) => "Two dice are rolled; each moves a piece, in any order.".into(),
        (true, false) => {
            "Two dice are rolled; each moves a piece. Both must be used if they can be, and the larger \
                          if only one can."
                .into()
        }
    });
    if rules.seven {
        say.push("A 6 counts 7 for a player with no piece in the base.".into());
    }
    say.push(
        if rules.may_pass {
            "A player may pass."
        } else {
            "A legal move must be made; without one, the player passes."
        }
        .into(),
    );
    let six = if rules.two_dice { "a die that shows 6" } else { "a 6" };
    let earns: Vec<&str> = [
        (rules.extra_on_six, six),
        (rules.extra_on_doubles, "doubles"),
        (rules.extra_on_capture, "a capture"),
        (rules.extra_on_finish, "a piece brought to the goal"),
    ]
    .into_iter()
    .filter_map(|(is_on, name)| is_on.then_some(name))
    .collect();
    if !earns.is_empty() {
        let when = if rules.no_extra_in_first_round { ", but not in the first round" } else { "" };
        say.push(format!("Another roll is earned by {}{when}.", earns.join(", by ")));
    }
    if rules.tries > 1 {
        let when = if rules.tries_first_round_only { "In the first round a" } else { "A" };
        say.push(format!("{when} player with no piece under way has {} rolls to get one out.", rules.tries));
    }
    let third = match rules.third {
        ThirdInARow::Nothing => "",
        ThirdInARow::NoExtraRoll => "is played, but the turn ends with it",
        ThirdInARow::TurnEnds => "is not played, and the turn ends",
        ThirdInARow::RollVoid => "is void and rolled again",
        ThirdInARow::LastMovedHome => {
            "is not played: the turn ends, and the piece moved last goes home unless it is in the lane or goal"
        }
        ThirdInARow::LeaderHome => {
            "is not played: the turn ends, and the leading piece outside the goal goes home"
        }
    };
    if !third.is_empty() {
        let what = if rules.extra_on_doubles { "doubles" } else { "6" };
        say.push(format!("The third {what} in a row {third}."));
    }
    say
}

fn coming_out(rules: &Rules) -> Vec<String> {
    let values = (1..=12u8).filter(|&value| rules.entry[usize::from(value)] != 0);
    let mut say =
        vec![format!("A {} brings a piece out of the base to its start square.", list(values.clone(), "or"))];
    for value in values.filter(|&value| rules.entry[usize::from(value)] != 1) {
        say.push(format!("With a {value} it comes out on square {}.", rules.entry[usize::from(value)]));
    }
    if rules.entry_by_sum {
        say.push("The sum of both dice will do, too, and uses both.".into());
    }
    if rules.entry_forced {
        say.push("If a piece can come out, one must.".into());
    }
    if rules.must_clear_start {
        say.push("While others wait in the base, a piece on the start square must move on if it can.".into());
    }
    let captures = match rules.entry_captures {
        EntryCaptures::AsLanding => "",
        EntryCaptures::One => "Coming out sends one enemy on that square home.",
        EntryCaptures::OneWhenFull => "Coming out sends one enemy on that square home if the square is full.",
        EntryCaptures::All => "Coming out sends all enemies on that square home.",
        EntryCaptures::Nothing => "An enemy on that square keeps the pieces in.",
    };
    if !captures.is_empty() {
        say.push(captures.into());
    }
    say
}

fn moving(rules: &Rules) -> Vec<String> {
    let mut say = vec![match rules.own_max {
        0 => "Any number of own pieces may share a square.".to_owned(),
        1 => "Two own pieces never share a square.".into(),
        most => format!("At most {most} own pieces share a square."),
    }];
    match rules.passing {
        Passing::All => {}
        Passing::NotOwn => say.push("Own pieces may not be passed.".into()),
        Passing::Nobody => say.push("No piece may be passed.".into()),
    }
    if !rules.lane_passing {
        say.push("Own pieces are not passed in the lane or among the goal slots.".into());
    }
    if rules.stop_behind {
        say.push("A piece whose way is barred stops on the square before.".into());
    }
    if rules.pair_must_break {
        say.push("A 6 must be played with a piece of an own pair if it can be.".into());
    }
    if rules.capture_forced {
        say.push("If a piece can be captured, one must be.".into());
    }
    if rules.capture_bonus > 0 {
        say.push(format!("A captured piece earns {} steps for one piece.", rules.capture_bonus));
    }
    if rules.finish_bonus > 0 {
        say.push(format!("A piece brought to the goal earns {} steps for one piece.", rules.finish_bonus));
    }
    if rules.capture_bonus + rules.finish_bonus > 0 {
        say.push("Such steps are played after the dice and are lost if no piece can make them.".into());
    }
    say
}

fn meeting(rules: &Rules) -> Vec<String> {
    let mut say =
        vec!["A single enemy on the square where a piece arrives goes home to its base.".to_owned()];
    say.push(
        match rules.pair {
            PairEffect::None => "So do two or more.",
            PairEffect::NotCaptured => {
                "Two or more pieces of one colour are not captured; the square is shared."
            }
            PairEffect::CannotBeLandedOn => "Nobody may land on two or more pieces of one enemy colour.",
            PairEffect::CannotBePassed => {
                "Nobody may land on or pass two or more pieces of one enemy colour."
            }
            PairEffect::ArrivalSentHome => {
                "Two or more pieces of one colour send the piece that arrives home."
            }
        }
        .into(),
    );
    if rules.pair_binds_owner {
        say.push("This binds their owner as well.".into());
    }
    say
}

fn special_squares(rules: &Rules) -> Vec<String> {
    let mut say = Vec::new();
    if !rules.safe_squares.is_empty() {
        let effect = match rules.safe_effect {
            SafeEffect::Share => "enemies share them in peace",
            SafeEffect::ArrivalForbidden => "nobody may land on one that an enemy holds",
            SafeEffect::ArrivalSentHome => "a piece that lands on one that an enemy holds is sent home",
        };
        say.push(format!("Squares {} are safe: {effect}.", list(rules.safe_squares.iter().copied(), "and")));
    }
    if rules.owner_sends_home {
        say.push("A colour's piece on its own start square sends home every enemy that lands there.".into());
    }
    if !rules.star_squares.is_empty() {
        let stars = list(rules.star_squares.iter().copied(), "and");
        say.push(format!("Squares {stars} are stars: a piece that lands on one jumps to the next."));
        if rules.last_star_to_goal {
            say.push("From the last star it goes to the goal.".into());
        }
        say.push(
            match rules.star_captures {
                StarCaptures::First => "It meets enemies where it lands, not where the jump ends.",
                StarCaptures::Final => "It meets enemies where the jump ends, not where it lands.",
                StarCaptures::Both => "It meets enemies both where it lands and where the jump ends.",
            }
            .into(),
        );
    }
    say
}

fn way_home(rules: &Rules) -> Vec<String> {
    if rules.stairs {
        let foot = rules.frame.visited;
        return vec![format!(
            "A piece must stop exactly on {foot}, the foot of the stairs. It climbs them one by one, with a 1, then a 2 \
             and so on up to 6, and enters the goal with a 6."
        )];
    }
    vec![
        match rules.finish {
            Finish::Exact => "The end of the route is reached by exact count.",
            Finish::BounceFromGoal => {
                "Steps that are too many are counted back from the end of the route, but not back to the loop."
            }
            Finish::GoalMinusDie => {
                "A piece in the lane that rolls too much is put as many squares before the goal as the die shows."
            }
        }
        .into(),
    ]
}

fn winning(game: &Ludo) -> Vec<String> {
    let rules = game.rules();
    let mut say = vec!["Whoever brings all pieces to the goal first has won.".to_owned()];
    if rules.seated().any(|seat| rules.team[usize::from(seat)].count_ones() > 1) {
        say.push("Partners win together, when all of them have finished.".into());
    }
    match rules.play_on {
        PlayOn::First => {}
        PlayOn::AllButOne => say.push("The others play on for the places until one is left.".into()),
        PlayOn::All => say.push("The others play on for the places until all have finished.".into()),
    }
    if rules.finished_roll {
        say.push("Players who have finished go on rolling, and pass.".into());
    }
    say
}

fn oddities(rules: &Rules) -> Vec<String> {
    let mut say = Vec::new();
    let mut odd = |is_on: bool, text: &str| {
        if is_on {
            say.push(text.to_owned());
        }
    };
    odd(
        rules.lane_on_loop,
        "A piece on its first lane square also stands on the loop, on the square before its start and on its start.",
    );
    odd(
        rules.first_enemy_only,
        "A piece that arrives meets only the first enemy colour in the order of play.",
    );
    odd(rules.star_goes_on, "A star jump meets enemies at its end even after the piece was sent home.");
    odd(rules.tries_if_all_in_base, "Tries are given only while all pieces are in the base.");
    say
}
