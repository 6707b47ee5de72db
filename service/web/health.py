"""For whoever keeps the service running: alive, and able to take a move."""

from __future__ import annotations

from flask import Blueprint, Response
from sqlalchemy.exc import SQLAlchemyError

from service.web.answers import data
from service.web.desk import desk

blueprint = Blueprint("health", __name__)


@blueprint.get("/healthz")
def alive() -> Response:
    """200 while the process answers at all."""
    return data({"status": "alive"})


@blueprint.get("/readyz")
def ready() -> Response:
    """200 when the database can be reached and its schema is the one this code knows, else 503."""
    try:
        migrated = desk().database.migrated()
    except SQLAlchemyError:
        return data({"status": "the database cannot be reached"}, 503)
    if not migrated:
        return data({"status": "the database is not migrated"}, 503)
    return data({"status": "ready"})
