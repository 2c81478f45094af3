//! Whether each level beats the one below under random rules: a table of every level against the level below.
//!
//! ```text
//! cargo run --release -p teahouse-training --example levels -- [family=nardi,ludo,mill] [mixes=12] [rounds=100]
//!     [seed=1] [first=1] [step=1] [from=2] [to=10] [threads=0] [nearest=false] [changes=0]
//! ```
//!
//! Dice games are played under rules that no net plays. `nearest=true` asks something else: whether the net of the
//! nearest rules, where one fits, beats the hand-written estimate; `changes=N` then takes shipped rules with so many
//! options changed instead of random mixes. `first` passes over the mixes before it. Mixes whose random games do not end are passed over.
#![allow(clippy::print_stdout)]

mod common;

use common::Given;
use engine::roster::level_model;
use engine::{Player, RandomPlayer, Roster, models};
use game::rules::{Family, Variant};
use game::{Decide, Random};
use tables::{AnyGame, with_dice_game, with_game};
use testkit::mixes::random_variant;
use training::arena::{Entrant, MatchSettings, Tally, play_match};

/// What to play.
struct Plan {
    mixes: usize,
    /// The first mix that is played.
    first: usize,
    rounds: u64,
    seed: u64,
    step: u64,
    from: u64,
    to: u64,
    nearest: bool,
    /// Options that are changed in shipped rules; 0 for random mixes.
    changes: usize,
}

fn main() {
    let mut given = Given::read();
    let (mixes, rounds, seed) =
        (given.number("mixes", 12) as usize, given.number("rounds", 100), given.number("seed", 1));
    let first = given.number("first", 1) as usize;
    let (step, from, to) = (given.number("step", 1), given.number("from", 2), given.number("to", 10));
    let (threads, changes) = (given.number("threads", 0) as usize, given.number("changes", 0) as usize);
    let nearest = given.text("nearest", "false") == "true";
    let families = given.text("family", "nardi,ludo,mill");
    given.end();
    let plan = Plan { mixes, first, rounds, seed, step, from, to, nearest, changes };
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().expect("threads");
    for name in families.split(',') {
        let family = tables::FAMILIES.iter().find(|family| family.name == name);
        play_family(family.unwrap_or_else(|| panic!("there is no family {name}")), &plan);
    }
}

fn play_family(family: &'static Family, plan: &Plan) {
    println!("\n### {}\n", family.name);
    heading(plan);
    let mut random = Random::new(plan.seed);
    let (mut found, mut counted) = (0, Counted::default());
    while found < plan.mixes {
        let mix = random_variant(family, &mut random);
        let variant = if plan.changes > 0 { changed(mix, plan.changes, &mut random) } else { mix };
        let Ok(any) = AnyGame::new(variant) else { continue };
        if any.has_dice() && (if plan.nearest { !has_fitting_net(&any) } else { levels_have_net(&any) }) {
            continue;
        }
        if !with_game!(&any, game => ends(game.as_ref())) {
            println!("| (a mix whose random games do not end) |");
            continue;
        }
        found += 1;
        if found < plan.first {
            continue;
        }
        let digest = any.variant().digest();
        let cells = with_game!(&any, game => row(game.as_ref(), plan, &mut counted));
        println!("| {found} `{}` | {} |", &digest[..8], cells.join(" | "));
    }
    println!(
        "\n{} of {} results are above even, {} of them surely; {} are surely below (95 %).",
        counted.above, counted.all, counted.surely_above, counted.surely_below
    );
}

fn heading(plan: &Plan) {
    let levels: Vec<String> = if plan.nearest {
        vec!["nearest rules ± options".into(), "net v estimate:0, games".into(), "wins %".into()]
    } else {
        pairs(plan).map(|(high, low)| format!("{high} v {low}")).collect()
    };
    println!("| mix | {} |", levels.join(" | "));
    println!("|---|{}", "---|".repeat(levels.len()));
}

fn pairs(plan: &Plan) -> impl Iterator<Item = (u64, u64)> {
    let step = plan.step;
    (plan.from.max(1 + step)..=plan.to).step_by(step as usize).map(move |high| (high, high - step))
}

