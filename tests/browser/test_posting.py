"""Posting in place while something is in the way: no network, a slow answer, a second press, other pages."""

from __future__ import annotations

from typing import Any

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.measures import PHONE, show
from tests.browser.test_one_screen import before_a_turn, other_card
from tests.browser.test_pages import heading
from tests.browser.test_scripts import buttons, preview, wait
from tests.service.harness import Harness
from tests.service.web.test_game_over import ends_a_hand

DRAW = '.dock [value="draw supply"]'
MIDDLE = "const {x, y, width, height} = arguments[0].getBoundingClientRect(); return [x + width / 2, y + height / 2]"
HAS_FOCUS = "return arguments[0].contains(document.activeElement)"


def opened(browser: webdriver.Chrome, site: Site) -> Harness:
    """Open the page of a player whose turn begins."""
    show(browser, PHONE)
    harness, _ = before_a_turn(site)
    browser.get(site.page(harness.id, harness.position().turn))
    return harness


def draw(browser: webdriver.Chrome) -> None:
    browser.find_element(By.CSS_SELECTOR, DRAW).click()


def connect(browser: webdriver.Chrome, **conditions: Any) -> None:
    usual = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", usual | conditions)


def test_without_a_network_the_page_says_so_and_the_same_press_plays_later(
    browser: webdriver.Chrome, site: Site
) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    browser.execute_script("scrollTo(0, 300)")
    connect(browser, offline=True)
    try:
        draw(browser)
        wait(browser, lambda: browser.find_elements(By.CSS_SELECTOR, ".not-sent"))
    finally:
        connect(browser)
    told = browser.find_element(By.CSS_SELECTOR, "[role=alert]")
    assert "nothing is played twice" in told.text
    assert browser.execute_script(IN_SIGHT, told)
    assert harness.game().at == at
    draw(browser)
    wait(browser, lambda: buttons(browser))
    assert not browser.find_elements(By.CSS_SELECTOR, ".not-sent")
    assert harness.game().at == at + 1


def test_while_an_answer_is_awaited_a_second_press_posts_nothing(browser: webdriver.Chrome, site: Site) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    connect(browser, latency=1500)
    try:
        draw(browser)
        assert browser.find_element(By.TAG_NAME, "main").get_attribute("aria-busy") == "true"
        draw(browser)
        wait(browser, lambda: buttons(browser))
    finally:
        connect(browser)
    assert browser.find_element(By.TAG_NAME, "main").get_attribute("aria-busy") is None
    assert harness.game().at == at + 1
    assert not browser.find_elements(By.CSS_SELECTOR, "[role=alert]")


def test_the_second_half_of_a_double_press_presses_nothing_that_has_just_appeared(
    browser: webdriver.Chrome, site: Site
) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    x, y = browser.execute_script(MIDDLE, browser.find_element(By.CSS_SELECTOR, DRAW))
    for clicks, moves in ((2, 0), (1, 1)):
        for kind in ("mousePressed", "mouseReleased"):
            event = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": clicks}
            browser.execute_cdp_cmd("Input.dispatchMouseEvent", event)
        if moves:
            wait(browser, lambda: buttons(browser))
        assert harness.game().at == at + moves


def test_back_leaves_the_table_and_forward_shows_it_as_it_is(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/about")
    harness = opened(browser, site)
    draw(browser)
    wait(browser, lambda: buttons(browser))
    browser.back()
    wait(browser, lambda: browser.current_url.endswith("/about"))
    browser.forward()
    wait(browser, lambda: buttons(browser))
    assert heading(browser) == "Your turn"
    assert not browser.find_elements(By.CSS_SELECTOR, DRAW)
    assert harness.position().phase == "play"


def test_a_turn_by_keyboard_alone_keeps_the_focus_at_the_hand(browser: webdriver.Chrome, site: Site) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    browser.find_element(By.CSS_SELECTOR, DRAW).send_keys(Keys.ENTER)
    wait(browser, lambda: buttons(browser))
    assert browser.execute_script(HAS_FOCUS, browser.find_element(By.CLASS_NAME, "dock"))
    for _ in range(3):  # the name of a card, which opens what it does, comes before its buttons
        if browser.switch_to.active_element not in buttons(browser):
            browser.switch_to.active_element.send_keys(Keys.TAB)
    assert browser.switch_to.active_element in buttons(browser)
    while not (browser.switch_to.active_element.get_attribute("aria-label") or "").startswith("Discard"):
        browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    browser.switch_to.active_element.send_keys(Keys.SPACE)
    preview(browser, "Yes, do it")
    for _ in range(40):
        if browser.switch_to.active_element.text == "Yes, do it":
            break
        browser.switch_to.active_element.send_keys(Keys.TAB)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    wait(browser, lambda: heading(browser) != "Your turn")
    assert harness.game().at == at + 2
    assert browser.execute_script(HAS_FOCUS, browser.find_element(By.TAG_NAME, "main"))


def test_the_result_of_a_hand_and_the_next_hand_take_the_place_of_the_page(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=3)
    assert harness.act_until(ends_a_hand)
    browser.get(site.page(harness.id, harness.position().turn))
    browser.execute_script("window.isTheSame = true; scrollTo(0, 250)")
    other_card(browser, "nobody").click()
    preview(browser, "Yes, do it")
    browser.find_element(By.CSS_SELECTOR, ".reviewed .act button").click()
    wait(browser, lambda: heading(browser).endswith("is over"))
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 0]
    said = browser.find_element(By.CSS_SELECTOR, "body > [role=status]").get_attribute("textContent") or ""
    assert said.endswith(f"{heading(browser)}.")
    browser.execute_script("scrollTo(0, 250)")
    browser.find_element(By.CSS_SELECTOR, ".head a.button").click()
    wait(browser, lambda: not heading(browser).endswith("is over"))
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 0]
    assert "did=" not in browser.current_url
