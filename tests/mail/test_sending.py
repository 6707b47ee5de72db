"""Sending over a real mail server: once, again after a refusal, never lost, never in each other's way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from email.headerregistry import Address
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlmodel import Session, select

from service import TEMPLATES
from service.db.database import Database
from service.mail import registry
from service.mail.delivering import smtp
from service.mail.delivering.renderer import FRESH
from service.mail.delivering.sender import Sender
from service.models import Outmail, Player
from service.queues import row_claims
from service.queues.retries import MOST_TRIES
from tests.mail.conftest import NewSender, Post, Steady
from tests.mail.mail_server import MailServer
from tests.rows import add, rows
from tests.service.harness import Harness, in_second_turn, in_window
from tests.settings import NOW


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people, of whom one has played: three start mails and a turn mail are due."""
    return in_second_turn(database, now)


def states(harness: Harness, kind: str | None = None) -> list[str]:
    return [mail.state for mail in harness.mails(kind)]


# --- sent -------------------------------------------------------------------------------------------------------------


def test_every_mail_is_sent_once_to_its_player(harness: Harness, post: Post) -> None:
    assert post.sender.deliver(harness.now) == 4
    assert sorted(post.server.kinds()) == ["start", "start", "start", "turn"]
    assert states(harness) == ["sent"] * 4
    turn = harness.position().turn
    assert post.server.only("turn")["To"].addresses[0].display_name == harness.names[turn]
    assert set(post.server.senders) == {"posse@posse.test"}
    assert post.server.recipients == [mail["To"].addresses[0].addr_spec for mail in post.server.arrived]
    assert post.sender.deliver(harness.now + timedelta(days=1)) == 0
    assert len(post.server.arrived) == 4


def test_the_operator_s_name_is_in_the_from_header(
    harness: Harness, new_sender: NewSender, mail_server: MailServer
) -> None:
    new_sender(mail_from='"Zoë, Card table" <posse@posse.test>').deliver(harness.now)
    expected = Address("Zoë, Card table", addr_spec="posse@posse.test")
    assert [mail["From"].addresses for mail in mail_server.arrived] == [(expected,)] * 4
    assert set(mail_server.senders) == {"posse@posse.test"}


@pytest.mark.slow
def test_a_connection_is_closed_after_ten_mails(database: Database, post: Post) -> None:
    """Of 24: relays give clients a low priority that send very many over one."""
    for seed in range(1, 9):
        Harness(database, NOW, seed=seed)
    assert post.sender.deliver(NOW) == 24
    assert post.server.connections == 3


# --- refused ----------------------------------------------------------------------------------------------------------


def test_a_mail_refused_for_now_is_sent_later(harness: Harness, post: Post) -> None:
    post.server.refusals = ["451 the disk is full"]
    post.sender.deliver(harness.now)
    assert sorted(states(harness)) == ["queued", "sent", "sent", "sent"]
    assert post.sender.server_away is None
    (waiting,) = (mail for mail in harness.mails() if mail.state == "queued")
    assert waiting.error == "451 the disk is full"
    assert post.sender.deliver(harness.now + timedelta(seconds=1)) == 0
    assert post.sender.deliver(waiting.next_try_at) == 1
    assert states(harness) == ["sent"] * 4
    assert {mail.error for mail in harness.mails()} == {None}


def test_one_round_tries_each_mail_once_however_long_it_takes(harness: Harness, post: Post, steady: Steady) -> None:
    post.server.refusals = ["451 the disk is full"] * 12

    def takes_seconds() -> bool:
        steady.seconds += 4.0
        return True

    assert post.sender.deliver(harness.now, takes_seconds) == 4
    assert {mail.tries for mail in harness.mails()} == {1}
    assert post.server.arrived == []


def test_an_address_that_does_not_exist_is_a_visible_failure(harness: Harness, post: Post) -> None:
    post.server.refused["anna.1@posse.test"] = "550 no such user"
    post.sender.deliver(harness.now)
    failed = [mail for mail in harness.mails() if mail.seat == 0]
    assert {(mail.state, mail.error) for mail in failed} == {("failed", "550 no such user")}
    assert {mail.state for mail in harness.mails() if mail.seat != 0} == {"sent"}


