"""Open the public site as a player does, through DNS, TLS and the proxy, and see when its certificate ends."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException

from service.diagnostics import site_probe, unreachable
from service.diagnostics.site_probe import Who
from service.operations.monitoring.site_watch import Look
from service.settings import Settings

# Another Posse may be this site with other keys, while processes are restarted one after the other.
NOT_REACHED: dict[Who, str] = {
    "a proxy": "a proxy answers, but does not reach Posse: check web, and to which address the proxy passes requests",
    "a redirect": "it redirects elsewhere: check BASE_URL, and what the proxy does for this name",
    "another": "something else than Posse answers: check the DNS and the proxy",
}


def look(settings: Settings) -> Look:
    """Request /healthz at BASE_URL. No redirect is followed: only the operator's own address is asked."""
    ends: datetime | None = None
    connection = site_probe.connection_to(settings.base_url)
    try:
        connection.connect()
        ends = _certificate_ends(connection)
        return Look(NOT_REACHED.get(site_probe.ask(connection, settings).who), ends)
    except (OSError, HTTPException) as error:
        return Look(unreachable.reason(error), ends)
    finally:
        connection.close()


def _certificate_ends(connection: HTTPConnection) -> datetime | None:
    """Return when the server's certificate ends, None without TLS."""
    if not isinstance(connection.sock, ssl.SSLSocket):
        return None
    certificate = connection.sock.getpeercert() or {}
    return datetime.fromtimestamp(ssl.cert_time_to_seconds(str(certificate["notAfter"])), UTC)
