"""Links from one moment of a game to others: the first and the last, and the next and previous hand, turn and move."""

from __future__ import annotations

from typing import NamedTuple

from service.gamelog.story import is_draw
from service.web.history.chapters import shown_hands
from service.web.history.perspective import Perspective


class MomentStep(NamedTuple):
    """A link to another moment. `keys`: how the keyboard follows it. `url` is None if there is no such moment."""

    label: str
    hint: str
    keys: str
    url: str | None
    rel: str | None


class Moments(NamedTuple):
    """The links of the table after move `n` of `last`. `pattern`: the address of a moment, `{n}` for its number."""

    n: int
    last: int
    back: tuple[MomentStep, ...]
    forward: tuple[MomentStep, ...]
    pattern: str


def moments_around(seen: Perspective, n: int) -> Moments:
    """Return the links of the table after move n."""
    turns = [move.n - 1 for move in seen.log.moves[: seen.last] if is_draw(move)]
    hands = [hand.after for hand in shown_hands(seen)]

    def step(label: str, hint: str, keys: str, to: int | None, rel: str | None = None) -> MomentStep:
        return MomentStep(label, hint, keys, None if to is None or to == n else seen.moment_url(to), rel)

    return Moments(
        n,
        seen.last,
        back=(
            step("⇤ First", "the first deal", "Shift+Home", 0),
            step("← Hand", "the deal of a hand before", "Control+ArrowLeft", _before(hands, n)),
            step("← Turn", "the beginning of a turn before", "Shift+ArrowLeft", _before(turns, n)),
            step("← Move", "one move back", "ArrowLeft", n - 1 if n else None, "prev"),
        ),
        forward=(
            step("Move →", "one move forward", "ArrowRight", n + 1 if n < seen.last else None, "next"),
            step("Turn →", "the beginning of the next turn", "Shift+ArrowRight", _after(turns, n)),
            step("Hand →", "the deal of the next hand", "Control+ArrowRight", _after(hands, n)),
            step("Last ⇥", "the last move", "Shift+End", seen.last),
        ),
        pattern=seen.moment_pattern,
    )


def _before(places: list[int], n: int) -> int | None:
    return max((place for place in places if place < n), default=None)


def _after(places: list[int], n: int) -> int | None:
    return min((place for place in places if place > n), default=None)
