//! What players, advice and reviews make of databases of Mill.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use engine::mill::{
    Found, MillBaseline, MillDatabases, MillLimits, MillOptions, MillPlayer, MillSearch, Value, play_out,
};
use engine::review::reviewer_among;
use engine::{Models, Player, RandomPlayer, ReviewSettings, Roster, known_moves};
use game::{Decide, Game, Random, Turn};
use mill::{Mill, Move, State};
use solve::{Head, Planned, Settings, Solver, Watch};
use tables::{AnyGame, game as open};

struct Nobody;

impl Watch for Nobody {
    fn begins(&self, _: &Planned) {}
    fn advances(&self, _: u64) -> bool {
        true
    }
    fn ends(&self, _: &[Head]) {}
}

fn mill(id: &str) -> Mill {
    match open(id).unwrap() {
        AnyGame::Mill(game) => game.as_ref().clone(),
        _ => panic!("{id} is Mill"),
    }
}

/// Solves a game up to so many pieces on the board.
fn solved(name: &str, game: &Mill, depths: bool, pieces: Option<u8>) -> MillDatabases {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solved").join(name);
    let depths = depths.then_some(solve::Until::Capture);
    let settings = Settings { folder: folder.clone(), depths, placing: false, pieces, memory: 1 << 30 };
    Solver::new(game, settings).unwrap().run(&Nobody).unwrap();
    MillDatabases::in_folder(&folder, game).unwrap().expect("it was solved just now")
}

/// Three men's morris, from the empty board on, with depths.
fn three() -> &'static (Mill, MillDatabases) {
    static SOLVED: OnceLock<(Mill, MillDatabases)> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let game = mill("three-mens-morris");
        let databases = solved("three", &game, true, None);
        (game, databases)
    })
}

/// The endgames of nine men who never fly, with seven pieces, without depths. With flying hardly any of them is won.
fn seven() -> &'static (Mill, MillDatabases) {
    static SOLVED: OnceLock<(Mill, MillDatabases)> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let game = mill("cheng-san-qi");
        let databases = solved("seven", &game, false, Some(7));
        (game, databases)
    })
}

/// A position after some random actions, unless the game ended before.
fn wander(game: &Mill, actions: u64, random: &mut Random) -> Option<State> {
    let mut state = game.start();
    for _ in 0..actions {
        let action = game.random_move(&state, random)?;
        game.play(&mut state, action);
    }
    (game.turn(&state) != Turn::Over).then_some(state)
}

fn perfect(game: &Mill, databases: &MillDatabases) -> MillPlayer {
    let options = MillOptions { databases: Some(databases.clone()), hash: 1, ..MillOptions::default() };
    MillPlayer::new(game, options, MillLimits::nodes(2_000))
}

fn points(value: Value) -> i16 {
    match value {
        Value::Win => 1,
        Value::Draw => 0,
        Value::Loss => -1,
    }
}

#[test]
fn a_player_with_databases_never_comes_out_worse_than_the_position_is_worth() {
    let (game, databases) = three();
    let mut random = Random::new(1);
    let mut seen = [0; 3];
    for round in 0..120 {
        let Some(state) = wander(game, round % 14, &mut random) else { continue };
        let worth = points(databases.probe(&state).expect("all is solved").value);
        let mut other: Box<dyn Player<Mill>> = match round % 3 {
            0 => Box::new(RandomPlayer),
            1 => Box::new(MillBaseline::default()),
            _ => Box::new(MillPlayer::new(game, MillOptions::default(), MillLimits::depth(6))),
        };
        let mut own = perfect(game, databases);
        let scored = play_out(game, state, &mut own, other.as_mut(), &mut random);
        assert!(scored >= worth, "worth {worth}, scored {scored}: {state:?}");
        seen[(worth + 1) as usize] += 1;
    }
    assert!(seen[1] > 10 && seen[2] > 10, "{seen:?}");
}

