"""Mails in a browser: every kind fits a telephone whatever people are called, and can be read in light and dark."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from statistics import median

import pytest

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.proposal import GAME_NAME_LENGTH, read_proposal
from service.lobby.proposing import begin_without_address
from service.mail import registry
from service.mail.delivering.sender import Sender
from service.players import bounces, guest_address, my_games
from service.table import motions, resigning
from service.text.names import NAME_LENGTH
from tests.browser.chromium import Chromium
from tests.browser.measures import (
    IS_TOO_WIDE,
    LOOK_FOR_BUTTONS,
    LOOK_FOR_CONTRAST,
    LOOK_FOR_LINKS,
    OF_PAGES,
    PHONE,
    SCHEMES,
)
from tests.inbound.conftest import Table
from tests.mail.golden import mails as golden
from tests.mail.golden.mails import ask_to_join, deal_one
from tests.mail.mail_harness import MailHarness, begin, whole_game
from tests.mail.mail_server import MailServer, html_of, text_of
from tests.mail.senders import sender_for
from tests.rows import commit
from tests.service.harness import Harness, bold
from tests.settings import BASE_URL, KEYS, settings

SMALL_PHONE = 375
SCREEN = 844  # the height of a phone's screen, in CSS pixels
NAMES = tuple("W" * (NAME_LENGTH - 1) + last for last in "ABC")
GAME = "W" * GAME_NAME_LENGTH
FAULTS = {
    "wider than the screen": IS_TOO_WIDE,
    "poor contrast": LOOK_FOR_CONTRAST,
    "buttons of poor contrast": LOOK_FOR_BUTTONS,
    "links in a colour of the browser's": LOOK_FOR_LINKS,
}
OPERATOR = f"{'w' * 64}@{'w' * 63}.test"


def notices(harness: MailHarness) -> None:
    """What happens around a table that is not in `whole_game`: questions, mail that bounces, players who leave."""
    begin(harness)
    commit(harness.database, bounces.bounced, harness.mail_to(1), harness.now)
    for kind, answers in (("pause", {0: False}), ("pause", {}), ("end", {0: True, 2: True})):
        if kind == "end":
            harness.do(resigning.resign, 1)
            harness.do(resigning.come_back, 1)
        with harness.database.writing() as session:
            motion = motions.ask(GameTransaction.lock(session, harness.id, harness.now, 1), 1, kind).id or 0
        harness.post_arrives()
        for n, yes in answers.items():
            with harness.database.writing() as session:
                motions.answer(GameTransaction.lock(session, harness.id, harness.now, n), motion, n, yes)
        harness.later(hours=49)
        harness.sweep()
        harness.post_arrives()


def answers(table: Table, sender: Sender, mail_server: MailServer) -> None:
    """A player answers a mail with what is no move, and then with one."""
    table.sender, table.mail_server = sender, mail_server
    table.arrived()
    seat = table.position().turn
    for words in ("nonsense", "draw supply"):
        table.answer(seat, words)
        table.arrived()


def asked_for_mails(database: Database, now: datetime) -> None:
    """A guest against robots types an address for their seat."""
    with database.writing() as session:
        game = begin_without_address(session, read_proposal({"players": [{}, {"robot": "cautious"}]}), now)
        guest_address.request(GameTransaction(session, game, now), "zoe@posse.test")


@pytest.fixture(scope="module")
def mails(tmp_path_factory: pytest.TempPathFactory) -> list[EmailMessage]:
    """Two games of players with long names, who play it to its end and who do all else that is mailed about."""
    folder, now = tmp_path_factory.mktemp("mails"), datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
    database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
    database.migrate()
    with MailServer() as mail_server:
        site = settings(folder, smtp_url=mail_server.url, mail_from=OPERATOR)
        sender = sender_for(site, database, Links(KEYS, BASE_URL))
        harness = MailHarness(database, now, sender, mail_server, NAMES, 3, name=GAME)
        whole_game(harness)
        harness.do(my_games.mail, 0)
        harness.post_arrives()
        asked_for_mails(database, now)
        deal_one(database, now, "zoe.deals@posse.test")
        ask_to_join(database, now)
        notices(MailHarness(database, now, sender, mail_server, NAMES, 4, name=GAME))
        answers(Table(database, now), sender, mail_server)
    database.close()
    return mail_server.arrived


@pytest.fixture(scope="module")
def turn_mails(tmp_path_factory: pytest.TempPathFactory) -> list[EmailMessage]:
    """Turn mails from the middle of a boldly played hand."""
    folder, now = tmp_path_factory.mktemp("turns"), datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
    database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
    database.migrate()
    harness = Harness(database, now, seed=9)
    with MailServer() as mail_server:
        sender = sender_for(settings(folder, smtp_url=mail_server.url), database, Links(KEYS, BASE_URL))
        for _ in range(15):
            assert harness.act_until(lambda position: position.phase == "draw", bold)
            sender.deliver(now)
            harness.act(bold)
    database.close()
    return [
        mail for mail in mail_server.arrived if mail["X-Posse-Kind"] == "turn" and "The table, hand 1<" in html_of(mail)
    ][6:]


def test_every_kind_of_mail_is_measured(mails: list[EmailMessage]) -> None:
    assert {mail["X-Posse-Kind"] for mail in mails} == {
        kind.sent_as or kind.name for kind in registry.KINDS.values()
    } - {"digest"}
    assert {
        "All your games",
        "Confirm your address for a card game by mail",
        "Confirm your seat in a card game by mail",
    } <= {mail["Subject"] for mail in mails}
    assert len({text_of(mail).splitlines()[0] for mail in mails if mail["X-Posse-Kind"] == "notice"}) > 6


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_mail_fits_and_reads(browser: Chromium, tmp_path: Path, mails: list[EmailMessage], scheme: str) -> None:
    browser.show(SMALL_PHONE, scheme)
    for mail in browser.open_mails(tmp_path, mails):
        faults = {name: browser.execute_script(look) for name, look in FAULTS.items()}
        assert not any(faults.values()), (mail["X-Posse-Kind"], mail["Subject"], faults)


@pytest.mark.parametrize("mail", sorted(golden.HERE.glob("*.html")), ids=lambda mail: mail.stem)
def test_a_golden_mail_has_no_fault_that_axe_finds(browser: Chromium, mail: Path) -> None:
    browser.get(mail.as_uri())
    for scheme in SCHEMES:
        browser.show(PHONE, scheme)
        browser.check_axe(beside=OF_PAGES)


def test_an_ordinary_turn_mail_fits_two_screens_of_a_phone(
    browser: Chromium, tmp_path: Path, turn_mails: list[EmailMessage]
) -> None:
    height = "return document.documentElement.scrollHeight"
    heights = [browser.execute_script(height) for _ in browser.open_mails(tmp_path, turn_mails)]
    assert median(heights) <= 2 * SCREEN, heights
