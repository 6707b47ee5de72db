"""The report to the operator: the alerts that hold now, and what `posse doctor` finds on this machine.

One is mailed a week although all is well, for those who want it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from service.db import connections
from service.db.database import Database
from service.diagnostics import diagnosis
from service.diagnostics.finding import Finding, Status, exit_code
from service.models import Pulse
from service.monitoring.alert_conditions import Labels, Sample
from service.monitoring.alert_rules import RULES, Rule
from service.monitoring.gauge_metrics import GaugeCollector
from service.settings import Settings

REPORT = 5  # the id of the Pulse of the last report that was mailed
WEEK = timedelta(days=7) - timedelta(hours=1)  # a timer is not exact
FOOT = (
    "`posse report` sends this mail when something is wrong. docs/alerts.md of Posse explains the alerts,"
    " docs/run-it.md the checks of `posse doctor`."
)


class Alert(NamedTuple):
    """A rule whose condition holds, and for what: `{}` for the service as a whole."""

    rule: Rule
    labels: Labels

    def __str__(self) -> str:
        about = ", ".join(f"{name} {value}" for name, value in self.labels.items())
        return f"{self.rule.name}{f' ({about})' if about else ''}: {self.rule.meaning}. To do: {self.rule.advice}"


@dataclass(frozen=True)
class Report:
    """What is to be told about a site, as one of its machines sees it."""

    site: str
    machine: str
    alerts: Sequence[Alert]
    findings: Sequence[Finding]

    def found(self, status: Status) -> list[Finding]:
        """Return what `posse doctor` finds wrong, or what it warns of."""
        return [one for one in self.findings if one.status == status]

    @property
    def is_urgent(self) -> bool:
        """Return whether there is more than warnings, which may stand for years."""
        return bool(self.alerts or self.found("wrong"))

    @property
    def exit_code(self) -> int:
        """Return 2 if something is wrong, 1 if there are only warnings, else 0."""
        return 2 if self.alerts else exit_code(self.findings)

    @property
    def subject(self) -> str:
        """Return what the mail says, in a few words."""
        number = len(self.alerts) + len(self.found("wrong"))
        if not number:
            return f"Posse works: {self.site}"
        return f"Posse: {number} thing{'s are' if number > 1 else ' is'} wrong at {self.site}"

    def text(self, now: datetime) -> str:
        """Return the report as text."""
        wrong, warnings = self.found("wrong"), self.found("warning")
        fine = len(self.findings) - len(wrong) - len(warnings)
        sections = {
            "Alerts": [str(alert) for alert in self.alerts],
            "Wrong, says posse doctor": [f"{one.check}: {one.text}" for one in wrong],
            "Warnings": [f"{one.check}: {one.text}" for one in warnings],
        }
        parts = [f"{self.site} at {now:%Y-%m-%d %H:%M} UTC, seen from {self.machine}."]
        parts += ["\n- ".join([f"{name}:", *lines]) for name, lines in sections.items() if lines]
        parts += [f"{fine} checks have found nothing.", FOOT]
        return "\n\n".join(parts) + "\n"


def report(settings: Settings, environ: Mapping[str, str], file: Path, machine: str) -> Report:
    """Check everything now. `environ` has the settings, and `file` too, as for `posse doctor`."""
    with closing(Database(settings.database_url)) as database:
        found = alerts(settings, lambda: database) if database.exists() else []
        return Report(settings.base_url, machine, found, diagnosis.findings(environ, file))


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
    """Record that a report was mailed now, unless the database is what is wrong."""
    with suppress(SQLAlchemyError):
        if database.exists():
            with database.writing() as session:
                session.merge(Pulse(id=REPORT, awake_at=connections.shared_time(session.connection())))
