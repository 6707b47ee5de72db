"""What a table looks like in detail: amounts on one line, frames that mean one thing, borders that are seen whole."""

from __future__ import annotations

from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import engine
from service.models import Game
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_FRAMES, PHONE, show
from tests.browser.states import harness as with_longest_names
from tests.browser.test_axe import check_both_schemes
from tests.browser.test_pages import DESK
from tests.service.harness import Harness
from tests.service.web.test_game_over import ends_a_hand

pytestmark = pytest.mark.slow

SMALLEST = 320
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


@pytest.mark.parametrize("width", [SMALLEST, PHONE, DESK])
def test_an_amount_of_ten_thousand_and_more_stays_on_one_line(
    browser: webdriver.Chrome, site: Site, width: int
) -> None:
    harness = Harness(site.database, site.now)
    with site.database.writing() as session:
        game = session.get_one(Game, harness.id)
        game.position = (game.position or {}) | {"posters": dict.fromkeys(engine.OUTLAWS, 14_000)}
    show(browser, width)
    browser.get(site.page(harness.id, 0))
    if width < DESK:
        browser.find_element(By.CSS_SELECTOR, ".fold > summary").click()
    assert "$14,000" in browser.find_element(By.CSS_SELECTOR, ".poster .reward").get_attribute("textContent")
    assert browser.execute_script(LINES) == [[1, True]] * len(engine.OUTLAWS)


@pytest.mark.parametrize("width", [PHONE, DESK])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_a_move_has_changed_has_a_frame_that_is_no_other_s_and_is_seen(
    browser: webdriver.Chrome, site: Site, width: int, scheme: str
) -> None:
    harness = Harness(site.database, site.now)
    assert harness.act_until(lambda position: any(position.seen_by(None).territories))
    show(browser, width, scheme)
    kinds = set()
    for at in range(1, harness.game().at + 1):
        browser.get(f"{site.address}/g/{harness.id}/at/{at}")
        for place, style, contrast in browser.execute_script(LOOK_FOR_FRAMES):
            assert style == "solid", "a dashed border means that the Outlaw is not open"
            assert contrast >= 3, (at, place)
            kinds.add(place.split()[0])
    assert {"poster", "purse", "heap"} <= kinds


def test_buttons_leave_the_border_of_a_photo_free(browser: webdriver.Chrome, site: Site) -> None:
    harness = Harness(site.database, site.now)

    def holds_photo(position: engine.Position) -> bool:
        hand: Any = position.seen_by(position.turn).hand
        photos = [code for code, count in zip(engine.KINDS, hand, strict=True) if count and code.endswith("*")]
        return position.phase == "play" and bool(photos)

    assert harness.act_until(holds_photo)
    show(browser, PHONE)
    browser.get(site.page(harness.id, harness.position().turn))
    margins = browser.execute_script(MARGINS)
    assert margins
    for free, drawn in margins:
        assert max(drawn) >= 8, "a double line shows that it is a Photo"
        assert min(free) > 1, (free, drawn)


def test_the_result_of_a_hand_fits_reads_and_has_no_fault_that_axe_finds(browser: webdriver.Chrome, site: Site) -> None:
    harness = with_longest_names(site, seed=3, there=ends_a_hand)
    turn, at, position = harness.position().turn, harness.game().at, harness.position()
    harness.post(turn, engine.cautious(position.seen_by(turn)).text)
    for width in (SMALLEST, PHONE, DESK):
        show(browser, width)
        browser.get(f"{site.page(harness.id, turn)}?did={at}")
        assert browser.find_element(By.TAG_NAME, "h1").text == f"Hand {position.seen_by(None).hand_no} is over"
        assert not browser.execute_script(IS_TOO_WIDE), width
    check_both_schemes(browser)
