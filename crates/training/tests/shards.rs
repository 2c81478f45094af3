//! Long jobs in shards: however they are cut, whoever does the pieces, they come to the same bits.
#![allow(missing_docs)]

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use engine::{Limits, RolloutSettings};
use tables::simulate::{Observer, Plan, simulate};
use tables::{AnyGame, Record, with_dice_game, with_game};
use training::arena::{Entrant, MatchSettings, PlayedGame, Tally, play_match};
use training::contest::Contest;
use training::matches::{CubePolicy, game_of_matches, play_matches};
use training::shards::{self, ArenaJob, Contender, JobError, RolloutJob, ShardError, SimulateJob};
use training::{Generation, Settings, Trainer};

static NEVER: AtomicBool = AtomicBool::new(false);

fn game(id: &str) -> AnyGame {
    tables::game(id).unwrap()
}

fn with_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

fn settings(recipe: &str, players: usize, changes: &[(&str, &str)]) -> Settings {
    let mut settings = Settings::recipe(recipe, players).unwrap();
    for (name, value) in [("hidden", "16-8"), ("generation", "24"), ("games", "60")].iter().chain(changes) {
        settings.set(name, value).unwrap();
    }
    settings
}

/// Plays a generation cut at these games, each part by somebody who knows the generation from its bytes alone.
fn play_in_parts(game: &AnyGame, trainer: &Trainer, cuts: &[u64]) -> Vec<Vec<u8>> {
    let bytes = trainer.generation().to_bytes();
    let end = trainer.generation().count();
    let bounds: Vec<u64> =
        [0].into_iter().chain(cuts.iter().copied().filter(|&cut| cut < end)).chain([end]).collect();
    let parts = bounds.windows(2).enumerate().map(|(at, part)| {
        let generation = Generation::from_bytes(&bytes).unwrap();
        let played =
            with_threads(1 + at % 3, || shards::play(game, &generation, part[0]..part[1], &|| false));
        played.unwrap().unwrap()
    });
    parts.collect()
}

#[test]
fn a_training_in_shards_comes_to_the_weights_of_the_undivided_one_bit_for_bit() {
    let refined: &[(&str, &str)] = &[("lookahead", "0.4"), ("exact", "true")];
    let cases = [
        ("long-nardi", "generations", &[][..]),
        ("long-nardi", "original", &[]),
        ("long-nardi", "refinement", refined),
        ("ludopy", "generations", &[("cut", "false")]),
    ];
    for (id, recipe, changes) in cases {
        let game = game(id);
        let settings = settings(recipe, if id == "ludopy" { 4 } else { 2 }, changes);
        let mut whole = shards::new_trainer(&game, settings.clone()).unwrap();
        let mut divided = shards::new_trainer(&game, settings).unwrap();
        for cuts in [&[1, 9, 20][..], &[], &[11]] {
            let mut parts = play_in_parts(&game, &divided, cuts);
            parts.reverse();
            let report = with_threads(2, || shards::learn(&game, &mut divided, &parts)).unwrap();
            let expected = with_dice_game!(
                &game,
                game => whole.run_generation(game.as_ref(), engine::DiceGame::databases(game.as_ref()).as_ref()),
                else unreachable!()
            );
            assert_eq!(report, expected, "{id} {recipe}");
            assert_eq!(divided, whole, "{id} {recipe}");
        }
        assert!(divided.is_done());
        assert_eq!(divided.to_bytes(), whole.to_bytes());
    }
}

#[test]
fn games_take_a_few_bytes_a_move_beside_what_is_learned_from_them() {
    let game = game("long-nardi");
    let mut trainer = shards::new_trainer(&game, settings("generations", 2, &[])).unwrap();
    let parts = play_in_parts(&game, &trainer, &[]);
    let outputs = trainer.net.shape().outputs as u64;
    let report = shards::learn(&game, &mut trainer, &parts).unwrap();
    let bytes = parts[0].len() as u64;
    let targets = 4 * outputs * report.positions;
    assert!(bytes > targets && bytes < targets + 4 * report.moves, "{bytes} bytes, {report:?}");
}

