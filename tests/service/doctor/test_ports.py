"""What `posse doctor` tells of the ports at which Posse listens: for the site, its metrics and mail in."""

from __future__ import annotations

import os
import socket
from datetime import UTC, datetime
from pathlib import Path

import pytest

from service.db.database import Database
from service.diagnostics.listeners import listener, name_of
from service.inbound import receiver
from service.settings.mail_in import MailIn
from tests.inbound.conftest import ADDRESSES
from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.conftest import KEY, OTHER_KEY, Doctor, Finds
from tests.service.doctor.served import site_at
from tests.waiting import PATIENCE, until
from tests.whole.deployment import Deployment
from tests.whole.upstream import running_upstream, text

IMAP = "imap://posse:hunter2-and-more@127.0.0.1"

# --- the site ---------------------------------------------------------------------------------------------------------


def test_another_program_at_the_port_of_the_site(wrong: Finds, mail_server: MailServer) -> None:
    told = wrong("site port", PORT=str(mail_server.port))
    assert told.startswith(
        f"Posse cannot use port {mail_server.port} of 127.0.0.1 (Address already in use), and does not answer there: "
        "stop "
    )
    assert told.endswith(f" of the user {name_of(os.geteuid())}), or change PORT or BIND")


def test_another_site_at_the_port(wrong: Finds) -> None:
    with running_upstream(text("200 OK", "<h1>Welcome</h1>")) as other:
        told = wrong("site port", PORT=str(other.port))
    assert "(Address already in use), and does not answer there" in told


def test_another_posse_at_the_port(wrong: Finds, site: Path) -> None:
    with site_at(int(os.environ["PORT"]), SECRET_KEYS=OTHER_KEY):
        assert "a Posse answers, but not with the SECRET_KEYS of this command" in wrong("site port")


@pytest.mark.proof
def test_a_web_process_that_starts_slowly_is_no_other_program(doctor: Doctor, tmp_path: Path) -> None:
    """Its database accepts a connection and says nothing, so that it answers only after twenty seconds."""
    with socket.create_server(("127.0.0.1", 0), backlog=20) as silent:
        url = f"postgresql://posse@127.0.0.1:{silent.getsockname()[1]}/posse"
        deployment = Deployment(tmp_path, {"DATABASE_URL": url, "SECRET_KEYS": KEY, "PORT": os.environ["PORT"]})
        deployment.start("web")
        until(lambda: listener(int(os.environ["PORT"])), PATIENCE, "the process to listen")
        told = doctor()
        deployment.stop()
    (said,) = told.of("site port")
    assert said.startswith(f"wrong: Posse answers at port {os.environ['PORT']} of 127.0.0.1, but cannot take a move: ")


def test_an_address_of_another_machine(wrong: Finds) -> None:
    told = wrong("site port", BIND="192.0.2.1")
    assert told.startswith("Posse cannot use port")
    assert "of 192.0.2.1 (Cannot assign requested address)" in told


@pytest.mark.slow
def test_a_site_that_cannot_take_a_move(doctor: Doctor, wrong: Finds) -> None:
    where = f"Posse answers at port {os.environ['PORT']} of 127.0.0.1"
    with site_at(int(os.environ["PORT"])) as state:
        assert doctor().of("site port") == [f"fine: {where}"]
        with state.database.alone() as connection:
            connection.exec_driver_sql("ALTER TABLE process_pulse RENAME TO elsewhere")
        state.heartbeat.beat()
        told = wrong("site port")
        with state.database.alone() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO process_pulse")
    assert told == f"{where}, but cannot take a move: the last pulse could not be committed: OperationalError"


# --- metrics ----------------------------------------------------------------------------------------------------------


def test_no_metrics_are_asked_for(doctor: Doctor) -> None:
    assert doctor().of("metrics port") == ["fine: not used: METRICS_PORT is not set"]


def test_a_port_at_which_nothing_tells_metrics(warning: Finds) -> None:
    port = free_port()
    told = warning("metrics port", METRICS_PORT=str(port))
    assert told.startswith(f"nothing listens at port {port} of 127.0.0.1: restart the processes")


@pytest.mark.parametrize(
    "answer", ["# HELP node_load1 1m load average.\nnode_load1 0.5\n", "posse_database_up\n", None]
)
def test_another_program_at_the_port_of_the_metrics(wrong: Finds, mail_server: MailServer, answer: str | None) -> None:
    """It tells metrics of its own, or, without an answer, speaks no HTTP."""
    with running_upstream(text("200 OK", answer or "")) as other:
        port = mail_server.port if answer is None else other.port
        told = wrong("metrics port", METRICS_PORT=f"0.0.0.0:{port}" if answer else str(port))
    assert told.startswith(f"another program listens at port {port} of ")
    assert "choose another port in METRICS_PORT" in told


# --- mail in ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["smtp", "lmtp"])
def test_a_process_that_listens(doctor: Doctor, database: Database, scheme: str) -> None:
    at = MailIn(scheme, "127.0.0.1", free_port())
    server = receiver.MailInServer(receiver.Receiver(database, ADDRESSES, lambda: datetime.now(UTC)), at)
    server.start()
    where = f"{scheme}://0.0.0.0:{at.port}"
    told = doctor(settings={"MAIL_IN": where})
    server.stop()
    assert told.code == 0
    assert told.of("mail in") == [f"fine: the process listens at {where}, for addresses at localhost"]


@pytest.mark.parametrize(
    ("where", "told_of"),
    [
        ("lmtp://127.0.0.1:{free}", "nothing listens at lmtp://127.0.0.1:{free}: `systemctl start posse-inbound`"),
        ("smtp://127.0.0.1:{mail}", "another program listens at smtp://127.0.0.1:{mail}: stop it"),
        (f"{IMAP}:{{free}}", "cannot be read: nothing listens there"),
        (f"{IMAP}:{{mail}}", "cannot be read: the server does not answer as IMAP does"),
    ],
)
def test_nothing_takes_mail_in(wrong: Finds, mail_server: MailServer, where: str, told_of: str) -> None:
    ports = {"free": free_port(), "mail": mail_server.port}
    assert told_of.format(**ports) in wrong("mail in", MAIL_IN=where.format(**ports))


@pytest.mark.slow
def test_one_of_several_machines_need_not_take_mail_in(doctor: Doctor, postgresql_url: str) -> None:
    settings = {"MAIL_IN": f"lmtp://127.0.0.1:{free_port()}", "DATABASE_URL": postgresql_url, "SECRET_KEYS": KEY}
    told = doctor(settings=settings)
    assert told.of("mail in")[0].startswith("warning: nothing listens at lmtp://127.0.0.1:")
