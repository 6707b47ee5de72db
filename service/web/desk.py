"""What every page needs at hand: the settings, the database, the links and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from flask import current_app

from service.database import Database
from service.links import Links
from service.settings import Settings

EXTENSION = "posse"


@dataclass(frozen=True)
class Desk:
    """One per application. `clock` is the only place where the web looks at the time."""

    settings: Settings
    database: Database
    links: Links
    clock: Callable[[], datetime]


def desk() -> Desk:
    """The desk of the application that answers the present request."""
    found = current_app.extensions[EXTENSION]
    assert isinstance(found, Desk)  # noqa: S101 - tells the type checker what create_app put there
    return found
