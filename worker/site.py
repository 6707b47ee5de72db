"""The WSGI application for gunicorn, `worker.site:app`: the site, with what notifies the workers after a commit.

The heartbeat's first pulse migrates the schema. Until the database can be reached every page responds with 503. A wrong
setting ends the process with exit code 2.
"""

from __future__ import annotations

from service.db.database import Database
from service.monitoring import metrics_server
from service.process import startup
from service.settings import read_or_exit
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState
from worker.app import DELIVER, THINK, publisher
from worker.notifier import Notifier

with startup.failures_logged():
    settings = read_or_exit("web")
    database = Database(
        settings.database_url,
        after_mail=Notifier(publisher(settings, DELIVER)).notify,
        after_thought=Notifier(publisher(settings, THINK)).notify,
    )
    metrics_server.serve(settings, lambda: database)
    app = create_app(settings, database)
    state: AppState = app.extensions[EXTENSION]
    state.heartbeat.start()
