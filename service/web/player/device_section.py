"""The section *On this device*: which devices are told of a game or of all games, and what a script needs to add one.

A message holds no link, so the script keeps the link of the page in the browser, where `/open` finds it.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from flask import url_for
from sqlmodel import Session

from service.clocks import zones
from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.models import Player
from service.outgoing.https_address import HttpsAddress
from service.web.base import time_formats
from service.web.base.app_state import app_state
from service.web.link.link_requests import LinkRequest

ALL = "all"  # the name under which a browser keeps the link to all games; that of a game is its id
DIGITS = 16  # hexadecimal digits of the hash by which a script finds its own browser in the list


class ToldDevice(NamedTuple):
    """A device of the list. `at`: the host of its push service; `digest`: a hash of its endpoint, which is secret."""

    id: int
    at: str
    since: str
    digest: str


class DeviceSection(NamedTuple):
    """What the section shows. `add`, `remove`: where a device is posted and taken off; without `add` none is added.

    `keep`: the name under which the browser keeps the link; `link`: which one, unless the answer to the post has it.
    `has_ended`: a device is told no more because its push service does not know it.
    """

    devices: list[ToldDevice]
    server_key: str
    add: str | None
    remove: str
    keep: str
    has_ended: bool
    link: str | None = None


def section_of_seat(link: LinkRequest) -> DeviceSection:
    """Return the section of the page of a seat. Raises errors.Past for a seat without a mail address."""
    owner = own_devices.owner_of_seat(link.session, link.seat)
    add = url_for("seat.tell_device") if own_devices.may_be_told(link.game, app_state().settings.push) else None
    page = app_state().links.page("seat", link.seat)
    return _section(link.session, owner, add, url_for("seat.stop_telling"), link.game.id, page)


def section_of_all(session: Session, player: Player, add: str | None, remove: str) -> DeviceSection:
    """Return the section of the list of all games of a player."""
    return _section(session, DeviceOwner(player), add if app_state().settings.push else None, remove, ALL)


def _section(
    session: Session, owner: DeviceOwner, add: str | None, remove: str, keep: str, link: str | None = None
) -> DeviceSection:
    zone = zones.zone_of(session, owner.player.id)
    devices = [
        ToldDevice(
            device.id or 0,
            HttpsAddress.parse(device.endpoint).host,
            time_formats.day(device.since, zone),
            hashlib.sha256(device.endpoint.encode()).hexdigest()[:DIGITS],
        )
        for device in own_devices.devices_of(session, owner)
    ]
    has_ended = own_devices.has_ended(session, owner)
    return DeviceSection(devices, app_state().push_keys.public, add, remove, keep, has_ended, link)
