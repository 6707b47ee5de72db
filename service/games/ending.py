"""A game that stops without a winner: by consent, or because everybody has gone. It cannot resume."""

from __future__ import annotations

from service.clocks import timeline
from service.games import turn_clock
from service.games.transaction import GameTransaction
from service.mail.kinds import ended, stopped

STOPPED = "stopped operator"  # what the story of the clocks keeps


def stop(tx: GameTransaction, why: str) -> None:
    """Stop the game for good: all agreed (`ended`), nobody plays (`deserted`), or the operator wants it (STOPPED).

    Every person at the table gets a mail, except the one whose post this is.
    """
    game = tx.game
    game.status, game.ended_at, game.window_at, game.window_left = "stopped", tx.now, None, None
    turn_clock.clear(game)
    timeline.note(tx.session, game, None, why, tx.now)
    for n in tx.others(tx.by):
        if why == STOPPED:
            stopped.queue(tx, n, "operator")
        else:
            ended.queue(tx, n, why)
