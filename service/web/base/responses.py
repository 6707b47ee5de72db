"""Responses: the same content as a page for people or as JSON for programs, as the request asks."""

from __future__ import annotations

from functools import lru_cache

from flask import Response, jsonify, make_response, redirect, render_template, request
from werkzeug import Response as WSGIResponse
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

KEPT_FOR = 3600  # seconds before a browser has to revalidate


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
    return make_response(render_template(template, **context), status)


def revalidated(response: Response) -> Response:
    """Return a page with an ETag of its bytes; with 304 and no body if the request names that ETag in If-None-Match."""
    response.add_etag()
    etag, _ = response.get_etag()
    if etag is not None and request.if_none_match.contains_weak(etag):
        response.status_code = 304
    return response


def json_object(content: dict[str, object], status: int = 200) -> Response:
    """Return a JSON object."""
    response = jsonify(content)
    response.status_code = status
    return response


def public_page(template: str, **context: object) -> Response:
    """Return a page with no game's data, which a browser may cache for a while and then revalidate."""
    response = page(template, **context)
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
