//! How many turns something takes: chances in a fixed number of bytes.

/// Entries of a stored list for the last checker off.
pub(crate) const RACE: usize = 16;
/// Entries of a stored list for the first checker off.
pub(crate) const SAVE: usize = 10;

/// Bytes of a stored list: where it begins, then the entries.
pub(crate) const fn bytes_of(entries: usize) -> usize {
    1 + 2 * entries
}

/// No placement takes more turns than this: even 15 checkers twelve points away need at most two turns for
/// every three pips.
pub(crate) const MAX_TURNS: usize = 144;

/// The chance that something takes exactly n turns, for each n.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    pub chances: [f32; MAX_TURNS],
    /// Nothing takes fewer turns than this …
    begin: usize,
    /// … or this many or more.
    end: usize,
}

impl Turns {
    pub(crate) const NONE: Turns = Turns { chances: [0.0; MAX_TURNS], begin: MAX_TURNS, end: 0 };

    /// It has happened already.
    pub(crate) fn now() -> Turns {
        let mut turns = Turns::NONE;
        turns.add(0, 1.0);
        turns
    }

    /// Adds to the chance of `n` turns.
    pub(crate) fn add(&mut self, n: usize, chance: f32) {
        self.chances[n] += chance;
        (self.begin, self.end) = (self.begin.min(n), self.end.max(n + 1));
    }

    /// Adds `weight` times a stored list, `delay` turns later.
    pub(crate) fn add_stored(&mut self, stored: &[u8], delay: usize, weight: f32) {
        let first = usize::from(stored[0]) + delay;
        let entries = stored[1..].as_chunks::<2>().0;
        let factor = weight * (1.0 / 65535.0);
        for (chance, pair) in self.chances[first..first + entries.len()].iter_mut().zip(entries) {
            *chance += factor * f32::from(u16::from_le_bytes(*pair));
        }
        (self.begin, self.end) = (self.begin.min(first), self.end.max(first + entries.len()));
    }

    /// Reads a stored list; `None` if it is damaged, since it then hardly has the sum of every list.
    pub(crate) fn read(stored: &[u8]) -> Option<Turns> {
        let entries = stored[1..].as_chunks::<2>().0;
        let sum: u32 = entries.iter().map(|&pair| u32::from(u16::from_le_bytes(pair))).sum();
        if sum != u32::from(u16::MAX) || usize::from(stored[0]) + entries.len() > MAX_TURNS {
            return None;
        }
        let mut turns = Turns::NONE;
        turns.add_stored(stored, 0, 1.0);
        Some(turns)
    }

    /// Stores the stretch that holds the most; what lies outside goes to its ends. The stored chances sum to
    /// exactly 65535.
    pub(crate) fn store(&self, out: &mut [u8]) {
        let entries = (out.len() - 1) / 2;
        let inside = &self.chances[self.begin..self.end];
        let begin = self.begin + inside.iter().position(|&x| x > 0.0).unwrap_or(0);
        let last = self.begin + inside.iter().rposition(|&x| x > 0.0).unwrap_or(0);
        let first = self.best_stretch(begin, last, entries);
        let mut chances = [0f32; RACE];
        for n in begin..=last {
            chances[n.saturating_sub(first).min(entries - 1)] += self.chances[n];
        }
        out[0] = first as u8;
        // Rounding the running sum rather than each entry keeps the total exact.
        let total: f64 = chances.iter().map(|&chance| f64::from(chance)).sum();
        let (mut sum, mut stored) = (0.0, 0u32);
        for (chance, out) in chances.iter().zip(out[1..].as_chunks_mut::<2>().0) {
            sum += f64::from(*chance) / total;
            let now = (sum * 65535.0).round() as u32;
            *out = ((now - stored) as u16).to_le_bytes();
            stored = now;
        }
    }

    /// Where the stretch of so many entries begins that holds the most.
    fn best_stretch(&self, begin: usize, last: usize, entries: usize) -> usize {
        if last - begin < entries {
            return begin;
        }
        let mut sum: f32 = self.chances[begin..begin + entries].iter().sum();
        let (mut best, mut first) = (sum, begin);
        for start in begin + 1..=last + 1 - entries {
            sum += self.chances[start + entries - 1] - self.chances[start - 1];
            if sum > best {
                (best, first) = (sum, start);
            }
        }
        first
    }
}
