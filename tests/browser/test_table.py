"""The table as it lies on the screen: a circle where there is room, and the order of the page where there is none."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, pi
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import engine
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.test_axe import check_both_schemes
from tests.browser.test_pages import DESK
from tests.service.harness import Harness, in_window, well_under_way

LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"
MIDDLE = """
const {left, top, width, height} = arguments[0].getBoundingClientRect();
return [left + width / 2, top + height / 2];
"""
# Whether an element is drawn, or only read out.
IS_SEEN = "return arguments[0].getBoundingClientRect().width > 1"


@pytest.fixture
def turn(site: Site) -> str:
    """The page of a player whose turn it is, with many cards on the table."""
    harness = Harness(site.database, site.now, 4, seed=6)
    assert harness.act_until(well_under_way)
    return site.page(harness.id, harness.position().turn)


def middle(browser: webdriver.Chrome, selector: str) -> tuple[float, float]:
    x, y = browser.execute_script(MIDDLE, browser.find_element(By.CSS_SELECTOR, selector))
    return x, y


def posters(browser: webdriver.Chrome) -> list[Any]:
    found = browser.find_elements(By.CSS_SELECTOR, ".poster")
    names = [one.find_element(By.CSS_SELECTOR, ".name").get_attribute("textContent") for one in found]
    assert names == [engine.CARDS[code].name for code in engine.OUTLAWS]
    return [browser.execute_script(MIDDLE, one) for one in found]


def test_on_a_wide_screen_the_posters_go_round_the_stack_clockwise(browser: webdriver.Chrome, turn: str) -> None:
    show(browser, DESK)
    browser.get(turn)
    x, y = middle(browser, ".middle")
    angles = [atan2(one[1] - y, one[0] - x) for one in posters(browser)]  # y grows downwards: clockwise is up
    steps = [(other - one) % (2 * pi) for one, other in pairwise([*angles, angles[0]])]
    assert sum(steps) == pytest.approx(2 * pi), "once round"
    assert min(steps) > 0.3
    assert middle(browser, ".ring")[0] < middle(browser, "#hand")[0], "the hand is beside the table"
    assert all(browser.execute_script(IS_SEEN, one) for one in browser.find_elements(By.CSS_SELECTOR, ".sentence"))


def test_on_a_phone_posters_and_piles_open_below_their_strip(browser: webdriver.Chrome, turn: str) -> None:
    show(browser, PHONE)
    browser.get(turn)
    strip = browser.find_element(By.ID, "strip")
    assert [one.text.split()[0] for one in strip.find_elements(By.CLASS_NAME, "tile")] == list(engine.OUTLAWS)
    assert not browser.find_element(By.ID, "posters").is_displayed()
    strip.click()
    parts = ("#strip", "#posters", ".poster", "#players", ".pile", "h1", "#since", "#more")
    places = [middle(browser, part)[1] for part in parts]
    assert places == sorted(places)
    rows = {round(y) // 20 for _, y in posters(browser)}
    assert len(rows) <= 2 + 1, "seven posters in two rows"
    for word in browser.find_elements(By.CSS_SELECTOR, ".sentence"):
        assert word.get_attribute("textContent"), "it is read out"
        assert not browser.execute_script(IS_SEEN, word)
    strip.click()
    assert not browser.find_element(By.ID, "posters").is_displayed()


def test_on_a_wide_screen_what_has_happened_stands_below_the_hand_beside_the_table(
    browser: webdriver.Chrome, turn: str
) -> None:
    show(browser, DESK)
    browser.get(turn)
    assert not browser.find_element(By.ID, "strip").is_displayed()
    table, since, hand, more = (middle(browser, part) for part in (".felt", ".since", ".dock", ".below"))
    assert table[0] == more[0] < hand[0] == since[0]
    assert hand[1] < since[1]
    assert table[1] < more[1]


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_large_text_loses_nothing(browser: webdriver.Chrome, turn: str, width: int) -> None:
    show(browser, width)
    for page in (turn, turn.partition("/p/")[0] + "/", turn.partition("/p/")[0] + "/rules"):
        browser.get(page)
        browser.execute_script(LARGE_TEXT)
        assert not browser.execute_script(IS_TOO_WIDE), page


def test_axe_finds_no_fault_in_a_table_of_any_kind(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, DESK)
    window = Harness(site.database, site.now, seed=7)
    window.act_until(in_window)
    asked, at = window.position().to_act()[0], window.game().at
    first = Harness(site.database, site.now, 2, seed=9)
    pages = [
        site.page(window.id, asked),
        site.page(window.id, window.position().turn),
        site.page(window.id, asked, "turn", 99),
        f"{site.address}/g/{window.id}",
        f"{site.address}/g/{window.id}/at/{at}",
        site.page(first.id, first.position().turn),
        f"{site.address}/",
    ]
    for page in pages:
        browser.get(page)
        check_both_schemes(browser, DESK)
