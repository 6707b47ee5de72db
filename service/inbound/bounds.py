"""Cut a received mail into headers and parts within bounds, in linear time, before the standard library parses any.

The bytes come from strangers, and the parsers of the standard library take quadratic time for some headers. They get
the headers in NAMES only, each no longer than LONGEST_HEADER, and the bodies of at most MOST_PARTS parts. What is over
a bound is left out: the rest of a long header, headers after the first of the same name, a part whose own headers are
over a bound, all parts after the last one that is allowed. A mail with more than MOST_HEADERS headers is not read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from email import policy
from email.message import Message
from email.parser import BytesHeaderParser
from typing import NamedTuple

READ = 1_000_000  # bytes of a mail: the text comes before attachments
MOST_HEADERS = 300  # of a mail or a part
MOST_OF_A_NAME = 15
LONGEST_HEADER = 4000  # bytes, with its folds
LONGEST_CONTENT_HEADER = 1000
MOST_PARTS = 50  # with those that contain others
DEEPEST = 10  # parts within each other
MOST_DELIMITERS = 200  # places of one multipart that may be the beginning of a part
LONGEST_REPORT = 50_000  # bytes of the fields in a delivery report
MOST_BLOCKS = 20  # of fields in a delivery report: one for each recipient, and each of our mails has one

DELIVERED_TO = ("Delivered-To", "X-Original-To", "X-Delivered-To", "Envelope-To", "X-Envelope-To", "To", "Cc")
MARKS = (
    *("auto-submitted", "list-id", "list-unsubscribe", "precedence", "return-path"),
    *("x-autoreply", "x-autorespond", "x-auto-response-suppress", "x-posse-kind", "subject"),
)
_CONTENT = frozenset({"content-type", "content-transfer-encoding", "content-disposition"})
_REPORT = frozenset({"action", "status", "diagnostic-code"})
NAMES = frozenset(
    {"from", "message-id", "authentication-results", *MARKS, *(name.lower() for name in DELIVERED_TO), *_CONTENT}
    | _REPORT
)
_LINE_END = rb"(?:\r\n|\r|\n|\Z)"
_HEADER = re.compile(rb"([!-9;-~]++):([^\r\n]*+%(end)s(?:[ \t][^\r\n]*+%(end)s)*+)" % {b"end": _LINE_END})
_END_OF_LINE = re.compile(_LINE_END)
_BLANK_LINES = re.compile(rb"(?>\r\n|\r|\n){2,}")
_REST_OF_DELIMITER = re.compile(rb"(--)?[ \t]*+" + _LINE_END)
Parser = Callable[[bytes], Message]
PARSER: Parser = BytesHeaderParser(policy=policy.compat32).parsebytes


class TooMuch(Exception):
    """There are more headers than are read."""


class Head(NamedTuple):
    """The headers in NAMES as the standard library parses them, and where the body begins.

    `over`: the names, in lower case, of which some header is cut or missing.
    """

    message: Message
    over: frozenset[str]
    end: int


class Part(NamedTuple):
    """A part of a mail: its headers in NAMES, and its body as it was sent.

    `alternative`: the number of the outermost multipart/alternative around it, 0 if there is none.
    """

    message: Message
    body: bytes
    alternative: int = 0


def head(raw: bytes, start: int = 0, parser: Parser = PARSER) -> Head:
    """Return the headers that begin at `start`. Raises TooMuch. `parser` is called once, with what is in bounds."""
    kept: list[bytes] = []
    over: set[str] = set()
    count: Counter[str] = Counter()
    for _ in range(MOST_HEADERS + 1):
        found = _HEADER.match(raw, start)
        if found is None:
            blank = _END_OF_LINE.match(raw, start)
            message = parser(b"".join([*kept, b"\r\n"]))
            return Head(message, frozenset(over), start if blank is None else blank.end())
        start, name = found.end(), found[1].decode("ascii").lower()
        if name in NAMES:
            count[name] += 1
            if count[name] <= MOST_OF_A_NAME:
                kept.append(b"%s:%s\r\n" % (found[1], found[2][:LONGEST_HEADER].translate(None, b"\r\n")))  # unfolded
            longest = LONGEST_CONTENT_HEADER if name in _CONTENT else LONGEST_HEADER
            if count[name] > MOST_OF_A_NAME or len(found[2]) > longest:
                over.add(name)
    raise TooMuch


def parts(raw: bytes, headers: Head, parser: Parser = PARSER) -> Iterator[Part]:
    """Yield the parts of a mail that are no multiparts, in their order; those of an attached mail are left out.

    `headers`: its own.
    """
    opened = [(iter([(raw, headers)]), 0)]  # the parts to come of each multipart that is open, the innermost last
    for number in range(1, MOST_PARTS + 1):
        while opened and (following := next(opened[-1][0], None)) is None:
            opened.pop()
        if not opened or following is None:
            return
        content, (message, over, end) = following
        if over & _CONTENT:
            continue
        alternative = opened[-1][1]
        if message.get_content_maintype() != "multipart":
            yield Part(message, content[end:], alternative)
        elif len(opened) < DEEPEST and message.get_content_subtype() != "digest":  # whose parts are mails
            within = number if message.get_content_subtype() == "alternative" else 0
            opened.append((_readable(content, end, message, parser), alternative or within))


def _readable(content: bytes, start: int, message: Message, parser: Parser) -> Iterator[tuple[bytes, Head]]:
    """Yield the parts of a multipart with their headers, up to one with too many headers."""
    boundary = message.get_boundary()
    if not boundary:
        return
    for part in _split(content, start, b"--" + boundary.encode("utf-8", "surrogateescape")):
        try:
            yield part, head(part, parser=parser)
        except TooMuch:
            return


def _split(content: bytes, start: int, delimiter: bytes) -> Iterator[bytes]:
    """Yield what stands between the lines that begin with the delimiter, up to the one that ends the multipart."""
    began, found_at = None, content.find(delimiter, start)
    for _ in range(MOST_DELIMITERS):
        if found_at < 0:
            break
        rest = _REST_OF_DELIMITER.match(content, found_at + len(delimiter))
        if rest is not None and content[found_at - 1 : found_at] in (b"", b"\r", b"\n"):
            if began is not None:
                yield content[began:found_at].removesuffix(b"\n").removesuffix(b"\r")
            if rest[1]:
                return
            began = rest.end()
        found_at = content.find(delimiter, found_at + len(delimiter))
    if began is not None:
        yield content[began:]


def blocks(body: bytes, parser: Parser = PARSER) -> Iterator[Message]:
    """Yield the blocks of fields of a message/delivery-status part, one for the mail and one for each recipient."""
    with suppress(TooMuch):
        for block in _BLANK_LINES.split(body[:LONGEST_REPORT], MOST_BLOCKS)[:MOST_BLOCKS]:
            yield head(block, parser=parser).message