#[test]
fn shards_that_do_not_make_up_the_generation_teach_nothing() {
    let game = game("long-nardi");
    let mut trainer = shards::new_trainer(&game, settings("generations", 2, &[])).unwrap();
    let before = trainer.clone();
    let parts = play_in_parts(&game, &trainer, &[10]);
    let learn = |trainer: &mut Trainer, parts: &[Vec<u8>]| match shards::learn(&game, trainer, parts) {
        Err(JobError::Shard(error)) => error,
        other => panic!("{other:?}"),
    };
    let missing = learn(&mut trainer, &parts[..1]);
    assert_eq!(missing, ShardError::Gap { expected: 10, found: 24 });
    let twice = learn(&mut trainer, &[parts[0].clone(), parts[1].clone(), parts[0].clone()]);
    assert_eq!(twice, ShardError::Gap { expected: 10, found: 0 });
    let mut changed = parts.clone();
    changed[1][200] ^= 4;
    assert!(matches!(learn(&mut trainer, &changed), ShardError::Damaged(_)));
    assert_eq!(trainer, before);
    shards::learn(&game, &mut trainer, &parts).unwrap();
    // The next generation has other weights: yesterday's games are of no use to it.
    assert_eq!(learn(&mut trainer, &parts), ShardError::OtherJob);
}

