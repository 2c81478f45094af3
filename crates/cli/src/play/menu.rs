//! Questions with a list of answers: the menu of games, rules and levels, and whether to go on.

use std::io::{self, Write};

use anyhow::Context as _;
use engine::levels::LEVELS;
use game::Message;
use game::rules::Variant;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{List, ListState, Paragraph};
use ratatui::{DefaultTerminal, Frame};
use teahouse::{Catalogue, name_of, summary_of};

use super::keeping::Saved;
use super::plain::read_line;
use super::room::{columns, filling, wrapped};
use crate::interrupt;

/// What is chosen first among the levels.
const USUAL_LEVEL: usize = 5;

/// The most columns for names of variants.
const LONGEST_NAME: usize = 36;

/// The lines for an answer that is too long for one.
const WHOLE: u16 = 3;

/// Whom questions are put to.
#[derive(Clone, Copy)]
pub struct Asker {
    /// In lines instead of on a full screen.
    pub is_plain: bool,
    pub words: &'static Catalogue,
}

/// What was chosen in the menu.
pub enum Chosen {
    /// An unfinished game.
    Kept(Box<Saved>),
    /// A new game by these rules, with these players.
    New(String, String),
}

impl Asker {
    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.words.text(message)
    }

    /// Asks; `None` if there is no answer.
    pub fn choose(&self, question: &str, answers: &[String], first: usize) -> anyhow::Result<Option<usize>> {
        if self.is_plain {
            return self.choose_by_number(question, answers);
        }
        interrupt::catch();
        let mut terminal = ratatui::try_init()?;
        let chosen = self.choose_on_screen(&mut terminal, question, answers, first);
        ratatui::restore();
        chosen
    }

    fn choose_by_number(&self, question: &str, answers: &[String]) -> anyhow::Result<Option<usize>> {
        let mut out = io::stdout();
        let ask = |out: &mut dyn Write| -> io::Result<()> {
            writeln!(out, "{question}")?;
            for (index, answer) in answers.iter().enumerate() {
                writeln!(out, "{:>3}  {answer}", index + 1)?;
            }
            write!(out, "{} ", self.say(&Message::new("terminal-menu-number")))?;
            out.flush()
        };
        ask(&mut out).context("writing to standard output")?;
        while let Some(line) = read_line(&mut io::stdin().lock())? {
            if matches!(line.as_str(), "q" | "quit" | "exit") {
                return Ok(None);
            }
            let number: Option<usize> = line.parse().ok();
            if let Some(number) = number.filter(|number| (1..=answers.len()).contains(number)) {
                return Ok(Some(number - 1));
            }
            let message = Message::new("terminal-menu-no-number").with("typed", game::excerpt(&line));
            let text = self.say(&message.with("most", answers.len()));
            let told = write!(out, "{text}\n{} ", self.say(&Message::new("terminal-menu-number")));
            told.and_then(|()| out.flush()).context("writing to standard output")?;
        }
        Ok(None)
    }

    fn choose_on_screen(
        &self,
        terminal: &mut DefaultTerminal,
        question: &str,
        answers: &[String],
        first: usize,
    ) -> anyhow::Result<Option<usize>> {
        let mut list = ListState::default().with_selected(Some(first.min(answers.len().saturating_sub(1))));
        while !interrupt::asked() {
            terminal.draw(|frame| self.draw(frame, question, answers, &mut list))?;
            if !event::poll(std::time::Duration::from_millis(200))? {
                continue;
            }
            let Event::Key(key) = event::read()? else { continue };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('c') if is_control => return Ok(None),
                KeyCode::Esc | KeyCode::Char('q') => return Ok(None),
                KeyCode::Up | KeyCode::Char('k') => list.select_previous(),
                KeyCode::Down | KeyCode::Char('j') => list.select_next(),
                KeyCode::Home => list.select_first(),
                KeyCode::End => list.select_last(),
                KeyCode::PageUp => list.scroll_up_by(10),
                KeyCode::PageDown => list.scroll_down_by(10),
                KeyCode::Enter => return Ok(list.selected().map(|at| at.min(answers.len() - 1))),
                _ => {}
            }
        }
        Ok(None)
    }

    fn draw(&self, frame: &mut Frame, question: &str, answers: &[String], list: &mut ListState) {
        let room = usize::from(frame.area().width);
        // Where the list cuts answers off, the one that would be chosen stands below it as a whole.
        let is_cut = answers.iter().any(|answer| columns(answer) + 2 > room);
        let whole = if is_cut { WHOLE } else { 0 };
        let parts =
            [Constraint::Length(2), Constraint::Min(1), Constraint::Length(whole), Constraint::Length(1)];
        let [top, middle, below, bottom] = Layout::vertical(parts).areas(frame.area());
        let bold = Style::new().add_modifier(Modifier::BOLD);
        frame.render_widget(Paragraph::new(Line::styled(question, bold)), top);
        let items = List::new(answers.iter().map(String::as_str));
        // A sign as well as a style, so that it is seen without colours.
        let items =
            items.highlight_symbol("> ").highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(items, middle, list);
        let chosen = list.selected().and_then(|at| answers.get(at)).map_or("", String::as_str);
        let lines: Vec<Line> = wrapped(chosen, room).into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines), below);
        frame.render_widget(Paragraph::new(self.say(&Message::new("terminal-menu-keys"))), bottom);
    }

    /// The menu: an unfinished game, or a family, its variants and the levels. Going back from one question leads to
    /// the one before.
    pub fn menu(&self, kept: Vec<Saved>) -> anyhow::Result<Option<Chosen>> {
        let families = teahouse::FAMILIES;
        let mut answers: Vec<String> = kept.iter().map(|record| self.kept_text(record)).collect();
        answers.extend(families.iter().map(|family| self.say(&family_name(family.name))));
        let question = self.say(&Message::new("terminal-menu-game"));
        let mut first = 0;
        while let Some(chosen) = self.choose(&question, &answers, first)? {
            first = chosen;
            let Some(family) = chosen.checked_sub(kept.len()) else {
                return Ok(kept.into_iter().nth(chosen).map(|record| Chosen::Kept(Box::new(record))));
            };
            if let Some((rules, players)) = self.choose_rules(families[family].name)? {
                return Ok(Some(Chosen::New(rules, players)));
            }
            if interrupt::asked() {
                break;
            }
        }
        Ok(None)
    }

    fn kept_text(&self, record: &Saved) -> String {
        let header = |name: &str| record.header(name).unwrap_or_default().to_owned();
        let rules = header("Rules");
        let name = teahouse::variant(&rules).map(|variant| name_of(&variant)).unwrap_or(rules);
        let message = Message::new("terminal-menu-go-on").with("rules", name);
        self.say(&message.with("players", header("Players")))
    }

    fn choose_rules(&self, family: &str) -> anyhow::Result<Option<(String, String)>> {
        let of_family = |id: &&str| teahouse::variant(id).is_ok_and(|variant| variant.family.name == family);
        let mut ids: Vec<&str> = teahouse::built_in_ids().filter(of_family).collect();
        // The usual ones come first.
        ids.sort_by_key(|id| !["long-nardi", "mensch", "nine-mens-morris"].contains(id));
        let answers = variants_to_choose(&ids);
        let question = self.say(&Message::new("terminal-menu-variant"));
        let mut first = 0;
        while let Some(chosen) = self.choose(&question, &answers, first)? {
            first = chosen;
            if let Some(players) = self.choose_players(ids[chosen])? {
                return Ok(Some((ids[chosen].to_owned(), players)));
            }
            if interrupt::asked() {
                break;
            }
        }
        Ok(None)
    }

    fn choose_players(&self, rules: &str) -> anyhow::Result<Option<String>> {
        let game = teahouse::game(rules)?;
        let level = |level: u8| self.say(&engine::describe_level(&game, level));
        let mut answers: Vec<String> = (1..=LEVELS).map(level).collect();
        answers.push(self.say(&Message::new("terminal-menu-all-here")));
        let question = self.say(&Message::new("terminal-menu-level"));
        let chosen = self.choose(&question, &answers, USUAL_LEVEL - 1)?;
        Ok(chosen.map(|chosen| match chosen {
            chosen if chosen < usize::from(LEVELS) => format!("human,level:{}", chosen + 1),
            _ => "human".to_owned(),
        }))
    }

    /// Whether to go on with an unfinished game; `None` to leave.
    pub fn goes_on(&self, record: &Saved, name: &str) -> anyhow::Result<Option<bool>> {
        let question = self.say(&Message::new("terminal-kept-question").with("rules", name));
        let go_on = Message::new("terminal-kept-go-on").with("events", record.events());
        let answers = [self.say(&go_on), self.say(&Message::new("terminal-kept-new"))];
        Ok(self.choose(&question, &answers, 0)?.map(|chosen| chosen == 0))
    }
}

/// Names and summaries of variants, below one another.
pub(super) fn variants_to_choose(ids: &[&str]) -> Vec<String> {
    let variants: Vec<Variant> = ids.iter().filter_map(|id| teahouse::variant(id).ok()).collect();
    let longest = variants.iter().map(|variant| columns(&name_of(variant))).max().unwrap_or(0);
    let room = longest.min(LONGEST_NAME);
    let line = |variant| format!("{}  {}", filling(&name_of(variant), room), summary_of(variant));
    variants.iter().map(line).collect()
}

fn family_name(family: &str) -> Message {
    match family {
        "nardi" => Message::new("terminal-family-nardi"),
        "ludo" => Message::new("terminal-family-ludo"),
        "mill" => Message::new("terminal-family-mill"),
        other => super::telling::bare(other),
    }
}
