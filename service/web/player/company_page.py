"""The page on which a player decides what the list of tables does for them.

They say with whom it is never to seat them again, of which nobody else is told, and whether others see how reliably
they play.
"""

from __future__ import annotations

from typing import NamedTuple

from flask import Response

from engine.language import text
from service import errors
from service.models import Player, Seat
from service.players import blocks
from service.results import reliability
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice, requested_notice

NO_ADDRESS = text("No mail address is stored for this seat, so the list of tables does not know its player.")
NO_PERSON = text("No other person has this seat.")
CHANGED = text("Your list has changed meanwhile. Please look at it again.")


class Blocked(NamedTuple):
    """Somebody a player is not to be seated with: their place in the player's list, and what they were called."""

    n: int
    name: str


@seat.get("/company")
def company() -> Response:
    """Show the other people of the game, and whom the player has blocked."""
    with app_state().database.reading() as session:
        link = read_link(session).require_address("apart", NO_ADDRESS)
        return seat_object.seat_json(link) if responses.wants_json() else _page(link, requested_notice(link))


@seat.post("/company")
@link_post()
def change_company(post: LinkPost) -> PostDone:
    """Block the player of a seat (`block`), or take a block back (`allow`, with the `name` of the blocked).

    Or show others how reliably they play, with `turns=on`, or not, with `turns=off`.
    """
    link, session = post.link.require_address("apart", NO_ADDRESS), post.tx.session
    player_id = link.seat.player_id or 0
    if "turns" in post.body:
        player = session.get_one(Player, player_id)
        player.shows_turns = bodies.required_switch(post.body, "turns")
        return PostDone("turns shown" if player.shows_turns else "turns hidden", "seat.company")
    if "allow" in post.body:
        n, blocked = bodies.required_number(post.body, "allow"), blocks.blocked_by(session, player_id)
        if not 0 <= n < len(blocked) or blocked[n].name != bodies.required_text(post.body, "name"):
            raise errors.Stale(CHANGED)
        blocks.unblock(session, player_id, blocked[n].blocked_id)
        return PostDone("allowed", "seat.company")
    n = bodies.required_number(post.body, "block")
    other = next((one for one in _others(link) if one.n == n), None)
    if other is None:
        raise errors.Invalid({"block": NO_PERSON})
    blocks.block(session, player_id, other.player_id or 0, other.name, post.tx.now)
    return PostDone("blocked", "seat.company")


def _others(link: LinkRequest) -> list[Seat]:
    """Return the seats of the other people."""
    return [one for one in link.log.seats if one.player_id not in (None, link.seat.player_id)]


def _page(link: LinkRequest, notice: PageNotice | None) -> Response:
    blocked = blocks.blocked_by(link.session, link.seat.player_id or 0)
    known = {one.blocked_id for one in blocked}
    return responses.page(
        "player/company.html",
        **link_context(link),
        notice=notice,
        others=[one for one in _others(link) if one.player_id not in known],
        reliability=reliability.reliability_of(link.session, link.player).in_words,
        shows_turns=link.player.shows_turns,
        blocked=[Blocked(n, one.name) for n, one in enumerate(blocked)],
    )
