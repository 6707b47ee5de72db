"""The position beside the log: written with each move, and within one transaction not read back from its JSON."""

from __future__ import annotations

from sqlmodel import Session

import engine
from service.models import Game

_KNOWN = "position"


def write(session: Session, game: Game, position: engine.Position) -> None:
    """Put a game's present position beside its log."""
    game.position = position.to_dict()
    know(session, game, position)


def know(session: Session, game: Game, position: engine.Position) -> None:
    """Remember what the game's JSON stands for, as long as this session lasts."""
    session.info[_KNOWN] = (game.position, position)


def known(session: Session, game: Game) -> engine.Position | None:
    """The position that was written or read here; None once a newer row is loaded, which brings JSON of its own."""
    json, position = session.info.get(_KNOWN, (None, None))
    return position if json is not None and json is game.position else None
