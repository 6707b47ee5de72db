"""Sending to devices: each message once, again after an error that passes; never what the mail would not say."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlmodel import Session, col, select

from service.devices import push_sender
from service.devices.push_sender import MOST_REFUSALS, PushSender
from service.games.erasing import erase_game
from service.mail.delivering import pushes
from service.mail.delivering.row_claims import CLAIM, DELAYS
from service.models import Game, Outmail, Player, Seat
from service.operations.privacy import forgetting
from service.outgoing.https_post import GONE, NotPosted, Posted, Reach, post
from service.players import fresh_links, muting, my_games
from tests.databases import both
from tests.devices.conftest import Devices
from tests.devices.push_service import HOST, Browser
from tests.outgoing.tls_server import TlsServer, answering, running_tls_server
from tests.service.harness import Harness, in_window
from tests.settings import NOW


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TlsServer]:
    with running_tls_server(tmp_path, HOST) as started:
        yield started


@pytest.fixture
def told(devices: Devices, harness: Harness) -> Browser:
    """The device of the player whose turn has just begun, with a message that is due."""
    browser = devices.tell((harness.position().turn + 1) % 3)
    harness.pass_turn()
    return browser


def test_a_message_reaches_a_real_server(devices: Devices, harness: Harness, server: TlsServer) -> None:
    server.answer = answering("201 Created")
    nxt = (harness.position().turn + 1) % 3
    browser = devices.tell(nxt, devices.service.subscribe("real", devices.keys.public, server.port))
    harness.pass_turn()
    reach = Reach((HOST,), lambda host, seconds: ("127.0.0.1",), server.trust)
    sender = PushSender(harness.database, devices.links, devices.keys, partial(post, reach=reach))
    assert sender.deliver(harness.now) == 1
    head, _, body = server.posts[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /wpush/real HTTP/1.1\r\n")
    browser.take(body)
    assert browser.titles == ["Your turn in Friday"]
    assert devices.last() == ("sent", 1, None)


def test_nothing_is_sent_into_this_network(devices: Devices, harness: Harness, server: TlsServer) -> None:
    devices.tell((harness.position().turn + 1) % 3, devices.service.subscribe("in", devices.keys.public, server.port))
    harness.pass_turn()
    reach = Reach((), lambda host, seconds: ("127.0.0.1",), server.trust)
    PushSender(harness.database, devices.links, devices.keys, partial(post, reach=reach)).deliver(harness.now)
    assert server.connections == 0
    assert devices.last() == ("failed", 1, "not public")
    assert devices.rows() == []


def test_only_the_devices_of_whoever_is_asked_are_told(devices: Devices, harness: Harness) -> None:
    """Whoever gets a mail that asks gets a message, at the same time; nobody else gets one, over many turns."""
    browsers = [devices.tell(n) for n in range(3)]
    for _ in range(40):
        harness.later(minutes=10)
        before = {mail.id for mail in harness.mails()}
        shown = [len(browser.shown) for browser in browsers]
        harness.act()
        mailed = {m.seat for m in harness.mails() if m.id not in before and m.kind in ("turn", "window", "reminder")}
        harness.later(minutes=5)  # a turn's mail may wait a little while its player looks at the page
        devices.deliver()
        assert {n for n in range(3) if len(browsers[n].shown) > shown[n]} <= mailed
        assert all(titles == [] or titles[-1].endswith("Friday") for titles in (b.titles for b in browsers))
    assert all(browser.shown for browser in browsers)


def test_a_device_told_of_a_game_and_of_all_games_is_told_once(devices: Devices, harness: Harness) -> None:
    nxt = (harness.position().turn + 1) % 3
    browser = devices.tell(nxt)
    devices.tell(nxt, browser, of_all=True)
    devices.tell(nxt, browser, of_all=True)  # once more: its keys are taken anew
    other = devices.tell(nxt, devices.service.subscribe("second", devices.keys.public), of_all=True)
    harness.pass_turn()
    assert devices.deliver() == 2
    assert (len(browser.shown), len(other.shown)) == (1, 1)
    assert len(devices.rows()) == 3


@pytest.mark.parametrize("status", sorted(GONE))
def test_a_device_that_its_push_service_does_not_know_is_deleted(
    devices: Devices, harness: Harness, told: Browser, status: int
) -> None:
    devices.service.answer = Posted(status)
    devices.deliver()
    assert devices.last() == ("failed", 1, f"status {status}")
    assert devices.rows() == []
    devices.service.answer = None
    for _ in range(3):
        harness.pass_turn()
    assert devices.deliver() == 0
    assert told.shown == []


@pytest.mark.parametrize("status", [400, 401, 403])
def test_a_device_that_is_refused_again_and_again_is_deleted(
    devices: Devices, harness: Harness, told: Browser, status: int
) -> None:
    devices.service.answer = Posted(status)
    for n in range(MOST_REFUSALS):
        assert len(devices.rows()) == 1
        devices.deliver()
        harness.later(seconds=DELAYS[n])
    assert devices.rows() == []
    assert devices.last() == ("failed", MOST_REFUSALS, f"status {status}")
    assert told.shown == []


def test_a_refusal_in_between_does_not_count_for_ever(devices: Devices, harness: Harness, told: Browser) -> None:
    for _ in range(2):
        for answer in (Posted(400), Posted(400), None):
            devices.service.answer = answer
            devices.deliver()
            harness.later(seconds=DELAYS[1])
        for _ in range(3):
            harness.pass_turn()
    assert len(devices.rows()) == 1
    assert len(told.shown) == 2


@both
@pytest.mark.parametrize("answer", [Posted(500), Posted(502), NotPosted("no answer"), NotPosted("no connection")])
def test_after_an_error_that_may_pass_the_same_message_is_sent_again(
    devices: Devices, harness: Harness, told: Browser, answer: Posted | NotPosted
) -> None:
    devices.service.answer = answer
    devices.deliver()
    assert devices.deliver() == 0
    assert devices.service.asked == 1  # not before its delay is over
    devices.service.answer = None
    harness.later(seconds=DELAYS[0])
    assert devices.deliver() == 1
    assert devices.last() == ("sent", 2, None)
    assert told.ids == [devices.pushes()[0].message_id]


def test_a_device_that_takes_nothing_for_weeks_is_deleted(devices: Devices, harness: Harness, told: Browser) -> None:
    devices.service.answer = NotPosted("no connection")
    devices.deliver()
    harness.later(days=13, hours=23)
    devices.deliver()
    assert len(devices.rows()) == 1
    harness.later(days=2)
    devices.deliver()
    assert devices.rows() == []
    assert told.shown == []


@pytest.mark.parametrize("status", [429, 503])
def test_a_push_service_that_asks_to_wait_is_left_alone(
    devices: Devices, harness: Harness, told: Browser, status: int
) -> None:
    devices.service.answer = Posted(status, 120)
    devices.deliver()
    assert devices.last() == ("queued", 1, f"status {status}")
    devices.service.answer = None
    harness.later(seconds=119)
    assert devices.deliver() == 0
    harness.later(seconds=1)
    assert devices.deliver() == 1
    assert len(told.shown) == 1


@both
def test_one_round_tries_each_message_once_however_long_it_takes(devices: Devices, harness: Harness) -> None:
    """Push services that ask for no wait at all, each post to which takes seconds."""
    nxt = (harness.position().turn + 1) % 3
    for name in range(4):
        devices.tell(nxt, devices.service.subscribe(f"busy-{name}", devices.keys.public))
    harness.pass_turn()
    devices.service.answer, clock = Posted(429, 0), count(step=2.0)
    sender = PushSender(harness.database, devices.links, devices.keys, devices.service, lambda: next(clock))
    assert sender.deliver(harness.now, lambda: devices.service.asked < 40) == 4
    assert devices.service.asked == 4
    assert {push.tries for push in devices.pushes()} == {1}


@pytest.mark.parametrize("wait", [0, None, NOW - timedelta(days=1), NOW.replace(year=9999)])
def test_a_push_service_that_is_always_busy_is_tried_as_often_as_any(
    devices: Devices, harness: Harness, told: Browser, wait: int | datetime | None
) -> None:
    devices.service.answer = Posted(429, wait)
    for n, delay in enumerate(DELAYS, 1):
        devices.sender().deliver(harness.now, lambda n=n: devices.service.asked <= n)  # type: ignore[misc]
        assert devices.service.asked == n
        harness.later(seconds=max(delay, 3600 if wait == NOW.replace(year=9999) else 0))
    devices.deliver()
    assert devices.last() == ("failed", len(DELAYS) + 1, "status 429")


@both
def test_a_worker_that_dies_after_it_has_sent_sends_the_same_message_again(
    devices: Devices, harness: Harness, told: Browser
) -> None:
    class Killed(BaseException):
        pass

    def send_and_die(*what: object) -> Posted:
        devices.service.now = harness.now
        devices.service(*what)  # type: ignore[arg-type]
        raise Killed

    with pytest.raises(Killed):
        PushSender(harness.database, devices.links, devices.keys, send_and_die, lambda: 0.0).deliver(harness.now)
    harness.later(seconds=CLAIM.total_seconds())
    assert devices.deliver() == 1
    assert len(told.ids) == 2
    assert len(set(told.ids)) == 1
    assert {one["notification"]["tag"] for one in told.shown} == {harness.id}  # the second replaces the first


def test_no_message_comes_in_quiet_hours(devices: Devices, harness: Harness) -> None:
    nxt = (harness.position().turn + 1) % 3
    browser = devices.tell(nxt)
    minute = harness.now.hour * 60 + harness.now.minute
    with harness.database.writing() as session:
        player = session.get_one(Player, devices.owner(nxt).player.id)
        player.quiet_from, player.quiet_to = (minute - 60) % 1440, (minute + 90) % 1440
    harness.pass_turn()
    assert devices.deliver() == 0
    assert devices.last() == ("queued", 0, "quiet hours")
    harness.later(minutes=89)
    assert devices.deliver() == 0
    harness.later(minutes=1)
    assert devices.deliver() == 1
    assert len(browser.shown) == 1


def test_no_message_comes_of_a_game_whose_mails_are_off(devices: Devices, harness: Harness, told: Browser) -> None:
    turn = harness.position().turn
    harness.do(muting.switch_mails, turn, on=False)
    assert devices.deliver() == 0
    assert devices.last()[0] == "superseded"
    for _ in range(3):
        harness.pass_turn()
    assert len(devices.pushes()) == 1
    assert told.shown == []


def test_what_was_played_meanwhile_is_not_asked(devices: Devices, harness: Harness, told: Browser) -> None:
    harness.pass_turn()
    assert devices.deliver() == 0
    assert devices.last()[0] == "superseded"


@pytest.mark.parametrize("of_all", [False, True])
def test_new_links_end_what_was_told_with_the_old_ones(devices: Devices, harness: Harness, of_all: bool) -> None:
    """Whoever got hold of a link and had their own device told is shut out like with the link itself."""
    nxt = (harness.position().turn + 1) % 3
    browser = devices.tell(nxt, of_all=of_all)
    harness.do(fresh_links.renew, nxt)
    harness.pass_turn()
    assert devices.deliver() == 0
    assert browser.shown == []
    assert devices.rows() == []


def test_revoked_lists_end_what_is_told_of_all_games(devices: Devices, harness: Harness) -> None:
    nxt = (harness.position().turn + 1) % 3
    devices.tell(nxt, of_all=True)
    with harness.database.writing() as session:
        my_games.revoke(session, devices.owner(nxt).player.id)
    harness.pass_turn()
    assert devices.deliver() == 0


def test_the_device_of_a_former_player_is_told_nothing(devices: Devices, harness: Harness, told: Browser) -> None:
    turn = harness.position().turn
    with harness.database.writing() as session:
        stranger = Player(address="stranger@posse.test", created_at=harness.now)
        session.add(stranger)
        session.flush()
        theirs = update(Seat).where(col(Seat.game_id) == harness.id, col(Seat.n) == turn)
        session.exec(theirs.values(player_id=stranger.id))
    assert devices.deliver() == 0
    assert told.shown == []


def test_forgetting_a_player_deletes_their_devices(devices: Devices, harness: Harness, told: Browser) -> None:
    devices.tell(harness.position().turn, of_all=True)
    with harness.database.writing() as session:
        forgetting.forget(session, devices.owner(harness.position().turn).player.id or 0, harness.now)
    assert devices.rows() == []
    assert devices.pushes() == []
    assert devices.deliver() == 0
    assert told.shown == []


def test_erasing_a_game_deletes_its_devices(devices: Devices, harness: Harness, told: Browser) -> None:
    with harness.database.writing() as session:
        erase_game(session, session.get_one(Game, harness.id))
    assert (devices.rows(), devices.pushes()) == ([], [])
    assert told.shown == []


def test_a_message_is_kept_no_longer_than_it_is_good_for(devices: Devices, harness: Harness, told: Browser) -> None:
    devices.deliver()
    due = harness.game().due_at
    assert due is not None
    (taken,) = devices.service.taken
    assert timedelta(seconds=int(taken.headers["TTL"])) == due - harness.now


def test_a_mail_that_cannot_be_written_blocks_no_other_message(
    devices: Devices, harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    browsers = [devices.tell(n) for n in range(3)]
    harness.act_until(in_window)

    def break_first(session: Session, *_: object) -> bool:
        raise ValueError("broken")

    with monkeypatch.context() as patched:
        patched.setattr(push_sender, "still_applies", break_first)
        assert devices.deliver() == 0
    assert {push.error for push in devices.pushes() if push.state == "queued"} == {"ValueError"}
    harness.later(seconds=DELAYS[0])
    assert devices.deliver() > 0
    assert any(browser.shown for browser in browsers)


def test_the_queue_is_idempotent(devices: Devices, harness: Harness, told: Browser) -> None:
    with harness.database.writing() as session:
        mail = session.exec(select(Outmail).where(Outmail.kind == "turn")).one()
        for _ in range(2):
            pushes.queue(session, harness.id, mail.seat, "turn", at=mail.at, cause=mail.cause, due=harness.now)
    assert devices.deliver() == 1
    assert len(told.shown) == 1
