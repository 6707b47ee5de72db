"""The line on a seat's page about its player's own clock: whether it runs, until when, and what their bank holds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.language import text
from service.gamelog import deals, presence
from service.models import UNDER_WAY, Game, Seat
from service.text import amounts
from service.web.base import time_formats
from service.web.base.html_sentences import HtmlSentence

SENTENCES = {
    "held": text("Your clock does not run while a robot plays for you."),
    "paused": text("All clocks stand still while the game is paused."),
    "not your turn": text("Your clock stands still until it is your turn."),
    "window": text("Your clock stands still while others are asked."),
    "window with time left": text("Your clock stands still while others are asked; it has {span} left."),
    "deal": text("Finish the hand by <strong>{deadline}</strong>: then the day of this deal is over."),
    "turn": text("You have until <strong>{deadline}</strong> to finish your turn."),
    "bank used": text("After that your bank of hours is used, until {moment}."),
    "bank": text("Your bank holds {span}."),
    "away": text("You are away until {moment}, and your clock does not run before that."),
    "bounced": text(
        "Mail to you comes back, so your clock stands still for up to 72 hours, or until you do something on this page."
    ),
}
"""The sentences in HTML."""


def clock_line(game: Game, seat: Seat, zone: ZoneInfo, now: datetime) -> list[HtmlSentence]:
    """Return sentences about the reader's own clock; none if the game is not under way or a robot has the seat."""
    if game.status not in UNDER_WAY or seat.robot is not None:
        return []
    return list(_sentences(game, seat, zone, now))


def _sentences(game: Game, seat: Seat, zone: ZoneInfo, now: datetime) -> Iterator[HtmlSentence]:
    day_over = deals.sealed_until(game)
    if day_over is not None:
        yield _sentence("deal", deadline=time_formats.deadline(day_over, now, zone))
    elif presence.is_held(seat):
        yield _sentence("held")
    elif game.status == "paused":
        yield _sentence("paused")
        yield from _bank(game, seat)
    elif not presence.has_turn(game, seat.n):
        yield _sentence("not your turn")
        yield from _stopped_in_turn(seat, zone, now)
        yield from _bank(game, seat)
    elif game.bank_at is None or game.due_at is None:
        yield _waiting_for_others(game)
        yield from _bank(game, seat)
    else:
        yield _sentence("turn", deadline=time_formats.deadline(min(game.bank_at, game.due_at), now, zone))
        if game.due_at > game.bank_at:
            yield _sentence("bank used", moment=time_formats.moment(game.due_at, zone))
        yield from _stopped_in_turn(seat, zone, now)


def _sentence(case: str, **values: str) -> HtmlSentence:
    return HtmlSentence(SENTENCES[case], **values)


def _waiting_for_others(game: Game) -> HtmlSentence:
    if game.turn_left is None:
        return _sentence("window")
    return _sentence("window with time left", span=amounts.duration(game.turn_left))


def _bank(game: Game, seat: Seat) -> Iterator[HtmlSentence]:
    if game.bank_hours:
        yield _sentence("bank", span=amounts.duration(seat.bank_left))


def _stopped_in_turn(seat: Seat, zone: ZoneInfo, now: datetime) -> Iterator[HtmlSentence]:
    """Say why the clock does not run even in the player's own turn, if it does not."""
    if presence.is_away(seat, now) and seat.away_until is not None:
        yield _sentence("away", moment=time_formats.moment(seat.away_until, zone))
    elif seat.bounced_at is not None:
        yield _sentence("bounced")
