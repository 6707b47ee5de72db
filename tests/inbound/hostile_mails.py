"""Mails that are expensive to parse, by seeded chance: each kind fills a few hundred kilobytes with one trick.

The test suite reads some of them, `make fuzz` thousands. What one costs is told in newsletters: the processor time of
this thread over what an ordinary newsletter takes right after it, so that a slow or busy machine fails nothing.
"""

from __future__ import annotations

import base64
import random
import time
from collections.abc import Callable

from service.inbound import delivery_status, parsing, reading, screening

COST = 4  # newsletters (about 25 ms each) for a mail: as it is received, and as it is handled
TRIES = 5  # the best of them counts
NAMES = ("Anna", "Burt", "Curt")
FROM = b"From: anna.1@posse.test\r\n"
NEWSLETTER = (
    FROM
    + b"Content-Type: text/html\r\n\r\n<p>draw supply</p>"
    + b"<p style='color: black'>It is your <b>turn</b>.</p>\r\n" * 400
)
SIZES = (100, 2_000, 20_000, 80_000, 300_000, 1_000_000)
BITS = (
    *(b'";', b'"', b";", b"=", b"a*0*=", b"a*1=", b"*", b"'", b"''", b"%41", b"(", b")", b"\\", b"\\(", b"<", b">"),
    *(b":", b" ", b"\t", b"\r\n ", b"\r\n\t", b"\n ", b"\r ", b"\x00", b"\x80", b"\xff", b"=?utf-8?q?a?=", b"@"),
    *(
        b"=?",
        b"?=",
        b"=?a?b?",
        b"[",
        b"]",
        b".",
        b"a",
        b"a@b.c, ",
        b"a <a@b.c>,",
        b"boundary=",
        b"dmarc=",
        b"charset=",
        b'a="',
    ),
    *(b"dmarc=fail;", b"=?utf-8?b?YQ==?=", b","),
)
HTML_BITS = (
    *(b"<div>", b"</div>", b"<a ", b"<", b"<<", b">", b"<!--", b"-->", b"<!", b"<?", b"<![CDATA[", b"]]>", b"<script>"),
    *(b"</script>", b"<style>", b"</", b"</a", b"&", b"&#", b"&#x", b"&amp", b"&" + b"a" * 32, b"&#65;", b"&lt;"),
    *(b"<a b>", b"<a b=c>", b"<a b='c'>", b'<a b="', b"<a b='", b"=", b"'", b'"', b" ", b"\n", b"x", b"<br>", b"/>"),
    *(b"<p style='width:0'>", b"<p style='", b"width:", b"display:", b"font-size ", b"<textarea>", b"<title>", b"<a/>"),
    *(b"<p style='width:" + b" " * 3900 + b"x'>", b"<p style='" + b"height: 0 " * 390 + b"'>", b" " * 1000),
    *(
        b"<blockquote>",
        b"<p a=" + b"''" * 900 + b">",
        b"<p class='a'>",
        b"<p style='color:#fff'>",
        b"<b id=c class='",
        b"a ",
    ),
    *(
        b"<style>.a{color:#fff}</style>",
        b".a{display:none}",
        b"a,",
        b"*{",
        b"}",
        b"{",
        b"/*",
        b"*/",
        b"\\",
        b"[class=a]",
    ),
    *(b":not(", b"@media x{", b"background:", b"color:rgb(", b"color:", b"#a .a>a", b"</style>"),
)
ATTRIBUTE_BITS = (b"a ", b"b=c ", b"style=", b"width:", b" ", b"\n ", b"0", b".0", b";", b"px", b"&nbsp;", b"\xc2\xa0")
TEXT_BITS = (
    *(b"> ", b">", b"\n", b"\r\n", b"\r", b" ", b" \n", b"x \n", b"draw supply", b"draw supply;", b"1", b"-- \n"),
    *(
        b"\xe2\x80\x8b",
        b"bank > ",
        b"\x00",
        b"\xff",
        b"=3D",
        b"=\r\n",
        b"=",
        b"Hi ",
        b"wrote:\n",
        b"a@b.c\n",
        b"5.1.1 ",
    ),
    *(b"delayed ", b"--", b"-- copy", b"Received:", b"posse reward ", b"discard wes\n", b"550 ", b"\xc2\xa0"),
    *(b"draw supply; " * 38 + b"\n", b"pass; " * 300 + b"\n", b" " * 1000, b"hi " * 9 + b"\n"),
    *(b"draw supply; " * 38 + b":\n>\n", b"\n>\n"),
)
CHARSETS = (
    *(b"utf-8", b"utf-16", b"utf-32", b"hz", b"iso-2022-jp", b"gb18030", b"big5", b"cp1252", b"utf-7", b"x", b"\x00"),
    b"a" * 999,
)
READ_HEADERS = (
    *(b"From", b"Content-Type", b"Content-Disposition", b"Content-Transfer-Encoding", b"Message-ID", b"To", b"X", b""),
    *(b"Authentication-Results", b"Auto-Submitted", b"List-Id", b"Delivered-To", b"Return-Path", b"Precedence"),
)
BEGINNINGS = (b"", b"text/plain; ", b"multipart/mixed; ", b"attachment; ", b"anna.1@posse.test", b"mx.posse.test; ")
INNER = (b"text/plain", b"text/html", b"multipart/mixed", b"message/rfc822", b"message/delivery-status", b"x")
FLOWED = (b"", b"; format=flowed", b"; format=flowed; delsp=yes")
FIELDS = (
    *(
        b"Action: failed",
        b"Action: delayed",
        b"Status: 5.1.1",
        b"Diagnostic-Code: smtp; 550 5.1.1",
        b"X: y",
        b"garbage",
    ),
)


