"""What every page needs at hand: the settings, the database, the links and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from flask import current_app, g, request

from service.db.database import Database
from service.links import Claim, Links
from service.settings import Settings

EXTENSION = "posse"


@dataclass(frozen=True)
class Desk:
    """One per application. `clock` is the only place where the web looks at the time."""

    settings: Settings
    database: Database
    links: Links
    clock: Callable[[], datetime]
    opened_at: datetime


def claim_of(token: str) -> Claim:
    """What a link says; read once in a request. Raises errors.Forged."""
    known: tuple[str, Claim] | None = g.get("claim")
    if known is None or known[0] != token:
        known = g.claim = (token, desk().links.read(token))
    return known[1]


def read_token() -> None:
    """Refuse a forged link before anything else of a request is looked at. Raises errors.Forged."""
    token = (request.view_args or {}).get("token")
    if token is not None:
        claim_of(token)


def desk() -> Desk:
    """The desk of the application that answers the present request."""
    return cast(Desk, current_app.extensions[EXTENSION])
