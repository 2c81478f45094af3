//! The help: commands, keys, how moves are written, what the signs of the board mean.

use game::{Ink, Message, Seat};
use teahouse::AnyGame;

use super::sitting::Sitting;

impl Sitting {
    /// The help for lines.
    pub fn help(&self) -> String {
        let section = |heading: &'static str, text: &str| {
            format!("{}\n{}\n", self.say(&Message::new(heading)), text.trim_end())
        };
        let mut help = section("terminal-help-commands", &self.commands_text());
        help += &section("terminal-help-notation", &indented(&self.say(&self.notation())));
        help += &section("terminal-help-legend", &indented(&self.legend()));
        help.trim_end().to_owned()
    }

    /// The help for the full screen, where there are keys and marks too.
    pub fn help_with_keys(&self, has_colours: bool) -> String {
        let marks = if has_colours { "terminal-legend-marks" } else { "terminal-legend-marks-plain" };
        let keys = indented(&self.say(&Message::new("terminal-help-keys-text")));
        let heading = self.say(&Message::new("terminal-help-keys"));
        let marks = indented(&self.say(&Message::new(marks)));
        format!("{heading}\n{keys}{}\n{marks}", self.help())
    }

    fn notation(&self) -> Message {
        match self.game {
            AnyGame::Nardi(_) => Message::new("terminal-notation-nardi"),
            AnyGame::Ludo(_) => Message::new("terminal-notation-ludo"),
            AnyGame::Mill(_) => Message::new("terminal-notation-mill"),
        }
    }

    /// Every kind of sign that stands on the board now, a line each.
    fn legend(&self) -> String {
        let picture = self.table.picture();
        let mut found: Vec<(Ink, String)> = Vec::new();
        for &(sign, ink) in picture.rows().iter().flatten().filter(|(sign, _)| !sign.is_whitespace()) {
            let is_telling = matches!(ink, Ink::Piece(_) | Ink::Home(_) | Ink::Special);
            match found.iter_mut().find(|(known, _)| *known == ink) {
                _ if !is_telling => {}
                // The number of pieces on a pile is no sign of its own, nor is a place where one was.
                _ if sign.is_ascii_digit() || sign == '·' => {}
                Some((_, signs)) if !signs.contains(sign) => signs.push_str(&format!(" {sign}")),
                Some(_) => {}
                None => found.push((ink, sign.to_string())),
            }
        }
        let name = |seat: Seat| self.table.seat_name(seat);
        let line = |(ink, sign): &(Ink, String)| {
            let message = match *ink {
                Ink::Piece(seat) => Message::new("terminal-legend-piece").with("seat", name(seat)),
                Ink::Home(seat) => Message::new("terminal-legend-home").with("seat", name(seat)),
                _ => Message::new("terminal-legend-special"),
            };
            self.say(&message.with("sign", sign.as_str())) + "\n"
        };
        found.sort_by_key(|&(ink, _)| match ink {
            Ink::Piece(seat) => (0, seat),
            Ink::Home(seat) => (1, seat),
            _ => (2, 0),
        });
        found.iter().map(line).collect()
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}
