//! Embeds the trained nets, so that the binary plays well on its own.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    if env::var_os("CARGO_FEATURE_NETS").is_none() {
        println!("cargo:rerun-if-changed=build.rs");
        return;
    }
    // A package has the folder inside; here it is a link, which some systems check out as a text.
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let places = [here.join("models"), here.join("../../models")];
    let root = places.into_iter().find(|place| place.is_dir()).expect("the folder models exists");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files: Vec<_> =
        fs::read_dir(&root).expect("the folder models exists").flatten().map(|e| e.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "safetensors"));
    files.sort();
    let mut code = String::from("pub(crate) static FILES: &[(&str, &[u8])] = &[\n");
    for path in files {
        let path = path.canonicalize().expect("the file exists");
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        writeln!(code, "    ({name:?}, include_bytes!({:?})),", path.display().to_string())
            .expect("a String takes it");
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("models.rs"), code)
        .expect("the build folder is writable");
}
