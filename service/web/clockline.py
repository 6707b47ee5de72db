"""A player's own clock in one line of his page: whether it runs, until when, and what his bank holds."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from service.gamelog import presence
from service.models import Game, Seat
from service.web import moments as words


class ClockLine(NamedTuple):
    """`told` comes first, then `until`, which counts most; `more` are sentences after it."""

    told: str
    until: str = ""
    more: str = ""


def clock_line(game: Game, seat: Seat, zone: ZoneInfo, now: datetime) -> ClockLine | None:
    """How the reader's clock stands; None when the game has stopped, or nothing about it is his to keep."""
    if game.status not in ("playing", "paused") or seat.player_id is None:
        return None
    if presence.is_held(seat):
        return ClockLine("No clock of yours runs while a robot plays for you.")
    if game.status == "paused":
        return ClockLine("Every clock stands.", more=_bank(game, seat))
    if not presence.has_turn(game, seat.n):
        return ClockLine(
            "Your clock stands until it is your turn.", more=_joined(_still(seat, zone, now), _bank(game, seat))
        )
    if game.bank_at is None or game.due_at is None:
        left = f": {words.span(game.turn_left)} of your turn are left" if game.turn_left is not None else ""
        return ClockLine(f"Your clock stands while others are asked{left}.", more=_bank(game, seat))
    bank = ""
    if game.due_at > game.bank_at:
        bank = f"Then your bank is used, until {words.moment(game.due_at, zone)}."
    return ClockLine(
        "Your turn has time until", words.until(game.bank_at, now, zone), _joined(bank, _still(seat, zone, now))
    )


def _bank(game: Game, seat: Seat) -> str:
    return f"Your bank holds {words.span(seat.bank_left)}." if game.bank_hours else ""


def _still(seat: Seat, zone: ZoneInfo, now: datetime) -> str:
    """Why it would not run even in his turn."""
    if presence.is_away(seat, now) and seat.away_until is not None:
        return f"You are away until {words.moment(seat.away_until, zone)}: it does not run before."
    if seat.bounced_at is not None:
        return "Mail to you comes back: it stands for up to 72 hours, or until you do something here."
    return ""


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
