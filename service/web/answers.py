"""Answering: the same thing as a page for people or as JSON for programs, as the request asks."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify, make_response, redirect, render_template, request
from werkzeug import Response as WSGIResponse


def wants_json() -> bool:
    """Whether the answer is for a program: it says so by Accept, or posts JSON and does not mind."""
    accepted = request.accept_mimetypes
    json, html = accepted["application/json"], accepted["text/html"]
    return json > html or (json == html and request.is_json)


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
