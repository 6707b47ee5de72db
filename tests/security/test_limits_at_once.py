"""Limits hold for posts at the same moment: no limit is counted by two transactions at once.

That is so on SQLite, where one transaction writes at a time. Two acts on one game are in tests/simulation/orders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import update
from sqlmodel import col, select

from service import errors
from service.analysis import analyses
from service.db.connections import POOL_SIZE
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.lobby import acceptance, invitation_reminders, invitations
from service.lobby.invitations import invitable
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address, confirm, propose
from service.models import BlockedAddress, Game, Outmail, PlayAnalysis, Player, Seat
from service.players import guest_address, limits, my_games, unreached_questions
from service.table import motions, resigning, substitutes
from tests.rows import commit, execute, rows
from tests.security.scenes import locked
from tests.service.at_once import at_once
from tests.service.harness import Harness

pytestmark = pytest.mark.parametrize("database", ["PostgreSQL"], indirect=True)

AT_ONCE = POOL_SIZE
DAY = timedelta(days=1)


def mails(database: Database, kind: str) -> list[datetime]:
    """Return when the mails of a kind are to leave, in that order, without those that are stored and not sent."""
    return sorted(rows(database, select(Outmail.created_at).where(Outmail.kind == kind, Outmail.state != "superseded")))


def victim(n: int) -> str:
    """Return one of many addresses of one mailbox."""
    return f"v+{n}@example.org"


def proposed(database: Database, when: datetime, organiser: str, *guests: str) -> str:
    """Return a proposed game of these addresses; without guests, against a robot."""
    people = [{"name": f"Player {'ABCD'[n]}", "email": address} for n, address in enumerate((organiser, *guests))]
    with database.writing() as session:
        data = {"players": people if guests else [*people, {"robot": "cautious"}]}
        return propose(session, read_proposal(data), when).id


def refusals(outcomes: list[object]) -> int:
    """Return how many were refused because of a limit; nothing else has failed."""
    assert all(isinstance(outcome, errors.TooMany | str | None) for outcome in outcomes)
    return sum(isinstance(outcome, errors.TooMany) for outcome in outcomes)


def in_each(database: Database, games: Sequence[str], now: datetime, act: Callable[..., object]) -> list[object]:
    """Do an act in a transaction of each game at once, with its number; return the outcomes."""

    def one(n: int) -> object:
        with locked(database, games[n], now) as tx:
            return act(tx, n)

    return each(one, len(games))


def confirm_each(database: Database, games: Sequence[str], now: datetime) -> list[object]:
    return in_each(database, games, now, lambda tx, _: confirm(tx))


def each(act: Callable[[int], object], number: int = AT_ONCE) -> list[object]:
    """Do an act so many times at once; return the outcomes."""
    return at_once(*(partial(act, n) for n in range(number)))


@pytest.mark.proof
def test_confirmations_of_one_mailbox(database: Database, now: datetime) -> None:
    assert refusals(each(lambda n: proposed(database, now, victim(n)))) == 0
    assert len(mails(database, "confirm")) == limits.FROM_STRANGERS_A_DAY


@pytest.mark.slow  # the others are part of `make proof`
def test_invitations_by_strangers_to_one_mailbox(database: Database, now: datetime) -> None:
    games = [proposed(database, now, f"eve{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    assert refusals(confirm_each(database, games, now)) == 0
    assert len(mails(database, "invite")) == limits.FROM_STRANGERS_A_DAY


@pytest.mark.proof
def test_one_unanswered_invitation_by_one_organiser(database: Database, now: datetime) -> None:
    """Also if it organises by several addresses of one mailbox."""
    games = [proposed(database, now + n * DAY, f"eve+{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    assert refusals(confirm_each(database, games, now + AT_ONCE * DAY)) == AT_ONCE - 1
    assert len(mails(database, "invite")) == 1


@pytest.mark.proof
def test_invitations_by_one_organiser(database: Database, now: datetime) -> None:
    guests, most = [[f"g{n}.{m}@example.org" for m in range(3)] for n in range(AT_ONCE)], limits.INVITATIONS_A_DAY // 3
    games = [proposed(database, now + n * DAY, f"eve+{n}@evil.example", *guests[n]) for n in range(AT_ONCE)]
    assert refusals(confirm_each(database, games, now + AT_ONCE * DAY)) == AT_ONCE - most
    assert len(mails(database, "invite")) == 3 * most


@pytest.mark.proof
def test_organisers_who_invite_each_other_do_not_deadlock(database: Database, now: datetime) -> None:
    """Each locks all four mailboxes, whose players were stored in another order."""
    people = ("a", "b", "c", "d")
    games = []
    for n, organiser in enumerate(people * 2):
        others = [f"{one}+{n}@example.org" for one in people if one != organiser]
        games.append(proposed(database, now + n * DAY, f"{organiser}+{n}@example.org", *others))
    with database.writing() as session:
        session.exec(update(Seat).where(col(Seat.n) == 0).values(state="accepted"))
        session.exec(update(Game).values(started_at=now))  # all have played together
    outcomes = confirm_each(database, games, now + 9 * DAY)
    assert refusals(outcomes) < len(games)
    assert len(mails(database, "invite")) == 3 * (len(games) - refusals(outcomes))


@pytest.mark.proof
def test_mails_with_the_link_to_all_games(database: Database, now: datetime) -> None:
    asked = in_each(database, played_by_victim(database, now), now, lambda tx, _: my_games.mail(tx, 0))
    assert refusals(asked) == AT_ONCE - limits.GAMES_MAILS_A_DAY
    assert len(mails(database, "games")) == limits.GAMES_MAILS_A_DAY


@pytest.mark.proof
def test_questions_that_one_player_has_sent_again(database: Database, now: datetime) -> None:
    games = played_by_victim(database, now, same=True)
    execute(database, update(Outmail).values(state="sent"))
    again = in_each(database, games, now, lambda tx, _: unreached_questions.ask_again(tx, tx.position.turn))
    assert refusals(again) == AT_ONCE - limits.REPETITIONS_A_DAY


@pytest.mark.proof
def test_addresses_that_guests_type(database: Database, now: datetime) -> None:
    guest = read_proposal({"players": [{"name": "Guest"}, {"robot": "cautious"}]})
    games = [commit(database, begin_without_address, guest, now).id for _ in range(AT_ONCE)]
    assert refusals(in_each(database, games, now, lambda tx, n: guest_address.request(tx, victim(n)))) == 0
    assert len(mails(database, "address")) == limits.FROM_STRANGERS_A_DAY


@pytest.mark.proof
def test_repetitions_of_invitations(database: Database, now: datetime) -> None:
    """By the sweep and at the organisers' request: those that a limit forbids today are due later."""
    games = [proposed(database, now + n * DAY, f"eve{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    for n, game in enumerate(games):
        confirm_each(database, [game], now + n * DAY)
    later = now + (AT_ONCE + 1) * DAY
    with database.writing() as session:
        session.exec(update(Game).where(col(Game.id).in_(games)).values(status="inviting"))
        session.exec(update(Seat).where(col(Seat.n) == 1).values(state="invited", remind_at=later))

    def repeat(n: int) -> None:
        with database.writing() as session:
            if n % 2:
                invitations.remind_invited(session, later)
            else:
                invitation_reminders.remind(GameTransaction.lock(session, games[n], later), 1)

    assert refusals(each(repeat)) == 0
    due = mails(database, "invite")
    today = [moment for moment in due if later - DAY < moment <= later]
    assert len(due) > AT_ONCE + limits.FROM_STRANGERS_A_DAY, "some are repeated, and some of these later"
    assert len(today) <= limits.FROM_STRANGERS_A_DAY


@pytest.mark.proof
def test_seats_offered_to_one_mailbox(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, 2, seed=70 + n) for n in range(AT_ONCE)]
    for harness in harnesses:
        with locked(database, harness.id, now, 1) as tx:
            resigning.resign(tx, 1)

    def offer(n: int) -> None:
        with locked(database, harnesses[n].id, now, 0) as tx:
            player = invitable(tx.session, tx.seats[0], Person("Victim", victim(n), None), now)
            motion = substitutes.offer(tx, 0, 1, "Victim", player)
        with locked(database, harnesses[n].id, now, 1) as tx:
            motions.answer(tx, motion.id or 0, 1, True)

    assert refusals(each(offer)) == 0
    due = mails(database, "invite")
    assert len(due) == AT_ONCE
    assert sum(moment <= now for moment in due) == limits.FROM_STRANGERS_A_DAY


@pytest.mark.proof
def test_analyses_of_guests(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, 2, seed=80 + n, robots=(1,)) for n in range(AT_ONCE)]
    with database.writing() as session:
        session.exec(update(Game).values(status="over", ended_at=now, erase_at=now + DAY))
        for seat in range(1, analyses.MOST_OF_GUESTS - 1):  # two more may wait
            session.add(PlayAnalysis(game_id=harnesses[0].id, seat=seat, asked_at=now, work_at=now))
    asked = in_each(database, [harness.id for harness in harnesses], now, lambda tx, _: analyses.request(tx, 0))
    assert refusals(asked) == AT_ONCE - 2
    assert len(rows(database, select(PlayAnalysis).where(PlayAnalysis.seat == 0))) == 2


