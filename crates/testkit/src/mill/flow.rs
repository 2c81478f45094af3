//! What an action does, and who acts next.

use super::Rules;
use super::legal::{
    custodian, full_lines, intervention, jumped, next_to_own, removable, scoring_lines, slides,
};
use super::position::{PIECE, Position, Set};

pub fn act(rules: &Rules, position: &mut Position, action: &str) {
    let side = position.side;
    if let Some(name) = action.strip_prefix('x') {
        return remove(rules, position, rules.board.find(name));
    }
    if let Some((from, to)) = action.split_once('-') {
        let (from, to) = (rules.board.find(from), rules.board.find(to));
        let over = jumped(rules, position, from, to);
        position.cells[from] = '*';
        position.cells[to] = PIECE[side];
        position.quiet += 1;
        if let Some(over) = over {
            position.last[side] = None;
            position.preferred = None;
            position.leap = [over].into();
            position.due[side] = 1;
            return;
        }
        return played(rules, position, Some(from), to);
    }
    let to = rules.board.find(action);
    position.cells[to] = PIECE[side];
    position.hand[side] -= 1;
    position.quiet = 0;
    played(rules, position, None, to);
}

fn played(rules: &Rules, position: &mut Position, from: Option<usize>, to: usize) {
    let side = position.side;
    let mills = scoring_lines(rules, position, to);
    if rules.is("restrict_repeated_mills_formation") {
        position.last[side] = None;
        if let (Some(from), false) = (from, mills.is_empty()) {
            // The line left behind: it would be full if the piece were still there as well.
            let mut back = position.clone();
            back.cells[from] = PIECE[side];
            if !scoring_lines(rules, &back, from).is_empty() {
                position.last[side] = Some((from, to));
            }
        }
    }
    if rules.is("one_time_use_mill") && !mills.is_empty() {
        for line in full_lines(rules, position, to) {
            position.used[side].extend(line);
        }
    }
    let by_custodian = custodian(rules, position, to);
    let by_intervention = intervention(rules, position, to);
    position.preferred = None;
    let earned = if rules.is("may_remove_multiple") { mills.len() as i64 } else { mills.len().min(1) as i64 };
    if earned == 0 {
        return no_mill(rules, position, by_custodian, by_intervention);
    }
    if position.phase == 'p' {
        match rules.name("mill_formation_action_in_placing_phase") {
            "remove-from-hand-then-opponents-turn" => return from_hand(rules, position, earned, false),
            "remove-from-hand-then-your-turn" => return from_hand(rules, position, earned, true),
            "opponent-removes-own-piece" => {
                let victim = 1 - side;
                let due = earned.min(position.on_board(victim));
                if due == 0 {
                    return done_after_mill(rules, position);
                }
                position.due[victim] = -due;
                position.side = victim;
                return;
            }
            "removal-based-on-mill-counts" => return done_after_mill(rules, position),
            _ => {}
        }
    }
    let by_mill = earned.min(position.on_board(1 - side));
    let share = by_custodian.len().min(1) as i64 + by_intervention.len() as i64;
    if share == 0 && by_mill == 0 {
        return done_after_mill(rules, position);
    }
    position.due[side] = by_mill;
    if share > 0 {
        if !rules.is("sanmill_compatible_capture_choice") {
            position.due[side] += share;
            position.mill_choice = by_mill;
        } else if rules.is("may_remove_multiple") && !by_custodian.is_empty() {
            position.due[side] += 1;
        }
    }
    position.custodian = by_custodian;
    position.intervention = by_intervention;
}

fn no_mill(rules: &Rules, position: &mut Position, by_custodian: Set, by_intervention: Set) {
    let share = by_custodian.len().min(1) + by_intervention.len();
    if share > 0 {
        position.due[position.side] = share as i64;
        position.custodian = by_custodian;
        position.intervention = by_intervention;
        return;
    }
    let stops = rules.is("stop_placing_when_two_empty_squares") && position.phase == 'p';
    if stops && position.all('*').len() == 2 {
        position.hand = [0, 0];
        if loser(rules, position).is_some() {
            position.phase = 'o';
            return;
        }
    }
    done(rules, position);
}

fn from_hand(rules: &Rules, position: &mut Position, earned: i64, plays_again: bool) {
    let enemy = 1 - position.side;
    let taken = earned.min(position.hand[enemy]);
    position.hand[enemy] -= taken;
    if loser(rules, position).is_some() {
        position.phase = 'o';
        return;
    }
    let rest = (earned - taken).min(position.on_board(enemy));
    if rest > 0 {
        position.due[position.side] = rest;
        return;
    }
    if !plays_again || earned > taken {
        return done_after_mill(rules, position);
    }
    if position.hand == [0, 0] {
        let next =
            if goes_on(rules) { position.side } else { usize::from(rules.is("is_defender_move_first")) };
        return placing_over(rules, position, next);
    }
    begin(rules, position, position.side);
}

