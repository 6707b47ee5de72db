"""The post that plays a finished game again: the first proposes the next game, another player's accepts it."""

from __future__ import annotations

from typing import Literal, NamedTuple

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
from service.web.link import seat_object
from service.web.link.link_requests import lock_link, read_link, seat
from service.web.lobby.rematch_offer import may_organise, token_of_next, token_to_play
from service.web.seat import seat_page


class _Next(NamedTuple):
    """The next game, what this post has done for it, if anything, and whether it has begun by that."""

    game_id: str
    done: Literal["proposed again", "joined"] | None = None
    begun: bool = False

    @property
    def notice(self) -> str | None:
        return None if self.begun else self.done


@seat.post("/rematch")
def rematch() -> Response:
    """Propose the next game, or accept its invitation, and redirect to the player's page of it. Idempotent."""
    try:
        found = _propose(read_policy(bodies.read_body(request)))
        return _page_of(_join(found.game_id) if found.done is None else found)
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
            return _Next(before.id)
        if not may_organise(link):
            raise errors.Past(organisers.REFUSED)
        game = next_games.propose(tx, link.content.seat, policy)
        return _Next(game.id, "proposed again", begun=game.status == "playing")


def _join(game_id: str) -> _Next:
    """Accept the invitation of a game that is being proposed; idempotent.

    In a transaction of its own: only one of the two games is locked at a time.
    """
    with app_state().database.writing() as session:
        link, tx = read_link(session), GameTransaction.lock(session, game_id, app_state().clock())
        link.require("rematch")
        seat = next_games.seat_in(tx, link.seat)
        if seat is not None and seat.state == "accepted":
            return _Next(game_id)
        next_games.join(tx, link.seat, next_games.orders_of(link.log, link.seat.n))
        return _Next(game_id, "joined", begun=tx.game.status == "playing")


def _back(notice: str | None) -> Response:
    """Redirect to the page of the request's own link."""
    return responses.redirect_to(url_for("seat.page", notice=notice))


def _page_of(found: _Next) -> Response:
    """Redirect to the player's page of the next game, or to that of the link if it is of a mail.

    A player whose post has begun it, or whose first turn it is, goes on at once. Raises errors.Past if they have no
    seat in the next game.
    """
    with app_state().database.reading() as session:
        link = read_link(session)
        if link.content.scope != "seat":  # the link of a mail, which may be forwarded, leads to no seat
            return seat_object.seat_json(link) if responses.wants_json() else _back(found.notice)
        following = GameLog(session, session.get_one(Game, found.game_id))
        token = token_of_next(link.seat, following)
        if token is None:
            raise errors.Past(next_games.NOT_INVITED)
        if responses.wants_json():
            page = app_state().settings.base_url + url_for("seat.page", token=token)
            return seat_object.seat_json(read_link(session, token), url=page)
        to_play = token_to_play(link.seat, following, begun=found.begun)
    notice = "dealt" if found.begun and to_play is not None else found.notice
    return responses.redirect_to(url_for("seat.page", token=to_play or token, notice=notice))
