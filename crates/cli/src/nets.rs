//! Arguments about nets, which several commands share.

use std::path::PathBuf;

use anyhow::anyhow;
use engine::{Advisor, RosterError};
use net::ModelError;
use teahouse::AnyGame;

/// Arguments that say which net thinks.
#[derive(clap::Args, Default)]
pub struct NetArguments {
    /// A net of your own, from teahouse train, instead of the one that comes with Teahouse
    #[arg(long, value_name = "FILE")]
    pub net: Option<PathBuf>,
    #[command(flatten)]
    pub foreign: ForeignArguments,
}

/// Whether nets of other rules are welcome.
#[derive(clap::Args, Default)]
pub struct ForeignArguments {
    /// Let nets play under rules they were not trained for
    #[arg(long)]
    pub any_rules: bool,
}

impl NetArguments {
    /// What that net is called.
    pub fn name(&self, game: &AnyGame) -> Option<String> {
        let file = self.net.as_ref().map(|file| file.display().to_string());
        training::report::net_name(game, file.as_deref())
    }

    /// Somebody who thinks with that net.
    pub fn advisor(&self, game: &AnyGame) -> anyhow::Result<Box<dyn Advisor>> {
        match &self.net {
            Some(net) => open(engine::advisor_with_net(game, net, self.foreign.any_rules)),
            None => Ok(engine::advisor(game)),
        }
    }
}

/// What the roster answers, with the way out where a net was refused for the rules it is for.
pub fn open<T>(answer: Result<T, RosterError>) -> anyhow::Result<T> {
    answer.map_err(|error| match error {
        RosterError::Model(ModelError::OtherRules { .. }) => {
            anyhow!("{error}; --any-rules uses it all the same")
        }
        error => error.into(),
    })
}
