//! What Teahouse says to people.
//!
//! Whoever has something to say makes a [`Message`]: a stable code and named arguments. The words stand in one
//! catalogue, `locales/<language>/*.ftl` ([Fluent](https://projectfluent.org)), where the code is the name of
//! the message. So programs can tell messages apart, and another language needs no change in the code.
//!
//! ```
//! use texts::{Catalogue, Message};
//! let message = Message::new("dice-due");
//! assert_eq!(message.to_string(), "The dice have to be rolled first.");
//! assert_eq!(Catalogue::of("en").unwrap().text(&message), message.to_string());
//! ```

mod catalogue;
mod message;
#[cfg(feature = "serde")]
mod serial;
mod spoken;

pub use catalogue::{Catalogue, Incomplete, languages};
pub use message::{Argument, Message, all, any, lines};
pub use spoken::{speaking, spoken};
