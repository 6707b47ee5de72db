"""The score sheet of a hand: what each poster paid to whom, and why; and that of a game, with its ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from service.gamelog.scores import EndedHand

MOST_ROWS = 12  # rows of a sheet; in a longer game the earliest hands are one row


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

    hand_no: int
    posters: tuple[PosterRow, ...]
    gained: tuple[int, ...]
    money: tuple[int, ...]
    reward: int
    left: int
    ended: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True)
class PlayerOfSheet:
    """A player with their money in dollars. `bar`: the money in percent of what ends the game, at most 100."""

    n: int
    name: str
    you: bool
    money: int
    bar: int


@dataclass(frozen=True)
class SheetRow:
    """What one hand, or several (first to last), brought the players in dollars, in the order of the sheet."""

    first: int
    last: int
    gained: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet(HandSheet):
    """The sheet of a game: that of its last hand, `players` ranked, the winner or the richest first, and all hands.

    `lead` says who leads, in a sentence for the viewer.
    """

    lead: str
    players: tuple[PlayerOfSheet, ...]
    rows: tuple[SheetRow, ...]


def hand_sheet(hand: EndedHand, names: Sequence[str], viewer: int | None) -> HandSheet:
    """Return the sheet of a hand, in sentences for a seat or (None) a bystander."""
    score = hand.score
    return HandSheet(
        hand_no=score.hand_no,
        posters=tuple(_row(scored, names, viewer) for scored in score.posters),
        gained=score.gained,
        money=score.money,
        reward=sum(scored.reward for scored in score.posters),
        left=sum(scored.left for scored in score.posters),
        ended=tuple(engine.phrase(event, names, viewer) for event in score.before),
        then=tuple(engine.phrase(event, names, viewer) for event in (*score.after, *hand.dealt)),
    )


def score_sheet(hands: Sequence[EndedHand], names: Sequence[str], viewer: int | None, winner: int | None) -> ScoreSheet:
    """Return the sheet of a game with these hands, at least one, as a seat or (None) a bystander reads it."""
    money = hands[-1].score.money
    ranked = sorted(range(len(names)), key=lambda n: (-money[n], n != winner))  # a duel breaks a tie
    return ScoreSheet(
        **vars(hand_sheet(hands[-1], names, viewer)),
        lead=engine.describe_lead(money, names, viewer),
        players=tuple(PlayerOfSheet(n, names[n], n == viewer, money[n], _bar(money[n])) for n in ranked),
        rows=_rows([hand.score for hand in hands], ranked),
    )


def _bar(money: int) -> int:
    return min(100, round(100 * money / engine.NUMBERS.to_win))


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


def _rows(scores: Sequence[engine.HandScore], ranked: Sequence[int]) -> tuple[SheetRow, ...]:
    """Return a row for each hand; if there are too many, the earliest are one row."""
    together = max(1, len(scores) - MOST_ROWS + 1)
    return tuple(
        SheetRow(group[0].hand_no, group[-1].hand_no, tuple(sum(score.gained[n] for score in group) for n in ranked))
        for group in (scores[:together], *([score] for score in scores[together:]))
    )
