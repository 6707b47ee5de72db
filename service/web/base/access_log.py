"""The access log: method, rule, status, milliseconds and a request id; never a path, because paths contain tokens."""

from __future__ import annotations

import re
import secrets
import time

from flask import Flask, Response, g, request

from service.process import logs, metrics

logger = logs.get()
GAME_ID = re.compile(r"[0-9a-f]{24}")  # anything else is untrusted text and is not logged


def _start_request() -> None:
    g.request_id = secrets.token_hex(6)
    logs.about_only(request=g.request_id)
    game = (request.view_args or {}).get("game_id")
    if game is not None and GAME_ID.fullmatch(game):
        logs.about(game=game)
    g.began = time.perf_counter()


def _log_response(response: Response) -> Response:
    seconds = time.perf_counter() - g.began
    rule = request.url_rule.rule if request.url_rule else "-"
    response.headers["X-Request-Id"] = g.request_id
    logger.info("request", method=request.method, rule=rule, status=response.status_code, ms=round(seconds * 1000, 1))
    metrics.request(request.method, rule, response.status_code, seconds)
    return response


def install(app: Flask) -> None:
    """Log every request of the application. Install this first: what is installed later is included in the time."""
    app.before_request(_start_request)
    app.after_request(_log_response)
    app.teardown_request(lambda _error: logs.about_only())  # the thread's next log line is not about this request
