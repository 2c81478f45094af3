//! Which actions are legal.

use super::Rules;
use super::position::{Position, Set};

pub fn actions(rules: &Rules, position: &Position) -> Vec<String> {
    let name = |p: usize| rules.board.names[p].as_str();
    if position.phase == 'o' {
        return Vec::new();
    }
    if position.due[position.side] != 0 {
        return removable(rules, position).into_iter().map(|p| format!("x{}", name(p))).collect();
    }
    let mut actions = Vec::new();
    if position.phase == 'p' {
        actions.extend(position.all('*').into_iter().map(|p| name(p).to_owned()));
    }
    if position.phase == 'm' || rules.is("may_move_in_placing_phase") {
        for (from, to) in slides(rules, position) {
            actions.push(format!("{}-{}", name(from), name(to)));
        }
    }
    actions
}

pub fn slides(rules: &Rules, position: &Position) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let own = position.on_board(position.side);
    let flies = position.phase == 'm' && rules.is("may_fly") && own <= rules.int("fly_piece_count");
    for from in position.all(position.own()) {
        for to in position.all('*') {
            let reaches =
                flies || rules.board.are_joined(from, to) || jumped(rules, position, from, to).is_some();
            if reaches && !is_forbidden_return(rules, position, from, to) {
                found.push((from, to));
            }
        }
    }
    found
}

/// The move straight back that would complete the line the piece has left.
fn is_forbidden_return(rules: &Rules, position: &Position, from: usize, to: usize) -> bool {
    if !rules.is("restrict_repeated_mills_formation") || position.last[position.side] != Some((to, from)) {
        return false;
    }
    let mut after = position.clone();
    after.cells[from] = '*';
    after.cells[to] = position.own();
    !scoring_lines(rules, &after, to).is_empty()
}

/// The lines through `point` that are full of the mover's pieces and still count.
pub fn scoring_lines(rules: &Rules, position: &Position, point: usize) -> Vec<Vec<usize>> {
    full_lines(rules, position, point)
        .into_iter()
        .filter(|line| {
            let used = &position.used[position.side];
            !rules.is("one_time_use_mill") || !line.iter().all(|p| used.contains(p))
        })
        .collect()
}

pub fn full_lines(rules: &Rules, position: &Position, point: usize) -> Vec<Vec<usize>> {
    let own = position.own();
    let lines = rules.board.lines.iter().filter(|line| rules.board.is_on(line, point));
    lines
        .map(|(_, line)| line.clone())
        .filter(|line| line.iter().all(|&p| position.cells[p] == own))
        .collect()
}

pub fn is_in_mill(rules: &Rules, position: &Position, point: usize) -> bool {
    let piece = position.cells[point];
    rules
        .board
        .lines
        .iter()
        .any(|(_, line)| line.contains(&point) && line.iter().all(|&p| position.cells[p] == piece))
}

/// Enemies that mills do not protect.
pub fn unprotected(rules: &Rules, position: &Position) -> Set {
    let enemies = position.all(position.enemy());
    let open: Set = enemies.iter().copied().filter(|&p| !is_in_mill(rules, position, p)).collect();
    if rules.is("may_remove_from_mills_always") || open.is_empty() {
        return enemies.into_iter().collect();
    }
    open
}

pub fn removable(rules: &Rules, position: &Position) -> Set {
    let due = position.due[position.side];
    if due < 0 {
        return position.all(position.own()).into_iter().collect();
    }
    if position.stalemate > 0 {
        return next_to_own(rules, position);
    }
    let mut targets = position.custodian.clone();
    targets.extend(&position.intervention);
    targets.extend(&position.leap);
    if targets.is_empty() {
        return unprotected(rules, position);
    }
    let share = position.custodian.len().min(1) + position.intervention.len() + position.leap.len();
    let mill_is_open = if rules.is("sanmill_compatible_capture_choice") {
        due > share as i64
    } else {
        position.mill_choice > 0
    };
    if mill_is_open {
        targets.extend(unprotected(rules, position));
    }
    targets
}

/// Enemies on a point joined to one with an own piece.
pub fn next_to_own(rules: &Rules, position: &Position) -> Set {
    let own = position.all(position.own());
    let is_near = |p: &usize| own.iter().any(|&other| rules.board.are_joined(*p, other));
    position.all(position.enemy()).into_iter().filter(is_near).collect()
}

/// The lines one kind of capture works on now, in order of precedence.
fn capture_lines(rules: &Rules, position: &Position, group: &str) -> Vec<Vec<usize>> {
    let on = |name: &str| rules.is(&format!("{group}.{name}"));
    let phase = match position.phase {
        'p' => on("in_placing_phase"),
        _ => on("in_moving_phase"),
    };
    let binds = position.phase == 'm' || group == "leap_capture";
    let few = on("only_available_when_own_pieces_leq_3");
    let enough = binds && few && position.on_board(position.side) > 3;
    if !on("enabled") || !phase || enough {
        return Vec::new();
    }
    let allowed = |kind: char| match kind {
        'c' => on("on_cross_lines"),
        'e' => on("on_square_edges"),
        _ => on("on_diagonal_lines"),
    };
    rules.board.lines.iter().filter(|(kind, _)| allowed(*kind)).map(|(_, line)| line.clone()).collect()
}

pub fn custodian(rules: &Rules, position: &Position, to: usize) -> Set {
    let mut targets = Set::new();
    for line in capture_lines(rules, position, "custodian_capture") {
        let ends = [line[0], line[2]];
        let both_own = ends.iter().all(|&p| position.cells[p] == position.own());
        if ends.contains(&to) && both_own && position.cells[line[1]] == position.enemy() {
            targets.insert(line[1]);
        }
    }
    &targets & &unprotected(rules, position)
}

pub fn intervention(rules: &Rules, position: &Position, to: usize) -> Set {
    let caught: Vec<Vec<usize>> = capture_lines(rules, position, "intervention_capture")
        .into_iter()
        .filter(|line| {
            line[1] == to && [line[0], line[2]].iter().all(|&p| position.cells[p] == position.enemy())
        })
        .collect();
    let preferred = caught
        .iter()
        .find(|line| position.preferred.is_some_and(|target| target == line[0] || target == line[2]));
    let Some(line) = preferred.or(caught.first()) else { return Set::new() };
    let both: Set = [line[0], line[2]].into();
    &both & &unprotected(rules, position)
}

/// The enemy that a move would jump over and take.
pub fn jumped(rules: &Rules, position: &Position, from: usize, to: usize) -> Option<usize> {
    if position.phase != 'm' || position.hand[position.side] > 0 {
        return None;
    }
    let lines = capture_lines(rules, position, "leap_capture");
    lines
        .iter()
        .filter(|line| (line[0], line[2]) == (from, to) || (line[2], line[0]) == (from, to))
        .map(|line| line[1])
        .find(|middle| unprotected(rules, position).contains(middle))
}
