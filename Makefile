# Tichu. `make play` and `make test` need only Python 3.11+ and make; the rest is set up in .venv.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
PLAY_STAMP := $(VENV)/.ready-to-play
KERNEL := $(VENV)/.kernel
PIP := -m pip --disable-pip-version-check --quiet
# Only files with the checksums of the lock files are installed.
INSTALL := $(BIN)/python $(PIP) install --require-hashes --no-deps --no-build-isolation

# The web client is built with the Node of a Python package, so no other Node is needed.
PAGE := src/tichu/server/page/index.html
WEB_STAMP := web/node_modules/.installed
WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json -type f 2>/dev/null)
# What runs in the browser for games on the visitor's device (web/vite-python.ts).
DEVICE_SOURCES := web/pack_python.py $(shell find src/tichu/core src/tichu/table src/tichu/records src/tichu/local src/tichu/bots/club src/tichu/bots/*.py -name '*.py' 2>/dev/null)
WEB := $(BIN)/python web/run.py

# The words of all languages; the client's types know their keys.
WORDS := $(shell find src/tichu/words -name '*.ftl' 2>/dev/null)
TEXTS := web/src/i18n/texts.ts

# Each test process spends twenty seconds of processor time on imports, servers and a browser of its own. While one
# waits for its server or browser, that one works, and so do the other checks: more processes would not be faster.
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN)

# What `make test` runs, all at once. Output stays together where make can do that.
CHECKS := check-style check-format check-types check-imports check-web check-tests

# `make test ARGS=tests/rules` runs these tests and nothing else, and sets up only what they need.
PATHS := $(filter tests tests/%,$(subst ',,$(subst ",,$(ARGS))))
WITHOUT_KERNEL := tests/rules% tests/records% tests/properties% tests/words% tests/test_%
ifeq ($(PATHS),)
  CHOSEN := $(CHECKS)
  TEST_NEEDS := $(PAGE) $(VENV)/.browser $(KERNEL)
else
  CHOSEN := check-tests
  TEST_NEEDS := $(if $(filter tests tests/ tests/web%,$(PATHS)),$(PAGE) $(VENV)/.browser) \
    $(if $(filter-out $(WITHOUT_KERNEL),$(PATHS)),$(KERNEL))
endif
# What `make test-python` runs: everything but browsers and the project's own tools.
PORTABLE := $(filter-out tests/web tests/install,$(patsubst %/,%,$(sort $(dir $(wildcard tests/*/__init__.py))))) \
  $(filter-out tests/test_conventions.py tests/test_supply_chain.py,$(wildcard tests/test_*.py))
AT_ONCE := --no-print-directory --keep-going --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The time of the last commit is the time of every file in a package, so that a build can be repeated.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1580601600)

# Tests start hundreds of Python processes; without bytecode on disk each would compile all sources again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play terminal web web-types screenshots words test test-python test-times lint format bench bench-abuse bench-analysis bench-beliefs bench-core bench-envs bench-duplicate bench-faults bench-fuzz bench-kernel bench-kill bench-ladder bench-load bench-memory bench-offline bench-quick-match bench-review bench-screens bench-secrecy bench-tournament bench-trainer bench-words pins images sbom dist docs test-install clean python $(CHECKS)

help:  ## show this list
	@echo 'Usage: make TARGET   (another interpreter: make clean, then make TARGET PYTHON=python3.13)'
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

play: $(PLAY_STAMP) $(PAGE)  ## play in the browser (options: make play ARGS="--help")
	@$(BIN)/tichu serve --open $(ARGS)

terminal: $(PLAY_STAMP)  ## play in the terminal
	@$(BIN)/tichu play $(ARGS)

web: $(PAGE)  ## build the web client

web-types: $(STAMP)  ## generate the client's types from the server's models
	@$(BIN)/python -m tichu.server.typescript > web/src/wire/types.ts

screenshots: $(STAMP) $(PAGE) $(VENV)/.browser  ## take screenshots of every main screen at three sizes
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

words: $(STAMP)  ## check the words of all languages, or of one: make words ARGS="fr --errors"
	@$(BIN)/python -m tichu.words.check $(ARGS)

test: $(STAMP) $(TEST_NEEDS)  ## style, types, imports and all tests, or some tests: make test ARGS=tests/rules
	@$(MAKE) $(AT_ONCE) $(CHOSEN)

# The other Python has an environment and machine code of its own, so that neither disturbs the usual ones.
test-python: python  ## library, commands, server and examples with another Python: make test-python PYTHON=python3.13
	@version=$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])') && \
	  NUMBA_CACHE_DIR=$(CURDIR)/.venv-$$version/machine-code \
	  $(MAKE) --no-print-directory VENV=.venv-$$version ARGS="$(or $(ARGS),$(PORTABLE))" test

