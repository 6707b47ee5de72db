"""The access log: method, rule, status, milliseconds and a request id; never a path, for paths hold tokens."""

from __future__ import annotations

import logging
import secrets
import time

from flask import Flask, Response, g, request

log = logging.getLogger("posse.access")


def _begin() -> None:
    g.request_id = secrets.token_hex(6)
    g.began = time.perf_counter()


def _end(answer: Response) -> Response:
    milliseconds = (time.perf_counter() - g.began) * 1000
    rule = request.url_rule.rule if request.url_rule else "-"
    answer.headers["X-Request-Id"] = g.request_id
    log.info("%s %s %d %.1f ms %s", request.method, rule, answer.status_code, milliseconds, g.request_id)
    return answer


def install(app: Flask) -> None:
    """Log every request of the application. Install first: what is installed later is inside the time measured."""
    app.before_request(_begin)
    app.after_request(_end)