#[test]
fn a_generation_is_played_by_its_own_rules_and_in_its_own_range_only() {
    let nardi = game("long-nardi");
    let trainer = shards::new_trainer(&nardi, settings("generations", 2, &[])).unwrap();
    let generation = trainer.generation();
    let play = |game: &AnyGame, first, end| shards::play(game, &generation, first..end, &|| false);
    let refused = |id: &str| play(&game(id), 0, 1).unwrap_err().to_string();
    assert_eq!(refused("fevga"), "the training belongs to other rules (long-nardi)");
    assert_eq!(
        refused("nine-mens-morris"),
        "Mill is played by search; nets are for the dice games (nardi, ludo)"
    );
    assert_eq!(play(&nardi, 0, 25).unwrap_err().to_string(), "0 to 25 was asked for, and there are 0 to 24");
    assert!(play(&nardi, 3, 3).is_err());
    assert!(shards::play(&nardi, &generation, 0..4, &|| true).unwrap().is_none(), "stopped");
    let bytes = generation.to_bytes();
    assert_eq!(Generation::from_bytes(&bytes).unwrap(), generation);
    assert!(Generation::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    assert!(Generation::from_bytes(&trainer.to_bytes()).is_err(), "a checkpoint is something else");
}

#[test]
fn samples_are_the_positions_and_chances_that_are_learned() {
    let game = game("ludopy-two");
    let mut trainer = shards::new_trainer(&game, settings("generations", 2, &[])).unwrap();
    let parts = play_in_parts(&game, &trainer, &[8]);
    let samples = shards::samples(&game, &trainer.generation(), &parts).unwrap();
    let report = shards::learn(&game, &mut trainer, &parts).unwrap();
    let inputs = &samples.inputs;
    assert_eq!(inputs.positions() as u64, report.positions);
    assert_eq!(samples.targets.len(), report.positions as usize * samples.outputs);
    assert_eq!(inputs.count, trainer.net.shape().inputs);
    let ends = (inputs.offsets.first(), inputs.offsets.last());
    assert_eq!(ends, (Some(&0), Some(&(inputs.indices.len() as i64))));
    assert!(inputs.indices.iter().all(|&index| (index as usize) < inputs.count));
    let judged = inputs.judged_by(trainer.best_net()).unwrap();
    assert_eq!(judged.len(), samples.targets.len());
    let sums = samples.targets.chunks_exact(samples.outputs).map(|chances| chances.iter().sum::<f32>());
    assert!(sums.into_iter().all(|sum| (sum - 1.0).abs() < 1e-4));
}

/// A pairing played in one go: the tally, and the records.
fn undivided(game: &AnyGame, players: [&str; 2], settings: &MatchSettings) -> (Tally, Vec<String>) {
    let mut records = Vec::new();
    let tally = with_game!(game, game => {
        let game = game.as_ref();
        let entrant = |name: &str| Entrant { name: name.to_owned(), player: engine::Roster::player(game, name).unwrap() };
        let (first, second) = (entrant(players[0]), entrant(players[1]));
        play_match(game, &first, &second, settings, |_| {}, |played| {
            let name = |seat| players[usize::from(seat != played.seat)];
            records.push(Record::of_events(game, &played.events, name).to_string());
        })
    });
    (tally, records)
}

/// The same in parts of so many rounds, the last of them first.
fn in_parts(job: &ArenaJob, size: u64) -> (Tally, Vec<String>) {
    let end = job.settings().rounds;
    let mut sum = job.sum();
    let mut records = Vec::new();
    let starts: Vec<u64> = (0..end).step_by(size as usize).collect();
    for (at, &start) in starts.iter().enumerate().rev() {
        let range = start..end.min(start + size);
        let shard = with_threads(1 + at % 3, || job.play(range, &NEVER)).unwrap().unwrap();
        records.extend(sum.add(&shard).unwrap());
        // What comes twice counts once.
        assert!(sum.add(&shard).unwrap().is_empty());
    }
    assert!(sum.is_done());
    (sum.tally().clone(), records)
}

fn pairing(game: &AnyGame, players: [&str; 2], settings: MatchSettings) -> ArenaJob {
    let contenders = players.map(|name| Contender::open(game, name, false).unwrap());
    ArenaJob::new(game.clone(), contenders, None, settings).unwrap()
}

#[test]
fn an_arena_in_shards_comes_to_the_result_of_the_undivided_one() {
    let cases = [
        ("long-nardi", ["level:2", "heuristic"], 23),
        // A draw between three counts a third, which is no round number: the order of sums matters.
        ("classic", ["level:1", "random"], 40),
        ("three-mens-morris", ["depth:2", "random"], 40),
    ];
    for (id, players, rounds) in cases {
        let game = game(id);
        let settings =
            MatchSettings { rounds, seed: 7, keep_games: true, opening: 2, ..MatchSettings::default() };
        let expected = undivided(&game, players, &settings);
        for size in [1, 7, 64] {
            let found = in_parts(&pairing(&game, players, settings), size);
            assert_eq!(found, expected, "{id} in parts of {size}");
        }
    }
}

#[test]
fn an_arena_in_shards_stops_when_it_is_clear_who_is_better_just_as_the_undivided_one() {
    let game = game("ludopy-two");
    let settings = MatchSettings {
        rounds: 600,
        seed: 3,
        sprt: Some("0,20".parse().unwrap()),
        ..MatchSettings::default()
    };
    let players = ["heuristic", "random"];
    let (expected, _) = undivided(&game, players, &settings);
    assert!(expected.rounds < 600, "it is clear soon");
    let (found, _) = in_parts(&pairing(&game, players, settings), 50);
    assert_eq!(found, expected);
}

#[test]
fn matches_with_the_cube_in_shards_come_to_the_result_of_the_undivided_ones() {
    let game = game_of_matches(&game("long-nardi"), Some(3), true).unwrap();
    let AnyGame::Nardi(nardi) = &game else { unreachable!() };
    let settings = MatchSettings { rounds: 6, seed: 2, keep_games: true, ..MatchSettings::default() };
    let policies = [CubePolicy::Right, CubePolicy::Never];
    let entrant = |name: &str| Entrant {
        name: name.into(),
        player: engine::Roster::player(nardi.as_ref(), name).unwrap(),
    };
    let (first, second) = (entrant("heuristic"), entrant("level:1"));
    let mut played: Vec<PlayedGame<_>> = Vec::new();
    let expected =
        play_matches(nardi, [&first, &second], policies, &settings, &NEVER, |_| {}, |one| played.push(one));
    let contenders = ["heuristic", "level:1"].map(|name| Contender::open(&game, name, false).unwrap());
    let job = ArenaJob::new(game.clone(), contenders, Some(policies), settings).unwrap();
    let (tally, records) = in_parts(&job, 4);
    assert_eq!(tally, expected);
    assert_eq!(records.len(), played.len());
    assert_eq!(job.names(), ["heuristic (right)", "level:1 (never)"]);
    for record in &records {
        let games = Record::read_all(record).unwrap();
        games.iter().for_each(|game| drop(game.replay().unwrap()));
    }
}

#[test]
fn a_player_with_a_net_of_its_own_carries_it_along() {
    let game = game("long-nardi");
    let trainer = shards::new_trainer(&game, settings("generations", 2, &[])).unwrap();
    let folder = std::env::temp_dir().join(format!("teahouse-shards-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.safetensors");
    net::save(&path, trainer.best_net(), &trainer.card).unwrap();
    let name = format!("greedy:{}", path.display());
    let settings = MatchSettings { rounds: 4, ..MatchSettings::default() };
    let (expected, _) = undivided(&game, [&name, "heuristic"], &settings);
    let own = Contender::open(&game, &name, false).unwrap();
    let other_rules = Contender::open(&tables::game("fevga").unwrap(), &name, false);
    assert!(other_rules.unwrap_err().to_string().contains("trained for other rules"));
    // Elsewhere there is no such file.
    std::fs::remove_dir_all(&folder).unwrap();
    let against = Contender::open(&game, "heuristic", false).unwrap();
    let job = ArenaJob::new(game.clone(), [own, against], None, settings).unwrap();
    assert_eq!(in_parts(&job, 3).0, expected);
    assert!(matches!(Contender::open(&game, &name, false), Err(JobError::Model(_))));
}

#[test]
fn rounds_of_another_pairing_or_stopped_ones_do_not_count() {
    let game = game("ludopy-two");
    let settings = MatchSettings { rounds: 8, ..MatchSettings::default() };
    let job = pairing(&game, ["heuristic", "random"], settings);
    let other = pairing(&game, ["heuristic", "random"], MatchSettings { seed: 2, ..settings });
    let shard = other.play(0..8, &NEVER).unwrap().unwrap();
    assert!(matches!(job.sum().add(&shard), Err(JobError::Shard(ShardError::OtherJob))));
    assert!(job.play(0..8, &AtomicBool::new(true)).unwrap().is_none());
    assert!(job.play(0..9, &NEVER).is_err());
    assert!(Contender::open(&game, "nobody", false).is_err());
}

#[test]
fn a_rollout_in_shards_comes_to_the_lines_of_the_undivided_one() {
    for (id, roll, error) in
        [("long-nardi", "r63", 0.0), ("ludopy-two", "r6", 0.0), ("long-nardi", "r51", 0.02)]
    {
        let game = game(id);
        let mut table = game.table();
        table.act(roll).unwrap();
        let settings = RolloutSettings {
            trials: 400,
            target_error: error,
            truncate: 4,
            seed: 5,
            ..RolloutSettings::default()
        };
        let limits = Limits { rollouts: Some(settings), ..Limits::default() };
        let thinking = engine::Settings { lines: 3, seed: 5, ..engine::Settings::default() };
        let mut advisor = engine::advisor(&game);
        let expected = advisor.advise(table.as_ref(), &limits, &thinking, &NEVER, &mut |_| {}).unwrap().lines;
        let job = RolloutJob::new(&game, table.as_ref(), None, 3, &settings).unwrap();
        for size in [77, 144, 1000] {
            let mut sum = job.sum();
            for line in (0..job.lines().len()).rev() {
                let starts: Vec<u64> = (0..400).step_by(size).collect();
                for &start in starts.iter().rev() {
                    let range = start..400.min(start + size as u64);
                    let shard = with_threads(2, || job.play(line, range, &|| false)).unwrap().unwrap();
                    sum.add(line, &shard).unwrap();
                }
            }
            assert!(sum.is_done());
            assert_eq!(sum.lines(), expected, "{id} in parts of {size}");
        }
        let stopped_early = expected.iter().any(|line| line.trials < 400);
        assert_eq!(stopped_early, error > 0.0);
    }
}

#[test]
fn trials_count_for_their_own_line_only() {
    let game = game("long-nardi");
    let mut table = game.table();
    let settings = RolloutSettings { trials: 10, truncate: 1, ..RolloutSettings::default() };
    let job = |table: &dyn tables::Table| RolloutJob::new(&game, table, None, 2, &settings);
    assert!(matches!(job(table.as_ref()), Err(JobError::Advice(_))), "dice are due");
    for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41"] {
        table.act(event).unwrap();
    }
    let job = job(table.as_ref()).unwrap();
    assert_eq!(job.lines().len(), 2);
    assert!(matches!(job.play(2, 0..1, &|| false), Err(JobError::NoLine { line: 2, lines: 2 })));
    let shard = job.play(0, 0..10, &|| false).unwrap().unwrap();
    assert!(matches!(job.sum().add(1, &shard), Err(JobError::Shard(ShardError::OtherJob))));
    job.sum().add(0, &shard).unwrap();
}

#[derive(Default)]
struct Records(Mutex<String>);

impl Observer for Records {
    fn progress(&self, _: u64) -> bool {
        true
    }

    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, _: u64, text: &str) {
        self.0.lock().unwrap().push_str(text);
    }
}

