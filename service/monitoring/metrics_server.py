"""Serve the metrics to Prometheus, on a port of their own.

Every web process and every worker of a machine listens on the same port, and the one that accepts a connection answers
for all of them: counters are in a file they share, gauges are read from the database. So any process may end.
"""

from __future__ import annotations

import ipaddress
import socket
import sqlite3
from collections.abc import Callable
from http.server import ThreadingHTTPServer
from threading import Thread

from service.db.database import Database
from service.monitoring.gauge_metrics import GaugeCollector
from service.process import logs, metrics
from service.settings import Settings

logger = logs.get()


def serve(settings: Settings, database: Callable[[], Database]) -> None:
    """Start counting and serving, in a thread, if METRICS_PORT is set. What prevents that is logged, not raised."""
    if settings.metrics is None:
        return
    folder = settings.var / metrics.FOLDER
    try:
        metrics.start(folder)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        logger.error("metrics cannot be counted", folder=str(folder), reason=reason)
        return
    from prometheus_client import CollectorRegistry, MetricsHandler

    registry = CollectorRegistry()
    registry.register(metrics.CountCollector())
    registry.register(GaugeCollector(settings, database))
    try:
        server = _Server(settings.metrics, MetricsHandler.factory(registry))
    except OSError as error:
        logger.error("metrics server cannot listen", port=settings.metrics[1], reason=error.strerror)
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
