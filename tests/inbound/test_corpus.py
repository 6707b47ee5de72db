"""Answers as mail programs write them, and as people with bad intentions do: `corpus/good`, `corpus/hostile`.

A good one says in `X-Expected` which lines are its moves. The samples are our own, after the programs' formats.
"""

from __future__ import annotations

import email
from pathlib import Path

import pytest

from service.inbound import bounds, parsing, playing, reading, screening
from tests.inbound.conftest import Begin, Table
from tests.inbound.test_receiver import serving
from tests.mail.mail_server import html_of, plain, text_of

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


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.stem)
def test_a_good_answer_is_read(file: Path) -> None:
    raw = file.read_bytes()
    assert played(raw) == email.message_from_bytes(raw)["X-Expected"].split(" | ")


@pytest.mark.parametrize("file", HOSTILE, ids=lambda file: file.stem)
def test_a_hostile_mail_plays_nothing(file: Path) -> None:
    assert played(file.read_bytes()) == []


TWO_PARTS = b"From: anna.1@posse.test\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n"


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


FILES = sorted((Path(__file__).parent / "corpus" / "daily").glob("*.eml"))
SEED, EDITION = 3991, "rio-grande-2001"
"""Anna begins. With two cards of the supply she has three Jesse James, and no set opens a question out of turn."""


def deliver(table: Table, raw: bytes, to: str) -> None:
    """Send a mail to the receiver, as a mail server does, and let the worker handle it."""
    with serving(table.database, table) as client:
        assert client.sendmail("anna@posse.test", [to], raw.replace(b"\n", b"\r\n")) == {}
    while playing.work_due(table.database, None, table.now):
        pass


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_answer_is_played_once_and_told(table: Begin, file: Path) -> None:
    game, raw = table(seed=SEED, edition=EDITION), file.read_bytes()
    sample, address = email.message_from_bytes(raw), game.reply_address(0)
    expected = [move for move in sample["X-Game-Moves"].split(" | ") if move]
    deliver(game, raw, address)
    assert [move.move for move in game.moves()] == expected
    answers = game.arrived()
    if sample["X-Answer"] == "none":
        assert answers == []
    else:
        (answer,) = answers
        assert answer["Subject"] == f"{sample['X-Answer']}: Friday"
        for shown in (plain(text_of(answer)), plain(html_of(answer))):
            assert (sample["X-Says"] or "your mail was played") in shown
            assert sample["X-Says"] is not None or "no move" not in shown
    deliver(game, raw, address)  # once more by the mail server, and by the player
    deliver(game, raw.replace(b"@mail.test>", b".again@mail.test>", 1), address)
    assert [move.move for move in game.moves()] == expected
    assert not [one["Subject"] for one in game.arrived()[1:] if one["Subject"].startswith("Your moves")]
