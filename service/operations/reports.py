"""What the operator sees: games, their seats, mails that wait or have failed. No hand, no seed, no link; addresses
masked unless he asks for them by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlmodel import Session, col, select

from service import errors, logs
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.models import Audit, Game, Outmail, Player, Seat
from service.operations import audit
from service.operations.naming import masked

Report = dict[str, Any]


def games_list(session: Session, now: datetime, status: str | None, overdue: bool, number: int) -> list[Report]:
    """The games, those that were due longest first; of one status, or only the overdue, if asked for."""
    wanted = select(Game).order_by(col(Game.due_at).is_(None), col(Game.due_at), col(Game.created_at).desc())
    if status is not None:
        wanted = wanted.where(Game.status == status)
    if overdue:
        wanted = wanted.where(Game.status == "playing", col(Game.due_at) < now)
    return [_game(session, game) for game in session.exec(wanted.limit(number))]


def game_report(session: Session, game_id: str, addresses: bool) -> Report:
    """One game with its seats and what it has not sent. Raises errors.Forged."""
    game = find(session, game_id)
    seats = [_seat(session, seat, addresses) for seat in GameLog(session, game).seats]
    return _game(session, game) | {"seats": seats, "unsent": mails_list(session, None, game_id, 50)}


def mails_list(session: Session, state: str | None, game_id: str | None, number: int) -> list[Report]:
    """Mails that are not sent, or those of one state, the newest first."""
    wanted = select(Outmail).order_by(col(Outmail.id).desc())
    wanted = wanted.where(col(Outmail.state).in_(("queued", "sending", "failed") if state is None else (state,)))
    if game_id is not None:
        wanted = wanted.where(Outmail.game_id == game_id)
    return [mail_report(session, mail) for mail in session.exec(wanted.limit(number))]


def mail_report(session: Session, mail: Outmail) -> Report:
    """One mail of the outbox: to whom, about what, how often tried, and what the mail server said."""
    return {
        "mail": mail.id,
        "game": mail.game_id,
        "seat": mail.seat,
        "kind": mail.kind,
        "to": masked(session.get_one(Player, mail.player_id).address),
        "state": mail.state,
        "tries": mail.tries,
        "queued": mail.created_at.isoformat(),
        "next_try": mail.next_try_at.isoformat() if mail.state in ("queued", "sending") else None,
        "reason": None if mail.error is None else logs.without_addresses(mail.error),
    }


def deeds(session: Session, number: int) -> list[Report]:
    """The audit, the newest first."""
    return [_deed(one) for one in audit.latest(session, number)]


def find(session: Session, game_id: str) -> Game:
    """The game of that id, or of an id that begins so, if it is the only one. Raises errors.Forged."""
    begins = select(Game).where(col(Game.id).startswith(game_id, autoescape=True)).limit(2)
    found: Sequence[Game] = session.exec(begins).all() if len(game_id) >= 4 else ()
    if len(found) != 1:
        raise errors.Forged(f"There {'are several games' if found else 'is no game'} {game_id}.")
    return found[0]


def _game(session: Session, game: Game) -> Report:
    log = GameLog(session, game)
    waits = log.position.to_act() if game.status == "playing" else []
    return {
        "game": game.id,
        "name": game.name,
        "status": game.status,
        "at": game.at,
        "waits_for": waits,
        "due": None if game.due_at is None else game.due_at.isoformat(),
        "window": game.window_at is not None,
        "players": len(log.seats),
    }


def _seat(session: Session, seat: Seat, addresses: bool) -> Report:
    player = None if seat.player_id is None else session.get_one(Player, seat.player_id)
    shown = None if player is None else player.address if addresses else masked(player.address)
    return {
        "seat": seat.n,
        "name": seat.name,
        "state": seat.state,
        "robot": presence.is_robot(seat),
        "address": shown,
        "muted": player is not None and player.muted,
        "bounced": None if seat.bounced_at is None else seat.bounced_at.isoformat(),
    }


def _deed(one: Audit) -> Report:
    return {"when": one.made_at.isoformat(), "who": one.who, "did": one.did, "about": one.about}
