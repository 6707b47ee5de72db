"""How many mails are rendered together: with a slow mail server few, as those not sent within a second are rendered
again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
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
from tests.service.harness import Harness
from tests.settings import settings


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
    with database.writing() as session:
        claims = outbox.claim(session, now, most=100)
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
        harness = Harness(database, now, seed=seed)
        turn = harness.position().turn
        harness.post(turn, "draw supply")
        harness.post(turn, next(move for move in harness.position().legal(turn) if move.startswith("discard ")))
    with database.reading() as session:
        turns = [mail.id or 0 for mail in session.exec(select(Outmail).where(Outmail.kind == "turn"))]
    assert len(turns) == 5
    assert statements(turns) == statements(turns[:1])
