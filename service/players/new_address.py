"""Changing a player's mail address, by the operator: their seats move to the player of the new address.

The person stays the same, so name, orders, notes and hours stay. Somebody else may read the old address by now, so the
links and reply addresses in mails to it are revoked, and mails that wait are not sent to it.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import update
from sqlmodel import Session, col, select

from service import errors
from service.gamelog import talk
from service.games import held_seats
from service.games.transaction import GameTransaction
from service.mail.delivering import postponed
from service.mail.kinds import confirm, invite, start, window
from service.models import OCCUPIED, UNFINISHED, Game, LeagueMember, Player, Seat, Seating
from service.players import my_games, players, unreached_questions

WISHES = ("language", "time_zone", "quiet_from", "quiet_to", "mail_plan", "digest_minute", "mails_together")

UNWANTED = "The owner of the new address wants no mails from here, so no seat was moved to it."
NO_SEAT = "This player has no seat in an unfinished game. Expected the address of a player who plays or is invited."
SAME = "The player has this address already. Nothing was changed."
ALREADY_THERE = "The new address has another seat in game {game} already, so nothing was changed."


def change(session: Session, player: Player, address: str, only: str | None, now: datetime) -> list[str]:
    """Give a player's seats in all their unfinished games, or in the game `only`, to the player of `address`.

    Return the ids of these games. A new link is mailed for each seat. Raises errors.Forged without such a seat,
    errors.Past if the new address is blocked or the present one, and errors.Stale if it has a seat in one of the games.
    """
    games = _unfinished(session, player, only)
    if not games:
        raise errors.Forged(NO_SEAT)
    successor = players.player_of(session, address, now)
    if successor.id == player.id:
        raise errors.Past(SAME)
    if successor.muted:
        raise errors.Past(UNWANTED)
    _adopt_wishes(session, successor, player, now)
    for game_id in games:
        tx = GameTransaction.lock(session, game_id, now)
        for seat in tx.seats:
            if seat.player_id == player.id and seat.state in OCCUPIED:
                _move_seat(tx, seat, player, successor)
    if only is None:
        _move_memberships(session, player, successor)
    my_games.revoke(session, player.id)
    return games


def _unfinished(session: Session, player: Player, only: str | None) -> list[str]:
    """Return the ids of the games in which a player has a seat, sorted: all transactions lock games in this order."""
    theirs = select(Game.id).join(Seat).where(Seat.player_id == player.id, col(Seat.state).in_(OCCUPIED))
    theirs = theirs.where(col(Game.status).in_(UNFINISHED))
    if only is not None:
        theirs = theirs.where(Game.id == only)
    return list(session.exec(theirs.distinct().order_by(Game.id)))


def _move_memberships(session: Session, player: Player, successor: Player) -> None:
    """Let the player of the new address play in the leagues of the other one, unless they do already."""
    theirs = select(LeagueMember.league_id).where(LeagueMember.player_id == successor.id)
    moved = (col(LeagueMember.player_id) == player.id) & col(LeagueMember.league_id).not_in(theirs)
    session.exec(update(LeagueMember).where(moved).values(player_id=successor.id))


def _adopt_wishes(session: Session, successor: Player, player: Player, now: datetime) -> None:
    """Copy a player's hours and choice of mails to the player of the new address, unless that one plays already."""
    if session.exec(select(Seat.id).where(Seat.player_id == successor.id).limit(1)).first() is None:
        for name in WISHES:
            setattr(successor, name, getattr(player, name))
        postponed.reschedule(session, successor, now)


def _move_seat(tx: GameTransaction, seat: Seat, player: Player, successor: Player) -> None:
    """Make `successor` the player of a seat, revoke all of its links, and mail a new one. Raises errors.Stale."""
    if any(other.player_id == successor.id and other.state in OCCUPIED for other in tx.seats):
        raise errors.Stale(ALREADY_THERE.format(game=tx.game.id))
    held_seats.clear_bounce(tx, seat.n)
    seat.player_id, seat.epoch = successor.id, seat.epoch + 1
    seat.owner_epoch = seat.epoch
    # Who had the seat and who said what is recorded under the new address, so that both are forgotten with it.
    sat = (col(Seating.game_id) == tx.game.id) & (col(Seating.player_id) == player.id)
    tx.session.exec(update(Seating).where(sat).values(player_id=successor.id))
    talk.move(tx, player.id, successor.id)
    tx.session.flush()
    tx.expire_participants()
    _mail_link(tx, seat)


def _mail_link(tx: GameTransaction, seat: Seat) -> None:
    """Mail a seat's player the link that fits the state of the game; before an invitation there is none.

    The mail with the link asks for a turn, but not out of turn.
    """
    if tx.game.started_at is not None:
        start.queue_taken_over(tx, seat.n)
        if unreached_questions.question(tx, seat.n) == "window":
            window.queue_renewed(tx, seat.n)
    elif seat.n == 0:
        confirm.queue(tx)
    elif tx.game.status == "inviting":
        invite.queue(tx, seat.n)
