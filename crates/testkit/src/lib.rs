//! For tests only: slow, obviously correct reference generators, and one suite that every game passes.
//!
//! The references are written from the rule documents alone. They share no code with the family crates: they
//! read option values and FEN texts, and answer with texts, so that a misunderstanding in one place cannot
//! hide in the other.

pub mod conformance;
pub mod counting;
pub mod ludo;
pub mod mill;
pub mod mixes;
pub mod nardi;
#[cfg(unix)]
pub mod postgres;
pub mod random_play;
pub mod shipped;

/// Whether the long checks were asked for (`make test-long`).
pub fn is_long() -> bool {
    std::env::var_os("TEAHOUSE_LONG").is_some_and(|value| value == "1")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// Where cargo does not look for tests by itself, a file that nobody names would never run.
    #[test]
    fn every_file_of_tests_is_in_a_program() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie in a folder");
        let mut named = 0;
        for folder in fs::read_dir(crates).expect("the folder is there").flatten() {
            let Ok(program) = fs::read_to_string(folder.path().join("tests/all.rs")) else { continue };
            let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).expect("it is a crate");
            for file in fs::read_dir(folder.path().join("tests")).expect("it has tests").flatten() {
                let name = file.file_name().into_string().expect("names are plain");
                let Some(name) = name.strip_suffix(".rs") else { continue };
                let is_named = program.contains(&format!("mod {name};\n"))
                    || manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
                assert!(is_named, "{} is in no program: name it in tests/all.rs", file.path().display());
                named += 1;
            }
        }
        assert!(named > 80, "only {named} files of tests were found");
    }
}
