"""Renders claimed mails a few at a time, as things stood a moment ago when they are sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta

from service.db.database import Database
from service.mail.writer import Writer, Written
from service.outbox import ClaimedMail
from service.plans.wanted import NotNow

BATCH = 10  # mails rendered together
FRESH = timedelta(seconds=1)  # a mail rendered before that and not sent is rendered again: it may no longer apply

# None: the mail no longer applies; an exception: it cannot be rendered.
Rendered = Written | NotNow | Exception | None


class Renderer:
    """Renders mails in read transactions that end before the first of them is sent."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    def render(
        self, claims: Sequence[ClaimedMail], clock: Callable[[], datetime]
    ) -> Iterator[tuple[ClaimedMail, Rendered]]:
        """Yield each mail as things stood at most FRESH ago."""
        rest = list(claims)
        while rest:
            fresh_until = clock() + FRESH
            for rendered in self._render_batch(rest[:BATCH], clock()):
                yield rest.pop(0), rendered
                if clock() > fresh_until:
                    break

    def _render_batch(self, claims: Sequence[ClaimedMail], now: datetime) -> list[Rendered]:
        """Render mails in one transaction; end with the first that cannot be rendered: it may have spoilt that."""
        batch: list[Rendered] = []
        with self._database.reading() as session:
            try:
                for written in self._writer.write(session, [claimed.id for claimed in claims], now):
                    batch.append(written)
            except Exception as bug:
                batch.append(bug)
        return batch
