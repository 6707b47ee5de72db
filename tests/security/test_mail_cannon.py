"""Strangers cause three mails a day to anybody at most, all kinds together, whatever they do."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import LinkContent
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.models import Game, MotionKind, Outmail, Player, Seat
from service.table import motions, resigning
from service.text.mailbox_names import mailbox_of
from tests.rows import rows
from tests.security.scenes import all_agree, offered, path_of
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock

DAY = timedelta(days=1)
VICTIM = "vic.tim@gmail.com"
DISGUISES = ("vic.tim@gmail.com", "VicTim@gmail.com", "victim+1@gmail.com", "v.i.c.t.i.m@googlemail.com")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Anna@Example.org", "anna@example.org", True),
        ("anna+cards@example.org", "anna@example.org", True),
        ("a.n.n.a+x@gmail.com", "anna@googlemail.com", True),
        ("an.na@example.org", "anna@example.org", False),
        ("+anna@example.org", "anna@example.org", False),
        ("anna@example.org", "anna@example.com", False),
        ("anna-cards@example.org", "anna@example.org", False),
        ("a.n-n_a+x@proton.me", "anna@proton.me", True),
        ("anna@pm.me", "a_nna@protonmail.com", True),
        ("anna@protonmail.ch", "anna@proton.me", True),
        ("anna+x@me.com", "anna@icloud.com", True),
        ("an.na@icloud.com", "anna@icloud.com", False),
        ("anna-cards@yahoo.de", "anna+x@yahoo.de", True),
        ("anna@yahoo.de", "anna@yahoo.com", False),
        ("anna-x@ymail.com", "anna@ymail.com", True),
        ("anna.b@yandex.ru", "anna-b+x@ya.ru", True),
        ("annab@yandex.com", "anna-b@yandex.com", False),
        ("cards@anna.fastmail.com", "anna+x@fastmail.com", True),
        ("anna@fastmail.fm", "cards+x@anna.fastmail.fm", True),
        ("anna@fastmail.fm", "anna@fastmail.com", False),
        ("cards@anna.example.org", "anna@example.org", False),
        ("anna+x@outlook.com", "anna@outlook.com", True),
        ("an.na@outlook.com", "anna@outlook.com", False),
        ("-x@yahoo.com", "-y@yahoo.com", False),
        ("._-@proton.me", "_@proton.me", False),
    ],
)
def test_a_tag_or_a_dot_that_the_host_ignores_makes_no_other_recipient(one: str, other: str, same: bool) -> None:
    assert (mailbox_of(one) == mailbox_of(other)) is same


class Stranger:
    """Somebody with as many addresses of their own as they like, who confirms and accepts with all of them."""

    def __init__(self, client: FlaskClient, database: Database, clock: Clock) -> None:
        self.client, self.database, self.clock = client, database, clock
        self.own = 0
        self.answers: list[int] = []

    def address(self) -> str:
        self.own += 1
        return f"own{self.own}@evil.example"

    def propose(self, *players: dict[str, Any]) -> str | None:
        """Post the start form; the game's id if it was taken."""
        answer = self.client.post("/games", json={"players": list(players)}, headers=JSON)
        self.answers.append(answer.status_code)
        return answer.json.get("game") if answer.status_code == 201 else None

    def confirm(self, game_id: str | None) -> None:
        """Press the button in the mail to an address of one's own."""
        if game_id is not None:
            page = path_of(LinkContent("confirm", game_id, 0, 0, 0))
            self.answers.append(self.client.post(page, json={"action": "confirm"}, headers=JSON).status_code)

    def corrects_to(self, address: str) -> None:
        """Propose a game with an address that is refused, and correct it to the victim's."""
        game_id = self.propose({"name": "Eve", "email": self.address()}, {"robot": "cautious"})
        if game_id is not None:
            with self.database.writing() as session:
                mail = session.exec(select(Outmail).where(Outmail.game_id == game_id)).one()
                mail.state, mail.error = "failed", "550 No such user"
            body = {"action": "correct", "email": address}
            page = path_of(LinkContent("proposal", game_id, 0, 0, 0))
            self.answers.append(self.client.post(page, json=body, headers=JSON).status_code)

    def offers_a_seat(self, n: int) -> None:
        """A table of one's own, where a seat is offered to the victim and all agree."""
        harness = Harness(self.database, self.clock.now, seed=1000 + n)
        harness.do(resigning.resign, 2)
        page = path_of(LinkContent("seat", harness.id, 0, 0, 0))
        offer = {"kind": "substitute", "seat": 2, "name": "Victim", "email": DISGUISES[n % len(DISGUISES)]}
        self.answers.append(self.client.post(f"{page}/motions", json=offer, headers=JSON).status_code)
        with self.database.reading() as session:
            opened = motions.open_motions(GameLog(session, session.get_one(Game, harness.id)))
        for motion in opened:
            all_agree(harness, motion.id or 0)


def most_in_a_day(times: list[datetime]) -> int:
    """Return how many of these there are in the busiest 24 hours."""
    return max(sum(one <= other < one + DAY for other in times) for one in times)


def mails_to_victim(database: Database) -> list[datetime]:
    """When mails to the victim were to leave, of all kinds."""
    sent = select(Outmail.created_at, Player.address).join(Player, col(Player.id) == col(Outmail.player_id))
    found = rows(database, sent.where(Outmail.state != "superseded"))
    return sorted(when for when, address in found if mailbox_of(address) == mailbox_of(VICTIM))


