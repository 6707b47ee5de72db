"""Open the public site as a player does, through DNS, TLS and the proxy, and see when its certificate ends."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from service.diagnostics import unreachable
from service.operations.site_watch import Look

TIMEOUT = 10.0  # seconds for the connection, and for each part of the response
LONGEST = 1000  # bytes of the response that are read
ALIVE = b'"alive"'


def look(base_url: str) -> Look:
    """Request /healthz at BASE_URL. No redirect is followed: only the operator's own address is asked."""
    ends: datetime | None = None
    connection = _connection(base_url)
    try:
        connection.connect()
        ends = _certificate_ends(connection)
        connection.request("GET", "/healthz")
        response = connection.getresponse()
        body = response.read(LONGEST)
    except (OSError, HTTPException) as error:
        return Look(unreachable.reason(error), ends)
    finally:
        connection.close()
    if response.status != 200:
        return Look(f"it answers with the status {response.status}: check the proxy and web", ends)
    return Look(None if ALIVE in body else "something else than Posse answers: check the DNS and the proxy", ends)


def _connection(base_url: str) -> HTTPConnection:
    parts = urlsplit(base_url)
    host = parts.hostname or ""
    if parts.scheme == "https":
        return HTTPSConnection(host, parts.port, timeout=TIMEOUT, context=ssl.create_default_context())
    return HTTPConnection(host, parts.port, timeout=TIMEOUT)


def _certificate_ends(connection: HTTPConnection) -> datetime | None:
    """Return when the server's certificate ends, None without TLS."""
    if not isinstance(connection.sock, ssl.SSLSocket):
        return None
    certificate = connection.sock.getpeercert() or {}
    return datetime.fromtimestamp(ssl.cert_time_to_seconds(str(certificate["notAfter"])), UTC)
