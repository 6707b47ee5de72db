"""The longest names that are allowed make no page wider than the screen, in any state of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from selenium import webdriver

from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show, unfold
from tests.browser.states import after_play, before_the_deal, in_play
from tests.browser.test_looks import SMALLEST
from tests.browser.test_pages import DESK, heading


@pytest.mark.parametrize("pages", [before_the_deal, in_play, after_play])
def test_no_page_is_wider_than_the_screen(
    browser: webdriver.Chrome, site: Site, pages: Callable[[Site], Iterator[str]]
) -> None:
    for page in pages(site):
        for width in (SMALLEST, PHONE, DESK):
            show(browser, width)
            browser.get(page)
            unfold(browser)
            assert not browser.execute_script(IS_TOO_WIDE), (width, heading(browser), page)
