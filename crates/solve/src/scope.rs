//! Which rules can be solved, and which of them share databases.

use std::fmt::Write as _;

use game::sorting;
use mill::{Board, Capture, Mill, MillAction, Rules, Stalemate};

use crate::problem::Problem;

/// Which part of a game a database is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Both hands are empty.
    Moving,
    /// There are pieces in hand.
    Placing,
}

/// Says why a part of these rules cannot be solved, if it cannot: what positions are worth depends on more than where the
/// pieces are.
pub fn check(game: &Mill, part: Part) -> Result<(), Problem> {
    let refuse = |option: &'static str| {
        let spec = mill::FAMILY.option(option).map_or("", |spec| spec.path);
        Err(Problem::new("solve-remembers").with("option", spec))
    };
    if let Some(option) = game.remembers() {
        return refuse(option);
    }
    if part == Part::Placing && game.rules().mill_action == MillAction::MarkAndDelay {
        return refuse("mill_formation_action_in_placing_phase");
    }
    Ok(())
}

/// A digest of everything that matters to what positions of a part of the game are worth, and of nothing else: 32
/// hexadecimal digits. Rules that have it in common share their databases.
pub fn digest(game: &Mill, part: Part) -> String {
    let mut text = String::from("teahouse mill database 1\n");
    write_board(game.board(), game.rules().has_captures(), &mut text);
    write_moving(game.rules(), &mut text);
    if part == Part::Placing {
        write_placing(game, &mut text);
    }
    blake3::hash(text.as_bytes()).to_hex()[..32].to_owned()
}

fn write_board(board: &Board, captures: bool, text: &mut String) {
    let mut edges: Vec<_> = board.edges().iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    sorting::plainly(&mut edges);
    let mut lines: Vec<u32> = board.masks().to_vec();
    sorting::plainly(&mut lines);
    let _ = writeln!(text, "points {} edges {edges:?} lines {lines:?}", board.len());
    if captures {
        // Their order and middles decide about captures, and about nothing else.
        let _ = writeln!(text, "{:?}", board.lines());
    }
}

/// What decides in the moving phase. Every option is named, so that a new one cannot be forgotten here.
fn write_moving(rules: &Rules, text: &mut String) {
    let Rules {
        fly_count,
        at_least,
        remove_multiple,
        from_mills_always,
        stalemate,
        custodian,
        intervention,
        leap,
        compatible_choice,
        // How many pieces there are says which positions there are, not what they are worth.
        piece_count: _,
        // The placing phase.
        mill_action: _,
        may_move_while_placing: _,
        defender_first: _,
        extra_turn: _,
        board_full: _,
        stop_at_two_empty: _,
        // Refused.
        restrict_repeated: _,
        one_time_mills: _,
        // Nothing that ideal play has a use for.
        n_move: _,
        endgame_n_move: _,
        threefold: _,
    } = rules;
    let stalemate = match stalemate {
        Stalemate::Loss => "loss",
        Stalemate::ChangeSide => "change side",
        Stalemate::RemoveAndMove => "remove and move",
        Stalemate::RemoveAndChange => "remove and change",
        Stalemate::Draw => "draw",
        Stalemate::BothRemove => "both remove",
    };
    let _ = writeln!(
        text,
        "fly {fly_count} least {at_least} multiple {remove_multiple} from mills {from_mills_always} stuck {stalemate}"
    );
    let moving = |capture: &Option<Capture>| capture.filter(|capture| capture.moving);
    let [custodian, intervention, leap] = [custodian, intervention, leap].map(moving);
    if custodian.is_some() || intervention.is_some() || leap.is_some() {
        let _ = writeln!(text, "{custodian:?} {intervention:?} {leap:?} compatible {compatible_choice}");
    }
}

/// What decides in the placing phase beside that: all other options.
fn write_placing(game: &Mill, text: &mut String) {
    let ignored = ["n_move_rule", "endgame_n_move_rule", "threefold_repetition_rule"];
    let values = game::Game::variant(game).values.iter();
    for (path, value) in values.filter(|(path, _)| !ignored.contains(path) && !path.starts_with("board")) {
        let _ = writeln!(text, "{path} = {value}");
    }
}
