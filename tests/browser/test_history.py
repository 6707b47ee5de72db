"""Reading a game in a browser: from moment to moment by links, keys and slider; views, scores, downloads, print."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import engine
from tests.browser.conftest import Site, running
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, LOOK_FOR_SMALL_TARGETS, PHONE, show, unfold
from tests.browser.test_axe import check
from tests.browser.test_pages import DESK, follow, heading
from tests.browser.test_scripts import wait
from tests.quick import few
from tests.service.harness import Harness, bold, over

pytestmark = pytest.mark.slow

TALLEST = 9000  # pixels of a hand on a phone; a whole game would have 30,000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[Site]:
    """One site for all tests here, none of which changes anything."""
    with running(tmp_path_factory.mktemp("history"), migrated) as site:
        yield site


@pytest.fixture(scope="module")
def game(site: Site) -> Harness:
    harness = Harness(site.database, site.now, seed=4)
    assert harness.act_until(over, bold)
    return harness


@pytest.fixture
def scripts_off(browser: webdriver.Chrome) -> Iterator[None]:
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    yield
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def moment(browser: webdriver.Chrome) -> int:
    """Return the number of the move after which the page shows the table."""
    return int(browser.current_url.partition("/at/")[2].partition("?")[0])


def press(browser: webdriver.Chrome, *keys: str) -> int:
    """Press keys together; return the moment to which they lead."""
    before = browser.current_url
    held = ActionChains(browser)
    for key in keys[:-1]:
        held = held.key_down(key)
    held = held.send_keys(keys[-1])
    for key in keys[:-1]:
        held = held.key_up(key)
    held.perform()
    wait(browser, lambda: browser.current_url != before and heading(browser))
    return moment(browser)


def boundaries(game: Harness) -> tuple[list[int], list[int]]:
    """Return the moments at which turns and hands begin."""
    told = game.story(None)
    turns = [entry.n - 1 for entry in told if entry.move.verb in engine.DRAWS]
    return turns, [0, *(entry.n for entry in told if entry.ends_hand)][:-1]


def test_keys_lead_from_moment_to_moment(browser: webdriver.Chrome, site: Site, game: Harness) -> None:
    show(browser, DESK)
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


def test_the_slider_leads_to_any_moment(browser: webdriver.Chrome, site: Site, game: Harness) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/g/{game.id}/at/40?view=all")
    slider = browser.find_element(By.CSS_SELECTOR, "input[type=range]")
    assert (slider.get_attribute("value"), slider.get_attribute("max")) == ("40", str(game.game().at))
    slider.send_keys(Keys.END)
    wait(browser, lambda: "/at/40" not in browser.current_url)
    assert moment(browser) == game.game().at
    assert browser.current_url.endswith("?view=all")


@pytest.mark.usefixtures("scripts_off")
def test_links_do_the_same_without_scripts(browser: webdriver.Chrome, site: Site, game: Harness) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/g/{game.id}")
    browser.find_element(By.CSS_SELECTOR, ".turns .number").click()
    assert heading(browser) == f"After move {moment(browser)}"
    assert not browser.find_elements(By.CSS_SELECTOR, "input[type=range]")
    at = moment(browser)
    browser.find_element(By.CSS_SELECTOR, ".moments [rel=next]").click()
    assert moment(browser) == at + 1
    browser.find_element(By.PARTIAL_LINK_TEXT, "As it really was").click()
    assert "All hands at that time" in browser.find_element(By.TAG_NAME, "main").text
    browser.find_element(By.PARTIAL_LINK_TEXT, "Last").click()
    assert moment(browser) == game.game().at
    assert "view=all" in browser.current_url
    browser.find_element(By.CSS_SELECTOR, ".eyebrow a").click()
    assert "/at/" not in browser.current_url


def test_a_player_switches_between_three_views_at_the_same_moment(
    browser: webdriver.Chrome, site: Site, game: Harness
) -> None:
    show(browser, PHONE)
    browser.get(f"{site.page(game.id, 1)}/history?hand=2")
    for words in ("As a bystander knew it", "As it really was", "As I knew it"):
        follow(browser, browser.find_element(By.LINK_TEXT, words))
        assert browser.find_element(By.CSS_SELECTOR, ".switches strong").text == words
        assert browser.find_element(By.ID, "moves").text == "Hand 2, turn by turn"


def test_a_hand_on_a_phone_is_a_fraction_of_what_the_game_was(
    browser: webdriver.Chrome, site: Site, game: Harness
) -> None:
    show(browser, PHONE)
    for hand in range(1, game.position().hand_no + 1):
        browser.get(f"{site.address}/g/{game.id}?hand={hand}")
        assert browser.execute_script("return document.documentElement.scrollHeight") < TALLEST


def test_on_a_wide_screen_the_table_stands_beside_the_turns(
    browser: webdriver.Chrome, site: Site, game: Harness
) -> None:
    show(browser, DESK)
    for page in ("", "/at/40"):
        browser.get(f"{site.address}/g/{game.id}{page}")
        table, turns = (browser.find_element(By.CSS_SELECTOR, part).rect for part in (".table", ".turns"))
        assert table["x"] + table["width"] <= turns["x"]
        assert abs(table["y"] - turns["y"]) < 200


def test_the_shuffles_are_checked_by_one_press(browser: webdriver.Chrome, site: Site, game: Harness) -> None:
    browser.get(f"{site.address}/g/{game.id}")
    follow(browser, browser.find_element(By.LINK_TEXT, "Check the shuffles"))
    assert heading(browser) == "The shuffles are as promised"


def test_print_leaves_out_what_leads_elsewhere(browser: webdriver.Chrome, site: Site, game: Harness) -> None:
    show(browser, DESK)
    browser.get(f"{site.address}/g/{game.id}/scores")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    seen = "return !!document.querySelector(arguments[0]).getClientRects().length"
    assert browser.execute_script(seen, ".matrix")
    assert browser.execute_script(seen, ".chart svg")
    assert not browser.execute_script(seen, ".masthead")
    assert not browser.execute_script(seen, ".downloads")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


@pytest.mark.parametrize(("width", "scheme"), few([(PHONE, "light"), (DESK, "dark")], 1))
def test_axe_finds_no_fault_in_the_pages_of_a_history(
    browser: webdriver.Chrome, site: Site, game: Harness, width: int, scheme: str
) -> None:
    """The contrast of text is also measured in the other scheme: axe-core takes seconds for it on these long pages."""
    own = site.page(game.id, 0)
    pages = (f"{own}/history", f"{own}/at/30", *(f"{site.address}/g/{game.id}{end}" for end in ENDS))
    for page in pages:
        show(browser, width, OTHER[scheme])
        browser.get(page)
        unfold(browser)
        assert not browser.execute_script(LOOK_FOR_CONTRAST), page
        show(browser, width, scheme)
        assert not browser.execute_script(IS_TOO_WIDE), page
        assert not browser.execute_script(LOOK_FOR_SMALL_TARGETS), page
        check(browser)


OTHER = {"light": "dark", "dark": "light"}
ENDS = ("?hand=2&view=all", "/at/30?view=all", "/scores", "/check")
