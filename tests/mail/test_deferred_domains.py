"""A mail server that takes no mail to one domain for the present gets no more of it for a while, others at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from sqlmodel import col, select

from service.db.database import Database
from service.links import Links
from service.mail.delivering import deferred_domains
from service.mail.delivering.deferred_domains import MAILBOXES, OTHERS_FIRST
from service.mail.delivering.sender import DEFERRED, Sender
from service.models import Game, HeldDomain, Outmail, Player
from service.operations import mail_actions, reports
from service.operations.monitoring import gauges
from service.operations.privacy import retention
from service.settings import Settings
from tests.databases import both
from tests.mail.mail_server import MailServer
from tests.mail.senders import sender_for
from tests.rows import kept, rows
from tests.service.harness import Harness, in_second_turn

FULL = "full.test"
BUSY = "450 4.7.1 too many mails to this domain"
DELAYS = (60, 180, 600)  # seconds: however slow this machine is, no round takes so long


@pytest.fixture(autouse=True)
def long_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deferred_domains, "DELAYS", DELAYS)


def move_to_full_domain(database: Database, *names: str) -> list[str]:
    """Move players with these names to the domain; return their new addresses."""
    with database.writing() as session:
        players = [one for one in session.exec(select(Player)) if one.address.partition(".")[0] in names]
        for player in players:
            player.address = player.address.replace("@posse.test", f"@{FULL.upper()}")
        return [player.address for player in players]


def mails_to(database: Database, *addresses: str) -> list[Outmail]:
    to_them = select(Outmail).join(Player, col(Player.id) == Outmail.player_id)
    return rows(database, to_them.where(col(Player.address).in_(addresses)).order_by(col(Outmail.id)))


def held(database: Database) -> list[tuple[str, int, datetime]]:
    with database.reading() as session:
        return [(row.domain, row.refusals, row.until) for row in session.exec(select(HeldDomain))]


@pytest.fixture
def games(database: Database, now: datetime) -> list[Harness]:
    """Two games with eight mails that are due, in which Burt and Curt have addresses at one domain."""
    return [in_second_turn(database, now, seed) for seed in (1, 2)]


@pytest.fixture
def full(games: list[Harness]) -> list[str]:
    """The addresses at that domain."""
    return move_to_full_domain(games[0].database, "burt", "curt")


@both
@pytest.mark.parametrize("reply", [BUSY, "454 4.7.0 rate exceeded", "421 4.7.0 too many connections"])
def test_the_rest_for_the_domain_waits_without_a_try_and_other_domains_go_on(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer, reply: str
) -> None:
    mail_server.refused = dict.fromkeys(full, reply)
    sender.deliver(now)
    waiting = mails_to(database, *full)
    refused = {mail.player_id for mail in waiting if mail.tries}
    assert len(refused) == (1 if reply.startswith("421") else MAILBOXES)
    assert {mail.tries for mail in waiting} == {0, 1}
    assert {mail.state for mail in waiting} == {"queued"}
    assert {mail.error for mail in waiting} == {reply, DEFERRED}
    assert len(mail_server.arrived) == 8 - len(waiting)
    assert sender.server_away is None
    ((domain, refusals, until),) = held(database)
    assert (domain, refusals) == (FULL, 1)
    assert until >= now + timedelta(seconds=DELAYS[0])
    assert {mail.next_try_at for mail in waiting if mail.tries == 0} <= {until, until + OTHERS_FIRST}


def test_the_same_reply_to_the_text_of_a_mail_holds_its_domain_too(
    database: Database, now: datetime, games: list[Harness], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refusals = [BUSY] * 8
    sender.deliver(now)
    assert len(mail_server.refusals) > 2, "not all were tried"
    mail_server.refusals = []
    assert [domain for domain, _, _ in held(database)] == ["posse.test"]
    assert mail_server.arrived == []


@pytest.mark.parametrize("reply", ["451 4.3.0 the disk is full", "452 4.2.2 mailbox full", "550 no such user"])
def test_other_replies_are_that_mail_s_own(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer, reply: str
) -> None:
    mail_server.refused = dict.fromkeys(full, reply)
    sender.deliver(now)
    assert held(database) == []
    assert {mail.tries for mail in mails_to(database, *full)} == {1}


@pytest.mark.slow
def test_the_delay_grows_with_one_mail_tried_after_each_until_one_is_accepted(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    tried = 0
    for refusals, delay in enumerate((*DELAYS, DELAYS[-1]), 1):
        sender.deliver(now)
        before, tried = tried, sum(mail.tries for mail in mails_to(database, *full))
        assert tried == (before + 1 if before else tried)
        ((_, counted, until),) = held(database)
        assert counted == refusals
        assert timedelta(seconds=delay) <= until - now < timedelta(seconds=delay + 60)
        sender.deliver(until - timedelta(seconds=2))
        assert sum(mail.tries for mail in mails_to(database, *full)) == tried
        now = until + OTHERS_FIRST * 2
    mail_server.refused = {}
    sender.deliver(now + OTHERS_FIRST * 2)
    assert held(database) == []
    assert {mail.state for mail in mails_to(database, *full)} == {"sent"}
    assert len(mail_server.arrived) == 8


def test_a_new_mail_to_the_domain_waits_and_another_worker_knows(
    database: Database,
    now: datetime,
    full: list[str],
    sender: Sender,
    links: Links,
    mail_server: MailServer,
    settings_for: Callable[[str], Settings],
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    sender.deliver(now)
    ((_, _, until),) = held(database)
    mail_server.refused = {}
    in_second_turn(database, now, 3)
    (address,) = set(move_to_full_domain(database, "burt")) - set(full)
    other = sender_for(settings_for(mail_server.url), database, links)
    other.deliver(now + timedelta(seconds=1))
    assert {(mail.state, mail.tries, mail.next_try_at) for mail in mails_to(database, address)} == {
        ("queued", 0, until)
    }


def test_a_mailbox_that_is_busy_delays_its_own_mails_only(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    """Although its mails come first, by the deadline of its game."""
    busy = next(address for address in full if len(mails_to(database, address)) == 2)
    others = [address for address in full if address != busy]
    with database.writing() as session:
        session.get_one(Game, mails_to(database, busy)[0].game_id).due_at = now + timedelta(hours=1)
    mail_server.refused = {busy: BUSY}
    sender.deliver(now)
    assert held(database) == []
    assert {mail.state for mail in mails_to(database, *others)} == {"sent"}
    assert {(mail.state, mail.tries) for mail in mails_to(database, busy)} == {("queued", 1)}


def test_after_the_delay_a_mailbox_that_was_not_refused_is_tried_first_and_releases_the_others(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    sender.deliver(now)
    ((_, _, until),) = held(database)
    (well,) = {mail.player_id for mail in mails_to(database, *full)} - {
        mail.player_id for mail in mails_to(database, *full) if mail.tries
    }
    address = kept(database, Player, well).address
    mail_server.refused, seen = {}, len(mail_server.recipients)
    sender.deliver(until)
    assert mail_server.recipients[seen] == address
    assert {mail.state for mail in mails_to(database, *full)} == {"sent"}
    assert held(database) == []


@pytest.mark.slow
def test_mails_that_were_refused_often_leave_as_soon_as_their_domain_is_well(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    for hour in range(4):
        sender.deliver(now + timedelta(hours=hour))
    assert max(mail.next_try_at for mail in mails_to(database, *full)) > now + timedelta(hours=3, minutes=10)
    mail_server.refused = {}
    ((_, _, until),) = held(database)
    sender.deliver(until + OTHERS_FIRST * 2)
    assert {mail.state for mail in mails_to(database, *full)} == {"sent"}
    assert held(database) == []


def test_a_clock_that_is_set_back_does_not_prolong_the_wait(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    sender.deliver(now)
    mail_server.refused = {}
    with database.writing() as session:
        for mail in session.exec(select(Outmail)):
            mail.next_try_at = now - timedelta(days=1)
    sender.deliver(now - timedelta(hours=1))
    assert {mail.state for mail in mails_to(database, *full)} == {"sent"}


def test_the_operator_sees_held_domains_and_may_have_them_tried_at_once(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, f"450 4.7.1 <{full[0]}> too many mails")
    sender.deliver(now)
    with database.writing() as session:
        assert gauges.measure(session, now).held_domains == 1
        assert gauges.measure(session, now + timedelta(hours=1)).held_domains == 0
        (report,) = reports.held_list(session, now)
        assert (report["domain"], report["refusals"]) == (FULL, 1)
        assert report["reason"] == "450 4.7.1 <(an address)> too many mails"
        waiting = mails_to(database, *full)
        assert mail_actions.flush(session, now) == len(waiting)
    mail_server.refused = {}
    sender.deliver(now)
    assert {mail.state for mail in mails_to(database, *full)} == {"sent"}


def test_a_domain_is_forgotten_a_day_after_the_last_refusal(
    database: Database, now: datetime, full: list[str], sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused = dict.fromkeys(full, BUSY)
    sender.deliver(now)
    assert not retention.work_due(database, now + timedelta(hours=23))
    assert len(held(database)) == 1
    assert retention.work_due(database, now + timedelta(hours=25))
    assert held(database) == []
