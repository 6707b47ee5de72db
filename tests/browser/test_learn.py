"""The first hand to learn by, from the first page to a game of one's own, by links and buttons, without script."""

from __future__ import annotations

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from service.web.site.lesson_steps import STEPS
from tests.browser.conftest import Site
from tests.browser.finger import pick
from tests.browser.measures import PHONE, show
from tests.browser.test_pages import follow, heading, press
from tests.browser.test_scripts import labelled, preview


def choose(browser: webdriver.Chrome, move: str) -> None:
    """Press the button of a move, or select it in the form."""
    found = browser.find_element(By.CSS_SELECTOR, f'[value="{move}"]')
    if found.tag_name == "button":
        follow(browser, found)
    else:
        pick(found)


def test_the_whole_hand_is_played_by_its_forms(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    follow(browser, browser.find_element(By.LINK_TEXT, "Learn by playing"))
    follow(browser, browser.find_element(By.LINK_TEXT, "Go on"))
    for step in STEPS[1:]:
        assert heading(browser) == step.title
        for move in step.taught:
            choose(browser, move)
        buttons = [one.text for one in browser.find_elements(By.TAG_NAME, "button")]
        if "Review my turn" in buttons and heading(browser) == step.title:
            press(browser, "Review my turn")
            press(browser, "Yes, do it")
        elif heading(browser) == step.title:
            press(browser, "Discard and end the turn")
    assert heading(browser) == "Who gets the money"
    press(browser, "Play now against a robot")
    assert "/p/" in browser.current_url


@pytest.mark.slow
def test_where_scripts_run_cards_are_chosen_on_the_hand_as_in_a_real_game(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    number = next(n for n, step in enumerate(STEPS, start=1) if step.title == "Lay a set")
    browser.get(f"{site.address}/learn/{number}")
    labelled(browser, "Lay 3: Bob Dalton").click()
    preview(browser, "Lay 3 Bob Dalton")
    browser.find_element(By.CSS_SELECTOR, ".preview > button").click()
    press(browser, "Yes, do it")
    assert heading(browser) == STEPS[number].title
