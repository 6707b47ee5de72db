"""What is too long is refused at the door, by the server itself where the application never sees it."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tests.whole.deployment import deployed

pytestmark = pytest.mark.proof


def said_to(port: int, request: bytes) -> bytes:
    """The status line of what a server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        return connection.makefile("rb").readline()


def test_lines_headers_and_bodies_are_bounded(tmp_path: Path) -> None:
    with deployed(tmp_path) as (deployment, _post):
        head = b"Host: x\r\nConnection: close\r\n"
        long_line = b"GET /p/" + b"a" * 5000 + b" HTTP/1.1\r\n" + head + b"\r\n"
        assert said_to(deployment.port, long_line).split()[1] == b"414"
        long_header = b"GET / HTTP/1.1\r\n" + head + b"X-Long: " + b"a" * 9000 + b"\r\n\r\n"
        assert said_to(deployment.port, long_header).split()[1] == b"431"
        many = b"GET / HTTP/1.1\r\n" + head + b"".join(b"X-%d: a\r\n" % n for n in range(100)) + b"\r\n"
        assert said_to(deployment.port, many).split()[1] == b"431"
        length = b"Content-Type: application/json\r\nContent-Length: 70000\r\n\r\n"
        big = b"POST /games HTTP/1.1\r\n" + head + length + b" " * 70_000
        assert said_to(deployment.port, big).split()[1] == b"413"
        assert said_to(deployment.port, b"GET / HTTP/1.1\r\n" + head + b"\r\n").split()[1] == b"200"
        assert "Traceback" not in deployment.log("web")
