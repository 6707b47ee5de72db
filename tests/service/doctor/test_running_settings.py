"""What `posse doctor` tells of processes that were started with other settings than it has."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from sqlmodel import col, update

from service.db.database import Database
from service.models import ProcessPulse
from service.pulse.checked_clock import CheckedClock
from service.pulse.heartbeat import Heartbeat, Role
from service.settings import Settings, fingerprints
from service.settings.environment import VARIABLES
from tests.rows import execute
from tests.service.doctor.conftest import KEY, OTHER_KEY, PASSWORD, Doctor, Finds
from tests.settings import settings

CHECK, HERE = "running settings", socket.gethostname()
REDIS = "redis://127.0.0.1:1/0"

Start = Callable[..., None]


@pytest.fixture
def start(site: Path) -> Start:
    """Let processes have a pulse that were started with other settings, perhaps on another machine."""

    def run(*roles: Role, machine: str = HERE, **others: str) -> None:
        own = Settings.from_environment({**os.environ, **others})
        database = Database(f"sqlite:///{site}/var/posse.sqlite3")
        for role in roles:
            Heartbeat(database, role, CheckedClock(), settings=own).beat()
        if machine != HERE:
            execute(database, update(ProcessPulse).where(col(ProcessPulse.machine) == HERE).values(machine=machine))
        database.close()

    return run


def test_the_same(doctor: Doctor, start: Start) -> None:
    start("web", "worker")
    told = doctor()
    assert (told.code, told.of(CHECK)) == (0, [f"fine: the same in web on {HERE}, worker on {HERE}"])


def test_processes_of_an_older_release(doctor: Doctor) -> None:
    assert doctor().of(CHECK)[0].startswith("not checked: no process that runs tells its settings")


def test_other_keys(wrong: Finds, start: Start) -> None:
    start("web", machine="host-b", SECRET_KEYS=OTHER_KEY)
    told = wrong(CHECK)
    assert told.startswith("web on host-b: started with other SECRET_KEYS than this command has, so that links")
    assert told.endswith("and compare /etc/posse.env. All machines need the same SECRET_KEYS")


def test_a_new_key_before_the_restart(warning: Finds, start: Start) -> None:
    start("web")
    told = warning(CHECK, SECRET_KEYS=f"{OTHER_KEY},{KEY}")
    assert told.startswith(f"web on {HERE}: they sign with a key that is not the first")
    assert "restart posse.target" in told


@pytest.mark.parametrize(
    ("theirs", "own", "text"),
    [
        ({"REDIS_URL": REDIS}, {}, "with REDIS_URL, and here it is not set"),
        ({}, {"REDIS_URL": REDIS}, "without REDIS_URL"),
    ],
)
def test_one_machine_without_redis(
    wrong: Finds, start: Start, theirs: Mapping[str, str], own: Mapping[str, str], text: str
) -> None:
    start("worker", machine="host-b", **theirs)
    told = wrong(CHECK, **own)
    assert told.startswith(f"worker on host-b: started {text}, so that messages do not arrive")
    assert "set REDIS_URL on all machines" in told


def test_a_setting_that_was_changed_and_not_applied(warning: Finds, start: Start) -> None:
    start("web", "worker", TRUSTED_PROXIES="3", SMTP_URL=f"smtp://posse:{PASSWORD}@127.0.0.1")
    both = f"web on {HERE}, worker on {HERE}"
    assert warning(CHECK).startswith(f"{both}: started with another SMTP_URL, TRUSTED_PROXIES than")


def test_a_machine_may_differ_in_what_is_its_own(doctor: Doctor, start: Start) -> None:
    start("web", machine="host-b", SMTP_URL="smtp://127.0.0.2", TRUSTED_PROXIES="1")
    assert doctor().code == 0
    start("web", machine="host-c", MAIL_FROM="posse@example.net")
    assert "web on host-c: started with another MAIL_FROM" in doctor().of(CHECK)[0]


def test_nothing_can_be_read_from_a_fingerprint() -> None:
    one, other = (settings(Path(), secret_keys=(key,), smtp_url=f"smtp://a:{PASSWORD}@h") for key in (KEY, OTHER_KEY))
    ours, theirs = (fingerprints.of(own, own.secret_keys[0]) for own in (one, other))
    assert set(ours) == {*VARIABLES, "broker"} - {"PORT", "BIND", "METRICS_PORT", "LOG_FORMAT", "DATABASE_URL"}
    assert [name for name in ours if ours[name] == theirs[name]] == ["broker"], "without the key nobody can try values"
    assert KEY not in str(ours)
    assert PASSWORD not in str(ours)
