//! What players are made of: the nets that come with Teahouse, nets of one's own, and databases of Mill.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use game::Features;
use game::rules::Variant;
use mill::Mill;
use net::{Card, ModelError, Net};
use tables::{AnyGame, with_dice_game};

#[cfg(feature = "databases")]
use crate::mill::DatabaseProblem;
use crate::mill::MillDatabases;
use crate::outcomes::Outcomes;
use crate::roster::{DiceGame, RosterError};

include!(concat!(env!("OUT_DIR"), "/models.rs"));
#[cfg(not(feature = "nets"))]
static FILES: &[(&str, &[u8])] = &[];

/// A net that comes with Teahouse, whether or not it is built in: what its file says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name: the file's, without the ending.
    pub name: &'static str,
    /// How many inputs it has.
    pub inputs: usize,
    /// The id of the variant it was trained for.
    pub rules_id: &'static str,
    /// The digest of that variant's rules.
    pub rules_digest: &'static str,
    /// The name of the layout of its inputs.
    pub feature_set: &'static str,
    /// What each output means, with spaces between.
    pub outputs: &'static str,
}

impl Listed {
    fn card(&self) -> Card {
        Card {
            rules_id: self.rules_id.to_owned(),
            rules_digest: self.rules_digest.to_owned(),
            feature_set: self.feature_set.to_owned(),
            outputs: self.outputs.split_whitespace().map(str::to_owned).collect(),
            history: Vec::new(),
        }
    }
}

/// Every net that comes with Teahouse, whether or not it is built in.
pub fn listed() -> &'static [Listed] {
    LISTED
}

/// The name of the net that the players of a game want: of all that come with Teahouse the one that its levels are made
/// of. Who has no nets built in hands this one in ([`Models::add`]). `None` where they play without.
pub fn wanted(game: &AnyGame) -> Option<&'static str> {
    match game {
        AnyGame::Nardi(game) => wanted_by(game.as_ref()).map(|listed| listed.name),
        AnyGame::Ludo(game) => wanted_by(game.as_ref()).map(|listed| listed.name),
        AnyGame::Mill(_) => None,
    }
}

/// The same with what its file says about it.
pub(crate) fn wanted_by<G: DiceGame>(game: &G) -> Option<&'static Listed> {
    let cards: Vec<(&Listed, Card)> = LISTED.iter().map(|listed| (listed, listed.card())).collect();
    let (listed, card) = nearest(game, cards.iter(), |(listed, card)| (listed.inputs, card))?;
    is_near(game, card).then_some(*listed)
}

/// Whether a net trained for some rules plays a game better than the estimate.
pub(crate) fn is_near<G: DiceGame>(game: &G, card: &Card) -> bool {
    distance(game.variant(), card) <= 1 + G::NET_REACH
}

/// Whether players of a game ask the endgames of Mill that come with Teahouse. Who does not have them inside hands them in
/// ([`Models::add_endgames`]).
#[cfg(feature = "databases")]
pub fn wants_endgames(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Mill(game) if solve::has_endgames(game))
}

/// Of the nets whose inputs and outputs fit, the one trained for the nearest rules; the first of those that are as near.
fn nearest<G: Features + Outcomes, T>(
    game: &G,
    nets: impl Iterator<Item = T>,
    describe: impl Fn(&T) -> (usize, &Card),
) -> Option<T> {
    let fitting = nets.filter(|net| {
        let (inputs, card) = describe(net);
        fit(game, inputs, card).is_ok()
    });
    fitting.min_by_key(|net| distance(game.variant(), describe(net).1))
}

/// A net with what it is for.
#[derive(Clone, Debug)]
pub struct Model {
    /// Its name: the file's, without the ending.
    pub name: String,
    /// The weights.
    pub net: Arc<Net>,
    /// What it is for and where it comes from.
    pub card: Card,
}

/// Where databases of Mill come from.
#[derive(Clone, Debug, Default)]
enum Shelf {
    /// There are none.
    #[default]
    Empty,
    /// The cache, and what is embedded.
    #[cfg(feature = "files")]
    Cache,
    /// These, for the game that they are of.
    These(MillDatabases),
}

/// Nets to choose from, and databases to ask.
#[derive(Clone, Debug, Default)]
pub struct Models {
    nets: Vec<Model>,
    shelf: Shelf,
}

impl Models {
    /// No nets and no databases at all, to begin with.
    pub fn new() -> Models {
        Models::default()
    }

