"""What a game is called: by its name or, if its organiser gave it none, after its players."""

from __future__ import annotations

from engine.language import enumerated, text
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.languages import moments
from service.models import Game

_UNNAMED = text("A game of Wyatt Earp")
_DEAL = text("The deal of {day}")
_BRANCH = text("What if: a game of Wyatt Earp")
DEFAULT_NAME = str(_UNNAMED)
"""The stored name of a game to which its organiser gave none."""


def name_of(game: Game) -> str:
    """Return the name of a game as it is shown: one without a name is called so in the language of its reader.

    A game of a deal is called after its day. A branch has a name that says what it is, because somebody may know its
    cards.
    """
    if game.branched_from is not None:
        return _BRANCH
    if game.deal is not None:
        return _DEAL.format(day=moments.day(deals.begins(game.deal)))
    return _UNNAMED if game.name == DEFAULT_NAME else game.name


def title(log: GameLog) -> str:
    """Return what a game is called: 'Quick draw', or 'Anna, Burt and Curt' for one without a name.

    Before the deal a game without a name has its stored one, because its players are not known to each other yet.
    """
    name = name_of(log.game)
    return enumerated(log.names) if name is _UNNAMED and log.game.started_at is not None else name
