"""Sending to devices: never what the mail would not say, and nobody waits for another. tests/outgoing has the rest."""

from __future__ import annotations

from datetime import timedelta
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest
from sqlmodel import col, select

from service.following.push_sender import MOST_REFUSALS
from service.games.erasing import erase_game
from service.models import Device, Outmail, Player, Push
from service.outgoing.https_post import NotPosted, Posted
from service.players import fresh_links, muting, my_games
from service.privacy import forgetting
from service.queues import pushes
from service.queues.row_claims import DELAYS
from tests.databases import both, differing
from tests.devices.conftest import Devices
from tests.devices.push_service import Browser
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of, plain, text_of
from tests.rows import add, alter, commit
from tests.service.harness import Harness
from tests.waiting import PATIENCE


@pytest.fixture
def told(devices: Devices, harness: Harness) -> Browser:
    """The device of the player whose turn has just begun, with a message that is due."""
    browser = devices.tell_next()
    harness.pass_turn()
    return browser


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
    browser = devices.tell_next()
    devices.tell_next(browser, of_all=True)
    devices.tell_next(browser, of_all=True)  # once more: its keys are taken anew
    other = devices.tell_next(of_all=True)
    harness.pass_turn()
    assert devices.deliver() == 2
    assert (len(browser.shown), len(other.shown)) == (1, 1)
    assert len(devices.rows()) == 3


@pytest.mark.usefixtures("told")
def test_the_next_mail_says_once_that_a_device_has_ended(devices: Devices, harness: Harness, tmp_path: Path) -> None:
    scribe, said = Scribe(tmp_path, harness.database), "A device of yours is told nothing any more"

    def told_by_mail() -> list[str]:
        """The kinds of the mails that say it, and whose they are."""
        arrived = len(scribe.arrived)
        scribe.deliver(harness.now)
        new = [mail for mail in scribe.arrived[arrived:] if said in plain(text_of(mail))]
        assert all(said in html_of(mail) for mail in new)
        return [f"{mail['X-Posse-Kind']} {mail['X-Posse-Seat']}" for mail in new]

    assert told_by_mail() == []
    devices.network.answer = Posted(410)
    harness.later(minutes=1)
    devices.deliver()
    n = harness.position().turn
    harness.later(hours=40)
    harness.sweep()
    assert told_by_mail() == [f"reminder {n}"]
    for _ in range(3):
        harness.pass_turn()
    assert told_by_mail() == []


@pytest.mark.parametrize("status", [400, 401, 403])
def test_a_device_that_is_refused_again_and_again_is_deleted(
    devices: Devices, harness: Harness, told: Browser, status: int
) -> None:
    devices.network.answer = Posted(status)
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
            devices.network.answer = answer
            devices.deliver()
            harness.later(seconds=DELAYS[1])
        for _ in range(3):
            harness.pass_turn()
    assert len(devices.rows()) == 1
    assert len(told.shown) == 2


@both
def test_one_round_tries_each_message_once_however_long_it_takes(devices: Devices, harness: Harness) -> None:
    """Push services that ask for no wait at all, each post to which takes seconds."""
    for _ in range(4):
        devices.tell_next()
    harness.pass_turn()
    devices.network.answer, clock = Posted(429, 0), count(step=2.0)
    sender = devices.worker(steady=lambda: next(clock))
    assert sender.deliver(harness.now, lambda: len(devices.network.posts) < 40) == 4
    assert len(devices.network.posts) == 4
    assert {push.tries for push in devices.messages()} == {1}


def test_no_message_comes_in_quiet_hours(devices: Devices, harness: Harness) -> None:
    browser = devices.tell_next()
    minute = harness.now.hour * 60 + harness.now.minute
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 90) % 1440}
    alter(harness.database, Player, devices.owner(harness.next_seat()).player.id, **quiet)
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
    assert len(devices.messages()) == 1
    assert told.shown == []


def test_what_was_played_meanwhile_is_not_asked(devices: Devices, harness: Harness, told: Browser) -> None:
    harness.pass_turn()
    assert devices.deliver() == 0
    assert devices.last()[0] == "superseded"


