"""What a web server runs: `gunicorn service.wsgi:app`. Settings, the schema up to date, the application."""

from __future__ import annotations

from flask import Flask

from service import logs
from service.db.database import Database
from service.operations import exposition
from service.settings import read_or_exit
from service.web import create_app
from worker.app import publisher
from worker.bell import Bell


def _started() -> Flask:
    """The application of this process. Wrong settings end the process with exit code 2 and the list of them."""
    settings = read_or_exit()
    logs.start("web", settings.log_format)
    database = Database(settings.database_url, Bell(publisher(settings)).ring)
    database.migrate()
    exposition.serve(settings, lambda: database)
    return create_app(settings, database)


app = _started()
