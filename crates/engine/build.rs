//! Lists the trained nets, so that any build knows which one its rules want, and embeds them where they are wanted inside,
//! so that the binary plays well on its own.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::Value;

fn main() {
    // A package has the folder inside; here it is a link, which some systems check out as a text.
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let places = [here.join("models"), here.join("../../models")];
    let root = places.into_iter().find(|place| place.is_dir()).expect("the folder models exists");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files: Vec<_> =
        fs::read_dir(&root).expect("the folder models exists").flatten().map(|e| e.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "safetensors"));
    files.sort();
    let mut code = String::from("static LISTED: &[Listed] = &[\n");
    for path in &files {
        writeln!(code, "    {},", listed(path)).expect("a String takes it");
    }
    code.push_str("];\n");
    if env::var_os("CARGO_FEATURE_NETS").is_some() {
        code.push_str("static FILES: &[(&str, &[u8])] = &[\n");
        for path in &files {
            let place = path.canonicalize().expect("the file exists").display().to_string();
            writeln!(code, "    ({:?}, include_bytes!({place:?})),", name(path)).expect("a String takes it");
        }
        code.push_str("];\n");
    }
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("models.rs"), code)
        .expect("the build folder is writable");
}

fn name(path: &Path) -> String {
    path.file_stem().expect("it has a name").to_string_lossy().into_owned()
}

/// What a file says about its net, as a `Listed`.
fn listed(path: &Path) -> String {
    let bytes = fs::read(path).expect("the file can be read");
    let card = card(&bytes).unwrap_or_else(|| panic!("{} is no net of Teahouse", path.display()));
    let field = |name: &str| card[name].as_str().expect("the fields of a net are texts");
    let inputs = field("shape").split('-').next().unwrap_or_default();
    format!(
        "Listed {{ name: {:?}, inputs: {inputs}, rules_id: {:?}, rules_digest: {:?}, feature_set: {:?}, outputs: {:?} }}",
        name(path),
        field("rules_id"),
        field("rules_digest"),
        field("feature_set"),
        field("outputs"),
    )
}

/// The card in the header of a safetensors file: a length, and JSON whose metadata has the card as a text.
fn card(bytes: &[u8]) -> Option<Value> {
    let length = usize::try_from(u64::from_le_bytes(*bytes.first_chunk()?)).ok()?;
    let header: Value = serde_json::from_slice(bytes.get(8..8usize.checked_add(length)?)?).ok()?;
    serde_json::from_str(header["__metadata__"]["teahouse"].as_str()?).ok()
}
