"""The score sheet of a game: what each hand brought each player, and how the posters of the last hand were paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from service.gamelog.scores import EndedHand

MOST_ROWS = 12  # rows of a sheet; in a longer game the earliest hands are one row


@dataclass(frozen=True)
class PlayerOfSheet:
    """A player with their money in dollars. `bar`: the money in percent of the richest player's."""

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
class ScoredPoster:
    """A poster of the last hand: the reward in dollars that lay there, and how it was paid, step by step."""

    name: str
    reward: int
    steps: tuple[str, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """`players` are ranked, the winner or the richest first; `posters` are those of the last hand.

    `lead` says who leads, `ended` how the last hand ended, `then` what followed: in sentences for the viewer.
    """

    hand_no: int
    lead: str
    players: tuple[PlayerOfSheet, ...]
    rows: tuple[SheetRow, ...]
    posters: tuple[ScoredPoster, ...]
    ended: tuple[str, ...]
    then: tuple[str, ...]


def score_sheet(hands: Sequence[EndedHand], names: Sequence[str], viewer: int | None, winner: int | None) -> ScoreSheet:
    """Return the sheet of a game with these hands, at least one, as a seat or (None) a bystander reads it."""
    scores = [hand.score for hand in hands]
    last = scores[-1]
    ranked = sorted(range(len(names)), key=lambda n: (-last.money[n], n != winner))  # a duel breaks a tie
    return ScoreSheet(
        hand_no=last.hand_no,
        lead=engine.describe_lead(last.money, names, viewer),
        players=tuple(_player(last.money, n, names[n], n == viewer) for n in ranked),
        rows=_rows(scores, ranked),
        posters=tuple(_poster(scored, names, viewer) for scored in last.posters),
        ended=_sentences(last.before, names, viewer),
        then=_sentences((*last.after, *hands[-1].dealt), names, viewer),
    )


def _player(money: Sequence[int], n: int, name: str, you: bool) -> PlayerOfSheet:
    most = max(money)
    return PlayerOfSheet(n, name, you, money[n], round(100 * money[n] / most) if most else 0)


def _rows(scores: Sequence[engine.HandScore], ranked: Sequence[int]) -> tuple[SheetRow, ...]:
    """Return a row for each hand; if there are too many, the earliest are one row."""
    together = max(1, len(scores) - MOST_ROWS + 1)
    return tuple(
        SheetRow(group[0].hand_no, group[-1].hand_no, tuple(sum(score.gained[n] for score in group) for n in ranked))
        for group in (scores[:together], *([score] for score in scores[together:]))
    )


def _poster(scored: engine.Scored, names: Sequence[str], viewer: int | None) -> ScoredPoster:
    steps = engine.describe_scoring(scored, names, viewer)
    return ScoredPoster(engine.CARDS[scored.outlaw].name, scored.reward, tuple(steps))


def _sentences(events: Sequence[engine.Event], names: Sequence[str], viewer: int | None) -> tuple[str, ...]:
    return tuple(engine.phrase(event, names, viewer) for event in events)
