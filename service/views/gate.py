"""The one gate: whatever leaves about a table, to a page, a mail or a program, is made here, from a view.

Nothing else turns a Position into output. `viewer` is a seat, or None for a bystander. `at` asks for the table
as it was after that move; past tables wait for nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import engine
from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.views import tableau
from service.views.tableau import Table

__all__ = ["Table", "seat_object", "table"]


@dataclass(frozen=True)
class _Seen:
    """A table as the viewer may see it, and what goes with it."""

    position: engine.Position
    view: dict[str, Any]
    past: bool
    to_act: list[int]
    legal: list[str]
    due: datetime | None
    window: dict[str, Any] | None


def seat_object(log: GameLog, viewer: int | None, at: int | None = None) -> dict[str, Any]:
    """A seat's JSON object (DESIGN.md *Contract*). Raises errors.Forged if there is no such move."""
    seen, game = _seen(log, viewer, at), log.game
    return {
        "game": game.id,
        "name": game.name,
        "status": game.status,
        "seat": viewer,
        "at": game.at if at is None else at,
        "to_act": seen.to_act if seen else [],
        "due": _iso(seen.due) if seen else None,
        "view": seen.view if seen else None,
        "legal": seen.legal if seen else [],
        "window": seen.window if seen else None,
    }


def table(log: GameLog, viewer: int | None, at: int | None = None) -> Table | None:
    """The table laid out for pages and mails; None before the cards are dealt. Raises as `seat_object` does."""
    seen, game, seats = _seen(log, viewer, at), log.game, log.seats
    if seen is None:
        return None
    return tableau.lay_out(
        seen.view,
        viewer=viewer,
        at=game.at if at is None else at,
        past=seen.past,
        to_act=seen.to_act,
        legal=seen.legal,
        robots=[seat.n for seat in seats if seat.robot],
        held=[seat.n for seat in seats if presence.is_held(seat)],
        due=seen.due,
        answered=seen.window["answered"] if seen.window else None,
    )


def _seen(log: GameLog, viewer: int | None, at: int | None) -> _Seen | None:
    game = log.game
    if game.dealer is None:
        if at is None:
            return None
        raise errors.Forged("This game has not begun.")
    past = at is not None and at != game.at
    position = log.position if at is None else log.position_at(at)
    view = position.view(viewer)
    if past or game.status != "playing":
        return _Seen(position, view, past, [], [], None, None)
    to_act = position.to_act()
    legal = position.legal(viewer) if viewer is not None and viewer in to_act else []
    return _Seen(position, view, past, to_act, legal, game.due_at, _window(log, viewer, view))


def _window(log: GameLog, viewer: int | None, view: dict[str, Any]) -> dict[str, Any] | None:
    """The open window, the same for everybody but for the viewer's own sealed answer."""
    if log.game.window_at is None:
        return None
    own = None if viewer is None else log.answers(log.game.at).get(viewer)
    return {
        "move": view["pending"]["move"],
        "closes": _iso(log.game.due_at),
        "answered": None if own is None else own.move,
    }


def _iso(when: datetime | None) -> str | None:
    """ISO 8601 in UTC."""
    return None if when is None else when.astimezone(UTC).isoformat()
