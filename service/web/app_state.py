"""What every request handler needs: the settings, the database, the links and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from flask import current_app, g, request

from service.db.database import Database
from service.links import Claim, Links
from service.operations.heartbeat import Heartbeat
from service.settings import Settings

EXTENSION = "posse"
"""The name under which the state is kept in `Flask.extensions`."""


@dataclass(frozen=True)
class AppState:
    """The state of one application. `clock` is the only source of the time in this package."""

    settings: Settings
    database: Database
    links: Links
    clock: Callable[[], datetime]
    heartbeat: Heartbeat


def app_state() -> AppState:
    """Return the state of the application that handles the present request."""
    return cast(AppState, current_app.extensions[EXTENSION])


def claim_of(token: str) -> Claim:
    """Return the claim of a token, which is verified once per request. Raises errors.Forged."""
    verified: tuple[str, Claim] | None = g.get("claim")
    if verified is None or verified[0] != token:
        verified = g.claim = (token, app_state().links.read(token))
    return verified[1]


def verify_token() -> None:
    """Verify the token in the request's path, if there is one, before any handler runs. Raises errors.Forged."""
    token = (request.view_args or {}).get("token")
    if token is not None:
        claim_of(token)
