//! Ports that are free, taken and forbidden.

use std::net::{IpAddr, Ipv4Addr, TcpListener};

use game::texts::Catalogue;
use server::{DEFAULT_PORT, Page, Server, listen};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

#[test]
fn port_zero_is_any_that_is_free() {
    let (one, two) = (listen(HERE, Some(0)).unwrap(), listen(HERE, Some(0)).unwrap());
    let ports = [one.local_addr().unwrap().port(), two.local_addr().unwrap().port()];
    assert!(ports[0] != 0 && ports[0] != ports[1]);
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_named_with_what_to_do() {
    let taken = listen(HERE, Some(0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = listen(HERE, Some(port)).unwrap_err().to_string();
    let expected = format!(
        "Port {port} is taken by another program. Name another one, or --port 0 for any that is free."
    );
    assert_eq!(error, expected);
}

#[test]
fn the_next_free_port_is_taken_where_none_was_asked_for() {
    // Other programs may hold some of these ports already.
    let mut held: Vec<TcpListener> = Vec::new();
    let mut last = DEFAULT_PORT - 1;
    let error = loop {
        match listen(HERE, None) {
            Ok(listener) => {
                let port = listener.local_addr().unwrap().port();
                assert!(port > last && port < DEFAULT_PORT + 10, "{port} after {last}");
                last = port;
                held.push(listener);
            }
            Err(error) => break error.to_string(),
        }
        assert!(held.len() <= 10);
    };
    let range = format!("The ports {DEFAULT_PORT} to {} are all taken.", DEFAULT_PORT + 9);
    assert!(error.starts_with(&range) && error.contains("--port 0"), "{error}");
}

#[test]
fn an_address_of_another_machine_is_refused() {
    // 192.0.2.0/24 is kept for documentation: no machine has it.
    let error = listen([192, 0, 2, 1].into(), Some(0)).unwrap_err().to_string();
    assert!(error.starts_with("192.0.2.1 is no address of this machine."), "{error}");
}

#[test]
fn a_server_that_is_stopped_before_it_runs_ends_at_once() {
    let server = Server::new(listen(HERE, Some(0)).unwrap(), Page::embedded(), Catalogue::english()).unwrap();
    server.stopper().stop();
    server.run().unwrap();
}
