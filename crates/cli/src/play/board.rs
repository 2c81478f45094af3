//! The drawing of a board on the full screen: colours, and what is marked on it.

use game::{Ink, Picture};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A column and a row.
pub type Cell = (u16, u16);

/// What is marked on a board.
#[derive(Default)]
pub struct Marks {
    /// Where the cursor stands.
    pub cursor: Option<Cell>,
    /// Where a move was begun.
    pub taken: Option<Cell>,
    /// Where the cursor can go.
    pub open: Vec<Cell>,
    /// Where the last turn went from and to.
    pub last: Vec<Cell>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Cursor,
    Taken,
    Last,
    Open,
}

impl Mark {
    /// How a marked cell looks with colours.
    fn style(self, plain: Style) -> Style {
        match self {
            Mark::Cursor => Style::new().fg(Color::Black).bg(Color::Yellow),
            Mark::Taken => Style::new().fg(Color::Black).bg(Color::Cyan),
            Mark::Last => plain.bg(Color::Blue).add_modifier(Modifier::BOLD),
            Mark::Open => plain.bg(Color::DarkGray).add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
        }
    }

    /// How it looks without.
    fn style_without_colours(self) -> Style {
        match self {
            Mark::Cursor | Mark::Taken => Style::new().add_modifier(Modifier::REVERSED),
            Mark::Last => Style::new().add_modifier(Modifier::BOLD),
            Mark::Open => Style::new().add_modifier(Modifier::UNDERLINED),
        }
    }

    /// What stands left and right of it without colours.
    fn brackets(self) -> [char; 2] {
        match self {
            Mark::Cursor => ['[', ']'],
            Mark::Taken => ['(', ')'],
            Mark::Last => ['{', '}'],
            Mark::Open => ['<', '>'],
        }
    }
}

impl Marks {
    /// The mark of a cell; of several the most important one.
    fn of(&self, cell: Cell) -> Option<Mark> {
        let marks = [
            (self.cursor == Some(cell), Mark::Cursor),
            (self.taken == Some(cell), Mark::Taken),
            (self.last.contains(&cell), Mark::Last),
            (self.open.contains(&cell), Mark::Open),
        ];
        marks.into_iter().find(|(is_so, _)| *is_so).map(|(_, mark)| mark)
    }

    /// The bracket of a mark next to this cell.
    fn bracket(&self, (x, y): Cell) -> Option<char> {
        let right = self.of((x + 1, y)).map(|mark| (mark, mark.brackets()[0]));
        let left = x.checked_sub(1).and_then(|x| self.of((x, y))).map(|mark| (mark, mark.brackets()[1]));
        let is_strong = |mark: Mark| matches!(mark, Mark::Cursor | Mark::Taken);
        let of_strong = |found: &Option<(Mark, char)>| found.is_some_and(|(mark, _)| is_strong(mark));
        let chosen = if of_strong(&left) { left } else { right.or(left) };
        chosen.map(|(_, bracket)| bracket)
    }
}

/// The board as styled lines; `colours` are those of the seats, `None` where there are no colours.
pub fn lines(picture: &Picture, marks: &Marks, colours: Option<&[Color]>) -> Vec<Line<'static>> {
    let width = picture.rows().iter().map(Vec::len).max().unwrap_or(0);
    let cell = |x: usize, y: usize| {
        let row = &picture.rows()[y];
        let (sign, ink) = row.get(x).copied().unwrap_or((' ', Ink::Plain));
        let here = (x as u16, y as u16);
        let plain = colours.map_or_else(Style::new, |colours| style_of(ink, colours));
        let mark = marks.of(here);
        let style = match (mark, colours) {
            (Some(mark), Some(_)) => mark.style(plain),
            (Some(mark), None) => mark.style_without_colours(),
            (None, _) => plain,
        };
        // Brackets take the place of blanks and lines, never of anything that tells something.
        let is_free = mark.is_none() && (sign == ' ' || ink == Ink::Frame);
        let bracket = if colours.is_none() && is_free { marks.bracket(here) } else { None };
        Span::styled(bracket.unwrap_or(sign).to_string(), style)
    };
    let line = |y: usize| Line::from((0..width).map(|x| cell(x, y)).collect::<Vec<_>>());
    (0..picture.rows().len()).map(line).collect()
}

/// The colour of a seat, from its name.
pub fn colour_of(seat: &str) -> Color {
    match seat {
        "red" => Color::LightRed,
        "green" => Color::LightGreen,
        "yellow" => Color::LightYellow,
        "blue" => Color::LightBlue,
        // Black on a dark terminal would not be seen.
        "black" => Color::LightCyan,
        _ => Color::White,
    }
}

/// How a cell of a drawing looks; `colours` are those of the seats.
fn style_of(ink: Ink, colours: &[Color]) -> Style {
    let of = |seat: u8| colours.get(usize::from(seat)).copied().unwrap_or(Color::White);
    match ink {
        Ink::Plain => Style::new(),
        Ink::Frame => Style::new().fg(Color::DarkGray),
        Ink::Label => Style::new().fg(Color::Gray),
        Ink::Piece(seat) => Style::new().fg(of(seat)).add_modifier(Modifier::BOLD),
        Ink::Home(seat) => Style::new().fg(of(seat)).add_modifier(Modifier::DIM),
        Ink::Special => Style::new().fg(Color::Magenta),
    }
}

/// Whether this terminal shows colours, and they are welcome.
pub fn has_colours() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let terminal = std::env::var("TERM").unwrap_or_default();
    let is_monochrome = ["dumb", "vt100", "vt102", "vt220"].contains(&terminal.as_str())
        || terminal.ends_with("-m")
        || terminal.ends_with("-mono");
    !is_set("NO_COLOR") && !is_monochrome
}
