# Posse: `make play` plays it on this machine, `make test` tests it.
SHELL := /bin/sh
BIN := .venv/bin

.PHONY: play test check bench lock

# --- the virtual environment: made once, made again when a lock changes ---------------------------------------------

PYTHON = $$(for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v $$python; break; }; done)

.venv/made:
	@python="$(PYTHON)"; \
	if [ -z "$$python" ]; then echo "Posse needs Python 3.11 or newer; none was found." >&2; exit 1; fi; \
	$$python -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$$python cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	$$python -m venv .venv && touch $@

.venv/play: .venv/made requirements.txt
	@echo "Installing what Posse runs on (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/test: .venv/made requirements-dev.txt
	@echo "Installing what the tests run on (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch .venv/play $@

play: .venv/play
	@$(BIN)/python -m service
	@exec $(BIN)/supervisord --configuration supervisord.conf

check: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 -m "not slow and not browser"

test: .venv/test
	$(BIN)/pytest -q -n 2

lock: .venv/test
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		requirements.in -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		requirements-dev.in -o requirements-dev.txt