# --- killed -----------------------------------------------------------------------------------------------------------


class Killed(BaseException):
    """What SIGKILL would be, if a test could survive it."""


class Dying(Database):
    """A database whose process dies at its n-th transaction, before anything of that one is written."""

    alive = 0

    @contextmanager
    def writing(self) -> Iterator[Session]:
        self.alive -= 1
        if self.alive < 0:
            raise Killed
        with super().writing() as session:
            yield session


def test_a_worker_killed_between_sending_and_noting_it_costs_a_second_mail_with_the_same_id(
    harness: Harness, new_sender: NewSender, post: Post, tmp_path: Path
) -> None:
    dying = Dying(f"sqlite:///{tmp_path / 'posse.sqlite'}")
    dying.alive = 1  # the claim is written; that it is sent is not
    with pytest.raises(Killed):
        new_sender(dying).deliver(harness.now)
    dying.close()
    assert len(post.server.arrived) == 1
    assert states(harness) == ["sending"] * 4

    assert post.sender.deliver(harness.now + timedelta(seconds=1)) == 0  # the claims stand: all may still be under way
    assert post.sender.deliver(harness.now + 2 * row_claims.CLAIM) == 4
    assert states(harness) == ["sent"] * 4
    ids = [mail["Message-ID"] for mail in post.server.arrived]
    assert len(ids) == 5
    assert ids.count(ids[0]) == 2
    assert len(set(ids)) == 4


