"""Limits hold for posts at the same moment, on both databases: no limit is counted by two transactions at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from sqlalchemy import update
from sqlmodel import col, select

from service import errors
from service.db.connections import POOL_SIZE
from service.db.database import Database
from service.games import analyses
from service.games.transaction import GameTransaction
from service.lobby import acceptance, invitation_reminders, invitations
from service.lobby.invitations import invitable
from service.lobby.proposal import Person, read_proposal
from service.lobby.proposing import begin_without_address, confirm, propose
from service.models import BlockedAddress, Game, Outmail, PlayAnalysis, Player, Seat
from service.players import guest_address, limits, my_games, unreached_questions
from service.table import motions, resigning, substitutes
from tests.databases import both
from tests.service.at_once import at_once
from tests.service.harness import Harness

pytestmark = both

AT_ONCE = POOL_SIZE
DAY = timedelta(days=1)


@pytest.fixture
def mails(database: Database) -> Callable[[str], int]:
    """A function that returns how many mails of a kind there are."""

    def count(kind: str) -> int:
        with database.reading() as session:
            return len(session.exec(select(Outmail).where(Outmail.kind == kind)).all())

    return count


def victim(n: int) -> str:
    """Return one of many addresses of one mailbox."""
    return f"v+{n}@example.org"


def proposed(database: Database, when: datetime, organiser: str, *guests: str) -> str:
    """Return a proposed game of these addresses; without guests, against a robot."""
    people = [{"name": f"Player {'ABCD'[n]}", "email": address} for n, address in enumerate((organiser, *guests))]
    with database.writing() as session:
        data = {"players": people if guests else [*people, {"robot": "cautious"}]}
        return propose(session, read_proposal(data), when).id


def confirmed(database: Database, game: str, now: datetime) -> None:
    with database.writing() as session:
        confirm(GameTransaction.lock(session, game, now))


def refusals(outcomes: list[object]) -> int:
    """Return how many were refused because of a limit; nothing else has failed."""
    assert all(isinstance(outcome, errors.TooMany | str | None) for outcome in outcomes)
    return sum(isinstance(outcome, errors.TooMany) for outcome in outcomes)


def each(does: Callable[[int], object], number: int = AT_ONCE) -> list[Callable[[], object]]:
    return [lambda n=n: does(n) for n in range(number)]  # type: ignore[misc]


def test_confirmations_of_one_mailbox(database: Database, now: datetime, mails: Callable[[str], int]) -> None:
    outcomes = at_once(*each(lambda n: proposed(database, now, victim(n))))
    assert refusals(outcomes) == AT_ONCE - limits.CONFIRMATIONS_A_DAY
    assert mails("confirm") == limits.CONFIRMATIONS_A_DAY


def test_invitations_by_strangers_to_one_mailbox(
    database: Database, now: datetime, mails: Callable[[str], int]
) -> None:
    games = [proposed(database, now, f"eve{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    outcomes = at_once(*each(lambda n: confirmed(database, games[n], now)))
    assert refusals(outcomes) == AT_ONCE - limits.FROM_STRANGERS_A_DAY
    assert mails("invite") == limits.FROM_STRANGERS_A_DAY


def test_one_unanswered_invitation_by_one_organiser(
    database: Database, now: datetime, mails: Callable[[str], int]
) -> None:
    """Also if it organises by several addresses of one mailbox."""
    games = [proposed(database, now + n * DAY, f"eve+{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    outcomes = at_once(*each(lambda n: confirmed(database, games[n], now + AT_ONCE * DAY)))
    assert refusals(outcomes) == AT_ONCE - 1
    assert mails("invite") == 1


@pytest.mark.slow
def test_invitations_by_one_organiser(database: Database, now: datetime, mails: Callable[[str], int]) -> None:
    games = [
        proposed(database, now + n * DAY, f"eve+{n}@evil.example", *[f"g{n}.{m}@example.org" for m in range(3)])
        for n in range(AT_ONCE)
    ]
    outcomes = at_once(*each(lambda n: confirmed(database, games[n], now + AT_ONCE * DAY)))
    assert refusals(outcomes) == AT_ONCE - limits.INVITATIONS_A_DAY // 3
    assert mails("invite") == limits.INVITATIONS_A_DAY // 3 * 3


@pytest.mark.slow
def test_organisers_who_invite_each_other_do_not_deadlock(
    database: Database, now: datetime, mails: Callable[[str], int]
) -> None:
    """Each locks all four mailboxes, whose players were stored in another order."""
    people = ("a", "b", "c", "d")
    games = []
    for n, organiser in enumerate(people * 2):
        others = [f"{one}+{n}@example.org" for one in people if one != organiser]
        games.append(proposed(database, now + n * DAY, f"{organiser}+{n}@example.org", *others))
    with database.writing() as session:
        session.exec(update(Seat).where(col(Seat.n) == 0).values(state="accepted"))
        session.exec(update(Game).values(started_at=now))  # all have played together
    outcomes = at_once(*each(lambda n: confirmed(database, games[n], now + 9 * DAY)))
    assert refusals(outcomes) < len(games)
    assert mails("invite") == 3 * (len(games) - refusals(outcomes))


def test_mails_with_the_link_to_all_games(database: Database, now: datetime, mails: Callable[[str], int]) -> None:
    harnesses = played_by_victim(database, now)

    def ask(n: int) -> None:
        with database.writing() as session:
            my_games.mail(GameTransaction.lock(session, harnesses[n].id, now), 0)

    assert refusals(at_once(*each(ask))) == AT_ONCE - limits.GAMES_MAILS_A_DAY
    assert mails("games") == limits.GAMES_MAILS_A_DAY


def test_questions_that_one_player_has_sent_again(database: Database, now: datetime) -> None:
    harnesses = played_by_victim(database, now, same=True)
    with database.writing() as session:
        session.exec(update(Outmail).values(state="sent"))

    def again(n: int) -> None:
        turn = harnesses[n].position().turn
        with database.writing() as session:
            unreached_questions.ask_again(GameTransaction.lock(session, harnesses[n].id, now), turn)

    assert refusals(at_once(*each(again))) == AT_ONCE - limits.REPETITIONS_A_DAY


def test_addresses_that_guests_type(database: Database, now: datetime, mails: Callable[[str], int]) -> None:
    guests = [{"name": "Guest"}, {"robot": "cautious"}]
    games = []
    for _ in range(AT_ONCE):
        with database.writing() as session:
            games.append(begin_without_address(session, read_proposal({"players": guests}), now).id)

    def types(n: int) -> None:
        with database.writing() as session:
            guest_address.request(GameTransaction.lock(session, games[n], now), victim(n))

    assert refusals(at_once(*each(types))) == AT_ONCE - limits.CONFIRMATIONS_A_DAY
    assert mails("address") == limits.CONFIRMATIONS_A_DAY


@pytest.mark.slow
def test_repetitions_of_invitations(database: Database, now: datetime, mails: Callable[[str], int]) -> None:
    """By the sweep and at the organisers' request: those that a limit forbids today are due later."""
    games = [proposed(database, now + n * DAY, f"eve{n}@evil.example", victim(n)) for n in range(AT_ONCE)]
    for n, game in enumerate(games):
        confirmed(database, game, now + n * DAY)
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

    assert refusals(at_once(*each(repeat))) == 0
    with database.reading() as session:
        due = sorted(mail.created_at for mail in session.exec(select(Outmail).where(Outmail.kind == "invite")))
    today = [moment for moment in due if later - DAY < moment <= later]
    assert len(due) > AT_ONCE + limits.FROM_STRANGERS_A_DAY, "some are repeated, and some of these later"
    assert len(today) <= limits.FROM_STRANGERS_A_DAY


