//! Memory and disk: how much is asked for, and how much there is.

use std::path::Path;

use anyhow::bail;
use game::Message;

/// Bytes written as a number with K, M, G or T behind it; powers of 1000.
pub fn read_size(text: &str) -> Result<u64, String> {
    let expected = || Message::new("solve-size").to_string();
    let text = text.trim().to_ascii_uppercase();
    let text = text.trim_end_matches('B');
    let units = [('K', 1e3), ('M', 1e6), ('G', 1e9), ('T', 1e12)];
    let found = units.iter().find_map(|&(letter, unit)| Some((text.strip_suffix(letter)?, unit)));
    let (number, unit) = found.unwrap_or((text, 1.0));
    let number: f64 = number.trim().parse().map_err(|_| expected())?;
    let bytes = number * unit;
    if (1.0..1e18).contains(&bytes) { Ok(bytes as u64) } else { Err(expected()) }
}

/// A size for people.
pub fn shown(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes.div_ceil(1000)),
        1_000_000..10_000_000_000 => format!("{} MB", bytes.div_ceil(1_000_000)),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

/// Refuses work that the machine has no memory or no disk for, as far as it says so.
pub fn check(memory: u64, disk: u64, folder: &Path) -> anyhow::Result<()> {
    let lacks = |code: &'static str, needed: u64, there: u64| {
        Message::new(code).with("needed", shown(needed)).with("there", shown(there))
    };
    if let Some(there) = free_memory().filter(|&there| there < memory) {
        bail!("{}", lacks("solve-no-memory", memory, there));
    }
    if let Some(there) = free_disk(folder).filter(|&there| there < disk) {
        bail!("{}", lacks("solve-no-disk", disk, there).with("folder", folder.display().to_string()));
    }
    Ok(())
}

/// What Linux says can be had without swapping; other systems are not asked.
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kibibytes)
}

/// What is free where a folder is, or will be.
#[cfg(unix)]
fn free_disk(folder: &Path) -> Option<u64> {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let found = rustix::fs::statvfs(there).ok()?;
    Some(found.f_bavail * found.f_frsize)
}

#[cfg(not(unix))]
fn free_disk(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_numbers_with_a_unit() {
        assert_eq!(read_size("3G"), Ok(3_000_000_000));
        assert_eq!(read_size("1.5 gb"), Ok(1_500_000_000));
        assert_eq!(read_size("500M"), Ok(500_000_000));
        assert_eq!(read_size("4096"), Ok(4096));
        for wrong in ["", "G", "-1G", "lots", "nan", "1e30"] {
            assert!(read_size(wrong).is_err(), "{wrong}");
        }
    }
}
