"""The mailbox's letter slot: an SMTP server on this machine that takes every mail and sends none on."""

from __future__ import annotations

from datetime import UTC, datetime

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from service import logs
from service.mailbox.store import Store

log = logs.get()


class Slot:
    """What aiosmtpd calls when a mail has come."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 its name there
        """Keep the mail, then say so."""
        try:
            self._store.add(envelope.original_content or b"", envelope.rcpt_tos, datetime.now(UTC))
        except OSError as error:
            log.error("a mail could not be kept", reason=error.strerror)
            return "451 The mail cannot be kept at the moment; try again later"
        return "250 Kept"


def server(store: Store, port: int) -> Controller:
    """An SMTP server on 127.0.0.1, in a thread of its own; `start()` and `stop()` it."""
    return Controller(Slot(store), hostname="127.0.0.1", port=port, enable_SMTPUTF8=True)