@pytest.mark.proof
def test_never_again_by_many_links_is_stored_once(database: Database, now: datetime) -> None:
    games = [proposed(database, now + n * DAY, victim(n)) for n in range(AT_ONCE)]

    def never(n: int) -> None:
        with database.writing() as session:
            player_id = session.exec(select(Seat.player_id).where(Seat.game_id == games[n], Seat.n == 0)).one()
            assert player_id is not None
            acceptance.no_more_invitations(session, player_id, now)

    assert each(never) == [None] * AT_ONCE
    assert len(rows(database, select(BlockedAddress))) == 1
    assert all(rows(database, select(Player.muted)))


def played_by_victim(database: Database, now: datetime, *, same: bool = False) -> list[str]:
    """Return games in which the victim has a seat, by an address of its own in each, or by the same one."""
    harnesses = [Harness(database, now, 2, seed=90 + n) for n in range(AT_ONCE)]
    with database.writing() as session:
        one = Player(address=victim(99), created_at=now)
        session.add(one)
        session.flush()
        for n, harness in enumerate(harnesses):
            player = session.exec(select(Player).where(Player.address == f"anna.{90 + n}@posse.test")).one()
            if same:
                session.exec(update(Seat).where(col(Seat.game_id) == harness.id).values(player_id=one.id))
            else:
                player.address, player.mailbox = victim(n), "v@example.org"
    return [harness.id for harness in harnesses]
