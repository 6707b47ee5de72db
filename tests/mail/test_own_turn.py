"""What others did in a player's own turn, and what became of its rest, is in that player's next mail."""

from __future__ import annotations

import re
from datetime import datetime
from email.message import EmailMessage

import pytest

import engine
from service.db.database import Database
from tests.mail.conftest import Post
from tests.mail.mail_server import html_of, links_of, plain, text_of
from tests.service.harness import Harness, holders, leave_the_rest, photo_held


def to(n: int, mails: list[EmailMessage]) -> list[EmailMessage]:
    return [mail for mail in mails if mail["X-Posse-Seat"] == str(n)]


def test_a_reaction_to_one_s_set_is_in_the_next_mail(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    turn, asked = harness.position().turn, harness.position().to_act()
    holder = holders(harness.position(), asked)[0]
    leave_the_rest(harness)
    for n in asked:
        harness.post(n, harness.position().legal(n)[-1 if n == holder else 0])
    post(harness)
    assert harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = to(turn, post(harness))
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        aside = rf"\({harness.names[holder]} played the Photo of [\w ]+\)"
        told = rf"You (\S+ )*opened [\w ]+ with 3 {aside}, (\S+ )*discarded "
        assert re.search(told, part), "in the order of the turn"


@pytest.mark.slow
def test_the_score_of_a_hand_that_one_s_own_move_ended_is_in_the_next_mail(
    database: Database, now: datetime, post: Post
) -> None:
    harness = Harness(database, now, 4, seed=2)
    assert harness.act_until(lambda position: position.hand_no == 2)
    ended = harness.moves()[-1]
    score = harness.story(ended.seat)[-1].score
    assert score is not None
    assert ended.mark is None
    assert "hand" not in [mail["X-Posse-Kind"] for mail in to(ended.seat, post(harness))]
    gain = plain(engine.describe_gain(score, harness.names, ended.seat))
    kinds: list[str] = []
    while "turn" not in kinds:
        harness.act()
        for mail in to(ended.seat, post(harness)):
            kinds.append(mail["X-Posse-Kind"])
            told = plain(text_of(mail))
            assert told.count(gain) == 1
            assert kinds[-1] != "turn" or f"https://posse.test/g/{harness.id}/scores" in links_of(mail)
    assert kinds[0] == "window", "the short mail tells it, too"


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_tell_who_answered_first(database: Database, now: datetime, post: Post, first: int) -> None:
    """Sealed: a window in which nobody played the card is not told of at all."""
    harness = Harness(database, now, seed=3)
    assert harness.act_until(photo_held)
    turn, asked = harness.position().turn, harness.position().to_act()
    leave_the_rest(harness)
    for n in (asked[first], asked[1 - first]):
        harness.later(minutes=5)
        harness.post(n, "pass")
    post(harness)
    assert harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = to(turn, post(harness))
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        assert re.search(r"You (\S+ )*opened [\w ]+ with 3, discarded ", part)
        assert not any(f"{name} passed" in part for name in harness.names)
