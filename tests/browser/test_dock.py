"""The dock, which has the hand and the moves: on low screens, with large letters, in each state of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import engine
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.states import harness as with_long_names
from tests.browser.test_one_screen import WIDTHS, before_a_turn, without_fault
from tests.browser.test_scripts import buttons, labelled, preview, wait
from tests.service.harness import Harness, over

HEIGHT = 844
LANDSCAPE = {"width": HEIGHT, "height": PHONE, "deviceScaleFactor": 1, "mobile": True}
LARGE = "document.documentElement.style.fontSize = '24px'"
PLACES = "return [...document.querySelectorAll('.chips button')].map(one => one.getBoundingClientRect().top)"
DOCK = "const {top, height} = document.querySelector('.dock').getBoundingClientRect(); return [top, height]"


def takes_a_card(position: engine.Position) -> bool:
    """Return whether a player chooses from a discard stack with many kinds of card."""
    legal = position.legal(position.turn) if position.phase == "choose" else []
    return len(legal) >= 9 and legal[0].startswith("take")


def may_ask(position: engine.Position) -> bool:
    return position.phase == "play" and any(move.startswith("wanted ask") for move in position.legal(position.turn))


def opened(browser: webdriver.Chrome, site: Site) -> Harness:
    """Open the page of a player who has drawn and may lay cards."""
    harness, _ = before_a_turn(site)
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    browser.get(site.page(harness.id, turn))
    wait(browser, lambda: buttons(browser))
    return harness


def test_the_last_line_of_the_page_can_be_scrolled_into_sight(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    opened(browser, site)
    browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    for last in ("#more", ".others summary", ".foot p:last-child"):
        element = browser.find_element(By.CSS_SELECTOR, last)
        browser.execute_script("arguments[0].scrollIntoView({block: 'start'})", element)
        assert browser.execute_script(IN_SIGHT, element), last


def test_on_a_phone_held_across_the_dock_stands_in_the_page(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", LANDSCAPE)
    opened(browser, site)
    top, _ = browser.execute_script(DOCK)
    heading = browser.find_element(By.TAG_NAME, "h1")
    assert browser.execute_script(IN_SIGHT, heading)
    assert heading.location["y"] < top < PHONE, "below the heading, and it begins on the first screen"
    assert top < browser.find_element(By.ID, "since").location["y"]
    browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    assert browser.execute_script(DOCK)[0] < 0, "it leaves the screen to what is read"


def test_with_large_letters_a_turn_is_chosen_and_reviewed(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    opened(browser, site)
    browser.execute_script(LARGE)
    assert not browser.execute_script(IS_TOO_WIDE)
    assert browser.execute_script(DOCK)[1] < 0.85 * HEIGHT
    labelled(browser, "Discard").click()
    preview(browser, "Yes, do it")
    assert browser.execute_script(IN_SIGHT, browser.find_element(By.CSS_SELECTOR, ".reviewed .act button"))


def test_why_a_card_can_only_be_discarded_is_seen_where_it_is_chosen(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = opened(browser, site)
    told = harness.table(harness.position().turn).unplayable
    shown = browser.find_elements(By.CSS_SELECTOR, ".card .why")
    assert [one.text for one in shown if one.is_displayed()] == list(told.values())
    assert told


def test_no_card_moves_under_the_finger_while_what_is_chosen_is_described(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    opened(browser, site)
    before = browser.execute_script(PLACES)
    labelled(browser, "Lay").click()
    preview(browser, "poster")
    assert browser.execute_script(PLACES) == before


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("there", [takes_a_card, over])
def test_other_states_fit_read_and_have_no_fault_that_axe_finds(
    browser: webdriver.Chrome, site: Site, width: int, there: Callable[[engine.Position], bool]
) -> None:
    show(browser, width)
    harness = next(one for seed in range(1, 9) if there((one := with_long_names(site, seed, there)).position()))
    browser.get(site.page(harness.id, harness.position().turn))
    without_fault(browser, width)
    if width == PHONE and there is takes_a_card:
        for part in (".dock .pick label:last-child", ".dock .pick .act button"):
            assert browser.execute_script(IN_SIGHT, browser.find_element(By.CSS_SELECTOR, part)), part


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
def test_the_questions_of_most_wanted_fit(browser: webdriver.Chrome, site: Site, width: int) -> None:
    show(browser, width)
    harness = with_long_names(site, 6, may_ask)
    browser.get(site.page(harness.id, harness.position().turn))
    labelled(browser, "Ask").click()
    more = browser.find_element(By.CSS_SELECTOR, ".preview > button")
    wait(browser, more.is_displayed)
    more.click()
    preview(browser, "Who is asked first?", "Yes, do it")
    without_fault(browser, width)
