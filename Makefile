# Posse: `make play` plays it on this machine, `make test` tests it.
BIN := .venv/bin
# Compiled modules are kept whatever the environment says: without them each process of tests compiles all tests again,
# and each process that tests start compiles Posse.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test chaos simulate proof check lint release bench train arena fuzz mutants findings servers lock catalogs

# --- the virtual environment: created once, updated when a lock file changes ----------------------------------------

PYTHON = $$(for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v $$python; break; }; done)

.venv/made:
	@python="$(PYTHON)"; \
	if [ -z "$$python" ]; then echo "Posse needs Python 3.11 or newer; none was found." >&2; exit 1; fi; \
	$$python -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$$python cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	$$python -m venv .venv && touch $@

# What builds packages is installed first, so that those published as source only are built by locked versions, too.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

# An installation compiles the catalogs, and so does one that follows changed catalogs.
CATALOGS = service/languages/catalogs
INSTALLED_FROM = .venv/made requirements/build.txt pyproject.toml $(wildcard $(CATALOGS)/*/LC_MESSAGES/*.po)

.venv/play: requirements/run.txt $(INSTALLED_FROM)
	@echo "Installing what Posse runs on (once) ..."
	@$(INSTALL) -r requirements/build.txt
	@$(INSTALL) --no-build-isolation -r requirements/run.txt
	@$(POSSE)
	@touch $@

.venv/test: requirements/dev.txt $(INSTALLED_FROM)
	@echo "Installing what the tests run on (once) ..."
	@$(INSTALL) -r requirements/build.txt
	@$(INSTALL) --no-build-isolation -r requirements/dev.txt
	@$(POSSE)
	@touch .venv/play $@

# The command line `posse`, from these files as they are.
POSSE = PYTHONWARNINGS=ignore $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index -e .

# --- commands -------------------------------------------------------------------------------------------------------

# The site, the worker, the scheduler and the mailbox on this machine, until Ctrl-C.
play: .venv/play
	@LOG_FORMAT=$${LOG_FORMAT:-text} exec $(BIN)/posse run

# What matters before a change is merged, with real servers where the machine has them. Many tests wait for processes, so
# four share two processors.
test: servers .venv/test
	$(BIN)/python -m pytest -q -n 4 --dist worksteal -m "not proof"

# Two thousand moves by simulated players while processes and servers are killed at random and the mail server is away
# for three minutes; the result is printed.
chaos: servers .venv/test
	CHAOS_MOVES=2000 CHAOS_NO_MAIL=180 $(BIN)/python -m pytest -q -s tests/chaos

# The whole service in simulated time, with people and faults from seeds 0 to SEEDS - 1, on all processors and the
# database that DATABASE names, sqlite or postgresql: docs/simulate.md.
SEEDS = 100
DAYS = 30
DATABASE = sqlite
simulate: servers .venv/test
	$(BIN)/python -m tests.simulation --seeds 0-$$(($(SEEDS) - 1)) --days $(DAYS) --database $(DATABASE)

# All that takes too long for `make test`: `make proof PART="orders mail"` runs some parts, tests/proof.py says which there
# are. What has passed is not run again while no file changes. Of the seeds SEEDS and DAYS say how many and how long.
proof: servers .venv/test
	@$(BIN)/python -m tests.proof $(PART)

# Before each commit: two minutes.
check: lint
	$(BIN)/python -m pytest -q -n 3 --dist worksteal -m "not slow and not browser and not proof"

# Static checks: style, types, and the licences and known vulnerabilities of the dependencies.
lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@$(BIN)/python -m tests.dependencies.licences
	@$(BIN)/python -m tests.dependencies.advisories

# `make release VERSION=1.2.3`: the changelog's section, a commit with it and the version, a tag, and the wheel in dist/.
release: .venv/test
	@$(BIN)/python .ci/release.py $(VERSION)

# Benchmarks: the engine beside two others, as far as they can be installed, and the service beside minimal programs.
bench: .venv/test
	@$(MAKE) --no-print-directory .venv/bench/made || echo "Measuring without what could not be installed."
	@.venv/bench/bin/python -m bench.engine
	@$(BIN)/python -m bench.service
	@$(BIN)/python -m bench.mails_per_turn
	@$(BIN)/python -m bench.deal_pages
	@$(BIN)/python -m bench.lists

# A million cases of bad input, ten thousand names and forms sent by mail, ten thousand mails
# at the bounds of what is read. It takes some minutes.
fuzz: .venv/test
	@nice $(BIN)/python -m bench.fuzz
	@nice $(BIN)/python -m bench.fuzz_names
	@nice $(BIN)/python -m bench.fuzz_mails

# Fit what robots know of hands and positions to games that they play, and write the numbers: engine/robots/*.json.
train: .venv/bench/made
	@nice .venv/bench/bin/python -m bench.train_manners
	@nice .venv/bench/bin/python -m bench.train_beliefs
	@nice .venv/bench/bin/python -m bench.train_value

# Let robots play each other and write the tables of docs/robots.md; stopped, it goes on where it was. Hours.
arena: .venv/made
	@nice $(BIN)/python -m bench.robots --commit $$(git rev-parse --short HEAD)

# Mutation testing of the rules, of a random sample. It takes up to an hour.
mutants: .venv/mutants/made
	@nice .venv/mutants/bin/python -m bench.mutants

.venv/bench/made .venv/mutants/made: .venv/%/made: .venv/made requirements/%.txt
	@echo "Installing what \`make $*\` uses (once) ..."
	@$(BIN)/python -m venv .venv/$*
	@.venv/$*/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$*.txt
	@touch $@

# What libraries and tools do that nobody would guess, each shown by a script with pinned packages: findings/README.md.
findings:
	@findings/run

# --- servers for the tests ------------------------------------------------------------------------------------------

# For root on Debian, as in continuous integration, missing servers are installed; else they are named and skipped.
# Debian keeps some programs where only root's PATH leads.
servers:
	@missing=""; PATH="$$PATH:/usr/sbin"; \
	python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$$missing python3-venv"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v nginx >/dev/null || missing="$$missing nginx-light"; \
	command -v systemd-analyze >/dev/null || missing="$$missing systemd"; \
	command -v postfix >/dev/null || missing="$$missing postfix"; \
	command -v promtool >/dev/null || missing="$$missing prometheus"; \
	ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 || missing="$$missing libfaketime"; \
	command -v spamassassin >/dev/null || missing="$$missing spamassassin"; \
	command -v pgbouncer >/dev/null || missing="$$missing pgbouncer"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v chromedriver >/dev/null || missing="$$missing chromium-driver"; \
	command -v opendkim >/dev/null || missing="$$missing opendkim"; \
	command -v nft >/dev/null || missing="$$missing nftables"; \
	command -v rsync >/dev/null || missing="$$missing rsync"; \
	command -v sshd >/dev/null || missing="$$missing openssh-server"; \
	test -x /usr/lib/dovecot/imap || missing="$$missing dovecot-imapd"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing what the tests use:$$missing ..."; \
		case "$$missing" in *postfix*) \
			echo "postfix postfix/main_mailer_type select Local only" | debconf-set-selections;; esac; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $$missing; } \
			>/dev/null 2>&1 && missing=""; \
	fi; \
	[ -z "$$missing" ] || echo "Not on this machine, as Debian names it:$$missing. The tests that use it are skipped."

