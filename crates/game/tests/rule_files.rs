//! Reading rule files: defaults, inheritance, and every problem at once.

use game::rules::{
    Default, Family, Flaw, Flaws, Kind, MAX_FILE_BYTES, MAX_PROBLEMS, OptionSpec, Place, Problem, Problems,
    Values, Variant, choice, closest, read, schema,
};
use game::{Argument, Catalogue};
use proptest::prelude::*;

choice! {
    /// How large a pot is.
    pub(crate) enum Pot {
        /// For one or two.
        Small = "small",
        /// For all.
        Large = "large",
    }
}

choice! {
    /// What goes into a cup.
    pub(crate) enum Addition {
        /// Milk.
        Milk = "milk",
        /// Lemon.
        Lemon = "lemon",
        /// Sugar.
        Sugar = "sugar",
    }
}

static TEA: Family = Family {
    name: "tea",
    judge,
    options: &[
        OptionSpec::new("cups", Kind::Int { min: 1, max: 12 }, Default::Int(2), "How many cups."),
        OptionSpec::new(
            "pot.size",
            Kind::Name(Pot::NAMES),
            Default::Name(Pot::Small.name()),
            "How large the pot is.",
        )
        .with_aliases(&["PotSize"]),
        OptionSpec::new("pot.lid", Kind::Bool, Default::Bool(true), "Whether it has a lid."),
        OptionSpec::new("rounds", Kind::Int { min: 1, max: 9 }, Default::Int(1), "How many pots.").of_match(),
        OptionSpec::new("minutes", Kind::Ints { min: 1, max: 9 }, Default::Ints(&[3, 5]), "When to pour."),
        OptionSpec::new("with", Kind::Names(Addition::NAMES), Default::Names(&[]), "What goes in."),
        OptionSpec::new(
            "tables",
            Kind::IntLists { min: 0, max: 3 },
            Default::IntLists(&[]),
            "Who sits where.",
        ),
        OptionSpec::new(
            "song",
            Kind::Custom { expected: "value-list", schema: "{}" },
            Default::Nothing,
            "What is sung.",
        ),
    ],
};

fn judge(values: &Values, flaws: &mut Flaws) {
    let cups = values.int("cups");
    if cups > 4 && values.choice::<Pot>("pot.size") == Pot::Small {
        let flaw = Flaw::new("rules-combination-pot", "cups");
        flaws.add(flaw.looking_at(&["pot.size"]).with("cups", cups));
    }
    let additions = values.choices::<Addition>("with");
    if additions.contains(&Addition::Milk) && additions.contains(&Addition::Lemon) {
        flaws.add(Flaw::new("rules-combination-curdles", "with"));
    }
}

fn parse(text: &str) -> Result<Variant, Problems> {
    read(text, &[&TEA], &|name| match name {
        "plain" => Ok(Variant::plain(&TEA, "plain")),
        "strong" => Ok(parse("id = \"strong\"\nextends = \"plain\"\ncups = 7\nminutes = [9]").unwrap()),
        _ => Err(Flaw::new("rules-extends-unknown", "").with("name", name)),
    })
}

fn problems(text: &str) -> Vec<String> {
    parse(text).expect_err("the file has problems").0.iter().map(ToString::to_string).collect()
}

/// The problems of a file of this family with these lines.
fn problems_with(lines: &str) -> Vec<Problem> {
    parse(&format!("id = \"a\"\nfamily = \"tea\"\n{lines}")).expect_err("the file has problems").0
}

