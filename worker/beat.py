"""The app that beat runs: `celery --app worker.beat beat`. It has the schedule and imports no task."""

from __future__ import annotations

from service.settings import read_or_exit
from worker.app import create_app

app = create_app(read_or_exit())
