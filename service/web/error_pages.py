"""Every no, as a page or as JSON of our own; never a stack trace, and nothing in the log that was in the request."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from flask import Flask, Response, g, request
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import HTTPException

import engine
from service import errors, logs
from service.db import connections as engines
from service.web import answers, bodies

log = logs.get()

STATUS: dict[type[Exception], int] = {
    errors.Forged: 404,
    errors.Revoked: 410,
    errors.Past: 410,
    errors.Stale: 409,
    errors.OutOfTurn: 409,
    errors.Over: 409,
    errors.Unreadable: 400,
    errors.Invalid: 422,
    errors.TooMany: 429,
    engine.Refusal: 422,
}
TITLES = {
    400: "That cannot be read",
    404: "There is nothing here",
    405: "Not in this way",
    409: "The table has moved on",
    410: "This link has done its work",
    413: "That is too long",
    422: "That does not work",
    429: "Not so fast",
    500: "Something broke on our side",
    503: "In a minute again",
}
MESSAGES = {
    404: "No page and no game has this address. A link from a mail may have lost its end: copy the whole line.",
    413: f"A post may be {bodies.MOST_BYTES // 1024} KiB long; this one is longer. Nothing was done.",
    503: "The database cannot be reached just now. Send the same again in a minute: what is done is not done twice.",
    500: "Nothing of what you sent was done. Try again in a minute; if it stays so, tell whoever runs this service.",
}
BACK_SOON = 2  # seconds until a database that restarts is worth another try
# How much of a refused body is still read: a browser that cannot finish sending never shows the answer.
MOST_DRAINED = 4 * 1024 * 1024


def status_of(refusal: Exception) -> int:
    """The HTTP status of a refusal."""
    return next((status for kind, status in STATUS.items() if isinstance(refusal, kind)), 400)


def answer(status: int, kind: str, message: str, **more: Any) -> Response:
    """An error as the request asks for it; for programs always with `error`, `message`, `legal` and `at`."""
    if answers.wants_json():
        return answers.data({"error": kind, "message": message, "legal": None, "at": None} | more, status)
    title = TITLES.get(status, HTTPStatus(status).phrase)
    return answers.page("error.html", status, title=title, message=message, code=status, request_id=g.request_id)


def with_patience(response: Response, refusal: errors.Refused) -> Response:
    """The answer, saying how long to wait if a limit was reached."""
    if isinstance(refusal, errors.TooMany):
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response


def refused(refusal: errors.Refused) -> Response:
    """The answer to what the service refused."""
    fields = {"fields": refusal.fields} if isinstance(refusal, errors.Invalid) else {}
    return with_patience(answer(status_of(refusal), refusal.kind, refusal.message, **fields), refusal)


def _drain() -> None:
    left = min(request.content_length or 0, MOST_DRAINED)
    source = request.environ["wsgi.input"]
    while left > 0 and (chunk := source.read(min(left, bodies.MOST_BYTES))):
        left -= len(chunk)


def _http(error: HTTPException) -> Response:
    status = error.code or 500
    if status < 400 or error.response is not None:  # a redirect werkzeug makes by itself, or an answer made before
        return answers.flask_response(error.get_response())
    if status == 413:
        _drain()
    allowed = getattr(error, "valid_methods", None)
    message = MESSAGES.get(status) or error.description or HTTPStatus(status).phrase
    if allowed:
        message = f"This address answers to {', '.join(sorted(allowed))}."
    response = answer(status, HTTPStatus(status).phrase.lower().replace(" ", "_"), message)
    if allowed:
        response.headers["Allow"] = ", ".join(sorted(allowed))
    return response


def _database(error: SQLAlchemyError) -> Response:
    """The database is down, or busy for too long. Perhaps the last commit came through and only its answer did not."""
    if not engines.is_away(error):
        return _broken(error)
    log.warning("the database is away", why=type(error).__name__)
    response = answer(503, "away", MESSAGES[503])
    response.headers["Retry-After"] = str(BACK_SOON)
    return response


def _broken(error: Exception) -> Response:
    # The message of an exception may quote what was asked for or what is in a hand; its type and its place may not.
    rule = request.url_rule.rule if request.url_rule else "-"
    log.error("broken", method=request.method, rule=rule, exc_info=error)
    return answer(500, "internal", MESSAGES[500])


def install(app: Flask) -> None:
    """Answer every refusal, every HTTP error and every fault of our own."""
    app.register_error_handler(errors.Refused, refused)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(SQLAlchemyError, _database)
    app.register_error_handler(Exception, _broken)
