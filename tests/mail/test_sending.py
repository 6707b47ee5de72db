"""Sending over a real mail server: once, again after a refusal, never lost, never in each other's way."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email.headerregistry import Address
from pathlib import Path

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from sqlalchemy import event, text
from sqlmodel import Session, col, select, update

from service import TEMPLATES
from service.db.database import Database
from service.gamelog.log import GameLog
from service.links import Links
from service.mail import registry
from service.mail.delivering import outbox, row_claims, smtp
from service.mail.delivering.renderer import FRESH
from service.mail.delivering.sender import Sender
from service.models import Game, Outmail, Player, Seat
from service.retries import MOST_TRIES
from service.settings import Settings
from tests.mail.conftest import Steady
from tests.mail.mail_server import MailServer, links_of
from tests.mail.senders import sender_for
from tests.rows import rows
from tests.servers import free_port, smtp_server
from tests.service.harness import Harness, in_second_turn, in_window
from tests.settings import settings


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """Three people, of whom one has played: three start mails and a turn mail are due."""
    return in_second_turn(database, now)


def states(harness: Harness, kind: str | None = None) -> list[str]:
    return [mail.state for mail in harness.mails(kind)]


# --- sent -------------------------------------------------------------------------------------------------------------


def test_every_mail_is_sent_once_to_its_player(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    assert sender.deliver(harness.now) == 4
    assert sorted(mail_server.kinds()) == ["start", "start", "start", "turn"]
    assert states(harness) == ["sent"] * 4
    turn = harness.position().turn
    assert mail_server.only("turn")["To"].addresses[0].display_name == harness.names[turn]
    assert sender.deliver(harness.now + timedelta(days=1)) == 0
    assert len(mail_server.arrived) == 4


def test_the_sender_is_the_operator_and_each_mail_has_one_recipient(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    sender.deliver(harness.now)
    assert set(mail_server.senders) == {"posse@posse.test"}
    assert mail_server.recipients == [mail["To"].addresses[0].addr_spec for mail in mail_server.arrived]


def test_the_operator_s_name_is_in_the_from_header(
    harness: Harness, database: Database, links: Links, mail_server: MailServer, tmp_path: Path
) -> None:
    site = settings(tmp_path, smtp_url=mail_server.url, mail_from='"Zoë, Card table" <posse@posse.test>')
    sender_for(site, database, links).deliver(harness.now)
    expected = Address("Zoë, Card table", addr_spec="posse@posse.test")
    assert [mail["From"].addresses for mail in mail_server.arrived] == [(expected,)] * 4
    assert set(mail_server.senders) == {"posse@posse.test"}


def test_many_mails_go_over_one_connection(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    sender.deliver(harness.now)
    assert mail_server.connections == 1


@pytest.mark.slow
def test_a_connection_is_closed_after_ten_mails(database: Database, sender: Sender, mail_server: MailServer) -> None:
    """Of 24: relays give clients a low priority that send very many over one."""
    games = [Harness(database, datetime(2026, 11, 20, 9, 30, tzinfo=UTC), seed=seed) for seed in range(1, 9)]
    assert sender.deliver(games[0].now) == 24
    assert mail_server.connections == 3


def test_names_may_be_written_in_any_letters(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    with harness.database.writing() as session:
        session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one().name = "Zoë 花子"
    sender.deliver(harness.now)
    assert mail_server.only("start", 1)["To"].addresses[0].display_name == "Zoë 花子"


def test_the_message_id_is_the_row_s_in_the_operator_s_domain(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    sender.deliver(harness.now)
    sent = {mail["Message-ID"] for mail in mail_server.arrived}
    assert sent == {f"<{mail.message_id}@posse.test>" for mail in harness.mails()}


def test_later_mails_follow_the_start_mail(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    sender.deliver(harness.now)
    turn = mail_server.only("turn")
    assert turn["References"] == mail_server.only("start", int(turn["X-Posse-Seat"]))["Message-ID"]


# --- refused ----------------------------------------------------------------------------------------------------------


def test_a_mail_refused_for_now_is_sent_later(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    mail_server.refusals = ["451 the disk is full"]
    sender.deliver(harness.now)
    assert sorted(states(harness)) == ["queued", "sent", "sent", "sent"]
    (waiting,) = (mail for mail in harness.mails() if mail.state == "queued")
    assert waiting.error == "451 the disk is full"
    assert sender.deliver(harness.now + timedelta(seconds=1)) == 0
    assert sender.deliver(waiting.next_try_at) == 1
    assert states(harness) == ["sent"] * 4
    assert {mail.error for mail in harness.mails()} == {None}


def test_one_round_tries_each_mail_once_however_long_it_takes(
    harness: Harness, sender: Sender, steady: Steady, mail_server: MailServer
) -> None:
    mail_server.refusals = ["451 the disk is full"] * 12

    def takes_seconds() -> bool:
        steady.seconds += 4.0
        return True

    assert sender.deliver(harness.now, takes_seconds) == 4
    assert {mail.tries for mail in harness.mails()} == {1}
    assert mail_server.arrived == []


def test_an_address_that_does_not_exist_is_a_visible_failure(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    mail_server.refused["anna.1@posse.test"] = "550 no such user"
    sender.deliver(harness.now)
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
    harness: Harness,
    links: Links,
    mail_server: MailServer,
    sender: Sender,
    settings_for: Callable[[str], Settings],
    tmp_path: Path,
) -> None:
    dying = Dying(f"sqlite:///{tmp_path / 'posse.sqlite'}")
    dying.alive = 1  # the claim is written; that it is sent is not
    with pytest.raises(Killed):
        sender_for(settings_for(mail_server.url), dying, links).deliver(harness.now)
    dying.close()
    assert len(mail_server.arrived) == 1
    assert states(harness) == ["sending"] * 4

    assert sender.deliver(harness.now + timedelta(seconds=1)) == 0  # the claims stand: all may still be under way
    assert sender.deliver(harness.now + 2 * row_claims.CLAIM) == 4
    assert states(harness) == ["sent"] * 4
    ids = [mail["Message-ID"] for mail in mail_server.arrived]
    assert len(ids) == 5
    assert ids.count(ids[0]) == 2
    assert len(set(ids)) == 4


def test_what_follows_from_a_result_may_fail_without_the_mail_being_sent_again(
    harness: Harness, links: Links, mail_server: MailServer, settings_for: Callable[[str], Settings]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    mail_server.refused[f"anna.{int(harness.id, 16)}@posse.test"] = "550 5.1.1 No such user"
    with harness.database.writing() as session:
        session.exec(update(Seat).where(col(Seat.n) == 1).values(bounced_at=harness.now))
    sender = sender_for(settings_for(mail_server.url), harness.database, links, delivered=broken, bounced=broken)
    for hours in range(3):
        sender.deliver(harness.now + timedelta(hours=hours))
    assert sorted(states(harness)) == ["failed", "sent", "sent", "sent"]
    assert len(mail_server.arrived) == 3


def test_a_mail_that_cannot_be_written_does_not_hold_up_the_others(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    with harness.database.writing() as session:  # a kind that an older program does not know
        game = session.get_one(Game, harness.id)
        seat = GameLog(session, game).seats[0]
        outbox.queue(session, game, seat, "valentine", seat.player_id or 0, at=0, now=harness.now)
    sender.deliver(harness.now)
    (odd,) = harness.mails("valentine")
    assert (odd.state, odd.error) == ("queued", "KeyError")
    assert sorted(mail_server.kinds()) == ["start", "start", "start", "turn"]
    for _ in range(MOST_TRIES - 1):
        harness.later(seconds=row_claims.DELAYS[1])
        sender.deliver(harness.now)
    (odd,) = harness.mails("valentine")
    assert (odd.state, odd.error, odd.tries) == ("failed", "KeyError", MOST_TRIES)


def test_a_game_that_cannot_be_read_fails_only_its_own_mails(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    """Although mails of many games are read together."""
    broken = Harness(harness.database, harness.now, seed=2)
    with harness.database.writing() as session:
        session.connection().execute(text("UPDATE game SET cuts = '[' WHERE id = :id"), {"id": broken.id})
        session.connection().execute(text("UPDATE game SET due_at = NULL WHERE id = :id"), {"id": broken.id})
    assert sender.deliver(harness.now) == 7
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


def test_who_is_asked_to_stop_gives_the_rest_back(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    answers = iter([True, True, False, False])
    assert sender.deliver(harness.now, lambda: next(answers)) == 2
    assert len(mail_server.arrived) == 2
    assert sorted(states(harness)) == ["queued", "queued", "sent", "sent"]
    assert {mail.tries for mail in harness.mails() if mail.state == "queued"} == {0}
    assert sender.deliver(harness.now + timedelta(seconds=1)) == 2
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
    harness: Harness,
    sender: Sender,
    steady: Steady,
    mail_server: MailServer,
    settings_for: Callable[[str], Settings],
    database: Database,
    links: Links,
) -> None:
    other, later = sender_for(settings_for(mail_server.url), database, links), row_claims.CLAIM + timedelta(seconds=1)

    def stand_still(_session: Session) -> None:
        if steady.seconds < later.total_seconds():
            steady.seconds += later.total_seconds()
            assert other.deliver(harness.now + later) == 4

    event.listen(Session, "after_commit", stand_still)
    try:
        assert sender.deliver(harness.now) == 0
    finally:
        event.remove(Session, "after_commit", stand_still)
    assert states(harness) == ["sent"] * 4
    assert len(mail_server.arrived) == 4


# --- superseded -------------------------------------------------------------------------------------------------------


def test_a_turn_that_is_played_already_needs_no_turn_mail(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    card = harness.position().view(turn)["hands"][turn][0]
    harness.post(turn, f"discard {card}")
    sender.deliver(harness.now)
    first, second = harness.mails("turn")
    assert (first.state, second.state) == ("superseded", "sent")
    assert mail_server.only("turn")["X-Posse-Seat"] == str(second.seat)


def test_a_window_that_is_closed_needs_no_window_mail(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    assert harness.act_until(in_window)
    for seat in harness.position().to_act():
        harness.post(seat, "pass", at=harness.game().window_at)
    sender.deliver(harness.now)
    assert set(states(harness, "window")) == {"superseded"}


def test_who_has_answered_is_not_asked_again(harness: Harness, sender: Sender, mail_server: MailServer) -> None:
    assert harness.act_until(in_window)
    first, *others = harness.position().to_act()
    harness.post(first, "pass")
    sender.deliver(harness.now)
    asked = [int(mail["X-Posse-Seat"]) for mail in mail_server.arrived if mail["X-Posse-Kind"] == "window"]
    assert asked == others


def test_of_two_mails_about_one_turn_the_later_is_sent(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    assert harness.act_until(in_window)
    turn = harness.position().turn
    harness.later(hours=8)
    harness.sweep()
    sender.deliver(harness.now)
    mine = [mail for mail in harness.mails("turn") if mail.seat == turn]
    assert [mail.state for mail in mine] == ["superseded"] * (len(mine) - 1) + ["sent"]
    assert len(mine) > 1


def test_a_reminder_comes_too_late_for_who_has_played(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    harness.later(hours=36)
    harness.sweep()
    assert len(harness.mails("reminder")) == 1
    while not harness.mails("timeout"):  # windows stop the clock
        harness.later(hours=12)
        harness.sweep()
    sender.deliver(harness.now)
    assert states(harness, "reminder")[0] == "superseded"
    assert mail_server.only("timeout")["X-Posse-Seat"] == str(harness.mails("timeout")[0].seat)


def test_a_mail_to_the_one_who_held_the_seat_before_is_not_sent(
    harness: Harness, sender: Sender, mail_server: MailServer
) -> None:
    with harness.database.writing() as session:
        seats = session.exec(select(Seat).where(Seat.game_id == harness.id)).all()
        player = Player(address="eve@posse.test", created_at=harness.now)
        session.add(player)
        session.flush()
        seats[0].player_id = player.id
    sender.deliver(harness.now)
    assert mail_server.recipients
    assert {"anna.1@posse.test", "eve@posse.test"}.isdisjoint(mail_server.recipients)


# --- the way there ----------------------------------------------------------------------------------------------------


def test_links_come_from_the_setting_and_survive_the_way(
    harness: Harness, sender: Sender, mail_server: MailServer, links: Links
) -> None:
    sender.deliver(harness.now)
    assert sorted(mail_server.kinds()) == ["start", "start", "start", "turn"]
    for mail in mail_server.arrived:
        token = re.fullmatch(r"https://posse\.test/p/(\S+)", links_of(mail)[0])
        assert token is not None
        assert links.read(token[1]).seat == int(mail["X-Posse-Seat"])


def test_a_user_and_a_password_in_the_setting_are_used() -> None:
    seen: list[tuple[bytes, bytes]] = []

    def authenticate(_server: object, _session: object, _envelope: object, _how: str, data: object) -> AuthResult:
        assert isinstance(data, LoginPassword)
        seen.append((data.login, data.password))
        return AuthResult(success=True)

    mail_server = MailServer()
    server = smtp_server(
        mail_server, free_port(), authenticator=authenticate, auth_required=True, auth_require_tls=False
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the library warns of a password without TLS; on this machine it may go bare
        server.start()
        try:
            with smtp.Connection(f"smtp://posse:p%40ss@127.0.0.1:{server.port}") as connection:
                connection.send("posse@posse.test", "anna@posse.test", b"Subject: hello\r\n\r\nhello\r\n")
        finally:
            server.stop()
    assert seen == [(b"posse", b"p@ss")]
    assert mail_server.recipients == ["anna@posse.test"]


def test_templates_are_all_there_for_every_kind() -> None:
    folders = {path.name for path in (TEMPLATES / "email").iterdir() if not path.name.startswith("_")}
    assert folders == {kind.name for kind in registry.KINDS.values()}
    for folder in folders:
        names = {path.name for path in (TEMPLATES / "email" / folder).iterdir()}
        assert names == {"subject.txt", "body.txt", "body.html"}
