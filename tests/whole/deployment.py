"""The real processes of the Procfile on a machine of their own: a folder, free ports, an SMTP server for their mail."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.request import urlopen

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import Connection, NullPool, create_engine, text

from tests import servers
from tests.servers import free_port, smtp_server
from tests.service import postgresql
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]


class MailSink:
    """A real SMTP server that keeps every mail it is given, in order."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.lock = threading.RLock()  # hold it to look at the mails while others come in
        self._arrived = threading.Condition(self.lock)
        self._open, self._held = threading.Event(), threading.Event()
        self._open.set()
        self._port = free_port()
        self._server: Controller | None = None

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self._held.set()
        await asyncio.to_thread(self._open.wait, PATIENCE)
        with self._arrived:
            self.mails.append(mail)
            self._arrived.notify_all()
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"

    def wait_for(self, wanted: Callable[[list[EmailMessage]], Any], patience: float = PATIENCE) -> Any:
        """What `wanted` finds in the mails so far, as soon as that is something."""
        with self._arrived:
            found = self._arrived.wait_for(lambda: wanted(self.mails), patience)
        assert found, f"waited {patience} s; the mails so far: {[summary(mail) for mail in self.mails[-12:]]}"
        return found

    def first(self, kind: str) -> EmailMessage:
        """The first mail of a kind, as soon as there is one."""
        found: EmailMessage = self.wait_for(
            lambda mails: next((mail for mail in mails if mail["X-Posse-Kind"] == kind), None)
        )
        return found

    def hold(self) -> None:
        """Answer no mail that comes from now on until `let_go`."""
        self._held.clear()
        self._open.clear()

    def wait_until_held(self) -> None:
        """Wait until a mail has come that waits for its answer."""
        assert self._held.wait(PATIENCE), f"waited {PATIENCE} s for a mail"

    def let_go(self) -> None:
        """Answer again."""
        self._open.set()

    def open(self) -> None:
        """Start taking mail in, again if it was closed."""
        self._server = smtp_server(self, self._port)
        self._server.start()

    def close(self) -> None:
        """Stop, if it runs: connections to it are refused then."""
        if self._server is not None:
            self._server.stop()
            self._server = None


def summary(mail: EmailMessage) -> str:
    return f"{mail['X-Posse-Kind']} at {mail['X-Posse-At']} to {mail['To']}"


