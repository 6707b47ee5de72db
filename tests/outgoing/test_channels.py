"""Posting: each message once, again after an error that passes, never after one for good; and no two at a time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from service.following import chat_sender, push_sender
from service.games.erasing import erase_game
from service.models import Game
from service.outgoing.https_post import GONE, NotPosted, Posted, Reach, post
from service.queues.row_claims import CLAIM, DELAYS
from tests.databases import both
from tests.outgoing.channel import Channel
from tests.outgoing.tls_server import TlsServer, running_tls_server
from tests.service.harness import Harness
from tests.settings import NOW

FOR_GOOD = [("chat", status) for status in sorted(chat_sender.FOR_GOOD)] + [
    ("devices", status) for status in sorted(GONE)
]


@pytest.fixture
def server(tmp_path: Path, unchosen: Channel, harness: Harness) -> Iterator[TlsServer]:
    """The server of the channel, which gets the message of a turn."""
    with running_tls_server(tmp_path, unchosen.host) as started:
        unchosen.choose(started.port)
        harness.pass_turn()
        yield started


def deliver(channel: Channel, server: TlsServer, *trusted: str) -> None:
    """Post what is due by a real network in which each host is this machine."""
    reach = Reach(trusted, lambda host, seconds: ("127.0.0.1",), server.trust)
    channel.worker(partial(post, reach=reach)).deliver(channel.harness.now)


def test_a_message_reaches_a_real_server(unchosen: Channel, server: TlsServer) -> None:
    deliver(unchosen, server, unchosen.host)
    assert unchosen.last() == ("sent", 1, None)
    head, _, body = server.posts[0].partition(b"\r\n\r\n")
    assert re.match(rb"POST /(hook|wpush/\S+) HTTP/1.1\r\n", head)
    assert unchosen.read(body).id == unchosen.messages()[0].message_id
    assert re.search(r"turn\b.*Friday|Friday.*turn", unchosen.read(body).headline)


def test_a_host_in_this_network_gets_nothing_and_is_not_told_again(unchosen: Channel, server: TlsServer) -> None:
    deliver(unchosen, server)
    assert server.connections == 0
    assert unchosen.last() == ("failed", 1, "not public")
    assert not unchosen.is_on()


@pytest.mark.parametrize(("unchosen", "status"), FOR_GOOD, indirect=["unchosen"])
def test_who_answers_for_good_is_not_told_again(channel: Channel, harness: Harness, status: int) -> None:
    channel.network.answer = Posted(status)
    assert channel.deliver() == 1
    assert channel.last() == ("failed", 1, f"status {status}")
    assert not channel.is_on()
    for _ in range(3):
        harness.pass_turn()
    assert channel.deliver() == 0
    assert len(channel.messages()) == 1


@both
@pytest.mark.parametrize(
    "answer", [Posted(400), Posted(500), Posted(502), NotPosted("no answer"), NotPosted("no connection")]
)
def test_after_an_error_that_may_pass_the_same_message_is_posted_again(
    channel: Channel, harness: Harness, answer: Posted | NotPosted
) -> None:
    channel.network.answer = answer
    assert channel.deliver() == 1
    assert channel.last()[:2] == ("queued", 1)
    assert channel.deliver() == 0, "not before its delay is over"
    harness.later(seconds=DELAYS[0])
    channel.network.answer = None
    assert channel.deliver() == 1
    assert channel.last() == ("sent", 2, None)
    first, second = (channel.read(post.body) for post in channel.network.posts)
    assert first == second
    assert first.id == channel.messages()[0].message_id


@pytest.mark.parametrize(
    ("unchosen", "patience"),
    [("chat", chat_sender.PATIENCE), ("devices", push_sender.PATIENCE)],
    indirect=["unchosen"],
)
def test_who_takes_nothing_for_long_is_not_told_again(channel: Channel, harness: Harness, patience: timedelta) -> None:
    channel.network.answer = NotPosted("no answer")
    channel.deliver()
    harness.now += patience - timedelta(hours=1)
    channel.deliver()
    assert channel.is_on()
    harness.later(days=2)
    assert channel.deliver() == 1
    assert not channel.is_on()


@pytest.mark.parametrize("status", [429, 503])
def test_a_server_that_asks_to_wait_is_waited_for(channel: Channel, harness: Harness, status: int) -> None:
    channel.network.answer = Posted(status, 120)
    channel.deliver()
    assert channel.last() == ("queued", 1, f"status {status}")
    channel.network.answer = None
    harness.later(seconds=119)
    assert channel.deliver() == 0
    harness.later(seconds=1)
    assert channel.deliver() == 1


@pytest.mark.parametrize("wait", [0, None, NOW - timedelta(days=1), NOW.replace(year=9999)])
def test_a_server_that_is_always_busy_is_tried_as_often_as_any(
    channel: Channel, harness: Harness, wait: int | datetime | None
) -> None:
    channel.network.answer = Posted(429, wait)
    for n, delay in enumerate(DELAYS[:6], 1):
        for tries in (1, 0):
            assert channel.deliver(lambda n=n: len(channel.network.posts) <= n) == tries  # type: ignore[misc]
        harness.later(seconds=max(delay, 3600 if wait == NOW.replace(year=9999) else 0))
    assert channel.last() == ("queued", 6, "status 429")


@both
def test_a_worker_that_dies_after_posting_causes_the_same_message_twice_at_most(
    channel: Channel, harness: Harness
) -> None:
    class Killed(BaseException):
        pass

    def killed() -> Posted:
        raise Killed

    channel.network.answer = killed
    with pytest.raises(Killed):
        channel.deliver()
    channel.network.answer = None
    assert channel.deliver() == 0
    harness.later(seconds=CLAIM.total_seconds())
    assert channel.deliver() == 1
    harness.later(days=1)
    assert channel.deliver() == 0
    first, second = (channel.read(post.body) for post in channel.network.posts)
    assert first == second


@both
def test_two_workers_never_post_one_message(channel: Channel) -> None:
    other = list[int]()

    def meanwhile() -> Posted:
        channel.network.answer = None
        other.append(channel.deliver())
        return Posted(204)

    channel.network.answer = meanwhile
    assert channel.deliver() == 1
    assert other == [0]


def test_a_message_that_cannot_be_written_does_not_block_the_others(channel: Channel, harness: Harness) -> None:
    with harness.database.writing() as session:
        session.connection().execute(text("UPDATE game SET cuts = '['"))
    other = copy(channel)
    other.harness = Harness(harness.database, harness.now, seed=2)
    other.choose()
    other.harness.pass_turn()
    assert channel.deliver() == 1
    assert [(one.state, one.error) for one in channel.messages()] == [("queued", "JSONDecodeError"), ("sent", None)]


def test_erasing_the_game_meanwhile_is_no_error(channel: Channel, harness: Harness) -> None:
    def erased() -> Posted:
        with harness.database.writing() as session:
            erase_game(session, session.get_one(Game, harness.id))
        return Posted(204)

    channel.network.answer = erased
    assert channel.deliver() == 1
    assert channel.messages() == []
