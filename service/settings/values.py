"""What each setting may be: text in, value out, ValueError if it is not that. And how to show what was wrong."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Collection
from email.utils import getaddresses
from typing import Literal
from urllib.parse import SplitResult, urlsplit

Tls = Literal["required", "offered"]

LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
DOMAIN = re.compile(rf"{LABEL}(?:\.{LABEL})*")
MAILBOX_PAGE, MAILBOX_SMTP = 25, 26  # the mailbox's ports, counted from PORT
LAST_PORT = 65535 - MAILBOX_SMTP
MOST_PROXIES, MOST_REQUESTS = 9, 1_000_000


def masked(url: str) -> str:
    """A setting that may hold a password, as it may be shown: the scheme, the host, and nothing that is doubtful."""
    scheme, separator, rest = url.partition("://")
    if not separator or not re.fullmatch(r"[a-z+]+", scheme):
        return "something that does not begin with a scheme and :// (not shown)"
    rest, user = rest.rpartition("@")[2], "***@" if "@" in rest else ""
    host = re.match(r"(\[[0-9a-fA-F:.]+\]|[\w.-]*)(:\d*(?=/|$))?(?=[:/?#]|$)", rest)
    if host is None:
        return f"{scheme}://{user}***"
    more = "..." if rest[host.end() :].strip("/") else ""
    return f"{scheme}://{user}{host[0]}{more}"


def is_loopback(host: str) -> bool:
    """Whether this host name can only mean this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def port(text: str) -> int:
    """A port that leaves room above it for the mailbox's two."""
    if not re.fullmatch(r"[0-9]{1,5}", text) or not 1 <= int(text) <= LAST_PORT:
        raise ValueError
    return int(text)


def _server(text: str, *schemes: str) -> SplitResult:
    """The parts of a URL that names a server; ValueError if it does not, or if its port is none."""
    parts = urlsplit(text)
    if parts.scheme not in schemes or not parts.hostname or re.search(r"\s", text) or parts.port == 0:
        raise ValueError
    return parts


def database_url(text: str) -> str:
    """What SQLAlchemy can open; hosts write `postgres://`. A database in memory is no use to several processes."""
    if text.startswith("sqlite:///"):
        file = text.removeprefix("sqlite:///")
        if file in ("", ":memory:") or file.startswith("file:"):  # a path, not SQLite's own kind of address
            raise ValueError
        return text
    text = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", text)
    parts = urlsplit(text)
    if parts.scheme != "postgresql+psycopg" or not parts.path.strip("/") or parts.port == 0:
        raise ValueError
    return text


def redis_url(text: str) -> str:
    """A Redis server and perhaps the number of one of its databases."""
    if not re.fullmatch(r"/?\d*", _server(text, "redis", "rediss").path):
        raise ValueError
    return text


def smtp_url(text: str) -> str:
    """A mail server; `smtps` speaks TLS from the first byte."""
    parts = _server(text, "smtp", "smtps")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    return text


def smtp_tls(text: str) -> Tls:
    """Whether mail leaves only over TLS, or over TLS where the server offers it."""
    if text == "required":
        return "required"
    if text == "offered":
        return "offered"
    raise ValueError


def default_smtp_tls(url: str | None) -> Tls:
    """TLS is required where a password would cross a network. `url` is SMTP_URL, None for the built-in mailbox."""
    parts = urlsplit(url or "")
    return "required" if parts.username and not is_loopback(parts.hostname or "") else "offered"


def base_url(text: str) -> str:
    """Where the site is for its players, without a slash at the end."""
    parts = _server(text, "http", "https")
    if "@" in parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    return f"{parts.scheme}://{parts.netloc}"


def domain(text: str) -> str:
    """A domain, in small letters."""
    if len(text) > 253 or not DOMAIN.fullmatch(text):
        raise ValueError
    return text.lower()


def mail_from(text: str) -> str:
    """One address, with or without a name, that is safe in a header."""
    [(_, bare)] = getaddresses([text])
    address(bare)
    if not text.isprintable():
        raise ValueError
    return text


def address(text: str) -> str:
    """A bare mail address."""
    local, _, host = text.rpartition("@")
    if not re.fullmatch(r"[^\s@<>(),;:\\\"]{1,64}", local):
        raise ValueError
    domain(host)
    return text


def organisers(text: str) -> tuple[str, ...]:
    """Addresses, and domains all of whose addresses count, in small letters."""
    entries = tuple(entry.strip().removeprefix("@").lower() for entry in text.split(","))
    for entry in entries:
        (address if "@" in entry else domain)(entry)
    return entries


def masked_addresses(text: str) -> str:
    """A list of addresses as it may be shown: of each the first letter and the domain."""
    return repr(re.sub(r"(?<![^\s,@])([^\s,@])[^\s,@]*@", r"\1***@", text))


def up_to(most: int, least: int = 0) -> Callable[[str], int]:
    """Reads a whole number from `least` to `most`."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return parse


def log_format(text: str) -> str:
    """How log lines are written."""
    if text not in ("text", "json"):
        raise ValueError
    return text


def ip_address(text: str) -> str:
    """An IPv4 or IPv6 address; brackets around it are left out."""
    return str(ipaddress.ip_address(text.removeprefix("[").removesuffix("]")))


def listener(taken: Collection[int]) -> Callable[[str], tuple[str, int]]:
    """Reads a port that is not one of `taken`, on 127.0.0.1 unless another address stands before it."""

    def parse(text: str) -> tuple[str, int]:
        host, _, number = text.rpartition(":")
        if port(number) in taken:
            raise ValueError
        return ip_address(host) if host else "127.0.0.1", port(number)

    return parse


def mail_domain(host: str) -> str:
    """The domain that mail for this host has: its name, or its number in brackets."""
    if is_loopback(host):
        return "localhost"
    try:
        version = ipaddress.ip_address(host).version
    except ValueError:
        return host
    return f"[{host}]" if version == 4 else f"[IPv6:{host}]"
