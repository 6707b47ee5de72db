"""The mailbox's SMTP server: it accepts every mail, stores it, and relays none."""

from __future__ import annotations

from datetime import UTC, datetime

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from service import logs
from service.mailbox.kept_mails import Store

logger = logs.get()


class MailboxReceiver:
    """The handler that aiosmtpd calls for each mail."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 its name there
        """Store the mail; return the reply to the client."""
        try:
            self._store.add(envelope.original_content or b"", envelope.rcpt_tos, datetime.now(UTC))
        except OSError as error:
            logger.error("mail could not be stored", reason=error.strerror)
            return "451 The mail cannot be stored at the moment; try again later"
        return "250 Stored"


def server(store: Store, port: int) -> Controller:
    """Return an SMTP server for 127.0.0.1; `start()` runs it in a thread, `stop()` ends it."""
    return Controller(MailboxReceiver(store), hostname="127.0.0.1", port=port, enable_SMTPUTF8=True)
