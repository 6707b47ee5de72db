"""Posts beside the moves: resigning and coming back, resuming a paused game, questions to the table and answers, the
player's note, a guest's address, and fresh links."""

from __future__ import annotations

from typing import get_args

from flask import Response

from engine.language import text
from service import errors
from service.gamelog import presence
from service.games import pausing
from service.links import LINK_DONE
from service.lobby.invitations import invitable
from service.lobby.proposal import read_address, read_person
from service.models import UNDER_WAY, MotionKind
from service.players import fresh_links, guest_address
from service.table import motions, private_notes, resigning, substitutes
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.page_language import page_language
from service.web.base.rate_limits import requests_for
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import read_link, seat
from service.web.link.page_context import link_context

KINDS: tuple[MotionKind, ...] = get_args(MotionKind)


@seat.get("/resign")
def confirm_resigning() -> Response:
    """Show the page that asks whether the player means it."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("resign")
        if link.game.status not in UNDER_WAY:
            raise errors.Over(text("This game is not being played, so nobody can resign."))
        if responses.wants_json():
            return seat_object.seat_json(link)
        others = (seat for seat in link.log.seats if seat.n != link.seat.n)
        return responses.page("table/resign.html", **link_context(link), plays_alone=presence.deserted(list(others)))


@seat.post("/resign")
@link_post("resign")
def resign(post: LinkPost) -> PostDone:
    """Let a robot hold the seat until its player is back."""
    resigning.resign(post.tx, post.n)
    return PostDone("resigned")


@seat.post("/return")
@link_post("return")
def come_back(post: LinkPost) -> PostDone:
    """Give the seat back to its player, with a fresh clock. Idempotent, also for a link that has done it."""
    if post.link.allows("return"):
        resigning.come_back(post.tx, post.n)
    elif presence.is_held(post.link.seat):
        raise errors.Past(LINK_DONE)
    return PostDone("back")


@seat.post("/resume")
@link_post("resume")
def resume(post: LinkPost) -> PostDone:
    """Resume a paused game."""
    pausing.resume(post.tx, post.n)
    return PostDone("resumed")


@seat.post("/motions")
@link_post("ask")
def ask(post: LinkPost) -> PostDone:
    """Ask the table: `kind` is pause, end, or substitute with `seat`, `name` and `email`."""
    asked = bodies.required_text(post.body, "kind")
    kind = next((kind for kind in KINDS if kind == asked), None)
    if kind is None:
        raise errors.Malformed(text("The `kind` must be pause, end or substitute."))
    if kind == "substitute":
        _offer_seat(post)
    elif motions.ask(post.tx, post.n, kind).state != "open":
        return PostDone()  # nobody had to be asked
    return PostDone("asked")


def _offer_seat(post: LinkPost) -> None:
    n = bodies.required_number(post.body, "seat")
    person = read_person({name: post.body.get(name) for name in ("name", "email")})
    tx = post.tx
    player = invitable(tx.session, post.link.seat, person, tx.now)
    substitutes.offer(tx, post.n, n, person.name, player)


@seat.post("/motions/<int:motion>")
@link_post("answer")
def answer(post: LinkPost, motion: int) -> PostDone:
    """Answer a question to the table: `answer` is yes or no. A link made for one question answers no other."""
    if motion > bodies.LARGEST:
        raise errors.Forged(text("No question has this number."))
    yes = {"yes": True, "no": False}.get(bodies.required_text(post.body, "answer"))
    if yes is None:
        raise errors.Malformed(text("The `answer` must be yes or no."))
    if post.link.content.scope == "motion" and post.link.content.at != motion:
        raise errors.Past(text("This link is for another question."))
    motions.answer(post.tx, motion, post.n, yes)
    return PostDone("answered")


@seat.post("/note")
@link_post("note")
def save_note(post: LinkPost) -> PostDone:
    """Save the field `note`, which only the page shows; empty, it is deleted."""
    private_notes.save(post.tx, post.n, bodies.required_text(post.body, "note"))
    return PostDone("note")


@seat.post("/address")
@link_post("address")
def ask_address(post: LinkPost) -> PostDone:
    """Have a mail sent to `email`, whose link confirms the address of a guest."""
    address = read_address({"email": post.body.get("email")})
    guest_address.request(post.tx, address, page_language().code, requests_for(address))
    return PostDone("address asked")


@seat.post("/links")
@link_post()
def renew_link(post: LinkPost) -> PostDone:
    """Mail the seat link to the seat's player: for a live link a new one that replaces all older ones."""
    if post.link.allows("renew"):
        fresh_links.renew_by_link(post.tx, post.n)
    else:
        post.link.require("resend")
        fresh_links.resend(post.tx, post.n, post.link.standing)
    return PostDone("links")
