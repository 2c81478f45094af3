//! A build without clock, files, nets and threads decides the same as the full one.
#![allow(missing_docs)]

#[path = "../examples/transcript.rs"]
#[allow(dead_code)]
mod transcript;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use engine::mill::{MillLimits, MillOptions, MillSearch};
use engine::{Clock, Limits, Models, Settings, advisor};
use game::Game as _;
use tables::AnyGame;

fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every run compares the bare engine of the page with the full one (`tests/wasm/same_moves.mjs`).
#[test]
#[ignore = "builds the engine once more; make test-long"]
fn one_thread_with_nets_and_a_clock_handed_in_decides_the_same() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["run", "--quiet", "--package", "teahouse-engine", "--no-default-features"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let models = crate_folder().join("models");
    let run = cargo.args(["--example", "transcript", "--"]).arg(models).current_dir(crate_folder()).output();
    let run = run.expect("cargo starts");
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    let bare = String::from_utf8(run.stdout).unwrap();
    let full = transcript::transcript(Models::built_in(), Clock::default());
    assert!(full.lines().count() > 100, "{full}");
    for (at, (bare, full)) in bare.lines().zip(full.lines()).enumerate() {
        assert_eq!(bare, full, "line {at}");
    }
    assert_eq!(bare.trim_end(), full.trim_end());
}

/// A clock that stands still until it has been asked often, and then is far ahead.
fn patient() -> Duration {
    static CALLS: AtomicU64 = AtomicU64::new(0);
    Duration::from_secs(if CALLS.fetch_add(1, Relaxed) < 40 { 0 } else { 3600 })
}

#[test]
fn the_clock_that_is_handed_in_ends_a_search() {
    let AnyGame::Mill(game) = tables::game("nine-mens-morris").unwrap() else { panic!("it is Mill") };
    let options = MillOptions { hash: 2, clock: Clock::new(patient), ..MillOptions::default() };
    let limits = MillLimits { nodes: Some(5_000_000), ..MillLimits::time(Duration::from_secs(1)) };
    let mut search = MillSearch::new(&game, options);
    let found = search.search(&game.start(), &[], &limits, &AtomicBool::new(false), |_| {});
    assert!(found.nodes < 100_000, "{} positions until the clock was looked at 40 times", found.nodes);
    assert_eq!(found.elapsed, Duration::from_secs(3600));
    assert!(found.best().is_some());
}

#[test]
fn without_a_clock_a_limit_of_time_is_one_of_positions() {
    let AnyGame::Mill(game) = tables::game("nine-mens-morris").unwrap() else { panic!("it is Mill") };
    let search = |limits: MillLimits| {
        let options = MillOptions { hash: 2, clock: Clock::NONE, ..MillOptions::default() };
        let never = AtomicBool::new(false);
        MillSearch::new(&game, options).search(&game.start(), &[], &limits, &never, |_| {})
    };
    assert_eq!(search(MillLimits::time(Duration::from_millis(30))), search(MillLimits::nodes(30_000)));
    let clock = MillLimits::clock(Duration::from_secs(1), Duration::ZERO, None);
    assert_eq!(search(clock).nodes, search(MillLimits::nodes(40_000)).nodes);
}

#[test]
fn the_clock_that_is_handed_in_times_advice_in_every_family() {
    fn late() -> Duration {
        static CALLS: AtomicU64 = AtomicU64::new(0);
        Duration::from_secs(100 * CALLS.fetch_add(1, Relaxed))
    }
    for (id, events) in
        [("long-nardi", vec!["r63".to_owned()]), ("mensch", vec!["r6".to_owned()]), ("dooz", Vec::new())]
    {
        let game = tables::game(id).unwrap();
        let mut table = game.table();
        events.iter().for_each(|event| table.act(event).unwrap());
        let limits = Limits { time: Some(Duration::from_secs(50)), ..Limits::default() };
        let settings = Settings { clock: Clock::new(late), ..Settings::default() };
        let never = AtomicBool::new(false);
        let advice = advisor(&game).advise(table.as_ref(), &limits, &settings, &never, &mut |_| {}).unwrap();
        assert!(advice.best().is_some(), "{id}");
        assert!(advice.elapsed >= Duration::from_secs(100), "{id}: {:?}", advice.elapsed);
    }
}

#[test]
fn a_net_handed_in_under_a_name_takes_the_place_of_the_one_before() {
    let bytes = std::fs::read(crate_folder().join("models/mensch.safetensors")).unwrap();
    let mut models = Models::new();
    models.add("mine", &bytes).unwrap();
    models.add("mine", &bytes).unwrap();
    assert_eq!(models.all().len(), 1);
    assert!(models.add("broken", &bytes[..500]).is_err());
    assert_eq!(models.all().len(), 1);
    let AnyGame::Ludo(game) = tables::game("mensch").unwrap() else { panic!("it is Ludo") };
    assert_eq!(models.for_game(game.as_ref()).unwrap().name, "mine");
    assert!(Models::new().for_game(game.as_ref()).is_none());
}

/// Every source file below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// On `wasm32-unknown-unknown` these compile and then trap, so the compiler cannot watch over them.
#[test]
fn the_clock_the_disk_and_threads_are_used_in_few_places() {
    let mut found = Vec::new();
    for name in ["engine", "net", "tables", "game", "nardi", "ludo", "mill", "teahouse"] {
        let folder = crate_folder().join("..").join(name).join("src");
        // A package holds no other crate.
        if folder.is_dir() {
            sources(&folder, &mut found);
        }
    }
    let allowed: [(&str, &[&str]); 4] = [
        ("Instant", &["engine/src/clock.rs"]),
        ("SystemTime", &[]),
        ("thread::s", &["engine/src/mill/search.rs"]),
        (
            "std::fs",
            &[
                "net/src/disk.rs",
                "net/src/whole.rs",
                "engine/src/nardi/bear_off/blocks.rs",
                "tables/src/registry.rs",
            ],
        ),
    ];
    for path in found {
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let is_test = path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs");
        for (word, places) in allowed {
            let is_allowed = is_test || places.iter().any(|place| path.ends_with(place));
            assert!(is_allowed || !code.contains(word), "{word} in {}", path.display());
        }
    }
}
