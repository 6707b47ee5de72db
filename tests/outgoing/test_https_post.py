"""Posts to a real server with TLS: what it gets, what its answer means, and what is never sent."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from email.utils import format_datetime
from itertools import chain, repeat

import pytest
from h11 import LocalProtocolError

from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import LONGEST_WAIT, NotPosted, Posted, Reach, post
from tests.outgoing.test_public_address import INNER
from tests.outgoing.tls_server import Answer, TlsServer, answering, running_tls_server
from tests.servers import free_port
from tests.settings import NOW

HOST = "chat.example.org"
SHORT = 0.5  # seconds for a whole post, where the test waits for them


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TlsServer]:
    with running_tls_server(tmp_path_factory.mktemp("tls"), HOST) as started:
        yield started


@pytest.fixture
def server(running: TlsServer) -> TlsServer:
    running.connections, running.posts, running.answer = 0, [], answering("204 No Content")
    return running


def reach(server: TlsServer, *addresses: str, trusted: Sequence[str] = (HOST,)) -> Reach:
    """What posts may reach, if the DNS has these addresses for the host."""
    return Reach(trusted, lambda host, seconds: addresses or ("127.0.0.1",), server.trust)


def to(server: TlsServer, host: str = HOST) -> HttpsAddress:
    return HttpsAddress(host, server.port, "/hook?a=b")


def test_a_post_arrives_with_its_headers_and_its_body(server: TlsServer) -> None:
    assert post(to(server), {"Content-Type": "text/plain"}, b"Howdy", reach(server)) == Posted(204)
    (sent,) = server.posts
    head, _, body = sent.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /hook?a=b HTTP/1.1"
    assert {"content-type: text/plain", f"host: {HOST}:{server.port}", "content-length: 5"} <= {
        line.lower() for line in lines
    }
    assert body == b"Howdy"


@pytest.mark.parametrize("status", [200, 204, 302, 400, 404, 410, 429, 500, 503])
def test_the_status_is_returned_and_no_redirect_is_followed(server: TlsServer, status: int) -> None:
    server.answer = answering(f"{status} Whatever", f"Location: https://{HOST}:{server.port}/other")
    assert post(to(server), {}, b"", reach(server)) == Posted(status)
    assert server.connections == 1


@pytest.mark.parametrize(
    ("given", "wait"),
    [
        ("30", timedelta(seconds=30)),
        ("0", timedelta()),
        ("-5", timedelta()),
        ("9" * 5000, LONGEST_WAIT),
        ("1_000", timedelta()),
        ("x", timedelta()),
        (format_datetime(NOW + timedelta(minutes=2), usegmt=True), timedelta(minutes=2)),
        (format_datetime(NOW - timedelta(minutes=2), usegmt=True), timedelta()),
        ("Fri, 31 Dec 9999 23:59:59 GMT", LONGEST_WAIT),
        ("Fri, 31 Dec 2027 23:59:59 -0000", LONGEST_WAIT),
        (f"Fri, 31 Dec {'9' * 20} 23:59:59 GMT", timedelta()),
    ],
)
@pytest.mark.parametrize("status", ["429 Too Many Requests", "503 Service Unavailable"])
def test_the_time_to_wait_is_bounded_whatever_is_asked(
    server: TlsServer, status: str, given: str, wait: timedelta
) -> None:
    server.answer = answering(status, f"Retry-After: {given}")
    assert post(to(server), {}, b"", reach(server)).wait(NOW) == wait


@pytest.mark.parametrize("inner", INNER)
def test_nothing_is_sent_to_a_host_with_an_address_that_is_not_public(server: TlsServer, inner: str) -> None:
    for found in ((inner,), ("1.1.1.1", inner), (inner, "1.1.1.1")):
        with pytest.raises(NotPosted, match="not public"):
            post(to(server), {}, b"secret", reach(server, *found, trusted=()))
    assert server.connections == 0


def test_nothing_is_sent_to_a_public_address_of_our_own(server: TlsServer) -> None:
    """Of this machine, or of the site, which may be behind a gateway."""
    there = {HOST: ("1.1.1.1", "2606:4700::1111"), "posse.test": ("8.8.8.8", "2606:4700:0::1111")}
    this_machine = Reach((), lambda host, seconds: there[host], server.trust, 0.1, is_own="1.1.1.1".__eq__)
    of_site = Reach((), lambda host, seconds: there[host], server.trust, 0.1, "posse.test")
    mapped = {HOST: ("::ffff:8.8.8.8",), "posse.test": ("8.8.8.8",)}
    of_site_mapped = Reach((), lambda host, seconds: mapped[host], server.trust, 0.1, "posse.test")
    for reach in (this_machine, of_site, of_site_mapped):
        with pytest.raises(NotPosted, match="not public"):
            post(to(server), {}, b"secret", reach)


def test_a_host_that_the_operator_trusts_may_have_the_address_of_the_site(server: TlsServer) -> None:
    both_here = Reach((HOST,), lambda host, seconds: ("127.0.0.1",), server.trust, site="posse.test")
    assert post(to(server), {}, b"Howdy", both_here) == Posted(204)


def test_the_host_is_resolved_once_so_that_it_cannot_change_between_check_and_connection(
    server: TlsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is public when it is checked and this machine when it is connected to: rebinding."""
    answers, tried = [("192.0.9.1",), ("127.0.0.1",)], list[tuple[str, int]]()

    def connect(address: tuple[str, int], _seconds: float) -> socket.socket:
        tried.append(address)
        raise ConnectionRefusedError(111, "Connection refused")

    monkeypatch.setattr(socket, "create_connection", connect)
    rebinding = Reach((), lambda host, seconds: answers.pop(0), server.trust)
    with pytest.raises(NotPosted, match="no connection"):
        post(to(server), {}, b"secret", rebinding)
    assert tried == [("192.0.9.1", server.port)]
    with pytest.raises(NotPosted, match="not public"):
        post(to(server), {}, b"secret", rebinding)
    assert tried == [("192.0.9.1", server.port)]
    assert server.connections == 0


