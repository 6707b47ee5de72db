"""The page on which a player chooses the language of their mails and pages; every mail to them leads to it.

The address of a choice, as `?lang=nl`, shows the page in that language with the choice ready; a press stores it.
"""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response

from engine.language import text
from service import errors
from service.players import hours
from service.web.base import bodies, page_language, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.language_field import changed_language
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import MISTAKES, PageNotice, rejection_notice, requested_notice

NO_ADDRESS = text("No mail address is stored for this seat, so no language is stored either.")


@seat.get("/language")
def language() -> Response:
    """Show the languages, with the one selected that the address names, or else the player's."""
    with app_state().database.reading() as session:
        link = read_link(session)
        return _language_json(link.require_address("language", NO_ADDRESS)) if responses.wants_json() else opened(link)


def opened(link: LinkRequest) -> Response:
    """Return the page as a link opens it. Raises errors.Revoked or Past if it is not good for that."""
    return _language_page(link.require_address("language", NO_ADDRESS), requested_notice(link))


def _language_json(link: LinkRequest) -> Response:
    """Return the seat's object with the code of the player's language."""
    return seat_object.seat_json(link, language=link.player.language)


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    """Return the page with what is wrong with the post. Raises the refusal as JSON."""
    if responses.wants_json() or not isinstance(refusal, errors.Invalid):
        raise refusal
    return _language_page(link, rejection_notice(MISTAKES), status_of(refusal), refusal.fields)


@seat.post("/language")
@link_post(as_json=_language_json, rejected=_rejected)
def save_language(post: LinkPost) -> PostDone:
    """Store the language that the post names: `language`."""
    player = post.link.require_address("language", NO_ADDRESS).seat.player_id
    hours.keep_choices(post.tx, player, {"language": bodies.required_text(post.body, "language")})
    page_language.say_stored_language()
    return PostDone("language", "seat.language")


def _language_page(
    link: LinkRequest, notice: PageNotice | None = None, status: int = 200, wrong: Mapping[str, str] | None = None
) -> Response:
    """Return the page; `wrong`: what is wrong with a post, by the names of its fields."""
    chosen = page_language.in_address()
    return responses.page(
        "player/language.html",
        status,
        **link_context(link),
        notice=notice,
        language=changed_language(link.player, None if chosen is None else chosen.code, (wrong or {}).get("language")),
        opens_seat=link.viewer is not None,
    )
