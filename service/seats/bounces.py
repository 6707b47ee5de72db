"""Mail that comes back: its player's clock stands for up to 72 hours, until something reaches him or he is heard of.

Whoever learns that a mail has come back for good calls `bounced`, whoever learns that one has arrived `delivered`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, select

from service.clocks import timeline
from service.gamelog import presence
from service.games import holding, turn_clock
from service.games.transaction import GameTransaction
from service.mail.kinds import bounced as bounced_mail
from service.models import Game, Player, Seat


def bounced(session: Session, player: Player, now: datetime) -> None:
    """In every game of his: his clock stands, and the organiser is told. Once for each time he cannot be reached."""
    _in_each_game(session, player, now, col(Seat.bounced_at).is_(None), _bounced)


def delivered(session: Session, player: Player, now: datetime) -> None:
    """In every game of his his clock goes on."""
    _in_each_game(session, player, now, col(Seat.bounced_at).is_not(None), holding.reached)


def _in_each_game(
    session: Session,
    player: Player,
    now: datetime,
    which: ColumnElement[bool],
    do: Callable[[GameTransaction, int], None],
) -> None:
    """Locked one after the other in one order everywhere, so that two of these cannot wait for each other."""
    his = select(Game.id).join(Seat).where(Seat.player_id == player.id, col(Game.status).in_(("playing", "paused")))
    for game_id in session.exec(his.where(which).distinct().order_by(Game.id)).all():
        tx = GameTransaction.lock(session, game_id, now)
        for seat in tx.seats:
            if seat.player_id == player.id:
                do(tx, seat.n)


def _bounced(tx: GameTransaction, n: int) -> None:
    seat = tx.seats[n]
    if seat.bounced_at is not None:
        return
    running = tx.clock_of == n and tx.game.bank_at is not None
    if running:
        turn_clock.stop(tx)
    seat.bounced_at = tx.now
    timeline.note(tx.session, tx.game, n, "bounced", tx.now, tx.now + presence.BOUNCED)
    if running:
        turn_clock.restart(tx)
    if n != 0:
        bounced_mail.queue(tx, n)