# --- the lock files: the version and hash of every package that is installed ----------------------------------------

# A version stays as long as pyproject.toml allows it. `make lock RENEW=--upgrade` upgrades all packages,
# `make lock RENEW="--upgrade-package flask"` one of them.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header $(RENEW)

lock: .venv/test
	$(LOCK) pyproject.toml --output-file requirements/run.txt
	$(LOCK) --group build --constraint requirements/run.txt --output-file requirements/build.txt
	$(LOCK) pyproject.toml --group dev --constraint requirements/run.txt --constraint requirements/build.txt \
		--output-file requirements/dev.txt
	$(LOCK) --group bench --output-file requirements/bench.txt
	$(LOCK) --group mutants --output-file requirements/mutants.txt

# --- the catalogs of the languages: docs/languages.md ----------------------------------------------------------------

KEYWORDS = --no-default-keywords -k _ -k gettext -k ngettext:1,2 -k pgettext:1c,2 -k text -k text_of:1c,2 -k plural:1,2 -k counted:1,2

# Collect the messages from the code and the templates, add the new ones to each catalog, and compile them.
catalogs: .venv/test
	@$(BIN)/pybabel -q extract -F pyproject.toml --ignore-dirs ".*" $(KEYWORDS) --no-location --sort-output --width 120 --omit-header \
		-o $(CATALOGS)/posse.pot .
	@$(BIN)/pybabel -q update -i $(CATALOGS)/posse.pot -d $(CATALOGS) -D posse --no-fuzzy-matching --ignore-obsolete --width 120
	@$(BIN)/pybabel -q compile -d $(CATALOGS) -D posse
