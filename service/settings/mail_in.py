"""Parse MAIL_IN: where the process `inbound` listens for mail, or the folder of a mailbox that it reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple
from urllib.parse import SplitResult, unquote

from service.settings import values

EXPECTED = "smtp://host:port or lmtp://host:port to listen at, or imaps://user:password@host/folder to read"
_IMAP_PORTS = {"imap": 143, "imaps": 993}


class MailIn(NamedTuple):
    """Where mail in is received: the protocol, and the address and port to listen at."""

    scheme: str  # smtp or lmtp
    host: str
    port: int


@dataclass(frozen=True)
class ImapFolder:
    """A folder on an IMAP server, and who reads it; without TLS only on this machine. The repr omits the secrets."""

    host: str
    port: int
    tls: bool
    folder: str
    user: str = field(repr=False)
    password: str = field(repr=False)


def parse(text: str) -> MailIn | ImapFolder:
    """Return where mail is taken in. Raises ValueError."""
    parts = values.server(text, "smtp", "lmtp", *_IMAP_PORTS)
    if parts.query or parts.fragment:
        raise ValueError
    return _folder(parts) if parts.scheme in _IMAP_PORTS else _listener(parts)


def beside_mailbox(port: int) -> MailIn:
    """Return where mail in is received beside the built-in mailbox of a site at this port."""
    return MailIn("smtp", "127.0.0.1", port + values.INBOUND)


def _listener(parts: SplitResult) -> MailIn:
    """Return where to listen, by a URL with a port and nothing more. Raises ValueError."""
    if "@" in parts.netloc or parts.path.strip("/") or parts.port is None:
        raise ValueError
    return MailIn(parts.scheme, parts.hostname or "", parts.port)


def _folder(parts: SplitResult) -> ImapFolder:
    """Return the folder at a URL with a user and a password; INBOX is the default. Raises ValueError."""
    user, password, folder = (unquote(text or "") for text in (parts.username, parts.password, parts.path.strip("/")))
    host, tls = parts.hostname or "", parts.scheme == "imaps"
    if not (user and password and f"{user}{password}{folder}".isprintable()) or not (tls or values.is_loopback(host)):
        raise ValueError
    return ImapFolder(host, parts.port or _IMAP_PORTS[parts.scheme], tls, folder or "INBOX", user, password)
