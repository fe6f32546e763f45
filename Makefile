# Everything is set up in .venv on first use; only Python 3.11 or newer is needed beforehand.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
TESTED := build/tested
WITH := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --constraint constraints.txt

unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes that import the same modules

NODE := scripts/with_node
SITE := src/tablee/server/static/index.html

# What compiling can change: the engine, the rules, the experts, and whatever meets their classes. Golden records prove that
# whole matches come out as in the other form, for every number of seats and every option; rule tests take the paths that no
# match takes; the contract, the arena and the command line copy, save and send what is compiled.
# What lists titles, says words or makes a new title from source meets nothing that is compiled.
CHANGED_BY_COMPILING := tests/contract tests/records tests/engine tests/games tests/bots tests/arena tests/cli tests/lab/test_vector.py tests/lab/test_observations.py \
	$(foreach plain,words listing new,--ignore-glob '*/test_$(plain).py')

# Twice as many as cores and one, as tests wait for browsers, servers and disks; in small portions, as some take long.
WORKERS = $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count() + 1)')
SHARED := --maxschedchunk 4

.PHONY: help play test test-source test-compiled test-client check rules lab learn compiled site docs types bench strength ceiling peeking load soak records corpus pictures format mutants clean

help: ## Show this list.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(WITH) --editable '.[dev,docs,server]'
	touch $@

$(VENV)/ready-bench: $(VENV)/ready
	$(WITH) --editable '.[dev,docs,server,bench]'
	touch $@

$(VENV)/ready-learn: $(VENV)/ready
	$(WITH) --editable '.[dev,server,learn]'
	touch $@

web/node_modules/ready: web/package-lock.json $(VENV)/ready
	cd web && ../$(NODE) npm install --no-save --loglevel=error  # `npm ci` wants all platforms in the lock file
	touch $@

