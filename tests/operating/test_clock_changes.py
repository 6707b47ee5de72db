"""The nights in which clocks change, on a PostgreSQL whose time zone has them, and whose clock the test sets."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlmodel import select

from service.admin import game_actions
from service.db import connections
from service.db.database import Database
from service.models import DailyDeal, Game, Player
from service.monitoring import gauges
from service.players import mail_plans
from tests.databases import with_tables
from tests.leagues.league import WESTERN, LeagueHarness
from tests.service import postgresql
from tests.service.doctor.conftest import pulses
from tests.service.harness import Harness
from tests.service.sweeping import WITH_DEALS, sweep
from tests.service.test_hours import set_hours
from tests.waiting import until
from tests.whole.deployment import PATIENCE, Deployment, MailSink, deployed
from tests.whole.people import ask, look, play_turn, start_with_robot

pytestmark = pytest.mark.proof

SPRING, AUTUMN = datetime(2027, 3, 28, 1, tzinfo=UTC), datetime(2026, 10, 25, 1, tzinfo=UTC)  # in Berlin
nights = pytest.mark.parametrize("night", [SPRING, AUTUMN], ids=["spring", "autumn"])
NOON = timedelta(hours=-13)  # of the day before, in UTC
PROCESSES = ("web", "worker", "beat")


def ahead(moment: datetime) -> str:
    """How far a clock is ahead that shows this moment now."""
    return f"{(moment - datetime.now(UTC)).total_seconds():+.0f}"


class Site:
    """A database whose server shows the times of a night, and nothing else."""

    def __init__(self, server: postgresql.Server, database: Database, night: datetime) -> None:
        self.server, self.database, self.night = server, database, night

    def set_clock(self, after: timedelta) -> datetime:
        """Set the server's clock to so long after the change, and return what it shows."""
        self.server.set_clock(ahead(self.night + after))
        return self.now()

    def now(self) -> datetime:
        with self.database.reading() as session:
            return connections.shared_time(session.connection())


@pytest.fixture(scope="module")
def server() -> Iterator[postgresql.Server]:
    with postgresql.running(ahead="+0") as server:
        yield server


@pytest.fixture
def site(server: postgresql.Server, night: datetime) -> Iterator[Site]:
    """A site at noon of the day before."""
    server.set_clock(ahead(night + NOON))
    with with_tables(Database(server.new_database())) as database:
        yield Site(server, database, night)


@nights
def test_two_days_are_two_days(site: Site) -> None:
    """A pause of the operator, whose command has the time of the database, changes nothing of what is left."""
    began = site.now()
    harness = Harness(site.database, began, 2)
    assert harness.due == began + timedelta(hours=48)
    left = harness.due - (paused := site.now())
    with site.database.writing() as session:
        game_actions.pause(session, harness.id, paused)
    with site.database.writing() as session:
        game_actions.resume(session, harness.id, resumed := site.now())
    assert harness.due - resumed == left


@nights
def test_hours_and_mails_of_a_player_in_berlin(site: Site) -> None:
    """On Sunday morning it is an hour less after midnight UTC in spring than in autumn."""
    seven = site.night.replace(hour=5 if site.night == SPRING else 6)
    harness = Harness(site.database, site.now(), 2, turn_hours=12.0)
    for n in (0, 1):
        set_hours(harness, n, time_zone="Europe/Berlin", quiet_from="22:30", quiet_to="7:00")
    harness.now = site.now()
    harness.pass_turn()
    assert harness.due == seven
    with site.database.writing() as session:
        player = session.exec(select(Player)).first()
        assert player is not None
        chosen = {"plan": "digest", "digest_at": "8:00", "deal": "yes", "deal_at": "7:00"}
        mail_plans.keep(session, player.id or 0, mail_plans.read(chosen, player), site.now())
        assert (player.digest_due, player.deal_due) == (seven + timedelta(hours=1), seven)
    for hours in range(-2, 12):
        sweep(site.database, site.set_clock(timedelta(hours=hours)), WITH_DEALS)
    with site.database.reading() as session:
        assert session.exec(select(Player.deal_due).where(Player.deal_mails)).one() == seven + timedelta(days=1)
        today = session.get_one(DailyDeal, site.night.date() - timedelta(days=1))
        assert today.opened_at is not None
    assert harness.game().status == "playing"


@nights
def test_a_weekend_ends_at_midnight_in_berlin(site: Site) -> None:
    midnight = site.night.replace(hour=22 if site.night == SPRING else 23)
    harness = Harness(site.database, site.now(), 2)
    with site.database.writing() as session:
        session.get_one(Game, harness.id).weekends_off = True
    for n in (0, 1):
        set_hours(harness, n, time_zone="Europe/Berlin")
    harness.now = site.now()
    harness.pass_turn()
    game = harness.game()
    assert (harness.due, game.remind_at) == (midnight + timedelta(hours=48), midnight + timedelta(hours=36))


@nights
def test_a_league_begins_after_whole_days(site: Site) -> None:
    league = LeagueHarness(site.database, founded := site.now(), WESTERN)
    assert league.begin_season().begins_at - founded.astimezone(UTC) == timedelta(days=2)


@nights
def test_a_process_is_alive_that_has_had_a_pulse_before_the_change(site: Site) -> None:
    now = site.set_clock(timedelta(seconds=2))
    pulses(site.database, "web", now=site.night - timedelta(seconds=5))
    with site.database.reading() as session:
        assert gauges.measure_now(session, now).alive("web") == 1


def set_clocks(server: postgresql.Server, deployment: Deployment, moment: datetime) -> None:
    for name in PROCESSES:
        deployment.set_clock(name, ahead(moment))
    server.set_clock(ahead(moment))


def swept_at(deployment: Deployment) -> datetime:
    """Return when a sweep last ran."""
    found: datetime = deployment.rows("SELECT awake_at FROM pulse WHERE id = 1")[0][0]
    return found.astimezone(UTC)


def first_after(post: MailSink, known: int) -> Callable[[str], EmailMessage]:
    """Return a function that waits for the first mail of a kind after those that are known."""
    return lambda kind: post.wait_for(
        lambda mails: next((mail for mail in mails[known:] if mail["X-Posse-Kind"] == kind), None)
    )


@nights
def test_the_service_goes_through_the_night(server: postgresql.Server, night: datetime, tmp_path: Path) -> None:
    """Mails leave, turns are played and sweeps run; the calendar has the deadlines that the pages show."""
    for name in PROCESSES:
        (tmp_path / f"{name}.clock").write_text(ahead(night + NOON))
    server.set_clock(ahead(night + NOON))
    settings = {"DATABASE_URL": server.new_database(), "SECRET_KEYS": "k" * 32, "TZ": "Europe/Berlin"}
    with deployed(tmp_path, **settings) as (deployment, post):
        start_with_robot(deployment.url, post.first)
        for minutes in (5, 65):  # in autumn in the hour that Berlin has twice, then in the next
            set_clocks(server, deployment, now := night + timedelta(minutes=minutes))
            until(lambda: swept_at(deployment), PATIENCE, "a sweep", now.__le__)
            deployment.wait_until_up()
            seat = start_with_robot(deployment.url, first_after(post, len(post.mails)))
            due = datetime.fromisoformat(look(seat)["due"])
            assert timedelta(hours=48) < due - now < timedelta(hours=48, minutes=30)
            assert f"{due:%Y%m%dT%H%M%SZ}" in ask(look(f"{seat}/calendar")["calendar"]).text
            assert play_turn(seat, random.Random(1))
        assert "Traceback" not in "".join(map(deployment.log, PROCESSES))
