"""Mails as they are read: by the clock on the reader's wall, and nothing in them that is not so."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.message import EmailMessage

import pytest
from sqlmodel import update

import engine
from service.db.database import Database
from service.languages.moments import long_moment
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose
from service.mail.composing.times import deadline
from service.models import Player
from tests.mail.conftest import Post
from tests.mail.mail_server import asks_for_turn, html_of, plain, text_of
from tests.rows import commit, execute
from tests.service.harness import Harness, bold, in_window, over


def turn_mail(harness: Harness, post: Post) -> EmailMessage:
    """Send what is due; return the newest mail that asks for a turn."""
    post(harness)
    return [mail for mail in post.server.arrived if asks_for_turn(mail)][-1]


@pytest.mark.parametrize("robot", [True, False])
def test_a_confirm_mail_speaks_of_others_only_where_there_are_any(
    database: Database, now: datetime, post: Post, robot: bool
) -> None:
    guest = {"robot": "cautious"} if robot else {"name": "Burt", "email": "burt@posse.test"}
    players = [{"name": "Anna", "email": "anna@posse.test"}, guest]
    commit(database, propose, read_proposal({"players": players}), now)
    post.sender.deliver(now)
    (mail,) = post.server.arrived
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        assert ("The others are robots: the cards are dealt as soon as you press the button" in part) == robot
        assert ("Nobody else is written to before you press the button" in part) == (not robot)


@pytest.mark.parametrize(
    ("zone", "time"),
    [
        ("UTC", "Sunday 22 November, 09:30 (UTC)"),
        ("Europe/Berlin", "Sunday 22 November, 10:30 (CET)"),
        ("America/Sao_Paulo", "Sunday 22 November, 06:30 (UTC-03)"),
        ("Pacific/Kiritimati", "Sunday 22 November, 23:30 (UTC+14)"),
    ],
)
def test_times_are_those_of_the_clock_on_the_readers_wall(
    database: Database, now: datetime, post: Post, zone: str, time: str
) -> None:
    harness = Harness(database, now)
    execute(database, update(Player).values(time_zone=zone))
    mail = turn_mail(harness, post)
    assert f"You have until {time}, 48 hours after this mail." in plain(text_of(mail))
    assert f"{time}, 48 hours after this mail" in plain(html_of(mail))


def test_a_mail_that_is_late_says_nothing_of_the_time_that_is_left() -> None:
    time = datetime(2026, 5, 14, 19, 40, tzinfo=UTC)
    assert deadline(time, time) == long_moment(time) == "Thursday 14 May, 19:40 (UTC)"


@pytest.mark.slow
def test_a_duel_is_explained_and_its_winner_stands_first(database: Database, now: datetime, post: Post) -> None:
    """Curt wins the duel; Anna has as much, and sits before them."""
    harness = Harness(database, now, seed=15)
    harness.act_until(over)
    post.sender.deliver(harness.now)
    results = [mail for mail in post.server.arrived if mail["X-Posse-Kind"] == "result"]
    assert len(results) == 3
    for mail in results:
        n = int(mail["X-Posse-Seat"])
        name = {chair.name: f"{chair.name} (you)" if chair.you else chair.name for chair in harness.table(n).chairs}
        told, shown = plain(text_of(mail)), html_of(mail)
        full, third = "=" * 20, "=" * 7
        bars = f"{full} $27,000 {name['Curt']} {full} $27,000 {name['Anna']} {third} $9,000 {name['Burt']}"
        assert f"MONEY {bars} " in re.sub(r": hand 1 \$[\d,]*\d(, hand \d \$[\d,]*\d)*", "", told)
        assert shown.index(f">{name['Curt']}</b>") < shown.index(f">{name['Anna']}</b>")
        duellists = {0: "you, Curt", 1: "Anna, Curt", 2: "Anna, you"}[n]
        assert f"A duel decides between those level at $27,000 ({duellists}): each turns up a card of a new" in told


def test_a_mail_says_whose_pile_a_hideout_fell_on(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=7)
    assert harness.act_until(lambda position: in_window(position) and "on" in position.view(None)["pending"], bold)
    pending = harness.position().view(None)["pending"]
    outlaw, owner = engine.CARDS[pending["on"]].name, pending["waiting"][0]
    post.sender.deliver(harness.now)
    asked = [mail for mail in post.server.arrived if mail["X-Posse-Kind"] == "window"][-1]
    assert int(asked["X-Posse-Seat"]) == owner
    fell = f"A Hideout was put on your pile of {outlaw}: you may play a Wyatt Earp at once, out of turn."
    assert fell in plain(text_of(asked))
    assert fell in html_of(asked)
    mover = harness.names[harness.position().turn]
    assert asked["Subject"] == f"A Wyatt Earp? {mover}’s Hideout is on your pile: Friday"
    assert f"A Hideout was put on {harness.names[owner]}’s pile of {outlaw}:" in harness.table(None).situation


def test_what_the_clock_played_is_said_to_be_its_own_once(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=3)
    slow = harness.position().turn
    while harness.position().turn == slow:
        harness.now = harness.due
        harness.sweep()
    told = plain(text_of(turn_mail(harness, post)))
    reader = harness.position().turn
    played = [event for entry in harness.story(reader) for event in entry.events]
    turn = engine.turn_in_one_line(slow, played, harness.names, reader)
    assert f"The time of {harness.names[slow]} was up, so a robot finished the turn: - {turn}" in told
    assert told.count("so a robot finished the turn") == 1
