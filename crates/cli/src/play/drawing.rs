//! What the full screen shows, and where.

use game::Message;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use super::board::{self, Cell, Marks};
use super::room::{chopped, columns, filling, wrapped};
use super::screen::{Page, Screen};
use super::sitting::Sitting;
use super::telling;

/// The lines around the board that are always there: title, where the game stands, counts, the last turn, a message
/// and what is typed.
const AROUND: u16 = 6;

/// The least width: the longest of these lines are shortened below it.
const NARROWEST: u16 = 60;

/// The least width of what stands beside the board.
const SIDE: u16 = 22;

impl Screen {
    pub(super) fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let board_width = self.picture.rows().iter().map(Vec::len).max().unwrap_or(0) as u16;
        let board_height = self.picture.rows().len() as u16;
        let (width, height) = (board_width.max(NARROWEST), board_height + AROUND);
        if area.width < width || area.height < height {
            return self.draw_too_small(frame, width, height);
        }
        if let Some(page) = &self.page {
            return self.draw_page(frame, page);
        }
        let spare = area.height - height;
        let parts = [
            Constraint::Length(1),
            Constraint::Length(board_height + spare / 3),
            Constraint::Min(AROUND - 1),
        ];
        let [title, middle, bottom] = Layout::vertical(parts).areas(area);
        self.draw_title(frame, title);
        if middle.width >= board_width + SIDE {
            let parts = [Constraint::Length(board_width + 1), Constraint::Min(SIDE - 1)];
            let [board, side] = Layout::horizontal(parts).areas(middle);
            self.draw_board(frame, board);
            self.draw_log(frame, side);
        } else {
            self.draw_board(frame, middle);
        }
        self.draw_bottom(frame, bottom);
    }

    fn draw_too_small(&self, frame: &mut Frame, width: u16, height: u16) {
        let area = frame.area();
        let message = Message::new("terminal-too-small")
            .with("width", area.width)
            .with("height", area.height)
            .with("needed-width", width)
            .with("needed-height", height);
        let text = self.sitting.say(&message);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }

    fn draw_page(&self, frame: &mut Frame, page: &Page) {
        let keys = format!(" {} ", self.sitting.say(&Message::new("terminal-page-keys")));
        let block = Block::bordered().title_bottom(keys);
        let text = Paragraph::new(page.text.as_str()).wrap(Wrap { trim: false }).scroll((page.scroll, 0));
        frame.render_widget(Clear, frame.area());
        frame.render_widget(text.block(block), frame.area());
    }

    fn draw_title(&self, frame: &mut Frame, area: Rect) {
        let help = self.sitting.say(&Message::new("terminal-title-help"));
        let message =
            Message::new("terminal-title").with("rules", teahouse::name_of(self.sitting.table().variant()));
        let title = self.sitting.say(&message.with("players", self.sitting.seating()));
        let room = usize::from(area.width).saturating_sub(columns(&help) + 3);
        let line = format!(" {} {help} ", filling(&title, room));
        frame.render_widget(Paragraph::new(line).style(Style::new().add_modifier(Modifier::REVERSED)), area);
    }

    fn draw_board(&self, frame: &mut Frame, area: Rect) {
        let table = self.sitting.table();
        let colours: Vec<Color> =
            (0..table.seats()).map(|seat| board::colour_of(table.seat_id(seat))).collect();
        let cells = |spots: &[String]| -> Vec<Cell> {
            spots.iter().filter_map(|spot| self.picture.find(spot)).collect()
        };
        let at = |spot: &Option<String>| spot.as_ref().and_then(|spot| self.picture.find(spot));
        let marks = Marks {
            cursor: at(&self.cursor),
            taken: at(&self.taken),
            open: cells(&self.candidates()),
            last: cells(&Sitting::last_places(&self.view)),
        };
        let lines = board::lines(&self.picture, &marks, self.has_colours.then_some(&colours[..]));
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let title = format!(" {} ", self.sitting.say(&Message::new("terminal-side-log")));
        let block = Block::bordered().title(title);
        let (room, width) = (usize::from(area.height.saturating_sub(2)), usize::from(area.width.max(3) - 2));
        let mut lines: Vec<String> = Vec::new();
        // From the last one backwards, as many as there is room for when they are wrapped.
        for news in self.sitting.log().rev().take(room) {
            lines.extend(chopped(&news, width).into_iter().rev());
        }
        lines.truncate(room);
        let lines: Vec<Line> = lines.into_iter().rev().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    /// Where the game stands, what was said, what is typed; and what can be done, where there is room for it.
    fn draw_bottom(&self, frame: &mut Frame, area: Rect) {
        let width = usize::from(area.width);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let status = match &self.thought {
            Some(thought) => self.sitting.say(&thought.status(self.sitting.table())),
            None => self.sitting.headline(&self.view),
        };
        let mut lines = vec![Line::styled(status, bold)];
        let message = wrapped(&self.message, width);
        let mut spare = usize::from(area.height).saturating_sub(4 + message.len().max(1));
        // A long message takes the place of the counts, never that of the last turn.
        if usize::from(area.height) >= 4 + message.len().max(1) {
            lines.push(Line::from(self.sitting.counts(&self.view, width)));
        }
        lines.push(Line::from(self.sitting.last_turn(&self.view, width)));
        let more = [self.chances.clone(), self.choices_text()];
        for line in more.iter().filter(|line| !line.is_empty()).flat_map(|text| wrapped(text, width)) {
            if spare > 0 {
                spare -= 1;
                lines.push(self.dimmed(line));
            }
        }
        if message.is_empty() {
            lines.push(Line::default());
        }
        let red = if self.has_colours { Style::new().fg(Color::LightRed) } else { Style::new() };
        lines.extend(message.into_iter().map(|line| Line::styled(line, red)));
        lines.truncate(usize::from(area.height).saturating_sub(1));
        lines.push(Line::from(format!("> {}{}▏", self.prompt(), self.typed)));
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn dimmed(&self, text: String) -> Line<'static> {
        let style = if self.has_colours { Style::new().fg(Color::Gray) } else { Style::new() };
        Line::styled(text, style)
    }

    fn choices_text(&self) -> String {
        if self.thought.is_some() || self.sitting.is_over() {
            String::new()
        } else {
            self.sitting.moves_text()
        }
    }

    fn prompt(&self) -> String {
        let Some(from) = &self.taken else { return String::new() };
        let place = telling::place_name(&self.sitting.table().board(), from);
        self.sitting.say(&Message::new("terminal-from").with("place", place)) + " "
    }
}
