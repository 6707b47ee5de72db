"""Parse the text of each setting, or raise ValueError; show a wrong text without its secrets."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from email import policy
from email.errors import MessageError
from email.headerregistry import Address
from email.utils import unquote
from typing import Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

Tls = Literal["required", "offered"]

LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
DOMAIN = re.compile(rf"{LABEL}(?:\.{LABEL})*")
LONGEST_LABEL = 63
PORT = 8000  # of the site, if PORT is not set
MAILBOX_PAGE, MAILBOX_SMTP, INBOUND = 25, 26, 27  # offsets from PORT: the mailbox's ports, and that of mail in
LAST_PORT = 65535 - INBOUND
LONGEST_LOCAL_PART = 14  # characters of MAIL_FROM's, with MAIL_IN: reply addresses add 50, and 64 are allowed
MOST_PROXIES, MOST_REQUESTS = 9, 1_000_000
LEAST_DAYS, MOST_DAYS = 90, 36_500  # of KEEP_MAILS_DAYS; addresses are kept for 90 days after the last mail
_NAMED = re.compile(r'("(?:[^"\\]|\\.)*"|[^"\\<>@]*?)\s*<(.*)>')  # a name, in quotation marks or not, and an address
_ONE_LINE = policy.SMTP.clone(max_line_length=990)


class NotAscii(ValueError):
    """A host or domain has other letters than ASCII: which one it is would depend on the library that converts it."""


def masked(url: str) -> str:
    """Return a URL that may contain a password, reduced to its scheme and host for an error message."""
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
    """Return whether this host name can only mean this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_public(url: str) -> bool:
    """Return whether a site at this URL is reachable from other machines; an empty URL is the default, this machine."""
    return bool(url) and not is_loopback(urlsplit(url).hostname or "")


def port(text: str) -> int:
    """Return a port above which the three ports counted from it exist. Raises ValueError."""
    return whole(1, LAST_PORT)(text)


def server(text: str, *schemes: str) -> SplitResult:
    """Return the parts of a server's URL with one of these schemes. Raises ValueError.

    The labels of a host's name are as long as in the DNS: Python raises no OSError for others where it connects.
    """
    parts = urlsplit(text)
    if parts.scheme not in schemes or not parts.hostname or re.search(r"\s", text) or parts.port == 0:
        raise ValueError
    _require_ascii(parts.hostname)
    if not all(0 < len(label) <= LONGEST_LABEL for label in parts.hostname.removesuffix(".").split(".")):
        raise ValueError
    return parts


def _require_ascii(domain: str) -> None:
    if not domain.isascii():
        raise NotAscii


def database_url(text: str) -> str:
    """Return a database's URL in SQLAlchemy's form; `postgres://` is accepted. Raises ValueError.

    A database in memory is refused, because several processes share the database.
    """
    if text.startswith("sqlite:///"):
        file = text.removeprefix("sqlite:///")
        if file in ("", ":memory:") or file.startswith("file:"):  # expected is a path, not one of SQLite's file: URIs
            raise ValueError
        return text
    text = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", text)
    parts = urlsplit(text)
    if parts.scheme != "postgresql+psycopg" or not parts.path.strip("/") or parts.port == 0:
        raise ValueError
    return text


def redis_url(text: str) -> str:
    """Return the URL of a Redis server, perhaps with the number of a database. Raises ValueError."""
    if not re.fullmatch(r"/?\d*", server(text, "redis", "rediss").path):
        raise ValueError
    return text


def smtp_url(text: str) -> str:
    """Return the URL of a mail server; `smtps` is TLS from the first byte. Raises ValueError."""
    parts = server(text, "smtp", "smtps")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    return text


def default_smtp_tls(url: str | None) -> Tls:
    """Return "required" if a password would cross a network. `url` is SMTP_URL, None for the built-in mailbox."""
    parts = urlsplit(url or "")
    return "required" if parts.username and not is_loopback(parts.hostname or "") else "offered"


def base_url(text: str) -> str:
    """Return the site's URL without a slash at the end. Raises ValueError."""
    parts = server(text, "http", "https")
    if "@" in parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError
    return f"{parts.scheme}://{parts.netloc}"


def web_address(text: str) -> str:
    """Return the address of a page, without a user or a password. Raises ValueError."""
    if "@" in server(text, "http", "https").netloc or not text.isprintable():
        raise ValueError
    return text


