//! Checkpoints: a training on disk, from which it goes on as if it had never stopped.
//!
//! A checkpoint holds the settings, how far the training has come, the net, the average of nets if there is one
//! and Adam's moments, each with its length before it, then a checksum over all of it.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use net::{Adam, Average, Block, Card, ModelError, Net};

use crate::parts;
use crate::settings::{Settings, UnknownSetting};
use crate::trainer::Trainer;

const MAGIC: &[u8; 24] = b"teahouse-checkpoint-1\n\0\0";

/// The largest checkpoint that is read: four nets of the largest size, and a little.
const MAX_BYTES: u64 = 5 * net::MAX_FILE_BYTES;

/// Why a checkpoint cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file cannot be read or written.
    #[error("{}: {cause}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// The file is not a checkpoint, or not all of it.
    #[error("not a whole checkpoint of Teahouse: {0}")]
    Damaged(&'static str),
    /// A net inside it cannot be read.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// A setting inside it is unknown.
    #[error(transparent)]
    Setting(#[from] UnknownSetting),
    /// It belongs to a training with other settings.
    #[error(
        "the checkpoint was made with {found}, and now it is to be {expected}; a training goes on with its own settings only"
    )]
    Settings {
        /// The settings asked for, where they differ.
        expected: String,
        /// Those of the checkpoint.
        found: String,
    },
}

impl Trainer {
    /// The bytes of a checkpoint.
    pub fn to_bytes(&self) -> Vec<u8> {
        let like = |blocks: &[Block]| {
            let mut net = self.net.clone();
            net.parameters_mut().copy_from_slice(blocks);
            net::write(&net, &Card::default())
        };
        let steps = self.adam.as_ref().map_or(0, |adam| adam.steps);
        let averaged = self.average.as_ref().map_or(0, |average| average.count);
        let mut parts = vec![self.settings.to_string().into_bytes()];
        parts.extend([self.games, self.generations, steps, averaged].map(|n| n.to_le_bytes().to_vec()));
        parts.push(net::write(&self.net, &self.card));
        if let Some(average) = &self.average {
            parts.push(like(average.net.parameters()));
        }
        if let Some(adam) = &self.adam {
            parts.push(like(&adam.first));
            parts.push(like(&adam.second));
        }
        parts::write(MAGIC, &parts)
    }

    /// Reads a checkpoint.
    pub fn from_bytes(bytes: &[u8]) -> Result<Trainer, CheckpointError> {
        let damaged = CheckpointError::Damaged;
        let mut parts = parts::read(MAGIC, bytes).map_err(damaged)?;
        let settings = parts.settings()?;
        let (games, generations) = (parts.number()?, parts.number()?);
        let (steps, averaged) = (parts.number()?, parts.number()?);
        let (net, card) = net::read(parts.take()?)?;
        let mut trainer = Trainer::from_net(net, card.clone(), settings);
        (trainer.card, trainer.games, trainer.generations) = (card, games, generations);
        let shape = trainer.net.shape().clone();
        let mut like = || -> Result<Net, CheckpointError> {
            let (net, _) = net::read(parts.take()?)?;
            if *net.shape() == shape { Ok(net) } else { Err(damaged("its nets differ in shape")) }
        };
        if trainer.average.is_some() {
            trainer.average = Some(Average { net: like()?, count: averaged });
        }
        if let Some(adam) = &mut trainer.adam {
            let (first, second) = (like()?, like()?);
            *adam = Adam { steps, ..adam.clone() };
            adam.first.copy_from_slice(first.parameters());
            adam.second.copy_from_slice(second.parameters());
        }
        Ok(trainer)
    }

    /// Writes a checkpoint, whole or not at all.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let written = net::replace_file(path, |file| file.write_all(&self.to_bytes()));
        written.map_err(|cause| CheckpointError::Io { path: path.to_owned(), cause })
    }

    /// Reads a checkpoint from its file.
    pub fn load(path: &Path) -> Result<Trainer, CheckpointError> {
        let failed = |cause| CheckpointError::Io { path: path.to_owned(), cause };
        Trainer::from_bytes(&net::read_file(path, MAX_BYTES).map_err(failed)?)
    }

    /// Goes on from a checkpoint that was made with these settings.
    pub fn resume(path: &Path, settings: &Settings) -> Result<Trainer, CheckpointError> {
        let trainer = Trainer::load(path)?;
        let mut expected = settings.clone();
        expected.hidden = trainer.settings.hidden.clone();
        if trainer.settings != expected {
            let (expected, found) = differences(&expected.to_string(), &trainer.settings.to_string());
            return Err(CheckpointError::Settings { expected, found });
        }
        Ok(trainer)
    }
}

/// The words that differ between two texts of as many words.
fn differences(first: &str, second: &str) -> (String, String) {
    let pairs = first.split(' ').zip(second.split(' ')).filter(|(first, second)| first != second);
    let (first, second): (Vec<_>, Vec<_>) = pairs.unzip();
    (first.join(" "), second.join(" "))
}