/// Few choices tell it from level 10 without databases, which sees a long way by itself.
#[test]
fn a_player_by_the_name_of_a_folder_is_level_ten_with_its_databases() {
    let (game, databases) = seven();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solved").join("seven");
    let named = |name: &str| game.player_among(name, &Models::new(), false);
    let mut named_player = named(&format!("solved:{}", folder.display())).unwrap();
    let mut knowing = MillPlayer::level(game, 10, Some(databases.clone()));
    let mut unknowing = MillPlayer::level(game, 10, None);
    let (mut random, mut options, mut others) = (Random::new(2), Vec::new(), 0);
    for round in 0..40 {
        let state = endgame(3 + round % 2, 4 - round % 2, &mut random);
        game.decisions(&state, &mut options);
        let mut choose = |player: &mut dyn Player<Mill>| player.choose(game, &state, &options, &mut random);
        let chosen = choose(named_player.as_mut());
        assert_eq!(chosen, choose(&mut knowing), "{state:?}");
        others += u32::from(chosen != choose(&mut unknowing));
    }
    assert!(others > 2, "{others} choices tell them apart");
    for name in ["solved", "solved:"] {
        let problem = named(name).err().expect("no folder is named").to_string();
        assert!(problem.contains("there is no player") && problem.contains("solved:FOLDER"), "{problem}");
    }
}

#[test]
fn a_player_by_the_name_of_a_folder_with_a_damaged_database_is_refused_by_the_name_of_the_file() {
    let game = mill("three-mens-morris");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solved").join("damaged");
    let there = folder.join(format!("mill-{}", solve::digest(&game, solve::Part::Moving)));
    std::fs::create_dir_all(&there).unwrap();
    std::fs::write(there.join("3-3.wdl"), "no database").unwrap();
    let refused = game.player_among(&format!("solved:{}", folder.display()), &Models::new(), false);
    let problem = refused.err().expect("it is damaged").to_string();
    assert!(problem.contains("3-3.wdl"), "{problem}");
}

/// Nine men's morris has endgames inside, which must not hide that the folder is empty.
#[test]
fn a_player_by_the_name_of_a_folder_without_databases_is_refused() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("nothing-is-here");
    for rules in ["three-mens-morris", "nine-mens-morris"] {
        let name = format!("solved:{}", folder.display());
        let problem = mill(rules).player_among(&name, Models::built_in(), false).err().unwrap().to_string();
        let expected = format!("there is no database of the rules {rules} in {}", folder.display());
        assert!(problem.starts_with(&expected), "{problem}");
    }
}

/// Without the placing phase solved, but with what a search has proved about it, no draw is thrown away there; without that some are.
#[test]
fn a_player_keeps_to_what_was_proved_about_the_placing_phase() {
    let game = mill("five-mens-morris");
    let whole = solved("five", &game, false, None);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solved");
    let opening = solve::Opening::new(&game, &folder.join("five"), 16_000_000).unwrap();
    opening.bounds(&game.start(), &|_| true).unwrap();
    opening.keep().unwrap();
    let [proved, plain] = ["five-proved", "five-plain"].map(|name| {
        let there = folder.join(name);
        let is_wanted = |file: &str| !file.contains('+') && (name == "five-proved" || file.ends_with(".wdl"));
        for rules in std::fs::read_dir(folder.join("five")).unwrap().flatten() {
            std::fs::create_dir_all(there.join(rules.file_name())).unwrap();
            for file in std::fs::read_dir(rules.path()).unwrap().flatten() {
                if is_wanted(file.file_name().to_str().unwrap()) {
                    let copy = there.join(rules.file_name()).join(file.file_name());
                    std::fs::copy(file.path(), copy).unwrap();
                }
            }
        }
        MillDatabases::in_folder(&there, &game).unwrap().expect("the moving phase is there")
    });
    let choose = |databases: &MillDatabases, state: &State| {
        let options = MillOptions { databases: Some(databases.clone()), hash: 1, ..MillOptions::default() };
        let found = MillSearch::new(&game, options).search(
            state,
            &[],
            &MillLimits::nodes(40),
            &AtomicBool::new(false),
            |_| {},
        );
        let mut next = *state;
        game.play(&mut next, found.lines[0].moves[0]);
        let known = whole.probe(&next).expect("all is solved").value;
        if next.side() == state.side() { known } else { known.turned() }
    };
    let mut random = Random::new(4);
    let (mut looked, mut thrown) = (0, 0);
    for _ in 0..150 {
        let mut state = game.start();
        // One of them keeps to what is proved, the other plays anything: so all that is reached is proved.
        let keeper = random.below(2) as u8;
        let mut held = Value::Draw;
        while state.hand(0) + state.hand(1) > 0 && game.turn(&state) != Turn::Over {
            if state.side() != keeper {
                let action = game.random_move(&state, &mut random).unwrap();
                game.play(&mut state, action);
                continue;
            }
            let kept = proved.kept(&game, &state);
            let best = kept.iter().map(|(_, least)| *least).max().unwrap();
            assert!(best >= held, "{held:?} was proved, and {best:?} is left: {state:?}");
            held = best;
            let exact = whole.probe(&state).expect("all is solved").value;
            assert!(choose(&proved, &state) >= best, "{state:?}");
            thrown += u32::from(choose(&plain, &state) < exact);
            looked += 1;
            let is_safe = |(action, least): &(Move, Value)| (*least == best).then_some(*action);
            let safe: Vec<Move> = kept.iter().filter_map(is_safe).collect();
            let chosen = safe[random.below(safe.len() as u32) as usize];
            game.play(&mut state, chosen);
        }
    }
    // Rules that move the same and place otherwise share the moving phase, not what is proved about placing.
    let rules = "id = \"six-on-five\"\nextends = \"five-mens-morris\"\nname = \"Six\"\npiece_count = 6\n";
    let AnyGame::Mill(six) = tables::game_from_text(rules).unwrap() else { panic!("it is Mill") };
    assert!(plain.is_of(&six) && plain.is_of(&game) && proved.is_of(&game) && !proved.is_of(&six));
    assert!(looked > 300 && thrown > 0, "{looked} decisions, {thrown} thrown away without it");
}

