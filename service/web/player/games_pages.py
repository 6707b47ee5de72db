"""All games of a player: the form that has a link to them mailed, the list behind it, and the button of a seat.

The response to the form is the same for every address, whether or not a player has it.
"""

from __future__ import annotations

from collections.abc import Mapping

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from engine.language import joined, text
from service import errors
from service.clocks import zones
from service.links import Action, Verdict, refusal_of, standing_of_games, verdict
from service.lobby.proposal import read_address
from service.models import Player
from service.players import my_games
from service.text.amounts import difference
from service.web.base import bodies, responses
from service.web.base.app_state import app_state, player_content_of
from service.web.base.error_pages import status_of
from service.web.base.form_fields import FormFields
from service.web.base.page_language import speak_to
from service.web.history.decision_kinds import decisions_of_games
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import seat
from service.web.link.page_notices import PageNotice
from service.web.player import games_list
from service.web.player.calendar_pages import address
from service.web.player.device_section import DeviceSection, section_of_all

blueprint = Blueprint("my_games", __name__)

ASKED = PageNotice(
    text("Thank you: please look into your mailbox"),
    (
        text("If somebody plays here with that address, a mail with the link to all their games comes in a minute."),
        text("It comes at most three times in 24 hours, and not to an address that wants no more mails of this kind."),
    ),
)


@blueprint.get("/my-games")
def form() -> Response:
    """Show the form; after it was posted, what happens next."""
    return _form_page({}, {}, notice=ASKED if "asked" in request.args else None)


@blueprint.post("/my-games")
def ask() -> Response:
    """Have the link to all games mailed to the player with the address `email`, if there is one."""
    body = bodies.read_body(request)
    try:
        address = read_address(body)
    except errors.Invalid as refusal:
        if responses.wants_json():
            raise
        return _form_page(bodies.text_fields(body), refusal.fields, status_of(refusal))
    with app_state().database.writing() as session:
        my_games.ask(session, address, app_state().clock())
    if responses.wants_json():
        return responses.json_object({"message": joined(ASKED.lines)})
    return responses.redirect_to(url_for("my_games.form", asked="yes"))


@blueprint.get("/my-games/<games_token>")
def page(games_token: str) -> Response:
    """Show all games of a player. Raises errors.Past or Revoked unless the link is live."""
    with app_state().database.reading() as session:
        player = player_of(session, games_token, "list")
        add, remove = (
            url_for(f"devices.{name}", games_token=games_token) for name in ("tell_of_all", "stop_telling_of_all")
        )
        renew = url_for("my_games.renew_calendar", games_token=games_token)
        return games_page(session, player, section_of_all(session, player, add, remove), renew)


def games_page(session: Session, player: Player, told: DeviceSection, renew_calendar: str | None = None) -> Response:
    """Return the list of a player's games; with their calendar where that may be renewed."""
    zone = zones.zone_of(session, player.id)
    return responses.page(
        "player/games_list.html",
        games=games_list.listed(session, my_games.games_of(session, player), zone),
        zone=player.time_zone,
        of_games=decisions_of_games(session, player.id or 0, zone),
        ask_url=None,
        told=told,
        calendar=address(app_state().links.calendar(player)),
        renew_calendar=renew_calendar,
        difference=difference,
    )


@blueprint.post("/my-games/<games_token>/calendar")
def renew_calendar(games_token: str) -> Response:
    """Give the calendar of all games of a player another address. Raises errors.Past or Revoked unless it is live."""
    with app_state().database.writing() as session:
        player = player_of(session, games_token, "subscribe")
        my_games.renew_calendar(player)
        url = app_state().links.calendar(player)
    if responses.wants_json():
        return responses.json_object({"calendar": url})
    return responses.redirect_to(url_for("my_games.page", games_token=games_token, _anchor="calendar"))


def player_of(session: Session, games_token: str, action: Action) -> Player:
    """Return whose games a link lists, and respond in their language. Raises errors.Past or Revoked if it may not."""
    content = player_content_of(games_token, "games")
    player = session.get(Player, content.player_id)
    standing = standing_of_games(player, content, app_state().clock())
    if player is None or verdict("games", standing, action) is Verdict.REFUSED:
        raise refusal_of("games", standing, action)
    speak_to(player)
    return player


@seat.post("/my-games")
@link_post("games")
def mail_games(post: LinkPost) -> PostDone:
    """Have the link to all games mailed to the player of a seat."""
    my_games.mail(post.tx, post.n)
    return PostDone("my games")


def _form_page(
    typed: Mapping[str, str], wrong: Mapping[str, str], status: int = 200, notice: PageNotice | None = None
) -> Response:
    email = FormFields(typed, wrong, "games").field("email", text("Your mail address"))
    return responses.page("player/my_games.html", status, email=email, notice=notice)
