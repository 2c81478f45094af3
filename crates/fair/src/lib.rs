//! Fair dice: whoever rolls them cannot choose how they fall, and anyone can check that afterwards.
//!
//! Before anybody sits down the server picks a [`Secret`] and shows its SHA-256, the [`Commitment`]. Whoever joins adds
//! random bytes of their own, a [`Contribution`]. Each roll is HMAC-SHA256 under the secret of all contributions, the
//! table and the number of the roll ([`Dice`]). In the end the secret is shown: it must have the hash that was committed to, and every roll must
//! follow from it. The server could not choose the dice, because it committed before the seats contributed; no seat could, because
//! none knew the secret.
//!
//! ```
//! use fair::{Contribution, Dice, Secret};
//! let secret = Secret::from_bytes([7; 32]);
//! let shown_before_the_game = secret.commitment();
//! let seats = ["00112233", "ddccbbaa"].map(|hex| Contribution::from_hex(hex).unwrap());
//! let dice = Dice::new(&secret, "table-1", &seats).unwrap();
//! let face = 1 + dice.pick(1, &[1; 6]).unwrap();
//! assert!((1..=6).contains(&face));
//! assert_eq!(Secret::from_hex(&secret.reveal()).unwrap().commitment(), shown_before_the_game);
//! ```
//!
//! Pure functions: no clock, no randomness of its own, nothing is read or written. docs/fair-dice.md says how to check a
//! game by hand.

mod dice;
mod parts;

pub use dice::Dice;
pub use parts::{Commitment, Contribution, Flaw, Secret};

/// The name of this way to roll, as records give it. Any change of how a roll is made means another name.
pub const SCHEME: &str = "1";
