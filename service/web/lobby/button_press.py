"""What a form that begins or proposes a game posts beside its fields: a guest's time zone, and which press it was.

Each page has a random key in a hidden field. Both presses post the same fields, and so begin the same game.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from flask import request

from service.clocks import zones
from service.lobby.proposing import GuestStart
from service.players import hours
from service.web.base.clients import client_network
from service.web.base.page_language import page_language

PRESS, ZONE = "press", "time_zone"


def new_press() -> str:
    """Return the key of a page, for its forms."""
    return secrets.token_hex(12)


def take_start(body: dict[str, Any]) -> GuestStart:
    """Remove the fields for a guest from what a form has posted, and return how they begin."""
    zone = take_zone(body)
    key = None if request.is_json else body.pop(PRESS, None)
    return GuestStart(page_language().code, zone, game_of_press(key, body) if key else None)


def take_zone(body: dict[str, Any]) -> str:
    """Remove the time zone of the device from what a form has posted, and return it; UTC if it is unknown here.

    It is removed before a press is identified: a script may fill it in between the presses of a double click.
    """
    zone = None if request.is_json else body.pop(ZONE, None)
    return zone if zone in zones.zones_of_places() else hours.NOT_CHOSEN


def game_of_press(key: str, body: dict[str, Any]) -> str:
    """Return the id of the game that a press with these fields begins. `key`: of the page, or a link."""
    # A page that a proxy has kept for several people begins a game for each network.
    pressed = json.dumps([key, request.path, client_network(), *sorted(body.items())])
    return hashlib.sha256(pressed.encode()).hexdigest()[:24]
