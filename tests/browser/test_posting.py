"""Posting in place while something is in the way: no network, a slow answer, a second press, other pages."""

from __future__ import annotations

import threading

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Chromium, label
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.measures import DRAW
from tests.browser.positions import before_a_turn
from tests.service.harness import Harness
from tests.service.web.test_game_over import ends_a_hand

MIDDLE = "const {x, y, width, height} = arguments[0].getBoundingClientRect(); return [x + width / 2, y + height / 2]"
HAS_FOCUS = "return arguments[0].contains(document.activeElement)"


def opened(browser: Chromium, site: Site) -> Harness:
    """Open the page of a player whose turn begins."""
    harness, _ = before_a_turn(site)
    browser.get(site.turn(harness))
    return harness


def draw(browser: Chromium) -> None:
    browser.find(DRAW).click()


def connect(browser: Chromium, connected: bool) -> None:
    conditions = {"offline": not connected, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)


def test_without_a_network_the_page_says_so_and_the_same_press_plays_later(browser: Chromium, site: Site) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    browser.execute_script("scrollTo(0, 300)")
    connect(browser, False)
    try:
        draw(browser)
        browser.wait(lambda: browser.find_all(".not-sent"))
    finally:
        connect(browser, True)
    told = browser.find("[role=alert]")
    assert "nothing is played twice" in told.text
    assert browser.execute_script(IN_SIGHT, told)
    assert harness.game().at == at
    draw(browser)
    browser.wait(lambda: browser.buttons)
    assert not browser.find_all(".not-sent")
    assert harness.game().at == at + 1


def test_while_an_answer_is_awaited_a_second_press_posts_nothing(browser: Chromium, site: Site) -> None:
    harness = opened(browser, site)
    at, answers, answer = harness.game().at, threading.Event(), site.app.wsgi_app
    site.app.wsgi_app = lambda *request: answers.wait() and answer(*request)
    draw(browser)
    assert browser.find("main").get_attribute("aria-busy") == "true"
    draw(browser)
    answers.set()
    browser.wait(lambda: browser.buttons)
    assert browser.find("main").get_attribute("aria-busy") is None
    assert harness.game().at == at + 1
    assert not browser.find_all("[role=alert]")


def test_the_second_half_of_a_double_press_presses_nothing_that_has_just_appeared(
    browser: Chromium, site: Site
) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    x, y = browser.execute_script(MIDDLE, browser.find(DRAW))
    for clicks, moves in ((2, 0), (1, 1)):
        for kind in ("mousePressed", "mouseReleased"):
            event = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": clicks}
            browser.execute_cdp_cmd("Input.dispatchMouseEvent", event)
        if moves:
            browser.wait(lambda: browser.buttons)
        assert harness.game().at == at + moves


def test_back_leaves_the_table_and_forward_shows_it_as_it_is(browser: Chromium, site: Site) -> None:
    browser.get(f"{site.address}/about")
    harness = opened(browser, site)
    draw(browser)
    browser.wait(lambda: browser.buttons)
    browser.back()
    browser.wait(lambda: browser.current_url.endswith("/about"))
    browser.forward()
    browser.wait(lambda: browser.buttons)
    assert browser.heading == "Your turn"
    assert not browser.find_all(DRAW)
    assert harness.position().phase == "play"


def test_a_turn_by_keyboard_alone_keeps_the_focus_at_the_hand(browser: Chromium, site: Site) -> None:
    harness = opened(browser, site)
    at = harness.game().at
    browser.find(DRAW).send_keys(Keys.ENTER)
    browser.wait(lambda: browser.buttons)
    assert browser.execute_script(HAS_FOCUS, browser.find(".dock"))
    for _ in range(3):  # the name of a card, which opens what it does, comes before its buttons
        if browser.switch_to.active_element not in browser.buttons:
            browser.switch_to.active_element.send_keys(Keys.TAB)
    assert browser.switch_to.active_element in browser.buttons
    while not label(browser.switch_to.active_element).startswith("Discard"):
        browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    browser.switch_to.active_element.send_keys(Keys.SPACE)
    browser.preview("Yes, do it")
    for _ in range(40):
        if browser.switch_to.active_element.text == "Yes, do it":
            break
        browser.switch_to.active_element.send_keys(Keys.TAB)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    browser.wait(lambda: browser.heading != "Your turn")
    assert harness.game().at == at + 2
    assert browser.execute_script(HAS_FOCUS, browser.find("main"))


def test_the_result_of_a_hand_and_the_next_hand_take_the_place_of_the_page(browser: Chromium, site: Site) -> None:
    browser.get(site.turn(site.game(ends_a_hand, seed=3)))
    browser.execute_script("window.isTheSame = true; scrollTo(0, 250)")
    browser.other_card("nobody").click()
    browser.preview("Yes, do it")
    browser.yes.click()
    browser.wait(lambda: browser.heading.endswith("is over"))
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 0]
    assert browser.said.endswith(f"{browser.heading}.")
    browser.execute_script("scrollTo(0, 250)")
    browser.find(".head a.button").click()
    browser.wait(lambda: not browser.heading.endswith("is over"))
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 0]
    assert "did=" not in browser.current_url
