"""Request bodies: a form or JSON, read into one dict."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from flask import Request
from werkzeug.exceptions import RequestEntityTooLarge

from engine.language import text
from service.errors import Malformed

MOST_BYTES = 64 * 1024
EXAMPLE = '{"move": "draw supply", "at": 12}'
LARGEST = 2**31 - 1
"""The largest integer of a column: a larger number cannot be right, and cannot be queried either."""


def read_body(request: Request) -> dict[str, Any]:
    """Return the posted fields by name: text from a form, any JSON value from JSON. Raises errors.Malformed."""
    raw = request.get_data()
    if request.content_length is None and len(raw) >= MOST_BYTES:
        # A body of unknown length is truncated at the limit without an error: a part of a form must not count as all of
        # it.
        raise RequestEntityTooLarge
    if request.is_json:
        return _read_json(raw)
    if request.mimetype in ("application/x-www-form-urlencoded", "multipart/form-data"):
        return request.form.to_dict()
    if raw:
        raise Malformed(text("Send a form or a JSON object, and name its type in the Content-Type header."))
    return {}


def _read_json(raw: bytes) -> dict[str, object]:
    try:
        body = json.loads(raw.decode("utf-8"), parse_constant=_reject_constant)
        if b"\\u" in raw:  # half a surrogate pair is valid JSON, but no database and no page can hold it
            json.dumps(body, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Malformed(text("The Content-Type is JSON, but the body cannot be read as JSON.")) from None
    if not isinstance(body, dict):
        raise Malformed(text("Send one JSON object, such as {example}.").format(example=EXAMPLE))
    return body


def _reject_constant(constant: str) -> float:
    """Reject NaN and Infinity, which Python reads and the JSON standard does not have. Raises ValueError."""
    raise ValueError(f"{constant} is not JSON")


def is_one_click(body: Mapping[str, object]) -> bool:
    """Return whether this is the one-click unsubscription of a mail program (RFC 8058)."""
    return body.get("List-Unsubscribe") == "One-Click"


def require_one_click(body: Mapping[str, object]) -> None:
    """Raise errors.Malformed unless this is the post of a mail program for which an address is made."""
    if not is_one_click(body):
        raise Malformed(text("Only mail programs post here: {field}.").format(field="List-Unsubscribe=One-Click"))


def text_fields(body: Mapping[str, object]) -> dict[str, str]:
    """Return the fields that are text, to be shown again in a form."""
    return {name: value for name, value in body.items() if isinstance(value, str)}


def required_text(body: Mapping[str, object], name: str) -> str:
    """Return a field that must be there and be text. Raises errors.Malformed."""
    value = body.get(name)
    if not isinstance(value, str):
        raise Malformed(text("The body needs the field `{name}`, which must be text.").format(name=name))
    return value


def required_switch(body: Mapping[str, object], name: str) -> bool:
    """Return whether a field that must be there says "on" rather than "off". Raises errors.Malformed."""
    wish = required_text(body, name)
    if wish not in ("on", "off"):
        raise Malformed(text("The field `{name}` must be on or off.").format(name=name))
    return wish == "on"


def required_number(body: Mapping[str, object], name: str) -> int:
    """Return a field that must be there and be a whole number, limited to -1 to LARGEST. Raises errors.Malformed."""
    value = body.get(name)
    if isinstance(value, str) and len(value) < 20 and value.strip().isascii() and value.strip().isdigit():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(text("The body needs the field `{name}`, which must be a whole number.").format(name=name))
    return max(-1, min(value, LARGEST))


def required_line(request: Request, body: Mapping[str, object]) -> str:
    """Return the line of moves in the field `move`; a form may spread it over `move` and `move-...`.

    Of several fields the blank ones are left out. Raises errors.Malformed if there is none.
    """
    parts = chosen_moves(request, body)
    return "; ".join(part for part in parts if part.strip()) if len(parts) > 1 else parts[0]


def chosen_moves(request: Request, body: Mapping[str, object]) -> list[str]:
    """Return the fields `move` and, of a form, `move-...` in their order, blank ones too.

    The field `move-side` is the end of the move in a field `move-target` before it: who is asked first.
    Raises errors.Malformed if there is none.
    """
    if request.is_json:
        return [required_text(body, "move")]
    parts: list[str] = []
    before = ""
    for name, value in request.form.items(multi=True):
        if name == "move-side" and before == "move-target":
            parts[-1] = f"{parts[-1]} {value}"
        elif name == "move" or (name.startswith("move-") and name != "move-side"):
            parts.append(value)
        before = name
    return parts or [required_text(body, "move")]
