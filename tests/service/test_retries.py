"""No item stops its queue: one that raises an exception each time waits, others are handled, and an alert follows.

The exception is raised where the item is taken, because nothing that is known to be stored makes these raise one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import pytest
from sqlalchemy.exc import OperationalError
from sqlmodel import Session, col, select, update

from service.db.database import Database
from service.gamelog import requested_address
from service.games.transaction import GameTransaction
from service.lobby import joining, proposing
from service.lobby.proposal import read_proposal
from service.models import Game, Outage, Outmail, Player, Retry
from service.monitoring import gauges
from service.players import my_games
from service.privacy import retention, trimming
from service.queues import retries
from service.queues.retries import MOST_TRIES
from service.sweep import deal_days
from service.table import motions
from tests.databases import both
from tests.quick import first_quick
from tests.rows import add, commit, execute, read, row, rows_of
from tests.service.harness import Harness
from tests.service.lobby import Lobby
from tests.service.sweeping import WITH_DEALS, sweep

pytestmark = both

DAY = timedelta(days=1)
People = Callable[..., str]


@dataclass
class Items:
    """The items that were handled, and what the first of the queue raises."""

    queue: str
    raises: Exception | None = field(default_factory=ZeroDivisionError)
    broken: str | None = None
    handled: list[str] = field(default_factory=list)

    def take(self, session: Session, queue: retries.Queue, item: object) -> None:
        """Take an item as the service does, then raise for the first of the queue."""
        retries_take(session, queue, item)
        if queue.name != self.queue:
            return
        self.broken = self.broken or str(item)
        if self.raises is not None and str(item) == self.broken:
            raise self.raises
        self.handled.append(str(item))


retries_take = retries.take


@pytest.fixture
def items(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Items]:
    def begin(queue: str) -> Items:
        found = Items(queue)
        monkeypatch.setattr(retries, "take", found.take)
        return found

    return begin


def handle_all(database: Database, now: datetime) -> None:
    """Do all that is due, and trim what ended a day ago."""
    sweep(database, now, (*WITH_DEALS, retention.work_due))
    trimming.trim_some(database, now - DAY, now)


def two_games(database: Database, now: datetime) -> list[Harness]:
    return [Harness(database, now, seed=seed) for seed in (1, 2)]


def deadlines(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    return 2 * DAY


def an_outage(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    add(database, Outage(since=now, until=now + timedelta(hours=1)))
    return timedelta(hours=1)


def invitations(database: Database, now: datetime, people: People) -> timedelta:
    for names in (("Anna", "Burt"), ("Curt", "Dora")):
        Lobby(database, people(*names), now).confirm()
    return 2 * DAY


def proposals(_database: Database, _now: datetime, people: People) -> timedelta:
    people("Anna", "Burt")
    people("Curt", "Dora")
    return 2 * DAY


def questions(database: Database, now: datetime, _people: People) -> timedelta:
    for game in two_games(database, now):
        game.do(motions.ask, 0, "end")
    return 2 * DAY


def digests(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    execute(database, update(Player).where(col(Player.id) <= 2).values(digest_due=now))
    return timedelta()


def requests(database: Database, now: datetime, _people: People) -> timedelta:
    for address in ("anna.1@posse.test", "nobody@posse.test"):
        commit(database, my_games.ask, address, now)
    return timedelta()


def addresses(database: Database, now: datetime, _people: People) -> timedelta:
    add(database, *(Player(address=f"{n}@posse.test", created_at=now, muted=True) for n in range(2)))
    return timedelta()


def guests_games(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    execute(database, update(Game).values(erase_at=now))
    return timedelta()


def guests_addresses(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    execute(database, update(Game).values(erase_at=now + 9 * DAY))
    execute(database, update(Outmail).where(col(Outmail.seat) == 1).values(kind=requested_address.KIND, state="sent"))
    return 2 * DAY


def requests_to_join(database: Database, now: datetime, _people: People) -> timedelta:
    players = [{"name": "Anna", "email": "anna@example.org"}, {"anyone": True}]
    with database.writing() as session:
        game = proposing.propose_confirmed(session, read_proposal({"players": players}), now, {})
        for name in ("Dora", "Ella"):
            joining.request(GameTransaction(session, game, now), name, f"{name}@example.org")
    return 2 * DAY


def unfilled_games(database: Database, now: datetime, people: People) -> timedelta:
    invitations(database, now, people)
    return 91 * DAY


def ended_games(database: Database, now: datetime, _people: People) -> timedelta:
    two_games(database, now)
    execute(database, update(Game).values(status="over", ended_at=now, due_at=None, remind_at=None))
    return DAY


def deals(database: Database, now: datetime, _people: People) -> timedelta:
    sweep(database, now, deal_days.STEPS)
    return 2 * DAY


QUEUES = {
    "clocks": deadlines,
    "invitations": invitations,
    "proposals": proposals,
    "motions": questions,
    "digests": digests,
    "my-games": requests,
    "addresses": addresses,
    "guests-games": guests_games,
    "guest-addresses": guests_addresses,
    "join-requests": requests_to_join,
    "unfilled-games": unfilled_games,
    "deals": deals,
    "trimming": ended_games,
}


@pytest.mark.slow
@pytest.mark.parametrize("queue", first_quick(QUEUES, 2))
def test_an_item_that_raises_each_time_stops_no_other_and_is_put_aside(
    database: Database, now: datetime, people: People, items: Callable[[str], Items], queue: str
) -> None:
    now += QUEUES[queue](database, now, people)
    found = items(queue)
    for tries in range(1, MOST_TRIES + 1):
        handle_all(database, now)
        assert found.handled, "the one behind it"
        assert found.broken not in found.handled
        tried = row(database, select(Retry.tries).where(Retry.queue == found.queue, Retry.item == found.broken))
        put_aside = read(database, gauges.measure, now).set_aside.get(found.queue, 0)
        assert (tried, put_aside) == (tries, int(tries == MOST_TRIES))
        now += timedelta(hours=2)
    found.raises = None
    handle_all(database, now + DAY)
    assert rows_of(database, Retry, Retry.item == found.broken) == []
    assert found.broken in found.handled


def test_a_fault_of_the_database_delays_its_item_for_a_moment_and_counts_as_no_try(
    database: Database, now: datetime, people: People, items: Callable[[str], Items]
) -> None:
    now += deadlines(database, now, people)
    found = items("clocks")
    found.raises = OperationalError("SELECT", {}, type("Deadlock", (Exception,), {"sqlstate": "40P01"})())
    handle_all(database, now)
    assert len(found.handled) == 1
    found.raises = None
    handle_all(database, now)
    assert len(found.handled) == 1, "not at once"
    handle_all(database, now + retries.SOON)
    assert len(found.handled) == 2
    assert rows_of(database, Retry) == []


def test_an_outage_is_settled_although_a_game_s_clock_cannot_be_changed(
    database: Database, now: datetime, people: People, items: Callable[[str], Items]
) -> None:
    now += an_outage(database, now, people)
    found = items("clocks")
    for _ in range(MOST_TRIES):
        handle_all(database, now)
        now += timedelta(hours=1)
    handle_all(database, now)
    assert row(database, select(Outage.settled))
    assert len(found.handled) == 1


def test_a_failure_is_forgotten_if_its_item_is_never_taken_again(database: Database, now: datetime) -> None:
    add(database, Retry(queue="robots", item="x", tries=3, next_try_at=now, reason="ZeroDivisionError"))
    for days, kept in ((1, 1), (2, 0)):
        handle_all(database, now + days * DAY)
        assert len(rows_of(database, Retry)) == kept


def test_an_error_before_an_item_is_taken_is_logged_and_stops_no_other_queue(database: Database, now: datetime) -> None:
    def broken(_session: Session, _now: datetime) -> bool:
        raise ZeroDivisionError

    assert not retries.handle(database, broken, now)