#[test]
fn the_best_move_is_worth_what_the_position_is_worth_and_leads_one_turn_on() {
    let (game, databases) = three();
    let mut random = Random::new(2);
    let mut depths = 0;
    for round in 0..400 {
        let Some(state) = wander(game, round % 16, &mut random) else { continue };
        let known = databases.probe(&state).expect("all is solved");
        let moves = databases.rank(game, &state).expect("all is solved");
        let best = moves.iter().map(|(_, known)| *known).max_by_key(solve::Known::rank).unwrap();
        assert_eq!(best.value, known.value, "{state:?}");
        if !state.is_removing() {
            assert_eq!(best.plies, known.plies, "{state:?}");
            depths += usize::from(known.plies.is_some());
        }
    }
    assert!(depths > 50, "{depths}");
}

fn search(game: &Mill, state: &State, options: MillOptions, depth: u32) -> Found {
    let never = AtomicBool::new(false);
    MillSearch::new(game, options).search(state, &[], &MillLimits::depth(depth), &never, |_| {})
}

#[test]
fn all_lines_of_a_solved_position_come_in_the_order_of_what_is_known() {
    let (game, databases) = three();
    let mut random = Random::new(3);
    let mut kinds = 0;
    for round in 0..200 {
        let Some(state) = wander(game, round % 12, &mut random) else { continue };
        let options =
            MillOptions { databases: Some(databases.clone()), multi_pv: 50, ..MillOptions::default() };
        let found = search(game, &state, options, 3);
        let moves = databases.rank(game, &state).unwrap();
        assert_eq!(found.lines.len(), moves.len());
        let known: Vec<_> = found.lines.iter().map(|line| line.known.expect("all are known")).collect();
        assert!(known.is_sorted_by_key(|known| std::cmp::Reverse(known.rank())), "{known:?}");
        for (line, known) in found.lines.iter().zip(&known) {
            assert!(moves.contains(&(line.moves[0], *known)));
            assert_eq!(2.0 * line.score.expected() - 1.0, f64::from(points(known.value)), "{line:?}");
        }
        kinds += usize::from(known.first().map(|known| known.value) != known.last().map(|known| known.value));
    }
    assert!(kinds > 50, "{kinds}");
}

/// A position of the moving phase with so many pieces of each side, nothing pending.
fn endgame(own: u32, other: u32, random: &mut Random) -> State {
    loop {
        let mut points: Vec<usize> = (0..24).collect();
        for at in 0..24 {
            points.swap(at, at + random.below(24 - at as u32) as usize);
        }
        let place = |at: usize| if at < own as usize { 'O' } else { '@' };
        let mut signs = ['*'; 24];
        for (at, &point) in points.iter().enumerate().take((own + other) as usize) {
            signs[point] = place(at);
        }
        let rings: Vec<String> = signs.chunks(8).map(|ring| ring.iter().collect()).collect();
        let fen = format!("{} w m s {own} 0 {other} 0 0 0 0 0 0 0 0 0 1", rings.join("/"));
        let mut table = open("cheng-san-qi").unwrap().table();
        if table.set_fen(&fen).is_ok() && table.turn() == Turn::Seat(0) {
            return *tables::seated::<Mill>(table.as_ref()).unwrap().history().state();
        }
    }
}

