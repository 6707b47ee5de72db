"""How a branch has ended, beside the game that it branched from. Money is public: it is the same for every viewer."""

from __future__ import annotations

from typing import NamedTuple

from service.gamelog.log import GameLog


class Money(NamedTuple):
    """A player's dollars after the hand of the branch, None if it was not played to its end, and at the last."""

    after_hand: int | None
    at_last: int


class PlayersBeside(NamedTuple):
    """Who had a seat in a branch and in the other game, and their money."""

    name: str
    money: Money
    other_name: str
    other_money: Money


class BranchResult(NamedTuple):
    """The money of a branch beside that of the other game.

    `hand_no`: the hand in which the games went apart; None if it was the last one of both.
    """

    hand_no: int | None
    rows: tuple[PlayersBeside, ...]


def branch_result(log: GameLog, other: GameLog, at: int) -> BranchResult:
    """Return the result of a finished branch beside the game from which it branched after move `at`."""
    hand_no = log.position_at(at).hand_no
    mine, theirs = _money(log, hand_no), _money(other, hand_no)
    is_last = hand_no == len(log.dealt_hands) == len(other.dealt_hands)
    return BranchResult(None if is_last else hand_no, tuple(map(PlayersBeside, log.names, mine, other.names, theirs)))


def _money(log: GameLog, hand_no: int) -> list[Money]:
    """Return the money of a finished game by seat."""
    score = log.dealt_hands[hand_no - 1].score
    after_hand = [None] * len(log.names) if score is None else score.money
    return list(map(Money, after_hand, log.position.money))
