"""Where the site listens: on this machine alone unless BIND says otherwise. And what requests sent in part do to it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest

from service.links import Links
from service.models import Seat
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT, Deployment, deployed

PUBLIC = {
    "BASE_URL": "https://posse.example",
    "SMTP_URL": "smtp://mail.example",
    "SECRET_KEYS": "a-key-of-thirty-two-characters-or-more",
}
HALF_SENT = 200
OTHER_ADDRESS = "127.0.0.2"  # of this machine, as is everything that begins with 127
HEADERS = b"GET / HTTP/1.1\r\nHost: posse.test\r\nX-Slow: "
BODY = b"POST /games HTTP/1.1\r\nHost: posse.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


BINDS = """
import json, os, runpy, sys
for environ in json.load(sys.stdin):
    os.environ |= environ
    print(runpy.run_module("service.gunicorn_conf")["bind"])
"""


def test_a_site_listens_at_loopback_also_if_it_is_public_unless_bind_says_otherwise(tmp_path: Path) -> None:
    """Of what its configuration tells gunicorn."""
    expected = {
        "": "127.0.0.1:8000",
        "0.0.0.0": "0.0.0.0:8000",
        "::": "[::]:8000",
        "[::1]": "[::1]:8000",
        "10.0.0.7": "10.0.0.7:8000",
    }
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", BINDS],
        cwd=tmp_path,
        env=environ | PUBLIC,
        input=json.dumps([{"BIND": bind} if bind else {} for bind in expected]),
        text=True,
        capture_output=True,
    )
    assert told.stdout.split() == list(expected.values()), told.stderr


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """A web server of one process with its default settings."""
    with deployed(tmp_path_factory.mktemp("deployment"), "web") as (deployment, _post):
        yield deployment


def reachable(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), timeout=PATIENCE).close()
    except OSError:
        return False
    return True


@pytest.mark.slow
def test_no_other_address_of_the_machine_answers(deployment: Deployment) -> None:
    assert reachable("127.0.0.1", deployment.port)
    assert not reachable(OTHER_ADDRESS, deployment.port)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no second loopback address")
def test_all_addresses_answer_if_bind_says_so(tmp_path: Path) -> None:
    with deployed(tmp_path, "web", BIND="0.0.0.0") as (deployment, _post):
        assert reachable("127.0.0.1", deployment.port)
        assert reachable(OTHER_ADDRESS, deployment.port)


@pytest.mark.slow
@pytest.mark.parametrize("begun", [HEADERS, BODY, b""], ids=["half the headers", "half the body", "nothing"])
def test_two_hundred_requests_sent_in_part_do_not_stop_the_site(deployment: Deployment, begun: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(HALF_SENT):
            connection = stack.enter_context(socket.create_connection(("127.0.0.1", deployment.port), timeout=PATIENCE))
            connection.sendall(begun)
        for _ in range(50):
            with urlopen(f"{deployment.url}/healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200


UNREADABLE = (  # what gunicorn refuses, quoting the part that it cannot read
    "{} / HTTP/1.1\r\nHost: posse.test",
    "GET / {}\r\nHost: posse.test",
    "GET / HTTP/1.1\r\nHost: posse.test\r\nTransfer-Encoding: {}",
    "GET / HTTP/1.1\r\nHost: posse.test\r\nExpect: {}",
    "GET / HTTP/1.1\r\nHost: posse.test\r\nContent-Length: {}",
    "GET / HTTP/1.1\r\nHost: posse.test\r\n{}: x",
    "GET / HTTP/1.1\r\n{}",
    "{}",
)


def answered(deployment: Deployment, request: str) -> bytes:
    """Return the beginning of the answer to a request."""
    with socket.create_connection(("127.0.0.1", deployment.port), timeout=PATIENCE) as connection:
        connection.sendall(f"{request}\r\n\r\n".encode())
        with suppress(OSError):  # it has closed the connection
            connection.shutdown(socket.SHUT_WR)
        return connection.recv(100)


def test_a_token_in_what_gunicorn_cannot_read_is_not_logged(deployment: Deployment) -> None:
    token = Links(("a key of thirty-two characters, yes",), "").token("seat", Seat(game_id="ab" * 12, n=0, name="x"))
    before = deployment.log("web").count("(a token)")
    answers = [answered(deployment, request.format(token)) for request in UNREADABLE]
    assert all(answer.startswith(b"HTTP/1.1 ") for answer in answers)
    until(lambda: deployment.log("web").count("(a token)") >= before + 4, PATIENCE, "lines with a token redacted")
    assert token.lower() not in deployment.log("web").lower()
    assert token.partition(".")[2].lower() not in deployment.log("web").lower()


@pytest.mark.proof
def test_what_is_too_long_is_refused_by_the_server_itself(deployment: Deployment) -> None:
    head = "HTTP/1.1\r\nHost: x\r\nConnection: close"
    many = "\r\n".join(f"X-{n}: a" for n in range(100))
    length = "Content-Type: application/json\r\nContent-Length: 70000"
    statuses = {
        f"GET /p/{'a' * 5000} {head}": 414,
        f"GET / {head}\r\nX-Long: {'a' * 9000}": 431,
        f"GET / {head}\r\n{many}": 431,
        f"POST /games {head}\r\n{length}\r\n\r\n{' ' * 70_000}": 413,
        f"GET / {head}": 200,
    }
    answers = [answered(deployment, request).split()[1] for request in statuses]
    assert answers == [str(status).encode() for status in statuses.values()]
    assert "Traceback" not in deployment.log("web")
