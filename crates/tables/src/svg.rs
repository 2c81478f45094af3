//! Positions as drawings for notebooks, documents and pages without a script: [`svg`].
//!
//! What is drawn is what there is to see ([`BoardView`], [`TableView`]); which look it has follows from the board itself:
//! points joined by lines (Mill), squares that pieces walk on (Ludo), or points that hold piles (Nardi).

mod canvas;
mod net;
mod piles;
mod track;

use game::{BoardView, Place, PlaceKind};

use crate::table::Table;
use crate::view::{Die, TableView};
use canvas::{Canvas, Paint};

/// The most room a drawing takes, in pixels; it shrinks with the room there is.
const WIDEST: f32 = 560.0;

/// Room around the board.
const MARGIN: f32 = 0.5;

/// The size of what is said below the board, as a part of its width.
const LETTERS: f32 = 0.027;

/// The position as a drawing: an SVG document that needs nothing else.
///
/// ```
/// let mut table = tables::game("nine-mens-morris").unwrap().table();
/// table.act("d6").unwrap();
/// let drawing = tables::svg(table.as_ref());
/// assert!(drawing.starts_with("<svg") && drawing.ends_with("</svg>"));
/// ```
pub fn svg(table: &dyn Table) -> String {
    let (board, view) = (table.board(), table.view());
    let mut scene = Scene { board: &board, view: &view, canvas: Canvas::default() };
    if !board.edges.is_empty() {
        net::draw(&mut scene);
    } else if board.places.iter().any(|place| place.kind == PlaceKind::Square) {
        track::draw(&mut scene);
    } else {
        piles::draw(&mut scene);
    }
    scene.arrows();
    scene.document()
}

/// A drawing in the making.
struct Scene<'a> {
    board: &'a BoardView,
    view: &'a TableView,
    canvas: Canvas,
}

impl Scene<'_> {
    /// The place with this id.
    fn place(&self, id: &str) -> Option<&Place> {
        self.board.places.iter().find(|place| place.id == id)
    }

    /// The colours of a seat's pieces; those of nobody's are grey.
    fn paint(&self, seat: Option<u8>) -> Paint {
        let seat = seat.and_then(|seat| self.view.seats.iter().find(|other| other.seat == seat));
        Paint::of(seat.map_or("", |seat| seat.id))
    }

    /// What happened last: arrows from place to place, and rings where something came onto the board or left it.
    fn arrows(&mut self) {
        let Some(turn) = &self.view.last_turn else { return };
        let on_board = |id: &Option<String>| {
            let place = self.place(id.as_deref()?)?;
            (place.kind != PlaceKind::Hand).then_some((place.x, place.y))
        };
        let ends: Vec<_> =
            turn.moves.iter().map(|action| (on_board(&action.from), on_board(&action.to))).collect();
        for end in ends {
            match end {
                (Some(from), Some(to)) => self.canvas.arrow(from, to),
                (None, Some(at)) | (Some(at), None) => self.canvas.ring(at, 0.42),
                (None, None) => {}
            }
        }
    }

    /// The dice in a row around a point; those that are played are pale.
    fn dice(&mut self, (x, y): (f32, f32), size: f32) {
        let step = 1.2 * size;
        let first = x - step * (self.view.dice.len() as f32 - 1.0) / 2.0;
        for (index, &Die { number, is_used }) in self.view.dice.iter().enumerate() {
            self.canvas.die((first + step * index as f32, y), size, number, is_used);
        }
    }

    /// The whole document, with what is to be done or how the game ended below the board.
    fn document(mut self) -> String {
        let (width, height) = (self.board.width, self.board.height);
        let verdict = self.view.verdict.as_ref().map(|verdict| verdict.reason.to_string());
        let said = verdict.or_else(|| self.view.task.as_ref().map(ToString::to_string)).unwrap_or_default();
        // As large as it may be, and all of it to be seen.
        let size = (LETTERS * width).min(1.8 * width / said.chars().count().max(1) as f32);
        self.canvas.label((width / 2.0, height + MARGIN + 0.8 * size), size, "#6b6257", &said);
        let (all, tall) = (width + 2.0 * MARGIN, height + 2.0 * MARGIN + 1.8 * size);
        let pixels = WIDEST.min(40.0 * all).round();
        let title = canvas::escaped(&format!("{}: {}", self.view.rules.name, self.view.fen));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\" width=\"{}\" height=\"{}\" \
             style=\"max-width:100%;height:auto\" role=\"img\" font-family=\"system-ui, sans-serif\"><title>{title}</title>{}{}</svg>",
            canvas::short(-MARGIN),
            canvas::short(-MARGIN),
            canvas::short(all),
            canvas::short(tall),
            canvas::short(pixels),
            canvas::short((pixels * tall / all).round()),
            canvas::DEFINITIONS,
            self.canvas.finish()
        )
    }
}
