"""People: who is behind an address, and who asked never to be written to again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import func, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select

from service import errors
from service.models import BlockedAddress, Outmail, Player, Seat
from service.starting.addresses import address_keys


def player_of(session: Session, address: str, now: datetime, keys: Sequence[str]) -> Player:
    """The one player of an address, made if there is none yet. Case tells no two people apart."""
    same = select(Player).where(func.lower(Player.address) == address.lower()).order_by(col(Player.id))
    same = same.with_for_update(read=True, key_share=True).execution_options(
        populate_existing=True
    )  # nobody forgets him
    found = session.exec(same).first()
    if found is not None:
        return found
    player = Player(address=address, created_at=now, muted=_is_blocked(session, address, keys))
    try:
        with session.begin_nested():
            session.add(player)
    except IntegrityError:  # somebody else named the same address in the same moment
        return session.exec(same).one()
    return player


def lock_player(session: Session, player_id: int) -> Player:
    """The player, whose limits nobody else can use up before this transaction ends."""
    return session.get_one(Player, player_id, with_for_update={"key_share": True})


def block(session: Session, player: Player, now: datetime, keys: Sequence[str]) -> None:
    """Never write to this player again: what waits is not sent, and the address stays known when the player is gone."""
    player.muted = True
    session.add(player)
    if not _is_blocked(session, player.address, keys):
        session.add(BlockedAddress(key=address_keys(keys, player.address)[0], created_at=now))
    waiting = (col(Outmail.player_id) == player.id) & (col(Outmail.state) == "queued")
    session.exec(update(Outmail).where(waiting).values(state="superseded"))


def refuse_muted(session: Session, player_id: int | None) -> None:
    """Somebody who gets no mails cannot play by mail; errors.Past says so."""
    if player_id is not None and session.get_one(Player, player_id).muted:
        raise errors.Past("This address asked never to be written to again, and the game is played by mail.")


def forget_unused(session: Session, player_ids: Collection[int]) -> None:
    """Forget those of the players who have no seat left and no mail that names them."""
    named = select(Player).where(col(Player.id).in_(player_ids)).order_by(func.lower(Player.address))
    for player in session.exec(named.with_for_update()).all():
        seats = select(Seat.id).where(Seat.player_id == player.id).limit(1)
        mails = select(Outmail.id).where(Outmail.player_id == player.id).limit(1)
        if session.exec(seats).first() is None and session.exec(mails).first() is None:
            session.delete(player)


def _is_blocked(session: Session, address: str, keys: Sequence[str]) -> bool:
    known = select(BlockedAddress.key).where(col(BlockedAddress.key).in_(address_keys(keys, address)))
    return session.exec(known).first() is not None
