"""Receive every mail over SMTP, relay none, and store each in a file named by its time of arrival, never changed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cached_property, lru_cache
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from service.process import logs

NAME = re.compile(r"[0-9]{20}-[0-9a-f]{8}")
LONGEST_LINE = 200  # characters of a mail's first line that are shown
TO = "Delivered-To"  # added before the mail's own headers, once for each recipient of the envelope

logger = logs.get()


@dataclass(frozen=True)
class Mail:
    """One mail as its file contains it."""

    name: str
    message: EmailMessage

    @property
    def received_at(self) -> datetime:
        """Return the time of arrival in the system's time zone."""
        return datetime.fromtimestamp(int(self.name[:20]) / 1e9).astimezone()

    @property
    def recipients(self) -> list[str]:
        """Return the recipients' addresses in lower case."""
        return [str(address).lower() for address in self.message.get_all(TO, [])]

    @property
    def subject(self) -> str:
        """Return the subject, or a text that says there is none."""
        return str(self.message.get("Subject", "")) or "(no subject)"

    @cached_property
    def first_line(self) -> str:
        """Return the beginning of the text, which says what the mail is about; all mails of a game have one subject."""
        lines = (self.part("plain") or "").split("\n", 1)
        return lines[0].strip()[:LONGEST_LINE]

    def part(self, kind: str) -> str | None:
        """Return the text of the first part of this kind, "plain" or "html"; None if there is none."""
        part = self.message.get_body((kind,))
        if part is None:
            return None
        try:
            return str(part.get_content())
        except (LookupError, ValueError):  # an unknown character set
            raw = part.get_payload(decode=True)
            return raw.decode("utf-8", "replace") if isinstance(raw, bytes) else ""


class Store:
    """A folder of mails, created if it does not exist."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder = folder
        self._read = lru_cache(maxsize=2000)(self._parse)  # a file never changes

    def add(self, content: bytes, to: list[str], now: datetime) -> str:
        """Store a mail unchanged; return its name. The file appears complete or not at all."""
        name = f"{int(now.timestamp() * 1e6) * 1000:020}-{secrets.token_hex(4)}"
        unfinished = self._folder / f"{name}.unfinished"
        envelope = "".join(f"{TO}: {address}\r\n" for address in to)
        unfinished.write_bytes(envelope.encode() + content)
        unfinished.rename(self._file(name))
        return name

    def newest_first(self) -> Iterator[Mail]:
        """Yield all mails."""
        for file in sorted(self._folder.glob("*.eml"), reverse=True):
            yield self._read(file.stem)

    def get(self, name: str) -> Mail | None:
        """Return the mail of that name; None if there is none."""
        if not NAME.fullmatch(name) or not self._file(name).exists():
            return None
        return self._read(name)

    def source(self, mail: Mail) -> bytes:
        """Return the bytes of a mail's file: the Delivered-To lines, then the mail as received."""
        return self._file(mail.name).read_bytes()

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.eml"

    def _parse(self, name: str) -> Mail:
        return Mail(name, message_from_bytes(self._file(name).read_bytes(), policy=policy.default))


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