@pytest.mark.slow
def test_seats_offered_to_one_mailbox(database: Database, now: datetime) -> None:
    harnesses = [Harness(database, now, 2, seed=70 + n) for n in range(AT_ONCE)]
    for harness in harnesses:
        with database.writing() as session:
            resigning.resign(GameTransaction.lock(session, harness.id, now, 1), 1)

    def offer(n: int) -> None:
        with database.writing() as session:
            tx = GameTransaction.lock(session, harnesses[n].id, now, 0)
            player = invitable(session, tx.seats[0], Person("Victim", victim(n), None), now)
            motion = substitutes.offer(tx, 0, 1, "Victim", player)
        with database.writing() as session:
            motions.answer(GameTransaction.lock(session, harnesses[n].id, now, 1), motion.id or 0, 1, True)

    assert refusals(at_once(*each(offer))) == 0
    with database.reading() as session:
        due = sorted(mail.created_at for mail in session.exec(select(Outmail).where(Outmail.kind == "invite")))
    assert len(due) == AT_ONCE
    assert sum(moment <= now for moment in due) == limits.FROM_STRANGERS_A_DAY


def test_analyses_of_guests(database: Database, now: datetime, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_GUESTS", 2)
    harnesses = [Harness(database, now, 2, seed=80 + n, robots=(1,)) for n in range(AT_ONCE)]
    with database.writing() as session:
        session.exec(update(Game).values(status="over", ended_at=now, erase_at=now + DAY))

    def ask(n: int) -> None:
        with database.writing() as session:
            analyses.request(GameTransaction.lock(session, harnesses[n].id, now), 0)

    assert refusals(at_once(*each(ask))) == AT_ONCE - 2
    with database.reading() as session:
        assert len(session.exec(select(PlayAnalysis)).all()) == 2


def test_never_again_by_many_links_is_stored_once(database: Database, now: datetime) -> None:
    games = [proposed(database, now + n * DAY, victim(n)) for n in range(AT_ONCE)]

    def never(n: int) -> None:
        with database.writing() as session:
            player_id = session.exec(select(Seat.player_id).where(Seat.game_id == games[n], Seat.n == 0)).one()
            assert player_id is not None
            acceptance.no_more_invitations(session, player_id, now)

    assert at_once(*each(never)) == [None] * AT_ONCE
    with database.reading() as session:
        assert len(session.exec(select(BlockedAddress)).all()) == 1
        assert all(session.exec(select(Player.muted)).all())


def played_by_victim(database: Database, now: datetime, *, same: bool = False) -> list[Harness]:
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
    return harnesses
