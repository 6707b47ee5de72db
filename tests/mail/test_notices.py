"""Notices, read by those they are for: what each says, where its link leads, and that none plays."""

from __future__ import annotations

from datetime import datetime, timedelta
from email.message import EmailMessage

import pytest
from sqlmodel import select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.acceptance import accept, decline
from service.mail import plaintext as words
from service.mail.sender import Sender
from service.models import Motion, Player
from service.operations import actions, game_actions
from service.players import bounces
from service.table import leaving, motions, substitutes
from tests.mail.conftest import Post
from tests.mail.party import ASK_ME, Party
from tests.mail.post import PostOffice, html_of, links_of, text_of
from tests.service.sitting import Sitting
from tests.settings import KEYS


def notices(mails: list[EmailMessage]) -> dict[int, EmailMessage]:
    """By seat; each reads well, and holds no line that is a move."""
    found = [mail for mail in mails if mail["X-Posse-Kind"] == "notice"]
    for mail in found:
        first, second, *rest = text_of(mail).splitlines()
        assert first.endswith(":")
        assert second.startswith("https://posse.test/")
        assert not any(words.reads_as_move(line, ["Anna", "Burt", "Curt"]) for line in [first, *rest])
        assert max(map(len, [first, *rest])) <= words.WIDTH
        assert second in html_of(mail)
        assert str(mail["Subject"]).startswith("Friday: ")
    return {int(mail["X-Posse-Seat"]): mail for mail in found}


def scope_of(mail: EmailMessage, links: Links) -> str:
    link = links_of(mail)[0]
    return links.read(link.rpartition("/")[2]).scope if "/p/" in link else "history"


def asked(sitting: Sitting, by: int, kind: str) -> int:
    with sitting.database.writing() as session:
        return motions.ask(GameTransaction.lock(session, sitting.id, sitting.now, by), by, kind).id or 0


def answered(sitting: Sitting, motion: int, n: int, yes: bool) -> None:
    with sitting.database.writing() as session:
        motions.answer(GameTransaction.lock(session, sitting.id, sitting.now, n), motion, n, yes)


def resigned(sitting: Sitting, n: int) -> None:
    with sitting.database.writing() as session:
        leaving.resign(GameTransaction.lock(session, sitting.id, sitting.now, n), n)


def test_a_held_seat(sitting: Sitting, post: Post, links: Links) -> None:
    resigned(sitting, 2)
    told = notices(post(sitting))
    assert set(told) == {0, 2}
    assert scope_of(told[2], links) == "back"
    assert "play on with a fresh clock" in " ".join(text_of(told[2]).split())
    assert scope_of(told[0], links) == "history"
    assert "seat of Curt" in text_of(told[0])


@pytest.mark.parametrize("kind", ["pause", "end"])
def test_a_question_its_refusal_and_its_silence(sitting: Sitting, post: Post, links: Links, kind: str) -> None:
    motion = asked(sitting, 1, kind)
    told = notices(post(sitting))
    assert set(told) == {0, 2}
    assert {scope_of(mail, links) for mail in told.values()} == {"motion"}
    assert "Burt asks" in text_of(told[0])
    answered(sitting, motion, 0, False)
    assert "not everybody wants to" in " ".join(text_of(notices(post(sitting))[1]).split())
    asked(sitting, 1, kind)
    post(sitting)
    sitting.later(hours=48)
    sitting.sweep()
    assert "not all have agreed" in " ".join(text_of(notices(post(sitting))[1]).split())


def test_a_question_that_is_settled_before_its_mail_goes_asks_nobody(sitting: Sitting, post: Post) -> None:
    motion = asked(sitting, 1, "end")
    answered(sitting, motion, 0, False)
    assert set(notices(post(sitting))) == {1}


@pytest.mark.parametrize(("kind", "word"), [("pause", "every clock stands"), ("end", "Nobody has won")])
def test_what_all_have_agreed_is_told_to_the_others(sitting: Sitting, post: Post, kind: str, word: str) -> None:
    motion = asked(sitting, 1, kind)
    answered(sitting, motion, 0, True)
    post(sitting)
    answered(sitting, motion, 2, True)
    told = notices(post(sitting))
    assert set(told) == {0, 1}
    assert word in " ".join(text_of(told[0]).split())


def test_mail_that_comes_back_is_told_to_the_organiser(sitting: Sitting, post: Post) -> None:
    with sitting.database.writing() as session:
        bounces.bounced(session, sitting.mail_to(1), sitting.now)
    told = notices(post(sitting))
    assert set(told) == {0}
    assert "mail to Burt comes back" in text_of(told[0])
    assert "@posse.test" not in text_of(told[0]).partition("\n--")[0], "nobody sees an address"


