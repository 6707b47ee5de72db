"""Switching the mails of games off and on, for one player. Their seats and their clocks stay as they are."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import col, select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.mail.delivering import outbox
from service.mail.registry import NEVER_MUTED
from service.models import UNFINISHED, Game, Seat


def switch_mails(tx: GameTransaction, n: int, *, on: bool) -> None:
    """Switch the mails of this game to the player of seat `n` on or off. Idempotent.

    Mails that are queued while they are off wait, and those that still apply are sent once they are on again.
    """
    seat = tx.seats[n]
    if seat.mails_off != on:
        return
    seat.mails_off = not on
    tx.session.flush()
    if on:
        outbox.unmute(tx.session, seat, tx.now)
    else:
        outbox.mute(tx.session, seat, NEVER_MUTED)


def switch_all(database: Database, player_id: int, now: datetime, *, on: bool) -> None:
    """Switch the mails of all games of a player on or off, each game in a transaction of its own. Idempotent."""
    theirs = select(Seat.game_id).join(Game).where(Seat.player_id == player_id, col(Game.status).in_(UNFINISHED))
    with database.reading() as session:
        games = session.exec(theirs.distinct().order_by(col(Seat.game_id))).all()
    for game_id in games:
        with database.writing() as session:
            tx = GameTransaction.lock(session, game_id, now)
            for seat in tx.seats:
                if seat.player_id == player_id:
                    switch_mails(tx, seat.n, on=on)
