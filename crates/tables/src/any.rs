//! One variant of any family.

use std::sync::Arc;

use game::rules::{Flaw, Problems, Variant};

use crate::table::{Seated, Table};

/// A game of any family. Cheap to clone.
#[derive(Clone)]
pub enum AnyGame {
    /// Long Nardi and its family.
    Nardi(Arc<nardi::Nardi>),
    /// Ludo and its family.
    Ludo(Arc<ludo::Ludo>),
    /// Mill and its family.
    Mill(Arc<mill::Mill>),
}

/// Runs generic code on the game inside an [`AnyGame`]: `with_game!(any, game => work(game))`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $work:expr) => {
        match $any {
            $crate::AnyGame::Nardi($game) => $work,
            $crate::AnyGame::Ludo($game) => $work,
            $crate::AnyGame::Mill($game) => $work,
        }
    };
}

impl AnyGame {
    /// Makes a game of a variant, or says everything that is wrong with its options.
    pub fn new(variant: Variant) -> Result<AnyGame, Problems> {
        match variant.family {
            family if *family == nardi::FAMILY => {
                nardi::Nardi::new(variant).map(|game| AnyGame::Nardi(Arc::new(game)))
            }
            family if *family == ludo::FAMILY => {
                ludo::Ludo::new(variant).map(|game| AnyGame::Ludo(Arc::new(game)))
            }
            family if *family == mill::FAMILY => {
                mill::Mill::new(variant).map(|game| AnyGame::Mill(Arc::new(game)))
            }
            family => {
                let message = format!("nobody plays {} here", family.name);
                let flaw = Flaw::new("rules-family-not-played", "", message, "nardi, ludo or mill");
                Err(flaw.with("family", family.name).into())
            }
        }
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

    /// The rules in plain English.
    pub fn explain(&self) -> String {
        use game::Notation as _;
        with_game!(self, game => game.explain())
    }
}
