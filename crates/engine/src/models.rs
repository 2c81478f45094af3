//! The nets that come with Teahouse, and nets of one's own.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use game::Features;
use game::rules::Variant;
use net::{Card, ModelError, Net};

use crate::outcomes::Outcomes;

#[cfg(feature = "nets")]
include!(concat!(env!("OUT_DIR"), "/models.rs"));
#[cfg(not(feature = "nets"))]
static FILES: &[(&str, &[u8])] = &[];

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

/// Nets to choose from.
#[derive(Clone, Debug, Default)]
pub struct Models(Vec<Model>);

impl Models {
    /// No nets at all, to begin with.
    pub fn new() -> Models {
        Models::default()
    }

    /// The nets that come with Teahouse; none in a build without the feature `nets`.
    pub fn built_in() -> &'static Models {
        static MODELS: OnceLock<Models> = OnceLock::new();
        MODELS.get_or_init(|| {
            let mut models = Models::new();
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
        self.0.retain(|model| model.name != name);
        self.0.push(Model { name: name.to_owned(), net: Arc::new(net), card });
        Ok(())
    }

    /// All of them, in the order they were added.
    pub fn all(&self) -> &[Model] {
        &self.0
    }

    /// The net to play a game with: one trained for its very rules, or else, of those whose inputs and outputs
    /// fit, the one trained for the nearest rules, from which the fewest options differ. `None` if none fits.
    pub fn for_game<G: Features + Outcomes>(&self, game: &G) -> Option<Model> {
        let fitting = self.0.iter().filter(|model| fit(game, &model.net, &model.card).is_ok());
        fitting.min_by_key(|model| distance(game.variant(), &model.card)).cloned()
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

/// Checks that a net has the inputs and outputs of a game.
fn fit<G: Features + Outcomes>(game: &G, net: &Net, card: &Card) -> Result<(), ModelError> {
    card.require_inputs(&game.feature_set(), &game.outcome_names())?;
    if net.shape().inputs == game.feature_count() {
        return Ok(());
    }
    Err(ModelError::Mismatch {
        what: "the number of inputs of the net".into(),
        expected: game.feature_count().to_string(),
        found: net.shape().inputs.to_string(),
    })
}

/// How many options differ between some rules and those a built-in net was trained for, and one more; 0 for the same.
pub fn distance(rules: &Variant, card: &Card) -> usize {
    if card.rules_digest == rules.digest() {
        return 0;
    }
    // A card may come from anywhere: what it names is looked up among the built-in variants, never opened.
    let known = tables::rule_file_text(&card.rules_id).and_then(|_| tables::variant(&card.rules_id).ok());
    let Some(trained) = known else { return usize::MAX };
    let differs = |path: &str| rules.values.get(path) != trained.values.get(path);
    1 + rules.family.options.iter().filter(|option| differs(option.path)).count()
}

/// A net from a file, for these rules only unless `any_rules`. Only regular files of at most
/// [`net::MAX_FILE_BYTES`] are opened, and none in a build without the feature `files`.
pub fn open<G: Features + Outcomes>(game: &G, path: &Path, any_rules: bool) -> Result<Model, ModelError> {
    let (net, card) = load(path)?;
    if !any_rules {
        card.require(&game.variant().digest(), &game.feature_set(), &game.outcome_names())?;
    }
    fit(game, &net, &card)?;
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Ok(Model { name, net: Arc::new(net), card })
}

#[cfg(feature = "files")]
use net::load;

#[cfg(not(feature = "files"))]
fn load(path: &Path) -> Result<(Net, Card), ModelError> {
    Err(ModelError::NoFiles { path: path.to_owned() })
}