@pytest.mark.parametrize("of_all", [False, True])
def test_new_links_end_what_was_told_with_the_old_ones(devices: Devices, harness: Harness, of_all: bool) -> None:
    """Whoever got hold of a link and had their own device told is shut out like with the link itself."""
    browser = devices.tell_next(of_all=of_all)
    harness.do(fresh_links.renew, harness.next_seat())
    harness.pass_turn()
    assert devices.deliver() == 0
    assert browser.shown == []
    assert devices.rows() == []


def test_revoked_lists_end_what_is_told_of_all_games(devices: Devices, harness: Harness) -> None:
    devices.tell_next(of_all=True)
    commit(harness.database, my_games.revoke, harness.player(harness.next_seat()).id)
    harness.pass_turn()
    assert devices.deliver() == 0


def test_the_device_of_a_former_player_is_told_nothing(devices: Devices, harness: Harness, told: Browser) -> None:
    add(harness.database, Player(id=99, address="stranger@posse.test", created_at=harness.now))
    harness.change_seat(harness.position().turn, player_id=99)
    assert devices.deliver() == 0
    assert told.shown == []


def test_forgetting_a_player_deletes_their_devices(devices: Devices, harness: Harness, told: Browser) -> None:
    devices.tell(harness.position().turn, of_all=True)
    commit(harness.database, forgetting.forget, harness.player(harness.position().turn).id, harness.now)
    assert devices.rows() == []
    assert devices.messages() == []
    assert devices.deliver() == 0
    assert told.shown == []


def test_erasing_a_game_deletes_its_devices(devices: Devices, harness: Harness, told: Browser) -> None:
    harness.do(lambda tx: erase_game(tx.session, tx.game))
    assert (devices.rows(), devices.messages()) == ([], [])
    assert told.shown == []


def test_a_message_is_kept_no_longer_than_it_is_good_for(devices: Devices, harness: Harness, told: Browser) -> None:
    devices.deliver()
    (taken,) = devices.service.taken
    assert timedelta(seconds=int(taken.headers["TTL"])) == harness.due - harness.now


def test_the_queue_is_idempotent(devices: Devices, harness: Harness, told: Browser) -> None:
    (mail,) = harness.mails("turn")
    same = {"at": mail.at, "cause": mail.cause, "due": harness.now}
    for _ in range(2):
        commit(harness.database, pushes.queue, harness.id, mail.seat, "turn", **same)
    assert devices.deliver() == 1
    assert len(told.shown) == 1


# --- push services that never answer, which anybody may name ---------------------------------------------------------


def test_a_server_that_does_not_answer_delays_no_post_to_another(devices: Devices, harness: Harness) -> None:
    """Each waits until all of them are asked."""
    all_asked = Barrier(10)
    for _ in range(all_asked.parties):
        devices.tell_next()
    harness.pass_turn()

    def slow() -> Posted:
        all_asked.wait(PATIENCE)
        raise NotPosted("no answer")

    devices.network.answer = slow
    assert devices.deliver() == all_asked.parties
    assert {push.error for push in devices.messages()} == {"no answer"}


@differing
def test_every_player_is_told_on_one_device_before_any_on_a_second(devices: Devices, harness: Harness) -> None:
    """And those last that take nothing at present: of each player 0 to 2 three devices, of which that of 1 fails."""
    for n in (0, 0, 0, 1, 1, 1, 2, 2, 2):
        devices.tell(n)
    with harness.database.writing() as session:
        mail = session.exec(select(Outmail)).first()
        for device in session.exec(select(Device).order_by(col(Device.id))).all():
            device.failing_since = harness.now if device.player_id == devices.owner(1).player.id else None
            made = {"mail_id": mail.id, "message_id": str(device.id), "created_at": harness.now}
            session.add(Push(device_id=device.id, next_try_at=harness.now, **made))
    claimed = list[str]()
    while len(claimed) < 9:
        claimed += [one.message_id for one in commit(harness.database, pushes.CLAIMS.claim, harness.now, most=2)]
    assert claimed == ["1", "7", "2", "8", "3", "9", "4", "5", "6"]
