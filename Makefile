# Development commands. Each works on a fresh machine with Python 3.11 and creates the virtual environment if needed.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# make fuzz: how often each process is killed, and random games per setup.
TIMES ?= 500
GAMES ?= 200
# Parallel test processes.
JOBS ?= 3

.PHONY: setup run test quick whole lint bench fuzz format clean

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "Stoa needs Python 3.11; set PYTHON=... if the command has another name."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

run: $(STAMP)
	$(BIN)/python -m bot

PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Tests are compiled once and kept, also where the environment says otherwise: each worker would do it anew.
test quick whole: export PYTHONDONTWRITEBYTECODE =

test: $(STAMP)
	$(PYTEST) tests

quick: $(STAMP)
	$(PYTEST) -m "not (browser or postgresql or process or slow or whole)" tests

whole: $(STAMP)
	$(PYTEST) -m whole tests

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(STAMP)
	$(BIN)/python -m benchmarks

fuzz: $(STAMP)
	$(BIN)/python -m tests.storage.kill --times $(TIMES)
	$(BIN)/python -m tests.storage.scheduling.kill --times $(TIMES)
	@games=$$($(BIN)/python -m games list | $(BIN)/python -c 'import json, sys; print(*(json.loads(line)["name"] for line in sys.stdin))'); \
	test -n "$$games" || { echo "No games found."; exit 1; }; \
	for game in $$games; do echo "laws: $$game"; $(BIN)/python -m games laws $$game --games $(GAMES) --seed $$$$ || exit 1; done

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
