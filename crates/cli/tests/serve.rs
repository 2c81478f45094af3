//! `teahouse serve`: the real binary, asked by a real client.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    /// The address it printed, such as `127.0.0.1:7654`.
    address: String,
}

impl Serving {
    fn start(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut first = String::new();
        out.read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {first:?}"));
        let address = address.split('/').next().unwrap().to_owned();
        Serving { child, out, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Ends it with a signal; what it still printed and the errors.
    fn end(mut self, signal: &str) -> (String, String) {
        let sent = Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let (mut rest, mut errors) = (String::new(), String::new());
        self.out.read_to_string(&mut rest).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{signal}: {status:?} {errors}");
        (rest, errors)
    }
}

fn serve(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    let state = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve-state");
    command.arg("serve").args(arguments.split_whitespace()).env("TEAHOUSE_STATE", state);
    command
}

fn fails(arguments: &str) -> String {
    let output = serve(arguments).output().unwrap();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn it_prints_its_address_answers_there_and_ends_cleanly_on_every_signal() {
    for signal in ["INT", "TERM", "HUP"] {
        let serving = Serving::start(&mut serve("--port 0 --no-open"));
        assert!(serving.address.starts_with("127.0.0.1:"), "{}", serving.address);
        let answer = serving.get("/");
        assert!(answer.contains("content-security-policy: default-src 'none'"), "{answer}");
        assert!(answer.contains("Teahouse"), "{answer}");
        let built = answer.starts_with("HTTP/1.1 200");
        let (rest, errors) = serving.end(signal);
        assert_eq!(rest.contains("make page"), !built, "a page that is missing is said to be: {rest}");
        assert_eq!(errors, "");
    }
}

#[test]
fn a_port_that_is_taken_is_said_to_be() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = fails(&format!("--port {port} --no-open"));
    assert_eq!(
        error,
        format!(
            "teahouse: Port {port} is taken by another program. Name another one, or --port 0 for any that is free.\n"
        )
    );
}

#[test]
fn ports_and_addresses_of_nonsense_are_refused() {
    for (arguments, named) in [
        ("--port 65536", "65536"),
        ("--port -1", "-1"),
        ("--port tea", "tea"),
        ("--listen teahouse.example", "teahouse.example"),
        ("--listen 192.0.2.1 --port 0", "192.0.2.1"),
    ] {
        let error = fails(arguments);
        assert!(error.contains(named) && !error.contains("panicked"), "{arguments}: {error}");
    }
}

#[test]
fn everybody_is_let_in_only_when_asked_for() {
    let serving = Serving::start(&mut serve("--listen 0.0.0.0 --port 0 --no-open"));
    assert!(serving.address.starts_with("127.0.0.1:"), "an address that opens: {}", serving.address);
    assert!(serving.get("/").starts_with("HTTP/1.1 "));
    let (rest, _) = serving.end("TERM");
    assert!(rest.contains("Everybody who can reach this machine"), "{rest}");
}

/// A folder with a program that browsers are opened with, which writes down what it was asked for.
fn desktop(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let program = folder.join("xdg-open");
    std::fs::write(
        &program,
        format!("#!/bin/sh\necho \"$1\" > {}/part\nmv {0}/part {0}/opened\n", folder.display()),
    )
    .unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn on(folder: &Path, arguments: &str) -> Command {
    let mut command = serve(arguments);
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{}:{path}", folder.display())).env("DISPLAY", ":7");
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_browser_is_opened_with_the_address_when_asked_for() {
    let folder = desktop("serve-open");
    let serving = Serving::start(&mut on(&folder, "--port 0 --open"));
    let started = Instant::now();
    while !folder.join("opened").exists() {
        assert!(started.elapsed() < Duration::from_secs(60), "no browser came");
        std::thread::sleep(Duration::from_millis(5));
    }
    let opened = std::fs::read_to_string(folder.join("opened")).unwrap();
    assert_eq!(opened.trim(), format!("http://{}/", serving.address));
    serving.end("INT");
}

#[cfg(target_os = "linux")]
#[test]
fn no_browser_is_opened_from_a_script_or_when_not_wanted() {
    for arguments in ["--port 0", "--port 0 --no-open", "--port 0 --open --no-open"] {
        let folder = desktop("serve-no-open");
        let serving = Serving::start(&mut on(&folder, arguments));
        assert!(serving.get("/").starts_with("HTTP/1.1 "));
        serving.end("INT");
        assert!(!folder.join("opened").exists() && !folder.join("part").exists(), "{arguments}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_machine_without_a_browser_is_told_to_open_the_address_itself() {
    let mut command = serve("--port 0 --open");
    command.env("PATH", "/nowhere");
    let serving = Serving::start(&mut command);
    assert!(serving.get("/").starts_with("HTTP/1.1 "));
    let address = format!("Open http://{}/ yourself.", serving.address);
    let (rest, _) = serving.end("INT");
    assert!(rest.contains("No browser could be started") && rest.contains(&address), "{rest}");
}

#[test]
fn tables_outlive_the_server_and_the_log_tells_of_them() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve-tables");
    let _ = std::fs::remove_dir_all(&folder);
    let database = folder.join("deep/tables.db").display().to_string();
    let arguments = format!("--port 0 --no-open --log --database {database}");
    let serving = Serving::start(&mut serve(&arguments));
    let body = "{\"rules\": {\"id\": \"nine-mens-morris\"}, \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"person\"}]}";
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    let table = answer.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let (rest, log) = serving.end("TERM");
    assert!(rest.contains(&database), "{rest}");
    assert!(log.lines().any(|line| line.contains("table made") && line.contains(&table)), "{log}");
    let again = Serving::start(&mut serve(&arguments));
    let record = again.get(&format!("/api/tables/{table}/record"));
    assert!(record.contains("[Rules \"nine-mens-morris\"]"), "{record}");
    again.end("INT");
}

#[test]
fn without_tables_there_is_the_page_alone() {
    let serving = Serving::start(&mut serve("--port 0 --no-open --no-tables"));
    assert!(!serving.get("/api/tables").contains("application/json"));
    assert!(!serving.get("/metrics").contains("teahouse_events_total"));
    serving.end("TERM");
}

#[test]
fn a_database_that_cannot_be_used_is_named_without_its_password() {
    let error = fails("--port 0 --no-open --database postgres://ann:secret@127.0.0.1:1/tea");
    assert!(error.contains("127.0.0.1:1/tea") && !error.contains("secret"), "{error}");
    let folder = fails("--port 0 --no-open --database /proc/nowhere/tables.db");
    assert!(folder.contains("/proc/nowhere/tables.db"), "{folder}");
    assert!(fails("--no-tables --database x").contains("--database"));
}
