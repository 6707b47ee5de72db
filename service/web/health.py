"""For whoever keeps the service running: alive, and able to take a move."""

from __future__ import annotations

from datetime import datetime, timedelta
from threading import Lock

from flask import Blueprint, Response, current_app
from flask.blueprints import BlueprintSetupState
from sqlalchemy.exc import SQLAlchemyError

from service.operations import gauges
from service.web import moments as words
from service.web.answers import data
from service.web.desk import desk

EXTENSION = "posse.readiness"
KEPT = timedelta(seconds=1)  # for which an answer of /readyz holds

blueprint = Blueprint("health", __name__)


class _Readiness:
    """Why the site is not ready, looked up at most once in KEPT: this page has no limit of requests."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._until: datetime | None = None
        self._reason: str | None = None

    def reason(self) -> str | None:
        """None if the site is ready."""
        with self._lock:
            if self._until is None or not timedelta() < self._until - desk().clock() <= KEPT:
                self._reason = _looked_up()
                self._until = desk().clock() + KEPT
            return self._reason


@blueprint.record_once
def _install(setup: BlueprintSetupState) -> None:
    setup.app.extensions[EXTENSION] = _Readiness()


@blueprint.get("/healthz")
def alive() -> Response:
    """200 while the process answers at all."""
    return data({"status": "alive"})


@blueprint.get("/readyz")
def ready() -> Response:
    """200 when a move can be taken and what follows from it will be done, else 503 with the reason."""
    readiness: _Readiness = current_app.extensions[EXTENSION]
    reason = readiness.reason()
    return data({"status": "ready"}) if reason is None else data({"status": reason}, 503)


def _looked_up() -> str | None:
    try:
        return _reason()
    except SQLAlchemyError:
        return "the database cannot be reached"


def _reason() -> str | None:
    """Why nobody should be sent here now. A sweep has its minute also after this process has started."""
    now = desk().clock()
    if not desk().database.migrated():
        return "the database is not migrated"
    with desk().database.reading() as session:
        asleep = gauges.sweep_age(session, now)
    limit = gauges.SWEEP_STOPPED
    if now - desk().opened_at <= limit or (asleep is not None and asleep <= limit.total_seconds()):
        return None
    if asleep is None:
        return "no sweep has ever run: is there a worker, and beat?"
    return f"the sweep has not run for {words.span(asleep)}: is there a worker, and beat?"
