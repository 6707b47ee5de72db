"""What `posse doctor` tells of METRICS_PORT."""

from __future__ import annotations

import pytest

from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.conftest import Doctor
from tests.whole.upstream import running_upstream, text

CHECK = "metrics port"


def test_nothing_is_asked_for(doctor: Doctor) -> None:
    assert doctor().of(CHECK) == ["fine: not used: METRICS_PORT is not set"]


def test_a_port_at_which_nothing_listens(doctor: Doctor) -> None:
    port = free_port()
    told = doctor(settings={"METRICS_PORT": str(port)})
    assert told.code == 1
    assert told.of(CHECK)[0].startswith(f"warning: nothing listens at port {port} of 127.0.0.1: restart the processes")


@pytest.mark.parametrize("answer", ["# HELP node_load1 1m load average.\nnode_load1 0.5\n", "posse_database_up\n"])
def test_another_program_that_serves_metrics(doctor: Doctor, answer: str) -> None:
    with running_upstream(text("200 OK", answer)) as other:
        told = doctor(settings={"METRICS_PORT": f"0.0.0.0:{other.port}"})
    assert told.code == 2
    assert told.of(CHECK)[0].startswith(f"wrong: another program listens at port {other.port} of 0.0.0.0 (")
    assert "choose another port in METRICS_PORT" in told.of(CHECK)[0]


def test_another_program_that_speaks_no_http(doctor: Doctor) -> None:
    with MailServer() as mail_server:
        told = doctor(settings={"METRICS_PORT": str(mail_server.port)})
    assert told.code == 2
    assert told.of(CHECK)[0].startswith("wrong: another program listens at port")
