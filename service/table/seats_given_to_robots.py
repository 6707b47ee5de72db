"""Giving a player's seat to a robot for good, by the operator or in a league: its hand stays, its links are void.

Unlike a robot that holds a seat, this one keeps it, and the player cannot return.
"""

from __future__ import annotations

from typing import Literal

from service import errors
from service.games import held_seats
from service.games.carry_on import play_for_robot
from service.games.transaction import GameTransaction
from service.lobby import invitations
from service.lobby.proposal import Person
from service.mail.kinds.notices import seat_notices
from service.table import resigning, substitutes
from service.text.robot_names import free_name

POLICY = "cautious"  # as for a seat whose player is forgotten


def give(tx: GameTransaction, n: int) -> str:
    """Give seat `n` to a robot and return the robot's name.

    Raises errors.Stale if a robot has it for good already, errors.Over unless the game invites players or is being
    played, and errors.OutOfTurn for the organiser's seat before the deal.
    """
    seat, status = tx.seats[n], tx.game.status
    if status not in ("inviting", "playing", "paused"):
        raise errors.Over(f"This game is {status}. Expected a game that invites players, is played or is paused.")
    if seat.robot is not None:
        raise errors.Stale(f"{seat.name} is a robot. Expected a seat that a player has.")
    player_id, accepted = seat.player_id, seat.state == "accepted"
    if status == "inviting":
        _fill_before_the_deal(tx, n)
    else:
        _take_over(tx, n)
    if accepted:
        seat_notices.queue_robot_seat(tx, seat.n, player_id)
    return seat.name


def give_in_league(tx: GameTransaction, n: int) -> None:
    """Give seat `n` of a game under way to a robot, as its player has left the season. They are told by the league."""
    _take_over(tx, n, "robot league")


def _fill_before_the_deal(tx: GameTransaction, n: int) -> None:
    """Give a seat to a robot in a game that invites players; if it was the last, deal the cards."""
    if n == 0:
        raise errors.OutOfTurn("This is the organiser's seat. Expected another one; or stop the game.")
    invitations.end_invitation(tx.seats[n], "declined")
    invitations.ask_another(tx, n, Person("", None, POLICY))


def _take_over(tx: GameTransaction, n: int, why: Literal["robot", "robot league"] = "robot") -> None:
    """Let a robot play a seat from now on, also out of turn and in a turn that has begun."""
    seat = tx.seats[n]
    if tx.position.turn == n:
        resigning.leave_turn(tx)
    name = free_name([one.name for one in tx.seats])
    substitutes.change_player(tx, seat, name, None)
    seat.robot, seat.held_since, seat.missed, seat.bank_left = POLICY, None, 0, 0.0
    held_seats.withdraw_offers(tx, n)
    tx.note_clock(n, why)
    if tx.game.status == "playing":
        play_for_robot(tx, n)
