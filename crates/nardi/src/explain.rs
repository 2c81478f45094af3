//! The rules of a variant in words, from its options.

use game::texts::any;
use game::{Message, Section};

use crate::rules::{Doubles, KoksWhen, NextGame, Opening, Permission, Rules, Tie};

pub(crate) fn explain(rules: &Rules) -> Vec<Section> {
    let section = |heading, sentences| Section { heading, sentences };
    vec![
        section(Message::new("nardi-explain-board"), board()),
        section(Message::new("nardi-explain-start"), start(rules)),
        section(Message::new("nardi-explain-turn"), turn(rules)),
        section(Message::new("nardi-explain-head"), head(rules)),
        section(Message::new("nardi-explain-blocks"), blocks(rules)),
        section(Message::new("nardi-explain-bearing-off"), bearing_off(rules)),
        section(Message::new("nardi-explain-end"), end(rules)),
        section(Message::new("nardi-explain-matches"), matches(rules)),
    ]
}

type Sentences = Vec<Message>;

fn board() -> Sentences {
    vec![
        Message::new("nardi-explain-points"),
        Message::new("nardi-explain-heads"),
        Message::new("nardi-explain-ways"),
        Message::new("nardi-explain-homes"),
        Message::new("nardi-explain-aim"),
    ]
}

fn start(rules: &Rules) -> Sentences {
    let roll_off = Message::new("nardi-explain-roll-off");
    match rules.opening {
        Opening::WhiteRolls => vec![Message::new("nardi-explain-white-rolls")],
        Opening::RollOffThenFresh => vec![roll_off, Message::new("nardi-explain-roll-off-fresh")],
        Opening::RollOffDicePlayed => vec![roll_off, Message::new("nardi-explain-roll-off-played")],
    }
}

fn turn(rules: &Rules) -> Sentences {
    let mut text = vec![
        Message::new("nardi-explain-steps"),
        Message::new("nardi-explain-no-hitting"),
        Message::new("nardi-explain-same-checker"),
    ];
    text.extend(doubles(rules));
    text.push(Message::new("nardi-explain-most-dice"));
    text.push(Message::new("nardi-explain-higher-die"));
    text.push(Message::new("nardi-explain-pass"));
    if rules.winning_turn_may_stop {
        text.push(Message::new("nardi-explain-winning-stop"));
    }
    if rules.runner_first {
        text.push(Message::new("nardi-explain-runner"));
        text.push(Message::new("nardi-explain-runner-passed"));
    }
    text
}

fn doubles(rules: &Rules) -> Sentences {
    match rules.doubles {
        Doubles::Four => vec![Message::new("nardi-explain-double-four")],
        Doubles::TwoThenRollAgain => {
            let mut text =
                vec![Message::new("nardi-explain-double-two"), Message::new("nardi-explain-extra-roll")];
            if !is_head_free(rules) {
                text.push(Message::new("nardi-explain-extra-roll-head").with("limit", rules.head_limit));
            }
            text
        }
        Doubles::Cascade => vec![
            Message::new("nardi-explain-cascade"),
            Message::new("nardi-explain-cascade-parts"),
            Message::new("nardi-explain-cascade-ends"),
            Message::new("nardi-explain-cascade-lost"),
        ],
    }
}

fn is_head_free(rules: &Rules) -> bool {
    rules.head_limit == 15
}

fn head(rules: &Rules) -> Sentences {
    if is_head_free(rules) {
        return vec![Message::new("nardi-explain-head-free")];
    }
    let mut text = vec![Message::new("nardi-explain-head-limit").with("limit", rules.head_limit)];
    let doubles: Vec<String> =
        (1..=6).filter(|n| rules.first_turn_doubles >> n & 1 != 0).map(|n| format!("{n}-{n}")).collect();
    if !doubles.is_empty() && rules.head_limit < 2 {
        let sentence = if rules.first_turn_needs_enemy_out {
            Message::new("nardi-explain-first-turn-second")
        } else {
            Message::new("nardi-explain-first-turn")
        };
        text.push(sentence.with("doubles", any(doubles)));
    }
    text
}

