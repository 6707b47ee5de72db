"""The Celery app: which broker, how carefully, and how often. What the tasks do is in tasks.py."""

from __future__ import annotations

import ssl
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from celery import Celery
from celery.signals import setup_logging
from kombu import Queue

from service import logs
from service.settings import Settings
from worker import broker

DELIVER, SWEEP = "deliver", "sweep"
QUEUE = "posse"
EVERY = {DELIVER: 2.0, SWEEP: 1.0}  # seconds between two looks
# A player waits for his page while this is tried: one try, with seconds counted.
IMPATIENT = {"max_retries": 1, "interval_start": 0, "socket_connect_timeout": 1, "socket_timeout": 2}

# Who waits for work waits longer, but not for ever: a machine that is gone does not say so.
PATIENT = {"socket_connect_timeout": 5, "socket_timeout": 30, "socket_keepalive": True}

log = logs.get()


def create_app(settings: Settings) -> Celery:
    """The app that web, worker and beat share, over Redis or over a folder under `var/`."""
    app = Celery("posse", set_as_current=False)
    app.conf.update(
        task_queues=[Queue(QUEUE, exchange="", routing_key=QUEUE)],  # no exchange, so nothing to declare or to lose
        task_default_queue=QUEUE,
        task_default_exchange="",
        task_ignore_result=True,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        worker_prefetch_multiplier=1,
        worker_soft_shutdown_timeout=10,  # seconds for what is under way when the worker gets SIGQUIT
        worker_enable_remote_control=False,
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_connection_max_retries=None,  # a broker that is down comes back some day
        beat_scheduler="celery.beat:Scheduler",  # keeps nothing on disk: a look every second needs no memory
        beat_schedule={
            # A look nobody came to take in time is dropped, so that looks never pile up.
            name: {"task": name, "schedule": seconds, "options": {"expires": 5 * seconds}}
            for name, seconds in EVERY.items()
        },
        **_broker(settings),
    )
    setup_logging.connect(partial(_log_as_posse, settings.log_format), weak=False, dispatch_uid="posse")
    return app


def _log_as_posse(form: str | None, **_: object) -> None:
    """Celery's processes log as all others do."""
    logs.start("beat" if "beat" in sys.argv else "worker", form)


def _broker(settings: Settings) -> dict[str, Any]:
    """The settings of the broker in use: nothing else in the service asks which it is."""
    if settings.redis_url is None:
        return {
            "broker_url": f"{broker.SCHEME}://localhost",
            "broker_transport_options": broker.options(settings.var / "broker"),
        }
    return {
        "broker_url": settings.redis_url,
        "broker_transport_options": dict(PATIENT),
        "broker_use_ssl": {"ssl_cert_reqs": ssl.CERT_REQUIRED} if settings.redis_url.startswith("rediss:") else None,
    }


def publisher(settings: Settings) -> Callable[[], None]:
    """What to call after a commit that queued mail: it asks the workers to send it now rather than in a moment.

    It never raises. If the broker is down the mail waits in its row, and the next look finds it.
    """
    app = create_app(settings)
    app.conf.broker_transport_options |= IMPATIENT

    def publish_deliver() -> None:
        try:
            app.send_task(DELIVER, expires=60, retry=False)
        except Exception as error:  # whatever a broker may throw: the move is made and its mail is a row
            log.warning("the broker is down: mail waits for the next look", reason=type(error).__name__)

    return publish_deliver
