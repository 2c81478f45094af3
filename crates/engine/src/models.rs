//! The nets that come with Teahouse, and nets of one's own.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use game::Features;
use game::rules::Variant;
use net::{Card, ModelError, Net};

use crate::outcomes::Outcomes;

include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// A net with what it is for.
#[derive(Clone)]
pub struct Model {
    /// Its name: the file's, without the ending.
    pub name: String,
    /// The weights.
    pub net: Arc<Net>,
    /// What it is for and where it comes from.
    pub card: Card,
}

/// Every net that comes with Teahouse.
pub fn built_in() -> &'static [Model] {
    static MODELS: OnceLock<Vec<Model>> = OnceLock::new();
    MODELS.get_or_init(|| {
        let read = |&(name, bytes): &(&str, &[u8])| {
            // Each file is read by a test; one that a future version cannot read is left out rather than fatal.
            let (net, card) = net::read(bytes).ok()?;
            Some(Model { name: name.to_owned(), net: Arc::new(net), card })
        };
        FILES.iter().filter_map(read).collect()
    })
}

/// The net to play a game with: one trained for its very rules, or else, of those whose inputs and outputs fit,
/// the one trained for the nearest rules, from which the fewest options differ. `None` if none fits.
pub fn for_game<G: Features + Outcomes>(game: &G) -> Option<Model> {
    let (set, outputs) = (game.feature_set(), game.outcome_names());
    let fitting = built_in().iter().filter(|model| {
        model.card.require_inputs(&set, &outputs).is_ok() && model.net.shape().inputs == game.feature_count()
    });
    fitting.min_by_key(|model| distance(game.variant(), &model.card)).cloned()
}

/// How many options differ between some rules and those a built-in net was trained for, and one more; 0 for the same.
pub fn distance(rules: &Variant, card: &Card) -> usize {
    if card.rules_digest == rules.digest() {
        return 0;
    }
    let Ok(trained) = tables::variant(&card.rules_id) else { return usize::MAX };
    let differs = |path: &str| rules.values.get(path) != trained.values.get(path);
    1 + rules.family.options.iter().filter(|option| differs(option.path)).count()
}

/// A net from a file, for these rules only unless `any_rules`.
pub fn open<G: Features + Outcomes>(game: &G, path: &Path, any_rules: bool) -> Result<Model, ModelError> {
    let (net, card) = net::load(path)?;
    let (set, outputs) = (game.feature_set(), game.outcome_names());
    if any_rules {
        card.require_inputs(&set, &outputs)?;
    } else {
        card.require(&game.variant().digest(), &set, &outputs)?;
    }
    if net.shape().inputs != game.feature_count() {
        return Err(ModelError::Mismatch {
            what: "the number of inputs of the net".into(),
            expected: game.feature_count().to_string(),
            found: net.shape().inputs.to_string(),
        });
    }
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    Ok(Model { name, net: Arc::new(net), card })
}
