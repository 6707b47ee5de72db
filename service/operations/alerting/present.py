"""The alerts that a site without Prometheus would get now: those conditions of the table that hold at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from service.db.database import Database
from service.operations.alerting.conditions import Labels, Sample
from service.operations.alerting.rules import RULES, Rule
from service.operations.gauge_metrics import GaugeCollector
from service.settings import Settings


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