#[test]
fn a_search_sees_what_databases_know_behind_its_next_capture() {
    let (game, databases) = seven();
    let mut random = Random::new(4);
    let mut won = 0;
    for _ in 0..300 {
        let state = endgame(4, 4, &mut random);
        assert!(databases.probe(&state).is_none(), "eight pieces are not solved");
        let wins_at_once = wins_by_capture(game, &state, databases);
        let options = MillOptions { databases: Some(databases.clone()), ..MillOptions::default() };
        let found = search(game, &state, options, 1);
        let score = found.score().unwrap();
        let is_over = score.won_in().is_some();
        if !is_over {
            assert_eq!(score.is_decided() && score.points() > 0, wins_at_once, "{found:?}");
        }
        won += usize::from(wins_at_once);
    }
    assert!(won > 20, "{won}");
}

/// Whether some turn of the side to move captures and leads to a position that is lost for the other side.
fn wins_by_capture(game: &Mill, state: &State, databases: &MillDatabases) -> bool {
    let mut moves: Vec<Move> = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().any(|action| {
        let mut next = *state;
        game.play(&mut next, action);
        if next.is_removing() {
            return wins_by_capture(game, &next, databases);
        }
        databases.probe(&next).is_some_and(|known| {
            let value = if next.side() == state.side() { known.value } else { known.value.turned() };
            value == Value::Win
        })
    })
}

#[test]
fn a_review_knows_what_was_thrown_away() {
    let (_, databases) = three();
    let any = open("three-mens-morris").unwrap();
    let models = Models::new().with_databases(Some(databases.clone()));
    let mut told = 0;
    for seed in 0..12 {
        let mut random = Random::new(100 + seed);
        let mut table = any.table();
        let mut losses = Vec::new();
        for _ in 0..12 {
            let Some(moves) = known_moves(&any, table.as_ref(), &models) else { break };
            let best = moves.iter().map(|(_, worth)| worth.bounds.least).max().unwrap();
            let (action, worth) = &moves[random.below(moves.len() as u32) as usize];
            losses.push(f64::from(points(best) - points(worth.bounds.value().unwrap())));
            table.act(action).unwrap();
            if table.turn() == Turn::Over {
                break;
            }
        }
        let settings = ReviewSettings { ply: Some(2), ..ReviewSettings::default() };
        let mut course = reviewer_among(&any, table.as_ref(), &models, &settings).unwrap();
        course.run(&AtomicBool::new(false), &|_| {});
        let review = course.review();
        let found: Vec<f64> = review.decisions.iter().map(|decision| decision.loss).collect();
        assert_eq!(found, losses);
        let codes = ["review-win-to-draw", "review-win-to-loss", "review-draw-to-loss"];
        for decision in &review.decisions {
            let notes = decision.notes.iter().filter(|note| codes.contains(&note.code.as_ref()));
            let is_told = notes.count() > 0;
            let is_seen = ["review-threw-away-win", "review-allowed-loss"]
                .iter()
                .any(|code| decision.notes.iter().any(|note| note.code == *code));
            assert_eq!(is_told || is_seen, decision.loss > 0.0, "{:?}", decision.notes);
            told += usize::from(is_told);
        }
    }
    assert!(told > 5, "{told}");
}

#[test]
fn databases_of_other_rules_are_not_asked() {
    let (_, databases) = three();
    let models = Models::new().with_databases(Some(databases.clone()));
    assert!(models.databases(&mill("three-mens-morris")).is_some());
    assert!(models.databases(&mill("three-mens-morris-flying")).is_none());
    assert!(Models::new().databases(&mill("three-mens-morris")).is_none());
}

#[test]
fn only_the_highest_level_asks() {
    let (game, databases) = seven();
    let state = endgame(4, 3, &mut Random::new(8));
    for level in 1..=10 {
        let mut player = MillPlayer::level(game, level, Some(databases.clone()));
        let is_known = player.search(game, &state).lines[0].known.is_some();
        assert_eq!(is_known, level == 10, "level {level}");
    }
}
