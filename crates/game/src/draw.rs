//! Positions as a grid of characters, for terminals and the protocol's `d`.

use texts::Message;

/// What a cell of a drawing shows; a terminal maps it to a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Nothing, or plain text.
    #[default]
    Plain,
    /// Lines and frames.
    Frame,
    /// Point numbers and other labels.
    Label,
    /// A piece of this seat.
    Piece(u8),
    /// A square that belongs to this seat: its start, its lane, its home.
    Home(u8),
    /// A square with a special effect.
    Special,
}

/// A drawing: rows of characters with their inks, and where the named places are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    rows: Vec<Vec<(char, Ink)>>,
    /// The places that moves start from and end on, each with its column and row; named as in
    /// [`crate::BoardView::places`].
    pub spots: Vec<(String, u16, u16)>,
    /// What to say below the board.
    pub captions: Vec<Message>,
}

impl Picture {
    /// An empty drawing.
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Writes a text with its first character at `column`, `row`; the drawing grows as needed.
    pub fn put(&mut self, column: usize, row: usize, text: &str, ink: Ink) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        for (i, c) in text.chars().enumerate() {
            let cells = &mut self.rows[row];
            if cells.len() <= column + i {
                cells.resize(column + i + 1, (' ', Ink::Plain));
            }
            cells[column + i] = (c, ink);
        }
    }

    /// Names the place at `column`, `row`.
    pub fn spot(&mut self, name: impl Into<String>, column: usize, row: usize) {
        self.spots.push((name.into(), column as u16, row as u16));
    }

    /// The rows, top to bottom.
    pub fn rows(&self) -> &[Vec<(char, Ink)>] {
        &self.rows
    }

    /// Where a named place is.
    pub fn find(&self, name: &str) -> Option<(u16, u16)> {
        self.spots.iter().find(|(spot, _, _)| spot == name).map(|&(_, x, y)| (x, y))
    }

    /// The characters alone, a line per row, without trailing blanks; then the captions in English.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let line: String = row.iter().map(|&(c, _)| c).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for caption in &self.captions {
            text.push_str(&format!(" {caption}\n"));
        }
        text
    }
}
