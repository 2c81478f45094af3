//! How much one address may do, so that nobody slows the others down.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::host::lock;

/// So often, with so much at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many a second in the long run.
    pub per_second: f64,
}

/// What one address may do, and all together.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of one address that ask something, at a time.
    pub connections_of_one: usize,
    /// Connections that one address opens.
    pub arrivals_of_one: Rate,
    /// WebSockets in all.
    pub sockets: usize,
    /// WebSockets of one address.
    pub sockets_of_one: usize,
    /// Messages on one WebSocket.
    pub messages: Rate,
    /// Messages of one address on all its WebSockets.
    pub messages_of_one: Rate,
    /// Tables that one address makes.
    pub tables_of_one: Rate,
    /// Other requests to the tables of one address.
    pub requests_of_one: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections_of_one: 64,
            arrivals_of_one: Rate { burst: 200.0, per_second: 50.0 },
            sockets: 20_000,
            sockets_of_one: 100,
            messages: Rate { burst: 40.0, per_second: 8.0 },
            messages_of_one: Rate { burst: 400.0, per_second: 100.0 },
            tables_of_one: Rate { burst: 20.0, per_second: 1.0 / 30.0 },
            requests_of_one: Rate { burst: 60.0, per_second: 10.0 },
        }
    }
}

impl Limits {
    /// So much that nobody comes to the end of it.
    pub fn none() -> Limits {
        let much = Rate { burst: 1e9, per_second: 1e9 };
        Limits {
            connections_of_one: usize::MAX,
            arrivals_of_one: much,
            sockets: 100_000,
            sockets_of_one: usize::MAX,
            messages: much,
            messages_of_one: much,
            tables_of_one: much,
            requests_of_one: much,
        }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// Nothing was taken yet.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, at: now }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        self.left = (self.left + gained).min(rate.burst);
        self.at = now;
        let is_there = self.left >= 1.0;
        if is_there {
            self.left -= 1.0;
        }
        is_there
    }
}

/// What an address has done.
struct Guest {
    connections: usize,
    sockets: usize,
    arrivals: Bucket,
    messages: Bucket,
    tables: Bucket,
    requests: Bucket,
    seen: Instant,
}

/// Everybody who came.
pub struct Guests {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Guest>>,
}

/// After so long without a word an address is forgotten.
const FORGET_AFTER: Duration = Duration::from_secs(600);

/// How many addresses are known before those that were silent are forgotten.
const MANY: usize = 4096;

impl Guests {
    /// Nobody has come yet.
    pub fn new(limits: Limits) -> Arc<Guests> {
        Arc::new(Guests { limits, known: Mutex::default() })
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    fn with<T>(&self, address: IpAddr, look: impl FnOnce(&mut Guest, &Limits, Instant) -> T) -> T {
        let (now, limits) = (Instant::now(), &self.limits);
        let mut known = lock(&self.known);
        if known.len() >= MANY {
            known.retain(|_, guest| guest.sockets + guest.connections > 0 || now - guest.seen < FORGET_AFTER);
        }
        let guest = known.entry(network(address)).or_insert_with(|| Guest {
            connections: 0,
            sockets: 0,
            arrivals: Bucket::full(limits.arrivals_of_one, now),
            messages: Bucket::full(limits.messages_of_one, now),
            tables: Bucket::full(limits.tables_of_one, now),
            requests: Bucket::full(limits.requests_of_one, now),
            seen: now,
        });
        guest.seen = now;
        look(guest, limits, now)
    }

    /// Whether an address may make another table.
    pub fn may_make(&self, address: IpAddr) -> bool {
        self.with(address, |guest, limits, now| guest.tables.take(limits.tables_of_one, now))
    }

    /// Whether an address may ask something else.
    pub fn may_ask(&self, address: IpAddr) -> bool {
        self.with(address, |guest, limits, now| guest.requests.take(limits.requests_of_one, now))
    }

    /// Whether an address may send another message.
    pub fn may_send(&self, address: IpAddr) -> bool {
        self.with(address, |guest, limits, now| guest.messages.take(limits.messages_of_one, now))
    }

    /// A place for another connection of an address, until it is dropped; `None` if there are enough, or too many came.
    pub fn arrive(self: &Arc<Guests>, address: IpAddr) -> Option<Place> {
        let is_room = self.with(address, |guest, limits, now| {
            let is_room = guest.connections < limits.connections_of_one
                && guest.arrivals.take(limits.arrivals_of_one, now);
            guest.connections += usize::from(is_room);
            is_room
        });
        is_room.then(|| Place { guests: self.clone(), address, of: |guest| &mut guest.connections })
    }

    /// A place for another WebSocket of an address, until it is dropped; `None` if there are enough.
    pub fn place(self: &Arc<Guests>, address: IpAddr) -> Option<Place> {
        let is_room = self.with(address, |guest, limits, _| {
            let is_room = guest.sockets < limits.sockets_of_one;
            guest.sockets += usize::from(is_room);
            is_room
        });
        is_room.then(|| Place { guests: self.clone(), address, of: |guest| &mut guest.sockets })
    }
}

/// A place for a connection or a WebSocket.
pub struct Place {
    guests: Arc<Guests>,
    /// Whose.
    pub address: IpAddr,
    /// Where it is counted.
    of: fn(&mut Guest) -> &mut usize,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.guests.with(self.address, |guest, _, _| {
            let places = (self.of)(guest);
            *places = places.saturating_sub(1);
        });
    }
}

