//! The rules of a variant in plain English, from its options.

use crate::rules::{Doubles, KoksWhen, NextGame, Opening, Permission, Rules, Tie};

pub(crate) fn explain(rules: &Rules) -> String {
    let sections = [
        ("The board", board()),
        ("The start", start(rules)),
        ("A turn", turn(rules)),
        ("The head", head(rules)),
        ("Blocks", blocks(rules)),
        ("Bearing off", bearing_off(rules)),
        ("The end", end(rules)),
        ("Matches", matches(rules)),
    ];
    let mut text = String::new();
    for (heading, sentences) in sections {
        if !text.is_empty() {
            text.push_str("\n\n");
        }
        text.push_str(&format!("# {heading}\n\n{}", sentences.join(" ")));
    }
    text.push('\n');
    text
}

type Sentences = Vec<String>;

fn board() -> Sentences {
    vec![
        "The board has 24 points in a ring, numbered as White sees them.".into(),
        "Each side has fifteen checkers, all on its head at first: White on point 24, Black on point 12.".into(),
        "Both move the same way round: White from 24 down to 1, Black from 12 down to 1 and on from 24 to 13."
            .into(),
        "The last six points of the way are the home: 6 to 1 for White, 18 to 13 for Black.".into(),
    ]
}

fn start(rules: &Rules) -> Sentences {
    let text = match rules.opening {
        Opening::WhiteRolls => "White rolls first.",
        Opening::RollOffThenFresh => {
            "Each side throws one die; on equal dice both throw again. The higher die starts, with a fresh roll of both dice."
        }
        Opening::RollOffDicePlayed => {
            "Each side throws one die; on equal dice both throw again. The higher die starts and plays the two dice thrown."
        }
    };
    vec![text.into()]
}

fn turn(rules: &Rules) -> Sentences {
    let mut text: Sentences = vec![
        "A player rolls two dice and makes a step with each: one checker moves forward by exactly that number of points.".into(),
        "A point that holds an enemy checker cannot be entered; checkers are never hit.".into(),
        "One checker may make several steps, if each of them is possible.".into(),
    ];
    text.push(match rules.doubles {
        Doubles::Four => "A double is four steps.".into(),
        Doubles::TwoThenRollAgain => format!(
            "A double is two steps, and then the same player rolls once more, even if none of the double could be played, but not once the game is won. The extra roll is never a first turn, lets {} leave the head, and gives no further roll.",
            checkers(rules.head_limit)
        ),
        Doubles::Cascade => "A double is four steps, followed by four of the next higher double and so on up to 6-6; each of these is played as far as possible before the next. The first die that cannot be played ends it, and all that is left goes to the opponent, who plays it in the same order as a roll of their own; what they cannot play is lost. Then they roll.".into(),
    });
    text.push("As many dice as possible must be played; if either of two different dice can be played but not both, it has to be the higher one.".into());
    text.push("A player who can make no step passes.".into());
    if rules.winning_turn_may_stop {
        text.push("A player may bear off the last checker at once, even if another order would have used one more die.".into());
    }
    if rules.runner_first {
        text.push("The most advanced checker, the runner, must first pass the enemy's head: until one has, no other checker may move. After that the others may use the dice left, even in the same turn.".into());
    }
    text
}

fn head(rules: &Rules) -> Sentences {
    if rules.head_limit == 15 {
        return vec!["Any number of checkers may leave the head in a turn.".into()];
    }
    let mut text = vec![format!("At most {} may leave the head in a turn.", checkers(rules.head_limit))];
    let doubles: Vec<String> =
        (1..=6).filter(|n| rules.first_turn_doubles >> n & 1 != 0).map(|n| format!("{n}-{n}")).collect();
    if !doubles.is_empty() && rules.head_limit < 2 {
        let who = if rules.first_turn_needs_enemy_out {
            "a player whose opponent has already left the head"
        } else {
            "a player"
        };
        text.push(format!(
            "On the first turn of {who}, while all fifteen checkers stand on the head, the double {} lets a second one leave it.",
            list(&doubles, "or")
        ));
    }
    text
}