#[test]
fn a_simulation_in_shards_comes_to_the_statistics_and_records_of_the_undivided_one() {
    for id in ["long-nardi", "classic", "nine-mens-morris"] {
        let game = game(id);
        let plan = Plan { games: 700, seed: 4, longest: 300 };
        let records = Records::default();
        let expected = with_game!(&game, game => simulate(game.as_ref(), plan, &records));
        let expected = (expected, records.0.into_inner().unwrap());
        for keep_games in [true, false] {
            let job = SimulateJob::new(game.clone(), plan, keep_games);
            let (mut sum, mut texts) = (job.sum(), String::new());
            for range in [500..700, 0..1, 1..500] {
                assert!(!sum.is_done());
                texts += &sum.add(&job.play(range, &|| false).unwrap().unwrap()).unwrap();
            }
            assert!(sum.is_done());
            assert_eq!(sum.statistics(), &expected.0, "{id}");
            assert_eq!(texts, if keep_games { expected.1.as_str() } else { "" }, "{id}");
        }
        assert!(SimulateJob::new(game.clone(), plan, false).play(0..700, &|| true).unwrap().is_none());
    }
}

#[test]
fn a_contest_of_the_command_line_is_the_same_as_a_match() {
    let game = game("ludopy-two");
    let settings = MatchSettings { rounds: 30, ..MatchSettings::default() };
    let (expected, _) = undivided(&game, ["heuristic", "random"], &settings);
    let AnyGame::Ludo(ludo) = &game else { unreachable!() };
    let entrant = |name: &str| Entrant {
        name: name.into(),
        player: engine::Roster::player(ludo.as_ref(), name).unwrap(),
    };
    let (first, second) = (entrant("heuristic"), entrant("random"));
    let found = ludo.contend([&first, &second], None, &settings, &NEVER, &mut |_| {}, &mut |_| {});
    assert_eq!(found, expected);
}
