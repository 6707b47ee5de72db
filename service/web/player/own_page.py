"""A page of a player's own: asking for it on the page of a seat."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response

from engine.language import text
from service import errors
from service.players import player_pages
from service.text import fields
from service.text.fields import FieldParser
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import FormFields
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice, requested_notice

NO_ADDRESS = text("No mail address is stored for this seat, so its player can have no page.")
NAME_HINT = text(
    "You choose it once. Your games show the names you have there; the page does not say which games are yours."
)


@seat.get("/own-page")
def own_page() -> Response:
    """Show the form, or where the page of the seat's player is; as JSON its address with the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session).require_address("page", NO_ADDRESS)
        return _json(link) if responses.wants_json() else _page(link, requested_notice(link))


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    if responses.wants_json() or not link.allows("page") or not isinstance(refusal, errors.Invalid):
        raise refusal
    return _page(link, None, bodies.text_fields(body), refusal.fields, status_of(refusal))


def _json(link: LinkRequest) -> Response:
    page = player_pages.page_of(link.session, link.seat.player_id)
    return seat_object.seat_json(link, page=None if page is None else app_state().links.player(page.name))


@seat.post("/own-page")
@link_post("page", as_json=_json, rejected=_rejected)
def make_page(post: LinkPost) -> PostDone:
    """Make the page of the seat's player, by the name `name`."""
    link = post.link.require_address("page", NO_ADDRESS)
    player_pages.make(post.tx.session, link.seat.player_id or 0, _read_name(post.body), post.tx.now)
    return PostDone("page made", "seat.own_page")


def _read_name(body: Body) -> str:
    reader = FieldParser()
    reader.only(body, ("name",))
    name = fields.required_name(reader, body)
    reader.done()
    return name


def _page(
    link: LinkRequest,
    notice: PageNotice | None,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    status: int = 200,
) -> Response:
    page = player_pages.page_of(link.session, link.seat.player_id)
    links = app_state().links
    return responses.page(
        "player/own_page.html",
        status,
        **link_context(link),
        notice=notice,
        name=FormFields(typed or {}, wrong or {}, "page").field("name", text("Its name"), hint=NAME_HINT),
        public=None if page is None else links.player(page.name),
        own=None if page is None else links.own_page(page),
    )
