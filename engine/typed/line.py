"""Play a line of orders, move by move, until the first refusal (docs/formats.md#what-people-type)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.language import Text, joined, text
from engine.position import Position
from engine.refusals import IllegalMove, Refusal, shortened
from engine.rules.events import Reshuffled
from engine.rules.moves import Move, Verb
from engine.rules.typed_forms import typed_form
from engine.typed.interpretation import TypedMove, typed_line

Shuffled = Sequence[Sequence[str]]

_NO_LONGER = {
    "hand_over": text("after “{move}” the hand has ended; not played: {rest}"),
    "game_over": text("after “{move}” the game has ended; not played: {rest}"),
    "own turn": text("after “{move}” your turn has ended; not played: {rest}"),
    "another’s turn": text("after “{move}” you cannot react any more; not played: {rest}"),
}
_STILL_TO_CHOOSE = text("{targets} cannot be chosen, so you still have to choose. Legal: {moves}")
_ONLY_CHOICE = text("{targets} cannot be chosen; “{move}” was the only choice and was played")


class PlayedMove(NamedTuple):
    """A move of a line, and the position after it."""

    seat: int
    move: Move
    after: Position


class PlayedLine(NamedTuple):
    """The result of playing a line."""

    steps: list[PlayedMove]
    position: Position  # after the last step
    stopped: Refusal | None  # why the line stopped early
    rest: list[TypedMove]  # orders not played because a window opened in the player's own turn


def play_line(
    p: Position, seat: int, orders: Sequence[TypedMove], single: bool = False, shuffles: Shuffled | None = None
) -> PlayedLine:
    """Play a seat's orders until one is refused. Those before it stay played.

    `single`: make a choice that has only one legal answer. `shuffles`: as for `Position.play`, for the whole line.
    Raises ValueError, like `play`, if a shuffle is needed and missing.
    """
    player = _PlayedOrders(p, seat, shuffles)
    stopped: Refusal | None = None
    left = list(orders)
    while left and not stopped:
        if player.steps and seat not in player.position.to_act():
            if player.position.phase == "react" and player.position.turn == seat:
                return PlayedLine(player.steps, player.position, None, left)
            stopped = player.no_longer(left)
            break
        order = left.pop(0)
        stopped = player.play(order.move)
        if not stopped and player.position.phase == "choose":
            stopped = _answer(player, order, left, single)
    return PlayedLine(player.steps, player.position, stopped, [])


class _PlayedOrders:
    """The player whose line is played: the steps made, and the position after them."""

    def __init__(self, p: Position, seat: int, shuffles: Shuffled | None) -> None:
        self.position = p
        self.steps: list[PlayedMove] = []
        self.seat = seat
        self._own_turn = p.turn == seat
        self._shuffles = shuffles

    def play(self, move: Move) -> IllegalMove | None:
        """Make one move. Return the refusal if it is not legal."""
        try:
            after = self.position.play(self.seat, move.text, self._shuffles)
        except IllegalMove as refusal:
            return refusal
        if self._shuffles:
            used = sum(isinstance(event, Reshuffled) for event in after.events)
            self._shuffles = self._shuffles[used:]
        self.position = after
        self.steps.append(PlayedMove(self.seat, move, after))
        return None

    def no_longer(self, left: Sequence[TypedMove]) -> IllegalMove:
        """Return the refusal of the orders left when it is not the seat's turn to act any more."""
        phase = self.position.phase
        case = phase if phase in _NO_LONGER else "own turn" if self._own_turn else "another’s turn"
        rest, last = shortened(typed_line(left), 150), typed_form(self.steps[-1].move)
        return IllegalMove(_NO_LONGER[case].format(move=last, rest=rest))


def _answer(player: _PlayedOrders, order: TypedMove, left: list[TypedMove], single: bool) -> Refusal | None:
    """Answer the choice that a move has opened: with a target of the order, or else with the only legal answer.

    With neither, the choice stays open and the next order must be its answer.
    """
    legal = player.position.seen_by(player.seat).legal
    given = order.ahead
    if not given and single and len(legal) == 1 and left and left[0].move.verb in (Verb.CHOOSE, Verb.TAKE):
        given = (left.pop(0).move,)
    fitting = [answer for answer in given if answer in legal]
    if fitting:
        return player.play(fitting[0])
    only = legal[0] if single and len(legal) == 1 else None
    if not given:
        return player.play(only) if only else None
    named = shortened(_listed(given), 150)
    if only is None:
        offered = tuple(move.text for move in legal)
        return IllegalMove(_STILL_TO_CHOOSE.format(targets=named, moves=_listed(legal)), offered)
    return player.play(only) or IllegalMove(_ONLY_CHOICE.format(targets=named, move=typed_form(only)))


def _listed(moves: Iterable[Move]) -> Text:
    return joined(map(typed_form, moves), ", ")
