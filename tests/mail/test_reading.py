"""Mails as they are read: by the clock on the reader's wall, and nothing in them that is not so."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from email.message import EmailMessage

import pytest
from sqlmodel import select

from service.db.database import Database
from service.mail.sender import Sender
from service.models import Player
from service.seats.proposal import read_proposal
from service.seats.proposing import propose
from tests.mail.post import PostOffice, html_of, text_of
from tests.service.sitting import Sitting
from tests.settings import KEYS

Post = Callable[[Sitting], EmailMessage]


@pytest.fixture
def turn_mail(sender: Sender, post_office: PostOffice) -> Post:
    """The newest turn mail when all mail has arrived."""

    def newest(sitting: Sitting) -> EmailMessage:
        sender.deliver(sitting.now)
        return [mail for mail in post_office.arrived if mail["X-Posse-Kind"] == "turn"][-1]

    return newest


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("robot", [True, False])
def test_a_confirm_mail_speaks_of_others_only_where_there_are_any(
    database: Database, now: datetime, sender: Sender, post_office: PostOffice, robot: bool
) -> None:
    guest = {"robot": "cautious"} if robot else {"name": "Burt", "email": "burt@posse.test"}
    players = [{"name": "Anna", "email": "anna@posse.test"}, guest]
    with database.writing() as session:
        propose(session, read_proposal({"players": players}), now, KEYS)
    sender.deliver(now)
    (mail,) = post_office.arrived
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        assert ("The others are robots: the cards are dealt as soon as you press the button" in part) == robot
        assert ("Nobody else is written to before you press the button" in part) == (not robot)


@pytest.mark.parametrize(
    ("zone", "time"),
    [
        ("UTC", "Sunday 22 November, 09:30 UTC"),
        ("Europe/Berlin", "Sunday 22 November, 10:30 CET"),
        ("America/Sao_Paulo", "Sunday 22 November, 06:30 UTC-03"),
        ("Pacific/Kiritimati", "Sunday 22 November, 23:30 UTC+14"),
    ],
)
def test_times_are_those_of_the_clock_on_the_readers_wall(
    database: Database, now: datetime, turn_mail: Post, zone: str, time: str
) -> None:
    sitting = Sitting(database, now)
    with database.writing() as session:
        for player in session.exec(select(Player)):
            player.time_zone = zone
            session.add(player)
    mail = turn_mail(sitting)
    assert f"You have until {time}." in plain(text_of(mail))
    assert time in html_of(mail)


def test_whose_own_move_ended_the_hand_is_not_told_that_nothing_happened(
    database: Database, now: datetime, turn_mail: Post
) -> None:
    """Two at the table: who ends a hand as its dealer's neighbour may begin the next."""
    for seed in range(1, 30):
        sitting = Sitting(database, now, 2, seed=seed)
        assert sitting.act_until(lambda position: position.hand_no == 2)
        if sitting.position().turn == sitting.moves()[-1].seat:
            break
    else:
        pytest.fail("nobody who ended a hand began the next, in thirty games")
    assert "SINCE YOUR LAST TURN\nNobody else has moved.\n" in text_of(turn_mail(sitting))


def test_what_the_clock_played_is_said_to_be_its_own_once(database: Database, now: datetime, turn_mail: Post) -> None:
    sitting = Sitting(database, now, seed=3)
    slow = sitting.position().turn
    while sitting.position().turn == slow:
        due = sitting.game().due_at
        assert due is not None
        sitting.now = due
        sitting.sweep()
    told = plain(text_of(turn_mail(sitting)))
    played = [line for entry in sitting.story(None) if entry.mark == "clock" for line in entry.lines]
    assert f"The time of {sitting.names[slow]} was up, so the clock played: - {plain(played[0])}" in told
    assert told.count("so the clock played") == 1
    assert all(plain(line) in told for line in played)
