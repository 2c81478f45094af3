//! The game on a full screen: what keys do.

use std::path::PathBuf;
use std::time::Duration;

use game::{Message, MoveView, Picture, PlaceKind};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use teahouse::TableView;

use super::board;
use super::commands::Reply;
use super::keeping::keep;
use super::sitting::{Due, Sitting};
use super::thinking::Thought;
use crate::interrupt;

/// How long nothing is looked at but the keyboard: while the computer thinks, and otherwise.
const WHILE_THINKING: Duration = Duration::from_millis(30);
const WHILE_WAITING: Duration = Duration::from_millis(200);

/// How long the screen has to close by itself after a signal.
const TO_LEAVE: Duration = Duration::from_secs(1);

/// The exit status of a program whose terminal has gone: that of SIGHUP, as shells say it.
const TERMINAL_GONE: i32 = 129;

/// Messages of more characters are shown on a page of their own.
const LONG_MESSAGE: usize = 150;

/// The longest line that can be typed.
const LONGEST_LINE: usize = 200;

/// Plays until the person quits; unfinished games are kept in `folder`.
pub fn run(sitting: Sitting, folder: Option<PathBuf>, greeting: String) -> anyhow::Result<()> {
    interrupt::catch_and(end_without_terminal);
    let _restored = Restored;
    let mut terminal = ratatui::try_init()?;
    Screen::new(sitting, folder, greeting).run(&mut terminal)
}

/// Reading the keys of a terminal that is gone never ends. The game is kept by then, so the program may end in the middle.
fn end_without_terminal() {
    std::thread::sleep(TO_LEAVE);
    ratatui::restore();
    std::process::exit(TERMINAL_GONE);
}

/// Leaves the terminal as it was, whatever happens: `try_init` does so when the panic is told, and this when it has
/// unwound, since somebody may have drawn in between.
struct Restored;

impl Drop for Restored {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// A text that covers the game until a key is pressed.
pub struct Page {
    pub text: String,
    pub scroll: u16,
}

pub struct Screen {
    pub(super) sitting: Sitting,
    folder: Option<PathBuf>,
    /// The game as it is shown.
    pub(super) view: TableView,
    pub(super) picture: Picture,
    /// What can be done now.
    choices: Vec<MoveView>,
    /// The spot that a move is begun from.
    pub(super) taken: Option<String>,
    /// The spot under the cursor.
    pub(super) cursor: Option<String>,
    pub(super) typed: String,
    pub(super) message: String,
    /// What the position is worth, in words.
    pub(super) chances: String,
    pub(super) thought: Option<Thought>,
    pub(super) page: Option<Page>,
    pub(super) has_colours: bool,
}

impl Screen {
    pub fn new(sitting: Sitting, folder: Option<PathBuf>, greeting: String) -> Screen {
        let mut screen = Screen {
            view: sitting.table().view(),
            picture: sitting.table().picture(),
            sitting,
            folder,
            choices: Vec::new(),
            taken: None,
            cursor: None,
            typed: String::new(),
            message: String::new(),
            chances: String::new(),
            thought: None,
            page: None,
            has_colours: board::has_colours(),
        };
        screen.tell(greeting);
        screen.go_on();
        screen
    }

    fn run(mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        while !interrupt::asked() {
            self.look_at_thought();
            terminal.draw(|frame| self.draw(frame))?;
            let wait = if self.thought.is_some() { WHILE_THINKING } else { WHILE_WAITING };
            if event::poll(wait)? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release && self.key(key) => return Ok(()),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Lets happen what nobody decides; the computer begins to think when it is to move.
    pub fn go_on(&mut self) {
        let due = self.sitting.settle();
        self.refresh();
        if let Err(error) = keep(&self.sitting, self.folder.as_deref()) {
            let message = Message::new("terminal-cannot-keep").with("problem", format!("{error:#}"));
            self.message = self.sitting.say(&message);
            self.folder = None;
        }
        if due == Due::Computer {
            self.thought = self.sitting.begin_move();
        } else {
            self.chances = if self.sitting.shows_chances { self.sitting.chances() } else { String::new() };
        }
    }

    fn look_at_thought(&mut self) {
        let Some(thought) = self.thought.take_if(|thought| thought.is_done()) else { return };
        let is_hint = thought.is_hint();
        let text = self.sitting.finish(thought);
        // Where the computer cannot move it is not asked again and again.
        let goes_on = is_hint || text.is_none();
        if let Some(text) = text {
            self.tell(text);
        }
        if goes_on {
            self.go_on();
        }
    }

    /// Waits until the computer has moved.
    #[cfg(test)]
    pub fn wait_for_computer(&mut self) {
        while self.thought.is_some() {
            std::thread::yield_now();
            self.look_at_thought();
        }
    }

    /// Handles a key; says whether to quit.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return self.control_key(key.code);
        }
        if self.page.is_some() {
            self.page_key(key.code);
            return false;
        }
        match key.code {
            KeyCode::Left => self.go(-1, 0),
            KeyCode::Right => self.go(1, 0),
            KeyCode::Up => self.go(0, -1),
            KeyCode::Down => self.go(0, 1),
            KeyCode::Tab => self.next(1),
            KeyCode::BackTab => self.next(-1),
            KeyCode::Esc => self.escape(),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char('?') if self.typed.is_empty() => self.open_help(),
            KeyCode::Char(c) if self.typed.len() < LONGEST_LINE => self.typed.push(c),
            KeyCode::Enter => return self.enter(),
            _ => {}
        }
        false
    }

