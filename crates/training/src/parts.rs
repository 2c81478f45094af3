//! Files of several parts: what they begin with, each part with its length before it, a checksum over all of it.

use crate::checkpoint::CheckpointError;
use crate::settings::Settings;

/// The bytes of a file of these parts.
pub(crate) fn write<B: AsRef<[u8]>>(magic: &[u8; 24], parts: &[B]) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    for part in parts {
        let part = part.as_ref();
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    let checksum = blake3::hash(&bytes);
    bytes.extend_from_slice(checksum.as_bytes());
    bytes
}

/// The parts of a file, if it is whole.
pub(crate) fn read<'a>(magic: &[u8; 24], bytes: &'a [u8]) -> Result<Parts<'a>, &'static str> {
    if !bytes.starts_with(magic) {
        return Err("it does not begin like one");
    }
    let (body, checksum) = bytes.split_last_chunk::<32>().ok_or("it is too short")?;
    if blake3::hash(body).as_bytes() != checksum {
        return Err("its checksum is wrong");
    }
    Ok(Parts(body.get(magic.len()..).ok_or("it is too short")?))
}

/// The parts that were not read yet.
pub(crate) struct Parts<'a>(&'a [u8]);

impl<'a> Parts<'a> {
    pub(crate) fn take(&mut self) -> Result<&'a [u8], CheckpointError> {
        let short = || CheckpointError::Damaged("it is too short");
        let (length, after) = self.0.split_first_chunk::<8>().ok_or_else(short)?;
        let length = usize::try_from(u64::from_le_bytes(*length)).map_err(|_| short())?;
        let (part, after) = after.split_at_checked(length).ok_or_else(short)?;
        self.0 = after;
        Ok(part)
    }

    pub(crate) fn number(&mut self) -> Result<u64, CheckpointError> {
        let bytes = self.take()?.try_into();
        Ok(u64::from_le_bytes(bytes.map_err(|_| CheckpointError::Damaged("a number is no number"))?))
    }

    pub(crate) fn settings(&mut self) -> Result<Settings, CheckpointError> {
        let damaged = CheckpointError::Damaged;
        let text = std::str::from_utf8(self.take()?).map_err(|_| damaged("its settings are no text"))?;
        let mut settings = Settings::default();
        for part in text.split(' ') {
            let (name, value) = part.split_once('=').ok_or(damaged("its settings are no settings"))?;
            settings.set(name, value)?;
        }
        Ok(settings)
    }
}
