"""The page of a turn has one way to choose, the hand; the list and the words are folded away. No column is empty."""

from __future__ import annotations

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from tests.browser.conftest import Site
from tests.browser.measures import PHONE, show
from tests.browser.test_one_screen import WIDTHS, before_a_turn
from tests.browser.test_pages import DESK
from tests.browser.test_scripts import buttons, preview, wait
from tests.service.harness import Harness, in_window

# Returns where an element begins and ends on the page, from its top.
PLACE = """
const {top, bottom} = document.querySelector(arguments[0]).getBoundingClientRect();
return [top + scrollY, bottom + scrollY];
"""
GAP = 40  # pixels between two panels of a column, at most


def place(browser: webdriver.Chrome, selector: str) -> tuple[float, float]:
    top, bottom = browser.execute_script(PLACE, selector)
    return top, bottom


def press(browser: webdriver.Chrome, selector: str, n: int = 0) -> None:
    """Scroll to an element, above the hand at the bottom, and press it."""
    element = browser.find_elements(By.CSS_SELECTOR, selector)[n]
    browser.execute_script("arguments[0].scrollIntoView({block: 'start'})", element)
    element.click()


def to_choose(browser: webdriver.Chrome, site: Site) -> Harness:
    """Open the page of a player who has drawn and may lay cards."""
    harness, _ = before_a_turn(site)
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    browser.get(site.page(harness.id, turn))
    return harness


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
def test_one_way_to_choose_is_open_and_two_are_folded_away(browser: webdriver.Chrome, site: Site, width: int) -> None:
    show(browser, width)
    to_choose(browser, site)
    wait(browser, lambda: buttons(browser))
    ways = browser.find_elements(By.CSS_SELECTOR, ".others > details")
    assert [(one.text, one.get_attribute("open")) for one in ways] == [
        ("Choose from a list", None),
        ("Or in your own words", None),
    ]
    assert not [
        one for one in browser.find_elements(By.CSS_SELECTOR, ".others input, .others h3") if one.is_displayed()
    ]
    top, bottom = place(browser, ".others")
    assert bottom - top < 130, "two lines at most"
    if width < DESK:
        assert place(browser, "#more")[1] < top, "below all else"
    press(browser, ".others summary")
    assert browser.find_element(By.CSS_SELECTOR, ".discards input").is_displayed()


def test_what_was_typed_and_rejected_stands_below_the_reason(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    to_choose(browser, site)
    press(browser, ".others summary", 1)
    browser.find_element(By.ID, "line").send_keys("lay nobody")
    press(browser, ".typed button")
    wait(browser, lambda: browser.find_elements(By.CSS_SELECTOR, ".notice.bad"))
    assert browser.find_element(By.ID, "line").get_attribute("value") == "lay nobody"
    assert browser.find_element(By.ID, "line").is_displayed()
    assert place(browser, ".others")[1] < place(browser, "#since")[0]


@pytest.mark.slow
def test_without_scripts_the_list_is_open_above_what_has_happened(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    to_choose(browser, site)
    assert browser.find_element(By.CSS_SELECTOR, ".discards input").is_displayed()
    assert place(browser, ".others")[1] < place(browser, "#since")[0]


@pytest.mark.slow
@pytest.mark.parametrize("seen_by", ["turn", "asked", "asking"])
def test_no_column_of_a_wide_page_is_empty_beside_the_other(
    browser: webdriver.Chrome, site: Site, seen_by: str
) -> None:
    show(browser, DESK)
    if seen_by == "turn":
        to_choose(browser, site)
        wait(browser, lambda: buttons(browser))
    else:
        window = Harness(site.database, site.now, seed=7)
        assert window.act_until(in_window)
        position = window.position()
        browser.get(site.page(window.id, position.turn if seen_by == "asking" else position.to_act()[0]))
    right, left, below = (place(browser, one) for one in (".mine", ".felt", ".below"))
    assert left[0] == right[0]
    assert 0 <= below[0] - left[1] < GAP
    assert right[1] <= below[1], "something stands to the left of all that has happened"


def test_who_can_only_discard_is_told_so(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=6)
    assert harness.act_until(lambda p: p.phase == "play" and all(one.startswith("discard") for one in p.legal(p.turn)))
    browser.get(site.page(harness.id, harness.position().turn))
    preview(browser, "Choose on your cards which to discard.")
    said = browser.find_element(By.CSS_SELECTOR, ".head").text
    assert "no card can be played, and a discard ends the turn" in said
    assert "may play cards" not in browser.find_element(By.TAG_NAME, "main").text