    /// The nets that come with Teahouse, and the databases of the cache; no nets in a build without the feature `nets`, no
    /// databases in one without `files`.
    pub fn built_in() -> &'static Models {
        static MODELS: OnceLock<Models> = OnceLock::new();
        MODELS.get_or_init(|| {
            let mut models = Models::new();
            #[cfg(feature = "files")]
            {
                models.shelf = Shelf::Cache;
            }
            for (name, bytes) in FILES {
                // Each file is read by a test; one that a future version cannot read is left out rather than fatal.
                let _ = models.add(name, bytes);
            }
            models
        })
    }

    /// Adds a net from the bytes of its file, in the place of one of the same name if there is one.
    pub fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), ModelError> {
        let (net, card) = net::read(bytes)?;
        self.nets.retain(|model| model.name != name);
        self.nets.push(Model { name: name.to_owned(), net: Arc::new(net), card });
        Ok(())
    }

    /// Adds the endgames that come with Teahouse out of the bytes of their file, in the place of other databases. Every game
    /// that they are about asks them ([`wants_endgames`]), this one at least.
    #[cfg(feature = "databases")]
    pub fn add_endgames(&mut self, game: &Mill, bytes: &[u8]) -> Result<(), DatabaseProblem> {
        self.shelf = MillDatabases::handed_in(bytes, game)?.map_or(Shelf::Empty, Shelf::These);
        Ok(())
    }

    /// All of them, in the order they were added.
    pub fn all(&self) -> &[Model] {
        &self.nets
    }

    /// The same with these databases of the Mill that is played, or with none.
    #[must_use]
    pub fn with_databases(self, databases: Option<MillDatabases>) -> Models {
        Models { shelf: databases.map_or(Shelf::Empty, Shelf::These), ..self }
    }

    /// No nets, and the databases of a game in a folder, beside those that are embedded. `None` if there are none for its
    /// rules.
    #[cfg(feature = "files")]
    pub fn in_folder(folder: &Path, game: &AnyGame) -> Result<Option<Models>, DatabaseProblem> {
        let AnyGame::Mill(game) = game else { return Ok(None) };
        let found = MillDatabases::in_folder(folder, game)?;
        Ok(found.map(|found| Models::new().with_databases(Some(found))))
    }

    /// What is known about a game.
    pub fn databases(&self, game: &Mill) -> Option<MillDatabases> {
        match &self.shelf {
            Shelf::Empty => None,
            #[cfg(feature = "files")]
            Shelf::Cache => MillDatabases::of(game),
            Shelf::These(databases) => Some(databases.clone()).filter(|databases| databases.is_of(game)),
        }
    }

    /// The net to play a game with: one trained for its very rules, or else, of those whose inputs and outputs
    /// fit, the one trained for the nearest rules, from which the fewest options differ. `None` if none fits.
    pub fn for_game<G: Features + Outcomes>(&self, game: &G) -> Option<Model> {
        nearest(game, self.nets.iter(), |model| (model.net.shape().inputs, &model.card)).cloned()
    }
}

/// This net and no other to choose from.
impl From<Model> for Models {
    fn from(only: Model) -> Models {
        Models { nets: vec![only], ..Models::default() }
    }
}

/// Every net that comes with Teahouse.
pub fn built_in() -> &'static [Model] {
    Models::built_in().all()
}

/// The net that comes with Teahouse to play a game with; see [`Models::for_game`].
pub fn for_game<G: Features + Outcomes>(game: &G) -> Option<Model> {
    Models::built_in().for_game(game)
}

/// Checks that a net with this card and so many inputs has the inputs and outputs of a game.
pub fn fit<G: Features + Outcomes>(game: &G, inputs: usize, card: &Card) -> Result<(), ModelError> {
    card.require_inputs(&game.feature_set(), &game.outcome_names())?;
    if inputs == game.feature_count() {
        return Ok(());
    }
    Err(ModelError::Mismatch {
        what: "the number of inputs of the net".into(),
        expected: game.feature_count().to_string(),
        found: inputs.to_string(),
    })
}

/// How many options differ between some rules and those a built-in net was trained for, and one more; 0 for the same.
pub fn distance(rules: &Variant, card: &Card) -> usize {
    if rules.has_digest(&card.rules_digest) {
        return 0;
    }
    // A card may come from anywhere: what it names is looked up among the built-in variants, never opened.
    let known = tables::rule_file_text(&card.rules_id).and_then(|_| tables::variant(&card.rules_id).ok());
    let Some(trained) = known else { return usize::MAX };
    let differs = |path: &str| rules.values.get(path) != trained.values.get(path);
    let options = rules.family.options.iter().filter(|option| !option.is_of_match);
    1 + options.filter(|option| differs(option.path)).count()
}

/// A net from a file, for these rules only unless `any_rules`. Only regular files of at most
/// [`net::MAX_FILE_BYTES`] are opened, and none in a build without the feature `files`.
pub fn open<G: Features + Outcomes>(game: &G, path: &Path, any_rules: bool) -> Result<Model, ModelError> {
    let (net, card) = load(path)?;
    if !any_rules {
        let rules = game.variant();
        let is_own = rules.has_digest(&card.rules_digest);
        let expected = if is_own { card.rules_digest.clone() } else { rules.digest() };
        card.require(&expected, &game.feature_set(), &game.outcome_names())?;
    }
    fit(game, net.shape().inputs, &card)?;
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Ok(Model { name, net: Arc::new(net), card })
}

/// The net of a file as the only one to choose from, for a game of any family; see [`open`].
pub fn only(game: &AnyGame, path: &Path, any_rules: bool) -> Result<Models, RosterError> {
    with_dice_game!(game, game => Ok(open(game.as_ref(), path, any_rules)?.into()), else Err(RosterError::NoNets))
}

#[cfg(feature = "files")]
use net::load;

#[cfg(not(feature = "files"))]
fn load(path: &Path) -> Result<(Net, Card), ModelError> {
    Err(ModelError::NoFiles { path: path.to_owned() })
}
