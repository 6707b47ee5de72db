"""What others did in a player's own turn, and what became of its rest, is in that player's next mail."""

from __future__ import annotations

import re
from datetime import datetime
from email.message import EmailMessage

import pytest

import engine
from service.db.database import Database
from tests.mail.conftest import Post
from tests.mail.post import html_of, text_of
from tests.service.sitting import Sitting, holders, leave_the_rest, photo_held


def to(n: int, mails: list[EmailMessage]) -> list[EmailMessage]:
    return [mail for mail in mails if mail["X-Posse-Seat"] == str(n)]


def plain(text: str) -> str:
    return " ".join(text.split())


def test_a_reaction_to_one_s_set_is_in_the_next_mail(database: Database, now: datetime, post: Post) -> None:
    sitting = Sitting(database, now, seed=3)
    assert sitting.act_until(photo_held)
    turn, asked = sitting.position().turn, sitting.position().to_act()
    holder = holders(sitting.position(), asked)[0]
    leave_the_rest(sitting)
    for n in asked:
        sitting.post(n, sitting.position().legal(n)[-1 if n == holder else 0])
    post(sitting)
    assert sitting.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = to(turn, post(sitting))
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        told = rf"You (\S+ )*opened [\w ]+ with 3 \({sitting.names[holder]} played its Photo\), (\S+ )*discarded "
        assert re.search(told, part), "in the order of the turn"


@pytest.mark.slow
def test_the_score_of_a_hand_that_one_s_own_move_ended_is_in_the_next_mail(
    database: Database, now: datetime, post: Post
) -> None:
    sitting = Sitting(database, now, 4, seed=2)
    assert sitting.act_until(lambda position: position.hand_no == 2)
    ended = sitting.moves()[-1]
    score = sitting.story(ended.seat)[-1].score
    assert score is not None
    assert ended.mark is None
    assert "hand" not in [mail["X-Posse-Kind"] for mail in to(ended.seat, post(sitting))]
    gain = plain(engine.describe_gain(score, sitting.names, ended.seat))
    steps = [step for scored in score.posters for step in engine.describe_scoring(scored, sitting.names, ended.seat)]
    kinds: list[str] = []
    while "turn" not in kinds:
        sitting.act()
        for mail in to(ended.seat, post(sitting)):
            kinds.append(mail["X-Posse-Kind"])
            told = plain(text_of(mail))
            assert told.count(gain) == 1
            assert kinds[-1] != "turn" or all(plain(step) in told for step in steps)
    assert kinds[0] == "window", "the short mail tells it, too"


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_tell_who_answered_first(database: Database, now: datetime, post: Post, first: int) -> None:
    """Sealed: a window in which nobody played the card is not told of at all."""
    sitting = Sitting(database, now, seed=3)
    assert sitting.act_until(photo_held)
    turn, asked = sitting.position().turn, sitting.position().to_act()
    leave_the_rest(sitting)
    for n in (asked[first], asked[1 - first]):
        sitting.later(minutes=5)
        sitting.post(n, "pass")
    post(sitting)
    assert sitting.act_until(lambda position: position.turn == turn and position.phase == "draw")
    (mail,) = to(turn, post(sitting))
    for part in (plain(text_of(mail)), plain(html_of(mail))):
        assert re.search(r"You (\S+ )*opened [\w ]+ with 3, discarded ", part)
        assert not any(f"{name} passed" in part for name in sitting.names)
