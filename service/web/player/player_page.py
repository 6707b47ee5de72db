"""The public page of a player who has asked for one: games, places, money, ratings, and how reliably they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flask import Blueprint, Response

import engine
from engine.language import Text, counted, dollars, text, text_of
from service.clocks.zones import WORLD
from service.models import Player, Scale
from service.players import player_pages
from service.results import player_record, reliability
from service.results.player_record import GamesOfAKind, RatedMoment
from service.results.rating_scales import Rating
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.history.chart import Chart, ChartSeries, Unit, chart

blueprint = Blueprint("players", __name__)

SCALES: dict[Scale, Text] = {
    "two": text("Two people"),
    "more": text("Three or four people"),
    "robots": text("Against robots"),
}
RATED = text("{mean} ± {error}")
CURVE = text("The rating after each game, between its errors")
NOW, ABOVE, BELOW = (
    (text("The rating"), text_of("in a chart", "R")),
    (text("With one error more"), text_of("in a chart", "+")),
    (text("With one error less"), text_of("in a chart", "−")),
)
POINTS = Unit(str, (50, 100, 200, 500, 1000), from_zero=False)


class ShownRating(NamedTuple):
    """A rating on the page, with its curve from the second game on."""

    scale: Text
    words: Text
    provisional: bool
    curve: Chart | None


class ShownKind(NamedTuple):
    """A player's games of one kind, in words. `places`: how many of them ended at each place."""

    edition: str
    table: Text
    games: int
    places: tuple[int, ...]
    money: Text


@blueprint.get("/players/<name>")
def show(name: str) -> Response:
    """Show the page of a player by its name; as JSON its figures."""
    with app_state().database.reading() as session:
        page = player_pages.by_name(session, name)
        games = player_record.games_of(session, page.player_id)
        others = player_record.head_to_head(session, page.player_id)
        courses = player_record.course_of(session, page.player_id)
        turns = reliability.reliability_of(session, session.get_one(Player, page.player_id))
        if responses.wants_json():
            return responses.json_object(
                {
                    "name": page.name,
                    "ratings": {scale: _rating_json(course[-1].rating) for scale, course in courses.items()},
                    "games": [one._asdict() for one in games],
                    "others": [one._asdict() for one in others],
                    "turns": turns.turns,
                    "in_time": turns.turns - turns.late,
                }
            )
        return responses.page(
            "player/player.html",
            name=page.name,
            since=time_formats.day(page.made_at, WORLD),
            ratings=[_shown(scale, course) for scale, course in courses.items()],
            kinds=[_kind(one) for one in games],
            others=others,
            turns=turns.in_words,
            points=str,
        )


def _rating_json(rating: Rating) -> dict[str, object]:
    return {"rating": round(rating.mean), "error": round(rating.error), "provisional": rating.is_provisional}


def _shown(scale: Scale, course: Sequence[RatedMoment]) -> ShownRating:
    last = course[-1].rating
    words = RATED.format(mean=round(last.mean), error=round(last.error))
    return ShownRating(SCALES[scale], words, last.is_provisional, _curve(course) if len(course) > 1 else None)


def _curve(course: Sequence[RatedMoment]) -> Chart:
    ratings = [moment.rating for moment in course]
    lines = (
        [rating.mean for rating in ratings],
        [rating.mean + rating.error for rating in ratings],
        [rating.mean - rating.error for rating in ratings],
    )
    series = [
        ChartSeries(name, mark, "line-0", [round(value) for value in line])
        for (name, mark), line in zip((NOW, ABOVE, BELOW), lines, strict=True)
    ]
    days = [time_formats.day(moment.at, WORLD) for moment in course]
    shown = {n: days[n] for n in sorted({0, len(days) // 2, len(days) - 1})}
    return chart(CURVE, text("Day"), days, series, shown, POINTS)


def _kind(one: GamesOfAKind) -> ShownKind:
    people = counted("{number} player", "{number} players", one.players)
    table = text("{players}, with robots only").format(players=people) if one.against_robots else people
    return ShownKind(engine.EDITIONS[one.edition].title, table, one.games, one.places, dollars(one.money))
