"""The day of a deal, in UTC: when it begins and ends, and until when a game of it is sealed."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from service.models import Game

DAY = timedelta(days=1)


def day_of(now: datetime) -> date:
    """Return the day whose deal is played at a moment."""
    return now.astimezone(UTC).date()


def begins(day: date) -> datetime:
    """Return when a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def closes(day: date) -> datetime:
    """Return when a day is over."""
    return begins(day) + DAY


def sealed_until(game: Game) -> datetime | None:
    """Return when a game of a deal that others still play is opened at the earliest; None if it is not sealed."""
    return closes(game.deal) if game.sealed and game.deal is not None else None
