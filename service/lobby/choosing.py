"""Choosing who joins a listed game: its organiser gives a seat to one of those who wait, or says no."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, exists, select

from engine.language import text
from service import errors
from service.gamelog import join_requests
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.lobby import cutting, invitations, joining
from service.lobby.waiting_list import those_who_wait
from service.mail.kinds import join as join_mail
from service.models import Game, JoinRequest, Seat
from service.queues import retries

QUEUE = retries.Queue("join-answers")

NOT_WAITING = text("This player does not wait for a seat any more, or none is open.")


def give_seat(tx: GameTransaction, number: int) -> None:
    """Give the first open seat to the player of a request; if it was the last, the cards are dealt. Idempotent.

    They are told by mail. Raises errors.Stale if that request does not wait any more.
    """
    asked = join_requests.request_of(tx.session, tx.game.id, number)
    if join_requests.taken_seat(tx, asked) is not None:
        return
    asked = _require_waiting(tx, number)
    seat = joining.take_seat(tx, asked)
    standing_orders.keep(tx, seat.n, standing_orders.ON_ACCEPTING)
    cutting.keep(tx, seat.n, asked.cut)
    invitations.begin_if_filled(tx)
    if tx.game.status == "inviting":  # otherwise the mail about the deal tells them
        join_mail.queue_given(tx, seat)


def refuse(tx: GameTransaction, number: int) -> None:
    """Give no seat to the player of a request, who is told by mail. Idempotent.

    Raises errors.Stale if that request does not wait any more.
    """
    asked = join_requests.request_of(tx.session, tx.game.id, number)
    if asked is None or asked.state != "over":
        _end(tx, _require_waiting(tx, number))


def withdraw(tx: GameTransaction, number: int) -> None:
    """End a request at the wish of its player, before or after it was confirmed. Idempotent.

    Raises errors.Past if it has a seat.
    """
    asked = join_requests.request_of(tx.session, tx.game.id, number)
    if join_requests.taken_seat(tx, asked) is not None:
        raise errors.Past(text("You have the seat already: give it back on its page."))
    if asked is not None:
        asked.state = "over"


def end_one(session: Session, now: datetime) -> bool:
    """End one request that waits for a seat of a game which has none any more; return False if there is none."""
    is_open = exists().where(col(Seat.game_id) == col(JoinRequest.game_id), col(Seat.state) == "open")
    inviting = exists().where(col(Game.id) == col(JoinRequest.game_id), col(Game.status) == "inviting")
    vain = select(JoinRequest).where(
        JoinRequest.state == "waiting", ~(is_open & inviting), ~retries.waits(QUEUE, col(JoinRequest.id), now)
    )
    asked = session.exec(vain.order_by(col(JoinRequest.made_at)).limit(1)).first()
    if asked is None:
        return False
    retries.take(session, QUEUE, asked.id)
    tx = GameTransaction.lock(session, asked.game_id, now)
    session.refresh(asked)
    if asked.state == "waiting" and not join_requests.is_waiting(tx, asked):
        _end(tx, asked)
    return True


def _end(tx: GameTransaction, asked: JoinRequest) -> None:
    asked.state = "over"
    if asked.player_id is not None:  # they may have been forgotten meanwhile
        join_mail.queue_no_seat(tx, asked, asked.player_id)


def _require_waiting(tx: GameTransaction, number: int) -> JoinRequest:
    for asked in those_who_wait(tx):
        if asked.n == number:
            return asked
    raise errors.Stale(NOT_WAITING)
