//! The rule files of the repository, read from their folder: there is no second list of them.

use std::path::PathBuf;

use game::rules::{Family, Flaw, Problems, Variant, read};

fn folder(family: &Family) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules")).join(family.name)
}

fn text(family: &Family, id: &str) -> std::io::Result<String> {
    std::fs::read_to_string(folder(family).join(format!("{id}.toml")))
}

/// The ids of all variants of a family, sorted.
///
/// # Panics
/// If there is no folder of rules. So do the functions below, and where a rule file is wrong: tests rely on them.
pub fn ids(family: &Family) -> Vec<String> {
    let files = std::fs::read_dir(folder(family)).expect("there is a folder of rules");
    let mut ids: Vec<String> = files
        .filter_map(|file| file.expect("it can be read").path().file_stem()?.to_str().map(str::to_owned))
        .collect();
    ids.sort();
    ids
}

/// Reads the text of a rule file, which may extend a variant of its family.
pub fn variant_of(family: &'static Family, file: &str) -> Result<Variant, Problems> {
    read(file, &[family], &|id| match text(family, id) {
        Ok(parent) => Ok(variant_of(family, &parent).unwrap_or_else(|problems| panic!("{id}: {problems}"))),
        Err(error) => {
            let flaw = Flaw::new("rules-extends-unreadable", "");
            Err(flaw.with("file", id).with("why", error.to_string()))
        }
    })
}

/// A variant of a family.
pub fn variant(family: &'static Family, id: &str) -> Variant {
    let file = text(family, id).unwrap_or_else(|error| panic!("{id}: {error}"));
    variant_of(family, &file).unwrap_or_else(|problems| panic!("{id}: {problems}"))
}

/// A variant of a family as a game: `game(&nardi::FAMILY, "fevga", Nardi::new)`.
pub fn game<G>(family: &'static Family, id: &str, new: fn(Variant) -> Result<G, Problems>) -> G {
    new(variant(family, id)).unwrap_or_else(|problems| panic!("{id}: {problems}"))
}
