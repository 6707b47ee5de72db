"""The report to the operator of a site without Prometheus: the alerts of this moment, and when it was last mailed.

One is mailed a week although all is well, for those who want it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

from service.db import connections
from service.db.database import Database
from service.models import Pulse
from service.operations.monitoring.alert_conditions import Labels, Sample
from service.operations.monitoring.alert_rules import RULES, Rule
from service.operations.monitoring.gauge_metrics import GaugeCollector
from service.settings import Settings

REPORT = 5  # the id of its Pulse
WEEK = timedelta(days=7) - timedelta(hours=1)  # a timer is not exact


class Alert(NamedTuple):
    """A rule whose condition holds, and for what: `{}` for the service as a whole."""

    rule: Rule
    labels: Labels

    def __str__(self) -> str:
        about = ", ".join(f"{name} {value}" for name, value in self.labels.items())
        return f"{self.rule.name}{f' ({about})' if about else ''}: {self.rule.meaning}. To do: {self.rule.advice}"


def alerts(settings: Settings, database: Callable[[], Database]) -> list[Alert]:
    """Return the alerts of this moment, in the order of the table. Those on how fast counters rise need Prometheus."""
    families = GaugeCollector(settings, database).collect()
    samples = [Sample(one.name, one.labels, one.value) for family in families for one in family.samples]
    return [Alert(rule, labels) for rule in RULES for labels in rule.condition.found(samples)]


def is_due(database: Database) -> bool:
    """Return whether no report was mailed for a week."""
    with database.reading() as session:
        last = session.get(Pulse, REPORT)
        return last is None or connections.shared_time(session.connection()) - last.awake_at >= WEEK


def record(database: Database) -> None:
    """Record that a report was mailed now."""
    with database.writing() as session:
        session.merge(Pulse(id=REPORT, awake_at=connections.shared_time(session.connection())))