fn remove(rules: &Rules, position: &mut Position, point: usize) {
    let side = position.side;
    let due = position.due[side];
    let victim = if due < 0 { side } else { 1 - side };
    let opens_full_board = position.phase == 'm'
        && position.stalemate == 0
        && position.quiet == 0
        && position.all('*').len() <= 1
        && rules.name("board_full_action").contains("remove")
        && rules.name("mill_formation_action_in_placing_phase") != "removal-based-on-mill-counts";
    let marks = rules.name("mill_formation_action_in_placing_phase") == "mark-and-delay";
    position.cells[point] = if marks && position.phase == 'p' { 'X' } else { '*' };
    position.quiet = 0;
    let (left, by_capture) = choose(rules, position, due, point);
    if position.on_board(victim) + position.hand[victim] < rules.int("pieces_at_least_count") {
        position.phase = 'o';
        return;
    }
    position.due[side] = left;
    if left != 0 && !removable(rules, position).is_empty() {
        return;
    }
    position.due[side] = 0;
    position.forget_targets();
    position.preferred = None;
    let other = 1 - side;
    if position.stalemate > 0 {
        stalemate_removed(rules, position);
    } else if opens_full_board {
        if position.due[other] != 0 {
            position.side = other;
        } else if rules.name("board_full_action") == "side-to-move-remove-piece" {
            begin(rules, position, side);
        } else {
            let next = opener(rules, side);
            begin(rules, position, next);
        }
    } else if due < 0 && position.phase == 'p' {
        victim_removed(rules, position);
    } else if position.due[other] != 0 {
        position.side = other;
    } else if by_capture {
        done(rules, position);
    } else {
        done_after_mill(rules, position);
    }
}

/// What is left to remove, and whether this removal was a capture's.
fn choose(rules: &Rules, position: &mut Position, due: i64, point: usize) -> (i64, bool) {
    if due < 0 {
        return (due + 1, false);
    }
    let custodians = position.custodian.clone();
    let (in_i, in_c, in_l) =
        (position.intervention.contains(&point), custodians.contains(&point), position.leap.contains(&point));
    if custodians.is_empty() && position.intervention.is_empty() && position.leap.is_empty() {
        return (due - 1, false);
    }
    let mut partner = position.intervention.clone();
    let by_mill = position.mill_choice - 1;
    position.forget_targets();
    if in_i {
        partner.remove(&point);
        position.intervention = partner;
        return (position.intervention.len() as i64, true);
    }
    if in_c || in_l {
        return (0, true);
    }
    if rules.is("sanmill_compatible_capture_choice") {
        return ((due - 1 - custodians.len().min(1) as i64).max(0), false);
    }
    (by_mill, false)
}

fn loser(rules: &Rules, position: &Position) -> Option<usize> {
    let least = rules.int("pieces_at_least_count");
    (0..2).find(|&side| position.on_board(side) + position.hand[side] < least)
}

/// Whether the order of turns simply goes on when placing ends.
fn goes_on(rules: &Rules) -> bool {
    let action = rules.name("mill_formation_action_in_placing_phase");
    rules.is("may_move_in_placing_phase")
        || action == "remove-from-hand-then-opponents-turn"
        || action == "remove-from-hand-then-your-turn" && rules.is("may_remove_multiple")
}

fn opener(rules: &Rules, last: usize) -> usize {
    if goes_on(rules) { 1 - last } else { usize::from(rules.is("is_defender_move_first")) }
}

fn done(rules: &Rules, position: &mut Position) {
    if position.phase == 'p' && position.hand == [0, 0] {
        let next = opener(rules, position.side);
        return placing_over(rules, position, next);
    }
    begin(rules, position, 1 - position.side);
}

fn done_after_mill(rules: &Rules, position: &mut Position) {
    let again = rules.is("extra_turn_after_mill_in_placing_phase")
        && position.phase == 'p'
        && position.hand[position.side] > 0;
    if again { begin(rules, position, position.side) } else { done(rules, position) }
}

fn victim_removed(rules: &Rules, position: &mut Position) {
    let maker = 1 - position.side;
    if position.hand == [0, 0] {
        let next = opener(rules, maker);
        position.side = maker;
        placing_over(rules, position, next);
    } else if rules.is("extra_turn_after_mill_in_placing_phase") && position.hand[maker] > 0 {
        begin(rules, position, maker);
    } else {
        begin(rules, position, position.side);
    }
}

