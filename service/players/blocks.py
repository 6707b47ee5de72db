"""Whom a player wants never to be seated with by the list of tables. Neither of the two is told.

A block applies to mailboxes, as all others do, so that it cannot be evaded by adding a tag or a dot.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlmodel import Session, col, delete, or_, select
from sqlmodel.sql.expression import SelectOfScalar

from service.models import Player, PlayerBlock


def block(session: Session, player_id: int, blocked_id: int, name: str, now: datetime) -> None:
    """Never seat these two together by the list. `name`: that of the blocked player at a table. Idempotent."""
    if session.get(PlayerBlock, (player_id, blocked_id)) is None:
        session.add(PlayerBlock(player_id=player_id, blocked_id=blocked_id, name=name, made_at=now))


def unblock(session: Session, player_id: int, blocked_id: int) -> None:
    """Take such a block back. Idempotent."""
    stored = session.get(PlayerBlock, (player_id, blocked_id))
    if stored is not None:
        session.delete(stored)


def blocked_by(session: Session, player_id: int) -> list[PlayerBlock]:
    """Return whom a player has blocked, in the order of their names."""
    theirs = select(PlayerBlock).where(PlayerBlock.player_id == player_id)
    return list(session.exec(theirs.order_by(PlayerBlock.name, col(PlayerBlock.blocked_id))).all())


def keep_apart(session: Session, player_id: int | None, others: Collection[int]) -> bool:
    """Return whether a player has blocked one of the others, or one of them that player."""
    if player_id is None or not others:
        return False
    mine, theirs = _same_mailbox([player_id]), _same_mailbox(others)
    by, of = col(PlayerBlock.player_id), col(PlayerBlock.blocked_id)
    between = select(PlayerBlock).where(or_(by.in_(mine) & of.in_(theirs), by.in_(theirs) & of.in_(mine)))
    return session.exec(between.limit(1)).first() is not None


def erase_of(session: Session, player_id: int) -> None:
    """Delete every block by or of a player, who is forgotten."""
    session.exec(
        delete(PlayerBlock).where(
            or_(col(PlayerBlock.player_id) == player_id, col(PlayerBlock.blocked_id) == player_id)
        )
    )


def _same_mailbox(ids: Collection[int]) -> SelectOfScalar[int | None]:
    """Return the query for all players of the mailboxes of these."""
    mailboxes = select(Player.mailbox).where(col(Player.id).in_(ids))
    return select(col(Player.id)).where(col(Player.mailbox).in_(mailboxes))
