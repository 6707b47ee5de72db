"""Render claimed mails in small batches, so that each is at most FRESH old when it is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta

from service.db.database import Database
from service.mail.delivering.outbox import ClaimedMail
from service.mail.delivering.written import MailWriter, NotNow, Written

BATCH = 10  # mails rendered together at most
FRESH = timedelta(seconds=1)  # a mail rendered before that and not sent is rendered again: it may no longer apply

# None: the mail no longer applies; an exception: it cannot be rendered.
Rendered = Written | NotNow | Exception | None


class Renderer:
    """Renders mails in read transactions that end before the first of them is sent."""

    def __init__(self, database: Database, writer: MailWriter) -> None:
        self._database, self._writer = database, writer

    def render(
        self, claims: Sequence[ClaimedMail], clock: Callable[[], datetime]
    ) -> Iterator[tuple[ClaimedMail, Rendered]]:
        """Yield each mail, rendered at most FRESH ago.

        Where mails are slow, only as many are rendered together as were sent while they were fresh.
        """
        rest, together = list(claims), BATCH
        while rest:
            fresh_until, before = clock() + FRESH, len(rest)
            for rendered in self._render_batch(rest[:together], clock()):
                yield rest.pop(0), rendered
                if clock() > fresh_until:
                    together = before - len(rest)
                    break
            else:
                together = min(BATCH, 2 * together)

    def _render_batch(self, claims: Sequence[ClaimedMail], now: datetime) -> list[Rendered]:
        """Render mails in one transaction; stop after the first error, which may have made the transaction unusable."""
        batch: list[Rendered] = []
        with self._database.reading() as session:
            try:
                for written in self._writer.write(session, [claimed.id for claimed in claims], now):
                    batch.append(written)
            except Exception as bug:
                batch.append(bug)
        return batch
