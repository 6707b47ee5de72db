"""The heartbeat of a process: every 10 seconds it commits a pulse, which shows that it can write. Only beat has none.

A pulse also needs some room on the disk of the database: in a table with few rows it would fit when nothing else does.

The first pulse brings the schema up to date: a process that starts while the database cannot be reached waits for it.
"""

from __future__ import annotations

import atexit
import json
import secrets
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col

from service.db import connections, faults, room
from service.db.database import Database
from service.db.faults import FileDeleted
from service.mail.delivering.availability import ServerAway
from service.models import ProcessPulse, Role
from service.process import logs
from service.pulse import pulses
from service.pulse.checked_clock import TOLERATED, WRONG_CLOCK, CheckedClock
from service.settings import Settings, fingerprints

RETRY = 2.0  # seconds after a pulse that could not be committed
FIRST_WITHIN = 20.0  # seconds that a starting process waits for its first pulse
DEAD_AFTER = timedelta(seconds=60)  # without a pulse; new processes of the machine delete such rows
FORGOTTEN_AFTER = timedelta(days=1)  # rows of a machine that does not run any more

STARTING = "the process has not reached the database yet"
UNREACHABLE = "the last pulse could not be committed: {error}"
SILENT = "the last pulse is {seconds:.0f} seconds old"

logger = logs.get()


class Heartbeat:
    """The pulse of this process, committed by `start` in a thread until the process ends, or by each call of `beat`.

    `no_mail` returns why the mail server cannot be used, if this process uses one.
    """

    def __init__(
        self,
        database: Database,
        role: Role,
        clock: CheckedClock,
        no_mail: Callable[[], ServerAway | None] = lambda: None,
        settings: Settings | None = None,
    ) -> None:
        self.clock = clock
        self._settings = None if settings is None else json.dumps(fingerprints.of(settings, settings.secret_keys[0]))
        self._database, self._role, self._no_mail = database, role, no_mail
        self._id, self._machine = secrets.token_hex(8), socket.gethostname()
        self._error: str | None = None  # why the last pulse was not committed
        self._beat_at: float | None = None  # by the steady clock
        self._was_wrong = False
        self._is_migrated = False
        # The thread runs and has not reached the database: the schema may be missing. From a database that is
        # read-only, with its schema, pages can be shown before the first pulse.
        self.waits_for_database = False
        self._stop, self._attempted = threading.Event(), threading.Event()

    def start(self) -> None:
        """Begin in a thread; when the process is asked to end, its row is deleted.

        Return after the first attempt, so that a process that can work does so from its first request on; or after
        FIRST_WITHIN seconds, because a migration may take longer than a service manager waits.
        """
        self.waits_for_database = not self._is_migrated
        threading.Thread(target=self._run, name="heartbeat", daemon=True).start()
        atexit.register(self.stop)
        self._attempted.wait(FIRST_WITHIN)

    def stop(self) -> None:
        """End the thread and delete the row, so that a process that was asked to stop does not look dead."""
        self._stop.set()
        with suppress(SQLAlchemyError), self._database.writing() as session:  # otherwise others delete the row later
            session.exec(sa.delete(ProcessPulse).where(col(ProcessPulse.id) == self._id))

    def _run(self) -> None:
        self.beat()
        self._attempted.set()
        while not self._stop.wait(pulses.PULSE_EVERY if self._error is None else RETRY):
            self.beat()

    def beat(self) -> None:
        """Commit a pulse. An error is logged once, and is the reason why the process is not ready."""
        try:
            skew = self._commit()
        except Exception as error:  # any exception: the next pulse is tried in any case
            if isinstance(error, FileDeleted):  # nothing is read or committed any more: it would be lost
                self._is_migrated, self.waits_for_database, self._beat_at = False, True, None
            if self._error is None:
                _log_failure(error)
            self._error = faults.reason(error) or type(error).__name__
            return
        if self._error is not None:
            logger.info("pulse committed again")
        self._error, self._beat_at = None, self.clock.steady()
        self._log_clock(skew)

    def _log_clock(self, skew: float) -> None:
        """Log the skew of a pulse if this clock is wrong since, or right again."""
        is_wrong = abs(skew) > TOLERATED
        if is_wrong != self._was_wrong:
            self._was_wrong = is_wrong
            (logger.error if is_wrong else logger.info)("clock", skew=round(skew), wrong=is_wrong)

    def _commit(self) -> float:
        """Commit a pulse and return its skew: the clock may make a step before the log is written."""
        self._database.check_file()
        if not self._is_migrated:
            self._database.migrate()
            self._is_migrated, self.waits_for_database = True, False
        with self._database.writing() as session:
            server = connections.server_time(session.connection())
            self.clock.compare(server, pulses.last_sweep(session))
            room.check(session.connection())
            skew = self.clock.skew
            self._write(session, server or self.clock.machine(), skew)
        return skew

    def _write(self, session: Session, now: datetime, skew: float) -> None:
        """Write this process's row, and delete those of its dead predecessors and of machines that stopped long ago."""
        no_mail = self._no_mail()
        pulse = session.get(ProcessPulse, self._id)
        if pulse is None:
            pulse = ProcessPulse(
                id=self._id, role=self._role, machine=self._machine, started_at=now, pulse_at=now, skew=0.0
            )
        pulse.pulse_at, pulse.skew, pulse.settings = now, skew, self._settings
        pulse.no_mail_since = None if no_mail is None else no_mail.since
        pulse.no_mail_reason = None if no_mail is None else no_mail.reason
        session.add(pulse)
        alike = sa.and_(col(ProcessPulse.machine) == self._machine, col(ProcessPulse.role) == self._role)
        dead = sa.and_(alike, col(ProcessPulse.pulse_at) < now - DEAD_AFTER)
        gone = col(ProcessPulse.pulse_at) < now - FORGOTTEN_AFTER
        session.exec(sa.delete(ProcessPulse).where(sa.or_(dead, gone), col(ProcessPulse.id) != self._id))

    @property
    def is_starting(self) -> bool:
        """Return whether no pulse has been committed yet."""
        return self._beat_at is None

    @property
    def problem(self) -> str | None:
        """Return why this process cannot work now; None if it can."""
        if self._error is not None:
            return UNREACHABLE.format(error=self._error)
        if self._beat_at is None:
            return STARTING
        if (silent := self.clock.steady() - self._beat_at) > pulses.ALIVE_FOR.total_seconds():
            return SILENT.format(seconds=silent)
        return WRONG_CLOCK.format(seconds=self.clock.skew) if self.clock.is_wrong else None


def _log_failure(error: Exception) -> None:
    if reason := faults.reason(error):
        logger.warning("no pulse: the database cannot be used", reason=reason)
    else:
        logger.error("no pulse", exc_info=error)
