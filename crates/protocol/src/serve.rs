//! A session on a stream of lines.

use std::io::{self, BufReader, Read};

use crate::mailbox::{Letter, hear};
use crate::{Complaint, Handle, Next, Session, split_word};

/// Answers the lines of an input until `quit`, until the input ends, or until [`Handle::end`].
///
/// The input is read in a thread of its own, so that `stop`, `quit` and the end of the input are heard while a line
/// waits for something to be over. That thread lives until the input ends.
///
/// # Errors
/// When the input cannot be read, or the output is gone.
pub fn serve(mut session: Session, input: impl Read + Send + 'static) -> io::Result<()> {
    let handle = session.handle();
    session.output.on_loss({
        let handle = handle.clone();
        move || handle.end()
    });
    let listener = handle.clone();
    std::thread::Builder::new().spawn(move || listen(input, &listener))?;
    let ended = answer_all(&mut session, &handle);
    handle.mailbox().end();
    session.finish();
    ended.and(session.output.loss())
}

fn answer_all(session: &mut Session, handle: &Handle) -> io::Result<()> {
    while let Some(letter) = handle.mailbox().take() {
        match letter {
            Letter::Line(line) => {
                if session.line(&line)? == Next::Ends {
                    break;
                }
            }
            Letter::TooLong => session.complain(&Complaint::LineTooLong)?,
            Letter::End(why) => return why,
        }
    }
    Ok(())
}

fn listen(input: impl Read, handle: &Handle) {
    let mut input = BufReader::new(input);
    loop {
        let letter = hear(&mut input);
        match &letter {
            Letter::Line(line) => match split_word(line).0 {
                "stop" => handle.stop(),
                "quit" => handle.close(),
                _ => {}
            },
            Letter::TooLong => {}
            Letter::End(_) => {
                handle.close();
                handle.mailbox().put(letter);
                return;
            }
        }
        if !handle.mailbox().put(letter) {
            return;
        }
    }
}
