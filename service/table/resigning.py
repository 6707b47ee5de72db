"""Resigning, which leaves the seat to a robot, and taking the seat back. Both are idempotent.

Giving orders takes a held seat back, too.
"""

from __future__ import annotations

from engine.language import text
from service.clocks import timeline
from service.gamelog import presence
from service.games import game_clock, held_seats, standing_orders, windows
from service.games.carry_on import carry_on, play_for_robot
from service.games.transaction import GameTransaction
from service.mail.kinds import turn
from service.models import UNDER_WAY
from service.players import limits

RESIGNATIONS_A_DAY = 5  # of one seat, as each is an event that everybody may read, and a mail to the organiser
_TOO_MANY = text("At most {most} times in 24 hours a seat can be given up, please. You can resign again in {wait}.")


def resign(tx: GameTransaction, n: int) -> None:
    """Let a robot hold the seat from now on. Raises errors.Over unless the game is being played, and TooMany."""
    tx.require_status(*UNDER_WAY)
    if presence.is_held(tx.seats[n]):
        return
    resigned = timeline.times(tx.session, tx.game, n, "resigned", tx.now - limits.DAY)
    limits.allow(1, resigned, RESIGNATIONS_A_DAY, tx.now, _TOO_MANY)
    if tx.position.turn == n:
        leave_turn(tx)
    held_seats.hold(tx, n, "resigned")
    if tx.game.status == "playing":
        play_for_robot(tx, n)


def come_back(tx: GameTransaction, n: int) -> None:
    """Give the seat back to its player, with the whole time of a turn; a deserted game goes on.

    Raises errors.Over unless the game is being played.
    """
    tx.require_status(*UNDER_WAY)
    if not presence.is_held(tx.seats[n]):
        return
    began_at = tx.game.turn_at
    held_seats.record_action(tx, n)
    if tx.game.status == "playing":
        carry_on(tx)
        # A turn that has begun only now, after robots who waited for somebody, has its mail.
        if tx.position.turn == n and tx.game.turn_at == began_at and not windows.is_open(tx.game):
            turn.KIND.queue_again(tx, n, "back")


def give_orders(tx: GameTransaction, n: int, changes: standing_orders.Changes) -> None:
    """Set a player's orders; if a robot held their seat the game goes on. Raises as `standing_orders.give`."""
    was_held = presence.is_held(tx.seats[n])
    standing_orders.give(tx, n, changes)
    if was_held and tx.game.status == "playing":
        carry_on(tx)


def leave_turn(tx: GameTransaction) -> None:
    """End the clock of a turn that a robot plays from now on."""
    if tx.game.window_at is None:
        game_clock.end(tx)
    tx.game.turn_left, tx.game.time_up = None, False
