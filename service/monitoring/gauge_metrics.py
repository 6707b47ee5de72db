"""The gauges in the form of Prometheus, read from the database at each request."""

from __future__ import annotations

import platform
import shutil
import socket
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from service.db import connections, room
from service.db.database import Database
from service.monitoring import gauges
from service.process.version import version
from service.pulse.checked_clock import machine_time
from service.settings import Settings

if TYPE_CHECKING:
    from prometheus_client.core import Metric


class GaugeCollector:
    """Collects the gauges from the database at each request."""

    def __init__(self, settings: Settings, database: Callable[[], Database]) -> None:
        self._settings, self._database = settings, database

    def collect(self) -> Iterator[Metric]:
        """Return the gauges; while the database cannot be used, that it cannot, and those of this machine.

        One that is read-only gets no pulses, so that all processes would seem to have ended.
        """
        yield from _this_machine(self._settings)
        try:
            with self._database().reading() as session:
                read_only = connections.is_read_only(session.connection())
                found = None if read_only else gauges.measure_now(session, machine_time())
            with self._database().reading() as session:  # it ends there
                has_room = room.is_left(session.connection())
        except SQLAlchemyError:
            found = None
        yield _gauge("database_up", "Whether the database answers and accepts writes.", found is not None)
        if found is None:
            return
        yield _gauge("database_room", "Whether the disk of the database has room for more rows.", has_room)
        yield from _service(found, self._settings)
        yield from _machines(found)


def _this_machine(settings: Settings) -> Iterator[Metric]:
    build = ("version", "python")
    yield _labelled("build_info", "What runs.", build, [((version(), platform.python_version()), 1)])
    machine = socket.gethostname()
    free = [((machine, name), number) for name, (_, number) in free_space(settings).items()]
    yield _labelled("disk_free_bytes", "Free space where Posse writes.", ("machine", "folder"), free)


def free_space(settings: Settings) -> Mapping[str, tuple[Path, int]]:
    """Return the folders to which Posse writes, `var` and, of an SQLite file, `database`, each with its free bytes."""
    folders = {"var": settings.var}
    url = connections.parse_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        folders["database"] = Path(url.database or "").absolute().parent
    present = {name: next(one for one in (at, *at.parents) if one.exists()) for name, at in folders.items()}
    return {name: (folder, shutil.disk_usage(folder).free) for name, folder in present.items()}


def _service(found: gauges.Gauges, settings: Settings) -> Iterator[Metric]:
    yield _gauge("deadline_overdue_seconds", "How long the oldest deadline is overdue.", found.deadline_overdue)
    yield _gauge("mail_waiting_seconds", "How long a mail waits that was never refused.", found.mail_waiting)
    yield _gauge("mail_refused_seconds", "How long a mail waits that was refused for now.", found.mail_refused)
    yield _gauge("mail_refused_players", "Players whose mails were refused for now.", found.refused_players)
    yield _gauge("ping_waiting_seconds", "How long a message to a chat waits that was never tried.", found.ping_waiting)
    yield _gauge("push_waiting_seconds", "How long a message to a device waits, never tried.", found.push_waiting)
    yield _gauge("mail_held_domains", "Domains to which mail waits, refused for now.", found.held_domains)
    yield _gauge("thought_overdue_seconds", "How long a robot's move is due.", found.thought_overdue)
    yield _gauge("received_waiting_seconds", "How long a received mail waits to be handled.", found.received_waiting)
    yield _labelled("received_lately", "Mails received in 24 hours.", ("asked", "state"), found.received.items())
    if found.sweep_age is not None:
        yield _gauge("sweep_age_seconds", "How long ago the sweep last ran.", found.sweep_age)
    aside = (((queue,), number) for queue, number in found.set_aside.items())
    yield _labelled("set_aside", "Items that could not be handled, in several tries.", ("queue",), aside)
    yield _labelled("outbox", "Mails that are not sent.", ("kind", "state"), found.outbox.items())
    alive = [((role,), found.alive(role)) for role in gauges.ROLES]
    if settings.mail_in is not None or any(one.role == gauges.INBOUND for one in found.processes):
        alive.append(((gauges.INBOUND,), found.alive(gauges.INBOUND)))
    yield _labelled("processes", "Processes that run, by role.", ("role",), alive)
    games = [((status,), number) for status, number in found.games.items()]
    yield _labelled("games", "Games that have not ended.", ("status",), games)
    if found.backup_age is not None:
        yield _gauge("backup_age_seconds", "How long ago the last backup was made.", found.backup_age)


def _machines(found: gauges.Gauges) -> Iterator[Metric]:
    by = ("role", "machine")
    pulses = [((one.role, one.machine), one.pulse_age) for one in found.processes]
    yield _labelled("pulse_age_seconds", "Age of the newest pulse.", by, pulses)
    skews = [((one.role, one.machine), one.skew) for one in found.processes]
    yield _labelled("clock_skew_seconds", "How far the machine's clock is ahead.", by, skews)
    mail = [((one.machine,), not one.no_mail) for one in found.processes if one.role == "worker" and one.alive]
    yield _labelled("mail_server_up", "Whether the mail server can be used.", ("machine",), mail)
    mailbox = [((one.machine,), not one.no_mail) for one in found.processes if one.role == gauges.INBOUND and one.alive]
    yield _labelled("mailbox_up", "Whether the mailbox of MAIL_IN can be read.", ("machine",), mailbox)
    sites = [((one.machine,), one.reason is None) for one in found.sites]
    yield _labelled("site_up", "Whether the public site can be reached.", ("machine",), sites)
    left = [((one.machine,), one.certificate_seconds) for one in found.sites if one.certificate_seconds is not None]
    yield _labelled("certificate_seconds", "Until the site's certificate ends.", ("machine",), left)


def _gauge(name: str, explanation: str, value: float) -> Metric:
    return _labelled(name, explanation, (), [((), value)])


def _labelled(
    name: str, explanation: str, labels: tuple[str, ...], values: Iterable[tuple[tuple[str, ...], float]]
) -> Metric:
    """Return a gauge with a value for each combination of its labels."""
    from prometheus_client.core import GaugeMetricFamily

    family = GaugeMetricFamily(f"posse_{name}", explanation, labels=labels)
    for label_values, value in values:
        family.add_metric(label_values, value)
    return family
