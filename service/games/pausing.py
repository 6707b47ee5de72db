"""Pausing a game: every clock stops, and goes on with the time that was left, after 30 days at the latest."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from service.games import game_clock, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail.kinds import turn, window
from service.mail.kinds.notices import game_notices
from service.models import UNDER_WAY

LONGEST = timedelta(days=30)


def pause(tx: GameTransaction, by: game_notices.PausedBy = "players") -> None:
    """Stop every clock. Every player gets a notice, except the one whose post this is."""
    game = tx.game
    if windows.is_open(game):
        game.window_left = 0.0 if game.due_at is None else max((game.due_at - tx.now).total_seconds(), 0.0)
        game.due_at = game.remind_at = game.wound_at = None
    else:
        game_clock.stop(tx)
    game_clock.stop_waiting(game)
    game.status, game.due_at = "paused", game_clock.last_moment(game, tx.now + LONGEST)
    tx.note_clock(None, "paused" if by == "players" else "paused operator")
    for n in tx.others(tx.by):
        game_notices.queue_paused(tx, n, by)


def resume(tx: GameTransaction, n: int) -> None:
    """Resume a paused game at a player's request; those it waits for are mailed again. Idempotent.

    Raises errors.Over, or errors.OutOfTurn if a robot holds the player's seat.
    """
    tx.require_status(*UNDER_WAY)
    tx.require_own_seat(n)
    if tx.game.status == "paused":
        tx.note_clock(n, "resumed")
        _resume_play(tx)


def resume_for(tx: GameTransaction, why: Literal["resumed operator", "pause over"]) -> None:
    """Resume a paused game at the operator's request, or after 30 days; those it waits for are mailed again."""
    tx.note_clock(None, why)
    _resume_play(tx)


def _resume_play(tx: GameTransaction) -> None:
    """Let the clocks go on and mail the players for whom the game waits, except the one whose post this is."""
    game = tx.game
    game.status, game.due_at = "playing", None
    if windows.is_open(game):
        carry_on(tx, _reopen(tx))
        return
    game_clock.resume(tx)
    if not tx.is_robot(tx.position.turn) and tx.position.turn != tx.by:
        turn.KIND.queue_again(tx, tx.position.turn, "resumed")
    carry_on(tx)


def _reopen(tx: GameTransaction) -> windows.Closed | None:
    """Resume an open window, and mail those who have not answered it. Return how it closed if all have answered now."""
    game, asked = tx.game, tx.position.to_act()
    game_clock.run_window(tx, asked, game.window_left or 0.0)
    game.window_left = None
    answered = tx.answers(game.at)
    for seat in asked:
        if seat not in answered and seat != tx.by and not tx.is_robot(seat):
            window.KIND.queue_again(tx, seat, "resumed")
    return windows.answer_for_robots(tx)
