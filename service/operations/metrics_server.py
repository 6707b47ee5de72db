"""Serve the metrics to Prometheus, on a port of their own.

Every web process and every worker of a machine listens on the same port, and the one that accepts a connection answers
for all of them: counters are in shared files, gauges are read from the database. So any process may end.
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
from service.operations import gauges
from service.settings import Settings

if TYPE_CHECKING:
    from prometheus_client.core import Metric

log = logs.get()


def serve(settings: Settings, database: Callable[[], Database]) -> None:
    """Start counting and serving, in a thread, if METRICS_PORT is set. A port that is taken is logged, not raised."""
    if settings.metrics is None:
        return
    folder = settings.var / metrics.FOLDER
    metrics.start(folder)
    from prometheus_client import CollectorRegistry
    from prometheus_client.exposition import MetricsHandler
    from prometheus_client.multiprocess import MultiProcessCollector

    registry = CollectorRegistry()
    collect_files: Any = MultiProcessCollector  # the library declares no types for it
    collect_files(registry, str(folder))
    registry.register(_GaugeCollector(database))
    try:
        server = _Server(settings.metrics, MetricsHandler.factory(registry))
    except OSError as error:
        log.error("metrics server cannot listen", port=settings.metrics[1], reason=error.strerror)
        return
    Thread(target=server.serve_forever, name="metrics", daemon=True).start()


class _Server(ThreadingHTTPServer):
    """An HTTP server on a port that other processes of this machine share."""

    allow_reuse_port = True
    daemon_threads = True

    def __init__(self, where: tuple[str, int], handler: type) -> None:
        if ipaddress.ip_address(where[0]).version == 6:
            self.address_family = socket.AF_INET6
        super().__init__(where, handler)


class _GaugeCollector:
    """Collects the gauges, read from the database for each request."""

    def __init__(self, database: Callable[[], Database]) -> None:
        self._database = database

    def describe(self) -> list[Metric]:
        """Return nothing, so that registering does not query the database."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Return the gauges; while the database cannot be reached, only that."""
        from prometheus_client.core import GaugeMetricFamily

        try:
            with self._database().reading() as session:
                now = gauges.measure(session, datetime.now(UTC))
        except SQLAlchemyError:
            yield GaugeMetricFamily("posse_database_up", "Whether the database answers.", 0)
            return
        yield GaugeMetricFamily("posse_database_up", "Whether the database answers.", 1)
        for name, explanation, value in (
            ("posse_deadline_overdue_seconds", "How long the oldest deadline is overdue.", now.deadline_overdue),
            ("posse_mail_waiting_seconds", "How long the mail that is due longest has been due.", now.mail_waiting),
            ("posse_mail_oldest_seconds", "The age of the oldest mail that is not sent.", now.mail_oldest),
        ):
            yield GaugeMetricFamily(name, explanation, value)
        if now.sweep_age is not None:
            yield GaugeMetricFamily("posse_sweep_age_seconds", "How long ago the sweep last ran.", now.sweep_age)
        outbox = GaugeMetricFamily(
            "posse_outbox", "Mails that are not sent, by kind and state.", labels=["kind", "state"]
        )
        for (kind, mail_state), number in now.outbox.items():
            outbox.add_metric([kind, mail_state], number)
        yield outbox
