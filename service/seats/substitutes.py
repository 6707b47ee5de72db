"""Somebody else for a held seat: offered by the organiser, if all others agree and its owner does not object.

The new player gets an invitation for that seat. When they accept, every old link of it dies, its hand stays, and the
history keeps who sat there when.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import select

from service import errors
from service.clocks import timeline
from service.gamelog import notes, presence
from service.games import holding, standing_orders
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail.kinds import refused, start
from service.models import Motion, Player, Seat, Seating
from service.seats import motions
from service.text.names import name_key


def organiser(seats: Sequence[Seat]) -> int:
    """Return who may offer a seat: the organiser, or if a robot holds theirs the next who plays."""
    return next((seat.n for seat in seats if presence.plays(seat)), 0)


def offer(tx: GameTransaction, by: int, n: int, name: str, player: Player) -> Motion:
    """Ask the table whether that person may have the held seat. The same offer twice is one.

    Whether they sit at this table already does not change the answer: the player who offers must not learn whether a
    guessed address is right. Raises errors.Over, OutOfTurn, Stale if the seat is not held, Past if a seat is offered
    already, Invalid for a name.
    """
    tx.require_status("playing", "paused")
    tx.require_own_seat(by)
    if by != organiser(tx.seats):
        raise errors.OutOfTurn("Only the organiser may offer a seat to somebody else.")
    if not 0 <= n < len(tx.seats) or not presence.is_held(tx.seats[n]):
        raise errors.Stale("No robot holds this seat for anybody.")
    if any(name_key(seat.name) == name_key(name) for seat in tx.seats):
        raise errors.Invalid({"name": "Another player has this name already."})
    for motion in motions.open_motions(tx):
        if motion.kind == "substitute":
            if (motion.seat, motion.player_id) == (n, player.id):
                return motion
            raise errors.Past("A seat is offered to somebody already: one at a time.")
    motion = Motion(game_id=tx.game.id, kind="substitute", by=by, asked=[], agreed=[], made_at=tx.now)
    motion.seat, motion.name, motion.player_id = n, name, player.id
    return motions.put(tx, motion)


def accept(tx: GameTransaction, motion_id: int) -> None:
    """Seat the new player; their link comes by mail. Raises errors.Past if the seat is not offered any more."""
    game, motion = tx.game, tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried" or game.status not in ("playing", "paused"):
        raise errors.Past("This seat is not offered any more.")
    if any(seat.player_id == motion.player_id for seat in tx.seats):
        raise errors.Past("You have a seat at this table already.")
    seat = tx.seats[motion.seat or 0]
    _keep_seatings(tx, seat, motion)
    seat.name, seat.player_id, seat.epoch = motion.name or seat.name, motion.player_id, seat.epoch + 1
    seat.owner_epoch = seat.epoch
    seat.away_from = seat.away_until = seat.bounced_at = None
    game.position = {**(game.position or {}), "players": tx.names}
    motions.settle(motion, "done")
    tx.session.flush()
    tx.forget_sitting()
    standing_orders.keep(tx, seat.n, {**standing_orders.ON_ACCEPTING, "rest": None})
    notes.delete(tx, seat.n)
    holding.give_back(tx, seat.n)
    timeline.note(tx.session, game, seat.n, "substituted", tx.now)
    start.queue_taken_over(tx, seat.n)
    if game.status == "playing":
        carry_on(tx)


def decline(tx: GameTransaction, motion_id: int) -> None:
    """Leave the seat to the robot; the player who offered it is told. Idempotent."""
    motion = tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried":
        return
    motions.settle(motion, "refused")
    refused.queue(tx, motion)


def _keep_seatings(tx: GameTransaction, seat: Seat, motion: Motion) -> None:
    """Keep who sat there, and who does from here on."""
    game = tx.game
    before = select(Seating).where(Seating.game_id == game.id, Seating.seat == seat.n)
    if tx.session.exec(before).first() is None:
        first = game.started_at or game.created_at
        tx.add(Seating(game_id=game.id, seat=seat.n, n=0, name=seat.name, player_id=seat.player_id, since=first))
        tx.session.flush()
    tx.session.merge(
        Seating(
            game_id=game.id, seat=seat.n, n=game.at, name=motion.name or "", player_id=motion.player_id, since=tx.now
        )
    )
