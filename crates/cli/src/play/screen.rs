//! The game on a full screen: the board, what can be done, what happened.

use game::{Ink, MoveView, Picture};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};

use super::sitting::Sitting;

const KEYS: &str = "arrows or Tab choose · Enter takes · Esc drops · or type a move · ^T hint · ^Z undo · ^N new game · ^C quit";

/// The least height of the middle of the screen, where there is room.
const MIDDLE: u16 = 20;

/// The least width of what stands beside the board.
const SIDE: u16 = 24;

/// Plays until the person quits.
pub fn run(sitting: Sitting) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let done = Screen::new(sitting).run(&mut terminal);
    ratatui::restore();
    done
}

struct Screen {
    sitting: Sitting,
    /// What can be done now.
    choices: Vec<MoveView>,
    /// The spot that a move is begun from.
    taken: Option<String>,
    /// The spot under the cursor.
    cursor: Option<String>,
    typed: String,
    message: String,
    /// What the position is worth, in words.
    evaluation: String,
}

impl Screen {
    fn new(sitting: Sitting) -> Screen {
        let message = format!("Welcome to {}.", sitting.table().variant().name);
        let mut screen = Screen {
            sitting,
            choices: Vec::new(),
            taken: None,
            cursor: None,
            typed: String::new(),
            message,
            evaluation: String::new(),
        };
        screen.refresh();
        screen
    }

