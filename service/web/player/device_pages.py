"""The pages and posts with which a player has a device told of their turns: of one game, or of all their games."""

from __future__ import annotations

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.links import Verdict, refusal_of, standing_of_device, verdict
from service.models import Device, Player
from service.web.base import bodies, responses
from service.web.base.app_state import app_state, player_content_of
from service.web.base.page_language import speak_to
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import requested_notice
from service.web.player.device_section import section_of_all, section_of_seat
from service.web.player.games_pages import games_page, player_of

blueprint = Blueprint("devices", __name__)


@blueprint.get("/open")
def open_link() -> Response:
    """Show the page that opens the link which the browser keeps; a message to a device leads here."""
    return responses.page("player/open.html")


# --- of one game -----------------------------------------------------------------------------------------------------


@seat.get("/device")
def devices() -> Response:
    """Show which devices are told of the seat's game; as JSON with the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("device")
        if responses.wants_json():
            return _json(link)
        notice, section = requested_notice(link), section_of_seat(link)
        return responses.page("player/device.html", **link_context(link), notice=notice, told=section)


def _json(link: LinkRequest) -> Response:
    section = section_of_seat(link)
    told = [{"id": one.id, "at": one.at, "since": one.since} for one in section.devices]
    page = url_for("seat.devices", notice="device told")
    return seat_object.seat_json(link, devices=told, server_key=section.server_key, link=section.link, page=page)


@seat.post("/device")
@link_post("device", as_json=_json)
def tell_device(post: LinkPost) -> PostDone:
    """Have the browser told whose push subscription is posted, as `endpoint`, `public_key` and `auth`."""
    own_devices.require_told(post.tx.game, app_state().settings.push)
    owner = own_devices.owner_of_seat(post.tx.session, post.tx.seats[post.n])
    own_devices.add(post.tx.session, owner, post.body, app_state().push_keys.public, post.tx.now)
    return PostDone("device told", "seat.devices")


@seat.post("/device/off")
@link_post("device", as_json=_json)
def stop_telling(post: LinkPost) -> PostDone:
    """Tell the device with the number `device` nothing more of the seat's game."""
    owner = own_devices.owner_of_seat(post.tx.session, post.tx.seats[post.n])
    own_devices.remove(post.tx.session, owner, post.body)
    return PostDone("device off", "seat.devices")


# --- of all games ----------------------------------------------------------------------------------------------------


@blueprint.post("/my-games/<games_token>/device")
def tell_of_all(games_token: str) -> Response:
    """Have a browser told of all games of a player. Raises errors.Past or Revoked unless the link is live."""
    body, state = bodies.read_body(request), app_state()
    own_devices.require_told(None, state.settings.push)
    with state.database.writing() as session:
        owner = DeviceOwner(player_of(session, games_token, "device"))
        device = own_devices.add(session, owner, body, state.push_keys.public, state.clock())
        token, link = state.links.device_token(device), state.links.told(device)
    return _done(url_for("devices.told", device_token=token), link=link)


@blueprint.post("/my-games/<games_token>/device/off")
def stop_telling_of_all(games_token: str) -> Response:
    """Tell a device nothing more of all games. Raises errors.Past or Revoked unless the link is live."""
    body = bodies.read_body(request)
    with app_state().database.writing() as session:
        own_devices.remove(session, DeviceOwner(player_of(session, games_token, "device")), body)
    return _done(url_for("my_games.page", games_token=games_token, _anchor="device"))


@blueprint.get("/told/<device_token>")
def told(device_token: str) -> Response:
    """Show all games of a player on a device that is told of them. Raises errors.Revoked if it is told no more."""
    with app_state().database.reading() as session:
        player = _player_of_device(session, device_token)
        section = section_of_all(session, player, None, url_for("devices.off", device_token=device_token))
        return games_page(session, player, section)


@blueprint.post("/told/<device_token>/off")
def off(device_token: str) -> Response:
    """Tell a device nothing more of all games, by the link of one. Raises errors.Revoked if it is told no more."""
    body = bodies.read_body(request)
    with app_state().database.writing() as session:
        own_devices.remove(session, DeviceOwner(_player_of_device(session, device_token)), body)
    return _done(url_for("devices.told", device_token=device_token))


@blueprint.post("/device/renewed")
def renew() -> Response:
    """Keep telling a browser with another push subscription, as its worker posts; the former one is in the body."""
    with app_state().database.writing() as session:
        own_devices.renew(session, bodies.read_body(request))
    return responses.json_object({})


def _player_of_device(session: Session, device_token: str) -> Player:
    """Return whose games a device lists, and respond in their language. Raises errors.Revoked if it is told no more."""
    content = player_content_of(device_token, "device")
    player, device = session.get(Player, content.player_id), session.get(Device, content.made_at)
    standing = standing_of_device(device, player, content)
    if player is None or verdict("device", standing, "list") is Verdict.REFUSED:
        raise refusal_of("device", standing, "list")
    speak_to(player)
    return player


def _done(page: str, **more: object) -> Response:
    """Return the response to a post: for programs which page to open, for people that page."""
    return responses.json_object({"page": page} | more) if responses.wants_json() else responses.redirect_to(page)
