"""An invited player answers: they accept, decline, or want no more invitations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from service import errors
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.mail.kinds import stopped
from service.models import Game, Player, Seat
from service.seats import players
from service.seats.invitations import begin_if_filled, settle, tell_organiser


def accept(tx: GameTransaction, n: int, wishes: standing_orders.Changes = standing_orders.ON_ACCEPTING) -> None:
    """Take the seat, with these standing orders; when it was the last, the cards are dealt. Idempotent.

    Raises errors.Past if the game does not wait for anybody.
    """
    seat = tx.seats[n]
    if seat.state == "accepted":
        return
    if tx.game.status != "inviting":
        raise errors.Past("This invitation is over: the game does not wait for an answer any more.")
    players.refuse_muted(tx.session, seat.player_id)
    settle(seat, "accepted")
    standing_orders.keep(tx, n, wishes)
    begin_if_filled(tx)


def decline(tx: GameTransaction, n: int) -> None:
    """Leave the seat free, also after having accepted; the organiser is told. Idempotent.

    Raises errors.Past once the cards are dealt.
    """
    if tx.seats[n].state == "declined":
        return
    if not _is_open(tx.game):
        raise errors.Past("The game has begun, or is over: it is too late to decline.")
    _leave(tx, n)


def never(session: Session, player_id: int, now: datetime, keys: Sequence[str]) -> None:
    """Send a player no more invitations, and decline every game before its deal, accepted or not.

    This is what the player says with a link that is still good, or the operator for them. A game that is being played
    goes on, with its mails.
    """
    _decline_all(session, player_id, ("invited", "accepted"), now)
    players.block(session, session.get_one(Player, player_id), now, keys)


def no_more_invitations(session: Session, player_id: int, now: datetime, keys: Sequence[str]) -> None:
    """Send a player no more invitations and decline those they have not answered.

    This is all that a link from an old mail may do: it touches no seat that the player has taken.
    """
    _decline_all(session, player_id, ("invited",), now)
    players.block(session, session.get_one(Player, player_id), now, keys)


def leave_before_the_deal(tx: GameTransaction, player_id: int, states: Sequence[str] = ("invited", "accepted")) -> None:
    """Decline for a player each seat they have, in one of these states, in a game before its deal."""
    for seat in tx.seats:
        if seat.player_id == player_id and seat.state in states and _is_open(tx.game):
            _leave(tx, seat.n)


def give_up(tx: GameTransaction, by: str) -> None:
    """Stop a game that was never dealt; those who had accepted are told.

    `by`: the organiser, the operator or, if nobody filled its seats, unfilled.
    """
    tx.game.status, tx.game.ended_at, tx.game.due_at = "stopped", tx.now, None
    for seat in tx.seats:
        if seat.state == "accepted":
            stopped.queue(tx, seat.n, by)
        elif seat.state == "invited":
            settle(seat, "lapsed")


def _decline_all(session: Session, player_id: int, states: Sequence[str], now: datetime) -> None:
    theirs = select(Game.id).join(Seat).where(Seat.player_id == player_id, col(Seat.state).in_(states))
    open_games = theirs.where(col(Game.status).in_(("proposed", "inviting"))).distinct().order_by(Game.id)
    for game_id in session.exec(open_games).all():
        leave_before_the_deal(GameTransaction.lock(session, game_id, now), player_id, states)
        session.flush()


def _is_open(game: Game) -> bool:
    """Tell whether the cards are still to be dealt."""
    return game.status in ("proposed", "inviting")


def _leave(tx: GameTransaction, n: int) -> None:
    """Free a seat; the organiser is told, unless they know. Without its organiser a game stops."""
    known = tx.seats[n].state == "lapsed"
    settle(tx.seats[n], "declined")
    if n == 0 and tx.game.status == "inviting":
        give_up(tx, "organiser")
    elif n > 0 and not known:
        tell_organiser(tx, n)
