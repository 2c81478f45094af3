//! What a point may be called. A name is a placement, and part of every other move, wherever a move is written.

/// What makes a word unfit to name a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is not a short word of letters and digits, or holds an x, which marks a removal.
    Shape,
    /// Protocol and records take it for dice.
    Roll,
    /// Somewhere it says something else than a placement.
    Taken,
}

impl Unfit {
    pub fn code(self) -> &'static str {
        match self {
            Unfit::Shape => "rules-board-name",
            Unfit::Roll => "rules-board-name-is-a-roll",
            Unfit::Taken => "rules-board-name-is-taken",
        }
    }
}

/// Words that are read before moves are, or stand where a move does: the commands of the terminal game, `none` for no
/// move at all, and what other games call passing and bearing off.
const TAKEN: [&str; 14] = [
    "eval", "fen", "help", "hint", "moves", "new", "none", "off", "pass", "q", "quit", "tutor", "undo", "why",
];

/// Whether a word may name a point, or why not.
pub(crate) fn check_name(name: &str) -> Result<(), Unfit> {
    let fits = |b: u8| (b.is_ascii_lowercase() || b.is_ascii_digit()) && b != b'x';
    if !(1..=6).contains(&name.len())
        || !name.bytes().all(fits)
        || !name.starts_with(|c: char| c.is_ascii_lowercase())
    {
        return Err(Unfit::Shape);
    }
    if name.strip_prefix('r').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
        return Err(Unfit::Roll);
    }
    if TAKEN.contains(&name) { Err(Unfit::Taken) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_say_something_else_are_refused_with_the_reason() {
        for (name, why) in [
            ("r1", Unfit::Roll),
            ("r63", Unfit::Roll),
            ("r1a", Unfit::Roll),
            ("pass", Unfit::Taken),
            ("off", Unfit::Taken),
            ("undo", Unfit::Taken),
            ("q", Unfit::Taken),
            ("", Unfit::Shape),
            ("1a", Unfit::Shape),
            ("x1", Unfit::Shape),
            ("axe", Unfit::Shape),
            ("A1", Unfit::Shape),
            ("a-1", Unfit::Shape),
            ("abcdefg", Unfit::Shape),
        ] {
            assert_eq!(check_name(name), Err(why), "{name:?}");
        }
        for name in ["a1", "r", "ra1", "q1", "offs", "abcdef", "d"] {
            assert_eq!(check_name(name), Ok(()), "{name:?}");
        }
    }

    #[test]
    fn the_schema_refuses_the_same_words() {
        let spec = crate::FAMILY.option("board.points").expect("there is such an option");
        let game::rules::Kind::Custom { schema, .. } = spec.kind else { panic!("{spec:?}") };
        let schema: serde_json::Value = serde_json::from_str(schema).expect("it is JSON");
        let name = &schema["items"]["items"]["prefixItems"][0];
        assert_eq!(name["not"]["anyOf"][1]["enum"], serde_json::json!(TAKEN));
    }
}
