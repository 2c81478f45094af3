//! What a batch is made with.

use game::LONGEST_GAME;

/// Who lets the dice fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dice {
    /// The batch, by the random stream of each game: whoever steps never meets them.
    #[default]
    Rolled,
    /// The caller: a game waits where dice are due, and the action is the index of the roll among
    /// [`game::Game::rolls`].
    Given,
}

/// What becomes of a game that has ended, named as Gymnasium names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// The step that ends a game shows its end. The next one begins it anew, whatever action it is given.
    #[default]
    NextStep,
    /// The step that ends a game shows a new one; the last observation is found beside
    /// ([`crate::Arrays::final_observations`]).
    SameStep,
    /// A game that has ended stays as it is until it is reset.
    Disabled,
}

/// Names that can be read and written.
macro_rules! named {
    ($Type:ident { $($Name:ident = $name:literal),* $(,)? }) => {
        impl $Type {
            /// All names, in order.
            pub const NAMES: &[&str] = &[$($name),*];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $($Type::$Name => $name,)*
                }
            }

            /// What has this name.
            pub fn named(name: &str) -> Option<$Type> {
                match name {
                    $($name => Some($Type::$Name),)*
                    _ => None,
                }
            }
        }
    };
}

named! { Dice { Rolled = "rolled", Given = "given" } }
named! { Autoreset { NextStep = "next_step", SameStep = "same_step", Disabled = "disabled" } }

/// What a batch is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many games.
    pub count: usize,
    /// What the dice of all games follow from.
    pub seed: u64,
    /// On how many threads they are stepped, 0 for as many as there are cores. Decides nothing but how fast.
    pub threads: usize,
    /// Who lets the dice fall.
    pub dice: Dice,
    /// What becomes of a game that has ended.
    pub autoreset: Autoreset,
    /// After how many actions of players a game is cut off (truncated).
    pub longest: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        let longest = LONGEST_GAME as u32;
        Settings {
            count: 1,
            seed: 0,
            threads: 1,
            dice: Dice::default(),
            autoreset: Autoreset::default(),
            longest,
        }
    }
}
