"""Answers as mail programs write them, and as people with bad intentions do: `corpus/good`, `corpus/hostile`.

A good one says in `X-Expected` which lines are its moves. The samples are our own, after the programs' formats.
"""

from __future__ import annotations

import email
import time
from pathlib import Path

import pytest

from service.inbound import parsing, reading, screening

CORPUS = Path(__file__).parent / "corpus"
NAMES = ("Anna", "Burt", "Curt")
GOOD, HOSTILE = (sorted((CORPUS / kind).glob("*.eml")) for kind in ("good", "hostile"))
PLAYER, OWN_SERVER = "anna.1@posse.test", "mx.posse.test"
SOON = 10.0  # seconds of this process; most take a tenth of one


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
    "many lines that begin as moves": b"From: anna.1@posse.test\r\n\r\n" + b"bank > \r\n" * 100_000,
}


@pytest.mark.parametrize("what", HUGE)
def test_a_huge_mail_plays_nothing_and_takes_no_time(what: str) -> None:
    began = time.process_time()
    assert played(HUGE[what]) == []
    assert time.process_time() - began < SOON


def test_any_bytes_are_parsed() -> None:
    for n in range(256):
        parsing.parse(bytes([n]) * 50)
        parsing.parse(b"From: " + bytes([n]) + b"\r\nContent-Type: " + bytes([n]) * 3 + b"/x; charset=" + bytes([n]))
