"""A web process that does what a test wants: it keeps each request that reaches it, and answers it or fails."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socketserver import StreamRequestHandler, ThreadingTCPServer

Answer = Callable[[StreamRequestHandler], None]


def text(status: str, body: str, *headers: str) -> Answer:
    """Answer with a status, such as "200 OK", a text and headers."""
    lines = [f"HTTP/1.0 {status}", "Content-Type: text/plain", f"Content-Length: {len(body)}", *headers]
    return raw("\r\n".join([*lines, "", body]).encode())


def raw(data: bytes) -> Answer:
    """Answer with these bytes, perhaps none, and close the connection."""

    def answer(handler: StreamRequestHandler) -> None:
        handler.wfile.write(data)

    return answer


class Upstream(ThreadingTCPServer):
    """A server at `port` of 127.0.0.1. `requests` are those that came, as bytes; `answer` is called for each.

    `connections` counts those on which nothing or only a part came, too.
    """

    daemon_threads = True

    def __init__(self, answer: Answer) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.port: int = self.server_address[1]
        self.connections = 0
        self.requests: list[bytes] = []
        self.answer = answer
        self.closing = threading.Event()

    def hang(self, _handler: StreamRequestHandler) -> None:
        """Answer nothing for as long as the server runs."""
        self.closing.wait()


class _Handler(StreamRequestHandler):
    server: Upstream

    def handle(self) -> None:
        self.server.connections += 1
        request = b""
        while not request.endswith(b"\r\n\r\n") and (line := self.rfile.readline()):
            request += line
        length = re.search(rb"(?i)^content-length: (\d+)", request, re.MULTILINE)
        self.server.requests.append(request + self.rfile.read(int(length[1]) if length else 0))
        self.server.answer(self)


@contextmanager
def running_upstream(answer: Answer) -> Iterator[Upstream]:
    """A server for as long as the block runs."""
    with Upstream(answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server
        finally:
            server.closing.set()
            server.shutdown()
            thread.join()