def test_what_follows_from_a_result_may_fail_without_the_mail_being_sent_again(
    harness: Harness, new_sender: NewSender, mail_server: MailServer
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    mail_server.refused[f"anna.{int(harness.id, 16)}@posse.test"] = "550 5.1.1 No such user"
    harness.change_seat(1, bounced_at=harness.now)
    sender = new_sender(how={"delivered": broken, "bounced": broken})
    for hours in range(3):
        sender.deliver(harness.now + timedelta(hours=hours))
    assert sorted(states(harness)) == ["failed", "sent", "sent", "sent"]
    assert len(mail_server.arrived) == 3


def test_a_mail_that_cannot_be_written_does_not_hold_up_the_others(harness: Harness, post: Post) -> None:
    unknown = {"kind": "valentine", "message_id": "valentine.0", "at": 0}  # as a newer program may have queued it
    to = {"game_id": harness.id, "seat": 0, "player_id": harness.player(0).id}
    add(harness.database, Outmail(**unknown, **to, created_at=harness.now, next_try_at=harness.now))
    post.sender.deliver(harness.now)
    (odd,) = harness.mails("valentine")
    assert (odd.state, odd.error) == ("queued", "KeyError")
    assert sorted(post.server.kinds()) == ["start", "start", "start", "turn"]
    for _ in range(MOST_TRIES - 1):
        harness.later(seconds=row_claims.DELAYS[1])
        post.sender.deliver(harness.now)
    (odd,) = harness.mails("valentine")
    assert (odd.state, odd.error, odd.tries) == ("failed", "KeyError", MOST_TRIES)


def test_a_game_that_cannot_be_read_fails_only_its_own_mails(harness: Harness, post: Post) -> None:
    """Although mails of many games are read together."""
    broken = Harness(harness.database, harness.now, seed=2)
    with harness.database.writing() as session:
        session.connection().execute(text("UPDATE game SET cuts = '[' WHERE id = :id"), {"id": broken.id})
        session.connection().execute(text("UPDATE game SET due_at = NULL WHERE id = :id"), {"id": broken.id})
    assert post.sender.deliver(harness.now) == 7
    assert states(harness) == ["sent"] * 4
    theirs = rows(harness.database, select(Outmail.state, Outmail.error).where(Outmail.game_id == broken.id))
    assert theirs == [("queued", "JSONDecodeError")] * 3


def test_an_address_that_smtp_cannot_carry_costs_no_other_mail(mail_server: MailServer) -> None:
    with smtp.Connection(mail_server.url) as connection:
        with pytest.raises(smtp.Unsendable):
            connection.send("posse@posse.test", "bürt@posse.test", b"Subject: one\r\n\r\n")
        connection.send("posse@posse.test", "anna@posse.test", b"Subject: two\r\n\r\n")
    assert mail_server.recipients == ["anna@posse.test"]
    assert mail_server.connections == 1


def test_who_is_asked_to_stop_gives_the_rest_back(harness: Harness, post: Post) -> None:
    answers = iter([True, True, False, False])
    assert post.sender.deliver(harness.now, lambda: next(answers)) == 2
    assert len(post.server.arrived) == 2
    assert sorted(states(harness)) == ["queued", "queued", "sent", "sent"]
    assert {mail.tries for mail in harness.mails() if mail.state == "queued"} == {0}
    assert post.sender.deliver(harness.now + timedelta(seconds=1)) == 2
    assert states(harness) == ["sent"] * 4


def test_what_waits_behind_a_slow_mail_is_asked_again_whether_it_applies(
    harness: Harness, sender: Sender, steady: Steady
) -> None:
    """Written together with the first, a mail would tell of a table that is no more."""
    turn = harness.position().turn
    moves = iter(["draw supply", "discard"])

    def someone_plays() -> bool:
        """Between two mails."""
        move = next(moves, None)
        if move == "discard":
            move = f"discard {harness.position().view(turn)['hands'][turn][0]}"
            steady.seconds += 2 * FRESH.total_seconds()  # the first mail took so long
        if move is not None:
            harness.post(turn, move)
        return True

    sender.deliver(harness.now, someone_plays)
    assert [mail.state for mail in harness.mails("turn")] == ["superseded", "sent"]
    assert set(states(harness, "start")) == {"sent"}


def test_a_sender_that_is_frozen_after_its_claim_leaves_the_mails_to_another(
    harness: Harness, post: Post, steady: Steady, new_sender: NewSender
) -> None:
    other, later = new_sender(), row_claims.CLAIM + timedelta(seconds=1)

    def stand_still(_session: Session) -> None:
        if steady.seconds < later.total_seconds():
            steady.seconds += later.total_seconds()
            assert other.deliver(harness.now + later) == 4

    event.listen(Session, "after_commit", stand_still)
    try:
        assert post.sender.deliver(harness.now) == 0
    finally:
        event.remove(Session, "after_commit", stand_still)
    assert states(harness) == ["sent"] * 4
    assert len(post.server.arrived) == 4


# --- superseded -------------------------------------------------------------------------------------------------------


def test_who_has_answered_is_not_asked_again(harness: Harness, post: Post) -> None:
    assert harness.act_until(in_window)
    first, *others = harness.position().to_act()
    harness.post(first, "pass")
    post.sender.deliver(harness.now)
    asked = [int(mail["X-Posse-Seat"]) for mail in post.server.arrived if mail["X-Posse-Kind"] == "window"]
    assert asked == others


def test_of_two_mails_about_one_turn_the_later_is_sent(harness: Harness, post: Post) -> None:
    assert harness.act_until(in_window)
    turn = harness.position().turn
    harness.later(hours=8)
    harness.sweep()
    post.sender.deliver(harness.now)
    mine = [mail for mail in harness.mails("turn") if mail.seat == turn]
    assert [mail.state for mail in mine] == ["superseded"] * (len(mine) - 1) + ["sent"]
    assert len(mine) > 1


def test_a_mail_to_the_one_who_held_the_seat_before_is_not_sent(harness: Harness, post: Post) -> None:
    add(harness.database, Player(id=99, address="eve@posse.test", created_at=harness.now))
    harness.change_seat(0, player_id=99)
    post.sender.deliver(harness.now)
    assert post.server.recipients
    assert {"anna.1@posse.test", "eve@posse.test"}.isdisjoint(post.server.recipients)


# --- the way there ----------------------------------------------------------------------------------------------------


def test_templates_are_all_there_for_every_kind() -> None:
    folders = {path.name for path in (TEMPLATES / "email").iterdir() if not path.name.startswith("_")}
    assert folders == {kind.name for kind in registry.KINDS.values()}
    for folder in folders:
        names = {path.name for path in (TEMPLATES / "email" / folder).iterdir()}
        assert names == {"subject.txt", "body.txt", "body.html"}
