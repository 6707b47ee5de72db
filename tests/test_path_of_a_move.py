"""The path of a move, and of a mail, is the one in docs/change-it.md: traced, not read."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

from service.db.database import Database
from service.gamelog.log import GameLog
from service.links import Links
from service.mail.sender import Sender
from service.seats import bounces
from service.web import create_app
from tests.mail.post import PostOffice
from tests.service.sitting import Sitting
from tests.settings import BASE_URL, KEYS, settings

ROOT = Path(__file__).parents[1]
NOW = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)

# Modules of the service that are entered for one post and for one mail, as measured: no longer path without a reason.
MODULES_OF_A_MOVE = 30
MODULES_OF_A_MAIL = 28

# Lines of the page that name no function.
EVENTS = ("POST /p/<token>/moves", "commit", "after the commit")


class Step(NamedTuple):
    """A module of the service that is entered, and its function, or None for any."""

    module: str
    function: str | None


def documented() -> list[Step]:
    """Return the steps that the page lists. A line without a file is about the file of the line above it."""
    page = (ROOT / "docs" / "change-it.md").read_text()
    block = re.search(r"^## The path of a move\n\n```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert block is not None
    steps: list[Step] = []
    for line in block[1].splitlines():
        found = re.fullmatch(r" *(\S.*?) {2,}(?:(\w+/\w+)\.py +)?\S.*", line)
        assert found is not None, line
        module = f"service.{found[2].replace('/', '.')}" if found[2] else steps[-1].module
        steps.append(Step(module, None if found[1] in EVENTS else found[1].rpartition(".")[2]))
    return steps


# What the page says of the last step: claim, check whether it still applies, render, send, record the result.
A_MAIL = [
    Step("service.outbox", None),
    Step("service.mail.kinds.turn", "still_applies"),
    Step("service.mail.message", None),
    Step("service.mail.smtp", None),
    Step("service.outbox", None),
]


@contextmanager
def traced() -> Iterator[list[Step]]:
    """Record the functions of the service that this thread enters, in order. A generator is entered at every step."""
    folder, entered = str(ROOT) + "/", list[Step]()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(f"{folder}service/") and file.endswith(".py"):
            module = file.removeprefix(folder).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            entered.append(Step(module, frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield entered
    finally:
        sys.setprofile(before)


def assert_in_order(entered: list[Step], steps: list[Step]) -> None:
    """Each step is entered after the one before it, or in it, whatever else is entered between them."""
    left = iter(entered)
    module: str | None = None
    for step in steps:
        if step == (module, None):
            continue  # the module that was entered last still runs
        found = next((one for one in left if one.module == step.module and step.function in (None, one.function)), None)
        assert found is not None, f"{step} is not entered, or not after the steps before it"
        module = step.module


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'posse.sqlite'}")
    database.migrate()
    yield database
    database.close()


def test_the_page_lists_a_move_and_a_mail() -> None:
    *move, mail = documented()
    assert len(move) >= 6
    assert mail == Step("service.mail.sender", "deliver")


def test_a_draw_takes_the_documented_path(database: Database, tmp_path: Path) -> None:
    sitting, links = Sitting(database, NOW), Links(KEYS, BASE_URL)
    client = create_app(settings(tmp_path, mailbox=True), database, lambda: NOW).test_client()
    with database.reading() as session:
        seat = GameLog(session, sitting.game()).seats[sitting.position().turn]
    path = f"/p/{links.token('seat', seat)}"
    with traced() as entered:
        answer = client.post(
            f"{path}/moves", json={"move": "draw supply", "at": 0}, headers={"Accept": "application/json"}
        )
    assert answer.json["did"] == ["draw supply"]
    assert_in_order(entered, documented()[:-1])
    modules = {step.module for step in entered}
    assert len(modules) <= MODULES_OF_A_MOVE, sorted(modules)


def test_a_mail_takes_the_documented_path(database: Database, tmp_path: Path) -> None:
    sitting = Sitting(database, NOW)
    with PostOffice() as office:
        sender = Sender(
            settings(tmp_path, smtp_url=office.url), database, Links(KEYS, BASE_URL), bounces.delivered, bounces.bounced
        )
        sender.deliver(NOW)
        before = len(office.arrived)
        turn = sitting.position().turn
        sitting.post(turn, "draw supply")
        sitting.post(turn, next(move for move in sitting.position().legal(turn) if move.startswith("discard ")))
        with traced() as entered:
            assert sender.deliver(NOW) == 1
    assert office.kinds()[before:] == ["turn"]
    assert_in_order(entered, [*documented()[-1:], *A_MAIL])
    modules = {step.module for step in entered}
    assert len(modules) <= MODULES_OF_A_MAIL, sorted(modules)
