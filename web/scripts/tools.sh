#!/usr/bin/env bash
# What the page is built with: names everything that is missing at once, with how to get it, before anything is built.
set -euo pipefail
WASM=wasm32-unknown-unknown
missing=()

has() { command -v "$1" >/dev/null; }

# Whether version $1 is at least 20.19, which Vite asks for.
is_new_enough() {
  IFS=. read -r major minor _ <<<"${1#v}"
  [[ $major -gt 20 || ( $major -eq 20 && $minor -ge 19 ) ]]
}

if ! has cargo || ! has rustc; then
  missing+=("Rust (cargo, rustc), 1.95 or newer: https://rustup.rs")
elif [ ! -d "$(rustc --print target-libdir --target $WASM)" ]; then
  # rustup fetches it in seconds; a Rust from elsewhere has it in a package of its own.
  { has rustup && rustup target add $WASM >&2; } ||
    missing+=("Rust's target $WASM: rustup target add $WASM, or your system's package for it (libstd-rust-dev-wasm32 on Debian)")
fi
if ! has node; then
  missing+=("Node 20.19 or newer: https://nodejs.org, or your system's package nodejs")
elif ! is_new_enough "$(node --version)"; then
  missing+=("Node 20.19 or newer, this is $(node --version): https://nodejs.org")
fi
has npm || missing+=("npm: it comes with Node from https://nodejs.org, or as your system's package npm")

if [ ${#missing[@]} -gt 0 ]; then
  echo "The page cannot be built here yet. What is missing:" >&2
  printf '  - %s\n' "${missing[@]}" >&2
  echo "The game in the terminal needs Rust alone: make play" >&2
  exit 1
fi
