"""A player who waits: what the page says meanwhile, and a note to themselves, in a browser."""

from __future__ import annotations

from selenium import webdriver
from selenium.webdriver.common.by import By

from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.test_axe import check
from tests.browser.test_pages import heading, press
from tests.service.harness import Harness, in_window


def test_a_player_who_waits_writes_a_note(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now)
    assert harness.act_until(in_window)
    browser.get(site.page(harness.id, harness.position().turn))
    assert heading(browser).startswith("Waiting for")
    browser.find_element(By.LINK_TEXT, "Write a note to yourself").click()
    browser.find_element(By.CSS_SELECTOR, "#note summary").click()
    browser.find_element(By.NAME, "note").send_keys("Burt collects Jesse James.")
    press(browser, "Save the note")
    assert "Your note is saved" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    assert browser.find_element(By.NAME, "note").get_property("value") == "Burt collects Jesse James."
    assert not browser.execute_script(IS_TOO_WIDE)
    check(browser)
