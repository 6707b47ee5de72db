"""Headers of every response: no caching or indexing of private pages, no frames, no referrers, no foreign scripts.

The address of a static file contains a hash of its content, so that a browser may cache it for a year. While processes
are being replaced, an old one may be asked for a new version: it responds with the file it has, without that time.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path

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
YEAR = 365 * 24 * 3600  # seconds: a browser connects by TLS only, and keeps static files
DIGITS = 10  # hexadecimal digits of the hash of a file's content


def version(file: Path) -> str:
    """Return the version of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:DIGITS]


def add_headers(versions: dict[str, str], response: Response) -> Response:
    """Add the headers. Only public endpoints are indexed, and nothing that a link alone may show is stored."""
    response.headers.extend(ON_EVERY_RESPONSE)
    if app_state().settings.base_url.startswith("https://"):
        response.headers["Strict-Transport-Security"] = f"max-age={YEAR}"
    if request.endpoint not in PUBLIC:
        response.headers["Cache-Control"] = ASKED_AGAIN if _is_of_a_game(response) else NOT_STORED
        response.headers["X-Robots-Tag"] = "noindex"
    elif request.endpoint == "static":
        asked = request.args.get("v")
        if asked and asked == versions.get((request.view_args or {})["filename"]):
            response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    return response


def _is_of_a_game(response: Response) -> bool:
    """Return whether the response is a public page of a game, which no longer changes once the game has ended."""
    return request.path.startswith("/g/") and response.status_code in (200, 304) and "ETag" in response.headers


def install(app: Flask) -> None:
    """Add the headers to every response of the application, including errors, and versions to static files."""
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): version(file) for file in folder.rglob("*") if file.is_file()}

    def add_version(endpoint: str, values: dict[str, str]) -> None:
        if endpoint == "static" and values["filename"] in versions:
            values.setdefault("v", versions[values["filename"]])

    app.url_defaults(add_version)
    app.after_request(partial(add_headers, versions))
