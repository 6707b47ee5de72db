"""Stopping a game without a winner: by consent, by the operator, or because nobody plays. It cannot be resumed."""

from __future__ import annotations

from typing import Final, Literal

from service.games import game_clock
from service.games.transaction import GameTransaction
from service.mail.kinds.notices import game_notices
from service.queues import pings

STOPPED: Final = "stopped operator"  # the event in the timeline


def stop_unsaid(tx: GameTransaction) -> None:
    """Stop the game for good; nobody is told."""
    game = tx.game
    game.status, game.ended_at, game.window_at, game.window_left = "stopped", tx.now, None, None
    game_clock.clear(game)
    pings.queue(tx, "end")


def stop(tx: GameTransaction, why: game_notices.EndedBy | Literal["stopped operator"]) -> None:
    """Stop the game for good. `why`: all agreed ("ended"), nobody plays ("deserted"), or the operator (STOPPED).

    Every player gets a mail, except the one whose post this is.
    """
    stop_unsaid(tx)
    tx.note_clock(None, why)
    for n in tx.others(tx.by):
        if why == STOPPED:
            game_notices.queue_stopped(tx, n, "operator")
        else:
            game_notices.queue_ended(tx, n, why)
