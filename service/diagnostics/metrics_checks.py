"""Check METRICS_PORT: whether the metrics of Posse are there, and not another program."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException

from service.diagnostics import listeners, unreachable
from service.diagnostics.finding import Finding, fine, warning, wrong
from service.diagnostics.mail_in_checks import local
from service.settings import Settings

METRICS = "metrics port"
TIMEOUT = 10.0  # seconds for the connection, and for the response, for which the database is queried
_SIGN = b"\nposse_database_up "  # Posse always tells it
_LONGEST = 5_000_000  # bytes of a response that are read


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield who answers at METRICS_PORT."""
    if settings.metrics is None:
        yield fine(METRICS, "not used: METRICS_PORT is not set")
        return
    host, port = settings.metrics
    where = f"port {port} of {host}"
    try:
        is_posse = _SIGN in _told(local(host), port)
    except ConnectionRefusedError:
        yield warning(METRICS, f"nothing listens at {where}: restart the processes of this machine, or run some on it")
        return
    except TimeoutError as error:
        yield wrong(METRICS, f"{where}: {unreachable.reason(error)}")
        return
    except (OSError, HTTPException):
        is_posse = False
    if is_posse:
        yield fine(METRICS, f"Posse answers at {where}")
        return
    program = listeners.listener(port) or "another program"
    yield wrong(
        METRICS,
        f"another program listens at {where} ({program}), so that Posse serves no metrics: choose another port in"
        " METRICS_PORT, or stop that program, and restart the processes",
    )


def _told(host: str, port: int) -> bytes:
    connection = HTTPConnection(host, port, timeout=TIMEOUT)
    try:
        connection.request("GET", "/metrics")
        return connection.getresponse().read(_LONGEST)
    finally:
        connection.close()