fn blocks(rules: &Rules) -> Sentences {
    let length = rules.block_length;
    let mut text = Sentences::new();
    let block =
        format!("A block is {length} or more points in a row on the enemy's way, all held by one side.");
    let counted = if rules.borne_off_is_ahead { "counts" } else { "does not count" };
    match rules.permission {
        Permission::Always => text.push("Blocks of any length may be built.".into()),
        Permission::Never => text.extend([block, "It may never be built.".into()]),
        Permission::EnemyAhead => text.extend([
            block,
            format!("It may stand only while an enemy checker is past its far end; one that has been borne off {counted}."),
        ]),
        Permission::EnemyHome => text.extend([
            block,
            format!("It may stand only while an enemy checker is in its home; one that has been borne off {counted}."),
        ]),
    }
    for (whose, most) in [("one's own", rules.own_start_max), ("the enemy's", rules.enemy_start_max)] {
        if most < 6 {
            text.push(format!(
                "At most {most} of the six points of {whose} starting quarter may be held at once."
            ));
        }
    }
    let limits =
        rules.permission != Permission::Always || rules.own_start_max < 6 || rules.enemy_start_max < 6;
    if limits {
        text.push(
            if rules.every_step {
                "This is checked after every step."
            } else {
                "This is checked at the end of a turn: within a turn such a position may be made and undone."
            }
            .into(),
        );
        if !rules.block_on_bear_off {
            text.push("Steps that bear off a checker are not checked.".into());
        }
        text.push("It binds the player who moves, also for what stood before the turn.".into());
    }
    if rules.open_when_all_behind {
        text.push(format!("If all fifteen enemy checkers stand on the point right behind a block of {length}, the turn must end with the block opened, if any play does that."));
    }
    text
}

fn bearing_off(rules: &Rules) -> Sentences {
    let mut text: Sentences = vec![
        "Once all of a player's checkers left are home, they may be borne off, even in the turn in which the last one comes home.".into(),
        "A die bears off a checker from the point of its number, counted from the end of the way.".into(),
    ];
    text.push(
        if rules.larger_die_from_farthest {
            "A larger die than needed may be used only for the farthest occupied point."
        } else {
            "A larger die than needed bears off nothing."
        }
        .into(),
    );
    text.push(
        if rules.inner_steps {
            "Steps inside the home may be made instead."
        } else {
            "Once all are home, checkers do not step inside the home."
        }
        .into(),
    );
    text
}

fn end(rules: &Rules) -> Sentences {
    let mut text: Sentences = vec![
        "Whoever has borne off all fifteen checkers first wins.".into(),
        format!("The win is an oin, worth {}.", points(rules.oin)),
        format!("If the loser has borne off nothing it is a mars, worth {}.", points(rules.mars)),
    ];
    if rules.koks > 0 {
        let when = match rules.koks_when {
            KoksWhen::NoCheckerHome => "the loser also has no checker in the home",
            KoksWhen::CheckerInFirstQuarter => {
                "the loser also has a checker among the first six points of the way"
            }
        };
        text.push(format!("If {when}, it is a koks instead, worth {}.", points(rules.koks)));
    }
    match rules.tie {
        Tie::None => text.push("There are no ties.".into()),
        Tie::LastRollAt14 => text.push(format!("A loser who has borne off exactly fourteen gets exactly one more roll, without an extra one; if that takes off the last checker, the game is a tie, otherwise it is lost as an oin, worth {}.", points(rules.oin))),
        Tie::EqualTurns => text.push("If White, who started, finishes first, Black gets one more turn; if that takes off the last checkers, the game is a tie. Mars and koks are judged after it.".into()),
    }
    text
}

fn matches(rules: &Rules) -> Sentences {
    let mut text = Sentences::new();
    if rules.match_length == 1 {
        text.push("A single game is played.".into());
    } else {
        text.push(format!("The match goes to {} points.", rules.match_length));
        text.push(
            match rules.next_game {
                NextGame::OpeningRoll => "Every game starts like the first.",
                NextGame::Winner => "The winner of a game starts the next.",
                NextGame::Loser => "The loser of a game starts the next.",
                NextGame::Alternate => "The sides start in turn.",
            }
            .into(),
        );
    }
    if rules.cube {
        text.push("A doubling cube starts in the middle, at 1. A player about to roll may double if the cube is in the middle or their own, never when the dice of the opening are already on the board. The opponent takes, which doubles the cube and makes it theirs, or drops, which loses the old value as an oin. A win scores the cube times its points.".into());
    }
    if rules.crawford {
        text.push("The first game after a side comes within a point of the match is played without the cube (Crawford).".into());
    }
    if rules.jacoby {
        text.push("While the cube is in the middle every win counts as an oin (Jacoby).".into());
    }
    text
}

fn checkers(n: u8) -> String {
    if n == 1 { "one checker".into() } else { format!("{n} checkers") }
}

fn points(n: i16) -> String {
    if n == 1 { "1 point".into() } else { format!("{n} points") }
}

fn list(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., end] => format!("{} {last} {end}", rest.join(", ")),
    }
}
