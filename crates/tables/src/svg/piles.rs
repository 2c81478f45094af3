//! Boards of points that hold piles: Nardi.

use game::sorting;
use game::{Mark, Pile, Place, PlaceKind};

use super::Scene;
use super::canvas::{Canvas, Paint};

/// How far a point reaches from the rim.
const REACH: f32 = 4.6;

/// The radius of a checker.
const RADIUS: f32 = 0.45;

/// Points in turn, and the frame.
const POINTS: [&str; 2] = ["#b98252", "#8a5a34"];
const WOOD: &str = "#5a3b24";
const FIELD: &str = "#ecd9b3";

/// Draws board and checkers.
pub fn draw(scene: &mut Scene<'_>) {
    let (width, height) = (scene.board.width, scene.board.height);
    let canvas = &mut scene.canvas;
    canvas.block((width / 2.0, height / 2.0), (width + 0.9, height + 0.9), 0.3, WOOD, "#2f1e11");
    for (left, right) in halves(&scene.board.places) {
        let middle = f32::midpoint(left, right);
        canvas.block((middle, height / 2.0), (right - left, height), 0.08, FIELD, "#2f1e11");
    }
    for (index, place) in scene.board.places.iter().enumerate() {
        match place.kind {
            PlaceKind::Goal => tray(canvas, place, height),
            _ => point(canvas, place, height, POINTS[index % 2]),
        }
    }
    for pile in &scene.view.pieces {
        let Some(place) = scene.place(&pile.place).cloned() else { continue };
        let paint = scene.paint(pile.seat);
        scene.canvas.begin(&format!("{}: {}", place.name, pile.count));
        match place.kind {
            PlaceKind::Goal => borne_off(&mut scene.canvas, &place, pile, paint, height),
            _ => checkers(&mut scene.canvas, &place, pile, paint, height),
        }
        scene.canvas.end();
    }
    scene.dice((width / 2.0 + 3.5, height / 2.0), 0.85);
}

/// The columns of points without a gap between them: from where to where.
fn halves(places: &[Place]) -> Vec<(f32, f32)> {
    let mut columns: Vec<f32> =
        places.iter().filter(|place| place.kind != PlaceKind::Goal).map(|place| place.x).collect();
    sorting::by(&mut columns, f32::total_cmp);
    let mut halves: Vec<(f32, f32)> = Vec::new();
    for x in columns {
        match halves.last_mut() {
            Some((_, right)) if x - 0.6 < *right => *right = x + 0.5,
            _ => halves.push((x - 0.5, x + 0.5)),
        }
    }
    halves
}

/// Whether a place is on the upper side.
fn is_above(place: &Place, height: f32) -> bool {
    place.y < height / 2.0
}

fn point(canvas: &mut Canvas, place: &Place, height: f32, fill: &str) {
    let (rim, tip, label) =
        if is_above(place, height) { (0.0, REACH, -0.22) } else { (height, height - REACH, height + 0.22) };
    let head = place.marks.iter().any(|mark| matches!(mark, Mark::Head(_)));
    let edge = if head { "#2f1e11" } else { "none" };
    canvas.corners(&[(place.x - 0.48, rim), (place.x + 0.48, rim), (place.x, tip)], fill, edge);
    canvas.label((place.x, label), 0.32, "#e9d9bd", &place.name.to_string());
}

fn tray(canvas: &mut Canvas, place: &Place, height: f32) {
    canvas.block((place.x, middle(place, height)), (0.8, height / 2.0 - 0.5), 0.08, "#6d4a2f", "#2f1e11");
}

/// The middle of the half that a place is in.
fn middle(place: &Place, height: f32) -> f32 {
    if is_above(place, height) { height / 4.0 - 0.05 } else { 0.75 * height + 0.05 }
}

/// Checkers on a point, from the rim on; a tall pile is pushed together.
fn checkers(canvas: &mut Canvas, place: &Place, pile: &Pile, paint: Paint, height: f32) {
    let count = f32::from(pile.count);
    let step = (2.0 * RADIUS).min((height / 2.0 - 1.2 - 2.0 * RADIUS) / (count - 1.0).max(1.0));
    let (rim, inwards) = if is_above(place, height) { (0.0, 1.0) } else { (height, -1.0) };
    for index in 0..pile.count {
        let y = rim + inwards * (RADIUS + 0.03 + step * f32::from(index));
        let is_last = index + 1 == pile.count;
        let text = if is_last && pile.count > 5 { pile.count.to_string() } else { String::new() };
        canvas.piece((place.x, y), RADIUS, paint, &text);
    }
}

/// Checkers that were borne off lie on their side.
fn borne_off(canvas: &mut Canvas, place: &Place, pile: &Pile, paint: Paint, height: f32) {
    let bottom = middle(place, height) + (height / 2.0 - 0.5) / 2.0 - 0.22;
    for index in 0..pile.count {
        canvas.block((place.x, bottom - 0.34 * f32::from(index)), (0.62, 0.28), 0.06, paint.fill, paint.edge);
    }
}
