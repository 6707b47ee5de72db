"""Configure the Celery app: broker, acknowledgements and schedule. What the tasks do is in tasks.py."""

from __future__ import annotations

import ssl
import warnings
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from celery import Celery
from celery.exceptions import CPendingDeprecationWarning
from celery.schedules import schedule
from celery.signals import celeryd_after_setup, setup_logging
from kombu import Queue

from service.pulse.checked_clock import steady_seconds
from service.settings import Settings
from worker import broker
from worker.broker_log import BrokerLog, Connected

DELIVER, POST, PUSH, SWEEP, THINK = "deliver", "post", "push", "sweep", "think"
QUEUE, ROBOTS = "posse", "robots"  # only the robots process reads the second
EVERY = {DELIVER: 2.0, POST: 5.0, PUSH: 5.0, SWEEP: 1.0}  # seconds between two runs of a task
EXPIRES = 600  # seconds: beat's clock and a worker's may differ by so much before tasks expire on arrival
# For publishing from web processes and tasks: one try with short timeouts, because the mail is a row in any case.
PUBLISHER_OPTIONS = {"max_retries": 1, "interval_start": 0, "socket_connect_timeout": 1, "socket_timeout": 2}

# For consumers: they may wait longer, but not without end, because a machine that disappears closes no connection.
CONSUMER_OPTIONS = {"socket_connect_timeout": 5, "socket_timeout": 30, "socket_keepalive": True}


def create_app(settings: Settings, consumes: Sequence[str] = (QUEUE, ROBOTS)) -> Celery:
    """Return the app that all processes share, over Redis or over a folder under `var/`.

    `consumes`: the queues that a worker reads.
    """
    app = Celery("posse", set_as_current=False)
    app.conf.update(
        # no exchange, so nothing to declare or to lose
        task_queues=[Queue(name, exchange="", routing_key=name) for name in consumes],
        task_routes={THINK: {"queue": ROBOTS}},
        task_default_queue=QUEUE,
        task_default_exchange="",
        task_ignore_result=True,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        worker_prefetch_multiplier=1,
        worker_soft_shutdown_timeout=10,  # seconds for running tasks after SIGQUIT
        worker_enable_remote_control=False,
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,  # retry without end: the broker may be down for long
        beat_scheduler="worker.broker_log:Scheduler",  # keeps no state on disk: tasks this frequent need none
        beat_schedule={
            # A task that no worker has taken in time expires, so that tasks do not pile up in the queue without limit.
            name: {"task": name, "schedule": schedule(seconds, nowfun=_steady_time), "options": {"expires": EXPIRES}}
            for name, seconds in EVERY.items()
        },
        **_broker_settings(settings),
    )
    app.steps["consumer"].add(Connected)
    return app


def _steady_time() -> datetime:
    """Return a monotonic time: after a step back of the wall clock beat would pause for the length of the step."""
    return datetime.fromtimestamp(steady_seconds(), UTC)


@setup_logging.connect
def _keep_posses_logging(**_: object) -> None:
    """Do nothing: Celery sets up logging only if nothing is connected to this signal."""


@celeryd_after_setup.connect
def _ignore_plans_of_celery(**_: object) -> None:
    """Do not log at each loss of the broker what Celery 6 will do with running tasks.

    The setting that the warning recommends cancels running tasks, which is impossible in threads. Celery enables these
    warnings before it sends this signal.
    """
    warnings.filterwarnings("ignore", category=CPendingDeprecationWarning)


def _broker_settings(settings: Settings) -> dict[str, object]:
    """Return the Celery settings of the broker in use; no other code depends on which it is."""
    if settings.redis_url is None:
        return {
            "broker_url": f"{broker.SCHEME}://localhost",
            "broker_transport_options": broker.options(settings.var / "broker"),
        }
    return {
        "broker_url": settings.redis_url,
        "broker_transport_options": dict(CONSUMER_OPTIONS),
        "broker_use_ssl": {"ssl_cert_reqs": ssl.CERT_REQUIRED} if settings.redis_url.startswith("rediss:") else None,
    }


def publisher(settings: Settings, task: str) -> Callable[[], None]:
    """Return a function to call after a commit that made work for a task: it publishes the task, to run at once.

    The function never raises. While the broker is down the work waits in its row until the task runs periodically.
    """
    app = create_app(settings)
    app.conf.broker_transport_options |= PUBLISHER_OPTIONS
    broker_log = BrokerLog()

    def publish() -> None:
        try:
            app.send_task(task, expires=EXPIRES, retry=False)
        except Exception as error:  # any exception: the work is committed as a row
            broker_log.away(error, task=task)
        else:
            broker_log.worked(task=task)

    return publish
