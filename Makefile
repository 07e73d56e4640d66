# Everything starts from nothing but Python 3.11 or newer; uv is used where it is there.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)
LANG_  := $(if $(L),--lang $(L),)

# install FILE into VENV: hashes are checked, nothing is resolved anew
ifneq ($(UV),)
  install = $(UV) pip install --quiet --python $(1)/bin/python --require-hashes -r $(2)
  package = $(UV) pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation -e .
else
  install = $(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(2)
  package = $(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
endif

PYTEST = $(BIN)/python -m pytest -n auto --dist worksteal

# say at the end how long it took, also if it failed
timed = began=$$(date +%s); $(1); ended=$$?; took=$$(($$(date +%s) - began)); \
  echo "make $@: $$((took / 60)) min $$((took % 60)) s"; exit $$ended

# beside others: what it says comes in one piece
together = told=$$($(1) 2>&1); ended=$$?; [ -z "$$told" ] || printf '%s\n' "$$told"; exit $$ended

.PHONY: help setup play terminal web quick test style lint test-referee test-client python-quick python-all lint-client vitest screens format pages screenshots parity hunt soak strength bench requirements clean

help:            ## what you can do here
	@grep -hE '^[a-z%-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/%/NAME/; s/:.*## /\t/' | expand -t 16

setup: $(VENV)/dev.stamp   ## make .venv with everything for playing and developing

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Conspiratio needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Setting up $(VENV) ..."
	@$(call install,$(VENV),requirements/run.txt)
	@$(call package,$(VENV))
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@$(call install,$(VENV),requirements/dev.txt)
	@touch $@

web: $(VENV)/run.stamp     ## build the browser client if it has changed (Node comes from PyPI)
	@$(BIN)/python hatch_build.py

play: web    ## start the server and open the browser (L=de, L=fr, L=nl for the language of what it says)
	@$(BIN)/conspiratio serve --open $(LANG_)

terminal: $(VENV)/run.stamp  ## play PAX in the terminal against three bots (G=caligula for Caligula; L=de ...)
	@$(BIN)/conspiratio play $(or $(G),pax) $(LANG_)

quick: $(VENV)/dev.stamp web  ## before every commit, in a minute: style, types, the referee, quick tests, vitest
	@$(call timed,$(MAKE) -s style && $(MAKE) -s -j2 vitest python-quick)

test: $(VENV)/dev.stamp web   ## style, types and all tests, in about ten minutes on two processors
	@$(call timed,$(MAKE) -s style && scripts/system-parts && $(MAKE) -s -j2 test-client python-all)

test-%: $(VENV)/dev.stamp web  ## the tests of one part: a folder of tests/ (bots, envs, kernel, lab, locale, server, terminal, web ...)
	@scripts/system-parts
	@$(PYTEST) tests/$*

test-referee: $(VENV)/dev.stamp  ## the tests of core, pax and caligula, and the contract of both games
	@$(PYTEST) tests/core tests/pax tests/caligula tests/contract

test-client: lint-client vitest  ## svelte-check and vitest, for the browser client by itself

lint: style lint-client    ## style and types of everything

style: $(VENV)/dev.stamp   ## style and types of all Python
	@$(BIN)/ruff check src tests bench hatch_build.py
	@$(BIN)/ruff format --check --quiet src tests bench hatch_build.py || { echo "run: make format"; exit 1; }
	@$(BIN)/mypy

lint-client: $(VENV)/dev.stamp web
	@$(call together,$(BIN)/python hatch_build.py run --silent check)

vitest: $(VENV)/dev.stamp web
	@$(call together,$(BIN)/python hatch_build.py run --silent test)

python-quick: $(VENV)/dev.stamp web
	@QUICK=1 $(PYTEST) tests/core tests/pax tests/caligula tests/contract tests/locale $(filter-out %/test_cli.py %/test_real_parts.py,$(wildcard tests/test_*.py))

python-all: $(VENV)/dev.stamp web
	@$(PYTEST)

screens: $(VENV)/dev.stamp web  ## what takes long in the browser: every screen in every theme and language, a whole game of two
	@scripts/system-parts
	@$(PYTEST) -m thorough tests/web

format: $(VENV)/dev.stamp  ## let ruff put the code in order
	@$(BIN)/ruff check --fix --quiet src tests bench hatch_build.py
	@$(BIN)/ruff format --quiet src tests bench hatch_build.py

pages: $(VENV)/dev.stamp   ## write docs/rules-coverage.md, docs/rulings.md, docs/messages.md and the pictures of the tables anew
	@$(BIN)/python -m tests.rules_coverage
	@$(BIN)/python -m tests.messages_page
	@$(BIN)/python -m tests.terminal.screenshot docs/table.svg
	@$(BIN)/python -m tests.terminal.screenshot docs/caligula.svg caligula

screenshots: web $(VENV)/dev.stamp  ## the pictures of the README, in the middle of a game, from stated deals
	@scripts/system-parts
	@$(BIN)/python -m tests.web.screenshots

parity: $(VENV)/dev.stamp web   ## the kernel beside the referee over N=1000 random games of each game
	@$(BIN)/python -m tests.kernel.parity --games $(or $(N),1000)

hunt: $(VENV)/dev.stamp web     ## the slowest step of N=20 long games of each game on random free decks
	@$(BIN)/python -m tests.server.hunt --games $(or $(N),20)

soak: $(VENV)/dev.stamp web  ## the server under everything for an hour: tables, sockets, restarts (M=5 for minutes, D=postgres)
	@scripts/system-parts
	@$(BIN)/python -m tests.soak --minutes $(or $(M),60) --database $(or $(D),sqlite)

strength: $(VENV)/dev.stamp web  ## how strong the bots are as a whole: hours, goes on where it stopped (N=300 games a figure, ONLY=pax, RECORD=1)
	@$(BIN)/conspiratio lab strength --games $(or $(N),300) --jobs $(or $(J),2) --out $(or $(O),strength) $(if $(ONLY),--only $(ONLY),) $(if $(RECORD),--record,) $(LANG_)

bench:                     ## decisions a second of referee and kernel, the server under load, the browser client; each beside its peers
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@test .venv-bench/bench.stamp -nt requirements/bench.txt || { $(call install,.venv-bench,requirements/bench.txt) && $(call package,.venv-bench) && touch .venv-bench/bench.stamp; }
	@.venv-bench/bin/python bench/referee.py
	@.venv-bench/bin/python bench/kernel.py
	@.venv-bench/bin/python bench/server.py
	@scripts/system-parts; .venv-bench/bin/python bench/web.py

requirements: $(VENV)/dev.stamp  ## pin all dependencies anew (needs uv)
	@$(or $(UV),$(error make requirements needs uv)) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml requirements/build.in --extra server -o requirements/run.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml --extra all --group dev -c requirements/run.txt -o requirements/dev.txt
	@$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --no-annotate pyproject.toml requirements/build.in --extra server --extra bench -o requirements/bench.txt

clean:                     ## remove what make made
	@rm -rf $(VENV) .venv-bench web/node_modules web/generated src/conspiratio/server/web .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
