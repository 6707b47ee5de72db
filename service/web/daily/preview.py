"""The picture of a deal that programs show beside a link to its page: of an open deal with its results.

The picture of a deal whose day is not over says which day it is, and nothing else: no result is read for it.
"""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from flask import Blueprint, Response
from PIL import Image, ImageDraw, ImageFont

from engine.language import counted, text
from service import errors
from service.clocks import zones
from service.daily import deal_field
from service.daily.deal_field import Results
from service.daily.open_deals import NO_SUCH_DAY
from service.gamelog import deals
from service.languages.spoken import Spoken
from service.models import DailyDeal
from service.text.amounts import difference
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.page_language import page_language
from service.web.daily.day_addresses import day_in

blueprint = Blueprint("deal_previews", __name__)

WIDTH, HEIGHT = 1200, 630  # what previews show whole
MARGIN = 72
FLOOR, TALLEST = 500, 220  # of the bars
GAP = 6
PAPER, INK, QUIET, RED, BARS = "#f5eee0", "#2a2119", "#655644", "#8a2f1f", "#332288"
FONTS = Path(__file__).parents[1] / "static" / "fonts"
MOST_KEPT = 300  # pictures of some 30 KB, each drawn once in a language as long as its results are the same

TITLE = text("The deal of {day}")
TO_PLAY = text("One hand, with the same cards for everybody.")
MEAN = text("{hands}. The mean lead is {mean}.")


@blueprint.get("/daily/<day>/preview.png")
def preview(day: str) -> Response:
    """Return the picture of a deal of today or earlier."""
    found = day_in(day)
    if found is None or found > deals.day_of(app_state().clock()):
        raise errors.Forged(NO_SUCH_DAY)
    with app_state().database.reading() as session:
        deal = session.get(DailyDeal, found)
        if deal is None:
            raise errors.Forged(NO_SUCH_DAY)
        is_open = deal.opened_at is not None
        results = deal_field.results_of(session, found) if is_open else None
    return responses.kept_by_browsers(Response(_picture(found, results, page_language()), mimetype="image/png"))


@lru_cache(MOST_KEPT)
def _picture(day: date, results: Results | None, language: Spoken) -> bytes:
    """Return the picture of a day's deal as PNG. `results`: of an open deal."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw, say = ImageDraw.Draw(picture), language.say
    named = time_formats.day(deals.begins(day), zones.WORLD)
    draw.text((MARGIN, 56), "Posse", RED, _font("rye", 56))
    draw.text((MARGIN, 140), str(say(TITLE.format(day=named))), INK, _font("rokkitt-bold", 92))
    told: str = TO_PLAY
    if results is not None and results.number:
        _draw_bars(draw, results)
        hands = counted("{number} hand", "{number} hands", results.number)
        told = MEAN.format(hands=hands, mean=difference(results.mean))
    draw.text((MARGIN, FLOOR + 36), str(say(told)), QUIET, _font("rokkitt-bold", 46))
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


def _draw_bars(draw: ImageDraw.ImageDraw, results: Results) -> None:
    bars = results.bars()
    most, width = max(bar.number for bar in bars), (WIDTH - 2 * MARGIN) / len(bars)
    for n, bar in enumerate(bars):
        left, top = MARGIN + n * width, FLOOR - TALLEST * bar.number / most
        draw.rectangle((left, top, left + width - GAP, FLOOR), BARS)


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.woff2", size)
