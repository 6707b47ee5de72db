"""The WSGI application for gunicorn, `service.wsgi:app`: read the settings, migrate the schema, create the app."""

from __future__ import annotations

from flask import Flask

from service import logs
from service.db.database import Database
from service.operations import metrics_server
from service.settings import read_or_exit
from service.web import create_app
from worker.app import publisher
from worker.notifier import Notifier


def _create() -> Flask:
    """Return this process's application. Ends the process with exit code 2 if a setting is wrong."""
    settings = read_or_exit()
    logs.start("web", settings.log_format)
    database = Database(settings.database_url, Notifier(publisher(settings)).notify)
    database.migrate()
    metrics_server.serve(settings, lambda: database)
    return create_app(settings, database)


app = _create()
