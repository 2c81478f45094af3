//! Where answers go.

use std::io::{self, ErrorKind, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where answers go, from any thread.
#[derive(Clone)]
pub struct Output(Arc<Mutex<Pen>>);

struct Pen {
    writer: Box<dyn Write + Send>,
    /// Why nothing can be written any more.
    loss: Option<ErrorKind>,
    on_loss: Option<Box<dyn Fn() + Send>>,
}

impl Output {
    /// Answers to this writer.
    pub fn new(writer: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(Pen { writer: Box::new(writer), loss: None, on_loss: None })))
    }

    fn pen(&self) -> MutexGuard<'_, Pen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who wants to know when the answers have no reader any more.
    pub(crate) fn on_loss(&self, on_loss: impl Fn() + Send + 'static) {
        self.pen().on_loss = Some(Box::new(on_loss));
    }

    /// Whether everything could be written so far.
    pub(crate) fn loss(&self) -> io::Result<()> {
        self.pen().loss.map_or(Ok(()), |kind| Err(kind.into()))
    }

    /// Writes something as a whole: nothing comes in between.
    pub(crate) fn say(&self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        let mut pen = self.pen();
        let written = write(&mut pen.writer).and_then(|()| pen.writer.flush());
        if let Err(error) = &written {
            pen.loss = Some(error.kind());
            if let Some(on_loss) = &pen.on_loss {
                on_loss();
            }
        }
        written
    }
}
