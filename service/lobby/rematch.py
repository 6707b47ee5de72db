"""Playing again: the same players, edition, house rules and pace as in a game that is over.

The first player who asks proposes and organises the next game; any other who asks accepts its invitation. Their links
to the finished game identify them, and the proposer's address has received mail, so it needs no confirmation. There is
one next game at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.lobby import acceptance
from service.lobby.proposal import Person, Proposal
from service.lobby.proposing import GuestStart, begin_without_address, propose_confirmed
from service.models import Game, Seat
from service.players import limits, players

AGAIN_A_DAY = 10  # next games of one game: each but the last was stopped

NOT_OVER = text("This game is not over, so it cannot be played again yet.")
NO_ADDRESS = text("No mail address is stored for this seat any more, so no game can be organised from it.")
_TOO_MANY = text("At most {most} times in 24 hours a game can be played again, please. The next time is in {wait}.")
NOT_INVITED = text("The next game has begun without you, or your seat in it was given to somebody else.")


def may_follow(game: Game) -> bool:
    """Return whether a game may be played again: one that is over, and no deal, of which there is one a day."""
    return game.status == "over" and game.deal is None


def next_game(session: Session, game_id: str) -> Game | None:
    """Return the game that plays this one again; None if there is none, or it was stopped."""
    following = select(Game).where(Game.again_of == game_id, Game.status != "stopped")
    return session.exec(following.order_by(col(Game.created_at).desc()).limit(1)).first()


def seat_in(following: GameLog, finished: Seat) -> Seat | None:
    """Return the seat in the next game of the player who had this one; None if they have none."""
    guest = following.game.erase_at is not None and finished.robot is None
    theirs = (seat for seat in following.seats if seat.robot is None and seat.player_id == finished.player_id)
    return next(theirs, None) if guest or finished.player_id is not None else None


def propose(tx: GameTransaction, n: int, policy: str | None = None) -> Game:
    """Propose the next game for the player of seat `n`, who organises it, or return the one there is.

    It begins at once if all others are robots. `policy`: that of all its robots, if not those of before. Raises
    errors.Over, TooMany, and Past if the player cannot organise.
    """
    if not may_follow(tx.game):
        raise errors.Over(NOT_OVER)
    found = next_game(tx.session, tx.game.id)
    if found is not None:
        return found
    limits.allow(1, _lately(tx), AGAIN_A_DAY, tx.now, _TOO_MANY)
    proposal, orders = _proposal(tx, n, policy), orders_of(tx, n)
    if tx.game.erase_at is not None:
        guest = GuestStart(tx.game.guest_language, tx.game.guest_zone)
        game = begin_without_address(tx.session, proposal, tx.now, orders, guest)
    elif proposal.people[0].address is None:
        raise errors.Past(NO_ADDRESS)
    else:
        game = propose_confirmed(tx.session, proposal, tx.now, orders)
    game.again_of = tx.game.id
    return game


def join(tx: GameTransaction, finished: Seat, orders: standing_orders.Changes) -> None:
    """Accept the invitation to the next game for the player of a seat of the finished one. Idempotent.

    Raises errors.Past if they are not invited, or cannot accept any more.
    """
    seat = seat_in(tx, finished)
    if seat is None:
        raise errors.Past(NOT_INVITED)
    acceptance.accept(tx, seat.n, orders)


def orders_of(log: GameLog, n: int) -> Mapping[str, str | None]:
    """Return the standing orders that a player had in the finished game."""
    orders = standing_orders.of(log, n)
    return {name: getattr(orders, name) for name in standing_orders.ON_ACCEPTING}


def in_new_order(seats: Sequence[Seat], first: int) -> list[Seat]:
    """Return the seats as they are taken next: the organiser's comes first, and the others move on by one.

    So everybody gets another neighbour, if there are more than two.
    """
    others = [*seats[first + 1 :], *seats[:first]]
    return [seats[first], *others[1:], *others[:1]]


def _lately(tx: GameTransaction) -> Sequence[datetime]:
    """Return when next games of this one were proposed in the last 24 hours."""
    again = select(Game.created_at).where(Game.again_of == tx.game.id, Game.created_at > tx.now - limits.DAY)
    return tx.session.exec(again).all()


def _proposal(log: GameLog, n: int, policy: str | None) -> Proposal:
    game = log.game
    return Proposal(
        name=game.name,
        edition=game.edition,
        house_rules=dict(game.house_rules),
        turn_hours=game.turn_hours,
        window_hours=game.window_hours,
        bank_hours=game.bank_hours,
        weekends_off=game.weekends_off,
        windows=game.windows,
        people=tuple(_person(log.session, seat, policy) for seat in in_new_order(log.seats, n)),
        unrated=game.unrated,
    )


def _person(session: Session, seat: Seat, policy: str | None) -> Person:
    """Return who has the seat, without an address if that was erased: after 90 days, or for one who wants no mail."""
    player = players.stored(session, seat.player_id)
    robot = None if seat.robot is None else policy or seat.robot
    return Person(seat.name, None if player is None else player.address, robot)
