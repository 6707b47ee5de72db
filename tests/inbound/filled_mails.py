"""Mails of plain filler up to a bound of `service.inbound.bounds`, and of one line, header, part, level or byte more.

Each ends with MARK, which a parser sees if the mail is within the bound. What one costs is told in newsletters: the
processor time of this thread beside what an ordinary newsletter takes, so that a slow or busy machine fails nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from service.inbound import bounds, delivery_status, parsing, reading, screening
from tests.cpu import seconds_of

COST = 4  # newsletters (about 25 ms each) for a mail: as it is received, and as it is handled
TRIES = 5  # the best of them counts
NAMES = ("Anna", "Burt", "Curt")
FROM = b"From: anna.1@posse.test\r\n"
MARK = b"mark"
TEXT = b"It is your turn.\r\n"
NEWSLETTER = (
    FROM
    + b"Content-Type: text/html\r\n\r\n<p>draw supply</p>"
    + b"<p style='color: black'>It is your <b>turn</b>.</p>\r\n" * 400
)


def _type(kind: bytes, boundary: bytes = b"") -> bytes:
    more = b"; boundary=" + boundary if boundary else b""
    return b"Content-Type: " + kind + more + b"\r\n"


MARKED = _type(b"text/" + MARK) + b"\r\n" + TEXT
MIXED = FROM + _type(b"multipart/mixed", b"a") + b"\r\n"


def _bytes(number: int) -> bytes:
    end = b"\r\n--a\r\n" + _type(b"text/" + MARK).rstrip()
    text = MIXED + b"--a\r\n\r\n" + TEXT * (number // len(TEXT))
    return text[: number - len(end)] + end


def _headers(number: int) -> bytes:
    return FROM + b"X-Filler: x\r\n" * (number - 2) + b"Subject: " + MARK + b"\r\n\r\n" + TEXT


def _headers_of_a_name(number: int) -> bytes:
    return FROM + b"To: burt@posse.test\r\n" * (number - 1) + b"To: " + MARK + b"@posse.test\r\n\r\n" + TEXT


def _header(number: int) -> bytes:
    return FROM + b"Subject:" + b"x" * (number - len(MARK)) + MARK + b"\r\n\r\n" + TEXT


def _content_header(number: int) -> bytes:
    """With its line end."""
    before = len(_type(b"multipart/mixed", b"b")) - len(b"Content-Type:") - 1
    boundary = b"b" * (number - before)
    return FROM + _type(b"multipart/mixed", boundary) + b"\r\n--" + boundary + b"\r\n" + MARKED


def _parts(number: int) -> bytes:
    """The mail itself is one of them, and the next part is parsed before it is known to be one too many."""
    return MIXED + b"--a\r\n\r\nx\r\n" * (number - 2) + b"--a\r\n" + MARKED


def _levels(number: int) -> bytes:
    opened = (_type(b"multipart/mixed", b"b%d" % n) + b"\r\n--b%d\r\n" % n for n in range(number - 1))
    return FROM + b"".join(opened) + MARKED


def _delimiters(number: int) -> bytes:
    """All but the last stand within a line of text."""
    return MIXED + b"--a\r\n\r\n" + b"x --a x\r\n" * (number - 2) + b"--a\r\n" + MARKED


def _report(fields: bytes) -> bytes:
    return (
        FROM + _type(b"multipart/report", b"a") + b"\r\n--a\r\n" + _type(b"message/delivery-status") + b"\r\n" + fields
    )


def _report_bytes(number: int) -> bytes:
    end = b"\r\nStatus: " + MARK
    line = b"X-Filler: " + b"x" * 900 + b"\r\n"
    filler = line * (number // len(line) + 1)
    return _report(filler[: number - len(end)] + end)


def _blocks(number: int) -> bytes:
    return _report(b"Action: failed\r\n\r\n" * (number - 1) + b"Status: " + MARK + b"\r\n")


class Kind(NamedTuple):
    """What there may be at most of something in a mail, and how a mail with a number of it is made."""

    most: int
    mail: Callable[[int], bytes]


KINDS = {
    "bytes": Kind(bounds.READ, _bytes),
    "headers": Kind(bounds.MOST_HEADERS, _headers),
    "headers of a name": Kind(bounds.MOST_OF_A_NAME, _headers_of_a_name),
    "bytes of a header": Kind(bounds.LONGEST_HEADER, _header),
    "bytes of a content header": Kind(bounds.LONGEST_CONTENT_HEADER, _content_header),
    "parts": Kind(bounds.MOST_PARTS, _parts),
    "levels": Kind(bounds.DEEPEST, _levels),
    "delimiters": Kind(bounds.MOST_DELIMITERS, _delimiters),
    "bytes of a report": Kind(bounds.LONGEST_REPORT, _report_bytes),
    "blocks of a report": Kind(bounds.MOST_BLOCKS, _blocks),
}


def run(number: int) -> tuple[str, float]:
    """Read the mail of that number, of any size up to one over its bound; return its kind and its cost."""
    name = list(KINDS)[number % len(KINDS)]
    kind = KINDS[name]
    return name, cost(kind.mail(random.Random(number).randint(kind.most // 10 + 1, kind.most + 1)))


def cost(raw: bytes) -> float:
    """Return what receiving and handling a mail costs, in newsletters; the best of some tries if it is too much."""
    least = float("inf")
    for _ in range(TRIES):
        least = min(least, seconds_of(lambda: _handle(raw))[1] / seconds_of(lambda: _handle(NEWSLETTER))[1])
        if least <= COST:
            break
    return least


def _handle(raw: bytes) -> None:
    screening.automatic(parsing.parse(raw, body=False), "somebody@posse.test")
    delivery_status.shortened(raw)
    parsed = parsing.parse(raw)
    screening.not_from(parsed, "anna.1@posse.test", "mx.posse.test")
    reading.find_moves(parsed.text, NAMES)
    delivery_status.read(parsed)
