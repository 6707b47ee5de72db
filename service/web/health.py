"""Health checks for operators and load balancers: whether the process is alive, and whether it can take a move."""

from __future__ import annotations

from datetime import datetime, timedelta
from threading import Lock

from flask import Blueprint, Response, current_app
from flask.blueprints import BlueprintSetupState
from sqlalchemy.exc import SQLAlchemyError

from service.operations import gauges
from service.text import amounts
from service.web.app_state import app_state
from service.web.responses import json_object

EXTENSION = "posse.readiness"
CACHED_FOR = timedelta(seconds=1)

UNREACHABLE = "the database cannot be reached"
NOT_MIGRATED = "the database is not migrated"
NO_SWEEP = "no sweep has ever run: is there a worker, and beat?"
SWEEP_STOPPED = "the sweep has not run for {span}: is there a worker, and beat?"

blueprint = Blueprint("health", __name__)


class _Readiness:
    """Why the site is not ready, looked up at most once in CACHED_FOR, because this page has no rate limit."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._until: datetime | None = None
        self._reason: str | None = None

    def reason(self) -> str | None:
        """Return why the site is not ready; None if it is."""
        with self._lock:
            if self._until is None or not timedelta() < self._until - app_state().clock() <= CACHED_FOR:
                self._reason = _current_reason()
                self._until = app_state().clock() + CACHED_FOR
            return self._reason


@blueprint.record_once
def _install(setup: BlueprintSetupState) -> None:
    setup.app.extensions[EXTENSION] = _Readiness()


@blueprint.get("/healthz")
def alive() -> Response:
    """Respond with 200 as long as the process responds at all."""
    return json_object({"status": "alive"})


@blueprint.get("/readyz")
def ready() -> Response:
    """Respond with 200 if a move can be taken and its consequences will be carried out, else with 503 and why not."""
    readiness: _Readiness = current_app.extensions[EXTENSION]
    reason = readiness.reason()
    return json_object({"status": "ready"}) if reason is None else json_object({"status": reason}, 503)


def _current_reason() -> str | None:
    try:
        return _database_or_sweep_reason()
    except SQLAlchemyError:
        return UNREACHABLE


def _database_or_sweep_reason() -> str | None:
    """Return why no move can be taken now; None if one can. The first sweep has a minute after this process started."""
    now = app_state().clock()
    if not app_state().database.migrated():
        return NOT_MIGRATED
    with app_state().database.reading() as session:
        age = gauges.sweep_age(session, now)
    just_started = now - app_state().started_at <= gauges.SWEEP_STOPPED
    if just_started or (age is not None and age <= gauges.SWEEP_STOPPED.total_seconds()):
        return None
    return NO_SWEEP if age is None else SWEEP_STOPPED.format(span=amounts.duration(age))
