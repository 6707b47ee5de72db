"""Reading what was posted: a form or JSON alike, into one dict; anything else is unreadable."""

from __future__ import annotations

import json
from typing import Any

from flask import Request
from werkzeug.exceptions import RequestEntityTooLarge

from service.errors import Unreadable

MOST_BYTES = 64 * 1024
# What a counter in the database can hold; a larger number is as wrong as any other that does not fit.
LARGEST = 2**31 - 1


def _no_constant(word: str) -> float:
    raise ValueError(f"{word} is not JSON")


def _from_json(raw: bytes) -> dict[str, Any]:
    try:
        body = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
        if b"\\u" in raw:  # half a surrogate pair is valid JSON and no text: no database and no page can hold it
            json.dumps(body, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Unreadable("This body says it is JSON, and cannot be read as JSON.") from None
    if not isinstance(body, dict):
        raise Unreadable('The body has to be one JSON object, like {"move": "draw supply", "at": 12}.')
    return body


def read(request: Request) -> dict[str, Any]:
    """The posted fields by name: text from a form, any JSON value from JSON. Errors: Unreadable."""
    raw = request.get_data()
    if request.content_length is None and len(raw) >= MOST_BYTES:
        # A body of no announced length is cut at the limit without a word; half a form must not count as a whole one.
        raise RequestEntityTooLarge
    if request.is_json:
        return _from_json(raw)
    if request.mimetype in ("application/x-www-form-urlencoded", "multipart/form-data"):
        return request.form.to_dict()
    if raw:
        raise Unreadable("Send a form or a JSON object, and say which in Content-Type.")
    return {}


def text(body: dict[str, Any], name: str) -> str:
    """A field that has to be there and has to be text. Errors: Unreadable."""
    value = body.get(name)
    if not isinstance(value, str):
        raise Unreadable(f"The body needs `{name}`, as text.")
    return value


def line(request: Request, body: dict[str, Any]) -> str:
    """The `move` of a body. A form may spread it over several fields, `move` and `move-...`; blank ones count for
    nothing. Errors: Unreadable if there is none at all."""
    if request.is_json:
        return text(body, "move")
    parts = [value for name, value in request.form.items(multi=True) if name == "move" or name.startswith("move-")]
    return "; ".join(part for part in parts if part.strip()) if len(parts) > 1 else text(body, "move")


def whole_number(body: dict[str, Any], name: str) -> int:
    """A field that has to be there and has to be a whole number. Errors: Unreadable."""
    value = body.get(name)
    if isinstance(value, str) and len(value) < 20 and value.strip().isascii() and value.strip().isdigit():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable(f"The body needs `{name}`, as a whole number.")
    return max(-1, min(value, LARGEST))
