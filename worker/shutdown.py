"""Warm shutdown: a worker that receives SIGTERM finishes the current mail or deadline and begins no other.

Celery waits for running tasks; without this check it would wait for a task that has a thousand mails to send.
"""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

from celery.signals import worker_init, worker_shutting_down

from service.process import logs

STDOUT = 1  # the file descriptor

_requested = Event()

logger = logs.get()


def may_continue() -> bool:
    """Return whether this process has not been asked to shut down."""
    return not _requested.is_set()


@worker_init.connect
def _discard_stdout(**_: object) -> None:
    """Discard standard output: Celery writes plain text to it at signals, past all logging, which is on stderr."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), STDOUT)


@worker_shutting_down.connect
def _note_request(how: str, **_: object) -> None:
    _requested.set()
    logger.info("stops", how=how.lower())
