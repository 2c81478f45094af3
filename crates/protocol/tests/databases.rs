//! Databases of Mill: `UsePerfectDatabase`, `PerfectDatabase`, and what `go` says about what is solved.

mod common;

use std::path::PathBuf;

use common::{Client, answer};
use solve::{Head, Planned, Settings, Solver, Watch};
use teahouse::AnyGame;

const THREE: &str = "setoption name Rules value three-mens-morris\n";

struct Nobody;

impl Watch for Nobody {
    fn begins(&self, _: &Planned) {}
    fn advances(&self, _: u64) -> bool {
        true
    }
    fn ends(&self, _: &[Head]) {}
}

/// A folder with the databases of three men's morris.
fn solved(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let AnyGame::Mill(game) = teahouse::game("three-mens-morris").unwrap() else { panic!("it is Mill") };
    let settings = Settings {
        folder: folder.clone(),
        depths: Some(solve::Until::Capture),
        placing: false,
        pieces: None,
        memory: 1 << 28,
    };
    Solver::new(&game, settings).unwrap().run(&Nobody).unwrap();
    folder
}

#[test]
fn what_a_database_knows_stands_in_the_lines_of_a_thought() {
    let folder = solved("known").display().to_string();
    let mut client = Client::default();
    client.ask(&format!("{THREE}setoption name PerfectDatabase value {folder}"));
    // From the centre the first player wins in nine plies.
    let said = client.ask_and_wait("position startpos\ngo nodes 1000");
    assert!(said.contains(" score cp 100 tb win 9 ") && said.contains("bestmove b2\n"), "{said}");
    client.ask("setoption name MultiPV value 9");
    let said = client.ask_and_wait("go nodes 1000");
    assert!(said.contains(" tb draw ") && said.contains(" tb loss 8 "), "{said}");
    client.ask("setoption name UsePerfectDatabase value false");
    let said = client.ask_and_wait("go nodes 1000");
    assert!(!said.contains(" tb ") && said.contains("bestmove "), "{said}");
}

#[test]
fn a_folder_without_a_database_of_the_rules_is_named() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("nothing-here").display().to_string();
    let said = answer(&format!("{THREE}setoption name PerfectDatabase value {folder}\neval"));
    assert!(
        said.starts_with("error ") && said.contains(&folder) && said.contains("teahouse solve"),
        "{said}"
    );
    // Nine men's morris has endgames inside, which must not hide that the folder is empty.
    let said = answer(&format!(
        "setoption name Rules value nine-mens-morris\nsetoption name PerfectDatabase value {folder}\neval"
    ));
    assert!(said.starts_with("error ") && said.contains(&folder), "{said}");
    let of_others = solved("others").display().to_string();
    let flying = "setoption name Rules value three-mens-morris-flying\n";
    let said = answer(&format!("{flying}setoption name PerfectDatabase value {of_others}\neval"));
    assert!(said.starts_with("error there is no database of these rules in "), "{said}");
}

#[test]
fn a_damaged_database_is_refused_by_name_and_the_search_goes_on_without_it() {
    let folder = solved("damaged");
    let files = walk(&folder);
    let file = files.iter().find(|path| path.extension().is_some()).expect("something was solved");
    let bytes = std::fs::read(file).unwrap();
    std::fs::write(file, &bytes[..bytes.len() / 2]).unwrap();
    let mut client = Client::default();
    let said = client.ask_and_wait(&format!(
        "{THREE}setoption name PerfectDatabase value {}\ngo nodes 1000",
        folder.display()
    ));
    let name = file.file_name().unwrap().to_str().unwrap();
    assert!(said.starts_with("error ") && said.contains(name), "{said}");
    client.ask("setoption name UsePerfectDatabase value false");
    assert!(client.ask_and_wait("go nodes 1000").contains("bestmove "));
    std::fs::remove_dir_all(folder).unwrap();
}

fn walk(folder: &std::path::Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(walk(&path)) } else { found.push(path) }
    }
    found
}
