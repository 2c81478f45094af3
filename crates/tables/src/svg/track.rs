//! Boards of squares that pieces walk on: Ludo.

use std::collections::BTreeMap;

use game::{Mark, Place, PlaceKind};

use super::Scene;
use super::canvas::{Canvas, Paint};

/// Draws board and pieces.
pub fn draw(scene: &mut Scene<'_>) {
    let (width, height) = (scene.board.width, scene.board.height);
    let centre = (width / 2.0, height / 2.0);
    let size = square_size(&scene.board.places, PlaceKind::Square);
    let lane = square_size(&scene.board.places, PlaceKind::Lane);
    scene.canvas.block(centre, (width + 0.6, height + 0.6), 0.4, "#f4ead5", "#6b4a2c");
    for place in scene.board.places.clone() {
        let paint = scene.paint(place.seat);
        match place.kind {
            PlaceKind::Hand => yard(&mut scene.canvas, &place, (width, height), paint),
            PlaceKind::Goal => goal(&mut scene.canvas, &place, centre, paint),
            PlaceKind::Lane => square(&mut scene.canvas, (place.x, place.y), lane, paint.fill),
            _ => common_square(scene, &place, size),
        }
    }
    pieces(scene, size);
    if scene.view.dice.iter().any(|die| !die.is_used) {
        scene.dice(centre, 0.8);
    }
}

/// How large squares of a kind are: as large as their distance allows.
fn square_size(places: &[Place], kind: PlaceKind) -> f32 {
    let squares: Vec<&Place> = places.iter().filter(|place| place.kind == kind).collect();
    let apart = |pair: &[&Place]| (pair[0].x - pair[1].x).hypot(pair[0].y - pair[1].y);
    squares.windows(2).map(apart).fold(1.2, f32::min)
}

fn square(canvas: &mut Canvas, at: (f32, f32), size: f32, fill: &str) {
    canvas.block(at, (0.94 * size, 0.94 * size), 0.1, fill, "#8d7a5d");
}

/// A square that all walk on, with what is special about it.
fn common_square(scene: &mut Scene<'_>, place: &Place, size: f32) {
    let owner = place.marks.iter().find_map(|mark| match mark {
        Mark::Entry(seat) => Some((*seat, true)),
        Mark::Turnoff(seat) => Some((*seat, false)),
        _ => None,
    });
    let fill = match owner {
        Some((seat, is_entry)) => {
            let paint = scene.paint(Some(seat));
            if is_entry { paint.fill } else { paint.tint }
        }
        None => "#fffdf7",
    };
    square(&mut scene.canvas, (place.x, place.y), size, fill);
    for mark in &place.marks {
        match mark {
            Mark::Star => scene.canvas.star((place.x, place.y), 0.34 * size, "#d8a21b"),
            Mark::Safe => scene.canvas.dot((place.x, place.y), 0.2 * size, "#b9ab97"),
            _ => {}
        }
    }
}

/// Half the width of the yard around a base.
fn yard_reach(place: &Place, (width, height): (f32, f32)) -> f32 {
    place.x.min(place.y).min(width - place.x).min(height - place.y)
}

fn yard(canvas: &mut Canvas, place: &Place, board: (f32, f32), paint: Paint) {
    let reach = yard_reach(place, board);
    canvas.block((place.x, place.y), (1.9 * reach, 1.9 * reach), 0.35, paint.fill, paint.edge);
    canvas.block((place.x, place.y), (1.3 * reach, 1.3 * reach), 0.3, "#fffdf7", paint.edge);
    for at in spread(4, (place.x, place.y), 0.36 * reach) {
        canvas.dot(at, 0.24 * reach, paint.tint);
    }
}

/// A goal is a wedge that points to the middle of the board.
fn goal(canvas: &mut Canvas, place: &Place, (x, y): (f32, f32), paint: Paint) {
    let (dx, dy) = (place.x - x, place.y - y);
    let far = dx.hypot(dy).max(0.1);
    let (dx, dy) = (dx / far * (far + 0.5), dy / far * (far + 0.5));
    canvas.corners(&[(x, y), (x + dx - dy, y + dy + dx), (x + dx + dy, y + dy - dx)], paint.fill, "#fffdf7");
}

/// Where so many pieces stand around a point.
fn spread(count: usize, (x, y): (f32, f32), apart: f32) -> Vec<(f32, f32)> {
    let corner = |at: usize| {
        let (column, row) = (at % 2, at / 2 % 2);
        (x + apart * (2.0 * column as f32 - 1.0), y + apart * (2.0 * row as f32 - 1.0))
    };
    match count {
        1 => vec![(x, y)],
        2 => vec![(x - apart, y), (x + apart, y)],
        _ => (0..count).map(corner).collect(),
    }
}

fn pieces(scene: &mut Scene<'_>, size: f32) {
    let mut by_place: BTreeMap<&str, Vec<(Option<u8>, String)>> = BTreeMap::new();
    for pile in &scene.view.pieces {
        let standing = by_place.entry(&pile.place).or_default();
        let number = |index: u8| pile.numbers.get(usize::from(index)).map_or_else(String::new, u8::to_string);
        standing.extend((0..pile.count).map(|index| (pile.seat, number(index))));
    }
    for (id, standing) in by_place {
        let Some(place) = scene.place(id).cloned() else { continue };
        let board = (scene.board.width, scene.board.height);
        let (apart, radius) = match place.kind {
            PlaceKind::Hand => (0.36 * yard_reach(&place, board), 0.2 * yard_reach(&place, board)),
            _ if standing.len() == 1 => (0.0, 0.36 * size),
            _ => (0.23 * size, 0.22 * size),
        };
        // In a base everybody has a place of his own.
        let count = if place.kind == PlaceKind::Hand { 4.max(standing.len()) } else { standing.len() };
        scene.canvas.begin(&place.name.to_string());
        for ((seat, number), at) in standing.into_iter().zip(spread(count, (place.x, place.y), apart)) {
            let paint = scene.paint(seat);
            scene.canvas.piece(at, radius, paint, &number);
        }
        scene.canvas.end();
    }
}
