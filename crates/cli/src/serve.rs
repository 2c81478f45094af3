//! `teahouse serve`: the page and the tables that people share, for browsers on this machine or others.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use game::Message;
use server::{DoorOptions, HostOptions, Limits, Log, Page, Server, Tables};
use store::Retain;
use teahouse::Catalogue;

use crate::database;
use crate::interrupt;
use crate::output::line;

/// Arguments of `teahouse serve`.
#[derive(clap::Args)]
pub struct Arguments {
    /// The port, 0 for any that is free; 7654 or one of the next if left out
    #[arg(long)]
    port: Option<u16>,
    /// The address to listen at: this machine alone, unless told otherwise; 0.0.0.0 for everybody who can reach it
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// Open the page in a browser; so it is done on a desktop
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Open no browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
    #[command(flatten)]
    tables: TableArguments,
}

/// What is said about the tables that people share.
#[derive(clap::Args)]
struct TableArguments {
    /// Where tables are kept: a file, or postgres://USER@HOST/DATABASE, which several servers may share; what TEAHOUSE_DATABASE says, or a file of your own, if left out
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// Serve the page alone, without tables
    #[arg(long, conflicts_with = "database")]
    no_tables: bool,
    /// Forget games so many days after they were over; they are kept for ever if left out
    #[arg(long, value_name = "DAYS")]
    retain: Option<u32>,
    /// Another address of the page, such as https://tea.example, if a proxy changes the name; may be given more than once
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    /// A proxy stands before the server: who asks is what its X-Forwarded-For says
    #[arg(long)]
    behind_proxy: bool,
    /// Say what happens, a line of JSON each, on the error output
    #[arg(long)]
    log: bool,
    /// Let one address do as much as it likes: for measuring, and among friends
    #[arg(long)]
    no_limits: bool,
}

/// Serves the page until Ctrl-C.
pub fn run(arguments: Arguments, words: &'static Catalogue) -> anyhow::Result<()> {
    let say = |message: Message| line(words.text(&message));
    let listener = server::listen(arguments.listen, arguments.port)?;
    let page = Page::embedded();
    let mut server = Server::new(listener, page, words).context("the port cannot be used")?;
    let stopper = server.stopper();
    interrupt::catch_and(move || stopper.stop());
    let kept = open_tables(&mut server, &arguments.tables, words)?;
    let address = web_address(server.address());
    say(Message::new("serve-at").with("address", address.as_str()))?;
    if let Some(database) = kept {
        say(Message::new("serve-tables").with("database", database))?;
    }
    if arguments.listen.is_unspecified() {
        say(Message::new("serve-for-all"))?;
    }
    if !page.is_built() {
        say(Message::new("serve-page-not-built"))?;
    }
    if arguments.open || !arguments.no_open && is_desktop() && io::stdout().is_terminal() {
        // The listener is there already, so the browser's first request waits for the server and not the other way round.
        if let Err(error) = open::that_detached(&address) {
            let message = Message::new("serve-cannot-open").with("address", address.as_str());
            say(message.with("problem", error.to_string()))?;
        }
    }
    server.run().context("the server ended")
}

/// Opens the tables, unless there are to be none, and says where they are kept.
fn open_tables(
    server: &mut Server,
    arguments: &TableArguments,
    words: &'static Catalogue,
) -> anyhow::Result<Option<String>> {
    if arguments.no_tables {
        return Ok(None);
    }
    let database = database::address(arguments.database.clone())?;
    let shown = database::shown(&database);
    let refused = |problem: String| {
        let message = Message::new("serve-tables-refused").with("database", shown.as_str());
        anyhow!(words.text(&message.with("problem", problem)))
    };
    if !database.contains("://")
        && let Some(folder) = Path::new(&database).parent()
    {
        std::fs::create_dir_all(folder).map_err(|error| refused(error.to_string()))?;
    }
    let days = |days: u32| Duration::from_secs(24 * 3600 * u64::from(days));
    let defaults = HostOptions::default();
    let retain = Retain { finished: arguments.retain.map(days), ..defaults.retain };
    let door = DoorOptions {
        limits: if arguments.no_limits { Limits::none() } else { Limits::default() },
        origins: arguments.origin.clone(),
        is_behind_proxy: arguments.behind_proxy,
    };
    let log = if arguments.log { Log::to(log_line) } else { Log::default() };
    let tables =
        Tables { database, host: HostOptions { retain, ..defaults }, door, log, ..Tables::default() };
    server.open_tables(tables).map_err(|error| refused(words.text(&error.message())))?;
    Ok(Some(shown))
}

fn log_line(line: &str) {
    // Where nobody reads the log, the tables go on all the same.
    let _ = writeln!(io::stderr(), "{line}");
}

/// What to type into a browser on this machine.
fn web_address(bound: SocketAddr) -> String {
    let reachable = match bound.ip() {
        IpAddr::V4(address) if address.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(address) if address.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        address => address,
    };
    format!("http://{}/", SocketAddr::new(reachable, bound.port()))
}

/// Whether somebody sits before a desktop on which a browser can appear.
fn is_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_one_a_browser_on_this_machine_can_open() {
        let shown = |bound: &str| web_address(bound.parse().unwrap());
        assert_eq!(shown("127.0.0.1:7654"), "http://127.0.0.1:7654/");
        assert_eq!(shown("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(shown("[::]:7654"), "http://[::1]:7654/");
        assert_eq!(shown("192.168.1.5:9"), "http://192.168.1.5:9/");
    }
}