test-times: $(STAMP) $(TEST_NEEDS)  ## processor time of each test and its processes (Linux)
	@$(BIN)/python -m pytest -p tests.times --numprocesses $(WORKERS) --dist worksteal --benchmark-disable $(ARGS)

lint: $(STAMP)  ## style, types and imports, without the tests
	@$(MAKE) $(AT_ONCE) $(filter-out check-tests,$(CHECKS))

format: $(STAMP) $(WEB_STAMP)  ## format the code, sort imports, fix simple problems
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@$(WEB) prettier --write --cache --log-level warn .

bench: $(KERNEL) $(VENV)/.compared  ## speed of the kernel, compared with the core and other projects (three minutes)
	@$(BIN)/python benchmarks/kernel.py $(ARGS)

bench-core: $(STAMP)  ## speed of the core
	@$(BIN)/python benchmarks/speed.py $(ARGS)

bench-duplicate: $(STAMP)  ## how many rounds duplicate saves to find the better pair (five minutes)
	@$(BIN)/python benchmarks/duplicate_luck.py $(ARGS)

bench-analysis: $(KERNEL)  ## check the analysis in positions with a known best move (ten minutes)
	@$(BIN)/python -m benchmarks.analysis $(ARGS)

bench-beliefs: $(KERNEL)  ## how well shark guesses the hidden cards, in 2,000 rounds (an hour)
	@$(BIN)/python -m benchmarks.beliefs $(ARGS)

bench-abuse: $(STAMP)  ## attack a server while tables play on it (six minutes)
	@$(BIN)/python benchmarks/abuse.py $(ARGS)

bench-envs: $(KERNEL)  ## speed of the environments, compared with the core (one minute)
	@$(BIN)/python benchmarks/envs.py $(ARGS)

bench-faults: $(STAMP)  ## let processes, databases, disks and clocks fail together: nothing may be lost (30 minutes)
	@$(BIN)/python benchmarks/faults.py $(ARGS)

bench-fuzz: $(STAMP)  ## send a hundred thousand bad frames to a server
	@$(BIN)/python -m benchmarks.fuzz_frames $(ARGS)

bench-kernel: $(STAMP)  ## compare kernel and core in a hundred thousand positions, with bounds checks
	@$(BIN)/python -m benchmarks.kernel_equality $(ARGS)

bench-kill: $(STAMP)  ## kill a server repeatedly: nothing may be lost
	@$(BIN)/python benchmarks/kill.py $(ARGS)

bench-ladder: $(STAMP)  ## ratings of simulated players with known strengths
	@$(BIN)/python benchmarks/ladder.py $(ARGS)

bench-load: $(STAMP)  ## load test of the server, compared with an echo server (five to ten minutes)
	@$(BIN)/python benchmarks/load.py $(ARGS)

bench-memory: $(STAMP)  ## memory of the server while 200 tables play for 20 minutes
	@$(BIN)/python benchmarks/memory.py $(ARGS)

bench-offline: $(STAMP) $(PAGE) $(VENV)/.browser  ## games on a device in a browser without a network: the same log as on the server, matches of every game (ten minutes)
	@$(BIN)/python benchmarks/offline.py $(ARGS)

bench-quick-match: $(STAMP)  ## simulate 500 people in quick match: waits and fairness
	@$(BIN)/python benchmarks/quick_match.py $(ARGS)

bench-review: $(KERNEL)  ## check that reviews find planted blunders (six minutes)
	@$(BIN)/python -m benchmarks.review_blunders $(ARGS)

bench-screens: $(STAMP) $(PAGE) $(VENV)/.browser  ## time for a card to get from one browser to the three others
	@$(BIN)/python -m benchmarks.screens $(ARGS)

bench-secrecy: $(STAMP)  ## check that tables keep secrets, in thousands of rounds with other hidden cards
	@$(BIN)/python benchmarks/secrecy.py $(ARGS)

bench-tournament: $(STAMP)  ## kill a server in the middle of a tournament: nothing may be lost
	@$(BIN)/python benchmarks/tournament.py $(ARGS)

bench-trainer: $(KERNEL)  ## compare the trainer's chances of success with the arena (twenty minutes)
	@$(BIN)/python -m benchmarks.trainer $(ARGS)

bench-words: $(STAMP) $(PAGE) $(VENV)/.browser  ## play a match in each language in a browser: no text is left over or cut off
	@$(BIN)/python -m benchmarks.words $(ARGS)

