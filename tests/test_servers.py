"""A port for a test is free, and no other test process gets it."""

from __future__ import annotations

import socket

import pytest

from tests.servers import BESIDE_POSSE_RUN, free_port


def test_a_port_stays_reserved_with_those_beside_it() -> None:
    port = free_port(*BESIDE_POSSE_RUN)
    for number in (port, *(port + more for more in BESIDE_POSSE_RUN)):
        with socket.socket(type=socket.SOCK_DGRAM) as other, pytest.raises(OSError, match="Address already in use"):
            other.bind(("127.0.0.1", number))  # as `free_port` does in another process
        for _ in range(2):
            socket.create_server(("127.0.0.1", number)).close()


def test_no_port_is_given_twice() -> None:
    assert len({free_port() for _ in range(50)}) == 50
