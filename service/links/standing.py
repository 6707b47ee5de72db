"""What a link is worth, the game being as it is.

`live`: good for what it was made for. `past`: its turn, window, question or invitation is over. `revoked`: its owner,
who still has the seat, was given newer links. `former`: the seat is somebody else's by now, or nobody's.
"""

from __future__ import annotations

from typing import Literal

from sqlmodel import Session, col, select

from service import errors
from service.links.tokens import Claim
from service.models import ClockNote, Game, Motion, Seat
from service.playing import games, presence
from service.telling import history

Standing = Literal["live", "past", "revoked", "former"]

_BEFORE_THE_DEAL = ("proposed", "inviting")
_UNDER_WAY = ("playing", "paused")


def holder(session: Session, claim: Claim) -> tuple[Game, Seat, Standing]:
    """Return the game and the seat of a link, and what it is worth. Raises errors.Forged if the game is gone."""
    game = session.get(Game, claim.game_id)
    if game is None:
        raise errors.Forged("This link belongs to a game that does not exist any more.")
    seat = history.seats_of(session, game)[claim.seat]
    return game, seat, standing(session, game, seat, claim)


def standing(session: Session, game: Game, seat: Seat, claim: Claim) -> Standing:
    """Return what a link is worth."""
    if claim.scope == "offer":  # made for somebody who has not sat down yet: no epoch of theirs can be compared
        return "live" if _is_offered(session, game, seat, claim) else "past"
    if claim.epoch != seat.epoch:
        return "former" if claim.epoch < seat.owner_epoch else "revoked"
    return "live" if _is_live(session, game, seat, claim) else "past"


def _is_live(session: Session, game: Game, seat: Seat, claim: Claim) -> bool:
    """Tell whether a link that was not revoked is good for what it was made for."""
    match claim.scope:
        case "seat":
            return True
        case "confirm":
            return game.status in _BEFORE_THE_DEAL and seat.n == 0
        case "invite":
            return game.status in _BEFORE_THE_DEAL
        case "turn" | "window" if game.status in _UNDER_WAY:
            return _waits_for(session, game, claim)
        case "motion" if game.status in _UNDER_WAY:
            return _is_asked(session, game, claim)
        case "back" if game.status in _UNDER_WAY:
            return presence.is_held(seat) and claim.at == _held_at(session, game, seat)
    return False


def _waits_for(session: Session, game: Game, claim: Claim) -> bool:
    """Tell whether the turn or the window of a link still waits for its seat."""
    if claim.at != (game.turn_at if claim.scope == "turn" else game.window_at):
        return False
    position = games.table(session, game)
    return position.turn == claim.seat if claim.scope == "turn" else claim.seat in position.to_act()


def _is_asked(session: Session, game: Game, claim: Claim) -> bool:
    """Tell whether the question is open and this seat's to answer; its owner may object until it is taken."""
    motion = session.get(Motion, claim.at)
    if motion is None or motion.game_id != game.id:
        return False
    if motion.state == "carried":
        return claim.seat == motion.seat
    return motion.state == "open" and claim.seat in (*motion.asked, motion.by, motion.seat)


def _held_at(session: Session, game: Game, seat: Seat) -> int | None:
    """Return the number of moves when a robot took the seat for the last time."""
    held = select(ClockNote.at).where(ClockNote.game_id == game.id, ClockNote.seat == seat.n)
    held = held.where(col(ClockNote.what).in_(("held", "resigned"))).order_by(col(ClockNote.id).desc())
    return session.exec(held.limit(1)).first()


def _is_offered(session: Session, game: Game, seat: Seat, claim: Claim) -> bool:
    """Tell whether the seat waits for the answer of the person this offer was sent to."""
    motion = session.get(Motion, claim.at)
    return (
        motion is not None
        and (motion.game_id, motion.seat, motion.state) == (game.id, seat.n, "carried")
        and claim.epoch == seat.epoch + 1
        and game.status in _UNDER_WAY
    )
