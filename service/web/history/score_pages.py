"""The scores of a game: all hands on one page and as CSV, and the check of its shuffles. They are public."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from flask import Blueprint, Response

from engine.language import text
from service import errors
from service.gamelog.game_record import checked
from service.gamelog.log import GameLog
from service.gamelog.scores import EndedHand, ended_hands
from service.views import gate
from service.views.score_sheet import hand_sheet, score_sheet
from service.views.terms import terms_of
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.history import hand_scores
from service.web.history.history_pages import find_game
from service.web.link.page_context import dealt_table

blueprint = Blueprint("scores", __name__)


@blueprint.get("/g/<game_id>/scores")
def scores(game_id: str) -> Response:
    """Show the scores of all hands that have ended, and each hand's posters."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None))
        ended = ended_hands(log, log.game.at)
        if not ended:
            raise errors.Forged(text("No hand of this game has ended yet, so there are no scores."))
        table = dealt_table(log, None)
        sheet = score_sheet(ended, log.names, None, table.winner)
        page = responses.page(
            "history/scores.html",
            terms=terms_of(log.game),
            standing=sheet.lead if table.winner is None else table.situation,
            sheet=sheet,
            sheets=[hand_sheet(one, log.names, None) for one in ended],
            players=hand_scores.scored_players(log),
            chart=hand_scores.money_chart(log, ended),
        )
        return responses.revalidated(page)


@blueprint.get("/g/<game_id>/scores.csv")
def as_csv(game_id: str) -> Response:
    """Return a row for each poster of each hand that has ended."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        written = io.StringIO()
        csv.writer(written).writerows(_rows(ended_hands(log, log.game.at), log.names))
    return Response(written.getvalue(), mimetype="text/csv")


@blueprint.get("/g/<game_id>/check")
def check(game_id: str) -> Response:
    """Check the seed and every move of a game that is over, and show what was found."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None))
        return app_state().pages.page(log, lambda: _check_page(log), lambda: True)


def _check_page(log: GameLog) -> Response:
    """Return what the check has found, which is the same from the end of the game on. Raises errors.Forged before."""
    found = checked(log)
    if found is None:
        raise errors.Forged(text("The shuffles can be checked when the game is over: then its seed is shown."))
    return responses.page(
        "history/check.html",
        terms=terms_of(log.game),
        found=found,
    )


def _rows(ended: Sequence[EndedHand], names: Sequence[str]) -> Iterator[list[str | int]]:
    points, dollars = [f"CP of {name}" for name in names], [f"dollars of {name}" for name in names]
    yield ["hand", "poster", "reward", *points, *dollars, "stays"]
    for hand in ended:
        for one in hand.score.posters:
            yield [hand.score.hand_no, one.outlaw, one.reward, *one.points, *one.gained, one.left]
