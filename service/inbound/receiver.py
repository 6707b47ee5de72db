"""The server for mail in, over SMTP or LMTP: it stores a mail, commits, and only then acknowledges it.

Each SMTP transaction may have one recipient: the mail server sends the others in further ones. aiosmtpd would answer an
LMTP transaction with several recipients only once (aiosmtpd#517).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from service.db.database import Database
from service.inbound import quotas, store
from service.links.mail_addresses import MailAddresses
from service.process import logs
from service.settings.mail_in import MailIn

LARGEST = 10_000_000  # bytes of a mail
IDENT, HOSTNAME = "Posse", "posse"
GREETING = f"220 {HOSTNAME} {IDENT}".encode()  # the beginning of the first line of each connection
STALLED = 60.0  # seconds without a command or data before a connection is closed

AWAY = "451 4.3.0 Mail cannot be taken at the moment; try again later"
UNKNOWN = "550 5.1.1 No such address; perhaps its turn is long over or its links were replaced"
ONE_AT_A_TIME = "452 4.5.3 One recipient for each transaction; send the others in another one"
FULL = "452 4.2.2 Too much mail for this address waits or has come today; try again later"
TAKEN = "250 2.0.0 Taken"

logger = logs.get()

T = TypeVar("T")


class Receiver:
    """The handler that aiosmtpd calls for each recipient and each mail; the database is used in other threads."""

    def __init__(
        self,
        database: Database,
        addresses: MailAddresses,
        clock: Callable[[], datetime],
        authserv_id: str | None = None,
    ) -> None:
        self._database, self._addresses, self._clock = database, addresses, clock
        self._authserv_id = authserv_id

    async def handle_RCPT(  # noqa: N802 - its name there
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        """Accept one reply address or return path of this site."""
        if envelope.rcpt_tos:
            return ONE_AT_A_TIME
        reply = await self._answered(self._known, address)
        if reply.startswith("250"):
            envelope.rcpt_tos.append(address)
        return reply

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Store the mail; return the reply to the client."""
        return await self._answered(self._store, envelope)

    async def _answered(self, work: Callable[[T], str], about: T) -> str:
        """Return the reply that `work` returns, or that the client may try again if the database cannot be used."""
        try:
            return await asyncio.to_thread(work, about)
        except Exception as error:  # any exception: a mail that is not stored must not be acknowledged
            logger.warning("received mail refused temporarily", reason=type(error).__name__)
            return AWAY

    def _known(self, address: str) -> str:
        with self._database.reading() as session:
            return UNKNOWN if store.recipient(session, self._addresses, address) is None else "250 2.1.5 OK"

    def _store(self, envelope: Envelope) -> str:
        raw, sender = envelope.original_content or b"", envelope.mail_from or ""
        now, own_server = self._clock(), self._authserv_id
        try:
            taken = store.take_in(self._database, self._addresses, envelope.rcpt_tos, sender, raw, now, own_server)
        except quotas.Full:
            return FULL
        return TAKEN if taken else UNKNOWN


class MailInServer(Controller):
    """An SMTP or LMTP server; `start()` runs it in a thread of its own, `stop()` ends it."""

    def __init__(self, receiver: Receiver, at: MailIn) -> None:
        self._protocol = LMTP if at.scheme == "lmtp" else SMTP
        super().__init__(receiver, hostname=at.host, port=at.port)

    def factory(self) -> SMTP:
        """Return the protocol of one connection.

        It takes SMTPUTF8 (RFC 6531): a mail server returns a mail with a subject in raw UTF-8 to who wrote it else.
        """
        return self._protocol(
            self.handler,
            data_size_limit=LARGEST,
            timeout=STALLED,
            ident=IDENT,
            hostname=HOSTNAME,
            enable_SMTPUTF8=True,
        )
