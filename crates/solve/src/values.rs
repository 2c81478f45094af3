//! What positions are worth, and lists of that in two bits each.

/// What a position is worth to the side to move, if both play ideally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// The other side wins.
    Loss,
    /// Nobody can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// The same position seen by the other side.
    #[must_use]
    pub fn turned(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }

    /// Its name in machine-readable answers.
    pub fn name(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        }
    }

    #[cfg(feature = "build")]
    fn code(self) -> u8 {
        match self {
            Value::Draw => 0,
            Value::Win => 1,
            Value::Loss => 2,
        }
    }

    #[cfg(feature = "read")]
    fn of_code(code: u8) -> Value {
        match code & 3 {
            1 => Value::Win,
            2 => Value::Loss,
            _ => Value::Draw,
        }
    }
}

/// What a position is worth at least and at most to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least this.
    pub least: Value,
    /// At most this.
    pub most: Value,
}

impl Bounds {
    /// Nothing is known.
    pub const NONE: Bounds = Bounds { least: Value::Loss, most: Value::Win };

    /// Exactly this.
    pub fn exactly(value: Value) -> Bounds {
        Bounds { least: value, most: value }
    }

    /// The value, if it is known.
    pub fn value(&self) -> Option<Value> {
        (self.least == self.most).then_some(self.least)
    }

    /// The same as the other side sees it.
    #[must_use]
    pub fn turned(self) -> Bounds {
        Bounds { least: self.most.turned(), most: self.least.turned() }
    }

    /// What holds if both hold.
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// In four bits, never 0.
    #[cfg(feature = "read")]
    pub(crate) fn packed(self) -> u64 {
        (self.least as u64) << 2 | (self.most as u64 + 1)
    }

    /// Reads the four bits.
    #[cfg(feature = "read")]
    pub(crate) fn unpacked(entry: u64) -> Bounds {
        let value = |code: u64| match code {
            0 => Value::Loss,
            1 => Value::Draw,
            _ => Value::Win,
        };
        Bounds { least: value(entry >> 2 & 3), most: value((entry & 3).saturating_sub(1)) }
    }
}

/// What depths count up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// The end of the game.
    End,
    /// The next capture, or the end if that comes first.
    Capture,
}

impl Until {
    /// Its name in machine-readable answers.
    pub fn name(self) -> &'static str {
        match self {
            Until::End => "end",
            Until::Capture => "capture",
        }
    }
}

/// Whether the one who chooses prefers one of two values with the turns they take: a win that is near, a loss that is far.
#[cfg(feature = "build")]
#[inline]
pub(crate) fn is_better(one: (Value, u16), other: (Value, u16)) -> bool {
    if one.0 != other.0 {
        return one.0 > other.0;
    }
    match one.0 {
        Value::Win => one.1 < other.1,
        Value::Draw => false,
        Value::Loss => one.1 > other.1,
    }
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What it is worth to the side to move.
    pub value: Value,
    /// How many turns the winner needs at most and the loser holds out at least, if depths are there and somebody wins.
    /// A turn is a placement or a move with the removals it earns, of either side.
    pub plies: Option<u16>,
    /// What these turns lead to.
    pub until: Until,
}

impl Known {
    /// What the side to move prefers, the better the higher: wins, the sooner the better; draws; losses, the later the
    /// better.
    pub fn rank(&self) -> (i32, i32) {
        let plies = self.plies.map_or(0, i32::from);
        match self.value {
            Value::Win => (1, -plies),
            Value::Draw => (0, 0),
            Value::Loss => (-1, plies),
        }
    }
}

/// What is known about a turn or a move: exactly, or between bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What it is worth at least and at most to the side that plays it.
    pub bounds: Bounds,
    /// Everything that is known, where that is exact.
    pub known: Option<Known>,
}

impl Worth {
    /// What is known, or else what is proved.
    pub fn of(known: Option<Known>, proved: impl FnOnce() -> Bounds) -> Worth {
        let bounds = known.map_or_else(proved, |known| Bounds::exactly(known.value));
        let exact = bounds.value().map(|value| Known { value, plies: None, until: Until::Capture });
        Worth { bounds, known: known.or(exact) }
    }

    /// Whether nothing is known.
    pub fn is_unknown(&self) -> bool {
        self.bounds == Bounds::NONE
    }

    /// What the side to move prefers, the better the higher: what it keeps for certain, then what it may hope for, then
    /// the sooner win and the later loss.
    pub fn rank(&self) -> (Value, Value, i32) {
        (self.bounds.least, self.bounds.most, self.known.map_or(0, |known| known.rank().1))
    }
}

/// How many positions of a sub-space are won, drawn and lost for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
}

impl Counts {
    /// All of them.
    pub fn all(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    #[cfg(feature = "build")]
    pub(crate) fn add(&mut self, value: Value) {
        match value {
            Value::Win => self.won += 1,
            Value::Draw => self.drawn += 1,
            Value::Loss => self.lost += 1,
        }
    }
}

impl std::ops::Add for Counts {
    type Output = Counts;

    fn add(self, other: Counts) -> Counts {
        Counts { won: self.won + other.won, drawn: self.drawn + other.drawn, lost: self.lost + other.lost }
    }
}

/// The value with this number in a list of two bits each.
#[cfg(feature = "read")]
#[inline]
pub(crate) fn value_at(packed: &[u8], at: usize) -> Option<Value> {
    packed.get(at / 4).map(|byte| Value::of_code(byte >> (2 * (at % 4))))
}

/// Four values in a byte.
#[cfg(feature = "build")]
pub(crate) fn pack(values: impl IntoIterator<Item = Value>) -> u8 {
    (0..).zip(values).fold(0, |byte, (i, value)| byte | value.code() << (2 * i))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_for_certain_comes_before_what_may_be_hoped_for() {
        let known =
            |value, plies| Worth::of(Some(Known { value, plies, until: Until::End }), || Bounds::NONE);
        let proved = |least, most| Worth::of(None, || Bounds { least, most });
        let ordered = [
            known(Value::Win, Some(3)),
            known(Value::Win, Some(9)),
            proved(Value::Draw, Value::Win),
            proved(Value::Draw, Value::Draw),
            proved(Value::Loss, Value::Win),
            proved(Value::Loss, Value::Draw),
            known(Value::Loss, Some(8)),
            known(Value::Loss, Some(2)),
        ];
        assert!(ordered.is_sorted_by(|one, next| one.rank() > next.rank()), "{ordered:?}");
        assert_eq!(ordered[3].known.map(|known| known.value), Some(Value::Draw));
        assert_eq!(ordered.map(|worth| worth.is_unknown()).iter().filter(|is| **is).count(), 1);
    }
}
