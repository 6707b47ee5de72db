"""Where a player goes on when a game begins by a press of theirs, so that they need not look for a mail first."""

from __future__ import annotations

from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.story import draws_of
from service.models import Seat
from service.web.base.app_state import app_state


def token_once_dealt(log: GameLog, seat: Seat) -> str | None:
    """Return the token of a page to play on for a player whose own post has just begun the game.

    Against robots it is that of the seat; with other people that of the first turn, if it is this player's. Otherwise
    None: mails bring the links.
    """
    if log.game.status == "playing" and presence.against_robots(log.seats):
        return app_state().links.token("seat", seat)
    return token_of_first_turn(log, seat)


def token_of_first_turn(log: GameLog, seat: Seat) -> str | None:
    """Return the token of a player's first turn in a game; None if it is not their turn, or they had one before."""
    game = log.game
    if game.status != "playing" or not presence.has_turn(game, seat.n) or _had_turn(log, seat.n):
        return None
    return app_state().links.token("turn", seat, game.turn_at)


def _had_turn(log: GameLog, n: int) -> bool:
    """Return whether a turn of that seat has begun before the present one."""
    return any(move.n <= (log.game.turn_at or 0) for move in draws_of(log, n))
