"""What `posse doctor` tells of the machine: the port of the site, the disk, and the folder of the files."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from service.diagnostics.listeners import listener, name_of
from service.diagnostics.machine_checks import space
from tests.mail.mail_server import MailServer
from tests.servers import unavailable
from tests.service.doctor.conftest import KEY, Doctor
from tests.service.doctor.served import site_at
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment


def test_another_program_at_the_port(doctor: Doctor) -> None:
    with MailServer() as mail_server:
        told = doctor(settings={"PORT": str(mail_server.port)})
    assert told.code == 2
    (text,) = told.of("site port")
    assert text.startswith(
        f"wrong: Posse cannot use port {mail_server.port} of 127.0.0.1 (Address already in use), and does not "
        "answer there: stop "
    )
    assert text.endswith(f" of the user {name_of(os.geteuid())}), or change PORT or BIND")


def test_another_site_at_the_port(doctor: Doctor) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        told = doctor(settings={"PORT": str(other.server_port)})
        other.shutdown()
        thread.join()
    assert told.code == 2
    assert "(Address already in use), and does not answer there" in told.of("site port")[0]


def test_another_posse_at_the_port(doctor: Doctor) -> None:
    with site_at(int(os.environ["PORT"]), SECRET_KEYS="another-key-of-thirty-two-characters-or-more"):
        told = doctor()
    assert told.code == 2
    assert "a Posse answers, but not with the SECRET_KEYS of this command" in told.of("site port")[0]


@pytest.mark.slow
def test_a_web_process_that_starts_slowly_is_no_other_program(doctor: Doctor, tmp_path: Path) -> None:
    """Its database accepts a connection and says nothing, so that it answers only after twenty seconds."""
    with socket.create_server(("127.0.0.1", 0), backlog=20) as silent:
        url = f"postgresql://posse@127.0.0.1:{silent.getsockname()[1]}/posse"
        deployment = Deployment(tmp_path, {"DATABASE_URL": url, "SECRET_KEYS": KEY, "PORT": os.environ["PORT"]})
        deployment.start("web")
        until(lambda: listener(int(os.environ["PORT"])), PATIENCE, "the process to listen")
        told = doctor()
        deployment.stop()
    (text,) = told.of("site port")
    assert text.startswith(f"wrong: Posse answers at port {os.environ['PORT']} of 127.0.0.1, but cannot take a move: ")


def test_an_address_of_another_machine(doctor: Doctor) -> None:
    told = doctor(settings={"BIND": "192.0.2.1"})
    assert told.code == 2
    assert "Posse cannot use port" in told.of("site port")[0]
    assert "of 192.0.2.1 (Cannot assign requested address)" in told.of("site port")[0]


@pytest.mark.parametrize(
    ("free", "files", "status"),
    [
        (49_999_999, 1000, "wrong"),
        (50_000_000, 1000, "warning"),
        (499_999_999, 1000, "warning"),
        (500_000_000, 1000, "fine"),
        (500_000_000, 999, "wrong"),
    ],
)
def test_space_on_the_disk(free: int, files: int, status: str) -> None:
    assert space(Path("/a/folder"), free, files).status == status


@pytest.mark.slow
def test_a_site_that_cannot_take_a_move(doctor: Doctor) -> None:
    where = f"Posse answers at port {os.environ['PORT']} of 127.0.0.1"
    with site_at(int(os.environ["PORT"])) as state:
        assert doctor().of("site port") == [f"fine: {where}"]
        with state.database.alone() as connection:
            connection.exec_driver_sql("ALTER TABLE process_pulse RENAME TO elsewhere")
        state.heartbeat.beat()
        told = doctor()
        with state.database.alone() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO process_pulse")
    assert told.code == 2
    assert told.of("site port") == [
        f"wrong: {where}, but cannot take a move: the last pulse could not be committed: OperationalError"
    ]


def test_a_folder_to_which_nothing_can_be_written(doctor: Doctor, site: Path) -> None:
    if os.geteuid() != 0 or shutil.which("mount") is None:
        unavailable("only root can mount a folder")
    mounted = [
        ["mount", "--bind", str(site / "var"), str(site / "var")],
        ["mount", "-o", "remount,bind,ro", str(site / "var")],
    ]
    for command in mounted:
        if subprocess.run(command, check=False, capture_output=True).returncode:
            unavailable("nothing can be mounted here")
    try:
        told = doctor()
    finally:
        subprocess.run(["umount", str(site / "var")], check=True)
    assert told.code == 2
    assert told.of("var") == [
        f"wrong: nothing can be written to {site}/var: is its file system mounted read-only (`findmnt`)?"
    ]


def test_others_may_read(doctor: Doctor, site: Path) -> None:
    (site / "var").chmod(0o750)
    told = doctor()
    assert told.code == 2
    assert told.of("var") == [f"wrong: other users of this machine can use {site}/var: `chmod 700 {site}/var`"]


def test_a_folder_of_another_user(doctor: Doctor, site: Path) -> None:
    if os.geteuid() != 0:
        unavailable("only root can change the owner of a folder")
    shutil.chown(site / "var", "nobody")
    told = doctor()
    assert told.code == 2
    assert told.of("var")[0].startswith(f"wrong: {site}/var belongs to the user nobody, and this command runs as root:")


def test_a_file_of_another_user(doctor: Doctor, site: Path) -> None:
    if os.geteuid() != 0:
        unavailable("only root can change the owner of a file")
    shutil.chown(site / "var" / "secret-keys", "nobody")
    told = doctor()
    assert told.code == 2
    assert told.of("var") == [
        f"wrong: {site}/var/secret-keys belongs to another user than its folder: `chown -R root {site}/var`"
    ]


def test_a_folder_that_is_not_there_yet(doctor: Doctor, site: Path, postgresql_url: str) -> None:
    shutil.rmtree(site / "var")
    told = doctor(settings={"DATABASE_URL": postgresql_url, "SECRET_KEYS": KEY})
    assert told.of("var") == [f"fine: {site}/var does not exist yet: the first start of Posse creates it"]
    assert told.of("disk")[0].endswith(f" MB are free at {site}")
