"""Render claimed mails in small batches, so that each is at most FRESH old when it is sent.

Of each the sender gets the mail as it is to be sent, or why it is not sent now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, Protocol

from sqlmodel import Session

from service.db.database import Database
from service.mail.delivering.outbox import ClaimedMail
from service.models import MailPlan

BATCH = 10  # mails rendered together at most
FRESH = timedelta(seconds=1)  # a mail rendered before that and not sent is rendered again: it may no longer apply


class Written(NamedTuple):
    """A mail ready for the mail server: the envelope's two addresses and the bytes.

    `bounced_before`: mail to this player bounced and none was delivered since. `told`: the mails that a digest
    includes.
    """

    sender: str
    recipient: str
    mail: bytes
    bounced_before: bool
    told: Sequence[int] = ()


class NotNow(NamedTuple):
    """Why a mail is not sent now: under this plan it is `held` until a time, or `unwanted`."""

    state: Literal["held", "unwanted"]
    player_id: int
    plan: MailPlan
    until: datetime | None = None


class UnsafeMail(ValueError):
    """The mail would not be read as it is meant. The message says in what way, and quotes nothing of it."""


class MailWriter(Protocol):
    """Writes mails of the outbox; `service.mail.writer` does."""

    def write(self, session: Session, mails: Sequence[int], now: datetime) -> Iterator[Written | NotNow | None]:
        """Yield each of these mails as it is to be sent, or why it is not sent now.

        None for one that is deleted or no longer applies. Raises UnsafeMail.
        """
        ...


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
        """Render mails in one transaction; stop after the first error, which may have made the transaction unusable.

        If the error comes before any mail is rendered, another mail than the first may be the reason, as all are read
        together: the first is rendered alone.
        """
        batch: list[Rendered] = []
        with self._database.reading() as session:
            try:
                for written in self._writer.write(session, [claimed.id for claimed in claims], now):
                    batch.append(written)
            except Exception as bug:
                if batch or len(claims) == 1:
                    return [*batch, bug]
            else:
                return batch
        return self._render_batch(claims[:1], now)
