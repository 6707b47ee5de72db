"""Posting to chats: how much in what time, which first, and what is switched off. tests/outgoing has the rest."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlmodel import col, select, update

from service.db.database import Database
from service.following.chat_sender import MOST_OF_GAME, MOST_TO_HOST, Courier
from service.links import Links
from service.models import GameChat, Ping, Seat
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted
from service.queues import pings
from service.queues.row_claims import DELAYS
from service.settings.values import Webhooks
from tests.chats.conftest import HOST, Chat
from tests.databases import both, differing
from tests.rows import add, commit
from tests.service.harness import Harness


def test_a_chat_that_is_switched_off_has_when_and_why(chat: Chat, harness: Harness) -> None:
    chat.network.answer = Posted(500)
    harness.pass_turn()
    chat.deliver()
    assert chat.row().failing_since == harness.now
    harness.later(seconds=DELAYS[0])
    chat.network.answer = None
    chat.deliver()
    assert chat.row().failing_since is None
    chat.network.answer = Posted(404)
    harness.pass_turn()
    chat.deliver()
    assert (chat.row().off_at, chat.row().off_why) == (harness.now, "status 404")


def sent(chat: Chat, number: int, **ago: float) -> None:
    """Record messages that have left."""
    left = chat.harness.now - timedelta(**ago)
    times = {"created_at": left, "next_try_at": left, "sent_at": left}
    made = {"game_id": chat.harness.id, "about": "turn", "state": "sent", **times}
    add(chat.harness.database, *(Ping(at=-1 - n, message_id=f"turn.{n}", **made) for n in range(number)))


@pytest.fixture
def neighbour(chat: Chat, database: Database, links: Links) -> Chat:
    """The chat of another game at the same host."""
    return Chat(Harness(database, chat.harness.now, seed=2), links)


def test_a_game_tells_only_so_much_in_an_hour(chat: Chat, harness: Harness) -> None:
    sent(chat, MOST_OF_GAME, minutes=2)
    harness.pass_turn()
    assert chat.deliver() == 0
    assert chat.last()[0] == "superseded"
    harness.later(hours=1)
    harness.pass_turn()
    assert chat.deliver() == 1


@both
def test_a_host_gets_only_so_much_in_a_minute(chat: Chat, harness: Harness, neighbour: Chat) -> None:
    sent(neighbour, MOST_TO_HOST)
    harness.pass_turn()
    assert chat.deliver() == 0
    assert chat.last() == ("queued", 0, "many messages")
    harness.later(seconds=61)
    assert chat.deliver() == 1


@pytest.mark.parametrize("limit", ["of a game", "to a host"])
def test_messages_that_are_posted_together_keep_to_the_limits(
    chat: Chat, harness: Harness, neighbour: Chat, limit: str
) -> None:
    if limit == "of a game":
        sent(chat, MOST_OF_GAME - 1, minutes=2)
    else:
        sent(neighbour, MOST_TO_HOST - 1)
    for n in range(3):
        harness.do(lambda tx, n=n: pings.queue(tx, "test", str(n)))  # type: ignore[misc]
    assert chat.deliver() == 1


@differing
def test_chats_of_one_organiser_and_those_that_fail_come_after_others(harness: Harness, database: Database) -> None:
    """Many games of Anna, who chose servers that never answer, and one of somebody else."""
    now, games = harness.now, [harness.id, *(Harness(database, harness.now, seed=n).id for n in (2, 3, 4))]
    with database.writing() as session:
        anna = session.exec(select(Seat.player_id).where(Seat.game_id == games[0], Seat.n == 0)).one()
        others = col(Seat.game_id).in_(games[1:3])
        session.exec(update(Seat).where(others, col(Seat.n) == 0).values(player_id=anna))
        for n, game in enumerate(games):
            fails, chat = now if n == 0 else None, {"kind": "json", "language": "en", "since": now}
            session.add(GameChat(game_id=game, address=f"https://{HOST}/hook", host=HOST, failing_since=fails, **chat))
            due = {"created_at": now, "next_try_at": now + timedelta(seconds=n)}
            session.add(Ping(game_id=game, about="test", at=0, message_id=str(n), **due))
    claimed = commit(database, pings.CLAIMS.claim, now + timedelta(minutes=1), most=4)
    assert [claim.message_id for claim in claimed] == ["1", "3", "2", "0"]


@pytest.mark.parametrize("webhooks", [Webhooks(on=False), Webhooks(hosts=("other.example.org",))])
def test_what_the_operator_has_switched_off_is_posted_nowhere(
    chat: Chat, harness: Harness, links: Links, webhooks: Webhooks
) -> None:
    """Also to chats that were chosen before."""
    harness.pass_turn()
    Courier(harness.database, links, chat.network, webhooks).deliver(harness.now)
    assert chat.network.posts == []
    assert chat.last()[0] == "superseded"
    assert len(chat.messages()) == 1


def test_queueing_is_idempotent(chat: Chat, harness: Harness) -> None:
    for _ in range(2):
        harness.do(pings.queue, None, "end")
    assert len(chat.messages()) == 1


def test_an_address_is_read_as_it_was_kept() -> None:
    assert HttpsAddress.parse("https://a.example.org:8443/x?y").authority == "a.example.org:8443"