    fn run(mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release && self.key(key) => return Ok(()),
                _ => {}
            }
        }
    }

    /// Handles a key; says whether to quit.
    fn key(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'q') => return true,
                KeyCode::Char('z') => self.undo(),
                KeyCode::Char('n') => self.restart(),
                KeyCode::Char('t') => self.message = self.sitting.hint(),
                _ => {}
            }
            return false;
        }
        match key.code {
            KeyCode::Left => self.go(-1, 0),
            KeyCode::Right => self.go(1, 0),
            KeyCode::Up => self.go(0, -1),
            KeyCode::Down => self.go(0, 1),
            KeyCode::Tab => self.next(1),
            KeyCode::BackTab => self.next(-1),
            KeyCode::Esc => {
                self.typed.clear();
                self.taken = None;
                self.refresh();
            }
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(c) if self.typed.len() < 60 => self.typed.push(c),
            KeyCode::Enter => return self.enter(),
            _ => {}
        }
        false
    }

    fn enter(&mut self) -> bool {
        let typed = std::mem::take(&mut self.typed);
        match typed.trim() {
            "" => self.take(),
            "quit" | "exit" => return true,
            "undo" => self.undo(),
            "hint" => self.message = self.sitting.hint(),
            "new" => self.restart(),
            action => self.act(action),
        }
        false
    }

    fn undo(&mut self) {
        self.message =
            if self.sitting.undo() { "Taken back.".into() } else { "There is nothing to take back.".into() };
        self.taken = None;
        self.refresh();
    }

    fn restart(&mut self) {
        self.sitting.restart();
        self.message = "A new game.".into();
        self.taken = None;
        self.refresh();
    }

    fn act(&mut self, action: &str) {
        self.message = self.sitting.act(action).err().unwrap_or_default();
        self.taken = None;
        self.refresh();
    }

    /// Takes the spot under the cursor: begins a move there, or ends it.
    fn take(&mut self) {
        let Some(spot) = self.cursor.clone() else { return };
        let finished = self.choices.iter().find(|choice| match &self.taken {
            Some(from) => choice.from.as_ref() == Some(from) && choice.to.as_ref() == Some(&spot),
            None => choice.from.is_none() && choice.to.as_ref() == Some(&spot),
        });
        match finished.map(|choice| choice.text.clone()) {
            Some(action) => self.act(&action),
            None => {
                self.taken = Some(spot);
                self.refresh();
            }
        }
    }

    /// The spots that the cursor may stand on.
    fn candidates(&self) -> Vec<String> {
        let mut spots: Vec<String> = Vec::new();
        for choice in &self.choices {
            let spot = match &self.taken {
                Some(from) if choice.from.as_ref() == Some(from) => choice.to.as_ref(),
                Some(_) => None,
                None => choice.from.as_ref().or(choice.to.as_ref()),
            };
            if let Some(spot) = spot.filter(|spot| !spots.contains(spot)) {
                spots.push(spot.clone());
            }
        }
        spots
    }

    /// After anything changed: what can be done now, and a cursor that stands on some of it.
    fn refresh(&mut self) {
        let choices = self.sitting.choices();
        if choices != self.choices || self.evaluation.is_empty() {
            self.evaluation = self.sitting.evaluation().unwrap_or_default();
        }
        self.choices = choices;
        let candidates = self.candidates();
        if !self.cursor.as_ref().is_some_and(|cursor| candidates.contains(cursor)) {
            self.cursor = candidates.into_iter().next();
        }
    }

    fn next(&mut self, step: isize) {
        let candidates = self.candidates();
        if candidates.is_empty() {
            return;
        }
        let now = candidates.iter().position(|spot| Some(spot) == self.cursor.as_ref()).unwrap_or(0);
        let then = (now as isize + step).rem_euclid(candidates.len() as isize) as usize;
        self.cursor = Some(candidates[then].clone());
    }

    /// Moves the cursor to the nearest candidate in a direction.
    fn go(&mut self, right: i32, down: i32) {
        let picture = self.sitting.table().picture();
        let Some((x, y)) = self.cursor.as_ref().and_then(|spot| picture.find(spot)) else { return };
        let distance = |spot: &String| {
            let (to_x, to_y) = picture.find(spot)?;
            let (dx, dy) = (i32::from(to_x) - i32::from(x), (i32::from(to_y) - i32::from(y)) * 2);
            let along = dx * right + dy * down;
            let aside = (dx * down).abs() + (dy * right).abs();
            (along > 0).then_some(along + 3 * aside)
        };
        let nearest = self.candidates().into_iter().filter_map(|spot| Some((distance(&spot)?, spot))).min();
        if let Some((_, spot)) = nearest {
            self.cursor = Some(spot);
        }
    }

    fn draw(&self, frame: &mut Frame) {
        let picture = self.sitting.table().picture();
        let height = (picture.rows().len() as u16 + 2).max(MIDDLE);
        let parts = [Constraint::Length(1), Constraint::Max(height), Constraint::Min(6)];
        let [title, middle, bottom] = Layout::vertical(parts).areas(frame.area());
        let width = picture.rows().iter().map(Vec::len).max().unwrap_or(0) as u16 + 4;
        let has_side = middle.width >= width + SIDE;
        let (variant, seating) = (&self.sitting.table().variant().name, self.sitting.seating());
        let name = format!(" Teahouse · {variant} · {seating}");
        frame.render_widget(Paragraph::new(name).style(Style::new().add_modifier(Modifier::REVERSED)), title);
        if has_side {
            let parts = [Constraint::Length(width), Constraint::Min(SIDE)];
            let [board, side] = Layout::horizontal(parts).areas(middle);
            self.draw_board(frame, board, &picture);
            self.draw_side(frame, side);
        } else {
            self.draw_board(frame, middle, &picture);
        }
        self.draw_bottom(frame, bottom, !has_side);
    }

    fn draw_board(&self, frame: &mut Frame, area: Rect, picture: &Picture) {
        let candidates = self.candidates();
        let table = self.sitting.table();
        let colours: Vec<Color> = (0..table.seats()).map(|seat| colour_of(table.seat_id(seat))).collect();
        let at = |spot: &Option<String>| spot.as_ref().and_then(|spot| picture.find(spot));
        let marks: Vec<_> = candidates.iter().filter_map(|spot| picture.find(spot)).collect();
        let (cursor, taken) = (at(&self.cursor), at(&self.taken));
        let line = |(y, row): (usize, &Vec<(char, Ink)>)| {
            let span = |(x, &(c, ink)): (usize, &(char, Ink))| {
                let here = (x as u16, y as u16);
                let style = match here {
                    _ if cursor == Some(here) => Style::new().fg(Color::Black).bg(Color::Yellow),
                    _ if taken == Some(here) => Style::new().fg(Color::Black).bg(Color::Cyan),
                    _ if marks.contains(&here) => {
                        style_of(ink, &colours).bg(Color::Rgb(60, 80, 40)).add_modifier(Modifier::BOLD)
                    }
                    _ => style_of(ink, &colours),
                };
                Span::styled(c.to_string(), style)
            };
            Line::from(row.iter().enumerate().map(span).collect::<Vec<_>>())
        };
        let mut lines: Vec<Line> = picture.rows().iter().enumerate().map(line).collect();
        let width = picture.rows().iter().map(Vec::len).max().unwrap_or(0);
        if usize::from(area.height) < lines.len() + 2 || usize::from(area.width) < width + 2 {
            lines = vec![Line::from("Please make the window larger, or play with --plain.")];
        }
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(Block::bordered()), area);
    }

    fn draw_side(&self, frame: &mut Frame, area: Rect) {
        let [log, moves] = Layout::vertical([Constraint::Min(4), Constraint::Percentage(40)]).areas(area);
        let room = log.height.saturating_sub(2) as usize;
        let skip = self.sitting.log().len().saturating_sub(room);
        let lines: Vec<Line> = self.sitting.log().skip(skip).map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(" What happened ")), log);
        let list = Paragraph::new(self.moves_text()).wrap(Wrap { trim: true });
        frame.render_widget(list.block(Block::bordered().title(" Legal moves ")), moves);
    }

    fn moves_text(&self) -> String {
        self.choices.iter().map(|choice| choice.text.as_str()).collect::<Vec<_>>().join("  ")
    }

    /// Whose turn it is and what was typed; `with_news` also what happened last and what can be done, where there
    /// is no room for it at the side.
    fn draw_bottom(&self, frame: &mut Frame, area: Rect, with_news: bool) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let prompt = match &self.taken {
            Some(from) => format!("from {from} to … "),
            None => String::new(),
        };
        let mut lines = vec![
            Line::from(vec![
                Span::styled(self.sitting.headline(), bold),
                Span::styled(format!("   {}", self.evaluation), Style::new().fg(Color::Gray)),
            ]),
            Line::styled(self.message.as_str(), Style::new().fg(Color::LightRed)),
            Line::from(format!("> {prompt}{}▏", self.typed)),
            Line::styled(KEYS, Style::new().fg(Color::DarkGray)),
        ];
        if with_news {
            let news = self.sitting.log().next_back().unwrap_or_default();
            lines.insert(1, Line::from(format!("{news} · moves: {}", self.moves_text())));
        }
        // On a narrow terminal nothing is lost: neither the reason of a mistake nor the way out.
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), area);
    }
}

