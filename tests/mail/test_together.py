"""Mails are written some at a time: each says the same as if it were alone, and few are written twice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlmodel import Session, select

from service.db.database import Database
from service.links import Links
from service.mail.delivering import outbox
from service.mail.delivering.renderer import BATCH, NotNow, Renderer, Written
from service.mail.writer import Writer
from service.models import Outmail
from service.settings import Settings
from service.table import resigning
from tests.databases import both
from tests.mail.conftest import Post
from tests.rows import commit, rows, rows_of
from tests.service.harness import Harness, in_second_turn, in_window
from tests.settings import settings

pytestmark = both  # these run on both databases

BOUNDARY = re.compile(rb"={10,}\d+==")  # chance makes it


@pytest.fixture
def mails(database: Database, now: datetime) -> list[int]:
    """All the mails of three games at different points, one of them in a window, with a note for one player."""
    for seed, moves in ((1, 5), (2, 40), (3, 80)):
        harness = Harness(database, now, 3, seed=seed)
        harness.act(times=moves)
        if seed == 2:
            harness.act_until(in_window)
        harness.do(resigning.resign, 2)
    return [mail.id or 0 for mail in rows_of(database, Outmail)]


@pytest.fixture
def writer(tmp_path: Path, links: Links) -> Writer:
    return Writer(settings(tmp_path, smtp_url="smtp://127.0.0.1:1"), links)


def said(written: Written | None) -> object:
    return written and written._replace(mail=BOUNDARY.sub(b"", written.mail))


@pytest.mark.slow
def test_a_mail_among_others_says_what_it_says_alone(
    database: Database, now: datetime, mails: list[int], writer: Writer
) -> None:
    with database.reading() as session:
        together = [said(one) for one in writer.write(session, mails, now)]
    alone = []
    for number in mails:
        with database.reading() as session:
            alone += [said(one) for one in writer.write(session, [number], now)]
    assert together == alone
    assert None in together
    assert len(set(together)) > 10


@pytest.mark.slow
def test_one_that_is_gone_leaves_its_place_empty(
    database: Database, now: datetime, mails: list[int], writer: Writer
) -> None:
    with database.reading() as session:
        first, gone, again = writer.write(session, [mails[0], 10**6, mails[0]], now)
    assert gone is None
    assert said(first) == said(again)
    assert first is not None


def test_claims_that_are_given_back_are_as_if_they_had_not_been(database: Database, now: datetime) -> None:
    harness = Harness(database, now)
    before = [mail.model_dump() for mail in harness.mails()]
    claims = commit(database, outbox.claim, now + timedelta(hours=1), 3)
    assert [mail.state for mail in harness.mails()].count("sending") == len(claims) == 3
    commit(database, outbox.give_back, claims)
    assert [mail.model_dump() for mail in harness.mails()] == before


@pytest.mark.slow
@pytest.mark.usefixtures("mails")
def test_more_mails_than_are_claimed_at_once_all_leave(database: Database, now: datetime, post: Post) -> None:
    queued = rows(database, select(Outmail.id).where(Outmail.state == "queued"))
    assert post.sender.deliver(now) == len(queued) > 20
    assert set(rows(database, select(Outmail.state))) == {"sent", "superseded"}
    sent = rows(database, select(Outmail.message_id).where(Outmail.state == "sent"))
    arrived = [mail["Message-ID"].strip("<>").partition("@")[0] for mail in post.server.arrived]
    assert sorted(arrived) == sorted(sent)


class CountingWriter(Writer):
    """A writer that counts what it renders."""

    def __init__(self, settings: Settings, links: Links) -> None:
        super().__init__(settings, links)
        self.rendered = 0

    def write(self, session: Session, mails: Sequence[int], now: datetime) -> Iterator[Written | NotNow | None]:
        self.rendered += len(mails)
        return super().write(session, mails, now)


@pytest.mark.slow
@pytest.mark.parametrize(("seconds", "most"), [(0.0, 1.0), (0.4, 1.3), (1.5, 1.3)])
def test_few_mails_are_rendered_twice(
    database: Database, now: datetime, links: Links, tmp_path: object, seconds: float, most: float
) -> None:
    for seed in range(1, 11):
        Harness(database, now, seed=seed)
    claims = commit(database, outbox.claim, now, most=100)
    writer, handled = CountingWriter(settings(tmp_path), links), list[int]()
    rendering = Renderer(database, writer).render(claims, lambda: now + timedelta(seconds=seconds * len(handled)))
    handled.extend(claimed.id for claimed, _ in rendering)
    assert handled == [claimed.id for claimed in claims]
    assert len(claims) > 2 * BATCH
    assert writer.rendered <= most * len(claims)


def test_mails_that_are_rendered_together_are_read_together(
    database: Database, now: datetime, links: Links, tmp_path: object
) -> None:
    def statements(mails: Sequence[int]) -> int:
        found: list[str] = []

        def note(*arguments: Any) -> None:
            found.append(arguments[2])

        event.listen(Engine, "before_cursor_execute", note)
        try:
            with database.reading() as session:
                written = list(Writer(settings(tmp_path), links).write(session, mails, now))
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        assert len(written) == len(mails)
        assert all(isinstance(one, Written) for one in written)
        return len(found)

    for seed in range(1, 6):
        in_second_turn(database, now, seed)
    turns = [mail.id or 0 for mail in rows_of(database, Outmail, Outmail.kind == "turn")]
    assert len(turns) == 5
    assert statements(turns) == statements(turns[:1])
