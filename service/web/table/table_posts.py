"""Posts beside the moves: resigning and coming back, resuming a paused game, questions to the table and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from flask import Blueprint, Response, request

from service import errors
from service.gamelog import presence
from service.games import pausing
from service.games.transaction import GameTransaction
from service.links import LINK_DONE, Action
from service.lobby.invitations import invitable
from service.lobby.proposal import read_person
from service.models import UNDER_WAY, MotionKind
from service.table import leaving, motions, substitutes
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit, lock_visit, read_visit
from service.web.base.refused_post import Posted
from service.web.table import seat_page
from service.web.table.page_context import link_context

blueprint = Blueprint("table", __name__)

Operation = Callable[[Visit, GameTransaction], None]

NOT_PLAYED = "This game is not being played, so nobody can resign."
NO_SUCH_QUESTION = "No question has this number."
OTHER_QUESTION = "This link is for another question."
KINDS: tuple[MotionKind, ...] = get_args(MotionKind)
KIND_EXPECTED = "The `kind` must be pause, end or substitute."
ANSWER_EXPECTED = "The `answer` must be yes or no."


@blueprint.get("/p/<token>/resign")
def confirm_resigning(token: str) -> Response:
    """Show the page that asks whether the player means it."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        visit.require("resign")
        if visit.game.status not in UNDER_WAY:
            raise errors.Over(NOT_PLAYED)
        if responses.wants_json():
            return seat_page.seat_json(visit)
        return responses.page("table/resign.html", **link_context(visit))


@blueprint.post("/p/<token>/resign")
def resign(token: str) -> Response:
    """Let a robot hold the seat until its player is back."""

    def operation(visit: Visit, tx: GameTransaction) -> None:
        leaving.resign(tx, visit.claim.seat)

    return _carry_out(token, "resign", operation, "resigned")


@blueprint.post("/p/<token>/return")
def come_back(token: str) -> Response:
    """Give the seat back to its player, with a fresh clock. Idempotent, also for a link that has done it."""

    def operation(visit: Visit, tx: GameTransaction) -> None:
        if visit.allows("return"):
            leaving.come_back(tx, visit.claim.seat)
        elif presence.is_held(visit.seat):
            raise errors.Past(LINK_DONE)

    return _carry_out(token, "return", operation, "back")


@blueprint.post("/p/<token>/resume")
def resume(token: str) -> Response:
    """Resume a paused game."""

    def operation(visit: Visit, tx: GameTransaction) -> None:
        pausing.resume(tx, visit.claim.seat)

    return _carry_out(token, "resume", operation, "resumed")


@blueprint.post("/p/<token>/motions")
def ask(token: str) -> Response:
    """Ask the table: `kind` is pause, end, or substitute with `seat`, `name` and `email`."""
    body = bodies.read_body(request)
    asked = bodies.required_text(body, "kind")
    kind = next((kind for kind in KINDS if kind == asked), None)
    if kind is None:
        raise errors.Unreadable(KIND_EXPECTED)

    def operation(visit: Visit, tx: GameTransaction) -> None:
        if kind == "substitute":
            _offer_seat(visit, tx, body)
        else:
            motions.ask(tx, visit.claim.seat, kind)

    return _carry_out(token, "ask", operation, "asked", body)


def _offer_seat(visit: Visit, tx: GameTransaction, body: dict[str, object]) -> None:
    n = bodies.required_number(body, "seat")
    person = read_person({name: body.get(name) for name in ("name", "email")})
    player = invitable(tx.session, visit.seat, person, tx.now, app_state().settings.secret_keys)
    substitutes.offer(tx, visit.claim.seat, n, person.name, player)


@blueprint.post("/p/<token>/motions/<int:motion>")
def answer(token: str, motion: int) -> Response:
    """Answer a question to the table: `answer` is yes or no. A link made for one question answers no other."""
    if motion > bodies.LARGEST:
        raise errors.Forged(NO_SUCH_QUESTION)
    yes = {"yes": True, "no": False}.get(bodies.required_text(bodies.read_body(request), "answer"))
    if yes is None:
        raise errors.Unreadable(ANSWER_EXPECTED)

    def operation(visit: Visit, tx: GameTransaction) -> None:
        if visit.claim.scope == "motion" and visit.claim.at != motion:
            raise errors.Past(OTHER_QUESTION)
        motions.answer(tx, motion, visit.claim.seat, yes)

    return _carry_out(token, "answer", operation, "answered")


def _carry_out(
    token: str, action: Action, operation: Operation, notice: str, body: dict[str, object] | None = None
) -> Response:
    """Carry out an operation in a transaction, if the link allows the action, and return the response.

    `notice`: the notice for people; `body`: what was posted, to be shown again if it is rejected.
    """
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            visit.require(action)
            operation(visit, tx)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        posted = Posted(offer=bodies.text_fields(body or {}), wrong=refusal.fields)
        return seat_page.refused_page(token, refusal, posted)
    return seat_page.done_response(token, notice)
