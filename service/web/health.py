"""For whoever keeps the service running: alive, and able to take a move."""

from __future__ import annotations

from flask import Blueprint, Response
from sqlalchemy.exc import SQLAlchemyError

from service import state
from service.web import words
from service.web.answers import data
from service.web.desk import desk

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def alive() -> Response:
    """200 while the process answers at all."""
    return data({"status": "alive"})


@blueprint.get("/readyz")
def ready() -> Response:
    """200 when a move can be taken and what follows from it will be done, else 503 with the reason."""
    try:
        reason = _reason()
    except SQLAlchemyError:
        reason = "the database cannot be reached"
    return data({"status": "ready"}) if reason is None else data({"status": reason}, 503)


def _reason() -> str | None:
    """Why nobody should be sent here now. A sweep has its minute also after this process has started."""
    now = desk().clock()
    if not desk().database.migrated():
        return "the database is not migrated"
    with desk().database.reading() as session:
        asleep = state.asleep(session, now)
    if now - desk().opened_at <= state.STILL or (asleep is not None and asleep <= state.STILL.total_seconds()):
        return None
    if asleep is None:
        return "no sweep has ever run: is there a worker, and beat?"
    return f"the sweep has not run for {words.span(asleep)}: is there a worker, and beat?"
