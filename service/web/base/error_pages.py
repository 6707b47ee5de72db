"""Error responses: every refusal, HTTP error and failure as a page or as JSON, without a stack trace.

No text of the request is written to the log.
"""

from __future__ import annotations

from http import HTTPStatus

from flask import Flask, Response, g, request
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import HTTPException

import engine
from engine.language import text
from service import errors
from service.db import connections, faults
from service.process import logs
from service.web.base import bodies, responses

logger = logs.get()

Refusal = errors.Refused | engine.Refusal

STATUS: dict[type[Exception], int] = {
    errors.Forged: 404,
    errors.Revoked: 410,
    errors.Past: 410,
    errors.Stale: 409,
    errors.OutOfTurn: 409,
    errors.Over: 409,
    errors.Malformed: 400,
    errors.Invalid: 422,
    errors.TooMany: 429,
    engine.Refusal: 422,
}
TITLES = {
    400: text("This request cannot be read"),
    404: text("There is nothing here"),
    405: text("This address does not do that"),
    409: text("The table has changed"),
    410: text("This link is no longer valid"),
    413: text("This is too long"),
    422: text("This does not work"),
    429: text("Please slow down"),
    500: text("Something broke on our side"),
    503: text("Please try again in a minute"),
}
MESSAGES = {
    400: text("The browser (or proxy) sent a request that this server could not understand."),
    404: text(
        "No page and no game has this address. "
        "If it came from a mail, its end may be missing: please copy the whole line."
    ),
    413: text("A post may be {number} KiB long, and this one is longer. Nothing was done.").format(
        number=bodies.MOST_BYTES // 1024
    ),
    500: text(
        "Nothing of what you sent was done. Please try again in a minute. If it happens again, tell the operator."
    ),
    503: text(
        "The database cannot be used at the moment. Please send the same again in a minute: nothing is done twice."
    ),
}
METHODS_ALLOWED = text("This address accepts {methods} only.")
RETRY_AFTER = 2  # seconds after which a database that restarts may be back
# The most of a refused body that is still read: a browser that cannot finish sending never shows the response.
MOST_DRAINED = 4 * 1024 * 1024


def status_of(refusal: Exception) -> int:
    """Return the HTTP status of a refusal."""
    return next((status for kind, status in STATUS.items() if isinstance(refusal, kind)), 400)


def error_response(status: int, kind: str, message: str, **more: object) -> Response:
    """Return an error as the request asks for it: a page, or JSON with `error`, `message`, `legal` and `at`."""
    if responses.wants_json():
        return responses.json_object({"error": kind, "message": message, "legal": None, "at": None} | more, status)
    title = TITLES.get(status, HTTPStatus(status).phrase)
    return responses.page("base/error.html", status, title=title, message=message, code=status, request_id=g.request_id)


def with_retry_after(response: Response, refusal: Refusal) -> Response:
    """Return the response, with a Retry-After header if the refusal is of a limit that was reached."""
    if isinstance(refusal, errors.TooMany):
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response


def refusal_response(refusal: errors.Refused) -> Response:
    """Return the response to what the service refused."""
    fields = {"fields": refusal.fields} if isinstance(refusal, errors.Invalid) else {}
    message = refusal.message if responses.wants_json() else refusal.for_people
    response = error_response(status_of(refusal), refusal.kind, message, **fields)
    return with_retry_after(response, refusal)


def _drain_body() -> None:
    left = min(request.content_length or 0, MOST_DRAINED)
    source = request.environ["wsgi.input"]
    while left > 0 and (chunk := source.read(min(left, bodies.MOST_BYTES))):
        left -= len(chunk)


def _http_error_response(error: HTTPException) -> Response:
    status = error.code or 500
    if status < 400 or error.response is not None:  # a redirect of Werkzeug's own, or a response made before
        return responses.flask_response(error.get_response())
    if status == 413:
        _drain_body()
    methods = ", ".join(sorted(getattr(error, "valid_methods", None) or ()))
    message = MESSAGES.get(status) or error.description or HTTPStatus(status).phrase
    if methods:
        message = METHODS_ALLOWED.format(methods=methods)
    response = error_response(status, HTTPStatus(status).phrase.lower().replace(" ", "_"), message)
    if methods:
        response.headers["Allow"] = methods
    return response


def _database_error_response(error: SQLAlchemyError) -> Response:
    """Return 503 if the database is unreachable, read-only or too busy; the last commit may have succeeded."""
    if not connections.is_away(error):
        return _failure_response(error)
    logger.warning("database unreachable", why=faults.describe(error))
    return away_response(MESSAGES[503])


def away_response(message: str) -> Response:
    """Return 503 with Retry-After: the same request may succeed in a moment."""
    response = error_response(503, "away", message)
    response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


def _failure_response(error: Exception) -> Response:
    # The message of an exception may quote the request or a hand, so only its type and traceback are logged.
    rule = request.url_rule.rule if request.url_rule else "-"
    logger.error("broken", method=request.method, rule=rule, exc_info=error)
    return error_response(500, "internal", MESSAGES[500])


def install(app: Flask) -> None:
    """Handle every refusal, every HTTP error and every failure of the application."""
    app.register_error_handler(errors.Refused, refusal_response)
    app.register_error_handler(HTTPException, _http_error_response)
    app.register_error_handler(SQLAlchemyError, _database_error_response)
    app.register_error_handler(Exception, _failure_response)
