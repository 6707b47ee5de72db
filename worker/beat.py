"""The app that beat runs: `celery --app worker.beat beat`. It has the schedule and imports no task."""

from __future__ import annotations

from service.process import startup
from service.settings import read_or_exit
from worker.app import create_app

with startup.failures_logged():
    app = create_app(read_or_exit("beat"))
