"""The events of a game's clocks, in sentences: when each ran, stopped and why.

Events that affect the whole table (a held seat, a pause) are public; the others are for the clock's player only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlmodel import Session, col, or_, select
from sqlmodel.sql.expression import SelectOfScalar

from engine.language import Message, Text, text
from service.models import ClockEvent, ClockNote, Game

MOST_SHOWN = 100  # events on one page, the latest

# The sentence of each public event; {name} is the seat's player.
PUBLIC: Mapping[ClockEvent, Message] = {
    "held": text("The time of {name} was up in three turns in a row, so a robot holds the seat from now on."),
    "resigned": text("{name} has resigned; a robot holds the seat."),
    "back": text("{name} is back."),
    "substituted": text("{name} takes over the seat and its hand."),
    "robot": text("The operator of this site has given a seat to a robot: {name} takes it over with its hand."),
    "robot league": text(
        "A player has left the season of the league: {name}, a robot, takes over the seat and its hand."
    ),
    "season over": text("The season of the league is over: the game stops here and is judged."),
    "paused": text("The players have agreed to pause the game."),
    "paused operator": text("The operator of this site has paused the game."),
    "pause over": text("The pause has lasted 30 days: the game goes on."),
    "resumed": text("{name} has ended the pause: the game goes on."),
    "resumed operator": text("The operator of this site has ended the pause: the game goes on."),
    "ended": text("The players have agreed to end the game here."),
    "stopped operator": text("The operator of this site has stopped the game."),
    "deserted": text("Nobody has played for 30 days: the game ends here."),
    "outage": text("Posse was not running, so every clock stood still."),
    "extended": text("The operator of this site has given every clock of this game more time."),
}
# Events that name the player who has the seat from the next move on.
TAKEN_OVER: tuple[ClockEvent, ...] = ("substituted", "robot", "robot league")
# The sentence of each event that only the seat's player may read.
OWN: Mapping[ClockEvent, Message] = {
    "runs": text("Your turn began, and your clock with it."),
    "goes on": text("Your clock went on."),
    "stands": text("Other players were asked, so your clock stood still."),
    "reminded": text("A reminder was sent to you."),
    "bank": text("Your turn used hours of your bank."),
    "time up": text("Your time was up, so a robot finished your turn."),
    "played": text("Your turn was over."),
    "away": text("You said that you are away, so your clock stands still."),
    "not away": text("You said that you are back."),
    "bounced": text("Mail to you came back, so your clock stood still for up to 72 hours."),
    "reached": text("Your clock went on: mail reaches you again, or you used this site."),
}


def note(
    session: Session, game: Game, seat: int | None, what: ClockEvent, now: datetime, until: datetime | None = None
) -> None:
    """Add an event of a seat's clock, or (`seat` None) of the whole game. `what` is a key of PUBLIC or OWN."""
    session.add(ClockNote(game_id=game.id, at=game.at, seat=seat, what=what, until=until, made_at=now))


def public(session: Session, game: Game, first: int, last: int) -> list[ClockNote]:
    """Return the latest events that everybody may read, after so many moves (first <= at <= last), oldest first."""
    events = select(ClockNote).where(ClockNote.game_id == game.id, col(ClockNote.what).in_(PUBLIC))
    return _latest(session, events.where(col(ClockNote.at).between(first, last)))


def own(session: Session, game: Game, seat: int, since: datetime | None = None) -> list[ClockNote]:
    """Return the latest events of one seat's clock and of the whole game, oldest first.

    `since`: when the present player took the seat; earlier events are not for them.
    """
    theirs = or_(col(ClockNote.seat) == seat, col(ClockNote.seat).is_(None))
    events = select(ClockNote).where(ClockNote.game_id == game.id, theirs)
    return _latest(session, events if since is None else events.where(ClockNote.made_at >= since))


def are_all(events: Sequence[ClockNote]) -> bool:
    """Return whether `public` or `own` have left out no earlier events, so that a page need not say so."""
    return len(events) < MOST_SHOWN


def times(session: Session, game: Game, seat: int, what: ClockEvent, after: datetime) -> Sequence[datetime]:
    """Return when an event of a seat's clock has happened after a time."""
    events = select(ClockNote.made_at).where(ClockNote.game_id == game.id, ClockNote.seat == seat)
    return session.exec(events.where(ClockNote.what == what, ClockNote.made_at > after)).all()


def latest(session: Session, game: Game, what: ClockEvent) -> datetime | None:
    """Return when an event last happened in this game; None if it never has."""
    events = select(ClockNote.made_at).where(ClockNote.game_id == game.id, ClockNote.what == what)
    return session.exec(events.order_by(col(ClockNote.id).desc()).limit(1)).first()


def has_been(session: Session, game: Game, seat: int, what: ClockEvent) -> bool:
    """Return whether an event of a seat's clock has happened in this game."""
    events = select(ClockNote.id).where(ClockNote.game_id == game.id, ClockNote.seat == seat, ClockNote.what == what)
    return session.exec(events.limit(1)).first() is not None


def _latest(session: Session, events: SelectOfScalar[ClockNote]) -> list[ClockNote]:
    return list(session.exec(events.order_by(col(ClockNote.id).desc()).limit(MOST_SHOWN)))[::-1]


def words(line: ClockNote, names: Sequence[str]) -> Text:
    """Return an event as a sentence; `names` are the players' by seat."""
    sentence = PUBLIC.get(line.what) or OWN[line.what]
    return sentence.format(name=names[line.seat] if line.seat is not None else "")
