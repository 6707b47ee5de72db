"""The site itself, served in a thread at a port of 127.0.0.1."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from service.db.database import Database
from service.settings import Settings
from service.web import create_app
from service.web.base.app_state import EXTENSION, AppState


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Handler(WSGIRequestHandler):
    def log_message(self, *_: object) -> None:
        """Print nothing."""


@contextmanager
def site_at(port: int, **others: str) -> Iterator[AppState]:
    """Serve the site that the environment's settings describe, with others changed; it has had its first pulse."""
    settings = Settings.from_environment({**os.environ, **others})
    database = Database(settings.database_url)
    app = create_app(settings, database)
    state: AppState = app.extensions[EXTENSION]
    state.heartbeat.beat()
    with make_server("127.0.0.1", port, app, server_class=_Server, handler_class=_Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield state
        finally:
            server.shutdown()
            thread.join()
            state.heartbeat.stop()
            database.close()
