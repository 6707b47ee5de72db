"""What nginx passes on to a web process, what it keeps to itself, and what it writes to files."""

from __future__ import annotations

import re
import shutil
import socket
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from tests.nginx import Nginx, running_nginx
from tests.whole.people import ask
from tests.whole.upstream import Answer, Upstream, raw, running_upstream, text

pytestmark = pytest.mark.proof

OK = text("200 OK", "fine")
SECRET = "sesame"  # in place of a token


@pytest.fixture
def upstream() -> Iterator[Upstream]:
    with running_upstream(OK) as server:
        yield server


@pytest.fixture
def nginx(tmp_path: Path, upstream: Upstream, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nginx]:
    with running_nginx(tmp_path / "nginx", upstream.port) as server:
        monkeypatch.setenv("SSL_CERT_FILE", str(server.certificate))
        yield server


def connected(to: Nginx | int) -> socket.socket:
    """Return a connection with TLS, or one without to a port."""
    plain = socket.create_connection(("127.0.0.1", to if isinstance(to, int) else to.port), timeout=30)
    return plain if isinstance(to, int) else to.context().wrap_socket(plain, server_hostname="127.0.0.1")


def test_a_client_cannot_choose_the_address_that_posse_sees(nginx: Nginx, upstream: Upstream) -> None:
    with connected(nginx) as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: a.example\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n\r\n")
        assert client.makefile("rb").readline().split()[1] == b"200"
    lines = upstream.requests[0].decode().split("\r\n")
    assert [line for line in lines if line.lower().startswith("x-forwarded")] == [
        "X-Forwarded-For: 127.0.0.1",
        "X-Forwarded-Proto: https",
    ]


def test_a_request_reaches_posse_when_it_is_complete(nginx: Nginx, upstream: Upstream) -> None:
    with connected(nginx) as client:
        client.sendall(b"POST /p/slow HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 4\r\n\r\nmo")
        assert ask(f"{nginx.url}/p/fast").status == 200  # nginx has handled what came before
        assert upstream.connections == 1
        client.sendall(b"ve")
        assert client.makefile("rb").readline().split()[1] == b"200"
    assert upstream.requests[1].startswith(b"POST /p/slow ")
    assert upstream.requests[1].endswith(b"move")


@pytest.mark.parametrize("path", ["/status", "/status?all", "/%73tatus", "//status", "/x/../status"])
def test_the_state_of_the_fleet_is_not_shown(nginx: Nginx, upstream: Upstream, path: str) -> None:
    assert ask(f"{nginx.url}{path}").status == 404
    assert upstream.requests == []


def test_the_away_page_is_no_page_of_its_own(nginx: Nginx, upstream: Upstream) -> None:
    assert ask(f"{nginx.url}/away.html").status == 404
    assert upstream.requests == []


@pytest.mark.parametrize("status", ["500 Internal Server Error", "502 Bad Gateway", "503 Service Unavailable"])
def test_what_posse_answers_is_passed_on_unchanged(nginx: Nginx, upstream: Upstream, status: str) -> None:
    upstream.answer = text(status, "in a minute", "Retry-After: 2")
    answer = ask(nginx.url)
    assert (answer.status, answer.text, answer.headers["Retry-After"]) == (int(status[:3]), "in a minute", "2")


