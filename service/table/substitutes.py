"""Substitutes: giving a held seat to another person, if all players agree and its owner does not object.

The substitute is invited to the seat. When they accept, every older link of the seat is revoked, its hand stays, and
the history has who played when.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import col, delete, select

from engine.language import text
from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games import held_seats, standing_orders
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail.kinds import start
from service.mail.kinds.notices import game_notices
from service.models import UNDER_WAY, Motion, Note, Player, Seat, Seating
from service.players import failed_mails
from service.players.failed_mails import FailedMail
from service.table import motions, private_notes, watching
from service.text.names import name_key


def organiser(seats: Sequence[Seat]) -> int:
    """Return the seat that may offer a held seat: the organiser's, or the next one played by a person."""
    return next((seat.n for seat in seats if presence.plays(seat)), 0)


def offer(tx: GameTransaction, by: int, n: int, name: str, player: Player) -> Motion:
    """Ask the players whether that person may have the held seat. Idempotent.

    If all have agreed and the mail to the substitute has failed, their address is corrected: under the same name they
    are invited anew without another vote, because the players agreed to a name and never see an address.
    Whether the person plays in this game already is not revealed: it would tell whether a guessed address is right.
    Raises errors.Over, OutOfTurn if `by` may not offer seats, Stale if the seat is not held, Invalid if the name is
    taken, Past if another offer is open, and TooMany.
    """
    _check_offer(tx, by, n, name)
    motion = Motion(game_id=tx.game.id, kind="substitute", by=by, asked=[], agreed=[], made_at=tx.now)
    motion.seat, motion.name, motion.player_id = n, name, player.id
    present = next((one for one in motions.open_motions(tx) if one.kind == "substitute"), None)
    if present is None:
        return motions.put_to_vote(tx, motion)
    if failed_mails.of_offer(tx, present) is not None:
        return _replace_offer(tx, present, motion)
    if (present.seat, present.player_id) == (n, player.id):
        return present
    raise errors.Past(text("A seat is being offered to somebody already: one at a time, please."))


def failed_offers(log: GameLog, by: int) -> dict[int, FailedMail]:
    """Return by seat the failed mails to substitutes whose addresses the player of seat `by` may correct."""
    if organiser(log.seats) != by:
        return {}
    offers = [motion for motion in motions.open_motions(log) if motion.kind == "substitute"]
    failed = [failed_mails.of_offer(log, motion) for motion in offers]
    return {mail.seat: mail for mail in failed if mail is not None}


def accept(tx: GameTransaction, motion_id: int) -> None:
    """Give the seat to the substitute, whose link is mailed.

    Raises errors.Past if the seat is no longer offered, or if the substitute has another seat in this game.
    """
    game, motion = tx.game, tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried" or game.status not in UNDER_WAY:
        raise errors.Past(text("This seat is no longer offered."))
    if any(seat.player_id == motion.player_id for seat in tx.seats):
        raise errors.Past(text("You have a seat at this table already."))
    seat = tx.seats[motion.seat or 0]
    change_player(tx, seat, motion.name or seat.name, motion.player_id)
    motions.close(motion, "done")
    held_seats.give_back(tx, seat.n)
    tx.note_clock(seat.n, "substituted")
    start.queue_taken_over(tx, seat.n)
    if game.status == "playing":
        carry_on(tx)


def decline(tx: GameTransaction, motion_id: int) -> None:
    """Decline an offered seat and notify the player who offered it. Idempotent."""
    motion = tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.state != "carried":
        return
    motions.close(motion, "refused")
    game_notices.queue_settled(tx, motion, game_notices.REFUSED)


def _check_offer(tx: GameTransaction, by: int, n: int, name: str) -> None:
    """Raise as `offer` unless `by` may offer seat `n` under that name."""
    tx.require_status(*UNDER_WAY)
    tx.require_own_seat(by)
    if by != organiser(tx.seats):
        raise errors.OutOfTurn(text("Only the organiser may offer a seat to somebody else."))
    if not 0 <= n < len(tx.seats) or not presence.is_held(tx.seats[n]):
        raise errors.Stale(text("This seat is not held by a robot."))
    if any(name_key(seat.name) == name_key(name) for seat in tx.seats):
        raise errors.Invalid({"name": text("Another player has this name already.")})


def _replace_offer(tx: GameTransaction, failed: Motion, motion: Motion) -> Motion:
    """Close an offer whose mail has failed, and replace it by `motion`. The link of the failed mail is void."""
    motions.close(failed, "refused")
    if failed.seat != motion.seat or name_key(failed.name or "") != name_key(motion.name or ""):
        return motions.put_to_vote(tx, motion)
    return motions.carry_again(tx, motion, failed)


def change_player(tx: GameTransaction, seat: Seat, name: str, player_id: int | None) -> None:
    """Give a seat to another player, or (None) to a robot, who begins with the preselected orders.

    Revoke its links, end the previous player's absence, and delete what only they may read.
    """
    _record_seatings(tx, seat, name, player_id)
    seat.name, seat.player_id, seat.epoch = name, player_id, seat.epoch + 1
    seat.owner_epoch = seat.epoch
    seat.away_from = seat.away_until = seat.bounced_at = None
    seat.mails_off = seat.talk_muted = False
    seat.mention = None
    watching.agree(tx, seat.n, on=False)  # the new player has not been asked
    tx.game.position = {**(tx.game.position or {}), "players": tx.names}
    tx.game.posted_at = {n: time for n, time in tx.game.posted_at.items() if n != str(seat.n)}
    tx.expire_participants()
    standing_orders.keep(tx, seat.n, {**standing_orders.ON_ACCEPTING, "rest": None})
    tx.session.exec(delete(Note).where(col(Note.game_id) == tx.game.id, col(Note.seat) == seat.n))
    private_notes.erase(tx.session, tx.game.id, seat.n)


def _record_seatings(tx: GameTransaction, seat: Seat, name: str, player_id: int | None) -> None:
    """Store who had the seat from the start, at its first change, and who has it from now on."""
    game = tx.game
    before = select(Seating).where(Seating.game_id == game.id, Seating.seat == seat.n)
    if tx.session.exec(before).first() is None:
        first = game.started_at or game.created_at
        tx.session.add(
            Seating(game_id=game.id, seat=seat.n, n=0, name=seat.name, player_id=seat.player_id, since=first)
        )
        tx.session.flush()
    tx.session.merge(Seating(game_id=game.id, seat=seat.n, n=game.at, name=name, player_id=player_id, since=tx.now))
