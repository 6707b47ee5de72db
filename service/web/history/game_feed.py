"""The feed of a game: its latest turns, as a bystander may know them, for who follows it in a feed reader."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

from service.gamelog.log import GameLog
from service.gamelog.story import finished, lines_of, story, turn_parts
from service.gamelog.titles import name_of
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.base.atom_feed import FeedEntry, feed
from service.web.history.history_pages import find_game

blueprint = Blueprint("game_feed", __name__)

HANDS, MOST = 2, 40  # it goes back so many hands, and so many turns


@blueprint.get("/g/<game_id>.atom")
def turns(game_id: str) -> Response:
    """Return the feed of a game. Raises errors.Forged if there is none, or if nobody may know of it yet."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        return responses.revalidated(app_state().pages.page(log, lambda: _feed(log), lambda: finished(log.game)))


def _feed(log: GameLog) -> Response:
    page, hands = url_for("history.game", game_id=log.game.id), log.dealt_hands[-HANDS:]
    entries = []
    for part in turn_parts(log, story(log, None, hands[0].after, log.game.at) if hands else (), None):
        first, last = (
            url_for("moments.game_at", game_id=log.game.id, n=entry.n) for entry in (part.entries[0], part.entries[-1])
        )
        lines = lines_of(part.entries)
        entries.append(FeedEntry(first, last, part.line or lines[0], part.entries[-1].made_at, lines))
    itself = url_for("game_feed.turns", game_id=log.game.id)
    return feed(name_of(log.game), itself, page, log.game.created_at, entries[: -MOST - 1 : -1])
