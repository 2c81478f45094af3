//! Embeds every file of the built page. Where it has not been built the list is empty, and the server says how to build it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-env-changed=TEAHOUSE_PAGE");
    let own = || Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("page");
    let root = env::var_os("TEAHOUSE_PAGE").map_or_else(own, PathBuf::from);
    let mut files = Vec::new();
    if root.is_dir() {
        // A folder that is not there would count as changed every time.
        println!("cargo:rerun-if-changed={}", root.display());
        gather(&root, &mut files);
    }
    files.sort();
    let mut code = String::from("static EMBEDDED: &[File] = &[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let name = file.strip_prefix(&root).expect("it was found there").components();
        let name: Vec<_> = name.map(|part| part.as_os_str().to_string_lossy()).collect();
        let bytes = fs::read(file).expect("a file of the page can be read");
        let hash = blake3::hash(&bytes).to_hex();
        writeln!(
            code,
            "    File {{ path: {:?}, hash: {:?}, plain: {},",
            name.join("/"),
            &hash[..32],
            include(file)
        )
        .expect("a String takes it");
        for (field, end) in [("brotli", "br"), ("gzip", "gz")] {
            let compressed = PathBuf::from(format!("{}.{end}", file.display()));
            let bytes =
                if compressed.is_file() { format!("Some({})", include(&compressed)) } else { "None".into() };
            writeln!(code, "        {field}: {bytes},").expect("a String takes it");
        }
        code.push_str("    },\n");
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs"), code)
        .expect("the build folder is writable");
}

/// All files below a folder, but those whose names begin with a dot.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("the folder exists").flatten().map(|entry| entry.path()) {
        let is_hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.is_dir() {
            gather(&path, files);
        } else if !is_hidden {
            files.push(path);
        }
    }
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "br" || end == "gz")
}

fn include(file: &Path) -> String {
    let path = file.canonicalize().expect("the file exists").display().to_string();
    format!("include_bytes!({path:?})")
}
