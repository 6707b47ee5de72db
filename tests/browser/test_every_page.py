"""Every page in every state, with the longest names: it fits, it reads, and axe-core finds no fault in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from service.languages.spoken import Spoken, languages
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.measures import DESK, IS_TOO_WIDE, NARROW, PHONE
from tests.browser.positions import before_a_turn
from tests.browser.site_states import deals, of_the_site, paid_out
from tests.browser.states import after_play, before_the_deal, in_play, leagues
from tests.pseudo_language import CODE
from tests.service.harness import well_under_way

TRANSLATED = [code for code in languages() if code != "en"]
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"
# Returns the buttons of the dock, and the names of cards on it, that are wider than their places.
LOOK_FOR_CUT_BUTTONS = """
const wide = e => e.scrollWidth > e.clientWidth + 1;
return [...document.querySelectorAll('.dock button, .dock .card')].filter(wide).map(e => e.textContent.trim());
"""
# Returns the words that stick out of the screen, or out of an element that hides what does not fit into it.
LOOK_FOR_CUT_WORDS = """
const hides = e => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX);
const words = [...document.querySelectorAll('body *')].filter(e => e.getClientRects().length)
  .flatMap(e => [...e.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim()));
return words.filter(word => {
  const range = document.createRange(); range.selectNodeContents(word);
  const right = range.getBoundingClientRect().right;
  if (word.parentElement.closest('.hidden, .skip')) return false;
  for (let box = word.parentElement; box && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
    if (box.clientWidth <= 1) return false;
    if (hides(box) && right > box.getBoundingClientRect().right + 1) return true;
  }
  return right > document.documentElement.clientWidth + 1;
}).map(word => word.textContent.trim().slice(0, 80));
"""

Pages = Callable[[Site], Iterator[str]]
OF_GAMES: list[Pages] = [before_the_deal, in_play, after_play, leagues]
KINDS: list[Pages] = [of_the_site, paid_out, *OF_GAMES, deals]


def in_language(page: str, language: str) -> str:
    return f"{page}{'&' if '?' in page else '?'}lang={language}"


@pytest.mark.parametrize("pages", KINDS)
def test_it_fits_and_reads_on_every_screen(browser: Chromium, site: Site, pages: Pages) -> None:
    for page in pages(site):
        for width in (NARROW, DESK):
            browser.show(width)
            browser.get(page)
            browser.check_reading(width)
            browser.open_unfolded(page)
            assert not browser.execute_script(IS_TOO_WIDE), (page, width)


@pytest.mark.parametrize(("pages", "width"), [*((kind, PHONE) for kind in KINDS), (in_play, DESK), (after_play, DESK)])
def test_axe_finds_no_fault_in_it(browser: Chromium, site: Site, pages: Pages, width: int) -> None:
    browser.show(width)
    for page in pages(site):
        browser.open_unfolded(page)
        browser.check_all(width)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("pages", OF_GAMES)
def test_it_fits_the_smallest_screen_in_every_language(
    browser: Chromium, site: Site, pages: Pages, language: str
) -> None:
    browser.show(NARROW)
    for page in pages(site):
        browser.open_unfolded(in_language(page, language))
        assert not browser.execute_script(IS_TOO_WIDE), page


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_a_turn_needs_no_scrolling_in_any_language(browser: Chromium, site: Site, language: str) -> None:
    harness, _ = before_a_turn(site)
    page = in_language(site.turn(harness), language)
    browser.get(page)
    assert browser.execute_script(IN_SIGHT, browser.find('.dock [value="draw supply"]'))
    assert browser.execute_script(LOOK_FOR_CUT_BUTTONS) == []
    harness.post(harness.position().turn, "draw supply")
    browser.get(page)
    browser.wait(lambda: browser.buttons)
    assert all(browser.execute_script(IN_SIGHT, one) for one in browser.buttons)
    assert browser.execute_script(LOOK_FOR_CUT_BUTTONS) == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_large_text_loses_nothing(browser: Chromium, site: Site, width: int) -> None:
    turn = site.turn(site.game(well_under_way, players=4, seed=6))
    browser.show(width)
    for page in (turn, f"{site.address}/", f"{site.address}/rules"):
        browser.get(page)
        browser.execute_script(LARGE_TEXT)
        assert not browser.execute_script(IS_TOO_WIDE), page


@pytest.mark.parametrize("pages", [of_the_site, in_play, after_play])
def test_long_words_fit_the_smallest_phone(
    browser: Chromium, site: Site, pages: Pages, pseudo_language: Spoken
) -> None:
    browser.show(NARROW)
    found = {}
    for page in pages(site):
        browser.open_unfolded(in_language(page, CODE))
        cut = browser.execute_script(LOOK_FOR_CUT_WORDS)
        if cut or browser.execute_script(IS_TOO_WIDE):
            found[page.removeprefix(site.address)] = cut
    assert found == {}
