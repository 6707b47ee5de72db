"""The story of the clocks, beside the moves: when each ran, stood and why. Public lines and a player's own.

What the table learns anyway (a seat held by a robot, a pause) is told to everybody; the rest to the clock's player.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, or_, select

from service.models import ClockNote, Game

# What all may read, with the sentence; {name} is the seat's player.
PUBLIC = {
    "held": "{name}’s seat is held by a robot from here on: the clock had finished three turns in a row.",
    "resigned": "{name} has resigned; a robot holds the seat.",
    "back": "{name} is back.",
    "substituted": "{name} takes over the seat and its hand.",
    "paused": "The game is paused, as all had agreed.",
    "pause over": "The pause has lasted 30 days: the game goes on.",
    "resumed": "The game goes on; {name} has said so.",
    "ended": "All who still played agreed to end the game here.",
    "stopped operator": "Whoever runs this service has stopped the game.",
    "deserted": "Everybody had gone for 30 days: the game ends here.",
    "outage": "Posse itself stood still. So did every clock.",
}
OWN = {
    "runs": "Your turn began and your clock with it.",
    "goes on": "Your clock went on.",
    "stands": "Others were asked: your clock stood still.",
    "reminded": "A reminder was sent to you.",
    "bank": "Your turn used hours of your bank.",
    "time up": "Time was up: the clock finished your turn.",
    "played": "Your turn was over.",
    "away": "You said that you are away: your clock stands.",
    "not away": "You said that you are back.",
    "bounced": "Mail to you came back: your clock stood still for up to 72 hours.",
    "reached": "Mail reaches you again, or you were heard of.",
}


def note(
    session: Session, game: Game, seat: int | None, what: str, now: datetime, until: datetime | None = None
) -> None:
    """Add a line about a seat's clock, or (None) about the whole table."""
    session.add(ClockNote(game_id=game.id, at=game.at, seat=seat, what=what, until=until, made_at=now))


def public(session: Session, game: Game) -> list[ClockNote]:
    """What everybody may read, oldest first."""
    told = select(ClockNote).where(ClockNote.game_id == game.id, col(ClockNote.what).in_(PUBLIC))
    return list(session.exec(told.order_by(col(ClockNote.id))))


def own(session: Session, game: Game, seat: int, since: datetime | None = None) -> list[ClockNote]:
    """The story of one seat's clock and of the table, oldest first; `since`: not what an earlier player may read."""
    mine = or_(col(ClockNote.seat) == seat, col(ClockNote.seat).is_(None))
    told = select(ClockNote).where(ClockNote.game_id == game.id, mine).order_by(col(ClockNote.id))
    return list(session.exec(told if since is None else told.where(ClockNote.made_at >= since)))


def words(line: ClockNote, names: Sequence[str]) -> str:
    """A line as a sentence."""
    sentence = PUBLIC.get(line.what) or OWN[line.what]
    return sentence.format(name=names[line.seat] if line.seat is not None else "")
