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
pub(crate) const MAX_TURNS: usize = 128;

/// The chance that something takes exactly n turns, for each n.
#[derive(Clone, Debug)]
pub(crate) struct Turns(pub [f32; MAX_TURNS]);

impl Turns {
    pub(crate) const NONE: Turns = Turns([0.0; MAX_TURNS]);

    /// It has happened already.
    pub(crate) fn now() -> Turns {
        let mut turns = Turns::NONE;
        turns.0[0] = 1.0;
        turns
    }

    /// Adds `weight` times a stored list, one turn later.
    pub(crate) fn add_later(&mut self, stored: &[u8], weight: f32) {
        let first = usize::from(stored[0]);
        for (i, pair) in stored[1..].as_chunks::<2>().0.iter().enumerate() {
            let chance = f32::from(u16::from_le_bytes(*pair)) * (1.0 / 65535.0);
            self.0[first + i + 1] += weight * chance;
        }
    }

    /// Reads a stored list.
    pub(crate) fn read(stored: &[u8]) -> Turns {
        let mut turns = Turns::NONE;
        let first = usize::from(stored[0]);
        for (i, pair) in stored[1..].as_chunks::<2>().0.iter().enumerate() {
            turns.0[first + i] = f32::from(u16::from_le_bytes(*pair)) * (1.0 / 65535.0);
        }
        turns
    }

    /// Stores the stretch that holds the most; what lies outside goes to its ends. The stored chances sum to
    /// exactly 65535.
    pub(crate) fn store(&self, out: &mut [u8]) {
        let entries = (out.len() - 1) / 2;
        let last = self.0.iter().rposition(|&x| x > 0.0).unwrap_or(0);
        let begin = self.0.iter().position(|&x| x > 0.0).unwrap_or(0);
        let mut first = begin;
        if last - begin >= entries {
            let weight = |start: usize| self.0[start..start + entries].iter().sum::<f32>();
            let mut best = weight(begin);
            for start in begin + 1..=last + 1 - entries {
                let sum = weight(start);
                if sum > best {
                    (best, first) = (sum, start);
                }
            }
        }
        let mut chances = [0f64; RACE];
        for (n, &chance) in self.0.iter().enumerate().take(last + 1).skip(begin) {
            chances[n.saturating_sub(first).min(entries - 1)] += f64::from(chance);
        }
        out[0] = first as u8;
        // Rounding the running sum rather than each entry keeps the total exact.
        let total: f64 = chances.iter().sum();
        let (mut sum, mut stored) = (0.0, 0u32);
        for i in 0..entries {
            sum += chances[i] / total;
            let now = (sum * 65535.0).round() as u32;
            out[1 + 2 * i..][..2].copy_from_slice(&((now - stored) as u16).to_le_bytes());
            stored = now;
        }
    }
}
