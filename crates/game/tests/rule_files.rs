//! Reading rule files: defaults, inheritance, and every problem at once.

use game::rules::{Default, Family, Kind, OptionSpec, Problems, Values, Variant, read, schema};
use proptest::prelude::*;

static TEA: Family = Family {
    name: "tea",
    options: &[
        OptionSpec::new("cups", Kind::Int { min: 1, max: 12 }, Default::Int(2), "How many cups."),
        OptionSpec::new(
            "pot.size",
            Kind::Name(&["small", "large"]),
            Default::Name("small"),
            "How large the pot is.",
        )
        .with_aliases(&["PotSize"]),
        OptionSpec::new("pot.lid", Kind::Bool, Default::Bool(true), "Whether it has a lid."),
        OptionSpec::new("minutes", Kind::Ints { min: 1, max: 9 }, Default::Ints(&[3, 5]), "When to pour."),
        OptionSpec::new(
            "with",
            Kind::Names(&["milk", "lemon", "sugar"]),
            Default::Names(&[]),
            "What goes in.",
        ),
        OptionSpec::new(
            "tables",
            Kind::IntLists { min: 0, max: 3 },
            Default::IntLists(&[]),
            "Who sits where.",
        ),
    ],
};

fn parse(text: &str) -> Result<Variant, Problems> {
    read(text, &[&TEA], &|name| match name {
        "plain" => Ok(Variant::plain(&TEA, "plain")),
        "strong" => parse("id = \"strong\"\nextends = \"plain\"\ncups = 7\nminutes = [9]")
            .map_err(|problems| problems.to_string()),
        _ => Err("there is no such variant".into()),
    })
}

fn problems(text: &str) -> Vec<String> {
    parse(text).expect_err("the file has problems").0.iter().map(ToString::to_string).collect()
}

#[test]
fn what_a_file_does_not_mention_has_its_documented_default() {
    let variant = parse("id = \"a\"\nfamily = \"tea\"\ncups = 4").unwrap();
    assert_eq!(variant.values.int("cups"), 4);
    assert_eq!(variant.values.name("pot.size"), "small");
    assert_eq!(variant.values.ints("minutes"), [3, 5]);
}

#[test]
fn a_file_inherits_what_it_does_not_mention_from_the_file_it_extends() {
    let variant = parse("id = \"b\"\nextends = \"strong\"\npot.size = \"large\"").unwrap();
    assert_eq!(variant.id, "b");
    assert_eq!(variant.values.int("cups"), 7);
    assert_eq!(variant.values.ints("minutes"), [9]);
    assert_eq!(variant.values.name("pot.size"), "large");
}

#[test]
fn all_problems_are_reported_at_once_with_line_column_and_hint() {
    let found = problems(
        "id = \"c\"\nfamily = \"tea\"\ncup = 3\nminutes = [3, 10, 3]\n[pot]\nsize = \"lrage\"\nlid = 1\n",
    );
    assert_eq!(
        found,
        [
            "line 3, column 1: tea has no option cup (help: did you mean cups?)",
            "line 4, column 15: minutes[1]: 10 is not in the range 1 to 9 (help: expected a list of whole numbers from 1 to 9, none twice)",
            "line 4, column 19: minutes[2]: 3 stands here twice (help: expected a list of whole numbers from 1 to 9, none twice)",
            "line 6, column 8: pot.size: \"lrage\" is not one of \"small\", \"large\" (help: did you mean \"large\"?)",
            "line 7, column 7: pot.lid: a whole number stands where true or false is expected (help: expected true or false)",
        ]
    );
}

#[test]
fn a_missing_header_is_explained() {
    let found = problems("cups = 3");
    assert!(found.iter().any(|problem| problem.contains("no id")), "{found:?}");
    assert!(found.iter().any(|problem| problem.contains("which family")), "{found:?}");
}

#[test]
fn an_unknown_family_or_parent_is_named_with_the_choices() {
    assert_eq!(
        problems("id = \"d\"\nfamily = \"chess\""),
        ["line 2, column 10: there is no family \"chess\" (help: one of \"tea\")"]
    );
    assert!(problems("id = \"d\"\nextends = \"x\"")[0].contains("there is no such variant"));
}

#[test]
fn syntax_errors_carry_their_place() {
    let found = problems("id = \"e\"\nfamily = \"tea\"\ncups = = 3\n");
    assert!(found[0].starts_with("line 3, column"), "{found:?}");
}

#[test]
fn the_digest_depends_on_the_rules_and_on_nothing_else() {
    let one = parse("id = \"f\"\nfamily = \"tea\"\nname = \"One\"").unwrap();
    let same = parse("id = \"g\"\nfamily = \"tea\"\ncups = 2\nminutes = [3, 5] # the defaults, spelled out")
        .unwrap();
    let other = parse("id = \"f\"\nfamily = \"tea\"\ncups = 3").unwrap();
    assert_eq!(one.digest(), same.digest());
    assert_ne!(one.digest(), other.digest());
    assert_eq!(one.digest().len(), 32);
}

#[test]
fn a_variant_written_out_reads_back_as_itself() {
    let variant =
        parse("id = \"h\"\nextends = \"strong\"\nwith = [\"milk\"]\ntables = [[0, 2], [1, 3]]").unwrap();
    let again = parse(&variant.to_toml()).unwrap();
    assert_eq!(again.canonical(), variant.canonical());
    assert_eq!(again.id, "h");
}

#[test]
fn protocol_texts_set_options_by_name_alias_number_and_list() {
    let mut values = Values::defaults(&TEA);
    let mut set = |name: &str, text: &str| values.set_from_text(TEA.option(name).unwrap(), text);
    set("PotSize", "1").unwrap();
    set("pot.lid", "false").unwrap();
    set("minutes", "4, 6").unwrap();
    set("with", "none").unwrap();
    assert_eq!(set("cups", "99").unwrap_err(), "cups: 99 is not in the range 1 to 12");
    assert_eq!(set("pot.size", "huge").unwrap_err(), "pot.size: \"huge\" is not one of \"small\", \"large\"");
    assert_eq!(values.name("pot.size"), "large");
    assert_eq!(values.ints("minutes"), [4, 6]);
}

#[test]
fn the_schema_lists_every_option_with_default_and_description() {
    let schema = schema(&[&TEA]);
    let pot = &schema["$defs"]["tea"]["properties"]["pot"]["properties"];
    assert_eq!(pot["size"]["enum"][1], "large");
    assert_eq!(pot["lid"]["default"], true);
    assert_eq!(schema["$defs"]["tea"]["additionalProperties"], false);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = parse(&text);
    }

    #[test]
    fn no_almost_right_file_makes_the_reader_panic(
        lines in proptest::collection::vec(
            ("(id|family|extends|cups|pot|pot\\.size|minutes|with|tables|version|sources)",
             "(\"tea\"|\"strong\"|3|-1|1e99|99999999999999999999|\\[\\]|\\[1, \\[2\\]\\]|\\{ size = 1 \\}|true|1979-05-27|'|\\[)"), 0..12)
    ) {
        let text: String = lines.iter().map(|(key, value)| format!("{key} = {value}\n")).collect();
        if let Err(problems) = parse(&text) {
            prop_assert!(!problems.0.is_empty());
        }
    }
}
