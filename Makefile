# Development commands. Each works on a fresh machine with Python 3.11 or newer and creates the virtual environment if
# needed. PYTHON is by default the newest Python that the tests have run on, then any newer one.
PYTHON ?= $(firstword $(foreach name,python3.13 python3.12 python3.11 python3.14 python3,$(if $(shell \
	$(name) -c 'import ensurepip, sys, venv; print(1 if sys.version_info >= (3, 11) else "")' 2>/dev/null),$(name))))
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# make fuzz: how often each process is killed, random games per setup, and mutated events and answers of Discord.
TIMES ?= 500
GAMES ?= 200
EVENTS ?= 10000
# make prove: how long.
MINUTES ?= 60
# Parallel test processes.
JOBS ?= 4

.PHONY: setup run test quick whole lint bench fuzz prove lock format clean

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "Stoa needs Python 3.11 or newer with its module venv; set PYTHON=... if the command has another name."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

run: $(STAMP)
	$(BIN)/python -m bot

PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Tests are compiled once and kept, even where the environment says otherwise: each worker would compile all of them.
COMPILED := $(VENV)/.compiled
test quick whole $(COMPILED): export PYTHONDONTWRITEBYTECODE =

$(COMPILED): $(STAMP)
	@echo tests/bot tests/games tests/storage tests/sandbox | \
		xargs -n 1 -P 2 $(BIN)/python -m pytest --collect-only -qq -m "" > $(COMPILED) || true

test: $(STAMP) $(COMPILED)
	$(PYTEST) tests

quick: $(STAMP) $(COMPILED)
	$(PYTEST) -m "not (browser or postgresql or process or slow or whole)" tests

whole: $(STAMP) $(COMPILED)
	$(PYTEST) --timeout 0 -m whole tests

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(STAMP)
	$(BIN)/python -m benchmarks

fuzz: $(STAMP)
	$(BIN)/python -m tests.storage.kill --times $(TIMES)
	$(BIN)/python -m tests.storage.scheduling.kill --times $(TIMES)
	$(BIN)/python -m tests.bot.fuzz --times $(EVENTS)
	@games=$$($(BIN)/python -m games list | $(BIN)/python -c 'import json, sys; print(*(json.loads(line)["name"] for line in sys.stdin))'); \
	test -n "$$games" || { echo "No games found."; exit 1; }; \
	for game in $$games; do echo "laws: $$game"; $(BIN)/python -m games laws $$game --games $(GAMES) --seed $$$$ || exit 1; done

# The long proofs, as long as MINUTES says; they go on where they were stopped and write docs/proof/.
prove: $(STAMP)
	$(BIN)/python -m tests.prove --minutes $(MINUTES)

# Pins every version with its hashes, for all systems; versions that are pinned already stay.
lock:
	$(PYTHON) -m venv .lock && .lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	.lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --extra test --extra lint --extra postgresql \
		--output-file requirements.lock pyproject.toml
	rm -rf .lock

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv* .lock .pytest_cache .mypy_cache .ruff_cache
