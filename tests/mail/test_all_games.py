"""The mail with the link to all games of a player."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from service.admin import actions
from service.db.database import Database
from service.links import Links
from service.mail.composing.message import ONE_CLICK
from service.models import Player
from service.players import muting, my_games
from service.web import create_app
from tests.mail.conftest import Post
from tests.mail.mail_server import html_of, links_of, text_of
from tests.rows import alter, commit
from tests.service.harness import Harness, in_second_turn
from tests.settings import BASE_URL, settings


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    return in_second_turn(database, now)


def sent(harness: Harness, post: Post, *, later: float = 0) -> EmailMessage:
    """Ask for the link on the page of seat 1, and return the mail that leaves so many hours later, among others."""
    harness.do(my_games.mail, 1)
    harness.later(hours=later)
    post(harness)
    return next(mail for mail in reversed(post.server.arrived) if mail["Subject"] == "All your games")


def test_the_first_link_is_the_list_of_games_and_there_is_no_other_to_a_page_of_a_seat(
    harness: Harness, now: datetime, post: Post, links: Links
) -> None:
    mail = sent(harness, post)
    first, link, *_ = text_of(mail).splitlines()
    assert first == "Burt, here is the link to all your games on this site:"
    player = harness.player(1)
    assert link == links.games(player, now)
    linked = set(re.findall(r'href="(https?://[^"]+)"', html_of(mail)))
    choices = {one for one in linked if "?lang=" in one}
    assert {links.read(one.partition("?")[0].rpartition("/")[2]).scope for one in choices} == {"language"}
    assert linked - choices == {link, f"{BASE_URL}/rules"}
    assert links_of(mail) == [link]
    assert "until Saturday 21 November, 09:30 (UTC)" in " ".join(text_of(mail).split())


def test_it_is_of_a_kind_that_programs_know_and_follows_no_other_mail(harness: Harness, post: Post) -> None:
    mail = sent(harness, post)
    headers = [mail[f"X-Posse-{name}"] for name in ("Kind", "Game", "Seat", "At")]
    assert headers == ["links", harness.id, "1", str(harness.game().at)]
    assert mail["In-Reply-To"] is None
    assert mail["Reply-To"] is None
    again = sent(harness, post)
    assert again["Message-ID"] == mail["Message-ID"], "asked twice in a second"
    assert len([one for one in post.server.arrived if one["Subject"] == "All your games"]) == 1
    harness.later(seconds=1)
    assert sent(harness, post)["Message-ID"] != mail["Message-ID"]


def test_it_is_sent_whatever_mails_its_player_wants(harness: Harness, post: Post) -> None:
    harness.do(muting.switch_mails, 1, on=False)
    alter(harness.database, Player, 2, mail_plan="needed")
    assert sent(harness, post)


def test_a_link_that_waited_for_the_mail_server_is_good_for_24_hours_from_when_it_is_sent(
    harness: Harness, now: datetime, post: Post, links: Links
) -> None:
    mail = sent(harness, post, later=30)
    claim = links.read_of_player(urlsplit(links_of(mail)[0]).path.rpartition("/")[2], "games")
    assert claim.made_at == int((now + timedelta(hours=30)).timestamp())


@pytest.mark.parametrize("over", [False, True])
def test_a_mail_program_switches_the_mails_of_all_games_off(
    harness: Harness, database: Database, now: datetime, tmp_path: Path, post: Post, over: bool
) -> None:
    other = Harness(database, now, seed=5)
    other.change_seat(0, player_id=2)
    if over:
        commit(database, actions.stop, harness.id, now)
    mail = sent(harness, post)
    assert mail["List-Unsubscribe-Post"] == ONE_CLICK
    client = create_app(settings(tmp_path), database, lambda: now).test_client()
    path = urlsplit(mail["List-Unsubscribe"].strip("<>")).path
    name, value = ONE_CLICK.split("=")
    assert client.post(path, data={name: value}).status_code == 200
    assert other.seat(0).mails_off is not over, "a finished game's link switches nothing"
