//! Tokens of seats, ids of tables: what nobody can guess.

use std::fmt;

use constant_time_eq::constant_time_eq_32;
use serde::{Deserialize, Deserializer};
use sha2::{Digest as _, Sha256};
use store::TokenHash;

/// What a seat's own link holds: 128 bits as 32 hexadecimal digits. It is never stored, and never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// Whether this is the token of a hash. How long that takes says nothing about either.
    pub fn fits(&self, hash: &TokenHash) -> bool {
        constant_time_eq_32(&self.hash(), hash)
    }
}

/// Tokens do not slip into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        let text = String::deserialize(deserializer)?;
        let is_token = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_token {
            return Ok(Token(text.to_ascii_lowercase()));
        }
        // What was sent is not repeated: it may be most of a token.
        Err(serde::de::Error::custom("a token is 32 hexadecimal digits"))
    }
}

/// Random bytes that nobody can guess; `None` where the system has none to give.
pub fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// A new id for a table: 80 random bits in letters and digits that are not taken for one another.
pub fn table_id() -> Option<String> {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes = random::<16>()?;
    Some(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte & 31)])).collect())
}

/// Whether a text can be the id of a table.
pub fn is_table_id(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Token, serde_json::Error> {
        serde_json::from_value(serde_json::Value::String(text.to_owned()))
    }

    #[test]
    fn a_token_is_read_from_its_digits_and_fits_its_hash_alone() {
        let token = read("0123456789abcdef0123456789ABCDEF").unwrap();
        assert!(token.fits(&token.hash()));
        assert!(token.fits(&read("0123456789ABCDEF0123456789abcdef").unwrap().hash()));
        assert!(!token.fits(&read("0123456789abcdef0123456789abcdee").unwrap().hash()));
        for wrong in ["", "0123", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0"] {
            let error = read(wrong).unwrap_err().to_string();
            assert!(wrong.is_empty() || !error.contains(wrong), "{error}");
        }
    }

    #[test]
    fn tokens_are_not_shown() {
        let token = read("0123456789abcdef0123456789abcdef").unwrap();
        assert_eq!(format!("{token:?}"), "Token(…)");
    }

    #[test]
    fn ids_are_long_different_and_fit_for_addresses() {
        let (one, two) = (table_id().unwrap(), table_id().unwrap());
        assert!(one != two && one.len() == 16 && is_table_id(&one), "{one} {two}");
        assert!(!is_table_id("") && !is_table_id("../x") && !is_table_id(&"a".repeat(41)));
    }
}
