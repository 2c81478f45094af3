//! Teahouse: Long Nardi, Ludo and Mill behind one interface.
//!
//! A variant is a rule file; [`game()`] opens one, built in or your own. A [`Table`] is a game in progress: it
//! knows what is legal and why not, takes back and plays again. An [`Advisor`] plays, at ten levels, and says
//! what a position is worth.
//!
//! # A whole game
//! ```
//! let game = teahouse::game("long-nardi").unwrap();
//! let mut table = game.table();
//! let mut advisor = teahouse::advisor(&game);
//! while table.turn() != teahouse::Turn::Over {
//!     if table.roll_by_seed(2026).is_none() {
//!         let advice = advisor.at_level(table.as_ref(), 3, 2026).unwrap();
//!         table.act(advice.best().unwrap()).unwrap();
//!     }
//! }
//! let verdict = table.verdict().unwrap();
//! assert!(["white", "black"].contains(&verdict.result.as_str()));
//! ```
//!
//! # What is legal, and why not
//! ```
//! let mut table = teahouse::game("long-nardi").unwrap().table();
//! table.act("r63").unwrap();
//! let legal: Vec<String> = table.legal().into_iter().map(|action| action.text).collect();
//! assert_eq!(legal, ["24/21", "24/18"]);
//! let reason = table.why_not("24/20").unwrap().unwrap();
//! assert_eq!(reason.code, "no-such-die");
//! table.act("24/18,18/15").unwrap();
//! assert_eq!(table.fen(), "N5/3A2/o5/6 b -");
//! assert_eq!(table.undo().as_deref(), Some("18/15"));
//! ```
//!
//! # What a position is worth, and what to play
//! ```
//! let game = teahouse::game("nine-mens-morris").unwrap();
//! let mut table = game.table();
//! for action in ["d6", "f4", "b4", "d2"] {
//!     table.act(action).unwrap();
//! }
//! let mut advisor = teahouse::advisor(&game);
//! let evaluation = advisor.evaluate(table.as_ref()).unwrap();
//! assert!((evaluation.wins.iter().sum::<f64>() - 1.0).abs() < 1e-6);
//! let advice = advisor.best(table.as_ref()).unwrap();
//! table.act(advice.best().unwrap()).unwrap();
//! ```
//!
//! # What every move of a game was worth
//! ```
//! let game = teahouse::game("long-nardi").unwrap();
//! let mut table = game.table();
//! for event in ["r63", "24/18,18/15", "r52", "12/7,7/5", "r41", "24/20,15/14"] {
//!     table.act(event).unwrap();
//! }
//! let settings = teahouse::ReviewSettings::default();
//! let mut reviewer = teahouse::reviewer(&game, table.as_ref(), &settings).unwrap();
//! while !reviewer.step() {}
//! let review = reviewer.review();
//! assert_eq!((review.decisions.len(), review.rolls.len()), (3, 3));
//! assert!(review.decisions[0].is_forced() && review.decisions[2].loss > 0.0);
//! ```
//!
//! # A variant of one's own
//! ```
//! let game = teahouse::game_from_text("id = \"two-off-the-head\"\nextends = \"long-nardi\"\nhead.limit = 2").unwrap();
//! assert!(game.explain_in(teahouse::Catalogue::english()).contains("head"));
//! let wrong = teahouse::game_from_text("id = \"mine\"\nextends = \"long-nardi\"\nhead.limitt = 2").err().unwrap();
//! assert!(wrong.to_string().contains("head.limit"));
//! ```
//!
//! # Records
//! ```
//! use teahouse::Record;
//! let mut table = teahouse::game("three-mens-morris").unwrap().table();
//! table.act(&table.legal()[0].text.clone()).unwrap();
//! let text = Record::of(table.as_ref(), None, &[("White", "Ann"), ("Black", "Levon")]).to_string();
//! let record = &Record::read_all(&text).unwrap()[0];
//! assert_eq!(record.replay().unwrap().fen(), table.fen());
//! ```
//!
//! # A board to draw
//! ```
//! let table = teahouse::game("ludopy").unwrap().table();
//! let (board, view) = (table.board(), table.view());
//! for pile in &view.pieces {
//!     let place = board.places.iter().find(|place| place.id == pile.place).unwrap();
//!     assert!(place.x <= board.width && place.y <= board.height);
//! }
//! ```
//!
//! This crate holds nothing of its own; it gathers what most programs need. Code that must be fast takes the
//! family crates themselves, through [`with_game!`].

pub use engine;
pub use engine::{
    Advice, AdviceError, Advisor, Evaluation, Limits, Line, Opponent, Review, ReviewSettings, Reviewer,
    Settings, advisor, advisor_with_net, opponent, reviewer,
};
pub use game::{BoardView, Catalogue, Message, MoveView, Turn, Verdict};
pub use tables::*;
