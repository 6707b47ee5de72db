"""The invited answer: they accept, decline, or ask never to be written to again.

Every function locks the game before it looks at it, so that of two people who answer at once both count.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from service import errors, outbox
from service.models import Game, Player, Seat
from service.playing import orders
from service.starting import people
from service.starting.invitations import begin_if_filled, seats_of, settle, tell_organiser
from service.transaction import lock_game


def accept(
    session: Session, game: Game, seat: Seat, now: datetime, wishes: orders.Changes = orders.ON_ACCEPTING
) -> None:
    """Take the seat, with these standing orders; when it was the last, the cards are dealt. Once more does nothing.

    Raises errors.Revoked if the seat is somebody else's by now, errors.Past if the game does not wait for anybody.
    """
    game, seats = _locked(session, game, seat)
    seat = seats[seat.n]
    if seat.state == "accepted":
        return
    if game.status != "inviting":
        raise errors.Past("This invitation is over: the game does not wait for an answer any more.")
    people.refuse_muted(session, seat.player_id)
    settle(seat, "accepted")
    orders.keep(session, game, seat.n, wishes)
    begin_if_filled(session, game, seats, now)


def decline(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """Leave the seat free, also after having accepted; the organiser is told. Once more does nothing.

    Raises errors.Revoked if the seat is somebody else's by now, errors.Past once the cards are dealt.
    """
    game, seats = _locked(session, game, seat)
    if seats[seat.n].state == "declined":
        return
    if not _is_open(game):
        raise errors.Past("The game has begun, or is over: it is too late to decline.")
    _leave(session, game, seats, seat.n, now)


def never(session: Session, player_id: int, now: datetime, keys: Sequence[str]) -> None:
    """Send a player no more invitations, and decline every game before its deal, accepted or not.

    This is what the player says with a link that is still good, or the operator for them. A game that is being played
    goes on, with its mails.
    """
    _decline_all(session, player_id, ("invited", "accepted"), now)
    people.block(session, session.get_one(Player, player_id), now, keys)


def no_more_invitations(session: Session, player_id: int, now: datetime, keys: Sequence[str]) -> None:
    """Send a player no more invitations and decline those they have not answered.

    This is all that a link from an old mail may do: it touches no seat that the player has taken.
    """
    _decline_all(session, player_id, ("invited",), now)
    people.block(session, session.get_one(Player, player_id), now, keys)


def _decline_all(session: Session, player_id: int, states: Sequence[str], now: datetime) -> None:
    theirs = select(Game.id).join(Seat).where(Seat.player_id == player_id, col(Seat.state).in_(states))
    open_games = theirs.where(col(Game.status).in_(("proposed", "inviting"))).distinct().order_by(Game.id)
    for game_id in session.exec(open_games).all():
        leave_before_the_deal(session, lock_game(session, game_id), player_id, now, states)


def leave_before_the_deal(
    session: Session, game: Game, player_id: int, now: datetime, states: Sequence[str] = ("invited", "accepted")
) -> None:
    """Decline for a player each seat they have, in one of these states, in a locked game before its deal."""
    seats = seats_of(session, game)
    for seat in seats:
        if seat.player_id == player_id and seat.state in states and _is_open(game):
            _leave(session, game, seats, seat.n, now)


def give_up(session: Session, game: Game, now: datetime, why: str) -> None:
    """There will be no game; those who had accepted are told. `why` is the cause of that notice."""
    game.status, game.ended_at, game.due_at = "stopped", now, None
    session.add(game)
    for seat in seats_of(session, game):
        if seat.state == "accepted":
            outbox.queue(session, game, seat, "notice", at=game.at, now=now, cause=why)
        elif seat.state == "invited":
            settle(seat, "lapsed")


def _is_open(game: Game) -> bool:
    """Whether the cards are still to be dealt."""
    return game.status in ("proposed", "inviting")


def _locked(session: Session, game: Game, seat: Seat) -> tuple[Game, list[Seat]]:
    """The game and its seats as they are now; errors.Revoked if the seat was given to somebody else meanwhile."""
    epoch = seat.epoch
    game = lock_game(session, game.id)
    seats = seats_of(session, game)
    if seats[seat.n].epoch != epoch:
        raise errors.Revoked("This seat has been offered to somebody else.")
    return game, seats


def _leave(session: Session, game: Game, seats: Sequence[Seat], n: int, now: datetime) -> None:
    """A free seat; the organiser is told, unless he knows it. Without its organiser a game stops."""
    known = seats[n].state == "lapsed"
    settle(seats[n], "declined")
    if n == 0 and game.status == "inviting":
        give_up(session, game, now, "stopped organiser")
    elif n > 0 and not known:
        tell_organiser(session, game, seats, n, now)
    session.flush()
