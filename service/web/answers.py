"""Answering: the same thing as a page for people or as JSON for programs, as the request asks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flask import Response, jsonify, make_response, redirect, render_template, request
from werkzeug import Response as WSGIResponse
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header


def wants_json() -> bool:
    """Whether the answer is for a program: it says so by Accept, or posts JSON and does not mind."""
    json, html = _wanted(request.headers.get("Accept", ""))
    return json > html or (json == html and request.is_json)


@lru_cache(maxsize=100)
def _wanted(accept: str) -> tuple[float, float]:
    """How much JSON and HTML are wanted; programs and browsers say the same in every request."""
    accepted = parse_accept_header(accept, MIMEAccept)
    return accepted["application/json"], accepted["text/html"]


def page(template: str, status: int = 200, **context: Any) -> Response:
    """A page from `templates/web`."""
    return make_response(render_template(template, **context), status)


def data(content: dict[str, Any], status: int = 200) -> Response:
    """A JSON object."""
    answer = jsonify(content)
    answer.status_code = status
    return answer


def see(path: str) -> Response:
    """Done; the browser goes on to `path`, and reloading that page posts nothing again."""
    return flask_response(redirect(path, 303))


def flask_response(answer: WSGIResponse) -> Response:
    """Werkzeug's plain response as Flask's."""
    return make_response(answer)
