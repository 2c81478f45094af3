//! One variant of any family, and the one list of families.

use std::sync::Arc;

use game::rules::{Family, Flaw, Problems, Variant};
use game::{Catalogue, Section};

use crate::table::{Seated, Table};

/// Declares everything that follows from the list of families: what a new family is added to, and nothing else.
///
/// Families with dice are played by nets, rolled out and trained for; the others are searched.
macro_rules! families {
    (
        $dollar:tt
        dice { $($(#[$dice_doc:meta])* $Dice:ident: $dice:ident),* $(,)? }
        searched { $($(#[$searched_doc:meta])* $Searched:ident: $searched:ident),* $(,)? }
    ) => {
        /// A game of any family. Cheap to clone.
        #[derive(Clone)]
        pub enum AnyGame {
            $($(#[$dice_doc])* $Dice(Arc<$dice::$Dice>),)*
            $($(#[$searched_doc])* $Searched(Arc<$searched::$Searched>),)*
        }

        /// The families of games, in the order they are listed.
        pub static FAMILIES: &[&Family] = &[$(&$dice::FAMILY,)* $(&$searched::FAMILY,)*];

        impl AnyGame {
            /// Makes a game of a variant, or says everything that is wrong with its options.
            pub fn new(variant: Variant) -> Result<AnyGame, Problems> {
                $(if *variant.family == $dice::FAMILY {
                    return $dice::$Dice::new(variant).map(|game| AnyGame::$Dice(Arc::new(game)));
                })*
                $(if *variant.family == $searched::FAMILY {
                    return $searched::$Searched::new(variant).map(|game| AnyGame::$Searched(Arc::new(game)));
                })*
                Err(not_played(&variant))
            }
        }

        /// Runs generic code on the game inside an [`AnyGame`]: `with_game!(any, game => work(game))`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar any:expr, $dollar game:ident => $dollar work:expr) => {
                match $dollar any {
                    $($crate::AnyGame::$Dice($dollar game) => $dollar work,)*
                    $($crate::AnyGame::$Searched($dollar game) => $dollar work,)*
                }
            };
        }

        /// The same for games with dice; something else for the others:
        /// `with_dice_game!(any, game => work(game), else nothing())`.
        #[macro_export]
        macro_rules! with_dice_game {
            ($dollar any:expr, $dollar game:ident => $dollar work:expr, else $dollar other:expr) => {
                match $dollar any {
                    $($crate::AnyGame::$Dice($dollar game) => $dollar work,)*
                    $($crate::AnyGame::$Searched(_) => $dollar other,)*
                }
            };
        }
    };
}

families! { $
    dice {
        /// Long Nardi and its family.
        Nardi: nardi,
        /// Ludo and its family.
        Ludo: ludo,
    }
    searched {
        /// Mill and its family.
        Mill: mill,
    }
}

fn not_played(variant: &Variant) -> Problems {
    let known = texts::all(FAMILIES.iter().map(|family| family.name));
    let flaw = Flaw::new("rules-family-not-played", "");
    flaw.with("family", variant.family.name).with("families", known).into()
}

impl AnyGame {
    /// Whether the game has dice: then nets play it.
    pub fn has_dice(&self) -> bool {
        with_dice_game!(self, _game => true, else false)
    }

    /// A new game in progress, at the start.
    pub fn table(&self) -> Box<dyn Table> {
        with_game!(self, game => Box::new(Seated::new(game.clone())))
    }

    /// The rules.
    pub fn variant(&self) -> &Variant {
        use game::Game as _;
        with_game!(self, game => game.variant())
    }

    /// The rules in words, section by section.
    pub fn explain(&self) -> Vec<Section> {
        use game::Notation as _;
        with_game!(self, game => game.explain())
    }

    /// The rules in words, as one text.
    pub fn explain_in(&self, language: &Catalogue) -> String {
        use game::Notation as _;
        with_game!(self, game => game.explain_in(language))
    }
}
