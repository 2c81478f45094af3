//! `teahouse serve`: the page, for browsers on this machine or others.

use std::io::{self, IsTerminal as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use anyhow::Context as _;
use game::Message;
use server::{Page, Server};
use teahouse::Catalogue;

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
}

/// Serves the page until Ctrl-C.
pub fn run(arguments: Arguments, words: &'static Catalogue) -> anyhow::Result<()> {
    let say = |message: Message| line(words.text(&message));
    let listener = server::listen(arguments.listen, arguments.port)?;
    let page = Page::embedded();
    let server = Server::new(listener, page, words).context("the port cannot be used")?;
    let stopper = server.stopper();
    interrupt::catch_and(move || stopper.stop());
    let address = web_address(server.address());
    say(Message::new("serve-at").with("address", address.as_str()))?;
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
