"""Pausing: every clock stands, and goes on with the time that was left. A pause ends at the latest after 30 days."""

from __future__ import annotations

from datetime import timedelta

from service.clocks import timeline
from service.games import turn_clock, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail.kinds import paused, turn, window

LONGEST = timedelta(days=30)


def pause(tx: GameTransaction) -> None:
    """Stop every clock. Everybody but the player whose post this is gets a notice."""
    game = tx.game
    if windows.is_open(game):
        game.window_left = 0.0 if game.due_at is None else max((game.due_at - tx.now).total_seconds(), 0.0)
        game.due_at = game.remind_at = game.wound_at = None
    else:
        turn_clock.stop(tx)
    game.status, game.due_at = "paused", tx.now + LONGEST
    timeline.note(tx.session, game, None, "paused", tx.now)
    for n in tx.others(tx.by):
        paused.queue(tx, n)


def resume(tx: GameTransaction, n: int) -> None:
    """Let a paused game go on at a player's wish; those it waits for get their mail again. Idempotent.

    Raises errors.Over, errors.OutOfTurn if a robot holds the player's seat.
    """
    tx.require_status("playing", "paused")
    tx.require_own_seat(n)
    if tx.game.status == "paused":
        timeline.note(tx.session, tx.game, n, "resumed", tx.now)
        _go_on(tx)


def lapse(tx: GameTransaction) -> None:
    """Let a game go on whose pause has lasted its longest."""
    timeline.note(tx.session, tx.game, None, "pause over", tx.now)
    _go_on(tx)


def _go_on(tx: GameTransaction) -> None:
    game = tx.game
    game.status, game.due_at = "playing", None
    if windows.is_open(game):
        _reopen(tx)
    else:
        turn_clock.resume(tx)
        if not tx.is_robot(tx.position.turn) and tx.position.turn != tx.by:
            turn.queue_again(tx, tx.position.turn, "resumed")
    carry_on(tx)


def _reopen(tx: GameTransaction) -> None:
    """Let the window go on, for those who have not answered."""
    game, asked = tx.game, tx.position.to_act()
    turn_clock.run_window(tx, asked, game.window_left or 0.0)
    game.window_left = None
    given = tx.answers(game.at)
    for seat in asked:
        if seat not in given and seat != tx.by and not tx.is_robot(seat):
            window.queue_again(tx, seat)
    windows.answer_for_robots(tx)
