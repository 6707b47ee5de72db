"""The mails the mailbox has taken: one file each, named by the moment it came, never changed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import lru_cache
from pathlib import Path

NAME = re.compile(r"[0-9]{20}-[0-9a-f]{8}")
TO = "Delivered-To"  # whom the envelope named, one line each, put before the mail's own headers


@dataclass(frozen=True)
class Mail:
    """One mail as it lies in its file."""

    name: str
    message: EmailMessage

    @property
    def came(self) -> datetime:
        """When it came, in this machine's own time zone."""
        return datetime.fromtimestamp(int(self.name[:20]) / 1e9).astimezone()

    @property
    def to(self) -> list[str]:
        """Whom it is for, in small letters."""
        return [str(address).lower() for address in self.message.get_all(TO, [])]

    @property
    def subject(self) -> str:
        """What it says it is about."""
        return str(self.message.get("Subject", "")) or "(no subject)"

    def part(self, kind: str) -> str | None:
        """The text of its first part of this kind, "plain" or "html"; None if it has none."""
        part = self.message.get_body((kind,))
        if part is None:
            return None
        try:
            return str(part.get_content())
        except (LookupError, ValueError):  # an unknown character set
            raw = part.get_payload(decode=True)
            return raw.decode("utf-8", "replace") if isinstance(raw, bytes) else ""


class Store:
    """A folder of mails, made if it is not there."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder = folder
        self._read = lru_cache(maxsize=2000)(self._parse)  # a file never changes

    def add(self, content: bytes, to: list[str], now: datetime) -> str:
        """Keep a mail as it came; its name. A reader sees all of it or nothing."""
        name = f"{int(now.timestamp() * 1e6) * 1000:020}-{secrets.token_hex(4)}"
        unfinished = self._folder / f"{name}.unfinished"
        envelope = "".join(f"{TO}: {address}\r\n" for address in to)
        unfinished.write_bytes(envelope.encode() + content)
        unfinished.rename(self._file(name))
        return name

    def newest_first(self) -> Iterator[Mail]:
        """All mails."""
        for file in sorted(self._folder.glob("*.eml"), reverse=True):
            yield self._read(file.stem)

    def get(self, name: str) -> Mail | None:
        """The mail of that name; None if there is none."""
        if not NAME.fullmatch(name) or not self._file(name).exists():
            return None
        return self._read(name)

    def source(self, mail: Mail) -> bytes:
        """A mail byte for byte, after the lines that say to whom it was delivered."""
        return self._file(mail.name).read_bytes()

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.eml"

    def _parse(self, name: str) -> Mail:
        return Mail(name, message_from_bytes(self._file(name).read_bytes(), policy=policy.default))