class Deployment:
    """Web, worker and beat, each started by its line of the Procfile; `web-2` is a second web at the same port.

    The programs are this checkout's unless `programs` is the folder of others. `ports`: those of processes that are to
    listen at ports of their own, by name.
    """

    def __init__(
        self,
        folder: Path,
        settings: dict[str, str],
        programs: Path | None = None,
        ports: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        if programs is None:
            programs = Path(sys.executable).parent
            for path in ROOT.iterdir():
                if path.name not in ("var", ".venv", ".git"):
                    (folder / path.name).symlink_to(path)
        self.folder = folder
        self.port = ports.get("web") or free_port()
        self.url = settings.get("BASE_URL", f"http://127.0.0.1:{self.port}")
        self._ports = {name: {"PORT": str(port)} for name, port in ports.items()}
        self._lines = dict(line.split(": ", 1) for line in (ROOT / "Procfile").read_text().splitlines() if line)
        patient = {"AIOSMTPD_CONTROLLER_TIMEOUT": str(PATIENCE)}  # seconds until it listens, of the server for mail in
        ours = {"PATH": f"{programs}:{os.environ['PATH']}", "PORT": str(self.port), **patient, **settings}
        self.database_url = settings.get("DATABASE_URL", f"sqlite:///{folder / 'var' / 'posse.sqlite3'}")
        kept = ("HOME", "LANG", "TMPDIR")
        self._environment = {name: os.environ[name] for name in kept if name in os.environ} | ours
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def set_clock(self, name: str, ahead: str) -> None:
        """Set how far a process's clock is ahead, such as "+3d": from its next start on, and from then on at once."""
        fresh = self.folder / f"{name}.clock.new"
        fresh.write_text(ahead)
        fresh.replace(self.folder / f"{name}.clock")  # at no moment empty: libfaketime would end the process

    def _environment_of(self, name: str) -> dict[str, str]:
        """Return a process's environment, with libfaketime's if the test sets its clock."""
        clock = self.folder / f"{name}.clock"
        faked = servers.faketime(self.folder, clock) if clock.exists() else {}
        return self._environment | self._ports.get(name, {}) | faked

    def start(self, *names: str) -> None:
        for name in names:
            with (self.folder / f"{name}.log").open("ab") as log:  # to be read when a test fails
                self._running[name] = subprocess.Popen(
                    shlex.split(self._lines[name.partition("-")[0]]),
                    cwd=self.folder,
                    env=self._environment_of(name),
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )

    def kill(self, name: str) -> None:
        """SIGKILL, to the process and its children, without a word."""
        process = self._running.pop(name)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def restart_killed(self, name: str) -> None:
        """Kill a worker and start it again. What it has claimed is claimed again at once, not when its time is over."""
        self.kill(name)
        self.execute("UPDATE outmail SET next_try_at = created_at WHERE state = 'sending'")
        self.execute("UPDATE inmail SET next_try_at = received_at WHERE state = 'received'")
        self.start(name)

    def ask_to_stop(self, name: str, word: signal.Signals = signal.SIGTERM) -> int:
        """Ask a process to stop, as a supervisor does, and wait until it has; its exit code."""
        self.tell(name, word)
        return self.wait_until_ended(name)

    def wait_until_ended(self, name: str) -> int:
        """Wait until a process that was asked to stop has ended; its exit code."""
        return self._running.pop(name).wait(PATIENCE)

    def tell(self, name: str, word: signal.Signals) -> None:
        self._running[name].send_signal(word)

    def tend(self) -> list[str]:
        """Restart the processes that have exited, as a supervisor does, and return their names."""
        ended = [name for name, process in self._running.items() if process.poll() is not None]
        self.start(*ended)
        return ended

    def process(self, name: str) -> int:
        return self._running[name].pid

    def stop(self) -> None:
        for name in list(self._running):
            self.kill(name)

    def wait_until_up(self) -> None:
        """Wait until the site can take a move."""

        def ready() -> bool:
            with urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)

        until(ready, PATIENCE, "the site to be ready", not_yet=OSError, instead=lambda: self.log("web"))

    @property
    def names(self) -> list[str]:
        return list(self._running)

    def rows(self, query: str) -> list[Any]:
        with self._connection() as connection:
            return list(connection.execute(text(query)))

    def execute(self, statement: str) -> None:
        """Change rows."""
        with self._connection() as connection:
            connection.exec_driver_sql(statement)
            connection.commit()

    def _connection(self) -> Connection:
        url = self.database_url.replace("postgresql:", "postgresql+psycopg:")
        return create_engine(url, poolclass=NullPool).connect()

    def log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text()


@contextmanager
def deployed(
    folder: Path,
    *names: str,
    programs: Path | None = None,
    ports: Mapping[str, int] = MappingProxyType({}),
    **settings: str,
) -> Iterator[tuple[Deployment, MailSink]]:
    """The processes named (one of each kind if none is) and a post mail_server, until the test ends."""
    post = MailSink()
    post.open()
    deployment = Deployment(folder, {"SMTP_URL": post.url, **settings}, programs, ports)
    try:
        deployment.start(*(names or ("web", "worker", "beat")))
        deployment.wait_until_up()
        yield deployment, post
    finally:
        deployment.stop()
        post.close()


TWO_OF_EACH = ("web", "web-2", "worker", "worker-2", "beat", "beat-2")


@dataclass(frozen=True)
class Servers:
    """A PostgreSQL with an empty database and a Redis, as a club runs them."""

    postgresql: postgresql.Server
    redis: servers.Redis
    settings: dict[str, str]


@contextmanager
def running_servers(folder: Path, of_all: postgresql.Server | None = None) -> Iterator[Servers]:
    """Both, and the settings of a deployment that uses them; private to the test unless there is one `of_all` tests."""
    shared = postgresql.running() if of_all is None else nullcontext(of_all)
    with shared as database, servers.running_redis(folder) as broker:
        settings = {
            "DATABASE_URL": database.new_database(),
            "REDIS_URL": broker.url,
            "SECRET_KEYS": "a key for the tests of 32 letters or more",
            "GUNICORN_CMD_ARGS": "--reuse-port",  # several at one port: the kernel shares the visitors out
        }
        yield Servers(database, broker, settings)
