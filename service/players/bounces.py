"""Bounced mail: the player's clock is stopped for up to 72 hours, until a mail is delivered or the player acts.

`bounced` is called after a permanent delivery failure, `delivered` after a successful delivery. If an invitation has
bounced, the player who asked for it is told, as they may have mistyped the address.

The failure may be a mail server's refusal, or reported by mail later. Recipients could forge such a report, so reports
stop a clock only once in each game.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, select

from service.clocks import timeline
from service.gamelog import presence
from service.games import game_clock, held_seats
from service.games.transaction import GameTransaction
from service.mail.kinds import daily_deal
from service.mail.kinds.notices import seat_notices, unreached
from service.models import UNDER_WAY, Game, Outmail, Seat
from service.players import deal_mails


def bounced(session: Session, mail: Outmail, now: datetime, *, reported: bool = False) -> None:
    """Stop the recipient's clock in each of their games and notify the organisers. Idempotent until a delivery.

    `reported`: the failure was reported by mail; then a clock that bounced mail has stopped before is not stopped
    again.
    """
    if mail.kind == "invite":
        unreached.queue(GameTransaction(session, session.get_one(Game, mail.game_id), now), mail)
    if mail.kind == daily_deal.KIND.name:
        deal_mails.end(session, mail.player_id)
    _in_each_game(session, mail.player_id, now, col(Seat.bounced_at).is_(None), partial(_stop_clock, reported=reported))


def delivered(session: Session, mail: Outmail, now: datetime) -> None:
    """Let the recipient's clock go on in each of their games."""
    _in_each_game(session, mail.player_id, now, col(Seat.bounced_at).is_not(None), held_seats.clear_bounce)


def _in_each_game(
    session: Session,
    player_id: int,
    now: datetime,
    condition: ColumnElement[bool],
    update: Callable[[GameTransaction, int], None],
) -> None:
    """Call `update` for the player's seats that meet a condition, locking the games in a fixed order: no deadlocks."""
    theirs = select(Game.id).join(Seat).where(Seat.player_id == player_id, col(Game.status).in_(UNDER_WAY))
    for game_id in session.exec(theirs.where(condition).distinct().order_by(Game.id)).all():
        tx = GameTransaction.lock(session, game_id, now)
        for seat in tx.seats:
            if seat.player_id == player_id:
                update(tx, seat.n)


def _stop_clock(tx: GameTransaction, n: int, reported: bool) -> None:
    """Stop the clock of a seat whose player gets no mail, and notify the organiser. Idempotent."""
    seat = tx.seats[n]
    if seat.bounced_at is not None or (reported and timeline.has_been(tx.session, tx.game, n, "bounced")):
        return
    with game_clock.rescheduling(tx, n):
        seat.bounced_at = tx.now
    tx.note_clock(n, "bounced", tx.now + presence.BOUNCED)
    if n != 0:
        seat_notices.queue_bounced(tx, n)
