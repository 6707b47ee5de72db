"""The page that Prometheus reads, on a port of its own, away from players.

Every web process and every worker of a machine listens on the same port, and whoever gets the question answers for all:
what was counted lies in common files, what is the case is in the database. So it does not matter who dies.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.server import ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from service import logs, metrics
from service.db.database import Database
from service.operations import health as state
from service.settings import Settings

if TYPE_CHECKING:
    from prometheus_client.core import Metric

log = logs.get()


def serve(settings: Settings, database: Callable[[], Database]) -> None:
    """Count, and answer Prometheus, if the settings say where. A port that cannot be had is no reason to stop."""
    if settings.metrics is None:
        return
    folder = settings.var / metrics.FOLDER
    metrics.start(folder)
    from prometheus_client import CollectorRegistry
    from prometheus_client.exposition import MetricsHandler
    from prometheus_client.multiprocess import MultiProcessCollector

    registry = CollectorRegistry()
    collect_files: Any = MultiProcessCollector  # it has no types
    collect_files(registry, str(folder))
    registry.register(_Present(database))
    try:
        server = _Server(settings.metrics, MetricsHandler.factory(registry))
    except OSError as error:
        log.error("metrics cannot be shown", port=settings.metrics[1], reason=error.strerror)
        return
    Thread(target=server.serve_forever, name="metrics", daemon=True).start()


class _Server(ThreadingHTTPServer):
    """A server on a port that its siblings listen on too."""

    allow_reuse_port = True
    daemon_threads = True

    def __init__(self, where: tuple[str, int], handler: type) -> None:
        if ipaddress.ip_address(where[0]).version == 6:
            self.address_family = socket.AF_INET6
        super().__init__(where, handler)


class _Present:
    """What is the case now, looked up when it is asked for."""

    def __init__(self, database: Callable[[], Database]) -> None:
        self._database = database

    def describe(self) -> list[Metric]:
        """Nothing: it would mean a look into the database."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The gauges; of a database that is away only that it is."""
        from prometheus_client.core import GaugeMetricFamily

        try:
            with self._database().reading() as session:
                found = state.look(session, datetime.now(UTC))
        except SQLAlchemyError:
            yield GaugeMetricFamily("posse_database_up", "Whether the database answers.", 0)
            return
        yield GaugeMetricFamily("posse_database_up", "Whether the database answers.", 1)
        for name, told, value in (
            ("posse_deadline_overdue_seconds", "How long the oldest deadline is overdue.", found.overdue),
            ("posse_mail_waiting_seconds", "How long the mail that is due longest has been due.", found.waiting),
            ("posse_mail_oldest_seconds", "The age of the oldest mail that is not sent.", found.oldest),
        ):
            yield GaugeMetricFamily(name, told, value)
        if found.asleep is not None:
            yield GaugeMetricFamily("posse_sweep_age_seconds", "How long ago the sweep was awake.", found.asleep)
        outbox = GaugeMetricFamily(
            "posse_outbox", "Mails that are not sent, by kind and state.", labels=["kind", "state"]
        )
        for (kind, mail_state), number in found.outbox.items():
            outbox.add_metric([kind, mail_state], number)
        yield outbox
