"""The link with which the owner of a page takes it down, or has a new link mailed."""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from engine.language import text
from service.links import Verdict, refusal_of, standing_of_page, verdict
from service.models import Player, PlayerPage
from service.players import my_games, player_pages
from service.web.base import responses
from service.web.base.app_state import app_state, player_content_of
from service.web.base.page_language import speak_to
from service.web.link.page_notices import PageNotice

blueprint = Blueprint("own_page", __name__)

NOTICES = {
    "down": PageNotice(text("Your page is taken down"), (text("Nobody can see it any more. Your games stay."),)),
    "mailed": PageNotice(
        text("A new link is on its way"),
        (text("It comes with the mail All your games. Every older link to your page is void."),),
    ),
}


@blueprint.get("/own-page")
def told() -> Response:
    """Show what was done with a page, and how to get one."""
    return responses.page("player/own_page_told.html", notice=NOTICES.get(request.args.get("told", "")))


@blueprint.get("/own-page/<page_token>")
def show(page_token: str) -> Response:
    """Show the owner what they can do with their page."""
    with app_state().database.reading() as session:
        page = _page_of(session, page_token)
        speak_to(session.get(Player, page.player_id))
        url = app_state().links.player(page.name)
        if responses.wants_json():
            return responses.json_object({"name": page.name, "url": url})
        return responses.page("player/own_page_link.html", name=page.name, public=url, page_token=page_token)


@blueprint.post("/own-page/<page_token>/end")
def end(page_token: str) -> Response:
    """Take the page down."""
    with app_state().database.writing() as session:
        page = _page_of(session, page_token)
        speak_to(session.get(Player, page.player_id))
        player_pages.take_down(session, page.player_id)
    return _done("down")


@blueprint.post("/own-page/<page_token>/link")
def renew(page_token: str) -> Response:
    """Have a new link mailed, and revoke this one."""
    with app_state().database.writing() as session:
        page = _page_of(session, page_token)
        player = session.get_one(Player, page.player_id)
        speak_to(player)
        my_games.mail_to(session, player, app_state().clock())
        player_pages.renew_link(page)
    return _done("mailed")


def _page_of(session: Session, token: str) -> PlayerPage:
    """Return the page that a link changes. Raises errors.Forged, or errors.Revoked for a link that was replaced."""
    content = player_content_of(token, "player")
    page = player_pages.page_of(session, content.player_id)
    standing = standing_of_page(page, content)
    if page is None or verdict("player", standing, "page") is Verdict.REFUSED:
        raise refusal_of("player", standing, "page")
    return page


def _done(what: str) -> Response:
    if responses.wants_json():
        return responses.json_object({"message": NOTICES[what].title})
    return responses.redirect_to(url_for("own_page.told", told=what))