/// The colour of a seat, from its name.
fn colour_of(seat: &str) -> Color {
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

#[cfg(test)]
mod tests {
    use super::super::sitting::Player;
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn drawn(rules: &str, width: u16, height: u16) -> String {
        let game = teahouse::game(rules).unwrap();
        let players = vec![Player::Human, Player::Level(1)];
        let screen = Screen::new(Sitting::new(game.table(), engine::advisor(&game), players, 3));
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| screen.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn a_terminal_of_the_usual_size_shows_the_whole_board_the_moves_and_the_way_out() {
        for rules in ["long-nardi", "nine-mens-morris"] {
            let text = drawn(rules, 80, 24);
            for part in ["White: you, Black: level 1", "White to move", "Chances: White", "^C quit"] {
                assert!(text.contains(part), "{part} is missing:\n{text}");
            }
        }
        let text = drawn("long-nardi", 80, 24);
        let rows =
            ["13  14  15  16  17  18    19  20  21  22  23  24", "● Black, 0 off", "moves: 24/23  24/22"];
        assert!(rows.iter().all(|row| text.contains(row)), "{text}");
    }

    #[test]
    fn a_wide_terminal_has_room_for_what_happened() {
        let text = drawn("long-nardi", 110, 34);
        assert!(text.contains("What happened") && text.contains("Legal moves"), "{text}");
    }

    #[test]
    fn a_window_that_is_too_small_says_so() {
        assert!(drawn("long-nardi", 40, 24).contains("Please make the window larger"));
        assert!(drawn("ludopy", 80, 16).contains("Please make the window larger"));
        drawn("ludopy", 1, 1);
    }
}