def test_a_seat_changes_hands(sitting: Sitting, post: Post, links: Links) -> None:
    resigned(sitting, 2)
    post(sitting)
    with sitting.database.writing() as session:
        player = Player(address="zoe@posse.test", created_at=sitting.now)
        session.add(player)
        session.flush()
        motion = (
            substitutes.offer(GameTransaction.lock(session, sitting.id, sitting.now, 0), 0, 2, "Zoe", player).id or 0
        )
    told = notices(post(sitting))
    assert set(told) == {1, 2}
    assert "Object here:" in " ".join(text_of(told[2]).split("\n", 1)[0].split())
    for n in (1, 2):
        answered(sitting, motion, n, True)
    (invitation,) = [mail for mail in post(sitting) if mail["X-Posse-Kind"] == "invite"]
    assert invitation["To"] == "zoe@posse.test"
    assert "They call themselves “Anna” and you “Zoe”." in " ".join(text_of(invitation).split())
    assert "the seat of “Curt”" in " ".join(text_of(invitation).split())
    claim = links.read(links_of(invitation)[0].rpartition("/")[2])
    assert (claim.scope, claim.at) == ("offer", motion)
    with sitting.database.writing() as session:
        substitutes.accept(GameTransaction.lock(session, sitting.id, sitting.now), motion)
    (start,) = [mail for mail in post(sitting) if mail["X-Posse-Kind"] == "start"]
    assert start["To"].endswith("<zoe@posse.test>")
    assert "Zoe, the seat is yours" in text_of(start)
    assert links.read(links_of(start)[0].rpartition("/")[2]).epoch == 1


def test_a_deserted_game_says_goodbye(sitting: Sitting, post: Post) -> None:
    for n in range(3):
        resigned(sitting, n)
    post(sitting)
    sitting.now += timedelta(days=30)
    sitting.sweep()
    told = notices(post(sitting))
    assert set(told) == {0, 1, 2}
    assert "For 30 days nobody has played" in " ".join(text_of(told[0]).split())
    with sitting.database.reading() as session:
        assert session.exec(select(Motion)).all() == []


def test_a_game_that_the_operator_stops_says_so_to_everybody(sitting: Sitting, post: Post) -> None:
    with sitting.database.writing() as session:
        actions.stop(session, sitting.id, sitting.now)
    found = notices(post(sitting))
    assert found.keys() == {0, 1, 2}
    for mail in found.values():
        assert "The people who run this service have stopped the game" in text_of(mail)
        assert links_of(mail)[0] == f"https://posse.test/g/{sitting.id}"


def test_who_had_accepted_is_told_when_the_organiser_gives_a_game_up(
    database: Database, now: datetime, sender: Sender, post_office: PostOffice
) -> None:
    party = Party(database, now, sender, post_office, ["Anna", "Burt", "Curt"], 5, name="Friday")
    party.is_confirmed()
    party.does(1, accept, ASK_ME)
    party.post_arrives()
    party.does(0, decline)
    found = notices(party.post_arrives())
    assert found.keys() == {1}, "Curt never answered, and Anna knows"
    assert "has given it up before the cards were dealt" in " ".join(text_of(found[1]).split())
    assert found[1]["Subject"].endswith("it will not be played")
    party.later(days=30)
    assert party.sweep() == 0
    assert party.post_arrives() == []


def test_a_pause_by_the_operator(sitting: Sitting, post: Post) -> None:
    with sitting.database.writing() as session:
        game_actions.pause(session, sitting.id, sitting.now)
    told = notices(post(sitting))
    assert set(told) == {0, 1, 2}
    text = " ".join(text_of(told[1]).split())
    assert "The people who run this service have paused the game: every clock stands." in text
    assert "All who were asked have agreed" not in text


def test_a_seat_that_the_operator_gave_to_a_robot(sitting: Sitting, post: Post, links: Links) -> None:
    with sitting.database.writing() as session:
        game_actions.give_to_robot(session, sitting.id, "Curt", sitting.now, KEYS)
    mails = post(sitting)
    mail = notices(mails)[2]
    assert str(mail["To"]).startswith("curt")
    assert "A robot has your seat now. Look at the game here:" in text_of(mail)
    assert "write to the address below" in " ".join(text_of(mail).split())
    assert scope_of(mail, links) == "history"
    assert "/p/" not in mail.as_string(), "no link to the seat"
    assert mail["List-Unsubscribe"] is None
    assert [one for one in mails if one["X-Posse-Seat"] == "2"] == [mail], "what waited for the player is not sent"
