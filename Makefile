# Two commands for everybody: `make run` starts Teahouse, `make test` checks it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: help run build test test-long fuzz bench fmt lint wasm package deny clean

# Recorded positions of public engines, checked when they are there.
RECORDED ?= ../shared/conformance
VENV := .venv
PEER := $(VENV)/bin/python tests/peers

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

WASM := wasm32-unknown-unknown

wasm:            ## the library for web pages: no clock, files or threads of its own
	@test -d "$$(rustc --print target-libdir --target $(WASM))" || rustup target add $(WASM) || \
	  { echo "the target $(WASM) is missing: rustup target add $(WASM)"; exit 1; }
	RUSTFLAGS="-D warnings" cargo build --quiet --target $(WASM) --package teahouse-engine --no-default-features
	RUSTFLAGS="-D warnings" cargo build --quiet --target $(WASM) --package teahouse --no-default-features
	RUSTFLAGS="-D warnings" cargo build --quiet --target $(WASM) --package teahouse --no-default-features --features nets

# Every crate but the one for tests alone.
PACKAGE := cargo package --quiet --allow-dirty --workspace --exclude teahouse-testkit --exclude teahouse-hostile
LIST := cargo package --quiet --allow-dirty --list --package

package:         ## every crate can be packed, with all rules and nets inside
	$(PACKAGE) --no-verify --exclude-lockfile
	diff <(find rules -type f | sort) <($(LIST) teahouse-tables | grep ^rules/ | sort)
	diff <(find locales -type f | sort) <($(LIST) teahouse-texts | grep ^locales/ | sort)
	diff <(find models -name '*.safetensors' | sort) <($(LIST) teahouse-engine | grep ^models/ | sort)

test: lint wasm package $(VENV)/.peers ## everything that must be true
	cargo test --workspace --quiet # builds target/debug/teahouse as well
	$(PEER)/openspiel_nine_mens_morris.py target/debug/teahouse --games 60
	$(PEER)/openspiel_maedn.py target/debug/teahouse --games 15 --seed 1
	@if [ -x "$(RECORDED)/check" ]; then \
	  "$(RECORDED)/check" --binary target/debug/teahouse --limit 400; \
	else \
	  echo "no recorded positions at $(RECORDED): the fixtures in crates/*/tests hold a sample"; \
	fi

test-long: build $(VENV)/.all-peers deny fuzz ## the same with far more positions, deeper perft, and the peers at length
	$(PACKAGE) # and builds what was packed
	TEAHOUSE_LONG=1 cargo test --release --workspace
	$(PEER)/openspiel_nine_mens_morris.py target/release/teahouse --games 2000
	$(PEER)/openspiel_maedn.py target/release/teahouse --games 300
	$(PEER)/ludopy_games.py target/release/teahouse --games 200 --moves 200000
	@if [ -x "$(RECORDED)/check" ]; then "$(RECORDED)/check" --binary target/release/teahouse; fi

FUZZ_SECONDS ?= 10
FUZZ_TARGETS := $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))
# The flags of cargo fuzz are not stable yet; nothing here needs a sanitizer, since only net's kernels are unsafe.
FUZZ := RUSTC_BOOTSTRAP=1 cargo fuzz
FUZZ_LIMITS := -max_total_time=$(FUZZ_SECONDS) -timeout=20 -rss_limit_mb=2048 -print_final_stats=1

fuzz:            ## new hostile inputs for every target, FUZZ_SECONDS for each
	command -v cargo-fuzz >/dev/null || cargo install --locked --quiet cargo-fuzz
	$(FUZZ) build --sanitizer none
	@for target in $(FUZZ_TARGETS); do \
	  found=fuzz/found/$$target; mkdir -p $$found; \
	  $(FUZZ) run --sanitizer none $$target $$found fuzz/corpus/$$target -- $(FUZZ_LIMITS) >$$found.log 2>&1 || \
	    { tail -40 $$found.log; exit 1; }; \
	  echo "$$target: $$(sed -n 's/^stat::number_of_executed_units: *//p' $$found.log) inputs"; \
	done

bench: $(VENV)/.all-peers ## speed, beside public peers in the same run
	$(VENV)/bin/python bench/compare.py

deny:            ## licences and sources of the dependencies
	command -v cargo-deny >/dev/null || cargo install --locked --quiet cargo-deny
	cargo deny check bans licenses sources

# The public engines that tests and benchmarks compare with, from PyPI.
$(VENV)/.peers: tests/peers/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(VENV)/.all-peers: tests/peers/requirements-long.txt $(VENV)/.peers
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

clean:           ## remove what was built
	cargo clean
	rm -rf $(VENV)
