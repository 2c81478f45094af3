# Two commands for everybody: `make run` starts Teahouse, `make test` checks it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: help run build test test-long bench fmt lint deny peers clean

# Recorded positions of public engines, checked when they are there.
RECORDED ?= ../shared/conformance
VENV := .venv

help:            ## this list
	@grep -E '^[a-z-]+: .*##' Makefile | sed -E 's/: .*## /\t/' | expand -t 14

run:             ## build and start the game in the terminal
	cargo run --release --quiet --package teahouse-cli

build:           ## the release binary, target/release/teahouse
	cargo build --release --package teahouse-cli

fmt:             ## format the code
	cargo fmt --all

lint:            ## formatting and clippy, warnings are errors
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings

test: lint peers ## everything that must be true; about ten minutes on two cores
	cargo test --workspace --quiet
	cargo build --quiet --package teahouse-cli
	$(VENV)/bin/python tests/openspiel_mill.py --binary target/debug/teahouse --games 60
	@if [ -x "$(RECORDED)/check" ]; then \
	  "$(RECORDED)/check" --binary target/debug/teahouse --limit 400; \
	else \
	  echo "no recorded positions at $(RECORDED): the fixtures in crates/*/tests cover a sample"; \
	fi

test-long: build peers deny ## the same with far more positions, deeper perft, and the peers themselves
	TEAHOUSE_LONG=1 cargo test --release --workspace
	$(VENV)/bin/python tests/openspiel_mill.py --binary target/release/teahouse --games 2000
	@if [ -x "$(RECORDED)/check" ]; then "$(RECORDED)/check" --binary target/release/teahouse; fi

bench: peers     ## speed, beside public peers in the same run
	$(VENV)/bin/python bench/compare.py

deny:            ## licences and sources of the dependencies
	command -v cargo-deny >/dev/null || cargo install --locked --quiet cargo-deny
	cargo deny check bans licenses sources

# The public engines that tests and benchmarks compare with, from PyPI.
peers: $(VENV)/.installed

$(VENV)/.installed: tests/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement tests/requirements.txt
	touch $@

clean:           ## remove what was built
	cargo clean
	rm -rf $(VENV)
