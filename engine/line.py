"""Playing a line of orders, move by move, until the first refusal (FORMATS, *What people type*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.errors import IllegalMove, Refusal, shortened
from engine.events import Reshuffled
from engine.position import Position
from engine.typed import Order, write_orders

Shuffled = Sequence[Sequence[str]]


class Line(NamedTuple):
    """What became of a line."""

    steps: list[tuple[int, str, Position]]  # seat, canonical move and the position after it
    position: Position  # the last one
    stopped: Refusal | None  # why the line stopped early
    rest: list[Order]  # what a window that opened in the player's own turn left unplayed


def play_line(
    p: Position, seat: int, orders: Sequence[Order], single: bool = False, shuffles: Shuffled | None = None
) -> Line:
    """Play a seat's orders until the first that is refused; those before it stay played.

    `single`: a choice with one legal answer is played unasked. `shuffles`: as for `Position.play`, for the whole
    line. Raises ValueError, as `play` does, where a shuffle is needed and missing.
    """
    hand = _Hand(p, seat, shuffles)
    stopped: Refusal | None = None
    left = list(orders)
    while left and not stopped:
        if hand.steps and not hand.may_act():
            if hand.waits_in_own_turn():
                return Line(hand.steps, hand.position, None, left)
            stopped = hand.no_longer(left)
            break
        order = left.pop(0)
        stopped = hand.play(order.move)
        if not stopped and hand.position.phase == "choose":
            stopped = _answer(hand, order, left, single)
    return Line(hand.steps, hand.position, stopped, [])


class _Hand:
    """A seat that moves: the position it has come to and the steps there."""

    def __init__(self, p: Position, seat: int, shuffles: Shuffled | None) -> None:
        self.position = p
        self.steps: list[tuple[int, str, Position]] = []
        self._seat = seat
        self._own_turn = p.turn == seat
        self._shuffles = shuffles

    def play(self, move: str) -> IllegalMove | None:
        """Make one move, or say why not."""
        try:
            after = self.position.play(self._seat, move, self._shuffles)
        except IllegalMove as refusal:
            return refusal
        if self._shuffles:
            used = sum(isinstance(event, Reshuffled) for event in after.events)
            self._shuffles = self._shuffles[used:]
        self.position = after
        self.steps.append((self._seat, move, after))
        return None

    def legal(self) -> list[str]:
        return self.position.legal(self._seat)

    def may_act(self) -> bool:
        return self._seat in self.position.to_act()

    def waits_in_own_turn(self) -> bool:
        return self.position.phase == "react" and self.position.turn == self._seat

    def no_longer(self, left: Sequence[Order]) -> IllegalMove:
        """Why what is left of the line cannot be played."""
        ended = {"hand_over": "the hand has ended", "game_over": "the game has ended"}
        own = "your turn has ended" if self._own_turn else "nothing more is asked of you"
        why = ended.get(self.position.phase, own)
        return IllegalMove(f"after “{self.steps[-1][1]}” {why}; not played: {shortened(write_orders(left), 150)}")


def _answer(hand: _Hand, order: Order, left: list[Order], single: bool) -> Refusal | None:
    """Answer the choice that a move has opened: with the targets given, else with the only one there is.

    Without either, the next order must be the answer.
    """
    legal = hand.legal()
    given = order.ahead
    if not given and single and len(legal) == 1 and left and left[0].move.startswith(("choose ", "take ")):
        given = (left.pop(0).move,)
    fitting = [answer for answer in given if answer in legal]
    if fitting:
        return hand.play(fitting[0])
    only = legal[0] if single and len(legal) == 1 else None
    if not given:
        return hand.play(only) if only else None
    named = shortened(", ".join(given), 150)
    if only is None:
        return IllegalMove(f"{named} cannot be chosen; the choice is open. Legal: {', '.join(legal)}", tuple(legal))
    return hand.play(only) or IllegalMove(f"{named} cannot be chosen; “{only}” was the only choice and was played")
