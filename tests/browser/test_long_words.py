"""In a language of longer words no page is wider than the smallest phone, and no word of it is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium import webdriver

import engine
from service.languages.spoken import Spoken
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, show, unfold
from tests.browser.states import how_they_played
from tests.browser.test_looks import SMALLEST
from tests.pseudo_language import CODE
from tests.service.harness import Harness, bold, in_window, over, well_under_way

pytestmark = pytest.mark.slow

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


def pages(site: Site) -> Iterator[str]:
    """The main pages: of the site, of a turn, of a question, and of a game that is over."""
    yield from (f"{site.address}{path}" for path in ("/", "/start", "/learn/3", "/learn/end", "/about", "/my-games"))
    yield f"{site.address}/rules/{next(iter(engine.EDITIONS))}"
    played = Harness(site.database, site.now, 4, seed=6)
    played.act_until(well_under_way, bold)
    turn = played.position().turn
    yield from (site.page(played.id, n % 4) for n in (turn, turn + 1))
    yield from (
        f"{site.page(played.id, turn)}/{page}" for page in ("clock", "mails", "mail-history", "resign", "forget")
    )
    asked = Harness(site.database, site.now, 4, seed=7)
    asked.act_until(in_window, bold)
    yield site.page(asked.id, asked.position().to_act()[0])
    ended = Harness(site.database, site.now, 2, seed=8)
    ended.act_until(over, bold)
    yield from how_they_played(site, ended)
    game = f"{site.address}/g/{ended.id}"
    yield from (site.page(ended.id, 0), game, f"{game}/scores", f"{game}/check", f"{game}/at/30")


def test_long_words_fit_the_smallest_phone(browser: webdriver.Chrome, site: Site, pseudo_language: Spoken) -> None:
    show(browser, SMALLEST)
    found = {}
    for page in pages(site):
        browser.get(f"{page}?lang={CODE}")
        unfold(browser)
        cut = browser.execute_script(LOOK_FOR_CUT_WORDS)
        if cut or browser.execute_script(IS_TOO_WIDE):
            found[page.removeprefix(site.address)] = cut
    assert found == {}
