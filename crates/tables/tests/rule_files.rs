//! Rule files of one's own: what is opened, what they extend, and what is said about those that are wrong.

use std::path::{Path, PathBuf};

use game::rules::{MAX_FILE_BYTES, Problem};
use tables::RulesError;

/// A folder for the files of one test, which goes away with it.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("teahouse-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the system's folder for such things is writable");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::create_dir_all(Path::new(&path).parent().expect("it lies in a folder")).expect("writable");
        std::fs::write(&path, text).expect("the folder is writable");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed does no harm in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn refusal(name: &str) -> String {
    match tables::game(name) {
        Ok(_) => panic!("{name} is a game"),
        Err(error) => error.to_string(),
    }
}

fn problems(name: &str) -> Vec<Problem> {
    match tables::game(name) {
        Err(RulesError::Wrong { problems, .. }) => problems.0,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("{name} is a game"),
    }
}

#[test]
fn a_file_of_two_megabytes_is_refused_at_once() {
    let folder = Folder::new("large");
    let path = folder.write("large.toml", vec![b'['; 2 << 20]);
    assert_eq!(
        refusal(&path),
        format!("cannot read {path}: it has 2097152 bytes, and a rule file has {MAX_FILE_BYTES} at most")
    );
    let fits = format!("id = \"a\"\nextends = \"fevga\"\n#{}", "x".repeat(MAX_FILE_BYTES - 28));
    assert_eq!(fits.len(), MAX_FILE_BYTES);
    assert!(tables::game(&folder.write("fits.toml", fits)).is_ok());
}

#[test]
fn the_largest_file_is_read_to_its_last_byte() {
    let folder = Folder::new("last-byte");
    let line = "\nextends = \"fevga\"";
    let text = format!("id = \"a\"\n#{}{line}", "x".repeat(MAX_FILE_BYTES - line.len() - 10));
    assert_eq!(text.len(), MAX_FILE_BYTES);
    assert!(tables::game(&folder.write("largest.toml", text)).is_ok());
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_says_it_is_empty_and_is_too_large_is_refused() {
    // The names in the kernel: plain, said to hold nothing, and several megabytes long.
    let path = "/proc/kallsyms";
    if std::fs::read(path).map_or(0, |bytes| bytes.len()) <= MAX_FILE_BYTES {
        return; // a machine that keeps these names to itself
    }
    assert_eq!(std::fs::metadata(path).map(|about| about.len()).ok(), Some(0));
    let said = refusal(path);
    assert!(said.contains(&format!("{MAX_FILE_BYTES} at most")), "{said}");
}

#[test]
fn folders_are_no_rule_files() {
    let folder = Folder::new("folder");
    std::fs::create_dir_all(folder.0.join("rules.toml")).expect("writable");
    let path = folder.path("rules.toml");
    assert_eq!(refusal(&path), format!("cannot read {path}: it is a folder"));
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused_and_not_waited_for() {
    let folder = Folder::new("pipe");
    let path = folder.path("pipe.toml");
    assert!(std::process::Command::new("mkfifo").arg(&path).status().expect("mkfifo is there").success());
    let endless = folder.path("zero.toml");
    std::os::unix::fs::symlink("/dev/zero", &endless).expect("the folder is writable");
    let child = folder.write("child.toml", "id = \"child\"\nextends = \"pipe.toml\"\n");
    // A reader that waited would wait for ever; this thread waits for it a while.
    let (send, receive) = std::sync::mpsc::channel();
    let asked = [path.clone(), endless.clone(), child];
    std::thread::spawn(move || send.send(asked.map(|name| refusal(&name))));
    let said = receive.recv_timeout(std::time::Duration::from_secs(60)).expect("all are refused at once");
    assert_eq!(said[0], format!("cannot read {path}: it is no plain file"));
    assert_eq!(said[1], format!("cannot read {endless}: it is no plain file"));
    assert!(said[2].contains(&format!("cannot read {path}: it is no plain file")), "{}", said[2]);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let folder = Folder::new("bytes");
    let path = folder.write("bytes.toml", [0xff, 0xfe, 0]);
    assert_eq!(refusal(&path), format!("cannot read {path}: it is not text in UTF-8"));
}

#[test]
fn a_circle_of_files_is_named_in_one_line() {
    let folder = Folder::new("circle");
    let first = folder.write("a.toml", "id = \"a\"\nextends = \"sub/b.toml\"\n");
    folder.write("sub/b.toml", "id = \"b\"\nextends = \"c.toml\"\nno_such_option = 1\n");
    folder.write("sub/c.toml", "id = \"c\"\nextends = \"../a.toml\"\n");
    let said = refusal(&first);
    let circle = format!("{first} → sub/b.toml → c.toml → {first}");
    assert_eq!(
        said,
        format!(
            "{first}: line 2, column 11: the files extend one another in a circle: {circle} \
             (help: let one of them extend something else, or nothing)"
        )
    );
    // A file before the circle is told the same.
    let before = folder.write("before.toml", "id = \"before\"\nextends = \"sub/b.toml\"\n");
    let found = problems(&before);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].arguments, [("circle", "sub/b.toml → c.toml → ../a.toml → sub/b.toml".into())]);
    let itself = folder.write("itself.toml", "id = \"itself\"\nextends = \"./itself.toml\"\n");
    assert!(refusal(&itself).contains(&format!("in a circle: {itself} → {itself} ")), "{}", refusal(&itself));
}

