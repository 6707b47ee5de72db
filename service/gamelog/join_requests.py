"""Requests to join a game: each waits for its address to be confirmed by mail, for 48 hours, and takes no seat.

A confirmed request takes a seat at once; in a game that is listed for anybody it waits for the organiser to choose.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, select

from service.gamelog.log import GameLog
from service.models import JoinRequest, JoinState, Seat

KIND = "join"  # the kind of the mail; its cause is the number of the request
VALID_FOR = timedelta(hours=48)


def request_of(session: Session, game_id: str, n: int) -> JoinRequest | None:
    """Return the request with a number; None if the game has none."""
    return session.exec(select(JoinRequest).where(JoinRequest.game_id == game_id, JoinRequest.n == n)).first()


def open_seats(log: GameLog) -> list[Seat]:
    """Return the seats that whoever joins the game may take; none once it is full, or has begun."""
    return seats_to_ask_for(log) if log.game.status == "inviting" else []


def seats_to_ask_for(log: GameLog) -> list[Seat]:
    """Return the open seats, also before the organiser has confirmed the game, when nobody may take one."""
    is_before_the_deal = log.game.status in ("proposed", "inviting")
    return [seat for seat in log.seats if seat.state == "open"] if is_before_the_deal else []


def may_be_confirmed(log: GameLog, request: JoinRequest, now: datetime) -> bool:
    """Return whether the address of a request is still to be confirmed, and a seat is open."""
    return _may_lead_to_a_seat(log, request, "new") and now < request.made_at + VALID_FOR


def is_waiting(log: GameLog, request: JoinRequest) -> bool:
    """Return whether a request is confirmed, and waits for the organiser to give it one of the open seats."""
    return _may_lead_to_a_seat(log, request, "waiting")


def taken_seat(log: GameLog, request: JoinRequest | None) -> Seat | None:
    """Return the seat that a request has taken, as long as its player has it; else, and without a request, None."""
    if request is None or request.seat is None or request.player_id is None:
        return None
    seat = log.seats[request.seat]
    return seat if seat.player_id == request.player_id else None


def _may_lead_to_a_seat(log: GameLog, request: JoinRequest, state: JoinState) -> bool:
    return request.state == state and request.player_id is not None and bool(seats_to_ask_for(log))
