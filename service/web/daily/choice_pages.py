"""The page *How others decided* of a deal that is open: each of the player's decisions beside those of all others."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from flask import Response, url_for

import engine
from engine.language import Text, text
from service import errors
from service.clocks import zones
from service.daily import deal_choices
from service.daily.deal_choices import ChosenMove, DealDecision
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.games.deal_results import PLAYER
from service.text.amounts import difference
from service.views import gate
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context

NOT_OPEN = text("What others chose stands here when the day of the deal is over and your hand has ended.")


class ChoiceRow(NamedTuple):
    """A move that players chose: in words, how many they were, and the mean of their leads. `own`: the reader's."""

    told: Text
    number: int
    lead: str
    own: bool


class ComparedDecision(NamedTuple):
    """A decision of the reader's, after `at` moves, at the table of that address: what all who came there chose."""

    at: int
    url: str
    choices: tuple[ChoiceRow, ...]


@seat.get("/choices")
def deal_choices_page() -> Response:
    """Show what all who stood before the same cards chose, and what it brought them; as JSON in the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("rank")
        day = link.game.deal
        if day is None or link.game.sealed or link.game.status != "over":
            raise errors.Forged(NOT_OPEN)
        found = _decisions(link.log, day)
        if responses.wants_json():
            compared = [{"at": decision.at, "chosen": [one._asdict() for one in chosen]} for decision, chosen in found]
            return responses.json_object(gate.seat_object(link.log, link.viewer) | {"choices": compared})
        return responses.page(
            "daily/choices.html",
            **link_context(link),
            day=time_formats.day(deals.begins(day), zones.WORLD),
            decisions=[_compared(link, decision, chosen) for decision, chosen in found],
        )


def _decisions(log: GameLog, day: date) -> list[tuple[DealDecision, list[ChosenMove]]]:
    """Return the decisions at moments to which others came, too, with what was chosen there."""
    own = list(deal_choices.decisions((move.seat, move.move) for move in log.moves))
    chosen = deal_choices.chosen_at(log.session, day, [one.moment for one in own])
    several = [one for one in own if one.moment in chosen]
    return [(one, chosen[one.moment]) for one in several if len(log.position_at(one.at).legal(PLAYER)) > 1]


def _compared(link: LinkRequest, decision: DealDecision, chosen: list[ChosenMove]) -> ComparedDecision:
    names = link.log.names_at(decision.at + 1)
    rows = (
        ChoiceRow(
            engine.describe_move(engine.Move.parse(one.move), names, PLAYER),
            one.number,
            difference(round(one.lead)),
            one.move == decision.move,
        )
        for one in chosen
    )
    return ComparedDecision(decision.at, url_for("seat.moment", n=decision.at), tuple(rows))
