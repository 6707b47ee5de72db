"""The rules to read: of an edition, which a browser may keep, and of one game with its house rules."""

from __future__ import annotations

from flask import Blueprint, Response, url_for

import engine
from service.gamelog.titles import name_of
from service.models import Game
from service.views import gate
from service.views.rulebook import Rulebook, rulebook
from service.views.terms import WAYS
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.history.history_pages import existing_game

blueprint = Blueprint("rules", __name__)

EDITION = "any({})".format(", ".join(f'"{name}"' for name in engine.EDITIONS))


@blueprint.get("/rules")
@blueprint.get(f"/rules/<{EDITION}:edition>")
def of_edition(edition: str = engine.DEFAULT_EDITION) -> Response:
    """Show the rules of an edition, by default of the one that is played unless another is chosen."""
    return responses.public_page("site/rules.html", **_context(rulebook(edition), None))


@blueprint.get("/g/<game_id>/rules")
def of_game(game_id: str) -> Response:
    """Show the rules of a game; as JSON the game's object as a bystander may know it."""
    with app_state().database.reading() as session:
        log = existing_game(session, game_id)
        if log.game.sealed:
            return responses.redirect_to(url_for("rules.of_edition", edition=log.game.edition))
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None))
        return responses.page("site/rules.html", **_context(rulebook(log.game.edition, log.game.house_rules), log.game))


def _context(rules: Rulebook, game: Game | None) -> dict[str, object]:
    return {
        "rules": rules,
        "game": None if game is None else name_of(game),
        "way": None if game is None else WAYS[game.windows],
        "back": None if game is None else url_for("history.game", game_id=game.id),
        "editions": engine.EDITIONS.values(),
    }
