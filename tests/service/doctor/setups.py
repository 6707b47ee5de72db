"""A club that runs with real servers, of which one thing is broken; and what `posse doctor` should tell.

The other tests of this folder find without a club what is wrong with settings, files, the DNS or a configuration.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import redis
from sqlalchemy import create_engine, text

from tests.nginx import Nginx
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment, MailSink, Servers


@dataclass(frozen=True)
class Club:
    """What runs: its servers, processes, proxy and mail server; its settings and the file in which they are."""

    servers: Servers
    deployment: Deployment
    nginx: Nginx
    mail_server: MailSink
    settings: dict[str, str]
    file: Path

    def execute(self, statement: str) -> None:
        """Execute a statement in the database, which commits it."""
        engine = create_engine(self.deployment.database_url.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            connection.execute(text(statement))
        engine.dispose()


Break = Callable[[Club], AbstractContextManager[None]]
"""Breaks the club, and repairs it."""


class SetUp(NamedTuple):
    """What is broken, and of the finding that should tell it the check and a pattern of the text, with the advice."""

    name: str
    broken: Break
    check: str
    advice: str


def without(*names: str) -> Break:
    """Stop processes."""

    @contextmanager
    def run(its: Club) -> Iterator[None]:
        for name in names:
            its.deployment.ask_to_stop(name)
        yield
        its.deployment.start(*names)
        its.deployment.wait_until_up()

    return run


@contextmanager
def redis_is_down(its: Club) -> Iterator[None]:
    its.servers.redis.kill()
    yield
    its.servers.redis.start()


@contextmanager
def postgresql_hangs(its: Club) -> Iterator[None]:
    its.servers.postgresql.tell(signal.SIGSTOP)
    yield
    its.servers.postgresql.tell(signal.SIGCONT)


@contextmanager
def beat_is_down(its: Club) -> Iterator[None]:
    its.deployment.ask_to_stop("beat")
    with redis.Redis(port=its.servers.redis.port) as client:
        until(lambda: client.llen("posse"), PATIENCE, "the last messages to be taken", lambda waiting: waiting == 0)
    its.execute("UPDATE pulse SET awake_at = awake_at - interval '2 minutes'")
    yield
    its.deployment.start("beat")


@contextmanager
def web_was_killed(its: Club) -> Iterator[None]:
    its.deployment.kill("web")
    yield
    its.deployment.start("web")
    its.deployment.wait_until_up()


def another_machine(pulse: str) -> Break:
    """Let a process elsewhere have had a pulse: its role, when, and by how many seconds its clock is wrong."""

    @contextmanager
    def run(its: Club) -> Iterator[None]:
        columns = "id, machine, started_at, role, pulse_at, skew"
        its.execute(f"INSERT INTO process_pulse ({columns}) VALUES ('x', 'host-b', now(), {pulse})")
        yield
        its.execute("DELETE FROM process_pulse WHERE id = 'x'")

    return run


@contextmanager
def mail_server_is_down(its: Club) -> Iterator[None]:
    its.mail_server.close()
    yield
    its.mail_server.open()


@contextmanager
def nginx_is_down(its: Club) -> Iterator[None]:
    its.nginx.stop()
    yield
    its.nginx.start()


DIED, WRONG = "'robots', now() - interval '5 minutes', 0", "'worker', now(), 90"
SETUPS = (
    SetUp("Redis is down", redis_is_down, "redis", "nothing listens there: check that it runs"),
    SetUp("PostgreSQL hangs", postgresql_hangs, "database", "cannot be used: "),
    SetUp("worker is down", without("worker"), "worker", "no mail leaves .*systemctl start posse-worker"),
    SetUp("robots is down", without("robots"), "robots", "systemctl start posse-robots"),
    SetUp("beat is down", beat_is_down, "beat", "systemctl start posse-beat"),
    SetUp("inbound is down", without("inbound"), "mail in", "nothing listens .*systemctl start posse-inbound"),
    SetUp("web is down", web_was_killed, "public address", "does not reach Posse: start posse-web"),
    SetUp("another machine has died", another_machine(DIED), "robots", "ended without being asked to on host-b"),
    SetUp("a wrong clock elsewhere", another_machine(WRONG), "clock", "host-b .* off by 90 seconds: set it"),
    SetUp("mail server is down", mail_server_is_down, "mail server", "nothing listens there: check that it runs"),
    SetUp("nginx is stopped", nginx_is_down, "public address", "nothing listens there.*systemctl status nginx"),
)
