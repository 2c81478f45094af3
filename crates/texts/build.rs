//! Embeds every language, so that adding one means adding a folder and nothing else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is said by the edges alone, which have all languages inside or bring their own texts: builds with nothing but
/// English, such as the engine of a page, leave it out.
const OF_EDGES: [&str; 13] = [
    "analyse", "batch", "fair", "host", "learning", "online", "page", "protocol", "report", "serve", "solve",
    "store", "terminal",
];

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut code = String::from("pub(crate) static LOCALES: &[(&str, &[(&str, &str)])] = &[\n");
    let has_all = env::var_os("CARGO_FEATURE_LANGUAGES").is_some();
    let has_fair = env::var_os("CARGO_FEATURE_FAIR").is_some();
    let is_wanted = |path: &PathBuf| path.is_dir() && (has_all || name(path) == "en");
    for folder in sorted(&root).into_iter().filter(is_wanted) {
        println!("cargo:rerun-if-changed={}", folder.display());
        writeln!(code, "    ({:?}, &[", name(&folder)).expect("a String takes it");
        let is_said = |path: &PathBuf| {
            let (is_text, name) = (path.extension().is_some_and(|end| end == "ftl"), name(path));
            is_text && (has_all || has_fair && name == "fair" || !OF_EDGES.contains(&name.as_str()))
        };
        for file in sorted(&folder).into_iter().filter(is_said) {
            println!("cargo:rerun-if-changed={}", file.display());
            let path = if has_all { file.clone() } else { without_comments(&file) };
            let path = path.canonicalize().expect("the file exists").display().to_string();
            writeln!(code, "        ({:?}, include_str!({path:?})),", name(&file))
                .expect("a String takes it");
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("locales.rs"), code)
        .expect("the build folder is writable");
}

/// A copy of a file without what it says to translators, which is an eighth of its bytes.
fn without_comments(file: &Path) -> PathBuf {
    let text = fs::read_to_string(file).expect("the file is a text");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let copy = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(format!("{}.ftl", name(file)));
    fs::write(&copy, lines.collect::<Vec<_>>().join("\n")).expect("the build folder is writable");
    copy
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder exists").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_stem().expect("it has a name").to_string_lossy().into_owned()
}
