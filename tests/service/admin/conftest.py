"""Fixtures of the tests of `posse admin`: a game, the command, and a check that it prints no secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import col, select

from service.commands import main
from service.db.database import Database
from service.models import Audit
from tests.databases import url_of
from tests.rows import rows
from tests.service.harness import Harness

KEY = "a key that signs and has thirty-two letters or more"
EXPECTED = "expected a mail address, got 'nobody'. Please enter a mail address like anna@example.org."
NEVER_SHOWN = ("@posse.test", "@example.org")

Told = Callable[..., str]
Data = Callable[..., Any]


@pytest.fixture
def harness(database: Database, now: datetime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Harness:
    """A game of Anna, Burt and Curt, and the settings that `posse` reads."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url_of(database))
    monkeypatch.setenv("SECRET_KEYS", KEY)
    harness = Harness(database, now)
    harness.act(times=7)
    return harness


def run_admin(words: Iterable[str]) -> int:
    """Run a command of `posse admin` and return its exit code."""
    try:
        return main(["admin", *words])
    except SystemExit as refusal:  # argparse's
        return int(refusal.code or 0)


@pytest.fixture
def told(harness: Harness, capsys: pytest.CaptureFixture[str]) -> Told:
    """Run `posse admin` and return what it prints, after checking that nothing in it is secret."""

    def run(*words: str, exit_code: int = 0) -> str:
        assert run_admin(words) == exit_code
        printed = capsys.readouterr()
        said = printed.out + printed.err
        assert harness.game().seed not in said
        if harness.game().status == "playing" and "--addresses" not in words:
            assert not [card for card in ("*", "supply", "discard wes") if card in said.replace("***", "")]
            assert not [
                address for address in NEVER_SHOWN for name in harness.names if f"{name.lower()}.1{address}" in said
            ]
        return said

    return run


@pytest.fixture
def data(told: Told) -> Data:
    """The same with `--json`, parsed."""
    return lambda *words: json.loads(told(*words, "--json"))


def entries(database: Database) -> list[Audit]:
    return rows(database, select(Audit).order_by(col(Audit.id)))
