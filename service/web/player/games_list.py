"""The list of a player's games: what each waits for, and a link that is good for what it asks the player now.

No link here is one to a seat, because this page may be forwarded like a mail. A game that asks nothing leads to its
history, as anybody may see it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from flask import url_for
from sqlmodel import Session

from engine.language import enumerated, text, text_of
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.titles import name_of
from service.models import Game, Seat
from service.views import gate
from service.views.tableau import TableView
from service.web.base.app_state import app_state
from service.web.base.html_sentences import HtmlSentence
from service.web.link.page_context import deadline, situation
from service.web.player.asked import AskedOfPlayer, asked_of

SOMEBODY = text("somebody who is invited")
NOT_ALL_ACCEPTED = text("It begins when everybody who is invited has accepted.")
YOU_ARE_INVITED = text("You are invited and have not answered yet. The buttons are behind the link in your invitation.")
HELD = text("A robot holds your seat. {situation}")
LOOK = text("Look at the game")


@dataclass(frozen=True)
class ListedGame:
    """One game of the list. `told` and `due`: what it waits for, and until when; `asks`: it waits for the player."""

    name: str
    others: str
    told: str
    due: HtmlSentence | None
    tag: str | None
    asks: bool
    link: str
    button: str


def listed(session: Session, games: Sequence[tuple[Game, Seat]], zone: ZoneInfo) -> list[ListedGame]:
    """Return the games as the page shows them: those that wait for the player first, by their deadlines."""
    found = [(game, _listed(GameLog(session, game), seat.n, zone)) for game, seat in games]
    return [one for _, one in sorted(found, key=_urgency)]


def _urgency(found: tuple[Game, ListedGame]) -> tuple[bool, bool, float]:
    """Return the key by which games are sorted; finished ones are below all others, in the order they have."""
    game, one = found
    if game.ended_at is not None:
        return True, False, 0.0
    return False, not one.asks, math.inf if game.due_at is None else game.due_at.timestamp()


def _listed(log: GameLog, n: int, zone: ZoneInfo) -> ListedGame:
    table = gate.table(log, n)
    asked = None if table is None else asked_of(log, n, table)
    others = [presence.known_name(log.game, seat, n) or SOMEBODY for seat in log.seats if seat.n != n]
    return ListedGame(
        name=name_of(log.game),
        others=enumerated(others),
        told=_told(log, n, table),
        due=deadline(log, zone),
        tag=text_of("tag", "over") if log.game.ended_at else asked.tag if asked else None,
        asks=asked is not None and asked.waits,
        link=_link(log, n, asked),
        button=asked.button if asked else LOOK,
    )


def _told(log: GameLog, n: int, table: TableView | None) -> str:
    """Return what the game waits for, as its player may know it."""
    if table is None:
        return YOU_ARE_INVITED if log.seats[n].state == "invited" else NOT_ALL_ACCEPTED
    told = situation(log, table)
    return HELD.format(situation=told) if presence.is_held(log.seats[n]) and log.game.ended_at is None else told


def _link(log: GameLog, n: int, asked: AskedOfPlayer | None) -> str:
    """Return the path of the page for the question; without a question, of the game's history."""
    if asked is None:
        return url_for("history.game", game_id=log.game.id)
    return url_for("seat.page", token=app_state().links.token(asked.scope, log.seats[n], asked.at))