$(SITE): web/node_modules/ready $(shell find web/src web/*.ts web/*.js web/index.html web/public src -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name 'rules.*.md' -o -path '*/games/*.json' -o -path 'web/public/*')
	cd web && ../$(NODE) npm run build --silent
	touch $@

play: $(VENV)/ready $(SITE) ## Open the table on http://127.0.0.1:8000.
	scripts/play

site: $(SITE) ## Build the web client into the package.

docs: $(VENV)/ready web/node_modules/ready ## Build the documentation site into build/docs, with its notebooks run.
	$(BIN)/python -m scripts.documentation

types: $(VENV)/ready ## Write the client's types anew from the server's schemas.
	$(BIN)/python scripts/make_types.py

test: ## Check everything and run all tests, in both forms.
	$(MAKE) $(VENV)/ready
	$(MAKE) --jobs 2 test-compiled test-source  # the compiler and compiled rules never wait, browsers and servers do

test-source: check test-client $(SITE)
	scripts/with_browser $(BIN)/pytest -n $(WORKERS) $(SHARED)

test-compiled: $(TESTED)/ready
	@PYTHONPATH=$(TESTED) $(BIN)/python -c 'import tablee; assert tablee.compiled()'
	@PYTHONPATH=$(TESTED) TABLEE_WHEEL=build/wheel $(BIN)/pytest -n 1 $(CHANGED_BY_COMPILING) tests/test_wheel.py >$(TESTED)/log 2>&1 || { cat $(TESTED)/log; exit 1; }
	@echo && tail -n 1 $(TESTED)/log | sed 's/=\+/compiled:/'

test-client: web/node_modules/ready ## Run the client's own tests.
	cd web && ../$(NODE) npm test --silent

check: $(VENV)/ready web/node_modules/ready ## Check format, style, types and the direction of imports.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/make_types.py --check
	cd web && ../$(NODE) npm run check --silent && ../$(NODE) npm run lint --silent && ../$(NODE) npm run format:check --silent

rules: $(VENV)/ready ## List the rules that no passing test cites.
	$(BIN)/pytest -n auto -q -m rule --rules

lab: $(VENV)/ready ## Run the checks of PettingZoo, Gymnasium and OpenSpiel for every title, number of seats and set of options.
	TABLEE_LAB=all $(BIN)/pytest -n $(WORKERS) $(SHARED) tests/lab

learn: $(VENV)/ready-learn ## Let a network learn for a minute, with torch, and see that it does.
	nice $(BIN)/pytest tests/lab/test_learning.py

mutants: $(VENV)/ready ## Break the rules of TITLE in N ways (300), and list what its tests do not notice.
	@test -n "$(TITLE)" || { echo "Say which title: make mutants TITLE=goofspiel [N=300]"; exit 2; }
	nice -n 19 $(BIN)/python -m tests.mutants $(TITLE) -n $(or $(N),300)

compiled: $(COMPILED)/ready ## Compile the engine, all rules and the experts with mypyc, into build/compiled.

SOURCE := $(VENV)/ready setup.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -path '*/games/*.json')

# The client is the one of the source, which changes more often.
$(COMPILED)/ready: $(SOURCE)
	rm -rf $(@D) $(@D).objects
	TABLEE_COMPILED=3 $(BIN)/python setup.py -q build --build-lib $(@D) --build-temp $(@D).objects
	rm -rf $(@D)/tablee/server/static
	ln -s $(CURDIR)/src/tablee/server/static $(@D)/tablee/server/static
	touch $@

# What people install, tested as it is. Tests need the same program, not the fastest: that takes the C compiler far longer.
$(TESTED)/ready: $(SOURCE) $(SITE) scripts/build_package.py
	rm -rf $(@D) build/wheel build/lib* build/bdist* build/temp*
	TABLEE_COMPILED=1 $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/pip install --quiet --no-deps --target $(@D) build/wheel/tablee-*.whl
	touch $@

bench: $(VENV)/ready-bench compiled ## Measure both forms beside OpenSpiel, a plain class and learners' libraries.
	$(BIN)/python -m benchmarks.table $(COMPILED)

strength: $(VENV)/ready ## Let bots meet for MINUTES (60) where too little is known, in docs/strength; ONLY=pest, GAMES=100; MINUTES=0 only writes docs/bots.md.
	nice -n 15 $(BIN)/python -m benchmarks.strength --minutes $(or $(MINUTES),60) --games $(or $(GAMES),100) --only '$(ONLY)'

ceiling: $(VENV)/ready ## Let the search of the best level peek in ONLY=apocalypse, GAMES=100, to know what could be reached at all.
	nice -n 15 $(BIN)/python -m benchmarks.strength.ceiling --only '$(ONLY)' --games $(or $(GAMES),100)

peeking: $(VENV)/ready ## Relabel what bots cannot see, N (10000) times a title, and compare their thoughts; ONLY=pest; with the compiled core if it is there.
	PYTHONPATH=$(if $(wildcard $(COMPILED)/ready),$(COMPILED)) nice -n 15 $(BIN)/python -m tests.bots.peeking $(ONLY) --count $(or $(N),10000)

load: $(VENV)/ready ## Play real moves over thousands of sockets and print how long they take; ALL=1 for a release.
	$(BIN)/python -m benchmarks.load $(if $(ALL),--series build/load)

soak: $(VENV)/ready ## Play all titles for MINUTES (20) amid all troubles; POSTGRES=1, BEFORE=another tablee, FAKETIME=library.
	$(BIN)/python -m benchmarks.soak --minutes $(or $(MINUTES),20) $(if $(POSTGRES),--postgres) \
		$(if $(BEFORE),--before $(BEFORE)) $(if $(FAKETIME),--faketime $(FAKETIME)) --json build/soak/$(if $(POSTGRES),postgresql,sqlite).json

pictures: $(VENV)/ready $(SITE) ## Take pictures of all screens and show what has changed; KEEP=1 keeps them.
	scripts/with_browser $(BIN)/python -m tests.pictures $(if $(KEEP),--keep) --only '$(ONLY)'

records: $(VENV)/ready ## Write the golden records anew; review the difference before committing.
	$(BIN)/python -m tests.records.write

corpus: $(VENV)/ready ## Keep matches of the present version for the tests, under NAME; after every raised version.
	@test -n "$(NAME)" || { echo "Say under which name: make corpus NAME=2026-12-24"; exit 2; }
	$(BIN)/python -m tests.server.corpus.write $(NAME)

format: $(VENV)/ready ## Bring the source into shape.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && ../$(NODE) npm run format --silent

clean: ## Remove everything that was built.
	rm -rf $(VENV) build *.egg-info src/*.egg-info web/node_modules src/tablee/server/static
