//! Writes a net in half precision: `halve FROM TO`, two files. The page fetches such nets.
#![allow(missing_docs)]

use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let [from, to] = names.as_slice() else {
        return Err("expected two files: the net, and where to write it".into());
    };
    let (net, mut card) = net::load(Path::new(from))?;
    card.history.push("written in half precision".into());
    std::fs::write(to, net::write_half(&net, &card))?;
    Ok(())
}
