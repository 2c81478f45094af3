//! [`Dice`]: how each roll of a table falls.

use std::num::NonZeroU64;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::parts::{Contribution, Flaw, Secret};

/// What every message begins with, so that a secret used elsewhere gives no dice and dice give nothing away elsewhere.
const PREFIX: &[u8] = b"teahouse-dice-1";

/// The dice of one table. The same parts give the same rolls, in any order of asking.
#[derive(Clone)]
pub struct Dice {
    /// HMAC-SHA256 that has taken in everything the rolls of a table have in common.
    begun: Hmac<Sha256>,
}

impl Dice {
    /// The most bytes of a table's name, and the most seats.
    pub const MOST: usize = 255;

    /// The dice of a table: contributions in the order of the seats, one for each, empty where nobody sits.
    pub fn new(secret: &Secret, table: &str, contributions: &[Contribution]) -> Result<Dice, Flaw> {
        let length =
            |found: usize| u8::try_from(found).map_err(|_| Flaw::Length { found, expected: Dice::MOST });
        // HMAC fills a key up to its block of 64 bytes with zeros; a whole block cannot be refused.
        let mut key = [0; 64];
        key[..32].copy_from_slice(secret.bytes());
        let mut begun = Hmac::<Sha256>::new(&key.into());
        begun.update(PREFIX);
        begun.update(&[length(contributions.len())?]);
        for contribution in contributions {
            // With their lengths, so that no two ways to share out the same bytes are alike.
            begun.update(&[length(contribution.bytes().len())?]);
            begun.update(contribution.bytes());
        }
        begun.update(&[length(table.len())?]);
        begun.update(table.as_bytes());
        Ok(Dice { begun })
    }

    /// A number below `bound`, each exactly equally likely, for the roll with this number. Rolls of a table count from 1.
    pub fn below(&self, number: u64, bound: NonZeroU64) -> u64 {
        // The numbers from the last whole multiple of `bound` on would favour small results: they are drawn again.
        let surplus = (u64::MAX % bound + 1) % bound;
        let mut retry = 0_u32;
        loop {
            let drawn = self.bits(number, retry);
            if drawn <= u64::MAX - surplus {
                return drawn % bound;
            }
            retry = retry.wrapping_add(1);
        }
    }

    /// Which of several weighted results the roll with this number is; `None` if all weights are 0.
    ///
    /// A number below the sum of the weights is drawn, and the results take their weights of it one after the other. So
    /// the order of the list belongs to the result.
    pub fn pick(&self, number: u64, weights: &[u16]) -> Option<usize> {
        let sum = weights.iter().map(|&weight| u64::from(weight)).sum();
        let mut left = self.below(number, NonZeroU64::new(sum)?);
        weights.iter().position(|&weight| {
            let is_it = left < u64::from(weight);
            left = left.saturating_sub(u64::from(weight));
            is_it
        })
    }

    /// The first eight bytes of the roll's code.
    fn bits(&self, number: u64, retry: u32) -> u64 {
        let mut whole = self.begun.clone();
        whole.update(&number.to_be_bytes());
        whole.update(&retry.to_be_bytes());
        let code: [u8; 32] = whole.finalize().into_bytes().into();
        let [a, b, c, d, e, f, g, h, ..] = code;
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}
