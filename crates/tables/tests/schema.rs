//! `rules/schema.json` accepts what the reader accepts, as an independent validator sees it.

use boon::{Compiler, SchemaIndex, Schemas};
use game::rules::{Family, Kind, OptionSpec, read};
use proptest::prelude::*;
use serde_json::Value as Json;

/// The schema in the repository, compiled.
struct Schema {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Schema {
    fn kept() -> Schema {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/schema.json");
        let text = std::fs::read_to_string(path).expect("rules/schema.json is in the repository");
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler
            .add_resource("schema.json", serde_json::from_str(&text).expect("it is JSON"))
            .expect("its name is fine");
        let index = compiler.compile("schema.json", &mut schemas).unwrap_or_else(|error| panic!("{error:#}"));
        Schema { schemas, index }
    }

    /// Checks a rule file; what is wrong with it.
    fn check(&self, text: &str) -> Result<(), String> {
        let file: Json = toml::from_str(text).map_err(|error| error.to_string())?;
        self.schemas.validate(&file, self.index).map_err(|error| format!("{error:#}"))
    }
}

/// The examples of a document that are whole rule files.
fn examples(document: &str) -> Vec<String> {
    let path = format!("{}/../../{document}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the document is in the repository");
    text.split("```toml\n").skip(1).filter_map(|rest| Some(rest.split_once("```")?.0.to_owned())).collect()
}

#[test]
fn every_built_in_rule_file_is_accepted_short_and_in_full() {
    let schema = Schema::kept();
    for id in tables::built_in_ids() {
        let text = tables::rule_file_text(id).expect("it is built in");
        schema.check(text).unwrap_or_else(|error| panic!("{id}: {error}"));
        let full = tables::variant(id).expect("it is right").to_toml();
        schema.check(&full).unwrap_or_else(|error| panic!("{id} in full: {error}"));
    }
}

#[test]
fn every_example_in_the_documents_is_accepted_by_schema_and_reader() {
    let schema = Schema::kept();
    for document in ["README.md", "docs/rule-files.md"] {
        let examples = examples(document);
        assert!(!examples.is_empty(), "{document} has examples");
        for example in examples {
            schema.check(&example).unwrap_or_else(|error| panic!("{document}: {error}\n{example}"));
            let variant = read(&example, tables::FAMILIES, &|id| Ok(tables::variant(id).expect("built in")));
            let variant = variant.unwrap_or_else(|problems| panic!("{document}: {problems}\n{example}"));
            variant.check().unwrap_or_else(|problems| panic!("{document}: {problems}\n{example}"));
        }
    }
}

#[test]
fn files_that_are_not_built_right_are_refused_by_schema_and_reader() {
    let schema = Schema::kept();
    let long = "a".repeat(65);
    for text in [
        "family = \"nardi\"",
        "id = \"a\"",
        "id = \"A\"\nfamily = \"nardi\"",
        "id = \"a--b\"\nfamily = \"nardi\"",
        &format!("id = \"{long}\"\nfamily = \"nardi\""),
        "id = \"a\"\nfamily = \"chess\"",
        "id = \"a\"\nfamily = \"chess\"\nextends = \"fevga\"",
        "id = \"a\"\nfamily = 3",
        "id = \"a\"\nextends = 3",
        "id = \"a\"\nextends = \"fevga\"\nname = 3",
        "id = \"a\"\nextends = \"fevga\"\nversion = 0",
        "id = \"a\"\nextends = \"fevga\"\nversion = \"1\"",
        "id = \"a\"\nextends = \"fevga\"\nsources = \"a book\"",
        "id = \"a\"\nextends = \"fevga\"\nsources = [1]",
        "id = \"a\"\nextends = \"fevga\"\nhead.limt = 2",
        "id = \"a\"\nextends = \"fevga\"\nhead = 2",
        "id = \"a\"\nextends = \"fevga\"\nhead.limit = 16",
        "id = \"a\"\nextends = \"fevga\"\nhead.limit = 2\npieces = 3",
        "id = \"a\"\nfamily = \"ludo\"\nhead.limit = 2",
        "id = \"a\"\nfamily = \"ludo\"\nentry.values = [6, 6]",
    ] {
        assert!(schema.check(text).is_err(), "the schema accepts\n{text}");
        let read = read(text, tables::FAMILIES, &|id| Ok(tables::variant(id).expect("built in")));
        assert!(read.is_err(), "the reader accepts\n{text}");
    }
}

fn any_option() -> impl Strategy<Value = (&'static Family, &'static OptionSpec)> {
    let options = tables::FAMILIES.iter().flat_map(|&family| {
        let options: &'static [OptionSpec] = family.options;
        options.iter().map(move |option| (family, option))
    });
    proptest::sample::select(options.collect::<Vec<_>>())
}

/// Values as TOML, near to what the option takes and far from it. Numbers have no point: JSON cannot tell 3.0 from 3.
fn any_value() -> impl Strategy<Value = String> {
    let word = proptest::sample::select(vec![
        "a1",
        "b2",
        "r1",
        "pass",
        "x1",
        "toolong7",
        "",
        "all",
        "none",
        "first",
        "six",
        "doubles",
        "never",
        "always",
        "own",
        "three-rings",
        "shared",
        "slots",
        "both",
        "four",
    ]);
    let leaf = prop_oneof![
        any::<bool>().prop_map(|b| b.to_string()),
        (-2i64..20).prop_map(|n| n.to_string()),
        proptest::sample::select(vec!["41", "97", "101", "10001", "9223372036854775807", "0.5"])
            .prop_map(str::to_owned),
        word.prop_map(|word| format!("{word:?}")),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            4 => proptest::collection::vec(inner.clone(), 0..4).prop_map(|items| format!("[{}]", items.join(", "))),
            1 => inner.prop_map(|field| format!("{{ limit = {field} }}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    #[test]
    fn a_value_is_accepted_by_the_schema_exactly_if_the_reader_accepts_it(
        (family, option) in any_option(),
        own in any_value(),
        name in any::<prop::sample::Index>(),
        use_name in any::<bool>(),
    ) {
        thread_local!(static SCHEMA: Schema = Schema::kept());
        let value = match option.kind {
            Kind::Name(names) if use_name => format!("{:?}", name.get(names)),
            Kind::Names(names) if use_name => format!("[{:?}]", name.get(names)),
            _ => own,
        };
        let text = format!("id = \"a\"\nfamily = \"{}\"\n{} = {value}\n", family.name, option.path);
        let by_schema = SCHEMA.with(|schema| schema.check(&text));
        let by_reader = read(&text, tables::FAMILIES, &|_| unreachable!("it extends nothing"));
        if let Kind::Custom { .. } = option.kind {
            // The family itself reads these, along with everything else that makes a board.
            let layout = text.replace("\nboard.", "\nboard.layout = \"own\"\nboard.");
            let board = read(&layout, tables::FAMILIES, &|_| unreachable!("it extends nothing"));
            let codes: Vec<&str> = match board.and_then(|variant| variant.check()) {
                Ok(()) => Vec::new(),
                Err(problems) => problems.0.iter().map(|problem| problem.code).collect(),
            };
            let structural = ["rules-board-no-point", "rules-board-no-name", "rules-board-no-list", "rules-not-finite"];
            if codes.iter().any(|code| structural.contains(code)) {
                prop_assert!(by_schema.is_err(), "{}{:?}", text, codes);
            }
            if by_schema.is_err() {
                prop_assert!(!codes.is_empty(), "{}{:?}", text, by_schema);
            }
        } else {
            prop_assert_eq!(by_schema.is_ok(), by_reader.is_ok(), "{}{:?} {:?}", text, by_schema, by_reader.err());
        }
    }
}
