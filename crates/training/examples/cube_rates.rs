//! How often wins are mars under the rules of every Nardi variant, and how live the cube is: the table of
//! `crates/engine/src/cube/rates.rs`, and with `length=N` the match equity table that follows.
//!
//! ```text
//! cargo run --release -p teahouse-training --example cube_rates -- [games=20000] [seed=1] [rules=ID,ID] [length=0]
//! ```
#![allow(clippy::print_stdout)]

use engine::EquityTable;
use tables::AnyGame;
use training::matches::measure_rates;

fn main() {
    let (mut games, mut seed, mut length) = (20_000, 1, 0);
    let mut rules: Vec<String> = Vec::new();
    for argument in std::env::args().skip(1) {
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{argument}: expected a number"));
        match argument.split_once('=') {
            Some(("games", text)) => games = number(text),
            Some(("seed", text)) => seed = number(text),
            Some(("length", text)) => length = number(text) as u32,
            Some(("rules", text)) => rules = text.split(',').map(str::to_owned).collect(),
            _ => panic!("{argument}: expected games=, seed=, rules= or length="),
        }
    }
    if rules.is_empty() {
        rules = tables::built_in_ids().map(str::to_owned).collect();
    }
    println!("| variant | games | mars | koks | takes | live share |\n|---|---|---|---|---|---|");
    for id in &rules {
        let AnyGame::Nardi(game) = tables::game(id).unwrap_or_else(|error| panic!("{error}")) else {
            continue;
        };
        let found = measure_rates(&game, games, seed);
        let (rates, mars, live) = (found.rates, 1.96 * found.mars_error, 1.96 * found.live_error);
        println!(
            "| `{id}` | {} | {:.4} ± {mars:.4} | {:.4} | {} | {:.3} ± {live:.3} |",
            found.games, rates.mars, rates.koks, found.takes, rates.live
        );
        if length > 1 {
            let points = [game.rules().oin, game.rules().mars].map(|points| points.unsigned_abs().into());
            print_table(&EquityTable::new(length, &points, &rates, true));
        }
    }
}

fn print_table(table: &EquityTable) {
    for own in 1..=i64::from(table.length()) {
        let row = (1..=i64::from(table.length())).map(|other| 100.0 * table.value([own, other], false));
        println!("{}", row.map(|value| format!("{value:5.1}")).collect::<Vec<_>>().join(" "));
    }
}
