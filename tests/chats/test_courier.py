"""Posting: each message once, again after an error that passes, never after one for good; and no two at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlmodel import col, select, update

from service.chats import courier, pings
from service.chats.chat_posts import ChatPost
from service.chats.courier import FOR_GOOD, MOST_OF_GAME, MOST_TO_HOST, Courier
from service.db.database import Database
from service.games.erasing import erase_game
from service.links import Links
from service.mail.delivering.row_claims import CLAIM, DELAYS
from service.models import Game, GameChat, Ping, Seat
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import NotPosted, Posted, Reach, post
from service.settings.values import Webhooks
from tests.chats.conftest import ADDRESS, HOST, Chat
from tests.databases import both, differing
from tests.outgoing.tls_server import TlsServer, running_tls_server
from tests.rows import rows
from tests.service.harness import Harness


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TlsServer]:
    with running_tls_server(tmp_path, HOST) as started:
        yield started


def state(chat: Chat) -> tuple[str, int, str | None]:
    ping = chat.pings()[-1]
    return ping.state, ping.tries, ping.error


def test_a_message_reaches_a_real_server(chat: Chat, harness: Harness, links: Links, server: TlsServer) -> None:
    chat.open(address=f"https://{HOST}:{server.port}/hook")
    harness.pass_turn()
    reach = Reach((HOST,), lambda host, seconds: ("127.0.0.1",), server.trust)
    assert Courier(harness.database, links, partial(post, reach=reach)).deliver(harness.now) == 1
    head, _, body = server.posts[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook HTTP/1.1\r\n")
    assert json.loads(body)["about"] == "turn"
    assert state(chat) == ("sent", 1, None)


def test_a_host_in_this_network_gets_nothing_and_its_chat_is_switched_off(
    chat: Chat, harness: Harness, links: Links, server: TlsServer
) -> None:
    chat.open(address=f"https://{HOST}:{server.port}/hook")
    harness.pass_turn()
    reach = Reach((), lambda host, seconds: ("127.0.0.1",), server.trust)
    Courier(harness.database, links, partial(post, reach=reach)).deliver(harness.now)
    assert server.connections == 0
    assert state(chat) == ("failed", 1, "not public")
    assert not harness.game().in_chat
    assert chat.row().off_why == "not public"


@pytest.mark.parametrize("status", sorted(FOR_GOOD))
def test_an_error_for_good_switches_the_chat_off(chat: Chat, harness: Harness, status: int) -> None:
    chat.wire.answer = Posted(status)
    harness.pass_turn()
    assert len(chat.deliver()) == 1
    assert state(chat) == ("failed", 1, f"status {status}")
    assert (chat.row().off_at, chat.row().off_why) == (harness.now, f"status {status}")
    harness.pass_turn()
    assert len(chat.pings()) == 1
    assert chat.deliver() == []


@both
@pytest.mark.parametrize("answer", [Posted(500), Posted(400), NotPosted("no answer"), NotPosted("no connection")])
def test_after_an_error_that_may_pass_the_same_message_is_posted_again(
    chat: Chat, harness: Harness, answer: Posted | NotPosted
) -> None:
    harness.pass_turn()
    chat.wire.answer = answer
    (first,) = chat.deliver()
    assert state(chat)[:2] == ("queued", 1)
    assert chat.row().failing_since == harness.now
    assert chat.deliver() == []
    harness.later(seconds=DELAYS[0])
    chat.wire.answer = Posted(204)
    (second,) = chat.deliver()
    assert first == second
    assert state(chat) == ("sent", 2, None)
    assert chat.row().failing_since is None


def test_a_chat_that_takes_nothing_for_days_is_switched_off(chat: Chat, harness: Harness) -> None:
    chat.wire.answer = NotPosted("no answer")
    harness.pass_turn()
    for _ in range(200):
        chat.deliver()
        if not harness.game().in_chat:
            break
        harness.later(hours=1)
    assert harness.now - chat.row().off_at == timedelta()  # type: ignore[operator]
    assert chat.row().off_at - chat.row().failing_since >= courier.PATIENCE  # type: ignore[operator]
    assert chat.row().off_why == "no answer"


@pytest.mark.parametrize("status", [429, 503])
def test_a_server_that_asks_to_wait_is_waited_for(chat: Chat, harness: Harness, status: int) -> None:
    chat.wire.answer = Posted(status, 120)
    harness.pass_turn()
    chat.deliver()
    assert state(chat) == ("queued", 1, f"status {status}")
    chat.wire.answer = Posted(204)
    harness.later(seconds=119)
    assert chat.deliver() == []
    harness.later(seconds=1)
    assert len(chat.deliver()) == 1


def test_a_server_that_asks_for_no_wait_is_tried_as_often_as_any(chat: Chat, harness: Harness) -> None:
    chat.wire.answer = Posted(429, 0)
    harness.pass_turn()
    for n, delay in enumerate(DELAYS[:6], 1):
        for _ in range(2):
            chat.courier().deliver(harness.now, lambda n=n: len(chat.wire.posts) <= n)  # type: ignore[misc]
            assert len(chat.wire.posts) == n
        harness.later(seconds=delay)
    assert state(chat) == ("queued", 6, "status 429")


@both
def test_a_worker_that_dies_after_posting_causes_the_same_message_twice_at_most(chat: Chat, harness: Harness) -> None:
    class Killed(BaseException):
        pass

    def killed() -> Posted:
        raise Killed

    harness.pass_turn()
    chat.wire.answer = killed
    with pytest.raises(Killed):
        chat.deliver()
    chat.wire.answer = Posted(204)
    assert chat.deliver() == []
    harness.later(seconds=CLAIM.total_seconds())
    assert len(chat.deliver()) == 1
    harness.later(days=1)
    assert chat.deliver() == []
    first, second = chat.wire.posts
    assert first == second


@both
def test_two_workers_never_post_one_message(chat: Chat, harness: Harness) -> None:
    harness.pass_turn()
    other = list[ChatPost]()

    def meanwhile() -> Posted:
        chat.wire.answer = Posted(204)
        other.extend(chat.deliver())
        return Posted(204)

    chat.wire.answer = meanwhile
    chat.deliver()
    assert other == []
    assert len(chat.wire.posts) == 1


def test_a_message_that_cannot_be_written_does_not_block_the_others(
    chat: Chat, harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.pass_turn()
    monkeypatch.setattr(courier, "message_of", lambda *_: 1 / 0)
    assert chat.deliver() == []
    assert state(chat) == ("queued", 1, "ZeroDivisionError")


def _sent(database: Database, game_id: str, now: object, number: int) -> None:
    """Record messages that left just now."""
    with database.writing() as session:
        for n in range(number):
            times = {"created_at": now, "next_try_at": now, "sent_at": now}
            session.add(Ping(game_id=game_id, about="turn", at=-1 - n, state="sent", message_id=f"turn.{n}", **times))


def test_a_game_tells_only_so_much_in_an_hour(chat: Chat, harness: Harness, database: Database) -> None:
    _sent(database, harness.id, harness.now - timedelta(minutes=2), MOST_OF_GAME)
    harness.pass_turn()
    assert chat.deliver() == []
    assert state(chat)[0] == "superseded"
    harness.later(hours=1)
    harness.pass_turn()
    assert len(chat.deliver()) == 1


@both
def test_a_host_gets_only_so_much_in_a_minute(
    chat: Chat, harness: Harness, database: Database, links: Links, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "MOST_OF_GAME", 2 * MOST_TO_HOST)
    _sent(database, harness.id, harness.now, MOST_TO_HOST)
    harness.pass_turn()
    assert chat.deliver() == []
    assert state(chat) == ("queued", 0, "many messages")
    harness.later(seconds=61)
    assert len(chat.deliver()) == 1


@pytest.mark.parametrize(("limit", "most"), [("MOST_OF_GAME", MOST_OF_GAME), ("MOST_TO_HOST", MOST_TO_HOST)])
def test_messages_that_are_posted_together_keep_to_the_limits(
    chat: Chat, harness: Harness, database: Database, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(courier, "MOST_OF_GAME", 2 * MOST_TO_HOST)
    monkeypatch.setattr(courier, limit, most)
    _sent(database, harness.id, harness.now, most - 1)
    for n in range(3):
        harness.do(lambda tx, n=n: pings.queue(tx, "test", str(n)))  # type: ignore[misc]
    assert len(chat.deliver()) == 1


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
            session.add(GameChat(game_id=game, address=ADDRESS, host=HOST, failing_since=fails, **chat))
            due = {"created_at": now, "next_try_at": now + timedelta(seconds=n)}
            session.add(Ping(game_id=game, about="test", at=0, message_id=str(n), **due))
    with database.writing() as session:
        claimed = pings.CLAIMS.claim(session, now + timedelta(minutes=1), most=4)
    assert [claim.message_id for claim in claimed] == ["1", "3", "2", "0"]


@pytest.mark.parametrize("webhooks", [Webhooks(on=False), Webhooks(hosts=("other.example.org",))])
def test_what_the_operator_has_switched_off_is_posted_nowhere(
    chat: Chat, harness: Harness, links: Links, webhooks: Webhooks
) -> None:
    """Also to chats that were chosen before."""
    harness.pass_turn()
    Courier(harness.database, links, chat.wire, webhooks, steady=lambda: 0.0).deliver(harness.now)
    assert chat.wire.posts == []
    assert state(chat)[0] == "superseded"
    assert len(chat.pings()) == 1


def test_erasing_the_game_meanwhile_is_no_error(chat: Chat, harness: Harness, database: Database) -> None:
    harness.pass_turn()

    def erased() -> Posted:
        with database.writing() as session:
            erase_game(session, session.get_one(Game, harness.id))
        return Posted(204)

    chat.wire.answer = erased
    assert len(chat.deliver()) == 1
    assert chat.pings() == []


def test_queueing_is_idempotent(chat: Chat, harness: Harness, database: Database) -> None:
    for _ in range(2):
        harness.do(pings.queue, None, "end")
    assert len(rows(database, select(Ping))) == 1


def test_an_address_is_read_as_it_was_kept() -> None:
    assert HttpsAddress.parse("https://a.example.org:8443/x?y").authority == "a.example.org:8443"