@pytest.mark.slow
def test_a_determined_stranger_causes_three_mails_a_day_to_somebody_who_never_accepted(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    stranger = Stranger(client, database, clock)
    person = {"name": "Victim"}
    for day in range(4):
        for n in range(3):
            address = DISGUISES[(day + n) % len(DISGUISES)]
            stranger.propose({**person, "email": address}, {"robot": "cautious"})
            stranger.corrects_to(address)
            organiser = {"name": "Eve", "email": stranger.address()}
            stranger.confirm(stranger.propose(organiser, {**person, "email": address}))
            stranger.offers_a_seat(10 * day + n)
            clock.now += timedelta(hours=1)
            sweep(database, clock.now)
        clock.now += timedelta(hours=21)
        sweep(database, clock.now)
    due = mails_to_victim(database)
    assert len(due) >= 6, "some are mailed: the test would see more"
    assert most_in_a_day(due) <= 3


def probed(stranger: Stranger, address: str, clock: Clock) -> list[object]:
    """What a stranger is told who starts games for an address and invites it, again and again."""
    heard: list[object] = []
    for n in range(10):
        if n % 2 == 0:
            organiser = {"name": "Eve", "email": stranger.address()}
            stranger.confirm(stranger.propose(organiser, {"name": "Victim", "email": address}))
        body = {"players": [{"name": "Victim", "email": address}, {"robot": "cautious"}]}
        answer = stranger.client.post("/games", json=body, headers=JSON)
        said = answer.json if answer.status_code == 429 else None
        heard.append((answer.status_code, answer.headers.get("Retry-After"), said, stranger.answers[-1]))
        clock.now += timedelta(hours=1 + 6 * (n // 4))
    return heard


@pytest.mark.slow
def test_nobody_learns_from_the_limits_whether_an_address_has_ever_accepted(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    """One mail more to somebody who has not is stored and never sent, rather than refused."""
    accepted, other, start = "anna@example.org", "burt@example.org", clock.now
    with database.writing() as session:
        players = [{"name": "Anna", "email": accepted}, {"robot": "cautious"}]
        game = propose(session, read_proposal({"players": players}), start - 2 * DAY)
        confirm(GameTransaction.lock(session, game.id, start - 2 * DAY))
    stranger = Stranger(client, database, clock)
    heard = probed(stranger, accepted, clock)
    assert len(set(map(str, heard))) == 1
    clock.now = start
    assert probed(stranger, other, clock) == heard
    assert "superseded" in rows(database, select(Outmail.state))


def test_one_organiser_has_one_open_invitation_to_one_person(
    client: FlaskClient, database: Database, clock: Clock
) -> None:
    stranger = Stranger(client, database, clock)
    organiser = {"name": "Eve", "email": stranger.address()}
    for address in DISGUISES[:3]:
        stranger.confirm(stranger.propose(organiser, {"name": "Victim", "email": address}))
    assert stranger.answers == [201, 200, 201, 429, 201, 429]
    assert len(mails_to_victim(database)) == 1


def test_people_who_have_played_together_are_no_strangers(database: Database, now: datetime, clock: Clock) -> None:
    harness = Harness(database, now)
    players = [{"name": name, "email": f"{name.lower()}.1@posse.test"} for name in ("Anna", "Burt")]
    with database.writing() as session:
        for _ in range(3):
            game = propose(session, read_proposal({"players": players}), now)
            confirm(GameTransaction.lock(session, game.id, now))
    assert harness.game().started_at is not None
    assert len(rows(database, select(Outmail).where(Outmail.kind == "invite"))) == 3


def test_a_question_of_one_kind_is_asked_three_times_a_day(harness: Harness) -> None:
    def ask(by: int, kind: MotionKind) -> int:
        return harness.do(motions.ask, by, kind).id or 0

    def refuse(n: int, motion: int) -> None:
        harness.do(lambda tx, n: motions.answer(tx, motion, n, False), n)

    for _ in range(3):
        refuse(1, ask(0, "end"))
    with pytest.raises(errors.TooMany):
        ask(0, "end")
    ask(0, "pause")
    refuse(2, ask(1, "end"))
    harness.later(days=1)
    ask(0, "end")


def test_one_seat_at_a_time_is_offered(harness: Harness) -> None:
    for n in (1, 2):
        harness.do(resigning.resign, n)
    offered(harness, 1)
    with pytest.raises(errors.Past, match="one at a time"):
        offered(harness, 2, "Yves", "yves@posse.test")


def test_a_repeated_invitation_waits_while_its_reader_has_had_enough(
    database: Database, now: datetime, clock: Clock
) -> None:
    """The repetition after two days counts as well."""
    for n, when in enumerate((now, now, now, now + DAY)):
        players = [{"name": "Eve", "email": f"eve{n}@evil.example"}, {"name": "Victim", "email": VICTIM}]
        with database.writing() as session:
            game = propose(session, read_proposal({"players": players}), when)
            confirm(GameTransaction.lock(session, game.id, when))
    later = now + 2 * DAY - timedelta(hours=1)
    with database.writing() as session:
        for seat in session.exec(select(Seat).where(col(Seat.remind_at).is_not(None))):
            seat.remind_at = later
    sweep(database, later)
    due = mails_to_victim(database)
    assert most_in_a_day(due) <= 3
    assert rows(database, select(Seat).where(col(Seat.remind_at).is_not(None)))
