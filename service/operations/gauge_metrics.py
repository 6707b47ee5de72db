"""The gauges in the form of Prometheus, read from the database at each request."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from service.db import room
from service.db.connections import is_read_only
from service.db.database import Database
from service.operations import gauges
from service.operations.checked_clock import machine_time

if TYPE_CHECKING:
    from prometheus_client.core import Metric


class GaugeCollector:
    """Collects the gauges from the database at each request."""

    def __init__(self, database: Callable[[], Database]) -> None:
        self._database = database

    def describe(self) -> list[Metric]:
        """Return nothing, so that registering does not query the database."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Return the gauges; while the database cannot be used, only that it cannot.

        One that is read-only gets no pulses, so that all processes would seem to have ended.
        """
        try:
            with self._database().reading() as session:
                found = None if is_read_only(session.connection()) else gauges.measure_now(session, machine_time())
            has_room = self._has_room()
        except SQLAlchemyError:
            found = None
        yield _gauge("database_up", "Whether the database answers and accepts writes.", found is not None)
        if found is None:
            return
        yield _gauge("database_room", "Whether the disk of the database has room for more rows.", has_room)
        yield from _service(found)
        yield from _machines(found)

    def _has_room(self) -> bool:
        """Tell whether the database has room, in a transaction that ends there."""
        with self._database().reading() as session:
            return room.is_left(session.connection())


def _service(found: gauges.Gauges) -> Iterator[Metric]:
    """Return the metrics of the service as a whole."""
    yield _gauge("deadline_overdue_seconds", "How long the oldest deadline is overdue.", found.deadline_overdue)
    yield _gauge("mail_waiting_seconds", "How long a mail waits that was never refused.", found.mail_waiting)
    yield _gauge("mail_refused_seconds", "How long a mail waits that was refused for now.", found.mail_refused)
    yield _gauge("mail_refused_players", "Players whose mails were refused for now.", found.refused_players)
    yield _gauge("mail_held_domains", "Domains to which mail waits, refused for now.", found.held_domains)
    yield _gauge("thought_overdue_seconds", "How long a robot's move is due.", found.thought_overdue)
    if found.sweep_age is not None:
        yield _gauge("sweep_age_seconds", "How long ago the sweep last ran.", found.sweep_age)
    yield _labelled("outbox", "Mails that are not sent.", ("kind", "state"), found.outbox.items())
    alive = [((role,), found.alive(role)) for role in gauges.ROLES]
    yield _labelled("processes", "Processes that run, by role.", ("role",), alive)


def _machines(found: gauges.Gauges) -> Iterator[Metric]:
    """Return the metrics that each machine has of its own."""
    by = ("role", "machine")
    pulses = [((one.role, one.machine), one.pulse_age) for one in found.processes]
    yield _labelled("pulse_age_seconds", "Age of the newest pulse.", by, pulses)
    skews = [((one.role, one.machine), one.skew) for one in found.processes]
    yield _labelled("clock_skew_seconds", "How far the machine's clock is ahead.", by, skews)
    mail = [((one.machine,), not one.no_mail) for one in found.processes if one.role == "worker" and one.alive]
    yield _labelled("mail_server_up", "Whether the mail server can be used.", ("machine",), mail)


def _gauge(name: str, explanation: str, value: float) -> Metric:
    return _labelled(name, explanation, (), [((), value)])


def _labelled(
    name: str, explanation: str, labels: tuple[str, ...], values: Iterable[tuple[tuple[str, ...], float]]
) -> Metric:
    """Return a gauge with a value for each combination of its labels."""
    from prometheus_client.core import GaugeMetricFamily

    family = GaugeMetricFamily(f"posse_{name}", explanation, labels=labels)
    for label_values, value in values:
        family.add_metric(label_values, value)
    return family
