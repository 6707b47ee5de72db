"""Headers on every answer: nothing is cached, indexed, framed, run or sent on to others."""

from __future__ import annotations

from flask import Flask, Response, request

POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "img-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)


def guard(answer: Response) -> Response:
    """Add the headers; pages of a game or a token are neither stored nor indexed."""
    answer.headers["Content-Security-Policy"] = POLICY
    answer.headers["Referrer-Policy"] = "same-origin"
    answer.headers["X-Content-Type-Options"] = "nosniff"
    answer.vary.add("Accept")
    if request.path != "/" and request.endpoint != "static":
        answer.headers["Cache-Control"] = "no-store"
        answer.headers["X-Robots-Tag"] = "noindex"
    return answer


def install(app: Flask) -> None:
    """Guard every answer of the application, errors too."""
    app.after_request(guard)
