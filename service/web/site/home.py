"""The first pages: an introduction with the form for a game against robots, and the form for a game with others."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Blueprint, Response, request

from engine.language import text
from service import errors
from service.gamelog.log import GameLog
from service.links import Scope
from service.lobby.proposal import GUEST, TURN_HOURS, read_proposal
from service.lobby.proposing import GuestStart, begin_without_address, propose
from service.players import organisers
from service.process import logs
from service.views.lasting import lasting
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.page_language import page_language
from service.web.base.rate_limits import requests_for
from service.web.lobby import start_form, start_posts, table_list
from service.web.lobby.button_press import take_start
from service.web.lobby.started_game import StartedGame

blueprint = Blueprint("home", __name__)

MISTAKES = text("Not quite yet: please look at these fields. Nothing was sent.")


@blueprint.get("/")
def home() -> Response:
    """Show what this is, and the button that begins a game against robots."""
    return _page_of_form({}, {}, robots=True)


@blueprint.get("/start")
def friends() -> Response:
    """Show the form for a game with others."""
    return _page_of_form({}, {}, robots=False)


@blueprint.post("/games")
def start() -> Response:
    """Begin a game against robots, or propose one, which the organiser confirms by mail: 201 as JSON, 303 as HTML."""
    body = bodies.read_body(request)
    guest = take_start(body)
    try:
        started = _start(body if request.is_json else start_posts.read_start_form(body), guest)
    except errors.Refused as refusal:
        if responses.wants_json():
            raise
        return _rejected_form(refusal, {} if request.is_json else body)
    return started.response()


def _start(data: Mapping[str, object], guest: GuestStart) -> StartedGame:
    """Begin the game at once if its only person gave no address, else propose it. Raises errors.Invalid or TooMany."""
    proposal = read_proposal(data, page_language().say(GUEST))
    address = proposal.people[0].address
    organisers.check(address, app_state().settings.organisers, "players.0.email")
    if proposal.listed:
        table_list.require_list("listed")
    scope: Scope = "seat" if address is None else "proposal"
    with app_state().database.writing() as session:
        now = app_state().clock()
        if address is None:
            game = begin_without_address(session, proposal, now, guest=guest)
        else:
            nth = requests_for(address)
            game = propose(session, proposal, now, page_language().code, press=guest.press, nth=nth)
        token = app_state().links.token(scope, GameLog(session, game).seats[0])
        started = StartedGame(game.id, token, address is None, game.join_key)
    logs.about(game=started.game_id)
    return started


def _rejected_form(refusal: errors.Refused, typed: Mapping[str, str]) -> Response:
    wrong = refusal.fields
    problem, form = MISTAKES if wrong else refusal.message, start_posts.posted_form(typed)
    if form == "table":
        response = table_list.page(typed, wrong, status_of(refusal), problem)
    else:
        response = _page_of_form(typed, wrong, status_of(refusal), problem, robots=form == "robots")
    return with_retry_after(response, refusal)


def _page_of_form(
    typed: Mapping[str, str], wrong: Mapping[str, str], status: int = 200, problem: str | None = None, *, robots: bool
) -> Response:
    """Return the home page, with the form against robots, or the page of the form for a game with others."""
    template, layout = (
        ("site/home.html", start_form.robots_form) if robots else ("lobby/start.html", start_form.start_form)
    )
    anybody, tables = not app_state().settings.organisers, table_list.is_offered()
    return responses.page(
        template,
        status,
        problem=problem,
        anybody=anybody,
        tables=tables,
        form=layout(typed, wrong),
        lasting=lasting(3, 0, TURN_HOURS),
    )
