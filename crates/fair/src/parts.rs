//! What dice are made of, each as bytes and as the hexadecimal digits that stand in records.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// What is wrong with a part of fair dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A sign that is no hexadecimal digit, or half a byte.
    NotHex,
    /// Bytes there are, and the most or the only number of bytes there may be.
    Length {
        /// How many there are.
        found: usize,
        /// How many there may be.
        expected: usize,
    },
}

/// What the server keeps to itself until the game is over: 32 random bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which must come from a source that nobody can guess.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Secret, Flaw> {
        Ok(Secret(exactly(text)?))
    }

    /// What is shown before anybody sits down: the SHA-256 of the secret's bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The secret as hexadecimal digits, for the record of a game that is over and for whoever keeps it.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Secrets do not slip into logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 of a [`Secret`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Commitment, Flaw> {
        Ok(Commitment(exactly(text)?))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// What a seat adds to the dice: up to 64 bytes of its own. Nothing where no person sits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// The most bytes of one seat.
    pub const MOST: usize = 64;

    /// The contribution of these bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Contribution, Flaw> {
        if bytes.len() > Contribution::MOST {
            return Err(Flaw::Length { found: bytes.len(), expected: Contribution::MOST });
        }
        Ok(Contribution(bytes.to_vec()))
    }

    /// Reads hexadecimal digits; no digits are no bytes.
    pub fn from_hex(text: &str) -> Result<Contribution, Flaw> {
        // Before they are read: a text from outside may be of any length.
        if text.len() > 2 * Contribution::MOST {
            return Err(Flaw::Length { found: text.len().div_ceil(2), expected: Contribution::MOST });
        }
        Contribution::from_bytes(&unhex(text)?)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

fn exactly<const N: usize>(text: &str) -> Result<[u8; N], Flaw> {
    if text.len() != 2 * N {
        return Err(Flaw::Length { found: text.len().div_ceil(2), expected: N });
    }
    let bytes = unhex(text)?;
    bytes.try_into().map_err(|bytes: Vec<u8>| Flaw::Length { found: bytes.len(), expected: N })
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(text: &str) -> Result<Vec<u8>, Flaw> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return Err(Flaw::NotHex);
    }
    let half = |sign: u8| char::from(sign).to_digit(16).map(|digit| digit as u8);
    let byte = |&[high, low]: &[u8; 2]| Some(half(high)? << 4 | half(low)?);
    pairs.iter().map(byte).collect::<Option<Vec<u8>>>().ok_or(Flaw::NotHex)
}
