# Everything that is done with this project, the same at a desk and in CI.
# Each target sets up what it needs in .venv, and repeats in seconds when nothing changed.

PYTHON ?= python3
BIN := .venv/bin
NPM := $(shell command -v npm 2>/dev/null)
STATIC := src/obelisk/server/static/index.html

# Where this is set every process compiles all of Python's sources anew, two seconds for a server.
unexport PYTHONDONTWRITEBYTECODE

# Kernels are compiled once before workers need them; the games that take longest come first.
WARMUP := printf '%s\n' xionghan starclaim photon pharaohs-light khet | xargs -P 2 -n 1 $(BIN)/obelisk warmup

# The tests that call kernels, and so say something else when these are plain Python.
WITH_KERNELS := tests/kernels tests/core tests/drawing tests/games tests/search tests/testing

.DEFAULT_GOAL := help
.PHONY: help run web webtest test flaky lint format bench load attack soak pins clean

help: ## show this help
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

run: .venv/.run $(if $(NPM),$(STATIC)) ## open the game site (OBELISK_OPEN=0: only say where it is)
	@OBELISK_OPEN=$${OBELISK_OPEN:-1} $(BIN)/obelisk serve

web: $(STATIC) ## build the web app into the package

webtest: .venv/.run $(STATIC) ## check the web app: types, its logic, and in a browser
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null || \
		{ echo "make: Chromium is missing; on Debian: apt install chromium"; exit 1; }
	@cd web && npm run --silent check && npm test --silent && npm run --silent browser

$(STATIC): web/node_modules/.package-lock.json $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/obelisk/*/words/*.ftl) web/index.html web/vite.config.ts web/catalogues.ts
	@test -n "$(NPM)" || { echo "make: Node 20.19 or newer with npm is missing; it builds the web app"; exit 1; }
	@cd web && npm run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@cd web && npm ci --silent || { echo "make: the packages in web/package-lock.json cannot be installed: is the package registry reachable?"; exit 1; }
	@touch $@

test: .venv/.dev lint ## run all tests, compiled and un-jitted and in a browser, and measure coverage
	@$(WARMUP)
	@$(MAKE) --no-print-directory webtest # not beside others: its pages would wait for a processor
	@$(BIN)/pytest -q -n 2 --dist worksteal --cov --cov-report=
	@NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n 2 --dist worksteal -m "not compiled and not soak" $(WITH_KERNELS) --cov --cov-append --cov-fail-under=97

flaky: .venv/.dev $(STATIC) ## run the browser tests 20 times (RUNS=…) while other work keeps both cores busy
	@$(WARMUP)
	@$(BIN)/python tools/flaky.py --runs $(or $(RUNS),20) $(FILES)

lint: .venv/.dev ## check style, types and pins, and ask for known vulnerabilities
	@$(BIN)/pip check -q --disable-pip-version-check # pins are installed as listed, so the lists must be complete
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python tools/audit.py

format: .venv/.dev ## put the code in order
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: .venv/.run ## measure speed as ratios: to C (if gcc is there) and to the previous commit
	@rm -rf .previous && mkdir .previous
	@git archive HEAD~1 src 2>/dev/null | tar -x -C .previous 2>/dev/null || true
	@$(BIN)/obelisk bench --yardstick bench $$(test -e .previous/src/obelisk/lab/benchmark.py && echo --previous .previous/src)
	@rm -rf .previous

load: .venv/.dev ## measure how the service carries load: people, engines, and kill -9
	@$(BIN)/python -m bench.load
	@$(BIN)/python -m bench.load --engines
	@$(BIN)/python -m bench.load --kill 20

attack: .venv/.dev ## attack a server of one's own, and tell what it costs everybody else
	@$(BIN)/python -m bench.attack

soak: .venv/.dev $(STATIC) ## run the long tests, in a browser too
	@$(WARMUP)
	@cd web && OBELISK_LONG=1 npm run --silent browser
	@$(BIN)/pytest -v -n 2 --dist worksteal --durations=15 -m soak

PIN := $(BIN)/pip-compile -q --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-annotate

pins: .venv/.dev ## renew the pinned versions and their hashes in requirements/
	@$(PIN) -o requirements/run.txt pyproject.toml
	@$(PIN) --extra dev -o requirements/dev.txt pyproject.toml
	@printf 'editables\nhatchling\n' | $(PIN) -o requirements/build.txt -

clean: ## remove what the other targets made
	@rm -rf .venv web/node_modules src/obelisk/server/static .previous .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "make: Python 3.11 or newer is missing; install it or say PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "make: Python's venv module is missing; on Debian: apt install python3-venv"; exit 1; }

.venv/.run: requirements/run.txt requirements/build.txt pyproject.toml | .venv/bin/python
	@echo "Setting up .venv (once)…"
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/run.txt -r requirements/build.txt || \
		{ echo "make: the packages in requirements/ cannot be installed: is the package index reachable?"; exit 1; }
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@echo "Setting up the development tools in .venv (once)…"
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/dev.txt || \
		{ echo "make: the packages in requirements/dev.txt cannot be installed: is the package index reachable?"; exit 1; }
	@touch $@
