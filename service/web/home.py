"""The start page: what this is, a game with others, a game against robots now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Response, request, url_for

from service import errors, logs
from service.seats import organisers
from service.seats.proposal import read_proposal
from service.seats.proposing import propose
from service.web import answers, bodies, startform
from service.web.desk import desk
from service.web.error_pages import status_of, with_patience

blueprint = Blueprint("home", __name__)


def _page(
    typed: Mapping[str, str], wrong: Mapping[str, str], status: int = 200, problem: str | None = None
) -> Response:
    """The start page; after a problem with the form that was sent alone, as it was typed."""
    short = startform.is_try(typed)
    return answers.page(
        "home.html",
        status,
        problem=problem,
        try_form=startform.try_context(typed, wrong) if short or problem is None else None,
        form=startform.start_context(typed, wrong) if not short or problem is None else None,
    )


@blueprint.get("/")
def home() -> Response:
    """What this is, and the forms."""
    return _page({}, {})


@blueprint.post("/games")
def start() -> Response:
    """Propose a game: the organiser gets a mail to confirm. 201 as JSON, 303 as HTML."""
    body = bodies.read(request)
    try:
        game_id = _propose(body if request.is_json else startform.read(body))
    except errors.Refused as refusal:
        return _refused(refusal, {} if request.is_json else body)
    if not answers.wants_json():
        return answers.see(url_for("home.sent"))
    url = desk().links.history(game_id)
    response = answers.data({"game": game_id, "url": url}, 201)
    response.headers["Location"] = url
    return response


def _propose(data: Mapping[str, Any]) -> str:
    proposal = read_proposal(data)
    organisers.check(proposal, desk().settings.organisers)
    with desk().database.writing() as session:
        game_id = propose(session, proposal, desk().clock(), desk().settings.secret_keys).id
    logs.about(game=game_id)
    return game_id


def _refused(refusal: errors.Refused, typed: Mapping[str, str]) -> Response:
    """The form again with what was typed and what is wrong, or the error for a program."""
    if answers.wants_json():
        raise refusal
    wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {}
    problem = "Not quite yet: look at the fields marked below. Nothing was sent." if wrong else refusal.message
    response = _page(typed, wrong, status_of(refusal), problem)
    return with_patience(response, refusal)


@blueprint.get("/look-into-your-mail")
def sent() -> Response:
    """What happens next."""
    return answers.page("sent.html")
