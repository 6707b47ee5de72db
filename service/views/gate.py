"""The one gate: everything about a table that a page, a mail or a program gets is made here, from a view.

Nothing else turns a Position into output. `viewer` is a seat, or None for a bystander. With `at` it is the table as it
was after that move; nobody is to act at a past table. `fixed`: that table is shown as a past one even while no further
move has been made, so that the output does not reveal whether one has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import engine
from engine.language import text
from service import errors
from service.gamelog import presence
from service.gamelog.hands import Hand
from service.gamelog.log import GameLog
from service.gamelog.story import NOT_REVEALED, events_of_hand, is_open
from service.models import Game
from service.views import laying_out
from service.views.changes import changed_places
from service.views.tableau import Group, TableView


@dataclass(frozen=True)
class _Visible:
    """What the viewer may know of a table. `past`: it is not the present one."""

    view: engine.SeatView
    past: bool
    to_act: list[int]
    legal: tuple[engine.Move, ...]
    due: datetime | None
    window: Mapping[str, str | None] | None


def seat_object(log: GameLog, viewer: int | None, at: int | None = None, *, fixed: bool = False) -> dict[str, Any]:
    """Return a seat's JSON object (docs/design.md#contract). Raises errors.Forged if there is no such move."""
    visible, game = _visible(log, viewer, at, fixed), log.game
    return {
        "game": game.id,
        "name": game.name,
        "status": game.status,
        "seat": viewer,
        "at": game.at if at is None else at,
        "to_act": visible.to_act if visible else [],
        "due": _iso(visible.due) if visible else None,
        "view": engine.write_view(visible.view) if visible else None,
        "legal": [move.text for move in visible.legal] if visible else [],
        "window": visible.window if visible else None,
        **_branched(game),
    }


def _branched(game: Game) -> dict[str, object]:
    """Return where a game has branched from another one; nothing for any other game."""
    if game.branched_from is None:
        return {}
    return {"branched_from": game.branched_from, "branched_at": game.branched_at}


def table(
    log: GameLog, viewer: int | None, at: int | None = None, *, fixed: bool = False, marked: bool = False
) -> TableView | None:
    """Return the table laid out for pages and mails; None before the cards are dealt. Raises as `seat_object`.

    `marked`: with the places that move `at` has changed.
    """
    visible = _visible(log, viewer, at, fixed)
    if visible is None:
        return None
    shown = _laid_out(log, viewer, log.game.at if at is None else at, visible)
    if not at or not marked:
        return shown
    return replace(shown, changed=changed_places(log.step_at(at).before.seen_by(viewer), visible.view))


def table_asked(log: GameLog, seat: int, at: int) -> TableView:
    """Return the table after move `at` with what a seat might do then: a mail to that seat has listed it."""
    view = log.position_at(at).seen_by(seat)
    return _laid_out(log, seat, at, _Visible(view, past=True, to_act=[], legal=view.legal, due=None, window=None))


def table_at_end(log: GameLog, viewer: int | None, last: int) -> TableView:
    """Return the table at the end of a hand, with move `last`: all posters are paid, the next hand is not dealt."""
    view = log.step_at(last).played.seen_by(viewer)
    return _laid_out(log, viewer, last, _Visible(view, past=True, to_act=[], legal=(), due=None, window=None))


def revealed_hands(log: GameLog, at: int) -> list[tuple[Group, ...]]:
    """Return all hands after move `at` as they really were, by seat. Raises errors.Forged while the game goes on."""
    if not is_open(log.game):
        raise errors.Forged(NOT_REVEALED)
    position = log.position_at(at)
    return [laying_out.held_cards(position.seen_by(n).hand) for n in range(len(log.seats))]


def poster_values(log: GameLog, hand: Hand, upto: int) -> list[tuple[int, dict[str, int]]]:
    """Return what lay on each poster in dollars after the deal of a hand and after each turn up to move `upto`.

    Each comes with the number of its last move. What the posters pay at the end is not taken off. It is public.
    """
    told = [(hand.after, _on_posters(hand.dealt))]
    for move, step in log.played_in(hand.number):
        if move.n <= upto and step.ended_turn_of() is not None:
            ended = step.score() is not None
            told.append((move.n, _on_posters(step.before if ended else step.after)))
    return told


def _on_posters(position: engine.Position) -> dict[str, int]:
    return dict(zip(engine.OUTLAWS, position.seen_by(None).posters, strict=True))


def seat_view(log: GameLog, seat: int) -> engine.SeatView:
    """Return what a seat sees of the present table, for the policy that plays it."""
    return log.position.seen_by(seat)


def shot_odds(log: GameLog, seat: int) -> engine.Odds:
    """Return the odds of a shot taken now, from what a seat sees and the events of the hand as it was told them."""
    return engine.shot_odds(log.position.seen_by(seat), events_of_hand(log, seat))


def rehearse(log: GameLog, seat: int, orders: Sequence[engine.TypedMove]) -> list[engine.Rehearsed]:
    """Return what a line would bring a seat, as far as it sees; nothing is played. Raises engine.IllegalMove."""
    return engine.rehearse(log.position.seen_by(seat), orders)


def _laid_out(log: GameLog, viewer: int | None, at: int, visible: _Visible) -> TableView:
    return laying_out.lay_out(
        visible.view,
        at=at,
        past=visible.past,
        to_act=visible.to_act,
        legal=visible.legal,
        robots={seat.n: seat.robot for seat in log.seats if seat.robot},
        held=[] if visible.past else [seat.n for seat in log.seats if presence.is_held(seat)],
        due=visible.due,
        answered=_own_answer(log, viewer) if visible.window else None,
        searched=() if visible.past else _searched(log, viewer),
    )


def _searched(log: GameLog, viewer: int | None) -> Sequence[str]:
    """Return the cards of the discard stack, the top first, to the player who is searching it; to all others none."""
    position = log.position
    if position.phase != "choose" or viewer != position.turn or log.game.status != "playing":
        return ()
    searching = position.seen_by(viewer).pending.move.verb is engine.Verb.WYATT_SEARCH
    return position.discard if searching else ()


def _visible(log: GameLog, viewer: int | None, at: int | None, fixed: bool) -> _Visible | None:
    game = log.game
    if game.dealer is None or (viewer is None and game.sealed):  # others still play the deal of a sealed game
        if at is None:
            return None
        raise errors.Forged(text("This game has not begun, so there is no table to show."))
    past = at is not None and (fixed or at != game.at)
    position = log.position if at is None else log.position_at(at)
    view = position.seen_by(viewer)
    if past or game.status != "playing":
        return _Visible(view, past, [], (), None, None)
    to_act = position.to_act()
    return _Visible(view, past, to_act, view.legal, game.due_at, _window(log, viewer, view))


def _window(log: GameLog, viewer: int | None, view: engine.SeatView) -> Mapping[str, str | None] | None:
    """Return the open window, which is the same for everybody except for the viewer's own sealed answer."""
    if log.game.window_at is None:
        return None
    own = _own_answer(log, viewer)
    return {
        "move": view.pending.window,
        "closes": _iso(log.game.due_at),
        "answered": None if own is None else own.text,
    }


def _own_answer(log: GameLog, viewer: int | None) -> engine.Move | None:
    """Return the viewer's sealed answer to the open window."""
    own = None if viewer is None else log.answers(log.game.at).get(viewer)
    return None if own is None else engine.Move.parse(own.move)


def _iso(when: datetime | None) -> str | None:
    return None if when is None else when.astimezone(UTC).isoformat()
