"""Responses: the same content as a page for people or as JSON for programs, as the request asks; and all their headers.

No private page is cached or indexed, there are no frames, no referrers, no foreign scripts. The address of a static
file contains a hash of its content, so that a browser may cache it for a year. While processes are being replaced, an
old one may be asked for a new version: it responds with the file it has, without that time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from flask import Flask, Response, current_app, jsonify, make_response, redirect, render_template, request
from jinja2 import Environment
from werkzeug import Response as WSGIResponse
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from service.languages.spoken import Spoken
from service.settings import Settings
from service.web.base.page_language import page_language, said_in_page_language

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
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
    "devices.open_link",
    "deal_previews.preview",
    "static",
)  # endpoints with nothing of any game that is played
YEAR = 365 * 24 * 3600  # seconds: a browser connects by TLS only, and keeps static files
DIGITS = 10  # hexadecimal digits of the hash of a file's content
KEPT_FOR = 3600  # seconds before a browser has to revalidate
TEMPLATES = "templates"
"""The name under which the templates of pages, by their language, are kept in `Flask.extensions`."""
PageTemplates = Callable[[Spoken], Environment]


def wants_json() -> bool:
    """Return whether to respond with JSON: the Accept header prefers it, or has no preference and the body is JSON."""
    json, html = _qualities(request.headers.get("Accept", ""))
    return json > html or (json == html and request.is_json)


@lru_cache(maxsize=100)  # a client sends the same header with every request
def _qualities(accept: str) -> tuple[float, float]:
    """Return the quality values of JSON and of HTML in an Accept header."""
    accepted = parse_accept_header(accept, MIMEAccept)
    return accepted["application/json"], accepted["text/html"]


def page(template: str, status: int = 200, /, **context: object) -> Response:
    """Return a page made from a template of `templates/web`."""
    templates: PageTemplates = current_app.extensions[TEMPLATES]
    return make_response(render_template(templates(page_language()).get_template(template), **context), status)


def revalidated(response: Response) -> Response:
    """Return a page with an ETag of its bytes; with 304 and no body if the request names that ETag in If-None-Match."""
    response.add_etag()
    etag, _ = response.get_etag()
    if etag is not None and request.if_none_match.contains_weak(etag):
        response.status_code = 304
    return response


def json_object(content: dict[str, object], status: int = 200) -> Response:
    """Return a JSON object, with texts in the language of its reader."""
    response = jsonify(said_in_page_language(content))
    response.status_code = status
    return response


def public_page(template: str, **context: object) -> Response:
    """Return a page with no game's data, which a browser may cache for a while and then revalidate."""
    return kept_by_browsers(page(template, **context))


def kept_by_browsers(response: Response) -> Response:
    """Return a response that browsers and proxies may cache for a while and then revalidate."""
    response.cache_control.public = True
    response.cache_control.max_age = KEPT_FOR
    response.add_etag()
    return flask_response(response.make_conditional(request))


def redirect_to(path: str) -> Response:
    """Return a redirect after a successful POST (303), so that reloading the next page posts nothing again."""
    return flask_response(redirect(path, 303))


def flask_response(response: WSGIResponse) -> Response:
    """Return a response of Werkzeug as one of Flask."""
    return make_response(response)


def version(file: Path) -> str:
    """Return the version of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:DIGITS]


def install(app: Flask, settings: Settings, templates: PageTemplates) -> None:
    """Add the headers to every response of the application, including errors, and versions to static files.

    Pages are made from `templates`. Only public endpoints are indexed, and nothing that a link alone may show is
    stored.
    """
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): version(file) for file in folder.rglob("*") if file.is_file()}
    app.extensions[TEMPLATES] = templates
    by_tls = settings.base_url.startswith("https://")
    on_every_response = ON_EVERY_RESPONSE + ((("Strict-Transport-Security", f"max-age={YEAR}"),) if by_tls else ())

    @app.url_defaults
    def add_version(endpoint: str, values: dict[str, str]) -> None:
        if endpoint == "static" and values["filename"] in versions:
            values.setdefault("v", versions[values["filename"]])

    @app.after_request
    def add_headers(response: Response) -> Response:
        response.headers.extend(on_every_response)
        if request.endpoint not in PUBLIC or response.status_code >= 400:
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