fn codes_with(lines: &str) -> Vec<&'static str> {
    problems_with(lines).iter().map(|problem| problem.code).collect()
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
fn a_file_without_a_name_is_called_by_its_id_or_as_its_parent_is() {
    assert_eq!(parse("id = \"weak\"\nfamily = \"tea\"").unwrap().name, "weak");
    assert_eq!(parse("id = \"weak\"\nextends = \"plain\"").unwrap().name, "plain");
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
            "line 6, column 8: pot.size: \"lrage\" is not one of \"small\" and \"large\" (help: did you mean \"large\"?)",
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
    assert_eq!(
        problems("id = \"d\"\nextends = \"x\""),
        [
            "line 2, column 11: there is no variant \"x\" to extend (help: name a built-in variant or a rule file)"
        ]
    );
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
fn options_of_the_match_leave_the_digest_as_it_is() {
    let one = parse("id = \"f\"\nfamily = \"tea\"").unwrap();
    let longer = parse("id = \"f\"\nfamily = \"tea\"\nrounds = 3").unwrap();
    assert_eq!(one.digest(), longer.digest());
    assert_ne!(one.canonical(), longer.canonical());
}

#[test]
fn a_digest_with_the_options_of_the_match_still_belongs_to_the_rules() {
    let earlier = |variant: &Variant| blake3::hash(variant.canonical().as_bytes()).to_hex()[..32].to_owned();
    let plain = parse("id = \"f\"\nfamily = \"tea\"").unwrap();
    let longer = parse("id = \"f\"\nfamily = \"tea\"\nrounds = 3").unwrap();
    let other = parse("id = \"f\"\nfamily = \"tea\"\ncups = 3").unwrap();
    for digest in [plain.digest(), earlier(&plain), earlier(&longer)] {
        assert!(longer.has_digest(&digest));
        assert!(!other.has_digest(&digest));
    }
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
    let mut refused = |name: &str, text: &str| {
        let message = set(name, text).unwrap_err();
        Catalogue::english().try_text(&message).expect("a whole sentence")
    };
    assert_eq!(refused("cups", "99"), "cups: 99 is not in the range 1 to 12");
    assert_eq!(refused("minutes", "4, 10"), "minutes[1]: 10 is not in the range 1 to 9");
    assert_eq!(refused("pot.size", "huge"), "pot.size: \"huge\" is not one of \"small\" and \"large\"");
    assert!(
        refused("tables", "[[")
            .starts_with("tables: \"[[\" is not a list of lists of whole numbers from 0 to 3 (")
    );
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

#[test]
fn combinations_are_reported_together_with_values_of_the_wrong_kind() {
    assert_eq!(codes_with("cups = 9\npot.lid = 7"), ["rules-combination-pot", "rules-wrong-type"]);
    assert_eq!(
        codes_with("with = [\"milk\", \"lemon\"]\ncup = 7"),
        ["rules-combination-curdles", "rules-unknown-key"]
    );
    let variant = parse("id = \"a\"\nfamily = \"tea\"\ncups = 9").unwrap();
    let judged = &variant.check().unwrap_err().0[0];
    assert_eq!((judged.code, judged.path.as_str()), ("rules-combination-pot", "cups"));
    assert_eq!(judged.place, Some(Place { line: 3, column: 8 }));
    assert_eq!(judged.arguments, [("cups", Argument::Number(9))]);
    // Families of others may have problems that the catalogue has no texts for.
    assert_eq!(judged.to_string(), "line 3, column 8: rules-combination-pot cups=9 path=cups");
    assert_eq!(judged.help(), None);
}

#[test]
fn a_combination_is_not_judged_where_an_option_it_looks_at_cannot_be_read() {
    assert_eq!(codes_with("cups = 9\npot.size = \"huge\""), ["rules-unknown-name"]);
    assert_eq!(codes_with("cups = 9\npot = 3"), ["rules-not-a-group"]);
    assert_eq!(
        codes_with("cups = 9\npot.sise = \"large\""),
        ["rules-unknown-key"],
        "it was meant to be pot.size"
    );
    assert_eq!(codes_with("cups = 9\nextends = \"nothing\""), ["rules-extends-unknown"]);
    assert_eq!(codes_with("cups = 9\npot.size = \"large"), ["rules-syntax"]);
}

#[test]
fn numbers_that_are_too_large_are_said_to_be() {
    let found = problems(
        "id = \"a\"\nfamily = \"tea\"\ncups = 99999999999999999999\nminutes = [3, -99999999999999999999]\nversion = 99999999999999999999\nsong = 1e999",
    );
    assert_eq!(
        found,
        [
            "line 3, column 8: cups: 99999999999999999999 is more than a number can hold (help: expected a whole number from 1 to 12)",
            "line 4, column 15: minutes[1]: -99999999999999999999 is more than a number can hold (help: expected a list of whole numbers from 1 to 9, none twice)",
            "line 5, column 11: version: 99999999999999999999 is more than a number can hold (help: version = 1)",
            "line 6, column 8: song: 1e999 is more than a number can hold (help: expected a list)",
        ]
    );
    assert_eq!(codes_with("cups = 0x7fffffffffffffff"), ["rules-out-of-range"]);
    assert_eq!(codes_with("cups = 0xffffffffffffffff"), ["rules-number-too-large"]);
    assert_eq!(codes_with("song = { verse = [nan] }"), ["rules-not-finite"]);
    assert_eq!(problems_with("song = { verse = [nan] }")[0].path, "song.verse[0]");
    assert_eq!(codes_with("song = [1979-05-27]"), ["rules-date"]);
}

#[test]
fn a_file_that_is_too_large_is_refused_before_it_is_parsed() {
    let largest = format!("id = \"a\"\nfamily = \"tea\"\n#{}", "x".repeat(MAX_FILE_BYTES - 25));
    assert_eq!(largest.len(), MAX_FILE_BYTES);
    assert!(parse(&largest).is_ok());
    // Even nonsense is only weighed.
    let problems = parse(&"[".repeat(MAX_FILE_BYTES + 1)).unwrap_err();
    assert_eq!(problems.to_string(), "the file has 262145 bytes (help: a rule file has 262144 at most)");
    assert_eq!(problems.0[0].code, "rules-too-large");
}

#[test]
fn of_very_many_problems_the_first_fifty_are_told_and_the_rest_counted() {
    let lines: String = (0..20_000).map(|i| format!("k{i:05} = 1\n")).collect();
    let found = problems_with(&lines);
    assert_eq!(found.len(), MAX_PROBLEMS + 1);
    for (i, problem) in found[..MAX_PROBLEMS].iter().enumerate() {
        assert_eq!(problem.place.map(|place| (place.line, place.column)), Some((i + 3, 1)));
    }
    assert_eq!(found[MAX_PROBLEMS].to_string(), "and 19950 more (help: mend these first)");
    let exactly: String = (0..MAX_PROBLEMS).map(|i| format!("k{i:05} = 1\n")).collect();
    assert_eq!(problems_with(&exactly).len(), MAX_PROBLEMS);
}

#[test]
fn a_list_as_long_as_a_file_can_hold_is_read_to_its_end() {
    let items: Vec<String> = (10..40_000).map(|i| i.to_string()).collect();
    let found = problems_with(&format!("minutes = [{}]", items.join(",")));
    assert_eq!((found.len(), found[0].code), (MAX_PROBLEMS + 1, "rules-out-of-range"));
    assert_eq!(found[1].place.map(|place| (place.line, place.column)), Some((3, 15)));
    let items = vec!["3"; 100_000].join(",");
    let found = problems_with(&format!("minutes = [{items}]"));
    assert_eq!((found.len(), found[0].code), (MAX_PROBLEMS + 1, "rules-twice"));
}

#[test]
fn the_word_that_was_meant_is_found_by_its_letters() {
    let words = ["long-nardi", "long-narde", "fevga"];
    assert_eq!(closest("long-nard", words), Some("long-nardi"), "the first of two that are equally near");
    assert_eq!(closest("fevg", words), Some("fevga"));
    assert_eq!(closest("fevgaaaa", words), None);
    assert_eq!(closest("ludo", words), None);
    assert_eq!(closest("", words), None);
    assert_eq!(closest("нарды", ["нарда"]), Some("нарда"));
    assert_eq!(closest(&"a".repeat(200_000), words), None);
}

#[test]
fn names_and_values_of_a_choice_are_one_list() {
    use game::rules::Choice;
    assert_eq!(Addition::NAMES, ["milk", "lemon", "sugar"]);
    for &name in Addition::NAMES {
        assert_eq!(Addition::named(name).map(Addition::name), Some(name));
    }
    assert_eq!(Addition::named("Milk"), None);
    let variant = parse("id = \"a\"\nfamily = \"tea\"\nwith = [\"sugar\", \"milk\"]").unwrap();
    assert_eq!(variant.values.choices::<Addition>("with"), [Addition::Sugar, Addition::Milk]);
    assert_eq!(variant.values.choice::<Pot>("pot.size"), Pot::Small);
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = parse(&text);
    }

    #[test]
    fn no_almost_right_file_makes_the_reader_panic(
        lines in proptest::collection::vec(
            ("(id|family|extends|cups|pot|pot\\.size|minutes|with|tables|song|version|sources)",
             "(\"tea\"|\"strong\"|3|-1|1e99|99999999999999999999|\\[\\]|\\[1, \\[2\\]\\]|\\{ size = 1 \\}|true|1979-05-27|'|\\[)"), 0..12)
    ) {
        let text: String = lines.iter().map(|(key, value)| format!("{key} = {value}\n")).collect();
        if let Err(problems) = parse(&text) {
            prop_assert!(!problems.0.is_empty());
        }
    }
}

#[test]
fn a_file_does_not_extend_one_of_another_family() {
    static COFFEE: Family = Family { name: "coffee", judge: |_, _| {}, options: &[] };
    let text = |family: &str| format!("id = \"a\"\nextends = \"plain\"\nfamily = \"{family}\"");
    let parse = |family: &str| {
        read(&text(family), &[&TEA, &COFFEE], &|name| Ok(Variant::plain(&TEA, name)))
            .map_err(|problems| problems.0.iter().map(|problem| problem.code).collect::<Vec<_>>())
    };
    assert_eq!(parse("coffee").unwrap_err(), ["rules-extends-other-family"]);
    assert_eq!(parse("tea").unwrap().family.name, "tea");
}

#[test]
fn an_id_is_made_of_small_letters_and_digits_with_single_hyphens_between() {
    let code = |id: &str| parse(&format!("id = \"{id}\"\nfamily = \"tea\"")).map_err(|found| found.0[0].code);
    for right in ["a", "a1-2b", "7", &"x".repeat(64)] {
        assert_eq!(code(right).map(|variant| variant.id), Ok(right.to_owned()));
    }
    for wrong in ["", "-a", "a-", "a--b", "A", "a_b", "a.b", "é", &"x".repeat(65)] {
        assert_eq!(code(wrong).unwrap_err(), "rules-bad-id", "{wrong}");
    }
}

#[test]
fn a_version_is_a_whole_number_from_one_on() {
    assert_eq!(parse("id = \"a\"\nfamily = \"tea\"\nversion = 3").unwrap().version, 3);
    for wrong in ["0", "-1", "\"1\"", "1.5", "[99999999999999999999]"] {
        assert_eq!(codes_with(&format!("version = {wrong}")), ["rules-bad-version"], "{wrong}");
    }
}

#[test]
fn sources_are_a_list_of_texts() {
    let variant = parse("id = \"a\"\nfamily = \"tea\"\nsources = [\"a book\", \"a site\"]").unwrap();
    assert_eq!(variant.sources, ["a book", "a site"]);
    for wrong in ["\"a book\"", "[\"a book\", 7]", "1"] {
        assert_eq!(codes_with(&format!("sources = {wrong}")), ["rules-bad-sources"], "{wrong}");
    }
}

#[test]
fn a_syntax_error_is_all_that_is_said_of_what_could_not_be_read() {
    assert_eq!(codes_with("cups = 9\nminutes = ["), ["rules-syntax"], "no combination is judged");
    assert_eq!(codes_with("pot ="), ["rules-syntax"], "the group has no value of its own");
    assert_eq!(codes_with("cups ="), ["rules-syntax"]);
}

#[test]
fn a_problem_inside_a_value_points_at_its_place_in_the_file() {
    let place = |lines: &str| problems_with(lines)[0].place.map(|place| (place.line, place.column));
    assert_eq!(place("song = { verse = [nan] }"), Some((3, 19)));
    assert_eq!(place("song = [1, [2, nan]]"), Some((3, 16)));
}

#[test]
fn problems_are_told_one_to_a_line() {
    let problems = parse("id = \"A\"\nfamily = \"tea\"\ncups = 0").unwrap_err();
    let lines: Vec<String> = problems.to_string().lines().map(str::to_owned).collect();
    assert_eq!(lines, problems.0.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(lines.len(), 2);
}

#[test]
fn what_a_terminal_would_obey_is_not_repeated() {
    assert_eq!(problems_with("\"a\\u0007b\" = 1")[0].path, "a\\u{7}b");
    assert_eq!(problems_with("\"a\\u001b\\nb\" = 1")[0].path, "a\\u{1b}\nb", "lines may be");
}

#[test]
fn what_is_quoted_is_cut_where_nobody_would_read_on() {
    let path = |letter: &str, times| problems_with(&format!("{} = 1", letter.repeat(times))).remove(0).path;
    assert_eq!(path("k", 1000), "k".repeat(1000));
    assert_eq!(path("k", 1001), "k".repeat(1000) + "…");
    assert_eq!(path("\"\"", 1), "");
    let long = |times| problems_with(&format!("\"{}\" = 1", "é".repeat(times))).remove(0).path;
    assert_eq!(long(1000), "é".repeat(1000), "characters count, not bytes");
    assert_eq!(long(1001), "é".repeat(1000) + "…");
}

#[test]
fn of_a_very_long_number_the_first_forty_digits_are_told() {
    let told =
        |digits: usize| problems_with(&format!("cups = {}", "9".repeat(digits)))[0].arguments[0].clone();
    assert_eq!(told(40), ("value", Argument::Text("9".repeat(40))));
    assert_eq!(told(41), ("value", Argument::Text("9".repeat(40) + "…")));
}

#[test]
fn a_word_may_differ_by_one_letter_and_one_more_for_every_four() {
    assert_eq!(closest("xfoo", ["foo"]), Some("foo"), "one letter too many");
    assert_eq!(closest("fo", ["foo"]), Some("foo"), "one too few");
    assert_eq!(closest("xyoo", ["foo"]), None, "one too many, one wrong");
    assert_eq!(closest("fxyo", ["foo"]), None, "one too many in the middle, one wrong");
    assert_eq!(closest("fx", ["foo"]), None, "one too few, one wrong");
    assert_eq!(closest("abcdexyz", ["abcdefgh"]), Some("abcdefgh"), "three of eight");
    assert_eq!(closest("abcdwxyz", ["abcdefgh"]), None, "four of eight");
    assert_eq!(closest("abcdefg", ["abcdxyz"]), None, "three of seven");
    assert_eq!(closest("abcdefg", ["abcdeyz"]), Some("abcdeyz"), "two of seven");
}

#[test]
fn values_are_given_as_what_they_are() {
    let file = |lines: &str| parse(&format!("id = \"a\"\nfamily = \"tea\"\n{lines}")).unwrap().values;
    assert!(file("").bool("pot.lid"));
    assert!(!file("pot.lid = false").bool("pot.lid"));
    assert_eq!(file("").int_lists("tables"), Vec::<Vec<i64>>::new());
    assert_eq!(file("tables = [[0, 2], [], [0, 2]]").int_lists("tables"), [vec![0, 2], vec![], vec![0, 2]]);
    let numbers: Vec<_> = file("song = [3, 0.5, -2, \"la\"]").get("song").items().to_vec();
    let numbers: Vec<_> = numbers.iter().map(game::rules::Value::as_number).collect();
    assert_eq!(numbers, [Some(3.0), Some(0.5), Some(-2.0), None]);
}

#[test]
fn what_is_wrong_in_itself_is_not_also_said_to_stand_twice() {
    assert_eq!(codes_with("minutes = [10, 10]"), ["rules-out-of-range", "rules-out-of-range"]);
}
