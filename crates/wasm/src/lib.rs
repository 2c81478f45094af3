//! The engine for the browser: a message in, a message out.
//!
//! A page starts this module in a Web Worker, writes a request as JSON and reads the answer: `{"ok": …}` or
//! `{"error": …}`. Everything is asked of the rules and the players; nothing is decided here. The messages are those of
//! [`messages`]; TypeScript knows them from `web/src/engine/messages.ts`, which is made from there.
//!
//! ```
//! let mut desk = wasm::Desk::new(engine::Clock::NONE);
//! let opened = desk.answer(r#"{"ask": "open", "rules": {"id": "nine-mens-morris"}}"#, &[]);
//! assert!(opened.starts_with(r#"{"ok":{"table":1,"#));
//! let refused = desk.answer(r#"{"ask": "act", "table": 1, "text": "a2"}"#, &[]);
//! assert!(refused.starts_with(r#"{"error":"#));
//! ```

mod desk;
mod exchanging;
pub mod messages;
#[cfg(target_arch = "wasm32")]
mod module;
mod review;
mod tutor;
mod views;

pub use desk::Desk;