def run(number: int) -> tuple[str, float]:
    """Read the mail of that number; return its kind and its cost in newsletters."""
    kind = KINDS[number % len(KINDS)]
    return kind.__name__.removeprefix("_"), cost(kind(random.Random(number)))


def cost(raw: bytes) -> float:
    """Return what receiving and handling a mail costs, in newsletters; the best of some tries if it is too much."""
    least = float("inf")
    for _ in range(TRIES):
        least = min(least, _seconds(raw) / _seconds(NEWSLETTER))
        if least <= COST:
            break
    return least


def _seconds(raw: bytes) -> float:
    began = time.thread_time()
    screening.automatic(parsing.parse(raw, body=False), "somebody@posse.test")
    delivery_status.shortened(raw)
    parsed = parsing.parse(raw)
    screening.not_from(parsed, "anna.1@posse.test", "mx.posse.test")
    reading.find_moves(parsed.text, NAMES)
    delivery_status.read(parsed)
    return time.thread_time() - began


def _filled(rng: random.Random, bits: tuple[bytes, ...], most: int = SIZES[-1]) -> bytes:
    """Return a few bits repeated, in one order or in any, with a beginning and an end of their own."""
    some = [rng.choice(bits) for _ in range(rng.randint(1, 4))]
    size = min(rng.choice(SIZES), most)
    unit = b"".join(some) or b"a"
    if rng.random() < 0.3:
        unit = b"".join(rng.choice(some) for _ in range(200))
    first, last = rng.choice(bits), rng.choice(bits)
    return first + unit * (size // len(unit) + 1) + last


def _header(rng: random.Random) -> bytes:
    """One header of any name that is read, with whatever value."""
    name = rng.choice(READ_HEADERS)
    value = _filled(rng, BITS)
    if rng.random() < 0.5:  # in lines of a usual length, so that no server refuses it
        value = b"\r\n ".join(value[n : n + 900] for n in range(0, len(value), 900))
    beginning = rng.choice(BEGINNINGS)
    return name + b": " + beginning + value + b"\r\n"


def _headers(rng: random.Random) -> bytes:
    return b"".join(_header(rng) for _ in range(rng.randint(1, 3))) + FROM + b"\r\n" + _filled(rng, TEXT_BITS)


def _many_headers(rng: random.Random) -> bytes:
    one = _header(rng)[: rng.choice((20, 100, 1000, 4000))].rstrip() + b"\r\n"
    return FROM + one * (min(rng.choice(SIZES), 1_000_000) // len(one)) + b"\r\ndraw supply\r\n"


def _type(rng: random.Random, kind: bytes) -> bytes:
    """A Content-Type with a boundary, perhaps with hostile parameters just below what is read."""
    value = _filled(rng, BITS, 4000).replace(b"\r", b"").replace(b"\n", b"")[: rng.choice((0, 10, 800, 940, 3900))]
    return b"Content-Type: " + kind + b'; boundary="b"; ' + value + b"\r\n"


def _parts(rng: random.Random) -> bytes:
    """Many parts beside each other, each with headers of its own."""
    header = rng.choice((b"", _type(rng, rng.choice(INNER)), _header(rng)[:5000].rstrip() + b"\r\n"))
    part = b"--b\r\n" + header * rng.randint(1, 3) + b"\r\nx\r\n"
    return FROM + _type(rng, b"multipart/mixed") + b"\r\n" + part * (rng.choice(SIZES) // len(part) + 1)


def _nested(rng: random.Random) -> bytes:
    """Many parts within each other."""
    level = _type(rng, rng.choice(INNER[2:])) + b"\r\n--b\r\n"
    numbers = range(rng.choice((5, 9, 50, 1000)))
    levels = [level.replace(b"b\r", b"b%d\r" % n).replace(b'"b"', b'"b%d"' % n) for n in numbers]
    return FROM + b"".join(levels) + b"\r\n" + _filled(rng, TEXT_BITS)


def _boundaries(rng: random.Random) -> bytes:
    """Boundaries that are found everywhere, or that begin each other."""
    boundary = rng.choice((b"-", b"--", b"a", b"=", b" ", b"\r\n", b"b" * 70, b"\xff", b"?", b"("))
    bits = (b"--" + boundary, b"--" + boundary + b"--", b"\r\n--" + boundary, boundary, b"\n", b"--", b"a\r\n\r\n")
    return FROM + b'Content-Type: multipart/mixed; boundary="' + boundary + b'"\r\n\r\n' + _filled(rng, bits)


def _encoded(rng: random.Random) -> bytes:
    """A text in base64, quoted-printable or uuencode, good or broken, in any character set."""
    coding = rng.choice((b"base64", b"quoted-printable", b"x-uuencode", b"7bit", b"uue", b"\x00"))
    bits = (b"====", b"YQ==", b"YQ", b"begin 644 a\n", b"M" * 60 + b"\n", b"`", b"=00", b"=C3=9F")
    text = _filled(rng, (*TEXT_BITS, *bits))
    if rng.random() < 0.5:
        text = base64.encodebytes(text)
    kind = rng.choice(INNER[:2]) + rng.choice(FLOWED) + b"; charset=" + rng.choice(CHARSETS)
    return FROM + b"Content-Type: " + kind + b"\r\nContent-Transfer-Encoding: " + coding + b"\r\n\r\n" + text


def _html(rng: random.Random) -> bytes:
    beginning = rng.choice((b"", b"<div>" * 1000, b"<p style='", b'<a b="', b"<!--"))
    return FROM + b"Content-Type: text/html\r\n\r\n" + beginning + _filled(rng, HTML_BITS)


def _tags(rng: random.Random) -> bytes:
    """Tags with as many or as long attributes as are read."""
    value = rng.choice((b"", b"width:", b"opacity:0")) + _filled(rng, (*ATTRIBUTE_BITS, *HTML_BITS))
    quote = rng.choice((b"'", b'"', b""))
    value = value[: rng.choice((9, 99, 3900))].replace(b">", b"").replace(b"<", b"").replace(quote or b"\x01", b"")
    tag = b"<p style=" + quote + value + quote + b">"
    return FROM + b"Content-Type: text/html\r\n\r\n" + tag * (100_000 // len(tag) + 1)


def _text(rng: random.Random) -> bytes:
    kind = b"Content-Type: text/plain" + rng.choice(FLOWED)
    return FROM + kind + b"\r\n\r\n" + _filled(rng, TEXT_BITS)


def _report(rng: random.Random) -> bytes:
    """A delivery report with many or long blocks."""
    block = rng.choice(FIELDS) + rng.choice((b"", _filled(rng, BITS, 20_000))) + b"\r\n"
    block += rng.choice((b"\r\n", b"Action: failed\r\n\r\n", b"\n"))
    head = FROM + b'Content-Type: multipart/report; boundary="b"\r\n\r\n'
    head += b"--b\r\nContent-Type: message/delivery-status\r\n\r\n"
    return head + block * (rng.choice(SIZES) // len(block) + 1)


def _noise(rng: random.Random) -> bytes:
    return rng.choice((b"", FROM)) + _filled(
        rng, (*BITS, *HTML_BITS, *TEXT_BITS, b"From: ", b"Content-Type: ", b"\r\n\r\n")
    )


KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    *(_headers, _many_headers, _parts, _nested, _boundaries, _encoded, _html, _tags, _text, _report, _noise),
)
