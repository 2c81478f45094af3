//! Embeds every rule file, so that adding a variant means adding one file and nothing else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    // A package has the folder inside; here it is a link, which some systems check out as a text.
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let places = [here.join("rules"), here.join("../../rules")];
    let root = places.into_iter().find(|place| place.is_dir()).expect("the folder rules exists");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files: Vec<PathBuf> = Vec::new();
    for family in fs::read_dir(&root).expect("the folder rules exists").flatten().map(|entry| entry.path()) {
        if family.is_dir() {
            println!("cargo:rerun-if-changed={}", family.display());
            files.extend(fs::read_dir(&family).expect("a folder").flatten().map(|entry| entry.path()));
        }
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let mut code = String::from("pub(crate) static FILES: &[(&str, &str)] = &[\n");
    for path in files {
        let path = path.canonicalize().expect("the file exists");
        let id = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        writeln!(code, "    ({id:?}, include_str!({:?})),", path.display().to_string())
            .expect("a String takes it");
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("rule_files.rs"), code)
        .expect("the build folder is writable");
}