    fn control_key(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('c' | 'q') => true,
            KeyCode::Char('z') => self.order("undo"),
            KeyCode::Char('y') => self.order("redo"),
            KeyCode::Char('n') => self.order("new"),
            KeyCode::Char('t') => self.order("hint"),
            _ => false,
        }
    }

    fn page_key(&mut self, code: KeyCode) {
        let Some(page) = &mut self.page else { return };
        let last = page.text.lines().count().saturating_sub(1) as u16;
        match code {
            KeyCode::Up => page.scroll = page.scroll.saturating_sub(1),
            KeyCode::Down => page.scroll = (page.scroll + 1).min(last),
            KeyCode::PageUp => page.scroll = page.scroll.saturating_sub(10),
            KeyCode::PageDown => page.scroll = (page.scroll + 10).min(last),
            _ => self.page = None,
        }
    }

    fn open_help(&mut self) {
        self.page = Some(Page { text: self.sitting.help_with_keys(self.has_colours), scroll: 0 });
    }

    /// Drops what was begun; while the computer thinks it plays at once.
    fn escape(&mut self) {
        match &self.thought {
            Some(thought) => thought.hurry(),
            None => {
                self.typed.clear();
                self.taken = None;
                self.refresh();
            }
        }
    }

    fn enter(&mut self) -> bool {
        let typed = std::mem::take(&mut self.typed);
        match typed.trim() {
            "" if self.thought.is_none() && self.sitting.waits_for_next() => self.order("next"),
            "" if self.thought.is_none() && self.sitting.doubler().is_some() => self.order("roll"),
            "" if self.thought.is_none() => {
                self.take();
                false
            }
            "" => false,
            order => self.order(order),
        }
    }

    /// Does what was typed; says whether to quit.
    fn order(&mut self, typed: &str) -> bool {
        if matches!(typed, "help" | "?") {
            self.open_help();
            return false;
        }
        if matches!(typed, "quit" | "exit" | "q") {
            return true;
        }
        if !self.finish_thought() {
            return false;
        }
        match self.sitting.obey(typed) {
            Reply::Quit => return true,
            Reply::Page(text) => self.page = Some(Page { text, scroll: 0 }),
            Reply::Hint => self.thought = self.sitting.begin_hint(),
            Reply::Said(text) => self.tell(text),
            Reply::Changed(text) => {
                self.taken = None;
                self.tell(text);
            }
        }
        // Also an order that changed nothing may have come while somebody else was to move.
        if self.thought.is_none() {
            self.go_on();
        }
        false
    }

    /// Whatever is asked for, the computer finishes its move first; says whether it has.
    fn finish_thought(&mut self) -> bool {
        if let Some(thought) = self.thought.take_if(|thought| thought.can_hurry() || thought.is_done()) {
            thought.hurry();
            let found = self.sitting.finish(thought);
            self.tell(found.unwrap_or_default());
            self.sitting.settle();
            self.refresh();
        }
        self.thought.is_none()
    }

    fn tell(&mut self, text: String) {
        if text.chars().count() > LONG_MESSAGE || text.lines().count() > 2 {
            self.page = Some(Page { text, scroll: 0 });
        } else {
            self.message = text;
        }
    }

    /// Takes the spot under the cursor: begins a move there, or ends it.
    fn take(&mut self) {
        let Some(spot) = self.cursor.clone() else { return };
        let finished = self.choices.iter().find(|choice| match &self.taken {
            Some(from) => choice.from.as_ref() == Some(from) && choice.to.as_ref() == Some(&spot),
            None => choice.from.is_none() && choice.to.as_ref() == Some(&spot),
        });
        match finished.map(|choice| choice.text.clone()) {
            Some(action) => drop(self.order(&action)),
            None => {
                self.taken = Some(spot);
                self.refresh();
            }
        }
    }

    /// The spots that the cursor may stand on.
    pub(super) fn candidates(&self) -> Vec<String> {
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
        self.view = self.sitting.table().view();
        self.picture = self.sitting.table().picture();
        self.choices = self.sitting.choices();
        let is_begun = |from: &String| self.choices.iter().any(|choice| choice.from.as_ref() == Some(from));
        let taken = self.taken.take().filter(is_begun);
        self.taken = taken.or_else(|| self.only_hand());
        let candidates = self.candidates();
        if !self.cursor.as_ref().is_some_and(|cursor| candidates.contains(cursor)) {
            self.cursor = candidates.into_iter().next();
        }
    }

    /// The hand that every move comes from, if so: there is nothing to choose.
    fn only_hand(&self) -> Option<String> {
        let from = self.choices.first()?.from.clone()?;
        let board = self.sitting.table().board();
        let is_hand = board.places.iter().any(|place| place.id == from && place.kind == PlaceKind::Hand);
        let is_only = self.choices.iter().all(|choice| choice.from.as_ref() == Some(&from));
        (is_hand && is_only).then_some(from)
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
        let Some((x, y)) = self.cursor.as_ref().and_then(|spot| self.picture.find(spot)) else { return };
        let distance = |spot: &String| {
            let (to_x, to_y) = self.picture.find(spot)?;
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
}
