//! Options that take one of several names.

/// The values of an option that takes a name. Made by [`choice!`](crate::rules::choice).
pub trait Choice: Copy + 'static {
    /// The value with this name.
    fn named(name: &str) -> Option<Self>;
}

/// Declares the values of an option that takes a name, each with its name in rule files.
///
/// The enum, the list of names for the table of options (`NAMES`), the name of each value (`name`) and the reader
/// ([`Choice::named`], for [`Values::choice`](crate::rules::Values::choice)) all come from the one list, so a value
/// cannot be read as another, nor be missing from the table.
///
/// ```
/// use game::rules::{Choice, Default, Kind, OptionSpec, choice};
///
/// choice! {
///     /// How large the pot is.
///     pub enum Pot {
///         /// For one.
///         Small = "small",
///         /// For all.
///         Large = "large",
///     }
/// }
///
/// const POT: OptionSpec =
///     OptionSpec::new("pot.size", Kind::Name(Pot::NAMES), Default::Name(Pot::Small.name()), "How large the pot is.");
/// assert_eq!(Pot::NAMES, ["small", "large"]);
/// assert_eq!(Pot::named("large"), Some(Pot::Large));
/// assert_eq!(Pot::named("huge"), None);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* $visibility:vis enum $name:ident {
        $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// The names of all values, in their order.
            $visibility const NAMES: &'static [&'static str] = &[$($text),+];

            /// The name of this value in rule files.
            $visibility const fn name(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }

        impl $crate::rules::Choice for $name {
            fn named(name: &str) -> Option<$name> {
                match name {
                    $($text => Some($name::$value),)+
                    _ => None,
                }
            }
        }
    };
}
