//! [`Settings`]: everything that decides how a net is trained.

use std::fmt;
use std::str::FromStr;

use crate::self_play::Choice;

/// A setting that does not exist, or a value it cannot have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownSetting {
    /// No setting has this name.
    #[error("there is no setting `{name}`; there are: {1}", name = game::excerpt(.0))]
    Name(String, String),
    /// The value does not fit.
    #[error("{name} = \"{}\" is not {expected}", game::excerpt(.value))]
    Value {
        /// The setting.
        name: &'static str,
        /// What was given.
        value: String,
        /// What is needed.
        expected: &'static str,
    },
}

/// How the weights follow the returns of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// A step of plain gradient descent after every position, in order: the original recipe.
    Sgd,
    /// Shuffled minibatches with Adam.
    Adam,
}

impl fmt::Display for Update {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Update::Sgd { "sgd" } else { "adam" })
    }
}

impl FromStr for Update {
    type Err = ();
    fn from_str(text: &str) -> Result<Update, ()> {
        [Update::Sgd, Update::Adam].into_iter().find(|update| update.to_string() == text).ok_or(())
    }
}

/// Widths of hidden layers, as in `128-32`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Widths(pub Vec<usize>);

impl fmt::Display for Widths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths: Vec<String> = self.0.iter().map(usize::to_string).collect();
        f.write_str(&widths.join("-"))
    }
}

impl FromStr for Widths {
    type Err = ();
    fn from_str(text: &str) -> Result<Widths, ()> {
        let widths: Option<Vec<usize>> = text
            .split('-')
            .map(|part| part.parse().ok().filter(|width| (1..=4096).contains(width)))
            .collect();
        widths.filter(|widths| widths.len() <= 4).map(Widths).ok_or(())
    }
}

macro_rules! settings {
    ($($(#[doc = $doc:literal])* $name:ident: $type:ty = $default:expr, $expected:literal, $fits:expr;)*) => {
        /// Everything that decides how a net is trained. Names here are names on the command line.
        ///
        /// Where a setting has a partner `…_end`, it moves from the one to the other in equal ratios over the
        /// games of the run.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Settings {
            $($(#[doc = $doc])* pub $name: $type,)*
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($name: $default,)* }
            }
        }

        impl Settings {
            /// Every setting with its description.
            pub const NAMES: &[(&str, &str)] = &[$((stringify!($name), concat!($($doc,)*)),)*];

            /// Changes a setting by name.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), UnknownSetting> {
                match name {
                    $(stringify!($name) => {
                        let fits: fn(&$type) -> bool = $fits;
                        let read: Option<$type> = value.parse().ok().filter(fits);
                        self.$name = read.ok_or_else(|| UnknownSetting::Value {
                            name: stringify!($name),
                            value: value.to_owned(),
                            expected: $expected,
                        })?;
                    })*
                    _ => {
                        let names: Vec<&str> = Settings::NAMES.iter().map(|(name, _)| *name).collect();
                        return Err(UnknownSetting::Name(name.to_owned(), names.join(", ")));
                    }
                }
                Ok(())
            }
        }

        /// `name=value` for every setting, parted by blanks; [`Settings::set`] reads each of them back.
        impl fmt::Display for Settings {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let parts = [$(format!("{}={}", stringify!($name), self.$name),)*];
                f.write_str(&parts.join(" "))
            }
        }
    };
}

fn is_share(x: &f32) -> bool {
    (0.0..=1.0).contains(x)
}

fn is_step(x: &f32) -> bool {
    *x > 0.0 && *x <= 1.0
}

fn is_positive(x: &f32) -> bool {
    *x > 0.0 && x.is_finite()
}

settings! {
    /// Widths of the hidden layers.
    hidden: Widths = Widths(vec![64, 16]), "one to four widths from 1 to 4096, such as 128-32", |_| true;
    /// The seed of everything random.
    seed: u64 = 1, "a whole number", |_| true;
    /// How many games to learn from.
    games: u64 = 100_000, "a whole number from 1", |&n| n > 0;
    /// How many games are played before the weights change.
    generation: usize = 16, "a whole number from 1 to 1000000", |n| (1..=1_000_000).contains(n);
    /// How the weights follow: sgd or adam.
    update: Update = Update::Sgd, "sgd or adam", |_| true;
    /// The step size at the start.
    step: f32 = 0.01, "a number above 0, at most 1", is_step;
    /// The step size at the end.
    step_end: f32 = 0.001, "a number above 0, at most 1", is_step;
    /// How much of a return comes from later positions rather than the next one, at the start.
    lambda: f32 = 0.7, "a number from 0 to 1", is_share;
    /// The same at the end.
    lambda_end: f32 = 0.7, "a number from 0 to 1", is_share;
    /// Errors of the outputs are clamped to plus or minus this (sgd).
    clamp: f32 = 1.0, "a number above 0", is_positive;
    /// In this many first moves of a game, moves are drawn rather than chosen.
    noisy_moves: u32 = 24, "a whole number", |_| true;
    /// The temperature of these draws at the start: softmax of points divided by it.
    temperature: f32 = 1.0, "a number above 0", is_positive;
    /// The temperature at the end.
    temperature_end: f32 = 0.1, "a number above 0", is_positive;
    /// The weight of Dirichlet noise in these draws at the start.
    noise: f32 = 0.25, "a number from 0 to 1", is_share;
    /// The weight of the noise at the end.
    noise_end: f32 = 0.1, "a number from 0 to 1", is_share;
    /// Whether a return stops at a drawn move that was not the best, and takes the best one's value there.
    cut: bool = false, "true or false", |_| true;
    /// The number of positions in a minibatch (adam).
    batch: usize = 2048, "a whole number from 1", |&n| n > 0;
    /// How often each generation is gone through (adam).
    epochs: u32 = 1, "a whole number from 1 to 1000", |n| (1..=1000).contains(n);
    /// How much of the average of weights each generation keeps; 0 for no average.
    average: f32 = 0.0, "a number from 0 to below 1", |x| (0.0..1.0).contains(x);
    /// The share of positions that are looked ahead from and learned; 0 learns all, without looking ahead.
    lookahead: f32 = 0.0, "a number from 0 to 1", is_share;
    /// Whether a database of exact chances, where there is one, is asked instead of the net.
    exact: bool = false, "true or false", |_| true;
}

