"""Until when games want something of a player, as entries of a calendar that others may see over their shoulder.

So no entry tells a card or has a link that plays, and there is none for a window in which only those are asked who hold
one. An invitation may come from a stranger: it is told without the name that they gave their game.

An entry keeps its identity for as long as its game lasts. While nothing is wanted it is there and cancelled: a calendar
program that merges what it reads would keep an entry which is no longer there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from icalendar import STATUS, TRANSP, Calendar, Event, vDuration
from sqlmodel import Session, col, select

from engine.language import Language, Text, said, text
from service.gamelog.log import GameLog
from service.gamelog.titles import name_of
from service.models import Game, Motion, Seat
from service.views import gate
from service.web.player.asked import asked_of

TURN = text("{game}: your turn ends")
WINDOW = text("{game}: the time to answer ends")
QUESTION = text("{game}: the time for the question to all players ends")
INVITATION = text("The time to answer an invitation ends")
HOW = text("Play by the links of your mail, or answer it. No link is here, because others may see your calendar.")
SHOWN = timedelta(minutes=30)  # how long an entry is: it ends with the deadline
KEPT = timedelta(days=14)  # after its end the entries of a game are cancelled for so long, then left out
REFRESHED = timedelta(hours=1)
PRODUCT = "-//Posse//Deadlines//EN"


class Deadline(NamedTuple):
    """What a game wants of its player. `due_at`: until when; None: nothing now. `since`: when the game was started."""

    uid: str
    summary: Text
    due_at: datetime | None
    since: datetime


def entries_of(session: Session, games: Sequence[tuple[Game, Seat]], now: datetime) -> list[Deadline]:
    """Return the entries of games and the seats in them: of those under way, and of those that ended lately."""
    present = [one for one in games if one[0].ended_at is None or now - one[0].ended_at < KEPT]
    return [entry for game, seat in present for entry in _entries(GameLog(session, game), seat.n)]


def _entries(log: GameLog, n: int) -> Iterator[Deadline]:
    game, seat = log.game, log.seats[n]

    def entry(kind: str, summary: Text, due_at: datetime | None) -> Deadline:
        return Deadline(f"{kind}-{n}-{game.id}", summary, due_at, game.created_at)

    if seat.invited_at is not None:
        yield entry("invitation", INVITATION, seat.due_at if seat.state == "invited" else None)
    if seat.state == "invited":
        return
    name, waits_for = name_of(game), _waits_for(log, n)
    yield entry("turn", TURN.format(game=name), game.due_at if waits_for == "turn" else None)
    if game.windows == "sealed":
        yield entry("window", WINDOW.format(game=name), game.due_at if waits_for == "window" else None)
    for motion in log.session.exec(select(Motion).where(Motion.game_id == game.id).order_by(col(Motion.id))):
        if n in motion.asked:
            is_open = motion.state == "open" and n not in motion.agreed
            yield entry(f"question-{motion.id}", QUESTION.format(game=name), motion.due_at if is_open else None)


def _waits_for(log: GameLog, n: int) -> str | None:
    """Return whether a game waits for its player's turn or answer; None if for neither, or while it is paused.

    It waits until the window closes, also for one who has answered: they may change it, and nobody is to know that.
    """
    table = gate.table(log, n)
    if table is None or log.game.status != "playing":
        return None
    asked = asked_of(log, n, table)
    return asked.scope if asked is not None and (asked.waits or asked.scope == "window") else None


def calendar_of(entries: Sequence[Deadline], title: str, url: str, language: Language, now: datetime) -> bytes:
    """Return the calendar at `url` with these entries, as RFC 5545 and 7986 have it, in a language.

    What was read later is newer: the number of a revision is the time in minutes since its game was started.
    """
    calendar = Calendar.new(name=said(title, language), prodid=PRODUCT, method="PUBLISH", uid=uuid5(NAMESPACE_URL, url))
    calendar.add("REFRESH-INTERVAL", vDuration(REFRESHED), parameters={"VALUE": "DURATION"})
    calendar.add("X-PUBLISHED-TTL", vDuration(REFRESHED))  # what older programs read of the two
    for entry in entries:
        event = Event.new(
            uid=entry.uid,
            summary=said(entry.summary, language),
            description=said(HOW, language),
            start=(entry.due_at or entry.since) - SHOWN,
            end=entry.due_at or entry.since,
            stamp=now,
            sequence=int((now - entry.since) / timedelta(minutes=1)),
            status=STATUS.CONFIRMED if entry.due_at else STATUS.CANCELLED,
            transparency=TRANSP.TRANSPARENT,
        )
        calendar.add_component(event)
    return bytes(calendar.to_ical())
