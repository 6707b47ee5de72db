"""Warm shutdown: a worker that receives SIGTERM finishes the current mail or deadline and begins no other.

Celery waits for running tasks; without this check it would wait for a task that has a thousand mails to send.
"""

from __future__ import annotations

from threading import Event

from celery.signals import worker_shutting_down

_requested = Event()


def may_continue() -> bool:
    """Tell whether this process has not been asked to shut down."""
    return not _requested.is_set()


@worker_shutting_down.connect
def _note_request(**_: object) -> None:
    _requested.set()
