"""What `posse doctor` tells of mail in: its process, which listens, or a mailbox."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from service.db.database import Database
from service.inbound import receiver
from service.settings.mail_in import MailIn
from tests.inbound.conftest import ADDRESSES
from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.conftest import KEY, Doctor


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


def test_a_process_that_does_not_run(doctor: Doctor) -> None:
    where = f"lmtp://127.0.0.1:{free_port()}"
    told = doctor(settings={"MAIL_IN": where})
    assert told.code == 2
    assert told.of("mail in")[0].startswith(f"wrong: nothing listens at {where}: `systemctl start posse-inbound`")


@pytest.mark.slow
def test_one_of_several_machines_need_not_take_mail_in(doctor: Doctor, postgresql_url: str) -> None:
    settings = {"MAIL_IN": f"lmtp://127.0.0.1:{free_port()}", "DATABASE_URL": postgresql_url, "SECRET_KEYS": KEY}
    told = doctor(settings=settings)
    assert told.of("mail in")[0].startswith("warning: nothing listens at lmtp://127.0.0.1:")


def test_another_program_at_its_port(doctor: Doctor) -> None:
    with MailServer() as mail_server:
        told = doctor(settings={"MAIL_IN": mail_server.url})
    assert told.code == 2
    assert told.of("mail in")[0].startswith(f"wrong: another program listens at {mail_server.url}: stop it")


def test_a_mailbox_at_no_server(doctor: Doctor) -> None:
    told = doctor(settings={"MAIL_IN": f"imap://posse:hunter2-and-more@127.0.0.1:{free_port()}"})
    assert told.code == 2
    assert "cannot be read: nothing listens there" in told.of("mail in")[0]


def test_a_server_that_does_not_speak_imap(doctor: Doctor) -> None:
    with MailServer() as mail_server:
        told = doctor(settings={"MAIL_IN": f"imap://posse:hunter2-and-more@127.0.0.1:{mail_server.port}"})
    assert told.code == 2
    assert "cannot be read: the server does not answer as IMAP does" in told.of("mail in")[0]
