"""The devices that a player has told of their turns: of one game with its link, or of all with the list of their games.

A device is told as long as that link holds: a new link to the seat, or the revoking of all lists, ends it.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import ColumnElement
from sqlmodel import Session, col, func, or_, select

from engine.language import text
from service import errors
from service.following.push_messages import key_bytes, key_text
from service.models import Device, Game, Outmail, Player, Push, Seat
from service.outgoing.https_address import HttpsAddress
from service.players.my_games import NO_ADDRESS
from service.queues import pushes
from service.text import fields
from service.text.fields import FieldParser

MOST = 10  # devices of a player for one game, or for all
FIELDS, BEFORE = ("endpoint", "public_key", "auth"), ("before", "before_auth")
POINT_BYTES, AUTH_BYTES = 65, 16  # of an uncompressed point, and of a secret: RFC 8291, 3.1 and 3.2

_ENDPOINT = text("Expected the https address that the browser has got from its push service.")
_KEYS = text("Expected the keys of the browser’s subscription, in base64url.")
_NUMBER = text("Expected the number of a device.")
_TOO_MANY = text("You have {most} devices told already. Please take one off first.")
NOT_TOLD = text("No devices are told of this game: it is over, or this site sends them no messages.")


@dataclass(frozen=True)
class DeviceOwner:
    """For whom a device is told: the player, and the seat of one game; None: all their games."""

    player: Player
    seat: Seat | None = None

    @property
    def game_id(self) -> str | None:
        """The game, if it is one."""
        return None if self.seat is None else self.seat.game_id

    @property
    def epoch(self) -> int:
        """What has to stay the same for the device to be told."""
        return self.player.games_key if self.seat is None else self.seat.epoch


def owner_of_seat(session: Session, seat: Seat) -> DeviceOwner:
    """Return the owner of devices for one game. Raises errors.Past for a seat without a mail address."""
    if seat.player_id is None:
        raise errors.Past(NO_ADDRESS)
    return DeviceOwner(session.get_one(Player, seat.player_id), seat)


def devices_of(session: Session, owner: DeviceOwner) -> list[Device]:
    """Return the devices that are told, the oldest first."""
    theirs = select(Device).where(*_of(owner), Device.epoch == owner.epoch)
    return list(session.exec(theirs.order_by(col(Device.id))))


def _of(owner: DeviceOwner) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return col(Device.player_id) == owner.player.id, col(Device.game_id).is_not_distinct_from(owner.game_id)


def add(session: Session, owner: DeviceOwner, data: Mapping[str, object], server_key: str, now: datetime) -> Device:
    """Have a browser told from now on, whose push subscription was posted; once more changes its keys.

    `server_key`: the public key of this site that it has accepted. Raises errors.Invalid with every mistake.
    """
    endpoint, public_key, auth = _posted(data, FIELDS)
    session.get_one(Player, owner.player.id, with_for_update={"key_share": True})  # two posts at a time do not add two
    session.exec(sa.delete(Device).where(*_of(owner), col(Device.epoch) != owner.epoch))  # their links were replaced
    told = devices_of(session, owner)
    device = next((one for one in told if one.endpoint == endpoint), None)
    if device is None:
        if len(told) >= MOST:
            raise errors.Invalid({"endpoint": _TOO_MANY.format(most=MOST)})
        device = Device(
            player_id=owner.player.id or 0,
            game_id=owner.game_id,
            epoch=owner.epoch,
            key=secrets.randbits(31),
            endpoint=endpoint,
            public_key=public_key,
            auth=auth,
            server_key=server_key,
            since=now,
        )
    device.public_key, device.auth, device.server_key = public_key, auth, server_key
    device.refusals, device.failing_since = 0, None
    session.add(device)
    session.flush()
    return device


def renew(session: Session, data: Mapping[str, object]) -> None:
    """Keep telling a browser whose push service has given it another subscription, which was posted.

    `before` and `before_auth`: the endpoint and the secret of the former one, which nobody else has. Others change
    nothing and are answered alike. Idempotent. Raises errors.Invalid with every mistake.
    """
    endpoint, public_key, auth, *known = _posted(data, (*FIELDS, *BEFORE))
    before = Device.endpoint == known[0], Device.auth == known[1]
    for device in session.exec(select(Device).where(*before).order_by(col(Device.id)).with_for_update()).all():
        same = (col(Device.player_id) == device.player_id, col(Device.game_id).is_not_distinct_from(device.game_id))
        new = Device.endpoint == endpoint, Device.id != device.id
        if session.exec(select(Device.id).where(*same, *new)).first() is not None:
            session.delete(device)
        else:
            device.endpoint, device.public_key, device.auth = endpoint, public_key, auth
            device.refusals, device.failing_since = 0, None


def has_ended(session: Session, owner: DeviceOwner) -> bool:
    """Return whether a push service did not know a device any more, or refused it, and none was told since then."""
    ended = select(func.max(Push.created_at)).join(Outmail, col(Outmail.id) == Push.mail_id)
    ended = ended.where(Outmail.player_id == owner.player.id, *pushes.OF_ENDED)
    told = select(func.max(Device.since)).where(Device.player_id == owner.player.id)
    if owner.game_id is not None:
        ended = ended.where(Outmail.game_id == owner.game_id)
        told = told.where(or_(Device.game_id == owner.game_id, col(Device.game_id).is_(None)))
    last, since = session.exec(ended).one(), session.exec(told).one()
    return last is not None and (since is None or since < last)


def remove(session: Session, owner: DeviceOwner, data: Mapping[str, object]) -> None:
    """Tell the device with the posted number `device` nothing more. Idempotent. Raises errors.Invalid for no number."""
    reader = FieldParser()
    reader.only(data, ("device",))
    number = reader.read("device", data, _number, 0)
    reader.done()
    device = session.get(Device, number)
    if device is not None and (device.player_id, device.game_id) == (owner.player.id, owner.game_id):
        session.delete(device)


def may_be_told(game: Game, push: bool) -> bool:
    """Return whether devices may be told of a game: it is not over, and the operator has not switched that off."""
    return push and game.ended_at is None and game.deal is None and game.erase_at is None


def require_told(game: Game | None, push: bool) -> None:
    """Raise errors.Past if no devices are told of a game, or of none at all."""
    if not push or (game is not None and not may_be_told(game, push)):
        raise errors.Past(NOT_TOLD)


def erase_of(session: Session, player_id: int) -> None:
    """Delete all devices of a player, who is forgotten."""
    session.exec(sa.delete(Device).where(col(Device.player_id) == player_id))


def _posted(data: Mapping[str, object], names: Sequence[str]) -> list[str]:
    """Return the fields of these names, all of which have to be there. Raises errors.Invalid with every mistake."""
    reader = FieldParser()
    reader.only(data, names)
    for name in names:
        if fields.is_blank(data.get(name)):
            reader.wrong(name, text("Please fill this in."))
    found = [reader.read(name, data, _READ[name], "") for name in names]
    reader.done()
    return found


def _number(value: object) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", str(value), re.ASCII):
        raise ValueError(_NUMBER)
    return int(str(value))


def _endpoint(value: object) -> str:
    try:
        return HttpsAddress.parse(fields.text(value)).text
    except ValueError as error:
        raise ValueError(_ENDPOINT) from error


def _public_key(value: object) -> str:
    try:
        key = key_text(fields.text(value), POINT_BYTES)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key_bytes(key))
    except ValueError as error:
        raise ValueError(_KEYS) from error
    return key


def _auth(value: object) -> str:
    try:
        return key_text(fields.text(value), AUTH_BYTES)
    except ValueError as error:
        raise ValueError(_KEYS) from error


_READ = {"endpoint": _endpoint, "public_key": _public_key, "auth": _auth, "before": _endpoint, "before_auth": _auth}
