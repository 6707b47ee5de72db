"""What a player's decisions cost over all their games: by kind, with the trend, for the pages that show it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple
from zoneinfo import ZoneInfo

from sqlmodel import Session

import engine
from engine.language import Text, counted, text, text_of
from service.analysis import decision_costs
from service.analysis.decision_costs import GameCosts, PlayedCosts, Spent
from service.text.amounts import difference
from service.web.base import time_formats
from service.web.history.chart import Chart, ChartSeries, chart

KINDS: dict[str, Text] = {
    "draw": text_of("kind of decision", "Drawing"),
    "lay": text_of("kind of decision", "Laying Outlaws"),
    "sheriff": text_of("kind of decision", "Sheriff cards"),
    "discard": text_of("kind of decision", "Discarding"),
    "react": text_of("kind of decision", "Out of turn"),
}
MOST = text("What costs you most: {kind}. With the marshal’s choices you would have had {dollars} more in a game.")
NONE = text("No kind of decision has cost you more than the error of such a comparison.")
FROM = text("From {games}, the latest on {day}.")
LESS, LIKE_BEFORE, MORE = (text_of("trend", "less"), text_of("trend", "as before"), text_of("trend", "more"))
TOO_FEW = text_of("trend", "too early")
CURVE = text("What your decisions cost in a game: the mean of five games each time")
GAMES_OF_A_TREND, GAMES_OF_A_MEAN = 6, 5
NOTHING = Spent(0, 0)


class KindRow(NamedTuple):
    """A kind of decision in words. `a_game`: what it cost in a game on average; `trend`: of the later half of games."""

    kind: Text
    decisions: int
    a_game: str
    trend: Text


class DecisionsOfGames(NamedTuple):
    """What decisions cost over all games of a player, in words.

    `told`: which kind costs most; `since`: from how many games that is known; None if none is analysed. `waiting` and
    `missing`: how many games wait for their analysis, and for how many none is asked for.
    """

    told: Text | None
    since: Text | None
    rows: tuple[KindRow, ...]
    curve: Chart | None
    waiting: int
    missing: int


def decisions_of_games(session: Session, player_id: int, zone: ZoneInfo) -> DecisionsOfGames | None:
    """Return this for a player; None if none of their games could be analysed."""
    found = decision_costs.costs_of(session, player_id)
    if not found.games:
        return DecisionsOfGames(None, None, (), None, found.waiting, found.missing) if _is_any(found) else None
    last = time_formats.day(found.games[-1].ended_at, zone)
    games = counted("{number} game", "{number} games", len(found.games))
    return DecisionsOfGames(
        told=_told(found.games),
        since=FROM.format(games=games, day=last),
        rows=tuple(_row(kind, found.games) for kind in engine.KINDS_OF_DECISION),
        curve=_curve(found.games, zone) if len(found.games) > 1 else None,
        waiting=found.waiting,
        missing=found.missing,
    )


def _is_any(found: PlayedCosts) -> bool:
    return found.waiting + found.missing > 0


def _told(games: Sequence[GameCosts]) -> Text:
    """Return which kind of decision costs most, if one costs more than its error."""
    costs = {kind: engine.mean_of(_dollars(kind, games)) for kind in engine.KINDS_OF_DECISION}
    most = max(costs, key=lambda kind: costs[kind].mean)
    if not costs[most].is_above(0.0):
        return NONE
    return MOST.format(kind=KINDS[most], dollars=engine.dollars(round(costs[most].mean)))


def _row(kind: str, games: Sequence[GameCosts]) -> KindRow:
    dollars = _dollars(kind, games)
    decisions = sum(game.by_kind.get(kind, NOTHING).decisions for game in games)
    return KindRow(KINDS[kind], decisions, difference(-round(fmean(dollars))), _trend(dollars))


def _dollars(kind: str, games: Sequence[GameCosts]) -> list[int]:
    return [game.by_kind.get(kind, NOTHING).dollars for game in games]


def _trend(dollars: Sequence[int]) -> Text:
    """Return whether the later half of the games cost less or more than the earlier one, by more than the error."""
    if len(dollars) < GAMES_OF_A_TREND:
        return TOO_FEW
    half = len(dollars) // 2  # a game in the middle counts in neither
    saved = engine.mean_of([before - after for before, after in zip(dollars[:half], dollars[-half:], strict=True)])
    if saved.is_above(0.0):
        return LESS
    return MORE if saved.is_below(0.0) else LIKE_BEFORE


def _curve(games: Sequence[GameCosts], zone: ZoneInfo) -> Chart:
    totals = [sum(spent.dollars for spent in game.by_kind.values()) for game in games]
    means = [round(fmean(totals[max(n - GAMES_OF_A_MEAN, 0) : n])) for n in range(1, len(totals) + 1)]
    days = [time_formats.day(game.ended_at, zone) for game in games]
    series = [ChartSeries(text("All decisions"), text_of("in a chart", "A"), "line-0", means)]
    shown = {n: days[n] for n in sorted({0, len(days) // 2, len(days) - 1})}
    return chart(CURVE, text("Day"), days, series, shown)
