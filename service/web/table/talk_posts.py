"""Posts to the table talk: a line, muting for one player, and the organiser's switch for all."""

from __future__ import annotations

from flask import Response, url_for

from service import errors
from service.table import talking
from service.text.remarks import clean_remark
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.table.talk_section import talk_json


def _with_talk(link: LinkRequest) -> Response:
    return seat_object.seat_json(link, talk=talk_json(link))


@seat.get("/talk")
def talk() -> Response:
    """Return the talk as JSON; people are redirected to it on the page of the link."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("talk")
        if responses.wants_json():
            return _with_talk(link)
    return responses.redirect_to(url_for("seat.page", _anchor="talk"))


@seat.post("/talk")
@link_post("talk", as_json=_with_talk)
def say(post: LinkPost) -> PostDone:
    """Say the line in the field `line`. The same line again within a minute changes nothing."""
    line = bodies.required_text(post.body, "line")
    try:
        cleaned = clean_remark(line)
    except ValueError as mistake:
        raise errors.Invalid({"line": mistake.args[0]}) from None
    talking.say(post.tx, post.n, cleaned)
    return PostDone("said", anchor="talk")


@seat.post("/talk/own")
@link_post("talk", as_json=_with_talk)
def mute_talk(post: LinkPost) -> PostDone:
    """Mute the talk for the player of the link with `talk=off`, or show it again with `talk=on`."""
    on = bodies.required_switch(post.body, "talk")
    talking.mute(post.tx, post.n, on=on)
    return PostDone("talk shown" if on else "talk muted", anchor="talk")


@seat.post("/talk/all")
@link_post("silence", as_json=_with_talk)
def switch_talk(post: LinkPost) -> PostDone:
    """Switch the talk off for all with `talk=off`, or on again with `talk=on`: the organiser alone."""
    on = bodies.required_switch(post.body, "talk")
    talking.switch(post.tx, post.n, on=on)
    return PostDone("talk on" if on else "talk off", anchor="talk")
