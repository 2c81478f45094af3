//! Random rule files that make sense.

use game::Random;
use mill::{FAMILY, Mill};
use testkit::mixes::random_variant;

/// A rule file that nobody would write, but that makes sense.
pub fn random_mill(random: &mut Random) -> Mill {
    loop {
        if let Ok(mill) = Mill::new(random_variant(&FAMILY, random)) {
            return mill;
        }
    }
}
