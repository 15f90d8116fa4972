# Tichu. `make play` and `make test` need only Python 3.11+ and make; the rest is set up in .venv.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
PLAY_STAMP := $(VENV)/.ready-to-play
PIP := -m pip --disable-pip-version-check --quiet

# What `make test` runs, all at once. Output stays together where make can do that.
CHECKS := check-style check-format check-types check-imports check-tests
AT_ONCE := --no-print-directory --keep-going --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench bench-fuzz pins clean python $(CHECKS)

help:  ## this list
	@echo 'Usage: make TARGET   (another interpreter: make clean, then make TARGET PYTHON=python3.13)'
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 12

play: $(PLAY_STAMP)  ## sit down and play (options: make play ARGS="--help")
	@$(BIN)/tichu play $(ARGS)

test: $(STAMP)  ## style, types, imports and all tests; must pass before a change lands
	@$(MAKE) $(AT_ONCE) $(CHECKS)

lint: $(STAMP)  ## the same without the tests
	@$(MAKE) $(AT_ONCE) $(filter-out check-tests,$(CHECKS))

format: $(STAMP)  ## put the code in order: layout, imports, simple slips
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

bench: $(STAMP)  ## how fast the engine is here
	@$(BIN)/python benchmarks/speed.py $(ARGS)

bench-fuzz: $(STAMP)  ## a hundred thousand bad frames for a running server
	@$(BIN)/python -m benchmarks.fuzz_frames $(ARGS)

pins: python  ## write constraints.txt anew from the newest versions
	@rm -rf $(VENV)-pins
	@$(PYTHON) -m venv $(VENV)-pins
	@$(VENV)-pins/bin/python $(PIP) install -e '.[play,arena,distributed,cluster,dev]'
	@{ sed -n '/^#/p' constraints.txt; \
	   $(VENV)-pins/bin/python -m pip freeze --exclude-editable | grep -E '^[A-Za-z0-9._-]+==[^ ]+$$' | LC_ALL=C sort -f; \
	 } > constraints.new
	@mv constraints.new constraints.txt
	@rm -rf $(VENV)-pins

clean:  ## remove the environment and everything made
	@rm -rf $(VENV) $(VENV)-pins build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

check-style: $(STAMP)
	@$(BIN)/ruff check .

check-format: $(STAMP)
	@$(BIN)/ruff format --check .

check-types: $(STAMP)
	@$(BIN)/mypy $(wildcard src tests benchmarks)

check-imports: $(STAMP)
	@$(BIN)/lint-imports --no-logo

check-tests: $(STAMP)
	@$(BIN)/pytest --numprocesses auto --dist worksteal --benchmark-disable $(ARGS)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tichu needs Python 3.11 or newer, and $(PYTHON) is not. Name one: make ... PYTHON=python3.11" >&2; exit 1; }

# The build tools come first, so that the package itself is built with pinned ones too.
$(PLAY_STAMP): pyproject.toml constraints.txt
	@$(MAKE) --no-print-directory python
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) install -c constraints.txt hatchling editables
	@$(BIN)/python $(PIP) install -c constraints.txt --no-build-isolation -e '.[play,server]'
	@touch $@

$(STAMP): $(PLAY_STAMP)
	@echo 'Setting up the tools for tests ...'
	@$(BIN)/python $(PIP) install -c constraints.txt --no-build-isolation -e '.[play,arena,distributed,cluster,dev]'
	@touch $@
