"""Switching the mails of one game off and on, for one player. Their seat and their clock stay as they are."""

from __future__ import annotations

from service import outbox
from service.games.transaction import GameTransaction


def switch_mails(tx: GameTransaction, n: int, *, on: bool) -> None:
    """Switch the mails of this game to the player of seat `n` on or off. Idempotent.

    Mails that are queued while they are off wait, and those that still apply are sent once they are on again.
    """
    seat = tx.seats[n]
    if seat.mails_off != on:
        return
    seat.mails_off = not on
    tx.session.flush()
    if on:
        outbox.unmute(tx.session, seat, tx.now)
    else:
        outbox.mute(tx.session, seat)
