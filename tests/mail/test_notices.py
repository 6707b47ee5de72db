"""Notices, read by those they are for: what each says, where its link leads, and that none plays."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import Any

import pytest
from sqlmodel import select

from service.admin import actions, game_actions
from service.db.database import Database
from service.links import Links
from service.lobby.acceptance import accept, decline
from service.mail.composing import plaintext as words
from service.models import Motion
from service.players import bounces
from service.table import motions, resigning, substitutes
from tests.mail.conftest import Post
from tests.mail.mail_harness import ASK_ME, MailHarness
from tests.mail.mail_server import html_of, links_of, plain, text_of
from tests.rows import commit, rows
from tests.security.scenes import offered
from tests.service.harness import Harness
from tests.service.test_hours import set_hours


def notices(mails: list[EmailMessage]) -> dict[int, EmailMessage]:
    """By seat; each reads well, and holds no line that is a move."""
    found = [mail for mail in mails if mail["X-Posse-Kind"] == "notice"]
    for mail in found:
        first, second, *rest = text_of(mail).splitlines()
        assert first.endswith(":")
        assert second.startswith("https://posse.test/")
        assert not any(words.reads_as_move(line, ["Anna", "Burt", "Curt"]) for line in [first, *rest])
        assert max(len(line) for line in (first, *rest) if not line.startswith("http")) <= words.WIDTH
        assert second in html_of(mail)
        assert str(mail["Subject"]).endswith((": Friday", "? Friday"))
    return {int(mail["X-Posse-Seat"]): mail for mail in found}


def scope_of(mail: EmailMessage, links: Links) -> str:
    link = links_of(mail)[0]
    return links.read(link.rpartition("/")[2]).scope if "/p/" in link else "history"


def asked(harness: Harness, by: int, kind: str) -> int:
    return harness.do(motions.ask, by, kind).id or 0


def answered(harness: Harness, motion: int, n: int, yes: bool) -> None:
    harness.do(lambda tx, by: motions.answer(tx, motion, by, yes), n)


def resigned(harness: Harness, n: int) -> None:
    harness.do(resigning.resign, n)


def test_a_held_seat(harness: Harness, post: Post, links: Links) -> None:
    resigned(harness, 2)
    told = notices(post(harness))
    assert set(told) == {0, 2}
    assert scope_of(told[2], links) == "back"
    assert "with the full time for a turn" in plain(text_of(told[2]))
    assert scope_of(told[0], links) == "history"
    assert "seat of Curt" in text_of(told[0])


@pytest.mark.parametrize("when", ["in their turn", "before it"])
def test_an_absence_that_ends_in_ones_own_turn(harness: Harness, post: Post, links: Links, when: str) -> None:
    turn = harness.position().turn
    away = turn if when == "in their turn" else (turn + 1) % 3
    until = harness.now + timedelta(days=2)
    set_hours(harness, away, away_until=until.isoformat())
    if away != turn:
        assert harness.act_until(lambda position: position.turn == away and position.phase == "draw")
    assert notices(post(harness)) == {}
    harness.later(days=2)
    told = notices(post(harness))
    assert (set(told), scope_of(told[away], links)) == ({away}, "turn")
    assert "Your clock runs again" in told[away]["Subject"]
    assert re.search(
        r"You have until \w+ 24 November, \d\d:30 \(UTC\), 48 hours after this mail\.", plain(text_of(told[away]))
    )


@pytest.mark.parametrize("change", [{"away_until": ""}, {"away_until": "2026-11-30"}, "played"])
def test_no_mail_about_an_absence_that_ended_otherwise(harness: Harness, post: Post, change: Any) -> None:
    turn = harness.position().turn
    for fields in ({"away_until": "2026-11-22"}, *([] if change == "played" else [change])):
        set_hours(harness, turn, **fields)
    if change == "played":
        harness.act_until(lambda position: position.turn != turn)
    harness.later(days=2)
    assert notices(post(harness)) == {}


@pytest.mark.parametrize("kind", ["pause", "end"])
def test_a_question_its_refusal_and_its_silence(harness: Harness, post: Post, links: Links, kind: str) -> None:
    motion = asked(harness, 1, kind)
    told = notices(post(harness))
    assert set(told) == {0, 2}
    assert {scope_of(mail, links) for mail in told.values()} == {"motion"}
    assert "Burt asks" in text_of(told[0])
    answered(harness, motion, 0, False)
    assert "not everybody wants to" in " ".join(text_of(notices(post(harness))[1]).split())
    asked(harness, 1, kind)
    post(harness)
    harness.later(hours=48)
    harness.sweep()
    assert "not all have agreed" in " ".join(text_of(notices(post(harness))[1]).split())


def test_a_question_that_is_settled_before_its_mail_goes_asks_nobody(harness: Harness, post: Post) -> None:
    motion = asked(harness, 1, "end")
    answered(harness, motion, 0, False)
    assert set(notices(post(harness))) == {1}


@pytest.mark.parametrize(("kind", "word"), [("pause", "every clock stands"), ("end", "Nobody has won")])
def test_what_all_have_agreed_is_told_to_the_others(harness: Harness, post: Post, kind: str, word: str) -> None:
    motion = asked(harness, 1, kind)
    answered(harness, motion, 0, True)
    post(harness)
    answered(harness, motion, 2, True)
    told = notices(post(harness))
    assert set(told) == {0, 1}
    assert word in plain(text_of(told[0]))


def test_mail_that_comes_back_is_told_to_the_organiser(harness: Harness, post: Post) -> None:
    commit(harness.database, bounces.bounced, harness.mail_to(1), harness.now)
    told = notices(post(harness))
    assert set(told) == {0}
    assert "mail to Burt comes back" in text_of(told[0])
    assert "@posse.test" not in text_of(told[0]).partition("\n--")[0], "nobody sees an address"


def test_a_seat_changes_hands(harness: Harness, post: Post, links: Links) -> None:
    resigned(harness, 2)
    post(harness)
    motion = offered(harness, 2)
    told = notices(post(harness))
    assert set(told) == {1, 2}
    assert "Object here:" in " ".join(text_of(told[2]).split("\n", 1)[0].split())
    for n in (1, 2):
        answered(harness, motion, n, True)
    (invitation,) = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "invite"]
    assert invitation["To"] == "zoe@posse.test"
    assert "and you “Zoe”." in plain(text_of(invitation))
    assert "the seat of “Curt”" in plain(text_of(invitation))
    claim = links.read(links_of(invitation)[0].rpartition("/")[2])
    assert (claim.scope, claim.at) == ("offer", motion)
    harness.do(substitutes.accept, None, motion)
    (start,) = [mail for mail in post(harness) if mail["X-Posse-Kind"] == "start"]
    assert start["To"].endswith("<zoe@posse.test>")
    assert "Zoe, the seat is yours" in text_of(start)
    assert links.read(links_of(start)[0].rpartition("/")[2]).epoch == 1


def test_a_deserted_game_says_goodbye(harness: Harness, post: Post) -> None:
    for n in range(3):
        resigned(harness, n)
    post(harness)
    harness.now += timedelta(days=30)
    harness.sweep()
    told = notices(post(harness))
    assert set(told) == {0, 1, 2}
    assert "For 30 days nobody has played" in plain(text_of(told[0]))
    assert rows(harness.database, select(Motion)) == []


@pytest.mark.parametrize(
    ("act", "what"),
    [
        (actions.stop, "The people who run this service have stopped the game"),
        (game_actions.pause, "The people who run this service have paused the game: every clock stands still."),
    ],
)
def test_what_the_operator_did_is_told_to_everybody(
    harness: Harness, post: Post, act: Callable[..., object], what: str
) -> None:
    commit(harness.database, act, harness.id, harness.now)
    told = notices(post(harness))
    assert told.keys() == {0, 1, 2}
    for mail in told.values():
        assert what in plain(text_of(mail))
        assert "All who were asked have agreed" not in plain(text_of(mail))
        assert act is game_actions.pause or links_of(mail)[0] == f"https://posse.test/g/{harness.id}"


def test_who_had_accepted_is_told_when_the_organiser_gives_a_game_up(
    database: Database, now: datetime, post: Post
) -> None:
    harness = MailHarness(database, now, *post, ["Anna", "Burt", "Curt"], 5, name="Friday")
    harness.is_confirmed()
    harness.do(accept, 1, ASK_ME)
    harness.post_arrives()
    harness.do(decline, 0)
    found = notices(harness.post_arrives())
    assert found.keys() == {1}, "Curt never answered, and Anna knows"
    assert "has given it up before the cards were dealt" in plain(text_of(found[1]))
    assert found[1]["Subject"].startswith("It will not be played: ")
    harness.later(days=30)
    assert harness.sweep() == 0
    assert harness.post_arrives() == []


def test_a_seat_that_the_operator_gave_to_a_robot(harness: Harness, post: Post, links: Links) -> None:
    commit(harness.database, game_actions.give_to_robot, harness.id, "Curt", harness.now)
    mails = post(harness)
    mail = notices(mails)[2]
    assert str(mail["To"]).startswith("curt")
    assert "A robot has your seat now. Look at the game here:" in text_of(mail)
    assert "write to the address below" in plain(text_of(mail))
    assert scope_of(mail, links) == "history"
    assert "/p/" not in mail.as_string(), "no link to the seat"
    assert mail["List-Unsubscribe"] is None
    assert [one for one in mails if one["X-Posse-Seat"] == "2"] == [mail], "what waited for the player is not sent"
