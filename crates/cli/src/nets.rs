//! Arguments about nets, which several commands share.

use std::borrow::Cow;
use std::path::PathBuf;

use anyhow::anyhow;
use engine::{Advisor, Models, RosterError, models};
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

    /// That net to choose from, or all that come with Teahouse.
    pub fn models(&self, game: &AnyGame) -> anyhow::Result<Cow<'static, Models>> {
        match &self.net {
            Some(net) => Ok(Cow::Owned(open(models::only(game, net, self.foreign.any_rules))?)),
            None => Ok(Cow::Borrowed(Models::built_in())),
        }
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
