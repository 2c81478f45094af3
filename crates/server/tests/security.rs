//! docs/security.md names a test for every line, and each of them is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const MODEL: &str = include_str!("../../../docs/security.md");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of all files below a folder whose names end so; what was built or installed is left out.
fn texts_below(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !["target", "node_modules", "dist", "built"].contains(&name.as_str()) {
            texts_below(&path, ending, found);
        } else if path.is_file() && name.ends_with(ending) {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// The names of the tests of a Rust source: functions under an attribute, and the names in the store's list of tests for both databases.
fn rust_tests(source: &str) -> impl Iterator<Item = &str> {
    let mut is_test = false;
    let functions = source.lines().filter_map(move |line| {
        let line = line.trim();
        is_test |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        let name = line.strip_prefix("async ").unwrap_or(line).strip_prefix("fn ")?.split(['(', '<']).next();
        std::mem::take(&mut is_test).then_some(name).flatten()
    });
    let listed = source.split("on_both_databases! {").nth(1).unwrap_or_default();
    functions.chain(listed.split([' ', '\n', ',', ';', ':']).filter(|word| word.contains('_')))
}

/// The names of the tests of a TypeScript source.
fn page_tests(source: &str) -> impl Iterator<Item = &str> {
    source.split("\ntest('").skip(1).filter_map(|rest| rest.split("',").next())
}

fn all_tests() -> BTreeSet<String> {
    let (mut rust, mut page) = (Vec::new(), Vec::new());
    for folder in ["crates", "tests"] {
        texts_below(&root().join(folder), ".rs", &mut rust);
    }
    for folder in ["web/src", "web/tests"] {
        texts_below(&root().join(folder), ".test.ts", &mut page);
    }
    let rust = rust.iter().flat_map(|source| rust_tests(source));
    rust.chain(page.iter().flat_map(|source| page_tests(source))).map(str::to_owned).collect()
}

/// The lines of the tables: the attack, and the tests that are named for it.
fn lines() -> Vec<(&'static str, Vec<&'static str>)> {
    let rows = MODEL.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| attack |"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        assert_eq!(cells.len(), 3, "an attack, what stands against it, tests: {row}");
        (cells[0], cells[2].split('`').skip(1).step_by(2).collect())
    })
    .collect()
}

#[test]
fn every_line_of_the_threat_model_names_tests_that_are_there() {
    let (lines, tests) = (lines(), all_tests());
    assert!(lines.len() > 25, "{} lines", lines.len());
    for (attack, named) in lines {
        assert!(!named.is_empty(), "no test is named for: {attack}");
        for name in named {
            assert!(tests.contains(name), "there is no test {name}, named for: {attack}");
        }
    }
}

#[test]
fn what_is_no_test_is_not_taken_for_one() {
    let source = "#[test]\nfn a_test() {}\n\nfn a_helper() {}\n#[tokio::test]\nasync fn another() {}\n";
    assert_eq!(rust_tests(source).collect::<Vec<_>>(), ["a_test", "another"]);
    let source = "const said = 'no test';\ntest('a test, of sorts', () => {});\n";
    assert_eq!(page_tests(source).collect::<Vec<_>>(), ["a test, of sorts"]);
    let tests = all_tests();
    assert!(tests.contains("the_same_append_twice_is_stored_once") && !tests.contains("texts_below"));
}
