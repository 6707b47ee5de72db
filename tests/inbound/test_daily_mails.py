"""Answers as people send them every day, by their programs: each is played exactly once, or told clearly why not.

`corpus/daily` has them as bytes, to the first turn of one game. A file says in `X-Game-Moves` what is played of it, in
`X-Answer` how the subject of our answer begins (`none`: there is no answer), and in `X-Says` what that contains. The
samples are our own, after the programs' formats.
"""

from __future__ import annotations

import email
from collections.abc import Callable
from pathlib import Path

import pytest

from service.inbound import playing
from tests.inbound.conftest import Table
from tests.inbound.test_receiver import serving
from tests.mail.mail_server import html_of, plain, text_of

FILES = sorted((Path(__file__).parent / "corpus" / "daily").glob("*.eml"))
SEED, EDITION = 3991, "rio-grande-2001"
"""Anna begins. With two cards of the supply she has three Jesse James, and no set opens a question out of turn."""

Begin = Callable[..., Table]


def deliver(table: Table, raw: bytes, to: str) -> None:
    """Send a mail to the receiver, as a mail server does, and let the worker handle it."""
    with serving(table.database, table) as client:
        assert client.sendmail("anna@posse.test", [to], raw.replace(b"\n", b"\r\n")) == {}
    while playing.work_due(table.database, None, table.now):
        pass


def moves(table: Table) -> list[str]:
    return [move.move for move in table.moves()]


def test_the_programs_that_people_use_are_there() -> None:
    good = [file for file in FILES if not file.stem.startswith("bad-")]
    assert len(good) >= 60
    assert len(FILES) - len(good) >= 25
    programs = (
        "gmail-web gmail-app iphone apple-mail outlook-desktop outlook-web outlook-ios thunderbird k9 yahoo gmx proton"
    )
    for program in programs.split():
        assert any(file.stem.startswith(program) for file in good), program


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_answer_is_played_once_and_told(table: Begin, file: Path) -> None:
    game, raw = table(seed=SEED, edition=EDITION), file.read_bytes()
    sample, address = email.message_from_bytes(raw), game.reply_address(0)
    expected = [move for move in sample["X-Game-Moves"].split(" | ") if move]
    deliver(game, raw, address)
    assert moves(game) == expected
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
    assert moves(game) == expected
    assert not [one["Subject"] for one in game.arrived()[1:] if one["Subject"].startswith("Your moves")]
