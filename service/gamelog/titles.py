"""What a game is called: by its name or, if its organiser gave it none, after its players."""

from __future__ import annotations

from engine.language import enumerated, text
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.languages import moments
from service.models import Game

_UNNAMED = text("A game of Wyatt Earp")
_DEAL = text("The deal of {day}")
DEFAULT_NAME = str(_UNNAMED)
"""The stored name of a game to which its organiser gave none."""


def name_of(game: Game) -> str:
    """Return the name of a game as it is shown: one without a name is called so in the language of its reader.

    A game of a deal is called after its day.
    """
    if game.deal is not None:
        return _DEAL.format(day=moments.day(deals.begins(game.deal)))
    return _UNNAMED if game.name == DEFAULT_NAME else game.name


def title(log: GameLog) -> str:
    """Return what a game is called: 'Quick draw', or 'Anna, Burt and Curt' for one without a name.

    Before the deal a game without a name has its stored one, because its players are not known to each other yet.
    """
    if log.game.name != DEFAULT_NAME or log.game.deal is not None or log.game.started_at is None:
        return name_of(log.game)
    return enumerated(log.names)
