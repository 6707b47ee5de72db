"""Request /healthz of a site, and find out who answers: this site, another Posse, a proxy without one, or another."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime
from http.client import HTTPConnection
from typing import Literal, NamedTuple

from service.links.probes import FIELD, HEADER, Arrival, Probes
from service.settings import Settings

Who = Literal["this site", "another Posse", "a proxy", "a redirect", "another"]
ANOTHER_POSSE = (
    "a Posse answers, but not with the SECRET_KEYS of this command: it is another site's, or its processes were not"
    " restarted since the keys were changed or the release before this one"
)
TIMEOUT = 10.0  # seconds for the connection, and for each part of the response
_LONGEST = 2000  # bytes of a response that are read
_AWAY = (502, 503, 504)  # what a proxy answers that does not reach Posse


class SiteReply(NamedTuple):
    """Who answers, and if it is this site, how the request arrived there. `location`: where a redirect leads."""

    who: Who
    arrival: Arrival | None = None
    location: str = ""


def ask(connection: HTTPConnection, settings: Settings) -> SiteReply:
    """Return who answers on a connection, which stays open. Raises OSError, HTTPException."""
    probes = Probes(settings.secret_keys or (secrets.token_hex(),))
    question = probes.question(datetime.now(UTC))
    connection.request("GET", "/healthz", headers={HEADER: question})
    response = connection.getresponse()
    told = _told(response.read(_LONGEST))
    if location := response.headers.get("Location", ""):
        return SiteReply("a redirect", location=location)
    if response.status in _AWAY:
        return SiteReply("a proxy")
    if told.get("status") != "alive":
        return SiteReply("another")
    arrival = probes.read(told.get(FIELD), question)
    return SiteReply("another Posse") if arrival is None else SiteReply("this site", arrival)


def _told(body: bytes) -> dict[str, object]:
    try:
        told = json.loads(body)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
