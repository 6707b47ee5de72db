"""A real mail server for tests, with people's refusals, and a reader for the mails that arrived."""

from __future__ import annotations

import email
import re
from email import policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.servers import free_port, smtp_server

LINK = re.compile(r"https?://\S+")


class MailServer:
    """An SMTP server on a free port of 127.0.0.1 that keeps what it takes.

    `refusals` are answers it gives instead of taking a mail, first to last; `refused` says what it answers to RCPT
    for an address, always; `sender_refusal` is its answer to every MAIL FROM. When it gets a mail to an address of
    `breaks_on` it closes the connection instead of answering, to all addresses if that contains "*".
    """

    def __init__(self) -> None:
        self.arrived: list[EmailMessage] = []
        self.contents: list[bytes] = []
        self.recipients: list[str] = []
        self.senders: list[str] = []
        self.connections = 0
        self.refusals: list[str] = []
        self.refused: dict[str, str] = {}
        self.sender_refusal: str | None = None
        self.breaks_on: set[str] = set()
        self.port = free_port()
        self._controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> MailServer:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        self._controller = smtp_server(self, self.port)
        self._controller.start()

    def close(self) -> None:
        if self._controller is not None:
            self._controller.stop()
        self._controller = None

    async def handle_EHLO(  # noqa: N802 (the library's name)
        self, server: SMTP, session: Session, envelope: Envelope, hostname: str, responses: list[str]
    ) -> list[str]:
        self.connections += 1
        session.host_name = hostname
        return responses

    async def handle_MAIL(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.sender_refusal is not None:
            return self.sender_refusal
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.breaks_on & {"*", *envelope.rcpt_tos} and server.transport is not None:
            server.transport.close()
            return ""
        if self.refusals:
            return self.refusals.pop(0)
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.arrived.append(mail)
        self.contents.append(envelope.content)
        self.recipients.extend(envelope.rcpt_tos)
        self.senders.append(envelope.mail_from or "")
        return "250 OK"

    def kinds(self) -> list[str]:
        """The kinds of the mails that arrived, in order."""
        return [mail["X-Posse-Kind"] for mail in self.arrived]

    def only(self, kind: str, seat: int | None = None) -> EmailMessage:
        """The one mail of that kind (to that seat)."""
        found = [
            mail for mail in self.arrived if mail["X-Posse-Kind"] == kind and seat in (None, int(mail["X-Posse-Seat"]))
        ]
        assert len(found) == 1, (kind, seat, self.kinds())
        return found[0]


def asks_for_turn(mail: EmailMessage) -> bool:
    """Return whether a mail asks its reader for a turn: a turn mail, or the start mail of the player who begins."""
    return mail["X-Posse-Kind"] == "turn" or (mail["X-Posse-Kind"] == "start" and "\nYOUR TURN\n" in text_of(mail))


def link_to_play(mail: EmailMessage) -> str | None:
    """Return the link with which a mail asks its reader to move, in a turn or a window; None if it does not."""
    if mail["X-Posse-Kind"] in ("turn", "window"):
        return links_of(mail)[0]
    return links_of(mail)[1] if asks_for_turn(mail) else None  # the first link of the start mail is the seat link


def text_of(mail: EmailMessage) -> str:
    """The plain part, line ends as in memory."""
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def plain(text: str) -> str:
    """Return a text in one line, with one space between two words."""
    return " ".join(text.split())


def html_of(mail: EmailMessage) -> str:
    """The HTML part."""
    part = mail.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def links_of(mail: EmailMessage) -> list[str]:
    """The links of the plain part, in order, without the footer's, which is the same in every mail of a game."""
    return LINK.findall(text_of(mail).partition("\n--\n")[0])


def seat_of(mail: EmailMessage) -> int:
    return int(mail["X-Posse-Seat"])
