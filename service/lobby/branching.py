"""Playing on against robots from a moment of a finished game: what if?

A branch is a game of its own without an address, and needs nothing of the other game any more. Its log begins with the
moves up to that moment, and it has the same seed and dealer, so that the same cards come. The seed of a finished game
is public, so a branch promises nobody that its cards are unknown, and says so wherever it is shown. It has no name of
the other game's players, who are told nothing, and may be forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence

import engine
from engine.language import text
from service import errors
from service.gamelog.log import GameLog
from service.gamelog.story import is_draw, is_open
from service.gamelog.titles import DEFAULT_NAME
from service.games import one_move, standing_orders, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.lobby.proposal import GUEST_TURN_HOURS, WINDOW_HOURS, Person, Proposal, with_robots_named
from service.lobby.proposing import GuestStart, begun_just_now, store_without_address
from service.models import Game, Seat
from service.text.names import name_key

NOT_FINISHED = text("This game is not over, so nobody can play on from a moment of it.")
NOTHING_LEFT = text("The game was over with this move, so there is nothing to play on.")


def branch(tx: GameTransaction, at: int, guest: int, name: str, policies: Sequence[str], start: GuestStart) -> Game:
    """Begin a game that goes on from move `at` of a finished one, and return it. No mail is queued.

    Its person has the seat `guest` and this `name`; `policies` are those of the robots in all other seats, in order.
    If the same press has begun it moments ago, return that game. Raises errors.Over unless the game is finished and
    goes on after that move, and Forged if there is no such move.
    """
    _require_branchable(tx, at)
    if (same := begun_just_now(tx.session, start.press, tx.now)) is not None:
        return same
    found = store_without_address(tx.session, _proposal(tx, guest, name, policies), tx.now, start)
    _take_over(found.game, tx.game, at)
    found.copy_moves(tx.moves[:at])
    _begin(found, guest)
    return found.game


def _require_branchable(log: GameLog, at: int) -> None:
    """Raise errors.Over unless the game is finished and goes on after move `at`; errors.Forged if there is none."""
    if not is_open(log.game):
        raise errors.Over(NOT_FINISHED)
    if log.position_at(at).phase in engine.ENDED:  # a finished hand of a deal ends its game
        raise errors.Over(NOTHING_LEFT)


def _take_over(game: Game, other: Game, at: int) -> None:
    """Let a game be a branch of another one, with what determines that one's cards."""
    game.branched_from, game.branched_at = other.id, at
    game.seed, game.cuts, game.commitment, game.dealer = other.seed, other.cuts, other.commitment, other.dealer
    game.hands = other.hands


def _proposal(log: GameLog, guest: int, name: str, policies: Sequence[str]) -> Proposal:
    """Return the terms: those of a guest's game, with the edition and the house rules of the other one."""
    policy = iter(policies)
    people = [
        Person(name, None, None) if seat.n == guest else Person(_kept_name(seat, name), None, next(policy))
        for seat in log.seats
    ]
    return Proposal(
        name=DEFAULT_NAME,
        edition=log.game.edition,
        house_rules=dict(log.game.house_rules),
        turn_hours=GUEST_TURN_HOURS,
        window_hours=WINDOW_HOURS,
        bank_hours=0.0,
        weekends_off=False,
        windows="sealed",
        people=tuple(with_robots_named(people)),
    )


def _kept_name(seat: Seat, guest: str) -> str:
    """Return the name of a seat's robot, unless it is the guest's; empty for a person's seat."""
    return "" if seat.robot is None or name_key(seat.name) == name_key(guest) else seat.name


def _begin(tx: GameTransaction, guest: int) -> None:
    """Set the position and the clock of a game whose log has moves already, and carry it on.

    A window that is open at that moment asks the guest whatever their orders are: the decision is what they came for.
    """
    tx.game.status, tx.game.started_at = "playing", tx.now
    position = tx.position_at(tx.game.at)
    tx.set_position(position)
    one_move.begin_turn(tx)
    tx.game.turn_at = _began(tx, position)
    closed = windows.open_if_asked(tx)
    standing_orders.keep(tx, guest, standing_orders.ON_ACCEPTING)
    carry_on(tx, closed)


def _began(log: GameLog, position: engine.Position) -> int:
    """Return after how many moves the present turn began."""
    if position.phase == "draw":
        return log.game.at
    return next(move.n for move in reversed(log.moves) if is_draw(move)) - 1
