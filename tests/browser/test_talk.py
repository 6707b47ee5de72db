"""Table talk in a browser: a line is said, read by another player, muted, and switched off by the organiser."""

from __future__ import annotations

from datetime import timedelta

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from service.games.transaction import GameTransaction
from service.table import talking
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.test_axe import check
from tests.browser.test_pages import DESK, press
from tests.browser.test_scripts import ASK_NOW, wait
from tests.service.harness import Harness

pytestmark = pytest.mark.slow

HOSTILE = "<img src=x onerror=document.title='hacked'> שלום " + "W" * 200


def section(browser: webdriver.Chrome) -> str:
    return browser.find_element(By.CSS_SELECTOR, "section:has(#talk)").text


def test_players_talk_to_each_other(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=3)
    with site.database.writing() as session:
        talking.say(GameTransaction.lock(session, harness.id, site.now, 2), 2, HOSTILE)
    browser.get(site.page(harness.id, 1))
    field = browser.find_element(By.ID, "talk-line")
    field.send_keys("Look at evil.com")
    press(browser, "Say it")
    assert "No link and no address" in browser.find_element(By.CSS_SELECTOR, "[role=alert]").text
    field = browser.find_element(By.ID, "talk-line")
    assert field.get_attribute("value") == "Look at evil.com"
    field.clear()
    field.send_keys("Good luck!")
    press(browser, "Say it")
    assert browser.execute_script("return document.querySelector('#talk').getBoundingClientRect().top") < 844
    assert "Burt: “Good luck!” you" in section(browser)
    for width, scheme in ((PHONE, "light"), (DESK, "dark")):
        show(browser, width, scheme)
        browser.get(site.page(harness.id, 0))
        browser.execute_script("document.querySelectorAll('details').forEach(one => one.open = true)")
        assert "Burt: “Good luck!”" in section(browser)
        assert HOSTILE in section(browser)
        assert not browser.execute_script(IS_TOO_WIDE)
        check(browser)
    press(browser, "Switch it off for everybody")
    assert "has switched the table talk of this game off" in section(browser)
    browser.get(site.page(harness.id, 1))
    assert "Good luck!" not in section(browser)


def test_a_line_appears_while_a_player_chooses_and_nothing_that_is_chosen_is_lost(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=3)
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    browser.get(site.page(harness.id, turn))
    browser.find_element(By.ID, "talk-line").send_keys("One mo")
    for n in range(22):
        with site.database.writing() as session:
            speaker = [one for one in range(3) if one != turn][n % 2]
            at = site.now + timedelta(minutes=n)
            talking.say(GameTransaction.lock(session, harness.id, at, speaker), speaker, f"Line {n}")
        if n in (0, 20, 21):
            browser.execute_script(ASK_NOW)
            wait(browser, lambda n=n: f"“Line {n}”" in section(browser))
        if n == 20:
            browser.find_element(By.CSS_SELECTOR, ".talk summary").click()
    assert "“Line 0”" in section(browser), "the earlier lines are still unfolded"
    assert browser.find_element(By.ID, "talk-line").get_attribute("value") == "One mo"
    assert not browser.find_elements(By.LINK_TEXT, "Show the new table")
