"""The post that plays a finished game again: the first proposes the next game, another player's accepts it."""

from __future__ import annotations

from typing import NamedTuple

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from service import errors
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import rematch
from service.lobby.proposal import read_policy
from service.models import Game
from service.players import organisers
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import lock_visit, read_visit
from service.web.lobby.rematch_offer import may_organise, token_of_next
from service.web.table import seat_page

blueprint = Blueprint("rematch", __name__)


class _Next(NamedTuple):
    """The next game, and whether this post has proposed it."""

    game_id: str
    proposed: bool


@blueprint.post("/p/<token>/rematch")
def play_again(token: str) -> Response:
    """Propose the next game, or accept its invitation, and redirect to the player's page of it. Idempotent."""
    try:
        found = _propose(token, read_policy(bodies.read_body(request)))
        notice = "proposed again" if found.proposed else _join(token, found.game_id)
        return _page_of(token, found.game_id, notice)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        return seat_page.refused_page(token, refusal)


def _propose(token: str, policy: str | None) -> _Next:
    """Return the next game, proposing it if there is none."""
    with app_state().database.writing() as session:
        visit, tx = lock_visit(session, token)
        visit.require("rematch")
        before = rematch.next_game(session, visit.game.id)
        if before is not None:
            return _Next(before.id, proposed=False)
        if not may_organise(visit):
            raise errors.Past(organisers.REFUSED)
        game = rematch.propose(tx, visit.claim.seat, app_state().settings.secret_keys, policy)
        return _Next(game.id, proposed=game.status == "inviting")


def _join(token: str, game_id: str) -> str | None:
    """Accept the invitation of a game that is being proposed; return the name of the notice.

    In a transaction of its own: only one of the two games is locked at a time.
    """
    with app_state().database.writing() as session:
        visit, tx = read_visit(session, token), GameTransaction.lock(session, game_id, app_state().clock())
        visit.require("rematch")
        seat = rematch.seat_in(tx, visit.seat)
        if seat is not None and seat.state == "accepted":
            return None
        rematch.join(tx, visit.seat, rematch.orders_of(visit.log, visit.seat.n))
    return "joined"


def _page_of(token: str, game_id: str, notice: str | None) -> Response:
    """Redirect to the player's page of the next game."""
    with app_state().database.reading() as session:
        following = _token_of_next(session, token, game_id)
        if responses.wants_json():
            page = app_state().settings.base_url + url_for("link.page", token=following)
            return seat_page.seat_json(read_visit(session, following), url=page)
    return responses.redirect_to(url_for("link.page", token=following, notice=notice))


def _token_of_next(session: Session, token: str, game_id: str) -> str:
    """Return the token of that page. Raises errors.Past if the player has no seat in the next game."""
    following = GameLog(session, session.get_one(Game, game_id))
    found = token_of_next(read_visit(session, token).seat, following)
    if found is None:
        raise errors.Past(rematch.NOT_INVITED)
    return found
