"""The WSGI application for gunicorn, `service.wsgi:app`: read the settings, create the app, start its heartbeat.

The heartbeat's first pulse migrates the schema. Until the database can be reached every page responds with 503.
"""

from __future__ import annotations

from flask import Flask

from service import startup
from service.db.database import Database
from service.operations import metrics_server
from service.settings import read_or_exit
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from worker.app import DELIVER, THINK, publisher
from worker.notifier import Notifier


def _create() -> Flask:
    """Return this process's application. Ends the process with exit code 2 if a setting is wrong."""
    settings = read_or_exit("web")
    notifiers = (Notifier(publisher(settings, task)).notify for task in (DELIVER, THINK))
    database = Database(settings.database_url, *notifiers)
    metrics_server.serve(settings, lambda: database)
    made = create_app(settings, database)
    state: AppState = made.extensions[EXTENSION]
    state.heartbeat.start()
    return made


with startup.failures_logged():
    app = _create()
