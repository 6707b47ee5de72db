"""Mails in several languages: each names the others in its foot, and no line of it plays a move in any of them."""

from __future__ import annotations

import itertools
import re
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlmodel import update

from service.db.database import Database
from service.languages.spoken import ENGLISH, Spoken, languages
from service.links import Links
from service.mail.composing import plaintext
from service.mail.composing.plaintext import reads_as_move
from service.mail.content import other_languages
from service.models import Player
from service.players import my_games
from tests.mail.conftest import Post
from tests.mail.mail_harness import MailHarness, begin, mail_harness_at, whole_game
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.own_catalogs import speaking_only
from tests.pseudo_language import CODE
from tests.quick import few
from tests.rows import execute
from tests.service.harness import Harness
from tests.settings import BASE_URL

NASTY = ("pass", "Bank", "Wyatt Earp draw")


def asked_for(harness: Harness, post: Post) -> list[EmailMessage]:
    """Return the mail with the link to all games of a player."""
    harness.do(my_games.mail, 0)
    return post(harness)


def choice_in(mail: EmailMessage, language: Spoken) -> str:
    """Return the link that a mail has below the name of a language, in both of its parts."""
    lines = text_of(mail).splitlines()
    (at,) = (n for n, line in enumerate(lines) if line == f"{language.name}:")
    assert f'hreflang="{language.code}"' in html_of(mail)
    assert lines[at + 1] in html_of(mail)
    assert not reads_as_move(lines[at], ())
    return lines[at + 1]


def test_with_one_language_no_mail_speaks_of_others(harness: Harness, post: Post, tmp_path: Path) -> None:
    with speaking_only(tmp_path):
        mails = asked_for(harness, post)
    assert mails
    for mail in mails:
        assert "another language" not in text_of(mail) + html_of(mail)


def test_each_mail_to_a_player_leads_to_their_choice(
    harness: Harness, post: Post, links: Links, pseudo_language: Spoken
) -> None:
    mails = asked_for(harness, post)
    assert mails
    for mail in mails:
        link = choice_in(mail, pseudo_language)
        page, _, query = link.partition("?")
        assert query == f"lang={CODE}"
        assert links.read(page.removeprefix(f"{BASE_URL}/p/")).scope == "language"


def test_an_invitation_leads_to_its_own_page(
    database: Database, now: datetime, post: Post, pseudo_language: Spoken
) -> None:
    game = MailHarness(database, now, *post, ("Anna", "Burt"), seed=1)
    (asked,) = game.post_arrives()
    game.is_confirmed()
    (invited,) = game.post_arrives()
    for mail in (asked, invited):
        own = next(line for line in text_of(mail).splitlines() if line.startswith(BASE_URL))
        assert choice_in(mail, pseudo_language) == f"{own}?lang={CODE}"


def test_a_mail_in_another_language_names_english(
    database: Database, now: datetime, post: Post, pseudo_language: Spoken
) -> None:
    game = MailHarness(database, now, *post, ("Anna", "Burt"), seed=1)
    execute(database, update(Player).values(language=CODE))
    begin(game)
    for mail in game.post_arrives():
        assert mail["Content-Language"] == CODE
        assert re.search(rf'<html lang="{CODE}"', html_of(mail))
        assert "?lang=en" in choice_in(mail, ENGLISH)
        assert ">English</a>" in html_of(mail)


@pytest.mark.parametrize("page", [None, f"{BASE_URL}/p/0123"])
def test_who_has_no_link_is_offered_none(page: str | None, pseudo_language: Spoken) -> None:
    assert len(other_languages(pseudo_language, page)) == (page is not None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "code"), few(itertools.product((NASTY, ("Anna", "Zoë", "Curt")), sorted(languages())), 2)
)
def test_no_line_of_a_mail_is_a_move(tmp_path: Path, migrated: Path, code: str, names: tuple[str, ...]) -> None:
    with MailServer() as mail_server:
        harness = mail_harness_at(tmp_path, mail_server, migrated, names, seed=3)
        execute(harness.database, update(Player).values(language=code))
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
