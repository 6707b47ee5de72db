"""What machines see of the public site, as rows: the first success, then each look."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from service.db.database import Database
from service.models import SiteCheck
from service.monitoring import site_watch
from service.monitoring.site_watch import Look, Site
from tests.databases import both
from tests.rows import alter, rows_of

pytestmark = both

ENDS = datetime.now(UTC) + timedelta(days=30)


def sites(database: Database, later: timedelta = timedelta()) -> list[Site]:
    with database.reading() as session:
        return list(site_watch.sites(session, datetime.now(UTC) + later))


def age_all(database: Database, by: timedelta) -> None:
    for row in rows_of(database, SiteCheck):
        alter(database, SiteCheck, row.machine, checked_at=row.checked_at - by)


def test_a_machine_that_has_never_reached_the_site_says_nothing(database: Database) -> None:
    site_watch.record(database, "a", Look("no way out", None))
    assert sites(database) == []


def test_from_the_first_success_on_each_look_counts(database: Database) -> None:
    site_watch.record(database, "a", Look(None, ENDS))
    (reached,) = sites(database)
    assert (reached.machine, reached.reason) == ("a", None)
    assert reached.certificate_seconds == pytest.approx(30 * 86400, abs=7200)
    site_watch.record(database, "a", Look("refused", None))
    (refused,) = sites(database)
    assert refused.reason == "refused"
    assert refused.certificate_seconds == pytest.approx(30 * 86400, abs=7200), "what was last known of it"


def test_each_machine_has_a_row_that_is_forgotten_without_a_worker(database: Database) -> None:
    for machine in ("a", "b"):
        site_watch.record(database, machine, Look(None, None))
    assert [(site.machine, site.certificate_seconds) for site in sites(database)] == [("a", None), ("b", None)]
    age_all(database, timedelta(minutes=11))
    assert sites(database) == [], "older than some looks: nobody knows"
    age_all(database, timedelta(days=1))
    site_watch.record(database, "b", Look(None, None))
    assert [row.machine for row in rows_of(database, SiteCheck)] == ["b"]
