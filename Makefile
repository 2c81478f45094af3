# Two commands for everybody: `make run` starts Teahouse, `make test` checks it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: help run play build page wheel tools test test-python test-long fuzz bench solve-nine fmt lint wasm package deny clean

# Recorded positions of public engines, checked when they are there.
RECORDED ?= ../shared/conformance
VENV := .venv
PEER := $(VENV)/bin/python tests/peers
TARGET := $(or $(CARGO_TARGET_DIR),target)
RUFF := $(VENV)/bin/ruff
PYTHON_SOURCES := crates/python examples

# The page. Its engine uses the 128-bit vectors that every browser of today has.
WASM := wasm32-unknown-unknown
ENGINE_PROFILE := page
ENGINE_FLAGS := -C target-feature=+simd128
ENGINE_BUILT := $(TARGET)/$(WASM)/$(ENGINE_PROFILE)/wasm.wasm
ENGINE := web/built/engine.wasm
# The check of dice, which the page fetches when somebody wants it.
VERIFY_PROFILE := verify
VERIFY_BUILT := $(TARGET)/$(WASM)/$(VERIFY_PROFILE)/verify.wasm
VERIFY := web/built/verify.wasm
# The endgames of Mill, which the page fetches for who plays or studies a game of them.
ENDGAMES := web/built/endgames.mill
NETS := $(patsubst models/%,web/built/nets/%,$(wildcard models/*.safetensors))
PAGE_SOURCES := $(shell find web/src web/public web/plugins web/scripts locales -type f) \
  $(wildcard web/*.html web/*.json web/*.js web/*.ts)
EMBEDDED := crates/server/page
NPM := npm --prefix web --loglevel error
INSTALLED := web/node_modules/.installed

help:            ## this list
	@grep -E '^[a-z-]+: .*##' Makefile | sed -E 's/: .*## /\t/' | expand -t 14

run: page        ## build everything and open the page in a browser
	@$(MAKE) --no-print-directory build
	$(TARGET)/release/teahouse serve --open

play:            ## build and start the game in the terminal
	cargo run --release --quiet --package teahouse-cli

build:           ## the release binary, target/release/teahouse; it holds the page if that was built before
	cargo build --release --package teahouse-cli

fmt: $(INSTALLED) $(VENV)/.python ## format the code
	cargo fmt --all
	$(NPM) run format
	$(RUFF) format $(PYTHON_SOURCES)

lint: $(INSTALLED) $(VENV)/.python ## formatting, clippy, types, ESLint and ruff; warnings are errors
	cargo fmt --all --check
	$(RUFF) format --quiet --check $(PYTHON_SOURCES)
	$(RUFF) check --quiet $(PYTHON_SOURCES)
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	$(NPM) run lint
	$(NPM) run check

tools:           ## names what the page is built with and this machine lacks
	@web/scripts/tools.sh

# The engine of the page, its check of dice, the nets it fetches, and the page itself, each made anew only when something it is made of changes.
$(ENGINE): tools FORCE
	RUSTFLAGS="$(ENGINE_FLAGS)" cargo build --quiet --target $(WASM) --profile $(ENGINE_PROFILE) --package teahouse-wasm
	@mkdir -p $(@D); cmp -s $(ENGINE_BUILT) $@ || cp $(ENGINE_BUILT) $@

$(VERIFY): tools FORCE
	cargo build --quiet --target $(WASM) --profile $(VERIFY_PROFILE) --package teahouse-verify
	@mkdir -p $(@D); cmp -s $(VERIFY_BUILT) $@ || cp $(VERIFY_BUILT) $@

# Nets that were shown to play as well in half precision travel so, in half the bytes (docs/strength.md).
HALVED := federation fevga gul-bara long-nardi moultezim
web/built/nets/%.safetensors: models/%.safetensors | tools
	@mkdir -p $(@D)
	$(if $(filter $*,$(HALVED)),cargo run --release --quiet --package teahouse-net --example halve --,cp) $< $@

$(ENDGAMES): crates/solve/models/endgames.mill | tools
	@mkdir -p $(@D)
	cp $< $@

$(INSTALLED): web/package-lock.json | tools
	$(NPM) ci --no-audit --no-fund
	@touch $@

page: web/built/.page ## the page as a folder for any static host, web/dist (docs/page.md)

web/built/.page: $(PAGE_SOURCES) $(ENGINE) $(VERIFY) $(ENDGAMES) $(NETS) $(INSTALLED)
	$(NPM) run build
	@# What the binary holds is a copy, so that it is always a whole page.
	find $(EMBEDDED) -mindepth 1 -not -name .gitignore -delete
	cp -Rp web/dist/. $(EMBEDDED)
	@touch $@

FORCE:

wasm:            ## the library for web pages: no clock, files or threads of its own
	@test -d "$$(rustc --print target-libdir --target $(WASM))" || rustup target add $(WASM) || \
	  { echo "the target $(WASM) is missing: rustup target add $(WASM)"; exit 1; }
	@# Looking is enough: `page` builds the engine itself, and `test` what it stands on.
	RUSTFLAGS="-D warnings" cargo check --quiet --target $(WASM) --package teahouse-engine --no-default-features
	RUSTFLAGS="-D warnings" cargo check --quiet --target $(WASM) --package teahouse-fair
	RUSTFLAGS="-D warnings" cargo check --quiet --target $(WASM) --package teahouse --no-default-features
	RUSTFLAGS="-D warnings" cargo check --quiet --target $(WASM) --package teahouse --no-default-features --features nets

# The Python package. What is measured and used is built with everything the compiler can do; what is tested, as the other tests are.
wheel: $(VENV)/.maturin ## the Python package as a wheel, target/wheels; pip install . builds the same
	$(VENV)/bin/maturin build --quiet --out $(TARGET)/wheels

test-python: $(VENV)/.python $(TARGET)/debug/teahouse ## the Python package, as it is installed
	rm -rf $(TARGET)/python
	$(VENV)/bin/maturin build --quiet --profile dev --out $(TARGET)/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $(TARGET)/python/*.whl
	@# A file after the other on every core: most of them wait for one, whether for types, for LUDOpy or for Ray.
	TEAHOUSE_PEERS=1 $(VENV)/bin/python -m pytest --numprocesses auto --dist loadfile

# What the package is compared with; `make test` has built it before.
$(TARGET)/debug/teahouse:
	cargo build --quiet --package teahouse-cli

# Every crate but those for tests alone, and the one that pip packs.
PACKAGE := cargo package --quiet --allow-dirty --workspace --exclude teahouse-testkit --exclude teahouse-hostile --exclude teahouse-python
LIST := cargo package --quiet --allow-dirty --list --package

# What a package of sources for pip holds of a folder.
SDIST := $(TARGET)/sdist
PACKED = tar --list --gzip --file $(SDIST)/*.tar.gz | sed -nE 's!^[^/]*/crates/$(1)/($(2)/.*)!\1!p' | sort

package: $(VENV)/.maturin ## every crate can be packed, and what pip builds from, with all rules, texts and nets inside
	$(PACKAGE) --no-verify --exclude-lockfile
	diff <(find rules -type f | sort) <($(LIST) teahouse-tables | grep ^rules/ | sort)
	diff <(find locales -type f | sort) <($(LIST) teahouse-texts | grep ^locales/ | sort)
	diff <(find models -name '*.safetensors' | sort) <($(LIST) teahouse-engine | grep ^models/ | sort)
	rm -rf $(SDIST)
	$(VENV)/bin/maturin sdist --out $(SDIST) >$(TARGET)/sdist.log 2>&1 || { cat $(TARGET)/sdist.log; exit 1; }
	diff <(find rules -type f | sort) <($(call PACKED,tables,rules))
	diff <(find locales -type f | sort) <($(call PACKED,texts,locales))
	diff <(find models -name '*.safetensors' | sort) <($(call PACKED,engine,models))

test: lint wasm package page $(VENV)/.peers ## everything that must be true
	cargo test --workspace --features teahouse-wasm/types,teahouse-tables/fair --quiet # builds target/debug/teahouse as well
	$(MAKE) --no-print-directory test-python
	$(NPM) test
	TEAHOUSE=$(abspath $(TARGET))/debug/teahouse $(NPM) run test:browser
	RUSTFLAGS="$(ENGINE_FLAGS)" cargo build --quiet --target $(WASM) --profile $(ENGINE_PROFILE) --package teahouse-net --no-default-features --example paths
	node tests/wasm/same_bits.mjs $(TARGET)/$(WASM)/$(ENGINE_PROFILE)/examples/paths.wasm
	node tests/wasm/same_moves.mjs $(ENGINE) $(TARGET)/debug/examples/desk web/built/nets
	node tests/wasm/verify.mjs $(VERIFY) $(TARGET)/debug/teahouse
	node tests/wasm/sizes.mjs web/dist
	$(PEER)/openspiel_nine_mens_morris.py target/debug/teahouse --games 60
	$(PEER)/openspiel_maedn.py target/debug/teahouse --games 15 --seed 1
	@if [ -x "$(RECORDED)/check" ]; then \
	  "$(RECORDED)/check" --binary target/debug/teahouse --limit 400; \
	else \
	  echo "no recorded positions at $(RECORDED): the fixtures in crates/*/tests hold a sample"; \
	fi

test-long: build $(VENV)/.all-peers $(VENV)/.python-long deny fuzz ## the same with far more positions, deeper perft, and the peers at length
	$(PACKAGE) # and builds what was packed
	TEAHOUSE_LONG=1 cargo test --release --workspace --features teahouse-tables/fair
	cargo test --release --package teahouse-engine --test bare -- --ignored
	TEAHOUSE_LONG=1 $(MAKE) --no-print-directory test-python
	$(PEER)/openspiel_nine_mens_morris.py target/release/teahouse --games 2000
	$(PEER)/openspiel_maedn.py target/release/teahouse --games 300
	$(PEER)/ludopy_games.py target/release/teahouse --games 200 --moves 200000
	c++ -O2 -std=c++17 -x c++ -o $(TARGET)/whole tests/cuda/whole.cu
	$(TARGET)/whole 4 check >$(TARGET)/counts.tsv
	! grep -vxFf $(COUNTS)/lasker-morris.tsv $(TARGET)/counts.tsv
	$(TARGET)/whole 4 place check >$(TARGET)/counts.tsv
	! grep -vxFf $(COUNTS)/nine-mens-morris.tsv $(TARGET)/counts.tsv
	$(TARGET)/whole 4 place diagonals several check >$(TARGET)/counts.tsv
	! grep -vxFf $(COUNTS)/morabaraba.tsv $(TARGET)/counts.tsv
	@if [ -x "$(RECORDED)/check" ]; then "$(RECORDED)/check" --binary target/release/teahouse; fi

# The positions won, drawn and lost that a solver for graphics cards found, sub-space by sub-space.
COUNTS := crates/solve/tests/counts

solve-nine: build ## all of nine men's morris into the cache: under 3 GB of memory (docs/solving.md)
	$(TARGET)/release/teahouse solve nine-mens-morris

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

bench: $(VENV)/.all-peers $(ENGINE) $(NETS) ## speed, beside public peers in the same run, and the engine of the page beside itself
	$(VENV)/bin/python bench/compare.py
	cargo bench --quiet --package teahouse-store --bench events
	cargo bench --quiet --package teahouse-server --bench tables
	$(MAKE) --no-print-directory wheel
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps $(TARGET)/wheels/*.whl
	$(VENV)/bin/python bench/import_time.py
	$(VENV)/bin/python bench/python.py
	cargo build --release --quiet --package teahouse-wasm --example desk
	node bench/wasm.mjs $(ENGINE) $(TARGET)/release/examples/desk web/built/nets

deny:            ## licences and sources of the dependencies
	command -v cargo-deny >/dev/null || cargo install --locked --quiet cargo-deny
	cargo deny check bans licenses sources

# The public engines that tests and benchmarks compare with, from PyPI.
$(VENV)/bin/python:
	python3 -m venv $(VENV)

$(VENV)/.peers: tests/peers/requirements.txt | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(VENV)/.all-peers: tests/peers/requirements-long.txt $(VENV)/.peers
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# What the Python package is built and tested with.
$(VENV)/.maturin: crates/python/requirements-test.txt | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check $$(grep ^maturin $<)
	touch $@

$(VENV)/.python: crates/python/requirements-test.txt $(VENV)/.maturin
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# The heavy packages that it is tested with at length.
$(VENV)/.python-long: crates/python/requirements-long.txt $(VENV)/.python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

clean:           ## remove what was built
	cargo clean
	rm -rf $(VENV) web/node_modules web/built web/dist
	find $(EMBEDDED) -mindepth 1 -not -name .gitignore -delete
