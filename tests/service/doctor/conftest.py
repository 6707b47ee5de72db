"""An installation that is fine, and `posse doctor` in it; each test then breaks one thing."""

from __future__ import annotations

import json
import shutil
import socket
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from service.commands import main
from service.db.database import Database
from service.diagnostics.finding import Finding
from service.models import ProcessPulse, Pulse
from service.monitoring import gauges
from service.pulse import pulses
from service.settings.environment import VARIABLES
from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.nameserver import Nameserver, running_nameserver

PASSWORD, KEY = "hunter2-and-more", "a-key-of-thirty-two-characters-or-more"
OTHER_KEY = "another-key-of-thirty-two-characters-or-more"


class Told(NamedTuple):
    """What the command told: its exit code, and of each check the findings with their status and text."""

    code: int
    findings: list[Finding]

    def of(self, check: str) -> list[str]:
        return [f"{one.status}: {one.text}" for one in self.findings if one.check == check]

    @property
    def amiss(self) -> list[str]:
        return [str(one) for one in self.findings if one.status in ("warning", "wrong")]


Doctor = Callable[..., Told]
Finds = Callable[..., str]


def beating(database: Database, *roles: str, machine: str = "here", now: datetime | None = None) -> None:
    """Let processes of these roles have a pulse, and a sweep."""
    now = now or datetime.now(UTC)
    with database.writing() as session:
        for role in roles:
            process = {"id": f"{role} {machine}", "role": role, "machine": machine}
            session.add(ProcessPulse(**process, started_at=now, pulse_at=now, skew=0.0))
        session.merge(Pulse(id=pulses.SWEEP, awake_at=now))


@pytest.fixture
def nameserver() -> Iterator[Nameserver]:
    """A server for the DNS that knows nothing."""
    with running_nameserver() as server:
        yield server


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    """The mail server of the site, and at each other port a program of another kind."""
    with MailServer() as mail_server:
        yield mail_server


@pytest.fixture
def site(tmp_path: Path, migrated: Path, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a site on SQLite, whose processes have a pulse and whose mails a mail server takes."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "site"
    (folder / "var").mkdir(parents=True, mode=0o700)
    (folder / "var" / "secret-keys").write_text(KEY)
    shutil.copy(migrated, folder / "var" / "posse.sqlite3")
    database = Database(f"sqlite:///{folder / 'var' / 'posse.sqlite3'}")
    beating(database, *gauges.ROLES)
    database.close()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PORT", str(free_port()))
    monkeypatch.setenv("SMTP_URL", mail_server.url)
    return folder


@pytest.fixture
def doctor(site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Doctor:
    """Run the command with more settings, and check that it tells no secret and changes no file."""

    def run(*words: str, settings: Mapping[str, str] | None = None) -> Told:
        for name, value in (settings or {}).items():
            monkeypatch.setenv(name, value)
        before = contents(site)
        code = main(["doctor", "--json", *words])
        printed = capsys.readouterr()
        assert not [secret for secret in (PASSWORD, KEY) if secret in printed.out + printed.err]
        assert contents(site) == before
        return Told(code, [Finding(**one) for one in json.loads(printed.out)])

    return run


@pytest.fixture
def wrong(doctor: Doctor) -> Finds:
    """Run the command, which exits with 2, and return what it tells of a check at which something is wrong."""
    return partial(_found, doctor, "wrong", 2)


@pytest.fixture
def warning(doctor: Doctor) -> Finds:
    """Run the command, which exits with 1, and return the warning of a check."""
    return partial(_found, doctor, "warning", 1)


def _found(doctor: Doctor, status: str, code: int, check: str, *words: str, **settings: str) -> str:
    told = doctor(*words, settings=settings)
    assert told.code == code, told.amiss
    (text,) = [one.text for one in told.findings if (one.check, one.status) == (check, status)]
    return text


@pytest.fixture
def no_names(mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no name have an address. The resolver of this machine may take long to say so."""

    def unknown(*_: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)


def contents(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """Each file and folder in a folder, with its mode, the time of its last change, and what is in it.

    Left out is the memory that SQLite's readers share, which holds their locks.
    """
    found = {}
    for path in (folder, *(path for path in folder.rglob("*") if not path.name.endswith("-shm"))):
        about = path.lstat()
        written = path.read_bytes() if path.is_file() else b""
        found[str(path)] = (about.st_mode, about.st_mtime_ns if written else 0, written)
    return found
