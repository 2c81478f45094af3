//! The bear-off database of Nardi over twelve points.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, bail};
use engine::nardi::{BearOff, BearOffError, cached_bear_off};

use crate::output::{self, WholeFile};
use crate::simulate::progress_bar;

/// Solves the last twelve points of Nardi, once.
pub fn run(out: Option<PathBuf>) -> anyhow::Result<()> {
    let path = match out {
        Some(path) => path,
        None => cached_bear_off().context("there is no home folder for the cache; name a file with --out")?,
    };
    match BearOff::open(&path).and_then(|database| database.verify()) {
        Ok(()) => return output::line(format_args!("{} is there already", path.display())),
        Err(error) if error.is_absence() => {}
        // What is no database may be something that somebody needs.
        Err(error @ BearOffError::NoDatabase { .. }) => return Err(error).context("nothing was written"),
        Err(error) => {
            refuse_others(&path)?;
            output::line(error)?;
        }
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    // Better now than after minutes.
    drop(WholeFile::create(&path)?);
    let started = Instant::now();
    let bar = progress_bar(1000, "thousandths");
    let database = BearOff::half(|share| bar.set_position((1000.0 * share) as u64));
    bar.finish_and_clear();
    database.save(&path)?;
    output::line(format_args!("{} after {:.0} s", path.display(), started.elapsed().as_secs_f64()))
}

/// A folder, a pipe or a device cannot become a database.
fn refuse_others(path: &Path) -> anyhow::Result<()> {
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        bail!("cannot write {}: it is no plain file", path.display());
    }
    Ok(())
}
