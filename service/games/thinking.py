"""Moves that a robot finds by thinking: computed by a worker outside of any transaction.

When the turn is such a robot's the game waits. `Game.think_at` is when a worker may think for it: at once, or when the
lease of another worker expires. The worker plays the move with `submit.play_thought` if the table has not changed
since. At `Game.think_by` the sweep lets a quick policy play instead. Every move clears both columns.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service.db.database import after_commit
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.story import events_of_game
from service.games import robot_moves
from service.games.robot_moves import Consideration
from service.games.transaction import GameTransaction
from service.models import Game
from service.views import gate

LEASE = timedelta(seconds=60)  # how long a worker may think about a move before another may
PATIENCE = timedelta(minutes=5)  # how long a game waits for a robot's move


def request(tx: GameTransaction) -> None:
    """Let the game wait until a worker has thought about the robot's next move. Idempotent."""
    game = tx.game
    if game.think_by is None:
        game.think_at, game.think_by = tx.now, tx.now + PATIENCE
    after_commit(tx.session).thought_due = True


def is_under_way(game: Game) -> bool:
    """Return whether the game waits for a robot that thinks. This is public: it depends on whose turn it is alone."""
    return game.status == "playing" and game.think_by is not None


def is_wanted(log: GameLog) -> bool:
    """Return whether the game, which is locked or read in one transaction, waits for a robot that thinks."""
    if not is_under_way(log.game) or log.game.window_at is not None or presence.deserted(log.seats):
        return False
    return robot_moves.thinks(log.seats[log.position.turn])


def due(session: Session, now: datetime) -> Game | None:
    """Return the game whose robot's move has been due longest, locked; skip games locked by others.

    Games of guests come last: anybody may begin any number of them, so that they delay each other only.
    """
    waiting = (
        select(Game)
        .where(Game.status == "playing", col(Game.think_at) <= now)
        .order_by(col(Game.erase_at).is_not(None), col(Game.think_at), col(Game.id))
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    return session.exec(waiting).first()


def consider(log: GameLog, seconds: float) -> Consideration:
    """Return what the robot whose turn it is thinks about; `seconds`: of one core, for a whole turn."""
    seat = log.position.turn
    budget = engine.playouts_for(seconds, len(log.seats), log.game.at - log.game.turn_at)
    return Consideration(gate.seat_view(log, seat), events_of_game(log, seat), budget)
