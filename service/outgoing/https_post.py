"""Post some bytes to an address that a stranger may have chosen.

The host is resolved once. Unless the operator trusts it by name, every one of its addresses must be public and neither
of this machine nor of the site, and the connection is made to one of these: what the DNS says a moment later does not
matter. A redirect is not followed. All
of it together has two seconds, however slowly the other side answers, and 10 kB of the answer are read.
"""

from __future__ import annotations

import re
import socket
import ssl
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Literal, TypeAlias

import h11

from service.outgoing.https_address import HttpsAddress
from service.outgoing.public_address import addresses, is_of_this_machine, is_public, unmapped

SECONDS = 2.0  # for resolving, connecting, posting and reading the answer, together
SECONDS_FOR_SITE = 0.5  # of these, for the addresses of the site itself
MOST_READ = 10_000  # bytes of an answer
_AT_ONCE = 4096  # bytes
LONGEST_WAIT = timedelta(hours=1)  # that another side may ask for
_NUMBER = re.compile(rb"[0-9]+")
GONE = frozenset({301, 302, 303, 307, 308, 404, 410})  # statuses of what is gone or elsewhere, for good


Failure = Literal["not public", "no connection", "not secure", "no answer", "no HTTP"]


class NotPosted(Exception):
    """No answer was received. `not public`: the host has an address that is not, so nothing was sent."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


@dataclass(frozen=True)
class Posted:
    """The status of an answer, and how long it asks to wait, if it does: so many seconds, or until a time."""

    status: int
    retry_after: int | datetime | None = None

    @property
    def is_taken(self) -> bool:
        """Whether what was posted has been taken."""
        return 200 <= self.status < 300

    def wait(self, now: datetime) -> timedelta:
        """Return for how long at least nothing is to be posted again: from zero to LONGEST_WAIT, whatever is asked."""
        if isinstance(self.retry_after, datetime):
            return min(max(self.retry_after - now, timedelta()), LONGEST_WAIT)
        return min(timedelta(seconds=self.retry_after or 0), LONGEST_WAIT)


Send: TypeAlias = Callable[[HttpsAddress, Mapping[str, str], bytes], Posted]
"""Posts headers and a body to an address, as `post` with a reach. Raises NotPosted."""


@dataclass(frozen=True)
class Reach:
    """What posts may reach: public addresses, and those of the hosts in `trusted`, whatever they are.

    Not those of this machine (`is_own`), nor of the host `site`, which a gateway may pass on to it. `resolve` returns
    the addresses of a host in so many seconds, or raises OSError. `tls`: whose certificates count.
    """

    trusted: Collection[str] = ()
    resolve: Callable[[str, float], Sequence[str]] = addresses
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = SECONDS
    site: str | None = None
    is_own: Callable[[str], bool] = is_of_this_machine

    def includes(self, found: Sequence[str], ends: float) -> bool:
        """Return whether all of a host's addresses are public, and none of them is ours."""
        if not all(is_public(address) and not self.is_own(address) for address in found):
            return False
        ours: Sequence[str] = ()
        with suppress(OSError):  # the site is not known outside
            ours = () if self.site is None else self.resolve(self.site, min(SECONDS_FOR_SITE, _left(ends)))
        return {*map(unmapped, found)}.isdisjoint(map(unmapped, ours))


def post(to: HttpsAddress, headers: Mapping[str, str], body: bytes, reach: Reach) -> Posted:
    """Post the body and return the answer. Raises NotPosted."""
    ends = time.monotonic() + reach.seconds
    try:
        with _connected(to, reach, ends) as connection:
            return _exchange(connection, _request(to, headers, body), body, ends)
    except TimeoutError as error:
        raise NotPosted("no answer") from error
    except ssl.SSLError as error:
        raise NotPosted("not secure") from error
    except OSError as error:
        raise NotPosted("no connection") from error
    except h11.RemoteProtocolError as error:
        raise NotPosted("no HTTP") from error


def _left(ends: float) -> float:
    """Return the seconds that are left. Raises TimeoutError if none are."""
    left = ends - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _connected(to: HttpsAddress, reach: Reach, ends: float) -> ssl.SSLSocket:
    """Return a connection to one of the host's addresses, with its certificate checked. Raises OSError, NotPosted."""
    found = reach.resolve(to.host, _left(ends))
    if to.host not in reach.trusted and not reach.includes(found, ends):
        raise NotPosted("not public")
    plain = _first_open(found, to.port, ends)
    try:
        plain.settimeout(_left(ends))
        return reach.tls.wrap_socket(plain, server_hostname=to.host)
    except BaseException:
        plain.close()
        raise


def _first_open(found: Sequence[str], port: int, ends: float) -> socket.socket:
    """Return a connection to the first address that takes one. Each has an equal part of the time that is left."""
    failed: OSError = OSError("the DNS has no address for it")
    for n, address in enumerate(found):
        try:
            return socket.create_connection((address, port), _left(ends) / (len(found) - n))
        except OSError as error:
            failed = error
    raise failed


def _request(to: HttpsAddress, headers: Mapping[str, str], body: bytes) -> h11.Request:
    ours = {"Host": to.authority, "User-Agent": "Posse", "Content-Length": str(len(body)), "Connection": "close"}
    return h11.Request(method="POST", target=to.target, headers=list({**headers, **ours}.items()))


def _exchange(connection: ssl.SSLSocket, request: h11.Request, body: bytes, ends: float) -> Posted:
    """Send the request and read the answer, to its end or as much of it as may be read."""
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    sent = b"".join(http.send(event) or b"" for event in (request, h11.Data(data=body), h11.EndOfMessage()))
    connection.settimeout(_left(ends))
    connection.sendall(sent)
    read = 0
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return Posted(event.status_code, _retry_after(event.headers))
        if event is h11.NEED_DATA:
            if read >= MOST_READ:
                raise NotPosted("no HTTP")
            connection.settimeout(_left(ends))
            data = connection.recv(_AT_ONCE)
            read += len(data)
            http.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise NotPosted("no HTTP")


def _retry_after(headers: Sequence[tuple[bytes, bytes]]) -> int | datetime | None:
    """Return Retry-After (RFC 9110, 10.2.3): seconds, or a time; None if it is missing, or neither."""
    given = dict(headers).get(b"retry-after", b"")
    if _NUMBER.fullmatch(given):
        return int(given[:10])  # a number of more digits is as long as any
    with suppress(ValueError, OverflowError):
        time = parsedate_to_datetime(given.decode("ascii"))
        return time if time.tzinfo else time.replace(tzinfo=UTC)
    return None
