//! `backup` and `restore` with a real database, as whoever runs a server uses them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A database of the first version, with three tables.
const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/fixtures/version1.db");

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("teahouse-backup-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::copy(TABLES, folder.join("tables.db")).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn run(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
        for name in ["HOME", "XDG_STATE_HOME", "TEAHOUSE_STATE", "TEAHOUSE_DATABASE"] {
            command.env_remove(name);
        }
        command.args(arguments).env("LC_ALL", "C").envs(variables.iter().copied());
        command.current_dir(&self.0).output().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn said(output: &Output) -> (bool, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

fn done(text: &str) -> (bool, String, String) {
    (true, format!("{text}\n"), String::new())
}

fn tables_in(path: &Path) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = store::Store::open(path.to_str().unwrap(), store::Options::default()).await.unwrap();
        let mut found = Vec::new();
        for id in ["waiting", "playing", "finished"] {
            let events = store.read(id, 0).await.unwrap();
            found.push(format!("{id} {}", events.len()));
        }
        store.close().await;
        found
    })
}

#[test]
fn what_was_backed_up_comes_back_with_everything_in_it() {
    let folder = Folder::new("whole");
    let made = folder.run(&["backup", "copy.db", "--database", "tables.db"], &[]);
    assert_eq!(said(&made), done("copy.db holds all tables as they are now."));
    let back = folder.run(&["restore", "copy.db", "--to", "new.db"], &[]);
    let wanted = "The tables are in new.db. \"teahouse serve --database new.db\" goes on with them.";
    assert_eq!(said(&back), done(wanted));
    assert_eq!(tables_in(&folder.file("new.db")), ["waiting 1", "playing 3", "finished 2"]);
}

#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new("taken");
    std::fs::write(folder.file("taken"), "mine").unwrap();
    for arguments in
        [["backup", "taken", "--database", "tables.db"], ["restore", "tables.db", "--to", "taken"]]
    {
        let (is_good, out, error) = said(&folder.run(&arguments, &[]));
        assert!(!is_good && out.is_empty());
        assert_eq!(error, "teahouse: taken is there already, and is not overwritten.\n");
    }
    assert_eq!(std::fs::read_to_string(folder.file("taken")).unwrap(), "mine");
}

#[test]
fn what_is_damaged_is_neither_backed_up_nor_restored() {
    let folder = Folder::new("damaged");
    let whole = std::fs::read(TABLES).unwrap();
    std::fs::write(folder.file("half.db"), &whole[..whole.len() / 2]).unwrap();
    for arguments in
        [["backup", "copy.db", "--database", "half.db"], ["restore", "half.db", "--to", "copy.db"]]
    {
        let (is_good, _, error) = said(&folder.run(&arguments, &[]));
        assert!(!is_good);
        assert!(error.starts_with("teahouse: half.db is not a whole database of Teahouse: "), "{error}");
        assert!(!folder.file("copy.db").exists());
    }
}

#[test]
fn the_database_is_the_one_named_else_that_of_the_environment_else_that_of_the_user() {
    let folder = Folder::new("where");
    let state = folder.file("state");
    std::fs::create_dir_all(state.join("teahouse")).unwrap();
    std::fs::rename(folder.file("tables.db"), state.join("teahouse/tables.db")).unwrap();
    let state = state.to_str().unwrap();
    let ask = |to: &str, variables: &[(&str, &str)]| said(&folder.run(&["backup", to], variables));
    assert!(ask("a.db", &[("XDG_STATE_HOME", state)]).0);
    assert!(ask("b.db", &[("TEAHOUSE_DATABASE", "a.db"), ("XDG_STATE_HOME", "nowhere")]).0);
    let (is_good, _, error) = ask("c.db", &[("TEAHOUSE_DATABASE", ""), ("HOME", "nowhere")]);
    assert!(!is_good && error.contains("nowhere/.local/state/teahouse/tables.db: "), "{error}");
    let (is_good, _, error) = ask("c.db", &[]);
    let wanted = "Name a file with --database, or set TEAHOUSE_DATABASE.";
    assert!(!is_good && error.contains(wanted), "{error}");
    let named = ["backup", "d.db", "--database", "b.db"];
    assert!(folder.run(&named, &[("TEAHOUSE_DATABASE", "none.db")]).status.success());
}
