"""The table as it lies on the screen: a circle where there is room, the order of the page where there is none.

Amounts stay on one line, frames mean one thing, borders are seen whole.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, pi
from typing import Any

import pytest

import engine
from service.models import Game
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.measures import DESK, LOOK_FOR_FRAMES, NARROW, PHONE
from tests.service.harness import well_under_way

MIDDLE = """
const {left, top, width, height} = arguments[0].getBoundingClientRect();
return [left + width / 2, top + height / 2];
"""
# Whether an element is drawn, or only read out.
IS_SEEN = "return arguments[0].getBoundingClientRect().width > 1"
# Returns how many lines each amount on a poster has, and whether it is wider than what is inside its poster.
LINES = """
return [...document.querySelectorAll('.poster .reward')].map(e => {
  const range = document.createRange(); range.selectNodeContents(e);
  const poster = e.closest('.poster').getBoundingClientRect(), words = range.getBoundingClientRect();
  return [range.getClientRects().length, words.left >= poster.left && words.right <= poster.right]; });
"""
# Returns for each button on a Photo how far it is from what is drawn along the left, right and lower edge of its card,
# and how wide that is. The lines are inner shadows: "color x y blur spread inset".
MARGINS = """
return [...document.querySelectorAll('.card.photo .chips button')].map(e => {
  const edge = e.closest('.card'), card = edge.getBoundingClientRect(), one = e.getBoundingClientRect();
  const style = getComputedStyle(edge), outer = parseFloat(style.borderLeftWidth);
  const lines = [...style.boxShadow.matchAll(/(-?[\\d.]+)px (-?[\\d.]+)px (-?[\\d.]+)px (-?[\\d.]+)px inset/g)];
  const widest = width => outer + Math.max(0, ...lines.map(([, x, y, , spread]) => width(+x, +y, +spread)));
  const drawn = [widest((x, y, s) => s + x), widest((x, y, s) => s - x), widest((x, y, s) => s - y)];
  const free = [one.left - card.left, card.right - one.right, card.bottom - one.bottom];
  return [free.map((pixels, n) => pixels - drawn[n]), drawn]; });
"""


@pytest.fixture
def turn(site: Site) -> str:
    """The page of a player whose turn it is, with many cards on the table."""
    return site.turn(site.game(well_under_way, players=4, seed=6))


def middle(browser: Chromium, selector: str) -> tuple[float, float]:
    x, y = browser.execute_script(MIDDLE, browser.find(selector))
    return x, y


def posters(browser: Chromium) -> list[Any]:
    found = browser.find_all(".poster")
    names = [one.find_element("css selector", ".name").get_attribute("textContent") for one in found]
    assert names == [engine.CARDS[code].name for code in engine.OUTLAWS]
    return [browser.execute_script(MIDDLE, one) for one in found]


def test_on_a_wide_screen_the_posters_go_round_the_stack_clockwise(browser: Chromium, turn: str) -> None:
    browser.show(DESK)
    browser.get(turn)
    x, y = middle(browser, ".middle")
    angles = [atan2(one[1] - y, one[0] - x) for one in posters(browser)]  # y grows downwards: clockwise is up
    steps = [(other - one) % (2 * pi) for one, other in pairwise([*angles, angles[0]])]
    assert sum(steps) == pytest.approx(2 * pi), "once round"
    assert min(steps) > 0.3
    assert middle(browser, ".ring")[0] < middle(browser, "#hand")[0], "the hand is beside the table"
    assert all(browser.execute_script(IS_SEEN, one) for one in browser.find_all(".sentence"))


def test_on_a_wide_screen_what_has_happened_stands_below_the_hand_beside_the_table(
    browser: Chromium, turn: str
) -> None:
    browser.show(DESK)
    browser.get(turn)
    assert not browser.find("#strip").is_displayed()
    table, since, hand, more = (middle(browser, part) for part in (".felt", ".since", ".dock", ".below"))
    assert table[0] == more[0] < hand[0] == since[0]
    assert hand[1] < since[1]
    assert table[1] < more[1]


def test_on_a_phone_posters_and_piles_open_below_their_strip(browser: Chromium, turn: str) -> None:
    browser.get(turn)
    strip = browser.find("#strip")
    assert [one.text.split()[0] for one in browser.find_all("#strip .tile")] == list(engine.OUTLAWS)
    assert not browser.find("#posters").is_displayed()
    strip.click()
    parts = ("#strip", "#posters", ".poster", "#players", ".pile", "h1", "#since", "#more")
    places = [middle(browser, part)[1] for part in parts]
    assert places == sorted(places)
    rows = {round(y) // 20 for _, y in posters(browser)}
    assert len(rows) <= 2 + 1, "seven posters in two rows"
    for word in browser.find_all(".sentence"):
        assert word.get_attribute("textContent"), "it is read out"
        assert not browser.execute_script(IS_SEEN, word)
    strip.click()
    assert not browser.find("#posters").is_displayed()


@pytest.mark.parametrize("width", [NARROW, PHONE, DESK])
def test_an_amount_of_ten_thousand_and_more_stays_on_one_line(browser: Chromium, site: Site, width: int) -> None:
    harness = site.game()
    with site.database.writing() as session:
        game = session.get_one(Game, harness.id)
        game.position = (game.position or {}) | {"posters": dict.fromkeys(engine.OUTLAWS, 14_000)}
    browser.show(width)
    browser.get(site.page(harness.id, 0))
    if width < DESK:
        browser.find(".fold > summary").click()
    assert "$14,000" in browser.find(".poster .reward").get_attribute("textContent")
    assert browser.execute_script(LINES) == [[1, True]] * len(engine.OUTLAWS)


@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_a_move_has_changed_has_a_frame_that_is_no_other_s_and_is_seen(
    browser: Chromium, site: Site, width: int, scheme: str
) -> None:
    harness = site.game(lambda position: any(position.seen_by(None).territories))
    browser.show(width, scheme)
    kinds = set()
    for at in range(1, harness.game().at + 1):
        browser.get(f"{site.address}/g/{harness.id}/at/{at}")
        for where, style, contrast in browser.execute_script(LOOK_FOR_FRAMES):
            assert style == "solid", "a dashed border means that the Outlaw is not open"
            assert contrast >= 3, (at, where)
            kinds.add(where.split()[0])
    assert {"poster", "purse", "heap"} <= kinds


def test_buttons_leave_the_border_of_a_photo_free(browser: Chromium, site: Site) -> None:
    def holds_photo(position: engine.Position) -> bool:
        hand: Any = position.seen_by(position.turn).hand
        photos = [code for code, count in zip(engine.KINDS, hand, strict=True) if count and code.endswith("*")]
        return position.phase == "play" and bool(photos)

    browser.get(site.turn(site.game(holds_photo)))
    margins = browser.execute_script(MARGINS)
    assert margins
    for free, drawn in margins:
        assert max(drawn) >= 8, "a double line shows that it is a Photo"
        assert min(free) > 1, (free, drawn)
