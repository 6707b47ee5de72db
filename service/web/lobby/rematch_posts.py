"""The post that plays a finished game again: the first proposes the next game, another player's accepts it."""

from __future__ import annotations

from typing import NamedTuple

from flask import Response, request, url_for

from service import errors
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import rematch as next_games
from service.lobby.proposal import read_policy
from service.models import Game
from service.players import organisers
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import with_retry_after
from service.web.base.link_requests import lock_link, read_link, seat
from service.web.lobby.rematch_offer import may_organise, token_of_next
from service.web.table import seat_page


class _Next(NamedTuple):
    """The next game, and whether this post has proposed it."""

    game_id: str
    proposed: bool


@seat.post("/rematch")
def rematch() -> Response:
    """Propose the next game, or accept its invitation, and redirect to the player's page of it. Idempotent."""
    try:
        found = _propose(read_policy(bodies.read_body(request)))
        notice = "proposed again" if found.proposed else _join(found.game_id)
        return _page_of(found.game_id, notice)
    except errors.Refused as refusal:
        with app_state().database.reading() as session:
            return with_retry_after(seat_page.rejection(read_link(session), refusal, {}), refusal)


def _propose(policy: str | None) -> _Next:
    """Return the next game, proposing it if there is none."""
    with app_state().database.writing() as session:
        link, tx = lock_link(session)
        link.require("rematch")
        before = next_games.next_game(session, link.game.id)
        if before is not None:
            return _Next(before.id, proposed=False)
        if not may_organise(link):
            raise errors.Past(organisers.REFUSED)
        game = next_games.propose(tx, link.content.seat, policy)
        return _Next(game.id, proposed=game.status == "inviting")


def _join(game_id: str) -> str | None:
    """Accept the invitation of a game that is being proposed; return the name of the notice.

    In a transaction of its own: only one of the two games is locked at a time.
    """
    with app_state().database.writing() as session:
        link, tx = read_link(session), GameTransaction.lock(session, game_id, app_state().clock())
        link.require("rematch")
        seat = next_games.seat_in(tx, link.seat)
        if seat is not None and seat.state == "accepted":
            return None
        next_games.join(tx, link.seat, next_games.orders_of(link.log, link.seat.n))
    return "joined"


def _back(notice: str | None) -> Response:
    """Redirect to the page of the request's own link."""
    return responses.redirect_to(url_for("seat.page", notice=notice))


def _page_of(game_id: str, notice: str | None) -> Response:
    """Redirect to the player's page of the next game, or to that of the link if it is of a mail.

    Raises errors.Past if they have no seat in the next game.
    """
    with app_state().database.reading() as session:
        link = read_link(session)
        if link.content.scope != "seat":  # the link of a mail, which may be forwarded, leads to no seat
            return seat_page.seat_json(link) if responses.wants_json() else _back(notice)
        following = token_of_next(link.seat, GameLog(session, session.get_one(Game, game_id)))
        if following is None:
            raise errors.Past(next_games.NOT_INVITED)
        if responses.wants_json():
            page = app_state().settings.base_url + url_for("seat.page", token=following)
            return seat_page.seat_json(read_link(session, following), url=page)
    return responses.redirect_to(url_for("seat.page", token=following, notice=notice))