def domain(text: str) -> str:
    """Return a domain in lower case. Raises ValueError."""
    _require_ascii(text)
    if len(text) > 253 or not DOMAIN.fullmatch(text):
        raise ValueError
    return text.lower()


def sender(mail_from: str) -> Address:
    """Return the address in MAIL_FROM with its display name, or "Posse" if it has none. Raises ValueError."""
    named = _NAMED.fullmatch(mail_from)
    name, bare = (unquote(named[1]).strip(), named[2]) if named else ("", mail_from)
    try:
        return Address(name or "Posse", addr_spec=address(bare))
    except MessageError as error:
        raise ValueError from error


def mail_from(text: str) -> str:
    """Return one address, with or without a display name, that can be written as one line. Raises ValueError."""
    expected = sender(text)
    written = _ONE_LINE.fold("From", _ONE_LINE.header_factory("From", expected)).removesuffix("\r\n")
    header = _ONE_LINE.header_factory("From", written.removeprefix("From: "))
    if not text.isprintable() or written.splitlines() != [written] or header.addresses != (expected,):
        raise ValueError
    return text


def address(text: str) -> str:
    """Return a mail address without a display name. Raises ValueError."""
    local, _, host = text.rpartition("@")
    if not re.fullmatch(r"[^\s@<>(),;:\\\"]{1,64}", local):
        raise ValueError
    domain(host)
    return text


def is_contact(address: str) -> bool:
    """Return whether push services take an address as that of whoever runs a site: py-vapid refuses other hosts."""
    host = address.rpartition("@")[2].lower()
    return "." in host or host == "localhost"


def organisers(text: str) -> tuple[str, ...]:
    """Return addresses and whole domains, in lower case. Raises ValueError."""
    entries = tuple(entry.strip().removeprefix("@").lower() for entry in text.split(","))
    for entry in entries:
        (address if "@" in entry else domain)(entry)
    return entries


class Webhooks(NamedTuple):
    """Whether games may have chats; with `hosts` only at these, which then need not be public."""

    on: bool = True
    hosts: tuple[str, ...] = ()

    def allows(self, host: str) -> bool:
        """Return whether a chat may be at this host."""
        return self.on and (not self.hosts or host in self.hosts)


ANY_WEBHOOK = Webhooks()


def webhooks(text: str) -> Webhooks:
    """Return what `on`, `off` or a list of hosts says. Raises ValueError."""
    if text in ("on", "off"):
        return Webhooks(text == "on")
    return Webhooks(hosts=tuple(domain(entry.strip().lower()) for entry in text.split(",")))


def on_or_off(text: str) -> bool:
    """Return whether something is switched on. Raises ValueError for other words."""
    if text not in ("on", "off"):
        raise ValueError
    return text == "on"


def masked_addresses(text: str) -> str:
    """Return a list of addresses for an error message: of each the first letter and the domain."""
    return repr(re.sub(r"(?<![^\s,@])([^\s,@])[^\s,@]*@", r"\1***@", text))


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from `least` to `most`."""
    parse = decimal(least, most, 0)
    return lambda text: int(parse(text))


def decimal(least: float, most: float, places: int) -> Callable[[str], float]:
    """Return a parser of numbers from `least` to `most` with up to so many decimals."""

    def parse(text: str) -> float:
        if not re.fullmatch(rf"[0-9]{{1,9}}(\.[0-9]{{1,{places}}})?" if places else "[0-9]{1,9}", text):
            raise ValueError
        if not least <= float(text) <= most:
            raise ValueError
        return float(text)

    return parse


def matching(pattern: str) -> Callable[[str], str]:
    """Return a parser that accepts texts of this form, in ASCII."""

    def parse(text: str) -> str:
        if not re.fullmatch(pattern, text, re.ASCII):
            raise ValueError
        return text

    return parse


def ip_address(text: str) -> str:
    """Return an IPv4 or IPv6 address without brackets. Raises ValueError."""
    return str(ipaddress.ip_address(text.removeprefix("[").removesuffix("]")))


def listener(text: str) -> tuple[str, int]:
    """Return the address and port in `port` or `address:port`; the default address is 127.0.0.1. Raises ValueError."""
    host, _, number = text.rpartition(":")
    return ip_address(host) if host else "127.0.0.1", port(number)


def mail_domain(host: str) -> str | None:
    """Return the domain of mail addresses at this host, None if it is an IP address, which has none."""
    if is_loopback(host):
        return "localhost"
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host
    return None
