"""Reading a game in a browser: from moment to moment by links, keys and slider; views, scores, downloads, print."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import engine
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site, running
from tests.browser.measures import DESK, WIDTHS
from tests.service.analysed import analysed, ask
from tests.service.harness import Harness, bold, over

TALLEST = 9000  # pixels of a hand on a phone; a whole game would have 30,000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[Site]:
    """One site for all tests here, none of which changes a game."""
    with running(tmp_path_factory.mktemp("history"), migrated) as site:
        yield site


@pytest.fixture(scope="module")
def game(site: Site) -> Harness:
    return site.game(over, bold, seed=4)


def moment(browser: Chromium) -> int:
    """Return the number of the move after which the page shows the table."""
    return int(browser.current_url.partition("/at/")[2].partition("?")[0])


def press(browser: Chromium, *keys: str) -> int:
    """Press keys together; return the moment to which they lead."""
    before = browser.current_url
    held = ActionChains(browser)
    for key in keys[:-1]:
        held = held.key_down(key)
    held = held.send_keys(keys[-1])
    for key in keys[:-1]:
        held = held.key_up(key)
    held.perform()
    browser.wait(lambda: browser.current_url != before and browser.heading)
    return moment(browser)


def boundaries(game: Harness) -> tuple[list[int], list[int]]:
    """Return the moments at which turns and hands begin."""
    told = game.story(None)
    turns = [entry.n - 1 for entry in told if entry.move.verb in engine.DRAWS]
    return turns, [0, *(entry.n for entry in told if entry.ends_hand)][:-1]


def test_keys_lead_from_moment_to_moment(browser: Chromium, site: Site, game: Harness) -> None:
    browser.show(DESK)
    turns, hands = boundaries(game)
    last = game.game().at
    browser.get(f"{site.address}/g/{game.id}/at/40")
    assert press(browser, Keys.ARROW_RIGHT) == 41
    assert press(browser, Keys.ARROW_LEFT) == 40
    assert press(browser, Keys.SHIFT, Keys.ARROW_RIGHT) == min(n for n in turns if n > 40)
    assert press(browser, Keys.CONTROL, Keys.ARROW_RIGHT) == hands[1]
    assert press(browser, Keys.SHIFT, Keys.ARROW_LEFT) == max(n for n in turns if n < hands[1])
    assert press(browser, Keys.CONTROL, Keys.ARROW_LEFT) == 0
    assert press(browser, Keys.SHIFT, Keys.END) == last
    assert press(browser, Keys.SHIFT, Keys.HOME) == 0


def test_the_slider_leads_to_any_moment(browser: Chromium, site: Site, game: Harness) -> None:
    browser.get(f"{site.address}/g/{game.id}/at/40?view=all")
    slider = browser.find("input[type=range]")
    assert (slider.get_attribute("value"), slider.get_attribute("max")) == ("40", str(game.game().at))
    slider.send_keys(Keys.END)
    browser.wait(lambda: "/at/40" not in browser.current_url)
    assert moment(browser) == game.game().at
    assert browser.current_url.endswith("?view=all")


def test_links_do_the_same_without_scripts(scriptless: Chromium, site: Site, game: Harness) -> None:
    browser = scriptless
    browser.get(f"{site.address}/g/{game.id}")
    browser.find(".turns .number").click()
    assert browser.heading == f"After move {moment(browser)}"
    assert not browser.find_all("input[type=range]")
    at = moment(browser)
    browser.find(".moments [rel=next]").click()
    assert moment(browser) == at + 1
    browser.find_element(By.PARTIAL_LINK_TEXT, "As it really was").click()
    assert "All hands at that time" in browser.text()
    browser.find_element(By.PARTIAL_LINK_TEXT, "Last").click()
    assert moment(browser) == game.game().at
    assert "view=all" in browser.current_url
    browser.find(".eyebrow a").click()
    assert "/at/" not in browser.current_url


def test_a_player_switches_between_three_views_at_the_same_moment(browser: Chromium, site: Site, game: Harness) -> None:
    browser.get(f"{site.page(game.id, 1)}/history?hand=2")
    for words in ("As a bystander knew it", "As it really was", "As I knew it"):
        browser.follow(browser.find_element(By.LINK_TEXT, words))
        assert browser.text(".switches strong") == words
        assert browser.text("#moves") == "Hand 2, turn by turn"


def test_a_hand_on_a_phone_is_a_fraction_of_what_the_game_was(browser: Chromium, site: Site, game: Harness) -> None:
    for hand in range(1, game.position().hand_no + 1):
        browser.get(f"{site.address}/g/{game.id}?hand={hand}")
        assert browser.execute_script("return document.documentElement.scrollHeight") < TALLEST


def test_on_a_wide_screen_the_table_stands_beside_the_turns(browser: Chromium, site: Site, game: Harness) -> None:
    browser.show(DESK)
    for page in ("", "/at/40"):
        browser.get(f"{site.address}/g/{game.id}{page}")
        table, turns = (browser.find(part).rect for part in (".table", ".turns"))
        assert table["x"] + table["width"] <= turns["x"]
        assert abs(table["y"] - turns["y"]) < 200


def test_print_leaves_out_what_leads_elsewhere(browser: Chromium, site: Site, game: Harness) -> None:
    browser.show(DESK)
    browser.get(f"{site.address}/g/{game.id}/scores")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    seen = "return !!document.querySelector(arguments[0]).getClientRects().length"
    assert browser.execute_script(seen, ".matrix")
    assert browser.execute_script(seen, ".chart svg")
    assert not browser.execute_script(seen, ".masthead")
    assert not browser.execute_script(seen, ".downloads")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


# Returns by how many pixels the largest sum of a poster is wider than its tile, of each tile.
SPILT_MONEY = """
for (const details of document.querySelectorAll('details')) details.open = true;
return [...document.querySelectorAll('ul.tiles .tile')].map((tile) => {
  const money = tile.querySelector('.drawn > span');
  money.textContent = '$11,000';
  const range = document.createRange();
  range.selectNodeContents(money);
  return Math.max(0, range.getBoundingClientRect().width - tile.clientWidth);
});
"""


def test_the_largest_sum_fits_into_the_tables_of_the_coach(browser: Chromium, site: Site, game: Harness) -> None:
    ask(game, 0)
    analysed(game, 0)
    for width in WIDTHS:
        browser.show(width)
        browser.get(f"{site.page(game.id, 0)}/my-play")
        spilt = browser.execute_script(SPILT_MONEY)
        assert (len(spilt) >= 7, max(spilt)) == (True, 0), width
