"""The part of a seat's page while the game waits for others: for whom, since when, until when.

It depends on the log and on what the seat may see, so that nobody can read from it who has answered in a window.
"""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from engine.language import enumerated, text, text_of
from service.gamelog.log import GameLog
from service.games import thinking
from service.views.tableau import TableView
from service.web.base import time_formats
from service.web.base.app_state import app_state
from service.web.base.html_sentences import HtmlSentence

SENTENCES = {
    "turn": text("{name}’s turn began on <strong>{since}</strong>."),
    "turn until": text(
        "{name}’s turn began on <strong>{since}</strong> and ends on <strong>{until}</strong> at the latest."
    ),
    "thinks": text(
        "{name} tries every move first, which takes some seconds for a turn. This page shows what they play as soon as "
        "they have played it."
    ),
    "window": text(
        "The question to {names} was asked on <strong>{since}</strong>. It is open until <strong>{until}</strong> at "
        "the latest, or until all have answered; nobody is told who has."
    ),
    "your turn": text("Then your turn goes on."),
    "turn of another": text("After that {name} plays on."),
}
"""The sentences in HTML."""
YOU = text_of("player, asked", "you")


def waiting_for(log: GameLog, table: TableView, zone: ZoneInfo) -> list[HtmlSentence]:
    """Return sentences for a player about whom the game waits for; none if it waits for them."""
    game, you = log.game, table.you
    if game.status != "playing" or you is None or (you.waiting and table.answered is None):
        return []
    until = None if game.due_at is None else time_formats.deadline(game.due_at, app_state().clock(), zone)
    name = next(chair.name for chair in table.chairs if chair.is_turn)
    if thinking.is_under_way(game):
        return [HtmlSentence(SENTENCES["thinks"], name=name)]
    if game.window_at is None:
        case = "turn" if until is None else "turn until"
        since = _moment(log, game.turn_at, zone)
        return [HtmlSentence(SENTENCES[case], name=name, since=since, until=until or "")]
    asked: list[str] = [YOU] if you.waiting else []
    names = enumerated(asked + [chair.name for chair in table.waiting if not chair.you])
    since = _moment(log, game.window_at, zone)
    opened = HtmlSentence(SENTENCES["window"], names=names, since=since, until=until or "")
    return [opened, HtmlSentence(SENTENCES["your turn" if you.is_turn else "turn of another"], name=name)]


def _moment(log: GameLog, at: int, zone: ZoneInfo) -> str:
    """Return when the game had `at` moves, which is when the move of that number was made, or the cards were dealt."""
    dealt: datetime = log.game.started_at or log.game.created_at
    return time_formats.moment(log.moves[at - 1].made_at if at else dealt, zone)