/// The rules of a shipped net with so many options as they are in the mix.
fn changed(mix: Variant, changes: usize, random: &mut Random) -> Variant {
    let models: Vec<_> =
        models::built_in().iter().filter_map(|model| tables::variant(&model.name).ok()).collect();
    let own: Vec<&Variant> = models.iter().filter(|variant| variant.family.name == mix.family.name).collect();
    let mut variant = own[random.below(own.len() as u32) as usize].clone();
    let mut left = changes;
    // A board of its own or another number of players would be another game altogether.
    let is_free = |path: &str| !path.starts_with("board.") && !["seats", "teams", "pieces"].contains(&path);
    for _ in 0..1000 {
        let spec = &mix.family.options[random.below(mix.family.options.len() as u32) as usize];
        if left > 0 && is_free(spec.path) && variant.values.get(spec.path) != mix.values.get(spec.path) {
            variant.values.set(spec, mix.values.get(spec.path).clone()).expect("a value of its kind");
            left -= 1;
        }
    }
    variant
}

/// Whether a net could play these rules, near or far.
fn has_fitting_net(any: &AnyGame) -> bool {
    with_dice_game!(any, game => models::for_game(game.as_ref()).is_some(), else false)
}

/// Whether levels are made with a net.
fn levels_have_net(any: &AnyGame) -> bool {
    with_dice_game!(any, game => level_model(game.as_ref(), engine::Models::built_in()).is_some(), else false)
}

/// Whether random games end, by and large.
fn ends<G: Decide + 'static>(game: &G) -> bool {
    let players = [Entrant::new("random", RandomPlayer), Entrant::new("random", RandomPlayer)];
    let settings = MatchSettings { rounds: 5, ..MatchSettings::default() };
    let tally = play_match(game, &players[0], &players[1], &settings, |_| {}, |_| {});
    4 * tally.broken_off < tally.games
}

#[derive(Default)]
struct Counted {
    all: u64,
    above: u64,
    surely_above: u64,
    surely_below: u64,
}

impl Counted {
    fn add(&mut self, tally: &Tally) {
        let (elo, low, high) = tally.elo();
        self.all += 1;
        self.above += u64::from(elo > 0.0);
        self.surely_above += u64::from(low > 0.0);
        self.surely_below += u64::from(high < 0.0);
    }
}

fn row<G: Roster>(game: &G, plan: &Plan, counted: &mut Counted) -> Vec<String> {
    let names: Vec<(String, String)> = if plan.nearest {
        vec![("greedy".into(), "estimate:0".into())]
    } else {
        pairs(plan).map(|(high, low)| (format!("level:{high}"), format!("level:{low}"))).collect()
    };
    let mut cells = Vec::new();
    if plan.nearest {
        let told = game.player("greedy").map(|_| distance(game));
        cells.push(told.unwrap_or_default());
    }
    for (first, second) in names {
        let entrant = |name: &str| Entrant { name: name.to_owned(), player: player(game, name) };
        // Games without dice would all be alike.
        let opening = if game.rolls(&game.start()).is_empty() { 3 } else { 0 };
        let settings =
            MatchSettings { rounds: plan.rounds, seed: plan.seed, opening, ..MatchSettings::default() };
        let tally = play_match(game, &entrant(&first), &entrant(&second), &settings, |_| {}, |_| {});
        counted.add(&tally);
        if plan.nearest {
            cells.push(tally.games.to_string());
        }
        cells.push(cell(&tally));
    }
    cells
}

/// In how many options the rules differ from those of the nearest shipped variant of the family.
fn distance<G: Roster>(game: &G) -> String {
    let (rules, specs) = (game.variant(), game.variant().family.options);
    let differs = |other: &Variant| {
        specs.iter().filter(|spec| rules.values.get(spec.path) != other.values.get(spec.path)).count()
    };
    let shipped = models::built_in().iter().filter_map(|model| tables::variant(&model.name).ok());
    let own = shipped.filter(|variant| variant.family.name == rules.family.name);
    own.map(|variant| (differs(&variant), variant.id))
        .min()
        .map_or_else(String::new, |(n, id)| format!("{id} ± {n}"))
}

fn player<G: Roster>(game: &G, name: &str) -> Box<dyn Player<G>> {
    game.player(name).unwrap_or_else(|error| panic!("{error}"))
}

/// The share of wins with its interval; where more than two play, the even share too.
fn cell(tally: &Tally) -> String {
    let mut text = format!("{:.1} ± {:.1}", 100.0 * tally.win_share(), 100.0 * tally.win_share_ci95());
    if tally.seats > 2 {
        text += &format!(" (even {:.0})", 100.0 / tally.seats as f64);
    }
    if tally.broken_off > 0 {
        text += &format!(", {} broken off", tally.broken_off);
    }
    text
}
