"""The start mail of the player who begins is the mail of their first turn, too."""

from __future__ import annotations

from datetime import datetime
from email.message import EmailMessage

import pytest

from service.admin import mail_actions
from service.db.database import Database
from service.games import pausing
from service.links import Links
from tests.mail.conftest import Post
from tests.mail.mail_server import asks_for_turn, html_of, links_of, text_of
from tests.rows import commit
from tests.service.harness import Harness, in_window


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people who are all asked for themselves, just seated."""
    return Harness(database, now)


def scopes(links: Links, mail: EmailMessage) -> list[str]:
    """The scopes of a mail's links to a seat, in their order."""
    tokens = [link.partition("/p/")[2].partition("?")[0] for link in links_of(mail) if "/p/" in link]
    return [links.read(token).scope for token in tokens]


def test_who_begins_gets_one_mail_with_the_seat_link_and_the_turn(harness: Harness, links: Links, post: Post) -> None:
    turn = harness.position().turn
    mails = {int(mail["X-Posse-Seat"]): mail for mail in post(harness)}
    assert {mail["X-Posse-Kind"] for mail in mails.values()} == {"start"}
    assert {n for n, mail in mails.items() if asks_for_turn(mail)} == {turn}
    for n, mail in mails.items():
        assert scopes(links, mail) == (["seat", "turn", "turn", "turn"] if n == turn else ["seat"])
        assert f"commitment: {harness.game().commitment}" in text_of(mail).splitlines()
        for part in (" ".join(text_of(mail).split()), html_of(mail)):
            assert ("and it is your turn" in part) == ("Sunday 22 November, 09:30" in part) == (n == turn)
    told = text_of(mails[turn])
    assert told.count("YOUR HAND") == told.count("THE TABLE") == 1, "nothing is told twice"


def test_a_start_mail_that_comes_after_the_turn_asks_for_nothing(harness: Harness, links: Links, post: Post) -> None:
    turn = harness.position().turn
    harness.act_until(lambda position: position.turn != turn)
    mails = post(harness)
    (start,) = (mail for mail in mails if (mail["X-Posse-Kind"], mail["X-Posse-Seat"]) == ("start", str(turn)))
    assert scopes(links, start) == ["seat"]
    assert "You begin." in text_of(start)
    assert [mail["X-Posse-Kind"] for mail in mails if asks_for_turn(mail)] == ["turn"]


def test_of_the_start_mail_and_a_later_mail_about_the_same_turn_one_asks(harness: Harness, post: Post) -> None:
    turn = harness.position().turn
    assert harness.act_until(in_window)
    assert harness.position().turn == turn
    harness.later(hours=8)
    harness.sweep()
    asked = [mail for mail in post(harness) if mail["X-Posse-Seat"] == str(turn) and asks_for_turn(mail)]
    assert [mail["X-Posse-Kind"] for mail in asked] == ["turn"]


def test_while_others_are_asked_the_start_mail_asks_for_nothing(harness: Harness, post: Post) -> None:
    assert harness.act_until(in_window)
    assert not [mail for mail in post(harness) if asks_for_turn(mail)]


def test_a_start_mail_that_is_sent_again_asks_for_the_turn_while_it_waits(harness: Harness, post: Post) -> None:
    turn = harness.position().turn
    post(harness)
    harness.post(turn, "draw supply")
    mail = next(mail for mail in harness.mails("start") if mail.seat == turn)
    commit(harness.database, mail_actions.send_again, mail.id, harness.now)
    (again,) = post(harness)
    assert asks_for_turn(again)
    assert "It is your turn: you may play cards" in " ".join(text_of(again).split())


def test_who_begins_is_reminded_and_asked_again_after_a_pause_by_the_usual_mails(harness: Harness, post: Post) -> None:
    turn = harness.position().turn
    post(harness)
    harness.later(hours=36)
    harness.sweep()
    (reminder,) = post(harness)
    assert (reminder["X-Posse-Kind"], reminder["X-Posse-Seat"]) == ("reminder", str(turn))
    harness.do(pausing.pause)
    harness.do(pausing.resume, (turn + 1) % 3)
    assert [mail["X-Posse-Seat"] for mail in post(harness) if mail["X-Posse-Kind"] == "turn"] == [str(turn)]
