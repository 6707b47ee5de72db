"""A game that stops without a winner: by consent, or because everybody has gone. It cannot resume."""

from __future__ import annotations

from service.clocks import timeline
from service.games import turn_clock
from service.games.transaction import GameTransaction


def stop(tx: GameTransaction, why: str) -> None:
    """Stop the game for good; every person at the table is told, except the one whose post this is."""
    game = tx.game
    game.status, game.ended_at, game.window_at, game.window_left = "stopped", tx.now, None, None
    turn_clock.clear(game)
    timeline.note(tx.session, game, None, why, tx.now)
    tx.mail_all("notice", why, but=tx.by)