#[test]
fn a_chain_of_files_has_an_end() {
    let folder = Folder::new("chain");
    folder.write("f0.toml", "id = \"f\"\nextends = \"mensch\"\npieces = 3\n");
    for i in 1..40 {
        folder.write(&format!("f{i}.toml"), format!("id = \"f\"\nextends = \"f{}.toml\"\n", i - 1));
    }
    // The family's own file stands at the other end of the chain.
    let longest = tables::variant(&folder.path("f14.toml")).expect("sixteen files are not too many");
    assert_eq!(longest.values.int("pieces"), 3);
    for i in [15, 39] {
        let found = problems(&folder.path(&format!("f{i}.toml")));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].message().to_string(), "more than 16 files extend one another");
    }
}

#[test]
fn a_text_from_outside_extends_no_file_even_one_that_is_there() {
    let folder = Folder::new("outside");
    let path = folder.write("secret.toml", "id = \"secret-rules\"\nextends = \"fevga\"\nhead.limit = 7\n");
    let text = |parent: &str| format!("id = \"a\"\nextends = {parent:?}\n");
    // It is a rule file, and one from inside extends it.
    assert!(tables::game(&folder.write("inside.toml", text(&path))).is_ok());
    let up = format!("../../../../../../..{path}");
    for parent in [path.as_str(), up.as_str(), "file:///etc/passwd", "/etc/passwd", "rules/nardi/fevga.toml"]
    {
        let error = match tables::game_from_text(&text(parent)) {
            Ok(_) => panic!("{parent} was opened"),
            Err(error) => error.to_string(),
        };
        assert!(error.contains("there is no variant") && !error.contains("secret-rules"), "{error}");
    }
    assert!(tables::game_from_text(&text("fevga")).is_ok());
}

#[test]
fn a_parent_that_is_wrong_is_named_with_its_first_problem() {
    let folder = Folder::new("parent");
    folder.write("c.toml", "id = \"c\"\nfamily = \"ludo\"\npieces = 9\npeices = 2\n");
    folder.write("b.toml", "id = \"b\"\nextends = \"c.toml\"\n");
    let first = folder.write("a.toml", "id = \"a\"\nextends = \"b.toml\"\n");
    let found = problems(&first);
    assert_eq!(found.len(), 1);
    assert_eq!(
        found[0].message().to_string(),
        "c.toml is wrong: line 3, column 10: pieces: 9 is not in the range 1 to 4 (help: expected a whole number from 1 to 4)"
    );
    let unknown = folder.write("d.toml", "id = \"d\"\nextends = \"menshc\"\n");
    let found = problems(&unknown);
    assert_eq!(
        found[0].to_string(),
        "line 2, column 11: there is no variant \"menshc\" to extend (help: did you mean \"mensch\"?)"
    );
}

#[test]
fn a_misspelt_variant_is_answered_with_the_one_that_was_meant() {
    for (typo, meant) in
        [("long-nard", "long-nardi"), ("parchi", "parchis"), ("nine-mens-moris", "nine-mens-morris")]
    {
        match tables::game(typo).err().expect("there is no such variant") {
            RulesError::Unknown { suggestion, .. } => assert_eq!(suggestion.as_deref(), Some(meant)),
            other => panic!("{other}"),
        }
        assert!(refusal(typo).contains(&format!("did you mean {meant}?")), "{}", refusal(typo));
    }
    assert!(!refusal("backgammon").contains("did you mean"), "{}", refusal("backgammon"));
}

#[test]
fn combinations_and_wrong_values_of_every_family_are_told_at_once() {
    let folder = Folder::new("both");
    for (text, codes) in [
        (
            "extends = \"long-nardi\"\nmatch.crawford = true\nhead.limit = 99\n",
            ["rules-combination-crawford", "rules-out-of-range"],
        ),
        (
            "extends = \"mensch\"\nboard.loop = 42\npieces = 99\n",
            ["rules-combination-loop", "rules-out-of-range"],
        ),
        (
            "extends = \"six-mens-morris\"\nhas_diagonal_lines = true\nmay_fly = 3\n",
            ["rules-combination-no-diagonals", "rules-wrong-type"],
        ),
        (
            "family = \"mill\"\nboard.layout = \"own\"\nboard.points = [[1]]\nmay_fly = 3\n",
            ["rules-board-no-point", "rules-wrong-type"],
        ),
    ] {
        let path = folder.write("both.toml", format!("id = \"both\"\n{text}"));
        let found: Vec<&str> = problems(&path).iter().map(|problem| problem.code).collect();
        assert_eq!(found, codes, "{text}");
    }
}
