# Everything is set up in .venv on first use; only Python 3.11 or newer is needed beforehand.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
WITH := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --constraint constraints.txt

.PHONY: help play test check rules compiled bench records format clean

help: ## Show this list.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(WITH) --editable '.[dev,server]'
	touch $@

$(VENV)/ready-bench: $(VENV)/ready
	$(WITH) --editable '.[dev,server,bench]'
	touch $@

play: $(VENV)/ready ## Play Goofspiel against bots in the terminal.
	$(BIN)/tablee play goofspiel

test: check compiled ## Check everything and run all tests, in both forms.
	$(BIN)/pytest -n auto
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n auto tests/contract tests/records tests/engine tests/games tests/bots tests/arena tests/cli

check: $(VENV)/ready ## Check format, style, types and the direction of imports.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: $(VENV)/ready ## List the rules that no passing test cites.
	$(BIN)/pytest -n auto -q -m rule --rules

compiled: $(COMPILED)/ready ## Compile engine/ and the rules of all games with mypyc, into build/compiled.

$(COMPILED)/ready: $(VENV)/ready setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md')
	rm -rf build
	TABLEE_COMPILED=1 $(BIN)/python setup.py -q build --build-lib $(COMPILED)
	touch $@

bench: $(VENV)/ready-bench compiled ## Measure both forms beside OpenSpiel and a plain class.
	$(BIN)/python -m benchmarks.table $(COMPILED)

records: $(VENV)/ready ## Write the golden records anew; review the difference before committing.
	$(BIN)/python -m tests.records.write

format: $(VENV)/ready ## Bring the source into shape.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## Remove everything that was built.
	rm -rf $(VENV) build *.egg-info src/*.egg-info
