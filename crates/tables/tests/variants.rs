//! Every rule file in `rules/` makes a game that keeps the contract.

use game::rules::{Flaw, Variant};
use tables::{AnyGame, built_in_ids, rule_file_text, schema_text, with_game};

#[test]
fn every_built_in_variant_passes_the_conformance_suite() {
    let games = if testkit::is_long() { 200 } else { 4 };
    for id in built_in_ids() {
        let any = tables::game(id).unwrap_or_else(|error| panic!("{error}"));
        with_game!(&any, game => testkit::conformance::check(game.as_ref(), games, 11));
    }
}

#[test]
fn a_file_is_named_after_its_id_and_lies_in_its_familys_folder() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    for id in built_in_ids() {
        let variant = tables::variant(id).unwrap();
        assert_eq!(variant.id, id);
        assert!(root.join(variant.family.name).join(format!("{id}.toml")).is_file(), "{id}");
        assert!(!variant.name.is_empty() && !variant.summary.is_empty(), "{id} has a name and a summary");
        assert!(!variant.sources.is_empty(), "{id} says where its rules come from");
    }
}

#[test]
fn every_variant_written_out_in_full_is_the_same_variant() {
    for id in built_in_ids() {
        let variant = tables::variant(id).unwrap();
        let parents = |_: &str| -> Result<Variant, Flaw> { unreachable!("a full file extends nothing") };
        let again = game::rules::read(&variant.to_toml(), tables::FAMILIES, &parents).unwrap();
        assert_eq!(again.digest(), variant.digest(), "{id}");
    }
}

#[test]
fn the_plain_defaults_of_every_family_make_a_game() {
    for family in tables::FAMILIES {
        AnyGame::new(Variant::plain(family, "plain"))
            .unwrap_or_else(|problems| panic!("{}: {problems}", family.name));
    }
}

/// Regenerate with `teahouse rules schema > rules/schema.json`.
#[test]
fn the_schema_in_the_repository_is_up_to_date() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/schema.json");
    let kept = std::fs::read_to_string(path).expect("rules/schema.json is in the repository");
    assert!(kept == schema_text(), "run: teahouse rules schema > rules/schema.json");
}

#[test]
fn unknown_rules_are_answered_with_what_there_is() {
    let error = tables::game("long-nardy").err().expect("there is no such variant").to_string();
    assert!(error.contains("long-nardi") && error.contains(".toml"), "{error}");
    let error = tables::game("no/such/file.toml").err().expect("there is no such file").to_string();
    assert!(error.contains("no/such/file.toml"), "{error}");
}

#[test]
fn every_option_has_a_description_and_a_default_of_its_own_kind() {
    for family in tables::FAMILIES {
        for spec in family.options {
            assert!(spec.help.len() > 10, "{}", spec.path);
            let mut values = game::rules::Values::defaults(family);
            values.set(spec, spec.default.value()).unwrap_or_else(|problem| panic!("{problem}"));
        }
    }
    assert!(rule_file_text("long-nardi").is_some());
}
