"""The access log: method, rule, status, milliseconds and a request id; never a path, for paths hold tokens."""

from __future__ import annotations

import re
import secrets
import time

from flask import Flask, Response, g, request

from service import logs, metrics

log = logs.get()
GAME = re.compile(r"[0-9a-f]{24}")  # anything else in its place is a stranger's text


def _begin() -> None:
    g.request_id = secrets.token_hex(6)
    logs.about_only(request=g.request_id)
    game = (request.view_args or {}).get("game_id")
    if game is not None and GAME.fullmatch(game):
        logs.about(game=game)
    g.began = time.perf_counter()


def _end(answer: Response) -> Response:
    seconds = time.perf_counter() - g.began
    rule = request.url_rule.rule if request.url_rule else "-"
    answer.headers["X-Request-Id"] = g.request_id
    log.info("request", method=request.method, rule=rule, status=answer.status_code, ms=round(seconds * 1000, 1))
    metrics.request(request.method, rule, answer.status_code, seconds)
    return answer


def _forget(_error: BaseException | None = None) -> None:
    logs.about_only()


def install(app: Flask) -> None:
    """Log every request of the application. Install first: what is installed later is inside the time measured."""
    app.before_request(_begin)
    app.after_request(_end)
    app.teardown_request(_forget)  # the next line of this thread is about something else
