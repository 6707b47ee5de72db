"""The list of games that anybody may watch, and the switch with which a player agrees that theirs is on it."""

from __future__ import annotations

from typing import NamedTuple

from flask import Blueprint, Response, url_for

from engine.language import enumerated
from service.gamelog import presence
from service.table import watching
from service.views.terms import GameTerms, terms_of
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import seat

blueprint = Blueprint("watch", __name__)


class WatchedTable(NamedTuple):
    """A game on the list in words; `hand`: the number of the one that is played."""

    terms: GameTerms
    url: str
    players: str
    hand: str


@blueprint.get("/watch")
def show() -> Response:
    """Show the games that may be watched; as JSON the addresses of their histories."""
    with app_state().database.reading() as session:
        found = watching.watched_games(session)
        if responses.wants_json():
            histories = [app_state().links.history(one.game.id) for one in found]
            return responses.json_object({"games": histories})
        return responses.page("table/watch.html", games=[_in_words(one) for one in found])


@seat.post("/watch")
@link_post("watch")
def agree(post: LinkPost) -> PostDone:
    """Agree that the game is on the list, with `watch=on`, or not, with `watch=off`."""
    on = bodies.required_switch(post.body, "watch")
    watching.agree(post.tx, post.n, on=on)
    return PostDone("watched" if on else "not watched")


def _in_words(found: watching.WatchedGame) -> WatchedTable:
    names = [presence.known_name(found.game, one) or "" for one in found.seats]
    return WatchedTable(
        terms_of(found.game),
        url_for("history.game", game_id=found.game.id),
        enumerated(names),
        str((found.game.position or {}).get("hand_no", 1)),
    )
