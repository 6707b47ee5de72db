"""The app of the process that thinks for robots, `celery --app worker.robots worker`, with a queue of its own.

Its tasks take seconds of the processor, so nothing else waits in this queue, and it runs at a low priority. When no
robot is due it judges games of leagues, and computes the analyses that players have asked for.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from celery.signals import worker_init

from service.analysis import play_analyses
from service.db.database import Database
from service.leagues import judging
from service.monitoring import metrics_server
from service.process import startup
from service.pulse.checked_clock import CheckedClock, WrongClock
from service.pulse.heartbeat import Heartbeat
from service.settings import read_or_exit
from service.sweep import robots_due
from worker.app import DELIVER, ROBOTS, THINK, create_app, publisher
from worker.shutdown import may_continue
from worker.task_wrappers import log_failures

settings = read_or_exit("robots")
with startup.failures_logged():
    app = create_app(settings, (ROBOTS,))
clock = CheckedClock()


@cache
def database() -> Database:
    """Return this process's database. It has no callback for robots' moves: `think` repeats until none is due."""
    return Database(settings.database_url, publisher(settings, DELIVER))


@cache
def heartbeat() -> Heartbeat:
    """Return this process's heartbeat, whose first pulse brings the schema up to date."""
    return Heartbeat(database(), "robots", clock, settings=settings)


@worker_init.connect
def _on_start(**_: object) -> None:
    heartbeat().start()
    metrics_server.serve(settings, database)
    startup.freeze_startup_objects()


@app.task(name=THINK)
@log_failures
def think() -> None:
    """Think for one robot after the other, then judge and analyse one game after the other, until nothing is due.

    Robots that become due meanwhile come first. Nothing is done while this machine's clock is wrong.
    """
    if heartbeat().is_starting:
        return
    with suppress(WrongClock):  # the heartbeat logs it, and the metrics show it
        while _move_robots() and _work_at_leisure():
            pass


def _work_at_leisure() -> bool:
    """Judge a game or analyse one; return False if nothing of that is due."""
    return judging.work_due(database(), clock.now) or play_analyses.work_due(database(), clock.now, _move_robots)


def _move_robots() -> bool:
    """Make the moves of robots that are due; return False if this process has to end."""
    while may_continue() and robots_due.work_due(database(), settings.robot_seconds, clock.now):
        pass
    return may_continue()
