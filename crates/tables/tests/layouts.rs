//! The layouts of action numbers and observations are what docs/python.md says: saved policies rest on them, so whoever
//! changes one gives it a new version.
//!
//! `TEAHOUSE_BLESS=1 cargo test -p teahouse-tables --test all layouts::` writes the tables again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use tables::AnyGame;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/python.md");
const BEGIN: &str = "<!-- layouts: made by crates/tables/tests/layouts.rs -->\n";
const END: &str = "<!-- end of the layouts -->\n";

/// The variants of a layout, in the order they are listed.
type Layouts = BTreeMap<String, (AnyGame, Vec<&'static str>)>;

fn layouts(family: &str, name: impl Fn(&AnyGame) -> String) -> Layouts {
    let mut layouts = Layouts::new();
    for id in tables::built_in_ids() {
        let game = tables::game(id).expect("it is built in");
        if game.variant().family.name == family {
            layouts.entry(name(&game)).or_insert_with(|| (game, Vec::new())).1.push(id);
        }
    }
    layouts
}

/// Runs of action numbers that follow one another, each with its first and last description.
fn action_rows(game: &AnyGame) -> String {
    let describe = |number| game.describe_action(number).expect("there is such a number");
    let last = game.action_count() - 1;
    let shown: Vec<usize> = [0, 1, 2, last / 2, last - 1, last].into_iter().collect();
    let mut rows = String::new();
    for (index, &number) in shown.iter().enumerate() {
        if index > 0 && number == shown[index - 1] {
            continue;
        }
        writeln!(rows, "| {number} | `{}` |", describe(number)).expect("a String takes it");
    }
    rows
}

fn section(family: &str) -> String {
    let mut text = format!("### {family}\n\n");
    for (name, (game, ids)) in layouts(family, AnyGame::action_layout_name) {
        write!(
            text,
            "**`{name}`**: {} actions, checksum `{:016x}`. {}.\n\n| number | means |\n|---|---|\n{}\n",
            game.action_count(),
            checksum((0..game.action_count()).filter_map(|number| game.describe_action(number))),
            listed(&ids),
            action_rows(&game)
        )
        .expect("a String takes it");
    }
    for (name, (game, ids)) in layouts(family, AnyGame::observation_layout_name) {
        write!(
            text,
            "**`{name}`**: {} numbers, checksum `{:016x}`. {}.\n\n| from | length | part |\n|---|---|---|\n",
            game.observation_len(),
            observed(&game),
            listed(&ids)
        )
        .expect("a String takes it");
        let mut from = 0;
        for (part, length) in game.observation_layout() {
            writeln!(text, "| {from} | {length} | {part} |").expect("a String takes it");
            from += length;
        }
        assert_eq!(from, game.observation_len(), "{name}: the parts are the whole");
        text.push('\n');
    }
    text
}

fn listed(ids: &[&str]) -> String {
    ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ")
}

/// FNV-1a over lines.
fn checksum(lines: impl Iterator<Item = String>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for line in lines {
        for byte in line.bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

/// What is observed in the first positions of a game by seed, as every seat: the values themselves are part of a layout.
fn observed(game: &AnyGame) -> u64 {
    let mut table = game.numbered();
    let (mut lines, mut numbers) = (Vec::new(), Vec::new());
    for step in 0..60 {
        for seat in 0..table.seats() {
            let mut out = vec![0.0; game.observation_len()];
            table.observe(seat, &mut out);
            lines.push(out.iter().map(|value| format!("{value:.4}")).collect::<Vec<_>>().join(" "));
        }
        if table.roll_by_seed(1).is_none() {
            table.legal_numbers(&mut numbers);
            let Some(&number) = numbers.get(step % numbers.len().max(1)) else { break };
            table.act_by_number(number).expect("it is legal");
        }
    }
    checksum(lines.into_iter())
}

#[test]
fn the_document_lists_every_layout_as_it_is() {
    let made: String = tables::FAMILIES.iter().map(|family| section(family.name)).collect();
    let text = fs::read_to_string(DOCUMENT).expect("docs/python.md is in the repository");
    let (before, rest) = text.split_once(BEGIN).expect("the document has a place for the layouts");
    let (kept, after) = rest.split_once(END).expect("the place ends");
    if std::env::var_os("TEAHOUSE_BLESS").is_some_and(|value| value == "1") {
        fs::write(DOCUMENT, format!("{before}{BEGIN}{made}{END}{after}")).expect("it can be written");
        return;
    }
    assert!(
        kept == made,
        "a layout is not what docs/python.md says: give it a new version, and write the document again with TEAHOUSE_BLESS=1"
    );
}

#[test]
fn variants_with_the_same_layout_name_mean_the_same_by_every_number() {
    for family in tables::FAMILIES {
        for (name, (first, ids)) in layouts(family.name, AnyGame::action_layout_name) {
            for id in ids {
                let other = tables::game(id).expect("it is built in");
                assert_eq!(first.action_count(), other.action_count(), "{name} {id}");
                for number in 0..first.action_count() {
                    let meanings = [first.describe_action(number), other.describe_action(number)];
                    assert_eq!(meanings[0], meanings[1], "{name} {id} {number}");
                }
            }
        }
        for (name, (first, ids)) in layouts(family.name, AnyGame::observation_layout_name) {
            for id in ids {
                let other = tables::game(id).expect("it is built in");
                assert_eq!(first.observation_layout(), other.observation_layout(), "{name} {id}");
            }
        }
    }
}
