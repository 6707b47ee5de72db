"""In whatever language a mail is, no line of it plays a move when it is sent back, in any language."""

from __future__ import annotations

import itertools
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlmodel import update

from service.languages.spoken import languages
from service.mail.composing import plaintext
from service.models import Player
from tests.mail.mail_harness import whole_game
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.mail.test_kinds import NASTY, mail_harness_at
from tests.quick import few


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "code"), few(itertools.product((NASTY, ("Anna", "Zoë", "Curt")), sorted(languages())), 1)
)
def test_no_line_of_a_mail_is_a_move(tmp_path: Path, migrated: Path, code: str, names: tuple[str, ...]) -> None:
    with MailServer() as mail_server:
        harness = mail_harness_at(tmp_path, mail_server, migrated, names, seed=3)
        with harness.database.writing() as session:
            session.connection().execute(update(Player).values(language=code))
        whole_game(harness)
        assert {mail.state for mail in harness.mails()} <= {"sent", "superseded"}
        harness.database.close()
        mails = list(mail_server.arrived)
    assert {mail["X-Posse-Kind"] for mail in mails} >= {"start", "turn", "window", "hand", "timeout", "result"}
    assert all(f'<html lang="{code}">' in html_of(mail) for mail in mails)
    assert moves_in(mails, harness.names) == []


def moves_in(mails: list[EmailMessage], names: tuple[str, ...]) -> list[tuple[str, str, str]]:
    """The kind of mail, the language and the line of whatever reads as a move."""
    lines = {(mail["X-Posse-Kind"], line) for mail in mails for line in text_of(mail).splitlines()}
    return sorted(
        (kind, language.code, line)
        for kind, line in lines
        for language in languages().values()
        if plaintext.reads_as_move(line, names, language)
    )


@pytest.mark.slow
def test_no_line_of_a_mail_in_english_is_a_move_in_another_language() -> None:
    """It is read by somebody who has chosen another language since."""
    golden = sorted((Path(__file__).parent / "golden").glob("*.txt"))
    assert len(golden) > 10
    lines = {line for file in golden for line in file.read_text().splitlines()}
    read = {
        (language.code, line)
        for language in languages().values()
        for line in lines
        if plaintext.reads_as_move(line, ("Anna", "Zoë", "Curt"), language)
    }
    assert read == set()
