"""What a game is called: by its name or, if its organiser gave it none, after its players."""

from __future__ import annotations

from service.gamelog.log import GameLog

DEFAULT_NAME = "A game of Wyatt Earp"
"""The stored name of a game to which its organiser gave none."""


def title(log: GameLog) -> str:
    """Return what a game is called: 'Quick draw', or 'Anna, Burt and Curt' for one without a name.

    Before the deal a game without a name has its stored one, because its players are not known to each other yet.
    """
    if log.game.name != DEFAULT_NAME or log.game.started_at is None:
        return log.game.name
    *others, last = log.names
    return f"{', '.join(others)} and {last}"
