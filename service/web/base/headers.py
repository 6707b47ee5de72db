"""Headers of every response: no caching or indexing of private pages, no frames, no referrers, no foreign scripts."""

from __future__ import annotations

from flask import Flask, Response, request

from service.web.base.app_state import app_state

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
NO_FEATURES = ", ".join(f"{feature}=()" for feature in ("camera", "geolocation", "microphone", "payment", "usb"))
ON_EVERY_RESPONSE = (
    ("Content-Security-Policy", POLICY),
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Permissions-Policy", NO_FEATURES),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Vary", "Accept"),
)
NOT_STORED, ASKED_AGAIN = "no-store", "private, no-cache"  # a browser stores the second, and revalidates it
PUBLIC = (
    "home.home",
    "rules.of_edition",
    "about.about",
    "about.api",
    "learn.show",
    "learn.end",
    "static",
)  # endpoints with nothing of any game
TLS_ONLY = 365 * 24 * 3600  # seconds for which a browser connects by TLS only


def add_headers(response: Response) -> Response:
    """Add the headers. Only public endpoints are indexed, and nothing that a link alone may show is stored."""
    response.headers.extend(ON_EVERY_RESPONSE)
    if app_state().settings.base_url.startswith("https://"):
        response.headers["Strict-Transport-Security"] = f"max-age={TLS_ONLY}"
    if request.endpoint not in PUBLIC:
        response.headers["Cache-Control"] = ASKED_AGAIN if _is_of_a_game(response) else NOT_STORED
        response.headers["X-Robots-Tag"] = "noindex"
    return response


def _is_of_a_game(response: Response) -> bool:
    """Return whether the response is a public page of a game, which no longer changes once the game has ended."""
    return request.path.startswith("/g/") and response.status_code in (200, 304) and "ETag" in response.headers


def install(app: Flask) -> None:
    """Add the headers to every response of the application, including errors."""
    app.after_request(add_headers)
