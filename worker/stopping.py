"""Stopping: a worker that is asked to stop finishes the mail in its hand, or the deadline, and takes up no other.

Celery waits for tasks that run; without this a task with a thousand mails to send would be waited for, or killed.
"""

from __future__ import annotations

from threading import Event

from celery.signals import worker_shutting_down

_asked = Event()


def asked_to_go_on() -> bool:
    """Whether nobody has asked this process to stop."""
    return not _asked.is_set()


@worker_shutting_down.connect
def _stop(**_: object) -> None:
    _asked.set()
