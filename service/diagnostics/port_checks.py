"""Check the ports of this machine at which Posse answers: that of the site, if it can take a move, and METRICS_PORT."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException

from service import supervise
from service.diagnostics import listeners, site_probe, unreachable
from service.diagnostics.finding import Finding, fine, warning, wrong
from service.diagnostics.mail_in_checks import local
from service.settings import Settings

PORT, METRICS = "site port", "metrics port"
TIMEOUT = 5.0  # seconds for the connection, and for the response
STARTED_WITHIN = 30.0  # seconds that a web process may take to start, also while it waits for its database
METRICS_TIMEOUT = 10.0  # seconds for the metrics, for which the database is queried
WEB = "service.gunicorn_conf"  # in the command line of a web process
JOURNAL = "`journalctl --unit posse-web` says why"
_LONGEST = 1000  # bytes of a response that are read
_METRICS_LONGEST = 5_000_000
_SIGN = b"\nposse_database_up "  # in all metrics of Posse


def findings(settings: Settings) -> Iterator[Finding]:
    """Yield who answers at the port of the site. A web process that starts gets time to do so."""
    where = f"port {settings.port} of {settings.bind}"
    program = listeners.listener(settings.port)
    is_web = program is not None and WEB in program.command
    timeout = STARTED_WITHIN if is_web else TIMEOUT
    try:
        with closing(HTTPConnection(local(settings.bind), settings.port, timeout=timeout)) as connection:
            who = site_probe.ask(connection, settings).who
            readiness = _readiness(connection) if who == "this site" else ""
    except (OSError, HTTPException):
        who, readiness = None, ""
    if who == "this site":
        yield _answering(where, readiness)
    elif who == "another Posse":
        yield wrong(PORT, f"at {where} {site_probe.ANOTHER_POSSE}")
    elif is_web:
        yield wrong(PORT, f"a web process of Posse listens at {where}, but does not answer: {JOURNAL}")
    else:
        yield _unanswered(settings, where, program)


def _readiness(connection: HTTPConnection) -> str:
    """Return what a web process of this site says of itself. Raises OSError, HTTPException."""
    connection.request("GET", "/readyz")
    told = connection.getresponse().read(_LONGEST)
    return str(json.loads(told)["status"])


def _answering(where: str, readiness: str) -> Finding:
    if readiness == "ready":
        return fine(PORT, f"Posse answers at {where}")
    return wrong(PORT, f"Posse answers at {where}, but cannot take a move: {readiness}")


def _unanswered(settings: Settings, where: str, program: listeners.Listener | None) -> Finding:
    why = supervise.why_unavailable(settings.bind, settings.port)
    if why is None:
        return fine(PORT, f"{where} is free: no web process listens on this machine")
    stop = "the program that uses it" if program is None else f"what uses it ({program})"
    return wrong(
        PORT, f"Posse cannot use {where} ({why}), and does not answer there: stop {stop}, or change PORT or BIND"
    )


def metrics_findings(settings: Settings) -> Iterator[Finding]:
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
    with closing(HTTPConnection(host, port, timeout=METRICS_TIMEOUT)) as connection:
        connection.request("GET", "/metrics")
        return connection.getresponse().read(_METRICS_LONGEST)