fn placing_over(rules: &Rules, position: &mut Position, opener: usize) {
    for cell in &mut position.cells {
        if *cell == 'X' {
            *cell = '*';
        }
    }
    let black_first = usize::from(rules.is("is_defender_move_first"));
    if rules.name("mill_formation_action_in_placing_phase") == "removal-based-on-mill-counts" {
        let mills = |side: usize| {
            let full = |line: &Vec<usize>| line.iter().all(|&p| position.cells[p] == PIECE[side]);
            rules.board.lines.iter().filter(|(_, line)| full(line)).count() as i64
        };
        let (w, b) = (mills(0), mills(1));
        position.due = if w == 0 && b == 0 {
            [-1, -1]
        } else if b == 0 {
            [2, 1]
        } else if w == 0 {
            [1, 2]
        } else if w == b {
            [w, b]
        } else if w > b {
            [b + 1, b]
        } else {
            [w, w + 1]
        };
        position.phase = 'm';
        position.side = black_first;
        return;
    }
    if position.cells.contains(&'*') {
        return begin(rules, position, opener);
    }
    let (first, due) = match rules.name("board_full_action") {
        "first-and-second-player-remove-piece" => (0, [1, 1]),
        "second-and-first-player-remove-piece" => (1, [1, 1]),
        "side-to-move-remove-piece" => (opener, if opener == 0 { [1, 0] } else { [0, 1] }),
        _ => {
            position.phase = 'o';
            return;
        }
    };
    position.phase = 'm';
    position.side = first;
    position.due = due;
}

fn begin(rules: &Rules, position: &mut Position, side: usize) {
    position.side = side;
    position.phase = if position.hand[side] == 0 { 'm' } else { 'p' };
    if is_quiet_draw(rules, position) {
        position.phase = 'o';
    } else if is_stuck(rules, position) {
        stuck(rules, position);
    }
}

fn is_stuck(rules: &Rules, position: &Position) -> bool {
    let mut moving = position.clone();
    moving.phase = 'm';
    position.hand[position.side] == 0 && slides(rules, &moving).is_empty()
}

fn is_quiet_draw(rules: &Rules, position: &Position) -> bool {
    let (limit, endgame) = (rules.int("n_move_rule"), rules.int("endgame_n_move_rule"));
    let three = position.on_board(0) == 3 || position.on_board(1) == 3;
    let long = |limit: i64| limit > 0 && position.quiet >= limit;
    long(limit) || endgame < limit && three && position.hand[position.side] == 0 && long(endgame)
}

fn stuck(rules: &Rules, position: &mut Position) {
    let side = position.side;
    match rules.name("stalemate_action") {
        "end-with-stalemate-loss" | "end-with-stalemate-draw" => position.phase = 'o',
        "change-side-to-move" => {
            position.side = 1 - side;
            position.phase = if position.hand[1 - side] == 0 { 'm' } else { 'p' };
            if is_stuck(rules, position) {
                position.side = side;
                position.phase = 'o';
            }
        }
        _ if next_to_own(rules, position).is_empty() => position.phase = 'o',
        "both-players-remove-opponents-piece" => {
            position.stalemate = 2;
            position.due = [1, 1];
        }
        _ => {
            position.stalemate = 1;
            position.due[side] = 1;
        }
    }
}

fn stalemate_removed(rules: &Rules, position: &mut Position) {
    let side = position.side;
    let mut next = 1 - side;
    if rules.name("stalemate_action") == "remove-opponents-piece-and-make-next-move" {
        next = side;
    }
    if position.due[1 - side] != 0 {
        position.side = 1 - side;
        if !next_to_own(rules, position).is_empty() {
            return;
        }
        position.due[1 - side] = 0;
        next = side;
    }
    position.stalemate = 0;
    begin(rules, position, next);
}

/// How a finished game ended. What its pieces, mobility and counters do not explain was a repetition.
pub fn result(rules: &Rules, position: &Position) -> &'static str {
    let win = ["white", "black"];
    if let Some(loser) = loser(rules, position) {
        return win[1 - loser];
    }
    if !position.cells.contains(&'*') {
        return if rules.name("board_full_action") == "agree-to-draw" { "draw" } else { "black" };
    }
    if is_quiet_draw(rules, position) {
        return "draw";
    }
    let loses = !matches!(rules.name("stalemate_action"), "end-with-stalemate-draw" | "change-side-to-move");
    if is_stuck(rules, position) && loses { win[1 - position.side] } else { "draw" }
}
