"""Answers as mail programs write them, and as people with bad intentions do: `corpus/good`, `corpus/hostile`.

A good one says in `X-Expected` which lines are its moves. The samples are our own, after the programs' formats.
"""

from __future__ import annotations

import email
from pathlib import Path

import pytest

from service.inbound import bounds, parsing, reading, screening
from tests.inbound import hostile_mails

CORPUS = Path(__file__).parent / "corpus"
NAMES = ("Anna", "Burt", "Curt")
GOOD, HOSTILE = (sorted((CORPUS / kind).glob("*.eml")) for kind in ("good", "hostile"))
PLAYER, OWN_SERVER = "anna.1@posse.test", "mx.posse.test"


def played(raw: bytes) -> list[str]:
    """The lines that would be played of a mail at the address of that player."""
    mail = parsing.parse(raw)
    if screening.automatic(mail, "somebody@posse.test") or screening.not_from(mail, PLAYER, OWN_SERVER):
        return []
    found = reading.find_moves(mail.text, NAMES)
    return list(found.lines) if isinstance(found, reading.Found) else []


def test_the_corpus_is_large_enough() -> None:
    assert len(GOOD) >= 60
    assert len(HOSTILE) >= 30
    assert len({file.stem.rpartition("-")[2] for file in GOOD}) >= 6, "languages"


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.stem)
def test_a_good_answer_is_read(file: Path) -> None:
    raw = file.read_bytes()
    assert played(raw) == email.message_from_bytes(raw)["X-Expected"].split(" | ")


@pytest.mark.parametrize("file", HOSTILE, ids=lambda file: file.stem)
def test_a_hostile_mail_plays_nothing(file: Path) -> None:
    assert played(file.read_bytes()) == []


HEAD = b"From: anna.1@posse.test\r\nContent-Type: text/html\r\n\r\n"
NESTED = b"".join(b'Content-Type: multipart/mixed; boundary="%d"\r\n\r\n--%d\r\n' % (n, n) for n in range(1000))
PARAMETERS = b'";"";"";"";"";"";"";"";"";"";\r\n ' * 30_000
TWO_PARTS = b"From: anna.1@posse.test\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n"
HUGE = {
    "10 MB of text": b"From: anna.1@posse.test\r\n\r\n" + b"x" * 10_000_000,
    "10 MB of empty lines": b"From: anna.1@posse.test\r\n\r\n" + b"\r\n" * 5_000_000,
    "10 MB of headers": b"X: y\r\n" * 1_700_000,
    "1,000 nested parts": b"From: anna.1@posse.test\r\n" + NESTED + b"\r\ndraw supply\r\n",
    "1,000 nested mails": b"Content-Type: message/rfc822\r\n\r\n" * 1000 + b"draw supply\r\n",
    "10,000 parts": b'Content-Type: multipart/mixed; boundary="a"\r\n\r\n' + b"--a\r\n\r\nx\r\n" * 10_000,
    "nested elements": HEAD + b"<div>" * 100_000 + b"draw supply",
    "unclosed tags": HEAD + b"<a " * 300_000,
    "unclosed comments": HEAD + b"<!--" * 200_000,
    "unclosed quotation marks": HEAD + b"<a b='" * 150_000,
    "quotation marks over tags": HEAD + b"<a b='>'" * 100_000,
    "unclosed entities": HEAD + b"&#" * 400_000,
    "end tags without a start": HEAD + b"</div>" * 150_000,
    "a From of comments": b"From: " + b"(" * 100_000 + b"\r\n\r\ndraw supply\r\n",
    "a From of many addresses": b"From: " + b"anna.1@posse.test, " * 50_000 + b"\r\n\r\ndraw supply\r\n",
    "a punycode text": b"Content-Type: text/plain; charset=punycode\r\n\r\n" + b"a" * 900_000 + b"-zzzz" * 1000,
    "long lines that begin as moves": b"From: anna.1@posse.test\r\n\r\n" + b"draw supply;" * 80_000,
    "1 MB of quoted parameters": b"From: anna.1@posse.test\r\nContent-Type: multipart/mixed; a="
    + PARAMETERS
    + b"\r\n\r\n",
    "quoted parameters of parts": TWO_PARTS
    + b"--a\r\nContent-Type: text/plain; a="
    + PARAMETERS
    + b"\r\n\r\ndraw supply",
    "quoted parameters of many parts": TWO_PARTS
    + (b"--a\r\nContent-Type: multipart/x; " + b'"";' * 320 + b"\r\n\r\n") * 1000,
    "40,000 From headers": b"From: anna.1@posse.test\r\n" * 40_000 + b"\r\ndraw supply\r\n",
    "500 From headers": b"From: anna.1@posse.test, b@c.test, d@e.test\r\n" * 500 + b"\r\ndraw supply\r\n",
    "100 nested parts": b"From: anna.1@posse.test\r\n" + NESTED[:5000] + b"\r\ndraw supply\r\n",
    "spaces in a style": HEAD + b"<p style='width:" + b" " * 3900 + b"x'>draw supply",
    "a style sheet of selectors": HEAD + b"<style>" + b"a," * 40_000 + b"a{color:#fff}</style><p>draw supply",
    "a style sheet of braces": HEAD + b"<style>" + b"a{" * 25_000 + b"}" * 25_000 + b"</style>draw supply",
    "a style sheet without braces": HEAD + b"<style>" + b"a" * 99_000 + b"{display:none}</style><a>draw supply",
    "unclosed style sheets": HEAD + b"<style " * 14_000 + b">draw supply",
    "comments in a style sheet": HEAD + b"<style>" + b"/*" * 49_000 + b"</style><a>draw supply",
    "rules for every element": HEAD
    + b"<style>"
    + b"".join(b".a.b%d{color:#fff}" % n for n in range(2500))
    + b"</style>"
    + b"<p class=a>" * 3900
    + b"draw supply",
    "elements with many classes": HEAD + (b"<p class='" + b"ab " * 1300 + b"'>") * 25 + b"draw supply",
    "elements in each other with many classes": HEAD
    + b"<style>i i i i b{color:#fff}</style>"
    + b"".join(b"<i class='a%d b%d c%d'>" % (n, n, n) for n in range(3000)),
    "200 lines of moves": b"From: anna.1@posse.test\r\n\r\n" + (b"draw supply; " * 38 + b"\r\n") * 200,
    "200 introductions of quotations": b"From: anna.1@posse.test\r\n\r\n"
    + (b"draw supply; " * 38 + b"nonsense:\r\n>\r\n") * 200,
    "100,000 flowed lines": b"From: anna.1@posse.test\r\nContent-Type: text/plain; format=flowed\r\n\r\n"
    + b" \r\n" * 100_000,
    "many lines that begin as moves": b"From: anna.1@posse.test\r\n\r\n" + b"bank > \r\n" * 100_000,
}


