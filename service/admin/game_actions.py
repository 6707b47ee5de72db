"""The operator's actions on games under way: more time, pauses, robots. Each is recorded in its transaction."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session

from service import errors
from service.admin import audit
from service.admin.reports import find_game, find_seat
from service.clocks import timeline
from service.gamelog import presence
from service.games import more_time, pausing
from service.games.transaction import GameTransaction
from service.inbound import store
from service.models import UNFINISHED
from service.sweep import outages
from service.table import motions, seats_given_to_robots

LONGEST = timedelta(days=7)  # that can be given at once


def extend(session: Session, game_id: str, more: timedelta, now: datetime, *, again: bool) -> None:
    """Give every clock that runs in a game more time.

    Raises errors.Forged for an unknown game, errors.Over for one that is over or was stopped, errors.Invalid for more
    than LONGEST, and errors.Stale if the game was given time less than outages.TWICE ago, unless `again`.
    """
    _require_at_most_longest(more)
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    if tx.game.status not in UNFINISHED:
        raise errors.Over("This game has ended. Expected a game that is not over.")
    before = timeline.latest(session, tx.game, more_time.GIVEN)
    if before is not None and before > now - outages.TWICE and not again:
        raise errors.Stale(
            f"This game was given more time at {before:%H:%M} UTC. Expected --again if it is to get even more."
        )
    more_time.give(tx, more)
    audit.record(session, "extended", f"game {tx.game.id} by {_hours(more)}", now)


def extend_all(session: Session, more: timedelta, now: datetime, *, again: bool) -> int:
    """Record that every clock of every game gets more time, which sweeps then give; return the number of games.

    Raises errors.Invalid for more than LONGEST, and as `outages.extend_all`.
    """
    _require_at_most_longest(more)
    games = outages.extend_all(session, more, now, again=again)
    audit.record(session, "extended", f"all {games} games by {_hours(more)}", now)
    return games


def pause(session: Session, game_id: str, now: datetime) -> None:
    """Stop every clock of a game and notify its players, each of whom can end the pause.

    Raises errors.Forged for an unknown game, errors.Over unless it is being played.
    """
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    _require_status(tx, "playing", "a game that is being played")
    for motion in motions.open_motions(tx):
        if motion.kind == "pause":
            motions.close(motion, "done")
    pausing.pause(tx, "operator")
    audit.record(session, "paused", f"game {tx.game.id}", now)


def resume(session: Session, game_id: str, now: datetime) -> None:
    """Let the clocks of a paused game go on, with the time they had left.

    Raises errors.Forged for an unknown game, errors.Over unless it is paused.
    """
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    _require_status(tx, "paused", "a game that is paused")
    pausing.resume_for(tx, "resumed operator")
    audit.record(session, "resumed", f"game {tx.game.id}", now)


def give_to_robot(session: Session, game_id: str, named: str, now: datetime) -> tuple[str, str, bool]:
    """Give a player's seat to a robot; return their name, the robot's, and whether a person plays on in the game.

    `named` is the player's name or the seat's number from 0. Texts of received mails of the seat are erased. Raises
    errors.Forged for an unknown game or seat, and as `robot_seats.give`.
    """
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    n = find_seat(tx.names, named)
    before = tx.names[n]
    robot = seats_given_to_robots.give(tx, n)
    store.erase_texts_of(session, tx.game.id, n)
    audit.record(session, "gave to a robot", f"game {tx.game.id} seat {n}", now)
    return before, robot, not presence.deserted(tx.seats)


def _require_status(tx: GameTransaction, status: str, expected: str) -> None:
    if tx.game.status != status:
        raise errors.Over(f"This game is {tx.game.status}. Expected {expected}.")


def _require_at_most_longest(more: timedelta) -> None:
    if more > LONGEST:
        raise errors.Stale(f"Expected at most {LONGEST // timedelta(hours=1)} hours.")


def _hours(more: timedelta) -> str:
    return f"{more / timedelta(hours=1):g} hours"
