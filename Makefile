# The commands of Stoa. Each works on a fresh machine with Python 3.11: the environment is made when it is missing.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
TIMES ?= 500
GAMES ?= 200
JOBS ?= 3

.PHONY: setup run test whole lint bench fuzz format clean

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "Stoa needs Python 3.11 (set PYTHON=... if it has another name here)."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

run: $(STAMP)
	$(BIN)/python -m bot

test: $(STAMP)
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup tests

whole: $(STAMP)
	$(BIN)/python -m pytest -n $(JOBS) -m whole tests/acceptance

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(STAMP)
	$(BIN)/python -m benchmarks

fuzz: $(STAMP)
	$(BIN)/python -m tests.storage.kill --times $(TIMES)
	$(BIN)/python -m tests.storage.hours.kill --times $(TIMES)
	@games=$$($(BIN)/python -m games list | $(BIN)/python -c 'import json, sys; print(*(json.loads(line)["name"] for line in sys.stdin))'); \
	test -n "$$games" || { echo "No game was found to ask the laws of."; exit 1; }; \
	for game in $$games; do echo "laws: $$game"; $(BIN)/python -m games laws $$game --games $(GAMES) --seed $$$$ || exit 1; done

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
