"""The score sheet of one hand: each poster with the points of all players, what it paid to whom, and what stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from service.gamelog.scores import EndedHand


@dataclass(frozen=True)
class PosterRow:
    """A poster: its reward in dollars, points and dollars paid by seat, the dollars that stay, the steps in words."""

    code: str
    name: str
    reward: int
    points: tuple[int, ...]
    gained: tuple[int, ...]
    left: int
    steps: tuple[str, ...]


@dataclass(frozen=True)
class HandSheet:
    """A hand's posters in the order of scoring; `gained` and `money` are dollars by seat, `left` is what stays in all.

    `ended` says how the hand ended, `then` what followed.
    """

    number: int
    posters: tuple[PosterRow, ...]
    gained: tuple[int, ...]
    money: tuple[int, ...]
    reward: int
    left: int
    ended: tuple[str, ...]
    then: tuple[str, ...]


def hand_sheet(hand: EndedHand, names: Sequence[str], viewer: int | None) -> HandSheet:
    """Return the sheet of a hand, in sentences for a seat or (None) a bystander."""
    score = hand.score
    return HandSheet(
        number=score.hand_no,
        posters=tuple(_row(scored, names, viewer) for scored in score.posters),
        gained=score.gained,
        money=score.money,
        reward=sum(scored.reward for scored in score.posters),
        left=sum(scored.left for scored in score.posters),
        ended=tuple(engine.phrase(event, names, viewer) for event in score.before),
        then=tuple(engine.phrase(event, names, viewer) for event in (*score.after, *hand.dealt)),
    )


def _row(scored: engine.Scored, names: Sequence[str], viewer: int | None) -> PosterRow:
    return PosterRow(
        code=scored.outlaw,
        name=engine.CARDS[scored.outlaw].name,
        reward=scored.reward,
        points=scored.points,
        gained=scored.gained,
        left=scored.left,
        steps=tuple(engine.describe_scoring(scored, names, viewer)),
    )
