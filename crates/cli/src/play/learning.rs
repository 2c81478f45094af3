//! A net learns the rules of a game before it is played, where none comes with Teahouse.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{DiceGame, Roster};
use game::Message;
use indicatif::{ProgressBar, ProgressStyle};
use net::ModelError;
use teahouse::AnyGame;
use training::quick::{Learned, QuickPlan, QuickProgress, cached_net, recall_or_learn};

use super::menu::Asker;
use super::setting::{lacks_net, learned_before};
use crate::interrupt;

/// How long a net learns unless something else is said.
pub const SECONDS: u64 = 30;

/// Whether a net shall learn first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// For so many seconds.
    Learn(u64),
    /// Not at all.
    Refrain,
    /// Whatever is answered to the question.
    Ask,
}

/// What came of it.
#[derive(Default)]
pub struct Lesson {
    /// The net that was made.
    pub net: Option<PathBuf>,
    /// What to say about it.
    pub news: Vec<String>,
    /// Whether the person would rather leave.
    pub is_left: bool,
}

/// Lets a net learn these rules if none plays them and that is wished.
pub fn prepare(game: &AnyGame, wish: Wish, asker: &Asker) -> anyhow::Result<Lesson> {
    let only =
        |code: &'static str| Lesson { news: vec![asker.say(&Message::new(code))], ..Lesson::default() };
    let is_wanted = matches!(wish, Wish::Learn(_));
    if let AnyGame::Mill(_) = game {
        return Ok(if is_wanted { only("terminal-learn-mill") } else { Lesson::default() });
    }
    if !lacks_net(game) {
        return Ok(if is_wanted { only("terminal-learn-net-there") } else { Lesson::default() });
    }
    if learned_before(game).is_some() {
        return Ok(only("terminal-learned-known"));
    }
    let seconds = match wish {
        Wish::Learn(seconds) => seconds,
        Wish::Refrain => return Ok(Lesson::default()),
        Wish::Ask => {
            let question = asker.say(&Message::new("terminal-learn-question"));
            let yes = asker.say(&Message::new("terminal-learn-yes").with("seconds", SECONDS));
            let no = asker.say(&Message::new("terminal-learn-no"));
            match asker.choose(&question, &[yes, no], 0)? {
                Some(0) => SECONDS,
                Some(_) => return Ok(Lesson::default()),
                None => return Ok(Lesson { is_left: true, ..Lesson::default() }),
            }
        }
    };
    match game {
        AnyGame::Nardi(game) => learn(game.as_ref(), seconds, asker),
        AnyGame::Ludo(game) => learn(game.as_ref(), seconds, asker),
        AnyGame::Mill(_) => Ok(Lesson::default()),
    }
}

fn learn<G: DiceGame + Roster>(game: &G, seconds: u64, asker: &Asker) -> anyhow::Result<Lesson> {
    interrupt::catch();
    let time = Duration::from_secs(seconds);
    // How fast it learns is planned by the number of games, so that there are as many as the time may be enough for.
    let usual = QuickPlan::default();
    let games = usual.games.saturating_mul(seconds.div_ceil(SECONDS));
    let plan = QuickPlan { time: Some(time), games, ..usual };
    let bar = ProgressBar::new(seconds);
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos} / {len} s").ok();
    bar.set_style(style.unwrap_or_else(ProgressStyle::default_bar));
    let name = Message::new("terminal-learning").with("rules", teahouse::name_of(game.variant()));
    bar.set_message(asker.say(&name));
    let progress = bar.clone();
    let mut on_progress = move |so_far: &QuickProgress| {
        // Whichever is used up first ends it: the time or the games.
        let of_games = seconds as f64 * so_far.games as f64 / so_far.of.max(1) as f64;
        progress.set_position(so_far.elapsed.as_secs().max(of_games as u64).min(seconds));
    };
    let mut news = Vec::new();
    let folder = engine::cache_folder();
    // Enough is enough: what was learned until Ctrl-C is played with, and the next Ctrl-C is another matter.
    let stop: &AtomicBool = interrupt::flag();
    let learned = recall_or_learn(game, folder.as_deref(), &plan, stop, &mut on_progress, &mut |text| {
        news.push(text.to_owned());
    });
    bar.finish_and_clear();
    interrupt::forgive();
    let learned = learned?;
    let seats = (0..game.seats()).filter(|&seat| game.is_seated(seat)).count();
    news.push(summary(&learned, seats, asker));
    let kept =
        folder.map(|folder| cached_net(&folder, &game.variant().digest())).filter(|file| file.is_file());
    let net = match kept {
        Some(net) => net,
        None => lay_aside(&learned)?,
    };
    Ok(Lesson { net: Some(net), news, is_left: false })
}

fn summary(learned: &Learned, seats: usize, asker: &Asker) -> String {
    let message = Message::new("terminal-learned").with("games", learned.games);
    let Some(strength) = learned.strength else { return asker.say(&message) };
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let message = Message::new("terminal-learned-strength").with("learned", message);
    let message = message.with("percent", percent(strength.win_rate));
    let message = message.with("even", percent(1.0 / seats.max(1) as f64));
    asker.say(&message.with("error", percent(strength.win_rate_ci95)))
}

/// A net that the cache does not have, as a file for this game alone.
fn lay_aside(learned: &Learned) -> Result<PathBuf, ModelError> {
    let file = std::env::temp_dir().join(format!("teahouse-{}.safetensors", std::process::id()));
    net::save(&file, &learned.model.net, &learned.model.card)?;
    Ok(file)
}
