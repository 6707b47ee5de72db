"""What the operator does when a player writes to them: gives a new address to somebody who moves to one."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlmodel import Session, select

from service import errors
from service.models import Player
from service.players import new_address

if TYPE_CHECKING:
    from tests.simulation.people.person import Person

PATIENCE = timedelta(minutes=20)  # until they are asked again if it could not be done


def give_new_address(person: Person) -> None:
    """Let all seats of somebody move to a new address, at which they get mails from now on."""
    world, old = person.world, person.address
    name, _, domain = old.partition("@")
    person.address = f"{name.partition('+')[0]}+{world.step}@{domain}"
    person.last_post = None  # its link is revoked
    world.mailboxes[person.address] = person.got
    world.ledger.moves(old, person.address)
    world.counts["new addresses"] += 1
    _move(person, old, person.address)


def _move(person: Person, old: str, new: str) -> None:
    if not person.world.operate(lambda session, now: _change(session, old, new, now)):
        person.later(PATIENCE, lambda: _move(person, old, new))


def _change(session: Session, old: str, new: str, now: datetime) -> None:
    """Do what `posse admin` does; nothing if it was done before, or they have no seat."""
    player = session.exec(select(Player).where(Player.address == old)).first()
    if player is not None:
        with suppress(errors.Refused), session.begin_nested():
            new_address.change(session, player, new, None, now)