@pytest.mark.parametrize("failure", [raw(b""), raw(b"HTTP/1.1 200")])
def test_a_post_that_was_sent_is_not_repeated_and_a_page_is(
    tmp_path: Path, failure: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two posts to /games are two games."""
    with (
        running_upstream(failure) as dying,
        running_upstream(OK) as sound,
        running_nginx(tmp_path / "nginx", dying.port, sound.port) as nginx,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        assert {ask(nginx.url).status for _ in range(4)} == {200}
        dying.requests.clear()
        sound.requests.clear()
        posted = [ask(f"{nginx.url}/games", "POST", {"name": "x"}).status for _ in range(2)]
        assert sorted(posted) == [200, 503]
        assert (len(dying.requests), len(sound.requests)) == (1, 1)


# --- what nginx writes -----------------------------------------------------------------------------------------------

LINE = f"GET /p/{SECRET}?move=draw HTTP/1.1\r\n".encode()
HEAD = LINE + b"Host: posse.example.org\r\nConnection: close\r\n"
HEAD += f"Referer: https://posse.example.org/p/{SECRET}\r\n".encode()
POST = HEAD.replace(b"GET", b"POST")
LONG = SECRET.encode() * 9999
REQUESTS = {
    "complete": HEAD + b"\r\n",
    "not HTTP": LINE.replace(b"HTTP/1.1", b"HTTQ/1.1") + b"\r\n",
    "another version": LINE.replace(b"HTTP/1.1", b"HTTP/9.9") + b"\r\n",
    "without a version": LINE.replace(b" HTTP/1.1", b"") + b"\r\n",
    "no method": LINE.removeprefix(b"GET ") + b"\r\n",
    "a control character": LINE.replace(b"?", b"\0") + b"\r\n",
    "without a host": LINE + b"\r\n",
    "another host": HEAD.replace(b"posse", b"other") + b"\r\n",
    "two hosts": HEAD + b"Host: other.example\r\n\r\n",
    "a host that is none": HEAD.replace(b"posse.", b"/p/") + b"\r\n",
    "a long line": LINE.replace(b"move", LONG) + b"\r\n",
    "a long header": HEAD + b"X: " + LONG + b"\r\n\r\n",
    "many headers": HEAD + b"".join(b"X-%d: %b\r\n" % (n, SECRET.encode()) for n in range(3000)) + b"\r\n",
    "a path above the root": LINE.replace(b"/p", b"/../p") + b"\r\n",
    "a body that is too long": POST + b"Content-Length: 9999999\r\n\r\n" + LONG,
    "a length that is none": POST + b"Content-Length: some\r\n\r\n",
    "chunks that are none": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "part of a line": LINE[:20],
    "part of the headers": HEAD,
    "part of a body": POST + b"Content-Length: 9\r\n\r\nmove",
}


def sent(to: Nginx | int, request: bytes, end: Callable[[socket.socket], None]) -> None:
    """Connect, send what nginx accepts of a request, then end the connection in some way."""
    with suppress(OSError), connected(to) as connection:
        connection.sendall(request)
        end(connection)


def read_all(connection: socket.socket) -> None:
    """Wait for the answer, for as long as nginx leaves the connection open."""
    while connection.recv(65536):
        pass


def hang_up(connection: socket.socket) -> None:
    """Close it at once, as a reset."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def with_short_limits(nginx: Nginx) -> None:
    """Restart it with a second as each of its time limits."""
    main, posse = nginx.folder / "nginx.conf", nginx.folder / "posse.conf"
    limits = "client_header_timeout 1s; client_body_timeout 1s; keepalive_timeout 1s; lingering_timeout 1s;"
    main.write_text(main.read_text().replace("http {", "http { " + limits))
    posse.write_text(re.sub(r"(_timeout) \d+s;", r"\1 1s;", posse.read_text()))
    nginx.stop()
    nginx.start()


def test_no_token_is_in_a_file_that_nginx_writes(nginx: Nginx, upstream: Upstream) -> None:
    with_short_limits(nginx)
    with ThreadPoolExecutor(16) as clients:
        for request, end in product(REQUESTS.values(), (read_all, hang_up)):
            clients.submit(sent, nginx, request, end)
            clients.submit(sent, nginx.plain_port, request, end)
    sent(nginx.port, HEAD + b"\r\n", read_all)  # without TLS
    long_answer = raw(b"HTTP/1.0 200 OK\r\n\r\n" + LONG * 50)
    for answer in (raw(b""), raw(LONG), raw(b"HTTP/1.0 200 OK\r\nX: " + LONG), long_answer, upstream.hang):
        upstream.answer = answer
        sent(nginx, HEAD + b"\r\n", read_all)
        sent(nginx, POST + b"Content-Length: 4\r\n\r\nmove", hang_up)
    shutil.rmtree(nginx.folder / "temp" / "body")  # as with a full disk
    sent(nginx, POST + b"Content-Length: 99999\r\n\r\n" + (2 * LONG)[:99999], read_all)
    upstream.server_close()
    sent(nginx, HEAD + b"\r\n", read_all)
    assert nginx.logged().count('"client": "127.0.0.1"') > 2 * len(REQUESTS)
    written = [file for file in nginx.folder.rglob("*") if file.is_file()]
    assert [file for file in written if SECRET.encode() in file.read_bytes()] == []
