"""What tells the second press of a double click from the first, in forms that begin or propose a game.

Each page has a random key in a hidden field. Both presses post the same fields, and so begin the same game.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from flask import request

from service.web.base.clients import client_network

FIELD = "press"


def new_press() -> str:
    """Return the key of a page, for its forms."""
    return secrets.token_hex(12)


def take_press(body: dict[str, Any]) -> str | None:
    """Remove the key from what a form has posted, and return the id of the game that it begins; None without a key."""
    key = None if request.is_json else body.pop(FIELD, None)
    return game_of_press(key, body) if key else None


def game_of_press(key: str, body: dict[str, Any]) -> str:
    """Return the id of the game that a press with these fields begins. `key`: of the page, or a link."""
    # A page that a proxy has kept for several people begins a game for each network.
    pressed = json.dumps([key, request.path, client_network(), *sorted(body.items())])
    return hashlib.sha256(pressed.encode()).hexdigest()[:24]
