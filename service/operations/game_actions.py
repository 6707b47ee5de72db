"""The operator's actions on games under way: more time, pauses. Each is recorded in the audit in its transaction."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session

from service import errors
from service.clocks import timeline
from service.games import more_time
from service.games.transaction import GameTransaction
from service.operations import audit
from service.operations.reports import find_game
from service.sweep import extensions

LONGEST = timedelta(days=7)  # that can be given at once


def extend(session: Session, game_id: str, more: timedelta, now: datetime, *, again: bool) -> None:
    """Give every clock that runs in a game more time.

    Raises errors.Forged for an unknown game, errors.Over for one that is over or was stopped, errors.Invalid for more
    than LONGEST, and errors.Stale if the game was given time less than extensions.TWICE ago, unless `again`.
    """
    _require_at_most_longest(more)
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    if tx.game.status not in more_time.UNFINISHED:
        raise errors.Over("This game has ended. Expected a game that is not over.")
    before = timeline.latest(session, tx.game, more_time.GIVEN)
    if before is not None and before > now - extensions.TWICE and not again:
        raise errors.Stale(
            f"This game was given more time at {before:%H:%M} UTC. Expected --again if it is to get even more."
        )
    more_time.give(tx, more)
    audit.record(session, "extended", f"game {tx.game.id} by {_hours(more)}", now)


def extend_all(session: Session, more: timedelta, now: datetime, *, again: bool) -> int:
    """Record that every clock of every game gets more time, which sweeps then give; return the number of games.

    Raises errors.Invalid for more than LONGEST, and as `extensions.extend_all`.
    """
    _require_at_most_longest(more)
    games = extensions.extend_all(session, more, now, again=again)
    audit.record(session, "extended", f"all {games} games by {_hours(more)}", now)
    return games


def _require_at_most_longest(more: timedelta) -> None:
    if more > LONGEST:
        raise errors.Stale(f"Expected at most {LONGEST // timedelta(hours=1)} hours.")


def _hours(more: timedelta) -> str:
    return f"{more / timedelta(hours=1):g} hours"
