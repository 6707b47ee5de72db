"""Headers on every answer: nothing is cached, indexed, framed, run or sent on to others."""

from __future__ import annotations

from flask import Flask, Response, request

from service.web.desk import desk

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
NOTHING = ", ".join(f"{feature}=()" for feature in ("camera", "geolocation", "microphone", "payment", "usb"))
ALWAYS = (
    ("Content-Security-Policy", POLICY),
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Permissions-Policy", NOTHING),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Vary", "Accept"),
)
OF_A_TABLE = (("Cache-Control", "no-store"), ("X-Robots-Tag", "noindex"))
A_YEAR = 365 * 24 * 3600  # seconds for which a browser comes back by TLS only


def guard(answer: Response) -> Response:
    """Add the headers; pages of a game or a token are neither stored nor indexed."""
    answer.headers.extend(ALWAYS)
    if desk().settings.base_url.startswith("https://"):
        answer.headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    if request.path != "/" and request.endpoint != "static":
        answer.headers.extend(OF_A_TABLE)
    return answer


def install(app: Flask) -> None:
    """Guard every answer of the application, errors too."""
    app.after_request(guard)
