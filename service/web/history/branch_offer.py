"""The offer to play on from a moment of a finished game against robots: who may, and the form on the moment's page."""

from __future__ import annotations

from typing import NamedTuple

import engine
from engine.language import text
from service.gamelog.log import GameLog
from service.gamelog.story import is_open
from service.players import organisers
from service.text.robot_levels import MIX, OFFERED
from service.web.base.app_state import app_state
from service.web.base.form_fields import Field, FormFields, Option
from service.web.link.link_requests import LinkRequest
from service.web.lobby.rematch_offer import may_organise


class BranchOffer(NamedTuple):
    """The fields of the form: whose chair the player takes, and how strong the robots in the others are."""

    seat: Field
    level: Field


def anybody_may_branch(log: GameLog) -> bool:
    """Return whether the game is finished, on a site where anybody may start games."""
    return is_open(log.game) and organisers.may_organise(None, app_state().settings.organisers)


def may_branch(link: LinkRequest) -> bool:
    """Return whether the game of a link is finished, and its player may start games on this site."""
    return is_open(link.game) and link.allows("branch") and may_organise(link)


def branch_offer(log: GameLog, at: int, own: int | None) -> BranchOffer | None:
    """Return the form for the table after move `at`; None if the game was over then.

    `own`: the reader's seat, which is chosen at first; for anybody else it is that of the player who was to decide.
    """
    position = log.position_at(at)
    if position.phase in engine.ENDED:
        return None
    fields = FormFields({}, {}, "branch")
    chairs = tuple(Option(str(n), name) for n, name in enumerate(log.names))
    levels = tuple(Option(name, level.title) for name, level in OFFERED.items())
    return BranchOffer(
        fields.field("seat", text("In the seat of"), str(chair_at(log, at, own)), options=chairs),
        fields.field("level", text("How strong robots are"), MIX, options=levels),
    )


def chair_at(log: GameLog, at: int, own: int | None) -> int:
    """Return the seat that a player takes who names none: their own, or that of the first who was to decide."""
    return next(iter(log.position_at(at).to_act()), 0) if own is None else own