def test_a_server_without_the_hosts_certificate_gets_no_post(server: TlsServer) -> None:
    for asked, trust in (("other.example.org", server.trust), (HOST, ssl.create_default_context())):
        with pytest.raises(NotPosted, match="not secure"):
            post(to(server, asked), {}, b"secret", Reach((asked,), lambda host, seconds: ("127.0.0.1",), trust))
    assert server.posts == []


def test_the_next_address_is_tried_if_one_takes_no_connection(server: TlsServer) -> None:
    assert post(to(server), {}, b"", reach(server, "127.0.0.2", "127.0.0.1")).status == 204


def test_a_port_at_which_nobody_listens_is_no_answer(server: TlsServer) -> None:
    with pytest.raises(NotPosted, match="no connection"):
        post(HttpsAddress(HOST, free_port(), "/"), {}, b"", reach(server))


def _drip(connection: ssl.SSLSocket) -> None:
    """Answer a byte now and then, for as long as the connection is open."""
    with suppress(OSError):
        for byte in chain(b"HTTP/1.1 200 OK\r\nX: ", repeat(ord("x"))):
            connection.sendall(bytes((byte,)))
            time.sleep(0.05)  # what a server does that wants to keep us: there is no clock to pass in


def _say_nothing(connection: ssl.SSLSocket) -> None:
    with suppress(OSError):
        connection.recv(1)


@pytest.mark.parametrize("answer", [_drip, _say_nothing])
def test_a_slow_answer_ends_with_the_time_for_the_whole_post(server: TlsServer, answer: Answer) -> None:
    server.answer = answer
    with pytest.raises(NotPosted, match="no answer"):
        post(to(server), {}, b"", replace(reach(server), seconds=SHORT))


def test_a_server_without_tls_that_says_nothing_ends_in_time_too(server: TlsServer) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(NotPosted, match="no answer"):
        post(HttpsAddress(HOST, silent.getsockname()[1], "/"), {}, b"", replace(reach(server), seconds=SHORT))


def _endless(connection: ssl.SSLSocket) -> None:
    with suppress(OSError):
        connection.sendall(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 1_000_000)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (_endless, "no HTTP"),
        (lambda connection: connection.sendall(b"220 mail.example.org ESMTP\r\n\r\n"), "no HTTP"),
        (lambda connection: None, "no HTTP"),
        (lambda connection: connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000), "no HTTP"),
    ],
)
def test_an_answer_that_is_none_is_told_apart(server: TlsServer, answer: Answer, why: str) -> None:
    server.answer = answer
    with pytest.raises(NotPosted, match=why):
        post(to(server), {}, b"", reach(server))


def test_a_body_of_any_length_is_not_waited_for(server: TlsServer) -> None:
    def endless_body(connection: ssl.SSLSocket) -> None:
        with suppress(OSError):
            for part in chain((b"HTTP/1.1 200 OK\r\n\r\n",), repeat(b"x" * 1000)):
                connection.sendall(part)

    server.answer = endless_body
    assert post(to(server), {}, b"", reach(server)).status == 200


@pytest.mark.parametrize("value", ["a\r\nX-Other: b", "a\nb", "a\0b"])
def test_a_header_cannot_add_another(server: TlsServer, value: str) -> None:
    with pytest.raises(LocalProtocolError, match=r"[Ii]llegal"):
        post(to(server), {"Title": value}, b"", reach(server))
    assert server.posts == []
