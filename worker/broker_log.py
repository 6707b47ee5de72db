"""What a process logs about the broker: a line when it is away, one a minute while it lasts, one when it is back.

Celery logs each try to connect, with tracebacks. Those lines are dropped, and counted here.
"""

from __future__ import annotations

import logging
import sys
from threading import Event
from typing import TypeGuard

from celery import bootsteps
from celery.beat import Scheduler as CelerysScheduler
from celery.beat import SchedulingError
from celery.worker.consumer import Consumer
from kombu.exceptions import KombuError

from service.process.failure_log import FailureLog

TASKS = "celery.worker.request"  # the logger of messages that cannot be acknowledged
LOGGERS = ("celery.beat", "celery.worker.consumer.consumer", TASKS)  # which log a broker that is away
LOOK_EVERY = 1.0  # seconds between two looks whether a message could not be acknowledged
ERRORS = (OSError, KombuError)  # and Redis's


class BrokerLog(FailureLog):
    """The lines of one user of the broker."""

    def __init__(self) -> None:
        super().__init__("broker is away: what is due waits in its row", "broker is back")

    def away(self, error: BaseException, **fields: object) -> None:
        """Record that the broker could not be used. What an error says is not logged: it may quote a URL."""
        self.failed(reason=_reason(error), **fields)


def _reason(error: BaseException) -> str:
    """Return the system's error that is the cause, or else the type of the library's error that is."""
    causes = [error]
    while (cause := causes[-1].__cause__ or causes[-1].__context__) is not None:
        causes.append(cause)
    for cause in causes:
        if isinstance(cause, OSError) and cause.strerror:
            return cause.strerror
    return next(type(cause).__name__ for cause in reversed(causes) if _is_brokers(cause) or cause is error)


def _is_brokers(found: object) -> TypeGuard[BaseException]:
    """Return whether something is an error of the broker. Redis's client is loaded only where that is the broker."""
    redis = sys.modules.get("redis.exceptions")
    return isinstance(found, ERRORS if redis is None else (*ERRORS, redis.RedisError))


_connection = BrokerLog()  # of beat, or of a worker's consumer
_not_acknowledged = Event()


class Scheduler(CelerysScheduler):
    """The schedule of beat. Celery's logs each task that cannot be published with a traceback and a stack."""

    def apply_entry(self, entry: object, producer: object = None) -> None:
        """Publish a task that is due; one that cannot be published is due again soon."""
        try:
            self.apply_async(entry, producer=producer, advance=False)
        except SchedulingError as error:
            _connection.away(error)
        else:
            _connection.worked()


class Connected(bootsteps.StartStopStep):
    """The step of a worker's start that follows when it is connected to the broker, also after a loss.

    A worker that holds as many messages as it may reads none, and so does not notice a lost connection. If they cannot
    be acknowledged it would hold them for ever: it connects anew instead.
    """

    requires = ("celery.worker.consumer.tasks:Tasks",)

    def start(self, parent: Consumer) -> None:
        """Record that the broker is back."""
        _not_acknowledged.clear()
        _connection.worked()
        parent.timer.call_repeatedly(LOOK_EVERY, _connect_anew_if_needed)


def _connect_anew_if_needed() -> None:
    """Raise ConnectionError, upon which the worker's consumer connects anew, if a message could not be acknowledged."""
    if _not_acknowledged.is_set():
        raise ConnectionError("a message could not be acknowledged")


class _WithoutRetries(logging.Filter):
    """Drops the records about a connection that was lost or refused."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is about something else."""
        told = (*(record.args if isinstance(record.args, tuple) else ()), record.exc_info and record.exc_info[1])
        error = next((part for part in told if _is_brokers(part)), None)
        if error is not None:
            _connection.away(error)
            if record.name == TASKS:
                _not_acknowledged.set()
        return error is None


for _name in LOGGERS:
    logging.getLogger(_name).addFilter(_WithoutRetries())