impl Settings {
    /// The names of the recipes.
    pub const RECIPES: [&str; 3] = ["original", "generations", "refinement"];

    /// The settings of a recipe for a table of so many players, by its name.
    pub fn recipe(name: &str, players: usize) -> Option<Settings> {
        match name {
            "original" => Some(Settings::original()),
            "generations" => Some(Settings::generations().for_players(players)),
            "refinement" => Some(Settings::refinement()),
            _ => None,
        }
    }

    /// The original work's recipe: one-position steps of TD(λ), noisy openings.
    pub fn original() -> Settings {
        Settings::default()
    }

    /// Generations with frozen weights, exact returns, Adam, averaged weights.
    pub fn generations() -> Settings {
        Settings {
            // Small generations and batches: a net learns something in the first half minute, not in the fifth.
            generation: 128,
            batch: 256,
            update: Update::Adam,
            step: 0.002,
            step_end: 0.000_05,
            noisy_moves: 16,
            temperature: 0.1,
            temperature_end: 0.03,
            noise: 0.1,
            noise_end: 0.02,
            cut: true,
            average: 0.98,
            ..Settings::default()
        }
    }

    /// The same for a table of so many players. λ counts the moves of all of them; with more than two, 0.7
    /// would hardly reach a player's own next move, and nets learn far less.
    #[must_use]
    pub fn for_players(self, players: usize) -> Settings {
        if players > 2 { Settings { lambda: 0.9, lambda_end: 0.9, ..self } } else { self }
    }

    /// Goes on from a trained net: returns come from looking ahead over every roll.
    pub fn refinement() -> Settings {
        Settings {
            generation: 1024,
            batch: 2048,
            step: 0.000_5,
            step_end: 0.000_02,
            lambda: 0.0,
            lambda_end: 0.0,
            lookahead: 0.1,
            ..Settings::generations()
        }
    }

    /// How moves are chosen after so many games.
    pub(crate) fn choice_after(&self, games: u64) -> Choice {
        let now = |start, end| self.between(start, end, games);
        Choice {
            noisy_moves: self.noisy_moves,
            temperature: now(self.temperature, self.temperature_end),
            noise: now(self.noise, self.noise_end),
            lambda: now(self.lambda, self.lambda_end),
            cut: self.cut,
            lookahead: self.lookahead,
        }
    }

    /// The value of a setting that moves from `start` to `end`, after `done` of all games.
    pub(crate) fn between(&self, start: f32, end: f32, done: u64) -> f32 {
        let share = (done as f32 / self.games.max(1) as f32).min(1.0);
        if start > 0.0 && end > 0.0 {
            start * (end / start).powf(share)
        } else {
            start + (end - start) * share
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_settings_are_explained() {
        let mut settings = Settings::default();
        assert!(settings.set("lamda", "1").unwrap_err().to_string().contains("lambda"));
        let error = settings.set("hidden", "128x32").unwrap_err().to_string();
        assert_eq!(error, "hidden = \"128x32\" is not one to four widths from 1 to 4096, such as 128-32");
    }

    #[test]
    fn values_that_cannot_be_learned_with_are_refused() {
        let mut settings = Settings::default();
        let refused = "games=0 games=-1 generation=0 generation=1000000000000 hidden=0 hidden=1-2-3-4-5 step=0 step=-1 \
             step=nan step_end=inf lambda=2 lambda=-0.1 lambda=NaN clamp=0 clamp=-1 noisy_moves=-3 temperature=0 \
             temperature_end=-1 noise=5 noise_end=nan batch=0 epochs=0 epochs=4000000000 average=1 average=2 \
             lookahead=2 exact=maybe update=momentum";
        for pair in refused.split_whitespace() {
            let (name, value) = pair.split_once('=').unwrap();
            assert!(matches!(settings.set(name, value), Err(UnknownSetting::Value { .. })), "{pair}");
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn every_recipe_is_made_of_values_that_are_accepted() {
        for recipe in [Settings::original(), Settings::generations(), Settings::refinement()] {
            let mut read = Settings::default();
            for part in recipe.to_string().split(' ') {
                let (name, value) = part.split_once('=').unwrap();
                read.set(name, value).unwrap();
            }
            assert_eq!(read, recipe);
        }
    }

    #[test]
    fn schedules_move_in_equal_ratios() {
        let settings = Settings { games: 100, ..Settings::default() };
        assert_eq!(settings.between(0.01, 0.001, 0), 0.01);
        assert!((settings.between(0.01, 0.0001, 50) - 0.001).abs() < 1e-8);
        assert!((settings.between(0.01, 0.001, 500) - 0.001).abs() < 1e-9);
    }
}