fn blocks(rules: &Rules) -> Sentences {
    let mut text = block(rules);
    if rules.own_start_max < 6 {
        text.push(Message::new("nardi-explain-own-start").with("limit", rules.own_start_max));
    }
    if rules.enemy_start_max < 6 {
        text.push(Message::new("nardi-explain-enemy-start").with("limit", rules.enemy_start_max));
    }
    let limits =
        rules.permission != Permission::Always || rules.own_start_max < 6 || rules.enemy_start_max < 6;
    if limits {
        text.push(if rules.every_step {
            Message::new("nardi-explain-checked-every-step")
        } else {
            Message::new("nardi-explain-checked-turn-end")
        });
        if !rules.block_on_bear_off {
            text.push(Message::new("nardi-explain-bear-off-unchecked"));
        }
        text.push(Message::new("nardi-explain-mover-bound"));
    }
    if rules.open_when_all_behind {
        text.push(Message::new("nardi-explain-open-block").with("length", rules.block_length));
    }
    text
}

fn block(rules: &Rules) -> Sentences {
    let block = Message::new("nardi-explain-block").with("length", rules.block_length);
    let off = if rules.borne_off_is_ahead {
        Message::new("nardi-explain-block-off-counts")
    } else {
        Message::new("nardi-explain-block-off-ignored")
    };
    match rules.permission {
        Permission::Always => vec![Message::new("nardi-explain-blocks-free")],
        Permission::Never => vec![block, Message::new("nardi-explain-block-never")],
        Permission::EnemyAhead => vec![block, Message::new("nardi-explain-block-ahead"), off],
        Permission::EnemyHome => vec![block, Message::new("nardi-explain-block-home"), off],
    }
}

fn bearing_off(rules: &Rules) -> Sentences {
    vec![
        Message::new("nardi-explain-all-home"),
        Message::new("nardi-explain-exact-die"),
        if rules.larger_die_from_farthest {
            Message::new("nardi-explain-larger-die")
        } else {
            Message::new("nardi-explain-larger-die-never")
        },
        if rules.inner_steps {
            Message::new("nardi-explain-inner-steps")
        } else {
            Message::new("nardi-explain-no-inner-steps")
        },
    ]
}

fn end(rules: &Rules) -> Sentences {
    let mut text = vec![
        Message::new("nardi-explain-winner"),
        Message::new("nardi-explain-oin").with("points", rules.oin),
        Message::new("nardi-explain-mars").with("points", rules.mars),
    ];
    if rules.koks > 0 {
        let koks = match rules.koks_when {
            KoksWhen::NoCheckerHome => Message::new("nardi-explain-koks-none-home"),
            KoksWhen::CheckerInFirstQuarter => Message::new("nardi-explain-koks-first-quarter"),
        };
        text.push(koks.with("points", rules.koks));
    }
    match rules.tie {
        Tie::None => text.push(Message::new("nardi-explain-no-ties")),
        Tie::LastRollAt14 => {
            text.push(Message::new("nardi-explain-last-roll"));
            if rules.doubles == Doubles::TwoThenRollAgain {
                text.push(Message::new("nardi-explain-last-roll-single"));
            }
        }
        Tie::EqualTurns => {
            text.push(Message::new("nardi-explain-equal-turns"));
            text.push(Message::new("nardi-explain-equal-turns-judged"));
        }
    }
    text
}

fn matches(rules: &Rules) -> Sentences {
    let mut text = Sentences::new();
    if rules.match_length == 1 {
        text.push(Message::new("nardi-explain-single-game"));
    } else {
        text.push(Message::new("nardi-explain-match-length").with("points", rules.match_length));
        text.push(match rules.next_game {
            NextGame::OpeningRoll => Message::new("nardi-explain-next-opening"),
            NextGame::Winner => Message::new("nardi-explain-next-winner"),
            NextGame::Loser => Message::new("nardi-explain-next-loser"),
            NextGame::Alternate => Message::new("nardi-explain-next-alternate"),
        });
    }
    if rules.cube {
        text.extend([
            Message::new("nardi-explain-cube"),
            Message::new("nardi-explain-cube-double"),
            Message::new("nardi-explain-cube-answer"),
            Message::new("nardi-explain-cube-score"),
        ]);
    }
    if rules.crawford {
        text.push(Message::new("nardi-explain-crawford"));
    }
    if rules.jacoby {
        text.push(Message::new("nardi-explain-jacoby"));
    }
    text
}
