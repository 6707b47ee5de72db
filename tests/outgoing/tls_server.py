"""A server with TLS on this machine that takes posts, and answers each as a test wants it."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from tests.nginx import make_certificate

Answer = Callable[[ssl.SSLSocket], None]


def answering(status: str, *headers: str, body: bytes = b"") -> Answer:
    """An answer with that status line's end, as in `204 No Content`, and these headers."""
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *headers, "", ""]
    return lambda connection: connection.sendall("\r\n".join(lines).encode() + body)


class TlsServer:
    """The server: `connections` counts those it has taken, `posts` has what was sent in each, whole."""

    def __init__(self, folder: Path, host: str) -> None:
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        make_certificate(certificate, key, f"DNS:{host}")
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.answer = answering("204 No Content")
        self.connections, self.posts = 0, list[bytes]()
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(certificate, key)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
            pass  # it waits for a connection
        self._thread.join()
        self._socket.close()

    def _serve(self) -> None:
        while True:
            plain, _ = self._socket.accept()
            if self._over.is_set():
                plain.close()
                return
            self.connections += 1
            with suppress(OSError), plain, self._tls.wrap_socket(plain, server_side=True) as connection:
                self.posts.append(_whole(connection))
                self.answer(connection)


def _whole(connection: ssl.SSLSocket) -> bytes:
    """Return a request with its body. Raises OSError if the connection is closed before its end."""
    read = _until(connection, b"", lambda read: b"\r\n\r\n" in read)
    head = read.partition(b"\r\n\r\n")[0]
    length = next(int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
    return _until(connection, read, lambda read: len(read) >= len(head) + 4 + length)


def _until(connection: ssl.SSLSocket, read: bytes, is_all: Callable[[bytes], bool]) -> bytes:
    while not is_all(read):
        data = connection.recv(65536)
        if not data:
            raise ConnectionResetError
        read += data
    return read


@contextmanager
def running_tls_server(folder: Path, host: str) -> Iterator[TlsServer]:
    """A server for as long as the block runs, whose certificate is for that host."""
    with TlsServer(folder, host) as server:
        yield server
