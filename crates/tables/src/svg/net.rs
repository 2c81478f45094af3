//! Boards of points joined by lines: Mill.

use game::{Place, PlaceKind};

use super::Scene;

const BOARD: &str = "#ecd9b3";
const LINES: &str = "#5a3b24";

/// Draws board and pieces.
pub fn draw(scene: &mut Scene<'_>) {
    let points: Vec<Place> =
        scene.board.places.iter().filter(|place| place.kind == PlaceKind::Point).cloned().collect();
    let room = nearest(&points);
    field(scene, &points, room);
    for [from, to] in &scene.board.edges {
        if let (Some(from), Some(to)) = (scene.place(from).cloned(), scene.place(to).cloned()) {
            scene.canvas.line((from.x, from.y), (to.x, to.y), 0.07, LINES);
        }
    }
    for point in &points {
        scene.canvas.dot((point.x, point.y), 0.11, LINES);
        let aside = 0.26 * room;
        scene.canvas.label((point.x + aside, point.y + aside), 0.2, "#a58a63", &point.name.to_string());
    }
    for pile in &scene.view.pieces {
        let Some(place) = scene.place(&pile.place).cloned() else { continue };
        let paint = scene.paint(pile.seat);
        scene.canvas.begin(&format!("{}: {}", place.name, pile.count));
        let step = (0.62 * room).min((scene.board.width - 1.0) / f32::from(pile.count.max(1)));
        let first = place.x - step * (f32::from(pile.count) - 1.0) / 2.0;
        for index in 0..pile.count {
            let at = (first + step * f32::from(index), place.y);
            if pile.seat.is_some() {
                scene.canvas.piece(at, 0.34 * room, paint, "");
            } else {
                scene.canvas.star(at, 0.28 * room, paint.fill);
            }
        }
        scene.canvas.end();
    }
}

/// The board below the lines.
fn field(scene: &mut Scene<'_>, points: &[Place], room: f32) {
    let bounds = |of: fn(&Place) -> f32| {
        let low = points.iter().map(of).fold(f32::INFINITY, f32::min);
        (low, points.iter().map(of).fold(f32::NEG_INFINITY, f32::max))
    };
    let ((left, right), (top, bottom)) = (bounds(|place| place.x), bounds(|place| place.y));
    let centre = (f32::midpoint(left, right), f32::midpoint(top, bottom));
    let size = (right - left + 1.1 * room, bottom - top + 1.1 * room);
    scene.canvas.block(centre, size, 0.2, BOARD, LINES);
}

/// How near to each other the nearest points are.
fn nearest(points: &[Place]) -> f32 {
    let mut nearest: f32 = 1.2;
    for (index, one) in points.iter().enumerate() {
        for other in &points[..index] {
            nearest = nearest.min((one.x - other.x).hypot(one.y - other.y));
        }
    }
    nearest
}
