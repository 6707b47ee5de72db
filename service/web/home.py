"""The start page: what this is, a game against robots now, a game with others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, request, url_for

from service import errors, logs
from service.gamelog.log import GameLog
from service.seats import organisers
from service.seats.proposal import read_proposal
from service.seats.proposing import propose
from service.web import bodies, responses, start_form
from service.web.app_state import app_state
from service.web.error_pages import status_of, with_retry_after

blueprint = Blueprint("home", __name__)

MISTAKES = "Not quite yet: please look at the fields marked below. Nothing was sent."


@blueprint.get("/")
def home() -> Response:
    """Show what this is, and the forms."""
    return _start_page({}, {})


@blueprint.post("/games")
def start() -> Response:
    """Propose a game, which the organiser confirms by mail: 201 as JSON, 303 as HTML."""
    body = bodies.read_body(request)
    try:
        game_id, token = _propose(body if request.is_json else start_form.read_start_form(body))
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        return _rejected_form(refusal, {} if request.is_json else body)
    if not responses.wants_json():
        return responses.redirect_to(url_for("link.page", token=token))
    url = app_state().links.history(game_id)
    mail = app_state().settings.base_url + url_for("link.page", token=token)
    response = responses.json_object({"game": game_id, "url": url, "mail": mail}, 201)
    response.headers["Location"] = url
    return response


def _propose(data: Mapping[str, Any]) -> tuple[str, str]:
    """Propose a game; return its id, and the token of the link to the proposal. Raises errors.Invalid or TooMany."""
    proposal = read_proposal(data)
    organisers.check(proposal.people[0].address, app_state().settings.organisers, "players.0.email")
    with app_state().database.writing() as session:
        game = propose(session, proposal, app_state().clock(), app_state().settings.secret_keys)
        token = app_state().links.token("proposal", GameLog(session, game).seats[0])
        game_id = game.id
    logs.about(game=game_id)
    return game_id, token


def _rejected_form(refusal: errors.Refused, typed: Mapping[str, str]) -> Response:
    """Return the form again with what was typed and what is wrong."""
    wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {}
    response = _start_page(typed, wrong, status_of(refusal), MISTAKES if wrong else refusal.message)
    return with_retry_after(response, refusal)


def _start_page(
    typed: Mapping[str, str], wrong: Mapping[str, str], status: int = 200, problem: str | None = None
) -> Response:
    """Return the start page; if there is a problem, with only the form that was sent."""
    short = start_form.is_robots_form(typed)
    return responses.page(
        "home.html",
        status,
        problem=problem,
        try_form=start_form.robots_form(typed, wrong) if short or problem is None else None,
        form=start_form.start_form(typed, wrong) if not short or problem is None else None,
    )
