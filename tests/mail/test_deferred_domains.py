"""A mail server that takes no mail to one domain for the present gets no more of it for a while, others at once."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from sqlmodel import col, update

from service.admin import mail_actions, reports
from service.db.database import Database
from service.mail.delivering.deferred_domains import DELAYS, MAILBOXES, OTHERS_FIRST
from service.mail.delivering.sender import DEFERRED
from service.models import HeldDomain, Outmail, Player
from service.monitoring import gauges
from service.privacy import retention
from tests.databases import both
from tests.mail.conftest import NewSender, Post
from tests.rows import alter, commit, execute, kept, rows_of
from tests.service.harness import in_second_turn
from tests.settings import NOW

DOMAIN = "full.test"
BUSY = "450 4.7.1 too many mails to this domain"


class Games:
    """Two games with eight mails that are due."""

    def __init__(self, database: Database, post: Post) -> None:
        self.database, self.post, self.server = database, post, post.server
        self.games = [in_second_turn(database, NOW, seed) for seed in (1, 2)]
        self.full: list[str] = []

    def move(self, *names: str) -> list[str]:
        """Move players with these names to one domain; return their new addresses."""
        moved = []
        for player in rows_of(self.database, Player):
            name, _, rest = player.address.partition(".")
            if name in names and not rest.endswith(DOMAIN.upper()):
                moved.append(f"{name}.{rest.partition('@')[0]}@{DOMAIN.upper()}")
                alter(self.database, Player, player.id, address=moved[-1])
        self.full += moved
        return moved

    def refuse(self, reply: str | None = BUSY, *addresses: str) -> None:
        """Answer so to each mail to the domain, or to these addresses; from now on take them if there is no reply."""
        self.server.refused = {} if reply is None else dict.fromkeys(addresses or self.full, reply)

    def deliver(self, at: datetime = NOW) -> None:
        self.post.sender.deliver(at)

    def mails(self, *addresses: str) -> list[Outmail]:
        """Return the mails to these addresses, or to the domain."""
        players = rows_of(self.database, Player, col(Player.address).in_(addresses or self.full))
        return rows_of(self.database, Outmail, col(Outmail.player_id).in_([player.id for player in players]))

    def states(self, *addresses: str) -> set[tuple[str, int]]:
        return {(mail.state, mail.tries) for mail in self.mails(*addresses)}

    def all_are_sent(self) -> bool:
        return {mail.state for mail in self.mails()} == {"sent"}

    def held(self) -> list[tuple[str, int, datetime]]:
        return [(row.domain, row.refusals, row.until) for row in rows_of(self.database, HeldDomain)]

    def until(self) -> datetime:
        """Return until when the domain is held."""
        ((_, _, until),) = self.held()
        return until


@pytest.fixture
def games(database: Database, post: Post) -> Games:
    return Games(database, post)


@pytest.fixture
def full(games: Games) -> Games:
    """The games with Burt and Curt at the domain."""
    games.move("burt", "curt")
    return games


@both
@pytest.mark.parametrize("reply", [BUSY, "454 4.7.0 rate exceeded", "421 4.7.0 too many connections"])
def test_the_rest_for_the_domain_waits_without_a_try_and_other_domains_go_on(full: Games, reply: str) -> None:
    full.refuse(reply)
    full.deliver()
    waiting = full.mails()
    refused = {mail.player_id for mail in waiting if mail.tries}
    assert len(refused) == (1 if reply.startswith("421") else MAILBOXES)
    assert full.states() == {("queued", 0), ("queued", 1)}
    assert {mail.error for mail in waiting} == {reply, DEFERRED}
    assert len(full.server.arrived) == 8 - len(waiting)
    assert full.post.sender.server_away is None
    until = NOW + timedelta(seconds=DELAYS[0])
    assert full.held() == [(DOMAIN, 1, until)]
    assert {mail.next_try_at for mail in waiting if mail.tries == 0} <= {until, until + OTHERS_FIRST}


def test_the_same_reply_to_the_text_of_a_mail_holds_its_domain_too(games: Games) -> None:
    games.server.refusals = [BUSY] * 8
    games.deliver()
    assert len(games.server.refusals) > 2, "not all were tried"
    assert [domain for domain, _, _ in games.held()] == ["posse.test"]
    assert games.server.arrived == []


@pytest.mark.parametrize("reply", ["451 4.3.0 the disk is full", "452 4.2.2 mailbox full", "550 no such user"])
def test_other_replies_are_that_mail_s_own(full: Games, reply: str) -> None:
    full.refuse(reply)
    full.deliver()
    assert full.held() == []
    assert {mail.tries for mail in full.mails()} == {1}


@pytest.mark.slow
def test_the_delay_grows_with_one_mail_tried_after_each_until_one_is_accepted(full: Games) -> None:
    full.refuse()
    now, tried = NOW, 0
    for refusals, delay in enumerate((*DELAYS, DELAYS[-1]), 1):
        full.deliver(now)
        before, tried = tried, sum(mail.tries for mail in full.mails())
        assert tried == (before + 1 if before else tried)
        assert full.held() == [(DOMAIN, refusals, now + timedelta(seconds=delay))]
        full.deliver(full.until() - timedelta(seconds=2))
        assert sum(mail.tries for mail in full.mails()) == tried
        now = full.until() + OTHERS_FIRST * 2
    full.refuse(None)
    full.deliver(now + OTHERS_FIRST * 2)
    assert full.held() == []
    assert full.all_are_sent()
    assert len(full.server.arrived) == 8


def test_a_new_mail_to_the_domain_waits_and_another_worker_knows(full: Games, new_sender: NewSender) -> None:
    full.refuse()
    full.deliver()
    full.refuse(None)
    in_second_turn(full.database, NOW, 3)
    (address,) = full.move("burt")
    new_sender().deliver(NOW + timedelta(seconds=1))
    assert full.states(address) == {("queued", 0)}
    assert {mail.next_try_at for mail in full.mails(address)} == {full.until()}


def test_a_mailbox_that_is_busy_delays_its_own_mails_only(full: Games) -> None:
    """Although its mails come first, by the deadline of its game."""
    busy = next(address for address in full.full if len(full.mails(address)) == 2)
    next(game for game in full.games if game.id == full.mails(busy)[0].game_id).change(due_at=NOW + timedelta(hours=1))
    full.refuse(BUSY, busy)
    full.deliver()
    assert full.held() == []
    assert {state for state, _ in full.states(*set(full.full) - {busy})} == {"sent"}
    assert full.states(busy) == {("queued", 1)}


def test_after_the_delay_a_mailbox_that_was_not_refused_is_tried_first_and_releases_the_others(full: Games) -> None:
    full.refuse()
    full.deliver()
    (well,) = {mail.player_id for mail in full.mails()} - {mail.player_id for mail in full.mails() if mail.tries}
    full.refuse(None)
    seen = len(full.server.recipients)
    full.deliver(full.until())
    assert full.server.recipients[seen] == kept(full.database, Player, well).address
    assert full.all_are_sent()
    assert full.held() == []


@pytest.mark.slow
def test_mails_that_were_refused_often_leave_as_soon_as_their_domain_is_well(full: Games) -> None:
    full.refuse()
    for hour in range(4):
        full.deliver(NOW + timedelta(hours=hour))
    assert max(mail.next_try_at for mail in full.mails()) > NOW + timedelta(hours=3, seconds=DELAYS[-1])
    full.refuse(None)
    full.deliver(full.until() + OTHERS_FIRST * 2)
    assert full.all_are_sent()
    assert full.held() == []


def test_a_clock_that_is_set_back_does_not_prolong_the_wait(full: Games) -> None:
    full.refuse()
    full.deliver()
    full.refuse(None)
    execute(full.database, update(Outmail).values(next_try_at=NOW - timedelta(days=1)))
    full.deliver(NOW - timedelta(hours=1))
    assert full.all_are_sent()


def test_the_operator_sees_held_domains_and_may_have_them_tried_at_once(full: Games) -> None:
    full.refuse(f"450 4.7.1 <{full.full[0]}> too many mails")
    full.deliver()
    assert commit(full.database, gauges.measure, NOW).held_domains == 1
    assert commit(full.database, gauges.measure, NOW + timedelta(hours=1)).held_domains == 0
    (report,) = commit(full.database, reports.held_list, NOW)
    assert (report["domain"], report["refusals"]) == (DOMAIN, 1)
    assert report["reason"] == "450 4.7.1 <(an address)> too many mails"
    assert commit(full.database, mail_actions.flush, NOW) == len(full.mails())
    full.refuse(None)
    full.deliver()
    assert full.all_are_sent()


def test_a_domain_is_forgotten_a_day_after_the_last_refusal(full: Games) -> None:
    full.refuse()
    full.deliver()
    assert not retention.work_due(full.database, NOW + timedelta(hours=23))
    assert len(full.held()) == 1
    assert retention.work_due(full.database, NOW + timedelta(hours=25))
    assert full.held() == []
