"""The posts that play on from a moment of a finished game against robots, by its public address or that of a link."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Blueprint, Response, request

from service import errors
from service.clocks.zones import WORLD
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.lobby.proposal import GUEST
from service.lobby.proposing import GuestStart
from service.players import organisers
from service.process import logs
from service.text import fields
from service.text.fields import FieldParser
from service.text.robot_levels import MIX, OFFERED, policies
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.page_language import page_language
from service.web.base.rate_limits import allow_branch
from service.web.history.branch_offer import chair_at
from service.web.history.history_pages import find_game
from service.web.history.moment_pages import move_number
from service.web.link.link_requests import lock_link, seat
from service.web.lobby.button_press import game_of_press, take_zone
from service.web.lobby.rematch_offer import may_organise
from service.web.lobby.started_game import StartedGame

blueprint = Blueprint("branches", __name__)


@blueprint.post("/g/<game_id>/at/<n>")
def branch_from(game_id: str, n: str) -> Response:
    """Play on from the table after move n in any chair: 201 as JSON, 303 as HTML."""
    body = bodies.read_body(request)
    with app_state().database.writing() as session:
        tx = GameTransaction.lock(session, find_game(session, game_id).game.id, app_state().clock())
        _require_permission(organisers.may_organise(None, app_state().settings.organisers))
        started = _branch(tx, n, body, None, take_zone(body))
    return started.response()


@seat.post("/at/<n>")
def branch(n: str) -> Response:
    """Play on from the table after move n in any chair, that of the link's seat unless another is named."""
    body = bodies.read_body(request)
    with app_state().database.writing() as session:
        link, tx = lock_link(session)
        link.require("branch")
        _require_permission(may_organise(link))
        allow_branch(link.content)
        of_device = take_zone(body)
        zone = of_device if link.zone == WORLD else link.zone.key
        press = None if responses.wants_json() else game_of_press(link.token, body)
        started = _branch(tx, n, body, link.content.seat, zone, press)
    return started.response()


def _require_permission(may_start: bool) -> None:
    """Raise errors.Past unless the reader may start games on this site."""
    if not may_start:
        raise errors.Past(organisers.REFUSED)


def _branch(
    tx: GameTransaction, number: str, body: Mapping[str, object], own: int | None, zone: str, press: str | None = None
) -> StartedGame:
    """Begin the branch that was posted. `own`: the seat of the link. `zone`, `press`: as for `GuestStart`."""
    at = move_number(tx.game, number, tx.game.at)
    language = page_language()
    chair, level = _read(body, len(tx.seats), chair_at(tx, at, own))
    robots = policies(level, len(tx.seats) - 1)
    game = branching.branch(tx, at, chair, str(language.say(GUEST)), robots, GuestStart(language.code, zone, press))
    logs.about(game=game.id)
    return StartedGame(game.id, app_state().links.token("seat", GameLog(tx.session, game).seats[chair]), is_dealt=True)


def _read(body: Mapping[str, object], seats: int, chair: int) -> tuple[int, str]:
    """Parse `seat`, by default `chair`, and the `level` of the robots. Raises errors.Invalid."""
    reader = FieldParser()
    reader.only(body, ("seat", "level"))
    numbers = fields.one_of([str(n) for n in range(seats)])
    found = reader.read("seat", body, lambda value: int(numbers(str(value))), chair)
    level = reader.read("level", body, fields.one_of(OFFERED), MIX)
    reader.done()
    return found, level
