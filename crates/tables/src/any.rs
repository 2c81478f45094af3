//! One variant of any family, and the one list of families.

use std::sync::Arc;

use game::rules::{Family, Flaw, Problems, Variant};
use game::{Catalogue, Section};

use crate::table::{Seated, Table};

/// Declares everything that follows from the list of families: what a new family is added to, and nothing else.
macro_rules! families {
    ($dollar:tt $($(#[$doc:meta])* $Name:ident: $module:ident),* $(,)?) => {
        /// A game of any family. Cheap to clone.
        #[derive(Clone)]
        pub enum AnyGame {
            $($(#[$doc])* $Name(Arc<$module::$Name>),)*
        }

        /// The families of games, in the order they are listed.
        pub static FAMILIES: &[&Family] = &[$(&$module::FAMILY),*];

        impl AnyGame {
            /// Makes a game of a variant, or says everything that is wrong with its options.
            pub fn new(variant: Variant) -> Result<AnyGame, Problems> {
                $(if *variant.family == $module::FAMILY {
                    return $module::$Name::new(variant).map(|game| AnyGame::$Name(Arc::new(game)));
                })*
                let known = texts::all(FAMILIES.iter().map(|family| family.name));
                let flaw = Flaw::new("rules-family-not-played", "");
                Err(flaw.with("family", variant.family.name).with("families", known).into())
            }
        }

        /// Runs generic code on the game inside an [`AnyGame`]: `with_game!(any, game => work(game))`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar any:expr, $dollar game:ident => $dollar work:expr) => {
                match $dollar any {
                    $($crate::AnyGame::$Name($dollar game) => $dollar work,)*
                }
            };
        }
    };
}

families! { $
    /// Long Nardi and its family.
    Nardi: nardi,
    /// Ludo and its family.
    Ludo: ludo,
    /// Mill and its family.
    Mill: mill,
}

impl AnyGame {
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
