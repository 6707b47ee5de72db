"""The steps for the three cards that the lesson's hand lacks, on a phone, with and without scripts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

import engine
from service.web.site.lesson import MORE_CARDS
from service.web.site.lesson_cards import CARD_STEPS
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT, Finger
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.phone_player import ON_THE_HAND
from tests.browser.test_axe import check_both_schemes
from tests.browser.test_pages import follow, heading
from tests.browser.test_scripts import preview, wait

NARROW = 320


def values(taught: Sequence[str]) -> list[str]:
    """Return what the form posts for the moves of a step: an ask without its Outlaw."""
    moves = [engine.Move.parse(move) for move in taught]
    return [move.verb.value if move.verb is engine.Verb.ASK else move.text for move in moves]


def answer_questions(browser: webdriver.Chrome, taught: Sequence[str], finger: Finger) -> None:
    """Choose the Outlaw of an ask in the review that is open."""
    for move in taught:
        if move.startswith(engine.Verb.ASK.value):
            finger.press(browser.find_element(By.CSS_SELECTOR, f'[name="move-target"][value="{move}"]'))


def to_the_three_cards(browser: webdriver.Chrome, site: Site) -> None:
    """Go on from the end of the first hand."""
    show(browser, PHONE)
    browser.get(f"{site.address}/learn/end")
    follow(browser, browser.find_element(By.PARTIAL_LINK_TEXT, "Stagecoach Robbery"))


def test_they_are_done_by_forms(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    to_the_three_cards(browser, site)
    for step in CARD_STEPS[:-1]:
        assert heading(browser) == step.title
        finger = Finger(browser, may_scroll=True)
        for value in values(step.taught):
            finger.press(browser.find_element(By.CSS_SELECTOR, f'.turn [value="{value}"]'))
        follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn .act button"))
        answer_questions(browser, step.taught, finger)
        follow(browser, browser.find_element(By.CSS_SELECTOR, ".act button"))
    assert heading(browser) == CARD_STEPS[-1].title
    follow(browser, browser.find_element(By.PARTIAL_LINK_TEXT, "Play a game"))
    assert browser.current_url == f"{site.address}/"


def test_where_scripts_run_each_takes_three_presses_in_sight(browser: webdriver.Chrome, site: Site) -> None:
    to_the_three_cards(browser, site)
    for step in CARD_STEPS[:-1]:
        assert heading(browser) == step.title
        task = browser.find_element(By.CSS_SELECTOR, ".preview .sum")
        assert task.text == step.task
        assert browser.execute_script(IN_SIGHT, task)
        finger = Finger(browser)
        for value in values(step.taught):
            finger.press(browser.execute_script(ON_THE_HAND, value))
        more = browser.find_element(By.CSS_SELECTOR, ".preview > button")
        wait(browser, more.is_displayed)
        finger.press(more)
        preview(browser, "Yes, do it")
        answer_questions(browser, step.taught, finger)
        assert finger.has_stayed()
        finger.presses += 1
        follow(browser, browser.find_element(By.CSS_SELECTOR, ".reviewed .act button"))
        assert finger.presses == 3 + step.title.startswith("Most Wanted")
    assert heading(browser) == CARD_STEPS[-1].title


@pytest.mark.slow
@pytest.mark.parametrize("width", [NARROW, PHONE])
def test_their_pages_fit_and_have_no_fault_that_axe_finds(browser: webdriver.Chrome, site: Site, width: int) -> None:
    for number in range(MORE_CARDS.first, MORE_CARDS.last + 1):
        show(browser, width)
        browser.get(f"{site.address}/learn/{number}")
        assert not browser.execute_script(IS_TOO_WIDE), number
        check_both_schemes(browser, width)