STYLED = b"<style>" + b"".join(b".a.b%d{color:#fff}" % n for n in range(300)) + b"</style>" + b"<p class=a>" * 90
HUGE["texts of many rules around pictures"] = (
    TWO_PARTS
    + (b"--a\r\nContent-Type: text/html\r\n\r\n" + STYLED + b"\r\n--a\r\nContent-Type: image/png\r\n\r\nx\r\n") * 24
)


HARMLESS = (  # the moves of the second are refused as too long, and nothing hides those of the others
    *("spaces in a style", "200 lines of moves", "a style sheet of braces", "a style sheet without braces"),
    *("comments in a style sheet", "elements with many classes"),
)


@pytest.mark.parametrize("what", HUGE)
def test_a_huge_mail_plays_nothing_and_takes_no_time(what: str) -> None:
    assert what in HARMLESS or played(HUGE[what]) == []
    assert hostile_mails.cost(HUGE[what]) <= hostile_mails.COST


@pytest.mark.slow
def test_hostile_mails_take_no_time() -> None:
    """`make fuzz` reads more of them."""
    costs = {number: hostile_mails.run(number) for number in range(200)}
    assert {number: cost for number, cost in costs.items() if cost[1] > hostile_mails.COST} == {}


@pytest.mark.parametrize("after", [b", mallory@evil.test", b""])
def test_the_rest_of_a_header_that_is_cut_off_hides_nobody(after: bytes) -> None:
    padding = b" " * 3000 + b"\r\n" + b" " * 3000
    assert played(b"From: anna.1@posse.test" + padding + after + b"\r\n\r\ndraw supply\r\n") == []


def test_results_that_are_too_long_or_too_many_are_unknown() -> None:
    result = b"Authentication-Results: mx.posse.test; dmarc=pass\r\n"
    long = b"Authentication-Results: mx.posse.test; " + b"x" * bounds.LONGEST_HEADER + b"\r\n"
    assert parsing.parse(result * bounds.MOST_OF_A_NAME + b"\r\n").results is not None
    assert parsing.parse(result * (bounds.MOST_OF_A_NAME + 1) + b"\r\n").results is None
    assert parsing.parse(long + b"\r\n").results is None
    assert parsing.parse(b"Received: x\r\n" * bounds.MOST_HEADERS + b"From: a@b.test\r\n\r\n") == parsing.NOTHING


@pytest.mark.parametrize("name", [b"Content-Type: text/plain", b"Content-Disposition: attachment"])
def test_a_part_with_a_header_that_is_cut_off_is_no_text(name: bytes) -> None:
    cut = TWO_PARTS + b"--a\r\n" + name + b"; filename=" + b"x" * bounds.LONGEST_CONTENT_HEADER
    assert played(cut + b"\r\n\r\ndraw supply\r\n--a\r\n\r\npass\r\n--a--\r\n") == ["pass"]


@pytest.mark.parametrize("charset", ["utf-8", "iso-8859-1", "utf-16"])
def test_bytes_above_ascii_are_read_as_their_character_set_says(charset: str) -> None:
    head = f"Content-Type: text/plain; charset={charset}\r\n\r\n".encode()
    assert parsing.parse(head + "Grüße".encode(charset)).text == "Grüße"


def test_any_bytes_are_parsed() -> None:
    for n in range(256):
        parsing.parse(bytes([n]) * 50)
        parsing.parse(b"From: " + bytes([n]) + b"\r\nContent-Type: " + bytes([n]) * 3 + b"/x; charset=" + bytes([n]))
