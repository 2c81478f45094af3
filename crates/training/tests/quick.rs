//! Quick training for unknown rules, and the cache of its nets.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::Game;
use ludo::Ludo;
use training::quick::{Learned, QuickPlan, cached_net, learn_quickly, recall, recall_or_learn};

/// Rules that no shipped net was trained for.
fn own_rules() -> Ludo {
    let mut variant = tables::variant("mensch").unwrap();
    for (path, value) in [("pieces", "2"), ("seats", "0,2"), ("entry.values", "5,6")] {
        let spec = variant.family.option(path).unwrap();
        variant.values.set_from_text(spec, value).unwrap();
    }
    Ludo::new(variant).unwrap()
}

fn plan(games: u64, threads: usize) -> QuickPlan {
    QuickPlan { games, threads, test_rounds: 20, ..QuickPlan::default() }
}

fn learn(plan: &QuickPlan) -> Learned {
    learn_quickly(&own_rules(), plan, &AtomicBool::new(false), &mut |_| {}).unwrap()
}

fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_same_seed_gives_the_same_net_on_any_number_of_threads() {
    let (one, two) = (learn(&plan(400, 1)), learn(&plan(400, 2)));
    assert!(one.model.net == two.model.net);
    assert_eq!(one.model.card, two.model.card);
    assert_eq!((one.games, one.strength), (400, two.strength));
    let other = learn(&QuickPlan { seed: 2, ..plan(400, 1) });
    assert!(one.model.net != other.model.net);
}

#[test]
fn a_net_that_learns_for_a_moment_says_what_it_is_for_and_how_strong_it_is() {
    let mut seen = Vec::new();
    let game = own_rules();
    let learned =
        learn_quickly(&game, &plan(600, 1), &AtomicBool::new(false), &mut |progress| seen.push(*progress))
            .unwrap();
    assert_eq!(seen.iter().map(|progress| progress.games).collect::<Vec<_>>(), [128, 256, 384, 512, 600]);
    assert!(seen.iter().all(|progress| progress.of == 600 && progress.strength.is_some()));
    assert_eq!(learned.model.card.rules_digest, game.variant().digest());
    assert!(learned.strength.unwrap().win_rate > 0.2, "{:?}", learned.strength);
    assert!(!learned.is_stopped && !learned.is_recalled);
}

#[test]
fn time_and_the_stop_flag_end_a_lesson() {
    let short = QuickPlan { time: Some(Duration::ZERO), ..plan(1_000_000, 1) };
    assert_eq!(learn(&short).games, 128, "the first generation is always finished");
    let stop = AtomicBool::new(false);
    let mut on_progress = |_: &_| stop.store(true, Ordering::Relaxed);
    let stopped = learn_quickly(&own_rules(), &plan(1_000_000, 1), &stop, &mut on_progress).unwrap();
    assert_eq!((stopped.games, stopped.is_stopped), (128, true));
}

#[test]
fn a_net_is_trained_once_and_then_comes_from_the_cache() {
    let (folder, game, never) = (empty_folder("cache"), own_rules(), AtomicBool::new(false));
    let ask = |messages: &mut Vec<String>| {
        let mut hear = |text: &str| messages.push(text.to_owned());
        recall_or_learn(&game, Some(&folder), &plan(200, 1), &never, &mut |_| {}, &mut hear).unwrap()
    };
    let mut messages = Vec::new();
    let first = ask(&mut messages);
    let second = ask(&mut messages);
    assert!(!first.is_recalled && second.is_recalled && messages.is_empty(), "{messages:?}");
    assert!(first.model.net == second.model.net);
    assert_eq!((second.games, &second.model.card), (200, &first.model.card));

    // A damaged file is ignored, with a word about it, and replaced.
    let path = cached_net(&folder, &game.variant().digest());
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(recall(&game, &folder).is_err());
    let third = ask(&mut messages);
    assert!(!third.is_recalled && third.model.net == first.model.net);
    assert!(messages.len() == 1 && messages[0].contains("trained again"), "{messages:?}");
    assert!(std::fs::read(&path).unwrap() == whole);
    assert_eq!(std::fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing else is left there");
}

#[test]
fn a_cache_that_cannot_be_written_costs_a_message_only() {
    let folder = empty_folder("no-cache");
    std::fs::write(&folder, "a file where a folder should be").unwrap();
    let mut messages = Vec::new();
    let learned = recall_or_learn(
        &own_rules(),
        Some(&folder),
        &plan(128, 1),
        &AtomicBool::new(false),
        &mut |_| {},
        &mut |text| messages.push(text.to_owned()),
    );
    assert_eq!(learned.unwrap().games, 128);
    assert!(messages.len() == 1 && messages[0].contains("cannot be kept"), "{messages:?}");
}
