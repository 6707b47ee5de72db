"""Pages of players: who asks for one has it, by a name that is chosen once, until they take it down."""

from __future__ import annotations

import secrets
from datetime import datetime

from sqlmodel import Session, col, delete, select

from engine.language import text
from service import errors
from service.db.database import lock_names
from service.models import Player, PlayerPage
from service.players.players import lock_player
from service.text.names import key_of_typed, name_key

NOT_FREE = text("Somebody has a page by this name, or by one that looks like it. Please choose another one.")
HAS_ONE = text("You have a page already. Its name stays; to choose another one, take the page down first.")
NOT_OFFERED = frozenset(map(name_key, ("A player", "Guest", "Posse", "Operator", "Admin", "Robot", "Nobody")))
_NO_PAGE = text("Nobody has a page by this name.")


def make(session: Session, player_id: int, name: str, now: datetime) -> PlayerPage:
    """Make the page of a player by a name that was checked. Raises errors.Stale if they have one, errors.Invalid.

    There is one for a mailbox, whatever tags its addresses have.
    """
    player = lock_player(session, player_id)
    same = select(PlayerPage).join(Player, col(Player.id) == PlayerPage.player_id)
    if session.exec(same.where(Player.mailbox == player.mailbox)).first() is not None:
        raise errors.Stale(HAS_ONE)
    key = name_key(name)
    lock_names(session, {f"page {key}"})
    if key in NOT_OFFERED or _by_key(session, key) is not None:
        raise errors.Invalid({"name": NOT_FREE})
    page = PlayerPage(player_id=player_id, name=name, name_key=key, made_at=now, key=secrets.randbits(31))
    session.add(page)
    return page


def page_of(session: Session, player_id: int | None) -> PlayerPage | None:
    """Return the page of a player; None if they have none."""
    return None if player_id is None else session.get(PlayerPage, player_id)


def by_name(session: Session, name: str) -> PlayerPage:
    """Return the page with a name, or with one that looks like it. Raises errors.Forged if there is none."""
    key = key_of_typed(name)
    page = None if key is None else _by_key(session, key)
    if page is None:
        raise errors.Forged(_NO_PAGE)
    return page


def take_down(session: Session, player_id: int) -> None:
    """Delete the page of a player. Their games stay, and count again if they ask for a page later. Idempotent."""
    session.exec(delete(PlayerPage).where(col(PlayerPage.player_id) == player_id))


def renew_link(page: PlayerPage) -> None:
    """Revoke the links with which a page was changed until now."""
    page.key = secrets.randbits(31)


def _by_key(session: Session, key: str) -> PlayerPage | None:
    return session.exec(select(PlayerPage).where(PlayerPage.name_key == key)).first()
