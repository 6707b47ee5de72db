"""What the pages of a history show of the scores: the sheet of a hand, charts of money and of what the posters pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import engine
from engine.language import text, text_of
from service.gamelog.hands import Hand
from service.gamelog.log import GameLog
from service.gamelog.scores import EndedHand
from service.views import gate
from service.views.poster_status import player_marks
from service.views.score_sheet import HandSheet, hand_sheet
from service.web.history.chart import Chart, ChartSeries, chart

MONEY = text("Money after each hand")
POSTERS = text("What lies on each poster after each turn of hand {number}")


class ScoredPlayer(NamedTuple):
    """A player, and the letters that stand for them in a table."""

    n: int
    name: str
    mark: str


def scored_players(log: GameLog) -> list[ScoredPlayer]:
    """Return the players of a game, by seat."""
    return [ScoredPlayer(n, *one) for n, one in enumerate(zip(log.names, player_marks(log.names), strict=True))]


def sheet_of(ended: Sequence[EndedHand], hand: Hand, names: Sequence[str], viewer: int | None) -> HandSheet | None:
    """Return the sheet of a hand for a seat or (None) a bystander; None while it is played."""
    return next((hand_sheet(one, names, viewer) for one in ended if one.score.hand_no == hand.number), None)


def money_chart(log: GameLog, ended: Sequence[EndedHand]) -> Chart:
    """Return the chart of the players' money over the hands that have ended."""
    columns = [0, *(one.score.hand_no for one in ended)]
    money = [tuple(0 for _ in log.names), *(one.score.money for one in ended)]
    series = [
        ChartSeries(player.name, player.mark, f"line-{player.n}", [held[player.n] for held in money])
        for player in scored_players(log)
    ]
    return chart(MONEY, text_of("score sheet", "Hand"), [str(column) for column in columns], series)


def poster_chart(log: GameLog, hand: Hand, upto: int) -> Chart:
    """Return the chart of what has lain on each poster over a hand, up to a move."""
    told = gate.poster_values(log, hand, upto)
    series = [
        ChartSeries(engine.CARDS[code].name, code, f"suit-{code.lower()}", [posters[code] for _, posters in told])
        for code in engine.OUTLAWS
    ]
    return chart(POSTERS.format(number=hand.number), text_of("score sheet", "Move"), [str(n) for n, _ in told], series)
