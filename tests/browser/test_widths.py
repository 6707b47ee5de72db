"""The longest names that are allowed make no page wider than the screen, in any state of a game and any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from service.languages.spoken import languages
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.measures import IS_TOO_WIDE, PHONE, show, unfold
from tests.browser.states import after_play, before_the_deal, in_play, leagues
from tests.browser.test_looks import SMALLEST
from tests.browser.test_one_screen import before_a_turn
from tests.browser.test_pages import DESK, heading
from tests.browser.test_scripts import buttons, wait
from tests.quick import few

TRANSLATED = [code for code in languages() if code != "en"]
# Returns the buttons of the dock, and the names of cards on it, that are wider than their places.
LOOK_FOR_CUT_WORDS = """
const wide = e => e.scrollWidth > e.clientWidth + 1;
return [...document.querySelectorAll('.dock button, .dock .card')].filter(wide).map(e => e.textContent.trim());
"""


def in_language(page: str, language: str) -> str:
    return f"{page}{'&' if '?' in page else '?'}lang={language}"


@pytest.mark.parametrize("pages", [before_the_deal, in_play, after_play, leagues])
def test_no_page_is_wider_than_the_screen(
    browser: webdriver.Chrome, site: Site, pages: Callable[[Site], Iterator[str]]
) -> None:
    for page in pages(site):
        for width in few((SMALLEST, DESK, PHONE), 2):
            show(browser, width)
            browser.get(page)
            unfold(browser)
            assert not browser.execute_script(IS_TOO_WIDE), (width, heading(browser), page)


@pytest.mark.slow
@pytest.mark.parametrize("language", few(TRANSLATED, 1))
@pytest.mark.parametrize("pages", [before_the_deal, in_play, after_play, leagues])
def test_no_page_in_another_language_is_wider_than_the_smallest_screen(
    browser: webdriver.Chrome, site: Site, pages: Callable[[Site], Iterator[str]], language: str
) -> None:
    show(browser, SMALLEST)
    for page in pages(site):
        browser.get(in_language(page, language))
        unfold(browser)
        assert not browser.execute_script(IS_TOO_WIDE), (heading(browser), page)


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_a_turn_needs_no_scrolling_in_any_language(browser: webdriver.Chrome, site: Site, language: str) -> None:
    show(browser, PHONE)
    harness, _ = before_a_turn(site)
    turn = harness.position().turn
    page = in_language(site.page(harness.id, turn), language)
    browser.get(page)
    assert browser.execute_script(IN_SIGHT, browser.find_element(By.CSS_SELECTOR, '.dock [value="draw supply"]'))
    assert browser.execute_script(LOOK_FOR_CUT_WORDS) == []
    harness.post(turn, "draw supply")
    browser.get(page)
    wait(browser, lambda: buttons(browser))
    assert all(browser.execute_script(IN_SIGHT, one) for one in buttons(browser))
    assert browser.execute_script(LOOK_FOR_CUT_WORDS) == []