/// What counts as one address: with IPv6 a household has a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => IpAddr::V4(mapped),
            None => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOW: Rate = Rate { burst: 2.0, per_second: 1.0 };

    #[test]
    fn a_bucket_gives_what_it_has_and_fills_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::full(SLOW, start);
        let at = |millis| start + Duration::from_millis(millis);
        let taken: Vec<bool> = [0, 0, 0, 900, 1_000, 1_100].map(|time| bucket.take(SLOW, at(time))).to_vec();
        assert_eq!(taken, [true, true, false, false, true, false]);
        let after_hours: Vec<bool> = [9_000_000; 3].map(|time| bucket.take(SLOW, at(time))).to_vec();
        assert_eq!(after_hours, [true, true, false], "no more than a burst is saved up");
    }

    #[test]
    fn connections_are_counted_while_they_last_and_as_they_come() {
        let rate = Rate { burst: 4.0, per_second: 1e-9 };
        let limits = Limits { connections_of_one: 2, arrivals_of_one: rate, ..Limits::none() };
        let guests = Guests::new(limits);
        let (one, two): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let first = [guests.arrive(one), guests.arrive(one)];
        assert!(first.iter().all(Option::is_some) && guests.arrive(one).is_none(), "two at a time");
        assert!(guests.arrive(two).is_some());
        drop(first);
        assert!(guests.arrive(one).is_some() && guests.arrive(one).is_some(), "their places are free again");
        assert!(guests.arrive(one).is_none(), "four have come");
    }

    #[test]
    fn addresses_have_limits_of_their_own_and_networks_share_them() {
        let limits = Limits { sockets_of_one: 2, tables_of_one: SLOW, ..Limits::default() };
        let guests = Guests::new(limits);
        let (one, two): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let places = [guests.place(one), guests.place(one)];
        assert!(places.iter().all(Option::is_some) && guests.place(one).is_none());
        assert!(guests.place(two).is_some());
        drop(places);
        assert!(guests.place(one).is_some(), "a place is free again");
        assert!(
            guests.may_make(one) && guests.may_make(one) && !guests.may_make(one) && guests.may_make(two)
        );
        let home: [IpAddr; 2] = ["2001:db8::1", "2001:db8::2:1"].map(|text| text.parse().unwrap());
        assert_eq!(network(home[0]), network(home[1]));
        assert_ne!(network(home[0]), network("2001:db8:0:1::1".parse().unwrap()));
        assert_eq!(network("::ffff:192.0.2.1".parse().unwrap()), one);
    }
}
