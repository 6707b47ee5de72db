"""Answers to invitations: accepting, declining, and wanting no more invitations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.lobby import cutting
from service.lobby.invitations import begin_if_filled, end_invitation
from service.mail.kinds.notices import game_notices, seat_notices
from service.models import BEFORE_THE_DEAL, OCCUPIED, Game, Player, Seat, SeatState
from service.players import players


def accept(
    tx: GameTransaction,
    n: int,
    orders: standing_orders.Changes = standing_orders.ON_ACCEPTING,
    cut: str | None = None,
) -> None:
    """Take the seat, with these standing orders and this cut; if it was the last, deal the cards. Idempotent.

    Raises errors.Past unless the game is inviting players, or if the player wants no more invitations.
    """
    seat = tx.seats[n]
    if seat.state == "accepted":
        return
    if tx.game.status != "inviting":
        raise errors.Past(text("This invitation is no longer open."))
    players.refuse_muted(tx.session, seat.player_id)
    end_invitation(seat, "accepted")
    standing_orders.keep(tx, n, orders)
    cutting.keep(tx, n, cut)
    begin_if_filled(tx)


def decline(tx: GameTransaction, n: int) -> None:
    """Free the seat, also after it was accepted, and notify the organiser. Idempotent.

    Raises errors.Past once the cards are dealt.
    """
    if tx.seats[n].state == "declined":
        return
    if tx.game.status not in BEFORE_THE_DEAL:
        raise errors.Past(text("It is too late to decline: the cards have been dealt, or the game was stopped."))
    _free_seat(tx, n)


def never(session: Session, player_id: int, now: datetime) -> None:
    """Block invitations to a player, and decline for them every game before its deal, accepted or not.

    For a player with a live link, and for the operator. Games that are being played go on, with their mails.
    """
    _decline_all(session, player_id, OCCUPIED, now)
    players.block(session, session.get_one(Player, player_id), now)


def no_more_invitations(session: Session, player_id: int, now: datetime) -> None:
    """Block invitations to a player, and decline for them those they have not answered.

    For a link that is no longer live: it does not affect a seat that the player has accepted.
    """
    _decline_all(session, player_id, ("invited",), now)
    players.block(session, session.get_one(Player, player_id), now)


def invite_again(session: Session, player_id: int, now: datetime) -> None:
    """Take `never` back: the player gets invitations again, and may confirm the games that they have proposed.

    Other seats that were declined with it stay so until their own links accept them.
    """
    proposed = select(Game.id).join(Seat).where(Seat.player_id == player_id, Seat.n == 0, Game.status == "proposed")
    for game_id in session.exec(proposed.where(Seat.state == "declined").order_by(Game.id)).all():
        GameTransaction.lock(session, game_id, now).seats[0].state = "invited"
    players.unblock_address(session, session.get_one(Player, player_id).address)


def leave_before_the_deal(tx: GameTransaction, player_id: int, states: Sequence[SeatState] = OCCUPIED) -> None:
    """Free each seat of a player that has one of these states, if the game has not been dealt."""
    for seat in tx.seats:
        if seat.player_id == player_id and seat.state in states and tx.game.status in BEFORE_THE_DEAL:
            _free_seat(tx, seat.n)


def give_up(tx: GameTransaction, by: game_notices.StoppedBy) -> None:
    """Stop a game before its deal, and notify the players who had accepted.

    `by`: "organiser", "operator", or "unfilled" if not all seats were accepted in time.
    """
    tx.game.status, tx.game.ended_at, tx.game.due_at = "stopped", tx.now, None
    for seat in tx.seats:
        if seat.state == "accepted":
            game_notices.queue_stopped(tx, seat.n, by)
        elif seat.state == "invited":
            end_invitation(seat, "lapsed")


def _decline_all(session: Session, player_id: int, states: Sequence[SeatState], now: datetime) -> None:
    """Decline each game before its deal in which the player has a seat with one of these states."""
    theirs = select(Game.id).join(Seat).where(Seat.player_id == player_id, col(Seat.state).in_(states))
    open_games = theirs.where(col(Game.status).in_(BEFORE_THE_DEAL)).distinct().order_by(Game.id)
    for game_id in session.exec(open_games).all():
        leave_before_the_deal(GameTransaction.lock(session, game_id, now), player_id, states)
        session.flush()


def _free_seat(tx: GameTransaction, n: int) -> None:
    """Free a seat and notify the organiser, unless they know since it lapsed. Without its organiser a game stops."""
    known = tx.seats[n].state == "lapsed"
    end_invitation(tx.seats[n], "declined")
    cutting.keep(tx, n, None)
    if n == 0 and tx.game.status == "inviting":
        give_up(tx, "organiser")
    elif n > 0 and not known:
        seat_notices.queue_free(tx, n)