pins: python  ## update the lock files to the newest versions (make pins ARGS=--keep: only where necessary)
	@rm -rf $(VENV)-pins
	@$(PYTHON) -m venv $(VENV)-pins
	@$(VENV)-pins/bin/python $(PIP) install --require-hashes --no-deps -r requirements/pins.txt
	@$(VENV)-pins/bin/python requirements/lock.py $(ARGS)
	@rm -rf $(VENV)-pins

images:  ## update the digests of the container images (needs Docker)
	@$(PYTHON) requirements/images.py

sbom: $(PLAY_STAMP)  ## write bills of materials (CycloneDX) of the server and the web client to dist/sbom
	@$(INSTALL) -r requirements/sbom.txt
	@rm -rf $(VENV)-server
	@$(PYTHON) -m venv --without-pip $(VENV)-server
	@$(BIN)/python -m pip --python $(VENV)-server/bin/python --disable-pip-version-check --quiet install --require-hashes \
	  --no-deps -r requirements/play.txt -r requirements/cluster.txt
	@$(BIN)/python requirements/sbom.py --python $(VENV)-server/bin/python --output dist/sbom
	@rm -rf $(VENV)-server

dist: $(STAMP) $(PAGE) sbom  ## build the packages and their bills of materials in dist
	@rm -f dist/*.whl dist/*.tar.gz
	@SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) $(BIN)/python requirements/dist.py dist

test-install: $(STAMP) $(PAGE)  ## install the packages with each extra in an empty environment and use them (ten minutes)
	@$(INSTALL) -r requirements/pins.txt
	@$(BIN)/python -m tests.install $(ARGS)

docs: $(STAMP) requirements/docs.txt  ## build the documentation site in dist/site; a warning is an error
	@$(INSTALL) -r requirements/docs.txt
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet $(ARGS)

clean:  ## remove the environment and all generated files
	@rm -rf $(VENV) $(VENV)-* web/node_modules web/.svelte-check $(TEXTS) src/tichu/server/page build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

check-style: $(STAMP)
	@$(BIN)/ruff check .

check-format: $(STAMP)
	@$(BIN)/ruff format --check .

check-types: $(STAMP)
	@$(BIN)/mypy $(wildcard src tests benchmarks)

check-imports: $(STAMP)
	@$(BIN)/lint-imports --no-logo

check-web: $(STAMP) $(WEB_STAMP) $(TEXTS)
	@$(WEB) prettier --check --cache --log-level warn .
	@$(WEB) eslint --cache --cache-location node_modules/.cache/eslint/ .
	@$(WEB) svelte-check --incremental --tsconfig ./tsconfig.json --fail-on-warnings --output human
	@NO_COLOR=1 $(WEB) vitest run --reporter=dot

check-tests: $(STAMP) $(TEST_NEEDS)
	@$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --benchmark-disable $(ARGS)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tichu needs Python 3.11 or newer, but $(PYTHON) is older. Choose another: make ... PYTHON=python3.11" >&2; exit 1; }

$(PLAY_STAMP): pyproject.toml hatch_build.py $(addprefix requirements/,build.txt play.txt web.txt)
	@$(MAKE) --no-print-directory python
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) -r requirements/build.txt -r requirements/play.txt -r requirements/web.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP): $(PLAY_STAMP) requirements/cluster.txt requirements/data.txt requirements/dev.txt
	@echo 'Installing the test tools ...'
	@$(INSTALL) -r requirements/cluster.txt -r requirements/data.txt -r requirements/dev.txt
	@touch $@

# Compiled once, before many test workers would all do it at the same time.
$(KERNEL): $(STAMP) $(wildcard src/tichu/kernel/*.py src/tichu/bots/shark/*.py src/tichu/bots/shark/ranks/*.py src/tichu/envs/*.py \
  examples/selfplay/*.py)
	@$(BIN)/python -m tichu.bots.shark.precompile
	@$(BIN)/python -m tichu.envs.precompile
	@$(BIN)/python -m tests.envs.training
	@touch $@

$(VENV)/.compared: $(STAMP) requirements/bench.txt
	@$(INSTALL) -r requirements/bench.txt
	@touch $@

$(VENV)/.browser: $(STAMP) tests/web/get_browser.py
	@$(BIN)/python -m tests.web.get_browser
	@touch $@

$(WEB_STAMP): web/package-lock.json $(PLAY_STAMP)
	@echo 'Installing the build tools of the web client ...'
	@$(WEB) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(WEB_STAMP) $(WEB_SOURCES) $(DEVICE_SOURCES) $(WORDS)
	@echo 'Building the web client ...'
	@$(WEB) vite build --logLevel warn

$(TEXTS): $(STAMP) $(WORDS) src/tichu/words/typescript.py
	@$(BIN)/python -m tichu.words.typescript > $@.new
	@mv $@.new $@
