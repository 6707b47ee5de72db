"""The mail with the link to all games of a player."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.mail.composing import plaintext
from service.mail.composing.message import ONE_CLICK
from service.mail.delivering.sender import Sender
from service.models import Player
from service.operations import actions
from service.players import muting, my_games
from service.web import create_app
from tests.mail.mail_server import MailServer, html_of, links_of, text_of
from tests.rows import kept
from tests.service.harness import Harness, in_second_turn
from tests.settings import BASE_URL, settings


def sent(harness: Harness, sender: Sender, mail_server: MailServer, n: int = 1) -> EmailMessage:
    """Ask for the link on the page of seat n, and deliver the mail; others may be delivered before it."""
    ask(harness, n)
    return delivered(harness, sender, mail_server)


def ask(harness: Harness, n: int) -> None:
    harness.do(my_games.mail, n)


def delivered(harness: Harness, sender: Sender, mail_server: MailServer) -> EmailMessage:
    sender.deliver(harness.now)
    return next(mail for mail in reversed(mail_server.arrived) if mail["Subject"] == "All your games")


def test_the_first_link_is_the_list_of_games_and_there_is_no_other_to_a_page_of_a_seat(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer, links: Links
) -> None:
    mail = sent(in_second_turn(database, now), sender, mail_server)
    first, link, *_ = text_of(mail).splitlines()
    assert first == "Burt, here is the link to all your games on this site:"
    player = kept(database, Player, 2)
    assert link == links.games(player, now)
    linked = set(re.findall(r'href="(https?://[^"]+)"', html_of(mail)))
    choices = {one for one in linked if "?lang=" in one}
    assert {links.read(one.partition("?")[0].rpartition("/")[2]).scope for one in choices} == {"language"}
    assert linked - choices == {link, f"{BASE_URL}/rules"}
    assert links_of(mail) == [link]
    assert "until Saturday 21 November, 09:30 (UTC)" in " ".join(text_of(mail).split())


def test_it_shows_no_card_and_no_line_of_it_is_a_move(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = in_second_turn(database, now)
    mail = sent(harness, sender, mail_server)
    told = text_of(mail) + html_of(mail)
    assert not [group.name for group in harness.table(1).hand if group.name in told]
    assert not [line for line in text_of(mail).splitlines() if plaintext.reads_as_move(line, harness.names)]


def test_it_is_of_a_kind_that_programs_know_and_follows_no_other_mail(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = in_second_turn(database, now)
    mail = sent(harness, sender, mail_server)
    headers = [mail[f"X-Posse-{name}"] for name in ("Kind", "Game", "Seat", "At")]
    assert headers == ["links", harness.id, "1", str(harness.game().at)]
    assert mail["In-Reply-To"] is None
    assert mail["Reply-To"] is None
    again = sent(harness, sender, mail_server)
    assert again["Message-ID"] == mail["Message-ID"], "asked twice in a second"
    assert len([one for one in mail_server.arrived if one["Subject"] == "All your games"]) == 1
    harness.later(seconds=1)
    assert sent(harness, sender, mail_server)["Message-ID"] != mail["Message-ID"]


def test_it_is_sent_whatever_mails_its_player_wants(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = in_second_turn(database, now)
    with database.writing() as session:
        muting.switch_mails(GameTransaction.lock(session, harness.id, now), 1, on=False)
        session.get_one(Player, 2).mail_plan = "needed"
    assert sent(harness, sender, mail_server)


def test_a_link_that_waited_for_the_mail_server_is_good_for_24_hours_from_when_it_is_sent(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer, links: Links
) -> None:
    harness = in_second_turn(database, now)
    ask(harness, 1)
    harness.later(hours=30)
    mail = delivered(harness, sender, mail_server)
    claim = links.read_of_player(urlsplit(links_of(mail)[0]).path.rpartition("/")[2], "games")
    assert claim.made_at == int((now + timedelta(hours=30)).timestamp())


@pytest.mark.parametrize("over", [False, True])
def test_a_mail_program_switches_the_mails_of_all_games_off(
    database: Database, now: datetime, tmp_path: Path, sender: Sender, mail_server: MailServer, over: bool
) -> None:
    harness = in_second_turn(database, now)
    other = Harness(database, now, seed=5)
    with database.writing() as session:
        GameTransaction.lock(session, other.id, now).seats[0].player_id = 2
        if over:
            actions.stop(session, harness.id, now)
    mail = sent(harness, sender, mail_server)
    assert mail["List-Unsubscribe-Post"] == ONE_CLICK
    client = create_app(settings(tmp_path), database, lambda: now).test_client()
    path = urlsplit(mail["List-Unsubscribe"].strip("<>")).path
    name, value = ONE_CLICK.split("=")
    assert client.post(path, data={name: value}).status_code == 200
    with database.reading() as session:
        off = GameTransaction(session, other.game(), now).seats[0].mails_off
    assert off is not over, "a finished game's link switches nothing"
